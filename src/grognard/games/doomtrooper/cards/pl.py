"""Paradise Lost."""

from __future__ import annotations

from grognard.games.doomtrooper.effects.combat import Reinforce
from grognard.games.doomtrooper.effects.table import DiscardThis
from grognard.games.doomtrooper.plays import HAS_FOUGHT, Act, Give, When
from grognard.games.doomtrooper.select import AS_ATTACKER, IN_FIGHT, YOURS, Case, Which
from grognard.games.doomtrooper.statics import (
    ALWAYS_FIRST,
    ANNIHILATES,
    AUTOKILL,
    IN_SPITE,
    LURKS,
    NO_BEASTS,
    Aura,
    FirstStrike,
    Gains,
    Has,
    Refuses,
)
from grognard.games.doomtrooper.words import EQUIPMENT, TRIBAL, WARRIOR, WEAPON

CARDS: dict[str, tuple[object, ...]] = {
    # warriors: Lutheran Triad
    "07018": (Has(AUTOKILL),),
    # Crescentia
    "07054": (Has(NO_BEASTS),),
    # Sons of Rasputin
    "07053": (Gains(f=4, s=4, a=4, case=Case(part=AS_ATTACKER)),),
    "07097": (),
    # Templars
    "07035": (Has(AUTOKILL),),
    "07048": (Has(AUTOKILL), Aura(Which(WARRIOR, YOURS, keyword="horde-trooper"), Gains(f=2, s=2, a=2))),
    "07049": (Has(AUTOKILL),),
    "07099": (Has(AUTOKILL | ANNIHILATES), Refuses(EQUIPMENT, WEAPON)),
    # first strike
    "07019": (FirstStrike(ALWAYS_FIRST, case=IN_FIGHT),),
    "07021": (FirstStrike(ALWAYS_FIRST | IN_SPITE, case=IN_FIGHT),),
    "07109": (FirstStrike(),),
    # reinforcement
    "07056": (
        Give(Which(WARRIOR, side=TRIBAL)),
        Has(LURKS),
        Act(Reinforce(Which(WARRIOR, YOURS, side=TRIBAL))),
        When(HAS_FOUGHT, DiscardThis()),
    ),
}
