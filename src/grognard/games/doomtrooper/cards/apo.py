"""Apocalypse."""

from __future__ import annotations

from grognard.effects.control import Seq
from grognard.games.doomtrooper.effects.captives import Emerge, Shelter
from grognard.games.doomtrooper.effects.combat import Change, EndCombat
from grognard.games.doomtrooper.effects.piles import CountKill, Recover
from grognard.games.doomtrooper.effects.reactions import Counter
from grognard.games.doomtrooper.effects.table import Wound
from grognard.games.doomtrooper.plays import (
    A_COMBAT_CARD,
    A_GIFT,
    A_SPECIAL,
    A_SPELL,
    ANNIHILATED,
    ANYTIME,
    BY_ACTION,
    IN_COMBAT,
    IN_KOHORT,
    IN_SQUAD,
    TO_COUNTER,
    WAS_KILLED,
    Act,
    Build,
    Give,
    Opens,
    Play,
    When,
)
from grognard.games.doomtrooper.select import AS_ATTACKER, AS_DEFENDER, YOURS, Case, Which
from grognard.games.doomtrooper.select import IN_COMBAT as FIGHTING
from grognard.games.doomtrooper.statics import (
    ALL_SYMMETRY,
    ANNIHILATES,
    ANY_WARZONE,
    AUTOKILL,
    BARES_FOE,
    D_ONLY,
    DENIES_FIRST,
    GIFTS,
    HEALS_IN_COVER,
    KILLS,
    NO_FIRST_STRIKES,
    THE_ART,
    Aura,
    Becomes,
    FirstStrike,
    Gains,
    GainsOfFoe,
    Has,
    Immune,
    Rebases,
    Refuses,
    Tallies,
)
from grognard.games.doomtrooper.words import (
    BROTHERHOOD,
    DOOMTROOPER,
    EQUIPMENT,
    FIGHT,
    FREELANCER,
    KOHORT,
    MISHIMA,
    RELIC,
    SYMMETRY,
    WARRIOR,
    A,
    F,
    S,
)

FIGHTING_HAND_TO_HAND = Case(part=FIGHTING, tactic=FIGHT)
OWN_MISHIMA = Which(WARRIOR, YOURS, affiliation=MISHIMA)

CARDS: dict[str, tuple[object, ...]] = {
    # equipment
    "06007": (
        Give(),
        Act(
            Wound(earns=True),
            Which(WARRIOR, capable=True),
            timing=BY_ACTION,
            attacks=1,
            itself=ANNIHILATED,
        ),
    ),
    # Ki powers
    "06008": (
        Give(OWN_MISHIMA),
        Immune(THE_ART | ALL_SYMMETRY | GIFTS, attachments=True),
        Act(Counter(), timing=TO_COUNTER, d=6, counters=A_SPELL | A_GIFT),
    ),
    "06033": (
        Give(OWN_MISHIMA, not_with="06068"),
        Act(EndCombat(), timing=IN_COMBAT, case=FIGHTING_HAND_TO_HAND),
        Act(Seq(Counter(), EndCombat()), timing=TO_COUNTER, counters=A_COMBAT_CARD, case=FIGHTING_HAND_TO_HAND),
    ),
    # freelancers, and what was annihilated
    "06002": (Play(ANYTIME, Recover()),),
    "06028": (
        Has(D_ONLY),
        Aura(Which(WARRIOR, trait=FREELANCER, but_itself=True), Gains(f=5, s=5, a=5)),
        Aura(Which(WARRIOR, trait=FREELANCER, but_itself=True), Has(AUTOKILL)),
    ),
    "06040": (Give(Which(WARRIOR, YOURS, affiliation=MISHIMA)), Has(HEALS_IN_COVER)),
    "06059": (
        Give(Which(WARRIOR, YOURS, keyword="follower-of-ilian")),
        Tallies(KILLS, f=1, s=1, a=1),
        Aura(
            Which(WARRIOR, keyword="follower-of-ilian"),
            Has(ANNIHILATES, case=Case(foe=Which(WARRIOR, side=DOOMTROOPER))),
        ),
        When(
            WAS_KILLED,
            CountKill(Which(WARRIOR, keyword="follower-of-ilian")),
            about=Which(WARRIOR, side=DOOMTROOPER),
        ),
    ),
    # warriors
    "06015": (Aura(Which(WARRIOR, YOURS, keyword="trencher", but_itself=True), Gains(f=6, s=6, a=6)),),
    "06077": (Gains(f=8, case=Case(weapon="clansman-claymore")),),
    "06037": (
        Refuses(SYMMETRY, never=True),
        Refuses(EQUIPMENT, never=True),
        Refuses(RELIC, never=True),
        Aura(Which(WARRIOR, YOURS, keyword="kadaver", but_itself=True), Gains(f=3, s=3, a=3, v=1), area=KOHORT),
    ),
    # equipment
    "06022": (
        Give(Which(WARRIOR, YOURS, side=DOOMTROOPER, no_affiliation=BROTHERHOOD)),
        Rebases(multiple=(1, 1, 2, 1)),
    ),
    "06050": (
        Build(IN_SQUAD, many=True, on_player=1),
        Build(IN_KOHORT, many=True, on_player=1),
        Aura(Which(WARRIOR, part=AS_DEFENDER, same_area=True), Has(NO_FIRST_STRIKES)),
    ),
    "06072": (
        Build(IN_SQUAD, many=True, on_player=1),
        Build(IN_KOHORT, many=True, on_player=1),
        Aura(Which(WARRIOR, part=AS_ATTACKER, same_area=True), Gains(s=3)),
        Aura(Which(WARRIOR, part=AS_ATTACKER, same_area=True), Has(BARES_FOE)),
    ),
    # fortifications
    "06026": (
        Build(IN_SQUAD, on_player=1),
        Build(IN_KOHORT, on_player=1),
        Aura(Which(WARRIOR, part=AS_DEFENDER, same_area=True), Gains(a=2)),
        Aura(Which(WARRIOR, part=AS_DEFENDER, same_area=True), Gains(a=2), each=True),
        Opens(EQUIPMENT, itself=True),
    ),
    # Ki powers
    "06038": (
        Give(OWN_MISHIMA),
        FirstStrike(),
        Has(DENIES_FIRST),
        Act(Counter(), timing=TO_COUNTER, d=6, counters=A_SPECIAL, direct=True),
    ),
    "06041": (Give(Which(WARRIOR, YOURS, affiliation=MISHIMA, keyword="shadow-walker")), Has(ANY_WARZONE)),
    "06057": (Give(OWN_MISHIMA), Becomes(keyword="shadow-walker"), FirstStrike()),
    "06061": (Give(OWN_MISHIMA), GainsOfFoe(S)),
    "06067": (Give(OWN_MISHIMA), Act(Change(a=-1, of_foe=True), timing=IN_COMBAT, per=1)),
    "06069": (Give(OWN_MISHIMA), GainsOfFoe(A)),
    "06070": (Give(OWN_MISHIMA), GainsOfFoe(F)),
    # shelter
    "06052": (
        Build(IN_SQUAD),
        Build(IN_KOHORT),
        Act(Shelter(3), Which(WARRIOR, YOURS, same_area=True), timing=BY_ACTION, actions=1),
        Act(Emerge(), Which(WARRIOR, YOURS)),
    ),
}
