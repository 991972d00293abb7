"""What a view of Doomtrooper is on the wire: words instead of numbers, cards by their keys, null for what is hidden."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypedDict

from grognard.core.action import first, verb_of
from grognard.core.field_docs import field_doc
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper import words as w
from grognard.games.doomtrooper.model import state as s
from grognard.games.doomtrooper.model.catalogue import Catalogue
from grognard.games.doomtrooper.model.combats import (
    ATTACKER,
    CHANGE,
    DEFENDER,
    DISABLED,
    DOUBLED,
    FIRST_BLOW,
    JOINED,
    LAID,
    MAIN,
    OF_BASE,
    ORDERED,
    PHASE,
    TACTIC,
    TURNED_TACTIC,
    WEAPON_A,
    WEAPON_D,
    WIELDS,
    ZONE,
)
from grognard.games.doomtrooper.model.notation import card_keys
from grognard.games.doomtrooper.table.pending import A_PLAY, A_SABOTAGE, A_USE

Place = Literal["played", "squad", "kohort", "outpost", "aside", "attached", "player", "game"]
Step = Literal["start", "draw", "act", "discard", "end"]
# The phase of a combat in which a question of it is asked (DT-172)
DECIDED_IN: Final = {"attacker": 2, "defender": 2, "tactic": 3, "zone": 4}
STEPS: tuple[Step, ...] = ("start", "draw", "act", "discard", "end")
PENDING: dict[int, Literal["play", "use", "sabotage"]] = {
    A_PLAY: "play",
    A_USE: "use",
    A_SABOTAGE: "sabotage",
}
FUNDS: dict[int, Literal["undefined", "attack", "non-attack"]] = {
    s.UNDEFINED: "undefined",
    s.ATTACK: "attack",
    s.NON_ATTACK: "non-attack",
}
CHANGES: dict[
    int, Literal["F", "S", "A", "V", "first", "disabled", "doubled", "joined", "laid", "wields", "tactic"]
] = {
    w.F: "F",
    w.S: "S",
    w.A: "A",
    w.V: "V",
    FIRST_BLOW: "first",
    ORDERED: "first",  # of no warrior, but of a side
    DISABLED: "disabled",
    DOUBLED: "doubled",
    JOINED: "joined",
    LAID: "laid",
    WIELDS: "wields",
    TURNED_TACTIC: "tactic",
}


class DoomtrooperRatings(TypedDict):
    """A warrior's present ratings; null if a dash is printed (DT-215)."""

    F: int | None
    S: int | None
    A: int | None
    V: int | None
    armed_F: Annotated[int | None, field_doc("with the best weapon at hand")]
    armed_S: int | None


class DoomtrooperCard(TypedDict):
    """A card on the table."""

    id: Annotated[int, field_doc("its number on the table")]
    card: Annotated[str | None, field_doc("null: face down")]
    owner: int
    control: int
    place: Place
    bearer: Annotated[int | None, field_doc("the card it is attached to, or the player")]
    wounded: bool
    covered: bool
    unpaid: Annotated[bool, field_doc("mustered into cover, not revealed (DT-054)")]
    outside: Annotated[bool, field_doc("a vehicle that its warrior is not in (DT-076)")]
    left_cover: Annotated[bool, field_doc("this turn (DT-052)")]
    prisoner: bool
    away: Annotated[bool, field_doc("out of play on the table (DT-337)")]
    behind: Annotated[bool, field_doc("a wall: it neither fights nor guards (DT-314)")]
    legion: Annotated[bool, field_doc("a cultist whose player chose the Dark Legion (DT-298)")]
    count: Annotated[int, field_doc("what the card has counted")]
    ratings: DoomtrooperRatings | None


class DoomtrooperPlayer(TypedDict):
    """A player's points and piles."""

    d: int
    p: int
    turns: int
    hand: Annotated[int, field_doc("how many cards")]
    library: int
    grave: int
    seen_grave: Annotated[list[str], field_doc("the cards that everybody has seen go there (DT-333)")]
    shown: Annotated[list[str], field_doc("the opening hand that was shown when it was exchanged")]
    annihilated: Annotated[list[str], field_doc("open to all (DT-332)")]
    lost: bool
    debt: int
    fewer: Annotated[int, field_doc("how many actions the next turn lacks")]


class DoomtrooperCombat(TypedDict):
    """A combat in one of its eight phases (DT-172)."""

    attacker: int | None
    defender: int | None
    tactic: Literal["fight", "shoot"] | None
    zone: int | None
    weapon_of_attacker: int | None
    weapon_of_defender: int | None
    phase: int


class DoomtrooperPending(TypedDict):
    """A pending play that may still be answered."""

    what: Literal["play", "use", "sabotage"]
    card: int
    seat: int
    aim: Annotated[int | None, field_doc("the card it is aimed at")]
    player: Annotated[int | None, field_doc("the player it is aimed at")]


class DoomtrooperChange(TypedDict):
    """A change that a card has made for a combat."""

    source: int
    target: int
    what: Literal[
        "F", "S", "A", "V", "first", "disabled", "doubled", "joined", "laid", "wields", "tactic", "base", "used"
    ]
    amount: Annotated[int, field_doc("wields: the weapon that a reinforcement uses")]
    depth: Annotated[int, field_doc("of the combat, counted from 1")]


class DoomtrooperExtra(TypedDict):
    """An action beyond the three of a turn (DT-252, DT-255)."""

    kind: Literal["undefined", "attack", "non-attack"]
    warrior: Annotated[int | None, field_doc("the only warrior that may use it")]


class DoomtrooperShown(TypedDict):
    """The table of Doomtrooper as one seat, or a spectator, sees it."""

    seat: Annotated[int | None, field_doc("whose view it is; null: a spectator's")]
    active: int
    target: Annotated[int, field_doc("the P needed to win (DT-231)")]
    round: int
    step: Step
    standard: Annotated[int, field_doc("standard actions left")]
    extra: list[DoomtrooperExtra]
    players: list[DoomtrooperPlayer]
    hand: Annotated[list[str], field_doc("one's own")]
    grave: Annotated[list[str], field_doc("one's own")]
    sideboard: Annotated[list[str], field_doc("one's own")]
    pile: Annotated[list[str], field_doc("cards that may be taken now from the pile that the question names")]
    cards: list[DoomtrooperCard]
    combats: Annotated[list[DoomtrooperCombat], field_doc("the innermost last")]
    strikes_first: Annotated[int | None, field_doc("the combatant that strikes first as things stand")]
    pending: Annotated[list[DoomtrooperPending], field_doc("the innermost first")]
    changes: list[DoomtrooperChange]
    overtime: int
    to_answer: int
    asked: str
    facts: list[int]
    options: list[int]


def some(number: int) -> int | None:
    """A slot or a seat, or null."""
    return None if number == s.NONE else number


def rated(row: list[int]) -> DoomtrooperRatings | None:
    """A warrior's present ratings, or null."""
    if not row:
        return None
    f, sh, a, v, armed_f, armed_s = (None if number == w.DASH else number for number in row)
    return {"F": f, "S": sh, "A": a, "V": v, "armed_F": armed_f, "armed_S": armed_s}


def card_on_table(row: list[int], ratings: list[int], keys: list[str]) -> DoomtrooperCard:
    """A card on the table, its flags as words."""
    slot, kind, owner, control, place, bearer, flags, counted = row
    places: Any = w.PLACES
    return {
        "id": slot,
        "card": None if kind == s.NONE else keys[kind],
        "owner": owner,
        "control": control,
        "place": places[place],
        "bearer": some(bearer),
        "wounded": bool(flags & w.WOUNDED),
        "covered": bool(flags & w.COVERED),
        "unpaid": bool(flags & w.UNPAID),
        "outside": bool(flags & w.OUTSIDE),
        "left_cover": bool(flags & w.LEFT_COVER),
        "prisoner": bool(flags & w.PRISONER),
        "away": bool(flags & w.AWAY),
        "behind": bool(flags & w.BEHIND),
        "legion": bool(flags & w.AS_LEGION),
        "count": counted,
        "ratings": rated(ratings),
    }


def phase_of(row: list[int], asked: str) -> int:
    """The phase of a combat: the phase whose window is open, or in which a player decides now."""
    return max(row[PHASE], DECIDED_IN.get(asked, 0))


def combat_shown(row: list[int], asked: str) -> DoomtrooperCombat:
    """A combat."""
    tactic = row[TACTIC]
    return {
        "attacker": some(row[ATTACKER]),
        "defender": some(row[DEFENDER]),
        "tactic": None if tactic == w.NO_TACTIC else "fight" if tactic == w.FIGHT else "shoot",
        "zone": some(row[ZONE]),
        "weapon_of_attacker": some(row[WEAPON_A]),
        "weapon_of_defender": some(row[WEAPON_D]),
        "phase": phase_of(row, asked),
    }


def change_shown(row: list[int]) -> DoomtrooperChange:
    """A change that lasts for a combat; the amount alone says which base rating an operation changes."""
    source, target, what, amount, depth = row
    base = OF_BASE <= what <= OF_BASE + w.V
    word: Any = CHANGES.get(what, "base" if base else "used")
    return {"source": source, "target": target, "what": word, "amount": amount, "depth": depth}


def extra_shown(extra: int, warrior: int) -> DoomtrooperExtra:
    """An additional action."""
    if extra == s.OWN:
        return {"kind": "undefined", "warrior": warrior}
    return {"kind": FUNDS[extra], "warrior": None}


def player_shown(shown: dict[str, Any], seat: int, keys: list[str]) -> DoomtrooperPlayer:
    """A player's points and piles."""
    return {
        "d": shown["d"][seat],
        "p": shown["p"][seat],
        "turns": shown["turns"][seat],
        "hand": shown["hands"][seat],
        "library": shown["libraries"][seat],
        "grave": shown["graves"][seat],
        "seen_grave": [keys[kind] for kind in shown["seen_graves"][seat]],
        "shown": [keys[kind] for kind in shown["shown"][seat]],
        "annihilated": [keys[kind] for kind in shown["annihilated"][seat]],
        "lost": bool(shown["lost"][seat]),
        "debt": shown["debt"][seat],
        "fewer": shown["fewer"][seat],
    }


def in_words(shown: dict[str, Any], cards: Catalogue) -> DoomtrooperShown:
    """What a seat sees, in words."""
    keys = card_keys(cards)
    changes = [shown["changes"][k : k + CHANGE] for k in range(0, len(shown["changes"]), CHANGE)]
    changes = [row for row in changes if row[2] != MAIN]  # the record of a used ability is not a change
    takes = [first(action) for action in shown["options"] if verb_of(action) == verbs.TAKE]
    return {
        "seat": shown["seat"],
        "active": shown["active"],
        "target": shown["target"],
        "round": shown["round"],
        "step": STEPS[min(shown["step"], len(STEPS) - 1)],
        "standard": shown["standard"],
        "extra": [extra_shown(kind, of) for kind, of in zip(shown["extra"], shown["extra_of"], strict=True)],
        "players": [player_shown(shown, seat, keys) for seat in range(len(shown["p"]))],
        "hand": [keys[kind] for kind in shown["hand"]],
        "grave": [keys[kind] for kind in shown["grave"]],
        "sideboard": [keys[kind] for kind in shown["sideboard"]],
        "pile": [keys[kind] for kind in takes],
        "cards": [
            card_on_table(row, ratings, keys) for row, ratings in zip(shown["cards"], shown["ratings"], strict=True)
        ],
        "combats": [
            combat_shown(row, shown["asked"] if row is shown["combats"][-1] else "") for row in shown["combats"]
        ],
        "strikes_first": some(shown["strikes_first"]),
        "pending": [
            {"what": PENDING[what], "card": slot, "seat": seat, "aim": some(aim), "player": some(player)}
            for what, slot, seat, aim, player in shown["pending"]
        ],
        "changes": [change_shown(row) for row in changes],
        "overtime": shown["overtime"],
        "to_answer": shown["to_answer"],
        "asked": shown["asked"],
        "facts": shown["facts"],
        "options": shown["options"],
    }
