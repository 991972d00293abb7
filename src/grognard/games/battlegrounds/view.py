"""What a seat sees of a game of Battlegrounds, put into words with what every tank on the board could do."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.action import VERB
from grognard.core.agenda import NOBODY
from grognard.core.game import Json
from grognard.games.battlegrounds import board, verbs
from grognard.games.battlegrounds.board import AROUND, BASES, LETTERS, MIDDLE, OFF, RINGS, WAYS
from grognard.games.battlegrounds.cards import (
    ARMOUR,
    DIRECTION,
    EFFECTS,
    ORDER_SWAP,
    TANKS,
)
from grognard.games.battlegrounds.rules import refusals as no
from grognard.games.battlegrounds.rules.end import STAR_POINTS, team
from grognard.games.battlegrounds.rules.family import WITHIN_TWO, no_family_move, steps_to
from grognard.games.battlegrounds.rules.move import add_moves, default_hazards, longest_move, way_to
from grognard.games.battlegrounds.rules.shot import longest_shot
from grognard.games.battlegrounds.state import (
    ABSENT,
    COLOURS,
    DRAWN,
    DUD,
    EMPTY,
    ENEMY,
    FACE_DOWN,
    IN_BOX,
    LAID_OUT,
    NO_TANK,
    PILE,
    Battlegrounds,
    standing,
    upgrades_on,
)

PLACES: Final = {PILE: "pile", IN_BOX: "box", LAID_OUT: "laid_out", DRAWN: "drawn"}
NO_FIELDS: Final[list[int]] = []


class View:
    """What one seat sees of a game; NOBODY is a spectator. Only covered tokens, the pile and the lots are hidden."""

    __slots__ = (
        "active", "artillery", "asked", "at", "box", "captured", "chooses_bases", "driving", "duds", "extra",
        "facts", "first", "fresh", "ground", "held", "hits", "home", "letters",
        "numbers", "options", "owner_of", "paired", "picks", "pile", "points", "quiet",
        "round", "seat", "stack", "stale", "taken", "to_answer", "unused", "upgrades", "variant", "wrecked",
    )  # fmt: skip

    def __init__(self, g: Battlegrounds, seat: int) -> None:
        self.seat = seat
        self.box = g.box
        self.variant = g.variant
        self.round = g.round
        self.active = g.active
        self.ground = [FACE_DOWN if kind >= FACE_DOWN else kind for kind in g.ground]
        self.at = g.at[:]
        self.home = g.home
        self.chooses_bases = g.chooses_bases()
        self.first = g.first
        self.quiet = g.quiet
        self.stack = g.stack
        self.driving = g.driving[:]
        self.wrecked = g.wrecked[:]
        self.captured = g.captured
        self.taken = g.taken
        self.held = g.held
        self.paired = g.paired
        self.unused = g.unused
        self.owner_of = g.owner_of
        self.pile = len(g.pile)
        self.upgrades = g.upgrades
        self.duds = g.duds
        self.points = g.scored[:]
        self.fresh = g.fresh
        self.stale = g.stale
        self.extra = g.extra
        self.letters = sorted(g.letters)
        self.numbers = sorted(g.numbers)
        self.hits = sorted(g.hits)
        self.artillery = g.artillery_points()
        self.picks = g.agenda.env if g.asked == "pick" and g.agenda is not None else ()
        self.to_answer = g.seat
        self.asked = g.asked
        self.facts = g.facts if seat == g.seat else ()
        self.options = list(g.options) if seat == g.seat else []

    def json(self) -> Json:
        """The view in words; see BattlegroundsShown."""
        return shown(self)


def fields(found: Any) -> list[str]:
    """Fields by name."""
    return [board.name(field) for field in found]


def public_board(view: View) -> Battlegrounds:
    """A position with everything that the view shows, so that the rules can tell what tanks could do."""
    g = Battlegrounds()
    g.box = view.box
    g.variant = view.variant
    g.n = view.variant.seats
    g.active = view.active
    g.ground = view.ground
    g.at = view.at
    g.stands = standing(view.at)
    g.driving = view.driving
    g.upgrades = view.upgrades
    return g


# What figures could do


def line_of_fire(g: Battlegrounds, figure: int, field: int) -> list[int]:
    """The fields that a figure could shoot at from a field (BG-044, BG-077)."""
    tank = g.driving[figure]
    rings = RINGS[g.box.shot_way[tank]]
    out: list[int] = []
    for distance in range(g.box.shot_range[tank], longest_shot(g, tank) + 1):
        out += rings[distance][field]
    return out


def to_turn_up(g: Battlegrounds, field: int) -> list[int]:
    """The fields with covered tokens around a field (BG-098)."""
    return [at for at in AROUND[field] if g.ground[at] >= FACE_DOWN]


def move_shown(g: Battlegrounds, figure: int, action: int) -> tuple[Json, list[int]]:
    """A move, and the fields in the line of fire after it."""
    to = verbs.field_of(action)
    over = verbs.over_of(action) or default_hazards(g, figure, to)
    danger = ""
    if over:
        armours = g.upgrade_count(g.driving[figure], ARMOUR)
        danger = "tank" if len(over) > armours else "armour"
    shots = NO_FIELDS if danger == "tank" else line_of_fire(g, figure, to)
    shown: Json = {
        "answer": verbs.spell(action, g.box),
        "to": board.name(to),
        "path": fields(way_to(g, figure, to, over)),
        "hazards": fields(over),
        "danger": danger,
        "shots": fields(shots),
    }
    return shown, shots


def family_move_shown(g: Battlegrounds, figure: int, to: int) -> Json:
    """A move of Family, and what could be turned up after it."""
    return {
        "answer": verbs.spell(verbs.move(figure, to), g.box),
        "to": board.name(to),
        "path": fields(steps_to(g.at[figure], to)),
        "hazards": [],
        "danger": "",
        "shots": fields(to_turn_up(g, to)),
    }


def could_do(g: Battlegrounds, figure: int, asked: str) -> Json:
    """Every move of a figure on the board, its line of fire, and the fields it threatens."""
    at = g.at[figure]
    g.active = g.variant.seat_of[figure]
    moves: list[Json] = []
    if g.variant.hidden:
        if asked == "family":
            near = [to for to in WITHIN_TWO[at] if no_family_move(g, figure, to) == no.OK]
            moves = [family_move_shown(g, figure, to) for to in near]
        return {"moves": moves, "shots": fields(to_turn_up(g, at)), "threat": []}
    actions: list[Any] = []
    add_moves(g, figure, actions)
    shots = line_of_fire(g, figure, at)
    threat: set[int] = set()
    tank = g.driving[figure]
    if g.upgrade_count(tank, ORDER_SWAP):
        threat.update(shots)  # BG-079
    for action in actions:
        if action & VERB == verbs.MOVE:
            shown, further = move_shown(g, figure, action)
            moves.append(shown)
            threat.update(further)
        else:
            threat.update(shots)  # BG-A08: a tank that cannot move may shoot
    return {"moves": moves, "shots": fields(shots), "threat": fields(sorted(threat))}


def has_base(view: View, figure: int) -> bool:
    """Whether a figure's base is already decided (BG-A05, BG-108)."""
    return not view.chooses_bases or view.asked not in ("pick", "drive", "start") or view.at[figure] >= 0


def figure_shown(view: View, g: Battlegrounds, figure: int) -> Json:
    """A figure."""
    tank, wrecked, at = view.driving[figure], view.wrecked[figure], view.at[figure]
    shown: Json = {
        "colour": COLOURS[figure],
        "seat": view.variant.seat_of[figure],
        "at": board.name(at) if at != OFF else None,
        "base": fields(BASES[view.home[figure]]) if has_base(view, figure) else [],
        "tank": g.box.ids[tank] if tank != NO_TANK else None,
        "wrecked": g.box.ids[wrecked] if wrecked != NO_TANK else None,
        "stack": view.stack[figure],
    }
    if at != OFF and (view.variant.hidden or tank != NO_TANK):
        shown.update(could_do(g, figure, view.asked))
    else:
        shown.update({"moves": [], "shots": [], "threat": []})
    return shown


# Cards and what was collected


def tank_shown(view: View, g: Battlegrounds, tank: int) -> Json:
    """A tank card."""
    box = view.box
    place = view.owner_of[tank]
    return {
        "id": box.ids[tank],
        "name": box.names[tank],
        "place": PLACES.get(place, "seat"),
        "seat": place if place >= 0 else None,
        "figure": COLOURS[view.driving.index(tank)] if tank in view.driving else None,
        "move_way": WAYS[box.move_way[tank]],
        "move_range": [box.move_range[tank], longest_move(g, tank)],
        "turns": g.upgrade_count(tank, DIRECTION) > 0,
        "shot_way": WAYS[box.shot_way[tank]],
        "shot_range": [box.shot_range[tank], longest_shot(g, tank)],
        "shoots_first": g.upgrade_count(tank, ORDER_SWAP) > 0,
        "upgrades": [EFFECTS[effect] for effect in upgrades_on(view.upgrades[tank])],
    }


def owner_shown(view: View, g: Battlegrounds, owner: int) -> Json:
    """A seat or a team, and what it has."""
    box = view.box
    return {
        "seats": team(g, owner),
        "points": view.points[owner],
        "captured": view.captured[owner],
        "singles": [box.kind_name(kind - 1) for kind in view.held[owner] if kind],
        "pairs": [{"picture": box.pictures[k], "count": n} for k, n in enumerate(view.paired[owner]) if n],
        "ready": [EFFECTS[effect] for effect in view.unused[owner]],
        "taken": {box.kind_name(kind): n for kind, n in enumerate(view.taken[owner]) if n},
    }


def artillery_shown(view: View) -> Json | None:
    """The artillery of Solo."""
    if not view.variant.artillery:
        return None
    return {
        "points": view.artillery,
        "letters": [LETTERS[k] for k in view.letters],
        "numbers": [str(k + 1) for k in view.numbers],
        "hits": [view.box.kind_name(kind) for kind in view.hits],
        "rank_points": list(STAR_POINTS),
    }


def lies(view: View, kind: int) -> str:
    """What lies on a field."""
    if kind == DUD:
        return "dud"
    if kind == ENEMY:
        return "artillery"
    return "covered" if kind >= FACE_DOWN else view.box.kind_name(kind)


def shown(view: View) -> Json:
    """The whole view; see BattlegroundsShown."""
    g = public_board(view)
    choosing = view.facts[1:] if view.asked == "choose" else ()
    return {
        "seat": None if view.seat == NOBODY else view.seat,
        "variant": view.variant.name,
        "target": view.variant.target,
        "round": view.round,
        "first": view.first,
        "active": view.active,
        "quiet": view.quiet,
        "asked": view.asked,
        "to_answer": view.to_answer,
        "picks": list(view.picks),
        "choosing": [EFFECTS[effect] for effect in choosing],
        "ground": {board.name(f): lies(view, kind) for f, kind in enumerate(view.ground) if kind != EMPTY},
        "middle": fields(MIDDLE),
        "figures": [figure_shown(view, g, figure) for figure, at in enumerate(view.at) if at != ABSENT],
        "tanks": [] if view.variant.hidden else [tank_shown(view, g, tank) for tank in range(TANKS)],
        "owners": [owner_shown(view, g, owner) for owner in range(view.variant.owners())],
        "pile": view.pile,
        "duds": view.duds,
        "fresh": fields(view.fresh),
        "stale": fields(view.stale),
        "extra": view.extra,
        "artillery": artillery_shown(view),
        "facts": list(view.facts),
        "options": view.options,
    }
