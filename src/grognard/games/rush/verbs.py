"""The answers of Rush: what a player can say, and how it is spelled."""

from __future__ import annotations

import re
from typing import Any, Final

from grognard.core.action import A, B, C, action_table, first, pack, second, third, verb_of
from grognard.core.errors import escaped, mistake
from grognard.games.rush.cards import ABILITIES, Cards, plain
from grognard.games.rush.state import BASES
from grognard.games.rush.text.en import SAYINGS

BUY: Final = 0  # a market card; the paying cards follow
PAY: Final = 1  # a hand card
TAKE: Final = 2  # the market card: paid for, or found by Research
USE: Final = 3  # a hand card for an ability
DONE: Final = 4  # use no more abilities of this card; scrap no more cards
GUARD: Final = 5  # a hand card as a voluntary guard; the base follows
PLACE: Final = 6  # the guard goes onto one of the player's bases
ATTACK: Final = 7  # name a hand card as an attacker
DECLARE: Final = 8  # all attackers are named
STRIKE: Final = 9  # which attacker hits next
TARGET: Final = 10  # seat, base, 0 for the base or 1 for its guard
MEDALS: Final = 11  # doubles, singles
DISCARD: Final = 12  # a hand card, because of Sabotage
SCRAP: Final = 13  # a depot card, by Rearmament; a hand card, for a weak hand
KEEP: Final = 14  # a hand card, for a weak hand
END: Final = 15  # the turn
PUT: Final = 16  # an unused hand card into the depot

# Packed in advance, by card
BUYING: Final = action_table(BUY)
PAYING: Final = action_table(PAY)
GUARDING: Final = action_table(GUARD)
ATTACKING: Final = action_table(ATTACK)
PUTTING: Final = action_table(PUT)
# and by base, counted over all seats
TARGETING: Final[list[Any]] = [TARGET | b // BASES << A | b % BASES << B for b in range(5 * BASES)]
TARGETING_GUARD: Final[list[Any]] = [target | 1 << C for target in TARGETING]

WORDS: Final = (
    "buy", "pay", "take", "use", "done", "guard", "place", "attack", "declare", "strike", "target", "medals",
    "discard", "scrap", "keep", "end", "put",
)  # fmt: skip
ALONE: Final = (DONE, DECLARE, END)
WITH_CARD: Final = (BUY, PAY, TAKE, GUARD, ATTACK, STRIKE, DISCARD, SCRAP, KEEP, PUT)
MOST_SEATS: Final = 5


def spell(action: int, cards: Cards) -> str:
    """`buy t-34`, `use t-34 sabotage`, `place 2`, `target p2 guard 1`, `medals 1 double 1 single`, `end`."""
    verb = verb_of(action)
    word = WORDS[verb]
    a, b = first(action), second(action)
    if verb in ALONE:
        return word
    if verb in WITH_CARD:
        return f"{word} {cards.ids[a]}"
    if verb == USE:
        return f"{word} {cards.ids[a]} {ABILITIES[b]}"
    if verb == PLACE:
        return f"{word} {a + 1}"
    if verb == TARGET:
        return f"{word} p{a + 1} {'guard' if third(action) else 'base'} {b + 1}"
    return f"{word} {a} double {b} single"


def parse(text: str, cards: Cards) -> int:
    """The action that a notation means, legal or not."""
    word, _, rest = " ".join(text.split()).partition(" ")
    word = word.lower()
    if word not in WORDS:
        raise mistake(SAYINGS, "input_error.no_action", word=escaped(word), expected=", ".join(WORDS))
    verb = WORDS.index(word)
    if verb in ALONE:
        if rest:
            raise mistake(SAYINGS, "input_error.alone", verb=word, rest=escaped(rest))
        return verb
    if verb in WITH_CARD:
        return pack(verb, card_named(rest, word, cards))
    if verb == USE:
        return parse_use(rest, cards)
    if verb == PLACE:
        if match := re.fullmatch(r"(?:base )?([1-3])", rest.lower()):
            return pack(PLACE, int(match[1]) - 1)
        raise mistake(SAYINGS, "input_error.place", most=str(BASES), rest=escaped(rest))
    if verb == TARGET:
        if match := re.fullmatch(r"p([1-5]) (base|guard) ([1-3])", rest.lower()):
            return pack(TARGET, int(match[1]) - 1, int(match[3]) - 1, int(match[2] == "guard"))
        raise mistake(SAYINGS, "input_error.target", rest=escaped(rest))
    if match := re.fullmatch(r"([0-9]) doubles? ([0-9]) singles?", rest.lower()):
        return pack(MEDALS, int(match[1]), int(match[2]))
    raise mistake(SAYINGS, "input_error.medals", rest=escaped(rest))


def card_named(name: str, verb: str, cards: Cards) -> int:
    """The card that a player named."""
    if not name:
        raise mistake(SAYINGS, "input_error.card_needed", verb=verb)
    card = cards.find(name)
    if card is None:
        if near := nearest(name, cards):
            raise mistake(SAYINGS, "input_error.no_card_near", name=escaped(name), near=near)
        raise mistake(SAYINGS, "input_error.no_card", name=escaped(name))
    return card


def nearest(name: str, cards: Cards) -> str:
    """The card that a mistyped name may mean, or nothing."""
    from difflib import get_close_matches

    close = get_close_matches(plain(name), cards.index, 1, 0.5)
    return cards.ids[cards.index[close[0]]] if close else ""


def parse_use(rest: str, cards: Cards) -> int:
    """`use t-34 sabotage`, or `use t-34` if the card has only one ability."""
    name, _, last = rest.rpartition(" ")
    if last.lower() in ABILITIES and name:
        return pack(USE, card_named(name, "use", cards), ABILITIES.index(last.lower()))
    card = card_named(rest, "use", cards)
    if len(cards.abilities[card]) > 1:
        names = ", ".join(ABILITIES[a] for a in cards.abilities[card])
        raise mistake(SAYINGS, "input_error.which_ability", card=cards.ids[card], abilities=names)
    return pack(USE, card, cards.abilities[card][0] if cards.abilities[card] else len(ABILITIES))
