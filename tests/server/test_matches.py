"""Matches of several games at tables: a table for each, exchanges in between that nobody else learns of (DT-343)."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from grognard.core.game import InputError
from grognard.games.doomtrooper.decks import deck_from, shipped, write
from grognard.games.doomtrooper.decks.exchange import card_meant, moves, swap
from grognard.server import presence
from grognard.server.errors import TableError
from grognard.server.store import Store
from grognard.server.table import GATHERING, OVER, PLAYING, Table
from tests.server.room import Person, Room, Time, play
from tests.server.support import Client, Server, run

LEGION = shipped()["legion"]
OUT, IN = card_meant(LEGION.library, "Kratach")[1], card_meant(LEGION.sideboard, "Demoted")[1]
CHANGED = write(swap(LEGION, [(1, OUT)], [(1, IN)]))
UNEVEN = write(deck_from({"name": "x", "library": LEGION.library, "sideboard": LEGION.sideboard[1:]}))
SETUP: dict[str, Any] = {"game": "doomtrooper", "games": 3, "decks": ["legion", "imperial"]}


async def after_a_game(room: Room, *names: str, loser: int = 0, **setup: Any) -> tuple[Table, Table, list[Person]]:
    """A match after its first game, and its people at the table of the next one."""
    table, people = await room.playing(*names, **{**SETUP, **setup})
    await people[loser].say("resign", seat=people[loser].connection.seats[0])
    following = room.hub.tables.open[table.next]
    for person in people:
        person.leave()
    there = [await room.person(name, following) for name in names]
    for person in there:
        person.heard()
    return table, following, there


def info(heard: list[dict[str, Any]]) -> dict[str, Any]:
    """The last word about the table."""
    return [message for message in heard if message["type"] == "table"][-1]


def test_a_match_is_played_until_somebody_has_won_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """DT-343: a table for each game; the score of the match goes along."""

    async def scene(room: Room, time: Time) -> None:
        table, following, (ann, bob) = await after_a_game(room, "Ann", "Bob")
        assert (table.phase, following.phase) == (OVER, GATHERING)
        told = info(await ann.say("ready", seat=0))
        assert told["match"] == {"games": 3, "game": 2, "won": [0, 1], "before": table.id}
        assert [seat.get("ready", False) for seat in told["seats"]] == [True, False]
        assert following.phase == GATHERING
        await bob.say("ready", seat=1)
        assert following.phase == PLAYING
        told = info(await ann.say("resign", seat=0))
        assert told["match"] == {
            "games": 3, "game": 2, "won": [0, 2], "over": True, "winners": [1], "before": table.id,
        }  # fmt: skip
        assert not following.next
        await bob.say("rematch")
        await room.settled()
        again = room.hub.tables.open[following.next]
        assert again.series is not None
        assert again.series.json() == {"games": 3, "played": 0, "won": [0, 0]}, "a new match"

    play(tmp_path, monkeypatch, scene)


def test_an_exchange_is_played_with_and_told_to_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """DT-343, DT-A51: the deck as it was written, with what was exchanged; others hear not even that."""

    async def scene(room: Room, time: Time) -> None:
        _, table, (ann, bob) = await after_a_game(room, "Ann", "Bob")
        eve = await room.person(None, table)
        eve.heard()
        own = info(await ann.say("deck", seat=0, deck=CHANGED))["seats"]
        library = {row["card"]: row["count"] for row in own[0]["cards"]["main"]}
        assert (library["kratach"], library["demoted"], sum(library.values())) == (2, 1, 60)
        assert sum(row["count"] for row in own[0]["cards"]["side"]) == 25
        assert {row["card"]: row["count"] for row in own[0]["cards"]["moved"]} == {"kratach": -1, "demoted": 1}
        assert "cards" not in own[1]
        assert bob.heard() == eve.heard() == []
        await ann.say("ready", seat=0)
        assert ["cards" in seat for seat in info(bob.heard())["seats"]] == [False, True]
        assert "demoted" not in json.dumps(eve.heard())
        assert await ann.refused("deck", seat=0, deck=CHANGED) == "is_ready"
        await ann.say("ready", seat=0, yes=False)
        await ann.say("deck", seat=0, deck=CHANGED)
        await ann.say("ready", seat=0)
        await bob.say("ready", seat=1)
        assert table.match is not None
        played = [deck_from(row) for row in table.match.options["decks"]]
        assert moves(LEGION, played[0]) == (((1, OUT),), ((1, IN),))
        assert moves(shipped()["imperial"], played[1]) == ((), ())
        assert len(table.state.sideboard[0]) == 25

    play(tmp_path, monkeypatch, scene)


def test_an_exchange_changes_no_byte_that_others_get(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        heard: list[str] = []
        for exchanges in (True, False):
            before, table, (ann, bob) = await after_a_game(room, "Ann", "Bob")
            eve = await room.person(None, table)
            if exchanges:
                await ann.say("deck", seat=0, deck=UNEVEN)
                await ann.say("deck", seat=0, deck=CHANGED)
            await ann.say("ready", seat=0)
            late = [await room.person(name, table) for name in ("Bob", None)]
            said = [message for person in (bob, eve, *late) for message in person.heard()]
            text = json.dumps(said)
            for own in (table.id, before.id, table.commitment):
                text = text.replace(own, "")
            heard.append(text)
        assert heard[0] == heard[1]
        assert len(heard[0]) > 1000

    play(tmp_path, monkeypatch, scene)


def test_what_is_no_exchange_is_refused_with_its_rule_in_the_players_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DT-343, DT-331: the sideboard has 25 cards again, and all cards are those that were brought."""

    async def scene(room: Room, time: Time) -> None:
        _, table, (ann, bob) = await after_a_game(room, "Ann", "Bob")
        hana = await room.person("Ann", table, lang="cs")
        hana.heard()
        for deck, said, czech in (
            (write(LEGION).replace("Sideboard:", ""), "must have 25 again", "Karet v sideboardu je 0"),
            (UNEVEN, "cards brought to it", "Utkání se hraje s kartami"),
            (write(shipped()["imperial"]), "cards brought to it", "Utkání se hraje s kartami"),
        ):
            (refused,) = await ann.say("deck", seat=0, deck=deck)
            assert (refused["type"], refused["code"], refused["rule"]) == ("refused", "bad_deck", "DT-343")
            assert said in refused["text"]
            (refused,) = await hana.say("deck", seat=0, deck=deck)
            assert czech in refused["text"]
        assert await bob.refused("deck", seat=0, deck=CHANGED) == "not_your_seat"
        assert await bob.refused("deck", seat=1, deck="legion") == "bad_deck"
        assert await bob.refused("ready", seat=0) == "not_your_seat"
        assert await bob.refused("ready", seat=7) == "not_your_seat"
        assert await ann.refused("start") == "not_ready"
        assert await ann.refused("bot", seat=1, name="greedy") == "is_between"
        assert table.seats[0].deck is not None
        assert deck_from(table.seats[0].deck) == LEGION

    play(tmp_path, monkeypatch, scene)


def test_a_bot_keeps_its_deck_and_its_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        _, table, (ann,) = await after_a_game(room, "Ann", bots=["", "random"])
        eve = await room.person("Eve", table)
        assert await ann.refused("deck", seat=1, deck=CHANGED) == "not_your_seat"
        assert await eve.refused("sit", seat=1) == "is_between"
        assert [one.free for one in room.hub.lobby.listed() if one.id == table.id] == [0]
        await ann.say("ready", seat=0)
        assert table.phase == PLAYING
        assert table.seats[1].bot == "random"
        assert await ann.refused("ready", seat=0) == "is_playing"

    play(tmp_path, monkeypatch, scene)


def test_who_has_left_does_not_keep_the_others_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        _, table, (ann, bob) = await after_a_game(room, "Ann", "Bob", patience=1)
        bob.leave()
        await ann.say("ready", seat=0)
        assert table.phase == GATHERING
        while table.phase == GATHERING:
            await asyncio.sleep(0.05)
        assert (table.phase, table.seats[1].away) == (PLAYING, True)
        bob = await room.person("Bob", table)
        await bob.say("sit", seat=1)
        assert not table.seats[1].away

    async def both_gone(room: Room, time: Time) -> None:
        _, table, (ann, bob) = await after_a_game(room, "Ann", "Bob", patience=1)
        ann.leave()
        bob.leave()
        while not table.seats[0].away or not table.seats[1].away:
            await asyncio.sleep(0.05)
        assert table.phase == GATHERING, "nobody plays for nobody"
        ann = await room.person("Ann", table)
        await ann.say("ready", seat=0)
        assert (table.phase, [seat.away for seat in table.seats]) == (PLAYING, [False, True])

    async def gives_it_to_a_bot(room: Room, time: Time) -> None:
        _, table, (ann, bob) = await after_a_game(room, "Ann", "Bob")
        await bob.say("stand", seat=1)
        await bob.say("sit", seat=1)
        assert not table.seats[1].away
        await bob.say("stand", seat=1)
        await ann.say("ready", seat=0)
        assert (table.phase, table.seats[1].away) == (PLAYING, True)

    play(tmp_path, monkeypatch, scene, both_gone, gives_it_to_a_bot)


def test_who_is_there_and_never_ready_is_not_waited_for_forever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "HURRY", 1)

    async def scene(room: Room, time: Time) -> None:
        _, table, (ann, bob) = await after_a_game(room, "Ann", "Bob", patience=1)
        await asyncio.sleep(1.2)
        assert not any(seat.away for seat in table.seats), "as long as nobody is ready nobody waits"
        mine = [own.asked for own in room.hub.replays.of_guest(room.names["Bob"].id) if own.id == table.id]
        assert mine == [True]
        await ann.say("ready", seat=0)
        while table.phase == GATHERING:
            await asyncio.sleep(0.05)
        assert (table.phase, table.seats[1].away) == (PLAYING, True)
        await bob.say("sit", seat=1)
        assert not table.seats[1].away

    play(tmp_path, monkeypatch, scene)


def test_who_still_looks_at_the_game_before_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob", patience=1, **SETUP)
        await people[0].say("resign", seat=0)
        following = room.hub.tables.open[table.next]
        await asyncio.sleep(1.2)
        assert not any(seat.away for seat in following.seats)
        people[1].leave()
        while not following.seats[1].away:
            await asyncio.sleep(0.05)
        assert not following.seats[0].away

    play(tmp_path, monkeypatch, scene)


def test_nothing_of_a_game_is_opened_while_its_match_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The replay and the seed would show the decks that are still being played with."""

    async def scene(room: Room, time: Time) -> None:
        table, following, (ann, bob) = await after_a_game(room, "Ann", "Bob")
        replays = room.hub.replays
        host = room.hub.guests.find(room.names["Ann"].token)
        assert host is not None
        for look in (
            lambda: replays.file(table.id),
            lambda: replays.step(table, 0, 0, "en"),
            lambda: replays.story(table, 0, "en"),
        ):
            with pytest.raises(TableError, match="when the match is over"):
                look()
        with pytest.raises(TableError, match="when the match is over"):
            await room.hub.lobby.branch(table, host, 0)
        eve = await room.person("Eve", table)
        assert "seed" not in info(eve.heard())
        await ann.say("ready", seat=0)
        await bob.say("ready", seat=1)
        await bob.say("resign", seat=1)
        third = room.hub.tables.open[following.next]
        last = [await room.person(name, third) for name in ("Ann", "Bob")]
        for seat, person in enumerate(last):
            await person.say("ready", seat=seat)
        await last[0].say("resign", seat=0)
        assert third.series is not None
        assert third.series.winners() == [1]
        assert b'"series"' in replays.file(table.id)
        assert replays.step(table, 0, 0, "en").step == 0
        eve = await room.person("Eve", table)
        assert len(info(eve.heard())["seed"]) == 32
        branch = await room.hub.lobby.branch(table, host, 0)
        assert branch.series is None

    play(tmp_path, monkeypatch, scene)


def test_a_match_is_over_when_it_is_abandoned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        table, (ann, bob) = await room.playing("Ann", "Bob", **SETUP)
        await ann.say("propose", seat=0, what="abandon")
        told = info(await bob.say("consent", seat=1, proposal=1, yes=True))
        assert (table.phase, table.next) == (OVER, "")
        assert told["match"] == {"games": 3, "game": 1, "won": [0, 0], "over": True}
        _, following, (ann, bob) = await after_a_game(room, "Ann", "Bob")
        time.pass_by(8 * 86_400)
        ann.leave()
        bob.leave()
        room.hub.background.run(room.hub.automation.watch_tables())
        while following.phase == GATHERING:
            await asyncio.sleep(0.05)
        assert following.ended == "abandoned"
        await room.settled()

    play(tmp_path, monkeypatch, scene)


def test_decks_by_lot_are_the_same_in_every_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        table, following, people = await after_a_game(room, "Ann", "Bob", decks=[])
        for seat, person in enumerate(people):
            await person.say("ready", seat=seat)
        assert table.match is not None
        assert following.match is not None
        assert following.seed != table.seed
        cards = [sorted(t.state.library[0] + t.state.hand[0] + t.state.grave[0]) for t in (table, following)]
        assert cards[0] == cards[1]

    play(tmp_path, monkeypatch, scene)


def test_a_server_that_stops_between_games_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ids: list[str] = []

    async def scene(room: Room, time: Time) -> None:
        table, following, (ann, _) = await after_a_game(room, "Ann", "Bob")
        await ann.say("deck", seat=0, deck=CHANGED)
        await ann.say("ready", seat=0)
        ids.extend([table.id, following.id, room.names["Ann"].token, room.names["Bob"].token])

    async def another(room: Room, time: Time) -> None:
        table = room.hub.tables.open[ids[1]]
        assert [seat.ready for seat in table.seats] == [True, False]
        assert table.series is not None
        assert (table.series.won, table.before) == ([0, 1], ids[0])
        assert table.seats[0].deck is not None
        assert moves(LEGION, deck_from(table.seats[0].deck)) == (((1, OUT),), ((1, IN),))
        before = room.hub.tables.find(ids[0])
        assert before is not None
        assert before.next == table.id

    play(tmp_path, monkeypatch, scene, another)


@pytest.mark.parametrize("lost", ["everything", "who sits there"])
def test_a_crash_while_the_next_table_is_made_leaves_one_such_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lost: str
) -> None:
    """What was written in time is the name of the next table; the first to come makes it again."""
    ids: list[str] = []

    async def scene(room: Room, time: Time) -> None:
        table, following, _ = await after_a_game(room, "Ann", "Bob")
        ids.extend([table.id, following.id])

    async def recovered(room: Room, time: Time) -> None:
        before = room.hub.tables.find(ids[0])
        assert before is not None
        ann = await room.guest("Ann")
        await room.person("Ann", before)
        await room.settled()
        table = room.hub.tables.open[ids[1]]
        assert ann.name == "Ann"
        assert [seat.name for seat in table.seats] == ["Ann", "Bob"]
        assert len(room.hub.tables.open) == 1

    play(tmp_path, monkeypatch, scene)
    store = Store(tmp_path / "tables.db")
    store.write([("DELETE FROM journal WHERE table_id = ?", (ids[1],))])
    if lost == "everything":
        store.write([("DELETE FROM tables WHERE id = ?", (ids[1],))])
    store.close()
    play(tmp_path, monkeypatch, recovered)


def test_people_who_were_ready_when_the_server_fell_play_after_its_return(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids: list[str] = []

    async def scene(room: Room, time: Time) -> None:
        _, following, people = await after_a_game(room, "Ann", "Bob")
        for seat, person in enumerate(people):
            await person.say("ready", seat=seat)
        ids.append(following.id)

    async def another(room: Room, time: Time) -> None:
        await room.settled()
        assert room.hub.tables.open[ids[0]].phase == PLAYING

    play(tmp_path, monkeypatch, scene)
    store = Store(tmp_path / "tables.db")
    store.write(
        [("DELETE FROM journal WHERE table_id = ? AND json_extract(CAST(entry AS TEXT), '$.do') = 'start'", ids)]
    )
    store.close()
    play(tmp_path, monkeypatch, another)


def test_killed_between_two_games_everything_acknowledged_is_there(tmp_path: Path) -> None:
    server = Server(tmp_path)
    token = server.guest("Ann")
    first = server.new_table(token, **SETUP)

    async def between() -> str:
        client = await Client(server).open(first, token)
        for seat in (0, 1):
            client.say(type="sit", seat=seat)
        client.say(type="start")
        await client.next("update", seat=0)
        client.say(type="resign", seat=1)
        while not (table := client.got[-1].get("next", "")):
            await client.next("table", len(client.got))
        other = await Client(server).open(table, token)
        other.say(type="deck", seat=0, deck=CHANGED)
        other.say(type="ready", seat=0)
        await other.next("table", mine=[0, 1])
        while not other.got[-1]["seats"][0].get("ready"):
            await other.next("table", len(other.got))
        server.kill()
        return str(table)

    async def after(table: str) -> None:
        client = await Client(server).open(table, token)
        told = await client.next("table")
        assert told["match"] == {"games": 3, "game": 2, "won": [1, 0], "before": first}
        assert told["seats"][0]["ready"]
        assert {"count": 1, "card": "demoted"} in told["seats"][0]["cards"]["main"]
        client.say(type="ready", seat=1)
        await client.next("update", seat=1)

    table = run(between())
    server = Server(tmp_path)
    run(after(table))
    server.stop()


def test_a_match_is_for_games_with_decks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        with pytest.raises(InputError, match="games is 3; expected 1"):
            await room.table("Ann", "rush", games=3)
        table, (ann,) = await room.playing("Ann", bots=["", "random"])
        assert table.series is None
        assert "match" not in info(await ann.say("resign", seat=0))
        assert await ann.refused("ready", seat=0) == "is_over"
        gathering = await room.table("Ann", "doomtrooper")
        host = await room.person("Ann", gathering)
        await host.say("sit", seat=0)
        assert await host.refused("ready", seat=0) == "not_between"

    play(tmp_path, monkeypatch, scene)
