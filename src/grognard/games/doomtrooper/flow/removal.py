"""How cards leave play: wounds, kills, saves, discards."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Env, Frame, Node, put, put_row
from grognard.games.doomtrooper import events
from grognard.games.doomtrooper.flow.allegiance import follow_side
from grognard.games.doomtrooper.flow.moments import fire
from grognard.games.doomtrooper.flow.personalities import pay_for
from grognard.games.doomtrooper.flow.windows import earn, open_saves
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.language.earning_statics import Bounty, KillMission
from grognard.games.doomtrooper.language.power_sets import NOTHING
from grognard.games.doomtrooper.language.powers import (
    ANNIHILATES,
    D_ONLY,
    DIES_OF_A_BLOW,
    EARNS_P,
    EQUIPMENT_RETURNS,
    FRAGILE,
    HEALED_AT_ONCE,
    MISSIONS_FIRST,
    NEVER_ANNIHILATED,
    NO_AUTOKILL,
    TAKES_SYMMETRY,
)
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.auras import aura_reaches, case_holds
from grognard.games.doomtrooper.model.bonds import captives_of
from grognard.games.doomtrooper.model.combats import ATTACKER, HIT_A, HIT_D, KILL, PHASE, SLAYER, foe_of
from grognard.games.doomtrooper.model.identity import affiliations_of, has_keyword, traits_of
from grognard.games.doomtrooper.model.leaving import TO_ANNIHILATED, TO_GRAVE, TO_LIBRARY, destination, leave_play
from grognard.games.doomtrooper.model.notes import OUTDID, note
from grognard.games.doomtrooper.model.state import NO_SLOTS, NONE, Doom
from grognard.games.doomtrooper.model.visibility import known_kind
from grognard.games.doomtrooper.queries.equipment import vehicle_of
from grognard.games.doomtrooper.queries.powers import has, has_against, powers, reinforcements_of
from grognard.games.doomtrooper.queries.protection import cannot_be_discarded, is_invulnerable, own_powers
from grognard.games.doomtrooper.queries.ratings import rating
from grognard.games.doomtrooper.queries.selecting import is_meant
from grognard.games.doomtrooper.words import (
    ATTACHED,
    BEHIND,
    EQUIPMENT,
    FOLLOWINGS,
    FREELANCER,
    GONE,
    MISSION,
    PLAYED,
    SYMMETRY,
    UNPAID,
    VEHICLE,
    WOUNDED,
    V,
)

# Stages of dying
STRUCK: Final = 0
UNSAVED: Final = 1
FALLEN: Final = 2
STATUS_CHANGE: Final = 7  # kills in this phase of a combat earn their points in the next


def discard(g: Doom, slot: int, to: int = TO_GRAVE) -> None:
    """DT-078, DT-348: discard a card with its attachments to its owner's grave, perhaps as a price; that is no kill and
    earns no points, even if the driver of a vehicle dies of the wound.
    """
    if g.place[slot] == GONE or cannot_be_discarded(g, slot):
        return
    kind = known_kind(g, slot)
    bearer = g.bearer[slot] if g.place[slot] == ATTACHED and g.abilities[slot].alters else NONE
    behind, driver = warriors_behind(g, slot), driver_of(g, slot)
    lost = lost_with(g, slot)
    gone = destination(g, slot, to) == TO_ANNIHILATED
    g.tell(events.ANNIHILATED if gone else events.DISCARDED, slot, kind)
    leave_play(g, slot, to)
    for gift in lost:
        discard(g, gift)
    for warrior in behind:
        wound(g, warrior, NONE)  # the wall collapses on them; no points are earned
    if bearer != NONE and g.place[bearer] > PLAYED:
        follow_side(g, bearer)
    if driver != NONE and g.place[driver] > PLAYED:
        wound(g, driver, NONE)


def lost_with(g: Doom, slot: int) -> list[int]:
    """The Dark Symmetry cards that a warrior loses together with another card."""
    if g.place[slot] != ATTACHED or not g.abilities[slot].powers.has(TAKES_SYMMETRY):
        return []
    return [a for a in g.attached[g.bearer[slot]] if g.cards.type[g.kind[a]] == SYMMETRY]


def warriors_behind(g: Doom, slot: int) -> list[int]:
    """The warriors behind a wall."""
    return [w for w in captives_of(g, slot) if g.flags[w] & BEHIND] if g.bonds else []


def driver_of(g: Doom, slot: int) -> int:
    """The warrior inside a vehicle, or NONE."""
    if g.is_warrior(slot) or not g.cards.traits[g.kind[slot]] & VEHICLE:
        return NONE
    driver = g.bearer[slot]
    return driver if driver != NONE and vehicle_of(g, driver) == slot else NONE


def wounded_by_discarding(g: Doom, slot: int) -> list[int]:
    """The warriors that would be wounded if a card were discarded."""
    if cannot_be_discarded(g, slot):
        return []
    driver = driver_of(g, slot)
    return warriors_behind(g, slot) if driver == NONE else [driver, *warriors_behind(g, slot)]


def annihilate(g: Doom, slot: int) -> None:
    """DT-349, DT-A23: put a card on its owner's annihilated pile (DT-339), unless it may never be annihilated; a
    hidden warrior becomes known, and its price is due.
    """
    if g.place[slot] == GONE or own_powers(g, slot).has(NEVER_ANNIHILATED):
        return
    if g.flags[slot] & UNPAID and not pay_for(g, slot):
        return  # DT-A23: the pile is open, so the warrior becomes known and its price is due
    kept = destination(g, slot, TO_ANNIHILATED) != TO_ANNIHILATED
    g.tell(events.DISCARDED if kept else events.ANNIHILATED, slot, g.kind[slot])
    leave_play(g, slot, TO_ANNIHILATED)


def wound(g: Doom, warrior: int, by: int, earns: int = NONE) -> None:
    """DT-194, DT-196: wound a warrior; a second wound kills, and a fragile warrior dies of the first. A wounded warrior
    keeps everything it has.
    """
    can = NOTHING if g.flags[warrior] & UNPAID else powers(g, warrior)
    struck = by != NONE and foe_of(g, warrior) == by  # only in combat, not by a card that the warrior used
    if is_invulnerable(g, warrior, by, can):
        note_blow(g, warrior, by, False)
        return
    frail = can.has(FRAGILE) or (can.has(DIES_OF_A_BLOW) and struck)
    if g.flags[warrior] & WOUNDED or (frail and not can.has(NO_AUTOKILL)):
        kill(g, warrior, by, earns)
        return
    g.set_flag(warrior, WOUNDED, True)
    g.tell(events.WOUNDED, warrior, known_kind(g, warrior))
    if can.has(HEALED_AT_ONCE) or (struck and g.auras and has_against(g, warrior, HEALED_AT_ONCE, by)):
        g.set_flag(warrior, WOUNDED, False)
        g.tell(events.HEALED, warrior, g.kind[warrior])
    fire(g, p.WAS_WOUNDED, warrior, by)


def kill(g: Doom, warrior: int, by: int, earns: int = NONE) -> None:
    """Start the death of a warrior; players may save it first (DT-195). The killer's player earns the points."""
    if not g.flags[warrior] & UNPAID and is_invulnerable(g, warrior, by, powers(g, warrior)):
        note_blow(g, warrior, by, False)
        return
    g.push(DYING, (warrior, by, earns if by == NONE else g.control[by]))


def note_blow(g: Doom, warrior: int, by: int, wounds: bool) -> None:
    """Weaken the blow on a warrior that phase 6 has fixed: it only wounds, or does nothing."""
    if g.combats and g.combat()[PHASE] == STATUS_CHANGE and by != NONE and foe_of(g, warrior) == by:
        c = g.combat()
        place = HIT_A if c[ATTACKER] == warrior else HIT_D
        g.combats = put_row(g.combats, len(g.combats) - 1, put(c, place, int(wounds)))


def annihilates(g: Doom, by: int, victim: int) -> bool:
    """DT-208: whether a victim of this warrior is annihilated; if a group strikes, only if each member would do so."""
    if not has_against(g, by, ANNIHILATES, victim):
        return False
    if g.combats and g.combat()[PHASE] == STATUS_CHANGE and foe_of(g, victim) == by:
        for member in reinforcements_of(g, by):
            if not has_against(g, member, ANNIHILATES, victim):
                return False
    return True


def spare(g: Doom, warrior: int, wounded: bool) -> None:
    """Spare a warrior that was about to be killed; perhaps it is wounded instead."""
    f = g.agenda
    while f is not None:
        if f.node is DYING and f.env[0] == warrior:
            note_blow(g, warrior, f.env[1], wounded)
            g.cancel(f.id)
            g.tell(events.SAVED, warrior, g.kind[warrior])
            return
        f = f.below


class Dying(Node[Doom]):
    """A pending kill; the frame binds the warrior, its killer or NONE, the seat that earns its points or NONE and, at
    the end, whether it is annihilated.
    """

    def run(self, g: Doom, f: Frame) -> None:
        warrior, by, earns = f.env[0], f.env[1], f.env[2]
        if g.place[warrior] <= PLAYED:
            return
        if g.flags[warrior] & UNPAID:
            discard(g, warrior)  # DT-A23: it leaves play unrevealed
            return
        if f.stage == STRUCK:
            g.again(f, UNSAVED, f.env)
            open_saves(g, warrior)
            return
        if f.stage == FALLEN:
            self.fall(g, warrior, by, f.env[3])
            return
        if self.is_earlier(g, f, STRUCK):
            self.wait(g, f, UNSAVED, f.env)
            return
        annihilated = int(by != NONE and annihilates(g, by, warrior))
        if self.is_earlier(g, f, UNSAVED):
            self.wait(g, f, FALLEN, (warrior, by, earns, annihilated))
            self.score(g, warrior, by, earns, True)
        else:
            self.score(g, warrior, by, earns, has_killed(g, warrior))
            self.fall(g, warrior, by, annihilated)

    def fall(self, g: Doom, warrior: int, by: int, annihilated: int) -> None:
        """DT-197: remove a killed warrior from play."""
        fire(g, p.WAS_KILLED, warrior, by)
        if g.granted_powers is not NOTHING and g.granted_powers.has(EQUIPMENT_RETURNS):
            return_equipment(g, warrior)
        leave_play(g, warrior, TO_ANNIHILATED if annihilated else TO_GRAVE)

    def is_earlier(self, g: Doom, f: Frame, stage: int) -> bool:
        """DT-200: whether the warrior and its killer kill each other, and the killer's death is still at this stage."""
        other = g.agenda
        if other is None or other.node is not DYING or other.stage != stage:
            return False
        return f.env[0] == other.env[1] and f.env[1] == other.env[0]

    def wait(self, g: Doom, f: Frame, stage: int, env: Env) -> None:
        """Let the other of two mutual kills catch up first: neither warrior leaves before both kills are counted."""
        other = g.agenda
        if other is not None:
            g.agenda = other.below
            g.again(f, stage, env)
            g.again(other, other.stage, other.env)

    def score(self, g: Doom, warrior: int, by: int, earns: int, killed: bool) -> None:
        """DT-178, DT-199, DT-A18: the points of a kill and of the missions that it fulfils: the present V, never below
        zero, and only D for a warrior of the same player.
        """
        g.tell(events.KILLED, warrior, by, g.kind[warrior], NONE if by == NONE else g.kind[by])
        value = max(0, rating(g, warrior, V, by))
        if by != NONE and value > rating(g, by, V, warrior):
            note(g, by, OUTDID, 1)
        factor, extra, extra_p = bounties(g, warrior, by)
        points = value * factor
        no_p = earns != NONE and (g.control[warrior] == earns or (by != NONE and earns_no_p(g, by)))
        more, as_p, as_d = fulfil_kill_missions(g, by, warrior, points)
        more += extra
        brought = (warrior, by, earns, points, more, as_p, as_d, int(no_p))
        if g.combats and g.combat()[PHASE] == STATUS_CHANGE:  # the points are awarded in phase 8 (DT-199)
            g.kills = [*g.kills, *brought, affiliations_of(g, warrior)]
        elif earns != NONE:
            g.start(node.AWARD, brought)
        if extra_p and earns != NONE and not no_p:
            earn(g, earns, 0, extra_p)
        reward_death(g, warrior, value, killed)
        if by != NONE:
            fire(g, p.HAS_KILLED, by, warrior)  # before either of two warriors that kill each other has left


def return_equipment(g: Doom, warrior: int) -> None:
    """Shuffle a killed warrior's equipment into its owner's library if that player has a card that says so; cards on
    the equipment are discarded (DT-067).
    """
    for source in g.auras:
        for aura in g.abilities[source].auras:
            if aura.static.powers().has(EQUIPMENT_RETURNS) and aura_reaches(g, aura, source, warrior):
                for attachment in g.attached[warrior]:
                    if g.cards.type[g.kind[attachment]] == EQUIPMENT and g.owner[attachment] == g.control[source]:
                        leave_play(g, attachment, TO_LIBRARY)


def earns_no_p(g: Doom, warrior: int) -> bool:
    """DT-304, DT-A68: freelancers earn no P unless a card in play says so, whatever is printed on them; a card
    that lies on a warrior and forbids it P does so in any case.
    """
    for attachment in g.attached[warrior]:
        if own_powers(g, attachment).has(D_ONLY):
            return True
    can = powers(g, warrior)
    return not can.has(EARNS_P) and (can.has(D_ONLY) or traits_of(g, warrior) & FREELANCER != 0)


def bounties(g: Doom, warrior: int, by: int) -> tuple[int, int, int]:
    """What cards add to the points of a kill: a factor for the V, further points, and further P."""
    times, points, as_p = 1, 0, 0
    for source in g.auras if by != NONE else NO_SLOTS:
        for aura in g.abilities[source].auras:
            static = aura.static
            if isinstance(static, Bounty) and aura_reaches(g, aura, source, by):
                you = g.control[source]
                if static.rival and not follows_rival(g, warrior, by):
                    continue
                if case_holds(g, static.case, source, by, warrior) and is_meant(g, static.prey, source, you, warrior):
                    times *= static.multiple
                    points += static.points
                    as_p += static.p
    return times, points, as_p


def follows_rival(g: Doom, warrior: int, by: int) -> bool:
    """Whether a warrior follows an Apostle, but none that its killer (`by`) follows."""
    follows = False
    for keyword in FOLLOWINGS:
        if has_keyword(g, warrior, keyword):
            if has_keyword(g, by, keyword):
                return False
            follows = True
    return follows


def fulfil_kill_missions(g: Doom, by: int, victim: int, value: int) -> tuple[int, int, int]:
    """DT-100, DT-103: what the killer's missions add: points, and the factors of the V taken as P or as D.

    A mission that is fulfilled is discarded, unless the card says that it stays.
    """
    more, as_p, as_d = 0, 0, 0
    for attachment in g.attached[by] if by != NONE else NO_SLOTS:
        for static in g.abilities[attachment].statics:
            if isinstance(static, KillMission) and is_meant(g, static.prey, attachment, g.control[attachment], victim):
                if not another_mission_comes_first(g, g.control[by], by):
                    more += static.points + (static.value_times - 1) * value
                    as_p += static.p_times
                    as_d += static.d_times
                    if static.d:
                        earn(g, g.control[by], static.d, 0)
                if not static.kept:
                    discard(g, attachment)
    return more, as_p, as_d


def another_mission_comes_first(g: Doom, seat: int, bearer: int) -> bool:
    """Whether missions of another warrior of the player must be completed before this bearer's."""
    for warrior in g.warriors[seat]:
        if warrior != bearer and g.attached[warrior] and has(g, warrior, MISSIONS_FIRST):
            for attachment in g.attached[warrior]:
                if g.cards.type[g.kind[attachment]] == MISSION and not has(g, bearer, MISSIONS_FIRST):
                    return True
    return False


def has_killed(g: Doom, warrior: int) -> bool:
    """Whether a warrior has killed another in the present combat or, without one, in the last."""
    for k in range(0, len(g.kills), KILL):
        if g.kills[k + SLAYER] == warrior:
            return True
    return False


def reward_death(g: Doom, warrior: int, value: int, killed: bool) -> None:
    """DT-103: award P for a mission that its bearer's death fulfils, even if the bearer is a freelancer."""
    seat = g.control[warrior]
    for attachment in g.attached[warrior]:
        for static in g.abilities[attachment].statics:
            more = static.for_death(killed)
            if more >= 0:
                if another_mission_comes_first(g, seat, warrior):
                    continue
                earn(g, seat, 0, value + more)


DYING: Final = Dying(node.DYING)
