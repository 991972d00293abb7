"""What the terminal shows of Battlegrounds: who is who, what a move costs, what icons and tanks can do."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.battlegrounds import terminal as page
from grognard.games.battlegrounds.text.tongue import BattlegroundsTongue
from grognard.text import LANGUAGES
from tests.support import BATTLEGROUNDS, Run


def position(**given: Any) -> Any:
    """A two-seat Battle in which green drives a Т-34, straight and two fields far."""
    figures = {"green": {"at": "c3", "tank": "t-34"}, "yellow": {"at": "c4", "tank": "maus"}}
    setup = {
        "variant": "battle",
        "seats": 2,
        "seed": 1,
        "options": {},
        "given": {"board": {}, "figures": figures, **given},
    }
    return BATTLEGROUNDS.require_staging().arrange(setup, BATTLEGROUNDS.cards.read(None))


def said(lang: str, state: Any, words: str) -> str:
    action = BATTLEGROUNDS.parse(words)
    assert action in state.options
    return BATTLEGROUNDS.speech.tongue(lang).action(action, state)


@pytest.mark.parametrize(
    ("lang", "dud", "tank"),
    [
        ("en", "Move the green tank to E3 – loses the tank: dud on D3", "loses the tank: tank on C4"),
        ("cs", "ztratíte tank: nevybuchlá munice na poli D3", "ztratíte tank: tank na poli C4"),
        ("ro", "pierdeți tancul: proiectil neexplodat pe câmpul D3", "pierdeți tancul: tanc pe câmpul C4"),
    ],
)
def test_a_move_that_loses_the_tank_says_so(lang: str, dud: str, tank: str) -> None:
    """BG-039, BG-041."""
    state = position(board={"d3": "dud"})
    assert dud in said(lang, state, "move green e3")
    assert tank in said(lang, state, "move green c5")
    assert "–" not in said(lang, state, "move green a3")


def test_a_move_that_spends_the_armour_says_so() -> None:
    """BG-081."""
    state = position(board={"d3": "dud"}, upgrades={"t-34": ["armour"]})
    assert said("en", state, "move green e3").endswith("costs an Armour: dud on D3")


def test_safe_moves_come_first_and_stand_together() -> None:
    state = position(board={"d3": "dud"}, upgrades={"t-34": ["farther_move"]})
    shown = page.in_order(state)
    assert sorted(shown) == sorted(state.options)
    tongue = BATTLEGROUNDS.speech.tongue("en")
    assert isinstance(tongue, BattlegroundsTongue)
    green = [action for action in shown if BATTLEGROUNDS.spell(action).startswith("move green")]
    heads = [page.head(action, state, tongue) for action in green]
    safe = [head for head in heads if head]
    assert set(safe) == {"Move the green tank to …"}
    assert heads == safe + [""] * (len(heads) - len(safe))
    assert "" in heads


def test_options_that_differ_in_their_field_alone_stand_side_by_side(run: Run) -> None:
    words = ("play", "battlegrounds", "--variant", "family", "--seats", 2, "--bots", "greedy", "--seed", 4)
    out = run(*words, stdin="1\n9\nquit\n").out
    assert "     Move the green tank to …  [move green …]\n  1  A1     2  A2     3  A3     4  B1" in out
    assert "The green tank moves from A1 to C3." in out


@pytest.mark.parametrize(
    ("variant", "seats", "lines"),
    [
        ("battle", 2, ("You (G green, R red): 0 of 16 points", "Player 2 (y yellow, b blue): 0 of 16 points")),
        ("teams", 4, ("Team A: You (G green), Player 3 (r red):", "Team B: Player 2 (y yellow), Player 4 (b blue):")),
        ("family", 3, ("You (G green): 0 of 10 points", "Player 3 (r red): 0 of 10 points")),
    ],
)
def test_colours_and_teams_are_named_from_the_first_question_on(
    run: Run, variant: str, seats: int, lines: tuple[str, ...]
) -> None:
    out = run("play", "battlegrounds", "--variant", variant, "--seats", seats, "--seed", 4, stdin="quit\n").out
    for line in lines:
        assert line in out
    assert "destroyed" not in out, "nothing is lost before it starts"


def test_the_draft_shows_what_tanks_can_do(run: Run) -> None:
    """BG-025."""
    out = run("play", "battlegrounds", "-o", "draft=true", "--seed", 4, stdin="1\nquit\n").out
    assert "Take Maus (moves straight 1, shoots straight 3)  [pick maus]" in out
    assert "Take Tiger (moves diagonal 1, shoots diagonal 3)" in out


@pytest.mark.parametrize(
    ("lang", "name", "text"),
    [
        ("en", "armour", "Armour: A pair laid on a card saves the tank once."),
        ("en", "Extra Turn", "Extra Turn: A pair gives one more main action in your turn."),
        ("cs", "pancir", "Pancíř: Pár položený na kartu jednou zachrání tank před zničením."),
        ("cs", "armour", "Pancíř: Pár položený"),
        ("ro", "Direcție", "Direcție: O pereche pusă pe o carte permite tancului să vireze"),
        ("en", "mine", "Location token: mine, with the icon Armour. A pair laid on a card"),
        ("cs", "důl", "Žeton lokality: důl, s ikonou Pancíř. Pár položený na kartu"),
    ],
)
def test_icons_can_be_looked_up(run: Run, lang: str, name: str, text: str) -> None:
    out = run("play", "battlegrounds", "--seed", 4, "--lang", lang, stdin=f"card {name}\nquit\n").out
    assert text in " ".join(out.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_picture_fits_its_field(lang: str) -> None:
    tongue = BATTLEGROUNDS.speech.tongue(lang)
    assert isinstance(tongue, BattlegroundsTongue)
    pictures = [tongue.picture(k) for k in range(len(tongue.box.pictures))]
    assert len(set(pictures)) == len(pictures)
    assert all(len(picture) <= page.CELL - 4 for picture in pictures)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("variant", "seats"), [("battle", 2), ("teams", 4), ("family", 4), ("solo", 1)])
def test_everything_fits_80_columns(run: Run, lang: str, variant: str, seats: int) -> None:
    bots = ",".join(["greedy"] * (seats - 1))
    words = ("play", "battlegrounds", "--variant", variant, "--seats", seats, "--seed", 8, "--lang", lang)
    out = run(*words, *(("--bots", bots) if bots else ()), stdin="1\n" * 30).out
    assert [line for line in out.splitlines() if len(line) > 80] == []
