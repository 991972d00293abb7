"""Warzones of Paradise Lost."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "07015",
        "CENTRAL EUROPE",
        Build(IN_OUTPOST),
        DefendedBy(Which(WARRIOR, CRESCENTIA)),
        Aura(Which(WARRIOR, AS_DEFENDER, RIDING_BEAST), Gains(f=3, s=3, a=3), here=True),
    ),
    card(
        "07026",
        "EASTERN EUROPE",
        Build(IN_OUTPOST),
        DefendedBy(Which(WARRIOR, RASPUTIN)),
        Aura(Which(WARRIOR, AS_DEFENDER, RIDING_VEHICLE), Gains(f=3, s=3, a=3), here=True),
    ),
    card(
        "07104",
        "SOUTHERN EUROPE",
        Build(IN_OUTPOST),
        DefendedBy(Which(WARRIOR, TEMPLARS)),
        Aura(DEFENDING, Gains(f=3, s=3, a=3, case=Case(foe=Which(WARRIOR, TRIBAL))), here=True),
    ),
)
