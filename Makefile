# Needs Python 3.11 or newer with its venv module, and Node 20.19 or newer for the browser client; everything else is
# installed into .venv and web/node_modules.
# `make PYTHON=python3.13 ...` takes another interpreter; `make play HOST=0.0.0.0` plays with others in the network.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check
PYTEST := $(BIN)/pytest
# More than there are cores: the browser's tests and those of a killed server mostly wait
WORKERS ?= 3
RUN := $(BIN)/grognard

.PHONY: help setup client engine play test checks browser lint types contracts deps web screenshots cover golden fix bench benchmarks laws lock clean

help: ## this list
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  make \1|\2/p' Makefile | while IFS='|' read -r a b; do printf '%-18s %s\n' "$$a" "$$b"; done

setup: client engine ## make .venv: pinned packages, the project itself, editable; the browser client, the compiled engine

client: .venv/project
	@$(BIN)/python hatch_build.py client

engine: .venv/project
	@$(BIN)/python hatch_build.py engine

play: setup ## serve the tables and open the browser on them
	@$(RUN) serve --open $(if $(HOST),--host $(HOST))

# While one core compiles the engine, the other does what needs no engine
test: .venv/project ## every check: lint, types, import directions, dependencies, the client, tests
	@$(MAKE) -j2 engine checks
	@echo "tests"
	@$(PYTEST) -n $(WORKERS) --dist worksteal
	@echo "tests of the engine, interpreted"
	@GROGNARD_PURE=1 $(PYTEST) -n $(WORKERS) --dist worksteal tests/core tests/games tests/test_golden.py tests/test_nodes.py

checks: lint types contracts deps web browser

lint: .venv/project ## style and common mistakes
	@echo "lint"
	@$(BIN)/ruff format --quiet --check . || { echo "not formatted: run 'make fix'"; $(BIN)/ruff format --check .; exit 1; }
	@$(BIN)/ruff check --quiet .

types: .venv/project ## mypy, strict
	@echo "types"
	@$(BIN)/mypy --no-error-summary

contracts: .venv/project ## who may import whom
	@echo "import directions"
	@out=$$($(BIN)/lint-imports 2>&1) || { echo "$$out"; exit 1; }

deps: .venv/project ## declared dependencies are those used
	@echo "dependencies"
	@out=$$($(BIN)/deptry --no-ansi src 2>&1) || { echo "$$out"; exit 1; }

web: client ## the browser client: its types and unit tests
	@echo "browser client"
	@[ -d web/node_modules ] || { echo "the browser client needs Node 20.19 or newer and npm" >&2; exit 1; }
	@cd web && out=$$(npm run --silent check 2>&1) || { echo "$$out"; exit 1; }
	@cd web && out=$$(npm run --silent test 2>&1) || { echo "$$out"; exit 1; }

screenshots: setup browser ## every page and table as pictures in docs/screenshots
	@$(BIN)/python -m tests.browser.screenshots

# The browser's tests need Chromium and a font; where a package is missing and may be installed, it is.
browser: ## Chromium and a font for the tests, from the system's packages
	@need=; [ -n "$$GROGNARD_CHROMIUM" ] || command -v chromium >/dev/null || command -v chromium-browser >/dev/null || \
		command -v google-chrome >/dev/null || command -v google-chrome-stable >/dev/null || need="chromium"; \
	find /usr/share/fonts /usr/local/share/fonts "$$HOME/.fonts" "$$HOME/.local/share/fonts" -name '*.[to]tf' 2>/dev/null | \
		grep -q . || need="$$need fonts-dejavu-core"; \
	[ -z "$$need" ] && exit 0; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "installing $$need"; \
		{ apt-get -qq update && apt-get -qq install -y --no-install-recommends $$need; } >/dev/null && exit 0; \
	fi; \
	echo "the browser's tests need$$(printf ' %s' $$need): apt-get install -y --no-install-recommends $$need" >&2; exit 1

cover: setup ## tests again, showing lines that none of them reaches
	@$(BIN)/coverage run -m pytest && $(BIN)/coverage report

golden: setup ## rewrite tests/golden and docs/protocol.md after a change that was meant; read the diff
	@$(BIN)/python -m tests.golden_files
	@$(RUN) schema > docs/protocol.md

fix: setup ## format, and repair what can be repaired
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

bench: setup ## how fast the engine plays
	@$(RUN) bench rush

benchmarks: setup ## our speed beside other engines, and how cost grows; writes docs/benchmarks.md
	@$(BIN)/python -m benchmarks --docs

laws: setup ## the long run: every pair of options, and 10000 random games for each number of seats
	@for game in rush battlegrounds doomtrooper; do $(RUN) laws $$game --pairwise --games 5 || exit 1; done
	@for n in 2 3 4 5; do $(RUN) laws rush --games 10000 --seats $$n || exit 1; done
	@for t in "battle 2" "battle 3" "battle 4" "teams 4" "family 2" "family 3" "family 4" "solo 1"; do set -- $$t; \
		$(RUN) laws battlegrounds --games 10000 --variant $$1 --seats $$2 || exit 1; done

lock: ## renew requirements.lock after a change of dependencies (UPGRADE=--upgrade for newer versions)
	@echo "renewing requirements.lock"
	@tmp=$$(mktemp -d) && trap 'rm -rf "$$tmp"' EXIT && \
	$(PYTHON) -m venv "$$tmp" && "$$tmp/bin/python" -m pip -qq --disable-pip-version-check install uv && \
	"$$tmp/bin/uv" pip compile --quiet --universal --generate-hashes --no-annotate --python-version 3.11 \
		--extra dev --custom-compile-command 'make lock' $(UPGRADE) --output-file requirements.lock pyproject.toml

clean: ## remove .venv, caches and built files
	rm -rf .venv .benchmarks build dist src/grognard/_compiled src/grognard/web web/node_modules htmlcov .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name .git -prune -o -name node_modules -prune -o -type d -name __pycache__ -print | xargs -r rm -rf

# The stamps lie inside .venv. A new lock makes a new .venv, so that nothing unpinned survives in it.

.venv/packages: requirements.lock
	@command -v $(PYTHON) >/dev/null || { echo "grognard needs Python 3.11 or newer, and '$(PYTHON)' is not found" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "grognard needs Python 3.11 or newer, and '$(PYTHON)' is $$($(PYTHON) --version 2>&1)" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "'$(PYTHON)' lacks its venv module: on Debian and Ubuntu, apt install python3-venv" >&2; exit 1; }
	@echo "making .venv"
	@$(PYTHON) -m venv --clear .venv
	@echo "installing the pinned packages"
	@$(PIP) install --require-hashes -r requirements.lock
	@touch $@

.venv/project: .venv/packages pyproject.toml
	@echo "installing grognard, editable"
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@
