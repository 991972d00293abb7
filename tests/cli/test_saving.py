"""Nothing is lost: games are saved, kept while they are played, and offered once they are over."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

import grognard
from grognard.cli.terminal import game_files
from grognard.core.match import Match
from grognard.games.rush.game import RushGame
from tests.support import Run, random_match

WHOLE_GAME = "1\nend\n" * 600


def kept(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "state" / "grognard").glob("*"))


def test_a_finished_game_shows_its_seed_and_verifies(run: Run, tmp_path: Path) -> None:
    words = ("play", "rush", "--bots", "greedy", "--seed", 3)
    lines = run(*words, stdin=WHOLE_GAME).out.splitlines()
    assert "Deal seed 3, fingerprint 6db02e07904d75bc." in next(line for line in lines if line.startswith("Deal"))
    answers = [line.partition(" > ")[2] for line in lines if " > " in line][:-1]
    out = run(*words, stdin="\n".join([*answers, "save end.jsonl"]) + "\n").out
    assert "Saved as end.jsonl. Verify it with: grognard replay end.jsonl" in out
    assert run("replay", "end.jsonl", "--json").json()["finished"] is True


def test_a_finished_game_is_offered_until_it_is_saved_or_left(run: Run, tmp_path: Path) -> None:
    words = ("play", "rush", "--bots", "greedy", "--seed", 3)
    lines = run(*words, stdin=WHOLE_GAME).out.splitlines()
    game = "\n".join([line.partition(" > ")[2] for line in lines if " > " in line][:-1]) + "\n"
    out = run(*words, typed=game + "what?\nsave\nsave end.jsonl\n").out
    assert out.count("save FILE saves the game, Enter leaves") == 3
    assert out.count("Name a file, e.g. save game.jsonl") == 2
    assert "The game is left unfinished." not in out
    assert (tmp_path / "end.jsonl").exists()
    assert kept(tmp_path) == [], "saved elsewhere"
    run(*words, typed=game + "\n")
    assert kept(tmp_path) == [], "not wanted"
    out = run(*words, typed=game).out
    (path,) = kept(tmp_path)
    assert f"grognard replay {path}\n" in out, "the terminal was closed at the offer"


def test_games_left_at_a_terminal_are_kept_side_by_side(run: Run, tmp_path: Path) -> None:
    first = run("play", "rush", "--seed", 5, typed="end\nquit\n").out
    run("play", "rush", "--seed", 6, typed="end\n")
    files = kept(tmp_path)
    assert len(files) == 2
    assert all(path.name.startswith("rush-20") for path in files)
    assert any(f"--load {path}\n" in first for path in files), "the message names the file, in one piece"
    for path in files:
        assert run("replay", path).out.startswith("ok: ")


def test_a_kept_game_is_gone_on_with_in_its_own_file(run: Run, tmp_path: Path) -> None:
    run("play", "rush", "--seed", 5, typed="end\nquit\n")
    (path,) = kept(tmp_path)
    before = run("replay", path, "--json").json()["answers"]
    assert "Round 2" in run("play", "rush", "--load", path, typed="end\nquit\n").out
    assert kept(tmp_path) == [path]
    assert run("replay", path, "--json").json()["answers"] > before


def test_a_game_is_kept_before_each_question(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever ends the program, the answers given so far are in the file."""
    written: list[int] = []
    write = game_files.write

    def watch(match: Match, path: Path) -> None:
        write(match, path)
        written.append(len(match.answers))

    monkeypatch.setattr(game_files, "write", watch)
    run("play", "rush", "--seats", 2, "--bots", "random", "--seed", 5, typed="end\nend\nquit\n")
    assert len(written) == 3
    assert written[0] < written[1] == written[2]


def test_a_game_saved_as_it_stands_is_not_kept_twice(run: Run, tmp_path: Path) -> None:
    run("play", "rush", "--seed", 5, typed="end\nsave mine.jsonl\nquit\n")
    assert kept(tmp_path) == []
    run("play", "rush", "--seed", 5, typed="end\nsave other.jsonl\nend\nquit\n")
    assert len(kept(tmp_path)) == 1


def test_a_kept_file_that_is_saved_again_by_name_is_the_players(run: Run, tmp_path: Path) -> None:
    run("play", "rush", "--seed", 5, typed="end\nquit\n")
    (path,) = kept(tmp_path)
    run("play", "rush", "--load", path, typed=f"save! {path}\nquit\n")
    assert kept(tmp_path) == [path]


def test_a_game_that_cannot_be_kept_is_played_all_the_same(run: Run, tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file where the folder should be", "utf-8")
    out = run("play", "rush", "--seed", 5, typed="end\nend\nquit\n").out
    assert out.count("The game is not being kept:") == 1
    assert "Round 3" in out


def test_nothing_is_kept_of_a_game_through_a_pipe(run: Run, tmp_path: Path) -> None:
    run("play", "rush", "--seed", 5, stdin="end\nquit\n")
    assert kept(tmp_path) == []


def test_a_pipe_overwrites_only_with_an_exclamation_mark(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("mine", "utf-8")
    out = run("play", "rush", "--seed", 5, stdin="end\nsave game.jsonl\nquit\n").out
    assert "game.jsonl already exists; save! game.jsonl overwrites it." in out
    assert path.read_text("utf-8") == "mine"
    run("play", "rush", "--seed", 5, stdin="end\nsave! game.jsonl\nquit\n")
    assert run("replay", path).out.startswith("ok: ")


@pytest.mark.parametrize(
    ("lang", "save", "no", "yes"),
    [("en", "save", "n", "y"), ("cs", "uložit", "n", "ano"), ("ro", "salvati", "", "da"), ("cs", "save", "no", "yes")],
)
def test_at_a_terminal_overwriting_is_asked(run: Run, tmp_path: Path, lang: str, save: str, no: str, yes: str) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("mine", "utf-8")
    words = ("play", "rush", "--seed", 5, "--lang", lang)
    assert "game.jsonl" in run(*words, typed=f"end\n{save} game.jsonl\n{no}\nquit\n").out
    assert path.read_text("utf-8") == "mine"
    run(*words, typed=f"end\n{save} game.jsonl\n{yes}\nquit\n")
    assert run("replay", path).out.startswith("ok: ")
    path.write_text("mine", "utf-8")
    run(*words, typed=f"end\n{save}! game.jsonl\nquit\n")
    assert run("replay", path).out.startswith("ok: ")


EARLIER = Path(__file__).parent.parent / "earlier"


def earlier(name: str) -> str:
    """A match that version 0.1.0 has saved."""
    return gzip.decompress((EARLIER / f"{name}.jsonl.gz").read_bytes()).decode()


def test_a_game_of_earlier_rules_is_verified_and_gone_on_with(run: Run, tmp_path: Path) -> None:
    lines = earlier("rush-standard-5-unfinished-2").splitlines()
    last = json.loads(lines[-1])
    Path("old.jsonl").write_text("\n".join([*lines[:4], json.dumps(last)]), "utf-8")
    found = run("replay", "old.jsonl")
    assert "goes on under it" in found.out
    assert run("replay", "old.jsonl", "--json").json()["recorded"] == "1"
    out = run("play", "rush", "--load", "old.jsonl", "--lang", "cs", stdin="uložit new.jsonl\n").out
    assert "Hra začala podle verze 1 pravidel" in out
    assert run("replay", "new.jsonl", "--json").json()["recorded"] == grognard.load("rush").version


@pytest.mark.interpreted
def test_a_game_with_another_layout_of_positions_says_that_its_digest_was_not_compared(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(random_match(2, 6).save(), "utf-8")
    assert run("replay", path, "--json").json()["digest_compared"] is True
    assert "compared" not in run("replay", path).out
    monkeypatch.setattr(RushGame, "layout", RushGame.layout + 1)
    assert run("replay", path, "--json").json()["digest_compared"] is False
    assert "The digest was not compared" in run("replay", path).out
    assert "Otisk se neporovnával" in run("replay", path, "--lang", "cs").out


def test_a_game_that_the_rules_of_today_lead_elsewhere_says_what_has_changed(run: Run, tmp_path: Path) -> None:
    lines = [json.loads(line) for line in earlier("doomtrooper-tournament-2-unfinished-4").splitlines()]
    lines[3]["answer"] = "play reassignment"
    Path("old.jsonl").write_text("\n".join(map(json.dumps, lines)), "utf-8")
    words = {"en": "was played under version 2", "cs": "hrála podle verze 2", "ro": "jucat după versiunea 2"}
    for lang, said in words.items():
        for command in (("replay", "old.jsonl"), ("play", "doomtrooper", "--load", "old.jsonl")):
            found = run(*command, "--lang", lang)
            assert found.code != 0
            assert found.err.count("\n") == 1
            assert said in found.err
            assert "DT-" in found.err
