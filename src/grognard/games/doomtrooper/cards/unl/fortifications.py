"""Fortifications of the base set."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "01042",
        "CITADEL OF ALGEROTH",
        Build(IN_KOHORT),
        Aura(Which(WARRIOR, YOURS, "follower-of-algeroth", KOHORT), Gains(a=2)),
    ),
    card(
        "01043",
        "CITADEL OF DEMNOGONIS",
        Build(IN_KOHORT),
        Aura(Which(WARRIOR, YOURS, "follower-of-demnogonis", KOHORT), Gains(a=2)),
    ),
    card(
        "01044",
        "CITADEL OF ILIAN",
        Build(IN_KOHORT),
        Aura(Which(WARRIOR, YOURS, "follower-of-ilian", KOHORT), Gains(a=2)),
    ),
    card(
        "01045",
        "CITADEL OF MUAWIJHE",
        Build(IN_KOHORT),
        Aura(Which(WARRIOR, YOURS, "follower-of-muawijhe", KOHORT), Gains(a=2)),
    ),
    card(
        "01046",
        "CITADEL OF SEMAI",
        Build(IN_KOHORT),
        Aura(Which(WARRIOR, YOURS, "follower-of-semai", KOHORT), Gains(a=2)),
    ),
    card(
        "01134",
        "FOXHOLE",
        Give(),
        Gains(f=-2, a=2),
        Has(NO_FIGHT_ATTACK),
        Act(GiveTo(), Which(WARRIOR, YOURS), Actions(1)),
    ),
    card("01137", "FUKIDO", Build(IN_SQUAD), Aura(OWN_IMPERIAL, Gains(a=2))),
    card("01152", "HEIMBURG", Build(IN_SQUAD), Aura(OWN_BAUHAUS, Gains(a=2))),
    card(
        "01174",
        "INSTALLATION",
        Give(),
        Gains(f=-3, a=3),
        Has(NO_FIGHT_ATTACK),
        Act(GiveTo(), Which(WARRIOR, YOURS), Actions(1)),
    ),
    card("01193", "LONGSHORE", Build(IN_SQUAD), Aura(OWN_MISHIMA, Gains(a=2))),
    card("01269", "SAN DORADO", Build(IN_SQUAD), Aura(OWN_CAPITOL, Gains(a=2))),
    card(
        "01291",
        "SPIKED BARRICADE",
        Give(),
        Gains(a=1),
        Has(NO_FIGHT_ATTACK),
        Act(GiveTo(), Which(WARRIOR, YOURS), Actions(1)),
    ),
    card("01317", "THE CATHEDRAL", Build(IN_SQUAD), Aura(OWN_BROTHERHOOD, Gains(a=2))),
    card("01318", "THE HQ", Build(IN_SQUAD), Aura(OWN_CYBERTRONIC, Gains(a=2))),
)
