# Needs Python 3.11 or newer with its venv module, and Node 20.19 or newer for the browser client; everything else is
# installed into .venv and web/node_modules, each time only what is asked for and missing (building/).
# `make PYTHON=python3.13 ...` takes another interpreter; `make play HOST=0.0.0.0` plays with others in the network, and
# PORT=… and DATA=… choose where the tables are.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
BIN := .venv/bin
ANOTHER := install it, or name one as in make PYTHON=python3.12
# What builds runs in .venv once there is one, which starts faster than what a version manager finds
BUILD = $(firstword $(wildcard $(BIN)/python) $(PYTHON)) -m building
PYTEST := $(BIN)/pytest
# More than there are cores: the browser's tests and those of a killed server mostly wait
WORKERS ?= 5
RUN := $(BIN)/grognard
TOOLS := .venv/release-tools/bin

.PHONY: help setup python dev client engine play test check checks interpreted steady browser lint types contracts deps web screenshots cover golden fields fix bench benchmarks laws release lock clean

help: ## this list
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  make \1|\2/p' Makefile | while IFS='|' read -r a b; do printf '%-18s %s\n' "$$a" "$$b"; done

setup: python ## everything for playing and programming: .venv, the browser client, the compiled engine
	@$(BUILD) setup
	@$(BIN)/python -m building engine

play: python ## serve the tables and open the browser on them; the engine compiles meanwhile
	@$(BUILD) play
	@$(RUN) serve --open --compile $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT)) $(if $(DATA),--data $(DATA))

python:
	@[ -x $(BIN)/python ] || command -v $(PYTHON) >/dev/null || { echo "grognard needs Python 3.11 or newer, and '$(PYTHON)' is not found: $(ANOTHER)" >&2; exit 1; }
	@[ -x $(BIN)/python ] || $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "grognard needs Python 3.11 or newer, and '$(PYTHON)' is $$($(PYTHON) --version 2>&1): $(ANOTHER)" >&2; exit 1; }

dev: python
	@$(BUILD) dev

client: python
	@$(BUILD) client

engine: dev
	@$(BIN)/python -m building engine

# While the engine compiles, what needs no compiled engine is done
test: dev ## every check: lint, types, import directions, dependencies, the client, tests
	@$(MAKE) -j2 engine checks interpreted
	@echo "tests"
	@$(PYTEST) -n $(WORKERS) --dist worksteal

check: lint types contracts ## two minutes before a commit: style, types, import directions, rules and scenarios interpreted
	@echo "rules, scenarios and texts"
	@GROGNARD_PURE=1 $(PYTEST) -n 2 --dist worksteal -m "not long" tests/core tests/games tests/text tests/test_rules.py tests/test_nodes.py

interpreted: dev ## tests of the engine, interpreted
	@echo "tests of the engine, interpreted"
	@GROGNARD_PURE=1 $(PYTEST) -n 2 --dist worksteal tests/core tests/games tests/test_golden.py tests/test_nodes.py tests/test_earlier.py

steady: dev setup browser ## server and browser tests five times at half speed, once beside two busy cores; hours, as root
	@$(BUILD) client --tests
	@$(BIN)/python -m tests.steady

checks: lint types contracts deps web browser

lint: dev ## style and common mistakes
	@echo "lint"
	@$(BIN)/ruff format --quiet --check . || { echo "not formatted: run 'make fix'"; $(BIN)/ruff format --check .; exit 1; }
	@$(BIN)/ruff check --quiet .

types: dev ## mypy, strict
	@echo "types"
	@$(BIN)/mypy --no-error-summary

contracts: dev ## check which packages may import which
	@echo "import directions"
	@out=$$($(BIN)/lint-imports 2>&1) || { echo "$$out"; exit 1; }

deps: dev ## declared dependencies are those used
	@echo "dependencies"
	@out=$$($(BIN)/deptry --no-ansi src 2>&1) || { echo "$$out"; exit 1; }

web: python ## the browser client: its format, style, types and unit tests
	@echo "browser client"
	@$(BUILD) client --tests
	@cd web && for step in format lint styles check test; do \
		out=$$(npm run --silent $$step 2>&1) || { echo "$$out"; [ $$step != format ] || echo "not formatted: run 'make fix'"; exit 1; }; done

screenshots: dev setup browser ## every page and table as pictures in docs/screenshots
	@$(BIN)/python -m tests.browser.screenshots

# The browser's tests need Chromium and a font; where a package is missing and may be installed, it is. The headless
# shell is a third smaller than the whole browser and takes two thirds of its processor time.
browser: ## Chromium and a font for the tests, from the system's packages
	@need=chromium-headless-shell; \
	for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do \
		command -v $$name >/dev/null && need=; done; \
	[ -z "$$GROGNARD_CHROMIUM" ] || need=; \
	find /usr/share/fonts /usr/local/share/fonts "$$HOME/.fonts" "$$HOME/.local/share/fonts" /System/Library/Fonts -name '*.[to]tf' 2>/dev/null | \
		grep -q . || need="$$need fonts-dejavu-core"; \
	[ -z "$$need" ] && exit 0; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		install() { apt-get -qq install -y --no-install-recommends $$1 >/dev/null; }; \
		echo "installing $$need"; apt-get -qq update >/dev/null && \
		for package in $$need; do \
			install $$package || { [ $$package = chromium-headless-shell ] && install chromium; } || exit 1; \
		done && exit 0; \
	fi; \
	echo "the browser's tests need$$(printf ' %s' $$need): apt-get install -y --no-install-recommends $$need" >&2; exit 1

cover: dev setup ## tests again, showing lines that none of them reaches
	@$(BIN)/coverage run -m pytest && $(BIN)/coverage report

golden: dev setup ## rewrite tests/golden and docs/protocol.md after a change that was meant; read the diff
	@$(BIN)/python -m tests.golden_files
	@$(RUN) schema > docs/protocol.md

fields: dev ## rewrite the code generated from declarations: how states are copied and saved, numbers of events
	@$(BIN)/python -m building fields

fix: dev ## format, and repair what can be repaired
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .
	@$(BUILD) client --tests
	@cd web && npm run --silent fix

bench: dev setup ## instructions per decision and compile times beside benchmarks/baseline.json (KEEP=1 keeps the new ones)
	@$(RUN) bench rush
	@$(BIN)/python -m benchmarks.costs $(if $(KEEP),--keep)

benchmarks: dev setup ## our speed beside other engines, and how cost grows; writes docs/benchmarks.md
	@$(BIN)/python -m benchmarks --docs

laws: setup ## the long run: every pair of options, and 10000 random games for each number of seats
	@for game in rush battlegrounds doomtrooper; do $(RUN) laws $$game --pairwise --games 5 || exit 1; done
	@for n in 2 3 4 5; do $(RUN) laws rush --games 10000 --seats $$n || exit 1; done
	@for t in "battle 2" "battle 3" "battle 4" "teams 4" "family 2" "family 3" "family 4" "solo 1"; do set -- $$t; \
		$(RUN) laws battlegrounds --games 10000 --variant $$1 --seats $$2 || exit 1; done
	@$(RUN) laws doomtrooper --games 10000
	@$(RUN) laws doomtrooper --games 10000 --option decks=scrambled

release: dev .venv/release-tools ## dist: an sdist and, built from it in isolation, a compiled and a pure wheel
	@rm -rf dist
	@echo "examining the workflows and the citation"
	@out=$$($(TOOLS)/zizmor --quiet --offline --no-progress --pedantic .github 2>&1) || { echo "$$out"; exit 1; }
	@$(TOOLS)/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	@$(TOOLS)/check-jsonschema --quiet --builtin-schema vendor.citation-file-format CITATION.cff
	@echo "building the sdist"
	@out=$$($(TOOLS)/python -m build --sdist --outdir dist . 2>&1) || { echo "$$out"; exit 1; }
	@echo "building a compiled wheel from it, in isolation: two minutes or so"
	@GROGNARD_PURE= $(TOOLS)/python -m pip wheel -qq --no-deps --no-cache-dir --wheel-dir dist dist/*.tar.gz
	@echo "building a pure wheel from it, in isolation"
	@GROGNARD_PURE=1 $(TOOLS)/python -m pip wheel -qq --no-deps --no-cache-dir --wheel-dir dist dist/*.tar.gz
	@echo "examining the packages"
	@$(TOOLS)/twine check --strict dist/* >/dev/null || { $(TOOLS)/twine check --strict dist/*; exit 1; }
	@$(TOOLS)/check-wheel-contents dist/*.whl >/dev/null || { $(TOOLS)/check-wheel-contents dist/*.whl; exit 1; }
	@# The project has no address on the web and none for mail yet
	@out=$$(GROGNARD_PURE=1 $(TOOLS)/pyroma --min 10 --skip-tests Url,AuthorEmail dist/*.tar.gz 2>&1) || { echo "$$out"; exit 1; }
	@GROGNARD_DIST=dist $(PYTEST) tests/test_wheel.py
	@ls -l dist

lock: python ## renew the locks after a change of dependencies (UPGRADE=--upgrade for newer versions)
	@echo "renewing requirements.lock, requirements-compile.lock, requirements-dev.lock and release.lock"
	@tmp=$$(mktemp -d) && trap 'rm -rf "$$tmp"' EXIT && \
	$(PYTHON) -m venv "$$tmp" && "$$tmp/bin/python" -m pip -qq --disable-pip-version-check install uv && \
	lock() { out=$$1; shift; "$$tmp/bin/uv" pip compile --quiet --universal --generate-hashes --no-annotate --python-version 3.11 \
		--custom-compile-command 'make lock' $(UPGRADE) --output-file $$out "$$@"; } && \
	lock requirements.lock --extra fast --group install pyproject.toml && \
	lock requirements-dev.lock --extra fast --extra dev --group install --group compile --constraint requirements.lock pyproject.toml && \
	lock requirements-compile.lock --constraint requirements-dev.lock --group compile && \
	lock release.lock --group release

clean: ## remove .venv, caches and built files
	rm -rf .venv .benchmarks test-failures build dist src/grognard/_compiled src/grognard/web web/node_modules htmlcov .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name .git -prune -o -name node_modules -prune -o -type d -name __pycache__ -print | xargs -r rm -rf

.venv/release-tools: release.lock | dev
	@echo "installing what examines a release"
	@$(PYTHON) -m venv --clear $@
	@$@/bin/python -m pip -qq --disable-pip-version-check install --require-hashes -r release.lock
	@touch $@
