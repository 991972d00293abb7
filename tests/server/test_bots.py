"""Bots at tables think in processes of their own, in worlds that could be the real one, and never for ever."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time as clock
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard.core.rng import Lots
from grognard.server import thinking, wire
from grognard.server.table import OVER, Table
from grognard.server.thinking import Thinkers
from tests.server.room import Room, Time, play
from tests.server.support import Client, Server, run, serving

ROOT = Path(__file__).parent.parent.parent


def table_of(game: str, answers: int) -> Table:
    """A table in the middle of a game."""
    table = Table("aaaaaaaaaa", 0, wire.Setup(game), 12345, grognard.load)
    table.apply({"do": "start", "at": 0})
    lots = Lots(9)
    for _ in range(answers):
        words = table.game.spell(table.state.options[lots.below(len(table.state.options))], table.cards)
        table.apply({"do": "answer", "seat": table.asked, "answer": words, "by": "person", "at": 0})
    while len(table.state.options) == 1:
        words = table.game.spell(table.state.options[0], table.cards)
        table.apply({"do": "answer", "seat": table.asked, "answer": words, "by": "person", "at": 0})
    return table


@pytest.mark.parametrize("game", grognard.game_names())
def test_a_bot_is_sent_a_world_and_not_the_truth(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(game, 40)
    sent: list[Any] = []

    async def thought(self: Thinkers, game: str, bot: str, world: Any, seat: int, seed: int) -> int | None:
        sent.append(world)
        return None

    monkeypatch.setattr(Thinkers, "thought", thought)
    assert asyncio.run(Thinkers(1, 5.0).answer(table, "greedy")) in table.state.options
    (world,) = sent
    there = table.game.load_state(world, table.cards)
    seat = table.asked
    assert there.view(seat).json() == table.state.view(seat).json()
    assert there.seed != table.state.seed
    assert f"{table.seed}" not in str(world)


def think_for_ever(game: str, bot: str, world: Any, seat: int, seed: int) -> int:
    clock.sleep(600)
    return 0


def die(game: str, bot: str, world: Any, seat: int, seed: int) -> int:
    os._exit(1)


@pytest.mark.parametrize("fate", [think_for_ever, die])
def test_a_bot_that_thinks_for_ever_or_dies_is_replaced_by_any_legal_answer(
    fate: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of("rush", 10)

    async def scene() -> None:
        thinkers = Thinkers(1, 1.0)
        with monkeypatch.context() as patched:
            patched.setattr(thinking, "think", fate)
            assert await thinkers.answer(table, "greedy") in table.state.options
            assert thinkers.pool is None
        assert await thinkers.thought("rush", "greedy", table.state.dump(), table.asked, 1) in table.state.options
        thinkers.close()

    asyncio.run(scene())


def test_where_somebody_looks_on_a_bot_that_may_only_pass_takes_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(self: Thinkers, table: Table, bot: str) -> int:
        return int(table.state.options[0])

    monkeypatch.setattr(Thinkers, "answer", at_once)

    async def scene(room: Room, time: Time) -> None:
        table, (ann,) = await room.playing(
            "Ann", bots=["", "random"], game="doomtrooper", options={"first": 0}, pause=1
        )
        asked = table.question
        began = room.hub.loop.time()
        while table.asked == 0:
            await room.answer(table, [ann])
            asked = table.question
        while table.question == asked:
            await asyncio.sleep(0.01)
        assert room.hub.loop.time() - began >= 0.3
        rush, _ = await room.playing("Ann", bots=["", "random"], pause=2)
        assert room.hub.course.beat_of(rush) == 0  # no windows, nothing that time could tell
        ann.leave()
        assert room.hub.course.beat_of(table) == 0

    play(tmp_path, monkeypatch, scene)


KILLED = """
import asyncio, os, signal, sys
from grognard.server.thinking import Thinkers
from tests.server.test_bots import table_of

async def think():
    thinkers = Thinkers(1, 30.0)
    await thinkers.answer(table_of("rush", 10), "greedy")
    print(*thinkers.pool._processes, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(think())
"""


def test_a_worker_goes_with_its_server_even_if_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED, "utf-8")
    where = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    done = subprocess.run([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=where, timeout=60)
    worker = int(done.stdout)
    for _ in range(100):
        if not Path(f"/proc/{worker}").exists():
            return
        clock.sleep(0.1)
    raise AssertionError(f"the worker {worker} is still there")


def test_bots_alone_play_a_game_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        table, (ann,) = await room.playing("Ann", bots=["", "random", "random"])
        await ann.say("stand", seat=0)  # away: the stand-in plays
        for _ in range(2000):
            ann.heard()
            await asyncio.sleep(0.05)
            if table.phase == OVER:
                break
        assert (table.phase, table.ended) == (OVER, "played")
        assert table.match is not None
        assert set(table.given_by) == {"bot"}

    play(tmp_path, monkeypatch, scene)


def test_from_one_seed_a_game_with_a_bot_goes_the_same_way(tmp_path: Path) -> None:
    def told_by(folder: Path) -> list[str]:
        folder.mkdir()
        with serving(folder, seed=7) as server:
            ann = server.guest("Ann")
            table = server.new_table(ann, bots=["", "random"], options={"first": 0})
            return run(told(server, ann, table))

    first = told_by(tmp_path / "one")
    assert len(first) > 10
    assert told_by(tmp_path / "two") == first


async def told(server: Server, token: str, table: str) -> list[str]:
    """What is told of a game's beginning in which Ann always takes the first option."""
    ann = await Client(server).open(table, token)
    ann.say(type="sit", seat=0)
    await ann.next("table", mine=[0])
    ann.say(type="start")
    since = 0
    for _ in range(20):
        update = await ann.next("update", since, seat=0)
        since = ann.got.index(update, since) + 1
        question = update["question"]
        if question and question.get("options"):
            first = question["options"][0]["answer"]
            ann.say(type="answer", seat=0, question=question["number"], answer=first)
    return [line["text"] for message in ann.got if message["type"] == "update" for line in message["log"]]
