"""The greedy bot in positions where it once played absurdly: covering forever, helping the opponent."""

from __future__ import annotations

from typing import Any

from grognard import bots
from grognard.bots.eyes import Eyes
from grognard.games.doomtrooper.cards import catalogue
from grognard.games.doomtrooper.game import GAME
from grognard.games.doomtrooper.model.options import Options
from grognard.games.doomtrooper.staging import position

CARDS = catalogue()


def chosen(**given: Any) -> str:
    """The bot's first answer in a position."""
    options = Options({})
    g = position.arrange(given, 2, 1, options, CARDS)
    return GAME.spell(bots.make("greedy", GAME, 0).choose(Eyes(g, 0))).split()[0]


HIDING = [{"card": "hussar", "covered": True, "wounded": True}, {"card": "hussar", "wounded": True}]


def test_with_an_empty_library_it_leaves_cover() -> None:
    opponent = {"warriors": ["nepharite-of-algeroth"]}
    assert chosen(p1={"d": 30, "library": [], "warriors": HIDING}, p2=opponent) == "leave"
    assert chosen(p1={"d": 30, "warriors": HIDING}, p2=opponent) != "leave"


def test_when_nobody_draws_any_more_its_last_action_is_an_attack() -> None:
    mine = {"d": 30, "library": [], "warriors": [{"card": "hussar"}]}
    last = {"standard": 1}
    strong = ["alakhai-the-cunning"]
    assert chosen(p1=mine, p2={"library": [], "warriors": strong}, actions=last) == "attack"
    assert chosen(p1=mine, p2={"warriors": strong}, actions=last) != "attack"


def test_of_equally_good_targets_it_takes_its_own_warrior() -> None:
    """+2 A saves nobody from such an attacker, but the bot does not strengthen the attacker because of that."""
    options = Options({})
    mine = {"warriors": ["hussar"], "hand": ["evasive-action"]}
    g = position.arrange({"p1": {"warriors": ["nepharite-of-algeroth"]}, "p2": mine}, 2, 1, options, CARDS)
    for words in ("attack", "with nepharite-of-algeroth", "against hussar", "play evasive-action"):
        action = GAME.parse(GAME.complete(g, words))
        if action in g.options:
            g.apply(action)
    assert (g.asked, g.seat) == ("target", 1)
    answers = {GAME.spell(bots.make("greedy", GAME, seed).choose(Eyes(g, 1))) for seed in range(8)}
    assert {answer.partition("#")[0] for answer in answers} == {"choose hussar"}
