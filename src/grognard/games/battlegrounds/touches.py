"""Which things of the board an answer is about, in the order in which a person touches them.

Things: `figure:green` a wooden tank; `field:E5` a field of the board; `tank:maus` a tank card; `effect:armour` a pair
with this icon that is still to be used, laid or chosen.
"""

from __future__ import annotations

from typing import Final

from grognard.core.action import VERB, first, second
from grognard.games.battlegrounds import board, verbs
from grognard.games.battlegrounds.cards import EFFECTS, Box
from grognard.games.battlegrounds.state import COLOURS

NOTHING: Final[tuple[str, ...]] = ()
# Answers that belong to questions of their own; at any other question they touch nothing
ASKED_ALONE: Final = {
    verbs.PICK: ("pick",),
    verbs.DRIVE: ("drive", "return"),
    verbs.PLACE: ("start", "place"),
    verbs.KEEP: ("keep",),
    verbs.CHOOSE: ("choose",),
    verbs.UNCOVER: ("uncover",),
    verbs.LEAVE: ("leave",),
}


def figure(k: int) -> str:
    """A wooden tank."""
    return f"figure:{COLOURS[k]}"


def field(k: int) -> str:
    """A field of the board; a field off the board is empty."""
    return f"field:{board.name(k)}" if k < board.FIELDS else "field:off"


def effect(k: int) -> str:
    """A pair with an icon."""
    return f"effect:{EFFECTS[k]}"


def touches(action: int, asked: str, box: Box) -> tuple[str, ...]:
    """The things of an answer to the question that is asked."""
    verb = action & VERB
    if verb in ASKED_ALONE and asked not in ASKED_ALONE[verb]:
        return NOTHING
    a, b = first(action), second(action)
    if verb in (verbs.MOVE, verbs.SHOOT):
        return (figure(verbs.figure_of(action)), field(verbs.field_of(action)))
    if verb in verbs.WITH_FIELD:
        return (field(a),)
    if verb in verbs.WITH_TANK:
        return (f"tank:{box.ids[a]}",)
    if verb == verbs.CHANGE:
        return (figure(a), f"tank:{box.ids[b]}")
    if verb == verbs.LAY:
        return (effect(a), f"tank:{box.ids[b]}")
    if verb in verbs.WITH_EFFECT:
        return (effect(a),)
    return (figure(a),) if verb == verbs.STAY else NOTHING
