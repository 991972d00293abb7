"""Fortifications of Inquisition."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("02063", "FACTORY", Build(IN_SQUAD, SEVERAL), Build(IN_KOHORT, SEVERAL), When(AT_DRAW, Gain(d=1))),
    card("02078", "HIDEOUT", Build(IN_KOHORT), Aura(OWN_HERETIC, Gains(a=2))),
    card("02084", "INDUSTRIAL COMPLEX", Build(IN_SQUAD, SEVERAL), Build(IN_KOHORT, SEVERAL), When(AT_DRAW, Gain(d=3))),
    card("02123", "SEWERS", Build(IN_KOHORT), Aura(OWN_HERETIC, Has(ATTACKS_AFTER_COVER))),
    card("02146", "THE BURROUGHS CATHEDRAL", Build(IN_SQUAD), Aura(OWN_DOOMTROOPER, Casts("premonition"))),
    card("02150", "THE FUKIDO CATHEDRAL", Build(IN_SQUAD), Aura(OWN_DOOMTROOPER, Casts("mentalism"))),
    card("02151", "THE GIBSON CATHEDRAL", Build(IN_SQUAD), Aura(OWN_DOOMTROOPER, Casts("changeling"))),
    card("02152", "THE HEIMBURG CATHEDRAL", Build(IN_SQUAD), Aura(OWN_DOOMTROOPER, Casts("exorcism"))),
    card("02154", "THE LONGSHORE CATHEDRAL", Build(IN_SQUAD), Aura(OWN_DOOMTROOPER, Casts("elements"))),
    card("02155", "THE SAN DORADO CATHEDRAL", Build(IN_SQUAD), Aura(OWN_DOOMTROOPER, Casts("manipulation"))),
    card("02158", "THE STONE ARCHIVES", Build(IN_SQUAD), Aura(OWN_DOOMTROOPER, Casts("summoning"))),
    card("02160", "THE VOLKSBURG CATHEDRAL", Build(IN_SQUAD), Aura(OWN_DOOMTROOPER, Casts("kinetics"))),
)
