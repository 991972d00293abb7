"""Compares what a scenario expects of a position with the position."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from grognard.core.game import InputError
from grognard.core.scenario import check_keys, differ, seat_of
from grognard.games.doomtrooper.model.combats import ATTACKER, DEFENDER, PHASE, TACTIC, WEAPON_A, WEAPON_D, foe_of
from grognard.games.doomtrooper.model.identity import affiliations_of, sides_of, traits_of
from grognard.games.doomtrooper.model.notation import card_keys
from grognard.games.doomtrooper.model.state import (
    NONE,
    OWN,
    UNDEFINED,
    Doom,
)
from grognard.games.doomtrooper.queries.ratings import rating
from grognard.games.doomtrooper.staging.naming import called
from grognard.games.doomtrooper.staging.position import ACTION_KEYS, KIND_NAMES, kind_of, pile
from grognard.games.doomtrooper.words import (
    AFFILIATIONS,
    COVERED,
    DASH,
    GONE,
    OUTSIDE,
    PLACES,
    PLAYED,
    RATINGS,
    SIDES,
    TRAITS,
    UNPAID,
    WOUNDED,
)


def differ_pile(g: Doom, where: str, wanted: Any, found: Sequence[int], ordered: bool = False) -> str | None:
    """Compare a pile with a size or a list of cards, in any order unless order matters."""
    if isinstance(wanted, int):
        return differ(where, wanted, len(found))
    keys = card_keys(g.cards)
    names = [keys[kind] for kind in pile(where, wanted, g.cards)]
    real = [keys[kind] for kind in found]
    return differ(where, names, real) if ordered else differ(where, sorted(names), sorted(real))


def locate(g: Doom, where: str, name: Any, seat: int = NONE) -> int:
    """The card on the table with a label or a name, perhaps only of one seat; NONE if it is not there."""
    found = g.rules.labels.get(str(name))
    if found is not None:
        slot, kind = found
        here = g.place[slot] != GONE and g.kind[slot] == kind
        return slot if here and seat in (NONE, g.control[slot]) else NONE
    kind = kind_of(where, name, g.cards)
    meant = [
        slot
        for slot in range(len(g.kind))
        if g.kind[slot] == kind and g.place[slot] > PLAYED and seat in (NONE, g.control[slot])
    ]
    if len(meant) > 1:
        raise InputError(
            f"{where}: {name} may be {', '.join(f'{called(g, slot)}#{slot}' for slot in meant)}; give it a label"
        )
    return meant[0] if meant else NONE


def expect_cards(g: Doom, where: str, wanted: Mapping[str, Any], seat: int = NONE) -> str | None:
    """Check the state of cards on the table, by label or name; null means that the card is not there."""
    for name, want in wanted.items():
        slot = locate(g, where, name, seat)
        if want is None or slot == NONE:
            if want is not None or slot != NONE:
                return f"{where}: {name}: {'not in play' if slot == NONE else 'still in play'}"
            continue
        if problem := expect_card(g, f"{where}: {name}", slot, want):
            return problem
    return None


def expect_card(g: Doom, where: str, slot: int, wanted: Any) -> str | None:
    """Check the state of one card on the table."""
    flags = g.flags[slot]
    found: dict[str, Callable[[], Any]] = {
        "area": lambda: PLACES[g.place[slot]],
        "of": lambda: f"p{g.control[slot] + 1}",
        "wounded": lambda: bool(flags & WOUNDED),
        "covered": lambda: bool(flags & COVERED),
        "hidden": lambda: bool(flags & UNPAID),
        "outside": lambda: bool(flags & OUTSIDE),
        "sides": lambda: [word for k, word in enumerate(SIDES) if sides_of(g, slot) >> k & 1],
        "affiliations": lambda: [word for k, word in enumerate(AFFILIATIONS) if affiliations_of(g, slot) >> k & 1],
        "traits": lambda: [word for k, word in enumerate(TRAITS) if traits_of(g, slot) >> k & 1],
        "ratings": lambda: None,
        "with": lambda: None,
    }
    for key, want in check_keys(where, wanted, tuple(found)).items():
        if key == "ratings":
            problem = expect_ratings(g, where, slot, want)
        elif key == "with":
            problem = differ_pile(g, f"{where}: with", want, [g.kind[a] for a in g.attached[slot]])
        elif isinstance(want, list):
            problem = differ(f"{where}: {key}", sorted(want), sorted(found[key]()))
        else:
            problem = differ(f"{where}: {key}", want, found[key]())
        if problem:
            return problem
    return None


def expect_ratings(g: Doom, where: str, slot: int, wanted: Any) -> str | None:
    """Check a warrior's ratings, against its present opponent if it fights; null means a dash."""
    for name, want in check_keys(f"{where}: ratings", wanted, RATINGS).items():
        real = rating(g, slot, RATINGS.index(name), foe_of(g, slot))
        if problem := differ(f"{where}: {name}", want, None if real == DASH else real):
            return problem
    return None


def expect_seat(g: Doom, s: int, name: str, wanted: Any) -> str | None:
    """Check the expectations of a seat."""

    def warriors(want: Any) -> str | None:
        if isinstance(want, dict):
            return expect_cards(g, f"{name} warriors", want, s)
        return differ_pile(g, f"{name} warriors", want, [g.kind[w] for w in g.warriors[s]])

    def lying(want: Any) -> str | None:
        real = [g.kind[slot] for slot in g.slots if g.control[slot] == s and not g.is_warrior(slot)]
        return differ_pile(g, f"{name} cards", want, real)

    found: dict[str, Callable[[Any], str | None]] = {
        "d": lambda w: differ(f"{name} d", w, g.d[s]),
        "p": lambda w: differ(f"{name} p", w, g.p[s]),
        "turns": lambda w: differ(f"{name} turns", w, g.turns[s]),
        "debt": lambda w: differ(f"{name} debt", w, g.debt[s]),
        "last_turns": lambda w: differ(
            f"{name} last_turns", w, None if g.deck_out_turns[s] == NONE else g.deck_out_turns[s]
        ),
        "lost": lambda w: differ(f"{name} lost", w, bool(g.defeated[s])),
        "hand": lambda w: differ_pile(g, f"{name} hand", w, g.hand[s]),
        "library": lambda w: differ_pile(g, f"{name} library", w, g.library[s][::-1], True),
        "grave": lambda w: differ_pile(g, f"{name} grave", w, g.grave[s]),
        "annihilated": lambda w: differ_pile(g, f"{name} annihilated", w, g.annihilated[s]),
        "sideboard": lambda w: differ_pile(g, f"{name} sideboard", w, g.sideboard[s]),
        "warriors": warriors,
        "cards": lying,
    }
    for key, value in check_keys(f"expect: {name}", wanted, tuple(found)).items():
        if problem := found[key](value):
            return problem
    return None


def expect_combat(g: Doom, wanted: Any) -> str | None:
    """Check the present combat; null means none."""
    if wanted is None or not g.combats:
        return None if wanted is None and not g.combats else f"combat: expected {wanted}, found {g.combats or None}"
    c = g.combat()
    places = {"attacker": ATTACKER, "defender": DEFENDER, "attackers_weapon": WEAPON_A, "defenders_weapon": WEAPON_D}
    for key, want in check_keys("combat", wanted, (*places, "tactic", "phase")).items():
        if key == "tactic":
            problem = differ("combat: tactic", want, {0: "fight", 1: "shoot"}.get(c[TACTIC]))
        elif key == "phase":
            problem = differ("combat: phase", want, c[PHASE])
        else:
            slot = c[places[key]]
            meant = NONE if want is None else locate(g, f"combat: {key}", want)
            real = None if slot == NONE else f"{called(g, slot)}#{slot}"
            problem = None if meant == slot else f"combat: {key}: expected {want}, found {real}"
        if problem:
            return problem
    return None


def expect_actions(g: Doom, wanted: Any) -> str | None:
    """Check the actions that the active player has left."""
    found = {
        "standard": g.standard,
        "extra": sorted(KIND_NAMES[UNDEFINED if kind == OWN else kind] for kind in g.extra),
        "attacked": bool(g.standard_attacked),
    }
    for key, want in check_keys("expect: actions", wanted, ACTION_KEYS).items():
        if problem := differ(f"actions: {key}", sorted(want) if isinstance(want, list) else want, found[key]):
            return problem
    return None


def expect(g: Doom, key: str, wanted: Any) -> str | None:
    """Check one expectation about the table or a seat."""
    if key.startswith("p") and key[1:].isdecimal():
        return expect_seat(g, seat_of(key, g.n), key, wanted)
    found: dict[str, Callable[[], str | None]] = {
        "cards": lambda: expect_cards(g, "cards", wanted),
        "active": lambda: differ("active", seat_of(wanted, g.n), g.active),
        "first": lambda: differ("first", seat_of(wanted, g.n), g.starting_seat),
        "round": lambda: differ("round", wanted, g.round),
        "combat": lambda: expect_combat(g, wanted),
        "actions": lambda: expect_actions(g, wanted),
        "over": lambda: differ("over", wanted, not g.options),
        "winners": lambda: differ("winners", wanted, [f"p{s + 1}" for s in g.winners]),
    }
    if key not in found:
        raise InputError(f"expect: unknown key {key!r}; expected p1…, {', '.join(found)}, question, legal or refused")
    return found[key]()
