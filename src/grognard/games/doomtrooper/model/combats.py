"""What a position remembers of combats: the present combatants, and what the combat has changed."""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.words import NO_TACTIC, PLAYED

# What a combat remembers
ATTACKER: Final = 0
DEFENDER: Final = 1
TACTIC: Final = 2
ZONE: Final = 3  # the warzone it is fought in, or NONE (DT-112)
WEAPON_A: Final = 4  # the weapon in use, or NONE (DT-186)
WEAPON_D: Final = 5
HIT_A: Final = 6  # the result that phase 6 has fixed for the attacker: none, wound, kill (DT-A07)
HIT_D: Final = 7
PHASE: Final = 8
FIRST_STRIKER: Final = 9  # ATTACKER or DEFENDER, as phase 6 has fixed it, or NONE (DT-209)
STOPPED: Final = 10  # 1 if a warrior that it wounds does not strike back (DT-A12)
PLAYER_A: Final = 11  # the player of the attacker: a stolen combatant ends the combat (DT-268)
PLAYER_D: Final = 12
ABLE: Final = 13  # how many warriors could attack when the combat was declared (DT-175)
NEW_COMBAT: Final = [NONE, NONE, NO_TACTIC, NONE, NONE, NONE, 0, 0, 1, NONE, 0, NONE, NONE, 0]

# A record of a kill in a combat
VICTIM: Final = 0
SLAYER: Final = 1  # the warrior that has killed it, or NONE
EARNER: Final = 2  # the seat that earns the points, or NONE
KILL_POINTS: Final = 3  # for the victim's V
MISSION_POINTS: Final = 4  # points that the killer's missions add
P_TIMES: Final = 5  # the points are taken all as P, this many times …
D_TIMES: Final = 6  # … or all as D, this many times; 0 if the killer has no mission that says so
ONLY_D: Final = 7  # 1 if no point may be taken as P (DT-178, DT-304)
VICTIM_AFFILIATIONS: Final = 8  # the traits of the victim, as bits
KILL: Final = 9  # the length of a record

# What is remembered of the last combat once it is over
SURVIVOR: Final = 0  # its attacker, or NONE if no combat is over
HIT_SURVIVED: Final = 1  # what hit the attacker (DT-A07)
ASKED_FIRST: Final = 2  # the players who are asked first and second in the window after it (DT-020)
ASKED_SECOND: Final = 3
LAST_FOE: Final = 4  # its defender, or NONE
HIT_FOE: Final = 5  # what hit the defender
LAST_COMBAT: Final = 6  # the length of that record
NO_LAST_COMBAT: Final = [NONE, 0, NONE, NONE, NONE, 0]  # never changed

# A record of a change that lasts for a combat
CAUSE: Final = 0  # the card that makes it
TARGET: Final = 1  # the card that it changes, or NONE
WHAT: Final = 2  # a rating, or one of those below
AMOUNT: Final = 3
DEPTH: Final = 4  # how many combats there were, this one included
CHANGE: Final = 5  # the length of a record

# What is changed, beyond the four ratings
# Numbered by make fields for good
FIRST_BLOW: Final = 4  # strikes first; the amount says what kind of first strike it is
DISABLED: Final = 5  # a weapon or a vehicle that may not be used (DT-A38)
DOUBLED: Final = 6  # a weapon's bonus (DT-A16)
USED_UP: Final = 7  # an ability that may be used once per combat
JOINED: Final = 8  # a reinforcement; the amount is the part it plays (DT-206)
WIELDS: Final = 9  # … and the amount is the weapon that it uses (DT-186)
ORDERED: Final = 11  # a card on the combat makes one side strike first; the amount is its part
MAIN: Final = 12  # the named combatant of a part (the amount), while the other side battles its reinforcement (DT-176)
LAID: Final = 10  # a card that was laid on the table in this combat, on the target if it has one (DT-241)
TURNED_TACTIC: Final = 20  # a card has changed the tactic
OVERWHELMS: Final = 22  # an opponent that it wounds with more than twice its A is killed
EXPOSED: Final = 23  # a warrior whose immunities are cancelled; the amount says which (DT-272)
SOUGHT: Final = 24  # the only warrior that the attacker (the cause) may attack in this combat
SHUNNED: Final = 25  # a warrior that the attacker (the cause) may not attack in this combat
BOUND_TACTIC: Final = 26  # the only tactic of this combat, as the amount
DROPPED: Final = 27  # a weapon that is discarded after the blow of its bearer, which strikes first
RAZED: Final = 21  # a card has taken fortifications from both sides
OF_BASE: Final = 16  # … plus the rating, up to 19: its base changes
# End of make fields


def fights(g: Doom, slot: int) -> bool:
    """Whether a warrior is attacker or defender of the present combat."""
    if not g.combats:
        return False
    c = g.combats[-1]
    return slot == c[ATTACKER] or slot == c[DEFENDER] or (bool(g.changes) and part_joined(g, slot) != NONE)


def is_engaged(g: Doom, slot: int) -> bool:
    """Whether a warrior is attacker or defender of any combat, even of an interrupted one (DT-217)."""
    for c in g.combats:
        if slot == c[ATTACKER] or slot == c[DEFENDER]:
            return True
    for k in range(0, len(g.changes), CHANGE):
        if g.changes[k + WHAT] == MAIN and g.changes[k + TARGET] == slot:
            return True
    return False


def main_combatant(g: Doom, part: int) -> int:
    """DT-176, DT-A19: the warrior that was named for a part, even while the other side battles another of its group."""
    changes = g.changes
    for k in range(0, len(changes), CHANGE):
        if changes[k + WHAT] == MAIN and changes[k + AMOUNT] == part and changes[k + DEPTH] == len(g.combats):
            return changes[k + TARGET]
    return g.combats[-1][part]


def part_joined(g: Doom, slot: int) -> int:
    """The part that a reinforcement plays in the present combat, or NONE (DT-206)."""
    for k in range(0, len(g.changes), CHANGE):
        if g.changes[k + WHAT] == JOINED and g.changes[k + TARGET] == slot:
            if g.changes[k + DEPTH] == len(g.combats):
                return g.changes[k + AMOUNT]
    return NONE


def foe_of(g: Doom, slot: int) -> int:
    """The combatant on the other side, or NONE."""
    if not g.combats:
        return NONE
    c = g.combats[-1]
    if slot == c[ATTACKER]:
        return c[DEFENDER]
    if slot == c[DEFENDER]:
        return c[ATTACKER]
    part = part_joined(g, slot)
    return NONE if part == NONE else c[1 - part]


def is_disabled(g: Doom, slot: int) -> bool:
    """Whether a weapon or a vehicle may not be used in the present combat."""
    changes = g.changes
    for k in range(0, len(changes), CHANGE):
        if changes[k + TARGET] == slot and changes[k + WHAT] == DISABLED and changes[k + DEPTH] == len(g.combats):
            return True
    return False


def wields(g: Doom, warrior: int, word: str) -> bool:
    """Whether a combatant uses a weapon with this keyword."""
    weapon = weapon_of(g, warrior)
    return weapon != NONE and word in g.cards.keywords[g.kind[weapon]]


def bound_tactic(g: Doom) -> int:
    """The only tactic that a card allows in the present combat, or NO_TACTIC."""
    for k in range(0, len(g.changes), CHANGE):
        if g.changes[k + WHAT] == BOUND_TACTIC and g.changes[k + DEPTH] == len(g.combats):
            return g.changes[k + AMOUNT]
    return NO_TACTIC


def hit_in_last_combat(g: Doom, warrior: int) -> int:
    """What hit a combatant of the combat just fought: none, wound, kill (DT-A07)."""
    if warrior == g.last_combat[SURVIVOR]:
        return g.last_combat[HIT_SURVIVED]
    return g.last_combat[HIT_FOE] if warrior == g.last_combat[LAST_FOE] else 0


def weapon_of(g: Doom, warrior: int) -> int:
    """The weapon that a combatant or a reinforcement has chosen, or NONE (DT-186)."""
    if not g.combats:
        return NONE
    c = g.combats[-1]
    if warrior == c[ATTACKER]:
        return c[WEAPON_A]
    if warrior == c[DEFENDER]:
        return c[WEAPON_D]
    changes = g.changes
    for k in range(0, len(changes), CHANGE):
        if changes[k + WHAT] == WIELDS and changes[k + TARGET] == warrior and changes[k + DEPTH] == len(g.combats):
            return changes[k + AMOUNT]
    return NONE


def is_fought_in(g: Doom, zone: int) -> bool:
    """Whether the present combat is fought in a warzone that is still there (DT-115)."""
    return bool(g.combats) and g.combats[-1][ZONE] == zone and g.place[zone] > PLAYED
