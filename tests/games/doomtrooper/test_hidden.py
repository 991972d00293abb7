"""Face-down cards: who may look, who must remember, and what each player is told."""

from __future__ import annotations

from typing import Any

from grognard.core.action import pack
from grognard.core.agenda import put
from grognard.core.game import InputError
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.game import GAME
from grognard.games.doomtrooper.model.state import NONE
from grognard.games.doomtrooper.model.visibility import discard_face_down
from grognard.games.doomtrooper.parsing import kind_named
from grognard.games.doomtrooper.table.protocol import DoomtrooperState
from tests.games.doomtrooper.test_position import position


def kinds_seen(g: DoomtrooperState, seat: int | None) -> dict[int, int]:
    """The kind of every card on the table as a seat sees it, by slot."""
    return {row[0]: row[1] for row in g.view(seat).shown["cards"]}


def table() -> DoomtrooperState:
    given: dict[str, Any] = {
        "p1": {"warriors": [{"card": "samurai", "covered": True, "with": ["scalper"]}, "hussar"]},
        "p2": {"warriors": [{"card": "infantry", "hidden": True}, "golden-lion"], "hand": ["take-aim"]},
    }
    return position(given)


def test_the_owner_looks_at_covered_cards_and_others_must_remember() -> None:
    """DT-047, DT-054: face down for everybody but its player; DT-049: what lies on it stays face up."""
    g = table()
    samurai, scalper, hussar, infantry, lion = range(5)
    mine, theirs, public = (kinds_seen(g, seat) for seat in (0, 1, None))
    assert mine[samurai] == g.kind[samurai]
    assert theirs[samurai] == public[samurai] == NONE
    assert theirs[infantry] == g.kind[infantry]
    assert mine[infantry] == public[infantry] == NONE
    for seen in (mine, theirs, public):
        assert seen[scalper] == g.kind[scalper]
        assert seen[hussar] == g.kind[hussar]
        assert seen[lion] == g.kind[lion]


def said_of(g: DoomtrooperState, words: str) -> str:
    """What a player is told who asks about an answer in short."""
    try:
        reason = g.why_not(GAME.parse(GAME.complete(g, words), g.cards))
    except InputError as input_error:
        return str(input_error)
    return "" if reason is None else f"{reason.rule} {reason.why} {reason.facts} {reason.source}"


def test_nobody_learns_by_guessing_what_lies_hidden() -> None:
    """DT-054: by whatever verb it is named, a hidden warrior answers to no name but `hidden`."""
    there = table()
    elsewhere = table()
    elsewhere.kind = put(there.kind, 3, kind_named("mortificator", there.cards))
    for verb in verbs.WORDS:
        for more in ("", " p2", " 1", " legion", " wrong"):
            for name in ("infantry", "mortificator", "hidden", "golden-lion", "infantry#3", "hidden#3", "#3"):
                words = f"{verb} {name}{more}"
                assert said_of(there, words) == said_of(elsewhere, words), words
                assert "infantry" not in said_of(there, words.replace("infantry", "mortificator")), words


def test_covered_cards_are_never_mixed_up() -> None:
    """DT-048: a face-down card keeps its place, so whoever remembers it knows which it is."""
    g = position({"p1": {"warriors": ["samurai", "hussar", "infantry"]}})
    before = [row[0] for row in g.view(1).shown["cards"]]
    g.apply(pack(verbs.COVER, 0, g.kind[0]))
    while g.asked != "act":
        g.apply(verbs.PASS)
    g.apply(pack(verbs.COVER, 1, g.kind[1]))
    while g.asked != "act":
        g.apply(verbs.PASS)
    rows = g.view(1).shown["cards"]
    assert [row[0] for row in rows] == before
    assert [row[1] for row in rows] == [NONE, NONE, g.kind[2]]


def test_graves_are_for_their_owners_and_annihilated_piles_for_all() -> None:
    """DT-332, DT-333."""
    g = position({
        "p1": {"grave": ["take-aim"], "annihilated": ["samurai"]},
        "p2": {"warriors": ["hussar"], "hand": ["combat-armor"]},
    })  # fmt: skip
    armor = kind_named("combat-armor", g.cards)
    g.hand[1].remove(armor)
    discard_face_down(g, 1, armor)
    mine, theirs = g.view(0).shown, g.view(1).shown
    assert mine["annihilated"] == theirs["annihilated"]
    assert theirs["grave"] == [armor]
    assert mine["graves"][1] == 1
    assert armor not in mine["seen_graves"][1]
    assert kind_named("take-aim", g.cards) in mine["grave"]


def test_hands_and_libraries_are_counted_not_shown() -> None:
    """DT-330: a library is face down for everybody, its owner too."""
    g = table()
    mine, theirs = g.view(0).shown, g.view(1).shown
    assert mine["hand"] == g.hand[0]
    assert theirs["hand"] == g.hand[1]
    assert mine["hands"] == theirs["hands"] == [len(hand) for hand in g.hand]
    assert mine["libraries"] == [len(library) for library in g.library]
    assert "library" not in mine
    assert "library" not in theirs


def test_a_name_does_not_find_out_who_lies_hidden() -> None:
    g = position(
        {
            "p1": {"warriors": ["samurai"]},
            "p2": {"warriors": ["necromutant", {"card": "necromutant", "hidden": True}]},
        }
    )
    for words in ("attack", "with samurai"):
        g.apply(GAME.parse(GAME.complete(g, words)))
    assert GAME.complete(g, "against necromutant") == f"against necromutant#{g.warriors[1][0]}"


def test_the_card_of_that_name_is_not_spelled_as_a_hidden_one() -> None:
    kind = kind_named("hidden", GAME.cards.read(None))
    named = pack(verbs.CHOOSE, 13, kind)
    assert GAME.parse(GAME.spell(named)) == named
    assert GAME.parse("choose hidden#13") == pack(verbs.CHOOSE, 13, verbs.UNKNOWN)
