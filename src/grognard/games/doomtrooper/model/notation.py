"""How cards and answers are spelled: `golden-lion`, `golden-lion#3`, `play take-aim`."""

from __future__ import annotations

from collections import Counter
from functools import cache

from grognard.core.action import first, second, third, verb_of
from grognard.games.doomtrooper.facts import facts, words_of
from grognard.games.doomtrooper.model.catalogue import Catalogue
from grognard.games.doomtrooper.verbs import (
    AFFILIATION,
    ALONE,
    ATTACK,
    CHOICES,
    FUNDS,
    HIDDEN,
    PLAY,
    PLAYER,
    SIDE,
    SPLIT,
    STEPS,
    TACTIC,
    UNKNOWN,
    USE,
    WITH_KIND,
    WITH_SLOT,
    WORDS,
)
from grognard.games.doomtrooper.words import AFFILIATIONS, FIGHT


def key_of(name: str) -> str:
    """A name as a key: lower case, without accents and apostrophes, hyphens for everything else."""
    return "-".join(words_of(name))


@cache
def card_keys(cards: Catalogue) -> list[str]:
    """The key of every kind; with its code if two would share a key, or if it is the word for unknown cards."""
    plain = [key_of(name) for name in cards.names]
    count = Counter(plain)
    return [
        f"{key}-{code.lower()}" if count[key] > 1 or key == HIDDEN else key
        for key, code in zip(plain, cards.codes, strict=True)
    ]


@cache
def kinds_by_key(cards: Catalogue) -> dict[str, int]:
    """Every playable kind, by its key, by its Czech name as a key, and by its code."""
    known = facts()
    czech = [(key_of(known[code].cs), kind) for code, kind in playable(cards) if known[code].cs]
    found = {code.lower(): kind for code, kind in playable(cards)}
    found.update(czech)
    found.update((card_keys(cards)[kind], kind) for kind in cards.playable)
    found.update((HIDDEN, kind) for kind in cards.playable if key_of(cards.names[kind]) == HIDDEN)
    return found


def playable(cards: Catalogue) -> list[tuple[str, int]]:
    """The code and kind of every card that can be played."""
    return [(cards.codes[kind], kind) for kind in cards.playable]


def find_kind(word: str, cards: Catalogue) -> int | None:
    """Find a kind by its key, its code, or its printed name."""
    index = kinds_by_key(cards)
    return index.get(word.strip().lower(), index.get(key_of(word)))


def spell_slot(slot: int, kind: int, cards: Catalogue) -> str:
    """`golden-lion#3`, or `hidden#3` for a card that only its owner may know."""
    return f"{HIDDEN if kind == UNKNOWN else card_keys(cards)[kind]}#{slot}"


def spell_answer(action: int, cards: Catalogue) -> str:
    """`play take-aim`, `choose golden-lion#3`, `player p2`, `tactic fight`, `split 3 5`, `sabotage #3 p2`, `end`."""
    verb, a, b = verb_of(action), first(action), second(action)
    word = WORDS[verb]
    if verb in ALONE:
        return word
    if verb in WITH_KIND:
        return f"{word} {card_keys(cards)[a]}"
    if verb in WITH_SLOT:
        return f"{word} {spell_slot(a, b, cards)}"
    if verb == ATTACK:
        return f"{word} {FUNDS[a - 1]}" if a else word
    if verb == PLAY:
        return f"{word} {card_keys(cards)[a]} {b + 1}" if b else f"{word} {card_keys(cards)[a]}"
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
