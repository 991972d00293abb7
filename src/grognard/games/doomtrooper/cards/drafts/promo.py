"""Drafts of cards of the promotional cards: they build, and cannot be played yet (README.md)."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "08002",
        "BULLETPROOF VEST",
        Give(Which(WARRIOR, YOURS, PERSONALITY)),
        Act(Discard(), Which(SPECIAL, "snipers"), DISCARD_ITSELF),
    ),
    card(
        "08004",
        "DAGGER OF SACRIFICE",
        Give(OWN_LEGION),
        Act(
            Counter(),
            Answering(ART),
            DiscardOther(Which(WARRIOR, YOURS, BROTHERHOOD, SQUAD)),
            Case(bearer=Which(WARRIOR, KOHORT)),
        ),
        Act(
            Discard(),
            Which(ART),
            DiscardOther(Which(WARRIOR, YOURS, BROTHERHOOD, SQUAD)),
            Case(bearer=Which(WARRIOR, KOHORT)),
        ),
    ),
    card(
        "08008",
        "HOMING MISSILE",
        Give(),
        Act(Discard(), Which(EQUIPMENT, VEHICLE), DISCARD_ITSELF),
        Act(Discard(), Which(WARRIOR, VEHICLE), DISCARD_ITSELF),
    ),
    card(
        "08010",
        "LUNA",
        Play(Actions(1), BEFORE_YOU),
        Aura(Which(WARRIOR, YOURS, Not(FREELANCER)), Gains(a=1)),
        Aura(Which(WARRIOR, YOURS, FREELANCER), Gains(a=2)),
    ),
    card("08011", "MICHAELIS THE APOSTATE", ALL_ASPECTS, Has(ANY_GIFT)),
    card("08012", "NEPHARITE WARLORD", Aura(Which(WARRIOR, YOURS, "undead-legionnaire"), Gains(s=5)), Has(AUTOKILL)),
    card("08017", "RAGATHOL", Aura(OWN_HERETIC, Has(ANNIHILATES, case=Case(foe=ANY_DOOMTROOPER)), area=KOHORT)),
)
