"""Changes to the present combat: its weapons, tactic and combatants, and its end."""

from __future__ import annotations

from typing import Final

from grognard.core.action import first
from grognard.core.agenda import Frame, Node, put, put_row
from grognard.games.doomtrooper import events, verbs
from grognard.games.doomtrooper.flow.moments import fire
from grognard.games.doomtrooper.flow.play_start import is_pending
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.combats import (
    AMOUNT,
    ATTACKER,
    CAUSE,
    CHANGE,
    DEFENDER,
    DEPTH,
    DISABLED,
    FIRST_STRIKER,
    HIT_A,
    HIT_D,
    JOINED,
    MAIN,
    PHASE,
    PLAYER_A,
    PLAYER_D,
    TACTIC,
    TARGET,
    TURNED_TACTIC,
    WEAPON_A,
    WEAPON_D,
    WHAT,
    WIELDS,
    fights,
    main_combatant,
    weapon_of,
)
from grognard.games.doomtrooper.model.leaving import leave_play, pile_after_play
from grognard.games.doomtrooper.model.notes import ACTS_IN, noted
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.answers import choice
from grognard.games.doomtrooper.queries.attacks import barred_combatant, grounded_airship, shared_tactic
from grognard.games.doomtrooper.queries.capability import may_use
from grognard.games.doomtrooper.queries.combat_answers import no_battle, no_battle_with, no_such_weapon
from grognard.games.doomtrooper.queries.duplicates import without_duplicates
from grognard.games.doomtrooper.queries.equipment import usable_weapons
from grognard.games.doomtrooper.queries.first_strike import first_striker
from grognard.games.doomtrooper.queries.legality import Refusal
from grognard.games.doomtrooper.queries.powers import is_reinforced, reinforcements_of
from grognard.games.doomtrooper.queries.reactions import EVALUATED
from grognard.games.doomtrooper.queries.windows import MODIFIERS, is_broken
from grognard.games.doomtrooper.words import FIGHT, NO_TACTIC, OUTPOST, PLAYED, SHOOT


def undo_changes(g: Doom, source: int) -> None:
    """DT-241: undo what a card has changed in the present combat."""
    kept: list[int] = []
    turned = 0
    for k in range(0, len(g.changes), CHANGE):
        if g.changes[k + CAUSE] != source:
            kept += g.changes[k : k + CHANGE]
        elif g.changes[k + WHAT] == TURNED_TACTIC:
            turned += 1
    if len(kept) == len(g.changes):
        return
    g.changes = kept
    if turned % 2:
        set_tactic(g, FIGHT + SHOOT - g.combat()[TACTIC])


UNHURT: Final = 0
HURT: Final = 1
SLAIN: Final = 2
STATUS_CHANGE: Final = 7  # the phase in which the hits are applied


def set_combat(g: Doom, what: int, value: int) -> None:
    """Set a value of the present combat's record."""
    g.combats = put_row(g.combats, len(g.combats) - 1, put(g.combats[-1], what, value))


def set_weapon(g: Doom, warrior: int, weapon: int) -> None:
    """Set the weapon that a combatant or a reinforcement uses from now on, or NONE (DT-186)."""
    c = g.combat()
    if warrior in (c[ATTACKER], c[DEFENDER]):
        set_combat(g, WEAPON_A if warrior == c[ATTACKER] else WEAPON_D, weapon)
        return
    depth = len(g.combats)
    kept: list[int] = []
    for k in range(0, len(g.changes), CHANGE):
        if g.changes[k + WHAT] != WIELDS or g.changes[k + TARGET] != warrior or g.changes[k + DEPTH] != depth:
            kept += g.changes[k : k + CHANGE]
    g.changes = kept if weapon == NONE else [*kept, warrior, warrior, WIELDS, weapon, depth]


def fighters(g: Doom) -> list[int]:
    """Everybody in the present combat: both combatants, each followed by its reinforcements (DT-206)."""
    c = g.combats[-1]
    if not (g.changes and is_reinforced(g)):
        return [c[ATTACKER], c[DEFENDER]]
    return [c[ATTACKER], *reinforcements_of(g, c[ATTACKER]), c[DEFENDER], *reinforcements_of(g, c[DEFENDER])]


def take_lead(g: Doom, part: int, warrior: int) -> None:
    """Give a combatant's part to another member of its group, whom the other side battles; both keep their weapons.

    DT-176: the named warrior remains the main combatant.
    """
    led = g.combat()[part]
    main = main_combatant(g, part)
    arms, weapon = weapon_of(g, led), weapon_of(g, warrior)
    set_weapon(g, warrior, NONE)
    depth = len(g.combats)
    for k in range(0, len(g.changes), CHANGE):
        if g.changes[k + WHAT] == JOINED and g.changes[k + TARGET] == warrior and g.changes[k + DEPTH] == depth:
            g.changes = put(g.changes, k + TARGET, led)
    set_combat(g, part, warrior)
    set_weapon(g, warrior, weapon)
    set_weapon(g, led, arms)
    g.changes = without(g, part, NONE)
    if warrior != main:
        g.changes = [*g.changes, main, main, MAIN, part, depth]
    g.tell(events.REPLACED, led, warrior, g.kind[led], g.kind[warrior])


def without(g: Doom, part: int, member: int) -> list[int]:
    """The changes of this combat without the record of a part's main combatant and of one member's joining."""
    kept: list[int] = []
    for k in range(0, len(g.changes), CHANGE):
        what, of_group = g.changes[k + WHAT], g.changes[k + TARGET] == member
        gone = (what == MAIN and g.changes[k + AMOUNT] == part) or (of_group and what in (JOINED, WIELDS))
        if not gone or g.changes[k + DEPTH] != len(g.combats):
            kept += g.changes[k : k + CHANGE]
    return kept


def regroup(g: Doom, part: int) -> None:
    """DT-A19: continue the combat with the main combatant after the battled reinforcement has left it.

    The other side chooses again whom to battle, unless the blows are fixed (DT-A07): then the blow hits nobody.
    """
    gone, main = g.combat()[part], main_combatant(g, part)
    weapon = weapon_of(g, main)
    g.changes = without(g, part, main)
    set_combat(g, part, main)
    set_weapon(g, main, weapon)
    g.tell(events.REPLACED, gone, main, g.kind[gone], g.kind[main])
    if g.combat()[PHASE] >= EVALUATED:
        set_combat(g, HIT_A if part == ATTACKER else HIT_D, UNHURT)
        return
    if g.combat()[TACTIC] != NO_TACTIC:
        rearm(g)
    if reinforcements_of(g, main):
        g.push(BATTLING, (part,))


class Battling(Node[Doom]):
    """A side chooses which member of the other group to battle (DT-206); the frame binds the part of that group."""

    def run(self, g: Doom, f: Frame) -> None:
        part = f.env[0]
        c = g.combat()
        foe = g.control[c[1 - part]]
        group = [w for w in (c[part], *reinforcements_of(g, c[part])) if no_battle_with(g, part, w) is no.OK]
        g.ask(f, foe, "battle", [choice(g, foe, verbs.CHOOSE, member) for member in group])

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        part = f.env[0]
        if first(action) != g.combat()[part]:
            take_lead(g, part, first(action))
        if g.combat()[TACTIC] != NO_TACTIC:
            rearm(g)  # DT-186: a reinforcement uses a weapon of its own

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        return no_battle(g, f.env[0], action)


def replace_combatant(g: Doom, part: int, warrior: int) -> None:
    """DT-189: give a part in the present combat to another warrior, if that warrior may fight there (DT-179, DT-216);
    else the combat ends.
    """
    c = g.combat()
    if g.control[warrior] != g.control[c[part]]:
        g.changes = without(g, part, NONE)  # another player's warrior replaces the whole group
    set_combat(g, part, warrior)
    set_combat(g, PLAYER_A if part == ATTACKER else PLAYER_D, g.control[warrior])
    set_combat(g, WEAPON_A if part == ATTACKER else WEAPON_D, NONE)
    g.tell(events.REPLACED, c[part], warrior, g.kind[c[part]], g.kind[warrior])
    foe = c[1 - part]
    if (g.place[warrior] == OUTPOST) != (g.place[foe] == OUTPOST):
        end_combat(g)
    elif c[TACTIC] != NO_TACTIC:
        if may_use(g, warrior, c[TACTIC]):
            rearm(g)
        else:
            end_combat(g)
    elif not shared_tactic(g, warrior, foe):
        end_combat(g)


def disable_airship(g: Doom, attacker: int, defender: int) -> None:
    """Deny the attacker the use of an airship that it may not use against this defender."""
    airship = grounded_airship(g, attacker, defender)
    if airship != NONE:
        g.changes = [*g.changes, defender, airship, DISABLED, 1, len(g.combats)]
        g.tell(events.DISABLED, airship, g.kind[airship])


def set_tactic(g: Doom, tactic: int) -> None:
    """DT-216: change the tactic; the combat ends if a warrior in it may not use the new tactic."""
    set_combat(g, TACTIC, tactic)
    g.tell(events.TACTIC, tactic)
    if barred_combatant(g, tactic) != NONE:
        end_combat(g)
        return
    rearm(g)


def rearm(g: Doom, anew: bool = False) -> None:
    """DT-187, DT-A38: give everybody in the combat one weapon that fits; a lost weapon is replaced.

    From the phase of the modifiers on, a player chooses among several; with `anew`, even if none was lost.
    """
    tactic = g.combat()[TACTIC]
    chosen = g.combat()[PHASE] == MODIFIERS
    for warrior in fighters(g)[::-1]:  # the frame that is pushed last asks first
        if not g.attached[warrior]:
            if weapon_of(g, warrior) != NONE:
                set_weapon(g, warrior, NONE)
            continue
        fitting = usable_weapons(g, warrior, tactic)
        weapon = weapon_of(g, warrior)
        lost = weapon not in fitting
        if lost and (fitting or weapon != NONE):
            set_weapon(g, warrior, fitting[0] if fitting else NONE)
        if chosen and len(fitting) > 1 and (lost or anew):
            g.push(REARMING, (warrior,))


def is_disarmed(g: Doom) -> bool:
    """Whether a warrior in the combat has to take up a weapon: it has lost the weapon it used, or has received its
    first.
    """
    for warrior in fighters(g):
        if g.attached[warrior]:
            fitting = usable_weapons(g, warrior, g.combat()[TACTIC])
            if fitting and weapon_of(g, warrior) not in fitting:
                return True
    return False


class Rearming(Node[Doom]):
    """Several weapons fit, and a warrior's player chooses (DT-187); the frame binds the warrior."""

    def run(self, g: Doom, f: Frame) -> None:
        warrior = f.env[0]
        if not g.combats or not fights(g, warrior):
            return
        fitting = without_duplicates(g, usable_weapons(g, warrior, g.combat()[TACTIC]))
        if len(fitting) > 1:
            seat = g.control[warrior]
            options = [choice(g, seat, verbs.WEAPON, weapon) for weapon in fitting]
            g.ask(f, seat, "weapon", options, (warrior, g.kind[warrior]))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        set_weapon(g, f.env[0], first(action))

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        return no_such_weapon(g, f.env[0], action)


def end_combat(g: Doom) -> None:
    """End the present combat because of a card or a limit; warriors still in play count as having fought in it."""
    c = g.combat()
    joined = reinforcements(g)
    close_combat(g)
    if c[DEFENDER] != NONE:
        fire_for_survivors(g, c, joined)


PAIR: Final = 2  # the length of a record of a warrior and its opponent
FOE: Final = 1  # the combatant that the warrior fights


def reinforcements(g: Doom) -> list[int]:
    """All reinforcements of the present combat, each followed by the combatant it fights."""
    out: list[int] = []
    if g.changes:
        c = g.combats[-1]
        for part in (ATTACKER, DEFENDER):
            for member in reinforcements_of(g, c[part]):
                out += [member, c[1 - part]]
    return out


def fire_for_survivors(g: Doom, c: list[int], joined: list[int]) -> None:
    """Fire the moments of a combat for every warrior that survives it, no matter how it has ended."""
    if not g.triggered_cards:
        return
    fought = [*joined, c[DEFENDER], c[ATTACKER], c[ATTACKER], c[DEFENDER]]
    for k in range(0, len(fought), PAIR):
        warrior, foe = fought[k], fought[k + FOE]
        if g.in_play(warrior):
            fire(g, p.HAS_FOUGHT, warrior, foe)
            if c[TACTIC] == FIGHT:
                fire(g, p.HAS_FOUGHT_HAND_TO_HAND, warrior, foe)
            if g.in_play(foe) and has_hurt(c, warrior):
                fire(g, p.HAS_WOUNDED, warrior, foe)


def has_hurt(c: list[int], warrior: int) -> bool:
    """Whether a combatant's blow has wounded the other."""
    if c[PHASE] < STATUS_CHANGE or warrior not in (c[ATTACKER], c[DEFENDER]):
        return False
    return c[HIT_D if warrior == c[ATTACKER] else HIT_A] == HURT


def close_combat(g: Doom) -> None:
    """DT-154: close the present combat: cards that acted in it go to their owners' graves."""
    depth = len(g.combats)
    lead, other = asking_order(g)
    drop_changes(g)
    for slot in range(len(g.kind)):  # cards that were played in it and have not left since (DT-334)
        if g.place[slot] == PLAYED and noted(g, slot, ACTS_IN) == depth and not is_pending(g, slot):
            leave_play(g, slot, pile_after_play(g, slot))
    c = g.combats[-1]
    g.combats = g.combats[:-1]
    if c[ATTACKER] != NONE:
        struck = c[PHASE] >= STATUS_CHANGE
        hits = (c[HIT_A], c[HIT_D]) if struck else (UNHURT, UNHURT)
        g.last_combat = [c[ATTACKER], hits[0], lead, other, c[DEFENDER], hits[1]]
    g.tell(events.COMBAT_OVER)


def drop_changes(g: Doom) -> None:
    """Forget what cards have changed in the present combat."""
    kept: list[int] = []
    for k in range(0, len(g.changes), CHANGE):
        if g.changes[k + DEPTH] != len(g.combats):
            kept += g.changes[k : k + CHANGE]
    g.changes = kept


def asking_order(g: Doom) -> tuple[int, int]:
    """DT-020, DT-021: the players of the present combat who are asked first and second."""
    c = g.combat()
    if c[DEFENDER] == NONE:
        return c[PLAYER_A], c[PLAYER_A]
    striker = c[FIRST_STRIKER]
    if c[PHASE] < EVALUATED and not is_broken(g):
        striker = first_striker(g)
    lead, other = c[PLAYER_A], c[PLAYER_D]
    return (other, lead) if striker == DEFENDER else (lead, other)


REARMING: Final = Rearming(node.REARMING)
BATTLING: Final = Battling(node.BATTLING)
