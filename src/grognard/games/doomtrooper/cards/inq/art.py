"""Spells of the Art of Inquisition."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("02014", "ATTACK PREDICTION", Cast(EndCombat(undone=True), PayD(6), ANY_COMBATANT)),
    card("02046", "DISPOSE", Cast(Actions(3), Each(Discard()), ANY_WARRIOR, PerTarget(15))),
    card(
        "02052",
        "ELEMENTAL ALTERATION",
        Cast(ANYTIME, BEFORE_YOU, TO_YOUR_TURN),
        Aura(ANY_WARRIOR, Gains(f=-1, s=-1, a=1), present=True),
    ),
    card("02054", "ENLARGE", Cast(Change(f=2, s=2, a=2, v=2), PerStep(6))),
    card("02055", "ENVISION", Cast(Actions(1), Discard(), Which(WARRIOR, LEGION, IN_COVER))),
    card("02056", "EQUILIBRIUM", Cast(ANYTIME, Each(Discard()), Which(SPECIAL), PerTarget(3, first_free=True))),
    card(
        "02061",
        "EXORCISE INJURIES",
        Cast(ANYTIME, Heal(), Which(WARRIOR, DOOMTROOPER, WOUNDED)),
        Cast(TO_SAVE, Save(wounded=True), ANY_DOOMTROOPER),
    ),
    card("02066", "FIST OF FURY", Cast(Change(f=1, s=1, a=1, divided=True), PerStep(1))),
    card("02107", "PACIFISM", Cast(DiscardEvery(ANY_COMBATANT), ON_COMBAT)),
    card("02113", "PRESS", Cast(EndCombat(hurting=True), ON_COMBAT)),
    card(
        "02137", "SUMMON SPELL", Cast(ANYTIME, FetchSpell(GRAVE), PayD(2)), Cast(ANYTIME, FetchSpell(LIBRARY), PayD(4))
    ),
)
