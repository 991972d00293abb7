"""Combat in eight phases with a window after each (DT-172, DT-173)."""

from __future__ import annotations

from typing import Final

from grognard.core.action import A, B, first, second
from grognard.core.agenda import Frame, Node, put, put_row
from grognard.games.doomtrooper import events as told
from grognard.games.doomtrooper import plays as p
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.rules import refusals as no
from grognard.games.doomtrooper.rules.cover import leave_cover
from grognard.games.doomtrooper.rules.ledger import ANYBODY, FROM_STANDARD, funds, is_licensed, licence, use_licence
from grognard.games.doomtrooper.rules.moments import fire
from grognard.games.doomtrooper.rules.personalities import reveal
from grognard.games.doomtrooper.rules.play import choice, earn, is_pending, open_window
from grognard.games.doomtrooper.rules.ratings import (
    giver_of,
    kills_outright,
    powers,
    rating,
    usable_weapons,
    vehicle_of,
)
from grognard.games.doomtrooper.rules.removal import kill, wound
from grognard.games.doomtrooper.rules.strikes import first_striker, stops
from grognard.games.doomtrooper.rules.window import VICTORY
from grognard.games.doomtrooper.state import (
    ABLE,
    ATTACKER,
    CHANGE,
    DEFENDER,
    FIRST_STRIKER,
    HIT_A,
    HIT_D,
    KILL,
    NEW_COMBAT,
    NONE,
    PHASE,
    PLAYER_A,
    PLAYER_D,
    STOPPED,
    TACTIC,
    WEAPON_A,
    WEAPON_D,
    ZONE,
    Doom,
)
from grognard.games.doomtrooper.statics import (
    ANY_WARZONE,
    D_ONLY,
    EARNS_P,
    FROM_COVER,
    LURKS,
    UNATTACKABLE,
    NeverAttackedBy,
    NeverAttacks,
    OnlyAttacks,
    Prefers,
)
from grognard.games.doomtrooper.words import (
    AFTER_ANNIHILATED,
    AIRSHIP,
    COVERED,
    DASH,
    FIGHT,
    FREELANCER,
    LEFT_COVER,
    NEVER_FIGHTS,
    NO_TACTIC,
    OUTPOST,
    PLAYED,
    PRISONER,
    SHOOT,
    SUBMARINE,
    UNPAID,
    WARZONE,
    V,
)
from grognard.games.doomtrooper.words import A as ARMOUR_RATING

UNHURT: Final = 0
HURT: Final = 1
SLAIN: Final = 2

# Stages, by the phase that comes next
DECLARE: Final = 1
NAME_ATTACKER: Final = 2
NAME_DEFENDER: Final = 3
NAME_TACTIC: Final = 4
NAME_ZONE: Final = 5
ARM: Final = 6
MODIFY: Final = 7
EVALUATE: Final = 8
STATUS: Final = 9
AFTER_STATUS: Final = 10
POINTS: Final = 11
VICTORY_WINDOW: Final = 12
OVER: Final = 13
ARM_DEFENDER: Final = 14
STRIKE_BACK: Final = 15
FOUGHT_OUT: Final = (STRIKE_BACK, AFTER_STATUS, POINTS, VICTORY_WINDOW, OVER)


def set_combat(g: Doom, what: int, value: int) -> None:
    """Remember something about the present combat."""
    g.combats = put_row(g.combats, len(g.combats) - 1, put(g.combats[-1], what, value))


def no_tactic(g: Doom, warrior: int, tactic: int) -> int:
    """DT-215: not a rating printed as a dash; DT-082: no Fight in an airship or submarine."""
    kind = g.kind[warrior]
    if g.cards.printed[kind][tactic] == DASH:
        return no.BARRED_TACTIC
    if tactic == FIGHT:
        if g.traits(warrior) & (AIRSHIP | SUBMARINE):
            return no.NO_FIGHT_ABOARD
        vehicle = vehicle_of(g, warrior)
        if vehicle != NONE and g.cards.traits[g.kind[vehicle]] & (AIRSHIP | SUBMARINE):
            return no.because(no.NO_FIGHT_ABOARD, vehicle)
    return no.OK


def may_use(g: Doom, warrior: int, tactic: int) -> bool:
    """Whether a warrior may use a tactic."""
    return no_tactic(g, warrior, tactic) == no.OK


def is_capable(g: Doom, warrior: int) -> bool:
    """DT-327: may attack, be attacked or both."""
    if not g.in_play(warrior) or g.flags[warrior] & PRISONER:
        return False
    if g.flags[warrior] & UNPAID:
        return True  # DT-A22
    return not g.traits(warrior) & NEVER_FIGHTS and (may_use(g, warrior, FIGHT) or may_use(g, warrior, SHOOT))


def no_attacking(g: Doom, warrior: int) -> int:
    """Why a warrior cannot attack."""
    flags = g.flags[warrior]
    if not is_capable(g, warrior) or flags & UNPAID:
        return no.CANNOT_FIGHT
    if flags & COVERED and not powers(g, warrior) & FROM_COVER:
        return no.IS_COVERED  # DT-045
    return no.HAS_LEFT_COVER if flags & LEFT_COVER else no.OK  # DT-052


def no_attack_on(g: Doom, attacker: int, defender: int) -> int:
    """Why one warrior cannot attack another (DT-176…181)."""
    if not is_capable(g, defender):
        return no.CANNOT_FIGHT
    if not g.are_opponents(g.control[attacker], g.control[defender]):
        return no.OWN_WARRIOR  # DT-178
    if g.attached[defender] and powers(g, defender) & UNATTACKABLE:
        return no.because(no.NOT_ATTACKED, giver_of(g, defender, UNATTACKABLE))
    hidden = g.flags[defender] & UNPAID
    if not hidden and (g.place[attacker] == OUTPOST) != (g.place[defender] == OUTPOST):
        return no.OUTPOST_APART  # DT-179
    if not hidden and not shared_tactic(g, attacker, defender):
        return no.BARRED_TACTIC
    if g.attached[defender] and powers(g, defender) & LURKS:
        return no.because(no.LURKING, giver_of(g, defender, LURKS))  # DT-314
    for static in g.cards.statics[g.kind[defender]]:
        if isinstance(static, NeverAttackedBy) and static.which.test(g, defender, g.control[defender], attacker):
            return no.because(no.NEVER_ATTACKED, defender)
    for static in g.cards.statics[g.kind[attacker]]:
        if isinstance(static, OnlyAttacks) and not is_allowed(g, attacker, static, defender):
            return no.because(no.MUST_PREFER, attacker)
        if isinstance(static, NeverAttacks) and static.which.test(g, attacker, g.control[attacker], defender):
            return no.because(no.SPARED, attacker)
        if isinstance(static, Prefers) and not static.which.test(g, attacker, g.control[attacker], defender):
            if has_preferred(g, attacker, static):
                return no.because(no.MUST_PREFER, attacker)
    return no.OK


def is_allowed(g: Doom, attacker: int, static: OnlyAttacks, defender: int) -> bool:
    """DT-181: whether a warrior is one of those, or the highest of them, that another may attack alone."""
    you = g.control[attacker]
    if not static.which.test(g, attacker, you, defender):
        return False
    if static.highest:
        value = rating(g, defender, V)
        for slot in static.which.find(g, attacker, you):
            if rating(g, slot, V) > value:
                return False
    return True


def shared_tactic(g: Doom, attacker: int, defender: int) -> bool:
    """Whether there is a tactic that both may use."""
    for tactic in (FIGHT, SHOOT):
        if may_use(g, attacker, tactic) and may_use(g, defender, tactic):
            return True
    return False


def has_preferred(g: Doom, attacker: int, static: Prefers) -> bool:
    """DT-A30: whether a warrior that it must prefer could be attacked."""
    you = g.control[attacker]
    for slot in g.slots:
        if g.is_warrior(slot) and g.are_opponents(g.control[slot], you) and static.which.test(g, attacker, you, slot):
            if is_capable(g, slot) and (g.place[attacker] == OUTPOST) == (g.place[slot] == OUTPOST):
                return True
    return False


def attackers(g: Doom, seat: int, by: int = ANYBODY) -> list[int]:
    """The seat's warriors that could attack somebody, with an action of this licence (DT-258)."""
    return [w for w in g.warriors[seat] if no_attacking(g, w) == no.OK and is_licensed(g, w, by) and has_defender(g, w)]


def has_attack(g: Doom, seat: int, by: int = ANYBODY) -> bool:
    """Whether any warrior of the seat could attack anybody, with an action of this licence."""
    for warrior in g.warriors[seat]:
        if no_attacking(g, warrior) == no.OK and is_licensed(g, warrior, by) and has_defender(g, warrior):
            return True
    return False


def fund_of(g: Doom, action: int) -> int:
    """The action that an attack is paid with."""
    if first(action):
        return first(action) - 1
    for fund in funds(g):
        if has_attack(g, g.active, licence(g, g.active, fund)):
            return fund
    return FROM_STANDARD


def has_defender(g: Doom, attacker: int) -> bool:
    """Whether a warrior could attack anybody."""
    for seat in range(g.n):
        if seat != g.control[attacker]:
            for warrior in g.warriors[seat]:
                if no_attack_on(g, attacker, warrior) == no.OK:
                    return True
    return False


def defenders(g: Doom, attacker: int) -> list[int]:
    """Whom a warrior could attack."""
    out = []
    for seat in range(g.n):
        if seat != g.control[attacker]:
            for warrior in g.warriors[seat]:
                if no_attack_on(g, attacker, warrior) == no.OK:
                    out.append(warrior)
    return out


def start_combat(g: Doom, seat: int, by: int = ANYBODY) -> None:
    """DT-174: an attack is declared; bound are the seat, the combat's depth and who may attack (DT-258)."""
    before = g.met if g.combats else []  # DT-217: what the interrupted combat has brought is kept for it
    g.combats = [*g.combats, put(NEW_COMBAT, ABLE, len(attackers(g, seat, by)))]
    g.met = []
    g.tell(told.DECLARED, seat)
    g.push(COMBAT, (seat, len(g.combats), by, *before), DECLARE)


def replace_combatant(g: Doom, part: int, warrior: int) -> None:
    """Another warrior takes a part in the present combat (DT-189); DT-179, DT-216: if it may, or the combat ends."""
    c = g.combat()
    set_combat(g, part, warrior)
    set_combat(g, PLAYER_A if part == ATTACKER else PLAYER_D, g.control[warrior])
    set_combat(g, WEAPON_A if part == ATTACKER else WEAPON_D, NONE)
    g.tell(told.REPLACED, c[part], warrior, g.kind[c[part]], g.kind[warrior])
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


def is_broken(g: Doom) -> bool:
    """DT-177, DT-219, DT-268: a combatant of the present combat is gone, or somebody else's now."""
    c = g.combat()
    if c[DEFENDER] == NONE:
        return False
    for part, player in ((ATTACKER, PLAYER_A), (DEFENDER, PLAYER_D)):
        if not g.in_play(c[part]) or g.control[c[part]] != c[player]:
            return True
    return False


def set_tactic(g: Doom, tactic: int) -> None:
    """DT-216: a tactic that a combatant may not use ends the combat."""
    c = g.combat()
    set_combat(g, TACTIC, tactic)
    g.tell(told.TACTIC, tactic)
    if not may_use(g, c[ATTACKER], tactic) or not may_use(g, c[DEFENDER], tactic):
        end_combat(g)
        return
    rearm(g)


def rearm(g: Doom) -> None:
    """DT-186, DT-187, DT-A38: each combatant uses one weapon that fits; a lost one is replaced."""
    c = g.combat()
    for part, place in ((ATTACKER, WEAPON_A), (DEFENDER, WEAPON_D)):
        fitting = usable_weapons(g, c[part], c[TACTIC])
        if c[place] not in fitting:
            set_combat(g, place, fitting[0] if fitting else NONE)


def end_combat(g: Doom) -> None:
    """The present combat is over: what acted in it goes to its owner's grave."""
    depth = len(g.combats)
    kept: list[int] = []
    for k in range(0, len(g.changes), CHANGE):
        if g.changes[k + 4] != depth:
            kept += g.changes[k : k + CHANGE]
    g.changes = kept
    for slot in range(len(g.kind)):  # what was played in it, and has not left since (DT-334)
        if g.place[slot] == PLAYED and g.bearer[slot] == depth and not is_pending(g, slot):
            g.leave(slot, g.cards.after[g.kind[slot]] == AFTER_ANNIHILATED)
    c = g.combats[-1]
    g.combats = g.combats[:-1]
    if c[ATTACKER] != NONE:
        g.met = [NONE, c[ATTACKER], *g.met]
    g.tell(told.COMBAT_OVER)


class Combat(Node[Doom]):
    """A combat from its declaration to its points; bound: the attacking seat, the depth, who may attack."""

    def run(self, g: Doom, f: Frame) -> None:
        seat, depth = f.env[0], f.env[1]
        stage = f.stage
        if len(g.combats) < depth:
            if stage not in (VICTORY_WINDOW, OVER):
                g.again(f, OVER, f.env)
                open_window(g, VICTORY)
            else:
                self.resume(g, f)
            return
        c = g.combat()
        if stage not in FOUGHT_OUT and is_broken(g):
            end_combat(g)
            g.again(f, OVER, f.env)
            self.after(g, c)
            return
        self.phase(g, f, stage, seat)

    def resume(self, g: Doom, f: Frame) -> None:
        """DT-219: the interrupted combat goes on with what it had brought so far."""
        if g.combats:
            g.met = list(f.env[3:])

    def phase(self, g: Doom, f: Frame, stage: int, seat: int) -> None:
        """One phase, and the window after it."""
        c = g.combat()
        if stage == DECLARE:
            g.again(f, NAME_ATTACKER, f.env)
            open_window(g)
        elif stage == NAME_ATTACKER:
            found = attackers(g, seat, f.env[2])
            if not found:
                g.combats = g.combats[:-1]  # DT-169: nobody left to attack with, or to attack
                self.resume(g, f)
                return
            options = [choice(g, seat, verbs.WITH, w) for w in found]
            if len(found) < c[ABLE]:
                options.append(verbs.PASS)  # DT-175: with another one, or the action is lost
            g.ask(f, seat, "attacker", options)
        elif stage == NAME_DEFENDER:
            found = defenders(g, c[ATTACKER])
            options = [choice(g, seat, verbs.AGAINST, w) for w in found]
            g.ask(f, seat, "defender", options, (c[ATTACKER], g.kind[c[ATTACKER]]))
        elif stage == NAME_TACTIC:
            both = [t for t in (FIGHT, SHOOT) if may_use(g, c[ATTACKER], t) and may_use(g, c[DEFENDER], t)]
            if not both:
                end_combat(g)
                return
            g.ask(f, seat, "tactic", [verbs.TACTIC | t << A for t in both], self.pair(g))
        elif stage == NAME_ZONE:
            zones = self.zones(g, c[DEFENDER])
            if zones:
                owner = g.control[c[DEFENDER]]
                g.ask(f, owner, "zone", [verbs.PASS, *[choice(g, owner, verbs.ZONE, z) for z in zones]])
                return
            self.go_on(g, f, ARM, 4)
        elif stage in (ARM, ARM_DEFENDER):
            self.arm(g, f, stage)
        elif stage == MODIFY:
            self.evaluate(g)
            self.go_on(g, f, STATUS, 6)
        elif stage == STATUS:
            set_combat(g, PHASE, 7)
            self.apply_hits(g, f)
        elif stage == STRIKE_BACK:
            g.again(f, AFTER_STATUS, f.env)
            self.strike_back(g)
        elif stage == AFTER_STATUS:
            g.again(f, POINTS, f.env)
            open_window(g)
        elif stage == POINTS:
            set_combat(g, PHASE, 8)
            g.again(f, VICTORY_WINDOW, f.env)
            self.award(g)
        elif stage == VICTORY_WINDOW:
            end_combat(g)
            g.again(f, OVER, f.env)
            self.after(g, c)

    def after(self, g: Doom, c: list[int]) -> None:
        """The combat is over: what comes of it for who survived, then a window."""
        open_window(g, VICTORY)
        if g.triggers:
            for warrior, foe in ((c[DEFENDER], c[ATTACKER]), (c[ATTACKER], c[DEFENDER])):
                if g.in_play(warrior):
                    fire(g, p.HAS_FOUGHT, warrior, foe)

    def arm(self, g: Doom, f: Frame, stage: int) -> None:
        """DT-186: one weapon each, chosen by the combatant's player if several fit; then the modifiers (DT-188)."""
        c = g.combat()
        for part in (ATTACKER, DEFENDER) if stage == ARM else (DEFENDER,):
            fitting = usable_weapons(g, c[part], c[TACTIC])
            if len(fitting) > 1:
                seat = g.control[c[part]]
                frame = Frame(f.id, self, ARM if part == ATTACKER else ARM_DEFENDER, f.env, f.below)
                options = [choice(g, seat, verbs.WEAPON, w) for w in fitting]
                g.ask(frame, seat, "weapon", options, (c[part], g.kind[c[part]]))
                return
        rearm(g)
        set_combat(g, PHASE, 5)
        g.again(f, MODIFY, f.env)
        open_window(g)

    def pair(self, g: Doom) -> tuple[int, ...]:
        """Both combatants and their kinds."""
        c = g.combat()
        return (c[ATTACKER], c[DEFENDER], g.kind[c[ATTACKER]], g.kind[c[DEFENDER]])

    def go_on(self, g: Doom, f: Frame, stage: int, phase: int) -> None:
        """A phase is done: its window, then the next."""
        set_combat(g, PHASE, phase)
        g.again(f, stage, f.env)
        open_window(g)

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        verb = action & 63
        if verb == verbs.WITH:
            use_licence(g, first(action), f.env[2])
            set_combat(g, ATTACKER, first(action))
            set_combat(g, PLAYER_A, g.control[first(action)])
            g.again(f, NAME_DEFENDER, f.env)
            if g.flags[first(action)] & COVERED:
                leave_cover(g, first(action))  # it may do both in one action
        elif verb == verbs.AGAINST:
            self.name_defender(g, f, first(action))
        elif verb == verbs.TACTIC:
            g.again(f, NAME_ZONE, f.env)
            set_combat(g, PHASE, 3)
            open_window(g)
            set_tactic(g, first(action))
        elif verb == verbs.WEAPON:
            set_combat(g, WEAPON_A if f.stage == ARM else WEAPON_D, first(action))
            if f.stage == ARM:
                g.again(f, ARM_DEFENDER, f.env)
            else:
                rearm(g)
                set_combat(g, PHASE, 5)
                g.again(f, MODIFY, f.env)
                open_window(g)
        elif verb == verbs.ZONE:
            set_combat(g, ZONE, first(action))
            self.go_on(g, f, ARM, 4)
        elif f.stage == NAME_ATTACKER:
            g.combats = g.combats[:-1]  # DT-175: the attack action is lost
            self.resume(g, f)
        else:
            self.go_on(g, f, ARM, 4)

    def name_defender(self, g: Doom, f: Frame, defender: int) -> None:
        """DT-176; DT-057…061: who was mustered into cover is revealed now, and paid for."""
        attacker = g.combat()[ATTACKER]
        set_combat(g, DEFENDER, defender)
        set_combat(g, PLAYER_D, g.control[defender])
        hidden = g.flags[defender] & UNPAID
        foe = verbs.UNKNOWN if hidden else g.kind[defender]
        g.tell(told.ATTACKED, attacker, defender, g.kind[attacker], foe)
        if g.flags[defender] & UNPAID and not reveal(g, defender):
            g.again(f, NAME_TACTIC, f.env)  # DT-A24: it is gone, and so the combat is over
            return
        if no_attack_on(g, attacker, defender) != no.OK:
            end_combat(g)  # DT-061
            g.again(f, OVER, f.env)
            return
        self.go_on(g, f, NAME_TACTIC, 2)

    def zones(self, g: Doom, defender: int) -> list[int]:
        """DT-112, DT-117, DT-183: the warzones of the defender's own area."""
        out = []
        place = g.place[defender]
        seat = g.control[defender]
        for slot in g.slots:
            if g.cards.type[g.kind[slot]] == WARZONE and g.in_play(slot):
                if (g.place[slot] == OUTPOST) != (place == OUTPOST):
                    continue  # DT-183, DT-310: whatever a card says
                if (g.control[slot] == seat and g.place[slot] == place) or powers(g, defender) & ANY_WARZONE:
                    out.append(slot)
        return out

    def evaluate(self, g: Doom) -> None:
        """DT-193: a rating not below the other's A wounds; DT-209, DT-A12: a first blow may forestall the other."""
        rearm(g)
        c = g.combat()
        attacker, defender, tactic = c[ATTACKER], c[DEFENDER], c[TACTIC]
        on_defender = self.blow(g, attacker, defender, tactic)
        on_attacker = self.blow(g, defender, attacker, tactic)
        set_combat(g, HIT_A, on_attacker)
        set_combat(g, HIT_D, on_defender)
        striker = first_striker(g)
        set_combat(g, FIRST_STRIKER, striker)
        set_combat(g, STOPPED, 0 if striker == NONE else stops(g, striker))

    def blow(self, g: Doom, by: int, on: int, tactic: int) -> int:
        """What one combatant does to the other."""
        if rating(g, by, tactic, on) < rating(g, on, ARMOUR_RATING, by):
            return UNHURT
        return SLAIN if kills_outright(g, by, on) else HURT

    def apply_hits(self, g: Doom, f: Frame) -> None:
        """Phase 7: the hits that phase 6 has fixed (DT-A07), both at once or the first striker's first (DT-209)."""
        striker = g.combat()[FIRST_STRIKER]
        if striker == NONE:
            g.again(f, AFTER_STATUS, f.env)
            self.strike(g, DEFENDER)
            self.strike(g, ATTACKER)
        else:
            g.again(f, STRIKE_BACK, f.env)
            self.strike(g, striker)

    def strike_back(self, g: Doom) -> None:
        """DT-209: who was struck first strikes back if it survives; DT-A12: by some cards only if it was not hit."""
        c = g.combat()
        second = 1 - c[FIRST_STRIKER]
        hit = c[HIT_D if second == DEFENDER else HIT_A]
        if g.in_play(c[second]) and not (c[STOPPED] and hit):
            self.strike(g, second)

    def strike(self, g: Doom, part: int) -> None:
        """One combatant's blow as phase 6 has fixed it."""
        c = g.combat()
        hit = c[HIT_D if part == ATTACKER else HIT_A]
        if hit == SLAIN:
            kill(g, c[1 - part], c[part])
        elif hit == HURT:
            wound(g, c[1 - part], c[part])

    def award(self, g: Doom) -> None:
        """Phase 8: each kill gives its killer's player the victim's V (DT-199, DT-200)."""
        for k in range(0, len(g.met), KILL):
            if g.met[k + 2] >= 0:
                g.push(AWARD, tuple(g.met[k : k + KILL]))


class Award(Node[Doom]):
    """Points for a kill, split between D and P as their player likes (DT-201).

    Bound: the victim, its killer or NONE, the seat that earns them, and how many.
    """

    def run(self, g: Doom, f: Frame) -> None:
        victim, by, seat, points = f.env
        if points == 0:
            return
        can = powers(g, by) if by != NONE else 0
        d_only = g.control[victim] == seat or (by != NONE and g.traits(by) & FREELANCER and not can & EARNS_P)
        if d_only or can & D_ONLY:
            earn(g, seat, points, 0)  # DT-178, DT-304
            return
        g.ask(f, seat, "split", [verbs.SPLIT | points - p << A | p << B for p in range(points, -1, -1)], f.env)

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        seat = f.env[2]
        earn(g, seat, first(action), second(action))


COMBAT: Final = Combat("combat")
AWARD: Final = Award("award")
