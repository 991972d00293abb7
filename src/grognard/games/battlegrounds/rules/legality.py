"""Why an action does not answer the open question: the node that asks names the clause, this adds rule and facts."""

from __future__ import annotations

from typing import Final

from grognard.core.action import VERB, first, second
from grognard.core.game import Reason
from grognard.games.battlegrounds import verbs
from grognard.games.battlegrounds.board import FIELDS
from grognard.games.battlegrounds.rules import refusals as no
from grognard.games.battlegrounds.rules.move import longest_move
from grognard.games.battlegrounds.rules.shot import longest_shot
from grognard.games.battlegrounds.state import Battlegrounds


def why_not(g: Battlegrounds, action: int) -> Reason | None:
    """The rule and the facts behind a refusal."""
    if not g.options:
        return Reason(*no.REFUSALS[no.GAME_OVER])
    f = g.agenda
    assert f is not None
    code = f.node.refusal(g, f, action)
    if code == no.OK:
        return None
    rule, why = no.REFUSALS[code]
    return Reason(rule, why, facts(g, code, action))


ABOUT_FIGURE: Final = (
    no.NOT_YOUR_FIGURE,
    no.NOT_ON_BOARD,
    no.OTHER_FIGURE,
    no.OTHER_FIGURE_SOLO,
    no.MUST_MOVE,
    no.MOVE_FIRST,
)
ABOUT_FIELD: Final = (
    no.OCCUPIED, no.SHORTENED, no.NOT_THIS_WAY, no.NO_TURNING, no.SAME_FIELD, no.NO_SUCH_ROUTE, no.OUT_OF_SHOT,
    no.NO_TOKEN_THERE, no.NO_TANK_THERE, no.OWN_TANK, no.TEAM_TANK, no.NOT_EMPTY, no.NO_DUD_THERE, no.TOO_FAR,
)  # fmt: skip
ABOUT_PLACE: Final = (
    no.NOT_A_BASE_FIELD, no.BASE_FIELD_TAKEN, no.BASE_TAKEN, no.BASE_TAKEN_SOLO, no.NOT_A_NEIGHBOUR, no.NOT_COVERED,
    no.NOT_EQUAL,
)  # fmt: skip
ABOUT_TANK: Final = (
    no.NOT_YOUR_CARD, no.NOT_YOUR_START, no.NOT_YOUR_RETURN, no.NOT_YOUR_UPGRADE, no.ALREADY_DRIVEN, no.NO_ROOM,
    no.NOT_LAID_OUT, no.NOT_TO_CHOOSE, no.NOT_DRAWN,
)  # fmt: skip
ABOUT_EFFECT: Final = (no.NO_SUCH_PAIR, no.NOT_AN_UPGRADE, no.NOT_AN_ACTION, no.NOT_ON_THE_PAIR)


def facts(g: Battlegrounds, code: int, action: int) -> tuple[int, ...]:
    """What the saying of a refusal names: a figure, a field, a tank, an effect."""
    verb = action & VERB
    if code in ABOUT_FIGURE:
        of = first(action) if verb in (verbs.STAY, verbs.CHANGE) else verbs.figure_of(action)
        return (of if verb in (verbs.STAY, verbs.CHANGE, verbs.MOVE, verbs.SHOOT) else g.figures(g.active)[0],)
    if code in (no.SHORTENED, no.NOT_THIS_WAY, no.NO_TURNING):
        figure = verbs.figure_of(action)
        tank = g.driving[figure]
        return (verbs.field_of(action), g.box.move_way[tank], g.box.move_range[tank], longest_move(g, tank), figure)
    if code == no.OUT_OF_SHOT:
        figure = verbs.figure_of(action)
        tank = g.driving[figure]
        return (verbs.field_of(action), g.box.shot_way[tank], g.box.shot_range[tank], longest_shot(g, tank), figure)
    if code in ABOUT_FIELD:
        return (verbs.field_of(action),)
    if code in ABOUT_PLACE:
        return (min(first(action), FIELDS),)
    if code in ABOUT_TANK:
        return (second(action) if verb in (verbs.LAY, verbs.CHANGE) else first(action),)
    if code in ABOUT_EFFECT:
        return (first(action),)
    return ()
