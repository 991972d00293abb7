"""Use 3: one attack per turn, card by card, and what it earns."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.action import VERB, A, B, first, second, third
from grognard.core.agenda import Frame, Node, put
from grognard.games.rush import verbs
from grognard.games.rush.cards import BASE, HEAVY, NONE, ONLY_BASES, ONLY_VEHICLES, VEHICLE
from grognard.games.rush.events import (
    ATTACKED,
    DAMAGED_BASE,
    DAMAGED_GUARD,
    DESTROYED_BASE,
    DESTROYED_GUARD,
    DISPLACED,
    LOST_ALL_BASES,
    NO_TARGET,
    PUT_AWAY,
    STRUCK,
)
from grognard.games.rush.rules import refusals as no
from grognard.games.rush.rules.purchase import no_play
from grognard.games.rush.state import BASES, DAMAGED, GAINED_BASES, GONE, UPRIGHT, Rush

# RUSH-A42: Tank Ace may hit anything, whatever is printed on its card
ACE: Final = -1  # used in place of an attacking card's passives

# The parts of a base that can be hit, as bits
ITSELF: Final = 1
ITS_GUARD: Final = 2

# Stages of an attack
NAMING: Final = 0
STRIKING: Final = 1
AIMING: Final = 2


def no_attacker(g: Rush, card: int) -> int:
    """RUSH-061: why a hand card cannot attack at all."""
    if card < VEHICLE or g.cards.attack[card] < 1:
        return no.CAPTURED_BASE if card == BASE else no.NO_ATTACK_NUMBER  # RUSH-061
    return no_play(g, card)


def no_attack(g: Rush, card: int) -> int:
    """RUSH-060: why an attack cannot be opened with a hand card."""
    if g.attacked:
        return no.ONE_ATTACK  # RUSH-060
    refusal = no_attacker(g, card)
    if refusal:
        return refusal
    return no.OK if can_open(g, card) else no.NO_TARGET


def can_open(g: Rush, card: int) -> bool:
    """Whether an attack with this card could hit anything: with the card itself, or with another of its nation.

    A card without a target may be named first: when another card destroys a guard, it can get one (RUSH-063, RUSH-077).
    """
    cards = g.cards
    if has_target(g, cards.passives[card]):
        return True
    return any(
        cards.nation[other] == cards.nation[card]
        and no_attacker(g, other) == no.OK
        and has_target(g, cards.passives[other])
        for other in g.hands[g.active]
    )


def no_declaring(g: Rush) -> int:
    """Why the attack cannot go ahead with the cards named so far."""
    for card in g.front:
        if has_target(g, g.cards.passives[card]):
            return no.OK
    return no.NO_TARGET


def no_joining(g: Rush, card: int) -> int:
    """RUSH-062: why a hand card cannot join the attackers already named."""
    refusal = no_attacker(g, card)
    if refusal:
        return refusal
    return no.OK if g.cards.nation[card] == g.cards.nation[g.front[0]] else no.OTHER_NATION  # RUSH-062


def in_reach(g: Rush, b: int, passives: int) -> int:
    """What a card with these passives, or Tank Ace, can hit of an opponent's standing base: ITSELF, ITS_GUARD."""
    if g.guards[b] == NONE:
        return 0 if passives != ACE and passives & ONLY_VEHICLES else ITSELF  # RUSH-152
    if passives == ACE:
        return ITSELF | ITS_GUARD  # RUSH-139: guarded or not
    return 0 if passives & ONLY_BASES else ITS_GUARD  # RUSH-054, RUSH-151


def no_hit(g: Rush, seat: int, base: int, guard: bool, passives: int) -> int:
    """RUSH-054, RUSH-065, RUSH-151, RUSH-152: why a base, or the guard on it, is no target for a card with these
    passives, or for Tank Ace.
    """
    if seat >= g.n:
        return no.NO_SUCH_SEAT
    if seat == g.active:
        return no.OWN_BASE  # RUSH-065
    b = seat * BASES + base
    if g.base_damage[b] == GONE:
        return no.BASE_GONE
    if in_reach(g, b, passives) & (ITS_GUARD if guard else ITSELF):
        return no.OK
    if guard:
        return no.NO_GUARD if g.guards[b] == NONE else no.ONLY_AGAINST_BASES
    return no.ONLY_AGAINST_VEHICLES if g.guards[b] == NONE else no.GUARDED_BASE


def no_aim(g: Rush, action: int, passives: int) -> int:
    """Why a card with these passives, or Tank Ace, cannot hit the target of the action."""
    return no_hit(g, first(action), second(action), third(action) == 1, passives)


def has_target(g: Rush, passives: int) -> bool:
    """Whether an attacking card with these passives, or Tank Ace, can hit anything."""
    start = g.active * BASES
    for b in range(len(g.guards)):
        if g.base_damage[b] != GONE and not start <= b < start + BASES and in_reach(g, b, passives):
            return True
    return False


def targets(g: Rush, passives: int) -> list[int]:
    """RUSH-067, RUSH-069, RUSH-077: everything that an attacking card with these passives, or Tank Ace, can hit.

    This is computed anew for every card, so the next card may choose the same target or another, of any opponent,
    a base whose guard was just destroyed, and vehicles of its own nation.
    """
    out: list[Any] = []
    start = g.active * BASES
    for b in range(len(g.guards)):
        if g.base_damage[b] == GONE or start <= b < start + BASES:
            continue
        found = in_reach(g, b, passives)
        if found & ITSELF:
            out.append(verbs.TARGETING[b])
        if found & ITS_GUARD:
            out.append(verbs.TARGETING_GUARD[b])
    return out


def destroy_guard(g: Rush, card: int, seat: int, base: int) -> None:
    """RUSH-073: a destroyed vehicle goes into the depot of its owner."""
    b = seat * BASES + base
    guard = g.guards[b]
    g.guards = put(g.guards, b, NONE)
    g.guard_damage = put(g.guard_damage, b, UPRIGHT)
    g.put_away(seat, guard)
    if g.out is not None:
        g.out.append((DESTROYED_GUARD, g.active, card, seat, base, guard))


def destroy_base(g: Rush, card: int, seat: int, base: int) -> None:
    """RUSH-076, RUSH-082, RUSH-092, RUSH-141, RUSH-A04, RUSH-A44: a base goes into the depot of the player who
    destroyed it, without a medal; when a player's third base falls, the last round begins.
    """
    b = seat * BASES + base
    g.base_damage = put(g.base_damage, b, GONE)
    g.put_away(g.active, BASE)
    g.count_gained(g.active, GAINED_BASES, 1)
    if g.out is not None:
        g.out.append((DESTROYED_BASE, g.active, card, seat, base))
    guard = g.guards[b]
    if guard != NONE:
        # RUSH-141, RUSH-A04: displaced, not destroyed
        g.guards = put(g.guards, b, NONE)
        g.guard_damage = put(g.guard_damage, b, UPRIGHT)
        g.put_away(seat, guard)
        g.tell(DISPLACED, seat, base, guard)
    if not g.standing(seat):
        g.ending = True
        g.tell(LOST_ALL_BASES, seat)


def hit(g: Rush, card: int, seat: int, base: int, guard: bool, points: int, at_once: bool) -> bool:
    """RUSH-070, RUSH-071, RUSH-072, RUSH-074, RUSH-127, RUSH-131, RUSH-132, RUSH-A05, RUSH-A06: damage or destroy a
    target; True when a vehicle was destroyed.

    `points` not below its defence destroy a vehicle, a heavy tank's attack destroys a base (`at_once`);
    either is destroyed if it was already damaged. Surplus points are lost.
    """
    b = seat * BASES + base
    if guard:
        if points >= g.cards.defence[g.guards[b]] or g.guard_damage[b] == DAMAGED:  # RUSH-070, RUSH-072
            destroy_guard(g, card, seat, base)
            return True
        g.guard_damage = put(g.guard_damage, b, DAMAGED)  # RUSH-071
        if g.out is not None:
            g.out.append((DAMAGED_GUARD, g.active, card, seat, base, g.guards[b]))
    elif at_once or g.base_damage[b] == DAMAGED:  # RUSH-074, RUSH-075
        destroy_base(g, card, seat, base)
    else:
        g.base_damage = put(g.base_damage, b, DAMAGED)
        if g.out is not None:
            g.out.append((DAMAGED_BASE, g.active, card, seat, base))
    return False


class Attack(Node[Rush]):
    """RUSH-068, RUSH-078, RUSH-083: an attack, card by card; the frame binds its nation, the vehicles destroyed so
    far, and the card that is aiming.
    """

    def run(self, g: Rush, f: Frame) -> None:
        nation, kills, aiming = f.env
        if f.stage == AIMING:
            self.aim(g, f, aiming)
            return
        if f.stage == NAMING:
            options: list[Any] = []
            for card in g.hands[g.active]:
                if no_joining(g, card) == no.OK:
                    options.append(verbs.ATTACKING[card])
            if options:
                if no_declaring(g) == no.OK:
                    options.append(verbs.DECLARE)
                g.ask(f, g.active, "attackers", options)
                return
            self.declare(g)
        if not g.front:
            g.push(REWARD, (nation, kills))  # RUSH-078
        elif len(g.front) == 1:
            self.aim(g, f, g.front[0])
        else:
            options = [verbs.STRIKE | card << A for card in g.front]
            self.ask_at(g, f, STRIKING, f.env, "strike", options)

    def answer(self, g: Rush, f: Frame, action: int) -> None:
        """RUSH-075, RUSH-A07: only an attacking heavy tank destroys an undamaged base at once."""
        nation, kills, aiming = f.env
        if f.stage == NAMING:
            if action & VERB == verbs.ATTACK:
                enlist(g, first(action))
                g.agenda = f
            else:
                self.declare(g)
                g.again(f, STRIKING, f.env)
        elif f.stage == STRIKING:
            self.aim(g, f, first(action))
        else:
            at_once = g.cards.type[aiming] == HEAVY  # RUSH-075, RUSH-A07
            points = g.cards.attack[aiming]
            killed = hit(g, aiming, first(action), second(action), third(action) == 1, points, at_once)
            self.spend(g, aiming)
            g.again(f, STRIKING, (nation, kills + killed, NONE))

    def refusal(self, g: Rush, f: Frame, action: int) -> int:
        verb = action & VERB
        card = first(action)
        if f.stage == NAMING and verb == verbs.ATTACK:
            return no_joining(g, card) if card in g.hands[g.active] else no.NOT_IN_HAND
        if f.stage == NAMING and verb == verbs.DECLARE:
            return no_declaring(g)
        if f.stage == STRIKING and verb == verbs.STRIKE:
            return no.OK if card in g.front else no.NOT_AN_ATTACKER
        if f.stage == AIMING and verb == verbs.TARGET:
            _, _, aiming = f.env
            return no_aim(g, action, g.cards.passives[aiming])
        return no.FINISH_ATTACK

    def declare(self, g: Rush) -> None:
        """RUSH-063: all attackers are named."""
        g.front.sort()
        if g.out is not None:
            g.out.append((ATTACKED, g.active, *g.front))

    def aim(self, g: Rush, f: Frame, card: int) -> None:
        """RUSH-064, RUSH-A33: ask for the card's target; without a target the card is spent for nothing."""
        nation, kills, _ = f.env
        options = targets(g, g.cards.passives[card])
        if options:
            self.ask_at(g, f, AIMING, (nation, kills, card), "target", options, (card,))
        else:
            g.tell(NO_TARGET, g.active, card)
            self.spend(g, card)
            g.again(f, STRIKING, f.env)

    def ask_at(
        self, g: Rush, f: Frame, stage: int, env: tuple[int, ...], asked: str, options: list[int],
        facts: tuple[int, ...] = (),
    ) -> None:  # fmt: skip
        """Ask a question from another stage of the attack."""
        g.ask(Frame(f.id, self, stage, env, f.below), g.active, asked, options, facts)

    def spend(self, g: Rush, card: int) -> None:
        """RUSH-066: the card that has struck goes to the depot."""
        g.front.remove(card)
        g.put_away(g.active, card)
        if g.out is not None:
            g.out.append((PUT_AWAY, g.active, card, STRUCK))


def enlist(g: Rush, card: int) -> None:
    """Name a hand card as an attacker."""
    g.hands[g.active].remove(card)
    g.front.append(card)
    g.played.append(card)
    g.used_a_card = True


def mixes(g: Rush, nation: int, kills: int) -> list[int]:
    """RUSH-080, RUSH-084, RUSH-085, RUSH-A37: medals worth as much as possible, up to the kills, as the pack allows."""
    best = 0
    out: list[int] = []
    for doubles in range(min(g.doubles[nation], kills // 2), -1, -1):
        singles = min(g.singles[nation], kills - 2 * doubles)
        worth = 2 * doubles + singles
        if worth > best:
            best = worth
            out = []
        if worth == best and worth:
            out.append(verbs.MEDALS | doubles << A | singles << B)
    return out


class Reward(Node[Rush]):
    """RUSH-079, RUSH-A02: medals due to the active player; the frame binds the nation of the killers and the
    vehicles destroyed.
    """

    def run(self, g: Rush, f: Frame) -> None:
        nation, kills = f.env
        if g.rules.pool_medals_per_turn and f.stage == 0:
            g.kills = put(g.kills, nation, g.kills[nation] + kills)  # RUSH-A02: paid when all cards are played
            return
        options = mixes(g, nation, kills)
        if len(options) > 1:
            g.ask(f, g.active, "medals", options, f.env)
        elif options:
            g.take_medals(g.active, nation, first(options[0]), second(options[0]))

    def answer(self, g: Rush, f: Frame, action: int) -> None:
        g.take_medals(g.active, f.env[0], first(action), second(action))

    def refusal(self, g: Rush, f: Frame, action: int) -> int:
        if action & VERB != verbs.MEDALS:
            return no.FINISH_ATTACK
        nation, kills = f.env
        return no.OK if action in mixes(g, nation, kills) else no.WRONG_MEDALS


ATTACK: Final = Attack("attack")
REWARD: Final = Reward("reward")
