"""Drafts of cards of Apocalypse: they build, and cannot be played yet (README.md)."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "06006",
        "ANDREW DROUGAN",
        Aura(Which(WARRIOR, YOURS, keyword="blood-beret", but_itself=True), Gains(f=3, s=3, a=3)),
        Aura(Which(WARRIOR, YOURS, keyword="blood-beret", but_itself=True), Has(AUTOKILL)),
    ),
    card(
        "06010",
        "BOARD ROOM",
        Build(IN_SQUAD),
        Act(FetchWarrior(LEADER, SQUAD), timing=BY_ACTION, actions=3, itself=ANNIHILATED),
    ),
    card(
        "06014",
        "BROTHER STERN",
        ALL_ASPECTS,
        Has(AUTOKILL),
        Aura(Which(WARRIOR, YOURS, keyword="sacred-warrior", but_itself=True), Gains(f=5, s=5, a=5)),
        Aura(Which(WARRIOR, YOURS, keyword="sacred-warrior", but_itself=True), Has(AUTOKILL)),
    ),
    card("06018", "DEMON HUNTER", FirstStrike(ALWAYS_FIRST), Keeps(never=NEVER_HERETIC), Prefers(DARK_LEGION)),
    card(
        "06020", "DISCREET MEETING ROOM", Build(IN_SQUAD), Aura(Which(WARRIOR, YOURS, trait=FREELANCER), Has(EARNS_P))
    ),
    card("06027", "FREEDOM BRIGADEER"),
    card("06031", "GREY MYSTIC", Opens(KI, itself=True)),
    card("06035", "INNER SHAME", Play(ANYTIME, Discard(), Which(KI))),
    card(
        "06042",
        "KRITANA",
        Aura(Which(WARRIOR, YOURS, keyword="follower-of-ilian", but_itself=True), Gains(f=4, s=4, a=4)),
        Aura(Which(WARRIOR, YOURS, keyword="follower-of-ilian"), Has(ANY_GIFT)),
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
        "06046", "NICOLA BRANNAGHAN", Aura(Which(WARRIOR, affiliation=IMPERIAL, but_itself=True), Gains(f=4, s=4, a=4))
    ),
    card(
        "06051",
        "PROMOTED",
        Give(Which(WARRIOR, side=DOOMTROOPER, lacking=FREELANCER), timing=ANYTIME),
        Becomes(trait=COMMANDER),
    ),
    card(
        "06053",
        "RED GUARD LEGIONNAIRE",
        Aura(Which(WARRIOR, YOURS, keyword="undead-legionnaire"), Gains(f=5, s=5, a=5, v=5)),
        Aura(Which(WARRIOR, YOURS, keyword="undead-legionnaire"), Has(AUTOKILL)),
        Aura(Which(WARRIOR, keyword="saladin"), Gains(f=1, s=1), area=KOHORT),
    ),
    card(
        "06054",
        "SAMURAI ARMOR",
        Give(Which(WARRIOR, YOURS, side=DOOMTROOPER, lacking=PERSONALITY)),
        Gains(a=3),
        Becomes(affiliation=MISHIMA, keyword="samurai"),
    ),
    card("06058", "SHOGUN", Gains(f=6, case=Case(weapon="scalper")), Weakens(f=6, case=Case(weapon="scalper"))),
    card(
        "06068",
        "THE MONGOOSE'S ARTFUL DODGE",
        Give(OWN_MISHIMA, not_with="06033"),
        Act(EndCombat(), timing=IN_COMBAT, case=Case(part=FIGHTING, tactic=SHOOT)),
        Act(
            Seq(Counter(), EndCombat()),
            timing=TO_COUNTER,
            counters=A_COMBAT_CARD,
            case=Case(part=FIGHTING, tactic=SHOOT),
        ),
    ),
    card("06076", "WHITE MYSTIC", ALL_ASPECTS, Has(DOUBLE_D)),
)
