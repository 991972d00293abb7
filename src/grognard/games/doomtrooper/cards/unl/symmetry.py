"""Cards of the Dark Symmetry of the base set."""

from grognard.games.doomtrooper.cards.vocabulary import *

OWN_ALGEROTH = Which(WARRIOR, YOURS, LEGION, "follower-of-algeroth")

PAGE: Page = page(
    card("01024", "BLINDNESS", Give(OWN_LEGION), Weakens(f=2, s=2, blinds=True)),
    card("01066", "DARK FIRE", Give(OWN_LEGION), Gains(f=1)),
    card("01078", "DIMENSIONAL WARP", Give(OWN_ALGEROTH), Has(AUTOKILL)),
    card("01082", "DISTORT", Give(OWN_ALGEROTH), Act(Discard(), Which(EQUIPMENT), PayD(10))),
    card("01163", "INDIGESTION", Give(OWN_ALGEROTH), Weakens(a=2)),
    card("01257", "RESIST PAIN", Give(OWN_LEGION), Gains(a=1)),
    card("01316", "TERROR", Give(OWN_LEGION), Weakens(a=1)),
    card(
        "01320",
        "TIME DEATH",
        Give(Which(WARRIOR, YOURS, LEGION, "follower-of-ilian")),
        FirstStrike(ALWAYS_FIRST | STOPS),
    ),
)
