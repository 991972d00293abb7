"""Equipment of Golgotha."""

from grognard.games.doomtrooper.cards.vocabulary import *

ON_A_BEHEMOTH = Case(bearer=Which(WARRIOR, "pretorian-behemoth"))

PAGE: Page = page(
    card(
        "05010",
        "BEHEMOTH ARMOR",
        Give(Which(WARRIOR, YOURS, "follower-of-algeroth")),
        Gains(a=2),
        Gains(a=4, case=ON_A_BEHEMOTH),
        Has(GIFTS_OF_ALGEROTH, case=ON_A_BEHEMOTH),
    ),
    card(
        "05013", "CARCASS SUIT", Give(OWN_LEGION), Rebases(multiple=(2, 0, 1, 1)), Gains(a=5), Has(NO_OTHER_EQUIPMENT)
    ),
    card(
        "05058",
        "SCRAMBLING DEVICE",
        Give(Which(WARRIOR, YOURS, DOOMTROOPER, Or(HERETIC))),
        Act(Discard(), Which(SPECIAL), ANNIHILATE_ITSELF),
    ),
)
