"""Warriors of Apocalypse."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "06006",
        "ANDREW DROUGAN",
        Aura(Which(WARRIOR, YOURS, "blood-beret", NOT_ITSELF), Gains(f=3, s=3, a=3)),
        Aura(Which(WARRIOR, YOURS, "blood-beret", NOT_ITSELF), Has(AUTOKILL)),
    ),
    card(
        "06014",
        "BROTHER STERN",
        ALL_ASPECTS,
        Has(AUTOKILL),
        Aura(Which(WARRIOR, YOURS, "sacred-warrior", NOT_ITSELF), Gains(f=5, s=5, a=5)),
        Aura(Which(WARRIOR, YOURS, "sacred-warrior", NOT_ITSELF), Has(AUTOKILL)),
    ),
    card("06015", "COLONEL MAXWELL", Aura(Which(WARRIOR, YOURS, "trencher", NOT_ITSELF), Gains(f=6, s=6, a=6))),
    card("06017", "DARK MYSTIC", Has(GIFTS_ONLY | ANY_KI)),
    card(
        "06018",
        "DEMON HUNTER",
        FirstStrike(ALWAYS_FIRST),
        Keeps(never=NEVER_HERETIC),
        Prefers(DARK_LEGION, Which(WARRIOR, HERETIC)),
    ),
    card("06027", "FREEDOM BRIGADEER"),
    card(
        "06028",
        "FREELANCER PATRIARCH",
        Has(D_ONLY),
        Aura(Which(WARRIOR, FREELANCER, NOT_ITSELF), Gains(f=5, s=5, a=5)),
        Aura(Which(WARRIOR, FREELANCER, NOT_ITSELF), Has(AUTOKILL)),
    ),
    card("06031", "GREY MYSTIC", Opens(KI, ON_ITSELF)),
    card(
        "06037",
        "KADAVER",
        Refuses(SYMMETRY, never=True),
        Refuses(EQUIPMENT, never=True),
        Refuses(RELIC, never=True),
        Aura(Which(WARRIOR, YOURS, "kadaver", NOT_ITSELF), Gains(f=3, s=3, a=3, v=1), area=KOHORT),
    ),
    card(
        "06039",
        "KEITOKU ASANO",
        Aura(Which(WARRIOR, YOURS, "shogun", NOT_ITSELF), Gains(f=4, s=4, a=4)),
        Opens(KI, OWN_MISHIMA, IfBearing("02038")),
    ),
    card(
        "06042",
        "KRITANA",
        Aura(Which(WARRIOR, YOURS, "follower-of-ilian", NOT_ITSELF), Gains(f=4, s=4, a=4)),
        Aura(Which(WARRIOR, YOURS, "follower-of-ilian"), Has(ANY_GIFT)),
    ),
    card("06043", "MALEDRACH", Has(HERETICS_GIFTS)),
    card("06046", "NICOLA BRANNAGHAN", Aura(Which(WARRIOR, IMPERIAL, NOT_ITSELF), Gains(f=4, s=4, a=4))),
    card(
        "06053",
        "RED GUARD LEGIONNAIRE",
        Aura(Which(WARRIOR, YOURS, "undead-legionnaire"), Gains(f=5, s=5, a=5, v=5)),
        Aura(Which(WARRIOR, YOURS, "undead-legionnaire"), Has(AUTOKILL)),
        Aura(Which(WARRIOR, "saladin"), Gains(f=1, s=1), area=KOHORT),
    ),
    card("06058", "SHOGUN", Gains(f=6, case=Case(weapon="scalper")), Weakens(f=6, case=Case(weapon="scalper"))),
    card("06076", "WHITE MYSTIC", ALL_ASPECTS, Has(DOUBLE_D)),
    card("06077", "WOLFBANE HONOR GUARD", Gains(f=8, case=Case(weapon="clansman-claymore"))),
)
