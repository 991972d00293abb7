"""A match is pinned to what its own cards are and do, and keeps the decks that were dealt."""

from __future__ import annotations

import json
from typing import Any

import pytest

import grognard
from grognard.core.changes import Outdated
from grognard.core.errors import InputError
from grognard.core.match import Match, cards_digest, digest, load_match
from grognard.games.doomtrooper.cards import all_cards, catalogue, catalogue_of
from grognard.games.doomtrooper.cards.page import Card, card
from grognard.games.doomtrooper.cards.pins import pinned, pins_of, tree_of
from grognard.games.doomtrooper.cards.vocabulary import (
    ANNIHILATES,
    AUTOKILL,
    IMPERIAL,
    MISHIMA,
    OWN_MISHIMA,
    WARRIOR,
    YOURS,
    Actions,
    Gains,
    Give,
    Has,
    PayD,
    Which,
)
from grognard.games.doomtrooper.deckbuilding.brought import dealt
from grognard.games.doomtrooper.decks import shipped
from grognard.games.doomtrooper.facts import facts
from grognard.games.doomtrooper.game import GAME
from grognard.games.doomtrooper.language.powers import POWERS
from grognard.text import LANGUAGES, sayings
from tests.support import random_game

ARMOR = "01053"  # COMPOSITE ARMOR, which is in the deck `legion`


def saved(answers: int = 60, decks: str = "bauhaus,legion", seed: int = 4) -> Match:
    return random_game(GAME, "tournament", 2, seed, answers, decks=decks)


def rewritten(match: Match, changed: str = "", line: int = 0, **fields: Any) -> str:
    """The file of a match with other fields in a line; of a program in which a card was something else."""
    lines = [json.loads(line) for line in match.save().splitlines()]
    if changed:
        lines[0]["pins"][changed] = "0" * 16
        lines[0]["cards_digest"] = cards_digest(lines[0]["rules"], lines[0]["cards"], lines[0]["pins"])
    lines[line].update(fields)
    return "\n".join(json.dumps(line) for line in lines)


def again(text: str) -> Match:
    return load_match(text, grognard.load)


# What a pin depends on


def test_another_number_or_ability_is_another_pin() -> None:
    name = all_cards()[ARMOR].name
    same = [
        card(ARMOR, name, Give(), Gains(a=4)),
        card(ARMOR, name, Give(Actions(1)), Gains(0, 0, 4)),
        all_cards()[ARMOR],
    ]
    others = [
        card(ARMOR, name, Give(), Gains(a=9)),
        card(ARMOR, name, Give()),
        card(ARMOR, name, Give(PayD(1)), Gains(a=4)),
    ]
    assert len({pinned(one)[0] for one in same}) == 1
    assert len({pinned(one)[0] for one in [same[0], *others]}) == 4


def test_another_fact_is_another_pin() -> None:
    pins = {pinned(Card(code, "", ()))[0] for code in ("01015", "01085", "01157")}
    assert len(pins) == 3


def test_every_card_that_can_be_played_has_a_pin_of_its_own_tree() -> None:
    pins = pins_of(all_cards(), all_cards())
    assert list(pins) == sorted(all_cards())
    assert len({pinned(one)[0] for one in all_cards().values()}) > len(pins) * 9 // 10


def test_a_card_that_another_names_is_pinned_with_it() -> None:
    assert "01134" in pins_of(["01323"], all_cards())  # TRENCHER digs up a TRENCH


def test_the_phrases_of_a_tree_are_spelled_out() -> None:
    mine = card("06061", "", Give(OWN_MISHIMA))
    assert pinned(mine)[0] == pinned(card("06061", "", Give(Which(MISHIMA, WARRIOR, YOURS))))[0]
    assert pinned(mine)[0] != pinned(card("06061", "", Give(Which(IMPERIAL, WARRIOR, YOURS))))[0]


def test_powers_are_pinned_by_their_names_not_by_their_numbers() -> None:
    assert tree_of(Has(AUTOKILL | ANNIHILATES))[1]["what"] == ["ANNIHILATES", "AUTOKILL"]
    for one in all_cards().values():
        for has in (part for part in one.abilities if isinstance(part, Has)):
            assert tree_of(has)[1]["what"] == sorted(POWERS.names_in(has.what)) != []


# What a match does with it


def test_a_match_is_pinned_to_the_cards_in_its_decks_alone() -> None:
    match = saved()
    head = json.loads(match.save().splitlines()[0])
    codes = {code for name in ("bauhaus", "legion") for _, _, code in shipped()[name].entries()}
    assert codes <= set(head["pins"])
    assert len(head["pins"]) < len(all_cards())
    assert head["cards"] is None
    more = {
        **all_cards(),
        **{one.code: card(one.code, one.name) for one in facts().values() if one.code not in all_cards()},
    }
    assert pins_of(codes, more) == pins_of(codes, all_cards())


def test_a_card_that_has_changed_is_noticed_and_named() -> None:
    match = saved()
    found = again(rewritten(match, ARMOR, -1, digest="another"))
    assert found.changed == [ARMOR]
    assert (found.is_digest_comparable, found.answers) == (False, match.answers)
    assert again(match.save()).changed == []
    with pytest.raises(InputError, match="digest"):
        again(rewritten(match, "", -1, digest="another"))


def test_where_it_leads_elsewhere_the_card_is_blamed() -> None:
    for text, saying in (
        (rewritten(saved(), ARMOR, 1, answer="play heist"), "changed.answer"),
        (rewritten(saved(), ARMOR, -1, finished=True, score=[1, 0]), "changed.score"),
    ):
        with pytest.raises(Outdated, match="Composite Armor") as stopped:
            again(text)
        assert stopped.value.saying == saying
        for lang in LANGUAGES:
            assert "Composite Armor" in stopped.value.said(lang, sayings(lang))


def test_pins_that_are_not_those_of_the_digest_are_refused() -> None:
    with pytest.raises(InputError, match="cards_digest"):
        again(rewritten(saved(), "", 0, pins={ARMOR: "0"}))
    with pytest.raises(InputError, match="pins: expected a mapping"):
        again(rewritten(saved(), "", 0, pins=[]))


# Decks


@pytest.mark.parametrize("decks", ["random", "scrambled", "bauhaus,legion"])
def test_a_match_keeps_the_decks_that_were_dealt(decks: str) -> None:
    match = saved(20, decks)
    head = json.loads(match.save().splitlines()[0])
    assert head["options"]["decks"] == decks
    assert [deck["name"] for deck in head["decks"]] == [deck["name"] for deck in match.dealt]
    other = [GAME.require_decks().read("capitol", head["options"]), head["decks"][1]]
    found = again(
        rewritten(saved(0, decks), "", -1, digest=digest(beginning(decks, other)))
        .replace(json.dumps(head["decks"]), json.dumps(other))
        .replace('"pins"', '"no_pins"')
        .replace('"cards_digest"', '"no_digest"')
    )
    assert [dict(deck) for deck in found.dealt] == other


def beginning(decks: str, dealt_decks: list[Any]) -> Any:
    """The first position of a match that was dealt these decks."""
    return Match(GAME, "tournament", 2, 4, {"decks": decks}, dealt=dealt_decks).state


def test_decks_that_are_none_are_refused() -> None:
    for wrong in ("bauhaus", [], [1, 2]):
        with pytest.raises(InputError, match="decks: expected 2"):
            again(rewritten(saved(4), "", 0, decks=wrong))


def test_scrambled_decks_of_a_file_of_before_are_of_the_cards_that_there_were() -> None:
    """Such a file keeps the codes of all cards, and no decks."""
    codes = sorted(all_cards())
    more = catalogue_of(
        {
            **all_cards(),
            **{one.code: card(one.code, one.name) for one in facts().values() if one.code not in all_cards()},
        }
    )
    before = dealt("scrambled", 2, 7, catalogue())
    assert dealt("scrambled", 2, 7, more, codes=codes) == before
    assert dealt("scrambled", 2, 7, more) != before
