"""Equipment of Apocalypse."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "06007",
        "ANTIPERSONNEL GRENADE",
        Give(),
        Act(Wound(earns=True), Which(WARRIOR, capable=True), timing=BY_ACTION, attacks=1, itself=ANNIHILATED),
    ),
    card(
        "06022",
        "EPIDERMAL PLATES",
        Give(Which(WARRIOR, YOURS, side=DOOMTROOPER, no_affiliation=BROTHERHOOD)),
        Rebases(multiple=(1, 1, 2, 1)),
    ),
    card(
        "06050",
        "PERIMETER ALARM",
        Build(IN_SQUAD, many=True, on_player=1),
        Build(IN_KOHORT, many=True, on_player=1),
        Aura(Which(WARRIOR, part=AS_DEFENDER, same_area=True), Has(NO_FIRST_STRIKES)),
    ),
    card(
        "06072",
        "TRIANGULATING SCOPE",
        Build(IN_SQUAD, many=True, on_player=1),
        Build(IN_KOHORT, many=True, on_player=1),
        Aura(Which(WARRIOR, part=AS_ATTACKER, same_area=True), Gains(s=3)),
        Aura(Which(WARRIOR, part=AS_ATTACKER, same_area=True), Has(BARES_FOE)),
    ),
)
