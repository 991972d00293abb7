"""Equipment of Apocalypse."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "06007",
        "ANTIPERSONNEL GRENADE",
        Give(),
        Act(Wound(earns=True), Which(WARRIOR, ABLE_TO_FIGHT), Attacks(1), ANNIHILATE_ITSELF),
    ),
    card(
        "06022",
        "EPIDERMAL PLATES",
        Give(Which(WARRIOR, YOURS, DOOMTROOPER, Not(BROTHERHOOD))),
        Rebases(multiple=(1, 1, 2, 1)),
    ),
    card(
        "06029",
        "GOOD LUCK CHARM",
        Give(Seq(Stay(), DiscardEvery(Which(NOT_ITSELF), of_target=True, lowering=True))),
        Has(NEVER_LOWERED),
    ),
    card(
        "06036",
        "INNOCENT BAUBLE",
        Give(Which(WARRIOR, OPPONENTS), Seq(Stay(), DiscardEvery(Which(NOT_ITSELF), of_target=True))),
        Refuses(),
    ),
    card(
        "06044",
        "MISHIMESE CEREMONIAL BLADE",
        Give(OWN_MISHIMA),
        Gains(f=4, case=IN_FIGHT),
        Has(AUTOKILL, case=IN_FIGHT),
        Keeps(MISHIMA, NEVER_HERETIC),
    ),
    card(
        "06050",
        "PERIMETER ALARM",
        Build(IN_SQUAD, ON_ANY_PLAYER, SEVERAL),
        Build(IN_KOHORT, ON_ANY_PLAYER, SEVERAL),
        Aura(Which(WARRIOR, SAME_AREA, AS_DEFENDER), Has(NO_FIRST_STRIKES)),
    ),
    card(
        "06054",
        "SAMURAI ARMOR",
        Give(Which(WARRIOR, YOURS, DOOMTROOPER, Not(PERSONALITY))),
        Gains(a=3),
        Becomes(MISHIMA, "samurai"),
    ),
    card(
        "06072",
        "TRIANGULATING SCOPE",
        Build(IN_SQUAD, ON_ANY_PLAYER, SEVERAL),
        Build(IN_KOHORT, ON_ANY_PLAYER, SEVERAL),
        Aura(Which(WARRIOR, SAME_AREA, AS_ATTACKER), Gains(s=3)),
        Aura(Which(WARRIOR, SAME_AREA, AS_ATTACKER), Has(BARES_FOE)),
    ),
    card("06079", "YOMURA'S AMULET", Give(), Has(FOE_WITHOUT_KI)),
)
