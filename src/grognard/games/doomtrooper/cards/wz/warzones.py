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
    card(
        "03032",
        "CRATER OF ANATHOLIA",
        Build(IN_KOHORT),
        Aura(DEFENDING, Has(AUTOKILL, case=IN_FIGHT), here=True),
        Opens(SYMMETRY, DEFENDING, FOUGHT_HERE),
    ),
    card(
        "03034",
        "CYBEROPOLIS",
        Build(IN_SQUAD),
        Aura(Which(WARRIOR, CYBERTRONIC, AS_DEFENDER), Gains(f=3, s=3, a=3, v=3), here=True),
    ),
    card(
        "03055",
        "GRAVETON ARCHIPELAGO",
        Build(IN_SQUAD),
        Build(IN_KOHORT),
        Aura(Which(WARRIOR, "sea-lion", AS_DEFENDER), Gains(f=4, s=4, a=4), here=True),
    ),
    card("03057", "GREAT RUST DESERT", Build(IN_SQUAD), Build(IN_KOHORT), Aura(ANY_COMBATANT, Has(FRAGILE), here=True)),
    card(
        "03061",
        "HELSTROM MOUNTAINS",
        Build(IN_KOHORT),
        Aura(Which(WARRIOR, YOURS, AS_DEFENDER), Bounty(2, ANY_DOOMTROOPER, case=IN_SHOOT), here=True),
    ),
    card(
        "03069",
        "INFESTED ASTEROID",
        Build(IN_KOHORT),
        Aura(DEFENDING, Gains(f=5, s=5, a=5, v=5, case=Case(foe=Which(WARRIOR, IMPERIAL))), here=True),
    ),
    card(
        "03079",
        "MCCRAIG LINE",
        Build(IN_SQUAD),
        Aura(Which(WARRIOR, CAPITOL, AS_DEFENDER), Gains(f=2, s=2, a=2), here=True),
        Opens(WARRIOR, "trencher", MUSTERED_FREELY),
    ),
    card(
        "03080",
        "MERCURIAN DIAMOND CAVERNS",
        Build(IN_SQUAD),
        Aura(Which(WARRIOR, MISHIMA, AS_DEFENDER), Bounty(1, Which(WARRIOR, AS_ATTACKER), p=3), here=True),
    ),
    card(
        "03087",
        "NO-MAN'S LAND",
        Build(IN_SQUAD),
        Build(IN_KOHORT),
        Aura(Which(WARRIOR, FREELANCER, AS_DEFENDER), Has(EARNS_P), here=True),
    ),
    card(
        "03090",
        "PHOBOS & DEIMOS",
        Build(IN_KOHORT),
        Aura(
            Which(WARRIOR, OneOf("follower-of-semai", "follower-of-muawijhe"), AS_DEFENDER),
            Gains(f=5, s=5, a=5, case=Case(foe=ANY_DOOMTROOPER)),
            here=True,
        ),
    ),
    card(
        "03101",
        "SACRED OUTPOST",
        Build(IN_SQUAD),
        Aura(Which(WARRIOR, BROTHERHOOD, AS_DEFENDER), ALL_ASPECTS, here=True),
        Aura(Which(WARRIOR, BROTHERHOOD, AS_DEFENDER), Has(AUTOKILL), here=True),
        Aura(
            Which(WARRIOR, DOOMTROOPER, AS_ATTACKER),
            Gains(f=-2, s=-2, a=-2, case=Case(foe=Which(WARRIOR, BROTHERHOOD))),
            here=True,
        ),
    ),
    card(
        "03109",
        "SHINRIKYO UNDERWORLD",
        Build(IN_SQUAD),
        Build(IN_KOHORT),
        Opens(EQUIPMENT, DEFENDING, FOUGHT_HERE, MODIFYING_RATINGS),
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
