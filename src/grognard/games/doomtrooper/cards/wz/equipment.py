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
        Play(BY_ACTION, actions=1, lies=IN_KOHORT),
        Act(Discard(), Which(WARZONE), timing=BY_ACTION, actions=3),
        Act(Discard(), Which(FORTIFICATION), timing=BY_ACTION, actions=3),
    ),
)
