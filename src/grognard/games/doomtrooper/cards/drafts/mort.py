"""Drafts of cards of Mortificator: they build, and cannot be played yet (README.md)."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "04002",
        "AIR-TO-GROUND MISSILE",
        Play(ANYTIME, Discard(), Which(EQUIPMENT, trait=TANK)),
        Play(ANYTIME, Discard(), Which(WARRIOR, trait=TANK)),
    ),
    card(
        "04024",
        "CLUB ARKADIN",
        Play(BY_ACTION, actions=1, lies=BEFORE_YOU),
        Aura(Which(WARRIOR, affiliation=GENERAL), Gains(f=5, s=5, a=5)),
    ),
    card(
        "04045",
        "FORESEEING TALISMAN",
        Give(Which(WARRIOR, YOURS, keyword="mortificator")),
        Act(Counter(), timing=TO_COUNTER, d=12, counters=A_SPECIAL),
    ),
    card(
        "04046",
        "GHOST IN THE MACHINE",
        Play(BY_ACTION, DiscardEvery(Which(WARRIOR, affiliation=CYBERTRONIC)), actions=3, d=10),
    ),
    card("04049", "GUNG HO", Play(BY_ACTION, actions=1, lies=BEFORE_YOU), Aura(OWN_MISHIMA, FirstStrike())),
    card("04055", "INFERIOR TECHNOLOGY", Give(Which(WARRIOR, affiliation=CYBERTRONIC)), Has(NEVER_ATTACKER)),
    card("04070", "METROPOLITAN PROPHET", FirstStrike(ALWAYS_FIRST)),
    card(
        "04098",
        "SPIRIT OF NATHANIEL",
        Aura(Which(WARRIOR, affiliation=BROTHERHOOD), ALL_ASPECTS),
        Aura(Which(WARRIOR, affiliation=BROTHERHOOD), Has(AUTOKILL, case=Case(foe=DARK_LEGION))),
        Act(Discard(), Which(WARRIOR, trait=APOSTLE), timing=BY_ACTION, actions=4),
    ),
    card(
        "04112",
        "TO BE OR NOT TO BE",
        Play(IN_COMBAT, Change(f=4, s=4), ANY_COMBATANT),
        Play(IN_COMBAT, Change(f=-4, s=-4), ANY_COMBATANT),
    ),
    card(
        "04115",
        "TRUST IN THE ARMS",
        Play(BY_ACTION, actions=1, lies=BEFORE_YOU, until=TO_YOUR_TURN),
        Aura(ANY_WARRIOR, Has(NEVER_CASTS)),
    ),
    card("04122", "WOLFE", Gains(s=5, case=Case(weapon="deathlockdrum"))),
)
