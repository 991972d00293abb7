"""DT-343: the sideboard between the games of a match."""

from __future__ import annotations

import pytest

from grognard.core.game import InputError
from grognard.core.match import Match
from grognard.games.doomtrooper.decks import copies, deck_from, problems, shipped, write
from grognard.games.doomtrooper.decks.exchange import LIBRARY, SIDEBOARD, card_meant, check, move, moves, swap
from grognard.games.doomtrooper.facts import facts
from grognard.games.doomtrooper.game import GAME
from grognard.text import LANGUAGES

LEGION = shipped()["legion"]
OUT = card_meant(LEGION.library, "Kratach")[1]
IN = card_meant(LEGION.sideboard, "Retreat!")[1]


def refusal(error: pytest.ExceptionInfo[InputError]) -> list[str]:
    """A refusal in every language."""
    return [GAME.speech.tongue(lang).mistake(error.value.saying, error.value.words) for lang in LANGUAGES]


def test_cards_move_between_library_and_sideboard_and_back() -> None:
    """DT-343: both parts are changed, the cards of both together are not."""
    half = move(LEGION, 2, OUT, SIDEBOARD)
    assert half.sizes == (58, 27)
    whole = move(half, 2, IN, LIBRARY)
    assert whole.sizes == (60, 25)
    assert moves(LEGION, whole) == (((2, OUT),), ((2, IN),))
    assert not problems(whole)
    back = swap(whole, [(2, IN)], [(2, OUT)])
    assert copies(back.library) == copies(LEGION.library)
    assert copies(back.sideboard) == copies(LEGION.sideboard)


def test_the_sideboard_has_its_25_cards_again() -> None:
    """DT-343, DT-A51: as many come in as leave, and no fewer than 25 stay beside."""
    for changed in (move(LEGION, 1, OUT, SIDEBOARD), move(LEGION, 1, IN, LIBRARY)):
        with pytest.raises(InputError, match=r"must have 25 again.*\(DT-343\)") as refused:
            check(LEGION, changed)
        assert all("DT-343" in said and "25" in said for said in refusal(refused))
    everything = LEGION
    for count, code in LEGION.sideboard:
        everything = move(everything, count, code, LIBRARY)
    assert not problems(everything), "85 cards and no sideboard would be a deck"
    with pytest.raises(InputError, match="has 0 cards and must have 25"):
        check(LEGION, everything)


def test_more_cards_than_there_are_do_not_move() -> None:
    """DT-343, DT-331: so the copies over library and sideboard stay what they were (DT-A50)."""
    with pytest.raises(InputError, match=r"The library has KRATACH 3×, not 4× \(DT-343\)"):
        move(LEGION, 4, OUT, SIDEBOARD)
    with pytest.raises(InputError, match=r"The sideboard has KRATACH 0×, not 1× \(DT-343\)") as refused:
        move(LEGION, 1, OUT, LIBRARY)
    assert all("Kratach 0" in said or "Kratach este" in said for said in refusal(refused))


def test_a_deck_without_a_sideboard_has_nothing_to_exchange() -> None:
    """DT-343: its players have agreed on none."""
    bare = deck_from({"name": "bare", "library": LEGION.library})
    with pytest.raises(InputError, match="no sideboard"):
        check(bare, move(bare, 1, OUT, SIDEBOARD))


def test_the_match_is_played_with_the_cards_that_were_brought() -> None:
    """DT-343: what comes over a wire is the same cards, however they are written."""
    row = next(iter(GAME.decks.played({"decks": "legion,imperial", "restricted": False}, 2, 1)))
    changed = GAME.decks.exchange(row, write(swap(LEGION, [(1, OUT)], [(1, IN)])))
    assert changed["name"] == LEGION.name
    assert sum(n for n, _ in changed["library"]) == 60
    with pytest.raises(InputError, match=r"cards brought to it.*DT-343"):
        GAME.decks.exchange(row, write(shipped()["imperial"]))
    with pytest.raises(InputError, match="No Such Card"):
        GAME.decks.exchange(row, write(LEGION) + "1 No Such Card\n")
    with pytest.raises(InputError, match="lines"):
        GAME.decks.exchange(row, "1 Kratach\n" * 300)


def test_a_deck_is_listed_as_it_can_be_sent_back() -> None:
    for deck in GAME.decks.played({"decks": "legion,imperial", "restricted": False}, 2, 1):
        library, sideboard = ([f"{n} {slug}" for n, slug in part] for part in GAME.decks.contents(deck))
        same = GAME.decks.exchange(deck, "\n".join([*library, "Sideboard:", *sideboard]))
        assert (same["library"], same["sideboard"]) == (deck["library"], deck["sideboard"])


def test_decks_by_lot_stay_the_same_for_the_whole_match() -> None:
    for named in ("random", "scrambled"):
        match = Match(GAME, "tournament", 2, 9, {"decks": named})
        rows = GAME.decks.played(match.options, 2, match.seed)
        again = Match(GAME, "tournament", 2, 9, {"decks": list(rows)})
        assert sorted(match.state.library[0] + match.state.hand[0]) == sorted(
            again.state.library[0] + again.state.hand[0]
        )


@pytest.mark.parametrize(
    ("words", "count", "name"),
    [("2 kratach", 2, "KRATACH"), ("krat", 1, "KRATACH"), ("3x Undead Leg", 3, "UNDEAD LEGIONNAIRE")],
)
def test_a_card_is_named_as_shortly_as_the_deck_allows(words: str, count: int, name: str) -> None:
    found, code = card_meant(LEGION.library, words)
    assert (found, facts()[code].name) == (count, name)


@pytest.mark.parametrize(
    ("words", "said"),
    [("leg", "BLESSED LEGIONNAIRE, UNDEAD LEGIONNAIRE"), ("0 kratach", "as in"), ("", "as in"), ("qwx", "'qwx'")],
)
def test_a_card_that_cannot_be_meant_is_said(words: str, said: str) -> None:
    with pytest.raises(InputError, match=said) as refused:
        card_meant(LEGION.library, words)
    assert len(set(refusal(refused))) == len(LANGUAGES)
