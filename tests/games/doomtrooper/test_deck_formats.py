"""Decks in the formats that players have: each is read without being told, and nothing is dropped."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from xml.sax.saxutils import escape, quoteattr

import pytest

from grognard.games.doomtrooper.decks import Deck, parse, shipped
from grognard.games.doomtrooper.decks.exports import exports
from grognard.games.doomtrooper.decks.formats import BESIDE, MAIN, TYPE
from grognard.games.doomtrooper.facts import Fact, facts

HUSSAR, ETOILES, LAW, RETREAT, ARMOR = "01157", "01103", "02024", "01259", "01053"


def escaped(name: str) -> str:
    """A name as DoomtrooperDB escapes it in Markdown."""
    return re.sub(r"([\\()\[\]_*#!])", r"\\\1", name)


def lackey(fact: Fact) -> str:
    one = f'<card><name id="x">{escape(fact.name)}</name><set>{fact.set}</set></card>'
    return f'<deck version="0.8"><superzone name="Deck">{4 * one}</superzone></deck>'


ONE_CARD: dict[str, Callable[[Fact], str]] = {
    "ours": lambda fact: f"4 {fact.name}",
    "code": lambda fact: f"4 {fact.code}",
    "plain": lambda fact: f"{fact.name} x4",
    "plaintext": lambda fact: f"4x {fact.name} ({fact.set})",
    "default": lambda fact: f"4x {fact.name} (Unlimited (Base Set))",
    "arena": lambda fact: f"4 {fact.name} ({fact.set.upper()}) {int(fact.code[2:])}",
    "markdown": lambda fact: f"- 4x [{escaped(fact.name)} \\({fact.set}\\)](https://localhost/card/{fact.code})",
    "mtgo": lambda fact: f"4 {fact.name}",
    "lackey list": lambda fact: f"4\t{fact.name}",
    "cells": lambda fact: f"4,{fact.name}",
    "json": lambda fact: json.dumps({fact.code: 4}),
    "api": lambda fact: json.dumps({"name": "X", "slots": {fact.code: 4}}),
    "octgn": lambda fact: f'<deck><section name="Deck"><card qty="4" id="">{escape(fact.name)}</card></section></deck>',
    "cockatrice": lambda fact: (
        f'<cockatrice_deck><zone name="main"><card number="4" name={quoteattr(fact.name)}/></zone></cockatrice_deck>'
    ),
    "lackey": lackey,
}


@pytest.mark.parametrize("kind", ONE_CARD)
def test_every_card_is_read_in_every_format(kind: str) -> None:
    """Names with punctuation, digits and brackets too."""
    wrong = []
    for fact in facts().values():
        deck = parse(ONE_CARD[kind](fact), "")
        if deck.library != ((4, fact.code),) or deck.reading.mistakes:
            wrong.append((fact.name, deck.library, deck.reading.mistakes))
    assert wrong == []


DB_TEXT = """Iron of Venus

Expansions: From Unlimited (Base Set) to Inquisition

Equipment (6):
4x COMPOSITE ARMOR (unl)
2x BOOK OF LAW (inq)

Warriors (8):
4x HUSSAR (unl)
4x ETOILES MORTANT (unl)
"""
DB_DEFAULT = """Iron of Venus 1.0

Expansions:
From Unlimited (Base Set) (2) to Inquisition


Alliance


Equipments

4x COMPOSITE ARMOR (Unlimited (Base Set))

Warriors

4x HUSSAR (Unlimited (Base Set))
"""
MARKDOWN = """# Iron of Venus

## Cards

### Warriors (8):

- 4x [HUSSAR \\(unl\\)](https://localhost/card/01157)

### Sideboard (1):

- 1x [RETREAT\\! \\(unl\\)](https://localhost/card/01259)
"""  # fmt: skip
ARENA = "Deck\n4 HUSSAR (UNL) 157\n2 BOOK OF LAW (INQ) 24\n\nSideboard\n1 RETREAT! (UNL) 259\n"
MTGO = "4 HUSSAR\n2 BOOK OF LAW\nSB: 1 RETREAT!\n"
OCTGN = """<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="30c200c9-6c98-49a4-a293-106c06295c05" sleeveid="0">
    <section name="Warrior" shared="False">
        <card qty="4" id="">HUSSAR</card>
    </section>
    <section name="Sideboard" shared="False">
        <card qty="1" id="">RETREAT!</card>
    </section>
    <notes><![CDATA[4 ETOILES MORTANT]]></notes>
</deck>
"""
COCKATRICE = """<?xml version="1.0"?>
<cockatrice_deck version="1">
  <deckname>Iron of Venus</deckname>
  <comments>none</comments>
  <zone name="main"><card number="4" name="HUSSAR"/></zone>
  <zone name="side"><card number="1" name="RETREAT!"/></zone>
</cockatrice_deck>
"""
API = '{"name": "Iron", "slots": {"01157": 4}, "sideboard": {"01259": 1}}'


@pytest.mark.parametrize(
    ("text", "deck"),
    [
        (DB_TEXT, Deck("Iron of Venus", [(4, ARMOR), (2, LAW), (4, HUSSAR), (4, ETOILES)])),
        (DB_DEFAULT, Deck("Iron of Venus 1.0", [(4, ARMOR), (4, HUSSAR)])),
        (MARKDOWN, Deck("Iron of Venus", [(4, HUSSAR)], [(1, RETREAT)])),
        (ARENA, Deck("mine", [(4, HUSSAR), (2, LAW)], [(1, RETREAT)])),
        (MTGO, Deck("mine", [(4, HUSSAR), (2, LAW)], [(1, RETREAT)])),
        (OCTGN, Deck("mine", [(4, HUSSAR)], [(1, RETREAT)])),
        (COCKATRICE, Deck("Iron of Venus", [(4, HUSSAR)], [(1, RETREAT)])),
        (API, Deck("Iron", [(4, HUSSAR)], [(1, RETREAT)])),
    ],
)  # fmt: skip
def test_a_whole_file_is_read(text: str, deck: Deck) -> None:
    found = parse(text, "folder/mine.txt")
    assert found == deck
    assert found.reading.mistakes == []
    assert parse(text.replace("\n", "\r\n"), "folder/mine.txt") == deck


@pytest.mark.parametrize("name", shipped())
def test_what_we_export_is_read_again(name: str) -> None:
    deck = shipped()[name]
    for text in exports(deck).values():
        found = parse(text, "")
        assert found.name == deck.name
        assert sorted(found.library) == sorted(deck.library)
        assert sorted(found.sideboard) == sorted(deck.sideboard)


@pytest.mark.parametrize(
    "name", ["", "Deck", "HUSSAR", "Sideboard", "Warriors (8):", "Hussars #2", "4 winds", "SB: 1 RETREAT!"]
)
def test_a_deck_may_be_called_like_a_heading_or_a_card(name: str) -> None:
    deck = Deck(name, [(2, LAW), (4, HUSSAR)], [(1, RETREAT)])
    found = parse(exports(deck)["db-text"], "")
    assert found.name == (name or "Deck")
    assert sorted(found.library) == sorted(deck.library)
    assert found.sideboard == deck.sideboard


def test_an_export_without_its_name_keeps_its_first_card() -> None:
    without_name = DB_TEXT.partition("\n\n")[2]
    assert parse(without_name, "mine.txt").library == parse(DB_TEXT, "").library
    cards_first = f"4x HUSSAR (unl)\n{without_name.partition('Warriors')[0]}"
    assert sorted(parse(cards_first, "").library) == sorted([(4, HUSSAR), (4, ARMOR), (2, LAW)])


def test_no_card_is_called_like_a_heading() -> None:
    names = [name for fact in facts().values() for name in (fact.name, fact.cs) if name]
    assert [name for name in names if BESIDE.fullmatch(name) or MAIN.fullmatch(name) or TYPE.fullmatch(name)] == []


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        (DB_TEXT.replace("HUSSAR", "HUSAR"), 10, "no card is called 'HUSAR'"),
        (DB_TEXT.replace("Warriors (8)", "Warriers (8)"), 9, "no card is called 'Warriers (8):'"),
        (ARENA.replace("Deck", "Decc", 1), 1, "no card is called 'Decc'"),
        (OCTGN.replace("HUSSAR", "HUSAR"), 4, "no card is called 'HUSAR'"),
        (COCKATRICE.replace('"4"', '"many"'), 5, "the count is 'many'"),
        ('{\n"01157": 4,\n"99999": 1}', 3, "no card is called '99999'"),
        ('{"01157": 0}', 1, "the count is '0'"),
        ('{"01157": true}', 1, "the count is 'True'"),
        ('{"slots": 3}', 1, "this begins like JSON"),
        ('{"01157": 4', 1, "this begins like JSON"),
        ("{" * 100_000, 1, "this begins like JSON"),
        ("<deck>\n<card>HUSSAR</deck>", 2, "this begins like XML"),
        ("<html></html>", 1, "this begins like XML"),
        ('<!DOCTYPE d [<!ENTITY a "HUSSAR">]>\n<deck><card>&a;</card></deck>', 1, "this begins like XML"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_named_with_its_line(text: str, line: int, told: str) -> None:
    (problem,) = parse(text, "").reading.mistakes
    assert problem.line == line
    assert problem.message.startswith(told)
    assert "expected" in problem.message


def test_misspelled_names_bring_the_closest_cards_in_every_format() -> None:
    for text in (DB_TEXT, MARKDOWN, ARENA, OCTGN, COCKATRICE):
        (problem,) = parse(text.replace("HUSSAR", "HUSAAR").replace("card/01157", ""), "").reading.mistakes
        assert HUSSAR in [fact.code for fact in problem.cards]
