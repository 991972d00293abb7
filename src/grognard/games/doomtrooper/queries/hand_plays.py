"""Cards in hand: which may be played at a question, and why not."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.action import A, B
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.clause import MOMENT, PRICE, Clause, deeper, is_nearer
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.model.state import NON_ATTACK, NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.actions import (
    first_unlicensed,
    licence,
    no_actions_left,
    no_attack_left,
    shared_fund,
)
from grognard.games.doomtrooper.queries.legality import Refusal
from grognard.games.doomtrooper.queries.playing import no_entry, no_play, no_timing
from grognard.games.doomtrooper.queries.receiving import actions_for, no_receiving
from grognard.games.doomtrooper.queries.spells import able_casters
from grognard.games.doomtrooper.queries.windows import COUNTERS
from grognard.games.doomtrooper.words import ART, WARRIOR

# By timing: the clause that says when the card can be played
MOMENTS: Final = (
    no.FOR_ACTION, no.FOR_WINDOW, no.FOR_COMBAT, no.FOR_START, no.FOR_SAVE, no.FOR_VICTORY, no.FOR_COUNTER,
    no.FOR_EARNING, no.FOR_WINDOW, no.FOR_WINDOW, no.FOR_AFTER_COMBAT,
    no.FOR_OWN_EARNING,
)  # fmt: skip


def no_such_way(g: Doom, seat: int, kind: int, way: int) -> Clause | None:
    """Why there is no such card to play: it is not in hand, void (DT-249), or has fewer ways to be played."""
    if kind not in g.hand[seat]:
        return no.NOT_IN_HAND
    if g.cards.void[kind]:
        return no.void_by(g.cards.void[kind])
    return no.OK if way < len(g.cards.plays[kind]) else no.NOT_NOW


def no_play_by_action(g: Doom, seat: int, kind: int, way: int, actions: int) -> Clause | None:
    """Why a seat cannot play a card from hand with this many non-attack actions left."""
    play = g.cards.plays[kind][way]
    if play.timing != p.BY_ACTION:
        return MOMENTS[play.timing]
    return no_play(g, seat, kind, way) or no_actions_to_play(g, seat, kind, play, actions)


def no_actions_to_play(g: Doom, seat: int, kind: int, play: p.Play, actions: int) -> Clause | None:
    """Why the actions left do not pay for a play: too few, or none that can be attack actions."""
    if play.attacks and not can_pay_attack_actions(g, seat, kind, play, actions):
        return (no_attack_left(g) or no.NO_ATTACK_ACTION) if seat == g.active else no.NO_CONVERSION
    fits = play.actions <= actions or actions_for(g, seat, kind, play) <= actions
    return no.OK if fits else no_actions_left(g, seat)


def can_pay_attack_actions(g: Doom, seat: int, kind: int, play: p.Play, actions: int) -> bool:
    """Whether a play's attack actions can be paid (DT-170), in another's turn through a Leader (DT-258)."""
    if seat == g.active:
        return shared_fund(g, able_casters(g, seat, kind, play)) != NONE
    if g.turns[seat] == 0 or play.actions + play.attacks > actions or g.cards.type[kind] != ART:
        return False
    return first_unlicensed(g, able_casters(g, seat, kind, play), licence(g, seat, NON_ATTACK)) == NONE


def add_plays_by_action(g: Doom, seat: int, kind: int, actions: int, out: list[Any]) -> None:
    """Add the ways in which a seat may play a card from hand with this many actions."""
    ways = g.cards.plays[kind]
    for way in range(len(ways)):
        play = ways[way]
        if play.timing != p.BY_ACTION or (play.actions > actions and actions_for(g, seat, kind, play) > actions):
            continue
        # of `no_play_by_action`, only attack actions remain to be checked
        if no_play(g, seat, kind, way) is no.OK:
            if play.attacks and not can_pay_attack_actions(g, seat, kind, play, actions):
                continue
            out.append(verbs.PLAY | kind << A | way << B)


def no_play_in_window(g: Doom, seat: int, kind: int, way: int, purpose: int, about: int) -> Clause | None:
    """Why a seat cannot play a card from hand in a window."""
    play = g.cards.plays[kind][way]
    found = no_timing(g, play, purpose) or no_play(g, seat, kind, way, about)
    if found is no.NOT_NOW and play.timing not in (p.ANYTIME, p.IF_OPENED, p.BEFORE_ACTIONS):
        waits = purpose == COUNTERS and play.timing == p.IN_COMBAT and bool(g.combats)
        return no.NO_REACTION if waits else MOMENTS[play.timing]  # DT-A08
    return found


def explained(g: Doom, seat: int, kind: int, way: int, clause: Clause | None, about: int = NONE) -> Refusal:
    """The most telling clause against a card in hand, including clauses that hold at any moment or at any price."""
    if not clause or kind not in g.hand[seat] or way >= len(g.cards.plays[kind]):
        return Refusal(clause, kind)
    if clause.depth == MOMENT:
        clause = deeper(clause, no_entry(g, seat, kind))
    elif clause.depth == PRICE:
        clause = deeper(clause, no_play(g, seat, kind, way, about, for_free=True))
    play = g.cards.plays[kind][way]
    if clause is no.NO_TARGET and play.lies == p.ON_TARGET and play.on is not None and play.on.type == WARRIOR:
        return nobody_receives(g, seat, kind, play)
    return Refusal(clause, kind)


def nobody_receives(g: Doom, seat: int, kind: int, play: p.Play) -> Refusal:
    """Why none of a seat's warriors can be given a card: the reason for the warrior that comes closest."""
    best = Refusal(no.OK)
    for warrior in g.warriors[seat]:
        refused = no_receiving(g, kind, play, seat, warrior, play.opened)
        if refused and is_nearer(refused, best.clause):
            best = Refusal(refused, kind, warrior)
    return best if best.clause else Refusal(no.NO_TARGET, kind)
