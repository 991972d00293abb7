"""The agenda carries answers to answers: a toy game of boasts that can be denied, and denials that can be denied."""

from __future__ import annotations

import json
from typing import Any

import pytest

import grognard
from grognard.core.agenda import Frame, Node, Table

if not grognard.WHY_INTERPRETED:
    pytest.skip("a game in the tests is no part of the compiled engine", allow_module_level=True)

PASS, DENY = 0, 1
BOAST = 0


class Toy(Table):
    """Two players with denials in hand, and the points their boasts have earned."""

    __slots__ = ("denials", "points")

    denials: list[int]
    points: list[int]

    def copy(self) -> Toy:
        g = Toy()
        g.inherit(self)
        g.denials = self.denials[:]
        g.points = self.points[:]
        return g

    def dump(self) -> str:
        plain = {
            name: getattr(self, name) for name in ("seat", "asked", "facts", "options", "pushed", "denials", "points")
        }
        return json.dumps({**plain, "agenda": self.frames()})


class Announced(Node[Toy]):
    """Both players may deny what is announced, then it happens. Bound: what, by whom, against which frame."""

    def run(self, g: Toy, f: Frame) -> None:
        what, by, against = f.env
        if f.stage == 2:
            if what == BOAST:
                g.points[by] += 1
            else:
                g.cancel(against)
            return
        seat = (by + 1 + f.stage) % 2
        if g.denials[seat]:
            g.ask(f, seat, "deny", [PASS, DENY])
        else:
            g.again(f, f.stage + 1, f.env)

    def answer(self, g: Toy, f: Frame, action: int) -> None:
        seat = (f.env[1] + 1 + f.stage) % 2
        if action == PASS:
            g.again(f, f.stage + 1, f.env)
        else:
            g.denials[seat] -= 1
            g.again(f, 0, f.env)  # after an answer everybody is asked again
            g.push(ANNOUNCED, (DENY, seat, f.id))


ANNOUNCED = Announced("announced")


def boasting(mine: int, yours: int) -> Toy:
    g = Toy()
    g.begin(1)
    g.denials = [mine, yours]
    g.points = [0, 0]
    g.push(ANNOUNCED, (BOAST, 0, 0))
    g.run()
    return g


def load(text: str) -> Toy:
    data: dict[str, Any] = json.loads(text)
    g = Toy()
    g.begin(1)
    for name in ("seat", "asked", "options", "pushed", "denials", "points"):
        setattr(g, name, data[name])
    g.facts = tuple(data["facts"])
    g.set_frames(data["agenda"], {"announced": ANNOUNCED})
    return g


def play(g: Toy, *answers: int) -> Toy:
    for answer in answers:
        g.apply(answer)
    return g


def test_without_denials_nobody_is_asked_and_the_boast_stands() -> None:
    g = boasting(0, 0)
    assert not g.options
    assert g.points == [1, 0]


def test_an_answer_cancels_what_was_announced() -> None:
    g = boasting(0, 1)
    assert g.seat == 1
    play(g, DENY)
    assert not g.options
    assert g.points == [0, 0]


def test_a_cancel_can_be_cancelled() -> None:
    g = play(boasting(1, 1), DENY)
    assert g.seat == 0, "the denial itself can be answered"
    play(g, DENY)
    assert not g.options
    assert g.points == [1, 0], "the denied denial did nothing"


@pytest.mark.parametrize("depth", range(8))
def test_denials_of_denials_decide_by_parity(depth: int) -> None:
    g = boasting(4, 4)
    for _ in range(depth):
        play(g, DENY)
    while g.options:
        play(g, PASS)
    assert g.points == [1 - depth % 2, 0]


def test_a_cancelled_frame_is_gone_and_cannot_be_cancelled_twice() -> None:
    g = boasting(1, 1)
    boast = g.frames()[0][0]
    assert g.cancel(boast)
    assert not g.cancel(boast)
    assert g.frames() == []


def test_cancel_leaves_the_frames_above_and_below() -> None:
    g = Toy()
    g.begin(1)
    g.denials, g.points = [1, 1], [0, 0]
    ids = [g.push(ANNOUNCED, (BOAST, 0, k)) for k in range(4)]
    assert g.cancel(ids[1])
    assert [frame[0] for frame in g.frames()] == [ids[0], ids[2], ids[3]]


def test_a_copy_in_the_middle_of_an_answer_goes_its_own_way() -> None:
    g = play(boasting(1, 1), DENY)
    other = g.copy()
    before = g.dump()
    play(other, DENY)
    assert g.dump() == before
    play(g, PASS)
    assert (g.points, other.points) == ([0, 0], [1, 0])


@pytest.mark.parametrize("depth", range(6))
def test_a_save_in_the_middle_of_an_answer_goes_on_where_it_was(depth: int) -> None:
    g = boasting(3, 3)
    for step in range(depth):
        play(g, DENY if step % 3 else PASS if g.denials[g.seat] < 2 else DENY)
    twin = load(g.dump())
    assert twin.dump() == g.dump()
    while g.options:
        answer = DENY if g.denials[g.seat] > 1 else PASS
        play(g, answer)
        play(twin, answer)
        assert twin.dump() == g.dump()
        twin = load(twin.dump())


def test_asking_again_opens_the_same_question() -> None:
    g = play(boasting(1, 1), DENY)
    before = g.dump()
    g.reask()
    assert g.dump() == before
