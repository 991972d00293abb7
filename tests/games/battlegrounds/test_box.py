"""The tank file: ours keeps the scheme, another one can take its place, a wrong one is named with line and field."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from grognard.core.game import InputError
from grognard.games.battlegrounds.cards import EFFECTS, NO_EFFECT, read_box
from tests.support import BATTLEGROUNDS

BOX = read_box()
TEXT = str(BOX.source[0])


def test_twelve_tanks_after_the_scheme() -> None:
    """BG-006, BG-A03: straight or diagonal, 1 to 3 fields, shot range 4 minus move range; every combination once."""
    cards = list(zip(BOX.move_way, BOX.move_range, BOX.shot_way, BOX.shot_range, strict=True))
    assert len(set(cards)) == 12
    assert all(move + shot == 4 for _, move, _, shot in cards)
    assert {(m, r, s) for m, r, s, _ in cards} == {(m, r, s) for m in (0, 1) for r in (1, 2, 3) for s in (0, 1)}


def test_sixteen_pictures_with_one_icon_and_three_ordinary_tokens() -> None:
    """BG-004, BG-084, BG-A02."""
    assert len(BOX.pictures) == 16
    assert Counter(BOX.picture[kind] for kind in BOX.tokens) == dict.fromkeys(range(16), 4)
    icons = Counter(BOX.effect[kind] for kind in BOX.tokens)
    assert icons == {NO_EFFECT: 48, 0: 4, 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('move = "orth"', 'move = "zigzag"', "line 9: move: expected one of orth, diag, found 'zigzag'"),
        ("move_range = 1", "move_range = 9", "line 10: move_range: expected a whole number from 1 to 4, found 9"),
        ("shot_range = 3", 'shot_range = "far"', "line 12: shot_range: expected a whole number"),
        ('id = "kv-2"', 'id = "maus"', "line 16: id: this tank already exists"),
        ('name = "Maus"', "name = 3", "line 7: name: expected a text"),
        ('name = "Maus"', 'nom = "Maus"', "nom: unknown field"),
        ("ordinary = 3", "ordinary = 4", "expected 64 tokens, 16 of them with an icon (BG-004), found 65 and 16"),
        ('icons = ["armour"]', 'icons = ["direction"]', "icons: expected 2 of direction (BG-084), found 3"),
        ('icons = ["armour"]', 'icons = ["wings"]', "icons: expected one of extra_turn"),
        ('id = "oak"', 'id = "oakentree"', "id: expected a new short name of at most five letters"),
        ("[[tank]]\n", "[[boat]]\n", "boat: unknown table"),
    ],
)
def test_a_wrong_file_is_named_with_line_and_field(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in TEXT
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(old, new, 1), "utf-8")
    with pytest.raises(InputError) as input_error:
        BATTLEGROUNDS.cards.read(path)
    assert str(input_error.value).startswith(str(path))
    assert said in str(input_error.value)


def test_a_missing_tank_is_counted(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    start = TEXT.index("[[tank]]")
    path.write_text(TEXT[:start] + TEXT[TEXT.index("[[tank]]", start + 1) :], "utf-8")
    with pytest.raises(InputError, match="expected 12 tanks \\(BG-006\\), found 11"):
        BATTLEGROUNDS.cards.read(path)


def test_another_box_can_be_played_even_with_two_icons_a_picture(tmp_path: Path) -> None:
    """BG-A02, BG-A38: eight pictures of two icons and six ordinary tokens."""
    tanks = TEXT[: TEXT.index("[[picture]]")]
    icons = [e for e, n in zip(EFFECTS, (4, 2, 2, 2, 2, 2, 2), strict=True) for _ in range(n)]
    pairs = zip(icons[:8], icons[8:], strict=True)
    rows = [f'[[picture]]\nid = "p{k}"\nordinary = 6\nicons = ["{a}", "{b}"]\n' for k, (a, b) in enumerate(pairs)]
    path = tmp_path / "mine.toml"
    path.write_text(tanks + "\n".join(rows), "utf-8")
    box = BATTLEGROUNDS.cards.read(path)
    from grognard.core import laws

    for variant, seats in (("battle", 3), ("solo", 1), ("family", 2)):
        assert laws.check(BATTLEGROUNDS, variant, seats, 3, 2, cards=box).failures == []


@pytest.mark.parametrize("variant", ["battle", "family"])
def test_a_box_whose_tokens_cannot_be_laid_out_is_refused(tmp_path: Path, variant: str) -> None:
    """BG-013, BG-A51: one picture for all tokens."""
    tanks = TEXT[: TEXT.index("[[picture]]")]
    icons = [e for e, n in zip(EFFECTS, (4, 2, 2, 2, 2, 2, 2), strict=True) for _ in range(n)]
    path = tmp_path / "mine.toml"
    path.write_text(f'{tanks}[[picture]]\nid = "same"\nordinary = 48\nicons = {icons!r}\n', "utf-8")
    with pytest.raises(InputError, match="BG-"):
        BATTLEGROUNDS.new(variant, 2, 1, None, BATTLEGROUNDS.cards.read(path))
