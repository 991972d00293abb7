"""The answers of Doomtrooper: what a player can say, and how it is spelled."""

from __future__ import annotations

from collections import Counter
from difflib import get_close_matches
from functools import cache
from typing import Final

from grognard.core.action import first, pack, second, third, verb_of
from grognard.core.game import slip
from grognard.games.doomtrooper.catalogue import Catalogue
from grognard.games.doomtrooper.facts import facts, words_of
from grognard.games.doomtrooper.text.en import SAYINGS
from grognard.games.doomtrooper.words import AFFILIATIONS, DOOMTROOPER, FIGHT, LEGION, SHOOT

PASS: Final = 0
PLAY: Final = 1  # a kind from hand, in one of its ways
CHOOSE: Final = 2  # a card on the table, with its kind
PLAYER: Final = 3  # a seat
STEPS: Final = 4  # how often a spell is paid for
ATTACK: Final = 5  # this action is an attack
WITH: Final = 6  # the attacker
AGAINST: Final = 7  # the defender
TACTIC: Final = 8
ZONE: Final = 9  # the warzone to defend from; none without argument 1
WEAPON: Final = 10
SPLIT: Final = 11  # D and P
MEDITATE: Final = 12
COVER: Final = 13
LEAVE: Final = 14  # cover
HIDE: Final = 15  # muster a kind into cover
BOARD: Final = 16  # enter or leave a vehicle
TRANSFER: Final = 17
SABOTAGE: Final = 18  # a seat, with a warrior
END: Final = 19  # the actions, or the discarding
DISCARD: Final = 20  # a kind from hand
KEEP: Final = 21  # the opening hand
REDRAW: Final = 22
SIDE: Final = 24  # which side a cultist is on: its slot, the side
AFFILIATION: Final = 25  # one is named, by its place in AFFILIATIONS
TAKE: Final = 27  # a kind from a pile
PAY: Final = 26  # what is asked for
OWN: Final = 28  # a warrior uses the action that is its own
USE: Final = 23  # an ability of a card in play: its slot, which of them

WORDS: Final = (
    "pass", "play", "choose", "player", "steps", "attack", "with", "against", "tactic", "zone", "weapon", "split",
    "meditate", "cover", "leave", "hide", "board", "transfer", "sabotage", "end", "discard", "keep", "redraw",
    "use", "side", "affiliation", "pay", "take", "own",
)  # fmt: skip
FUNDS: Final = ("undefined", "attack", "non-attack", "standard")  # the action an attack or a sabotage is paid with
SIDE_WORDS: Final = {"doomtrooper": DOOMTROOPER, "legion": LEGION}
CHOICES: Final = {DOOMTROOPER: "doomtrooper", LEGION: "legion"}
TACTICS: Final = {"fight": FIGHT, "shoot": SHOOT}
ALONE: Final = (PASS, MEDITATE, END, KEEP, REDRAW, PAY)
WITH_KIND: Final = (HIDE, DISCARD, TAKE)
WITH_SLOT: Final = (CHOOSE, WITH, AGAINST, ZONE, WEAPON, COVER, LEAVE, BOARD, TRANSFER, OWN)
UNKNOWN: Final = 4095  # the kind of a card that only its owner may know
HIDDEN: Final = "hidden"  # how such a card is spelled


def key_of(name: str) -> str:
    """A name as a key: lower case, without accents and apostrophes, hyphens for everything between."""
    return "-".join(words_of(name))


@cache
def keys(cards: Catalogue) -> list[str]:
    """The key of every kind; with its code where two would have the same, or where it is the word for unknown ones."""
    plain = [key_of(name) for name in cards.names]
    count = Counter(plain)
    return [
        f"{key}-{code.lower()}" if count[key] > 1 or key == HIDDEN else key
        for key, code in zip(plain, cards.codes, strict=True)
    ]


@cache
def kinds(cards: Catalogue) -> dict[str, int]:
    """Every kind that can be played by its key, by its Czech name as a key, and by its code."""
    known = facts()
    czech = [(key_of(known[code].cs), kind) for code, kind in playable(cards) if known[code].cs]
    found = {code.lower(): kind for code, kind in playable(cards)}
    found.update(czech)
    found.update((keys(cards)[kind], kind) for kind in cards.playable)
    found.update((HIDDEN, kind) for kind in cards.playable if key_of(cards.names[kind]) == HIDDEN)
    return found


def playable(cards: Catalogue) -> list[tuple[str, int]]:
    """The code and kind of every card that can be played."""
    return [(cards.codes[kind], kind) for kind in cards.playable]


def find_kind(word: str, cards: Catalogue) -> int | None:
    """The kind of a key, a code, or a name as it is printed."""
    index = kinds(cards)
    return index.get(word.strip().lower(), index.get(key_of(word)))


def kind_named(word: str, cards: Catalogue) -> int:
    """The kind of a name."""
    kind = find_kind(word, cards)
    if kind is None:
        close = get_close_matches(key_of(word), [keys(cards)[kind] for kind in cards.playable], 1, 0.5)
        if close:
            raise slip(SAYINGS, "oops.no_card_near", name=repr(word), near=close[0])
        raise slip(SAYINGS, "oops.no_card", name=repr(word))
    return kind


def spell_slot(slot: int, kind: int, cards: Catalogue) -> str:
    """`golden-lion#3`, or `hidden#3` for a card that only its owner may know."""
    return f"{HIDDEN if kind == UNKNOWN else keys(cards)[kind]}#{slot}"


def spell(action: int, cards: Catalogue) -> str:
    """`play take-aim`, `choose golden-lion#3`, `player p2`, `tactic fight`, `split 3 5`, `sabotage #3 p2`, `end`."""
    verb, a, b = verb_of(action), first(action), second(action)
    word = WORDS[verb]
    if verb in ALONE:
        return word
    if verb in WITH_KIND:
        return f"{word} {keys(cards)[a]}"
    if verb in WITH_SLOT:
        return f"{word} {spell_slot(a, b, cards)}"
    if verb == ATTACK:
        return f"{word} {FUNDS[a - 1]}" if a else word
    if verb == PLAY:
        return f"{word} {keys(cards)[a]} {b + 1}" if b else f"{word} {keys(cards)[a]}"
    if verb == PLAYER:
        return f"{word} p{a + 1}"
    if verb == STEPS:
        return f"{word} {a}"
    if verb == TACTIC:
        return f"{word} {'fight' if a == FIGHT else 'shoot'}"
    if verb == SPLIT:
        return f"{word} {a} {b}"
    if verb == USE:
        return f"{word} #{a} {b + 1}"
    if verb == SIDE:
        return f"{word} #{a} {CHOICES.get(b, b)}"
    if verb == AFFILIATION:
        return f"{word} {AFFILIATIONS[a]}"
    fund = f" {FUNDS[third(action) - 1]}" if third(action) else ""
    return f"{word} #{a} p{b + 1}{fund}"


def parse(text: str, cards: Catalogue) -> int:
    """The action that a notation stands for, legal or not."""
    words = text.split()
    if not words or words[0].lower() not in WORDS:
        raise slip(SAYINGS, "oops.no_action", word=repr(words[0] if words else ""), expected=", ".join(WORDS))
    word, rest = words[0].lower(), words[1:]
    verb = WORDS.index(word)
    if verb in ALONE:
        wanted(word, rest, 0)
        return verb
    if verb in WITH_KIND:
        return pack(verb, kind_named(" ".join(rest), cards))
    if verb in WITH_SLOT:
        return pack(verb, *slot_named(" ".join(rest), word, cards))
    if verb == ATTACK:
        return pack(verb, fund_named(rest))
    if verb == PLAY:
        return pack(verb, *way_named(rest, cards))
    if verb == PLAYER:
        return pack(verb, seat_named(*wanted("player p2", rest, 1)))
    if verb == STEPS:
        return pack(verb, count_named("steps 3", *wanted("steps 3", rest, 1)))
    if verb == TACTIC:
        name = wanted("tactic fight", rest, 1)[0].lower()
        if name not in TACTICS:
            raise slip(SAYINGS, "oops.no_tactic", name=repr(name))
        return pack(verb, TACTICS[name])
    if verb == SPLIT:
        d, p = wanted("split 3 5", rest, 2)
        return pack(verb, count_named("split 3 5", d), count_named("split 3 5", p))
    if verb == USE:
        if len(rest) < 2:
            raise slip(SAYINGS, "oops.as_in", example="'use first-aid-kit#3 1'", found=repr(text))
        way = count_named("use #3 1", rest[-1])
        return pack(verb, slot_named(" ".join(rest[:-1]), word, cards)[0], max(way, 1) - 1)
    if verb == SIDE:
        if len(rest) < 2 or rest[-1].lower() not in SIDE_WORDS:
            raise slip(SAYINGS, "oops.as_in", example="'side algeroth-cultist#3 legion'", found=repr(text))
        return pack(verb, slot_named(" ".join(rest[:-1]), word, cards)[0], SIDE_WORDS[rest[-1].lower()])
    if verb == AFFILIATION:
        name = wanted("affiliation bauhaus", rest, 1)[0].lower()
        if name not in AFFILIATIONS:
            raise slip(SAYINGS, "oops.no_affiliation", name=repr(name), expected=", ".join(AFFILIATIONS))
        return pack(verb, AFFILIATIONS.index(name))
    if len(rest) < 2:
        raise slip(SAYINGS, "oops.as_in", example="'sabotage golden-lion#3 p2'", found=repr(text))
    fund = FUNDS.index(rest.pop().lower()) + 1 if len(rest) > 2 and rest[-1].lower() in FUNDS else 0
    return pack(verb, slot_named(" ".join(rest[:-1]), word, cards)[0], seat_named(rest[-1]), fund)


def wanted(example: str, rest: list[str], n: int) -> list[str]:
    """So many words and no more."""
    if len(rest) != n:
        raise slip(SAYINGS, "oops.as_in", example=repr(example), found=repr(" ".join(rest)))
    return rest


def fund_named(rest: list[str]) -> int:
    """The kind of action an attack is paid with, plus one; 0 where none is named."""
    if not rest:
        return 0
    kind = wanted("attack standard", rest, 1)[0].lower()
    if kind not in FUNDS:
        raise slip(SAYINGS, "oops.no_action", word=repr(kind), expected=", ".join(FUNDS))
    return FUNDS.index(kind) + 1


def count_named(example: str, word: str) -> int:
    """A number small enough for an answer."""
    if not word.isdecimal() or int(word) >= UNKNOWN:
        raise slip(SAYINGS, "oops.number_as_in", example=repr(example), found=repr(word))
    return int(word)


def seat_named(word: str) -> int:
    """The seat that `p1`, `p2` … stands for, whether it plays or not."""
    if word[:1].lower() != "p" or not word[1:].isdecimal() or not 1 <= int(word[1:]) <= 9:
        raise slip(SAYINGS, "oops.no_player", name=repr(word))
    return int(word[1:]) - 1


def way_named(rest: list[str], cards: Catalogue) -> tuple[int, int]:
    """A kind and the way it is played: the first unless a number follows the name."""
    kind = find_kind(" ".join(rest), cards)
    if kind is not None or len(rest) < 2 or not rest[-1].isdecimal() or rest[-1] == "0":
        return kind_named(" ".join(rest), cards), 0
    return kind_named(" ".join(rest[:-1]), cards), count_named("play take-aim 2", rest[-1]) - 1


def slot_named(word: str, verb: str, cards: Catalogue) -> tuple[int, int]:
    """The slot and the kind of `golden-lion#3`; the kind of `hidden#3` or `#3` is not known."""
    name, mark, slot = word.rpartition("#")
    if not mark or not slot.isdecimal() or int(slot) >= UNKNOWN:
        raise slip(SAYINGS, "oops.as_in", example=f"'{verb} {keys(cards)[0]}#3'", found=repr(word))
    name = name.strip()
    return int(slot), UNKNOWN if name.lower() in ("", HIDDEN) else kind_named(name, cards)
