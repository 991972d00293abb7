"""When a player is asked in windows: a wish that the table grants and the engine never sees."""

from __future__ import annotations

import pytest

from grognard.core.policy import Policy, parse

MOMENTS = ("card", "combat", "save")
PASS_ONLY, SOMETHING = [0], [0, 65]


@pytest.mark.parametrize(
    ("words", "moment", "options", "asked"),
    [
        ("always", "combat", PASS_ONLY, True),
        ("always", "combat", SOMETHING, True),
        ("useful", "combat", PASS_ONLY, False),
        ("useful", "combat", SOMETHING, True),
        ("for card save", "combat", SOMETHING, False),
        ("for card save", "save", SOMETHING, True),
        ("for card save", "save", PASS_ONLY, False),
        ("never", "save", SOMETHING, False),
        ("each card=always save=never", "card", PASS_ONLY, True),
        ("each card=always save=never", "save", SOMETHING, False),
        ("each card=always save=never", "combat", SOMETHING, True),
        ("each card=always save=never", "combat", PASS_ONLY, False),
        ("each save=cards cards hussar", "save", SOMETHING, True),
        ("each save=cards cards samurai", "save", SOMETHING, False),
        ("each save=cards cards hussar", "save", PASS_ONLY, False),
        ("each save=cards", "save", SOMETHING, False),
    ],
)
def test_which_windows_a_policy_asks_in(words: str, moment: str, options: list[int], asked: bool) -> None:
    policy = parse(words, MOMENTS)
    assert policy is not None
    assert policy.asks(moment, options, about=lambda: {"hussar"}) == asked


@pytest.mark.parametrize("words", ["always", "useful", "for card", "never"])
def test_a_question_outside_windows_is_always_asked(words: str) -> None:
    policy = parse(words, MOMENTS)
    assert policy is not None
    assert policy.asks("", PASS_ONLY)


def test_a_player_is_not_asked_twice_about_the_same_unless_the_policy_is_always() -> None:
    assert not Policy().asks("card", SOMETHING, again=True)
    assert not Policy("for", ["card"]).asks("card", SOMETHING, again=True)
    assert Policy("always").asks("card", SOMETHING, again=True)


SPELLED = ["always", "useful", "for card save", "never", "each card=never", "each card=cards save=always cards hussar"]


@pytest.mark.parametrize("words", SPELLED)
def test_a_policy_is_spelled_as_it_is_read(words: str) -> None:
    policy = parse(words, MOMENTS)
    assert policy is not None
    assert policy.spell() == words


WRONG = [
    "", "sometimes", "for", "for luck", "useful card", "never save", "each", "each card", "each card=often",
    "each luck=never", "each cards hussar", "each card=cards cards", "each card=for", "each card=each",
    "each card=cards cards " + " ".join(map(str, range(21))),
]  # fmt: skip


@pytest.mark.parametrize("words", WRONG)
def test_other_words_are_no_policy(words: str) -> None:
    assert parse(words, MOMENTS) is None


def test_a_moment_named_twice_counts_once() -> None:
    policy = parse("for save card save", MOMENTS)
    assert policy is not None
    assert policy.moments == ("save", "card")


@pytest.mark.parametrize(
    ("words", "nothing_told"),
    [("never", True), ("useful", False), ("for save", True), ("each card=never", True), ("each card=cards", False)],
)
def test_whether_a_pass_tells_anything_of_the_hand(words: str, nothing_told: bool) -> None:
    policy = parse(words, MOMENTS)
    assert policy is not None
    assert policy.passes_with_any_hand("card") == nothing_told
