"""Special cards of Apocalypse."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("06002", "A SECOND CHANCE", Play(ANYTIME, Recover())),
    card("06035", "INNER SHAME", Play(ANYTIME, Discard(), Which(KI))),
    card("06051", "PROMOTED", Give(Which(WARRIOR, DOOMTROOPER, Not(FREELANCER)), ANYTIME), Becomes(COMMANDER)),
    card("06071", "TOTAL WAR!", Void("DT-180")),
)
