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
from grognard.bots.eyes import DealtEyes, Eyes
from grognard.core.rng import Lots
from grognard.server import bot_workers, entries, moves, wire
from grognard.server.bot_workers import BotWorkers
from grognard.server.table import OVER, Table
from tests.server.room import Room, Time, play
from tests.server.support import Client, Server, run, serving

ROOT = Path(__file__).parent.parent.parent


def table_of(game: str, answers: int) -> Table:
    """A table in the middle of a game."""
    table = Table("aaaaaaaaaa", 0, wire.Setup(game), 12345, grognard.load)
    table.apply(entries.Start())
    lots = Lots(9)
    for _ in range(answers):
        words = table.game.spell(table.state.options[lots.below(len(table.state.options))], table.cards)
        table.apply(entries.Answer(table.asked, words, entries.PERSON))
    while len(table.state.options) == 1:
        words = table.game.spell(table.state.options[0], table.cards)
        table.apply(entries.Answer(table.asked, words, entries.PERSON))
    return table


@pytest.mark.parametrize("game", grognard.game_names())
def test_a_bot_is_sent_a_world_and_not_the_truth(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(game, 40)
    sent: list[Any] = []

    async def thought(self: BotWorkers, game: str, bot: str, world: Any, seat: int, seed: int) -> int | None:
        sent.append(world)
        return None

    monkeypatch.setattr(BotWorkers, "thought", thought)
    assert asyncio.run(BotWorkers(1, 5.0).answer(table, "greedy")) in table.state.options
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
        workers = BotWorkers(1, 1.0)
        with monkeypatch.context() as patched:
            patched.setattr(bot_workers, "think", fate)
            assert await workers.answer(table, "greedy") in table.state.options
            assert workers.pool is None
        assert await workers.thought("rush", "greedy", table.state.dump(), table.asked, 1) in table.state.options
        workers.close()

    asyncio.run(scene())


def test_where_somebody_looks_on_a_bot_that_may_only_pass_takes_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(self: BotWorkers, table: Table, bot: str) -> int:
        return int(table.state.options[0])

    monkeypatch.setattr(BotWorkers, "answer", at_once)

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
        assert room.hub.automation.bot_pause(rush) == 0  # no windows, nothing that time could tell
        ann.leave()
        assert room.hub.automation.bot_pause(table) == 0

    play(tmp_path, monkeypatch, scene)


KILLED = """
import asyncio, os, signal, sys
from grognard.server.bot_workers import BotWorkers
from tests.server.test_bots import table_of

async def think():
    workers = BotWorkers(1, 30.0)
    await workers.answer(table_of("rush", 10), "greedy")
    print(*workers.pool._processes, flush=True)
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
    """The events at the beginning of a game in which Ann always takes the first option."""
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


@pytest.mark.parametrize("game", grognard.game_names())
def test_a_bot_thinks_in_the_world_it_was_dealt(game: str) -> None:
    table = table_of(game, 40)
    seat = table.asked
    world = table.state.resample(seat, 5)
    eyes = DealtEyes(world, seat)
    first = eyes.imagine(6)
    assert first is not world  # which the bot plays on, while its options stay those of the table
    assert first.dump() == world.dump()
    assert eyes.imagine(6).dump() == Eyes(world, seat).imagine(6).dump()


def test_an_answer_is_checked_and_spelled_once_and_a_bots_is_never_parsed() -> None:
    table = table_of("rush", 10)
    calls: list[str] = []

    class Counting:
        """Something whose methods are counted, and some of them forbidden."""

        def __init__(self, inside: Any, *forbidden: str) -> None:
            self.inside = inside
            self.forbidden = forbidden

        def __getattr__(self, name: str) -> Any:
            assert name not in self.forbidden
            calls.append(name)
            return getattr(self.inside, name)

    game, match = table.game, table.match
    for is_person, forbidden in ((True, ()), (False, ("parse", "complete"))):
        counted_game: Any = Counting(game, *forbidden)
        counted_match: Any = Counting(match, "play")
        table.game, table.match = counted_game, counted_match
        seat, action = table.asked, table.state.options[0]
        table.seats[seat].guest = 1
        if is_person:
            entry = moves.answer(table, 1, seat, table.question, game.spell(action, table.cards))
        else:
            entry = moves.checked_answer(table, seat, action, entries.BOT)
        table.apply(entry)
        assert [calls.count(name) for name in ("check", "play_checked", "spell")] == [1, 1, 1]
        assert calls.count("parse") == (1 if is_person else 0)
        calls.clear()
