"""An action that one warrior alone performs: what it may do with it besides attacking (DT-239, DT-355)."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.action import A, B, first, second
from grognard.core.agenda import Frame, Node
from grognard.games.doomtrooper import plays as p
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.rules import refusals as no
from grognard.games.doomtrooper.rules.acts import ACTING, is_idle, no_act, user_of
from grognard.games.doomtrooper.rules.cover import no_boarding, no_cover
from grognard.games.doomtrooper.rules.ledger import drop_extra
from grognard.games.doomtrooper.rules.outpost import no_reveal, no_transfer, transfer_cost
from grognard.games.doomtrooper.rules.play import begin, choice, is_borne_by
from grognard.games.doomtrooper.rules.playable import no_play, targets
from grognard.games.doomtrooper.rules.spells import able_casters
from grognard.games.doomtrooper.state import NONE, OWN, Doom
from grognard.games.doomtrooper.words import ART, AWAY, COVERED, PRISONER, UNPAID, VEHICLE


def no_own_action(g: Doom, warrior: int) -> int:
    """Why a warrior has no action of its own that could still be used for something that is no attack."""
    if OWN + warrior not in g.extra or not g.in_play(warrior) or g.control[warrior] != g.active:
        return no.NO_OWN_ACTION
    if g.acted and not g.standard:
        return no.ATTACK_CAME  # DT-A58
    return no.OK if own_options(g, g.active, warrior) else no.NO_EFFECT


def add_owns(g: Doom, out: list[Any]) -> None:
    """Whose own action the active player may use."""
    for kind in g.extra:
        if kind >= OWN and no_own_action(g, kind - OWN) == no.OK:
            option = choice(g, g.active, verbs.OWN, kind - OWN)
            if option not in out:
                out.append(option)


def own_options(g: Doom, seat: int, warrior: int) -> list[Any]:
    """What a warrior can do as one action: move, be given something, use what it bears, cast."""
    out: list[Any] = []
    if g.flags[warrior] & (AWAY | PRISONER | UNPAID) or is_idle(g, warrior):
        return out
    if g.flags[warrior] & COVERED:
        if no_reveal(g, warrior) == no.OK:
            out.append(choice(g, seat, verbs.LEAVE, warrior))
    elif no_cover(g, warrior) == no.OK:
        out.append(choice(g, seat, verbs.COVER, warrior))
    for attachment in g.attached[warrior]:
        if g.cards.traits[g.kind[attachment]] & VEHICLE and no_boarding(g, attachment) == no.OK:
            out.append(choice(g, seat, verbs.BOARD, attachment))
    if transfer_cost(g, warrior) == 1 and no_transfer(g, warrior) == no.OK:
        out.append(choice(g, seat, verbs.TRANSFER, warrior))
    for slot in g.users:
        acts = g.cards.acts[g.kind[slot]]
        for way in range(len(acts)):
            single = acts[way].timing == p.BY_ACTION and acts[way].actions == 1 and not acts[way].attacks
            if single and user_of(g, slot) == warrior and no_act(g, seat, slot, way) == no.OK:
                out.append(verbs.USE | slot << A | way << B)
    last = NONE
    for kind in g.hand[seat]:
        if kind != last:
            ways = g.cards.plays[kind]
            for way in range(len(ways)):
                if is_for(g, seat, kind, way, warrior):
                    out.append(verbs.PLAY | kind << A | way << B)
        last = kind
    return out


def is_for(g: Doom, seat: int, kind: int, way: int, warrior: int) -> bool:
    """Whether a card in hand can be given to a warrior as one action, or cast by it."""
    play = g.cards.plays[kind][way]
    if play.timing != p.BY_ACTION or play.actions != 1 or play.attacks or no_play(g, seat, kind, way) != no.OK:
        return False
    if g.cards.type[kind] == ART:
        return warrior in able_casters(g, seat, kind, play)
    if play.lies == p.ON_TARGET:
        for target in targets(g, seat, kind, play):
            if target == warrior or is_borne_by(g, target, warrior):
                return True
    return False


class OwnAction(Node[Doom]):
    """A warrior uses the action that is its own; bound: the seat and the warrior."""

    def run(self, g: Doom, f: Frame) -> None:
        seat, warrior = f.env
        g.ask(f, seat, "own", own_options(g, seat, warrior), (warrior, g.kind[warrior]))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        from grognard.games.doomtrooper.rules.turn import act

        seat, warrior = f.env
        verb = action & 63
        if verb == verbs.PLAY:
            play = g.cards.plays[first(action)][second(action)]
            itself = g.cards.type[first(action)] != ART and warrior in targets(g, seat, first(action), play)
            if itself:
                begin(g, seat, first(action), second(action), warrior)
            else:  # it casts, or something is laid on what it bears
                begin(g, seat, first(action), second(action), by=warrior)
        elif verb == verbs.USE:
            g.push(ACTING, (first(action), seat, second(action)))
        else:
            act(g, seat, verb, first(action))


def use_own(g: Doom, seat: int, warrior: int) -> None:
    """Its own action is used up for what is chosen next."""
    drop_extra(g, OWN + warrior)
    g.push(OWN_ACTION, (seat, warrior))


OWN_ACTION: Final = OwnAction("own_action")
