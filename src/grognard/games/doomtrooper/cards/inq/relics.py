"""Relics of Inquisition."""

from grognard.games.doomtrooper.cards.vocabulary import *

SMALLER_SERVANTS = Which(
    WARRIOR,
    YOURS,
    OneOf(
        "undead-legionnaire", "screaming-legionnaire", "blessed-legionnaire", "legionnaire-of-semai", "child-of-ilian"
    ),
)

PAGE: Page = page(
    card(
        "02010",
        "ARCHETYPAL TIMEPIECE",
        Give(OWN_BAUHAUS, Seq(Stay(), StandardAction())),
        When(AT_TURN, StandardAction()),
        Act(StandardAction(), PayD(5), ONCE_A_TURN),
    ),
    card(
        "02012",
        "ARMOR OF THE TRUE ASSASSIN",
        Give(OWN_DOOMTROOPER),
        Gains(a=4),
        Becomes("mortificator"),
        Has(AUTOKILL),
        FirstStrike(),
    ),
    card("02013", "ARMOR OF UNHOLINESS", Give(OWN_LEGION), Gains(a=4), Immune(THE_ART), Has(ANY_GIFT)),
    card(
        "02025",
        "BRINGER OF LIGHT",
        Give(OWN_BROTHERHOOD),
        Gains(f=7, a=3, case=IN_FIGHT),
        Has(AUTOKILL, case=Case(tactic=FIGHT, foe=DARK_LEGION)),
        Aura(OWN_BROTHERHOOD, Has(SPELLS_FOR_OTHERS), bearer=Which(WARRIOR, "cardinal")),
    ),
    card(
        "02034",
        "CODEX OF CONCEALED PERCEPTION",
        Give(OWN_BROTHERHOOD),
        Aura(OWN_BROTHERHOOD, ALL_ASPECTS),
        Aura(OWN_BROTHERHOOD, Has(SPELLS_FOR_OTHERS)),
    ),
    card(
        "02038",
        "DAI-SHO OF THE ANCIENT EMPERORS",
        Give(OWN_MISHIMA),
        Gains(f=6, case=IN_FIGHT),
        Aura(OWN_MISHIMA, Has(FROM_COVER)),
    ),
    card("02068", "FRAGMENT OF THE TRUE CHIP", Give(OWN_CYBERTRONIC), Levels()),
    card("02086", "KRYNSTON'S SKULL", Give(OWN_LEGION), Aura(OWN_LEGION, Bounty(1, ANY_WARRIOR, points=4, rival=True))),
    card(
        "02102",
        "NECROMAKINA",
        Give(Which(FORTIFICATION, YOURS, "citadel", KOHORT)),
        When(WAS_KILLED, Raise(LEGION, KOHORT), ANY_DOOMTROOPER, YOU_MAY),
    ),
    card(
        "02106", "ORB OF THE SMALLER SERVANTS", Give(OWN_LEGION), Aura(SMALLER_SERVANTS, Rebases(multiple=(3, 3, 3, 3)))
    ),
    card(
        "02120",
        "SCROLL OF UNHOLY INVOCATION",
        Give(OWN_LEGION),
        Act(FetchWarrior(APOSTLE, KOHORT), Actions(3), ANNIHILATE_ITSELF),
    ),
    card("02145", "THE BLACK GATE", Give(OWN_LEGION), Act(Reinforce(), OWN_LEGION, IN_COMBAT, PayD(5))),
    card(
        "02153",
        "THE LIBER HERETICUS",
        Give(Which(WARRIOR, YOURS, BROTHERHOOD, ValueAtLeast(6)), Seq(Stay(), DiscardEvery(Which(WARRIOR, HERETIC)))),
        Bans(HERETIC),
    ),
    card(
        "02157",
        "THE SHILLELAGH",
        Give(OWN_IMPERIAL),
        Gains(f=4, case=IN_FIGHT),
        Act(Discard(), Which(WARRIOR, Not(PERSONALITY), Not(IMPERIAL)), Actions(3), PayD(5)),
    ),
    card(
        "02170",
        "VAULT OF UNHOLY RESTORATION",
        Give(OWN_LEGION),
        Aura(Which(WARRIOR, YOURS, LEGION, NOT_ITSELF), Has(EQUIPMENT_RETURNS)),
    ),
)
