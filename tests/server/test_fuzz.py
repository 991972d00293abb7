"""100,000 invalid messages: malformed, oversized, replayed, of foreign seats, out of order. None is accepted,
none does harm, each is answered by a clear error or a close code.

`GROGNARD_FUZZ=1000000 pytest tests/server/test_fuzz.py` sends more of them.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket as sockets
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import grognard
from grognard.core.game import InputError
from grognard.core.rng import Lots
from grognard.server import entries, wire
from grognard.server.errors import TableError
from grognard.server.socket_endpoint import decoded
from grognard.server.table import Table
from tests.server.room import Person, Room, Time, play
from tests.server.support import HOST, Client, Server, play_on, run, serving, two_at_a_table

MESSAGES = int(os.environ.get("GROGNARD_FUZZ", "100000"))
OVER_SOCKETS = 4000
VALID: tuple[dict[str, Any], ...] = (
    {"type": "hello", "table": "aaaaaaaaaa", "token": "x" * 43, "lang": "en", "says": True, "since": 3},
    {"type": "sit", "seat": 0},
    {"type": "stand", "seat": 0},
    {"type": "remove", "seat": 1},
    {"type": "ready", "seat": 0, "yes": False},
    {"type": "bot", "seat": 1, "name": "random"},
    {"type": "start"},
    {"type": "answer", "seat": 0, "question": 1, "answer": "end"},
    {"type": "why", "seat": 0, "question": 1, "answer": "buy t-34"},
    {"type": "why", "seat": 0, "question": 1, "thing": "hand:t-34"},
    {"type": "hint", "seat": 0, "question": 1},
    {"type": "deck", "seat": 0, "deck": "4 Hussar"},
    {"type": "undo", "seat": 0, "question": 1},
    {"type": "propose", "seat": 0, "what": "draw"},
    {"type": "consent", "seat": 0, "proposal": 1, "yes": True},
    {"type": "resign", "seat": 0},
    {"type": "policy", "seat": 0, "policy": "never"},
    {"type": "chat", "text": "hello"},
    {"type": "rematch"},
)
ODD: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 9, 10, 2**31, 2**63, 2**64, 1e308, 0.5, "", "end", "0", "x" * 500, "\x00", "\ud7ff",
    "\u202e", "p1", "' OR 1=1 --", "../../etc/passwd", [], [0], {}, {"seat": 0}, [[[[]]]],
)  # fmt: skip


def pick(lots: Lots, things: Any) -> Any:
    return things[lots.below(len(things))]


def test_every_message_but_ping_is_tried() -> None:
    tags = {message.__struct_config__.tag for message in get_args(wire.FromClient)}
    assert {message["type"] for message in VALID} == tags - {"ping"}  # which nobody is refused


def garbage(lots: Lots) -> str:
    """A random text that is no message, or a damaged message."""
    kind = lots.below(6)
    if kind == 0:
        return "".join(
            chr(lots.below(0xD7FF) if lots.below(4) == 0 else lots.below(128)) for _ in range(lots.below(60))
        )
    words = json.dumps(pick(lots, VALID))
    if kind == 1:  # letters lost, doubled, exchanged
        letters = list(words)
        for _ in range(1 + lots.below(4)):
            at = lots.below(len(letters))
            letters[at : at + lots.below(3)] = [chr(lots.below(128)) for _ in range(lots.below(3))]
        return "".join(letters)
    if kind == 2:
        return words[: lots.below(len(words))]
    if kind == 3:
        return words + str(pick(lots, ("x", "{}", "]", words, "\x00")))
    message = dict(pick(lots, VALID))
    if kind == 4:
        message[pick(lots, [*message, "admin", "guest", "at"])] = pick(lots, ODD)
    else:
        del message[pick(lots, list(message))]
    return json.dumps(message)


def foreign(lots: Lots, table: Table, mine: list[int]) -> dict[str, Any]:
    """A message in good form of somebody who has no right to it: of other seats, stale, repeated or early."""
    seats = [seat for seat in range(10) if seat not in mine]
    seat = pick(lots, seats)
    number = pick(lots, (0, 1, table.question - 1, table.question, table.question + 1, 10**9))
    number = max(0, number)
    words = "end"
    if table.match is not None and table.state.options:
        words = table.game.spell(pick(lots, table.state.options), table.cards)
        words = pick(lots, (words, words, "fly to the moon", "x" * 200))
    return dict(
        pick(
            lots,
            (
                {"type": "answer", "seat": seat, "question": number, "answer": words},
                {"type": "why", "seat": seat, "question": number, "answer": words},
                {"type": "why", "seat": seat, "question": number, "thing": "hand:t-34"},
                {"type": "hint", "seat": seat, "question": number},
                {"type": "deck", "seat": seat, "deck": "legion"},
                {"type": "undo", "seat": seat, "question": number},
                {"type": "propose", "seat": seat, "what": pick(lots, ("draw", "abandon"))},
                {"type": "consent", "seat": seat, "proposal": number, "yes": bool(lots.below(2))},
                {"type": "resign", "seat": seat},
                {"type": "stand", "seat": seat},
                {"type": "policy", "seat": seat, "policy": pick(lots, ("never", "always", "for card", "x"))},
                {"type": "bot", "seat": seat, "name": pick(lots, ("random", "", "x"))},
                {"type": "sit", "seat": seat},
                {"type": "start"},
                {"type": "rematch"},
            ),
        )
    )


def stale(lots: Lots, table: Table, seat: int, given: list[dict[str, Any]]) -> dict[str, Any]:
    """What the owner of a seat may not say either: answers given before, to questions that are closed or not open yet,
    or against the rules.
    """
    if given and lots.below(2):
        repeated: dict[str, Any] = pick(lots, given)
        return repeated
    if table.asked == seat and lots.below(2):
        probes = [a for a in table.game.probes(table.state) if a not in table.state.options]
        words = table.game.spell(pick(lots, probes), table.cards)
        return {"type": "answer", "seat": seat, "question": table.question, "answer": words}
    if lots.below(4) == 0:
        words = pick(lots, ("fly to the moon", "play", "end end", "buy \u202e", "move 9 9 9"))
        return {"type": "answer", "seat": seat, "question": table.question, "answer": words}
    number = table.question + pick(lots, (-3, -2, -1, 1, 2, 1000))
    words = table.game.spell(pick(lots, table.state.options), table.cards)
    if lots.below(4) == 0:
        return {"type": "hint", "seat": seat, "question": max(0, number)}
    return {"type": pick(lots, ("answer", "why")), "seat": seat, "question": max(0, number), "answer": words}


def read(words: str) -> Any:
    """A message, or what is wrong with it."""
    try:
        return decoded(words)
    except TableError as no:
        return no


def answered(person: Person, words: str) -> str:
    """What a message leads to: the code of its refusal. Anything else is a failure."""
    connection = person.connection
    connection.unsent.clear()
    connection.close = 0
    message = read(words)
    if isinstance(message, TableError):
        return message.code
    if isinstance(message, wire.Hello):
        return "hello"  # a second one is refused at the door
    person.room.hub.inbox.receive(connection, message)
    heard = [json.loads(sent) for sent in connection.unsent]
    if isinstance(message, wire.Rematch):
        return "rematch"  # answered later, see below
    assert len(heard) == 1, (words, heard)
    if isinstance(message, wire.Ping):
        assert heard[0]["type"] == "pong"
        return "pong"
    assert heard[0]["type"] == "refused", (words, heard)
    assert heard[0]["code"]
    assert heard[0]["text"]
    return str(heard[0]["code"])


def test_no_wrong_message_is_accepted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    codes: Counter[str] = Counter()

    async def scene(room: Room, time: Time) -> None:
        lots = Lots(20261116)
        tables: list[tuple[Table, list[Person], list[dict[str, Any]]]] = []
        for game in ("rush", "battlegrounds", "doomtrooper"):
            table, people = await room.playing("Ann", "Bob", game=game, chat=False, patience=0)
            given: list[dict[str, Any]] = []
            for person, seat in zip(people, (0, 1), strict=True):
                await person.say("policy", seat=seat, policy="always")
            for k in range(30):
                seat, number = table.asked, table.question
                words = table.game.spell(table.state.options[k % len(table.state.options)], table.cards)
                given.append({"type": "answer", "seat": seat, "question": number, "answer": words})
                await people[seat].say(**given[-1])
            tables.append((table, people, given))
        over, players = await room.playing("Ann", "Bob", chat=False)
        await players[0].say("resign", seat=0)
        waiting = await room.table("Ann", chat=False)
        outside = [table for table, _, _ in tables] + [over]
        nobody = [await room.person(None, table) for table in [*outside, waiting]]
        others = [await room.person("Eve", table) for table in outside]
        everybody = [*nobody, *others, *(person for _, people, _ in tables for person in people)]
        watched = [*outside, waiting]
        before = [(table.entries, table.phase, table.question) for table in watched]
        for n in range(MESSAGES):
            kind = n % 4
            if kind == 0:
                person = pick(lots, [*nobody, *others])
                codes[answered(person, garbage(lots))] += 1
            elif kind == 1:
                person = pick(lots, [*nobody, *others])
                codes[answered(person, json.dumps(foreign(lots, person.table, [])))] += 1
            elif kind == 2:
                table, people, _ = pick(lots, tables)
                seat = lots.below(2)
                message = foreign(lots, table, [seat])
                codes[answered(people[seat], json.dumps(message))] += 1
            else:
                table, people, given = pick(lots, tables)
                seat = lots.below(2)
                codes[answered(people[seat], json.dumps(stale(lots, table, seat, given)))] += 1
            if n % 5000 == 0:
                await room.settled()  # rematches are answered
                assert [(table.entries, table.phase, table.question) for table in watched] == before
        await room.settled()
        assert [(table.entries, table.phase, table.question) for table in watched] == before
        assert not (tmp_path / "reports").exists()
        for person in everybody:
            person.connection.unsent.clear()
        for table, people, _ in tables:  # and the games go on
            for _ in range(3):
                await room.answer(table, people)

    play(tmp_path, monkeypatch, scene)
    assert codes.total() == MESSAGES
    assert set(codes) >= {
        "bad_input", "not_your_seat", "not_asked", "stale", "illegal", "not_understood", "not_host", "is_playing",
        "is_over", "unknown_token",
    }  # fmt: skip


json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=8), inside, max_size=4),
    max_leaves=8,
)


@settings(max_examples=400)
@given(
    st.text(max_size=200)
    | json_values.map(json.dumps)
    | st.dictionaries(st.sampled_from(["type", "seat", "question", "answer", "token", "table"]), json_values).map(
        json.dumps
    )
)
def test_whatever_comes_is_a_message_or_a_sentence(words: str) -> None:
    message = read(words)
    assert isinstance(message, wire.Message) or (message.code, bool(message.text)) == ("bad_input", True)


setups = st.builds(
    wire.Setup,
    game=st.sampled_from(grognard.game_names()) | st.text(max_size=10),
    variant=st.sampled_from(["", "battle", "family", "solo", "teams", "x"]),
    options=st.dictionaries(
        st.sampled_from(["first", "weak_hand", "market_size", "decks", "teams", "x"]),
        st.booleans()
        | st.integers(-2, 9)
        | st.sampled_from(["", "random", "scrambled", "mixed", "a,b", "../../etc/passwd"]),
        max_size=3,
    ),
    bots=st.lists(st.sampled_from(["", "random", "greedy", "x"]), max_size=9),
)


@settings(max_examples=300)
@given(setups)
def test_whatever_is_wanted_of_a_table_is_made_or_refused(setup: wire.Setup) -> None:
    """Set-ups in good form, whatever they say."""
    try:
        table = Table("aaaaaaaaaa", 0, setup, 1, grognard.load)
    except InputError:
        return
    assert len(table.seats) == setup.seats
    table.apply(entries.Start())
    assert table.state.options


def raw(server: Server, data: bytes) -> bytes:
    """What a server says to bytes on a bare connection before it closes it."""
    out = b""
    with sockets.create_connection((HOST, server.port), timeout=10) as sock:
        try:
            sock.sendall(data)
            sock.shutdown(sockets.SHUT_WR)
            while more := sock.recv(4096):
                out += more
        except ConnectionError:
            pass
    return out


@pytest.mark.parametrize("requests", [300])
def test_broken_requests_are_answered_or_closed(tmp_path: Path, requests: int) -> None:
    lots = Lots(7)
    heads = ("GET", "POST", "PUT", "FLY", "", "\x00", "get")
    with serving(tmp_path) as server:
        for _ in range(requests):
            path = pick(
                lots, ("/api/guests", "/api/tables", "/api/socket", "/api/" + "a" * lots.below(3000), "", "\xff")
            )
            length = pick(lots, ("0", "5", "-1", "x", "99999999999", "1e9"))
            body = garbage(lots)[: lots.below(50)]
            host = pick(lots, (HOST, "evil", "", "a\r\nb"))
            lines = f"{pick(lots, heads)} {path} HTTP/{pick(lots, ('1.1', '1.0', '2', '9.9'))}\r\nHost: {host}\r\n"
            lines += f"Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
            said = raw(server, lines.encode("utf-8", "replace"))
            assert not said or said.startswith(b"HTTP/1.1 "), said[:80]
            assert not said.startswith((b"HTTP/1.1 2", b"HTTP/1.1 5")), (lines, said[:200])
        assert server.request("GET", "/api/games")[0] == 200
        assert server.request("GET", "/api/tables")[1] == []


def test_sockets_that_talk_nonsense_are_answered_or_closed_and_the_game_goes_on(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        table, _, clients = await two_at_a_table(server)
        await play_on(clients, 5)
        eve = server.guest("Eve")
        lots = Lots(99)
        sent = 0
        while sent < OVER_SOCKETS:
            batch = [Client(server) for _ in range(8)]
            for client in batch:
                await client.connect()
                if lots.below(4):
                    client.say(type="hello", table=table, **({"token": eve} if lots.below(2) else {}))
            for client in batch:
                sent += await nonsense(client, lots)
            for client in batch:
                client.drop()
        assert await play_on(clients, 5) == 5

    with serving(tmp_path) as server:
        run(scene(server))


async def nonsense(client: Client, lots: Lots) -> int:
    """Some wrong messages on one socket, each answered, or the socket closed; how many."""
    assert client.socket is not None
    socket = client.socket
    for _ in range(50):
        words = garbage(lots)
        while '"chat"' in words or '"ping"' in words:
            words = garbage(lots)
        if client.closed is not None:
            return 50
        socket.send(words.encode("utf-8", "replace"))
        await asyncio.sleep(0)
    last = lots.below(6)
    if last == 0:
        socket.send(b"x" * 70_000)
    elif last == 1:
        socket.send(b"\xc3\x28")  # no UTF-8: refused
        socket.write(0x8, b"\x03\xe8")
    elif last == 2:
        socket.write(0x3, b"no such frame")
    elif last == 3:
        socket.transport.write(b"\x81\x05hello")  # not masked
    elif last == 5:
        socket.write(0x8, b"\x00\x01")  # no such code
    for _ in range(200):
        if client.closed is not None:
            break
        if last == 4:
            socket.transport.write(bytes(lots.below(256) for _ in range(40)))
        await asyncio.sleep(0.02)
    assert client.closed is not None
    answered = [m for m in client.got if m["type"] not in ("table", "update", "said")]
    assert all(m["type"] == "refused" and m["code"] and m["text"] for m in answered), answered
    assert answered or client.closed
    return 51
