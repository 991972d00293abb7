"""What people can do at a table: sit, undo, propose, leave, watch, talk."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

from grognard.core.match import load_match
from grognard.core.rng import Lots
from grognard.server import entries, pinning, wire
from grognard.server.errors import TableError
from grognard.server.hub import Hub
from grognard.server.limits import Limits
from grognard.server.seats import player_names
from grognard.server.table import FROZEN, GATHERING, OVER, PLAYING, Table
from tests.server.room import Person, Room, Time, play


def last(heard: list[dict[str, Any]], type: str) -> dict[str, Any]:
    return next(m for m in reversed(heard) if m["type"] == type)


def test_one_browser_plays_several_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        table = await room.table("Ann", seats=3)
        ann = await room.person("Ann", table)
        await ann.say("sit", seat=0)
        await ann.say("sit", seat=1, name="Bob")
        told = last(await ann.say("sit", seat=2, name="Eve"), "table")
        assert [seat["name"] for seat in told["seats"]] == ["Ann", "Bob", "Eve"]
        assert told["mine"] == [0, 1, 2]
        updates = [m for m in await ann.say("start") if m["type"] == "update"]
        assert [m["seat"] for m in updates] == [0, 1, 2]
        seats = set()
        for _ in range(60):
            seats.add(table.asked)
            updates = [m for m in await room.answer(table, [ann], -1) if m["type"] == "update"]
            assert [m["seat"] for m in updates] == [0, 1, 2]
            asked = [m["seat"] for m in updates if m["question"] and m["question"].get("options")]
            assert asked == [table.asked]
        assert seats == {0, 1, 2}

    play(tmp_path, monkeypatch, scene)


def test_a_bots_seat_can_be_taken_before_the_start_and_not_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(room: Room, time: Time) -> None:
        table = await room.table("Ann", seats=3, bots=["", "random", "greedy"])
        ann, bob, eve = [await room.person(name, table) for name in ("Ann", "Bob", "Eve")]
        assert room.hub.lobby.listed()[0].free == 3
        await ann.say("sit", seat=0)
        assert last(await bob.say("sit", seat=1), "table")["mine"] == [1]
        assert last(await ann.say("sit", seat=2), "table")["hosting"]
        assert "hosting" not in last(await bob.say("stand", seat=1), "table")
        await ann.say("stand", seat=2)
        await ann.say("bot", seat=2, name="greedy")
        await bob.say("sit", seat=1)
        assert await eve.refused("sit", seat=1) == "seat_taken"
        assert await eve.refused("sit", seat=3) == "no_such_seat"
        assert await bob.refused("bot", seat=2, name="random") == "not_host"
        assert await ann.refused("bot", seat=1, name="random") == "seat_taken"
        assert await ann.refused("bot", seat=2, name="genius") == "no_such_bot"
        await bob.say("stand", seat=1)
        assert table.seats[1].is_free
        assert await ann.refused("start") == "seats_free"
        await ann.say("bot", seat=1, name="random")
        assert await bob.refused("start") == "not_host"
        await ann.say("start")
        assert table.phase == PLAYING
        assert await eve.refused("sit", seat=2) == "is_playing"
        assert await ann.refused("start") == "is_playing"

    play(tmp_path, monkeypatch, scene)


def test_an_undo_that_tells_nobody_anything_is_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob")
        me = people[table.asked]
        before = table.state.dump()
        pays = next(k for k, a in enumerate(table.state.options) if table.game.spell(a).startswith("buy"))
        await room.answer(table, people, pays)
        assert await me.refused("undo", seat=me.connection.seats[0], question=1) == "stale"
        heard = await me.say("undo", seat=me.connection.seats[0], question=table.question)
        assert last(heard, "table").get("proposal") is None
        assert last(heard, "table")["undone"] == 1
        assert table.state.dump() == before
        assert table.question == 3  # no number is used twice
        assert await me.refused("undo", seat=me.connection.seats[0], question=3) == "nothing_to_undo"

    play(tmp_path, monkeypatch, scene)


async def turn_over(room: Room, table: Table, people: list[Person]) -> int:
    """Let somebody end the turn, so that cards are drawn; returns who."""
    seat = table.asked
    words = [table.game.spell(a) for a in table.state.options]
    await room.answer(table, people, words.index("end"))
    while table.asked == seat:
        await room.answer(table, people)
    return seat


def test_after_an_undo_a_newcomer_gets_everything_that_still_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob")
        await turn_over(room, table, people)
        stands = table.events_since(0, 1000)
        me = people[table.asked]
        await room.answer(
            table, people, next(k for k, a in enumerate(table.state.options) if table.game.spell(a).startswith("buy"))
        )
        known = table.event_count
        await me.say("undo", seat=me.connection.seats[0], question=table.question)
        assert table.undone == 1
        assert stands
        assert table.events_since(0, 1000) == stands
        assert table.events_since(known - 1, 1000) == []  # of which something may have been taken back

    play(tmp_path, monkeypatch, scene)


def test_other_undos_need_everybodys_consent_and_a_decline_ends_the_matter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob", "Eve")
        seat = await turn_over(room, table, people)
        me, *others = people[seat:] + people[:seat]
        assert table.match is not None
        answers = len(table.match.answers)
        heard = await me.say("undo", seat=seat, question=table.question)
        proposal = last(heard, "table")["proposal"]
        assert (proposal["what"], proposal["agreed"]) == ("undo", [seat])
        assert await others[0].refused("propose", seat=others[0].connection.seats[0], what="draw") == "is_proposed"
        number = proposal["number"]
        seats = [other.connection.seats[0] for other in others]
        assert await others[0].refused("consent", seat=seats[0], proposal=number + 1, yes=True) == "not_proposed"
        assert await others[0].refused("consent", seat=seat, proposal=number, yes=True) == "not_your_seat"
        await others[0].say("consent", seat=seats[0], proposal=number, yes=True)
        assert table.proposal is not None
        await others[1].say("consent", seat=seats[1], proposal=number, yes=False)
        assert table.proposal is None
        assert len(table.match.answers) == answers
        assert await me.refused("undo", seat=seat, question=table.question) == "is_declined"
        await room.answer(table, people)
        number = last(await me.say("undo", seat=seat, question=table.question), "table")["proposal"]["number"]
        for other, n in zip(others, seats, strict=True):
            await other.say("consent", seat=n, proposal=number, yes=True)
        assert table.asked == seat
        assert len(table.match.answers) < answers

    play(tmp_path, monkeypatch, scene)


def test_an_answer_goes_on_instead_of_an_undo_and_who_leaves_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob", "Eve")
        seat = await turn_over(room, table, people)
        await people[seat].say("undo", seat=seat, question=table.question)
        people[seat].heard()
        await room.answer(table, people)
        assert table.proposal is None
        assert "proposal" not in last(people[seat].heard(), "table")  # or it would still be seen
        await people[0].say("propose", seat=0, what="abandon")
        await people[1].say("consent", seat=1, proposal=table.proposals, yes=True)
        assert table.phase == PLAYING
        await people[2].say("stand", seat=2)  # away: a bot plays, and bots have no say
        assert (table.phase, table.ended) == (OVER, "abandoned")
        assert table.score == [0, 0, 0]

    play(tmp_path, monkeypatch, scene)


def test_only_people_agree_to_a_draw(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob")
        await people[1].say("propose", seat=1, what="draw")
        await room.answer(table, people)
        assert table.proposal is not None
        heard = await people[0].say("consent", seat=0, proposal=1, yes=True)
        assert last(heard, "table")["score"] == [0.5, 0.5]
        assert last(heard, "table")["ended"] == "draw"
        alone, (ann,) = await room.playing("Ann", bots=["", "random"])
        assert await ann.refused("propose", seat=0, what="draw") == "nobody_to_ask"
        await ann.say("propose", seat=0, what="abandon")
        assert alone.ended == "abandoned"
        solo, (ann,) = await room.playing("Ann", game="battlegrounds", variant="solo")
        assert await ann.refused("propose", seat=0, what="draw") == "nobody_to_ask"
        assert solo.phase == PLAYING

    play(tmp_path, monkeypatch, scene)


def test_where_a_bot_plays_there_is_no_draw(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        _, people = await room.playing("Ann", "Bob", bots=["", "", "random"])
        assert await people[0].refused("propose", seat=0, what="draw") == "nobody_to_ask"
        table, people = await room.playing("Ann", "Bob", "Eve")
        await people[0].say("propose", seat=0, what="draw")
        await people[1].say("consent", seat=1, proposal=1, yes=True)
        await people[2].say("stand", seat=2)  # a bot plays for Eve, and has no say in this
        assert table.phase == PLAYING
        await people[2].say("sit", seat=2)
        await people[2].say("consent", seat=2, proposal=1, yes=True)
        assert table.ended == "draw"

    play(tmp_path, monkeypatch, scene)


def test_who_is_away_is_asked_before_something_learned_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob", "Eve")
        seat = await turn_over(room, table, people)
        me, *others = people[seat:] + people[:seat]
        assert table.match is not None
        away, here = (other.connection.seats[0] for other in others)
        await others[0].say("stand", seat=away)
        answers = len(table.match.answers)
        await me.say("undo", seat=seat, question=table.question)
        await others[1].say("consent", seat=here, proposal=1, yes=True)
        assert table.proposal is not None
        assert len(table.match.answers) == answers
        await others[0].say("sit", seat=away)
        await others[0].say("consent", seat=away, proposal=1, yes=True)
        assert len(table.match.answers) < answers

    play(tmp_path, monkeypatch, scene)


def test_a_team_that_has_resigned_has_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        four = ("Ann", "Bob", "Eve", "Dan")
        for setup in (
            {"game": "battlegrounds", "variant": "teams"},
            {"game": "doomtrooper", "options": {"teams": True}},
        ):
            table, people = await room.playing(*four, **setup)
            await people[0].say("resign", seat=0)
            assert table.phase == PLAYING
            await people[2].say("resign", seat=2)
            assert (table.ended, table.score) == ("resigned", [0, 0.5, 0, 0.5])

    play(tmp_path, monkeypatch, scene)


def test_who_resigns_is_played_by_a_bot_until_one_seat_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob", "Eve")
        await people[0].say("resign", seat=0)
        assert table.phase == PLAYING
        assert table.seats[0].is_played_by_bot
        assert await people[0].refused("resign", seat=0) == "has_resigned"
        assert await people[0].refused("answer", seat=0, question=table.question, answer="end") == "has_resigned"
        assert await people[0].refused("sit", seat=0) == "is_playing"
        heard = await people[2].say("resign", seat=2)
        info = last(heard, "table")
        assert (info["score"], info["ended"], info["seed"]) == ([0, 1, 0], "resigned", f"{table.seed:032x}")
        two, pair = await room.playing("Ann", "Bob")
        await pair[1].say("resign", seat=1)
        assert two.score == [1, 0]
        solo, (ann,) = await room.playing("Ann", game="battlegrounds", variant="solo")
        await ann.say("resign", seat=0)
        assert (solo.phase, solo.score) == (OVER, [0])

    play(tmp_path, monkeypatch, scene)


def test_spectators_with_a_delay_never_see_the_present(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = {"kind": "bank", "seconds": 600}

    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob", delay=60, clock=clock)
        early = await room.person(None, table)
        assert [m["type"] for m in early.heard()] == ["table"]  # nothing is old enough
        views = [table.state.view(None).json()]
        for _ in range(3):
            time.pass_by(25)
            await room.answer(table, people, -1)
            views.append(table.state.view(None).json())
        assert not [m for m in early.heard() if m["type"] == "update"]
        refusal = (await early.say("start"))[0]
        assert "question" not in refusal  # its number would tell how far the game is
        late = await room.person(None, table)
        info, update = late.heard()
        assert update["view"] == json.loads(json.dumps(views[0]))  # as it was 75 seconds ago
        assert (update["question"]["number"], "clocks" in update) == (1, False)
        assert not [seat for seat in info["seats"] if seat.get("clock")]
        guest_without_a_seat = await room.person("Eve", table)
        assert guest_without_a_seat.heard()[1]["view"] == update["view"]
        time.pass_by(11)
        room.hub.broadcast.show_delayed(table)
        assert [m["view"] for m in late.heard() if m["type"] == "update"] == json.loads(json.dumps(views[1:2]))
        assert [m["view"] for m in early.heard() if m["type"] == "update"] == json.loads(json.dumps(views[0:2]))
        room.hub.broadcast.show_delayed(table)
        assert not late.heard()
        await people[0].say("resign", seat=0)  # over: nothing is held back any more
        final = await room.person(None, table)
        assert [m["view"] for m in final.heard() if m["type"] == "update"] == json.loads(json.dumps(views[3:]))

    async def after_a_restart(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob", delay=60)
        views = [table.state.view(None).json()]
        for _ in range(3):
            time.pass_by(25)
            await room.answer(table, people, -1)
            views.append(table.state.view(None).json())
        again = room.hub.tables.load(*room.hub.store.table(table.id))
        watcher = await room.person(None, again)
        assert watcher.heard()[1]["view"] == json.loads(json.dumps(views[0]))

    async def the_end(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob", delay=60)
        watcher = await room.person(None, table)
        lots = Lots(1)
        while table.phase != OVER:
            which = lots.below(len(table.state.options))
            after = table.state.copy()
            after.apply(table.state.options[which])
            if after.options:
                words = table.game.spell(table.state.options[which])
                table.apply(entries.Answer(table.asked, words, entries.PERSON, at=time.now))
            else:
                await room.answer(table, people, which)
        info, update = watcher.heard()[-2:]  # at once, and at once the last of it
        assert info["phase"] == OVER
        assert update["view"] == json.loads(json.dumps(table.state.view(None).json()))

    play(tmp_path, monkeypatch, scene, after_a_restart, the_end)


def test_spectators_with_a_delay_learn_later_what_players_announce(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even that something has happened: nothing at all comes before its time."""

    async def scene(room: Room, time: Time) -> None:
        waiting: list[tuple[int, Any, Any]] = []
        monkeypatch.setattr(
            room.hub.background, "later", lambda s, f, *a: waiting.append((time.now + int(1000 * s), f, a))
        )

        async def wait(seconds: float) -> None:
            time.pass_by(seconds)
            for _, call, values in [one for one in waiting if one[0] <= time.now]:
                call(*values)
            waiting[:] = [one for one in waiting if one[0] > time.now]
            await room.settled()

        async def think(table: Table, bot: str) -> int:
            await asyncio.Event().wait()
            return 0

        monkeypatch.setattr(room.hub.workers, "answer", think)
        table, people = await room.playing("Ann", "Bob", "Eve", "Kim", "Lea", delay=60, patience=300)
        watcher = await room.person(None, table)
        await wait(61)
        info = last(watcher.heard(), "table")
        assert [seat["here"] for seat in info["seats"]] == [True] * 5
        await people[0].say("resign", seat=0)
        await people[1].say("propose", seat=1, what="draw")
        number = last(people[2].heard(), "table")["proposal"]["number"]
        await people[2].say("consent", seat=2, proposal=number, yes=True)
        await people[3].say("stand", seat=3)
        await people[1].say("chat", text="What now?")
        people[0].leave()
        await room.settled()
        assert not watcher.heard()
        late = await room.person(None, table)
        heard = late.heard()
        assert [m["type"] for m in heard] == ["table", "update"]
        assert heard[0]["seats"] == info["seats"]
        assert "proposal" not in heard[0]
        await wait(58)
        assert not watcher.heard()
        assert not late.heard()
        await wait(3)
        for one in (watcher, late):
            told = one.heard()
            infos = [m for m in told if m["type"] == "table"]
            assert infos[0]["seats"][0]["resigned"]
            assert "proposal" not in infos[0]
            assert infos[1]["proposal"]["agreed"] == [1]
            assert infos[2]["proposal"]["agreed"] == [1, 2]
            assert infos[3]["seats"][3]["away"]
            assert not infos[-1]["seats"][0].get("here")
            assert [m["text"] for m in told if m["type"] == "said"] == ["What now?"]
            assert not [m for m in told if m["type"] == "update"]
        by_now = (await room.person(None, table)).heard()
        assert by_now[0]["seats"] == infos[-1]["seats"]
        assert by_now[-1]["text"] == "What now?"
        guest = await room.person("Joe", table)
        guest.heard()
        await guest.say("chat", text="Hello.")
        assert [m["text"] for m in watcher.heard() if m["type"] == "said"] == [
            "Hello."
        ]  # who watches speaks of the past

    play(tmp_path, monkeypatch, scene)


def test_the_host_takes_a_seat_from_somebody_before_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        table = await room.table("Ann", game="doomtrooper", seats=2, bots=["", ""])
        ann, bob, eve = [await room.person(name, table) for name in ("Ann", "Bob", "Eve")]
        await ann.say("sit", seat=0)
        await bob.say("sit", seat=1)
        await bob.say("deck", seat=1, deck="mishima")
        assert await bob.refused("remove", seat=0) == "not_host"
        assert await eve.refused("remove", seat=1) == "not_host"
        assert await ann.refused("remove", seat=7) == "no_such_seat"
        for one in (bob, eve):
            one.heard()
        await ann.say("remove", seat=1)
        told = bob.heard()
        assert [m for m in told if m["type"] == "removed"] == [{"type": "removed", "seat": 1, "host": "Ann"}]
        assert "mine" not in last(told, "table")
        assert [m["type"] for m in eve.heard()] == ["table"]
        assert table.seats[1].is_free
        assert table.seats[1].deck is None
        assert await ann.refused("remove", seat=1) == "no_such_seat"
        await bob.say("sit", seat=1)  # it was no ban
        await ann.say("start")
        assert await ann.refused("remove", seat=1) == "is_playing"
        again = room.hub.tables.load(*room.hub.store.table(table.id))
        assert again.seats[1].name == "Bob"

    play(tmp_path, monkeypatch, scene)


def test_a_table_that_is_not_for_spectators_sends_them_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        table = await room.table("Ann", seats=2, spectators=False)
        ann, bob, eve = [await room.person(name, table) for name in ("Ann", "Bob", "Eve")]
        await ann.say("sit", seat=0)
        await bob.say("sit", seat=1)
        eve.heard()
        await ann.say("start")
        assert eve.connection.close == 1008
        assert [m["type"] for m in eve.heard()] == ["refused"]
        with pytest.raises(TableError, match="not for spectators"):
            await room.person(None, table)
        assert last((await room.person("Bob", table)).heard(), "update")["seat"] == 1

    play(tmp_path, monkeypatch, scene)


def test_who_comes_back_is_told_what_it_has_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob")
        told: list[Any] = []
        for _ in range(30):
            await room.answer(table, people, -1)
            for message in people[0].heard() if people[0].connection.unsent else []:
                told += message.get("events", [])
        plain = await room.person("Ann", table)
        update = last(plain.heard(), "update")
        assert (update["first"], update["events"]) == (table.event_count, [])
        whole = last((await room.person("Ann", table, since=0)).heard(), "update")
        assert (whole["first"], len(whole["events"])) == (0, table.event_count)
        assert len(whole["log"]) == table.event_count
        some = last((await room.person("Ann", table, since=table.event_count - 3)).heard(), "update")
        assert some["events"] == whole["events"][-3:]
        more = last((await room.person("Ann", table, since=table.event_count + 3)).heard(), "update")
        assert more["events"] == []
        seat = table.asked
        await room.answer(table, people, 0)
        people[seat].heard()
        await people[seat].say("undo", seat=seat, question=table.question)
        if table.proposal is not None:
            other = 1 - seat
            await people[other].say("consent", seat=other, proposal=table.proposals, yes=True)
        broken = last((await room.person("Ann", table, since=3)).heard(), "update")
        assert (broken["events"], broken["first"]) == (
            [],
            table.event_count,
        )  # what it knows was taken back: only the view

    play(tmp_path, monkeypatch, scene)


def test_a_bot_answers_for_who_has_left_after_the_tables_patience_and_the_seat_can_be_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(room: Room, time: Time) -> None:
        waits: list[tuple[float, Any, Any]] = []
        monkeypatch.setattr(room.hub.background, "later", lambda s, f, *a: waits.append((s, f, a)))
        table, people = await room.playing("Ann", "Bob", patience=90)
        people[1].leave()
        assert last(people[0].heard(), "table")["seats"][1].get("here") is None
        assert [seconds for seconds, _, _ in waits] == [90]
        back = await room.person("Bob", table)
        waits[0][1](*waits[0][2])
        assert not table.seats[1].away  # was back in between
        await asyncio.sleep(0.001)
        back.leave()
        waits[0][1](*waits[0][2])
        assert not table.seats[1].away  # the first absence counts no more
        waits[1][1](*waits[1][2])
        assert table.seats[1].away
        again = await room.person("Bob", table)
        await room.settled()
        assert last(again.heard(), "table")["seats"][1]["away"]
        assert table.asked != 1 or await again.refused("answer", seat=1, question=1, answer="end") == "is_away"
        await again.say("sit", seat=1)
        assert not table.seats[1].away
        never, pair = await room.playing("Ann", "Bob", patience=0)
        pair[0].leave()
        assert len(waits) == 2
        assert never.phase == PLAYING

    async def after_a_restart(room: Room, time: Time) -> None:
        assert room.hub.presence.left  # who does not come back after a restart is waited for too

    play(tmp_path, monkeypatch, scene, after_a_restart)


def test_a_player_who_connects_during_an_answer_sees_it_once_it_is_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob")
        seat = table.asked
        words = table.game.spell(table.state.options[0], table.cards)
        room.hub.inbox.receive(people[seat].connection, wire.Answer(seat, table.question, words))
        watcher = await room.person(None, table)
        assert not watcher.connection.unsent  # the answer has happened, but it is not safe yet
        assert not people[1 - seat].connection.unsent
        await room.settled()
        assert [m["type"] for m in watcher.heard()] == ["table", "update"]
        assert [m["type"] for m in people[seat].heard()] == ["accepted", "update"]

    play(tmp_path, monkeypatch, scene)


def test_chat_can_be_switched_off_and_is_limited_in_length_and_rate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob")
        spoken = "\u202eevil\u202c  words\x07\u200b and zalgo a\u0301\u0302\u0303\u0304"
        said = last(await people[0].say("chat", text=spoken), "said")
        assert said["text"] == "evil words and zalgo á\u0302\u0303"
        assert (said["name"], said["seat"]) == ("Ann", 0)
        assert last(people[1].heard(), "said") == said
        assert await people[0].refused("chat", text="\u200b\u200b") == "bad_input"
        for _ in range(3):
            await people[0].say("chat", text="again")
        assert await people[0].refused("chat", text="and again") == "too_fast"
        with pytest.raises(Exception, match="400"):
            await people[0].say("chat", text="x" * 401)
        watcher = await room.person(None, table)
        assert len([m for m in watcher.heard() if m["type"] == "said"]) == 4
        assert await watcher.refused("chat", text="hi") == "unknown_token"
        _, quiet = await room.playing("Ann", "Bob", chat=False)
        assert await quiet[0].refused("chat", text="hi") == "chat_is_off"

    play(tmp_path, monkeypatch, scene)


def test_names_of_guests_are_cleaned_or_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        assert (await room.hub.lobby.new_guest("  Žofie   Nová ")).name == "Žofie Nová"
        assert (await room.hub.lobby.new_guest("a\u2066b\ufeff\u00adc")).name == "abc"
        for name in ("\u2066", "\ufeff \u00ad", "\ud7ff" * 0 + " "):
            with pytest.raises(TableError, match="name"):
                await room.hub.lobby.new_guest(name)
        guest = room.hub.guests.find((await room.guest("Ann")).token)
        assert guest is not None
        await room.hub.lobby.rename(guest, "Anna")
        assert guest.name == "Anna"

    async def again(room: Room, time: Time) -> None:
        assert "Anna" in [guest.name for guest in room.hub.guests.by_id.values()]

    play(tmp_path, monkeypatch, scene, again)


def test_a_new_name_is_shown_at_tables_and_in_the_lobby(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        table = await room.table("~", seats=3)
        ann = await room.person("~", table)
        await ann.say("sit", seat=0)
        await ann.say("sit", seat=1, name="~2")
        await ann.say("sit", seat=2, name="Eve")
        assert room.hub.lobby.listed()[0].host == "~"
        guest = room.hub.guests.find((await room.guest("~")).token)
        assert guest is not None
        ann.heard()
        await room.hub.lobby.rename(guest, "Ann")
        await room.settled()
        told = last(ann.heard(), "table")
        assert [seat["name"] for seat in told["seats"]] == ["Ann", "~2", "Eve"]
        assert told["host"] == "Ann"
        assert room.hub.lobby.listed()[0].host == "Ann"

    async def again(room: Room, time: Time) -> None:
        (table,) = room.hub.tables.open.values()
        assert ([seat.name for seat in table.seats], table.host_name) == (["Ann", "~2", "Eve"], "Ann")

    play(tmp_path, monkeypatch, scene, again)


def test_a_guest_without_a_name_is_called_as_the_reader_would(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        table = await room.table("~", seats=2)
        ann = await room.person("~", table)
        await ann.say("sit", seat=0)
        await ann.say("sit", seat=1, name="~2")
        called = {lang: player_names(table.seats, lang) for lang in ("en", "cs", "ro")}
        assert called == {"en": ["Guest", "Player 2"], "cs": ["Host", "Hráč 2"], "ro": ["Oaspete", "Jucătorul 2"]}

    play(tmp_path, monkeypatch, scene)


def test_a_broken_rule_freezes_its_table_alone_and_the_report_tells_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(room: Room, time: Time) -> None:
        broken, people = await room.playing("Ann", "Bob")
        sound, others = await room.playing("Ann", "Bob", game="battlegrounds")

        class Broken:
            def __getattr__(self, name: str) -> Any:
                return getattr(sound_match, name)

            def play_checked(self, action: int) -> None:
                raise ZeroDivisionError("a rule is broken")

        sound_match: Any = broken.match
        broken_match: Any = Broken()
        broken.match = broken_match
        heard = await room.answer(broken, people)
        assert [m["type"] for m in heard] == ["refused", "table"]
        assert heard[0]["code"] == "is_frozen"
        assert heard[1]["phase"] == FROZEN
        for type, message in (("start", {}), ("resign", {"seat": 0}), ("chat", {"text": "hello?"})):
            assert await people[0].refused(type, **message) == "is_frozen"
        assert (await people[0].say("ping"))[0]["type"] == "pong"
        for _ in range(10):
            await room.answer(sound, others)
        assert sound.phase == PLAYING
        (report,) = (tmp_path / "reports").glob("*.json")
        text = report.read_text("utf-8")
        assert "a rule is broken" in text
        for secret in (f"{broken.seed:032x}", room.names["Ann"].token):
            assert secret not in text
        # by itself: a few digits may well be part of a digest
        assert not re.search(rf"(?<![0-9a-f]){broken.seed}(?![0-9a-f])", text)

    async def mended(room: Room, time: Time) -> None:
        assert all(table.phase == PLAYING for table in room.hub.tables.open.values())

    play(tmp_path, monkeypatch, scene, mended)


def test_a_table_pins_its_rules_and_a_finished_game_is_kept_as_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = []

    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob")
        await room.answer(table, people)
        over, _ = await room.playing("Ann", "Bob")
        over_people = [await room.person(name, over) for name in ("Ann", "Bob")]
        await room.answer(over, over_people)
        await over_people[0].say("resign", seat=0)
        ids.extend([table.id, over.id])

    async def under_other_rules(room: Room, time: Time) -> None:
        table = room.hub.tables.open[ids[0]]
        assert table.phase == FROZEN
        assert [seat.name for seat in table.seats] == ["Ann", "Bob"]
        ann = await room.person("Nobody", table)
        assert "rules" in ann.heard()[0]
        assert await ann.refused("sit", seat=0) == "is_frozen"
        over = room.hub.tables.find(ids[1])
        assert over is not None
        assert (over.phase, over.ended, over.score) == (OVER, "resigned", [0, 1])
        assert room.hub.replays.step(over, 1, None, "en").steps == 1  # with the cards that it was played with
        assert ids[1] not in room.hub.tables.open
        text = room.hub.replays.file(ids[1]).decode()
        match = load_match(text, lambda name: table.game)
        assert len(match.answers) == 1

    async def again(room: Room, time: Time) -> None:
        assert room.hub.tables.open[ids[0]].phase == PLAYING

    play(tmp_path, monkeypatch, scene)
    with monkeypatch.context() as other:
        other.setattr(pinning, "pinned", lambda game: "9.9 another-digest")
        play(tmp_path, other, under_other_rules)
    play(tmp_path, monkeypatch, again)


def test_a_rematch_has_the_same_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob", bots=["", "random"], title="Sunday")
        assert await people[1].refused("rematch") == "is_playing"
        await people[0].say("propose", seat=0, what="abandon")
        await people[1].say("consent", seat=2, proposal=1, yes=True)
        watcher = await room.person(None, table)
        watcher.heard()
        assert await watcher.refused("rematch") == "unknown_token"
        room.hub.inbox.receive(people[1].connection, wire.Rematch())
        for _ in range(100):
            await room.settled()
            if len(table.next) == 10:
                break
        new = room.hub.tables.open[table.next]
        assert [(seat.name, seat.bot) for seat in new.seats] == [("Ann", ""), ("", "random"), ("Bob", "")]
        assert (new.host_name, new.setup.title, new.phase) == ("Bob", "Sunday", GATHERING)
        assert new.seed != table.seed
        await room.settled()
        assert last(people[0].heard(), "table")["next"] == new.id

    play(tmp_path, monkeypatch, scene)


def test_finished_games_are_watched_step_by_step_and_branched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob")
        states = [table.state.copy()]
        for _ in range(40):
            await room.answer(table, people, -1)
            states.append(table.state.copy())
        with pytest.raises(TableError, match="is being played"):
            room.hub.replays.step(table, 3, None, "en")
        await people[0].say("resign", seat=0)
        for at, state in enumerate(states):
            for seat in (None, 0, 1):
                found = room.hub.replays.step(table, at, seat, "cs")
                assert found.update.view == state.view(seat).json()
                assert (found.step, found.steps, found.views) == (at, 40, None)
                assert found.update.question is not None
                assert found.update.question.number == at + 1
                assert (found.update.question.options is not None) == (state.seat == seat)
            whole = room.hub.replays.step(table, at, None, "en", True)
            assert whole.views == [state.view(seat).json() for seat in (0, 1)]
        for seat in (None, 0, 1):
            story = room.hub.replays.story(table, seat, "en")
            assert story.names == ["Ann", "Bob"]
            assert [step.seat for step in story.steps] == [state.seat for state in states[:-1]]
            for at, step in enumerate(story.steps):
                assert step.log == room.hub.replays.step(table, at + 1, seat, "en").update.log
                assert bool(step.answer) == (step.seat == seat)
                assert step.turn == (states[at].active != states[at + 1].active)
        assert all(step.answer for step in room.hub.replays.story(table, None, "en", True).steps)
        with pytest.raises(TableError, match="40 steps"):
            room.hub.replays.step(table, 41, None, "en")
        guest = room.hub.guests.find(room.names["Bob"].token)
        assert guest is not None
        branch = await room.hub.lobby.branch(table, guest, 17)
        assert not branch.setup.listed
        pair = [await room.person(name, branch) for name in ("Ann", "Bob")]
        for seat, person in enumerate(pair):
            await person.say("sit", seat=seat)
        update = last(await pair[1].say("start"), "update")
        assert branch.state.dump() == states[17].dump()
        assert update["question"]["number"] == 18
        seat = branch.asked
        pair[seat].heard()
        assert await pair[seat].refused("undo", seat=seat, question=branch.question) == "nothing_to_undo"
        await room.answer(branch, pair)

    play(tmp_path, monkeypatch, scene)


def test_tables_are_capped_for_an_address_a_guest_and_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = Limits()
    limits.tables, limits.tables_per_address = 5, 2

    async def scene(room: Room, time: Time) -> None:
        hub: Hub = room.hub
        guests = []
        for name in ("Ann", "Bob", "Eve", "Ian"):
            guest = hub.guests.find((await room.guest(name)).token)
            assert guest is not None
            guests.append(guest)
        setup = wire.Setup("rush")
        first = await hub.lobby.new_table(guests[0], setup, address="a")
        await hub.lobby.new_table(guests[0], setup, address="b")
        with pytest.raises(TableError, match="At most 2"):
            await hub.lobby.new_table(guests[0], setup, address="c")  # the guest's third
        await hub.lobby.new_table(guests[1], setup, address="a")
        with pytest.raises(TableError, match="At most 2"):
            await hub.lobby.new_table(guests[1], setup, address="a")  # the address's third
        await hub.lobby.new_table(guests[2], setup, address="d")
        await hub.lobby.new_table(guests[2], setup, address="e")
        with pytest.raises(TableError, match="too many tables"):
            await hub.lobby.new_table(guests[3], setup, address="f")
        hub.journal.enter(first, entries.End(entries.ABANDONED, [0.0, 0.0]))
        await hub.lobby.new_table(guests[3], setup, address="a")  # what is over counts no more

    async def rematches(room: Room, time: Time) -> None:
        for name in ("Ann", "Bob", "Eve", "Ian"):  # everybody's own: no address has asked for them
            guest = room.hub.guests.find((await room.guest(name)).token)
            assert guest is not None
            await room.hub.lobby.new_table(guest, wire.Setup("rush"))

    play(tmp_path, monkeypatch, scene, limits=limits)
    (other := tmp_path / "other").mkdir()
    play(other, monkeypatch, rematches, limits=limits)


def test_a_table_that_everybody_has_forsaken_leaves_the_lobby(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        forsaken, waiting = await room.table("Ann"), await room.table("Bob")
        bob = await room.person("Bob", waiting)
        ann = await room.person("Ann", forsaken)
        await ann.say("sit", seat=0)
        ann.leave()
        assert len(room.hub.lobby.listed()) == 2
        time.pass_by(86_401)
        assert [one.id for one in room.hub.lobby.listed()] == [waiting.id]
        bob.leave()
        await room.person("Ann", forsaken)  # by its link
        assert [one.id for one in room.hub.lobby.listed()] == [forsaken.id]

    play(tmp_path, monkeypatch, scene)


def test_a_table_that_never_began_is_closed_after_a_week(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ids = []

    async def scene(room: Room, time: Time) -> None:
        ids.append((await room.table("Ann")).id)
        time.pass_by(8 * 86_400)

    async def later(room: Room, time: Time) -> None:
        await asyncio.sleep(0)
        await room.settled()
        assert ids[0] not in room.hub.tables.open
        found = room.hub.tables.find(ids[0])
        assert found is not None
        assert found.ended == "abandoned"
        with pytest.raises(TableError, match="never began"):
            room.hub.replays.step(found, 0, None, "en")
        with pytest.raises(TableError, match="never began"):
            room.hub.replays.file(ids[0])

    play(tmp_path, monkeypatch, scene, later)


def test_a_guest_finds_their_tables_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ids: list[str] = []

    async def scene(room: Room, time: Time) -> None:
        over, players = await room.playing("Ann", "Bob", title="First")
        time.pass_by(10)
        await players[1].say("resign", seat=1)
        running, _ = await room.playing("Ann", "Eve", game="battlegrounds")
        time.pass_by(10)
        hosted = await room.table("Ann", bots=["greedy"])
        ids.extend([hosted.id, running.id, over.id])
        await room.settled()
        ann, bob = [room.hub.replays.of_guest(room.names[name].id) for name in ("Ann", "Bob")]
        assert [one.id for one in ann] == ids
        assert [one.phase for one in ann] == [GATHERING, PLAYING, OVER]
        assert (ann[0].names, ann[0].mine, ann[0].asked) == (["greedy", ""], [], False)
        assert (ann[1].names, ann[1].mine, ann[1].asked) == (["Ann", "Eve"], [0], running.asked == 0)
        assert (ann[2].title, ann[2].names, ann[2].mine) == ("First", ["Ann", "Bob"], [0])
        assert (ann[2].score, ann[2].ended, ann[2].last - ann[2].at) == ([1, 0], "resigned", 10_000)
        assert [(one.id, one.mine) for one in bob] == [(over.id, [1])]

    async def again(room: Room, time: Time) -> None:
        assert [one.id for one in room.hub.replays.of_guest(1)] == ids
        assert not room.hub.replays.of_guest(9)

    play(tmp_path, monkeypatch, scene, again)


def test_when_something_last_happened_tells_no_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob")
        watched = await room.table("Eve", seats=2, delay=60)
        pair = [await room.person(name, watched) for name in ("Ann", "Bob")]
        for seat, person in enumerate(pair):
            await person.say("sit", seat=seat)
        await (await room.person("Eve", watched)).say("start")
        time.pass_by(5)
        await people[0].say("policy", seat=0, policy="never")  # which is nobody else's business
        await room.answer(watched, pair)  # which its host sees later
        bob, eve = [room.hub.replays.of_guest(room.names[name].id) for name in ("Bob", "Eve")]
        assert next(one.last for one in bob if one.id == table.id) == table.at
        assert [one.last for one in eve] == [watched.at]
        time.pass_by(60)
        assert [one.last for one in room.hub.replays.of_guest(room.names["Eve"].id)] == [watched.at + 5_000]

    play(tmp_path, monkeypatch, scene)
