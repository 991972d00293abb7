"""Inquisition."""

from __future__ import annotations

from grognard.effects.control import (
    Each,
    Seq,
    Stay,
)
from grognard.games.doomtrooper.effects.allegiance import Convert, TakeEquipment
from grognard.games.doomtrooper.effects.combat import Change, Save
from grognard.games.doomtrooper.effects.piles import Reassign
from grognard.games.doomtrooper.effects.points import Gain
from grognard.games.doomtrooper.effects.table import (
    Discard,
    DiscardEvery,
    Heal,
)
from grognard.games.doomtrooper.effects.turns import ExtraAction, StandardAction
from grognard.games.doomtrooper.plays import (
    ANYTIME,
    AT_DRAW,
    AT_TURN,
    BEFORE_ACTIONS,
    BEFORE_TARGET,
    BY_ACTION,
    IN_KOHORT,
    IN_SQUAD,
    ONCE_A_TURN,
    TO_SAVE,
    TO_YOUR_TURN,
    Act,
    Build,
    Cast,
    Give,
    Opens,
    Play,
    When,
)
from grognard.games.doomtrooper.select import (
    IN_FIGHT,
    YOURS,
    Which,
)
from grognard.games.doomtrooper.state import UNDEFINED
from grognard.games.doomtrooper.statics import (
    GIFTS,
    NEVER_CASTS,
    NEVER_GAINS,
    NO_TRANSFER,
    Bans,
    Becomes,
    Casts,
    Gains,
    Has,
    Immune,
    Keeps,
    MoreAttacks,
    NeverAttacks,
)
from grognard.games.doomtrooper.words import (
    BAUHAUS,
    BROTHERHOOD,
    CYBERTRONIC,
    DOOMTROOPER,
    EQUIPMENT,
    HERETIC,
    IMPERIAL,
    LEGION,
    PERSONALITY,
    WARRIOR,
)

ALL_ASPECTS = Casts(
    "changeling", "elements", "exorcism", "kinetics", "manipulation", "mentalism", "premonition", "summoning"
)
NEVER_THE_BROTHERHOOD = NeverAttacks(Which(WARRIOR, affiliation=BROTHERHOOD))
REMAINS = Has(NO_TRANSFER)

CARDS: dict[str, tuple[object, ...]] = {
    # warriors
    "02004": (REMAINS, NEVER_THE_BROTHERHOOD),
    "02043": (REMAINS, NEVER_THE_BROTHERHOOD),
    "02080": (REMAINS, NEVER_THE_BROTHERHOOD),
    "02008": (ALL_ASPECTS,),
    "02118": (ALL_ASPECTS, Keeps(never=NEVER_GAINS)),
    # fortifications
    "02084": (Build(IN_SQUAD, many=True), Build(IN_KOHORT, many=True), When(AT_DRAW, Gain(d=3))),
    # equipment
    "02024": (
        Give(Which(WARRIOR, YOURS, affiliation=BROTHERHOOD), do=ExtraAction(UNDEFINED)),
        When(AT_TURN, ExtraAction(UNDEFINED)),
    ),
    # relics
    "02010": (
        Give(Which(WARRIOR, YOURS, affiliation=BAUHAUS), do=StandardAction()),
        When(AT_TURN, StandardAction()),
        Act(StandardAction(), d=5, once=ONCE_A_TURN),
    ),
    "02157": (
        Give(Which(WARRIOR, YOURS, affiliation=IMPERIAL)),
        Gains(f=4, case=IN_FIGHT),
        Act(
            Discard(),
            Which(WARRIOR, lacking=PERSONALITY, no_affiliation=IMPERIAL),
            timing=BY_ACTION,
            actions=3,
            d=5,
        ),
    ),
    # Art
    "02046": (Cast(Each(Discard()), 15, BY_ACTION, Which(WARRIOR), actions=3, each=True),),
    "02054": (Cast(Change(f=2, s=2, a=2, v=2), 6),),
    "02055": (Cast(Discard(), 0, BY_ACTION, Which(WARRIOR, side=LEGION, covered=True), attacks=1),),
    "02061": (
        Cast(Heal(), 0, ANYTIME, Which(WARRIOR, side=DOOMTROOPER, wounded=True)),
        Cast(Save(wounded=True), 0, TO_SAVE, Which(WARRIOR, side=DOOMTROOPER)),
    ),
    # specials
    "02127": (Play(BEFORE_ACTIONS, lies=BEFORE_TARGET, until=TO_YOUR_TURN), MoreAttacks(2)),
    "02173": (Play(ANYTIME, Each(Discard()), Which(WARRIOR), per=10, each=True),),
    # control
    "02074": (Play(ANYTIME, TakeEquipment(), Which(EQUIPMENT)),),
    "02115": (Play(BY_ACTION, Reassign(), Which(WARRIOR), actions=1),),
    "02168": (
        Immune(GIFTS),
        Has(NEVER_CASTS),
        Opens(EQUIPMENT, Which(WARRIOR, side=DOOMTROOPER), affiliation=CYBERTRONIC, waives=True),
        Act(
            Convert(Becomes(affiliation=CYBERTRONIC)),
            Which(WARRIOR, side=DOOMTROOPER, lacking=PERSONALITY),
            wounds=True,
        ),
    ),
    "02153": (
        Give(
            Which(WARRIOR, YOURS, affiliation=BROTHERHOOD, at_least=6),
            do=Seq(Stay(), DiscardEvery(Which(WARRIOR, trait=HERETIC))),
        ),
        Bans(HERETIC),
    ),
}
