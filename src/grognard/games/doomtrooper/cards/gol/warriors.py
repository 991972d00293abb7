"""Warriors of Golgotha."""

from grognard.games.doomtrooper.cards.vocabulary import *

YOUR_INFANTRY = Which(WARRIOR, YOURS, "infantry", Not(PERSONALITY))

PAGE: Page = page(
    card("05060", "SERGEANT CARTER", Aura(YOUR_INFANTRY, Gains(f=4, s=4, a=4)), Aura(YOUR_INFANTRY, Has(NO_SERGEANT))),
)
