"""Paradise Lost."""

from __future__ import annotations

from grognard.games.doomtrooper.effects.allegiance import NameAffiliation
from grognard.games.doomtrooper.effects.captives import Imprison
from grognard.games.doomtrooper.effects.combat import Change, Reinforce
from grognard.games.doomtrooper.effects.plague import Disinfect, Infect, InfectOutpost
from grognard.games.doomtrooper.effects.reactions import Counter
from grognard.games.doomtrooper.effects.table import DiscardThis
from grognard.games.doomtrooper.plays import (
    A_SPECIAL,
    ANNIHILATED,
    ANYTIME,
    BEFORE_YOU,
    BY_ACTION,
    GONE_AT_YOUR_TURN,
    HAS_FOUGHT,
    IN_OUTPOST,
    ON_GAME,
    ON_TARGET,
    TO_COUNTER,
    TO_YOUR_TURN,
    Act,
    Build,
    Give,
    Play,
    When,
)
from grognard.games.doomtrooper.select import AS_ATTACKER, AS_DEFENDER, IN_FIGHT, YOURS, Case, Which
from grognard.games.doomtrooper.select import IN_COMBAT as FIGHTING
from grognard.games.doomtrooper.statics import (
    ALWAYS_FIRST,
    ANNIHILATES,
    ATTACKED_LAST,
    AUTOKILL,
    DIES_OF_A_BLOW,
    IN_SPITE,
    LURKS,
    NO_BEASTS,
    TAKES_BEARER,
    UNHURT_ATTACKING,
    AttackPrice,
    Aura,
    Becomes,
    DefendedBy,
    DoublesBeasts,
    FirstStrike,
    Gains,
    GainsPer,
    Has,
    Multiplies,
    Rebases,
    Refuses,
    Spreads,
)
from grognard.games.doomtrooper.words import (
    BEAST,
    CRESCENTIA,
    DOOMTROOPER,
    EQUIPMENT,
    LUTHERAN,
    OUTPOST,
    PATRIARCH,
    PROPHET,
    RASPUTIN,
    TEMPLARS,
    TRIBAL,
    WARRIOR,
    WEAPON,
)

OWN_CRESCENTIA = Which(WARRIOR, YOURS, affiliation=CRESCENTIA)
OWN_LUTHERAN = Which(WARRIOR, YOURS, affiliation=LUTHERAN)
OWN_RASPUTIN = Which(WARRIOR, YOURS, affiliation=RASPUTIN)
OWN_PROPHET = Which(WARRIOR, YOURS, trait=PROPHET, area=OUTPOST)
OWN_PATRIARCH = Which(WARRIOR, YOURS, trait=PATRIARCH, side=TRIBAL, area=OUTPOST)
DOOMTROOPER_THERE = Which(WARRIOR, side=DOOMTROOPER, area=OUTPOST)

CARDS: dict[str, tuple[object, ...]] = {
    # warriors: Lutheran Triad
    "07014": (GainsPer(Which(WARRIOR, keyword="cavalier"), f=1, s=1, a=1),),
    "07018": (Has(AUTOKILL),),
    "07057": (
        Act(
            Counter(),
            timing=TO_COUNTER,
            counters=A_SPECIAL,
            itself=ANNIHILATED,
            case=Case(bearer=Which(WARRIOR, healthy=True)),
        ),
    ),
    "07058": (
        Aura(Which(WARRIOR, YOURS, keyword="lutheran-disciple", area=OUTPOST, same_area=True), Gains(f=2, s=2, a=2)),
    ),
    "07077": (Has(ATTACKED_LAST),),
    # Crescentia
    "07054": (Has(NO_BEASTS),),
    "07085": (Has(ATTACKED_LAST),),
    # Sons of Rasputin
    "07053": (Gains(f=4, s=4, a=4, case=Case(part=AS_ATTACKER)),),
    "07097": (),
    "07101": (GainsPer(Which(WARRIOR, keyword="schwerwaffe-soldat"), f=2, s=2, a=2),),
    # Templars
    "07035": (Has(AUTOKILL),),
    "07048": (Has(AUTOKILL), Aura(Which(WARRIOR, YOURS, keyword="horde-trooper"), Gains(f=2, s=2, a=2))),
    "07049": (Has(AUTOKILL),),
    "07099": (Has(AUTOKILL | ANNIHILATES), Refuses(EQUIPMENT, WEAPON)),
    # first strike
    "07019": (FirstStrike(ALWAYS_FIRST, case=IN_FIGHT),),
    "07021": (FirstStrike(ALWAYS_FIRST | IN_SPITE, case=IN_FIGHT),),
    "07109": (FirstStrike(),),
    # reinforcement
    "07056": (
        Give(Which(WARRIOR, side=TRIBAL)),
        Has(LURKS),
        Act(Reinforce(Which(WARRIOR, YOURS, side=TRIBAL))),
        When(HAS_FOUGHT, DiscardThis()),
    ),
    "07108": (GainsPer(Which(WARRIOR, keyword="templar-legionnaire"), f=2, s=2, a=2),),
    # beasts
    "07024": (Give(OWN_CRESCENTIA),),
    "07029": (Give(OWN_LUTHERAN), Becomes(keyword="cavalier")),
    "07047": (Give(OWN_CRESCENTIA), AttackPrice(2)),
    "07094": (Give(OWN_RASPUTIN),),
    # warzones
    "07015": (
        Build(IN_OUTPOST),
        DefendedBy(Which(WARRIOR, affiliation=CRESCENTIA)),
        Aura(Which(WARRIOR, part=AS_DEFENDER, riding=BEAST), Gains(f=3, s=3, a=3), here=True),
    ),
    "07026": (
        Build(IN_OUTPOST),
        DefendedBy(Which(WARRIOR, affiliation=RASPUTIN)),
        Aura(Which(WARRIOR, part=AS_DEFENDER, riding=EQUIPMENT), Gains(f=3, s=3, a=3), here=True),
    ),
    "07104": (
        Build(IN_OUTPOST),
        DefendedBy(Which(WARRIOR, affiliation=TEMPLARS)),
        Aura(
            Which(WARRIOR, part=AS_DEFENDER),
            Gains(f=3, s=3, a=3, case=Case(foe=Which(WARRIOR, side=TRIBAL))),
            here=True,
        ),
    ),
    # prophecies
    "07073": (
        Play(BY_ACTION, NameAffiliation(CRESCENTIA), OWN_PROPHET, actions=1, lies=ON_TARGET),
        Aura(OWN_CRESCENTIA, Gains(f=3, s=3, a=3, case=Case(foe=Which(WARRIOR, named=True))), alone=True),
    ),
    "07074": (
        Give(OWN_PROPHET),
        Act(Change(f=1), Which(WARRIOR, YOURS, affiliation=CRESCENTIA, part=FIGHTING), per=1),
        Act(Change(s=1), Which(WARRIOR, YOURS, affiliation=CRESCENTIA, part=FIGHTING), per=1),
    ),
    "07113": (
        Play(BY_ACTION, actions=1, lies=BEFORE_YOU, until=GONE_AT_YOUR_TURN, needs=OWN_PROPHET),
        Aura(Which(WARRIOR, YOURS), DoublesBeasts(CRESCENTIA)),
    ),
    # rituals
    "07111": (
        Play(BY_ACTION, on=OWN_LUTHERAN, actions=1, lies=ON_TARGET, until=GONE_AT_YOUR_TURN, needs=OWN_PATRIARCH),
        Rebases(multiple=(3, 3, 3, 1)),
        Has(TAKES_BEARER),
    ),
    "07112": (
        Play(BY_ACTION, actions=1, lies=BEFORE_YOU, until=TO_YOUR_TURN, needs=OWN_PATRIARCH),
        Aura(OWN_LUTHERAN, Multiplies(f=2, s=2, case=Case(part=AS_DEFENDER)), alone=True),
    ),
    "07114": (
        Play(BY_ACTION, actions=1, lies=BEFORE_YOU, until=TO_YOUR_TURN, needs=OWN_PATRIARCH),
        Aura(OWN_LUTHERAN, Has(UNHURT_ATTACKING)),
    ),
    # viruses, and against them
    "07002": (Play(BY_ACTION, Disinfect(), actions=3),),
    "07012": (Play(BY_ACTION, actions=2, lies=ON_GAME), Aura(DOOMTROOPER_THERE, Gains(f=-1, s=-1, a=-1))),
    "07090": (
        Play(ANYTIME, InfectOutpost("07090"), on_player=1, own_turn=True),
        Has(DIES_OF_A_BLOW),
        Spreads(at_once=True),
    ),
    "07120": (
        Play(ANYTIME, Infect("07120"), DOOMTROOPER_THERE, own_turn=True),
        Gains(f=-2, s=-2, a=-2),
        Spreads(worsens=True),
    ),
    "07123": (Play(ANYTIME, Infect("07123"), DOOMTROOPER_THERE, own_turn=True), AttackPrice(3), Spreads()),
    # other specials
    "07013": (
        Play(
            BY_ACTION,
            Imprison(Which(WARRIOR, area=OUTPOST)),
            Which(WARRIOR, area=OUTPOST),
            actions=1,
            lies=BEFORE_YOU,
        ),
    ),
}
