"""Equipment of Mortificator."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "04045",
        "FORESEEING TALISMAN",
        Give(Which(WARRIOR, YOURS, "mortificator")),
        Act(Counter(discards=True), Answering(SPECIAL), PayD(12)),
    ),
    card(
        "04066",
        "LOTUS BLOSSOM",
        Give(Which(WARRIOR, YOURS, "mortificator")),
        When(HAS_FOUGHT_HAND_TO_HAND, Seq(DiscardThis(), Wound(earns=True, foe=True)), YOU_MAY),
    ),
    card(
        "04075",
        "PANDORA'S BOX",
        Give(OWN_LEGION),
        Tallies(STORED_CARDS, f=1, s=1),
        Act(Store(SYMMETRY), Actions(1)),
    ),
)
