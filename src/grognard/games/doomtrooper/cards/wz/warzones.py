"""Warzones of Warzone."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "03022",
        "CITADEL SANCTUM",
        Build(IN_KOHORT),
        Aura(DEFENDING, Has(AUTOKILL, case=Case(foe=ANY_DOOMTROOPER)), here=True),
        Aura(Which(WARRIOR, LEGION, AS_DEFENDER), Bounty(2, ANY_DOOMTROOPER), here=True),
    ),
    card("03057", "GREAT RUST DESERT", Build(IN_SQUAD), Build(IN_KOHORT), Aura(ANY_COMBATANT, Has(FRAGILE), here=True)),
    card(
        "03079",
        "MCCRAIG LINE",
        Build(IN_SQUAD),
        Aura(Which(WARRIOR, CAPITOL, AS_DEFENDER), Gains(f=2, s=2, a=2), here=True),
        Opens(WARRIOR, "trencher", MUSTERED_FREELY),
    ),
    card(
        "03087",
        "NO-MAN'S LAND",
        Build(IN_SQUAD),
        Build(IN_KOHORT),
        Aura(Which(WARRIOR, FREELANCER, AS_DEFENDER), Has(EARNS_P), here=True),
    ),
    card(
        "03129",
        "VENUSIAN JUNGLE",
        Build(IN_SQUAD),
        Aura(ANY_COMBATANT, Has(NO_VEHICLES), here=True),
        Aura(Which(WARRIOR, "venusian-ranger", AS_DEFENDER), Gains(f=3, s=3, a=3), here=True),
    ),
    card(
        "03130",
        "VICTORIA",
        Build(IN_SQUAD),
        Aura(Which(WARRIOR, IMPERIAL, AS_DEFENDER), Gains(f=3, s=3, a=3), here=True),
    ),
)
