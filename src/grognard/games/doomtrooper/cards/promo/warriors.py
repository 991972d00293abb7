"""Warriors of the promotional cards."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("08011", "MICHAELIS THE APOSTATE", ALL_ASPECTS, Has(ANY_GIFT)),
    card("08012", "NEPHARITE WARLORD", Aura(Which(WARRIOR, YOURS, "undead-legionnaire"), Gains(s=5)), Has(AUTOKILL)),
    card("08013", "NICHOLAI", Has(AUTOKILL), Casts("manipulation", "exorcism", "personal-combat-spell")),
    card("08017", "RAGATHOL", Aura(OWN_HERETIC, Has(ANNIHILATES, case=Case(foe=ANY_DOOMTROOPER)), area=KOHORT)),
    card("08020", "WOLFE IN THE HEAT", WIDE, Keeps(never=NEVER_HERETIC), Has(HEALED_AT_ONCE)),
)
