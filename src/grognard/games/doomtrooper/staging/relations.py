"""Relations between the cards of a given position: units, bodyguards, prisoners, walls, viruses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from grognard.core.game import InputError
from grognard.core.scenario import check_keys, number, seat_of
from grognard.games.doomtrooper.effects.bonds import AssignUnit, Guard
from grognard.games.doomtrooper.effects.captives import Imprison, Shelter
from grognard.games.doomtrooper.flow.infections import infect, no_infection
from grognard.games.doomtrooper.model.bonds import CAPTIVE, UNIT, WARD, add_bond
from grognard.games.doomtrooper.model.infections import INFECTION
from grognard.games.doomtrooper.model.notation import card_keys, find_kind
from grognard.games.doomtrooper.model.options import Labels
from grognard.games.doomtrooper.model.state import Doom
from grognard.games.doomtrooper.queries.selecting import is_meant
from grognard.games.doomtrooper.words import BEHIND, GONE, PRISONER, VIRUS

KEYS: Final = ("unit", "guards", "prisoner_of", "behind", "viruses")
VIRUS_KEYS: Final = ("card", "owner", "toll")

Row = Mapping[str, Any]


def set_relation(g: Doom, where: str, row: Row, slot: int, labels: Labels) -> None:
    """Set all relations of a warrior; all cards are already on the table."""
    if "unit" in row:
        lead(g, where, slot, row["unit"])
    if "guards" in row:
        guard(g, f"{where}: guards", slot, on_table(g, f"{where}: guards", row["guards"], labels))
    if "prisoner_of" in row:
        imprison(g, f"{where}: prisoner_of", slot, on_table(g, f"{where}: prisoner_of", row["prisoner_of"], labels))
    if "behind" in row:
        shelter(g, f"{where}: behind", slot, on_table(g, f"{where}: behind", row["behind"], labels))
    if "viruses" in row:
        sicken(g, f"{where}: viruses", slot, row["viruses"])


def on_table(g: Doom, where: str, name: Any, labels: Labels) -> int:
    """A card of the position, by its label, or by its name if there is only one copy."""
    found = labels.get(str(name))
    if found is not None:
        return found[0]
    kind = find_kind(str(name), g.cards)
    meant = [slot for slot in range(len(g.kind)) if g.kind[slot] == kind and g.place[slot] != GONE]
    if len(meant) != 1:
        raise InputError(f"{where}: expected one card on the table, found {len(meant)} called {name!r}")
    return meant[0]


def effects_of(g: Doom, kind: int) -> Iterator[object]:
    """What a card does by itself, when it is used or when it is played."""
    for play in g.cards.plays[kind]:
        yield play.do
    for act in g.cards.acts[kind]:
        yield act.do
    for when in g.cards.whens[kind]:
        yield when.do


def lead(g: Doom, where: str, sergeant: int, name: Any) -> None:
    """Give a sergeant its unit: all its player's copies of a warrior (DT-282)."""
    kind = find_kind(str(name), g.cards)
    seat = g.control[sergeant]
    leads = any(isinstance(effect, AssignUnit) for effect in effects_of(g, g.kind[sergeant]))
    members = [w for w in g.warriors[seat] if g.kind[w] == kind]
    if not leads or not any(AssignUnit().could(g, (sergeant, seat, member)) for member in members):
        raise InputError(f"{where}: unit: it cannot lead {name!r} (DT-280)")
    add_bond(g, UNIT, sergeant, g.kind[members[0]])


def guard(g: Doom, where: str, bodyguard: int, ward: int) -> None:
    """Assign a bodyguard to a warrior."""
    acts = [act for act in g.abilities[bodyguard].acts if isinstance(act.do, Guard)]
    seat = g.control[bodyguard]
    if not any(act.on is not None and is_meant(g, act.on, bodyguard, seat, ward) for act in acts):
        raise InputError(f"{where}: it cannot be assigned to {spelled(g, ward)}")
    add_bond(g, WARD, bodyguard, ward)


def imprison(g: Doom, where: str, warrior: int, captor: int) -> None:
    """Imprison a warrior by a card (DT-316)."""
    seat = g.control[captor]
    ways = [effect for effect in effects_of(g, g.kind[captor]) if isinstance(effect, Imprison)]
    if g.flags[warrior] & (PRISONER | BEHIND) or not any(is_meant(g, way.which, captor, seat, warrior) for way in ways):
        raise InputError(f"{where}: {spelled(g, captor)} cannot hold it (DT-316)")
    add_bond(g, CAPTIVE, captor, warrior)
    g.set_flag(warrior, PRISONER, True)


def shelter(g: Doom, where: str, warrior: int, wall: int) -> None:
    """Put a warrior behind a wall (DT-314)."""
    seat = g.control[wall]
    walls = [effect for effect in effects_of(g, g.kind[wall]) if isinstance(effect, Shelter)]
    fits = g.control[warrior] == seat and g.place[warrior] == g.place[wall]
    if not fits or not any(effect.could(g, (wall, seat, warrior)) for effect in walls):
        raise InputError(f"{where}: {spelled(g, wall)} does not shelter it (DT-314)")
    add_bond(g, CAPTIVE, wall, warrior)
    g.set_flag(warrior, BEHIND, True)


def sicken(g: Doom, where: str, warrior: int, viruses: Any) -> None:
    """Infect a warrior with viruses: who brought each, and how many times its effect applies (DT-346)."""
    if not isinstance(viruses, Sequence) or isinstance(viruses, str):
        raise InputError(f"{where}: expected a list of viruses, found {viruses!r}")
    for one in viruses:
        row = check_keys(where, one if isinstance(one, dict) else {"card": one}, VIRUS_KEYS)
        kind = find_kind(str(row.get("card")), g.cards)
        if kind is None or not g.cards.traits[kind] & VIRUS:
            raise InputError(f"{where}: expected a virus, found {row.get('card')!r}")
        if no_infection(g, warrior, kind):
            raise InputError(f"{where}: {card_keys(g.cards)[kind]}: it cannot catch it, or has it already (DT-346)")
        opponent = next(seat for seat in range(g.n) if g.are_opponents(seat, g.control[warrior]))
        infect(g, warrior, kind, seat_of(row["owner"], g.n) if "owner" in row else opponent)
        toll = number(f"{where}: toll", row.get("toll", 1))
        g.infections = [*g.infections[: len(g.infections) - INFECTION], *g.infections[-INFECTION:-1], toll]


def spelled(g: Doom, slot: int) -> str:
    """A card of the position by its key."""
    return card_keys(g.cards)[g.kind[slot]]
