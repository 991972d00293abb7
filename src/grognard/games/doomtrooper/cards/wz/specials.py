"""Special cards of Warzone."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("03006", "ARTILLERY SUPPORT", Play(IN_COMBAT, Change(s=5, foe=Which(WARRIOR, AFOOT)), ANY_COMBATANT)),
    card(
        "03023",
        "CLAN MEMBERSHIP",
        Give(Which(WARRIOR, DOOMTROOPER, Not(CYBERTRONIC)), ANYTIME),
        Becomes("clansman"),
        Gains(f=2, s=2),
    ),
    card("03024", "CLEANSING FLAME", Play(ANYTIME, Discard(), DARK_LEGION, PayD(8))),
    card("03025", "CLOSE AIR SUPPORT", Play(IN_COMBAT, Change(f=5, foe=Which(WARRIOR, AFOOT)), ANY_COMBATANT)),
    card(
        "03027",
        "CODE OF HONOR",
        Give(ANY_DOOMTROOPER, ANYTIME),
        Becomes(BAUHAUS),
        Gains(f=2, s=2),
        NeverAttacks(Which(WARRIOR, DOOMTROOPER, OF_LOWER_VALUE)),
    ),
    card("03031", "COMMANDO RAID", Play(IN_COMBAT, IgnoreFortifications())),
    card("03037", "DEATH ROW", Play(Actions(1), Discard(), Which(WARRIOR, IMPRISONED), PAY_VALUE)),
    card(
        "03042",
        "ELITE TROOPER",
        Give(Which(WARRIOR, DOOMTROOPER, ValueAtMost(4)), Actions(2)),
        Rebases(multiple=(2, 2, 2, 2)),
    ),
    card("03046", "FAULTY SUPPLIES", Play(Answering(EQUIPMENT), Counter(discards=True))),
    card("03048", "FIZZLE", Play(Answering(ART), Counter(discards=True))),
    card("03053", "GRAND ASSAULT", Play(ANYTIME, Assault())),
    card("03054", "GRAND TACTICIAN", Void("DT-110")),
    card(
        "03058",
        "GRIM REAPER",
        Give(Which(WARRIOR, LEGION, Not("kadaver"), ValueAtMost(4)), Actions(2)),
        Multiplies(f=2, s=2, a=2, v=2),
    ),
    card("03062", "HERO AWARD", Give(Which(WARRIOR, DOOMTROOPER, HAS_OUTDONE), ANYTIME), Gains(f=3, s=3, a=3, v=3)),
    card("03067", "HONOR AWARD", Give(Which(WARRIOR, DOOMTROOPER, HAS_OUTDONE), ANYTIME), Gains(f=1, s=1, a=1)),
    card(
        "03083",
        "MINEFIELD",
        Play(
            IN_COMBAT,
            Seq(Wound(earns=True), EndCombat()),
            Which(WARRIOR, AS_ATTACKER, MAIN, IN_A_FIGHT),
            Needs(Which(WARRIOR, YOURS, AS_DEFENDER, MAIN)),
        ),
    ),
    card("03086", "NATURAL DISASTER", Play(ANYTIME, Discard(), Which(WARZONE))),
    card(
        "03095",
        "PROGRAMMED",
        Play(Actions(1), TakeWarrior(SQUAD), ANY_DOOMTROOPER, PAY_VALUE, ON_TARGET),
        Becomes(CYBERTRONIC, Not(EVERY_AFFILIATION)),
        NARROW,
        Has(NEVER_CASTS),
    ),
    card(
        "03100",
        "RECRUITMENT",
        Play(Actions(1), TakeWarrior(SQUAD), Which(WARRIOR, DOOMTROOPER, Not(CYBERTRONIC)), PAY_VALUE, ON_TARGET),
        Becomes(BROTHERHOOD, Not(EVERY_AFFILIATION)),
        ALL_ASPECTS,
    ),
    card("03104", "SECRET ASSASSIN", Play(ANYTIME, Discard(), ANY_DOOMTROOPER, PayD(8))),
    card("03108", "SHELTER OF THE CROWD", Play(IN_COMBAT, Seq(EndCombat(), AttackAtOnce(ANOTHER)))),
    card(
        "03111",
        "SPECIAL FORCES TRAINING",
        Give(Which(WARRIOR, DOOMTROOPER, Not(PERSONALITY))),
        Act(Discard(), Which(SPECIAL), Actions(3)),
    ),
    card(
        "03114",
        "STRATEGIC BOMBING",
        Play(
            ANYTIME,
            DiscardEvery(Which(FORTIFICATION, OneOf("factory", "industrial-complex", "factory-retrofit"))),
        ),
    ),
    card(
        "03116",
        "SUDDEN DEATH",
        Play(
            IN_COMBAT,
            Discard(),
            Which(WARRIOR, DOOMTROOPER, AS_ATTACKER, MAIN, IN_A_FIGHT),
            Needs(Which(WARRIOR, YOURS, LEGION, AS_DEFENDER, MAIN)),
        ),
    ),
    card("03123", "THE UNOFFICIAL DOCTRINE", Void("DT-A28")),
)
