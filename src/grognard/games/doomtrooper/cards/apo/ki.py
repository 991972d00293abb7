"""Ki powers of Apocalypse."""

from grognard.games.doomtrooper.cards.vocabulary import *

FIGHTING_HAND_TO_HAND = Case(part=FIGHTING, tactic=FIGHT)

PAGE: Page = page(
    card("06003", "ADAMANTIUM WILL", Give(OWN_MISHIMA), Has(NO_AUTOKILL | UNHARMED_BY_SPECIALS)),
    card(
        "06008",
        "AURA OF MYSTICAL RESISTANCE",
        Give(OWN_MISHIMA),
        Immune(THE_ART | ALL_SYMMETRY | GIFTS, attachments=True),
        Act(Counter(), Answering(ART, SYMMETRY), PayD(6)),
    ),
    card(
        "06033",
        "HANDS OF STONE",
        Give(OWN_MISHIMA, NotWith("06068")),
        Act(EndCombat(), IN_COMBAT, FIGHTING_HAND_TO_HAND),
        Act(Seq(Counter(), EndCombat()), Answering(A_COMBAT_CARD), FIGHTING_HAND_TO_HAND),
    ),
    card(
        "06038",
        "KANJI'S LUCKY SENSE",
        Give(OWN_MISHIMA),
        FirstStrike(),
        Has(DENIES_FIRST),
        Act(Counter(), Answering(SPECIAL, on_user=True), PayD(6)),
    ),
    card("06040", "KI SELF HEALING", Give(OWN_MISHIMA), Has(HEALS_IN_COVER)),
    card("06041", "KI TELEPORTATION", Give(Which(WARRIOR, YOURS, MISHIMA, "shadow-walker")), Has(ANY_WARZONE)),
    card("06057", "SHADOW WALK", Give(OWN_MISHIMA), Becomes("shadow-walker"), FirstStrike()),
    card("06061", "SUPREME CONCENTRATION", Give(OWN_MISHIMA), GainsOfFoe(S)),
    card(
        "06067", "THE CROW'S PIERCING GLANCE", Give(OWN_MISHIMA), Act(Change(a=-1, of_foe=True), IN_COMBAT, PerStep(1))
    ),
    card(
        "06068",
        "THE MONGOOSE'S ARTFUL DODGE",
        Give(OWN_MISHIMA, NotWith("06033")),
        Act(EndCombat(), IN_COMBAT, Case(part=FIGHTING, tactic=SHOOT)),
        Act(Seq(Counter(), EndCombat()), Answering(A_COMBAT_CARD), Case(part=FIGHTING, tactic=SHOOT)),
    ),
    card("06069", "THE MONKEY'S FOOT", Give(OWN_MISHIMA), GainsOfFoe(A)),
    card("06070", "TORONAGA'S RAGING MIGHT", Give(OWN_MISHIMA), GainsOfFoe(F)),
    card(
        "06080",
        "YORAMA'S DEFLECTING HANDS",
        Give(OWN_MISHIMA),
        Act(Discard(after_blow=True), Which(EQUIPMENT, WEAPON, OF_FOE), IN_COMBAT, BEFORE_TACTIC, ONCE_A_COMBAT),
    ),
)
