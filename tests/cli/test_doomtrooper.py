"""Doomtrooper at the terminal: its table, its windows, and when a player is asked."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import grognard
from grognard import bots
from grognard.bots.eyes import Eyes
from grognard.cli.terminal import loop
from grognard.cli.terminal.screen import Leave
from grognard.cli.terminal.terminal import Terminal
from grognard.core.game import InputError
from grognard.core.match import Match
from grognard.games.doomtrooper.decks import shipped
from grognard.text import LANGUAGES
from tests.support import Run

DOOM = grognard.load("doomtrooper")
FIGHT = ("attack", "against samurai", "tactic fight")


def match_at(given: dict[str, Any]) -> Match:
    """A match of two at a position, every window open."""
    return Match(DOOM, "tournament", 2, 1, {"decks": "bauhaus,bauhaus"}, given=DOOM.require_staging().at_table(given))


def screen(
    given: dict[str, Any], *lines: str, lang: str = "en", kinds: tuple[str, str] = ("", ""), policy: str = ""
) -> str:
    """What the terminal shows of a position while these lines are typed."""
    match = match_at(given)
    match.policies = [policy, policy]
    out = io.StringIO()
    before, sys.stdin = sys.stdin, io.StringIO("".join(f"{line}\n" for line in lines))
    try:
        loop.run(Terminal(match, list(kinds), lang, Console(file=out, width=80, color_system=None)))
    except Leave:
        pass
    finally:
        sys.stdin = before
    return out.getvalue()


AREAS: dict[str, Any] = {
    "actions": {"standard": 3, "extra": ["attack"]},
    "p1": {
        "hand": ["miscommunication", "miscommunication", "samurai"],
        "d": 4,
        "warriors": [
            {"card": "max-steiner", "with": ["t-32-wolfclaw-jbt"]},
            {"card": "valerie-duval", "with": ["violator-sword"]},
            "hussar",
            "hussar",
            {"card": "nepharite-of-algeroth", "wounded": True},
        ],
        "cards": [{"card": "heimburg", "area": "squad"}],
    },
    "p2": {
        "p": 12,
        "warriors": [{"card": "samurai", "wounded": True}, {"card": "tatsu", "hidden": True}, "hussar"],
        "cards": [{"card": "well-rounded-squad", "before": "p2"}],
    },
}


def test_the_table_shows_both_sides_with_ratings_as_they_count_now() -> None:
    out = screen(AREAS, "quit")
    shown = out[out.index("── Round") : out.index("Your turn")]
    assert (
        shown
        == """\
── Round 2 · your turn · Action step · 3 actions and 1 extra for attacks left ──
Player 2  D 5, P 12 of 40  hand 0, library 20, grave 0, annihilated 0
  Squad   Samurai #8                    F 3    S 3    A 3    V 3    wounded
          Hussar #10                    F 2    S 2    A 3    V 2
  aside   a hidden warrior #9
  front   Well-Rounded Squad #11
You  D 4, P 0 of 40  hand 3, library 20, grave 0, annihilated 0
  Squad   Max Steiner #0                F 8    S 14   A 18   V 16
            T-32 "Wolfclaw" JBT (inside)
          Valerie Duval #2              F 8+2  S 4    A 10   V 8
            Violator Sword
          Hussar #4 #5                  F 2    S 2    A 5    V 2
          Heimburg #7
  Kohort  Nepharite of Algeroth #6      F 11   S 5    A 6    V 8    wounded
Hand: Miscommunication ×2 (Special) · Samurai (warrior, 3 D)
"""
    )


def test_the_table_in_czech() -> None:
    out = screen(AREAS, "konec", lang="cs")
    for line in (
        "─ Kolo 2 · jste na tahu · krok akce · zbývá: 3 akce a navíc 1 k útoku ─",
        "Hráč 2  B 5, VB 12 z 40  v ruce 0, knihovna 20, hrob 0, obětiště 0",
        "  Mužstvo Samurai #8                    Z 3    S 3    O 3    H 3    zraněn",
        "  stranou skrytý bojovník #9",
        '            T-32 "Wolfclaw" JBT (uvnitř)',
        "V ruce: Komunikační šum ×2 (speciální karta) · Samurai (bojovník, 3 B)",
    ):
        assert line in out, line


def test_who_lies_hidden_is_known_to_the_owner_alone() -> None:
    """DT-054."""
    given = {**AREAS, "active": "p2"}
    assert "Tatsu #9" in screen(given, "quit")
    assert "Tatsu" not in screen(AREAS, "quit")


ESCAPE: dict[str, Any] = {
    "p1": {"hand": ["miscommunication"], "warriors": ["nepharite-of-algeroth"]},
    "p2": {"hand": ["narrow-escape", "miscommunication"], "warriors": [{"card": "samurai", "wounded": True}, "hussar"]},
}


def test_a_combat_shows_its_phase_and_what_it_comes_to() -> None:
    out = screen(ESCAPE, *FIGHT, "", "quit")
    assert (
        """\
Combat, phase 7 of 8: wounds and deaths · Fight
  Nepharite of Algeroth (Player 1) attacks Samurai (You, wounded)
  Nepharite of Algeroth (Player 1) F 11 ≥ A 3: hits
  Samurai (You) F 3 < A 6: does not hit
Samurai is about to be killed: do you save it?
"""
        in out
    )


def test_a_combat_shows_what_acts_in_it() -> None:
    given = {
        "p1": {"hand": ["surprise-attack", "take-aim"], "warriors": ["samurai"]},
        "p2": {"warriors": [{"card": "samurai", "with": ["scalper"]}]},
    }
    out = screen(given, "attack", "play surprise-attack", "", "tactic fight", "quit", kinds=("", "random"))
    assert "  Acting in this combat: Surprise Attack\n" in out
    assert "Samurai (You) F 2 < A 3: does not hit, strikes first\n" in out
    assert "Samurai (Random bot)  F 3+1  S 3    A 3    V 3\n" in out


@pytest.mark.parametrize(
    ("lang", "answering", "asked"),
    [
        ("en", "Miscommunication answers Narrow Escape!", "Miscommunication has had no effect yet: do you answer it?"),
        ("cs", "„Komunikační šum“ odpovídá na „Únik o vlásek!“", "Karta „Komunikační šum“ ještě neúčinkuje:"),
        ("ro", "Miscommunication răspunde la Narrow Escape!", "Miscommunication încă nu are efect:"),
    ],
)
def test_an_answer_to_an_answer_is_said_in_words(lang: str, answering: str, asked: str) -> None:
    """DT-245."""
    lines = (*FIGHT, "", "play narrow-escape", "", "play miscommunication", "", "play miscommunication", "", "quit")
    out = screen(ESCAPE, *lines, lang=lang)
    at = out.index(answering)
    assert asked in out[at:]


def test_a_refusal_names_the_rule_and_the_card() -> None:
    out = screen(AREAS, "why cover max-steiner", "why play archangel", "why meditate", "cover max-steiner", "quit")
    assert out.count("It is because of") == 2
    assert "(DT-079)" in out
    assert "Archangel is not in your hand. (DT-246)" in out
    assert "Meditate: gain 1 D: that is allowed now." in out


def test_cards_and_rules_can_be_looked_up() -> None:
    out = " ".join(screen(AREAS, "card hussar", "card 01157", "rules 193", "rules A07", "help", "quit").split())
    assert "Hussar: Warrior, Bauhaus" in out
    assert "DT-193: " in out
    assert "DT-A07: " in out
    assert "policy WHEN" in out


SLIPS = (
    "fly", "play xyzzy", "play hussars", "tactic run", "split 3", "split a b", "player 2", "affiliation moon",
    "choose xyzzy", "choose hussar", "choose archangel",
)  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_slip_of_the_pen_is_explained_in_the_players_language(lang: str) -> None:
    match = match_at(AREAS)
    tongue: Any = DOOM.speech.tongue(lang)
    sayings = tongue.sayings
    mistakes = set()
    for line in SLIPS:
        with pytest.raises(InputError) as input_error:
            DOOM.parse(DOOM.complete(match.state, line), match.cards)
        said = sayings[input_error.value.saying].format(**input_error.value.words)
        assert (said == str(input_error.value)) == (lang == "en"), said
        mistakes.add(input_error.value.saying)
    assert mistakes == {key for key in sayings if key.startswith("input_error.")}


def test_cards_are_known_by_their_czech_names_too() -> None:
    out = screen(AREAS, "karta komunikační šum", "proc play komunikacni sum", "konec", lang="cs")
    assert "Komunikační šum: " in out
    assert "není v této chvíli" in out or "(DT-" in out


# The policy

WINDOWS = "Enter passes"  # how a question in a window ends


def asked_in_windows(policy: str) -> int:
    """How often the attacker is asked in windows of one combat and the turn around it."""
    given = {"p1": {"hand": ["positive-karma"], "warriors": ["nepharite-of-algeroth"]}, "p2": {"warriors": ["samurai"]}}
    return screen(given, "attack", *["1"] * 40, kinds=("", "random"), policy=policy).count(WINDOWS)


def test_the_policy_decides_how_often_one_is_asked() -> None:
    always, useful, some, never = map(asked_in_windows, ("always", "useful", "for modifiers", "never"))
    assert always > useful > some >= 1
    assert never == 0


@pytest.mark.parametrize(
    ("lang", "words", "said"),
    [
        (
            "en",
            "policy for card save",
            "Now: asked where you could play something, but only at: card, save.",
        ),
        ("cs", "reakce pro karta zachrana", "Nyní: ptát se, kde můžete něco zahrát, ale jen v těchto situacích:"),
        ("cs", "policy never", "Nyní: nikdy se neptat, stůl pasuje za vás."),
        ("ro", "răspunsuri mereu", "Acum: o întrebare de fiecare dată, chiar dacă nu aveți ce juca."),
    ],
)
def test_the_policy_is_changed_in_the_players_language(lang: str, words: str, said: str) -> None:
    assert said in screen(AREAS, words, "quit", lang=lang)


def test_the_policy_alone_says_what_there_is() -> None:
    out = screen(AREAS, "policy", "policy sometimes", "quit")
    assert "policy for …" in out
    assert "save (a warrior is about to die)" in " ".join(out.split())
    assert "There is no policy sometimes." in out
    assert "Now: asked wherever you could play something." in out


def test_a_policy_that_passes_answers_the_open_question_too() -> None:
    out = screen(ESCAPE, *FIGHT, "", "policy never", "", "quit")
    assert "Nepharite of Algeroth kills Samurai." in out


def test_the_policy_is_saved_with_the_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    words = ("play", "doomtrooper", "-o", "decks=bauhaus,legion", "--seed", 5)
    run(*words, stdin=f"keep\npolicy for card save\nsave {path}\nquit\n")
    out = run("play", "doomtrooper", "--load", path, stdin="policy\nquit\n").out
    assert "Now: asked where you could play something, but only at: card, save." in out


def test_other_games_have_no_policy(run: Run) -> None:
    out = run("play", "rush", "--seed", 5, stdin="help\npolicy never\nquit\n").out
    assert "policy WHEN" not in out
    assert "Not understood" in out


def test_passes_of_the_table_are_not_taken_back() -> None:
    """Undo goes to the last answer that somebody gave."""
    out = screen(AREAS, "meditate", "undo", "quit", kinds=("", "random"))
    assert "Undone: Meditate: gain 1 D." in out


# Decks


def test_decks_are_chosen_where_one_asks_for_it(run: Run) -> None:
    out = run("play", "doomtrooper", "-o", "decks=?", "--seed", 5, stdin="eldar\n9\n6\nmishima\nquit\n").out
    assert "  6  Dark Legion – Hosts of Algeroth  [legion]" in out
    assert "There is no deck eldar; choose a number from 1 to 8, a name, or a file." in out
    assert "Decks: Dark Legion – Hosts of Algeroth, Mishima – Lords of Longshore." in out


def test_decks_are_named_by_the_command(run: Run) -> None:
    out = run("play", "doomtrooper", "-o", "decks=mishima,capitol", "--seed", 5, stdin="quit\n").out
    assert "Decks: Mishima – Lords of Longshore, Capitol – Guns of San Dorado." in out
    refused = run("play", "doomtrooper", "-o", "decks=mishima,eldar", stdin="quit\n")
    assert refused.code == 2
    assert "there is no deck 'eldar'; expected one of bauhaus, brotherhood" in refused.err
    mixed = run("play", "doomtrooper", "-o", "decks=mixed", stdin="quit\n")
    assert mixed.code == 2, "mixed is a deck like others; cards by lot are scrambled"
    assert (
        "expected 2, one for each seat, parted by commas, or random for one of ours by lot, or scrambled" in mixed.err
    )


# A game


class Fingers:
    """A person who types what a bot would answer, by number or by word, through a pipe."""

    def __init__(self, seed: int, rounds: int) -> None:
        self.bot = bots.make("greedy", DOOM, seed)
        self.rounds = rounds
        self.terminal: Terminal | None = None
        self.typed: list[str] = []

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        assert self.terminal is not None
        match = self.terminal.match
        if match.is_over or match.state.round > self.rounds:
            return "quit\n"
        action = self.bot.choose(Eyes(match.state, match.state.seat))
        number = self.terminal.options().index(action) + 1
        self.typed.append(match.game.spell(action, match.cards))
        return f"{number}\n" if len(self.typed) % 2 else f"{self.typed[-1]}\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ten_turns_with_answers_at_the_right_moment(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    fingers = Fingers(3, 10)
    monkeypatch.setattr(sys, "stdin", fingers)
    out = io.StringIO()
    match = Match(DOOM, "tournament", 2, 11, {"decks": "imperial,capitol"})
    fingers.terminal = Terminal(match, ["", "greedy"], lang, Console(file=out, width=80, color_system=None))
    with pytest.raises(Leave):
        loop.run(fingers.terminal)
    assert match.state.round > 10
    assert [line for line in out.getvalue().splitlines() if len(line) > 80] == []
    pipes = [typed for typed in fingers.typed if typed.startswith("play ")]
    assert len(pipes) > 10
    # so few questions for ten rounds, although windows were opened by the hundred
    assert len(fingers.typed) < len(match.answers) / 3
    assert WINDOWS in out.getvalue() or lang != "en"


def test_greedy_beats_random_with_the_same_deck(run: Run) -> None:
    wins = 0.0
    for k, deck in enumerate(shipped()):
        kinds = ("greedy", "random") if k % 2 else ("random", "greedy")
        words = ("--bots", ",".join(kinds), "-o", f"decks={deck},{deck}", "--games", 2, "--seed", 30, "--workers", 1)
        wins += run("simulate", "doomtrooper", *words, "--json").json()["wins"][kinds.index("greedy")]
    assert wins / (2 * len(shipped())) >= 0.95


def test_enter_passes_after_an_answer_was_taken_back() -> None:
    given = {
        "p1": {"hand": ["take-aim"], "warriors": ["samurai"]},
        "p2": {"warriors": ["hussar"]},
    }
    plays = ("attack", "play take-aim", "undo", "", "tactic fight", "quit")
    out = screen(given, *plays, kinds=("", "random"))
    assert "Undone: Play Take Aim." in out
    assert "The tactic is Fight." in out


SCENES = Path(__file__).parents[2] / "scenarios" / "doomtrooper"


def test_a_game_begins_from_the_position_of_a_scenario(run: Run) -> None:
    scene = str(SCENES / "rules" / "182-198-combat" / "195-counter-of-a-counter-of-a-save.yaml")
    keys = "attack\nagainst samurai\ntactic fight\n\n\nplay narrow-escape\n"
    out = run("play", "doomtrooper", "--scene", scene, "--seats", "2", stdin=keys).out
    assert "Nepharite of Algeroth" in out
    assert "Decks:" not in out, "nobody has brought one"
    assert "phase 3 of 8" in out


def test_an_option_is_answered_by_its_words_too(run: Run) -> None:
    """DT-193: and the log tells what was compared, so that a combat without wounds explains itself."""
    scene = str(SCENES / "rules" / "199-205-points-and-ratings" / "201-gallagher-and-the-nepharite.yaml")
    keys = "att\nhussar\n" + "\n" * 4 + "fi\nfly\nfight\n" + "\n" * 12
    out = run("play", "doomtrooper", "--scene", scene, "--seats", "2", stdin=keys).out
    assert "2  Attack (your last action)" in out
    assert "1  Fight (F 2 against A 4, in return F 8 against A 3)" in out
    assert "'fi' is not an action" in out, "two letters are too few"
    assert "'fly' is not an action" in out
    assert "Modifiers: do you play a card before the ratings are compared?" in out
    assert "Hussar F 2 < A 4: does not hit; Nepharite of Ilian F 8 ≥ A 3: kills at once." in out


def test_prices_of_a_spell_and_weapons_tell_what_they_would_make_of_the_combat(run: Run) -> None:
    scene = str(SCENES / "cards" / "unl" / "card-keeper-of-the-art-doubles-every-d.yaml")
    keys = "attack\nsamurai\ntatsu\n\nfight\nplay shield\nsamurai\n"
    out = run("play", "doomtrooper", "--scene", scene, "--seats", "2", stdin=keys).out
    assert "4  4 times (2 D, Samurai A 7)" in out
    scene = str(SCENES / "rules" / "063-083-equipment" / "067-sight-of-a-weapon-not-in-use.yaml")
    out = run("play", "doomtrooper", "--scene", scene, "--seats", "2", stdin="attack\nshoot\n").out
    assert "Gehenna Puker (Samurai S 9)" in out


def test_a_scene_must_be_of_the_game(run: Run) -> None:
    scene = str(SCENES / "rules" / "182-198-combat" / "195-counter-of-a-counter-of-a-save.yaml")
    assert "a scenario of doomtrooper, not of rush" in run("play", "rush", "--scene", scene).err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_result_lists_the_winner_first(lang: str) -> None:
    given: dict[str, Any] = {
        "p1": {"p": 3, "warriors": [{"card": "hussar", "wounded": True}]},
        "p2": {"p": 39, "warriors": ["nepharite-of-algeroth"]},
        "active": "p2",
    }
    lines = ("", "attack", "tactic fight", "split 0 2")
    standings = screen(given, *lines, lang=lang, policy="never").rpartition("───")[2].splitlines()
    points = [[word for word in line.split() if word.isdecimal()] for line in standings[1:3]]
    assert points == [["41", "5"], ["3", "5"]]
