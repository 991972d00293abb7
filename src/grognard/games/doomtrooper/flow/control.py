"""Who controls a card, and whether it is in play: stolen, sent away, brought back (DT-313, DT-317, DT-337, DT-338)."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Frame, Node
from grognard.games.doomtrooper import events
from grognard.games.doomtrooper.flow.combat_changes import end_combat
from grognard.games.doomtrooper.flow.moments import fire
from grognard.games.doomtrooper.flow.personalities import is_claimed_by_hidden_copy
from grognard.games.doomtrooper.flow.playing import PLAYING
from grognard.games.doomtrooper.flow.removal import discard
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.combats import (
    ATTACKER,
    CHANGE,
    DEFENDER,
    JOINED,
    TARGET,
    WHAT,
    WIELDS,
    main_combatant,
    part_joined,
)
from grognard.games.doomtrooper.model.identity import traits_of
from grognard.games.doomtrooper.model.moves import attach, change_control, detach, move_to_area
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries.outposts import beast_of
from grognard.games.doomtrooper.queries.playing import copy_in_play
from grognard.games.doomtrooper.queries.targets_of_play import no_second
from grognard.games.doomtrooper.words import FORTIFICATION, GONE, IS_BEAST, OUTPOST, PERSONALITY, RELIC, UNPAID


def take_warrior(g: Doom, warrior: int, seat: int, area: int) -> None:
    """DT-317: give a warrior with its cards to another player; DT-268: that ends its combat."""
    fought = bool(g.combats) and warrior in (main_combatant(g, ATTACKER), main_combatant(g, DEFENDER))
    before = g.control[warrior]
    change_control(g, warrior, seat)
    for attachment in g.attached[warrior]:
        if g.control[attachment] == before:
            change_control(g, attachment, seat)
    if before != seat:
        g.tell(events.TAKEN_OVER, seat, warrior, g.kind[warrior])
        if fought:
            end_combat(g)
        elif part_joined(g, warrior) != NONE:
            remove_reinforcement(g, warrior)
    move_by_effect(g, warrior, area)
    if before != seat and g.triggered_cards:
        card = g.agenda  # it joins with the identity that the card being played gives it
        if card is not None and card.node is PLAYING:
            g.agenda = card.below
        g.push(JOINING, (warrior,))
        if card is not None and card.node is PLAYING:
            g.again(card, card.stage, card.env)


def remove_reinforcement(g: Doom, warrior: int) -> None:
    """Take a reinforcement out of the combat, which goes on without it (DT-177, DT-206)."""
    kept: list[int] = []
    for k in range(0, len(g.changes), CHANGE):
        if g.changes[k + WHAT] not in (JOINED, WIELDS) or g.changes[k + TARGET] != warrior:
            kept += g.changes[k : k + CHANGE]
    g.changes = kept


def move_by_effect(g: Doom, warrior: int, area: int) -> None:
    """DT-125, DT-127: move a warrior by an effect; off the Outpost a rider loses its beast, a beast is discarded."""
    off = g.place[warrior] == OUTPOST and area != OUTPOST
    move_to_area(g, warrior, area)
    if off and traits_of(g, warrior) & IS_BEAST:
        discard(g, warrior)
    elif off and beast_of(g, warrior) != NONE:
        discard(g, beast_of(g, warrior))


def take_attachment(g: Doom, slot: int, seat: int, bearer: int) -> None:
    """Take a card with all its attachments off its bearer, and give it to another (DT-317)."""
    detach(g, slot)
    change_control(g, slot, seat)
    for part in g.attached[slot]:
        change_control(g, part, seat)
    attach(g, slot, bearer)
    g.tell(events.TAKEN_OVER, seat, slot, g.kind[slot])


class Joining(Node[Doom]):
    """A warrior has joined another player's area; the frame binds its slot."""

    def run(self, g: Doom, f: Frame) -> None:
        if g.in_play(f.env[0]):
            fire(g, p.MUSTERED, f.env[0])


class Returning(Node[Doom]):
    """DT-107, DT-338, DT-A54: a warrior returns to play; if it, or a card on it, is unique and was played
    meanwhile, it is discarded.

    The frame binds its slot.
    """

    def run(self, g: Doom, f: Frame) -> None:
        warrior = f.env[0]
        if g.place[warrior] == GONE or not g.in_play(warrior):
            return
        g.tell(events.RETURNED, warrior, g.kind[warrior])
        if traits_of(g, warrior) & PERSONALITY and (
            has_twin(g, warrior) or is_claimed_by_hidden_copy(g, g.kind[warrior])
        ):
            discard(g, warrior)  # DT-274: also for a hidden copy that is now revealed and paid for
            return
        for attachment in g.attached[warrior]:
            of_type = g.cards.type[g.kind[attachment]]
            if of_type == RELIC and has_twin(g, attachment):
                discard(g, attachment)
            elif of_type == FORTIFICATION and no_second(g, g.control[attachment], g.kind[attachment], attachment):
                discard(g, attachment)  # DT-088


def has_twin(g: Doom, slot: int) -> bool:
    """Whether another card with the same title is in play and known to all."""
    kind = g.kind[slot]
    twin = copy_in_play(g, kind)
    if twin != slot:
        return twin >= 0
    for other in range(slot + 1, len(g.kind)):
        if g.kind[other] == kind and g.in_play(other) and not g.flags[other] & UNPAID:
            return True
    return False


JOINING: Final = Joining(node.JOINING)
RETURNING: Final = Returning(node.RETURNING)
