"""Fortifications of Apocalypse."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "06026",
        "FORTIFIED ENTRENCHMENT",
        Build(IN_SQUAD, on_player=1),
        Build(IN_KOHORT, on_player=1),
        Aura(Which(WARRIOR, part=AS_DEFENDER, same_area=True), Gains(a=2)),
        Aura(Which(WARRIOR, part=AS_DEFENDER, same_area=True), Gains(a=2), each=True),
        Opens(EQUIPMENT, itself=True),
    ),
    card(
        "06052",
        "PROTECTIVE WALL",
        Build(IN_SQUAD),
        Build(IN_KOHORT),
        Act(Shelter(3), Which(WARRIOR, YOURS, same_area=True), timing=BY_ACTION, actions=1),
        Act(Emerge(), Which(WARRIOR, YOURS)),
    ),
)
