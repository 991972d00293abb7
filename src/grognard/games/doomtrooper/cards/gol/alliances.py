"""Alliances of Golgotha."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("05008", "BAUHAUS", Ally(), Aura(OWN_BAUHAUS, Has(KEEPS_EQUIPMENT))),
    card("05012", "CAPITOL", Ally(), Opens(WARRIOR, CAPITOL)),
    card("05023", "CYBERTRONIC", Ally(), Aura(OWN_CYBERTRONIC, Has(ANY_EQUIPMENT))),
    card("05039", "IMPERIAL", Ally(), Aura(OWN_IMPERIAL, Has(HEALED_AT_ONCE, case=Case(foe=DARK_LEGION)))),
    card("05050", "MISHIMA", Ally(), Aura(OWN_MISHIMA, Gains(f=5, s=5, a=5, case=Case(foe=DARK_LEGION)))),
    card(
        "05067",
        "THE BROTHERHOOD",
        Ally(),
        Aura(OWN_BROTHERHOOD, ALL_ASPECTS),
        Aura(OWN_BROTHERHOOD, Has(SPELLS_FOR_OTHERS)),
    ),
    card("05068", "THE DARK LEGION", Ally(), Opens(SYMMETRY, OWN_LEGION, WAIVES_BEARER, FOR_NO_D)),
)
