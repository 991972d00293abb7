"""How scenarios of Doomtrooper are written: short notation, and positions that no game can reach."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import InputError
from grognard.games.doomtrooper.cards import catalogue
from grognard.games.doomtrooper.model.bonds import BOND, UNIT
from grognard.games.doomtrooper.model.infections import INFECTION
from grognard.games.doomtrooper.model.notation import spell_answer
from grognard.games.doomtrooper.model.notes import EXPIRES_AT, EXPIRES_FOR, noted
from grognard.games.doomtrooper.model.options import Options
from grognard.games.doomtrooper.parsing import parse_answer
from grognard.games.doomtrooper.queries.ratings import rating
from grognard.games.doomtrooper.staging.naming import complete
from grognard.games.doomtrooper.staging.position import arrange
from grognard.games.doomtrooper.table.protocol import DoomtrooperState
from grognard.games.doomtrooper.words import GONE, WITH_GAME

CARDS = catalogue()


def options(values: dict[str, Any] | None = None) -> Options:
    return Options(values or {})


def position(given: dict[str, Any], seats: int = 2) -> DoomtrooperState:
    return arrange(given, seats, 1, options(), CARDS)


def test_every_option_is_spelled_and_read_back() -> None:
    g = position(
        {"p1": {"warriors": ["golden-lion", "samurai"], "hand": ["combat-armor"]}, "p2": {"warriors": ["samurai"]}}
    )
    for action in g.options:
        assert parse_answer(spell_answer(action, CARDS), CARDS) == action


def test_a_name_that_two_cards_bear_is_refused_with_both() -> None:
    g = position({"p1": {"warriors": ["samurai", {"card": "samurai", "as": "other"}]}})
    with pytest.raises(InputError, match="samurai may be samurai#0, samurai#1"):
        complete(g, "cover samurai")
    assert complete(g, "cover other") == "cover samurai#1"
    assert complete(g, "cover samurai#0") == "cover samurai#0"
    assert complete(g.copy(), "cover other") == "cover samurai#1"


@pytest.mark.parametrize(
    ("given", "mistake"),
    [
        ({"p3": {}}, "given: unknown key"),
        ({"p1": {"hand": ["no such card"]}}, "p1: hand: there is no card"),
        ({"p1": {"warriors": ["combat-armor"]}}, "it is no warrior"),
        ({"p1": {"warriors": [{"card": "necromutant", "area": "squad"}]}}, "does not belong into the squad"),
        ({"p1": {"warriors": [{"card": "young-guard", "covered": True}]}}, "may never be in cover"),
        ({"p1": {"warriors": [{"card": "samurai", "hidden": True, "with": ["combat-armor"]}]}}, "no attachments"),
        ({"p1": {"warriors": [{"card": "samurai", "with": ["dark-fire"]}]}}, "cannot be given to samurai"),
        ({"p1": {"warriors": ["tatsu"]}, "p2": {"warriors": ["tatsu"]}}, "tatsu is in play twice"),
        ({"p1": {"cards": ["longshore", "longshore"]}}, "longshore lies there twice"),
        ({"p1": {"cards": ["combat-armor"]}}, "neither in an area nor before a player"),
        ({"p1": {"p": 40}}, "the game is over"),
        ({"actions": {"standard": 4}}, "at most 3"),
        ({"actions": {"extra": ["free"]}}, "actions: extra"),
        ({"step": "tea"}, "step: expected"),
        ({"round": 0}, "round"),
    ],
)
def test_what_no_game_can_look_like_is_refused(given: dict[str, Any], mistake: str) -> None:
    with pytest.raises(InputError, match=mistake):
        position(given)


def played(given: dict[str, Any], *answers: str) -> DoomtrooperState:
    """A position after some answers, whoever is asked."""
    g = position(given)
    for words in answers:
        g.apply(parse_answer(complete(g, words), CARDS))
    return g


def of_others(*warriors: Any) -> dict[str, Any]:
    return {"warriors": list(warriors)}


UNITS = ["aide-de-camp", {"card": "hussar", "as": "one"}, {"card": "hussar", "as": "two"}, "dragoon"]
AT_OUTPOST = {"card": "hussar", "area": "outpost", "as": "prey"}


@pytest.mark.parametrize(
    ("given", "before", "answers"),
    [
        (
            {"p1": {"warriors": [{"card": "aide-de-camp", "unit": "hussar"}, *UNITS[1:]]}},
            {"p1": {"warriors": UNITS}},
            ["use aide-de-camp 1", "choose one"],
        ),
        (
            {"p1": of_others("hussar", {"card": "bodyguard", "guards": "hussar"})},
            {"p1": of_others("hussar", "bodyguard")},
            ["use bodyguard 1", "choose hussar"],
        ),
        (
            {"p1": {"cards": ["protective-wall"], **of_others({"card": "hussar", "behind": "protective-wall"})}},
            {"p1": {"cards": ["protective-wall"], **of_others("hussar")}},
            ["use protective-wall 1", "choose hussar"],
        ),
        (
            {"p1": {"cards": ["captured"]}, "p2": of_others({**AT_OUTPOST, "prisoner_of": "captured"})},
            {"p1": {"hand": ["captured"]}, "p2": of_others(AT_OUTPOST)},
            ["play captured", "choose prey"],
        ),
        (
            {"p2": of_others({**AT_OUTPOST, "viruses": ["v-3"]}), "p1": of_others("samurai")},
            {"p2": of_others(AT_OUTPOST), "p1": {"hand": ["v-3"], **of_others("samurai")}},
            ["play v-3", "choose prey"],
        ),
        (
            {"p1": of_others({"card": "mystic", "with": ["fly"]}), "p2": of_others("samurai")},
            {"p1": {"hand": ["fly"], **of_others("mystic")}, "p2": of_others("samurai")},
            ["play fly"],
        ),
        (
            {"p1": {"cards": [{"card": "training", "area": "squad"}], **of_others("hussar")}},
            {"p1": {"hand": ["training"], **of_others("hussar")}},
            ["play training 1", "player p1"],
        ),
        (
            {"p1": {"cards": [{"card": "training", "area": "squad", "before": "p2"}]}, "p2": of_others("hussar")},
            {"p1": {"hand": ["training"]}, "p2": of_others("hussar")},
            ["play training 1", "player p2"],
        ),
        (
            {"p1": {"cards": ["burning-lungs"], **of_others("hussar")}},
            {"p1": {"hand": ["burning-lungs"], **of_others("hussar")}},
            ["play burning-lungs"],
        ),
    ],
    ids=["unit", "ward", "wall", "prisoner", "virus", "spell", "training", "theirs", "game"],
)  # fmt: skip
def test_staged_bonds_and_durations_are_as_if_just_played(
    given: dict[str, Any], before: dict[str, Any], answers: list[str]
) -> None:
    written, reached = position(given), played(before, *answers)

    def facts(g: DoomtrooperState) -> list[Any]:
        """The bonds between cards, by the names of the cards and not by their slots."""

        def name(slot: int) -> str:
            return CARDS.codes[g.kind[slot]]

        bonds = [
            (g.bonds[k], name(g.bonds[k + 1]), g.bonds[k + 2] if g.bonds[k] == UNIT else name(g.bonds[k + 2]))
            for k in range(0, len(g.bonds), BOND)
        ]
        sick = [(name(g.infections[k]), *g.infections[k + 1 : k + 4]) for k in range(0, len(g.infections), INFECTION)]
        timed = [(name(s), noted(g, s, EXPIRES_FOR), noted(g, s, EXPIRES_AT)) for s in g.expiring_cards]
        lie = sorted((name(s), g.place[s], g.flags[s], g.control[s]) for s in g.all_slots() if g.place[s] != GONE)
        ratings = sorted((name(w), [rating(g, w, r) for r in range(4)]) for row in g.warriors for w in row)
        return [bonds, sick, timed, lie, ratings]

    assert facts(written) == facts(reached)
    assert any([written.bonds, written.infections, written.expiring_cards, WITH_GAME in written.place])


@pytest.mark.parametrize(
    ("given", "mistake"),
    [
        ({"p1": of_others({"card": "aide-de-camp", "unit": "samurai"})}, "unit: it cannot lead 'samurai'"),
        ({"p1": of_others({"card": "hussar", "unit": "hussar"})}, "unit: it cannot lead"),
        ({"p1": of_others({"card": "hussar", "guards": "dragoon"}, "dragoon")}, "cannot be assigned to dragoon"),
        ({"p1": of_others({"card": "bodyguard", "guards": "dragoon"})}, "expected one card on the table, found 0"),
        ({"p1": of_others({"card": "hussar", "prisoner_of": "dragoon"}, "dragoon")}, "dragoon cannot hold it"),
        ({"p1": of_others({"card": "hussar", "behind": "dragoon"}, "dragoon")}, "dragoon does not shelter it"),
        ({"p1": of_others({"card": "hussar", "viruses": ["heist"]})}, "expected a virus, found 'heist'"),
        ({"p1": of_others({"card": "hussar", "viruses": "v-3"})}, "expected a list of viruses"),
        ({"p1": of_others({"card": "hussar", "viruses": ["v-3", "v-3"]})}, "or has it already"),
        ({"p1": of_others({"card": "hussar", "with": ["fly"]})}, "fly: it cannot be given to hussar"),
        ({"p1": {"cards": [{"card": "heimburg", "area": "game"}]}}, "area: expected"),
    ],
)
def test_a_bond_that_no_play_makes_is_refused(given: dict[str, Any], mistake: str) -> None:
    with pytest.raises(InputError, match=mistake):
        position(given)


def test_a_virus_has_its_owner_and_its_toll() -> None:
    g = position({"p1": of_others({"card": "hussar", "viruses": [{"card": "red-plague", "owner": "p1", "toll": 3}]})})
    assert g.infections[2:] == [0, 3]


def test_a_card_with_a_duration_leaves_when_its_time_is_over() -> None:
    g = played(
        {"p1": of_others({"card": "mystic", "with": ["fly"]}), "p2": {"library": [], **of_others("samurai")}},
        "end",
        "end",
    )
    assert g.active == 0
    assert [CARDS.codes[kind] for kind in g.grave[0]] == ["01131"]
