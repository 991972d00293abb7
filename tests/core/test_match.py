"""A match is its set-up, seed and answers: saved, undone, branched, verified; a file that lies is found out."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import grognard
from grognard.core.game import InputError
from grognard.core.match import IllegalAnswer, Match, digest, load_match
from grognard.core.rng import commitment
from grognard.games.rush.game import RushGame
from tests.support import RUSH, random_match


def again(text: str) -> Match:
    return load_match(text, grognard.load)


@settings(max_examples=15)
@given(st.integers(2, 5), st.integers(0, 2**128 - 1), st.integers(0, 250))
def test_a_saved_match_comes_back_at_any_point(seats: int, seed: int, answers: int) -> None:
    match = random_match(seats, seed, answers)
    other = again(match.save())
    assert digest(other.state) == digest(match.state)
    assert other.answers == match.answers
    assert other.events == match.events
    assert other.save() == match.save()


@settings(max_examples=15)
@given(st.integers(2, 5), st.integers(0, 10**6), st.data())
def test_undo_goes_back_to_any_point_and_on_to_the_same_end(seats: int, seed: int, data: st.DataObject) -> None:
    match = random_match(seats, seed, 120)
    end, answers = digest(match.state), match.answers[:]
    at = data.draw(st.integers(0, len(answers)))
    branch = match.branch(at)
    match.undo(at)
    assert match.answers == answers[:at]
    assert digest(match.state) == digest(branch.state)
    for action in answers[at:]:
        match.play(action)
        branch.play(action)
    assert digest(match.state) == digest(branch.state) == end


def test_a_branch_goes_its_own_way() -> None:
    match = random_match(2, 5, 60)
    before = digest(match.state)
    branch = match.branch(30)
    while not branch.is_over and len(branch.answers) < 40:
        branch.play(branch.state.options[-1])
    assert digest(match.state) == before
    assert branch.answers[:30] == match.answers[:30]


def test_the_seed_is_committed_at_the_start_and_revealed_in_the_last_line() -> None:
    lines = [json.loads(line) for line in random_match(2, 77, 20).save().splitlines()]
    assert lines[0]["commitment"] == commitment(77)
    assert "seed" not in lines[0]
    assert int(lines[-1]["seed"], 16) == 77


def test_a_finished_match_verifies_with_its_score() -> None:
    match = random_match(3, 12)
    assert match.is_over
    assert again(match.save()).state.score() == match.state.score()


def test_an_illegal_answer_is_refused_and_harms_nothing() -> None:
    match = Match(RUSH, "standard", 2, 3)
    before = digest(match.state)
    with pytest.raises(IllegalAnswer) as refusal:
        match.play(RUSH.parse("target p2 base 1"))
    assert refusal.value.reason.rule == "RUSH-064"
    assert digest(match.state) == before
    assert match.answers == []


def test_a_match_with_other_cards_carries_them_along() -> None:
    text = str(RUSH.cards.read(None).source[0]).replace('name = "Т-26"', 'name = "Т-26 обр. 1933"')
    cards = RUSH.cards.restore([text, {}])
    match = Match(RUSH, "standard", 2, 1, None, cards)
    other = again(match.save())
    assert "Т-26 обр. 1933" in other.cards.names


CHEAP = str(RUSH.cards.read(None).source[0]).replace("cost = 5", "cost = 4")


def tampered(**changes: object) -> str:
    """A saved match with one thing changed: of the first line, the last line, or an answer."""
    lines = [json.loads(line) for line in random_match(2, 8).save().splitlines()]
    for key, value in changes.items():
        where, _, field = key.partition("_")
        line = {"head": 0, "answer": 5, "closing": -1}[where]
        lines[line][field] = value
    return "\n".join(json.dumps(line) for line in lines)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not a replay"),
        ('{"broken"', "line 1: not JSON"),
        ("[1, 2]", "line 1: expected an object"),
        ('{"a": 1}\n{"b": 2}', "line 1: not a replay"),
        ('{"commitment": 1}\n\n{"b": 2}', "line 3: not a whole replay"),
        (tampered(head_grognard=99), "line 1: grognard: expected format 1"),
        (tampered(head_game="chess"), "line 1: there is no game 'chess'"),
        (tampered(head_rules="0"), "line 1: rules"),
        (tampered(head_layout=99), "line 1: layout: this program has layouts up to"),
        (tampered(head_layout="1"), "line 1: layout"),
        (tampered(head_variant="odd"), "line 1: rush has no variant 'odd'"),
        (tampered(head_seats=9), "line 1: rush standard is for 2, 3, 4, 5 seats, not 9"),
        (tampered(head_seats="two"), "line 1: seats"),
        (tampered(head_options={"odd": 1}), "line 1: rush has no option 'odd'"),
        (tampered(head_cards=3), "line 1: cards: expected the text of a vehicle file"),
        (tampered(head_cards=[CHEAP, {}]), "line 1: cards: they are not the cards that the game began with"),
        (tampered(head_cards_digest="00"), "line 1: cards: they are not the cards that the game began with"),
        (tampered(head_commitment="00"), "seed: it does not match the commitment"),
        (tampered(closing_seed="00"), "seed: it does not match the commitment"),
        (tampered(closing_seed="xyz"), "seed: expected hexadecimal"),
        (tampered(closing_seed=-1), "seed: it does not match the commitment"),
        (tampered(closing_digest="00"), "digest: the answers lead to"),
        (tampered(closing_finished=False), "finished: the answers lead to the end"),
        (tampered(closing_score=[9, 9]), "score: the game ended"),
        (tampered(answer_answer="fly"), "line 6: answer: 'fly' is not an action"),
        (tampered(answer_answer="target p2 base 1"), "line 6: answer: 'target p2 base 1' is illegal (RUSH-"),
        (tampered(answer_seat=7), "line 6: seat: seat"),
    ],
)
def test_a_file_that_lies_is_named_with_its_line(text: str, said: str) -> None:
    with pytest.raises(InputError) as problem:
        again(text)
    assert said in str(problem.value)


def test_lines_are_counted_with_the_empty_ones() -> None:
    lines = random_match(2, 8, 12).save().splitlines()
    lines[3] = lines[3].replace('"seat": ', '"seat": 9')
    with pytest.raises(InputError, match="line 6: seat"):
        again("\n\n" + "\n".join(lines))


def test_an_older_file_without_a_digest_of_its_cards_still_verifies() -> None:
    lines = [json.loads(line) for line in random_match(2, 8, 12).save().splitlines()]
    del lines[0]["cards_digest"]
    assert len(again("\n".join(json.dumps(line) for line in lines)).answers) == 12


class OtherLayout(RushGame):
    """Rush of a program that writes positions down in another way."""

    layout = RUSH.layout + 1


@pytest.mark.interpreted
def test_the_digest_of_another_layout_is_not_compared_and_the_score_is() -> None:
    text = tampered(closing_digest="00")
    found = load_match(text, lambda name: OtherLayout())
    assert (found.layout, found.is_digest_comparable) == (RUSH.layout, False)
    assert json.loads(found.save().splitlines()[0])["layout"] == OtherLayout.layout
    assert again(random_match(2, 8).save()).is_digest_comparable
    with pytest.raises(InputError, match="score: the game ended"):
        load_match(tampered(closing_digest="00", closing_score=[9, 9]), lambda name: OtherLayout())


@pytest.mark.interpreted
def test_a_file_without_a_layout_has_the_first_one() -> None:
    lines = [json.loads(line) for line in random_match(2, 8, 12).save().splitlines()]
    del lines[0]["layout"]
    found = load_match("\n".join(json.dumps(line) for line in lines), lambda name: OtherLayout())
    assert found.layout == 1


def test_an_answer_after_the_end_is_refused() -> None:
    lines = random_match(2, 8).save().splitlines()
    lines.insert(-1, lines[-2])
    with pytest.raises(InputError, match="already over"):
        again("\n".join(lines))


@settings(max_examples=60)
@given(st.data())
def test_broken_files_give_one_sentence(data: st.DataObject) -> None:
    """Cut, doubled or garbled anywhere, a file is either still true or refused with an InputError."""
    text = SHORT
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    garbled = text[:start] + data.draw(st.text(max_size=8)) + text[end:]
    problem = ""
    try:
        again(garbled)
    except InputError as e:
        problem = str(e)
    assert "\n" not in problem


SHORT = random_match(2, 4, 12).save()
