"""What can be aimed at what, which rules a card touches, and what wakes a player who lets windows pass."""

from __future__ import annotations

from typing import Any

from grognard.core.game import Json
from grognard.core.rng import Lots
from grognard.games.doomtrooper.game import GAME
from grognard.games.doomtrooper.table import card_rules
from grognard.games.doomtrooper.table.alarm import alarm, window_about
from grognard.games.doomtrooper.table.protocol import DoomtrooperState
from grognard.games.doomtrooper.table.targets import aims

CARDS = GAME.cards.read(None)
GIVEN: Json = {
    "p1": {"hand": ["combat-armor", "hussar", "longshore", "demoted"], "d": 9, "warriors": ["hussar"]},
    "p2": {"hand": ["demoted"], "warriors": ["samurai", "blood-beret"]},
}


def arranged(given: Json = GIVEN) -> DoomtrooperState:
    """A position."""
    return GAME.staging.arrange({"variant": "tournament", "seats": 2, "seed": 1, "options": {}, "given": given}, CARDS)


def play(g: DoomtrooperState, *answers: str) -> DoomtrooperState:
    """Answers one after another."""
    for answer in answers:
        g.apply(GAME.parse(GAME.complete(g, answer), CARDS))
    return g


def test_cards_are_aimed_at_what_the_next_question_offers() -> None:
    g = arranged()
    found = aims(g)
    own, samurai, beret = g.warriors[0][0], *g.warriors[1]
    assert found["hand:combat-armor"] == [f"card:{own}"]
    assert found["hand:hussar"][0] == "area:squad"
    assert found["hand:longshore"] == ["area:squad"]
    assert found["zone:combat"] == [f"card:{own}"]
    assert set(found[f"card:{own}"]) == {f"card:{samurai}", f"card:{beret}"}
    play(g, "play combat-armor")
    assert {GAME.hints.touches(action, g)[0] for action in g.options} == set(found["hand:combat-armor"])


def test_looking_ahead_changes_nothing_and_names_only_visible_cards() -> None:
    lots = Lots(5)
    seen = 0
    g: Any = GAME.new("tournament", 2, 5, {"decks": "capitol,legion"})
    for _ in range(900):
        if not g.options:
            break
        before = g.dump()
        found = aims(g)
        assert g.dump() == before
        shown = g.view(g.seat).json()
        slots = {f"card:{card['id']}" for card in shown["cards"]} | {f"seat:{s}" for s in range(2)}
        for aimed in found.values():
            seen += len(aimed)
            assert all(aim in slots or aim.startswith("area:") for aim in aimed)
        g.apply(g.options[lots.below(len(g.options))])
    assert seen > 100


def test_turns_and_attacks_raise_the_alarm() -> None:
    g = arranged()
    calm = alarm(g, 1)
    play(g, "attack", "pass", "pass", f"with #{g.warriors[0][0]}", f"against #{g.warriors[1][0]}")
    assert alarm(g, 1) > calm
    assert alarm(g, 0) == 2 * g.turns[0]  # who attacks is at peace
    g = play(arranged({**GIVEN, "windows": "all"}), "end")
    while g.seat != 0 or GAME.hints.moment(g) != "between":
        g.apply(g.options[0])
    play(g, "play demoted", f"choose #{g.warriors[1][0]}")
    assert alarm(g, 1) % 2 == 1  # a card is aimed at its warrior
    assert "demoted" in window_about(g)


def test_every_card_touches_rules_that_exist() -> None:
    numbers = {rule.number for rule in GAME.speech.rules()}
    for kind in CARDS.playable:
        found = card_rules.rules_touched(CARDS, kind)
        assert 2 <= len(found) <= card_rules.MOST
        assert set(found) <= numbers
    known = {name for kind in range(len(CARDS.codes)) for name in card_rules.nodes(list(CARDS.statics[kind]))}
    assert "Immune" in known
    book = GAME.cards.book(CARDS, "cs")
    facts = {page.slug: page.facts for page in book.pages}
    assert "DT-270" in facts["blood-beret"]["cites"]
    assert facts["combat-armor"]["actions"] == 1
