"""Shooting: one field at exactly the card's distance; what stands in between does not matter (BG-A17, BG-A18)."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.action import VERB, A, B, second
from grognard.core.agenda import NOBODY, Frame, Node
from grognard.games.battlegrounds import verbs
from grognard.games.battlegrounds.board import FIELDS, RINGS
from grognard.games.battlegrounds.cards import ARMOUR, FARTHER_SHOT
from grognard.games.battlegrounds.events import CLEARED_DUD, HELD_FIRE, PLACED_DUD, SHOT_ENEMY, SHOT_TANK, SHOT_TOKEN
from grognard.games.battlegrounds.rules import refusals as no
from grognard.games.battlegrounds.rules.acting import no_other_figure
from grognard.games.battlegrounds.rules.end import has_token, is_solo_over
from grognard.games.battlegrounds.rules.losses import destroy, pay, spend_armour
from grognard.games.battlegrounds.rules.tokens import gain_token, lay
from grognard.games.battlegrounds.state import DUD, EMPTY, ENEMY, FACE_DOWN, Battlegrounds


def longest_shot(g: Battlegrounds, tank: int) -> int:
    """BG-077: the printed distance plus one for each Farther Shot."""
    return g.box.shot_range[tank] + g.upgrade_count(tank, FARTHER_SHOT)


def no_tank_shot(g: Battlegrounds, field: int) -> int:
    """BG-049, BG-A20, BG-A21: why no tank on the field can be shot."""
    if g.ground[field] == ENEMY:
        return no.OK  # BG-122
    figure = g.stands[field]
    if figure == NOBODY:
        return no.NO_TANK_THERE
    seat = g.variant.seat_of[figure]
    if seat == g.active:
        return no.OWN_TANK  # BG-A20
    if g.variant.side[seat] == g.variant.side[g.active] and not g.rules.friendly_fire:
        return no.TEAM_TANK  # BG-A21
    return no.OK


def no_dud_shot(g: Battlegrounds, field: int) -> int:
    """BG-047, BG-A22, BG-A23, BG-A24, BG-A62: why no dud can be put on the field."""
    if g.variant.artillery:
        return no.NO_DUDS_IN_SOLO  # BG-A62
    if g.ground[field] != EMPTY or g.stands[field] != NOBODY:
        return no.NOT_EMPTY
    return no.OK if g.duds else no.NO_DUDS_LEFT


def no_hit(g: Battlegrounds, field: int, hit: int) -> int:
    """Why a field within range cannot be hit in this way."""
    if hit == verbs.TOKEN:
        return no.OK if 0 <= g.ground[field] < DUD else no.NO_TOKEN_THERE
    if hit == verbs.TANK:
        return no_tank_shot(g, field)
    if hit == verbs.DUD:
        return no_dud_shot(g, field)
    return no.OK if g.ground[field] == DUD else no.NO_DUD_THERE


def no_shot(g: Battlegrounds, action: int) -> int:
    """BG-044, BG-A17, BG-A18: why a figure of the player on the board cannot fire this shot."""
    figure, field = verbs.figure_of(action), verbs.field_of(action)
    if field >= FIELDS:
        return no.OUT_OF_SHOT
    tank = g.driving[figure]
    for distance in range(g.box.shot_range[tank], longest_shot(g, tank) + 1):
        if field in RINGS[g.box.shot_way[tank]][distance][g.at[figure]]:
            return no_hit(g, field, second(action))
    return no.OUT_OF_SHOT  # BG-044


def shots(g: Battlegrounds, figure: int) -> list[int]:
    """Every legal shot of a figure, without the option to hold fire."""
    out: list[Any] = []
    tank = g.driving[figure]
    at = g.at[figure]
    add_shots(g, figure, g.box.shot_ends[tank][at], out)
    if g.upgrades[tank]:
        for distance in range(g.box.shot_range[tank] + 1, longest_shot(g, tank) + 1):
            add_shots(g, figure, RINGS[g.box.shot_way[tank]][distance][at], out)
    return out


def add_shots(g: Battlegrounds, figure: int, fields: list[int], out: list[Any]) -> None:
    """BG-048, BG-050, BG-051, BG-A19: add every legal shot of a figure at these fields."""
    ground = g.ground
    stands = g.stands
    ready = verbs.SHOTS[figure]
    for field in fields:
        lies = ground[field]
        if stands[field] >= 0 or lies == ENEMY:
            if no_tank_shot(g, field) == no.OK:
                out.append(ready[verbs.TANK][field])  # BG-049
            if 0 <= lies < DUD:
                out.append(ready[verbs.TOKEN][field])  # BG-050, BG-A19: the token, declared before the shot (BG-051)
        elif lies == EMPTY:
            if no_dud_shot(g, field) == no.OK:
                out.append(ready[verbs.DUD][field])
        elif lies == DUD:
            out.append(ready[verbs.CLEAR][field])  # BG-048
        elif lies < FACE_DOWN:
            out.append(ready[verbs.TOKEN][field])  # BG-045, BG-046


def fire(g: Battlegrounds, action: int) -> None:
    """BG-122, BG-A57: what a shot does; a tank of the artillery is destroyed at once and can be placed again."""
    figure, field, hit = verbs.figure_of(action), verbs.field_of(action), second(action)
    me = g.active
    if hit == verbs.TOKEN:
        kind = g.ground[field]
        g.ground[field] = EMPTY
        if g.out is not None:
            g.out.append((SHOT_TOKEN, me, figure, field, kind))
        gain_token(g, me, kind)
        if g.variant.artillery and not has_token(g):
            is_solo_over(g)  # BG-A63: at once, whatever the pair could be used for
    elif hit == verbs.TANK:
        if g.ground[field] == ENEMY:
            g.ground[field] = EMPTY  # BG-122, BG-A57
            g.tell(SHOT_ENEMY, me, figure, field)
            return
        victim = g.stands[field]
        if g.out is not None:
            g.out.append((SHOT_TANK, me, figure, field, victim))
        g.push(HIT, (victim, me))
    elif hit == verbs.DUD:
        g.ground[field] = DUD
        g.duds -= 1
        if g.out is not None:
            g.out.append((PLACED_DUD, me, figure, field))
    else:
        g.ground[field] = EMPTY
        g.duds += 1
        g.tell(CLEARED_DUD, me, figure, field)


def may_react(g: Battlegrounds, figure: int) -> bool:
    """reactions (BG-A33): the owner of the tank that is hit has an Armour pair and room for it."""
    owner = g.variant.side[g.variant.seat_of[figure]]
    tank = g.driving[figure]
    return g.rules.reactions and ARMOUR in g.unused[owner] and g.has_room(tank)


class Hit(Node[Battlegrounds]):
    """BG-117: a tank is hit; the frame binds the figure and the seat that shot, or NOBODY for the artillery."""

    def answers(self, g: Battlegrounds, f: Frame) -> list[int]:
        """To lay the Armour pair on the tank that is hit, or to do nothing (BG-A33)."""
        return [verbs.LAY | ARMOUR << A | g.driving[f.env[0]] << B, verbs.PASS]

    def run(self, g: Battlegrounds, f: Frame) -> None:
        figure, by = f.env
        if f.stage == 0 and not g.upgrade_count(g.driving[figure], ARMOUR) and may_react(g, figure):
            g.ask(f, g.variant.seat_of[figure], "react", self.answers(g, f), (figure,))
            return
        if spend_armour(g, figure):
            return
        destroy(g, figure, by == NOBODY)  # BG-117, BG-A58: only the artillery destroys a tank for good
        if by != NOBODY:
            pay(g, figure, by)  # BG-049

    def answer(self, g: Battlegrounds, f: Frame, action: int) -> None:
        if action != verbs.PASS:
            lay(g, g.variant.seat_of[f.env[0]], ARMOUR, g.driving[f.env[0]])
        g.again(f, 1, f.env)

    def refusal(self, g: Battlegrounds, f: Frame, action: int) -> int:
        return no.OK if action in self.answers(g, f) else no.FINISH_REACTION


class Shooting(Node[Battlegrounds]):
    """BG-043: the tank that has moved may shoot; the frame binds the figure."""

    def run(self, g: Battlegrounds, f: Frame) -> None:
        options = shots(g, f.env[0])
        if options:
            options.append(verbs.HOLD)
            g.ask(f, g.active, "shoot", options, f.env)

    def answer(self, g: Battlegrounds, f: Frame, action: int) -> None:
        if action != verbs.HOLD:
            fire(g, action)
        elif g.out is not None:
            g.out.append((HELD_FIRE, g.active))

    def refusal(self, g: Battlegrounds, f: Frame, action: int) -> int:
        verb = action & VERB
        if verb == verbs.HOLD:
            return no.OK
        if verb == verbs.SHOOT:
            return no_other_figure(g, f.env[0], verbs.figure_of(action)) or no_shot(g, action)
        if verb in (verbs.MOVE, verbs.STAY):
            return no.ALREADY_MOVED
        return no.NOT_BETWEEN if verb in (verbs.LAY, verbs.USE) else no.FINISH_SHOT


HIT: Final = Hit("hit")
SHOOTING: Final = Shooting("shooting")
