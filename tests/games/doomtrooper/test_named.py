"""Facts as programs read them, and cards found however their names are typed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.games.doomtrooper.facts import Fact, facts, named, similar

CARDS = list(facts().values())


def names(cards: list[Fact]) -> list[str]:
    return [fact.name for fact in cards]


def test_every_card_is_there_in_order_of_code() -> None:
    assert len(CARDS) == 1073
    assert [fact.code for fact in CARDS] == sorted(facts())
    assert {fact.set for fact in CARDS} == {"unl", "inq", "wz", "mort", "gol", "apo", "pl", "promo"}
    assert facts() is facts()


def test_a_fact_has_what_its_line_has() -> None:
    fact = facts()["02004"]
    assert (fact.code, fact.name, fact.set, fact.type) == ("02004", "ALGEROTH CULTIST", "inq", "warrior")
    assert (fact.factions, fact.sides) == (("legion",), ("doomtrooper", "legion"))
    assert (fact.ratings, fact.icons) == ((3, 3, 3, 3), ("3", "3", "3", "3"))
    assert (fact.after, fact.limit, fact.rarity, fact.cs) == ("", 5, "C1", "")
    assert fact.keywords == {"cultist", "heretic", "follower-of-algeroth"}
    second = facts()["06002"]
    assert (second.after, second.limit, second.cs, second.keywords) == ("x", 1, "DRUHÁ ŠANCE", frozenset())


def test_ratings_are_numbers_on_warriors_beasts_and_warzones_alone() -> None:
    assert facts()["01004"].ratings == (None, 6, 8, 7)  # a dash
    assert named("Mercenary")[0].ratings == (15, 15, 15, None)  # by auction
    assert named("Fusilier")[0].ratings == (0, 0, 0, 4)  # by its text
    assert named("Citadel Sanctum")[0].ratings == (3, 3, 3, None)  # doubled
    assert named("Marine Serett")[0].ratings == (2, -4, 2, 0)
    assert (facts()["01001"].ratings, facts()["01001"].icons) == (None, ("3", "3", ".", "."))
    assert {fact.type for fact in CARDS if fact.ratings} == {"warrior", "beast", "warzone"}


@given(st.sampled_from(CARDS), st.sampled_from([str.lower, str.title, str.upper, str.swapcase]), st.booleans())
def test_every_name_finds_its_card(fact: Fact, case: Callable[[str], str], czech: bool) -> None:
    """Names that another one begins with too."""
    name = fact.cs if czech and fact.cs else fact.name
    assert named(f" {case(name)} ") == [fact]
    assert named("".join(c if c.isalnum() else " " for c in name.replace("'", ""))) == [fact]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("wolfclaw", 'T-32 "WOLFCLAW" JBT'),
        ("T32 “Wolfclaw”", 'T-32 "WOLFCLAW" JBT'),
        ("dont call", "DON'T CALL AGAIN!"),
        ("DON’T CALL AGAIN", "DON'T CALL AGAIN!"),
        ("Smrtící hvězdy", "ETOILES MORTANT"),
        ("unik o vlasek", "NARROW ESCAPE!"),
        ("ilian - mistress of the void", "ILIAN–MISTRESS OF THE VOID"),
        ("mortificator crenshaw", "CRENSHAW THE MORTIFICATOR"),
        ("mystic", "MYSTIC"),  # MYSTICAL TRAINING begins like it
        ("bauhaus bl", "BAUHAUS BLITZER"),
    ],
)
def test_a_name_is_found_as_people_type_it(typed: str, name: str) -> None:
    assert names(named(typed)) == [name]


def test_several_cards_are_ambiguous_and_none_is_unknown() -> None:
    assert names(named("mitch")) == ["MITCH HUNTER", "MITCH HUNTER - ISLAND TEAM MEMBER"]
    assert len(named("golgotha")) == 5
    assert len(named("the of")) > 5
    assert named("blitzzer") == named("") == named(" – ") == []


def test_a_mistyped_name_brings_similar_ones() -> None:
    assert names(similar("Bauhuas Blizter"))[0] == "BAUHAUS BLITZER"
    assert names(similar("únhybná akce")) == ["EVASIVE ACTION"]
    assert similar("q" * 5000) == similar("") == []
    assert all(len(similar(fact.name)) <= 3 for fact in CARDS[:20])
