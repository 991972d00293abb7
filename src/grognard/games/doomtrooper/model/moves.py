"""Cards on the move: onto the table, and from one bearer, area or player to another. `leaving` takes them off it."""

from __future__ import annotations

from grognard.core.agenda import put, put_row
from grognard.games.doomtrooper.language.statics import Becomes
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.bonds import CAPTIVE, captor_of, remove_bonds
from grognard.games.doomtrooper.model.catalogue import NO_ABILITIES
from grognard.games.doomtrooper.model.identity import MADE, MADE_BEHIND, MADE_OF
from grognard.games.doomtrooper.model.sightings import forget_copy, lose_track
from grognard.games.doomtrooper.model.state import NO_SLOTS, NONE, Doom, powers_granted
from grognard.games.doomtrooper.words import (
    ATTACHED,
    AWAY,
    BEFORE_PLAYER,
    BEHIND,
    CULTIST,
    GONE,
    OUTPOST,
    PLAYED,
    SERVED,
    STORED,
)


def new_slot(g: Doom, kind: int, owner: int, place: int) -> int:
    """DT-038: put a card on the table, face up and unhurt."""
    if g.free_slots:
        slot = g.free_slots[-1]
        g.free_slots = g.free_slots[:-1]
        g.set_kind(slot, kind)
        g.owner = put(g.owner, slot, owner)
        g.control = put(g.control, slot, owner)
        g.place = put(g.place, slot, place)
        if g.bearer[slot] != NONE:
            g.bearer = put(g.bearer, slot, NONE)
        if g.lies_before[slot] != NONE:
            g.lies_before = put(g.lies_before, slot, NONE)
        if g.played_by[slot] != NONE:
            g.played_by = put(g.played_by, slot, NONE)
        g.flags = put(g.flags, slot, 0)
        return slot
    g.kind = [*g.kind, kind]
    g.abilities = [*g.abilities, g.cards.abilities[kind]]
    g.owner = [*g.owner, owner]
    g.control = [*g.control, owner]
    g.place = [*g.place, place]
    g.bearer = [*g.bearer, NONE]
    g.lies_before = [*g.lies_before, NONE]
    g.played_by = [*g.played_by, NONE]
    g.flags = [*g.flags, 0]
    g.attached = [*g.attached, NO_SLOTS]
    return len(g.kind) - 1


def take_from_hand(g: Doom, seat: int, kind: int, unseen: bool = False) -> int:
    """Move a card from the hand to the table."""
    if g.seen:
        if unseen:
            lose_track(g, seat, True)
        else:
            forget_copy(g, seat, kind, True)
    hand = g.hand[seat][:]
    hand.remove(kind)
    g.set_hand(seat, hand)
    return new_slot(g, kind, seat, PLAYED)


def put_in_play(g: Doom, slot: int, place: int, on: int = NONE) -> None:
    """Give a card its place on the table: on another card, before a seat, or in an area."""
    g.unchanged_turns = 0
    g.place = put(g.place, slot, place)
    register_abilities(g, slot)
    if place == ATTACHED:
        attach(g, slot, on)
        return
    if place == BEFORE_PLAYER:
        g.lies_before = put(g.lies_before, slot, on)
    g.slots = [*g.slots, slot]
    if g.is_warrior(slot):
        seat = g.control[slot]
        g.warriors = put_row(g.warriors, seat, [*g.warriors[seat], slot])
        if place == OUTPOST:
            g.outpost_opened = 1  # DT-134


def store(g: Doom, slot: int, on: int) -> None:
    """Lay a card on another, where it has no effect and only counts."""
    g.set_flag(slot, STORED, True)
    changed = g.abilities[:]
    changed[slot] = NO_ABILITIES
    g.abilities = changed
    put_in_play(g, slot, ATTACHED, on)


def attach(g: Doom, slot: int, bearer: int) -> None:
    """Lay a card on another."""
    g.bearer = put(g.bearer, slot, bearer)
    g.attached = put_row(g.attached, bearer, [*g.attached[bearer], slot])
    if g.abilities[slot].absents:
        g.set_flag(bearer, AWAY, True)  # DT-313


def detach(g: Doom, slot: int) -> None:
    """Take a card off its bearer; a bearer that this card kept out of play returns."""
    bearer = g.bearer[slot]
    if g.place[bearer] == GONE:
        return
    if g.alterations:
        renumber_alterations(g, bearer, g.attached[bearer].index(slot))
    g.attached = put_row(g.attached, bearer, [a for a in g.attached[bearer] if a != slot])
    if g.abilities[slot].absents and not g.flags[slot] & SERVED:
        return_to_play(g, bearer)


def return_to_play(g: Doom, warrior: int) -> None:
    """Bring a warrior that was out of play back into play (DT-338)."""
    if g.flags[warrior] & AWAY:
        g.set_flag(warrior, AWAY, False)
        g.start(node.RETURNING, (warrior,))


def change_control(g: Doom, slot: int, seat: int) -> None:
    """Give the control of a card on the table to another player (DT-317)."""
    g.unchanged_turns = 0
    if g.is_warrior(slot):
        before = g.control[slot]
        g.warriors = put_row(g.warriors, before, [w for w in g.warriors[before] if w != slot])
        g.warriors = put_row(g.warriors, seat, [*g.warriors[seat], slot])
        if before != seat:
            leave_shelter(g, slot)
    g.control = put(g.control, slot, seat)


def move_to_area(g: Doom, warrior: int, area: int) -> None:
    """Move a warrior in play to another area."""
    if g.place[warrior] != area:
        leave_shelter(g, warrior)
        g.place = put(g.place, warrior, area)


def leave_shelter(g: Doom, warrior: int) -> None:
    """DT-314: end the shelter of a warrior that leaves the area; a wall shelters only warriors in its own area."""
    if g.flags[warrior] & BEHIND:
        g.set_flag(warrior, BEHIND, False)
        remove_bonds(g, CAPTIVE, captor_of(g, warrior), warrior)


def register_abilities(g: Doom, slot: int) -> None:
    """Enter a card in play into the lists of cards with certain abilities."""
    kind = g.kind[slot]
    brings = g.abilities[slot]
    if brings.auras or brings.opens:
        g.auras = [*g.auras, slot]
        g.granted_powers = g.granted_powers | brings.grants
    if brings.bans:
        g.banning_cards = [*g.banning_cards, slot]
    if g.cards.bound[kind]:
        g.demanding_vehicles = [*g.demanding_vehicles, slot]
    if brings.credit:
        g.credit_cards = [*g.credit_cards, slot]
    if brings.alters:
        g.identity_changers = [*g.identity_changers, slot]
    if brings.acts or g.cards.traits[kind] & CULTIST:
        g.usable_cards = [*g.usable_cards, slot]
    if brings.whens:
        g.triggered_cards = [*g.triggered_cards, slot]


def unregister_abilities(g: Doom, slot: int) -> None:
    """Remove a card that leaves play from the lists of cards with certain abilities."""
    if slot in g.auras:
        g.auras = [s for s in g.auras if s != slot]
        g.granted_powers = powers_granted(g)
    if slot in g.banning_cards:
        g.banning_cards = [s for s in g.banning_cards if s != slot]
    if slot in g.demanding_vehicles:
        g.demanding_vehicles = [s for s in g.demanding_vehicles if s != slot]
    if slot in g.credit_cards:
        g.credit_cards = [s for s in g.credit_cards if s != slot]
    if slot in g.identity_changers:
        g.identity_changers = [s for s in g.identity_changers if s != slot]
    if slot in g.usable_cards:
        g.usable_cards = [s for s in g.usable_cards if s != slot]
    if slot in g.triggered_cards:
        g.triggered_cards = [s for s in g.triggered_cards if s != slot]


def alter_for_good(g: Doom, slot: int, change: Becomes) -> None:
    """Record that an effect changes a warrior's identity for good (DT-289)."""
    g.unchanged_turns = 0
    g.alterations = [
        *g.alterations, slot, change.side, change.affiliation, change.trait, change.no_side, change.no_affiliation,
        len(g.attached[slot]),
    ]  # fmt: skip


def renumber_alterations(g: Doom, slot: int, place: int) -> None:
    """Renumber the changes of a card when an attachment leaves: later changes follow one attachment fewer."""
    made = g.alterations
    for k in range(0, len(made), MADE):
        if made[k + MADE_OF] == slot and made[k + MADE_BEHIND] > place:
            made = put(made, k + MADE_BEHIND, made[k + MADE_BEHIND] - 1)
    g.alterations = made
