"""Missions of Mortificator."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "04095",
        "SOLIDARITY",
        Play(Actions(1), NameCorporation(), ON_ANY_PLAYER, BEFORE_TARGET),
        When(MUSTERED, ReapNamed(p=1, d=2), Which(WARRIOR, SQUAD)),
        When(AS_SOON_AS, DiscardThis(NAMED_WARRIORS), BEARERS),
    ),
    card(
        "04096",
        "SPECIAL ORDERS",
        Give(Which(WARRIOR, PERSONALITY)),
        OnlyAttacks(Which(WARRIOR, PERSONALITY)),
        KillMission(Which(WARRIOR, PERSONALITY), d=20),
    ),
)
