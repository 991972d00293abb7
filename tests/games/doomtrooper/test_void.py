"""Cards that a rule leaves without effect: in decks like any other, and never played."""

from __future__ import annotations

import pytest

from grognard.core.action import pack
from grognard.core.rng import Lots
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.cards import catalogue
from grognard.games.doomtrooper.decks import parse, problems
from grognard.games.doomtrooper.decks.by_lot import by_lot
from grognard.games.doomtrooper.facts import facts
from grognard.games.doomtrooper.game import GAME
from grognard.text import LANGUAGES

CARDS = catalogue()
VOID = [kind for kind in CARDS.playable if CARDS.void[kind]]


def test_a_void_card_does_nothing_but_name_its_rule() -> None:
    assert len(VOID) == 8
    numbers = {rule.number for rule in GAME.speech.rules()}
    for kind in VOID:
        assert CARDS.void[kind] in numbers, CARDS.names[kind]
        columns = (CARDS.plays, CARDS.acts, CARDS.whens, CARDS.statics, CARDS.auras, CARDS.opens)
        assert not any(column[kind] for column in columns), CARDS.names[kind]


def test_the_list_of_cards_names_the_rule() -> None:
    rows = {row["id"]: row for row in GAME.cards.rows(CARDS, "en")}
    assert (rows["02105"]["void"], rows["02105"]["executable"]) == ("DT-105", True)
    assert (rows["01015"]["void"], rows["01015"]["executable"]) == ("", True)


def test_a_deck_may_hold_them_and_one_by_lot_does_not() -> None:
    codes = {CARDS.codes[kind] for kind in CARDS.playable}
    lines = [f"4 {CARDS.names[kind]}" for kind in VOID]
    lines += [f"4 {facts()[code].name}" for code in sorted(codes)[:40] if facts()[code].limit == 5 and code != "01023"][
        :7
    ]
    assert problems(parse("\n".join(lines), "deck.txt"), executable=codes) == []
    held = {code for seed in range(20) for _, _, code in by_lot("", CARDS, Lots(seed)).entries()}
    assert held & {CARDS.codes[kind] for kind in VOID} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_names_the_card_and_its_rule(lang: str) -> None:
    state = GAME.new("tournament", 2, 1, fast=True)
    kind = CARDS.index["02105"]
    state.hand[state.seat] = sorted([*state.hand[state.seat], kind])
    while state.asked != "act":
        state.apply(state.options[0])
    reason = state.why_not(pack(verbs.PLAY, kind))
    assert reason is not None
    assert (reason.rule, reason.why) == ("DT-105", "void")
    said = GAME.speech.tongue(lang).reason(reason, None)
    assert said.endswith("(DT-105)")
    assert ("Věhlasný sběratel" if lang == "cs" else "Noted Collector") in said
