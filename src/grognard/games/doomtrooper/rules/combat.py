"""Combat in eight phases with a window after each (DT-172, DT-173)."""

from __future__ import annotations

from typing import Final

from grognard.core.action import A, B, first, second
from grognard.core.agenda import Frame, Node, put, put_row
from grognard.games.doomtrooper import events as told
from grognard.games.doomtrooper import plays as p
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.rules import refusals as no
from grognard.games.doomtrooper.rules.acts import WAYS
from grognard.games.doomtrooper.rules.alike import unlike
from grognard.games.doomtrooper.rules.attacks import (
    HAS_ATTACKED,
    attackers,
    barred_by,
    defenders,
    has_attack,
    has_defender,
    is_barred,
    may_use,
    no_attack_by_card,
    no_attack_on,
    no_attacking,
    pay_for_attack,
    shared_tactic,
    warzones,
)
from grognard.games.doomtrooper.rules.cover import leave_cover
from grognard.games.doomtrooper.rules.ledger import (
    ANYBODY,
    lose_attack,
    use_licence,
)
from grognard.games.doomtrooper.rules.moments import fire
from grognard.games.doomtrooper.rules.personalities import reveal
from grognard.games.doomtrooper.rules.play import choice, earn, is_pending, open_window
from grognard.games.doomtrooper.rules.powers import is_reinforced, members, powers
from grognard.games.doomtrooper.rules.ratings import kills_outright, rating, usable_weapons
from grognard.games.doomtrooper.rules.reactions import EVALUATED
from grognard.games.doomtrooper.rules.removal import DYING, kill, wound
from grognard.games.doomtrooper.rules.strikes import first_striker, stops
from grognard.games.doomtrooper.rules.window import MODIFIERS, SEATS, VICTORY, forsaken_part, is_broken
from grognard.games.doomtrooper.state import (
    ABLE,
    ATTACK,
    ATTACKER,
    CHANGE,
    DEFENDER,
    FIRST_STRIKER,
    HIT_A,
    HIT_D,
    JOINED,
    KILL,
    MAIN,
    NEW_COMBAT,
    NONE,
    PHASE,
    PLAYER_A,
    PLAYER_D,
    SIDES,
    STOPPED,
    TACTIC,
    WEAPON_A,
    WEAPON_D,
    WIELDS,
    ZONE,
    Doom,
)
from grognard.games.doomtrooper.statics import (
    D_ALONE,
    D_TIMES,
    DEAR_ATTACK,
    EXTRA,
    ONE_ATTACK,
    P_TIMES,
)
from grognard.games.doomtrooper.words import (
    AFTER_ANNIHILATED,
    COVERED,
    FIGHT,
    NO_TACTIC,
    OUTPOST,
    PLAYED,
    SHOOT,
    UNPAID,
)
from grognard.games.doomtrooper.words import A as ARMOUR_RATING

UNHURT: Final = 0
HURT: Final = 1
SLAIN: Final = 2
BLOWS: Final = 3  # so many kinds of them

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
STRIKE_BACK: Final = 15
FOUGHT_OUT: Final = (STRIKE_BACK, AFTER_STATUS, POINTS, VICTORY_WINDOW, OVER)


def set_combat(g: Doom, what: int, value: int) -> None:
    """Remember something about the present combat."""
    g.combats = put_row(g.combats, len(g.combats) - 1, put(g.combats[-1], what, value))


def start_combat(g: Doom, seat: int, by: int = ANYBODY) -> None:
    """DT-174: an attack is declared; bound are the seat, the combat's depth and who may attack (DT-258)."""
    before = g.met if g.combats else []  # DT-217: what the interrupted combat has brought is kept for it
    g.combats = [*g.combats, put(put(NEW_COMBAT, ABLE, len(attackers(g, seat, by))), PLAYER_A, seat)]
    g.met = []
    g.tell(told.DECLARED, seat)
    g.push(COMBAT, (seat, len(g.combats), by, *before), DECLARE)


def start_combat_with(g: Doom, warrior: int) -> None:
    """An attack by a warrior that a card names."""
    seat = g.control[warrior]
    start_combat(g, seat)
    set_combat(g, ATTACKER, warrior)


def set_weapon(g: Doom, warrior: int, weapon: int) -> None:
    """DT-186: which weapon a combatant or a reinforcement uses from now on, or NONE."""
    c = g.combat()
    if warrior in (c[ATTACKER], c[DEFENDER]):
        set_combat(g, WEAPON_A if warrior == c[ATTACKER] else WEAPON_D, weapon)
        return
    depth = len(g.combats)
    kept: list[int] = []
    for k in range(0, len(g.changes), CHANGE):
        if g.changes[k + 2] != WIELDS or g.changes[k + 1] != warrior or g.changes[k + 4] != depth:
            kept += g.changes[k : k + CHANGE]
    g.changes = kept if weapon == NONE else [*kept, warrior, warrior, WIELDS, weapon, depth]


def fighters(g: Doom) -> list[int]:
    """Everybody in the present combat: the attacker and its reinforcements, the defender and its own (DT-206)."""
    c = g.combats[-1]
    if not (g.changes and is_reinforced(g)):
        return [c[ATTACKER], c[DEFENDER]]
    return [c[ATTACKER], *members(g, c[ATTACKER]), c[DEFENDER], *members(g, c[DEFENDER])]


def take_lead(g: Doom, part: int, warrior: int) -> None:
    """The other side battles another of a group, which changes places with the one so far; both keep their weapons.

    DT-176: the main combatant is still the one that was named.
    """
    led = g.combat()[part]
    main = g.main_combatant(part)
    arms, weapon = g.weapon_of(led), g.weapon_of(warrior)
    set_weapon(g, warrior, NONE)
    for k in range(0, len(g.changes), CHANGE):
        if g.changes[k + 2] == JOINED and g.changes[k + 1] == warrior and g.changes[k + 4] == len(g.combats):
            g.changes = put(g.changes, k + 1, led)
    set_combat(g, part, warrior)
    set_weapon(g, warrior, weapon)
    set_weapon(g, led, arms)
    g.changes = without(g, part, NONE)
    if warrior != main:
        g.changes = [*g.changes, main, main, MAIN, part, len(g.combats)]
    g.tell(told.REPLACED, led, warrior, g.kind[led], g.kind[warrior])


def without(g: Doom, part: int, member: int) -> list[int]:
    """The changes of this combat but for who is the main combatant of a part, and that one of its group has joined."""
    kept: list[int] = []
    for k in range(0, len(g.changes), CHANGE):
        what, of_group = g.changes[k + 2], g.changes[k + 1] == member
        gone = (what == MAIN and g.changes[k + 3] == part) or (of_group and what in (JOINED, WIELDS))
        if not gone or g.changes[k + 4] != len(g.combats):
            kept += g.changes[k : k + CHANGE]
    return kept


def regroup(g: Doom, part: int) -> None:
    """DT-177, DT-A19: the battled reinforcement is out of the combat, which goes on with the main combatant.

    The other side chooses again whom to battle, unless the blows are fixed (DT-A07): then this one falls on nobody.
    """
    gone, main = g.combat()[part], g.main_combatant(part)
    weapon = g.weapon_of(main)
    g.changes = without(g, part, main)
    set_combat(g, part, main)
    set_weapon(g, main, weapon)
    g.tell(told.REPLACED, gone, main, g.kind[gone], g.kind[main])
    if g.combat()[PHASE] >= EVALUATED:
        set_combat(g, HIT_A if part == ATTACKER else HIT_D, UNHURT)
        return
    if g.combat()[TACTIC] != NO_TACTIC:
        rearm(g)
    if members(g, main):
        g.push(BATTLING, (part,))


class Battling(Node[Doom]):
    """DT-206: a side chooses which of the other's group to battle; bound is the part of that group."""

    def run(self, g: Doom, f: Frame) -> None:
        part = f.env[0]
        c = g.combat()
        foe = g.control[c[1 - part]]
        group = [c[part], *[member for member in members(g, c[part]) if self.may_battle(g, part, member)]]
        g.ask(f, foe, "battle", [choice(g, foe, verbs.CHOOSE, member) for member in group])

    def may_battle(self, g: Doom, part: int, member: int) -> bool:
        """DT-181: whether nobody of the attackers is barred from battling one of the defenders."""
        if part == DEFENDER:
            attacker = g.combat()[ATTACKER]
            for warrior in (attacker, *members(g, attacker)):
                if no_attack_by_card(g, warrior, member):
                    return False
        return True

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        part = f.env[0]
        if first(action) != g.combat()[part]:
            take_lead(g, part, first(action))
        if g.combat()[TACTIC] != NO_TACTIC:
            rearm(g)  # DT-186: who has joined uses a weapon of its own


def replace_combatant(g: Doom, part: int, warrior: int) -> None:
    """Another warrior takes a part in the present combat (DT-189); DT-179, DT-216: if it may, or the combat ends."""
    c = g.combat()
    if g.control[warrior] != g.control[c[part]]:
        g.changes = without(g, part, NONE)  # another player's warrior stands in for the whole group
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


def set_tactic(g: Doom, tactic: int) -> None:
    """DT-216: a tactic that anybody in the combat may not use ends it."""
    set_combat(g, TACTIC, tactic)
    g.tell(told.TACTIC, tactic)
    if barred_by(g, tactic) != NONE:
        end_combat(g)
        return
    rearm(g)


def rearm(g: Doom, anew: bool = False) -> None:
    """DT-186, DT-187, DT-A38: everybody in the combat uses one weapon that fits; a lost one is replaced.

    From the phase of the modifiers on a player chooses among several, then even if none was lost.
    """
    tactic = g.combat()[TACTIC]
    chosen = g.combat()[PHASE] == MODIFIERS
    for warrior in fighters(g)[::-1]:  # who is pushed last is asked first
        if not g.attached[warrior]:
            if g.weapon_of(warrior) != NONE:
                set_weapon(g, warrior, NONE)
            continue
        fitting = usable_weapons(g, warrior, tactic)
        weapon = g.weapon_of(warrior)
        lost = weapon not in fitting
        if lost and (fitting or weapon != NONE):
            set_weapon(g, warrior, fitting[0] if fitting else NONE)
        if chosen and len(fitting) > 1 and (lost or anew):
            g.push(REARMING, (warrior,))


def is_disarmed(g: Doom) -> bool:
    """Whether anybody in the combat no longer has the weapon it uses, or has none and has got one."""
    for warrior in fighters(g):
        if g.attached[warrior]:
            fitting = usable_weapons(g, warrior, g.combat()[TACTIC])
            if fitting and g.weapon_of(warrior) not in fitting:
                return True
    return False


class Rearming(Node[Doom]):
    """DT-186, DT-187: several weapons fit, and a warrior's player chooses; bound is the warrior."""

    def run(self, g: Doom, f: Frame) -> None:
        warrior = f.env[0]
        if not g.combats or not g.fights(warrior):
            return
        fitting = unlike(g, usable_weapons(g, warrior, g.combat()[TACTIC]))
        if len(fitting) > 1:
            seat = g.control[warrior]
            options = [choice(g, seat, verbs.WEAPON, weapon) for weapon in fitting]
            g.ask(f, seat, "weapon", options, (warrior, g.kind[warrior]))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        set_weapon(g, f.env[0], first(action))


def outcome(g: Doom) -> int:
    """What phase 6 has fixed, in one number: the blow on the defender, that on the attacker, who strikes first."""
    c = g.combat()
    return c[HIT_D] + BLOWS * c[HIT_A] + BLOWS * BLOWS * (c[FIRST_STRIKER] + 1)


def end_combat(g: Doom) -> None:
    """A card or a limit ends the present combat; whoever is still in play has fought in it all the same."""
    c = g.combat()
    joined = reinforcements(g)
    close_combat(g)
    if c[DEFENDER] != NONE:
        fire_for_survivors(g, c, joined)


def reinforcements(g: Doom) -> list[int]:
    """Everybody who has joined the present combat, each followed by the combatant it fights."""
    out: list[int] = []
    if g.changes:
        c = g.combats[-1]
        for part in (ATTACKER, DEFENDER):
            for member in members(g, c[part]):
                out += [member, c[1 - part]]
    return out


def fire_for_survivors(g: Doom, c: list[int], joined: list[int]) -> None:
    """What comes of a combat for everybody who survives it, however it has ended."""
    if not g.triggers:
        return
    pairs = [*joined, c[DEFENDER], c[ATTACKER], c[ATTACKER], c[DEFENDER]]
    for k in range(0, len(pairs), 2):
        warrior, foe = pairs[k], pairs[k + 1]
        if g.in_play(warrior):
            fire(g, p.HAS_FOUGHT, warrior, foe)
            if c[TACTIC] == FIGHT:
                fire(g, p.HAS_FOUGHT_HAND_TO_HAND, warrior, foe)
            if g.in_play(foe) and has_hurt(c, warrior):
                fire(g, p.HAS_WOUNDED, warrior, foe)


def has_hurt(c: list[int], warrior: int) -> bool:
    """Whether a combatant's blow has wounded the other."""
    if c[PHASE] < 7 or warrior not in (c[ATTACKER], c[DEFENDER]):
        return False
    return c[HIT_D if warrior == c[ATTACKER] else HIT_A] == HURT


def close_combat(g: Doom) -> None:
    """The present combat is over: what acted in it goes to its owner's grave."""
    depth = len(g.combats)
    sides = sides_of(g)
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
        g.met = [NONE, c[ATTACKER], c[HIT_A], sides, *g.met]
    g.tell(told.COMBAT_OVER)


def sides_of(g: Doom) -> int:
    """DT-020, DT-021: who of the players in the present combat is asked first, times SEATS, and who is asked second."""
    c = g.combat()
    if c[DEFENDER] == NONE:
        return c[PLAYER_A] * SEATS + c[PLAYER_A]
    striker = c[FIRST_STRIKER]
    if c[PHASE] < EVALUATED and not is_broken(g):
        striker = first_striker(g)
    lead, other = c[PLAYER_A], c[PLAYER_D]
    return other * SEATS + lead if striker == DEFENDER else lead * SEATS + other


def lose_attacks(g: Doom, seat: int) -> None:
    """DT-169: who has declared an attack and can attack no more loses the attack actions that are left."""
    if seat == g.active and ATTACK in g.extra and not has_attack(g, seat):
        g.extra = [kind for kind in g.extra if kind != ATTACK]


def open_last_window(g: Doom, seat: int) -> None:
    """DT-173: the window after the last phase, in the order of the combat that is over."""
    lose_attacks(g, seat)
    open_window(g, VICTORY, g.met[SIDES] if g.met and g.met[0] == NONE else NONE)


class Combat(Node[Doom]):
    """A combat from its declaration to its points; bound: the attacking seat, the depth, who may attack."""

    def run(self, g: Doom, f: Frame) -> None:
        seat, depth = f.env[0], f.env[1]
        stage = f.stage
        if len(g.combats) < depth:
            if stage not in (VICTORY_WINDOW, OVER):
                g.again(f, OVER, f.env)
                open_last_window(g, seat)
            else:
                self.resume(g, f)
            return
        if stage not in FOUGHT_OUT:
            part = forsaken_part(g)
            if part != NONE and not is_broken(g):
                g.again(f, stage, f.env)
                open_window(g)
                regroup(g, part)
                return
            if is_broken(g) or is_barred(g):
                self.conclude(g, f)
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
            if c[ATTACKER] != NONE and no_attacking(g, c[ATTACKER]) == no.OK and has_defender(g, c[ATTACKER]):
                g.again(f, NAME_DEFENDER, f.env)
                return
            found = attackers(g, seat, f.env[2]) if c[ATTACKER] == NONE else []
            if not found:
                lose_attack(g, f.env[2] if c[ATTACKER] == NONE else ANYBODY)
                g.combats = g.combats[:-1]  # DT-169: nobody left to attack with, or to attack
                lose_attacks(g, seat)
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
            both = [t for t in (FIGHT, SHOOT) if barred_by(g, t) == NONE]
            if not both:
                end_combat(g)
                return
            g.ask(f, seat, "tactic", [verbs.TACTIC | t << A for t in both], self.pair(g))
        elif stage == NAME_ZONE:
            zones = warzones(g, c[DEFENDER])
            if zones:
                owner = g.control[c[DEFENDER]]
                g.ask(f, owner, "zone", [verbs.PASS, *[choice(g, owner, verbs.ZONE, z) for z in zones]])
                return
            self.go_on(g, f, ARM, 4)
        elif stage == ARM:  # DT-186: one weapon each, then the modifiers (DT-188)
            self.go_on(g, f, MODIFY, MODIFIERS)
            rearm(g, True)
        elif stage == MODIFY:
            if is_disarmed(g):
                g.again(f, MODIFY, f.env)
                open_window(g)
                rearm(g)
                return
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
            self.conclude(g, f)

    def conclude(self, g: Doom, f: Frame) -> None:
        """The combat is over: what comes of it for who survived, then a window."""
        c = g.combat()
        joined = reinforcements(g)
        close_combat(g)
        g.again(f, OVER, f.env)
        open_last_window(g, f.env[0])
        fire_for_survivors(g, c, joined)

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
            if powers(g, first(action), ONE_ATTACK):
                g.spent = [*g.spent, first(action) * WAYS + HAS_ATTACKED]
            if powers(g, first(action), DEAR_ATTACK):
                pay_for_attack(g, first(action))
            set_combat(g, ATTACKER, first(action))
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
        elif verb == verbs.ZONE:
            set_combat(g, ZONE, first(action))
            self.go_on(g, f, ARM, 4)
        elif f.stage == NAME_ATTACKER:
            lose_attack(g, f.env[2])
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
            close_combat(g)  # DT-061
            g.again(f, OVER, f.env)
            lose_attacks(g, f.env[0])
            if hidden:
                fire(g, p.MUSTERED, defender)  # DT-A60: it has come into play all the same
            return
        self.go_on(g, f, NAME_TACTIC, 2)
        if hidden:
            fire(g, p.MUSTERED, defender)

    def evaluate(self, g: Doom) -> None:
        """DT-193: a rating not below the other's A wounds; DT-209, DT-A12: a first blow may forestall the other."""
        rearm(g)
        c = g.combat()
        attacker, defender, tactic = c[ATTACKER], c[DEFENDER], c[TACTIC]
        attack, armour = rating(g, attacker, tactic, defender), rating(g, attacker, ARMOUR_RATING, defender)
        defence, guard = rating(g, defender, tactic, attacker), rating(g, defender, ARMOUR_RATING, attacker)
        set_combat(g, HIT_A, self.blow(g, defender, attacker, defence, armour))
        set_combat(g, HIT_D, self.blow(g, attacker, defender, attack, guard))
        striker = first_striker(g)
        set_combat(g, FIRST_STRIKER, striker)
        set_combat(g, STOPPED, 0 if striker == NONE else stops(g, striker))
        kinds = g.kind[attacker], g.kind[defender]
        g.tell(told.COMPARED, attacker, defender, tactic, attack, guard, defence, armour, outcome(g), *kinds)

    def blow(self, g: Doom, by: int, on: int, strength: int, armour: int) -> int:
        """What one combatant does to the other."""
        if strength < armour:
            return UNHURT
        return SLAIN if kills_outright(g, by, on) else HURT

    def apply_hits(self, g: Doom, f: Frame) -> None:
        """Phase 7: the hits that phase 6 has fixed (DT-A07), both at once or the first striker's first (DT-209)."""
        striker = g.combat()[FIRST_STRIKER]
        if striker == NONE:
            g.again(f, AFTER_STATUS, f.env)
            self.strike(g, DEFENDER)
            self.strike(g, ATTACKER)
            self.ask_attacker_first(g)
        else:
            g.again(f, STRIKE_BACK, f.env)
            self.strike(g, striker)

    def ask_attacker_first(self, g: Doom) -> None:
        """DT-020: of two that would kill each other the attacker's player is asked first who is saved."""
        top = g.agenda
        if top is None or top.node is not DYING:
            return
        under = top.below
        if under is not None and under.node is DYING and under.env[0] == g.combat()[ATTACKER]:
            g.agenda = under.below
            g.again(top, top.stage, top.env)
            g.again(under, under.stage, under.env)

    def strike_back(self, g: Doom) -> None:
        """DT-209: who was struck first strikes back if it survives; DT-A12: by some cards only if it was not hit."""
        c = g.combat()
        second = 1 - c[FIRST_STRIKER]
        hit = c[HIT_D if second == DEFENDER else HIT_A]
        if g.in_play(c[second]) and not (c[STOPPED] and hit):
            self.strike(g, second)
        else:
            if c[HIT_A if second == DEFENDER else HIT_D] != UNHURT:
                g.tell(told.NO_RETURN, c[second], g.kind[c[second]])
            set_combat(g, HIT_A if second == DEFENDER else HIT_D, UNHURT)

    def strike(self, g: Doom, part: int) -> None:
        """One combatant's blow as phase 6 has fixed it."""
        c = g.combat()
        hit = c[HIT_D if part == ATTACKER else HIT_A]
        if hit == SLAIN:
            kill(g, c[1 - part], c[part])
        elif hit == HURT:
            wound(g, c[1 - part], c[part])

    def award(self, g: Doom) -> None:
        """Phase 8: each kill gives its killer's player the victim's V (DT-199, DT-200); DT-022: opponents first."""
        for own in (True, False):
            for k in range(0, len(g.met), KILL):
                if g.met[k + 2] >= 0 and (g.met[k + 2] == g.active) == own:
                    g.push(AWARD, tuple(g.met[k : k + 4]))


class Award(Node[Doom]):
    """Points for a kill, split between D and P as their player likes (DT-201).

    Bound: the victim, its killer or NONE, the seat that earns them, and what the kill has brought.
    """

    def run(self, g: Doom, f: Frame) -> None:
        victim, by, seat, brought = f.env
        points, more = brought % EXTRA, brought % P_TIMES // EXTRA
        as_p, as_d = brought % D_TIMES // P_TIMES, brought % D_ALONE // D_TIMES
        if points + more == 0:
            return
        if brought >= D_ALONE:
            earn(g, seat, points * max(1, as_d) + more, 0)  # DT-178, DT-304
            return
        if as_d and points:
            if more:
                g.push(AWARD, (victim, by, seat, more))  # what another mission adds is split by itself
            g.ask(f, seat, "split", [verbs.SPLIT | points * as_d << A, verbs.SPLIT | points * as_p << B], f.env)
            return
        points += more
        g.ask(f, seat, "split", [verbs.SPLIT | points - p << A | p << B for p in range(points, -1, -1)], f.env)

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        seat = f.env[2]
        earn(g, seat, first(action), second(action))


COMBAT: Final = Combat("combat")
REARMING: Final = Rearming("rearming")
BATTLING: Final = Battling("battling")
AWARD: Final = Award("award")
