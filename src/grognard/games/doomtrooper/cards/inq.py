"""Inquisition."""

from __future__ import annotations

from grognard.effects.control import Each, Seq, Stay
from grognard.games.doomtrooper.effects.allegiance import Convert, TakeEquipment
from grognard.games.doomtrooper.effects.bonds import Guard, Quell, Restore
from grognard.games.doomtrooper.effects.combat import Change, Reinforce, Save, StepIn
from grognard.games.doomtrooper.effects.fetch import GRAVE, LIBRARY, FetchSpell, FetchWarrior
from grognard.games.doomtrooper.effects.piles import Raise, Reassign
from grognard.games.doomtrooper.effects.points import Gain
from grognard.games.doomtrooper.effects.table import Discard, DiscardEvery, Heal
from grognard.games.doomtrooper.effects.turns import ExtraAction, StandardAction
from grognard.games.doomtrooper.plays import (
    ANNIHILATED,
    ANYTIME,
    AT_DRAW,
    AT_TURN,
    BEFORE_ACTIONS,
    BEFORE_TARGET,
    BY_ACTION,
    IN_COMBAT,
    IN_KOHORT,
    IN_SQUAD,
    ONCE_A_TURN,
    TO_SAVE,
    TO_YOUR_TURN,
    WAS_KILLED,
    Act,
    Build,
    Cast,
    Give,
    Opens,
    Play,
    When,
)
from grognard.games.doomtrooper.select import IN_FIGHT, YOURS, Case, Which
from grognard.games.doomtrooper.state import UNDEFINED
from grognard.games.doomtrooper.statics import (
    ALL_SYMMETRY,
    ALWAYS_FIRST,
    ANY_GIFT,
    ART_FOR_LEGION,
    ART_FOR_LEGION_ALONE,
    AUTOKILL,
    FROM_COVER,
    GIFTS,
    NEVER_CASTS,
    NEVER_GAINS,
    NO_EQUIPMENT,
    NO_OTHER_EQUIPMENT,
    NO_TRANSFER,
    SHUFFLED_BACK,
    SPELLS_FOR_OTHERS,
    THE_ART,
    Aura,
    Bans,
    Becomes,
    Casts,
    FirstStrike,
    Gains,
    Has,
    Immune,
    Keeps,
    Levels,
    MoreAttacks,
    NeverAttacks,
    Rebases,
)
from grognard.games.doomtrooper.words import (
    APOSTLE,
    BAUHAUS,
    BROTHERHOOD,
    CYBERTRONIC,
    DOOMTROOPER,
    EQUIPMENT,
    FIGHT,
    FORTIFICATION,
    HERETIC,
    IMPERIAL,
    KOHORT,
    LEGION,
    MISHIMA,
    PERSONALITY,
    SQUAD,
    SYMMETRY,
    WARRIOR,
)

ALL_ASPECTS = Casts(
    "changeling", "elements", "exorcism", "kinetics", "manipulation", "mentalism", "premonition", "summoning"
)
NEVER_THE_BROTHERHOOD = NeverAttacks(Which(WARRIOR, affiliation=BROTHERHOOD))
REMAINS = Has(NO_TRANSFER)
OWN_BROTHERHOOD = Which(WARRIOR, YOURS, affiliation=BROTHERHOOD)
OWN_LEGION = Which(WARRIOR, YOURS, side=LEGION)
SMALLER_SERVANTS = Which(
    WARRIOR,
    YOURS,
    keyword="undead-legionnaire",
    or_keywords=("screaming-legionnaire", "blessed-legionnaire", "legionnaire-of-semai", "child-of-ilian"),
)

CARDS: dict[str, tuple[object, ...]] = {
    # warriors
    "02004": (REMAINS, NEVER_THE_BROTHERHOOD),
    "02043": (REMAINS, NEVER_THE_BROTHERHOOD),
    "02080": (REMAINS, NEVER_THE_BROTHERHOOD),
    "02008": (ALL_ASPECTS, Has(ART_FOR_LEGION_ALONE)),
    "02118": (ALL_ASPECTS, Has(ART_FOR_LEGION), Keeps(never=NEVER_GAINS)),
    # fortifications
    "02084": (Build(IN_SQUAD, many=True), Build(IN_KOHORT, many=True), When(AT_DRAW, Gain(d=3))),
    # equipment
    "02024": (
        Give(Which(WARRIOR, YOURS, affiliation=BROTHERHOOD), do=Seq(Stay(), ExtraAction(UNDEFINED))),
        When(AT_TURN, ExtraAction(UNDEFINED)),
    ),
    # relics
    "02010": (
        Give(Which(WARRIOR, YOURS, affiliation=BAUHAUS), do=Seq(Stay(), StandardAction())),
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
    "02055": (Cast(Discard(), 0, BY_ACTION, Which(WARRIOR, side=LEGION, covered=True), actions=1),),
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
    "02057": (Immune(ALL_SYMMETRY | GIFTS), Has(NEVER_CASTS | NO_EQUIPMENT)),
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
    # warriors
    "02022": (
        Act(Guard(), Which(WARRIOR, side=DOOMTROOPER, but_itself=True)),
        Act(Guard(anew=True), Which(WARRIOR, side=DOOMTROOPER, but_itself=True), d=3),
        Act(StepIn()),
    ),
    "02028": (
        Aura(Which(WARRIOR, affiliation=BROTHERHOOD), ALL_ASPECTS),
        Has(SHUFFLED_BACK),
        Act(Quell(THE_ART), Which(WARRIOR)),
        Act(Restore(), Which(WARRIOR)),
    ),
    "02124": (FirstStrike(ALWAYS_FIRST),),
    "02171": (
        Aura(
            Which(WARRIOR, YOURS, side=DOOMTROOPER, affiliation=BAUHAUS, lacking=PERSONALITY, but_its_kind=True),
            Gains(f=2, s=2, a=2),
            area=SQUAD,
        ),
    ),
    # Apostles
    "02005": (
        Opens(EQUIPMENT, OWN_LEGION, waives=True),
        Act(Discard(), Which(EQUIPMENT), timing=BY_ACTION, actions=3),
    ),
    "02044": (Act(Discard(), Which(WARRIOR, side=DOOMTROOPER), timing=BY_ACTION, actions=3, for_value=True),),
    "02082": (
        Opens(SYMMETRY, OWN_LEGION, apostles=True, waives=True),
        Act(Quell(ALL_SYMMETRY | GIFTS), Which(WARRIOR)),
        Act(Restore(), Which(WARRIOR)),
    ),
    "02097": (Aura(Which(WARRIOR, side=LEGION), FirstStrike()),),
    # equipment
    "02076": (Give(OWN_LEGION), Gains(f=5, s=5, a=5, v=5), Has(NO_OTHER_EQUIPMENT)),
    # relics
    "02013": (Give(OWN_LEGION), Gains(a=4), Immune(THE_ART), Has(ANY_GIFT)),
    "02025": (
        Give(OWN_BROTHERHOOD),
        Gains(f=7, a=3, case=IN_FIGHT),
        Has(AUTOKILL, case=Case(tactic=FIGHT, foe=Which(WARRIOR, side=LEGION))),
        Aura(OWN_BROTHERHOOD, Has(SPELLS_FOR_OTHERS), bearer=Which(WARRIOR, keyword="cardinal")),
    ),
    "02034": (Give(OWN_BROTHERHOOD), Aura(OWN_BROTHERHOOD, ALL_ASPECTS), Aura(OWN_BROTHERHOOD, Has(SPELLS_FOR_OTHERS))),
    "02038": (
        Give(Which(WARRIOR, YOURS, affiliation=MISHIMA)),
        Gains(f=6, case=IN_FIGHT),
        Aura(Which(WARRIOR, YOURS, affiliation=MISHIMA), Has(FROM_COVER)),
    ),
    "02068": (Give(Which(WARRIOR, YOURS, affiliation=CYBERTRONIC)), Levels()),
    "02106": (Give(OWN_LEGION), Aura(SMALLER_SERVANTS, Rebases(multiple=(3, 3, 3, 3)))),
    "02145": (Give(OWN_LEGION), Act(Reinforce(), OWN_LEGION, timing=IN_COMBAT, d=5)),
    "02120": (
        Give(Which(WARRIOR, YOURS, side=LEGION)),
        Act(FetchWarrior(APOSTLE, KOHORT), timing=BY_ACTION, actions=3, itself=ANNIHILATED),
    ),
    "02137": (
        Cast(FetchSpell(GRAVE), timing=ANYTIME, d=2),
        Cast(FetchSpell(LIBRARY), timing=ANYTIME, d=4),
    ),
    "02102": (
        Give(Which(FORTIFICATION, YOURS, keyword="citadel", area=KOHORT)),
        When(WAS_KILLED, Raise(LEGION, KOHORT), about=Which(WARRIOR, side=DOOMTROOPER), may=True),
    ),
}
