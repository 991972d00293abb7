"""Apocalypse."""

from __future__ import annotations

from grognard.effects.control import Seq
from grognard.games.doomtrooper.effects.combat import EndCombat
from grognard.games.doomtrooper.effects.reactions import Counter
from grognard.games.doomtrooper.effects.table import Wound
from grognard.games.doomtrooper.plays import (
    A_COMBAT_CARD,
    A_GIFT,
    A_SPELL,
    ANNIHILATED,
    BY_ACTION,
    IN_COMBAT,
    TO_COUNTER,
    Act,
    Give,
)
from grognard.games.doomtrooper.select import IN_COMBAT as FIGHTING
from grognard.games.doomtrooper.select import YOURS, Case, Which
from grognard.games.doomtrooper.statics import ALL_SYMMETRY, GIFTS, THE_ART, Immune
from grognard.games.doomtrooper.words import FIGHT, MISHIMA, NEVER_FIGHTS, WARRIOR

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
}
