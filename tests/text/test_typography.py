"""Texts as they are shown: lines that do not end where they must not, and a minus that is not a hyphen."""

from __future__ import annotations

import pytest

from grognard.text.typography import NO_BREAK, signed, typeset, with_minus, wrap


def shown(text: str, lang: str) -> str:
    """A text with its no-break spaces visible."""
    return typeset(text, lang).replace(NO_BREAK, "~")


@pytest.mark.parametrize(
    ("lang", "text", "expected"),
    [
        ("cs", "v úkrytu a s kartou (k boji) i s vámi", "v~úkrytu a~s~kartou (k~boji) i~s~vámi"),
        ("cs", "3 z 16 bodů", "3~z~16~bodů"),
        ("cs", "Z 5 proti O −1", "Z~5 proti O~−1"),
        ("en", "I am a bot", "I am a bot"),
        ("en", "5 points for 2 D", "5~points for 2~D"),
        ("en", "move green c5 over b6, BG-086 holds", "move green c5 over b6, BG-086 holds"),
        ("en", "Toronaga's 'might'", "Toronaga’s 'might'"),
        ("en", "Player 2's 'might'", "Player 2’s 'might'"),
        ("ro", "20 de cărți", "20~de cărți"),
    ],
)
def test_words_that_belong_together_are_not_parted(lang: str, text: str, expected: str) -> None:
    assert shown(text, lang) == expected


def test_a_czech_line_does_not_end_with_one_letter_and_has_ordinary_blanks() -> None:
    lines = wrap("Bojovník se v tomto kole skryje v úkrytu.", 15, "cs", first="  ", rest="    ")
    assert lines == ["  Bojovník se", "    v tomto", "    kole skryje", "    v úkrytu."]


def test_a_hyphen_is_no_place_to_break() -> None:
    assert wrap("máte-li pancíř", 10, "cs") == ["máte-li", "pancíř"]


def test_negative_numbers_have_a_minus() -> None:
    assert [with_minus(n) for n in (-2, 0, 3)] == ["−2", "0", "3"]
    assert [signed(n) for n in (-2, 0, 3)] == ["−2", "+0", "+3"]
