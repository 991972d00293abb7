"""Matches and tables of earlier versions: each plays out the same, or says which rule or card has changed."""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard.core.changes import Outdated
from grognard.core.game import Change, Game, InputError
from grognard.core.match import Match, fingerprint, load_match
from grognard.games.doomtrooper.cards import all_cards
from grognard.games.doomtrooper.game import DoomtrooperGame, DoomtrooperSpeech
from grognard.games.rush.game import RushGame, RushSpeech
from grognard.server.errors import TableError
from grognard.server.table import FROZEN, OVER, PLAYING
from grognard.text import LANGUAGES, sayings
from tests.server.room import Room, Time, play
from tests.support import DOOMTROOPER, GAMES, RUSH, random_game, random_match

KEPT = sorted((Path(__file__).parent / "earlier").glob("*.jsonl.gz"))
STORE = Path(__file__).parent / "earlier" / "tables.db.gz"


def is_named(sentence: str, game: Game, recorded: str, lang: str) -> bool:
    """Whether a sentence names the versions and a rule or card that has changed since."""
    since = [one for one in game.speech.changes() if one.version > int(recorded)]
    cards = [game.cards.find(code) for one in since for code in one.cards]
    names = [number for one in since for number in one.rules]
    names += [game.speech.tongue(lang).card(card) for card in cards if card is not None]
    return recorded in sentence and game.version in sentence and any(name in sentence for name in names)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.name.split(".")[0])
def test_a_match_of_before_plays_out_the_same_or_says_what_has_changed(path: Path) -> None:
    text = gzip.decompress(path.read_bytes()).decode()
    head, closing = (json.loads(line) for line in (text.splitlines()[0], text.splitlines()[-1]))
    game = grognard.load(head["game"])
    assert head["rules"] != game.version
    found: Match | Outdated
    try:
        found = load_match(text, grognard.load)
    except Outdated as outdated:
        found = outdated
    if isinstance(found, Outdated):
        for lang in LANGUAGES:
            assert is_named(found.said(lang, sayings(lang)), game, head["rules"], lang)
        assert is_named(str(found), game, head["rules"], "en")
    else:
        assert found.recorded == head["rules"]
        assert len(found.answers) == len(text.splitlines()) - 2
        assert closing.get("score", [0.0] * found.seats) == list(found.state.score())
        assert json.loads(found.save().splitlines()[0])["rules"] == game.version


def opens(path: Path) -> bool:
    try:
        load_match(gzip.decompress(path.read_bytes()).decode(), grognard.load)
    except Outdated:
        return False
    return True


def test_some_matches_of_before_still_play_out_and_some_do_not() -> None:
    assert {opens(path) for path in KEPT} == {True, False}


def test_a_store_of_before_opens_with_every_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tables.db").write_bytes(gzip.decompress(STORE.read_bytes()))

    async def scene(room: Room, time: Time) -> None:
        hub = room.hub
        rows = hub.store.db.execute("SELECT id FROM tables").fetchall()
        assert len(rows) == 7
        assert len(hub.tables.open) == 4  # that were not over
        for (id,) in rows:
            table = hub.tables.find(id)
            assert table is not None
            recorded = table.rules.split()[0]
            assert recorded != table.game.version
            assert [seat.name for seat in table.seats] == ["Ann", "Bob"]
            assert table.phase in (PLAYING, OVER, FROZEN)
            assert (id in hub.tables.open) == (table.phase != OVER)
            for lang, sentence in table.why.items():
                assert is_named(sentence, table.game, recorded, lang)
                watcher = await room.person(None, table, lang=lang)
                assert watcher.heard()[0]["why"] == sentence
            if table.phase == OVER:
                assert table.ended
                assert sum(table.score or ()) == 1
                assert b'"score"' in hub.replays.file(id) or table.ended == "resigned"
                if table.match is None:
                    with pytest.raises(TableError, match="version"):
                        hub.replays.step(table, 0, None, "en")
                else:
                    assert hub.replays.step(table, 1, None, "en").steps == len(table.match.answers)
            else:
                assert (table.match is None) == (table.phase == FROZEN) == bool(table.why)
        assert not (tmp_path / "reports").exists()

    play(tmp_path, monkeypatch, scene)


# How it is found out, with changes made up for it. Speech is made with the game, because only the interpreted
# engine can make one of a class of its own.


class OtherRushSpeech(RushSpeech):
    """What Rush has to say of its changes some versions from now."""

    def changes(self) -> Sequence[Change]:
        said = {lang: f"new in {lang}" for lang in LANGUAGES}
        return [Change(8, ("RUSH-064",), (), said), Change(9, ("RUSH-001",), ("engineers",), said)]


class OtherRush(RushGame):
    """Rush some versions from now."""

    version = "9"

    def __init__(self) -> None:
        type(self).speech = OtherRushSpeech()


class OtherDoomtrooperSpeech(DoomtrooperSpeech):
    """Every card has changed."""

    def changes(self) -> Sequence[Change]:
        said = {lang: f"new in {lang}" for lang in LANGUAGES}
        return [Change(9, (), (code,), said) for code in all_cards()]


class OtherDoomtrooper(DoomtrooperGame):
    """Doomtrooper some versions from now."""

    version = "9"

    def __init__(self) -> None:
        type(self).speech = OtherDoomtrooperSpeech()


class AskingRushSpeech(OtherRushSpeech):
    """One change asks for something else, and one is of another variant."""

    def changes(self) -> Sequence[Change]:
        said = {lang: f"new in {lang}" for lang in LANGUAGES}
        return [
            Change(9, ("RUSH-001",), (), said),
            Change(9, ("RUSH-002",), (), said, variants=("solitaire",), asks=("act",)),
            Change(9, ("RUSH-003",), (), said, asks=("act",)),
        ]


class AskingRush(OtherRush):
    """Rush with other changes."""

    def __init__(self) -> None:
        type(self).speech = AskingRushSpeech()


def later(text: str, game: Game) -> Match:
    """A match saved today, as a later version opens it."""
    return load_match(text, lambda name: game)


def spoiled(match: Match, at: int, **fields: Any) -> str:
    """A saved match with another line in place of one."""
    lines = [json.loads(line) for line in match.save().splitlines()]
    lines[at].update(fields)
    return "\n".join(json.dumps(line) for line in lines)


@pytest.mark.interpreted
def test_a_later_version_plays_it_again_and_says_so() -> None:
    match = random_match(2, 5, 40)
    found = later(match.save(), OtherRush())
    assert (found.recorded, found.game.version) == (RUSH.version, "9")
    assert found.answers == match.answers


@pytest.mark.interpreted
def test_the_rule_that_refuses_an_answer_is_blamed_for_it() -> None:
    match = Match(RUSH, "standard", 2, 3)
    match.play(match.state.options[0])
    with pytest.raises(Outdated) as stopped:
        later(spoiled(match, 1, answer="target p2 base 1"), OtherRush())
    said = [stopped.value.said(lang, sayings(lang)) for lang in LANGUAGES]
    assert said[0] == (
        f"This game was played under version {RUSH.version} of the rules; version 9 has changed RUSH-064 (new in en),"
        " so answer 1 (target p2 base 1) is no longer possible."
    )
    assert all("RUSH-064 (new in" in one and "RUSH-001" not in one for one in said)


@pytest.mark.interpreted
def test_the_question_asked_instead_points_to_its_change_and_other_variants_to_none() -> None:
    match = Match(RUSH, "standard", 2, 3)
    match.play(match.state.options[0])
    with pytest.raises(Outdated) as stopped:
        later(spoiled(match, 1, answer="discard engineers"), AskingRush())
    assert [one.rules for one in stopped.value.changes] == [("RUSH-003",)]
    with pytest.raises(Outdated) as stopped:
        later(spoiled(random_match(2, 8), -1, score=[0.25, 0.75]), AskingRush())
    assert [one.rules for one in stopped.value.changes] == [("RUSH-001",), ("RUSH-003",)]


@pytest.mark.interpreted
def test_another_end_names_everything_that_has_changed() -> None:
    match = random_match(2, 8)
    with pytest.raises(Outdated, match=r"RUSH-064.*RUSH-001, Engineers"):
        later(spoiled(match, -1, score=[0.25, 0.75]), OtherRush())
    with pytest.raises(Outdated, match="RUSH-064"):
        later(spoiled(random_match(2, 8, 30), -1, finished=True, score=[1, 0]), OtherRush())


@pytest.mark.interpreted
def test_another_seat_than_before_or_none_is_a_change_too() -> None:
    match = random_match(2, 5, 40)
    with pytest.raises(Outdated, match="version 9 has changed"):
        later(spoiled(match, 3, seat=1 - match.seats_answering[2]), OtherRush())
    over = random_match(2, 8)
    lines = over.save().splitlines()
    more = "\n".join([*lines[:-1], lines[-2], lines[-1]])
    with pytest.raises(Outdated, match="version 9 has changed"):
        later(more, OtherRush())


@pytest.mark.interpreted
def test_a_card_that_has_changed_is_blamed_where_it_is_played_or_lies_in_a_deck() -> None:
    game = OtherDoomtrooper()
    match = random_game(DOOMTROOPER, "tournament", 2, 1, 60, decks="bauhaus,legion")
    with pytest.raises(Outdated) as stopped:
        later(spoiled(match, 1, answer="play heist", seat=match.seats_answering[0]), game)
    assert "Heist (new in en)" in stopped.value.said("en", sayings("en"))
    with pytest.raises(Outdated) as stopped:
        later(spoiled(match, 1, answer="end the world"), game)
    present = game.cards.present(match.beginning())
    assert {code for one in stopped.value.changes for code in one.cards} == present
    assert len(present) < len(game.speech.changes())


@pytest.mark.interpreted
@pytest.mark.parametrize("version", ["10", "0", "-1", "x", 3, None])
def test_a_version_that_never_was_or_is_yet_to_come_is_refused(version: object) -> None:
    with pytest.raises(InputError, match="line 1: rules: this program has versions up to 9"):
        later(spoiled(random_match(2, 5, 4), 0, rules=version), OtherRush())


@pytest.mark.interpreted
def test_the_cards_of_an_earlier_match_are_those_it_was_begun_with() -> None:
    match = random_match(2, 5, 4)
    cheap = [str(RUSH.cards.read(None).source[0]).replace("cost = 5", "cost = 4"), {}]
    with pytest.raises(InputError, match="cards_digest"):
        later(spoiled(match, 0, cards=cheap), OtherRush())
    with pytest.raises(InputError, match="cards_digest"):
        later(spoiled(match, 0, rules="1", cards_digest=fingerprint(["2", cheap])), OtherRush())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_version_says_what_it_has_changed(game: Game) -> None:
    changes = game.speech.changes()
    assert {one.version for one in changes} == set(range(2, int(game.version) + 1))
    numbers = {rule.number for rule in game.speech.rules()}
    for one in changes:
        assert one.rules or one.cards
        assert set(one.rules) <= numbers, one.rules
        assert None not in [game.cards.find(code) for code in one.cards], one.cards
        assert set(one.variants) <= set(game.variants)
        assert all(f"ask.{question}" in sayings_of(game) for question in one.asks), one.asks
        assert all(text and text == text.strip(" .") for text in one.texts.values())
        assert set(one.texts) == set(LANGUAGES)


def sayings_of(game: Game) -> Mapping[str, str]:
    found: Mapping[str, str] = import_module(f"grognard.games.{game.name}.text.en").SAYINGS
    return found
