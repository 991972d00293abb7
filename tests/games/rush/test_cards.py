"""Our vehicles keep the digest's constraints, and a wrong file is named with line and field."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from grognard.core.game import InputError
from grognard.games.rush import cards as c
from tests.support import RUSH

CARDS = c.read_cards()
VEHICLES = list(CARDS.vehicles())


def test_25_vehicles_of_each_of_four_nations() -> None:
    """RUSH-001."""
    assert Counter(CARDS.nation[v] for v in VEHICLES) == dict.fromkeys(range(4), 25)
    assert len(set(CARDS.ids)) == len(CARDS.ids)
    assert len({CARDS.names[v] for v in VEHICLES}) == 100


def test_types_fix_attack_and_defence_except_of_support_units() -> None:
    """RUSH-048, RUSH-121, RUSH-122, RUSH-123, RUSH-124, RUSH-125, RUSH-126, RUSH-131, RUSH-132."""
    numbers = {c.LIGHT: (1, 1), c.MEDIUM: (1, 2), c.SPG: (2, 1), c.HEAVY: (2, 2)}
    for v in VEHICLES:
        both = (CARDS.attack[v], CARDS.defence[v])
        assert numbers.get(CARDS.type[v], both) == both
    support = {(CARDS.attack[v], CARDS.defence[v]) for v in VEHICLES if CARDS.type[v] == c.SUPPORT}
    assert len(support) >= 3
    assert {defence for _, defence in support} >= {0, 1}  # RUSH-048: every vehicle has a defence number
    assert {attack for attack, _ in support} >= {0, 1, 2}


def test_values_costs_abilities_and_passives_are_all_there() -> None:
    """RUSH-033, RUSH-041, RUSH-044, RUSH-130, RUSH-150: values 0…6 on every vehicle, cost 0, every ability."""
    values = {CARDS.value[v] for v in VEHICLES}
    assert values >= {0, 1, 2, 3, 4}
    assert values <= set(range(7))
    assert max(values) >= 5
    assert min(CARDS.cost[v] for v in VEHICLES) == 0
    for nation in range(4):
        own = [v for v in VEHICLES if CARDS.nation[v] == nation]
        abilities = Counter(a & 15 for v in own for a in CARDS.abilities[v])
        assert set(abilities) == set(range(8))
        assert all(any(CARDS.passives[v] & bit for v in own) for bit in c.PASSIVES.values())
        assert sum(not CARDS.abilities[v] for v in own) >= 3
    assert any(CARDS.abilities[v] == [] and not CARDS.passives[v] for v in VEHICLES)
    assert sum(bool(CARDS.abilities[v]) for v in VEHICLES) > 50  # RUSH-044: most vehicles


def test_names_are_in_their_countrys_language() -> None:
    """RUSH-130: Soviet names are Cyrillic, the others are not; each can be typed in plain letters."""
    for v in VEHICLES:
        cyrillic = any("а" <= letter.lower() <= "я" for letter in CARDS.names[v])
        assert cyrillic == (CARDS.nation[v] == c.USSR), CARDS.names[v]
        assert CARDS.ids[v].isascii()
        assert CARDS.find(CARDS.names[v]) == CARDS.find(CARDS.ids[v].upper()) == v


def test_rear_cards_and_rewards() -> None:
    """RUSH-118, RUSH-119, RUSH-128, RUSH-043."""
    assert CARDS.value[c.ENGINEERS] == 1
    assert CARDS.abilities[c.ENGINEERS] == []
    assert [a & 15 for a in CARDS.abilities[c.REPAIRMEN]] == [c.RESEARCH]
    assert CARDS.abilities[c.VOLUNTEERS] == [c.RECRUITMENT]
    assert CARDS.value[c.VOLUNTEERS] == CARDS.value[c.REPAIRMEN] == CARDS.value[c.BASE] == c.NONE
    assert [CARDS.value[c.SINGLE + n] for n in range(4)] == [1] * 4
    assert [CARDS.value[c.DOUBLE + n] for n in range(4)] == [2] * 4


TEXT = str(CARDS.source[0])


def first_line(text: str) -> int:
    return TEXT[: TEXT.index(text)].count("\n") + 1


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[vehicle]]\nname = 3\n", "line 2: name: expected a text in quotes, found 3"),
        ("[[vehicle]]\n", "line 1: name: expected a text in quotes"),
        ("not toml", "not a TOML file"),
        ("[sky]\nblue = 1\n", "sky: unknown table"),
        ("", "expected 25 vehicles of ussr (RUSH-001), found 0"),
        ("vehicle = 3\n", "vehicle: expected a table [[vehicle]]"),
        (
            '[[vehicle]]\nname = "A"\nnation = "mars"\ntype = "light"\ncost = 1\n',
            "line 3: nation: expected one of ussr",
        ),
        ('[[vehicle]]\nname = "A"\nnation = "usa"\ntype = "boat"\ncost = 1\n', "line 4: type: expected one of light"),
        (
            '[[vehicle]]\nname = "A"\nnation = "usa"\ntype = "light"\ncost = -1\n',
            "line 5: cost: expected a whole number",
        ),
        (
            '[[vehicle]]\nname = "A"\nnation = "usa"\ntype = "light"\ncost = true\n',
            "line 5: cost: expected a whole number",
        ),
        ('[[vehicle]]\nname = "A"\nnation = "usa"\ntype = "light"\ncost = 1\nvalue = 7\n', "line 6: value: expected"),
        # RUSH-033: every vehicle pays, if only 0
        (
            '[[vehicle]]\nname = "A"\nnation = "usa"\ntype = "light"\ncost = 1\n',
            "value: expected a whole number from 0 to 6",
        ),
        (
            '[[vehicle]]\nname = "A"\nnation = "usa"\ntype = "light"\ncost = 1\nattack = 2\n',
            "line 6: attack: every light",
        ),
        (
            '[[vehicle]]\nname = "A"\nnation = "usa"\ntype = "light"\ncost = 1\nspeed = 2\n',
            "line 6: speed: unknown field",
        ),
        ('[[vehicle]]\nname = "A"\nabilities = ["fly"]\ntype = "light"\n', "line 3: abilities: expected one of"),
        (
            '[[vehicle]]\nname = "A"\nabilities = ["research"]\ntype = "light"\n',
            "line 3: abilities: research needs a number",
        ),
        (
            '[[vehicle]]\nname = "A"\nabilities = ["sabotage 2"]\ntype = "light"\n',
            "line 3: abilities: sabotage takes no",
        ),
        ('[[vehicle]]\nname = "A"\nabilities = "fly"\ntype = "light"\n', "line 3: abilities: expected a list"),
        ('[[vehicle]]\nname = "A"\npassives = ["fly"]\ntype = "light"\n', "line 3: passives: expected one of"),
        ('[[vehicle]]\nname = "A"\nsymbol = "boat"\ntype = "light"\n', "line 3: symbol: only an spg"),
        ('[[vehicle]]\nname = "A"\nid = "!"\n', "line 3: id: expected letters"),
        ("[rear]\nengineers_value = 2\n", "line 2: engineers_value: unknown field"),
        ('[rear]\nrepairmen_research = "x"\n', "line 2: repairmen_research: expected a whole number"),
        ("rear = 3\n", "rear: expected a table [rear]"),
    ],
)
def test_a_wrong_file_is_named_with_line_and_field(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(InputError) as input_error:
        RUSH.cards.read(path)
    assert str(input_error.value).startswith(str(path))
    assert said in str(input_error.value)
    assert "\n" not in str(input_error.value)


def test_a_doubled_vehicle_is_found(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(changed('id = "t-26"', 'id = "t-34"'), "utf-8")
    with pytest.raises(InputError, match="id: this card already exists, found 't-34'"):
        RUSH.cards.read(path)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot be read"):
        RUSH.cards.read(tmp_path / "none.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(InputError, match="not a UTF-8 text"):
        RUSH.cards.read(tmp_path / "bytes.toml")


def test_another_card_file_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(changed('name = "Т-34"', 'name = "Тридцатьчетвёрка"'), "utf-8")
    cards = RUSH.cards.read(path)
    assert cards.names[cards.find("t-34") or 0] == "Тридцатьчетвёрка"
    assert RUSH.new("standard", 2, 1, None, cards).options


def test_a_name_can_be_typed_in_many_ways() -> None:
    for word in ("T-34", "t 34", "Т-34", "т-34"):
        assert CARDS.ids[CARDS.find(word) or 0] == "t-34"
    assert CARDS.find("no such tank") is None
