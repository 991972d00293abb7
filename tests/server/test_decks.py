"""Decks at tables: brought by name or as text, checked by the server, known to nobody but who sits there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard.core.game import InputError
from grognard.core.match import load_match
from grognard.games.doomtrooper.decks import texts
from grognard.server import wire
from grognard.server.errors import TableError
from grognard.server.table import PLAYING, Table
from tests.server.room import Person, Room, Time, play
from tests.server.support import Client, Server, run, serving

DOOMTROOPER = grognard.load("doomtrooper")
SECRET = "Weeping Dragon"


def deck_text(name: str) -> str:
    """A deck of ours as somebody writes it down, under a name of their own."""
    _, _, rest = texts()[name].partition("\n")
    return f"# {SECRET}\n{rest}"


def brought(table: Table) -> list[str]:
    """The names of the decks on a table."""
    return [seat.deck["name"] if seat.deck else "" for seat in table.seats]


def told(person: Person) -> list[str]:
    """The decks that somebody is told of by the last word about the table."""
    found = [message for message in person.heard() if message["type"] == "table"]
    return [seat.get("deck", "") for seat in found[-1]["seats"]]


def test_a_deck_is_brought_and_nobody_else_hears_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        table = await room.table("Ann", "doomtrooper", options={"decks": "mishima,capitol"})
        ann, bob, eve = [await room.person(name, table) for name in ("Ann", "Bob", "Eve")]
        await ann.say("sit", seat=0)
        await bob.say("sit", seat=1)
        heard: list[Any] = []
        for person in (bob, eve):
            person.heard()
        room.hub.inbox.receive(ann.connection, wire.Bring(0, deck_text("legion")))
        await room.settled()
        assert told(ann) == [SECRET, ""]
        for person in (bob, eve):
            heard += person.heard()
        await ann.say("start")
        heard += [*bob.heard(), *eve.heard()]
        assert table.match is not None
        assert table.match.options["decks"][0]["name"] == SECRET
        assert SECRET not in json.dumps(heard)
        assert "decks" not in json.dumps([m for m in heard if m["type"] == "update"])
        late = await room.person("Bob", table)
        assert SECRET not in json.dumps(late.heard())
        library = table.match.options["decks"][0]["library"]
        assert library == DOOMTROOPER.require_decks().read("legion", {"restricted": False})["library"]
        assert (
            table.match.options["decks"][1]["name"]
            == DOOMTROOPER.require_decks().read("capitol", {"restricted": False})["name"]
        )

    async def again(room: Room, time: Time) -> None:
        (table,) = room.hub.tables.open.values()
        assert brought(table) == [SECRET, ""]
        assert table.phase == PLAYING

    play(tmp_path, monkeypatch, scene, again)


def test_who_has_brought_none_is_told_which_deck_the_lot_gave_and_nobody_else_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(room: Room, time: Time) -> None:
        table = await room.table("Ann", "doomtrooper")
        ann, bob, eve = [await room.person(name, table) for name in ("Ann", "Bob", "Eve")]
        await ann.say("sit", seat=0)
        await bob.say("sit", seat=1)
        assert told(eve) == ["", ""]
        room.hub.inbox.receive(ann.connection, wire.Start())
        await room.settled()
        assert table.match is not None
        decks = DOOMTROOPER.require_decks().played(table.match.options, 2, table.match.seed)
        names = [DOOMTROOPER.require_decks().name_of(deck) for deck in decks]
        assert set(names) <= set(texts())
        assert (told(ann), told(bob), told(eve)) == ([names[0], ""], ["", names[1]], ["", ""])
        assert brought(table) == ["", ""]  # a rematch is dealt anew

    play(tmp_path, monkeypatch, scene)


def test_a_deck_of_ours_is_told_as_it_was_chosen_whatever_was_exchanged_and_an_own_one_by_its_title() -> None:
    ours = DOOMTROOPER.require_decks().read("legion", {"restricted": False})
    library, sideboard = ours["library"], ours["sideboard"]
    exchanged = {**ours, "library": [*library[1:], sideboard[0]], "sideboard": [*sideboard[1:], library[0]]}
    assert [DOOMTROOPER.require_decks().name_of(deck) for deck in (ours, exchanged)] == ["legion", "legion"]
    assert DOOMTROOPER.require_decks().name_of({**ours, "library": library[1:]}) == ours["name"]
    assert DOOMTROOPER.require_decks().name_of({**ours, "name": SECRET}) == SECRET


def test_two_decks_look_the_same_to_the_others_byte_by_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        heard: list[list[bytes]] = []
        host = room.hub.guests.find((await room.guest("Ann")).token)
        assert host is not None
        for deck in ("legion", "imperial"):
            setup = wire.Setup("doomtrooper", decks=["", "capitol"])
            table = await room.hub.lobby.new_table(host, setup, 5)
            ann, bob, eve = [await room.person(name, table) for name in ("Ann", "Bob", "Eve")]
            await ann.say("sit", seat=0)
            await ann.say("deck", seat=0, deck=deck_text(deck))
            room.hub.inbox.receive(bob.connection, wire.Sit(1))
            await room.settled()
            await ann.say("start")
            for _ in range(2):
                await room.answer(table, [ann, Person(room, room.names["Bob"], table)])
            heard.append([m.replace(table.id.encode(), b"") for p in (bob, eve) for m in p.connection.unsent])
        assert heard[0] == heard[1]
        assert len(heard[0]) > 10

    play(tmp_path, monkeypatch, scene)


def test_decks_come_along_to_a_rematch_and_into_a_branch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        decks = [deck_text("legion"), "imperial"]
        table, people = await room.playing("Ann", "Bob", game="doomtrooper", decks=decks)
        assert table.setup.decks == []
        assert brought(table)[0] == SECRET
        for _ in range(10):
            await room.answer(table, people)
        await people[0].say("resign", seat=0)
        await people[0].say("rematch")
        await room.settled()
        again = room.hub.tables.open[table.next]
        assert brought(again) == brought(table)
        host = room.hub.guests.find(room.names["Ann"].token)
        assert host is not None
        branch = await room.hub.lobby.branch(table, host, 6)
        ann = await room.person("Ann", branch)
        for seat in (0, 1):
            await ann.say("sit", seat=seat)
        await ann.say("start")
        assert table.match is not None
        assert branch.match is not None
        assert branch.match.before(6).dump() == table.match.before(6).dump()
        replay = load_match(room.hub.replays.file(table.id).decode(), grognard.load)
        assert replay.options["decks"][0]["name"] == SECRET

    play(tmp_path, monkeypatch, scene)


def test_a_deck_is_refused_with_its_reasons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        table = await room.table("Ann", "doomtrooper", bots=["", "greedy"])
        ann, bob = [await room.person(name, table) for name in ("Ann", "Bob")]
        await ann.say("sit", seat=0)
        (refused,) = await ann.say("deck", seat=0, deck="# Horses\n60 HUSSAR\n2 Strange Card\n")
        assert refused["code"] == "bad_deck"
        assert "there are 60 copies of HUSSAR" in refused["text"]
        assert "no card is called 'Strange Card'" in refused["text"]
        assert "DT-331" in refused["text"]
        (refused,) = await ann.say("deck", seat=0, deck="\n".join(f"1 no such card {n}" for n in range(150)))
        assert "more" in refused["text"][-12:]
        assert len(refused["text"]) < 4000
        for deck in ("no-such-deck", "/etc/passwd", "1 Hussar\n" * 300):
            assert await ann.refused("deck", seat=0, deck=deck) in ("bad_deck", "too_fast")
        assert "root:" not in json.dumps(ann.heard())
        assert await bob.refused("deck", seat=0, deck="legion") == "not_your_seat"
        assert await bob.refused("deck", seat=1, deck="legion") == "not_your_seat"
        host = await room.person("Ann", table)
        host.heard()
        await host.say("deck", seat=1, deck="legion")  # for the bot
        assert brought(table)[1]
        assert await host.refused("deck", seat=7, deck="legion") == "not_your_seat"
        await host.say("start")
        assert await host.refused("deck", seat=0, deck="legion") == "is_playing"
        rush = await room.table("Ann")
        player = await room.person("Ann", rush)
        await player.say("sit", seat=0)
        assert await player.refused("deck", seat=0, deck="legion") == "bad_deck"
        with pytest.raises(TableError, match="no deck 'eldar'"):
            await room.table("Ann", "doomtrooper", decks=["", "eldar"])
        with pytest.raises(InputError, match="3 decks are given for 2 seats"):
            await room.table("Ann", "doomtrooper", decks=["", "", ""])

    play(tmp_path, monkeypatch, scene)


def test_no_file_of_the_server_is_opened_as_a_deck(tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("60 secret of the server\n", "utf-8")

    async def scene(server: Server) -> None:
        token = server.guest("Ann")
        for decks in (f"{mine},imperial", f"{mine},{mine}", "/etc/passwd,imperial", f"{mine}"):
            setup = {"game": "doomtrooper", "seats": 2, "options": {"decks": decks}}
            status, found = server.request("POST", "/api/tables", setup, token)
            assert (status, found["code"]) == (400, "bad_input")
            assert "secret" not in found["text"]
            assert "root:" not in found["text"]
        status, found = server.request(
            "POST", "/api/tables", {"game": "doomtrooper", "seats": 2, "decks": [str(mine)]}, token
        )
        assert (status, found["code"]) == (400, "bad_deck")
        table = server.new_table(token, game="doomtrooper", decks=["", deck_text("legion")])
        client = await Client(server).open(table, token)
        info = await client.next("table")
        assert SECRET not in json.dumps(info)
        assert "legion" in server.request("GET", "/api/games")[1]["games"][-1]["decks"]

    (tmp_path / "data").mkdir()
    with serving(tmp_path / "data") as server:
        run(scene(server))
