"""Classes of cards: every condition is looked at, and none asks for ratings where ratings depend on it."""

from __future__ import annotations

import pytest

from grognard.games.doomtrooper.cards.page import card
from grognard.games.doomtrooper.language.parts import Aboard, Having, Not, Or, TotalAtMost, ValueAtLeast, ValueAtMost
from grognard.games.doomtrooper.language.plays import Opens
from grognard.games.doomtrooper.language.powers import AUTOKILL, NO_AUTOKILL
from grognard.games.doomtrooper.language.selectors import Case, Which
from grognard.games.doomtrooper.language.statics import Aura, Gains, GainsPer, Has
from grognard.games.doomtrooper.language.terms import (
    ABLE_TO_FIGHT,
    ACTING_ON_USER,
    AFOOT,
    AIRSHIP,
    AS_ATTACKER,
    BAUHAUS,
    COMRADE,
    DOOMTROOPER,
    EQUIPMENT,
    HAS_OUTDONE,
    HEALTHY,
    HERETIC,
    IMPRISONED,
    IN_A_FIGHT,
    IN_COVER,
    IN_WARZONE,
    MAIN,
    NOT_ITS_KIND,
    OF_FOE,
    OF_LOWER_VALUE,
    OF_NAMED_AFFILIATION,
    PLACED,
    RIDING_BEAST,
    SAME_AREA,
    SQUAD,
    WAIVES_BEARER,
    WARRIOR,
    WEAPON,
    WITH_A_GIFT,
    WOUNDED,
    YOURS,
)

# What is looked at for every class, or beside another field
ALWAYS_ASKED = {
    "type",
    "or_types",
    "proper",
    "whose",
    "shared",
    "but_itself",
    "or_keywords",
    "not_aboard",
    "considered",
}
SUMS = {"typed", "plain", "wider", "is_rated", "is_rare"}
EXAMPLES = {
    "side": Which(DOOMTROOPER),
    "affiliation": Which(BAUHAUS),
    "trait": Which(HERETIC),
    "lacking": Which(Not(HERETIC)),
    "no_affiliation": Which(Not(BAUHAUS)),
    "keyword": Which("clansman"),
    "unlike": Which(Not("clansman")),
    "area": Which(SQUAD),
    "part": Which(AS_ATTACKER),
    "wounded": Which(WOUNDED),
    "but_its_kind": Which(NOT_ITS_KIND),
    "at_most": Which(ValueAtMost(0)),
    "at_least": Which(ValueAtLeast(1)),
    "total_at_most": Which(TotalAtMost(7)),
    "same_area": Which(SAME_AREA),
    "covered": Which(IN_COVER),
    "riding": Which(RIDING_BEAST),
    "named": Which(OF_NAMED_AFFILIATION),
    "healthy": Which(HEALTHY),
    "comrade": Which(COMRADE),
    "capable": Which(ABLE_TO_FIGHT),
    "tactic": Which(IN_A_FIGHT),
    "or_trait": Which(DOOMTROOPER, Or(HERETIC)),
    "afoot": Which(AFOOT),
    "in_zone": Which(IN_WARZONE),
    "prisoner": Which(IMPRISONED),
    "victor": Which(HAS_OUTDONE),
    "of_foe": Which(OF_FOE),
    "acting": Which(ACTING_ON_USER),
    "armed": Which(WEAPON),
    "gifted": Which(WITH_A_GIFT),
    "main": Which(MAIN),
    "placed": Which(PLACED),
    "but_type": Which(Not(WARRIOR)),
    "aboard": Which(Aboard(AIRSHIP)),
    "having": Which(Having(AIRSHIP)),
    "lower": Which(OF_LOWER_VALUE),
}


@pytest.mark.interpreted
def test_every_condition_of_a_class_is_looked_at() -> None:
    assert set(Which.__slots__) - ALWAYS_ASKED - SUMS == set(EXAMPLES)
    for which in EXAMPLES.values():
        assert which.typed or not which.plain or which.is_rated
    plain = Which(WARRIOR, YOURS)
    assert plain.plain
    assert not plain.typed
    assert not plain.is_rated


@pytest.mark.parametrize("which", [EXAMPLES[field] for field in ("at_least", "capable", "total_at_most", "lower")])
def test_what_ratings_depend_on_asks_for_no_ratings(which: Which) -> None:
    with pytest.raises(ValueError, match="may not ask for ratings"):
        card("03035", "CYRIL DENT", Gains(f=1, case=Case(foe=which)))
    with pytest.raises(ValueError, match="may not ask for ratings"):
        Case(bearer=which)
    with pytest.raises(ValueError, match="may not ask for ratings"):
        Aura(which, Gains(f=1))
    with pytest.raises(ValueError, match="may not ask for ratings"):
        Aura(Which(WARRIOR), Gains(f=1), bearer=which)
    with pytest.raises(ValueError, match="may not ask for ratings"):
        GainsPer(which, f=1)
    with pytest.raises(ValueError, match="may not ask for ratings"):
        Opens(EQUIPMENT, which, WAIVES_BEARER)


def test_automatic_killing_alone_depends_on_ratings() -> None:
    overwhelming = Case(overwhelms=True)
    assert card("03035", "CYRIL DENT", Has(AUTOKILL, case=overwhelming)).abilities
    for static in (Gains(f=1, case=overwhelming), Has(AUTOKILL | NO_AUTOKILL, case=overwhelming)):
        with pytest.raises(ValueError, match="may not ask for ratings"):
            card("03035", "CYRIL DENT", static)
        with pytest.raises(ValueError, match="may not ask for ratings"):
            card("03035", "CYRIL DENT", Aura(Which(WARRIOR), static))
