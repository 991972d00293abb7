"""Special cards of Warzone."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("03024", "CLEANSING FLAME", Play(ANYTIME, Discard(), DARK_LEGION, d=8)),
    card("03053", "GRAND ASSAULT", Play(ANYTIME, Assault())),
    card(
        "03058",
        "GRIM REAPER",
        Give(Which(WARRIOR, side=LEGION, at_most=4, unlike="kadaver"), actions=2),
        Multiplies(f=2, s=2, a=2, v=2),
    ),
    card("03086", "NATURAL DISASTER", Play(ANYTIME, Discard(), Which(WARZONE))),
    card(
        "03095",
        "PROGRAMMED",
        Play(BY_ACTION, TakeWarrior(SQUAD), ANY_DOOMTROOPER, actions=1, for_value=True, lies=ON_TARGET),
        Becomes(affiliation=CYBERTRONIC, no_affiliation=EVERY_AFFILIATION),
        NARROW,
        Has(NEVER_CASTS),
    ),
    card(
        "03100",
        "RECRUITMENT",
        Play(
            BY_ACTION,
            TakeWarrior(SQUAD),
            Which(WARRIOR, side=DOOMTROOPER, no_affiliation=CYBERTRONIC),
            actions=1,
            for_value=True,
            lies=ON_TARGET,
        ),
        Becomes(affiliation=BROTHERHOOD, no_affiliation=EVERY_AFFILIATION),
        ALL_ASPECTS,
    ),
)
