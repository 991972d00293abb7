"""Warzone."""

from __future__ import annotations

from grognard.games.doomtrooper.effects.allegiance import TakeWarrior
from grognard.games.doomtrooper.effects.bonds import AssignUnit
from grognard.games.doomtrooper.effects.captives import LOSES_ALL, LOSES_CHOSEN, OPPONENT, Imprison
from grognard.games.doomtrooper.effects.combat import Assault
from grognard.games.doomtrooper.effects.table import (
    Discard,
    Heal,
)
from grognard.games.doomtrooper.plays import (
    ANYTIME,
    BY_ACTION,
    HAS_WOUNDED,
    IN_KOHORT,
    IN_SQUAD,
    ON_TARGET,
    WAS_HURT,
    Act,
    Build,
    Give,
    Opens,
    Play,
    When,
)
from grognard.games.doomtrooper.select import AS_DEFENDER, IN_SHOOT, YOURS, Case, Which
from grognard.games.doomtrooper.select import IN_COMBAT as FIGHTING
from grognard.games.doomtrooper.statics import (
    ALWAYS_FIRST,
    AUTOKILL,
    EARNS_P,
    FRAGILE,
    GIFTS,
    NEVER_ATTACKER,
    NEVER_CASTS,
    NO_EQUIPMENT,
    NO_FORTIFICATIONS,
    NO_OTHER_EQUIPMENT,
    NO_OWN_SPECIALS,
    NO_VEHICLES,
    ONE_ATTACK,
    Aura,
    Becomes,
    Bounty,
    Casts,
    Converts,
    FirstStrike,
    Gains,
    Has,
    Immune,
    Multiplies,
    Refuses,
)
from grognard.games.doomtrooper.words import (
    BAUHAUS,
    BROTHERHOOD,
    CAPITOL,
    CYBERTRONIC,
    DOOMTROOPER,
    EQUIPMENT,
    EVERY_AFFILIATION,
    FORTIFICATION,
    FREELANCER,
    IMPERIAL,
    LEGION,
    MISHIMA,
    SQUAD,
    SYMMETRY,
    WARRIOR,
    WARZONE,
)

ANY_DOOMTROOPER = Which(WARRIOR, side=DOOMTROOPER)
DEFENDING = Which(WARRIOR, part=AS_DEFENDER)
LEADS_A_UNIT = Aura(Which(WARRIOR, YOURS, area=SQUAD), Gains(f=4, s=4, a=4, v=4), area=SQUAD, unit=True)

CARDS: dict[str, tuple[object, ...]] = {
    # Corporate Leaders
    "03047": (Converts(IMPERIAL),),
    "03077": (Converts(MISHIMA),),
    "03092": (Converts(CAPITOL),),
    "03113": (Converts(BAUHAUS),),
    # specials
    "03024": (Play(ANYTIME, Discard(), Which(WARRIOR, side=LEGION), d=8),),
    "03086": (Play(ANYTIME, Discard(), Which(WARZONE)),),
    # vehicles of an area
    "03127": (
        Play(BY_ACTION, actions=1, lies=IN_KOHORT),
        Act(Discard(), Which(WARZONE), timing=BY_ACTION, actions=3),
        Act(Discard(), Which(FORTIFICATION), timing=BY_ACTION, actions=3),
    ),
    # control
    "03014": (
        Refuses(SYMMETRY, never=True),
        Refuses(EQUIPMENT, never=True),
        Has(NO_FORTIFICATIONS | ONE_ATTACK | NO_OWN_SPECIALS),
    ),
    "03095": (
        Play(
            BY_ACTION,
            TakeWarrior(SQUAD),
            Which(WARRIOR, side=DOOMTROOPER),
            actions=1,
            for_value=True,
            lies=ON_TARGET,
        ),
        Becomes(affiliation=CYBERTRONIC, no_affiliation=EVERY_AFFILIATION),
        Immune(GIFTS),
        Has(NEVER_CASTS),
    ),
    "03100": (
        Play(
            BY_ACTION,
            TakeWarrior(SQUAD),
            Which(WARRIOR, side=DOOMTROOPER, no_affiliation=CYBERTRONIC),
            actions=1,
            for_value=True,
            lies=ON_TARGET,
        ),
        Becomes(affiliation=BROTHERHOOD, no_affiliation=EVERY_AFFILIATION),
        Casts(
            "changeling", "elements", "exorcism", "kinetics", "manipulation", "mentalism", "premonition", "summoning"
        ),
    ),
    # sergeants
    "03001": (Act(AssignUnit(), Which(WARRIOR, YOURS, affiliation=BAUHAUS, area=SQUAD)), LEADS_A_UNIT),
    "03028": (
        Immune(GIFTS),
        Has(NEVER_CASTS),
        Act(AssignUnit(), Which(WARRIOR, YOURS, affiliation=CYBERTRONIC, area=SQUAD)),
        LEADS_A_UNIT,
    ),
    "03106": (Act(AssignUnit(), Which(WARRIOR, YOURS, affiliation=CAPITOL, area=SQUAD)), LEADS_A_UNIT),
    # captains
    "03019": (Aura(Which(WARRIOR, YOURS, affiliation=BAUHAUS, at_most=9), Has(AUTOKILL), area=SQUAD),),
    "03030": (Aura(Which(WARRIOR, YOURS, affiliation=IMPERIAL, at_most=8), Has(AUTOKILL), area=SQUAD),),
    # equipment
    "03059": (
        Give(Which(WARRIOR, YOURS, side=DOOMTROOPER)),
        Gains(s=2, a=2),
        Has(NO_OTHER_EQUIPMENT),
        FirstStrike(ALWAYS_FIRST, case=IN_SHOOT),
    ),
    # warzones
    "03057": (
        Build(IN_SQUAD),
        Build(IN_KOHORT),
        Aura(Which(WARRIOR, part=FIGHTING), Has(FRAGILE), here=True),
    ),
    "03087": (
        Build(IN_SQUAD),
        Build(IN_KOHORT),
        Aura(Which(WARRIOR, trait=FREELANCER, part=AS_DEFENDER), Has(EARNS_P), here=True),
    ),
    "03129": (
        Build(IN_SQUAD),
        Aura(Which(WARRIOR, part=FIGHTING), Has(NO_VEHICLES), here=True),
        Aura(Which(WARRIOR, keyword="venusian-ranger", part=AS_DEFENDER), Gains(f=3, s=3, a=3), here=True),
    ),
    "03130": (
        Build(IN_SQUAD),
        Aura(Which(WARRIOR, affiliation=IMPERIAL, part=AS_DEFENDER), Gains(f=3, s=3, a=3), here=True),
    ),
    "03079": (
        Build(IN_SQUAD),
        Aura(Which(WARRIOR, affiliation=CAPITOL, part=AS_DEFENDER), Gains(f=2, s=2, a=2), here=True),
        Opens(WARRIOR, keyword="trencher", gratis=True),
    ),
    "03022": (
        Build(IN_KOHORT),
        Aura(DEFENDING, Has(AUTOKILL, case=Case(foe=ANY_DOOMTROOPER)), here=True),
        Aura(Which(WARRIOR, side=LEGION, part=AS_DEFENDER), Bounty(2, ANY_DOOMTROOPER), here=True),
    ),
    # specials
    "03053": (Play(ANYTIME, Assault()),),
    "03058": (
        Give(Which(WARRIOR, side=LEGION, at_most=4, unlike="kadaver"), actions=2),
        Multiplies(f=2, s=2, a=2, v=2),
    ),
    # prisoners
    "03094": (
        Build(IN_SQUAD),
        When(
            HAS_WOUNDED,
            Imprison(Which(WARRIOR, side=DOOMTROOPER), who=OPPONENT, back=SQUAD, attachments=LOSES_ALL),
            about=Which(WARRIOR, YOURS, side=DOOMTROOPER),
            may=True,
        ),
    ),
    "03013": (
        When(
            WAS_HURT,
            Imprison(Which(WARRIOR, side=DOOMTROOPER), who=OPPONENT, back=SQUAD, attachments=LOSES_CHOSEN),
            about=Which(WARRIOR, YOURS, affiliation=BAUHAUS),
            may=True,
        ),
    ),
    "03131": (
        Has(NO_EQUIPMENT | NEVER_ATTACKER),
        Act(Heal(), Which(WARRIOR, side=DOOMTROOPER, wounded=True), timing=BY_ACTION, actions=3),
    ),
}
