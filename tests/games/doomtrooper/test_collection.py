"""The cards that somebody owns: read from any list, written again, and compared with a deck."""

from __future__ import annotations

import pytest

from grognard.games.doomtrooper.decks import parse
from grognard.games.doomtrooper.decks.collection import as_table, as_text, lacking, read
from grognard.games.doomtrooper.facts import facts

HUSSAR, AMBUSH, WOLFCLAW = "01157", "01006", next(f.code for f in facts().values() if f.name == 'T-32 "WOLFCLAW" JBT')


@pytest.mark.parametrize(
    "text",
    [
        "4 HUSSAR\n2 AMBUSH\n", "HUSSAR x4\nAMBUSH x2", "HUSSAR,4\nAMBUSH,2\n", "name,count\nHUSSAR,4\nAMBUSH,2\n",
        "Count;Name\n4;Hussar\n2;Ambush\n", "code,name,set,count\n01157,HUSSAR,unl,4\n01006,AMBUSH,unl,2\n",
        "01157,4\n01006,2\n", "01157\t4\n01006\t2\n", "4 01157\n2 01006", '{"01157": 4, "01006": 2}',
        '"HUSSAR","4"\n"AMBUSH","2"\n', "2 HUSSAR\n2 AMBUSH\n2 HUSSAR\n",
        "4 HUSSAR\nSideboard:\n2 AMBUSH\n",
    ],
)  # fmt: skip
def test_a_list_may_come_from_anywhere(text: str) -> None:
    found = read(text)
    assert (found.owned, found.mistakes) == ({AMBUSH: 2, HUSSAR: 4}, [])


def test_what_we_write_is_read_again() -> None:
    """Names with quotes and commas too, and more copies than a deck has."""
    everything = {code: 1 + int(code) % 200 for code in facts()}
    for text in (as_text(everything), as_table(everything)):
        found = read(text)
        assert (found.owned, found.mistakes) == (everything, [])


def test_unknown_and_ambiguous_names_are_listed_with_suggestions() -> None:
    first, second, third = read("HUSAAR,4\nMitch,1\nAMBUSH,none\n").mistakes
    assert (first.line, first.message) == (
        1,
        "no card is called 'HUSAAR'; expected the English or Czech name of a card, perhaps HUSSAR",
    )
    assert (second.line, second.code) == (2, "ambiguous")
    assert len(second.cards) > 1
    assert (third.line, third.code) == (3, "similar")


def test_a_deck_lacks_cards_of_which_too_few_copies_are_owned() -> None:
    deck = parse("4 AMBUSH\n1 HUSSAR\nSideboard:\n2 HUSSAR\n3 T-32 Wolfclaw JBT\n", "")
    lacks = lacking(deck, {AMBUSH: 2, HUSSAR: 3})
    assert [(count, fact.code) for count, fact in lacks] == [(2, AMBUSH), (3, WOLFCLAW)]
    assert lacking(deck, {AMBUSH: 4, HUSSAR: 5, WOLFCLAW: 3}) == []
