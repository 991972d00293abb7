"""Missions of Mortificator."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "04095",
        "SOLIDARITY",
        Play(BY_ACTION, NameCorporation(), on_player=1, actions=1, lies=BEFORE_TARGET),
        When(MUSTERED, ReapNamed(p=1, d=2), about=Which(WARRIOR, area=SQUAD)),
        When(AS_SOON_AS, DiscardThis(NAMED_WARRIORS), BEARERS),
    ),
)
