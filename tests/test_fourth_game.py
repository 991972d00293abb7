"""A game in a package of its own is found, and plays everywhere without a line of ours: Nim (examples/nim)."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard import bots
from grognard.bots.eyes import Eyes
from grognard.core.game import Game
from grognard.core.match import IllegalAnswer, Match, load_match
from tests.cli.conftest import run
from tests.fourth_game import NIM, forget, installed, metadata_of
from tests.server.support import Client, Server, serving
from tests.server.support import run as play
from tests.support import Run

__all__ = ["run"]  # the fixture of the command line's tests


@pytest.fixture
def nim(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    with installed(tmp_path_factory.mktemp("site")) as game:
        yield game


def test_it_is_listed_after_ours_and_forgotten_when_it_is_gone(nim: Game) -> None:
    assert grognard.game_names() == ("rush", "battlegrounds", "doomtrooper", "nim")
    assert grognard.load("nim") is nim
    assert nim.decks is None
    assert nim.staging is None


def test_without_its_package_there_is_no_such_game() -> None:
    assert "nim" not in grognard.game_names()
    with pytest.raises(grognard.InputError, match="there is no game 'nim'; expected rush, battlegrounds, doomtrooper"):
        grognard.load("nim")


@pytest.mark.parametrize(
    ("code", "complaint"),
    [("", "has no attribute 'GAME'"), ("import nothing_of_this_name", "No module named"), ("GAME = 7", "is 7; exp")],
)
def test_a_package_that_does_not_open_is_named(tmp_path: Path, code: str, complaint: str) -> None:
    metadata_of(NIM, tmp_path)
    (tmp_path / "grognard_nim.py").write_text(code)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(tmp_path))
        forget()
        with pytest.raises(grognard.InputError, match=f"the game 'nim' does not open: grognard_nim:GAME.*{complaint}"):
            grognard.load("nim")
    forget()
    sys.modules.pop("grognard_nim", None)


def test_it_obeys_the_laws_with_every_option(nim: Game, run: Run) -> None:
    import_module("test_nim").test_nim_obeys_the_laws()  # as its own package tests it
    found = run("laws", "nim", "--pairwise", "--games", "3")
    assert "nim, 2 set-ups with every pair of values: 6 games" in found.out
    assert "0 failures" in found.out


@pytest.mark.parametrize("misere", [False, True])
def test_greedy_wins_from_where_nim_is_won(nim: Game, misere: bool) -> None:
    for seed in range(20):
        match = Match(nim, "standard", 2, seed, {"misere": misere})
        players = [bots.make(name, nim, seed) for name in ("greedy", "random")]
        while not match.is_over:
            match.play(players[match.state.seat].choose(Eyes(match.state, match.state.seat)))
        assert match.state.score() == [1, 0]


def test_it_is_saved_replayed_taken_back_and_refuses_with_a_reason(nim: Game, run: Run, tmp_path: Path) -> None:
    match = Match(nim, "standard", 2, 5, {"misere": True})
    with pytest.raises(IllegalAnswer) as refused:
        match.play(nim.parse("take 4 from 1"))
    assert nim.speech.tongue("en").reason(refused.value.reason, 0).startswith("There are 3 matches left")
    for words in ("take 3 from 1", "take 4 from 2", "take 4 from 3", "take 1 from 3"):
        match.play(nim.parse(words))
    assert load_match(match.save(), grognard.load).state.score() == [1, 0]
    (tmp_path / "game.jsonl").write_text(match.save())
    found = run("replay", "game.jsonl", "--json").json()
    assert (found["finished"], found["score"]) == (True, [1, 0])
    match.undo(2)
    assert match.state.heaps == [0, 0, 5]


def test_commands_know_it(nim: Game, run: Run) -> None:
    assert run("simulate", "nim", "--bots", "greedy,random", "--games", "5", "--json").json()["games"] == 5
    assert any(row["name"] == "nim" for row in run("games", "--json").json())
    assert run("cards", "nim").out == run("rules", "nim").out == ""
    assert run("play", "nim", "--cards", __file__).err == "grognard: cards: this game is played without cards\n"


def test_a_person_plays_it_in_the_terminal_against_a_bot(nim: Game, run: Run) -> None:
    said = run("play", "nim", "--bots", "random", "--seed", "1", stdin="take 9 from 1\n" + "1\n" * 20).out
    assert "heaps: 3, 4, 5" in said
    assert "There are 3 matches left in that heap, and at least one must be taken." in said
    assert "You took 1 from heap 1." in said
    assert " won." in said


def test_a_server_seats_people_and_bots_at_it(nim: Game, tmp_path: Path) -> None:
    async def scene(server: Server) -> dict[str, Any]:
        ann = server.guest("Ann")
        table = server.new_table(ann, game="nim", seats=2, bots=["", "greedy"], options={"misere": True}, pause=0)
        client = await Client(server).open(table, ann)
        client.say(type="sit", seat=0)
        await client.next("table", mine=[0])
        client.say(type="start")
        number = 0
        while True:
            update = await newer(client, number)
            question = update["question"]
            if question is None:
                return update
            number = question["number"]
            assert question["options"][0]["touches"] == [f"heap:{question['options'][0]['answer'][-1]}"]
            client.say(type="answer", seat=0, question=number, answer=question["options"][0]["answer"])

    async def newer(client: Client, number: int) -> dict[str, Any]:
        """The first update in which Ann is asked something new, or the game is over."""
        while True:
            for update in (one for one in client.got if one["type"] == "update"):
                question = update["question"]
                if question is None or (question["number"] > number and question.get("options")):
                    return update
            client.news.clear()
            await asyncio.wait_for(client.news.wait(), 20)

    with serving(tmp_path / "tables", seed=1) as server:
        assert [one["name"] for one in server.request("GET", "/api/games")[1]["games"]][-1] == "nim"
        over = play(scene(server))
        assert over["view"] == {"heaps": [0, 0, 0], "last_match": "loses"}
        for path, kept in (("/api/rules/nim", "rules"), ("/api/cards/nim", "cards")):
            assert server.request("GET", path)[1][kept] == []


def test_starting_does_not_look_for_other_games() -> None:
    code = "import sys, grognard, grognard.cli; grognard.load('rush'); sys.exit('importlib.metadata' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
