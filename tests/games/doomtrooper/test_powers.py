"""There may be any number of powers: a hundred more are given, banned, asked about, named, pinned and said."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module

import pytest

from grognard import compiled
from grognard.games.doomtrooper.cards import all_cards, catalogue_of
from grognard.games.doomtrooper.cards.page import Ability, card
from grognard.games.doomtrooper.cards.pins import pinned, tree_of
from grognard.games.doomtrooper.cards.power_counts import power_counts
from grognard.games.doomtrooper.cards.sources import WORDS
from grognard.games.doomtrooper.language import powers as declarations
from grognard.games.doomtrooper.language.power_sets import EVERYTHING, NOTHING, Powers, PowerTable
from grognard.games.doomtrooper.language.powers import AUTOKILL, IDLE, NEVER_CASTS, NO_VEHICLES, POWERS
from grognard.games.doomtrooper.language.selectors import Which
from grognard.games.doomtrooper.language.statics import Aura, Has
from grognard.games.doomtrooper.language.terms import WARRIOR
from grognard.games.doomtrooper.model.options import Options
from grognard.games.doomtrooper.queries.powers import giver_of, has, has_against, powers
from grognard.games.doomtrooper.staging.position import arrange
from grognard.games.doomtrooper.table.protocol import DoomtrooperState
from grognard.games.doomtrooper.text import cards_en
from grognard.games.doomtrooper.text.cards import CardText
from grognard.games.doomtrooper.text.tongue import DoomTongue
from grognard.text import LANGUAGES

HOME = compiled.PACKAGE / "games" / "doomtrooper"
HUSSAR, ARMOR, BANK = "01157", "01050", "05009"


@pytest.fixture
def more() -> Iterator[list[Powers]]:
    """A hundred more powers, declared while a test runs."""
    known = list(POWERS.powers)
    yield [POWERS.declare(f"MORE_{n}") for n in range(100)]
    for name in [name for name in POWERS.powers if name not in known]:
        del POWERS.powers[name]


# What is declared


def test_a_power_is_declared_under_its_own_name() -> None:
    named = {name: value for name, value in vars(declarations).items() if isinstance(value, Powers)}
    assert named == POWERS.powers
    assert len(named) > 50


def test_a_power_says_what_it_means() -> None:
    lines = (HOME / "language" / "powers.py").read_text("utf-8").splitlines()
    bare = [line for line in lines if line.partition(":")[0] in POWERS.powers and "  # " not in line]
    assert bare == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_power_that_cards_give_is_said(lang: str) -> None:
    said = import_module(f"grognard.games.doomtrooper.text.cards_{lang}").SAYINGS
    given = {name for name in POWERS.powers if name in WORDS}
    assert {f"power.{name.lower()}" for name in given} <= set(said)
    assert {key for key in said if key.startswith("power.")} <= {f"power.{name.lower()}" for name in POWERS.powers}


def test_powers_are_counted_with_the_cards_that_give_them() -> None:
    counts = {row["power"]: row["cards"] for row in power_counts(all_cards().values())}
    assert list(counts) == list(POWERS.powers)
    assert counts["SHUFFLED_BACK"] == 1  # CARDINAL DURAND
    assert counts["NEVER_CASTS"] > 5  # by a phrase as well
    assert counts["ANY_EQUIPMENT"] == 1  # CYBERTRONIC, to others
    assert counts["REFUSES"] > 1  # by another node than Has
    unused = {name for name, cards in counts.items() if not cards}
    assert unused.isdisjoint(WORDS)


def test_no_power_is_declared_twice() -> None:
    table = PowerTable()
    table.declare("SWIMS")
    with pytest.raises(ValueError, match="two powers are called SWIMS"):
        table.declare("SWIMS")


def test_unions_are_made_once_and_not_in_the_way_of_a_game() -> None:
    """`IDLE | IN_TRAINING` makes an object: it is a constant of its module."""
    found = []
    for path in [path for path in HOME.rglob("*.py") if "cards" not in path.relative_to(HOME).parts]:
        functions = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.FunctionDef)]
        for node in [node for function in functions for node in ast.walk(function)]:
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
                sides = {side.id for side in (node.left, node.right) if isinstance(side, ast.Name)}
                if sides & set(POWERS.powers):
                    found.append(f"{path.relative_to(HOME)}:{node.lineno}")
    assert found == []


# Sets of them


@pytest.mark.parametrize("n", [1, 62, 63, 64, 125, 126, 127, 187, 188, 189, 300])
def test_powers_are_told_apart_wherever_they_lie(n: int) -> None:
    table = PowerTable()
    every = [table.declare(f"P{k}") for k in range(n)]
    union = NOTHING
    for k, one in enumerate(every):
        assert not union.has(one)
        assert not one.is_within(union)
        union = union | one
        assert union.has(one)
        assert table.names_in(one) == [f"P{k}"]
        assert one & union == one
        assert [other for other in every if other == one] == [one]
    assert table.names_in(union) == list(table.powers)
    assert union.is_within(EVERYTHING)
    assert union & NOTHING is NOTHING
    last = every[-1]
    assert table.names_in(union & last) == [f"P{n - 1}"]


def test_a_set_is_equal_to_another_with_the_same_powers() -> None:
    assert AUTOKILL | IDLE == IDLE | AUTOKILL != AUTOKILL
    assert hash(AUTOKILL | IDLE) == hash(IDLE | AUTOKILL)
    assert not NOTHING
    assert AUTOKILL
    assert (AUTOKILL | IDLE) & (IDLE | NEVER_CASTS) == IDLE


# A hundred more


def table_with(abilities: dict[str, tuple[Ability, ...]], **p1: object) -> DoomtrooperState:
    """A table at which some cards do something else."""
    changed = {code: card(code, all_cards()[code].name, *does) for code, does in abilities.items()}
    return arrange({"p1": p1}, 2, 1, Options({}), catalogue_of({**all_cards(), **changed}))


def test_powers_beyond_the_first_words_are_given_and_asked_about(more: list[Powers]) -> None:
    printed, carried, granted, absent = more[0], more[30], more[99], more[50]
    g = table_with(
        {
            HUSSAR: (Has(printed | AUTOKILL),),
            ARMOR: (*all_cards()[ARMOR].abilities, Has(carried)),
            BANK: (*all_cards()[BANK].abilities, Aura(Which(WARRIOR), Has(granted))),
        },
        cards=["bauhaus-bank"],
        warriors=[{"card": "hussar", "with": ["combat-armor"]}, "samurai"],
    )
    hussar, samurai = g.warriors[0]
    for power in (printed, carried, granted, AUTOKILL):
        assert has(g, hussar, power)
        assert powers(g, hussar, power) == power
        assert powers(g, hussar).has(power)
    assert not has(g, hussar, absent)
    assert has(g, hussar, absent | granted)
    assert powers(g, hussar, absent | granted | NO_VEHICLES) == granted
    assert has_against(g, hussar, granted, samurai)
    assert not has_against(g, hussar, absent, samurai)
    assert [has(g, samurai, power) for power in (printed, carried, granted)] == [False, False, True]
    assert giver_of(g, hussar, carried) == g.attached[hussar][0]
    assert g.granted_powers.has(granted)
    assert g.copy().granted_powers == g.granted_powers


def test_powers_beyond_the_first_words_are_pinned_by_their_names(more: list[Powers]) -> None:
    assert tree_of(Has(more[99] | AUTOKILL))[1]["what"] == ["AUTOKILL", "MORE_99"]
    pins = {pinned(card(HUSSAR, "HUSSAR", Has(power)))[0] for power in more}
    assert len(pins) == 100


def test_powers_beyond_the_first_words_are_said(more: list[Powers], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cards_en.SAYINGS, "power.more_98", "sings")
    monkeypatch.setitem(cards_en.SAYINGS, "power.more_99", "dances")
    g = table_with({HUSSAR: (Has(more[99] | more[98]),)})
    assert "sings and dances." in CardText(DoomTongue("en", g.cards, [])).text(g.cards.index[HUSSAR])


def test_the_number_of_a_power_matters_to_no_pin() -> None:
    """Another order of the declarations leaves every digest of a card as it is."""
    turned = PowerTable()
    for name in reversed(POWERS.powers):
        turned.declare(name)
    both = turned.powers["AUTOKILL"] | turned.powers["IDLE"]
    assert sorted(turned.names_in(both)) == tree_of(Has(AUTOKILL | IDLE))[1]["what"]
