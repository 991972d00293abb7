"""Why an answer may not be given: one answer, or every answer that touches a thing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.core.game import Game, Tongue
from grognard.server import moves, wire
from grognard.server.errors import TableError
from grognard.server.table import PLAYING, Table

MOST_REASONS = 6  # for one thing


def explain(table: Table, guest: int, asked: wire.Why, tongue: Tongue) -> wire.Reason:
    """Why the asked seat may not give an answer or touch a thing."""
    table.own_seat(guest, asked.seat)
    table.require(PLAYING)
    table.require_asked(asked.seat, asked.question)
    if (asked.answer is None) == (asked.thing is None):
        raise TableError("bad_input", "Expected either an answer or a thing.")
    if asked.thing is not None:
        actions = answers_touching(table, asked.thing)
        because = reasons_against(table.game, table.cards, table.state, actions, asked.seat, tongue)
        return wire.Reason(asked.question, thing=asked.thing, because=because)
    assert asked.answer is not None
    reason = table.state.why_not(moves.action_meant(table, asked.answer))
    text = tongue.reason(reason, asked.seat) if reason else ""
    return wire.Reason(asked.question, asked.answer, text, reason.rule if reason else "")


def reasons_against(
    game: Game, cards: Any, state: Any, actions: Sequence[int], seat: int, tongue: Tongue
) -> list[wire.Because]:
    """Why some answers are not allowed: each reason once, and not too many.

    The reason that an answer belongs to another moment of the game is given only if there is no other reason, and
    only once.
    """
    found: dict[tuple[str, str], wire.Because] = {}
    untimely: dict[tuple[str, str], wire.Because] = {}
    for action in actions:
        reason = state.why_not(action)
        if reason is not None:
            text = tongue.reason(reason, seat)
            kept = untimely if reason.why in game.speech.untimely else found
            kept.setdefault((text, reason.rule), wire.Because(text, reason.rule, game.spell(action, cards)))
        if len(found) == MOST_REASONS:
            break
    return list(found.values()) or list(untimely.values())[:1]


def answers_touching(table: Table, thing: str) -> list[int]:
    """The answers, legal or not, that touch a thing; computed once per question."""
    if table.touched[0] != table.question:
        table.touched = (table.question, answers_by_thing(table.game, table.state))
    return table.touched[1].get(thing, [])


def answers_by_thing(game: Game, state: Any) -> dict[str, list[int]]:
    """The answers, legal or not, that touch each thing; answers that begin with it come first."""
    found: dict[str, list[int]] = {}
    later: dict[str, list[int]] = {}
    for action in game.probes(state):
        for place, one in enumerate(game.hints.touches(action, state)):
            (later if place else found).setdefault(one, []).append(action)
    for one, actions in later.items():
        found.setdefault(one, []).extend(actions)
    return found
