"""Slots, copies, saved values and numbers follow from one declaration each; `make fields` after a change."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from building.fields import marked, numbered, numbers, rewritten
from tests.support import ROOT

CLASS = """
class Pond(Table):
    fish: int  # how many
    weeds: list[int]
    nets: list[list[int]]
    depths: Row
    frogs: tuple[int, ...]
    owner: Owner
    shade: Row  # derived: of the weeds

    # Written by make fields from the declarations above: copy_pond, dump_pond, load_pond
    # End of make fields

    def drain(self) -> None: ...
"""


@pytest.mark.parametrize("path", marked(), ids=lambda path: path.relative_to(ROOT / "src/grognard").as_posix())
def test_what_make_fields_writes_is_up_to_date(path: Path) -> None:
    text = path.read_text("utf-8")
    assert rewritten(text) == text, "run `make fields`"


def test_the_states_of_all_games_are_written() -> None:
    assert {"agenda.py", "state.py"} <= {path.name for path in marked()}


def test_the_type_of_a_field_says_what_becomes_of_it() -> None:
    made = rewritten(CLASS)
    assert '"depths", "fish", "frogs", "nets", "owner", "shade", "weeds",' in made
    assert "self.weeds = other.weeds[:]" in made
    assert "self.nets = [row[:] for row in other.nets]" in made
    assert "self.depths = other.depths\n" in made
    assert "self.owner = other.owner\n" in made
    assert "self.shade = other.shade\n" in made
    assert 'self.frogs = tuple(saved["frogs"])' in made
    assert 'self.depths = saved["depths"][:]' in made
    assert 'self.nets = [row[:] for row in saved["nets"]]' in made
    for unsaved in ("owner", "shade"):
        assert f'"{unsaved}": self' not in made
        assert f'saved["{unsaved}"]' not in made
    assert made.endswith("    def drain(self) -> None: ...\n")


def test_a_field_more_makes_the_code_stale() -> None:
    made = rewritten(CLASS)
    assert rewritten(made) == made
    more = made.replace("    weeds: list[int]\n", "    weeds: list[int]\n    reeds: int\n")
    assert rewritten(more) != more
    assert 'self.reeds = saved["reeds"]' in rewritten(more)


def test_a_list_of_constants_is_numbered_in_its_order() -> None:
    assert numbered("A: Final = 7  # why\nC: Final\nB: Final = 0\n", False) == (
        "A: Final = 0  # why\nC: Final = 1\nB: Final = 2\n"
    )


def test_a_number_that_others_know_is_never_given_away() -> None:
    assert numbered("A: Final = 7\nC: Final  # new\nB: Final = 2\n", True) == (
        "A: Final = 7\nC: Final = 8  # new\nB: Final = 2\n"
    )
    with pytest.raises(ValueError, match="two names have one number"):
        numbered("A: Final = 7\nB: Final = 7\n", True)


def test_bits_are_numbered_like_other_constants() -> None:
    assert (
        numbered("A: Final = 1 << 7  # why\nC: Final\n", False, True) == "A: Final = 1 << 0  # why\nC: Final = 1 << 1\n"
    )
    assert (
        numbered("A: Final = 1 << 7\nC: Final  # new\n", True, True) == "A: Final = 1 << 7\nC: Final = 1 << 8  # new\n"
    )
    made = rewritten("# Bits numbered by make fields, in this order\nA: Final\nB: Final\n# End of make fields\n")
    assert "A: Final = 1 << 0\nB: Final = 1 << 1\n" in made


def test_a_set_of_bits_stays_small_enough_for_compiled_code() -> None:
    names = "".join(f"A{n}: Final\n" for n in range(63))
    assert "A62: Final = 62\n" in numbered(names, False)
    with pytest.raises(ValueError, match="more than 62 bits"):
        numbered(names, False, True)


@pytest.mark.parametrize("game", ["rush", "battlegrounds", "doomtrooper"])
def test_the_client_knows_the_events_by_their_numbers(game: str) -> None:
    """The browser draws some events; `marketDiscarded` or `MARKET_DISCARDED` there is MARKET_DISCARDED of events.py."""
    client = (ROOT / f"web/src/games/{game}/motion.ts").read_text("utf-8")
    block = re.search(r"export const EVENTS? = \{(.*?)\}", client, re.DOTALL)
    assert block is not None
    known = {
        name if name.isupper() else re.sub(r"([A-Z])", r"_\1", name).upper(): int(number)
        for name, number in re.findall(r"(\w+): (\d+),", block[1])
    }
    assert len(known) > 10
    engine = numbers(ROOT / f"src/grognard/games/{game}/events.py")
    assert known == {name: engine.get(name) for name in known}
