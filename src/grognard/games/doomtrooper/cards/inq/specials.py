"""Special cards of Inquisition."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("02074", "HEIST", Play(ANYTIME, TakeEquipment(), Which(EQUIPMENT))),
    card("02115", "REASSIGNMENT", Play(Actions(1), Reassign(), ANY_WARRIOR)),
    card("02127", "SMELL OF WAR", Play(BEFORE_ACTIONS, BEFORE_TARGET, TO_YOUR_TURN), MoreAttacks(2)),
    card("02173", "WAVE OF RIGHTEOUSNESS", Play(ANYTIME, Each(Discard()), ANY_WARRIOR, PerTarget(10))),
)
