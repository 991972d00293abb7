"""People at one terminal: nobody sees another's hand, nor takes another's answer back."""

from __future__ import annotations

import io
import sys

import pytest
from rich.console import Console

from grognard.cli.terminal import loop
from grognard.cli.terminal.screen import Leave
from grognard.cli.terminal.terminal import Terminal
from grognard.core.match import Match
from tests.support import RUSH, Run, rush


def test_undo_stops_at_another_persons_answer(run: Run) -> None:
    out = run("play", "rush", "--seats", 2, "--seed", 5, stdin="end\n\nundo\nend\n\nundo\nquit\n").out
    out = " ".join(out.split())
    assert "You can only undo answers given since the last hand-over: Player 1 has answered in between." in out
    assert "Player 2 has answered in between." in out
    assert "Undone" not in out


def test_undo_takes_the_own_answers_of_a_turn_back(run: Run) -> None:
    lines = "end\n\nbuy m3-lee\nundo\nundo\nquit\n"
    out = " ".join(run("play", "rush", "--seats", 2, "--seed", 5, stdin=lines).out.split())
    assert out.count("Undone: Buy M3 Lee") == 1
    assert out.count("Player 1 has answered in between.") == 1


def test_undo_goes_over_bots_to_the_last_own_question(run: Run) -> None:
    out = run("play", "rush", "--seats", 3, "--bots", "greedy,greedy", "--seed", 5, stdin="end\nundo\nquit\n").out
    assert "Undone: End the turn." in out
    assert out.count("Round 1 ") == 2


FAMILY = ("play", "battlegrounds", "--variant", "family", "--seats", 2, "--seed", 4)


def test_what_an_answer_led_to_is_read_before_the_hand_over(run: Run) -> None:
    """The second token of Family."""
    out = run(*FAMILY, typed="place a1\n\n\nplace a8\n\n\nmove green b2\nuncover a2\nuncover b3\n\n\nquit\n").out
    result = out.index("You turn up the token on B3:")
    pause = out.index("Enter hands the terminal over, undo undoes your answer", result)
    assert pause < out.index("Hand the terminal to Player 2", pause)
    assert "Player 1 turns up the token on B3:" in out[pause:], "and the other person reads it too"


def test_the_last_answer_can_be_taken_back_until_the_hand_over(run: Run) -> None:
    lines = "place a1\n\n\nplace a8\n\n\nmove green b2\nuncover a2\nuncover b3\nundo\nuncover c3\n\n\nquit\n"
    out = run(*FAMILY, typed=lines).out
    assert "Undone: Turn up the token on B3." in out
    taken_back = out.index("Undone")
    assert "You turn up the token on C3:" in out[taken_back:]
    assert "Player 1 turns up the token on B3:" not in out[taken_back:]


def test_one_can_leave_at_the_hand_over(run: Run) -> None:
    assert "The game is left unfinished." in run(*FAMILY, typed="place a1\nquit\n").out


def test_a_forced_answer_is_not_worth_a_hand_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sabotage against a hand of equal cards."""
    saboteur = {"Saboteur": {"nation": "usa", "type": "light", "cost": 1, "value": 1, "abilities": ["sabotage"]}}
    play = rush({"p1": {"hand": ["Saboteur", "engineers"]}}, saboteur)
    match = Match(RUSH, "standard", 2, 1, None, play.state.cards)
    match.state = play.state
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.StringIO("use saboteur\nplace 1\nquit\n"))
    with pytest.raises(Leave):
        loop.run(Terminal(match, ["", ""], "en", Console(file=out, width=80)))
    assert "Sabotage: Player 2 puts Engineers in the depot." in out.getvalue()
    assert "Hand the terminal" not in out.getvalue()
