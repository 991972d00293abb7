"""Special cards of Inquisition."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("02074", "HEIST", Play(ANYTIME, TakeEquipment(), Which(EQUIPMENT))),
    card("02115", "REASSIGNMENT", Play(BY_ACTION, Reassign(), ANY_WARRIOR, actions=1)),
    card("02127", "SMELL OF WAR", Play(BEFORE_ACTIONS, lies=BEFORE_TARGET, until=TO_YOUR_TURN), MoreAttacks(2)),
    card("02173", "WAVE OF RIGHTEOUSNESS", Play(ANYTIME, Each(Discard()), ANY_WARRIOR, per=10, each=True)),
)
