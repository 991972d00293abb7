"""Spells of the Art of the base set."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("01091", "ELEMENTAL BALL", Cast(Change(f=2), PerStep(2))),
    card("01092", "ELEMENTAL BOLT", Cast(Change(s=2), PerStep(2))),
    card("01094", "ELEMENTAL WALL", Cast(Change(a=2), PerStep(2))),
    card("01117", "EXORCISE SELF", Cast(ANYTIME, ON_TARGET, TO_YOUR_TURN), WIDE),
    card("01122", "EXPLOSION", Cast(Change(f=5, s=5), PerStep(3))),
    card(
        "01131",
        "FLY",
        Cast(ANYTIME, ON_TARGET, TO_YOUR_TURN),
        Has(UNATTACKABLE),
        Gains(f=2, s=2, a=2, v=2, case=Case(part=AS_ATTACKER)),
    ),
    card("01162", "IMPROVE SELF", Cast(ANYTIME, ON_TARGET, TO_YOUR_TURN), Multiplies(f=2, s=2, a=2, v=2)),
    card(
        "01179",
        "INVULNERABILITY",
        Cast(ANYTIME, ON_TARGET, TO_YOUR_TURN),
        Cast(TO_SAVE, Save(), ON_TARGET, TO_YOUR_TURN),
        Has(INVULNERABLE),
    ),
    card("01191", "LESSER TELEPATHY", Cast(ChangeTactic(), ON_COMBAT)),
    card("01192", "LEVITATION", Cast(Change(f=1, s=1, a=1), PerStep(1))),
    card("01240", "PRESENCE", Cast(Change(a=1, foe=DARK_LEGION), PerStep(1))),
    card("01256", "RESIST ELEMENTS", Cast(Seq(Change(a=1, fixed=True), Change(a=1)), PerStep(2, least=0))),
    card("01281", "SHIELD", Cast(Change(a=1), PerStep(1))),
    card("01290", "SPEED", Cast(StrikeFirst(NONE))),
    card("01297", "STRIKE", Cast(Change(s=1), PerStep(1))),
)
