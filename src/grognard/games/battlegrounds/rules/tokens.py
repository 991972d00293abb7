"""What pairs with an icon give: upgrades to lay, actions to use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grognard.core.action import VERB, A, B, first, second
from grognard.core.agenda import Frame, Node, put, put_row
from grognard.games.battlegrounds import verbs
from grognard.games.battlegrounds.cards import EXTRA_TANK, EXTRA_TURN, FIRST_UPGRADE, NO_EFFECT, TANKS
from grognard.games.battlegrounds.events import DREW, GAINED, KEPT, LAID, PAIR, USED
from grognard.games.battlegrounds.rules import refusals as no
from grognard.games.battlegrounds.state import DRAWN, IN_BOX, Battlegrounds


def gain_token(g: Battlegrounds, seat: int, kind: int) -> None:
    """BG-045, BG-046, BG-087, BG-104, BG-114, BG-A37: take a token; two equal tokens make a pair at once."""
    owner = g.variant.side[seat]
    picture = g.box.picture[kind]
    taken = g.taken[owner]
    g.taken = put_row(g.taken, owner, put(taken, kind, taken[kind] + 1))
    held = g.held[owner]
    other = held[picture] - 1
    if other < 0:
        g.held = put_row(g.held, owner, put(held, picture, kind + 1))
        return
    g.held = put_row(g.held, owner, put(held, picture, 0))
    paired = g.paired[owner]
    g.paired = put_row(g.paired, owner, put(paired, picture, paired[picture] + 1))
    g.add_points(owner, 2)
    g.tell(PAIR, owner, picture)
    if g.variant.hidden:
        return  # BG-104
    here, there = g.box.effect[kind], g.box.effect[other]
    if here != NO_EFFECT and there not in (NO_EFFECT, here):
        g.push(CHOOSING, (owner, here, there))  # BG-A38
    elif here != NO_EFFECT:
        gain_effect(g, owner, here)
    elif there != NO_EFFECT:
        gain_effect(g, owner, there)


def gain_effect(g: Battlegrounds, owner: int, effect: int) -> None:
    """BG-067: add the effect of a pair with an icon."""
    g.unused = put_row(g.unused, owner, sorted([*g.unused[owner], effect]))
    g.tell(GAINED, owner, effect)


def is_ready(g: Battlegrounds, seat: int, effect: int) -> bool:
    """Whether the seat or its team has an unused pair with this effect."""
    return effect in g.unused[g.variant.side[seat]]


def no_lay(g: Battlegrounds, seat: int, effect: int, tank: int) -> int:
    """BG-092, BG-A34: why a pair cannot be laid on a tank card."""
    if effect < FIRST_UPGRADE:
        return no.NOT_AN_UPGRADE
    if not is_ready(g, seat, effect):
        return no.NO_SUCH_PAIR
    owner = g.owner_of[tank]
    if owner < 0 or g.variant.side[owner] != g.variant.side[seat]:
        return no.NOT_YOUR_UPGRADE  # BG-A34, BG-092: a card of the team will do
    return no.OK if g.has_room(tank) else no.NO_ROOM  # BG-071


def no_use(g: Battlegrounds, seat: int, effect: int, after: bool) -> int:
    """BG-A39: why a one-time action cannot be used now; `after`: the main action is done."""
    if effect >= FIRST_UPGRADE:
        return no.NOT_AN_ACTION
    if not is_ready(g, seat, effect):
        return no.NO_SUCH_PAIR
    if effect == EXTRA_TURN:
        if not after:
            return no.AFTER_MAIN_ACTION  # BG-A39
        return no.OK if any(g.at[figure] >= 0 for figure in g.figures(seat)) else no.NOTHING_TO_DRIVE
    return no.OK if g.pile else no.NO_PILE  # BG-A40


def no_token_action(g: Battlegrounds, action: int, after: bool) -> int:
    """Why a pair cannot be laid or used now."""
    if action & VERB == verbs.LAY:
        return no_lay(g, g.active, first(action), second(action))
    return no_use(g, g.active, first(action), after)


def add_token_actions(g: Battlegrounds, seat: int, after: bool, out: list[int]) -> None:
    """BG-A33, BG-A42: players lay and use pairs in their own turn, before or after the main action."""
    unused = g.unused[g.variant.side[seat]]
    if unused:
        add_effects(g, seat, after, unused, out)


def add_effects(g: Battlegrounds, seat: int, after: bool, effects: Sequence[int], out: list[int]) -> None:
    """Add what may be done now with pairs that have these effects, in order."""
    last = NO_EFFECT
    for effect in effects:
        if effect == last:
            continue
        last = effect
        if effect < FIRST_UPGRADE:
            if no_use(g, seat, effect, after) == no.OK:
                out.append(verbs.USE | effect << A)
        else:
            for tank in range(TANKS):
                if no_lay(g, seat, effect, tank) == no.OK:
                    out.append(verbs.LAY | effect << A | tank << B)


def upgrades_to_lay(g: Battlegrounds, seat: int) -> list[int]:
    """The effects of unused pairs that can be laid on a card (BG-A31)."""
    return [effect for effect in g.unused[g.variant.side[seat]] if effect >= FIRST_UPGRADE]


def gained_since(g: Battlegrounds, seat: int, before: Sequence[int]) -> list[int]:
    """The effects of unused pairs that were not there before."""
    gained = g.unused[g.variant.side[seat]][:]
    for effect in before:
        if effect in gained:
            gained.remove(effect)
    return gained


def spend(g: Battlegrounds, seat: int, effect: int) -> None:
    """BG-068: the pair is used; it still scores."""
    owner = g.variant.side[seat]
    left = g.unused[owner][:]
    left.remove(effect)
    g.unused = put_row(g.unused, owner, left)


def lay(g: Battlegrounds, seat: int, effect: int, tank: int) -> None:
    """BG-083: lay a pair on a card, for good (BG-071)."""
    spend(g, seat, effect)
    g.lay_upgrade(tank, effect)
    g.tell(LAID, seat, effect, tank)


def draw_tanks(g: Battlegrounds, seat: int) -> None:
    """BG-070, BG-A40: draw the top two cards of the pile and keep one of them; a single card is kept at once."""
    spend(g, seat, EXTRA_TANK)
    g.tell(USED, seat, EXTRA_TANK)
    drawn = sorted(g.pile.pop() for _ in range(min(2, len(g.pile))))
    if g.out is not None:
        g.out.append((DREW, seat, *drawn))
    if len(drawn) == 2:
        for tank in drawn:
            g.owner_of = put(g.owner_of, tank, DRAWN)
        g.push(KEEPING, (seat, *drawn))
    else:
        keep(g, seat, drawn[0])


def keep(g: Battlegrounds, seat: int, tank: int) -> None:
    """BG-A41: the card joins the play area as an inactive card."""
    g.give(seat, tank)
    g.tell(KEPT, seat, tank)


class Keeping(Node[Battlegrounds]):
    """Two cards were drawn, openly: one is kept, the other goes to the box; the frame binds the seat and both cards."""

    def run(self, g: Battlegrounds, f: Frame) -> None:
        seat, *drawn = f.env
        g.ask(f, seat, "keep", [verbs.KEEP | tank << A for tank in sorted(drawn)], f.env)

    def answer(self, g: Battlegrounds, f: Frame, action: int) -> None:
        seat, *drawn = f.env
        for tank in drawn:
            g.owner_of = put(g.owner_of, tank, IN_BOX)
        keep(g, seat, first(action))

    def refusal(self, g: Battlegrounds, f: Frame, action: int) -> int:
        _, *drawn = f.env
        if action & VERB != verbs.KEEP:
            return no.FINISH_DRAW
        return no.OK if first(action) in drawn else no.NOT_DRAWN


class Choosing(Node[Battlegrounds]):
    """BG-A38: a pair with two different icons gives one of them; the frame binds the owner and both effects."""

    def run(self, g: Battlegrounds, f: Frame) -> None:
        g.ask(f, g.active, "choose", [verbs.CHOOSE | effect << A for effect in sorted(f.env[1:])], f.env)

    def answer(self, g: Battlegrounds, f: Frame, action: int) -> None:
        gain_effect(g, f.env[0], first(action))

    def refusal(self, g: Battlegrounds, f: Frame, action: int) -> int:
        _, *effects = f.env
        if action & VERB != verbs.CHOOSE:
            return no.FINISH_PAIR
        return no.OK if first(action) in effects else no.NOT_ON_THE_PAIR


KEEPING: Final = Keeping("keeping")
CHOOSING: Final = Choosing("choosing")
