"""Fortifications of Apocalypse."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("06010", "BOARD ROOM", Build(IN_SQUAD), Act(FetchWarrior(LEADER, SQUAD), Actions(3), ANNIHILATE_ITSELF)),
    card("06011", "BOOT CAMP", Build(IN_SQUAD), Build(IN_KOHORT), Act(Enlist(4), Uses(5))),
    card("06020", "DISCREET MEETING ROOM", Build(IN_SQUAD), Aura(Which(WARRIOR, YOURS, FREELANCER), Has(EARNS_P))),
    card(
        "06025",
        "FACTORY RETROFIT",
        Build(IN_SQUAD, SEVERAL),
        Build(IN_KOHORT, SEVERAL),
        When(AT_DRAW, Gain(d=3, for_each=Which(FORTIFICATION, "factory", YOURS, SAME_AREA))),
    ),
    card(
        "06026",
        "FORTIFIED ENTRENCHMENT",
        Build(IN_SQUAD, ON_ANY_PLAYER),
        Build(IN_KOHORT, ON_ANY_PLAYER),
        Aura(Which(WARRIOR, SAME_AREA, AS_DEFENDER), Gains(a=2)),
        Aura(Which(WARRIOR, SAME_AREA, AS_DEFENDER), Gains(a=2), each=True),
        Opens(EQUIPMENT, ON_ITSELF),
    ),
    card(
        "06052",
        "PROTECTIVE WALL",
        Build(IN_SQUAD),
        Build(IN_KOHORT),
        Act(Shelter(3), Which(WARRIOR, YOURS, SAME_AREA), Actions(1)),
        Act(Emerge(), Which(WARRIOR, YOURS)),
    ),
    card("06055", "SANCTUARY", Build(IN_SQUAD), Aura(OWN_DOOMTROOPER, Has(DISCARDED_INSTEAD))),
)
