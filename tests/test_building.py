"""What `make play` builds: only what is missing, and every failure is one sentence."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from building import client, engine, packages, steps
from building.steps import BuildError
from tests.support import ROOT


def test_a_missing_network_is_named_before_anything_else() -> None:
    told = "error: something\nWARNING: Retrying: NewConnectionError: [Errno -3] Temporary failure in name resolution\n"
    assert steps.reason(told).startswith("a package registry cannot be reached; connect to the network")
    assert steps.reason("npm error code EAI_AGAIN\n").startswith("a package registry cannot be reached")
    assert steps.reason("fine\nerror: no space left\nbye") == "error: no space left"
    assert steps.reason("bye\n") == "bye"
    assert steps.reason("") == "it printed nothing"


def test_a_command_that_fails_is_one_sentence() -> None:
    with pytest.raises(BuildError, match=r"^building failed: error: torn$"):
        steps.run([sys.executable, "-c", "print('error: torn'); raise SystemExit(1)"], "building")
    with pytest.raises(BuildError, match=r"^building failed: /no/such: No such file or directory$"):
        steps.run(["/no/such"], "building")


def test_no_network_is_one_sentence(tmp_path: Path) -> None:
    """A registry that answers nobody, in place of none."""
    folder = copy_of_the_checkout(tmp_path)
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PIP_", "UV_", "npm_config_"))}
    environment |= {"PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_NO_CACHE_DIR": "1", "PATH": "/usr/bin:/bin"}
    environment |= {"PIP_CONFIG_FILE": os.devnull, "PIP_RETRIES": "0"}
    environment |= {"UV_DEFAULT_INDEX": "http://127.0.0.1:9/simple", "UV_NO_CACHE": "1", "UV_HTTP_RETRIES": "0"}
    done = subprocess.run(
        [sys.executable, "-m", "building", "dev"],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 1
    assert done.stderr == (
        "grognard: installing packages failed: a package registry cannot be reached; "
        "connect to the network and run the same command again\n"
    )


def copy_of_the_checkout(tmp_path: Path) -> Path:
    """What building needs, in an empty folder."""
    folder = tmp_path / "checkout"
    shutil.copytree(ROOT / "building", folder / "building", ignore=shutil.ignore_patterns("__pycache__"))
    for lock in packages.LOCKS.values():
        shutil.copyfile(lock, folder / lock.name)
    (folder / "web").mkdir()
    return folder


def test_without_node_the_pages_are_missing_in_one_sentence(tmp_path: Path) -> None:
    folder = copy_of_the_checkout(tmp_path)
    environment = {**os.environ, "PATH": str(tmp_path)}
    command = [sys.executable, "-m", "building", "client"]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert done.stderr.startswith("grognard: the pages are built with Node 20.19 or newer with npm, which is not here")
    built = folder / "src" / "grognard" / "web"
    built.mkdir(parents=True)
    (built / "index.html").write_text("built before")
    (folder / ".git").mkdir()
    again = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=60)
    assert (again.returncode, again.stderr) == (0, "")
    assert again.stdout.startswith("the pages are older than their sources")


def test_the_client_is_built_again_only_when_its_sources_say_something_else(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    web, built = tmp_path / "web", tmp_path / "built"
    (web / "src").mkdir(parents=True)
    page = web / "src" / "page.ts"
    page.write_text("1")
    (web / "src" / "page.test.ts").write_text("a test")
    monkeypatch.setattr(client, "WEB", web)
    monkeypatch.setattr(client, "CLIENT", built)
    monkeypatch.setattr(client, "BUILT", web / "built")
    assert not client.is_current()
    built.mkdir()
    (built / "index.html").write_text("a page")
    assert not client.is_current()
    (web / "built").write_text(client.digest(client.sources()))
    assert client.is_current()
    page.touch()
    (web / "src" / "page.test.ts").write_text("another test")
    assert client.is_current()
    page.write_text("2")
    assert not client.is_current()


def test_the_locks_agree() -> None:
    """What plays, compiles and develops is the same version of everything."""
    pins: dict[str, set[str]] = {}
    for lock in packages.LOCKS.values():
        for line in lock.read_text("utf-8").splitlines():
            if "==" in line and not line.startswith((" ", "#")):
                name, version = line.split(" ")[0].split("==")
                pins.setdefault(name, set()).add(version)
    assert {name for name, versions in pins.items() if len(versions) > 1} == set()
    play = packages.LOCKS["play"].read_text("utf-8")
    for tool in ("pytest", "mypy==", "ruff", "playwright", "hypothesis", "setuptools"):
        assert f"\n{tool}" not in play, f"playing needs no {tool}"


def test_a_killed_compilation_is_swept_away_and_a_running_one_is_not(tmp_path: Path) -> None:
    child = subprocess.Popen([sys.executable, "-c", ""])
    child.wait()
    dead, alive = tmp_path / f"building-{child.pid}-x", tmp_path / f"building-{os.getpid()}-x"
    for folder in (dead, alive, tmp_path / "0123456789"):
        folder.mkdir()
    engine.sweep(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([alive.name, "0123456789"])


class Shim:
    """What mypyc gives for a module or a library."""

    def __init__(self, name: str, *sources: str) -> None:
        self.name = name
        self.sources = list(sources)


def test_two_modules_of_one_name_are_found_in_different_libraries(tmp_path: Path) -> None:
    """Python finds a module in a library by the last part of its name alone."""
    (tmp_path / "c").mkdir()
    shims = []
    for name in ("grognard.games.doomtrooper.flow.cover", "grognard.games.doomtrooper.effects.cover"):
        source = tmp_path / f"{name}.c"
        source.write_text('PyImport_ImportModuleLevel("grognard_doomtrooper__mypyc")')
        shims.append(Shim(name, str(source)))
    libraries, index = engine.fold_shims([Shim("grognard_doomtrooper__mypyc"), *shims], tmp_path)
    alone = "grognard_doomtrooper_games_doomtrooper_effects_cover__mypyc"
    assert [library.name for library in libraries] == ["grognard_doomtrooper__mypyc", alone]
    assert index == [
        "grognard.games.doomtrooper.flow.cover grognard_doomtrooper__mypyc",
        f"grognard.games.doomtrooper.effects.cover {alone}",
    ]
    assert "effects" not in Path(libraries[0].sources[-1]).read_text()
    assert f"PyInit_{alone}(void) {{ return PyInit_cover(); }}" in Path(libraries[1].sources[0]).read_text()
