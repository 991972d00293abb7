"""Relics of Inquisition."""

from grognard.games.doomtrooper.cards.vocabulary import *

SMALLER_SERVANTS = Which(
    WARRIOR,
    YOURS,
    keyword="undead-legionnaire",
    or_keywords=("screaming-legionnaire", "blessed-legionnaire", "legionnaire-of-semai", "child-of-ilian"),
)

PAGE: Page = page(
    card(
        "02010",
        "ARCHETYPAL TIMEPIECE",
        Give(OWN_BAUHAUS, do=Seq(Stay(), StandardAction())),
        When(AT_TURN, StandardAction()),
        Act(StandardAction(), d=5, once=ONCE_A_TURN),
    ),
    card("02013", "ARMOR OF UNHOLINESS", Give(OWN_LEGION), Gains(a=4), Immune(THE_ART), Has(ANY_GIFT)),
    card(
        "02025",
        "BRINGER OF LIGHT",
        Give(OWN_BROTHERHOOD),
        Gains(f=7, a=3, case=IN_FIGHT),
        Has(AUTOKILL, case=Case(tactic=FIGHT, foe=DARK_LEGION)),
        Aura(OWN_BROTHERHOOD, Has(SPELLS_FOR_OTHERS), bearer=Which(WARRIOR, keyword="cardinal")),
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
    card(
        "02102",
        "NECROMAKINA",
        Give(Which(FORTIFICATION, YOURS, keyword="citadel", area=KOHORT)),
        When(WAS_KILLED, Raise(LEGION, KOHORT), about=ANY_DOOMTROOPER, may=True),
    ),
    card(
        "02106", "ORB OF THE SMALLER SERVANTS", Give(OWN_LEGION), Aura(SMALLER_SERVANTS, Rebases(multiple=(3, 3, 3, 3)))
    ),
    card(
        "02120",
        "SCROLL OF UNHOLY INVOCATION",
        Give(OWN_LEGION),
        Act(FetchWarrior(APOSTLE, KOHORT), timing=BY_ACTION, actions=3, itself=ANNIHILATED),
    ),
    card("02145", "THE BLACK GATE", Give(OWN_LEGION), Act(Reinforce(), OWN_LEGION, timing=IN_COMBAT, d=5)),
    card(
        "02153",
        "THE LIBER HERETICUS",
        Give(
            Which(WARRIOR, YOURS, affiliation=BROTHERHOOD, at_least=6),
            do=Seq(Stay(), DiscardEvery(Which(WARRIOR, trait=HERETIC))),
        ),
        Bans(HERETIC),
    ),
    card(
        "02157",
        "THE SHILLELAGH",
        Give(OWN_IMPERIAL),
        Gains(f=4, case=IN_FIGHT),
        Act(Discard(), Which(WARRIOR, lacking=PERSONALITY, no_affiliation=IMPERIAL), timing=BY_ACTION, actions=3, d=5),
    ),
)
