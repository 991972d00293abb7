"""Paradise Lost."""

from __future__ import annotations

from grognard.games.doomtrooper.select import AS_ATTACKER, YOURS, Case, Which
from grognard.games.doomtrooper.statics import AUTOKILL, NO_BEASTS, Aura, Gains, Has
from grognard.games.doomtrooper.words import WARRIOR

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
}
