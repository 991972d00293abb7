"""`grognard deck`: what is wrong with a deck, and ours."""

from __future__ import annotations

from pathlib import Path

import pytest

import grognard
from grognard.games.doomtrooper.decks import parse, shipped
from grognard.games.doomtrooper.facts import facts
from tests.support import Run

DOOM = grognard.load("doomtrooper")

UNPLAYABLE = next(row["name"] for row in DOOM.cards.rows(DOOM.cards.read(None), "en") if not row["executable"])


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    path = tmp_path / "bad.txt"
    path.write_text("# Mine\n5 Positive Karma\nMitch\nSideboard:\nDeal with it\n", "utf-8")
    return path


def test_check_names_every_problem_at_once(run: Run, bad: Path) -> None:
    result = run("deck", "check", bad, "--restricted")
    assert result.code == 1
    assert result.out == "6 problems: Mine, 6 cards, 1 in the sideboard\n"
    lines = result.err.splitlines()
    assert [line.split(": ")[0] for line in lines] == [f"{bad}, line {n}" for n in (2, 2, 3, 4, 5, 5)]
    assert lines[1].endswith("There are 5 copies of Positive Karma; expected at most 4. (DT-331)")
    assert "Traceback" not in result.err


def test_check_as_json_alone(run: Run, bad: Path) -> None:
    result = run("deck", "check", bad, "--json")
    assert result.code == 1
    told = result.json()
    assert (told["ok"], told["cards"], told["sideboard"]) == (False, 6, 1)
    assert [(row["line"], row["rule"]) for row in told["problems"]] == [
        (2, "DT-330"),
        (2, "DT-331"),
        (3, None),
        (4, "DT-343"),
        (5, None),
    ]
    assert all(set(row) == {"line", "rule", "message"} for row in told["problems"])


def test_check_takes_the_name_of_one_of_ours_in_place_of_a_file(run: Run, tmp_path: Path) -> None:
    fine = {"ok": True, "cards": 60, "sideboard": 25, "problems": []}
    for name in shipped():
        result = run("deck", "check", name, "--restricted", "--json")
        assert (result.code, result.json(), result.err) == (0, fine, "")
    assert run("deck", "check", "mixed").out == "ok: Mixed – Cartel Patrol, 60 cards, 25 in the sideboard\n"
    (tmp_path / "mixed").write_text("Mystic\n", "utf-8")
    assert run("deck", "check", "mixed").code == 1, "a file that is there comes first"


def test_check_refuses_what_cannot_be_played_yet(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text(f"{UNPLAYABLE}\n", "utf-8")
    refused = run("deck", "check", "mine.txt", "--json")
    assert refused.code == 1
    assert any("cannot be played yet" in row["message"] for row in refused.json()["problems"])


def test_check_speaks_the_language_of_the_reader(run: Run, bad: Path) -> None:
    english, czech = run("deck", "check", bad).err, run("deck", "check", bad, "--lang", "cs").err
    assert len(english.splitlines()) == len(czech.splitlines())
    assert not set(english.splitlines()) & set(czech.splitlines())
    assert run("deck", "check", bad, "--lang", "cs").out == "5 chyb: Mine, 6 karet, 1 v sideboardu\n"


def test_list_names_ours(run: Run) -> None:
    rows = run("deck", "list", "--json").json()
    assert [row["name"] for row in rows] == list(shipped())
    assert rows[0] == {"name": "bauhaus", "title": "Bauhaus – Iron of Venus", "cards": 60, "sideboard": 25}
    out = run("deck", "list").out.splitlines()
    assert out[0] == "bauhaus: Bauhaus – Iron of Venus, 60 cards, 25 in the sideboard"
    assert len(out) == 8


@pytest.mark.parametrize(
    ("lang", "row"),
    [
        ("cs", "bauhaus: Bauhaus – Železo Venuše, 60 karet, 25 v sideboardu"),
        ("ro", "bauhaus: Bauhaus – Fierul de pe Venus, 60 de cărți, 25 în sideboard"),
    ],
)
def test_list_names_ours_in_the_language_of_the_reader(run: Run, lang: str, row: str) -> None:
    out = run("deck", "list", "--lang", lang).out.splitlines()
    assert out[0] == row
    english = [one["title"] for one in run("deck", "list", "--json").json()]
    titles = [one["title"] for one in run("deck", "list", "--lang", lang, "--json").json()]
    assert not set(english) & set(titles)


def test_show_prints_a_deck_as_a_file_to_start_from(run: Run, tmp_path: Path) -> None:
    text = run("deck", "show", "imperial").out
    assert parse(text, "") == shipped()["imperial"]
    (tmp_path / "mine.txt").write_text(text, "utf-8")
    assert run("deck", "check", "mine.txt").code == 0


def test_export_writes_a_deck_for_other_programs(run: Run, tmp_path: Path) -> None:
    ours = shipped()["imperial"]
    for to in ("text", "db-text", "db-json"):
        text = run("deck", "export", "imperial", "--to", to).out
        found = parse(text, "")
        assert (found.name, sorted(found.library)) == (ours.name, sorted(ours.library))
    (tmp_path / "mine.json").write_text('{"01157": 4}', "utf-8")  # an unfinished deck is a deck
    assert run("deck", "export", "mine.json").out == "4 HUSSAR\n"


def test_export_drops_no_line_and_names_what_it_expects(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("4 HUSAAR (unl)\n", "utf-8")
    refused = run("deck", "export", "mine.txt", "--to", "db-text")
    assert (refused.code, refused.out) == (1, "")
    assert refused.err.startswith("mine.txt, line 1: No card is called 'HUSAAR'; ")
    assert "perhaps Hussar" in refused.err
    unknown = run("deck", "export", "imperial", "--to", "odd")
    assert unknown.err == "grognard: --to is 'odd'; expected one of text, db-text, db-json\n"


def test_owned_adds_up_lists_and_writes_them(run: Run, tmp_path: Path) -> None:
    (tmp_path / "box.csv").write_text("name,count\nHussar,3\n", "utf-8")
    (tmp_path / "binder.json").write_text('{"01157": 1, "01006": 2}', "utf-8")
    assert run("deck", "owned", "box.csv", "binder.json").out == "2 AMBUSH\n4 HUSSAR\n"
    assert run("deck", "owned", "box.csv", "--to", "csv").out == "code,name,set,count\n01157,HUSSAR,unl,3\n"
    assert run("deck", "owned", "box.csv", "--json").json() == [{"count": 3, "card": "hussar"}]
    assert run("deck", "owned", "box.csv", "--to", "odd").err == "grognard: --to is 'odd'; expected text or csv\n"


def test_owned_names_what_it_cannot_read(run: Run, tmp_path: Path) -> None:
    (tmp_path / "box.csv").write_text("Husaar,3\nMitch,1\n", "utf-8")
    refused = run("deck", "owned", "box.csv")
    assert (refused.code, refused.out) == (1, "")
    first, second = refused.err.splitlines()
    assert first.startswith("box.csv, line 1: No card is called 'Husaar'; ")
    assert second.startswith("box.csv, line 2: 'Mitch' may be ")


def test_check_says_what_you_lack(run: Run, tmp_path: Path) -> None:
    (tmp_path / "all.txt").write_text(run("deck", "export", "imperial").out, "utf-8")
    assert run("deck", "check", "imperial", "--owned", "all.txt").code == 0
    count, code = shipped()["imperial"].library[0]
    name = facts()[code].name
    (tmp_path / "most.txt").write_text(
        (tmp_path / "all.txt").read_text("utf-8").replace(f"{count} {name}", f"1 {name}", 1), "utf-8"
    )
    lacking = run("deck", "check", "imperial", "--owned", "most.txt")
    assert lacking.code == 1
    assert lacking.out.splitlines()[-1].casefold() == f"you lack {count - 1} of {name}.".casefold()
    assert run("deck", "check", "imperial", "--owned", "most.txt", "--json").json()["ok"] is False
