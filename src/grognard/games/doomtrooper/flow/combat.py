"""Combat in eight phases with a window after each."""

from __future__ import annotations

from typing import Final

from grognard.core.action import VERB, A, first
from grognard.core.agenda import Frame, Node, put
from grognard.games.doomtrooper import events, verbs
from grognard.games.doomtrooper.flow.awards import AWARD
from grognard.games.doomtrooper.flow.combat_changes import (
    HURT,
    SLAIN,
    UNHURT,
    close_combat,
    disable_airship,
    drop_changes,
    end_combat,
    fire_for_survivors,
    is_disarmed,
    rearm,
    regroup,
    reinforcements,
    set_combat,
    set_tactic,
)
from grognard.games.doomtrooper.flow.cover import leave_cover
from grognard.games.doomtrooper.flow.moments import fire
from grognard.games.doomtrooper.flow.personalities import reveal
from grognard.games.doomtrooper.flow.removal import DYING, discard, kill, wound
from grognard.games.doomtrooper.flow.spending import lose_attack, pay_for_attack, pay_for_target, use_licence
from grognard.games.doomtrooper.flow.windows import open_window
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.language.powers import CHOOSY, DEAR_ATTACK, ONE_ATTACK
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.combats import (
    ABLE,
    ASKED_FIRST,
    ASKED_SECOND,
    ATTACKER,
    CHANGE,
    DEFENDER,
    DEPTH,
    DROPPED,
    EARNER,
    FIRST_STRIKER,
    HIT_A,
    HIT_D,
    KILL,
    LAST_COMBAT,
    NEW_COMBAT,
    NO_LAST_COMBAT,
    PHASE,
    PLAYER_A,
    PLAYER_D,
    STOPPED,
    TACTIC,
    TARGET,
    VICTIM_AFFILIATIONS,
    WHAT,
    ZONE,
    bound_tactic,
)
from grognard.games.doomtrooper.model.extra_actions import drop_extra
from grognard.games.doomtrooper.model.notes import ROUSED, erase_sort
from grognard.games.doomtrooper.model.state import ATTACK, NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.actions import ANYBODY
from grognard.games.doomtrooper.queries.answers import choice
from grognard.games.doomtrooper.queries.attacks import (
    attackers,
    barred_combatant,
    defenders,
    has_attack,
    has_defender,
    is_tactic_barred,
    keeps_to_cover,
    no_attack_on,
    no_attacking,
    warzones,
)
from grognard.games.doomtrooper.queries.combat_answers import no_attacker, no_defender, no_such_tactic, no_such_zone
from grognard.games.doomtrooper.queries.first_strike import first_striker, stops_return_blow
from grognard.games.doomtrooper.queries.legality import Refusal
from grognard.games.doomtrooper.queries.powers import has
from grognard.games.doomtrooper.queries.ratings import kills_outright, rating
from grognard.games.doomtrooper.queries.windows import MODIFIERS, VICTORY, forsaken_part, is_broken
from grognard.games.doomtrooper.words import COVERED, FIGHT, NO_TACTIC, SHOOT, UNPAID
from grognard.games.doomtrooper.words import A as ARMOUR_RATING

# Stages, each named after the phase that comes next
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


def start_combat(g: Doom, seat: int, by: int = ANYBODY) -> None:
    """DT-174, DT-217: declare an attack, perhaps within another combat; the frame binds the seat, the combat's depth
    and the licence to attack (DT-258).
    """
    # DT-217: the results of the interrupted combat are kept
    before = [*g.last_combat, *g.kills] if g.combats else []
    g.combats = [*g.combats, put(put(NEW_COMBAT, ABLE, len(attackers(g, seat, by))), PLAYER_A, seat)]
    g.kills = []
    g.last_combat = NO_LAST_COMBAT
    if g.notes:
        erase_sort(g, ROUSED)
    g.tell(events.DECLARED, seat)
    g.push(COMBAT, (seat, len(g.combats), by, *before), DECLARE)


def start_combat_with(g: Doom, warrior: int) -> None:
    """Declare an attack by a warrior that a card names."""
    seat = g.control[warrior]
    start_combat(g, seat)
    set_combat(g, ATTACKER, warrior)


def bind_attack(g: Doom, what: int, target: int, amount: int) -> None:
    """Limit the attack just declared by a warrior that a card names: whom it attacks (SOUGHT, SHUNNED), or how."""
    g.changes = [*g.changes, g.combat()[ATTACKER], target, what, amount, len(g.combats)]


def lose_attacks(g: Doom, seat: int) -> None:
    """DT-169: take the remaining attack actions from a player who has declared an attack but cannot attack."""
    if seat == g.active and ATTACK in g.extra and not has_attack(g, seat):
        for _ in range(g.extra.count(ATTACK)):
            drop_extra(g, ATTACK)


def open_last_window(g: Doom, seat: int) -> None:
    """Open the window after the last phase, in the order of the combat that is over (DT-020, DT-173)."""
    lose_attacks(g, seat)
    open_window(g, VICTORY, g.last_combat[ASKED_FIRST], g.last_combat[ASKED_SECOND])


class Combat(Node[Doom]):
    """DT-172, DT-173: a combat from its declaration to its points, in eight phases with a window after each; the frame
    binds the attacking seat, the depth, and the licence to attack.
    """

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
            if is_broken(g) or is_tactic_barred(g):
                self.conclude(g, f)
                return
        self.phase(g, f, stage, seat)

    def resume(self, g: Doom, f: Frame) -> None:
        """DT-219: go on with the interrupted combat and its results so far."""
        if g.combats:
            before = list(f.env[3:])
            g.last_combat, g.kills = before[:LAST_COMBAT] or NO_LAST_COMBAT, before[LAST_COMBAT:]

    def phase(self, g: Doom, f: Frame, stage: int, seat: int) -> None:
        """DT-182: play one phase, and open the window after it; the attacking player announces the tactic for both."""
        if stage == DECLARE:
            g.again(f, NAME_ATTACKER, f.env)
            open_window(g)
        elif stage == NAME_ATTACKER:
            self.ask_attacker(g, f, seat)
        elif stage == NAME_DEFENDER:
            attacker = g.combat()[ATTACKER]
            options = [choice(g, seat, verbs.AGAINST, w) for w in defenders(g, attacker)]
            g.ask(f, seat, "defender", options, (attacker, g.kind[attacker]))
        elif stage == NAME_TACTIC:
            both = [t for t in (FIGHT, SHOOT) if barred_combatant(g, t) == NONE and bound_tactic(g) in (NO_TACTIC, t)]
            if both:
                g.ask(f, seat, "tactic", [verbs.TACTIC | t << A for t in both], self.pair(g))
            else:
                end_combat(g)
        elif stage == NAME_ZONE:
            self.ask_zone(g, f)
        else:
            self.battle(g, f, stage)

    def battle(self, g: Doom, f: Frame, stage: int) -> None:
        """DT-188: play a phase from the choice of weapons on; the modifiers follow that choice."""
        if stage == ARM:  # DT-186: one weapon each, then the modifiers (DT-188)
            self.advance(g, f, MODIFY, MODIFIERS)
            rearm(g, True)
        elif stage == MODIFY and is_disarmed(g):
            g.again(f, MODIFY, f.env)
            open_window(g)
            rearm(g)
        elif stage == MODIFY:
            self.evaluate(g)
            self.advance(g, f, STATUS, 6)
        elif stage == STATUS:
            set_combat(g, PHASE, 7)
            self.apply_hits(g, f)
        elif stage == STRIKE_BACK:
            g.again(f, AFTER_STATUS, f.env)
            self.drop_weapons(g)
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

    def ask_attacker(self, g: Doom, f: Frame, seat: int) -> None:
        """DT-175, DT-267: ask the attacking player for an attacker that may still attack, unless a card names one."""
        c = g.combat()
        if c[ATTACKER] != NONE and no_attacking(g, c[ATTACKER]) is no.OK and has_defender(g, c[ATTACKER]):
            if has(g, c[ATTACKER], DEAR_ATTACK):
                pay_for_attack(g, c[ATTACKER])
            g.again(f, NAME_DEFENDER, f.env)
            return
        found = attackers(g, seat, f.env[2]) if c[ATTACKER] == NONE else []
        if not found:
            lose_attack(g, f.env[2] if c[ATTACKER] == NONE else ANYBODY)
            drop_changes(g)
            g.combats = g.combats[:-1]  # DT-169: no attacker or no target is left
            lose_attacks(g, seat)
            self.resume(g, f)
            return
        options = [choice(g, seat, verbs.WITH, w) for w in found]
        if len(found) < c[ABLE]:
            options.append(verbs.PASS)  # DT-175: attack with another warrior, or lose the action
        g.ask(f, seat, "attacker", options)

    def ask_zone(self, g: Doom, f: Frame) -> None:
        """DT-112, DT-116: ask the defender's player, and nobody else, for a warzone to defend from."""
        defender = g.combat()[DEFENDER]
        zones = warzones(g, defender)
        if zones:
            owner = g.control[defender]
            g.ask(f, owner, "zone", [verbs.PASS, *[choice(g, owner, verbs.ZONE, z) for z in zones]])
        else:
            self.advance(g, f, ARM, 4)

    def conclude(self, g: Doom, f: Frame) -> None:
        """End the combat: fire the moments of its survivors, then open a window."""
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

    def advance(self, g: Doom, f: Frame, stage: int, phase: int) -> None:
        """End a phase: open its window, then begin the next phase."""
        set_combat(g, PHASE, phase)
        g.again(f, stage, f.env)
        open_window(g)

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        verb = action & VERB
        if verb == verbs.WITH:
            use_licence(g, first(action), f.env[2])
            if has(g, first(action), ONE_ATTACK):
                g.attacked_once = [*g.attacked_once, first(action)]
            if has(g, first(action), DEAR_ATTACK):
                pay_for_attack(g, first(action))
            set_combat(g, ATTACKER, first(action))
            g.again(f, NAME_DEFENDER, f.env)
            if g.flags[first(action)] & COVERED and not keeps_to_cover(g, first(action)):
                leave_cover(g, first(action))  # it may leave cover and attack in one action
        elif verb == verbs.AGAINST:
            self.name_defender(g, f, first(action))
        elif verb == verbs.TACTIC:
            g.again(f, NAME_ZONE, f.env)
            set_combat(g, PHASE, 3)
            open_window(g)
            set_tactic(g, first(action))
        elif verb == verbs.ZONE:
            set_combat(g, ZONE, first(action))
            self.advance(g, f, ARM, 4)
        elif f.stage == NAME_ATTACKER:
            lose_attack(g, f.env[2])
            g.combats = g.combats[:-1]  # DT-175: the attack action is lost
            self.resume(g, f)
        else:
            self.advance(g, f, ARM, 4)

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        if f.stage == NAME_ATTACKER:
            return no_attacker(g, f.env[0], f.env[node.LICENCE], action)
        if f.stage == NAME_DEFENDER:
            return no_defender(g, action)
        return no_such_tactic(g, action) if f.stage == NAME_TACTIC else no_such_zone(g, action)

    def name_defender(self, g: Doom, f: Frame, defender: int) -> None:
        """DT-057, DT-061, DT-176, DT-A24, DT-A60: make a warrior the defender; a warrior mustered into cover is
        revealed and paid for, and if it is gone or cannot be attacked, the combat is over and the attack action spent.
        """
        attacker = g.combat()[ATTACKER]
        set_combat(g, DEFENDER, defender)
        set_combat(g, PLAYER_D, g.control[defender])
        hidden = g.flags[defender] & UNPAID
        foe = verbs.UNKNOWN if hidden else g.kind[defender]
        g.tell(events.ATTACKED, attacker, defender, g.kind[attacker], foe)
        if g.flags[defender] & UNPAID and not reveal(g, defender):
            g.again(f, NAME_TACTIC, f.env)  # DT-A24: it is gone, and so the combat is over
            return
        if no_attack_on(g, attacker, defender) is not no.OK:
            close_combat(g)  # DT-061
            g.again(f, OVER, f.env)
            lose_attacks(g, f.env[0])
            if hidden:
                fire(g, p.ENTERED, defender)  # DT-A60: it has come into play nevertheless
            return
        if has(g, attacker, CHOOSY):
            pay_for_target(g, attacker, defender)
        disable_airship(g, attacker, defender)
        self.advance(g, f, NAME_TACTIC, 2)
        if hidden:
            fire(g, p.ENTERED, defender)

    def evaluate(self, g: Doom) -> None:
        """DT-193: a rating that reaches the other's A wounds; DT-209, DT-A12: a first blow may prevent the second."""
        rearm(g)
        c = g.combat()
        attacker, defender, tactic = c[ATTACKER], c[DEFENDER], c[TACTIC]
        attack, armour = rating(g, attacker, tactic, defender), rating(g, attacker, ARMOUR_RATING, defender)
        defence, guard = rating(g, defender, tactic, attacker), rating(g, defender, ARMOUR_RATING, attacker)
        back = self.blow(g, defender, attacker, defence, armour)
        blow = self.blow(g, attacker, defender, attack, guard)
        set_combat(g, HIT_A, back)
        set_combat(g, HIT_D, blow)
        striker = first_striker(g)
        set_combat(g, FIRST_STRIKER, striker)
        set_combat(g, STOPPED, 0 if striker == NONE else stops_return_blow(g, striker))
        kinds = g.kind[attacker], g.kind[defender]
        ratings = attack, guard, defence, armour
        g.tell(events.COMPARED, attacker, defender, tactic, *ratings, blow, back, striker, *kinds)

    def blow(self, g: Doom, by: int, on: int, strength: int, armour: int) -> int:
        """DT-184: what one combatant does to the other: nothing if its rating is below the other's A."""
        if strength < armour:
            return UNHURT
        return SLAIN if kills_outright(g, by, on) else HURT

    def apply_hits(self, g: Doom, f: Frame) -> None:
        """DT-A07: phase 7: apply the hits that phase 6 fixed, both at once or the first striker's first (DT-209)."""
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
        """DT-020: when two combatants would kill each other, the attacker's player is asked first about a save."""
        top = g.agenda
        if top is None or top.node is not DYING:
            return
        under = top.below
        if under is not None and under.node is DYING and under.env[0] == g.combat()[ATTACKER]:
            g.agenda = under.below
            g.again(top, top.stage, top.env)
            g.again(under, under.stage, under.env)

    def drop_weapons(self, g: Doom) -> None:
        """Discard the weapons that were to be discarded after the first blow."""
        for k in range(0, len(g.changes), CHANGE):
            if g.changes[k + WHAT] == DROPPED and g.changes[k + DEPTH] == len(g.combats):
                discard(g, g.changes[k + TARGET])

    def strike_back(self, g: Doom) -> None:
        """DT-209: the combatant that was struck first strikes back if it survives; DT-A12: some cards let it do so only
        if it was not hit.
        """
        c = g.combat()
        second = 1 - c[FIRST_STRIKER]
        hit = c[HIT_D if second == DEFENDER else HIT_A]
        if g.in_play(c[second]) and not (c[STOPPED] and hit):
            self.strike(g, second)
        else:
            if c[HIT_A if second == DEFENDER else HIT_D] != UNHURT:
                g.tell(events.NO_RETURN, c[second], g.kind[c[second]])
            set_combat(g, HIT_A if second == DEFENDER else HIT_D, UNHURT)

    def strike(self, g: Doom, part: int) -> None:
        """Apply a combatant's blow as phase 6 has fixed it."""
        c = g.combat()
        hit = c[HIT_D if part == ATTACKER else HIT_A]
        if hit == SLAIN:
            kill(g, c[1 - part], c[part])
        elif hit == HURT:
            wound(g, c[1 - part], c[part])

    def award(self, g: Doom) -> None:
        """Phase 8: each kill gives its killer's player the victim's V (DT-199, DT-200); DT-022: opponents first."""
        for own in (True, False):
            for k in range(0, len(g.kills), KILL):
                if g.kills[k + EARNER] >= 0 and (g.kills[k + EARNER] == g.active) == own:
                    g.push(AWARD, tuple(g.kills[k : k + VICTIM_AFFILIATIONS]))


COMBAT: Final = Combat(node.COMBAT)
