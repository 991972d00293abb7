"""Special cards of Paradise Lost."""

from grognard.games.doomtrooper.cards.vocabulary import *

OWN_PROPHET = Which(WARRIOR, YOURS, PROPHET, OUTPOST)
OWN_PATRIARCH = Which(WARRIOR, YOURS, TRIBAL, PATRIARCH, OUTPOST)
DOOMTROOPER_THERE = Which(WARRIOR, DOOMTROOPER, OUTPOST)

PAGE: Page = page(
    card("07002", "ANTI-TOXIN", Play(Actions(3), Disinfect())),
    card("07012", "BURNING LUNGS", Play(Actions(2), ON_GAME), Aura(DOOMTROOPER_THERE, Gains(f=-1, s=-1, a=-1))),
    card(
        "07013", "CAPTURED!", Play(Actions(1), Imprison(Which(WARRIOR, OUTPOST)), Which(WARRIOR, OUTPOST), BEFORE_YOU)
    ),
    card("07025", "CURBED", Give(DARK_LEGION), Has(D_ONLY)),
    card("07051", "INOCULATIONS", Play(Actions(1), BEFORE_YOU), Aura(Which(WARRIOR, YOURS), Immune(VIRUSES))),
    card(
        "07055",
        "LOYAL TO THE LEGION",
        Play(ANYTIME, ON_GAME, NOT_IN_COMBAT),
        Aura(Which(WARRIOR, HERETIC), NeverAttacks(DARK_LEGION)),
    ),
    card(
        "07056",
        "LURKER",
        Give(Which(WARRIOR, TRIBAL)),
        Has(LURKS),
        Act(Reinforce(Which(WARRIOR, YOURS, TRIBAL))),
        When(HAS_FOUGHT, DiscardThis()),
    ),
    card(
        "07073",
        "OUR TRUE ENEMY IS REVEALED",
        Play(Actions(1), NameAffiliation(CRESCENTIA), OWN_PROPHET, ON_TARGET),
        Aura(OWN_CRESCENTIA, Gains(f=3, s=3, a=3, case=Case(foe=Which(WARRIOR, OF_NAMED_AFFILIATION))), alone=True),
    ),
    card(
        "07074",
        "OUR WILL IS BEYOND MEASURE",
        Give(OWN_PROPHET),
        Act(Change(f=1), Which(WARRIOR, YOURS, CRESCENTIA, FIGHTING), PerStep(1)),
        Act(Change(s=1), Which(WARRIOR, YOURS, CRESCENTIA, FIGHTING), PerStep(1)),
    ),
    card("07086", "PROPHETIC VISION", Give(OWN_CRESCENTIA, ANYTIME), Becomes(PROPHET)),
    card("07087", "RAMPAGE!", Play(IN_COMBAT, DoubleWeapon(beast=True), Which(BEAST), BorneBy(ANY_COMBATANT))),
    card(
        "07090",
        "RED PLAGUE",
        Play(ANYTIME, InfectOutpost("07090"), ON_ANY_PLAYER, IN_YOUR_TURN),
        Has(DIES_OF_A_BLOW),
        Spreads(at_once=True),
    ),
    card("07095", "RUSTLERS!", Play(ANYTIME, TakeEquipment(Which(WARRIOR, YOURS, OUTPOST)), Which(BEAST))),
    card("07110", "THE CALLING", Give(OWN_LUTHERAN, ANYTIME), Becomes(PATRIARCH)),
    card(
        "07111",
        "THE CONVICTION",
        Play(Actions(1), OWN_LUTHERAN, ON_TARGET, GONE_AT_YOUR_TURN, Needs(OWN_PATRIARCH)),
        Rebases(multiple=(3, 3, 3, 1)),
        Has(TAKES_BEARER),
    ),
    card(
        "07112",
        "THE DEFIANCE",
        Play(Actions(1), BEFORE_YOU, TO_YOUR_TURN, Needs(OWN_PATRIARCH)),
        Aura(OWN_LUTHERAN, Multiplies(f=2, s=2, case=Case(part=AS_DEFENDER)), alone=True),
    ),
    card(
        "07113",
        "THE HOWLING IS UPON US",
        Play(Actions(1), BEFORE_YOU, GONE_AT_YOUR_TURN, Needs(OWN_PROPHET)),
        Aura(Which(WARRIOR, YOURS), DoublesBeasts(CRESCENTIA)),
    ),
    card(
        "07114",
        "THE PROTECTION",
        Play(Actions(1), BEFORE_YOU, TO_YOUR_TURN, Needs(OWN_PATRIARCH)),
        Aura(OWN_LUTHERAN, Has(UNHURT_ATTACKING)),
    ),
    card(
        "07120",
        "V-3",
        Play(ANYTIME, Infect("07120"), DOOMTROOPER_THERE, IN_YOUR_TURN),
        Gains(f=-2, s=-2, a=-2),
        Spreads(worsens=True),
    ),
    card(
        "07123",
        "WITHERING DEATH",
        Play(ANYTIME, Infect("07123"), DOOMTROOPER_THERE, IN_YOUR_TURN),
        AttackPrice(3),
        Spreads(),
    ),
)
