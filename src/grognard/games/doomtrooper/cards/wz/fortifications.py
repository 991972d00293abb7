"""Fortifications of Warzone."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "03094",
        "PRISON CAMP",
        Build(IN_SQUAD),
        When(
            HAS_WOUNDED,
            Imprison(ANY_DOOMTROOPER, who=OPPONENT, back=SQUAD, attachments=LOSES_ALL),
            OWN_DOOMTROOPER,
            YOU_MAY,
        ),
    )
)
