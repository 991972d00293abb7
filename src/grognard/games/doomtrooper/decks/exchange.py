"""DT-343: between the games of a match cards of the library are exchanged for cards of the sideboard.

As many come in as leave, so that the sideboard has its 25 cards again (DT-A51). The cards of both together stay the
same, and with them their copies, which are counted over both (DT-331, DT-A50).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from grognard.core.game import InputError
from grognard.games.doomtrooper.decks import COUNT, Cards, Deck, copies, quoted
from grognard.games.doomtrooper.decks.formats import COUNTED
from grognard.games.doomtrooper.facts import facts, named, words_of
from grognard.games.doomtrooper.text.en import SAYINGS

LIBRARY, SIDEBOARD = "library", "sideboard"
NAMING = ("card", "cards")  # words of a refusal that are codes of cards
MOST_NAMED = 8  # cards that a name may mean


def refused(saying: str, **said: str) -> InputError:
    """Why an exchange is refused; cards are given by code, so that each language can use its own names."""
    words = {"rule": "DT-343", **said}
    names = {key: ", ".join(facts()[code].name for code in words[key].split()) for key in NAMING if key in words}
    return InputError(SAYINGS[saying].format(**{**words, **names}), saying, words)


def move(deck: Deck, count: int, code: str, into: str) -> Deck:
    """Move cards from one part of a deck to the other, as many as there are."""
    library, sideboard = copies(deck.library), copies(deck.sideboard)
    source, target = (sideboard, library) if into == LIBRARY else (library, sideboard)
    if source[code] < count:
        saying = "exchange.not_in_sideboard" if into == LIBRARY else "exchange.not_in_library"
        raise refused(saying, card=code, found=str(source[code]), wanted=str(count))
    source[code] -= count
    target[code] += count
    order = [card for _, card in (*deck.library, *deck.sideboard)]
    return Deck(deck.name, in_order(library, order), in_order(sideboard, order))


def swap(deck: Deck, out: Sequence[tuple[int, str]], into: Sequence[tuple[int, str]]) -> Deck:
    """The deck for the next game: some cards have left its library, as many others have come in."""
    changed = deck
    for count, code in out:
        changed = move(changed, count, code, SIDEBOARD)
    for count, code in into:
        changed = move(changed, count, code, LIBRARY)
    check(deck, changed)
    return changed


def check(brought: Deck, changed: Deck) -> None:
    """Refuse a changed deck that is not an exchange of the deck brought to the match."""
    had, has = copies((*brought.library, *brought.sideboard)), copies((*changed.library, *changed.sideboard))
    for code in sorted(had | has):
        if had[code] != has[code]:
            raise refused("exchange.other_cards", card=code, found=str(has[code]), wanted=str(had[code]))
    found, wanted = changed.sizes[1], brought.sizes[1]
    if found != wanted:
        raise refused("exchange.uneven" if wanted else "exchange.none", found=str(found), wanted=str(wanted))


def moves(brought: Deck, changed: Deck) -> tuple[Cards, Cards]:
    """What has left the library, and what has come in."""
    had, has = copies(brought.library), copies(changed.library)
    order = [card for _, card in (*brought.library, *brought.sideboard)]
    return tuple(in_order(had - has, order)), tuple(in_order(has - had, order))


def card_meant(part: Cards, words: str) -> tuple[int, str]:
    """`2 AMBUSH` as a count and a code; a name may be shortened as long as it is unique in this part."""
    match = COUNTED.fullmatch(words.strip())
    told, name = (match["count"], match["name"]) if match else ("1", words.strip())
    if not COUNT.fullmatch(told) or not words_of(name):
        raise refused("exchange.as_in", found=quoted(words.strip()))
    here = {code for _, code in part}
    meant = [fact.code for fact in named(name)]
    found = sorted(here.intersection(meant)) or begun(here, words_of(name)) or meant
    if len(found) == 1:
        return int(told), found[0]
    if found:
        raise refused("exchange.may_be", name=quoted(name), cards=" ".join(found[:MOST_NAMED]))
    raise refused("exchange.unknown", name=quoted(name))


def begun(codes: set[str], wanted: Sequence[str]) -> list[str]:
    """The cards whose names contain words that begin with each of these."""
    names = {code: words_of(f"{facts()[code].name} {facts()[code].cs}") for code in sorted(codes)}
    return [code for code, name in names.items() if all(any(n.startswith(w) for n in name) for w in wanted)]


def in_order(part: Counter[str], order: Sequence[str]) -> list[tuple[int, str]]:
    """The counts of each card, in the order of the deck."""
    return [(part[code], code) for code in dict.fromkeys(order) if part[code]]
