"""Beasts of Paradise Lost."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("07024", "CRESCENTIAN TWOTUSK", Give(OWN_CRESCENTIA)),
    card("07029", "EQUINE", Give(OWN_LUTHERAN), Becomes("cavalier")),
    card("07047", "HOLY UROX", Give(OWN_CRESCENTIA), AttackPrice(2)),
    card(
        "07060",
        "MARINE SERETT",
        Give(OWN_TEMPLARS),
        NeverAttackedBy(Which(WARRIOR, Aboard(AIRSHIP))),
        Rebases(more=(2, 0, 2, 0), case=Case(bearer=Which(WARRIOR, "templar-marine"))),
    ),
    card("07062", "MASTODONT", Give(OWN_CRESCENTIA), Has(TWO_SHOOT_WEAPONS)),
    card(
        "07082",
        "PREDATORIAN",
        Give(OWN_TEMPLARS),
        Aura(Which(WARRIOR, OPPONENTS), AttackPrice(2, prey=Which(WARRIOR, YOURS, OUTPOST, SAME_AREA))),
    ),
    card("07094", "RIVETBULL", Give(OWN_RASPUTIN)),
    card("07118", "TUSKED SERETT", Give(OWN_TEMPLARS), When(HAS_FOUGHT_HAND_TO_HAND, AttackAtOnce(ITS_FOE), YOU_MAY)),
)
