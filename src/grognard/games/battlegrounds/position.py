"""Positions of Battlegrounds as scenarios write them, and what scenarios expect of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from grognard.core.action import verb_of
from grognard.core.agenda import NOBODY, put, put_row
from grognard.core.game import InputError, Json
from grognard.core.scenario import check_keys, differ, number, seat_of
from grognard.games.battlegrounds import board, verbs
from grognard.games.battlegrounds.board import FIELDS, OFF
from grognard.games.battlegrounds.cards import EFFECTS, FIRST_UPGRADE, NO_EFFECT, Box
from grognard.games.battlegrounds.options import Options
from grognard.games.battlegrounds.protocol import BattlegroundsState
from grognard.games.battlegrounds.rules.end import stars
from grognard.games.battlegrounds.rules.family import FAMILY_TURN
from grognard.games.battlegrounds.rules.family import START as FAMILY_START
from grognard.games.battlegrounds.rules.turn import MAIN, RETURN, TURN_NODE
from grognard.games.battlegrounds.setup import bare_board
from grognard.games.battlegrounds.state import (
    COLOURS,
    DUD,
    DUDS,
    EMPTY,
    ENEMY,
    FACE_DOWN,
    IN_BOX,
    NO_TANK,
    PILE,
    Battlegrounds,
    reserve_of,
    standing,
    upgrades_on,
)
from grognard.games.battlegrounds.variants import Variant
from grognard.games.battlegrounds.verbs import find_tank

SEAT_KEYS: Final = ("tanks", "tokens", "pairs", "ready", "captured")
FIGURE_KEYS: Final = ("at", "tank", "stack", "wrecked")
TABLE_KEYS: Final = (
    "board", "covered", "figures", "upgrades", "pile", "boxed", "active", "first", "round", "quiet", "stale", "extra",
    "seen", "letters", "numbers", "artillery",
)  # fmt: skip


def field_of(where: str, text: Any) -> int:
    """A field by name."""
    field = board.field_named(str(text))
    if field is None:
        raise InputError(f"{where}: there is no field {text!r}; expected A1 to H8")
    return field


def place_named(value: Any) -> str:
    """A field in capitals, or `off`, which YAML reads as false."""
    return "off" if value in (False, None, "off") else str(value).upper()


def tank_of(where: str, box: Box, name: Any) -> int:
    """A tank card by name."""
    tank = find_tank(str(name), box)
    if tank is None:
        raise InputError(f"{where}: there is no tank {name!r}; expected {', '.join(box.ids)}")
    return tank


def kind_of(where: str, box: Box, name: Any) -> int:
    """A token by name: a picture, or a picture with its icon, `mine-armour`."""
    if str(name) not in box.kinds:
        raise InputError(f"{where}: there is no token {name!r}; expected one of {', '.join(box.kinds)}")
    return box.kinds[str(name)]


def effect_of(where: str, name: Any) -> int:
    """An effect by name."""
    if name not in EFFECTS:
        raise InputError(f"{where}: there is no effect {name!r}; expected {', '.join(EFFECTS)}")
    return EFFECTS.index(name)


def colour_of(where: str, name: Any) -> int:
    """A figure by colour."""
    if name not in COLOURS:
        raise InputError(f"{where}: there is no figure {name!r}; expected {', '.join(COLOURS)}")
    return COLOURS.index(name)


def listing(where: str, value: Any) -> list[Any]:
    """A list; a single value becomes a list of one."""
    return value if isinstance(value, list) else [value]


def arrange(given: Json, variant: Variant, seed: int, options: Options, box: Box) -> BattlegroundsState:
    """The position of a scenario, at the active player's turn; what the scenario does not name is not on the board."""
    g = bare_board(variant, seed, options, box)
    names = [f"p{s + 1}" for s in range(g.n)]
    check_keys("given", given, (*names, *TABLE_KEYS))
    g.first = g.active = max(options.first, 0)
    if "first" in given:
        g.first = g.active = seat_of(given["first"], g.n)
    if "active" in given:
        g.active = seat_of(given["active"], g.n)
    g.round = number("round", given.get("round", 1))
    lay_board(g, given)
    for s, name in enumerate(names):
        set_seat(g, s, name, given.get(name, {}))
    for owner in [variant.side[(g.active + k) % g.n] for k in range(g.n)]:
        g.add_points(owner, 0)  # some may have enough points already: the active player comes first
    set_figures(g, given)
    for name, effects in mapping("upgrades", given.get("upgrades", {})).items():
        tank = tank_of("upgrades", box, name)
        for effect in listing("upgrades", effects):
            put_upgrade(g, tank, effect_of("upgrades", effect))
    set_pile(g, given)
    set_artillery(g, given)
    g.quiet = number("quiet", given.get("quiet", 0))
    check_position(g)
    g.stands = standing(g.at)
    g.reserve = [reserve_of(g, s) for s in range(g.n)]
    if variant.hidden:
        g.push(FAMILY_TURN, (0,), FAMILY_START)
    else:
        waiting = any(g.at[f] == OFF for f in g.figures(g.active)) and g.reserve[g.active]
        g.push(TURN_NODE, (), RETURN if waiting else MAIN)
    g.run()
    return g


def check_position(g: Battlegrounds) -> None:
    """Refuse a position that no game can reach."""
    standing = [field for field in g.at if field >= 0]
    driven = [tank for tank in (*g.driving, *g.wrecked) if tank != NO_TANK]
    if len(set(standing)) != len(standing):
        raise InputError("figures: two figures stand on one field")
    if len(set(driven)) != len(driven):
        raise InputError("figures: one card is driven twice")
    if len(set(g.pile)) != len(g.pile):
        raise InputError("pile: a card lies in it twice")
    if any(not 0 <= n <= 3 for n in g.stack):
        raise InputError("figures: a stack has at most 3 point tokens")
    if len(g.letters) != len(g.numbers) or any(not 0 <= n < board.SIZE for n in g.numbers):
        raise InputError("letters and numbers: expected as many of one as of the other, A to H and 1 to 8")


def mapping(where: str, value: Any) -> Mapping[str, Any]:
    """A mapping."""
    if not isinstance(value, dict):
        raise InputError(f"{where}: expected a mapping, found {value!r}")
    return value


def lay_board(g: Battlegrounds, given: Json) -> None:
    """Put tokens, duds and tanks of the artillery on their fields; in Family, tokens covered or open."""
    special = {"dud": DUD, "artillery": ENEMY}
    for name, what in mapping("board", given.get("board", {})).items():
        field = field_of("board", name)
        g.ground[field] = special[what] if what in special else kind_of("board", g.box, what)
        g.duds -= what == "dud"
        g.seen = put(g.seen, field, int(g.variant.hidden))
    for name, what in mapping("covered", given.get("covered", {})).items():
        g.ground[field_of("covered", name)] = kind_of("covered", g.box, what) + FACE_DOWN
    for name in listing("seen", given.get("seen", [])):
        g.seen = put(g.seen, field_of("seen", name), 1)
    g.stale = [field_of("stale", name) for name in listing("stale", given.get("stale", []))]
    g.extra = number("extra", given.get("extra", 0))
    if g.duds < 0 and not g.variant.artillery:
        raise InputError(f"board: at most {DUDS} duds")


def set_seat(g: Battlegrounds, s: int, name: str, given: Any) -> None:
    """Set what a seat or its team has collected, and the tank cards in the seat's play area."""
    mine = check_keys(name, given, SEAT_KEYS)
    owner = g.variant.side[s]
    for tank in listing(name, mine.get("tanks", [])):
        g.give(s, tank_of(name, g.box, tank))
    for token in listing(name, mine.get("tokens", [])):
        kind = kind_of(name, g.box, token)
        g.held = put_row(g.held, owner, put(g.held[owner], g.box.picture[kind], kind + 1))
    for picture in listing(name, mine.get("pairs", [])):
        k = g.box.picture[kind_of(name, g.box, picture)]
        g.paired = put_row(g.paired, owner, put(g.paired[owner], k, g.paired[owner][k] + 1))
        g.scored[owner] += 2
    for effect in listing(name, mine.get("ready", [])):
        g.unused = put_row(g.unused, owner, sorted([*g.unused[owner], effect_of(name, effect)]))
    captured = number(f"{name}: captured", mine.get("captured", 0))
    g.captured = put(g.captured, owner, g.captured[owner] + captured)
    g.scored[owner] += captured


def set_figures(g: Battlegrounds, given: Json) -> None:
    """Set where each figure stands and which card it drives; by default its own corner, with any free card."""
    rows = mapping("figures", given.get("figures", {}))
    unnamed = []  # figures that drive whatever is free once every card is named
    for name, what in rows.items():
        figure = colour_of("figures", name)
        if g.variant.seat_of[figure] == NOBODY:
            raise InputError(f"figures: nobody plays {name} here")
        g.at[figure] = OFF
        row = check_keys(f"figures: {name}", what if isinstance(what, dict) else {"at": what}, FIGURE_KEYS)
        if "stack" in row:
            g.stack = put(g.stack, figure, number(f"figures: {name}: stack", row["stack"]))
        if "wrecked" in row:
            g.wrecked[figure] = own_card(g, figure, row["wrecked"])
        elif place_named(row.get("at", "off")) != "off":
            g.at[figure] = field_of(f"figures: {name}", row["at"])
            if "tank" in row and not g.variant.hidden:
                g.driving[figure] = own_card(g, figure, row["tank"])
            else:
                unnamed.append(figure)
    for figure, field in enumerate(g.at):
        if field == OFF and COLOURS[figure] not in rows:
            g.at[figure] = board.BASES[figure][0]
            unnamed.append(figure)
    if not g.variant.hidden:
        elsewhere = {
            tank_of(where, g.box, name) for where in ("pile", "boxed") for name in listing(where, given.get(where, []))
        }
        for figure in unnamed:
            g.driving[figure] = free_card(g, figure, elsewhere)


def own_card(g: Battlegrounds, figure: int, name: Any) -> int:
    """The named card, given to the figure's seat."""
    tank = tank_of(COLOURS[figure], g.box, name)
    g.give(g.variant.seat_of[figure], tank)
    return tank


def free_card(g: Battlegrounds, figure: int, elsewhere: set[int]) -> int:
    """Any card of the figure's seat; else a card that nobody has and that the scenario does not name elsewhere."""
    seat = g.variant.seat_of[figure]
    own = [t for t in reserve_of(g, seat) if t not in g.wrecked]
    free = [t for t, owner in enumerate(g.owner_of) if owner == PILE and t not in elsewhere]
    if not own and not free:
        raise InputError(f"figures: {COLOURS[figure]}: no card is left for it; name one")
    tank = (own or free)[0]
    g.give(seat, tank)
    return tank


def put_upgrade(g: Battlegrounds, tank: int, effect: int) -> None:
    """Put an upgrade on a card; its pair scores for the owner only if the scenario lists it under `pairs`."""
    if effect < FIRST_UPGRADE or not g.has_room(tank):
        raise InputError(f"upgrades: {g.box.ids[tank]}: at most two upgrades, and no actions")
    g.lay_upgrade(tank, effect)


def set_pile(g: Battlegrounds, given: Json) -> None:
    """Set the pile, top card first; by default all cards that are nowhere else."""
    for name in listing("boxed", given.get("boxed", [])):
        g.owner_of = put(g.owner_of, tank_of("boxed", g.box, name), IN_BOX)
    if g.variant.hidden:
        return
    free = [t for t, owner in enumerate(g.owner_of) if owner == PILE]
    if "pile" in given:
        named = [tank_of("pile", g.box, name) for name in listing("pile", given["pile"])]
        for tank in free:
            g.owner_of = put(g.owner_of, tank, PILE if tank in named else IN_BOX)
        g.pile = named[::-1]
    else:
        g.pile = free[::-1]


def set_artillery(g: Battlegrounds, given: Json) -> None:
    """Set the coordinates still to come, the next one first, and the tokens that the artillery has taken."""
    if not g.variant.artillery:
        return
    letters = given.get("letters", list(board.LETTERS))
    for letter in listing("letters", letters):
        if len(str(letter)) != 1 or str(letter) not in board.LETTERS:
            raise InputError(f"letters: expected A to H, found {letter!r}")
    g.letters = [board.LETTERS.index(str(letter)) for letter in listing("letters", letters)][::-1]
    g.numbers = [number("numbers", n) - 1 for n in listing("numbers", given.get("numbers", list(range(1, 9))))][::-1]
    for name, n in mapping("artillery", given.get("artillery", {})).items():
        g.hits = g.hits + [kind_of("artillery", g.box, name)] * number("artillery", n)


# Expectations: what is wrong, or None


def lies(g: Battlegrounds, field: int) -> str | None:
    """What lies on a field, by name."""
    kind = g.ground[field]
    if kind == EMPTY:
        return None
    if kind >= FACE_DOWN:
        return f"covered {g.box.kind_name(kind - FACE_DOWN)}"
    return {DUD: "dud", ENEMY: "artillery"}.get(kind) or g.box.kind_name(kind)


def expect_board(g: Battlegrounds, wanted: Any) -> str | None:
    """Check what lies on the named fields; `null` means nothing."""
    for name, what in mapping("expect: board", wanted).items():
        if problem := differ(f"board {name}", what, lies(g, field_of("expect: board", name))):
            return problem
    return None


def expect_figures(g: Battlegrounds, wanted: Any) -> str | None:
    """Check where figures stand, which card they drive, and what is left of their stacks."""
    for name, what in mapping("expect: figures", wanted).items():
        figure = colour_of("expect: figures", name)
        row = check_keys(f"expect: figures: {name}", what if isinstance(what, dict) else {"at": what}, FIGURE_KEYS)
        found = {
            "at": board.name(g.at[figure]) if g.at[figure] >= 0 else "off",
            "tank": None if g.driving[figure] == NO_TANK else g.box.ids[g.driving[figure]],
            "wrecked": None if g.wrecked[figure] == NO_TANK else g.box.ids[g.wrecked[figure]],
            "stack": g.stack[figure],
        }
        for key, value in row.items():
            wanted_here = place_named(value) if key == "at" else value
            if problem := differ(f"{name} {key}", wanted_here, found[key]):
                return problem
    return None


def expect_seat(g: Battlegrounds, s: int, name: str, wanted: Any) -> str | None:
    """Check what a seat or its team has."""
    owner = g.variant.side[s]
    pictures = g.box.pictures
    found: dict[str, Callable[[], Any]] = {
        "points": lambda: g.scored[owner],
        "captured": lambda: g.captured[owner],
        "tanks": lambda: sorted(g.box.ids[t] for t, seat in enumerate(g.owner_of) if seat == s),
        "inactive": lambda: sorted(g.box.ids[t] for t in g.reserve[s]),
        "tokens": lambda: sorted(g.box.kind_name(k - 1) for k in g.held[owner] if k),
        "pairs": lambda: sorted(p for k, p in enumerate(pictures) for _ in range(g.paired[owner][k])),
        "ready": lambda: sorted(EFFECTS[e] for e in g.unused[owner]),
    }
    for key, value in check_keys(f"expect: {name}", wanted, tuple(found)).items():
        real = found[key]()
        if isinstance(real, list) and isinstance(value, int):
            real = len(real)
        if problem := differ(f"{name} {key}", sorted(value) if isinstance(value, list) else value, real):
            return problem
    return None


def expect_upgrades(g: Battlegrounds, wanted: Any) -> str | None:
    """Check which upgrades lie on tank cards."""
    for name, effects in mapping("expect: upgrades", wanted).items():
        laid = upgrades_on(g.upgrades[tank_of("expect: upgrades", g.box, name)])
        real = sorted(EFFECTS[effect] for effect in laid)
        if problem := differ(f"upgrades of {name}", sorted(listing("upgrades", effects)), real):
            return problem
    return None


def expect_moves(g: Battlegrounds, wanted: Any) -> str | None:
    """Check exactly which fields a figure can move to at the open question: `{green: [A4, C2]}`."""
    for name, fields in mapping("expect: moves", wanted).items():
        figure = colour_of("expect: moves", name)
        real = {
            board.name(verbs.field_of(a))
            for a in g.options
            if verb_of(a) == verbs.MOVE and verbs.figure_of(a) == figure
        }
        if problem := differ(f"moves of {name}", sorted(listing("moves", fields)), sorted(real)):
            return problem
    return None


def expect_shots(g: Battlegrounds, wanted: Any) -> str | None:
    """Check exactly which shots a figure has at the open question: `{green: [c2 token, a4 dud]}`."""
    for name, shots in mapping("expect: shots", wanted).items():
        figure = colour_of("expect: shots", name)
        real = sorted(
            verbs.spell(a, g.box).split(" ", 2)[2]
            for a in g.options
            if verb_of(a) == verbs.SHOOT and verbs.figure_of(a) == figure
        )
        if problem := differ(f"shots of {name}", sorted(str(s).lower() for s in listing("shots", shots)), real):
            return problem
    return None


def count_specials(g: Battlegrounds, fields: Sequence[int]) -> int:
    """How many special tokens lie on some fields."""
    kinds = [g.ground[field] for field in fields]
    return sum(0 <= kind < DUD and g.box.effect[kind] != NO_EFFECT for kind in kinds)


def expect(g: Battlegrounds, key: str, wanted: Any) -> str | None:
    """Check one expectation about the board or a seat."""
    if key.startswith("p") and key[1:].isdecimal():
        return expect_seat(g, seat_of(key, g.n), key, wanted)
    found: dict[str, Callable[[], str | None]] = {
        "board": lambda: expect_board(g, wanted),
        "figures": lambda: expect_figures(g, wanted),
        "upgrades": lambda: expect_upgrades(g, wanted),
        "moves": lambda: expect_moves(g, wanted),
        "shots": lambda: expect_shots(g, wanted),
        "tokens_on_board": lambda: differ("tokens on board", wanted, count_tokens(g)),
        "specials_in_the_middle": lambda: differ("specials in the middle", wanted, count_specials(g, board.MIDDLE)),
        "duds": lambda: differ("duds in the supply", wanted, g.duds),
        "pile": lambda: differ("pile", wanted, len(g.pile)),
        "boxed": lambda: differ("boxed", wanted, g.owner_of.count(IN_BOX)),
        "active": lambda: differ("active", seat_of(wanted, g.n), g.active),
        "round": lambda: differ("round", wanted, g.round),
        "extra": lambda: differ("extra turns", wanted, g.extra),
        "artillery": lambda: differ("artillery points", wanted, g.artillery_points()),
        "stars": lambda: differ("stars", wanted, stars(g.scored[0])),
        "over": lambda: differ("over", wanted, not g.options),
        "winners": lambda: differ("winners", wanted, [f"p{s + 1}" for s in g.won]),
    }
    if key not in found:
        raise InputError(f"expect: unknown key {key!r}; expected p1…, {', '.join(found)}, question, legal or refused")
    return found[key]()


def count_tokens(g: Battlegrounds) -> int:
    """Tokens on the board, open or covered."""
    return sum(0 <= g.ground[f] < DUD or g.ground[f] >= FACE_DOWN for f in range(FIELDS))
