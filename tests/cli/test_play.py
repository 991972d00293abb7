"""A game at the terminal, through a pipe: by numbers, by words, with questions about the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.games.rush.text.tongue import RushTongue
from tests.support import RUSH, Run, rush


def test_a_whole_game_to_its_result(run: Run) -> None:
    result = run("play", "rush", "--bots", "greedy", "--seed", 3, stdin="1\nend\n" * 600)
    assert result.code == 0
    assert "The game is over. Winner:" in result.out
    assert "Result" in result.out


def test_numbers_choose_options(run: Run) -> None:
    result = run("play", "rush", "--seed", 5, stdin="1\n1\n99\n0\nquit\n")
    assert "There is no option 99; choose a number from 1 to" in result.out
    assert "The game is left unfinished." in result.out


def test_why_rules_card_help_log_and_table(run: Run) -> None:
    lines = [
        "why",
        "why attack t-34",
        "why end",
        "why fly",
        "rules 31",
        "rules 999",
        "card volunteers",
        "card x",
        "help",
    ]
    result = run("play", "rush", "--seed", 5, stdin="\n".join([*lines, "end", "log", "table", "quit"]) + "\n")
    for said in (
        "Name an action, e.g. why",
        "There is no Т-34 in your hand. (RUSH-026)",
        "that is allowed now.",
        "'fly' is not an action",
        "RUSH-031: ",
        "rush has no rule '999'",
        "Volunteers: No purchase value. Recruitment:",
        "save FILE",
        "Round 2",
    ):
        assert said in result.out, said


def test_an_illegal_action_is_explained_and_asked_again(run: Run) -> None:
    result = run("play", "rush", "--seed", 5, stdin="place 1\nend\nquit\n")
    assert "No vehicle is waiting for a base. (RUSH-050)" in result.out


def test_undo_takes_the_bots_answers_back_too(run: Run) -> None:
    result = run("play", "rush", "--seed", 5, stdin="undo\nend\nundo\nend\nquit\n")
    assert "There is nothing to undo." in result.out
    assert "Undone: End the turn." in result.out
    assert result.out.count("Round 2 ") == 2


def test_save_and_go_on(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    result = run("play", "rush", "--seed", 5, stdin=f"end\nsave {path}\nsave\nsave {tmp_path}/no/where\nquit\n")
    assert "Saved as" in result.out
    assert "Could not be saved" in result.out
    assert path.exists()
    assert not list(tmp_path.glob("*.part"))
    result = run("play", "rush", "--load", path, stdin="quit\n")
    assert "Round 2" in result.out


def test_hot_seat_hands_the_terminal_over(run: Run) -> None:
    result = run("play", "rush", "--seats", 3, "--seed", 5, stdin="end\n\nend\n\nend\n\nquit\n")
    assert "Hand the terminal to Player 2, and press Enter." in result.out
    assert "Hand the terminal to Player 3, and press Enter." in result.out


@pytest.mark.parametrize(("lang", "said"), [("cs", "Jste na tahu"), ("ro", "Este rândul dvs.")])
def test_other_languages_with_their_own_commands(run: Run, lang: str, said: str) -> None:
    words = {"cs": "pomoc\nproč place 1\nkonec\n", "ro": "ajutor\nde-ce place 1\niesire\n"}[lang]
    result = run("play", "rush", "--seed", 5, "--lang", lang, stdin=words)
    assert said in result.out
    assert "(RUSH-050)" in result.out


def test_the_variants_can_be_chosen(run: Run) -> None:
    options = ("-o", "market_size=6", "-o", "refill_at_end=true", "-o", "weak_hand=true")
    result = run("play", "rush", "--seed", 5, *options, stdin="end\ndone\nquit\n")
    assert "You have played no card: keep one, or put one in the wreckyard?" in result.out


def test_everything_fits_80_columns(run: Run) -> None:
    for lang in ("en", "cs", "ro"):
        result = run("play", "rush", "--seats", 5, "--bots", "greedy,greedy,greedy,greedy", "--seed", 3, "--lang", lang,
                     stdin="end\n" * 6)  # fmt: skip
        wide = [line for line in result.out.splitlines() if len(line) > 80]
        assert wide == []


def test_people_who_saved_a_game_go_on_as_people(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    run("play", "rush", "--seats", 3, "--bots", "random", "--seed", 5, stdin=f"save {path}\nquit\n")
    result = run("play", "rush", "--load", path, stdin="quit\n")
    assert "Players: Player 1, Player 2, Random bot." in result.out


@pytest.mark.parametrize("where", ["~nosuchuser/x", "/proc/x", "."])
def test_a_game_that_cannot_be_saved_there_goes_on(run: Run, where: str) -> None:
    result = run("play", "rush", "--seed", 5, stdin=f"save {where}\nend\nquit\n")
    assert result.code == 0
    assert "Could not be saved" in result.out
    assert "Round 2" in result.out


def test_what_a_team_gains_is_told_of_the_team(run: Run) -> None:
    """BG-091."""
    words = ("play", "battlegrounds", "--variant", "teams", "--seats", 4, "--bots", "greedy,greedy,greedy,greedy")
    out = run(*words, "--seed", 3).out
    assert "Team A has a pair" in out or "Team B has a pair" in out
    assert "Player 1 has a pair" not in out


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            (
                "'fly' is not an action",
                "there is no card 'engineeers'; did you mean 'engineers'?",
                "rush has no rule '999'",
            ),
        ),
        (
            "cs",
            ("„fly“ není žádná akce", "karta „engineeers“ neexistuje; nemyslíte „engineers“?", "nemá pravidlo „999“"),
        ),
        (
            "ro",
            (
                "„fly” nu este o acțiune",
                "nu există cartea „engineeers”; ați vrut să scrieți „engineers”?",
                "nu are regula „999”",
            ),
        ),
    ],
)
def test_a_slip_of_the_pen_is_said_in_the_players_language(run: Run, lang: str, said: tuple[str, ...]) -> None:
    out = run("play", "rush", "--seed", 5, "--lang", lang, stdin="fly\npay engineeers\nrules 999\nquit\n").out
    for line in said:
        assert line in " ".join(out.split())


@pytest.mark.parametrize(
    ("lang", "due", "covered"),
    [
        ("en", "Cost 1, paid 0, still due 1.", "Pz.Kpfw. II is paid for (cost 1, paid 1): take it, or pay more?"),
        (
            "cs",
            "Cena 1, zaplaceno 0, zbývá 1.",
            "platba stačí (cena 1, zaplaceno 1); vezmete si kartu, nebo připlatíte?",
        ),
        ("ro", "Cost 1, plătit 0, rămas de plătit 1.", "(cost 1, plătit 1); luați cartea sau mai plătiți?"),
    ],
)
def test_a_purchase_says_what_is_due_and_is_taken_first_once_covered(
    run: Run, lang: str, due: str, covered: str
) -> None:
    out = run("play", "rush", "--seed", 5, "--lang", lang, stdin="buy pz-ii\nwhy 1\n1\nquit\n").out
    asked = " ".join(out.split())
    assert due in asked
    assert covered in asked
    assert "[take pz-ii] 2" in asked
    assert "[pay engineers] " in asked
    bought = {"en": "You buy Pz", "cs": "Kupujete Pz", "ro": "Ați cumpărat Pz"}[lang]
    assert bought in asked


def test_a_card_must_pay_even_at_cost_0() -> None:
    """RUSH-041."""
    play = rush({"market": ["Free"]}, {"Free": {"nation": "usa", "type": "light", "cost": 0}}).do("buy Free")
    assert "Even at cost 0 one card must pay." in RushTongue("en", play.state.cards, ()).payment(play.state)


def test_why_takes_the_number_of_an_option(run: Run) -> None:
    out = run("play", "rush", "--seed", 5, stdin="why 1\nwhy 99\n?\nexit\n").out
    assert "Buy Pz.Kpfw. II (cost 1): that is allowed now." in out
    assert "There is no option 99; choose a number from 1 to" in out
    assert "save FILE" in out
    assert "The game is left unfinished." in out


@pytest.mark.parametrize(
    ("lang", "guard", "base"),
    [
        ("en", "guard of base 1 of Player 2 (1/2, damaged)", "Base 2 of Player 2 (base damaged)"),
        ("cs", "na základně 1 hráče 2 (1/2, poškozeno)", "Základna 2 hráče 2 (základna poškozena)"),
        ("ro", "la baza 1 a jucătorului 2 (1/2, cu avarii)", "Baza 2 a jucătorului 2 (baza avariată)"),
    ],
)
def test_a_target_says_what_it_takes_to_destroy_it(lang: str, guard: str, base: str) -> None:
    """RUSH-048."""
    bases = [{"guard": "t-34", "guard_damaged": True}, {"damaged": True}, {}]
    play = rush({"p1": {"hand": ["t-26"]}, "p2": {"bases": bases}}).do("attack t-26")
    said = [RUSH.speech.tongue(lang).action(action, play.state) for action in play.state.options]
    assert any(guard in line for line in said), said
    assert base in said, said


def test_achievements_are_explained_in_the_first_round(run: Run) -> None:
    out = run("play", "rush", "--seed", 8, stdin="end\nquit\n").out
    first, second = out.split(" Round 2 ")
    assert "Medium Tanks (most medium" in first
    assert "Achievements: Destroyed Bases, Medium Tanks, Soviet Medals\n" in second
