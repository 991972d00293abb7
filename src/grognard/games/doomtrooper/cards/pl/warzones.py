"""Warzones of Paradise Lost."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "07015",
        "CENTRAL EUROPE",
        Build(IN_OUTPOST),
        DefendedBy(Which(WARRIOR, affiliation=CRESCENTIA)),
        Aura(Which(WARRIOR, part=AS_DEFENDER, riding=BEAST), Gains(f=3, s=3, a=3), here=True),
    ),
    card(
        "07026",
        "EASTERN EUROPE",
        Build(IN_OUTPOST),
        DefendedBy(Which(WARRIOR, affiliation=RASPUTIN)),
        Aura(Which(WARRIOR, part=AS_DEFENDER, riding=EQUIPMENT), Gains(f=3, s=3, a=3), here=True),
    ),
    card(
        "07104",
        "SOUTHERN EUROPE",
        Build(IN_OUTPOST),
        DefendedBy(Which(WARRIOR, affiliation=TEMPLARS)),
        Aura(DEFENDING, Gains(f=3, s=3, a=3, case=Case(foe=Which(WARRIOR, side=TRIBAL))), here=True),
    ),
)
