"""Special cards of Golgotha."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("05014", "CARTEL ENFORCEMENT", Void("DT-178")),
    card(
        "05018",
        "CLIFFHANGER",
        Play(TO_SAVE, Save(), Which(WARRIOR, OPPONENTS, DOOMTROOPER), ON_TARGET),
        NeverAttacks(OWN_DOOMTROOPER),
    ),
    card(
        "05021",
        "COMBAT FATIGUE",
        Play(Actions(1), ON_ANY_PLAYER, IN_SQUAD, TO_YOUR_TURN),
        Play(Actions(1), ON_ANY_PLAYER, IN_KOHORT, TO_YOUR_TURN),
        Aura(Which(WARRIOR, YOURS, SAME_AREA), Rebases(divisor=(2, 2, 2, 1))),
    ),
    card("05030", "FESTERING WOUNDS", Play(ANYTIME, DiscardEvery(Which(WARRIOR, WOUNDED)))),
    card("05044", "LACK OF FAITH", Give(Which(WARRIOR, BROTHERHOOD)), Has(NO_ATTACK | NEVER_CASTS)),
    card("05046", "LEASHED", Give(DARK_LEGION), AttackPrice(d=5)),
    card("05047", "LEVELED FIELD", Play(Actions(3), DiscardEvery(Which(Not(WARRIOR))))),
    card("05051", "MISSING IN ACTION", Give(ANY_DOOMTROOPER, ANYTIME), OutOfPlay()),
    card(
        "05054",
        "OUT OF FUEL",
        Play(Actions(1), DiscardEvery(Which(VEHICLE))),
    ),
    card("05062", "STOLEN PAPERWORK", Play(Answering(SPECIAL, by=OPPONENTS), TakeOver())),
    card("05064", "SYMMETRY FAILURE", Play(ANYTIME, DiscardEvery(Which(SYMMETRY)))),
    card("05065", "TAX REFUND", Play(Actions(1), Discard(d_times=2), Which(WARRIOR, YOURS))),
    card(
        "05077",
        "UNDYING LOYALTY",
        Give(ANY_DOOMTROOPER),
        Keeps(EVERY_AFFILIATION, NEVER_HERETIC | NEVER_GAINS, undoes=True),
    ),
)
