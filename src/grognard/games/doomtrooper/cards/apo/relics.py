"""Relics of Apocalypse."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("06024", "EYE OF ALGEROTH", Give(OWN_HERETIC), Has(MANY_SYMMETRY | TAKES_SYMMETRY)),
    card(
        "06059",
        "SOUL WELL",
        Give(Which(WARRIOR, YOURS, "follower-of-ilian")),
        Tallies(KILLS, f=1, s=1, a=1),
        Aura(Which(WARRIOR, "follower-of-ilian"), Has(ANNIHILATES, case=Case(foe=ANY_DOOMTROOPER))),
        When(WAS_KILLED, CountKill(Which(WARRIOR, "follower-of-ilian")), ANY_DOOMTROOPER),
    ),
)
