"""The first things anybody types: the name alone, `--version`, and the Tab key."""

from __future__ import annotations

import shlex
import subprocess
import sys

import pytest

import grognard
from grognard import cli
from grognard.cli.front_page import USEFUL
from tests.support import Run


def test_the_name_alone_shows_five_commands_and_where_the_rest_is(run: Run) -> None:
    shown = run()
    assert shown.code == 0
    assert shown.err == ""
    assert [line for line in shown.out.splitlines() if line.startswith("  grognard ")] == [
        "  grognard play rush       play in this terminal against a bot",
        "  grognard serve --open    play in the browser, alone or with friends",
        "  grognard games           see which games, variants and options there are",
        "  grognard rules rush 75   look up a rule by its number",
        "  grognard simulate rush   let bots play a hundred games",
    ]
    assert "grognard --help" in shown.out
    assert max(map(len, shown.out.splitlines())) <= 90


def test_python_runs_the_package_as_well(run: Run) -> None:
    told = subprocess.run([sys.executable, "-m", "grognard"], capture_output=True, encoding="utf-8", check=True)
    assert (told.stdout, told.stderr) == (run().out, "")


@pytest.mark.parametrize("words", [words for words, _ in USEFUL])
def test_what_the_front_page_names_exists(run: Run, words: str) -> None:
    command, *rest = shlex.split(words)
    options = [word for word in rest if word.startswith("-")]
    told = run(command, "--help")
    assert told.code == 0
    assert all(option in told.out for option in options)


def test_version_names_the_package_the_rules_and_the_engine(run: Run) -> None:
    told = run("--version")
    assert told.code == 0
    package, rules, engine, python = told.out.splitlines()
    assert package == f"grognard {grognard.__version__}"
    for name in grognard.game_names():
        assert f"{name} {grognard.load(name).version}" in rules
    assert engine == (
        f"engine: interpreted ({grognard.WHY_INTERPRETED})" if grognard.WHY_INTERPRETED else "engine: compiled"
    )
    assert python.startswith("Python 3.")


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("grognard ser", ["serve"]),
        ("grognard play ", ["rush", "battlegrounds", "doomtrooper"]),
        ("grognard play dragons", []),
        ("grognard play rush --lang r", ["ro"]),
    ],
)
def test_tab_completes_commands_games_and_languages(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, offered: list[str]
) -> None:
    """As bash asks, once `grognard --install-completion` has told it how."""
    monkeypatch.setattr("sys.argv", ["grognard"])
    monkeypatch.setenv("_GROGNARD_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", typed)
    monkeypatch.setenv("COMP_CWORD", str(typed.count(" ")))
    with pytest.raises(SystemExit) as stop:
        cli.main()
    assert stop.value.code == 0
    assert capsys.readouterr().out.split() == offered
