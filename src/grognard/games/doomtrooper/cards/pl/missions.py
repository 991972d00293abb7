"""Missions of Paradise Lost."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("07100", "SKULL-SEEKER", Give(Which(WARRIOR, ABLE_TO_FIGHT)), Becomes("skull-seeker")),
)
