"""Equipment of Warzone."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "03059",
        "GT OFFROAD B52",
        Give(OWN_DOOMTROOPER),
        Gains(s=2, a=2),
        Has(NO_OTHER_EQUIPMENT),
        FirstStrike(ALWAYS_FIRST, case=IN_SHOOT),
    ),
    card(
        "03127",
        "UNHOLY CARRONADE",
        Play(Actions(1), IN_KOHORT),
        Act(Discard(), Which(WARZONE), Actions(3)),
        Act(Discard(), Which(FORTIFICATION), Actions(3)),
    ),
)
