"""Drafts of cards of Apocalypse: they build, and cannot be played yet (README.md)."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "06006",
        "ANDREW DROUGAN",
        Aura(Which(WARRIOR, YOURS, "blood-beret", NOT_ITSELF), Gains(f=3, s=3, a=3)),
        Aura(Which(WARRIOR, YOURS, "blood-beret", NOT_ITSELF), Has(AUTOKILL)),
    ),
    card("06010", "BOARD ROOM", Build(IN_SQUAD), Act(FetchWarrior(LEADER, SQUAD), Actions(3), ANNIHILATE_ITSELF)),
    card(
        "06014",
        "BROTHER STERN",
        ALL_ASPECTS,
        Has(AUTOKILL),
        Aura(Which(WARRIOR, YOURS, "sacred-warrior", NOT_ITSELF), Gains(f=5, s=5, a=5)),
        Aura(Which(WARRIOR, YOURS, "sacred-warrior", NOT_ITSELF), Has(AUTOKILL)),
    ),
    card("06018", "DEMON HUNTER", FirstStrike(ALWAYS_FIRST), Keeps(never=NEVER_HERETIC), Prefers(DARK_LEGION)),
    card("06020", "DISCREET MEETING ROOM", Build(IN_SQUAD), Aura(Which(WARRIOR, YOURS, FREELANCER), Has(EARNS_P))),
    card("06027", "FREEDOM BRIGADEER"),
    card("06031", "GREY MYSTIC", Opens(KI, ON_ITSELF)),
    card("06035", "INNER SHAME", Play(ANYTIME, Discard(), Which(KI))),
    card(
        "06042",
        "KRITANA",
        Aura(Which(WARRIOR, YOURS, "follower-of-ilian", NOT_ITSELF), Gains(f=4, s=4, a=4)),
        Aura(Which(WARRIOR, YOURS, "follower-of-ilian"), Has(ANY_GIFT)),
    ),
    card(
        "06044",
        "MISHIMESE CEREMONIAL BLADE",
        Give(OWN_MISHIMA),
        Gains(f=4, case=IN_FIGHT),
        Has(AUTOKILL, case=IN_FIGHT),
        Keeps(MISHIMA, NEVER_HERETIC),
    ),
    card("06046", "NICOLA BRANNAGHAN", Aura(Which(WARRIOR, IMPERIAL, NOT_ITSELF), Gains(f=4, s=4, a=4))),
    card("06051", "PROMOTED", Give(Which(WARRIOR, DOOMTROOPER, Not(FREELANCER)), ANYTIME), Becomes(COMMANDER)),
    card(
        "06053",
        "RED GUARD LEGIONNAIRE",
        Aura(Which(WARRIOR, YOURS, "undead-legionnaire"), Gains(f=5, s=5, a=5, v=5)),
        Aura(Which(WARRIOR, YOURS, "undead-legionnaire"), Has(AUTOKILL)),
        Aura(Which(WARRIOR, "saladin"), Gains(f=1, s=1), area=KOHORT),
    ),
    card(
        "06054",
        "SAMURAI ARMOR",
        Give(Which(WARRIOR, YOURS, DOOMTROOPER, Not(PERSONALITY))),
        Gains(a=3),
        Becomes(MISHIMA, "samurai"),
    ),
    card("06058", "SHOGUN", Gains(f=6, case=Case(weapon="scalper")), Weakens(f=6, case=Case(weapon="scalper"))),
    card(
        "06068",
        "THE MONGOOSE'S ARTFUL DODGE",
        Give(OWN_MISHIMA, NotWith("06033")),
        Act(EndCombat(), IN_COMBAT, Case(part=FIGHTING, tactic=SHOOT)),
        Act(Seq(Counter(), EndCombat()), Answering(A_COMBAT_CARD), Case(part=FIGHTING, tactic=SHOOT)),
    ),
    card("06076", "WHITE MYSTIC", ALL_ASPECTS, Has(DOUBLE_D)),
)
