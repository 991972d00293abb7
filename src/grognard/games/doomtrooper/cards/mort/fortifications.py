"""Fortifications of Mortificator."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("04024", "CLUB ARKADIN", Play(Actions(1), BEFORE_YOU), Aura(Which(WARRIOR, GENERAL), Gains(f=5, s=5, a=5))),
    card(
        "04048",
        "GOLGOTHA'S CITADEL",
        Build(IN_KOHORT),
        Has(ANNIHILATED_INSTEAD),
        Aura(Which(WARRIOR, YOURS, "follower-of-algeroth"), Has(AUTOKILL)),
    ),
    card(
        "04109",
        "THE STAHLER PALACE",
        Build(IN_KOHORT),
        Aura(Which(WARRIOR, OPPONENTS, Not("mortificator")), AttackPrice(d=10, prey=OWN_HERETIC)),
    ),
)
