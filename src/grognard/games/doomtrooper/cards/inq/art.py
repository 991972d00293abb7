"""Spells of the Art of Inquisition."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("02046", "DISPOSE", Cast(Each(Discard()), 15, BY_ACTION, ANY_WARRIOR, actions=3, each=True)),
    card("02054", "ENLARGE", Cast(Change(f=2, s=2, a=2, v=2), 6)),
    card("02055", "ENVISION", Cast(Discard(), 0, BY_ACTION, Which(WARRIOR, side=LEGION, covered=True), actions=1)),
    card(
        "02061",
        "EXORCISE INJURIES",
        Cast(Heal(), 0, ANYTIME, Which(WARRIOR, side=DOOMTROOPER, wounded=True)),
        Cast(Save(wounded=True), 0, TO_SAVE, ANY_DOOMTROOPER),
    ),
    card(
        "02137",
        "SUMMON SPELL",
        Cast(FetchSpell(GRAVE), timing=ANYTIME, d=2),
        Cast(FetchSpell(LIBRARY), timing=ANYTIME, d=4),
    ),
)
