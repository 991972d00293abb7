"""Cards of the Dark Symmetry of the base set."""

from grognard.games.doomtrooper.cards.vocabulary import *

OWN_ALGEROTH = Which(WARRIOR, YOURS, LEGION, "follower-of-algeroth")
OWN_DEMNOGONIS = Which(WARRIOR, YOURS, LEGION, "follower-of-demnogonis")
OWN_ILIAN = Which(WARRIOR, YOURS, LEGION, "follower-of-ilian")
OWN_MUAWIJHE = Which(WARRIOR, YOURS, LEGION, "follower-of-muawijhe")
# DT-A64: nobody changes the tactic for ever
CONFUSES = Act(ChangeTactic(), IN_COMBAT, ONCE_A_COMBAT)

PAGE: Page = page(
    card("01024", "BLINDNESS", Give(OWN_LEGION), Weakens(f=2, s=2, blinds=True)),
    card("01054", "CONFUSE", Give(OWN_MUAWIJHE), CONFUSES),
    card("01066", "DARK FIRE", Give(OWN_LEGION), Gains(f=1)),
    card("01070", "DECAY", Give(OWN_DEMNOGONIS), Act(Discard(), Which(EQUIPMENT), PayD(10))),
    card("01071", "DEFORM", Give(OWN_DEMNOGONIS), Weakens(a=2)),
    card("01077", "DIMENSIONAL HOLE", Give(OWN_ILIAN), Has(AUTOKILL)),
    card("01078", "DIMENSIONAL WARP", Give(OWN_ALGEROTH), Has(AUTOKILL)),
    card("01081", "DISRUPT POWER", Give(OWN_ILIAN), Immune(ALL_SYMMETRY | GIFTS | THE_ART)),
    card("01082", "DISTORT", Give(OWN_ALGEROTH), Act(Discard(), Which(EQUIPMENT), PayD(10))),
    card("01149", "HAND OF DEATH", Give(OWN_ILIAN), Gains(f=2, s=2)),
    card("01163", "INDIGESTION", Give(OWN_ALGEROTH), Weakens(a=2)),
    card("01165", "INFECTION", Give(OWN_DEMNOGONIS), Has(AUTOKILL)),
    card("01171", "INSANE DANCE", Give(OWN_MUAWIJHE), Weakens(f=2, s=2)),
    card("01205", "MIND MELT", Give(Which(WARRIOR, YOURS, LEGION, "follower-of-semai")), Gains(f=2, s=2)),
    card("01231", "PORTAL OF DARK HEALING", Give(Which(WARRIOR, YOURS, LEGION, "nepharite")), Act(Heal(), Actions(3))),
    card(
        "01233",
        "PORTAL OF UNDEATH",
        Give(Which(WARRIOR, YOURS, LEGION, "nepharite-of-algeroth")),
        When(HAS_KILLED, FetchWarrior("undead-legionnaire", KOHORT)),
    ),
    card("01257", "RESIST PAIN", Give(OWN_LEGION), Gains(a=1)),
    card("01316", "TERROR", Give(OWN_LEGION), Weakens(a=1)),
    card(
        "01320",
        "TIME DEATH",
        Give(OWN_ILIAN),
        FirstStrike(ALWAYS_FIRST | STOPS),
    ),
    card("01324", "TRUE GATE", Give(OWN_ILIAN), Act(Reinforce(), Which(WARRIOR, YOURS, KOHORT), IN_COMBAT, PayD(10))),
)
