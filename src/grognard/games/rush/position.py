"""Positions of Rush as scenarios write them, and what scenarios expect of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from grognard.core.agenda import put, put_row
from grognard.core.game import InputError, Json
from grognard.core.scenario import check_keys, differ, number, seat_of
from grognard.games.rush import cards as c
from grognard.games.rush.cards import Cards
from grognard.games.rush.options import Options
from grognard.games.rush.protocol import RushState
from grognard.games.rush.rules.end import ACHIEVEMENTS, standings, winners
from grognard.games.rush.rules.turn import STEP_2, TURN_NODE
from grognard.games.rush.setup import bare_table
from grognard.games.rush.state import BASES, DAMAGED, GAINED_BASES, GAINED_DOUBLES, GONE, UPRIGHT, Rush, company

ACHIEVEMENT_IDS: Final = (
    "destroyed_bases", "light_tanks", "medium_tanks", "artillery", "heavy_tanks", "support_units", "soviet_medals",
    "german_medals", "american_medals", "french_medals", "double_medals", "largest_company",
)  # fmt: skip
SEAT_KEYS: Final = ("hand", "garage", "depot", "bases", "kept")
BASE_KEYS: Final = ("guard", "damaged", "guard_damaged", "gone")
TABLE_KEYS: Final = (
    "market", "deck", "discard", "wreckyard", "medals", "achievements", "active", "first", "round", "ending", "turn",
)  # fmt: skip
TURN_KEYS: Final = ("attacked", "recruiting", "paid", "bought", "played")


def pile(cards: Cards, where: str, names: Any) -> list[int]:
    """The cards with these names."""
    if not isinstance(names, list):
        raise InputError(f"{where}: expected a list of cards, found {names!r}")
    out = []
    for name in names:
        card = cards.find(str(name))
        if card is None:
            raise InputError(f"{where}: there is no card {name!r}")
        out.append(card)
    return out


def achievement(name: Any) -> int:
    """The achievement with a name."""
    if name not in ACHIEVEMENT_IDS:
        raise InputError(f"achievements: there is no {name!r}; expected {', '.join(ACHIEVEMENT_IDS)}")
    return ACHIEVEMENT_IDS.index(name)


def packs(where: str, medals: Any) -> list[tuple[int, str, int]]:
    """`ussr: {singles: 3}` as nation, kind and number."""
    out = []
    for nation, left in check_keys(where, medals, c.NATIONS).items():
        for kind, n in check_keys(f"{where}: {nation}", left, ("singles", "doubles")).items():
            if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= (9 if kind == "singles" else 3):
                raise InputError(f"{where}: {nation}: {kind}: expected a number the pack can hold, found {n!r}")
            out.append((c.NATIONS.index(nation), kind, n))
    return out


def arrange(given: Json, seats: int, seed: int, options: Options, cards: Cards) -> RushState:
    """The position of a scenario, at the active player's turn question, with legal defaults for what it leaves out."""
    g = bare_table(seats, seed, options, cards)
    g.first = g.active = max(options.first, 0)
    taken: set[int] = set()

    def lay(where: str, names: Any) -> list[int]:
        out = pile(cards, where, names)
        for card in out:
            if card >= c.VEHICLE and card in taken:
                raise InputError(f"{where}: {cards.ids[card]} lies in two places")
            taken.add(card)
        return out

    seats_given = [f"p{s + 1}" for s in range(seats)]
    check_keys("given", given, (*seats_given, *TABLE_KEYS))
    for s, name in enumerate(seats_given):
        mine = check_keys(name, given.get(name, {}), SEAT_KEYS)
        # A hand of three and the rest of the starting set, unless the scenario says otherwise
        g.hands[s] = sorted(lay(f"{name}: hand", mine.get("hand", ["engineers"] * 3)))
        g.garages[s] = lay(f"{name}: garage", mine.get("garage", ["engineers", "repairmen", "volunteers"]))[::-1]
        g.depots[s] = lay(f"{name}: depot", mine.get("depot", []))
        if "kept" in mine:
            kept = pile(cards, f"{name}: kept", [mine["kept"]])[0]
            if kept not in g.hands[s]:
                raise InputError(f"{name}: kept: {mine['kept']} is not in the hand")
            g.kept = put(g.kept, s, kept)
            g.known = put_row(g.known, s, [kept])
        set_bases(g, s, name, mine.get("bases", [{}] * BASES), lay)
    g.discard = lay("discard", given.get("discard", []))
    g.wreckyard = lay("wreckyard", given.get("wreckyard", []))
    market = lay("market", given["market"]) if "market" in given else None
    deck = lay("deck", given["deck"])[::-1] if "deck" in given else None
    begin_turn(g, given, lay)
    own = {c.plain(str(id)) for id in cards.source[1]}
    rest = [k for k in cards.vehicles() if k not in taken and cards.ids[k] not in own]
    g.market = rest[: options.market_size] if market is None else market
    if market is None:
        rest = rest[options.market_size :]
    if len(g.market) > options.market_size:
        raise InputError(f"market: at most {options.market_size} cards, found {len(g.market)}")
    g.deck = rest[::-1] if deck is None else deck
    if g.discard and not g.deck:
        raise InputError("deck: it cannot be empty beside a discard, which becomes the new deck at once (RUSH-A19)")
    for s in range(seats):  # a company has gained all cards that it holds (RUSH-A25)
        for card in company(g, s):
            if card == c.BASE:
                g.count_gained(s, GAINED_BASES, 1)
            elif c.SINGLE <= card < c.VEHICLE:
                g.count_gained(s, (card - c.SINGLE) % len(c.NATIONS), 2 if card >= c.DOUBLE else 1)
                g.count_gained(s, GAINED_DOUBLES, int(card >= c.DOUBLE))
    g.push(TURN_NODE, (), STEP_2)
    g.run()
    return g


def set_bases(g: Rush, s: int, name: str, bases: Any, lay: Callable[[str, Any], list[int]]) -> None:
    """The bases of a seat with their guards; bases that are not listed are destroyed."""
    if not isinstance(bases, list) or len(bases) > BASES:
        raise InputError(f"{name}: bases: expected a list of at most {BASES}, found {bases!r}")
    for k in range(BASES):
        b = s * BASES + k
        base = check_keys(f"{name}: base {k + 1}", bases[k] if k < len(bases) else {"gone": True}, BASE_KEYS)
        g.base_damage = put(g.base_damage, b, GONE if base.get("gone") else DAMAGED if base.get("damaged") else UPRIGHT)
        if base.get("guard") is not None:
            if g.base_damage[b] == GONE:
                raise InputError(f"{name}: base {k + 1}: a destroyed base has no guard")
            g.guards = put(g.guards, b, lay(f"{name}: base {k + 1}", [base["guard"]])[0])
            if g.cards.defence[g.guards[b]] < 1:
                raise InputError(f"{name}: base {k + 1}: {base['guard']} cannot guard (RUSH-056)")
            g.guard_damage = put(g.guard_damage, b, DAMAGED if base.get("guard_damaged") else UPRIGHT)


def begin_turn(g: Rush, given: Json, lay: Callable[[str, Any], list[int]]) -> None:
    """Set whose turn it is, how far it has come, and what the packs still hold."""
    if "first" in given:
        g.first = g.active = seat_of(given["first"], g.n)
    if "active" in given:
        g.active = seat_of(given["active"], g.n)
    g.round = number("round", given.get("round", 1))
    g.ending = bool(given.get("ending", False))
    for nation, kind, n in packs("medals", given.get("medals", {})):
        if kind == "singles":
            g.singles = put(g.singles, nation, n)
        else:
            g.doubles = put(g.doubles, nation, n)
    names = given.get("achievements", list(ACHIEVEMENT_IDS[: g.n + 1]))
    if not isinstance(names, list) or len(names) > ACHIEVEMENTS:
        raise InputError(f"achievements: expected a list of names, found {names!r}")
    g.achievements = tuple(sorted(achievement(name) for name in names))
    turn = check_keys("turn", given.get("turn", {}), TURN_KEYS)
    g.attacked = bool(turn.get("attacked", False))
    g.recruiting = bool(turn.get("recruiting", False))
    g.played = pile(g.cards, "turn: played", turn.get("played", []))
    for card in lay("turn: paid", turn.get("paid", [])):
        column = g.cards.pays_for[card]
        g.funds = put(g.funds, column, g.funds[column] + max(g.cards.value[card], 0))
        g.laid |= 1 << column
        g.depots[g.active].append(card)
    for card in lay("turn: bought", turn.get("bought", [])):
        nation = g.cards.nation[card]
        g.spent = put(g.spent, nation, g.spent[nation] + g.cards.cost[card])
        g.bought = put(g.bought, nation, g.bought[nation] + 1)
        g.depots[g.active].append(card)
    g.used_a_card = bool(turn)


# Expectations: what is wrong, or None


def differ_pile(g: Rush, where: str, wanted: Any, found: Sequence[int], ordered: bool = False) -> str | None:
    """Compare a pile with a size or a list of cards, in any order unless order matters."""
    if isinstance(wanted, int):
        return differ(where, wanted, len(found))
    names = [g.cards.ids[card] for card in pile(g.cards, where, wanted)]
    real = [g.cards.ids[card] for card in found]
    return differ(where, names, real) if ordered else differ(where, sorted(names), sorted(real))


def expect_seat(g: Rush, s: int, name: str, wanted: Mapping[str, Any]) -> str | None:
    """Check the expectations of a seat."""
    found: dict[str, Callable[[Any], str | None]] = {
        "hand": lambda w: differ_pile(g, f"{name} hand", w, g.hands[s]),
        "garage": lambda w: differ_pile(g, f"{name} garage", w, g.garages[s][::-1], True),
        "depot": lambda w: differ_pile(g, f"{name} depot", w, g.depots[s]),
        "depot_has": lambda w: missing(g, f"{name} depot", w, g.depots[s]),
        "depot_lacks": lambda w: present(g, f"{name} depot", w, g.depots[s]),
        "depot_top": lambda w: differ_pile(g, f"{name} depot top", [w], g.depots[s][-1:]),
        "hand_has": lambda w: missing(g, f"{name} hand", w, g.hands[s]),
        "front": lambda w: differ_pile(g, f"{name} in front", w, g.front if s == g.active else []),
        "company": lambda w: differ_pile(g, f"{name} company", w, company(g, s)),
        "bases": lambda w: expect_bases(g, s, name, w),
        "captured": lambda w: differ(f"{name} captured bases", w, company(g, s).count(c.BASE)),
        "medals": lambda w: expect_medals(g, s, name, w),
        "score": lambda w: differ(f"{name} score", w, standings(g)[s].score),
        "achievements": lambda w: differ(
            f"{name} achievements",
            sorted(w),
            sorted(ACHIEVEMENT_IDS[a] for a in standings(g)[s].achievements),
        ),
    }
    for key, value in check_keys(f"expect: {name}", wanted, tuple(found)).items():
        if problem := found[key](value):
            return problem
    return None


def missing(g: Rush, where: str, names: Any, found: Sequence[int]) -> str | None:
    """Check that all named cards are there."""
    left = list(found)
    for card in pile(g.cards, where, names):
        if card not in left:
            return f"{where}: expected {g.cards.ids[card]}, found {[g.cards.ids[k] for k in found]}"
        left.remove(card)
    return None


def present(g: Rush, where: str, names: Any, found: Sequence[int]) -> str | None:
    """Check that none of the named cards is there."""
    for card in pile(g.cards, where, names):
        if card in found:
            return f"{where}: {g.cards.ids[card]} should not be there"
    return None


def expect_bases(g: Rush, s: int, name: str, wanted: Any) -> str | None:
    """Check how many bases stand, or each of the three bases."""
    if isinstance(wanted, int):
        return differ(f"{name} bases", wanted, len(g.standing(s)))
    if not isinstance(wanted, list):
        raise InputError(f"expect: {name}: bases: expected a number or a list, found {wanted!r}")
    for k, want in enumerate(wanted):
        b = s * BASES + k
        where = f"{name} base {k + 1}"
        facts = {
            "gone": g.base_damage[b] == GONE,
            "damaged": g.base_damage[b] == DAMAGED,
            "guard": None if g.guards[b] == c.NONE else g.cards.ids[g.guards[b]],
            "guard_damaged": g.guard_damage[b] == DAMAGED,
        }
        for key, value in check_keys(where, want, BASE_KEYS).items():
            if key == "guard" and value is not None:
                value = g.cards.ids[pile(g.cards, where, [value])[0]]
            if problem := differ(f"{where} {key}", value, facts[key]):
                return problem
    return None


def expect_medals(g: Rush, s: int, name: str, wanted: Any) -> str | None:
    """Check the medal cards in a company, by nation, or the number of medals on them."""
    cards = company(g, s)
    if isinstance(wanted, int):
        return differ(f"{name} medals", wanted, standings(g)[s].medals)
    for nation, kind, n in packs(f"expect: {name}: medals", wanted):
        card = nation + (c.SINGLE if kind == "singles" else c.DOUBLE)
        if problem := differ(f"{name} {c.NATIONS[nation]} {kind}", n, cards.count(card)):
            return problem
    return None


def expect(g: Rush, key: str, wanted: Any) -> str | None:
    """Check one expectation about the table or a seat."""
    if key.startswith("p") and key[1:].isdecimal():
        return expect_seat(g, seat_of(key, g.n), key, wanted)
    found: dict[str, Callable[[], str | None]] = {
        "market": lambda: differ_pile(g, "market", wanted, g.market, True),
        "deck": lambda: differ_pile(g, "deck", wanted, g.deck[::-1], True),
        "discard": lambda: differ_pile(g, "discard", wanted, g.discard),
        "wreckyard": lambda: differ_pile(g, "wreckyard", wanted, g.wreckyard),
        "achievements": lambda: differ("achievements", wanted, len(g.achievements)),
        "active": lambda: differ("active", seat_of(wanted, g.n), g.active),
        "first": lambda: differ("first", seat_of(wanted, g.n), g.first),
        "round": lambda: differ("round", wanted, g.round),
        "ending": lambda: differ("ending", wanted, g.ending),
        "recruiting": lambda: differ("recruiting", wanted, g.recruiting),
        "attacked": lambda: differ("attacked", wanted, g.attacked),
        "over": lambda: differ("over", wanted, not g.options),
        "winners": lambda: differ("winners", wanted, [f"p{s + 1}" for s in winners(g)] if not g.options else []),
        "medals": lambda: expect_packs(g, wanted),
    }
    if key not in found:
        raise InputError(f"expect: unknown key {key!r}; expected p1…, {', '.join(found)}, question, legal or refused")
    return found[key]()


def expect_packs(g: Rush, wanted: Any) -> str | None:
    """Check what is left in the packs."""
    for nation, kind, n in packs("expect: medals", wanted):
        real = (g.singles if kind == "singles" else g.doubles)[nation]
        if problem := differ(f"{c.NATIONS[nation]} {kind} left", n, real):
            return problem
    return None
