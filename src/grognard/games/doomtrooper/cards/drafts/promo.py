"""Drafts of cards of the promotional cards: they build, and cannot be played yet (README.md)."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "08002",
        "BULLETPROOF VEST",
        Give(Which(WARRIOR, YOURS, trait=PERSONALITY)),
        Act(Discard(), Which(SPECIAL, keyword="snipers"), itself=DISCARDED),
    ),
    card(
        "08004",
        "DAGGER OF SACRIFICE",
        Give(OWN_LEGION),
        Act(
            Counter(),
            timing=TO_COUNTER,
            counters=A_SPELL,
            other=Which(WARRIOR, YOURS, affiliation=BROTHERHOOD, area=SQUAD),
            case=Case(bearer=Which(WARRIOR, area=KOHORT)),
        ),
        Act(
            Discard(),
            Which(ART),
            other=Which(WARRIOR, YOURS, affiliation=BROTHERHOOD, area=SQUAD),
            case=Case(bearer=Which(WARRIOR, area=KOHORT)),
        ),
    ),
    card(
        "08008",
        "HOMING MISSILE",
        Give(),
        Act(Discard(), Which(EQUIPMENT, trait=VEHICLE), itself=DISCARDED),
        Act(Discard(), Which(WARRIOR, trait=VEHICLE), itself=DISCARDED),
    ),
    card(
        "08010",
        "LUNA",
        Play(BY_ACTION, actions=1, lies=BEFORE_YOU),
        Aura(Which(WARRIOR, YOURS, lacking=FREELANCER), Gains(a=1)),
        Aura(Which(WARRIOR, YOURS, trait=FREELANCER), Gains(a=2)),
    ),
    card("08011", "MICHAELIS THE APOSTATE", ALL_ASPECTS, Has(ANY_GIFT)),
    card(
        "08012",
        "NEPHARITE WARLORD",
        Aura(Which(WARRIOR, YOURS, keyword="undead-legionnaire"), Gains(s=5)),
        Has(AUTOKILL),
    ),
    card("08017", "RAGATHOL", Aura(OWN_HERETIC, Has(ANNIHILATES, case=Case(foe=ANY_DOOMTROOPER)), area=KOHORT)),
)
