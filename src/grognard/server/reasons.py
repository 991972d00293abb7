"""Why something may not be done: of one answer, or of everything that touching a thing could mean."""

from __future__ import annotations

from grognard.core.game import Tongue
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
    """Why the answers that touch a thing are not open: those that begin with it first, each reason once."""
    found: dict[tuple[str, str], wire.Because] = {}
    for action in table.touching(thing):
        reason = table.state.why_not(action)
        if reason is not None:
            said = tongue.reason(reason, seat)
            found.setdefault((said, reason.rule), wire.Because(said, reason.rule, spelled(table, action)))
        if len(found) == MOST:
            break
    return list(found.values())


def spelled(table: Table, action: int) -> str:
    """The notation of an answer at a table."""
    return table.game.spell(action, table.cards)
