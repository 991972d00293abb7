"""Why an action is no answer to the open question: the clauses of the rules, asked for their reason."""

from __future__ import annotations

from typing import Final

from grognard.core.action import first, second
from grognard.core.game import Reason
from grognard.games.battlegrounds import verbs
from grognard.games.battlegrounds.board import FIELDS
from grognard.games.battlegrounds.cards import ARMOUR
from grognard.games.battlegrounds.rules import refusals as no
from grognard.games.battlegrounds.rules.begin import no_start
from grognard.games.battlegrounds.rules.family import equal_tokens, no_family_move, no_uncover
from grognard.games.battlegrounds.rules.move import longest_move, no_move, no_stay
from grognard.games.battlegrounds.rules.shot import longest_shot, no_shot
from grognard.games.battlegrounds.rules.tokens import gained_since, no_lay, no_use
from grognard.games.battlegrounds.rules.turn import (
    REPAIR,
    main_actions,
    no_change,
    no_first_shot,
    no_own_figure,
    no_place,
)
from grognard.games.battlegrounds.state import LAID_OUT, Battlegrounds

# What a verb would need to be an answer at all
BELONGS_TO: Final = {
    verbs.PICK: no.NOT_DRAFTING,
    verbs.DRIVE: no.NOT_RETURNING,
    verbs.PLACE: no.NOT_PLACING,
    verbs.KEEP: no.NOT_DRAWING,
    verbs.CHOOSE: no.NOT_CHOOSING,
    verbs.UNCOVER: no.NOT_UNCOVERING,
    verbs.LEAVE: no.NOT_LEAVING,
    verbs.PASS: no.NO_REACTION_DUE,
    verbs.HOLD: no.NO_SHOT_DUE,
}
# What must be finished before anything else is done
FIRST_FINISH: Final = {
    "pick": no.FINISH_SETUP,
    "drive": no.FINISH_SETUP,
    "start": no.FINISH_SETUP,
    "return": no.FINISH_RETURN,
    "place": no.FINISH_RETURN,
    "move": no.FINISH_MOVE,
    "shoot": no.FINISH_SHOT,
    "keep": no.FINISH_DRAW,
    "choose": no.FINISH_PAIR,
    "react": no.FINISH_REACTION,
    "uncover": no.FINISH_UNCOVERING,
    "leave": no.FINISH_LEAVING,
}


def no_drive(g: Battlegrounds, tank: int) -> int:
    """Why a card cannot become active for a figure that starts or returns."""
    if g.owner_of[tank] != g.seat:
        return no.NOT_YOUR_START if g.asked == "drive" else no.NOT_YOUR_RETURN
    return no.ALREADY_DRIVEN if tank in g.driving else no.OK


def no_main_action(g: Battlegrounds, action: int) -> int:
    """Why the active player cannot do this as the main action."""
    verb = action & 63
    figure = first(action) if verb in (verbs.STAY, verbs.CHANGE) else verbs.figure_of(action)
    refusal = no_own_figure(g, figure)
    if refusal:
        return refusal
    if verb == verbs.MOVE:
        return no_move(g, action)
    if verb == verbs.STAY:
        return no_stay(g, figure)
    if verb == verbs.SHOOT:
        return no_first_shot(g, figure) or no_shot(g, action)
    return no_change(g, figure, second(action))


def no_token_action(g: Battlegrounds, action: int, after: bool) -> int:
    """Why a pair cannot be laid or used now."""
    if action & 63 == verbs.LAY:
        return no_lay(g, g.active, first(action), second(action))
    if after and g.agenda is not None and g.agenda.stage == REPAIR:
        return no.REPAIRING
    return no_use(g, g.active, first(action), after)


def no_token_action_between(g: Battlegrounds, action: int) -> int:
    """BG-A33: between the shot and the move of Order Swap only a pair that the shot has made is laid or used."""
    assert g.agenda is not None
    if first(action) not in gained_since(g, g.active, g.agenda.env[1:]):
        return no.NOT_BETWEEN
    return no_token_action(g, action, False)


def in_turn(g: Battlegrounds, action: int) -> int:
    """At the questions `act` and `after` of a turn."""
    verb = action & 63
    after = g.asked == "after"
    if verb in BELONGS_TO:
        return BELONGS_TO[verb]
    if verb in (verbs.LAY, verbs.USE):
        return no_token_action(g, action, after)
    if verb == verbs.END:
        return no.OK if after or not main_actions(g) else no.MAIN_ACTION_FIRST
    return no.ONE_MAIN_ACTION if after else no_main_action(g, action)


def in_family(g: Battlegrounds, action: int) -> int:
    """At the question `family`: where to."""
    verb = action & 63
    if verb == verbs.MOVE:
        figure = verbs.figure_of(action)
        if verbs.over_of(action):
            return no.NO_SUCH_ROUTE
        return no_own_figure(g, figure) or no_family_move(g, figure, verbs.field_of(action))
    if verb in (verbs.SHOOT, verbs.HOLD):
        return no.NO_SHOTS_HERE
    if verb in (verbs.LAY, verbs.USE, verbs.CHOOSE):
        return no.NO_ICONS_HERE
    if verb in (verbs.CHANGE, verbs.DRIVE, verbs.PICK, verbs.KEEP):
        return no.NO_CARDS_HERE  # BG-097
    if verb in BELONGS_TO:
        return BELONGS_TO[verb]
    return no.FAMILY_MUST_MOVE


def refusal(g: Battlegrounds, action: int) -> int:
    """The clause that refuses the action, or OK."""
    verb = action & 63
    asked = g.asked
    if asked in ("act", "after"):
        return in_turn(g, action)
    if asked == "family":
        return in_family(g, action)
    env = g.agenda.env if g.agenda is not None else ()
    if asked == "uncover" and verb == verbs.UNCOVER:
        return no_uncover(g, first(action))
    if asked == "leave" and verb == verbs.LEAVE:
        return no.OK if first(action) in equal_tokens(g) else no.NOT_EQUAL
    if asked == "return" and verb == verbs.PASS:
        return no.OK if len(env) > 1 else no.FINISH_RETURN
    if asked == "pick" and verb == verbs.PICK:
        missing = no.NOT_TO_CHOOSE if g.variant.artillery else no.NOT_LAID_OUT
        return no.OK if g.owner_of[first(action)] == LAID_OUT else missing
    if asked in ("drive", "return") and verb == verbs.DRIVE:
        return no_drive(g, first(action))
    if asked == "start" and verb == verbs.PLACE:
        return no_start(g, env[0], first(action))
    if asked == "place" and verb == verbs.PLACE:
        return no_place(g, env[0], first(action))
    if asked == "shoot" and verb == verbs.HOLD:
        return no.OK
    if asked == "shoot" and verb == verbs.SHOOT:
        return no_shot(g, action) if verbs.figure_of(action) == env[0] else other_figure(g, verbs.figure_of(action))
    if asked == "shoot" and verb in (verbs.MOVE, verbs.STAY):
        return no.ALREADY_MOVED
    if asked == "move" and verb == verbs.MOVE:
        return no_move(g, action) if verbs.figure_of(action) == env[0] else other_figure(g, verbs.figure_of(action))
    if asked == "move" and verb == verbs.STAY:
        return no_stay(g, env[0]) if first(action) == env[0] else other_figure(g, first(action))
    if asked == "keep" and verb == verbs.KEEP:
        return no.OK if first(action) in env[1:] else no.NOT_DRAWN
    if asked == "choose" and verb == verbs.CHOOSE:
        return no.OK if first(action) in env[1:] else no.NOT_ON_THE_PAIR
    if asked == "react" and verb == verbs.PASS:
        return no.OK
    if asked == "react" and verb == verbs.LAY and first(action) == ARMOUR and second(action) == g.driving[env[0]]:
        return no.OK
    if asked == "move" and verb in (verbs.LAY, verbs.USE):
        return no_token_action_between(g, action)
    if asked == "shoot" and verb in (verbs.LAY, verbs.USE):
        return no.NOT_BETWEEN
    return FIRST_FINISH[asked]


def other_figure(g: Battlegrounds, figure: int) -> int:
    """BG-A68: move and shot belong to one tank."""
    if figure not in g.figures(g.active):
        return no.NOT_YOUR_FIGURE
    return no.OTHER_FIGURE_SOLO if g.variant.artillery else no.OTHER_FIGURE


def why_not(g: Battlegrounds, action: int) -> Reason | None:
    """The rule and the facts behind a refusal."""
    if not g.options:
        return Reason(*no.REFUSALS[no.GAME_OVER])
    code = refusal(g, action)
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
    verb = action & 63
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
