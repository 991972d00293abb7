"""Positions of Doomtrooper as scenarios write them, and what scenarios expect of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from grognard.core.agenda import put, put_row
from grognard.core.game import InputError, Json
from grognard.core.scenario import check_keys, number, seat_of
from grognard.games.doomtrooper.effects.hands import Store
from grognard.games.doomtrooper.flow import turn
from grognard.games.doomtrooper.flow.opening import OPENING
from grognard.games.doomtrooper.flow.personalities import area_of
from grognard.games.doomtrooper.flow.playing import start_clock
from grognard.games.doomtrooper.language import plays
from grognard.games.doomtrooper.model.auras import is_suspended
from grognard.games.doomtrooper.model.bonds import DUES, LASTING_BASE, add_bond
from grognard.games.doomtrooper.model.catalogue import Catalogue
from grognard.games.doomtrooper.model.extra_actions import grant_extra
from grognard.games.doomtrooper.model.graves import bury
from grognard.games.doomtrooper.model.identity import sides_of
from grognard.games.doomtrooper.model.moves import new_slot, put_in_play, store, unregister_abilities
from grognard.games.doomtrooper.model.notation import card_keys, find_kind
from grognard.games.doomtrooper.model.options import Labels, Options
from grognard.games.doomtrooper.model.state import (
    ACTIONS,
    ATTACK,
    NON_ATTACK,
    NONE,
    OWN,
    UNDEFINED,
    Doom,
    count_cards,
    derive_fields,
)
from grognard.games.doomtrooper.parsing import kind_named
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.cover import may_hide
from grognard.games.doomtrooper.queries.equipment import vehicle_of
from grognard.games.doomtrooper.queries.permissions import PAYING
from grognard.games.doomtrooper.queries.powers import has
from grognard.games.doomtrooper.queries.receiving import no_receiving
from grognard.games.doomtrooper.queries.selecting import is_meant
from grognard.games.doomtrooper.queries.spells import casting_fee
from grognard.games.doomtrooper.setup import DESTINY, bare_table
from grognard.games.doomtrooper.staging import relations
from grognard.games.doomtrooper.table.protocol import DoomtrooperState
from grognard.games.doomtrooper.words import (
    AS_LEGION,
    ASIDE,
    ASIDE_SIDE,
    ATTACHED,
    BEFORE_PLAYER,
    COVERED,
    CULTIST,
    DOOMTROOPER,
    FORTIFICATION,
    GONE,
    KOHORT,
    LEGION,
    MOVED,
    OUTPOST,
    OUTSIDE,
    PERSONALITY,
    PLACES,
    PLAYED,
    RATINGS,
    RELIC,
    SQUAD,
    UNPAID,
    VEHICLE,
    WARRIOR,
    WARZONE,
    WITH_GAME,
    WOUNDED,
)

FILLER: Final = "hussar"  # a warrior without abilities, which fills libraries that the scenario does not describe
FILLERS: Final = 20
TURNS: Final = 2  # turns begun by every seat, so that attacks are allowed (DT-031)
AREAS: Final = {
    "squad": SQUAD,
    "kohort": KOHORT,
    "outpost": OUTPOST,
    "aside": ASIDE,
    "player": BEFORE_PLAYER,
    "game": WITH_GAME,
}
STEPS: Final = {
    "opening": turn.BEGIN,
    "start": turn.BEGIN,
    "draw": turn.DRAW,
    "act": turn.ACT,
    "discard": turn.DISCARD,
    "end": turn.LAST,
}
LAID: Final = {
    plays.IN_SQUAD: SQUAD,
    plays.IN_KOHORT: KOHORT,
    plays.IN_OUTPOST: OUTPOST,
    plays.BEFORE_TARGET: BEFORE_PLAYER,
    plays.BEFORE_YOU: BEFORE_PLAYER,
    plays.ON_GAME: WITH_GAME,
}
KINDS: Final = {"undefined": UNDEFINED, "attack": ATTACK, "non-attack": NON_ATTACK}
KIND_NAMES: Final = {kind: name for name, kind in KINDS.items()}
SEAT_KEYS: Final = (
    "hand", "library", "grave", "annihilated", "sideboard", "d", "p", "debt", "last_turns", "warriors", "cards",
    "turns",
)  # fmt: skip
WARRIOR_KEYS: Final = (
    "card",
    "as",
    "area",
    "side",
    "wounded",
    "covered",
    "hidden",
    "moved",
    "base",
    "with",
    *relations.KEYS,
)
ATTACHMENT_KEYS: Final = ("card", "as", "outside", "owner", "with")
CARD_KEYS: Final = ("card", "as", "area", "before")
TABLE_KEYS: Final = ("active", "first", "round", "quiet", "step", "actions", "windows", "opened")
ACTION_KEYS: Final = ("standard", "extra", "attacked")


def kind_of(where: str, name: Any, cards: Catalogue) -> int:
    """The card with a name."""
    try:
        return kind_named(str(name), cards)
    except InputError as input_error:
        raise InputError(f"{where}: {input_error}") from None


def pile(where: str, names: Any, cards: Catalogue) -> list[int]:
    """The cards with these names."""
    if not isinstance(names, list):
        raise InputError(f"{where}: expected a list of cards, found {names!r}")
    return [kind_of(where, name, cards) for name in names]


def rows(where: str, value: Any, allowed: Sequence[str]) -> list[Mapping[str, Any]]:
    """A list of names or mappings, each as a mapping with a card."""
    if not isinstance(value, list):
        raise InputError(f"{where}: expected a list of cards, found {value!r}")
    out = []
    for row in value:
        found = check_keys(where, row if isinstance(row, dict) else {"card": row}, allowed)
        if "card" not in found:
            raise InputError(f"{where}: expected a card in {row!r}")
        out.append(found)
    return out


def yes(where: str, row: Mapping[str, Any], key: str) -> bool:
    """A field that is true, false or left out."""
    value = row.get(key, False)
    if not isinstance(value, bool):
        raise InputError(f"{where}: {key}: expected true or false, found {value!r}")
    return value


def arrange(given: Json, seats: int, seed: int, options: Options, cards: Catalogue) -> DoomtrooperState:
    """The position of a scenario at its first question, with legal defaults for what it leaves out."""
    g = bare_table(seats, seed, Options(options.json()), cards)
    labels = g.rules.labels
    names = [f"p{s + 1}" for s in range(seats)]
    check_keys("given", given, (*names, *TABLE_KEYS))
    warriors: list[tuple[str, Mapping[str, Any], int]] = []
    for s, name in enumerate(names):
        warriors += set_seat(g, s, name, given.get(name, {}), labels)
    for where, row, slot in warriors:
        relations.set_relation(g, where, row, slot, labels)
    if "opened" in given:
        g.outpost_opened = int(yes("given", given, "opened") or g.outpost_opened)  # DT-134
    check_uniqueness(g)
    derive_fields(g)
    g.cards_brought = [count_cards(g, seat) for seat in range(seats)]
    step = begin_turn(g, given)
    g.push(turn.TURN_NODE, (), step)
    if given.get("step") == "opening":
        g.push(OPENING)
    g.run()
    if not g.options:
        raise InputError("given: the game is over")
    return g


def set_seat(g: Doom, s: int, name: str, given: Any, labels: Labels) -> list[tuple[str, Mapping[str, Any], int]]:
    """Set the cards and points of a seat; return its warriors as the scenario writes them."""
    mine = check_keys(name, given, SEAT_KEYS)
    g.d = put(g.d, s, number(f"{name}: d", mine.get("d", DESTINY)))
    g.p = put(g.p, s, number(f"{name}: p", mine.get("p", 0)))
    g.turns = put(g.turns, s, number(f"{name}: turns", mine.get("turns", TURNS)))
    g.debt = put(g.debt, s, number(f"{name}: debt", mine.get("debt", 0)))
    if "last_turns" in mine:  # of the count of DT-039
        g.deck_out_turns = put(g.deck_out_turns, s, number(f"{name}: last_turns", mine["last_turns"]))

    def lay(key: str, default: list[str]) -> list[int]:
        return pile(f"{name}: {key}", mine.get(key, default), g.cards)

    g.set_hand(s, sorted(lay("hand", [])))
    g.library = put_row(g.library, s, lay("library", [FILLER] * FILLERS)[::-1])
    for kind in lay("grave", []):
        bury(g, s, kind, False)
    g.annihilated = put_row(g.annihilated, s, lay("annihilated", []))
    g.sideboard = put_row(g.sideboard, s, lay("sideboard", []))
    warriors = []
    for row in rows(f"{name}: warriors", mine.get("warriors", []), WARRIOR_KEYS):
        where = f"{name}: warriors: {row.get('as', row['card'])}"
        warriors.append((where, row, set_warrior(g, s, where, row, labels)))
    for row in rows(f"{name}: cards", mine.get("cards", []), CARD_KEYS):
        set_card(g, s, f"{name}: cards: {row.get('as', row['card'])}", row, labels)
    return warriors


def label(where: str, row: Mapping[str, Any], slot: int, g: Doom, labels: Labels) -> None:
    """Record the label that the scenario gives a card."""
    if "as" not in row:
        return
    word = str(row["as"])
    if word in labels:
        raise InputError(f"{where}: as: two cards are called {word}")
    if find_kind(word, g.cards) is not None or not word.strip() or set(word) & set("# "):
        raise InputError(f"{where}: as: expected one word that is no card's name, found {word!r}")
    labels[word] = slot, g.kind[slot]


def set_warrior(g: Doom, s: int, where: str, row: Mapping[str, Any], labels: Labels) -> int:
    """Put a warrior into play with its attachments."""
    kind = kind_of(where, row["card"], g.cards)
    if g.cards.type[kind] != WARRIOR:
        raise InputError(f"{where}: it is no warrior")
    slot = new_slot(g, kind, s, PLAYED)
    hidden, covered = yes(where, row, "hidden"), yes(where, row, "covered")
    if hidden and ("area" in row or "with" in row):
        raise InputError(f"{where}: hidden: it lies outside all areas and has no attachments (DT-055, DT-056)")
    if (hidden or covered) and not may_hide(g, kind):
        raise InputError(f"{where}: it may never be in cover (DT-050, DT-062)")
    if "side" in row:
        choose_side(g, slot, where, row["side"])
    put_in_play(g, slot, ASIDE if hidden else area_for(g, slot, where, row))
    g.set_flag(slot, WOUNDED, yes(where, row, "wounded"))
    for name, amount in check_keys(f"{where}: base", row.get("base", {}), RATINGS).items():
        add_bond(g, LASTING_BASE + RATINGS.index(name), NONE, slot, int(amount))  # lasting changes by effects
    g.set_flag(slot, MOVED, yes(where, row, "moved"))
    g.set_flag(slot, COVERED, hidden or covered)
    g.set_flag(slot, UNPAID, hidden)
    if hidden:
        unregister_abilities(g, slot)  # DT-A22
    label(where, row, slot, g, labels)
    set_attachment(g, s, slot, where, row, labels)
    if covered and vehicle_of(g, slot) != NONE:
        raise InputError(f"{where}: covered: nobody is in cover inside a vehicle (DT-079)")
    return slot


def choose_side(g: Doom, slot: int, where: str, side: Any) -> None:
    """Set the side that a cultist's player has chosen (DT-298)."""
    if not g.cards.traits[g.kind[slot]] & CULTIST or side not in ("doomtrooper", "legion"):
        raise InputError(f"{where}: side: only a cultist has a choice, of doomtrooper and legion, found {side!r}")
    g.set_flag(slot, AS_LEGION, side == "legion")


def area_for(g: Doom, slot: int, where: str, row: Mapping[str, Any]) -> int:
    """The area that the scenario gives a warrior, or the one it is mustered into (DT-035)."""
    if "area" not in row:
        return area_of(g, slot)
    area = AREAS.get(str(row["area"]), GONE)
    if area in (GONE, BEFORE_PLAYER):
        raise InputError(f"{where}: area: expected squad, kohort, outpost or aside, found {row['area']!r}")
    needed = {SQUAD: DOOMTROOPER, KOHORT: LEGION, ASIDE: ASIDE_SIDE}.get(area, 0)
    if needed and not sides_of(g, slot) & needed:
        raise InputError(f"{where}: area: it does not belong into the {row['area']} (DT-035)")
    return area


def set_attachment(g: Doom, s: int, bearer: int, where: str, row: Mapping[str, Any], labels: Labels) -> None:
    """Put the attachments on a card, and their own attachments on them."""
    for part in rows(f"{where}: with", row.get("with", []), ATTACHMENT_KEYS):
        at = f"{where}: with: {part['card']}"
        kind = kind_of(at, part["card"], g.cards)
        owner = seat_of(part["owner"], g.n) if "owner" in part else s
        if is_stored_on(g, kind, bearer):
            store(g, new_slot(g, kind, owner, PLAYED), bearer)
            continue
        play = way_to_lie_on(g, owner, kind, bearer)
        if play is None:
            raise InputError(f"{at}: it cannot be given to {card_keys(g.cards)[g.kind[bearer]]}")
        slot = new_slot(g, kind, owner, PLAYED)
        put_in_play(g, slot, ATTACHED, bearer)
        start_clock(g, slot, owner, play)  # as if it had just been played
        if g.is_warrior(bearer) and has(g, bearer, PAYING) and is_suspended(g, slot):
            add_bond(g, DUES, bearer, slot)  # DT-303: it was paid for
        label(at, part, slot, g, labels)
        if yes(at, part, "outside"):
            if not g.cards.traits[kind] & VEHICLE:
                raise InputError(f"{at}: outside: it is no vehicle")
            g.set_flag(slot, OUTSIDE, True)
        set_attachment(g, owner, slot, at, part, labels)


def is_stored_on(g: Doom, kind: int, bearer: int) -> bool:
    """Whether a card can be stored on another."""
    for act in g.abilities[bearer].acts:
        if (
            isinstance(act.do, Store)
            and act.do.no_taking(g, (bearer, g.control[bearer], g.bearer[bearer]), kind) is no.OK
        ):
            return True
    return False


def way_to_lie_on(g: Doom, seat: int, kind: int, bearer: int) -> plays.Play | None:
    """The way of playing by which a card can be on another, or None; a spell without a target is on its caster."""
    for play in g.cards.plays[kind]:
        if play.lies != plays.ON_TARGET:
            continue
        if play.on is None:
            if g.control[bearer] == seat and casting_fee(g, bearer, kind, play.any_aspect) != NONE:
                return play
        elif g.is_warrior(bearer):
            if no_receiving(g, kind, play, seat, bearer, play.opened) is no.OK:
                return play
        elif is_meant(g, play.on, NONE, seat, bearer):
            return play
    return None


def set_card(g: Doom, s: int, where: str, row: Mapping[str, Any], labels: Labels) -> None:
    """Put a card into an area, before a player or beside the game."""
    kind = kind_of(where, row["card"], g.cards)
    ways = {LAID[play.lies]: play for play in reversed(g.cards.plays[kind]) if play.lies in LAID}
    possible = [LAID[play.lies] for play in g.cards.plays[kind] if play.lies in LAID]
    if g.cards.type[kind] == WARZONE:
        possible = possible or [SQUAD, KOHORT, OUTPOST]  # DT-110
    if not possible:
        raise InputError(f"{where}: it lies neither in an area nor before a player nor with the game")
    area = AREAS.get(str(row["area"]), GONE) if "area" in row else possible[0]
    if area not in possible:
        raise InputError(f"{where}: area: expected {' or '.join(PLACES[a] for a in possible)}, found {row['area']!r}")
    slot = new_slot(g, kind, s, PLAYED)
    before = seat_of(row["before"], g.n) if "before" in row else s
    put_in_play(g, slot, area, before if area == BEFORE_PLAYER else NONE)
    if before != s and area in (SQUAD, KOHORT) and area in ways and ways[area].on_player:
        g.control = put(g.control, slot, before)  # whose area it lies in
    if area in ways:
        start_clock(g, slot, s, ways[area])  # as if it had just been played
    label(where, row, slot, g, labels)


def check_uniqueness(g: Doom) -> None:
    """DT-273 personalities, DT-106 relics: one in play; DT-088, DT-111: one copy of a fortification or warzone per
    player.
    """
    for seat in range(g.n):
        seen: set[int] = set()
        for slot in g.slots:
            kind = g.kind[slot]
            several = g.cards.plays[kind] and g.cards.plays[kind][0].many
            if g.control[slot] == seat and g.cards.type[kind] in (FORTIFICATION, WARZONE) and not several:
                if kind in seen:
                    raise InputError(
                        f"p{seat + 1}: cards: {card_keys(g.cards)[kind]} lies there twice (DT-088, DT-111)"
                    )
                seen.add(kind)
    unique: set[int] = set()
    for slot, kind in enumerate(g.kind):
        single = g.cards.traits[kind] & PERSONALITY or g.cards.type[kind] == RELIC
        if single and not g.flags[slot] & UNPAID:
            if kind in unique:
                raise InputError(f"given: {card_keys(g.cards)[kind]} is in play twice (DT-106, DT-273)")
            unique.add(kind)


def grant_staged_extra(g: Doom, kind: Any) -> None:
    """Grant an extra action of a kind or, with `own`, one that only a single warrior may use."""
    if isinstance(kind, str) and kind in KINDS:
        grant_extra(g, KINDS[kind])
        return
    if isinstance(kind, dict) and list(kind) == ["own"] and str(kind["own"]) in g.rules.labels:
        grant_extra(g, OWN, 1, g.rules.labels[str(kind["own"])][0])
        return
    raise InputError(f"actions: extra: expected {', '.join(KINDS)} or {{own: the name of a warrior}}, found {kind!r}")


def begin_turn(g: Doom, given: Json) -> int:
    """Set whose turn it is and how far it has come; return its step."""
    g.starting_seat = g.active = max(g.rules.first, 0)
    if "first" in given:
        g.starting_seat = g.active = seat_of(given["first"], g.n)
    if "active" in given:
        g.active = seat_of(given["active"], g.n)
    g.round = number("round", given.get("round", 2))
    if g.round == 0:
        raise InputError("round: the first one is 1")
    g.unchanged_turns = number("quiet", given.get("quiet", 0))
    windows = given.get("windows", "useful")
    if windows not in ("useful", "all"):
        raise InputError(f"windows: expected useful or all, found {windows!r}")
    g.quick = windows == "useful"
    step = given.get("step", "act")
    if step not in STEPS:
        raise InputError(f"step: expected {', '.join(STEPS)}, found {step!r}")
    if step not in ("opening", "start") and not g.turns[g.active]:
        raise InputError(f"p{g.active + 1}: turns: a player in the middle of a turn has begun one")
    actions = check_keys("actions", given.get("actions", {}), ACTION_KEYS)
    g.standard = number("actions: standard", actions.get("standard", ACTIONS))
    if g.standard > ACTIONS:
        raise InputError(f"actions: standard: at most {ACTIONS} (DT-028), found {g.standard}")
    extra = actions.get("extra", [])
    if not isinstance(extra, list):
        raise InputError(f"actions: extra: expected a list, found {extra!r}")
    for kind in extra:
        grant_staged_extra(g, kind)
    attacked = yes("actions", actions, "attacked")
    if attacked and g.standard == ACTIONS:
        raise InputError("actions: attacked: a standard action was used for it")
    g.standard_attacked = g.attack_or_sabotage = int(attacked)
    g.conversions = 1 - g.standard_attacked
    return STEPS[step]


# Short notation: a card on the table by its name or its label


# Expectations: what is wrong, or None
