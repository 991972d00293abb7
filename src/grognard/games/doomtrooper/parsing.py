"""Reading an answer of Doomtrooper that somebody has typed."""

from __future__ import annotations

from difflib import get_close_matches

from grognard.core.action import pack
from grognard.core.errors import escaped, mistake
from grognard.games.doomtrooper.model.catalogue import Catalogue
from grognard.games.doomtrooper.model.notation import card_keys, find_kind, key_of
from grognard.games.doomtrooper.text.en import SAYINGS
from grognard.games.doomtrooper.verbs import (
    AFFILIATION,
    ALONE,
    ATTACK,
    FUNDS,
    HIDDEN,
    PLAY,
    PLAYER,
    SIDE,
    SIDE_WORDS,
    SPLIT,
    STEPS,
    TACTIC,
    TACTICS,
    UNKNOWN,
    USE,
    WITH_KIND,
    WITH_SLOT,
    WORDS,
)
from grognard.games.doomtrooper.words import AFFILIATIONS


def kind_named(word: str, cards: Catalogue) -> int:
    """The kind with a name."""
    kind = find_kind(word, cards)
    if kind is None:
        close = get_close_matches(key_of(word), [card_keys(cards)[kind] for kind in cards.playable], 1, 0.5)
        if close:
            raise mistake(SAYINGS, "input_error.no_card_near", name=escaped(word), near=close[0])
        raise mistake(SAYINGS, "input_error.no_card", name=escaped(word))
    return kind


def parse_answer(text: str, cards: Catalogue) -> int:
    """The action that a notation means, legal or not."""
    words = text.split()
    if not words or words[0].lower() not in WORDS:
        raise mistake(
            SAYINGS, "input_error.no_action", word=escaped(words[0] if words else ""), expected=", ".join(WORDS)
        )
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
        return pack(verb, tactic_named(*wanted("tactic fight", rest, 1)))
    if verb == SPLIT:
        d, p = wanted("split 3 5", rest, 2)
        return pack(verb, count_named("split 3 5", d), count_named("split 3 5", p))
    if verb == AFFILIATION:
        return pack(verb, affiliation_named(*wanted("affiliation bauhaus", rest, 1)))
    return parse_with_card(verb, word, rest, text, cards)


def parse_with_card(verb: int, word: str, rest: list[str], text: str, cards: Catalogue) -> int:
    """An answer that names a card on the table and something besides: a way to use it, a side, a player."""
    if verb == USE:
        if len(rest) < 2:
            raise mistake(SAYINGS, "input_error.as_in", example="use first-aid-kit#3 1", found=escaped(text))
        way = count_named("use #3 1", rest[-1])
        return pack(verb, slot_named(" ".join(rest[:-1]), word, cards)[0], max(way, 1) - 1)
    if verb == SIDE:
        if len(rest) < 2 or rest[-1].lower() not in SIDE_WORDS:
            raise mistake(SAYINGS, "input_error.as_in", example="side algeroth-cultist#3 legion", found=escaped(text))
        return pack(verb, slot_named(" ".join(rest[:-1]), word, cards)[0], SIDE_WORDS[rest[-1].lower()])
    if len(rest) < 2:
        raise mistake(SAYINGS, "input_error.as_in", example="sabotage golden-lion#3 p2", found=escaped(text))
    fund = FUNDS.index(rest.pop().lower()) + 1 if len(rest) > 2 and rest[-1].lower() in FUNDS else 0
    return pack(verb, slot_named(" ".join(rest[:-1]), word, cards)[0], seat_named(rest[-1]), fund)


def tactic_named(word: str) -> int:
    """The tactic with a name."""
    name = word.lower()
    if name not in TACTICS:
        raise mistake(SAYINGS, "input_error.no_tactic", name=escaped(name))
    return TACTICS[name]


def affiliation_named(word: str) -> int:
    """The index of an affiliation in AFFILIATIONS."""
    name = word.lower()
    if name not in AFFILIATIONS:
        raise mistake(SAYINGS, "input_error.no_affiliation", name=escaped(name), expected=", ".join(AFFILIATIONS))
    return AFFILIATIONS.index(name)


def wanted(example: str, rest: list[str], n: int) -> list[str]:
    """The words after a verb, if there are exactly `n`."""
    if len(rest) != n:
        raise mistake(SAYINGS, "input_error.as_in", example=example, found=escaped(" ".join(rest)))
    return rest


def fund_named(rest: list[str]) -> int:
    """The kind of action that pays for an attack, plus one; 0 if none is named."""
    if not rest:
        return 0
    kind = wanted("attack standard", rest, 1)[0].lower()
    if kind not in FUNDS:
        raise mistake(SAYINGS, "input_error.no_action", word=escaped(kind), expected=", ".join(FUNDS))
    return FUNDS.index(kind) + 1


def count_named(example: str, word: str) -> int:
    """A number small enough for an answer."""
    if not word.isdecimal() or int(word) >= UNKNOWN:
        raise mistake(SAYINGS, "input_error.number_as_in", example=example, found=escaped(word))
    return int(word)


def seat_named(word: str) -> int:
    """The seat that `p1`, `p2` … stands for, whether it plays or not."""
    if word[:1].lower() != "p" or not word[1:].isdecimal() or not 1 <= int(word[1:]) <= 9:
        raise mistake(SAYINGS, "input_error.no_player", name=escaped(word))
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
        raise mistake(SAYINGS, "input_error.as_in", example=f"{verb} {card_keys(cards)[0]}#3", found=escaped(word))
    name = name.strip()
    return int(slot), UNKNOWN if name.lower() in ("", HIDDEN) else kind_named(name, cards)
