"""An action that belongs to one warrior alone, and what it may do with it besides attacking (DT-239, DT-355)."""

from __future__ import annotations

from typing import Any

from grognard.core.action import A, B
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.model.state import NONE, OWN, Doom, abilities
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.abilities import is_idle, no_act, user_of
from grognard.games.doomtrooper.queries.answers import choice
from grognard.games.doomtrooper.queries.cover import no_boarding, no_cover
from grognard.games.doomtrooper.queries.outposts import no_reveal, no_transfer, transfer_cost
from grognard.games.doomtrooper.queries.playing import is_borne_by, no_play, targets
from grognard.games.doomtrooper.queries.spells import able_casters
from grognard.games.doomtrooper.words import ART, AWAY, COVERED, PRISONER, UNPAID, VEHICLE


def no_own_action(g: Doom, warrior: int) -> int:
    """Why a warrior has no action of its own that could still be used for something that is no attack."""
    if OWN + warrior not in g.extra or not g.in_play(warrior) or g.control[warrior] != g.active:
        return no.NO_OWN_ACTION
    if g.standard_attacked and not g.standard:
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
    for slot in g.usable_cards:
        acts = abilities(g, slot).acts
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
