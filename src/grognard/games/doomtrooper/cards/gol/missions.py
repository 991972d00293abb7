"""Missions of Golgotha."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "05036",
        "HONOR THE EMPEROR",
        Play(Actions(1), ON_ANY_PLAYER, BEFORE_TARGET),
        When(ENTERED, Gain(p=1, who=HOLDER), Which(WARRIOR, MISHIMA)),
    ),
    card("05079", "YAHOO!", Give(Which(WARRIOR, DOOMTROOPER, Or(HERETIC))), KillMission(ANY_WARRIOR, 2, kept=True)),
)
