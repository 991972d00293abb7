"""Tables that begin from the position of a scenario: to try a rule, and to go on from a puzzle."""

from __future__ import annotations

from pathlib import Path

import pytest

import grognard
from grognard.core.match import digest, load_match
from grognard.server import library
from grognard.server.errors import TableError
from grognard.server.table import PLAYING
from tests.server.room import Room, Time, play

SCENES = [
    ("rush", "058-rear-cards-never-guard"),
    ("battlegrounds", "016-one-of-two-tanks-is-driven"),
    ("doomtrooper", "195-miscommunication-on-narrow-escape"),
]


@pytest.mark.parametrize(("game", "name"), SCENES)
def test_a_game_begins_from_the_position_of_a_scenario(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, name: str
) -> None:
    one = library.scenario_named(game, name)
    assert one is not None
    seats = one.seats

    async def begin(room: Room, time: Time) -> None:
        table = await room.table("Ann", game, scene=name)
        people = [await room.person(who, table) for who in ("Ann", "Bob", "Cid", "Dan")[:seats]]
        for seat, person in enumerate(people):
            await person.say("sit", seat=seat)
        await people[0].say("start")
        assert table.match is not None
        assert table.state.view(table.asked).json() == one.start().view(table.asked).json()
        await room.answer(table, people)
        saved = load_match(table.match.save(), grognard.load)
        assert digest(saved.state) == digest(table.state) == digest(saved.branch(1).state)

    async def again(room: Room, time: Time) -> None:
        (table,) = room.hub.tables.open.values()
        assert table.phase == PLAYING
        assert table.match is not None
        assert len(table.match.answers) == 1
        assert one.given is not None
        assert table.match.given == one.game.require_staging().at_table(one.given)

    play(tmp_path, monkeypatch, begin, again)


def test_a_branch_goes_on_from_the_position_that_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        game, name = SCENES[-1]
        table = await room.table("Ann", game, scene=name)
        people = [await room.person(who, table) for who in ("Ann", "Bob")]
        for seat, person in enumerate(people):
            await person.say("sit", seat=seat)
        await people[0].say("start")
        await room.answer(table, people)
        await people[0].say("resign", seat=0)
        monkeypatch.setattr(library, "scenario_named", lambda game, name: None)  # a later version has it no more
        guest = room.hub.guests.find(room.names["Ann"].token)
        assert guest is not None
        branch = await room.hub.lobby.branch(table, guest, 1)
        assert table.given is not None
        assert branch.given == table.given

    play(tmp_path, monkeypatch, scene)


def test_there_must_be_such_a_position(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        for name in ("nobody", "../rush/075-heavy-tank-destroys-base", "195-miscommunication-on-narrow-escape"):
            with pytest.raises(TableError, match="There is no position"):
                await room.table("Ann", "rush", scene=name)

    play(tmp_path, monkeypatch, scene)
