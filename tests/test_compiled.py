"""The compiled engine: it is used where it fits the sources, it is whole, and it plays the same games."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import FunctionType

import pytest

import grognard
from grognard import compiled
from grognard.core import scenario
from grognard.core.match import digest
from grognard.core.playout import play_out
from grognard.core.rng import Lots
from tests.support import GAMES, ROOT, interpreted

MODULES = [
    ".".join(("grognard", *path.relative_to(compiled.PACKAGE).with_suffix("").parts)).removesuffix(".__init__")
    for path in compiled.sources()
]
needs_compiler = pytest.mark.skipif(
    shutil.which("cc") is None or bool(os.environ.get("GROGNARD_PURE")), reason="no C compiler, or GROGNARD_PURE is set"
)


@needs_compiler
def test_the_folder_of_a_build_has_a_name_that_could_be_imported() -> None:
    """check-wheel-contents refuses a wheel with code in any other folder."""
    assert compiled.fitting_build().name.isidentifier()


def test_the_tests_run_compiled() -> None:
    """`make setup` has compiled the engine before the tests; nothing here is skipped for want of it."""
    assert grognard.WHY_INTERPRETED == ""


def test_all_of_core_and_games_is_in_the_compiled_set() -> None:
    assert {name.split(".")[1] for name in MODULES} <= {"core", "games"}
    for name in grognard.game_names():
        rules = ("language", "model", "queries", "flow", "effects") if name == "doomtrooper" else ("state", "rules")
        for module in ("game", "setup", *rules):
            full = f"grognard.games.{name}.{module}"
            assert [found for found in MODULES if found == full or found.startswith(f"{full}.")]
    assert "grognard.core.agenda" in MODULES
    assert not [name for name in MODULES if ".text" in name]


@needs_compiler
@pytest.mark.parametrize("name", MODULES)
def test_nothing_falls_out_of_the_compiled_set(name: str) -> None:
    """A function or class that the compiler leaves interpreted costs ten times as much and says nothing about it."""
    module = import_module(name)
    assert str(module.__file__).endswith(compiled.SUFFIX)
    for key, value in vars(module).items():
        if getattr(value, "__module__", None) != name:
            continue
        if isinstance(value, type):
            native = hasattr(value, "__mypyc_attrs__") or issubclass(value, BaseException) or is_protocol(value)
            assert native, f"{name}.{key} is no native class"
        else:
            assert not isinstance(value, FunctionType), f"{name}.{key} is an interpreted function"


def is_protocol(cls: type) -> bool:
    """Protocols exist for the type checker alone."""
    return bool(getattr(cls, "_is_protocol", False))


def test_one_name_catches_one_kind_of_error() -> None:
    """Compiled, a name has one type in a function; a second `except … as e` would fail only when it is reached."""
    for path in compiled.sources():
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef):
                caught = [node.name for node in ast.walk(function) if isinstance(node, ast.ExceptHandler) and node.name]
                assert len(set(caught)) == len(caught), f"{path.name}, {function.name}: {caught}"


def test_the_engine_plays_the_same_games_both_ways() -> None:
    """Playouts with the fast dice, games with the real ones, and every scenario: the digests of all final states."""
    told = interpreted("tests.test_compiled", is_pure=False)  # a process of its own: nothing another test left behind
    assert interpreted("tests.test_compiled") == told
    assert len(told) > 700
    assert len(set(told.values())) > 600


def final_states() -> dict[str, str]:
    """The end of many games and scenarios, by digest."""
    out = {}
    for game in GAMES:
        for variant in game.variants:
            for seats in game.seat_counts(variant):
                for seed in range(20):
                    lots = Lots(seed)
                    state = game.new(variant, seats, seed, None, None, seed % 2 == 0)
                    answers = play_out(state, lots)
                    out[f"{game.name} {variant} {seats} {seed}"] = f"{answers} {digest(state)}"
    for path in scenario.files([ROOT / "scenarios"]):
        run = scenario.Run(scenario.read(path, grognard.load))
        assert run.problem() is None, path
        out[str(path.relative_to(ROOT))] = digest(run.state)
    return out


ASK = "import grognard, grognard.games.rush.verbs as v; print(grognard.WHY_INTERPRETED, '|', v.__file__, '|', v.END)"


def ask(source: Path, **environment: str) -> list[str]:
    """What Python says of a copy of the sources."""
    environment = {**os.environ, "GROGNARD_PURE": "", "PYTHONPATH": str(source), **environment}
    done = subprocess.run([sys.executable, "-c", ASK], env=environment, capture_output=True, text=True, check=True)
    return [part.strip() for part in done.stdout.split("|")]


@needs_compiler
def test_an_edit_runs_at_once_and_a_stale_build_never(tmp_path: Path) -> None:
    source = tmp_path / "src"
    shutil.copytree(compiled.PACKAGE, source / "grognard", ignore=shutil.ignore_patterns("__pycache__", "_compiled"))
    assert ask(source)[0] == "it has not been compiled"
    (source / "grognard" / "_compiled").symlink_to(compiled.BUILDS, target_is_directory=True)
    why, file, end = ask(source)
    assert (why, file.endswith(compiled.SUFFIX), end) == ("", True, "15")
    assert ask(source, GROGNARD_PURE="1")[0] == "GROGNARD_PURE is set"
    verbs = source / "grognard" / "games" / "rush" / "verbs.py"
    before = verbs.read_text()
    verbs.write_text(before.replace("END: Final = 15", "END: Final = 16"))
    why, file, end = ask(source)
    assert why == "its sources have changed since it was compiled"
    assert (Path(file), end) == (verbs, "16")
    verbs.write_text(before)
    assert ask(source)[0] == ""


if __name__ == "__main__":
    print(json.dumps(final_states()))
