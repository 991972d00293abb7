"""Questions to the table: why something is not allowed, and what a bot would do."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from grognard.server import explanations
from grognard.server.bot_workers import BotWorkers
from grognard.server.table import Table
from tests.server.room import Person, Room, Time, play


def touched_by_all(table: Table, thing: str) -> list[int]:
    """Pretend that every known answer that is not open touches a thing."""
    closed = [action for action in table.game.probes(table.state) if action not in table.state.options]
    table.touched = (table.question, {thing: [*table.state.options, *closed]})
    return closed


async def hint(person: Person, **where: int) -> dict[str, Any]:
    """The answer to a request for a hint, however long the bot thinks."""
    heard = await person.say("hint", **where)
    for _ in range(400):
        if heard:
            (only,) = heard
            return only
        await asyncio.sleep(0.05)
        heard = person.heard()
    raise AssertionError("nothing came")


@pytest.mark.parametrize("game", ["rush", "battlegrounds", "doomtrooper"])
def test_touching_a_thing_tells_what_speaks_against_it(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob", game=game)
        asked = people[table.asked]
        touched_by_all(table, "thing:all")
        where = {"seat": table.asked, "question": table.question}
        (reason,) = await asked.say("why", **where, thing="thing:all")
        assert (reason["type"], reason["thing"]) == ("reason", "thing:all")
        assert "answer" not in reason
        because = reason["because"]
        opening = game == "doomtrooper"  # everything is of another moment there, which is said once
        assert (len(because) == 1) if opening else (1 < len(because) <= 6)
        assert len({(one["text"], one["rule"]) for one in because}) == len(because)
        for one in because:
            (alone,) = await asked.say("why", **where, answer=one["answer"])
            assert (alone["text"], alone["rule"]) == (one["text"], one["rule"])
        (nothing,) = await asked.say("why", **where, thing="thing:none")
        assert "because" not in nothing
        for wrong in ({}, {"thing": "thing:all", "answer": "end"}):
            assert await asked.refused("why", **where, **wrong) == "bad_input"
        other = people[1 - table.asked]
        assert await other.refused("why", **where, thing="thing:all") == "not_your_seat"
        where["seat"] = 1 - table.asked
        assert await other.refused("why", **where, thing="thing:all") == "not_asked"

    play(tmp_path, monkeypatch, scene)


def test_what_touches_a_thing_is_found_anew_at_every_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob")
        touched_by_all(table, "thing:all")
        assert explanations.answers_touching(table, "thing:all")
        await room.answer(table, people)
        assert not explanations.answers_touching(table, "thing:all")

    play(tmp_path, monkeypatch, scene)


@pytest.mark.parametrize("game", ["rush", "battlegrounds", "doomtrooper"])
def test_a_hint_is_one_of_the_options_and_told_to_nobody_else(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob", game=game)
        asked, other = people[table.asked], people[1 - table.asked]
        where = {"seat": table.asked, "question": table.question}
        entries = table.entries
        hinted = await hint(asked, **where)
        assert (hinted["type"], hinted["seat"], hinted["question"]) == ("hinted", table.asked, table.question)
        assert table.game.parse(hinted["answer"], table.cards) in table.state.options
        assert hinted["text"]
        assert not other.heard()
        assert table.entries == entries
        assert await hint(asked, **where) == hinted  # the same thought again
        assert await other.refused("hint", seat=1 - table.asked, question=table.question) == "not_asked"
        assert await other.refused("hint", **where) == "not_your_seat"
        assert await asked.refused("hint", seat=table.asked, question=table.question + 1) == "stale"

    play(tmp_path, monkeypatch, scene)


def test_hints_have_their_limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: list[asyncio.Future[int | None]] = []

    async def considered(self: BotWorkers, table: Table, bot: str) -> int | None:
        thoughts.append(asyncio.get_running_loop().create_future())
        return await thoughts[-1]

    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob")
        asked = people[table.asked]
        where = {"seat": table.asked, "question": table.question}
        for _ in range(5):
            assert not await asked.say("hint", **where)
        assert await asked.refused("hint", **where) == "too_fast"
        assert len(thoughts) == 1  # one for each question
        thoughts[0].set_result(None)
        await asyncio.sleep(0.05)
        assert [message["code"] for message in asked.heard()] == ["no_hint"] * 5
        second = await room.person("Ann" if asked is people[0] else "Bob", table)
        while table.asked != where["seat"] or table.question == where["question"]:
            await room.answer(table, people)
        second.heard()
        where["question"] = table.question
        await second.say("hint", **where)
        await room.answer(table, people)
        second.heard()
        thoughts[1].set_result(table.state.options[0])
        await asyncio.sleep(0.05)
        assert [message["code"] for message in second.heard()] == ["stale"]

    monkeypatch.setattr(BotWorkers, "considered", considered)
    play(tmp_path, monkeypatch, scene)


def test_a_hint_that_fails_is_reported_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def considered(self: BotWorkers, table: Table, bot: str) -> int | None:
        raise ZeroDivisionError("no world")

    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob")
        asked = people[table.asked]
        assert (await hint(asked, seat=table.asked, question=table.question))["code"] == "no_hint"
        (report,) = (tmp_path / "reports").glob("*.json")
        assert "no world" in report.read_text("utf-8")
        await room.answer(table, people)

    monkeypatch.setattr(BotWorkers, "considered", considered)
    play(tmp_path, monkeypatch, scene)


def test_who_has_let_a_bot_play_gets_no_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob")
        asked = people[table.asked]
        seat, number = table.asked, table.question
        table.seats[seat].away = True
        assert await asked.refused("hint", seat=seat, question=number) == "is_away"

    play(tmp_path, monkeypatch, scene)
