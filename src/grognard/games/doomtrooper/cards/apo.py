"""Apocalypse."""

from __future__ import annotations

from grognard.effects.control import Seq
from grognard.games.doomtrooper.effects.combat import EndCombat
from grognard.games.doomtrooper.effects.piles import CountKill, Recover
from grognard.games.doomtrooper.effects.reactions import Counter
from grognard.games.doomtrooper.effects.table import Wound
from grognard.games.doomtrooper.plays import (
    A_COMBAT_CARD,
    A_GIFT,
    A_SPELL,
    ANNIHILATED,
    ANYTIME,
    BY_ACTION,
    IN_COMBAT,
    TO_COUNTER,
    WAS_KILLED,
    Act,
    Give,
    Play,
    When,
)
from grognard.games.doomtrooper.select import (
    IN_COMBAT as FIGHTING,
)
from grognard.games.doomtrooper.select import (
    YOURS,
    Case,
    Which,
)
from grognard.games.doomtrooper.statics import (
    ALL_SYMMETRY,
    ANNIHILATES,
    AUTOKILL,
    D_ONLY,
    GIFTS,
    HEALS_IN_COVER,
    THE_ART,
    Aura,
    Gains,
    Has,
    Immune,
    Tallies,
)
from grognard.games.doomtrooper.words import (
    DOOMTROOPER,
    FIGHT,
    FREELANCER,
    MISHIMA,
    NEVER_FIGHTS,
    WARRIOR,
)

FIGHTING_HAND_TO_HAND = Case(part=FIGHTING, tactic=FIGHT)
OWN_MISHIMA = Which(WARRIOR, YOURS, affiliation=MISHIMA)

CARDS: dict[str, tuple[object, ...]] = {
    # equipment
    "06007": (
        Give(),
        Act(
            Wound(earns=True),
            Which(WARRIOR, lacking=NEVER_FIGHTS),
            timing=BY_ACTION,
            attacks=1,
            itself=ANNIHILATED,
        ),
    ),
    # Ki powers
    "06008": (
        Give(OWN_MISHIMA),
        Immune(THE_ART | ALL_SYMMETRY | GIFTS, attachments=True),
        Act(Counter(), timing=TO_COUNTER, d=6, counters=A_SPELL | A_GIFT),
    ),
    "06033": (
        Give(OWN_MISHIMA, not_with="06068"),
        Act(EndCombat(), timing=IN_COMBAT, case=FIGHTING_HAND_TO_HAND),
        Act(Seq(Counter(), EndCombat()), timing=TO_COUNTER, counters=A_COMBAT_CARD, case=FIGHTING_HAND_TO_HAND),
    ),
    # freelancers, and what was annihilated
    "06002": (Play(ANYTIME, Recover()),),
    "06028": (
        Has(D_ONLY),
        Aura(Which(WARRIOR, trait=FREELANCER, but_itself=True), Gains(f=5, s=5, a=5)),
        Aura(Which(WARRIOR, trait=FREELANCER, but_itself=True), Has(AUTOKILL)),
    ),
    "06040": (Give(Which(WARRIOR, YOURS, affiliation=MISHIMA)), Has(HEALS_IN_COVER)),
    "06059": (
        Give(Which(WARRIOR, YOURS, keyword="follower-of-ilian")),
        Tallies(f=1, s=1, a=1),
        Aura(
            Which(WARRIOR, keyword="follower-of-ilian"),
            Has(ANNIHILATES, case=Case(foe=Which(WARRIOR, side=DOOMTROOPER))),
        ),
        When(
            WAS_KILLED,
            CountKill(Which(WARRIOR, keyword="follower-of-ilian")),
            about=Which(WARRIOR, side=DOOMTROOPER),
        ),
    ),
}
