"""A card leaves the hand to be played; `flow.playing` takes it from there."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Env, put
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.moves import take_from_hand
from grognard.games.doomtrooper.model.notes import STANDARD_PAID, UNDEFINED_PAID, note
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries.answering import helped_by_answer
from grognard.games.doomtrooper.queries.playing import survivor_of
from grognard.games.doomtrooper.words import ART, PERSONALITY, WARRIOR

# Stages of a play
CHOOSING: Final = 0
FEEDING: Final = 1
ANNOUNCED: Final = 2
ANSWERED: Final = 3
RESOLVED: Final = 4
CASTING: Final = 5  # the first stage of a spell


def begin_play(g: Doom, seat: int, kind: int, way: int, about: int = NONE, by: int = NONE) -> int:
    """Start to play a card from hand; return its slot. The frame binds the slot, the player, the way to play it, and
    the targets.
    """
    play = g.cards.plays[kind][way]
    slot = take_from_hand(g, seat, kind)
    if g.switched_cultists:
        g.switched_cultists = []
    if play.once_a_turn:
        g.kinds_used_up = [*g.kinds_used_up, kind]
    if by != NONE:  # its caster, or the bearer of its target, is already known
        g.played_by = put(g.played_by, slot, by)
        g.start(node.PLAYING, (slot, seat, way), CHOOSING)
    else:
        start_play(g, slot, seat, way, about)
    return slot


def note_paid_actions(g: Doom, slot: int, standard: int, undefined: int) -> None:
    """Note the actions paid for a personality, because it may be taken back (DT-275)."""
    kind = g.kind[slot]
    if g.cards.traits[kind] & PERSONALITY and g.cards.type[kind] == WARRIOR:
        note(g, slot, STANDARD_PAID, standard)
        note(g, slot, UNDEFINED_PAID, undefined)


def start_play(g: Doom, slot: int, seat: int, way: int, about: int) -> None:
    """Start the play of a card; the card or warrior that it answers, saves or follows is its target."""
    kind = g.kind[slot]
    play = g.cards.plays[kind][way]
    bound: Env = (slot, seat, way)
    if play.timing == p.AFTER_VICTORY:
        bound = (slot, seat, way, survivor_of(g, seat))
    elif play.timing in (p.AFTER_EARNING, p.AFTER_OWN_EARNING) or (
        about != NONE and play.timing in (p.TO_SAVE, p.TO_COUNTER)
    ):
        bound = (slot, seat, way, about)
    elif about != NONE:
        found = helped_by_answer(g, seat, kind, play, about)
        if len(found) == 1:
            bound = (slot, seat, way, found[0])  # the warrior that it protects from the card that it answers
        elif not g.cards.answers[kind]:
            bound = (slot, seat, way, about)
    g.start(node.PLAYING, bound, CASTING if g.cards.type[kind] == ART else CHOOSING)


def is_pending(g: Doom, slot: int) -> bool:
    """Whether a played card is still being resolved."""
    f = g.agenda
    while f is not None:
        if f.node.name == node.PLAYING and f.env[node.CARD] == slot:
            return True
        f = f.below
    return False
