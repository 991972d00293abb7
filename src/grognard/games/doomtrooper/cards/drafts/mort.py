"""Drafts of cards of Mortificator: they build, and cannot be played yet (README.md)."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "04002",
        "AIR-TO-GROUND MISSILE",
        Play(ANYTIME, Discard(), Which(EQUIPMENT, TANK)),
        Play(ANYTIME, Discard(), Which(WARRIOR, TANK)),
    ),
    card("04024", "CLUB ARKADIN", Play(Actions(1), BEFORE_YOU), Aura(Which(WARRIOR, GENERAL), Gains(f=5, s=5, a=5))),
    card(
        "04045",
        "FORESEEING TALISMAN",
        Give(Which(WARRIOR, YOURS, "mortificator")),
        Act(Counter(), Answering(SPECIAL), PayD(12)),
    ),
    card("04046", "GHOST IN THE MACHINE", Play(Actions(3), DiscardEvery(Which(WARRIOR, CYBERTRONIC)), PayD(10))),
    card("04049", "GUNG HO", Play(Actions(1), BEFORE_YOU), Aura(OWN_MISHIMA, FirstStrike())),
    card("04055", "INFERIOR TECHNOLOGY", Give(Which(WARRIOR, CYBERTRONIC)), Has(NEVER_ATTACKER)),
    card("04070", "METROPOLITAN PROPHET", FirstStrike(ALWAYS_FIRST)),
    card(
        "04098",
        "SPIRIT OF NATHANIEL",
        Aura(Which(WARRIOR, BROTHERHOOD), ALL_ASPECTS),
        Aura(Which(WARRIOR, BROTHERHOOD), Has(AUTOKILL, case=Case(foe=DARK_LEGION))),
        Act(Discard(), Which(WARRIOR, APOSTLE), Actions(4)),
    ),
    card(
        "04112",
        "TO BE OR NOT TO BE",
        Play(IN_COMBAT, Change(f=4, s=4), ANY_COMBATANT),
        Play(IN_COMBAT, Change(f=-4, s=-4), ANY_COMBATANT),
    ),
    card("04115", "TRUST IN THE ARMS", Play(Actions(1), BEFORE_YOU, TO_YOUR_TURN), Aura(ANY_WARRIOR, Has(NEVER_CASTS))),
    card("04122", "WOLFE", Gains(s=5, case=Case(weapon="deathlockdrum"))),
)
