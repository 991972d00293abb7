"""Nothing acknowledged is ever lost: the server is killed again and again in the middle of play.

`GROGNARD_KILLS=1000 pytest tests/server/test_kill.py` kills it a thousand times.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from grognard.core.rng import Lots
from grognard.server.store import Store
from tests.server.support import Client, Server, run

RUNS = 2  # beside each other
KILLS = -(-int(os.environ.get("GROGNARD_KILLS", "100")) // RUNS)  # in each
TABLES = 4
PATIENCE = 120  # seconds that a server may take to be back on a busy machine
GAMES = ("rush", "battlegrounds", "doomtrooper", "rush")


class Seats(Client):
    """Both seats of a table on one socket, answered as fast as the server takes it."""

    def __init__(self, server: Server, table: str, token: str, lots: Lots) -> None:
        super().__init__(server)
        self.table = table
        self.token = token
        self.lots = lots
        self.sent: dict[int, str] = {}  # by number of the question
        self.acknowledged: dict[int, str] = {}
        self.highest = 0
        self.over = False

    def hear(self, message: bytes) -> None:
        super().hear(message)
        got = self.got[-1]
        if got["type"] == "accepted":
            self.acknowledged[got["question"]] = self.sent[got["question"]]
        elif got["type"] == "update":
            question = got["question"]
            self.over = question is None
            if question and question.get("options"):
                self.highest = max(self.highest, question["number"])
                self.answer(question)

    def answer(self, question: dict[str, Any]) -> None:
        chosen = question["options"][self.lots.below(len(question["options"]))]["answer"]
        self.sent[question["number"]] = chosen
        self.say(type="answer", seat=question["seat"], question=question["number"], answer=chosen)


def journal_of(folder: Path, table: str) -> dict[int, str]:
    """The answers on disk by the number of their question."""
    import json

    store = Store(folder / "tables.db")
    found: dict[int, str] = {}
    number = 0
    for _, entry in store.journal(table):
        row = json.loads(entry)
        if row["do"] in ("start", "answer", "undo"):
            if row["do"] == "answer":
                found[number] = row["answer"]
            number += 1
    store.close()
    return found


async def play_and_kill(
    server: Server, tables: list[tuple[str, str]], acknowledged: dict[str, dict[int, str]], lots: Lots
) -> set[str]:
    """Play everywhere for a moment, then kill; the tables whose games were over."""
    seats = [Seats(server, table, token, Lots(lots.below(1 << 30) + 1)) for table, token in tables]
    for one in seats:
        await one.connect()
        one.say(type="hello", table=one.table, token=one.token, says=False)
    for one in seats:
        await one.next("update", timeout=PATIENCE)  # every table goes on
        last = max(acknowledged[one.table], default=0)
        if not one.over:
            assert min(one.sent or [last + 1]) > last, "an acknowledged answer is asked for again"
    await asyncio.sleep(0.005 * lots.below(20))
    server.kill()
    await asyncio.sleep(0)
    for one in seats:
        acknowledged[one.table].update(one.acknowledged)
        one.drop()
    return {one.table for one in seats if one.over}


@pytest.mark.parametrize("seed", range(1, RUNS + 1))
def test_no_acknowledged_answer_is_lost_and_every_table_goes_on(tmp_path: Path, seed: int) -> None:
    lots = Lots(20261116 * seed)
    server = Server(tmp_path)
    token = server.guest("Ann")

    def begin(game: str) -> tuple[str, str]:
        table = server.new_table(token, game=game)
        run(sit_and_start(server, table, token))
        return table, token

    tables = [begin(game) for game in GAMES[:TABLES]]
    acknowledged: dict[str, dict[int, str]] = {table: {} for table, _ in tables}
    for kill in range(KILLS):
        over = run(play_and_kill(server, tables, acknowledged, lots))
        if kill % 20 == 19 or kill == KILLS - 1:
            for table, answers in acknowledged.items():
                on_disk = journal_of(tmp_path, table)
                for number, answer in answers.items():
                    assert on_disk.get(number) == answer, f"{table}: answer {number} is lost"
        server = Server(tmp_path)
        for place, game in enumerate(GAMES[:TABLES]):
            if tables[place][0] in over:  # there is always something to lose
                tables[place] = begin(game)
                acknowledged[tables[place][0]] = {}
    server.stop()
    assert sum(map(len, acknowledged.values())) > KILLS  # it was killed while there was something to lose


async def sit_and_start(server: Server, table: str, token: str) -> None:
    """One guest on both seats."""
    client = await Client(server).open(table, token)
    for seat in (0, 1):
        client.say(type="sit", seat=seat)
    await client.next("table", mine=[0, 1])
    client.say(type="start")
    await client.next("update", seat=0)
    client.drop()
