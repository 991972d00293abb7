"""Windows look the same whoever holds what, and what happens at once happens in the order of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from grognard.core.agenda import Event
from grognard.games.doomtrooper import events, verbs
from grognard.games.doomtrooper.cards import catalogue
from grognard.games.doomtrooper.flow.moments import is_answerable
from grognard.games.doomtrooper.game import GAME
from grognard.games.doomtrooper.model.options import Options
from grognard.games.doomtrooper.staging import position
from grognard.games.doomtrooper.staging.naming import complete
from grognard.games.doomtrooper.table.protocol import DoomtrooperState

CARDS = catalogue()


def table(given: dict[str, Any], seats: int = 2) -> DoomtrooperState:
    """A position at its first question."""
    options = Options({})
    return position.arrange(given, seats, 1, options, CARDS)


def play(g: DoomtrooperState, words: str, out: list[Event] | None = None) -> None:
    """An answer in short notation."""
    action = GAME.parse(complete(g, words))
    assert action in g.options, (words, g.asked, [GAME.spell(option) for option in g.options])
    g.apply(action, out)


def shape(g: DoomtrooperState, plays: Sequence[str]) -> list[tuple[int, str, bytes]]:
    """Who is asked what while one side acts and everybody else passes, as the acting side sees it on the wire."""
    seen = []
    left = list(plays)
    for _ in range(200):
        if g.seat == 0 and left and left[0].split()[0] in {GAME.spell(option).split()[0] for option in g.options}:
            play(g, left.pop(0))
        elif verbs.PASS in g.options:
            g.apply(verbs.PASS)
        else:
            break
        view = g.view(0).shown
        seen.append((g.seat, g.asked, repr(sorted(view.items())).encode()))
    assert not left
    return seen


@pytest.mark.parametrize(
    "plays",
    [
        ["meditate"],
        ["play positive-karma"],
        ["use distort", "choose combat-armor"],
        ["attack", "with necromutant", "against samurai", "play take-aim", "choose necromutant", "tactic fight"],
    ],
)
def test_a_window_has_the_same_shape_whatever_a_seat_holds(plays: list[str]) -> None:
    seen = []
    for hand in (["hussar", "hussar", "hussar"], ["miscommunication", "narrow-escape", "evasive-action"]):
        g = table({
            "windows": "all",
            "p1": {
                "d": 12,
                "hand": ["positive-karma", "take-aim"],
                "warriors": [{"card": "necromutant", "with": ["distort"]}],
            },
            "p2": {"hand": hand, "warriors": [{"card": "samurai", "with": ["combat-armor"]}]},
        })  # fmt: skip
        if plays[0].startswith(("play", "use")):
            play(g, "meditate")
        seen.append(shape(g, plays))
    assert [step[:2] for step in seen[0]] == [step[:2] for step in seen[1]]
    assert seen[0] == seen[1]


def arising(given: dict[str, Any], seats: int, answers: Sequence[str] = ()) -> list[str]:
    """The cards whose effects happen by themselves in a Draw step, in order."""
    g = table({**given, "step": "start", "windows": "all"}, seats)
    out: list[Event] = []
    left = list(answers)
    while g.asked != "act":
        if g.asked == "order":
            play(g, left.pop(0), out)
        else:
            g.apply(verbs.PASS, out)
    assert not left
    return [CARDS.names[event[2]] + f" {event[1]}" for event in out if event[0] == events.AROSE]


def test_opponents_come_by_their_next_turn_and_before_the_own_effects() -> None:
    """DT-022, DT-023: of two opponents the one whose turn comes sooner; then what is one's own."""
    given = {
        "active": "p2",
        "first": "p1",
        "p1": {"cards": [{"card": "doomed", "before": "p2"}]},
        "p2": {"d": 9, "cards": ["industrial-complex"]},
        "p3": {"cards": [{"card": "doomed", "before": "p2"}]},
    }
    assert arising(given, 3) == ["DOOMED 2", "DOOMED 0", "INDUSTRIAL COMPLEX 1"]


def test_who_has_several_effects_at_once_chooses_their_order() -> None:
    """DT-024: equal ones need no choice."""
    given = {"p1": {"d": 2, "cards": ["industrial-complex", "industrial-complex", {"card": "doomed", "before": "p1"}]}}
    assert arising(given, 2, ["choose doomed"]) == [
        "DOOMED 2", "DOOMED 2", "INDUSTRIAL COMPLEX 0", "INDUSTRIAL COMPLEX 1",
    ]  # fmt: skip


def test_what_happens_by_itself_is_announced_if_a_card_answers_it() -> None:
    """Abilities of spells and gifts open a window when their moment comes (DT-243), and so do those that wound, which
    healing answers. Others open none; a kill asks who saves the victim.
    """
    blossom = table({"p1": {"warriors": [{"card": "mortificator", "with": ["lotus-blossom", "death-maze"]}]}})
    announced = [CARDS.codes[blossom.kind[slot]] for slot in blossom.triggered_cards if is_answerable(blossom, slot, 0)]
    assert announced == ["04066"]
