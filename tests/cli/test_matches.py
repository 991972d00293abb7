"""Matches of several games at the terminal, with exchanges in between (DT-343)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support import Run

PLAY = ("play", "doomtrooper", "-o", "decks=legion,imperial", "-o", "target=10", "-o", "limit=20", "--bots", "greedy")
MATCH = (*PLAY, "--games", 3, "--seed", 3)
MANY = "policy never\n" + "1\n" * 400
PROMPT = "Exchange; done starts the next game > "
EXCHANGES = [
    "- 2 kratach",
    "done",
    "show",
    "+ retr",
    "swap vassht = demoted",
    "reset",
    "swap 2 kratach = demoted",
    "what?",
]


def game_of(run: Run, *words: object) -> list[str]:
    """The lines that play the first game to its end."""
    out = run(*words, stdin=MANY).out
    before = out[: out.index(PROMPT)]
    return [line.partition(" > ")[2] for line in before.splitlines() if " > " in line]


def plain(out: str) -> str:
    """A text without line breaks."""
    return " ".join(out.split())


def test_a_match_goes_on_until_somebody_has_won_most_games(run: Run) -> None:
    """DT-343: after each game the score, an exchange, and the next game with the changed deck."""
    first = game_of(run, *MATCH)
    out = run(*MATCH, stdin="\n".join([*first, *EXCHANGES, "done", *MANY.split("\n")])).out
    assert "Game 1 of at most 3." in out
    assert "After game 1 of at most 3: Player 1 – 0, Greedy bot – 1." in out
    assert "-2 Kratach. Library 58, sideboard 27." in out
    assert "The sideboard has 27 cards and must have 25 again: as many come in as leave (DT-343)." in plain(out)
    assert "-2 Kratach, +1 Retreat!. Library 59, sideboard 26." in out
    assert "Nothing exchanged. Library 60, sideboard 25." in out
    assert "-2 Kratach, +2 Demoted. Library 60, sideboard 25." in out
    assert "Game 2 of at most 3." in out
    again = run(*MATCH, stdin="\n".join([*first, *EXCHANGES, "done", *MANY.split("\n")])).out
    assert again == out, "the same seed plays the same match"
    assert "Greedy bot won the match. Player 1 – 0, Greedy bot – 2." in out


def test_a_match_is_over_once_it_is_decided(run: Run) -> None:
    words = (*PLAY[:-2], "--games", 3, "--seed", 3, "--seats", 2, "--bots", "greedy,random")
    out = run(*words, stdin="save end.jsonl\n").out
    assert out.count("Result") == out.count(" of at most 3.") >= 2
    assert out.count("After game") == out.count("Result") - 1
    assert out.count("won the match.") == 1
    assert PROMPT not in out, "bots keep their decks"


def test_a_match_is_saved_between_its_games_and_gone_on_with(run: Run, tmp_path: Path) -> None:
    first = game_of(run, *MATCH)
    out = run(*MATCH, stdin="\n".join([*first, "save one.jsonl", "quit"])).out
    assert "grognard play doomtrooper --load one.jsonl" in out
    out = run("play", "doomtrooper", "--load", "one.jsonl", stdin="swap kratach = demoted\ndone\nsave two.jsonl\n").out
    assert "After game 1 of at most 3: Player 1 – 0, Greedy bot – 1." in out
    assert "Game 2 of at most 3." in out
    assert '"series": {"games": 3, "played": 1, "won": [0, 1]}' in (tmp_path / "two.jsonl").read_text("utf-8")
    out = run("play", "doomtrooper", "--load", "two.jsonl", stdin="quit\n").out
    assert "Game 2 of at most 3." in out
    assert run("replay", "one.jsonl", "--json").json()["finished"] is True


def test_a_match_at_a_terminal_is_kept_in_one_file(run: Run, tmp_path: Path) -> None:
    first = game_of(run, *MATCH)
    run(*MATCH, typed="\n".join([*first, "done", "quit"]) + "\n")
    (path,) = (tmp_path / "state" / "grognard").glob("*")
    assert '"played": 1' in path.read_text("utf-8"), "the second game, though nothing was answered in it"
    run(*MATCH, typed="\n".join([*first, "quit"]) + "\n")
    assert len(list((tmp_path / "state" / "grognard").glob("*"))) == 2


def test_two_people_exchange_in_turn_without_seeing_each_other(run: Run) -> None:
    words = (*PLAY[:-2], "--seats", 2, "--games", 3, "--seed", 3)
    out = run(*words, stdin="policy never\n" + "1\n" * 3000).out
    assert PROMPT in out
    assert "Hand the terminal to Player 1, and press Enter." in out[out.index("After game 1") :]


@pytest.mark.parametrize("lang", ["cs", "ro"])
def test_an_exchange_speaks_the_players_language(run: Run, lang: str) -> None:
    first = game_of(run, *MATCH)
    done = {"cs": "hotovo", "ro": "gata"}[lang]
    first[0] = "policy never"
    out = run(*MATCH, "--lang", lang, stdin="\n".join([*first, "- kratach", done, "x"])).out
    told = out[out.index("(DT-343)") :]
    assert "(DT-343)" in told[10:]
    for english in ("library", "Library", "must have", "exchanged"):
        assert english not in told


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "doomtrooper", "--games", 2), "--games is 2; expected 1, 3 or 5"),
        (("play", "rush", "--games", 3), "has no decks to change between games"),
    ],
)
def test_what_is_no_match_is_refused(run: Run, words: tuple[object, ...], said: str) -> None:
    result = run(*words)
    assert result.code != 0
    assert said in result.err
