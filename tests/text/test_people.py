"""Players in sentences: a name stands alone, a bot is declined, a seat without a name is counted."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.battlegrounds import events as bg
from grognard.games.rush import events as rush
from grognard.games.rush.game import our_cards
from grognard.text import LANGUAGES
from grognard.text.people import BOTS, DECLINED, bot_called, bot_cases, told_apart
from tests.support import GAMES


def said(game: str, lang: str, names: list[str], event: tuple[int, ...]) -> str:
    found: Any = next(each for each in GAMES if each.name == game)
    tongue = found.speech.tongue(lang, names=names)
    return str(tongue.event(event, None))


@pytest.mark.parametrize(
    ("lang", "name", "turn", "bought"),
    [
        ("cs", "Jana", "Kolo 3: tah hráče Jana.", "Jana kupuje Т-34."),
        ("cs", "Zkušený bot", "Kolo 3: tah zkušeného bota.", "Zkušený bot kupuje Т-34."),
        ("cs", "Náhodný bot 2", "Kolo 3: tah náhodného bota 2.", "Náhodný bot 2 kupuje Т-34."),
        ("cs", "", "Kolo 3: tah hráče 1.", "Hráč 1 kupuje Т-34."),
        ("ro", "Ana", "Runda 3: tura jucătorului Ana.", "Ana a cumpărat Т-34."),
        ("ro", "Bot priceput", "Runda 3: tura botului priceput.", "Botul priceput a cumpărat Т-34."),
        ("ro", "", "Runda 3: tura jucătorului 1.", "Jucătorul 1 a cumpărat Т-34."),
        ("en", "Greedy bot", "Round 3: Greedy bot's turn.", "Greedy bot buys Т-34."),
    ],
)
def test_a_name_stands_alone_and_bots_are_declined(lang: str, name: str, turn: str, bought: str) -> None:
    t34 = our_cards().index["t-34"]
    assert said("rush", lang, [name], (rush.TURN, 0, 3)) == turn
    assert said("rush", lang, [name], (rush.BOUGHT, 0, t34)) == bought


def test_a_bot_wins_in_its_own_case() -> None:
    assert said("rush", "cs", ["Zkušený bot"], (rush.OVER, 0)) == "Hra končí. Vítězství patří zkušenému botovi."
    assert said("battlegrounds", "cs", ["Zkušený bot"], (bg.TURN, 0, 1)) == "Kolo 1: tah zkušeného bota."


def test_names_that_are_no_bots_have_no_cases() -> None:
    assert bot_cases("Jana", "cs") is None
    assert bot_cases("Zkušený bot", "ro") is None
    assert bot_cases("Zkušený bot a půl", "cs") is None


def test_every_bot_is_declined_in_every_language_with_cases() -> None:
    assert set(BOTS) == set(LANGUAGES)
    for lang, bots in DECLINED.items():
        assert set(bots) == set(BOTS[lang])
        for name in told_apart([bot_called(kind, lang) for kind in bots for _ in range(2)]):
            assert bot_cases(name, lang) is not None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("lang", ["cs", "ro"])
def test_people_bots_and_seats_have_the_same_cases(game: Any, lang: str) -> None:
    words = game.speech.tongue(lang).words
    assert set(words.PLAYER) == set(words.BOT) == set(words.SEAT)
