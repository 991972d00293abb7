"""Equipment of Mortificator."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "04045",
        "FORESEEING TALISMAN",
        Give(Which(WARRIOR, YOURS, "mortificator")),
        Act(Counter(discards=True), Answering(SPECIAL), PayD(12)),
    ),
)
