"""Warzones of Warzone."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "03022",
        "CITADEL SANCTUM",
        Build(IN_KOHORT),
        Aura(DEFENDING, Has(AUTOKILL, case=Case(foe=ANY_DOOMTROOPER)), here=True),
        Aura(Which(WARRIOR, side=LEGION, part=AS_DEFENDER), Bounty(2, ANY_DOOMTROOPER), here=True),
    ),
    card("03057", "GREAT RUST DESERT", Build(IN_SQUAD), Build(IN_KOHORT), Aura(ANY_COMBATANT, Has(FRAGILE), here=True)),
    card(
        "03079",
        "MCCRAIG LINE",
        Build(IN_SQUAD),
        Aura(Which(WARRIOR, affiliation=CAPITOL, part=AS_DEFENDER), Gains(f=2, s=2, a=2), here=True),
        Opens(WARRIOR, keyword="trencher", gratis=True),
    ),
    card(
        "03087",
        "NO-MAN'S LAND",
        Build(IN_SQUAD),
        Build(IN_KOHORT),
        Aura(Which(WARRIOR, trait=FREELANCER, part=AS_DEFENDER), Has(EARNS_P), here=True),
    ),
    card(
        "03129",
        "VENUSIAN JUNGLE",
        Build(IN_SQUAD),
        Aura(ANY_COMBATANT, Has(NO_VEHICLES), here=True),
        Aura(Which(WARRIOR, keyword="venusian-ranger", part=AS_DEFENDER), Gains(f=3, s=3, a=3), here=True),
    ),
    card(
        "03130",
        "VICTORIA",
        Build(IN_SQUAD),
        Aura(Which(WARRIOR, affiliation=IMPERIAL, part=AS_DEFENDER), Gains(f=3, s=3, a=3), here=True),
    ),
)
