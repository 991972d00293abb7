"""Why something may not be done: of one answer, or of everything that touching a thing could mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.core.game import Game, Tongue
from grognard.server import wire
from grognard.server.table import PLAYING, No, Table

MOST = 6  # reasons for one thing


def explained(table: Table, guest: int, asked: wire.Why, tongue: Tongue) -> wire.Reason:
    """What speaks against an answer or a thing, told to the seat that is asked."""
    table.own_seat(guest, asked.seat)
    table.require(PLAYING)
    table.check_question(asked.seat, asked.question)
    if (asked.answer is None) == (asked.thing is None):
        raise No("bad_input", "Expected either an answer or a thing.")
    if asked.thing is not None:
        return wire.Reason(asked.question, thing=asked.thing, because=against(table, asked.thing, asked.seat, tongue))
    assert asked.answer is not None
    reason = table.state.why_not(table.action_meant(asked.answer))
    said = tongue.reason(reason, asked.seat) if reason else ""
    return wire.Reason(asked.question, asked.answer, said, reason.rule if reason else "")


def against(table: Table, thing: str, seat: int, tongue: Tongue) -> list[wire.Because]:
    """Why the answers that touch a thing are not open."""
    return listed(table.game, table.cards, table.state, table.touching(thing), seat, tongue)


def listed(game: Game, cards: Any, state: Any, actions: Sequence[int], seat: int, tongue: Tongue) -> list[wire.Because]:
    """Why answers are not open, each reason once, and not too many; of those of another moment one, where all are."""
    found: dict[tuple[str, str], wire.Because] = {}
    untimely: dict[tuple[str, str], wire.Because] = {}
    for action in actions:
        reason = state.why_not(action)
        if reason is not None:
            said = tongue.reason(reason, seat)
            kept = untimely if reason.why in game.speech.untimely else found
            kept.setdefault((said, reason.rule), wire.Because(said, reason.rule, game.spell(action, cards)))
        if len(found) == MOST:
            break
    return list(found.values()) or list(untimely.values())[:1]


def spelled(table: Table, action: int) -> str:
    """The notation of an answer at a table."""
    return table.game.spell(action, table.cards)
