"""Decks: read as people write them, every problem at once, and ours are legal."""

from __future__ import annotations

import re
from collections.abc import Container

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.games.doomtrooper.decks import Deck, parse, problems, shipped, texts, write
from grognard.games.doomtrooper.facts import facts, named

FREE = [fact.name for fact in facts().values() if fact.limit == 5 and fact.set == "unl"]
SIXTY = [f"4 {name}" for name in FREE[:15]]
TWENTY_FIVE = ["Sideboard:", *(f"1 {name}" for name in FREE[20:45])]

Found = list[tuple[int, str | None, str]]


def wrong(lines: list[str], restricted: bool = False, executable: Container[str] | None = None) -> Found:
    """What is wrong with a deck of these lines."""
    found = problems(parse("\n".join(lines), "deck.txt"), restricted, executable)
    return [(problem.line, problem.rule, problem.message) for problem in found]


def code(name: str) -> str:
    (fact,) = named(name)
    return fact.code


def test_a_deck_of_sixty_cards_with_a_sideboard_is_legal() -> None:
    assert wrong(SIXTY) == []
    assert wrong([*SIXTY, *TWENTY_FIVE], restricted=True, executable=facts()) == []


@pytest.mark.parametrize(
    "line",
    [
        "3 Positive Karma", "3x Positive Karma", "3X positive karma", "3 x Positive Karma", "3 × Positive Karma",
        "3×Positive Karma", "3xPositive Karma", "03 POSITIVE KARMA", "  3\tpositive   karma  \r",
        "3 positive karma # why",
    ],
)  # fmt: skip
def test_a_line_is_a_count_and_a_name(line: str) -> None:
    assert parse(line, "").library == ((3, code("POSITIVE KARMA")),)


def test_comments_blank_lines_single_cards_and_the_sideboard() -> None:
    library = "# My deck\n\n  # warriors\nMystic\n2 Kacíř # Czech\n\n"
    text = f"\ufeff{library}SIDEBOARD  # so far\n4 Retreat!\nsideboard:\nWolfclaw\n"
    deck = parse(text, "folder/other.txt")
    assert deck == Deck(
        "My deck",
        [(1, code("MYSTIC")), (2, code("HERETIC"))],
        [(4, code("RETREAT!")), (1, code('T-32 "WOLFCLAW" JBT'))],
    )
    assert list(deck.entries()) == [
        (4, 1, code("MYSTIC")),
        (5, 2, code("HERETIC")),
        (8, 4, code("RETREAT!")),
        (10, 1, code('T-32 "WOLFCLAW" JBT')),
    ]
    assert deck.sizes == (3, 5)


def test_a_deck_without_a_title_is_named_after_its_file() -> None:
    assert parse("Mystic\n# not a title\n", "folder/mine.txt").name == "mine"
    assert parse("#\nMystic\n", "mine.txt").name == "mine"


def test_a_library_has_at_least_sixty_cards() -> None:
    """DT-330."""
    assert wrong(["# short", "", *SIXTY[:-1], f"3 {FREE[14]}"]) == [
        (3, "DT-330", "the draw pile has 59 cards; expected at least 60")
    ]
    assert wrong([*SIXTY, f"1 {FREE[15]}"]) == []
    assert wrong([""]) == [(1, "DT-330", "the draw pile has 0 cards; expected at least 60")]


def test_the_sideboard_does_not_fill_the_library() -> None:
    """DT-330."""
    assert wrong([*SIXTY[:-1], *TWENTY_FIVE]) == [(1, "DT-330", "the draw pile has 56 cards; expected at least 60")]


def test_a_library_has_at_most_four_copies_of_a_card() -> None:
    """DT-331: in one line or in several."""
    assert wrong([*SIXTY, f"1 {FREE[0]}"]) == [
        (16, "DT-331", f"there are 5 copies of {FREE[0]}; expected at most 4"),
    ]
    assert wrong([f"5 {FREE[0]}", *SIXTY[1:], f"2 {FREE[0]}"]) == [
        (1, "DT-331", f"there are 7 copies of {FREE[0]}; expected at most 4"),
    ]


def test_the_sideboard_counts_among_the_four_copies() -> None:
    """DT-A50."""
    assert wrong([*SIXTY, *TWENTY_FIVE[:-1], f"1 {FREE[0]}"]) == [
        (
            41,
            "DT-A50",
            f"there are 5 copies of {FREE[0]}, 4 in the draw pile and 1 in the sideboard; expected at most 4",
        ),
    ]
    assert wrong([*SIXTY[1:], *(f"2 {name}" for name in FREE[50:52]), *TWENTY_FIVE[:-2], f"2 {FREE[50]}"]) == []


@pytest.mark.parametrize(
    ("lines", "line", "message"),
    [
        (
            ["1 Deal with it"],
            16,
            "there is 1 copy of DEAL WITH IT; expected none, because it is on the restricted list",
        ),
        (
            ["1 A second chance", "1 Druhá šance"],
            17,
            "there are 2 copies of A SECOND CHANCE; expected at most 1, because it is on the restricted list",
        ),
        (
            ["6 A second chance"],
            16,
            "there are 6 copies of A SECOND CHANCE; expected at most 1, because it is on the restricted list",
        ),
    ],
)
def test_the_restricted_list_counts_where_it_is_used(lines: list[str], line: int, message: str) -> None:
    """DT-A50: the list is an option."""
    assert wrong([*SIXTY, *lines], restricted=True) == [(line, "DT-A50", message)]
    assert [rule for _, rule, _ in wrong([*SIXTY, *lines])] == (["DT-331"] if lines[0].startswith("6") else [])


def test_one_copy_of_a_card_limited_to_one_is_fine() -> None:
    """DT-A50."""
    assert wrong([*SIXTY, "A second chance"], restricted=True) == []


def test_a_sideboard_has_exactly_25_cards_or_is_left_out() -> None:
    """DT-343."""
    assert wrong([*SIXTY, *TWENTY_FIVE]) == wrong(SIXTY) == wrong([*SIXTY, "Sideboard:"]) == []
    wanted = "expected exactly 25, or no sideboard at all"
    assert wrong([*SIXTY, *TWENTY_FIVE[:-1]]) == [(16, "DT-343", f"the sideboard has 24 cards; {wanted}")]
    assert wrong([*SIXTY, *TWENTY_FIVE, FREE[70]]) == [(16, "DT-343", f"the sideboard has 26 cards; {wanted}")]
    assert wrong([*SIXTY, *TWENTY_FIVE[:2]]) == [(16, "DT-343", f"the sideboard has 1 card; {wanted}")]


@pytest.mark.parametrize("count", ["0", "-1", "+2", "2.5", "1,5", "100", "9" * 5000, "00"])
def test_a_bad_count_is_named(count: str) -> None:
    ((line, rule, message),) = wrong([*SIXTY, f"{count} {FREE[20]}"])
    assert (line, rule) == (16, None)
    assert message.startswith("the count is '")
    assert message.endswith("'; expected a whole number from 1 to 99")
    assert len(message) < 120


@pytest.mark.parametrize("line", ["4", "4x", "4 x", "4 ×"])
def test_a_count_without_a_name_is_named(line: str) -> None:
    ((at, rule, message),) = wrong([*SIXTY, line])
    assert (at, rule) == (16, None)
    assert message == f"'{line}' is not the name of a card; expected a count and a name, as in 4 POSITIVE KARMA"


def test_unknown_names_bring_suggestions() -> None:
    wanted = "expected the English or Czech name of a card"
    assert wrong([*SIXTY, "2 Blood Brett", "qqqq"]) == [
        (16, None, f"no card is called 'Blood Brett'; {wanted}, perhaps BLOOD BERET or BLOOD LUST"),
        (17, None, f"no card is called 'qqqq'; {wanted}"),
    ]


def test_ambiguous_names_bring_their_candidates() -> None:
    assert wrong([*SIXTY, "2 Mitch"]) == [
        (
            16,
            None,
            "'Mitch' may be MITCH HUNTER or MITCH HUNTER - ISLAND TEAM MEMBER; expected one of them in full",
        )
    ]
    ((_, _, message),) = wrong([*SIXTY, "b"])
    assert " more; expected one of them in full" in message


def test_cards_with_unknown_names_are_cards_all_the_same() -> None:
    """A mistake in one name does not make the deck too small."""
    assert [(line, rule) for line, rule, _ in wrong([*SIXTY[1:], "4 Blood Brett"])] == [(15, None)]
    assert [(line, rule) for line, rule, _ in wrong([*SIXTY, *TWENTY_FIVE[:-2], "2 Blood Brett"])] == [(40, None)]


def test_a_card_that_cannot_be_played_yet_is_refused_by_name() -> None:
    known = set(facts()) - {code(FREE[0]), code(FREE[44])}
    told = "cannot be played yet; expected a card that the game knows how to play"
    assert wrong([f"2 {FREE[0]}", *SIXTY[1:], f"2 {FREE[0]}", *TWENTY_FIVE], executable=known) == [
        (1, None, f"{FREE[0]} {told}"),
        (42, None, f"{FREE[44]} {told}"),
    ]
    assert wrong(SIXTY, executable=known | {code(FREE[0])}) == []


def test_every_problem_is_told_at_once_in_order_of_lines() -> None:
    lines = [
        "# all wrong",
        "Blood Brett",
        "Mitch",
        "0 Mystic",
        "4",
        "5 Hussar",
        "Deal with it",
        "Sideboard:",
        "Dragoon",
    ]
    executable = set(facts()) - {code("DRAGOON")}
    assert [(line, rule) for line, rule, _ in wrong(lines, restricted=True, executable=executable)] == [
        (2, None), (2, "DT-330"), (3, None), (4, None), (5, None), (6, "DT-331"), (7, "DT-A50"), (8, "DT-343"),
        (9, None),
    ]  # fmt: skip


@given(st.text())
def test_any_text_is_read_or_told_to_be_wrong(text: str) -> None:
    deck = parse(text, "any.txt")
    lines = len(re.split("\r\n|\r|\n", text))
    assert all(1 <= problem.line <= lines for problem in problems(deck, True, ()))
    assert problems(deck), "too small"


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_end_as_any_system_ends_them(end: str) -> None:
    deck = parse(end.join(["2 AMBUSH", "1\tHEIST", "nobody, 3"]), "any.txt")
    assert sum(count for count, _ in deck.library) == 3
    assert [mistake.line for mistake in deck.reading.mistakes] == [3]


def test_a_cell_longer_than_a_table_may_have_is_a_mistake() -> None:
    assert len(parse("2 AMBUSH\n" + "x" * 200_000 + ",1", "any.txt").reading.mistakes) == 1


CARDS = st.lists(st.tuples(st.integers(1, 99), st.sampled_from(list(facts()))), max_size=30)
NAMES = st.text(st.characters(categories=("L", "N", "Zs"), include_characters="–:!"), min_size=1).map(
    lambda name: " ".join(name.split())
)


@given(NAMES.filter(bool), CARDS, CARDS)
def test_what_is_written_is_read_again(
    name: str, library: list[tuple[int, str]], sideboard: list[tuple[int, str]]
) -> None:
    deck = Deck(name, library, sideboard)
    again = parse(write(deck), "other.txt")
    assert again == deck
    assert again.reading.mistakes == []
    assert {(p.rule, p.message) for p in problems(again, True)} == {(p.rule, p.message) for p in problems(deck, True)}


def test_a_deck_that_was_never_a_text_has_no_lines() -> None:
    assert [(p.line, p.rule) for p in problems(Deck("made", [(5, "01015")]))] == [(0, "DT-330"), (0, "DT-331")]


@pytest.mark.parametrize("name", list(texts()))
def test_our_decks_are_legal(name: str) -> None:
    """Strictly: with a sideboard, the restricted list, and every name in full."""
    deck = shipped()[name]
    assert problems(deck, restricted=True) == []
    assert deck.sizes == (60, 25)
    cards = [line.partition("#")[0].strip() for line in texts()[name].splitlines()]
    assert [line for line in cards if line] == [line for line in write(deck).splitlines()[1:] if line]


def test_there_are_eight_decks_of_the_base_set_with_one_sideboard() -> None:
    assert list(shipped()) == [
        "bauhaus", "brotherhood", "capitol", "cybertronic", "imperial", "legion", "mishima", "mixed",
    ]  # fmt: skip
    decks = shipped().values()
    assert len({deck.name for deck in decks}) == 8
    assert {deck.sideboard for deck in decks} == {shipped()["mixed"].sideboard}
    used = {code for deck in decks for _, code in deck.library}
    assert len(used) == 121
    assert {facts()[code].set for code in used} == {"unl"}


@pytest.mark.parametrize("name", [name for name in texts() if name != "mixed"])
def test_the_cards_of_a_deck_belong_to_its_faction(name: str) -> None:
    fought = [facts()[code] for _, code in shipped()[name].library if facts()[code].type == "warrior"]
    own = [fact for fact in fought if name in fact.factions]
    assert len(own) >= len(fought) - 1
