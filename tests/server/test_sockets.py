"""Tables over real sockets: sitting, playing, refusals that harm nothing, coming back, watching, talking."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

import grognard
from grognard.core.match import load_match
from tests.server.support import Client, Server, play_on, run, serving, two_at_a_table


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("tables")) as running:
        yield running


def test_two_play_a_game_to_its_end_and_the_replay_verifies(server: Server) -> None:
    async def scene() -> None:
        table, _, clients = await two_at_a_table(server)
        await play_on(clients, 5000)
        last = await clients[0].next("table", phase="over")
        assert sum(last["score"]) == pytest.approx(1)
        status, file = server.request("GET", f"/api/tables/{table}/replay")
        assert status == 200
        match = load_match(file, grognard.load)
        assert match.is_over
        assert f"{match.seed:032x}" == last["seed"]
        first = next(m for m in clients[0].got if m["type"] == "table")
        assert first["commitment"] == last["commitment"] == match.header()["commitment"]
        assert not any(m.get("seed") for m in clients[0].got if m["type"] == "table" and m["phase"] != "over")

    run(scene())


def test_stale_foreign_and_repeated_answers_are_refused_and_change_nothing(server: Server) -> None:
    async def scene() -> None:
        _, _, clients = await two_at_a_table(server)
        asked = next(n for n, client in enumerate(clients) if (client.question(n) or {}).get("options"))
        me, other = clients[asked], clients[1 - asked]
        question = me.question(asked)
        assert question is not None
        answer = {"type": "answer", "question": question["number"], "answer": question["options"][0]["answer"]}
        for client, message, code in (
            (other, {**answer, "seat": asked}, "not_your_seat"),
            (other, {**answer, "seat": 1 - asked}, "not_asked"),
            (me, {**answer, "seat": asked, "question": question["number"] + 1}, "stale"),
            (me, {**answer, "seat": asked, "answer": "fly to the moon"}, "not_understood"),
            (me, {**answer, "seat": 7}, "not_your_seat"),
        ):
            mark = len(client.got)
            client.say(**message)
            refused = await client.next("refused", mark)
            assert refused["code"] == code
            assert refused["text"]
        me.say(**answer, seat=asked)
        await me.next("accepted", question=question["number"])
        mark = len(me.got)
        me.say(**answer, seat=asked)
        assert (await me.next("refused", mark))["code"] == "stale"

    run(scene())


def test_coming_back_in_mid_question_from_another_device_and_with_two_tabs(server: Server) -> None:
    async def scene() -> None:
        table, tokens, clients = await two_at_a_table(server)
        await play_on(clients, 7)
        before = [client.question(seat) for seat, client in enumerate(clients)]
        views = [[m for m in c.got if m["type"] == "update"][-1]["view"] for c in clients]
        for client in clients:
            client.drop()
        back = [await Client(server).open(table, token) for token in tokens]
        tab = await Client(server).open(table, tokens[0])
        for seat, client in enumerate(back):
            update = await client.next("update", seat=seat)
            assert update["view"] == views[seat]
            assert client.question(seat) == before[seat]
        await tab.next("update", seat=0)
        given = await play_on(back, 3)
        assert given == 3
        shown = [message for message in back[0].raw if message.startswith(b'{"type":"update"')]
        await tab.next("update", seat=0, first=back[0].got[-1]["first"])
        assert tab.raw[-len(shown) :][-3:] == shown[-3:]

    run(scene())


def test_a_spectator_sees_the_public_view_and_can_do_nothing(server: Server) -> None:
    async def scene() -> None:
        table, _, clients = await two_at_a_table(server)
        watcher = await Client(server).open(table, None)
        update = await watcher.next("update", seat=None)
        assert update["question"].get("options") is None
        for message in ({"type": "sit", "seat": 0}, {"type": "start"}, {"type": "chat", "text": "Hi"}):
            mark = len(watcher.got)
            watcher.say(**message)
            await watcher.next("refused", mark)
        await play_on(clients, 2)

    run(scene())


def test_bots_fill_seats_and_answer(server: Server) -> None:
    async def scene() -> None:
        token = server.guest("Ann")
        table = server.new_table(token, bots=["", "random"])
        client = await Client(server).open(table, token)
        client.say(type="sit", seat=0)
        await client.next("table", mine=[0])
        client.say(type="start")
        await client.next("update", seat=0)
        for _ in range(20):
            question = client.question(0)
            if question and question.get("options"):
                mark = len(client.got)
                answer = question["options"][-1]["answer"]
                client.say(type="answer", seat=0, question=question["number"], answer=answer)
                await client.next("update", mark)
            else:
                await client.next("update", len(client.got), timeout=30)
        assert any(m["type"] == "update" and m["events"] for m in client.got)

    run(scene())


@pytest.mark.parametrize(
    "words",
    [
        "",
        "{}",
        "[]",
        "null",
        '{"type":"hello"}',
        '{"type":"fly"}',
        '{"type":"ping","x":1}',
        "\x00",
        "{" * 5000,
        "9" * 400,
    ],
)
def test_what_is_no_hello_is_answered_and_closed(server: Server, words: str) -> None:
    async def scene() -> None:
        client = Client(server)
        await client.connect()
        assert client.socket is not None
        client.socket.send(words.encode())
        assert (await client.next("refused"))["code"] in ("bad_input", "no_hello")
        for _ in range(100):
            if client.closed is not None:
                break
            await asyncio.sleep(0.05)
        assert client.closed == 1008

    run(scene())


def test_a_table_comes_back_after_a_polite_stop(tmp_path: Path) -> None:
    async def begin(server: Server) -> tuple[str, list[str], list[object]]:
        table, tokens, clients = await two_at_a_table(server, chat=True)
        clients[0].say(type="chat", text="Good luck!")
        await clients[1].next("said", text="Good luck!")
        await play_on(clients, 9)
        return table, tokens, [client.question(seat) for seat, client in enumerate(clients)]

    async def again(server: Server, table: str, tokens: list[str], before: list[object]) -> None:
        clients = [await Client(server).open(table, token) for token in tokens]
        for seat, client in enumerate(clients):
            await client.next("update", seat=seat)
            await client.next("said", text="Good luck!")
            assert client.question(seat) == before[seat]
        assert await play_on(clients, 3) == 3

    with serving(tmp_path) as server:
        table, tokens, before = run(begin(server))
    with serving(tmp_path) as server:
        run(again(server, table, tokens, before))


@pytest.mark.parametrize("game", ["rush", "battlegrounds", "doomtrooper"])
def test_hints_and_reasons_come_over_the_socket_to_who_asks_alone(server: Server, game: str) -> None:
    async def scene() -> None:
        _, _, clients = await two_at_a_table(server, game=game)
        await play_on(clients, 6)
        asked = next(n for n, client in enumerate(clients) if (client.question(n) or {}).get("options"))
        me, other = clients[asked], clients[1 - asked]
        question = me.question(asked)
        assert question is not None
        where = {"seat": asked, "question": question["number"]}
        marks = [len(me.got), len(other.got)]
        me.say(type="hint", **where)
        hinted = await me.next("hinted", marks[0], timeout=60)
        assert hinted["answer"] in [option["answer"] for option in question["options"]]
        things = {thing for option in question["options"] for thing in option.get("touches", ())}
        for thing in [*sorted(things)[:5], "thing:none"]:
            me.say(type="why", **where, thing=thing)
            assert (await me.next("reason", marks[0], thing=thing)).keys() >= {"thing"}
        other.say(type="ping")
        await other.next("pong", marks[1])
        assert [message["type"] for message in other.got[marks[1] :]] == ["pong"]

    run(scene())
