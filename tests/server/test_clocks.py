"""Clocks: per move, banks with increments, games that last for days, servers that were down; and response policies."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from grognard.server import wire
from grognard.server.entries import POLICY
from grognard.server.hub import GRACE
from grognard.server.seats import AWAKE
from grognard.server.table import OVER, PLAYING, Table
from tests.server.room import Person, Room, Time, play


def seconds_left(table: Table, seat: int, time: Time) -> float:
    """What a seat's clock shows."""
    clocks = table.clocks(time.now)
    assert clocks is not None
    return clocks[seat]


async def clocks_run_out(room: Room) -> None:
    """Let the server look at its clocks, in its own time."""
    for _ in range(3):
        await asyncio.sleep(0.11)
    await room.settled()


def test_per_move_a_bot_answers_for_who_thinks_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob", clock={"kind": "move", "seconds": 30})
        seat = table.asked
        time.pass_by(29)
        await room.answer(table, people, -1)
        seat = table.asked
        time.pass_by(29)
        await clocks_run_out(room)
        assert not table.seats[seat].away
        assert seconds_left(table, seat, time) == 1
        time.pass_by(1)
        await clocks_run_out(room)
        assert table.seats[seat].away
        assert table.phase == PLAYING

    play(tmp_path, monkeypatch, scene)


def test_a_bank_is_charged_gets_its_increment_and_loses_the_game_when_it_is_empty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob", clock={"kind": "bank", "seconds": 60, "increment": 5})
        seat = table.asked
        time.pass_by(20)
        await room.answer(table, people)
        assert table.seats[seat].bank == 45_000
        assert table.seats[1 - seat].bank == 60_000
        while table.asked == seat:
            await room.answer(table, people, -1)
        time.pass_by(59)
        await clocks_run_out(room)
        assert table.phase == PLAYING
        time.pass_by(1)
        await clocks_run_out(room)
        assert (table.phase, table.ended) == (OVER, "time")
        assert table.score == [1.0 if n == seat else 0.0 for n in (0, 1)]

    play(tmp_path, monkeypatch, scene)


def test_with_more_than_two_a_bot_plays_on_for_an_empty_bank_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob", "Eve", clock={"kind": "bank", "seconds": 60})
        seat = table.asked
        time.pass_by(61)
        await clocks_run_out(room)
        assert table.seats[seat].away
        assert table.seats[seat].bank == 0
        assert await people[seat].refused("sit", seat=seat) == "out_of_time"

    play(tmp_path, monkeypatch, scene)


def test_a_player_gains_no_time_when_another_leaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob", clock={"kind": "bank", "seconds": 60})
        seat = table.asked
        time.pass_by(20)
        await people[1 - seat].say("stand", seat=1 - seat)
        await people[1 - seat].say("sit", seat=1 - seat)
        assert seconds_left(table, seat, time) == 40
        await people[seat].say("stand", seat=seat)  # nor does one's own
        assert table.seats[seat].bank == 40_000

    play(tmp_path, monkeypatch, scene)


def test_time_while_the_server_was_down_counts_against_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ids: list[str] = []

    async def scene(room: Room, time: Time) -> None:
        for clock in ({"kind": "bank", "seconds": 60}, {"kind": "move", "seconds": 3 * 86_400}):
            table, _ = await room.playing("Ann", "Bob", clock=clock, patience=0)
            ids.append(table.id)
        time.pass_by(20)

    async def killed(room: Room, time: Time) -> None:
        left = [seconds_left(table, table.asked, time) for table in map(room.hub.tables.open.__getitem__, ids)]
        assert left == [40, 3 * 86_400 - 20]
        await asyncio.sleep(0)
        await room.settled()  # its heartbeat is the last sign of life
        time.pass_by(10)
        monkeypatch.setattr(room.hub.store, "note", lambda name, value: None)

    async def again(room: Room, time: Time) -> None:
        left = [seconds_left(table, table.asked, time) for table in map(room.hub.tables.open.__getitem__, ids)]
        assert left == [40, 3 * 86_400 - 20]
        await clocks_run_out(room)
        assert all(table.phase == PLAYING for table in room.hub.tables.open.values())
        time.pass_by(40)
        await clocks_run_out(room)
        assert [id in room.hub.tables.open for id in ids] == [False, True]

    play(tmp_path, monkeypatch, scene, killed, again, gap=7 * 86_400)


DAY = 86_400


def test_a_game_over_days_with_a_clock_for_each_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers that take days, a server that is down for a week, a flag that falls, and a player who comes back."""
    ids: list[str] = []
    asked: list[int] = []
    names: dict[str, wire.Guest] = {}

    async def first_week(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob", clock={"kind": "move", "seconds": 3 * DAY}, patience=0)
        ids.append(table.id)
        for person in people:
            person.leave()  # and comes back for a moment when it is time
        for _ in range(3):
            time.pass_by(2.9 * DAY)
            await clocks_run_out(room)
            assert not any(seat.away for seat in table.seats)
            back = await room.person(table.seats[table.asked].name, table)
            await room.answer(table, [back], -1)
            back.leave()
            assert seconds_left(table, table.asked, time) == 3 * DAY
        time.pass_by(2.5 * DAY)
        asked.append(table.asked)
        names.update(room.names)

    async def third_week(room: Room, time: Time) -> None:
        table = room.hub.tables.open[ids[0]]
        room.names.update(names)
        assert seconds_left(table, asked[0], time) == 0.5 * DAY  # it was down for a week, and that is nobody's
        time.pass_by(0.5 * DAY - 1)
        await clocks_run_out(room)
        assert not table.seats[asked[0]].away
        time.pass_by(1)
        monkeypatch.setattr(room.hub.workers, "answer", never)
        await clocks_run_out(room)
        assert table.seats[asked[0]].away
        assert table.phase == PLAYING
        back = await room.person(table.seats[asked[0]].name, table)
        await back.say("sit", seat=asked[0])
        assert seconds_left(table, table.asked, time) == 3 * DAY
        await room.answer(table, [back], -1)
        assert table.phase == PLAYING

    play(tmp_path, monkeypatch, first_week, third_week, gap=7 * DAY)


async def never(table: Table, bot: str) -> int:
    """A bot that thinks and thinks."""
    await asyncio.Event().wait()
    return 0


def test_a_game_over_days_with_a_bank_and_an_increment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ids: list[str] = []
    banks: list[int] = []

    async def begun(room: Room, time: Time) -> None:
        clock = {"kind": "bank", "seconds": 2 * DAY, "increment": 3600}
        table, people = await room.playing("Ann", "Bob", clock=clock, patience=0)
        ids.append(table.id)
        seat = table.asked
        time.pass_by(DAY)
        await room.answer(table, people)
        assert table.seats[seat].bank == (DAY + 3600) * 1000
        while table.asked == seat:
            await room.answer(table, people, -1)
        time.pass_by(1.5 * DAY)
        banks.extend(one.bank for one in table.seats)

    async def down_when_the_flag_would_have_fallen(room: Room, time: Time) -> None:
        table = room.hub.tables.open[ids[0]]
        await clocks_run_out(room)
        assert table.phase == PLAYING
        assert [one.bank for one in table.seats] == banks
        assert seconds_left(table, table.asked, time) == 0.5 * DAY
        time.pass_by(0.5 * DAY - 10)

    async def seconds_before_it_would_fall(room: Room, time: Time) -> None:
        table = room.hub.tables.open[ids[0]]
        seat = table.asked
        assert seconds_left(table, seat, time) == GRACE  # not ten seconds: nobody knows yet that the server is back
        time.pass_by(GRACE - 1)
        await clocks_run_out(room)
        assert table.phase == PLAYING
        time.pass_by(1)
        await clocks_run_out(room)
        assert (table.phase, table.ended) == (OVER, "time")
        assert table.score == [0.0 if n == seat else 1.0 for n in (0, 1)]

    scenes = (begun, down_when_the_flag_would_have_fallen, seconds_before_it_would_fall)
    play(tmp_path, monkeypatch, *scenes, gap=3 * DAY)


async def to_a_window(room: Room, table: Table, people: list[Person]) -> None:
    """Play until somebody is asked in a window, by the table's own passes if need be."""
    for k in range(600):
        if table.game.hints.moment(table.state):
            return
        await room.answer(table, people, (7 * k) % len(table.state.options))
    raise AssertionError("no window came")


def test_policies_pass_in_windows_and_what_is_told_to_others_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(room: Room, time: Time) -> None:
        waits: list[float] = []
        calls: list[Any] = []

        def later(seconds: float, call: Any, *values: Any) -> None:
            waits.append(seconds)
            calls.append((call, values))

        monkeypatch.setattr(room.hub.background, "later", later)
        table, people = await room.playing("Ann", "Bob", game="doomtrooper", patience=0, pause=2)
        for seat, person in enumerate(people):
            assert await person.refused("policy", seat=seat, policy="sometimes") == "no_such_policy"
            assert await person.refused("policy", seat=1 - seat, policy="never") == "not_your_seat"
            heard = await person.say("policy", seat=seat, policy="always")
            info = heard[-1]
            assert info["seats"][seat]["policy"] == "always"
            assert not people[1 - seat].heard()  # nobody else hears of it
            assert not info["seats"][1 - seat].get("policy")
        await to_a_window(room, table, people)
        assert not waits  # who wants to be asked always is asked always
        seat = table.asked
        me, other = people[seat], people[1 - seat]
        other.heard()
        await me.say("policy", seat=seat, policy="never")
        assert waits.pop() == 0  # it passes whatever it holds, so nothing is to be hidden
        call, values = calls.pop()
        number = table.question
        call(*values)
        await room.settled()
        assert table.question == number + 1
        assert table.given_by[-1] == POLICY
        updates = [m for m in other.heard() if m["type"] == "update"]
        assert len(updates) == 1
        assert POLICY not in json.dumps(updates)
        # An answer that comes before the table's own is taken, and the table's is then none
        await me.say("policy", seat=seat, policy="always")
        await to_a_window(room, table, [*people])
        seat = table.asked
        await people[seat].say("policy", seat=seat, policy="never")
        call, values = calls.pop()
        await room.answer(table, people)
        number = table.question
        call(*values)
        assert table.question == number

    play(tmp_path, monkeypatch, scene)


def test_a_clock_does_not_tell_who_was_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        calls: list[Any] = []
        monkeypatch.setattr(room.hub.background, "later", lambda s, f, *a: calls.append((f, a)))
        bank = {"kind": "bank", "seconds": 600, "increment": 5}
        table, people = await room.playing("Ann", "Bob", game="doomtrooper", patience=0, clock=bank)
        left = []
        for policy in ("always", "never"):
            for n, person in enumerate(people):
                await person.say("policy", seat=n, policy="always")
            await to_a_window(room, table, people)
            seat, had = table.asked, table.seats[table.asked].bank
            await people[seat].say("policy", seat=seat, policy=policy)
            time.pass_by(1)
            if policy == "never":
                call, values = calls.pop()
                call(*values)
                await room.settled()
            else:
                await room.answer(table, people)
            left.append(table.seats[seat].bank - had)
        assert left == [4000, 4000]

    play(tmp_path, monkeypatch, scene)


ONE_CARD = "each card=cards combat=cards modifiers=cards save=cards start=cards between=cards cards hussar"


@pytest.mark.parametrize("policy", ["useful", ONE_CARD])
def test_a_pass_that_depends_on_the_hand_comes_after_a_time_by_lot(
    policy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(room: Room, time: Time) -> None:
        waits: list[tuple[float, Any, Any]] = []
        monkeypatch.setattr(room.hub.background, "later", lambda s, f, *a: waits.append((s, f, a)))
        table, people = await room.playing("Ann", "Bob", game="doomtrooper", patience=0, pause=2)
        for seat, person in enumerate(people):
            await person.say("policy", seat=seat, policy=policy)
        passing: list[float] = []
        for k in range(400):
            if waits:
                seconds, call, values = waits.pop()
                update = [m for m in people[table.asked].heard() if m["type"] == "update"]
                assert not update or update[-1]["question"]["passing"]
                other = [m for m in people[1 - table.asked].heard() if m["type"] == "update"]
                assert not other or "passing" not in other[-1]["question"]
                passing.append(seconds)
                call(*values)
                await room.settled()
            elif table.phase == PLAYING:
                await room.answer(table, people, (7 * k) % len(table.state.options))
        assert len(passing) > 20
        hidden = [seconds for seconds in passing if seconds]
        assert all(0.6 <= seconds <= 2 for seconds in hidden)
        assert len(set(hidden)) > len(hidden) / 2
        alone, _ = await room.playing("Ann", bots=["", "random"], game="doomtrooper", pause=2)
        assert room.hub.automation.pause(alone, 0) == 0  # nobody else looks on

    play(tmp_path, monkeypatch, scene)


def tables(heard: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What was told of the table itself."""
    return [message for message in heard if message["type"] == "table"]


def test_a_seat_that_passes_until_its_turn_is_woken_by_its_turn_and_by_attacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(room: Room, time: Time) -> None:
        waits: list[tuple[float, Any, Any]] = []
        monkeypatch.setattr(room.hub.background, "later", lambda s, f, *a: waits.append((s, f, a)))
        table, people = await room.playing("Ann", "Bob", game="doomtrooper", patience=0, pause=2)
        for seat, person in enumerate(people):
            await person.say("policy", seat=seat, policy="always")
        woken = {"turn": 0, "attack": 0}
        for k in range(1500):
            if table.phase != PLAYING or all(woken.values()):
                break
            seat = 1 - table.state.active
            if table.seats[seat].rests == AWAKE and not table.state.combats and k % 5 == 0:
                heard = await people[seat].say("policy", seat=seat, policy="always", until=True)
                assert heard[-1]["seats"][seat]["until"]
                assert not tables(people[1 - seat].heard())  # nobody else is told
            rests = [n for n in range(2) if table.seats[n].rests != AWAKE]
            told: list[Any] = []
            asked = table.asked
            if waits:
                seconds, call, values = waits.pop()
                assert seconds == 0  # it passes whatever it holds
                call(*values)
                await room.settled()
            else:
                told = await room.answer(table, people, (7 * k) % len(table.state.options))
            heard_by = [person.heard() + (told if n == asked else []) for n, person in enumerate(people)]
            for n in rests:
                if table.seats[n].rests == AWAKE:  # its owner, and nobody else, is told that it is asked again
                    assert not tables(heard_by[n])[-1]["seats"][n].get("until")
                    assert not tables(heard_by[1 - n])
                    woken["turn" if table.state.active == n else "attack"] += 1
        assert all(woken.values())
        await people[0].say("policy", seat=0, policy="always", until=True)
        await people[0].say("policy", seat=0, policy="useful")
        assert table.seats[0].rests == AWAKE  # taken back

    play(tmp_path, monkeypatch, scene)


def test_nobody_can_pass_until_their_turn_before_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        table = await room.table("Ann", game="doomtrooper")
        ann = await room.person("Ann", table)
        await ann.say("sit", seat=0)
        assert await ann.refused("policy", seat=0, policy="always", until=True) == "is_gathering"

    play(tmp_path, monkeypatch, scene)
