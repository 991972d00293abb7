"""Special cards of Paradise Lost."""

from grognard.games.doomtrooper.cards.vocabulary import *

OWN_PROPHET = Which(WARRIOR, YOURS, trait=PROPHET, area=OUTPOST)
OWN_PATRIARCH = Which(WARRIOR, YOURS, trait=PATRIARCH, side=TRIBAL, area=OUTPOST)
DOOMTROOPER_THERE = Which(WARRIOR, side=DOOMTROOPER, area=OUTPOST)

PAGE: Page = page(
    card("07002", "ANTI-TOXIN", Play(BY_ACTION, Disinfect(), actions=3)),
    card(
        "07012",
        "BURNING LUNGS",
        Play(BY_ACTION, actions=2, lies=ON_GAME),
        Aura(DOOMTROOPER_THERE, Gains(f=-1, s=-1, a=-1)),
    ),
    card(
        "07013",
        "CAPTURED!",
        Play(
            BY_ACTION, Imprison(Which(WARRIOR, area=OUTPOST)), Which(WARRIOR, area=OUTPOST), actions=1, lies=BEFORE_YOU
        ),
    ),
    card(
        "07056",
        "LURKER",
        Give(Which(WARRIOR, side=TRIBAL)),
        Has(LURKS),
        Act(Reinforce(Which(WARRIOR, YOURS, side=TRIBAL))),
        When(HAS_FOUGHT, DiscardThis()),
    ),
    card(
        "07073",
        "OUR TRUE ENEMY IS REVEALED",
        Play(BY_ACTION, NameAffiliation(CRESCENTIA), OWN_PROPHET, actions=1, lies=ON_TARGET),
        Aura(OWN_CRESCENTIA, Gains(f=3, s=3, a=3, case=Case(foe=Which(WARRIOR, named=True))), alone=True),
    ),
    card(
        "07074",
        "OUR WILL IS BEYOND MEASURE",
        Give(OWN_PROPHET),
        Act(Change(f=1), Which(WARRIOR, YOURS, affiliation=CRESCENTIA, part=FIGHTING), per=1),
        Act(Change(s=1), Which(WARRIOR, YOURS, affiliation=CRESCENTIA, part=FIGHTING), per=1),
    ),
    card(
        "07090",
        "RED PLAGUE",
        Play(ANYTIME, InfectOutpost("07090"), on_player=1, own_turn=True),
        Has(DIES_OF_A_BLOW),
        Spreads(at_once=True),
    ),
    card(
        "07111",
        "THE CONVICTION",
        Play(BY_ACTION, on=OWN_LUTHERAN, actions=1, lies=ON_TARGET, until=GONE_AT_YOUR_TURN, needs=OWN_PATRIARCH),
        Rebases(multiple=(3, 3, 3, 1)),
        Has(TAKES_BEARER),
    ),
    card(
        "07112",
        "THE DEFIANCE",
        Play(BY_ACTION, actions=1, lies=BEFORE_YOU, until=TO_YOUR_TURN, needs=OWN_PATRIARCH),
        Aura(OWN_LUTHERAN, Multiplies(f=2, s=2, case=Case(part=AS_DEFENDER)), alone=True),
    ),
    card(
        "07113",
        "THE HOWLING IS UPON US",
        Play(BY_ACTION, actions=1, lies=BEFORE_YOU, until=GONE_AT_YOUR_TURN, needs=OWN_PROPHET),
        Aura(Which(WARRIOR, YOURS), DoublesBeasts(CRESCENTIA)),
    ),
    card(
        "07114",
        "THE PROTECTION",
        Play(BY_ACTION, actions=1, lies=BEFORE_YOU, until=TO_YOUR_TURN, needs=OWN_PATRIARCH),
        Aura(OWN_LUTHERAN, Has(UNHURT_ATTACKING)),
    ),
    card(
        "07120",
        "V-3",
        Play(ANYTIME, Infect("07120"), DOOMTROOPER_THERE, own_turn=True),
        Gains(f=-2, s=-2, a=-2),
        Spreads(worsens=True),
    ),
    card(
        "07123",
        "WITHERING DEATH",
        Play(ANYTIME, Infect("07123"), DOOMTROOPER_THERE, own_turn=True),
        AttackPrice(3),
        Spreads(),
    ),
)
