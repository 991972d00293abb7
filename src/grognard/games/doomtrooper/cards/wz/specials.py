"""Special cards of Warzone."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("03024", "CLEANSING FLAME", Play(ANYTIME, Discard(), DARK_LEGION, PayD(8))),
    card("03053", "GRAND ASSAULT", Play(ANYTIME, Assault())),
    card(
        "03058",
        "GRIM REAPER",
        Give(Which(WARRIOR, LEGION, Not("kadaver"), ValueAtMost(4)), Actions(2)),
        Multiplies(f=2, s=2, a=2, v=2),
    ),
    card("03086", "NATURAL DISASTER", Play(ANYTIME, Discard(), Which(WARZONE))),
    card(
        "03095",
        "PROGRAMMED",
        Play(Actions(1), TakeWarrior(SQUAD), ANY_DOOMTROOPER, PAY_VALUE, ON_TARGET),
        Becomes(CYBERTRONIC, Not(EVERY_AFFILIATION)),
        NARROW,
        Has(NEVER_CASTS),
    ),
    card(
        "03100",
        "RECRUITMENT",
        Play(Actions(1), TakeWarrior(SQUAD), Which(WARRIOR, DOOMTROOPER, Not(CYBERTRONIC)), PAY_VALUE, ON_TARGET),
        Becomes(BROTHERHOOD, Not(EVERY_AFFILIATION)),
        ALL_ASPECTS,
    ),
)
