"""What the greedy bot knows of Doomtrooper: how good a view looks to its seat, and which answers are worth a thought.

All numbers are in promotion points.
"""

from __future__ import annotations

from typing import Any, Final

from grognard.core.action import VERB, first
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.flow.turn import ACT
from grognard.games.doomtrooper.model.combats import ATTACKER, DEFENDER, PHASE, TACTIC
from grognard.games.doomtrooper.model.notes import ACTS_IN, noted
from grognard.games.doomtrooper.model.state import ATTACK, HAND, NONE
from grognard.games.doomtrooper.queries.ratings import COVER, rating
from grognard.games.doomtrooper.queries.windows import ASKED
from grognard.games.doomtrooper.table.current_ratings import ratings_now
from grognard.games.doomtrooper.table.outlook import unanswered
from grognard.games.doomtrooper.table.protocol import DoomtrooperState
from grognard.games.doomtrooper.table.view import DoomView
from grognard.games.doomtrooper.words import (
    ART,
    COVERED,
    DASH,
    FIGHT,
    LEFT_COVER,
    NEVER_FIGHTS,
    OUTPOST,
    OUTSIDE,
    PLAYED,
    PRISONER,
    SHOOT,
    SPECIAL,
    UNPAID,
    WARRIOR,
    WOUNDED,
    A,
    V,
)

WON: Final = 200.0  # the target is reached
DESTINY: Final = 0.6  # a destiny point, while there are few
PLENTY: Final = 8  # destiny points that can be put to use at once
SPARE: Final = 0.15  # a destiny point beyond those
ACTION: Final = 0.15  # an action still to come this turn
STRENGTH: Final = 0.22  # a point of F or S, with the weapons at hand
ARMOUR: Final = 0.28
PRESENCE: Final = 1.2  # a warrior by itself
VALUE: Final = 0.45  # what was paid for a warrior, by its V
HURT: Final = 0.5  # the share of a warrior's value that a wound costs
IDLE: Final = 1.0  # a warrior in cover attacks nobody
BORNE: Final = 0.15  # an attachment, beside what it adds to ratings
ON_TABLE: Final = 0.8  # any other card in play
NEVER: Final = -99.0  # the value of an attack that is not allowed
HIDDEN: Final = 2.0  # a warrior that only its player knows
UNPAYABLE: Final = 0.3  # … and could not pay for if it were revealed now (DT-059)
ATTACK_NOW: Final = 0.9  # the share of an attack's gain that counts: it can be made at once
ATTACK_SOON: Final = 0.5  # … in the seat's next turn
THREAT: Final = 0.6  # … for an opponent
SLOT_IN_HAND: Final = 0.3  # a card that will be drawn
CARD_IN_HAND: Final = 0.42
WARRIOR_IN_HAND: Final = 0.6
AGAIN_IN_HAND: Final = 0.25  # another copy, or a card that is better on the table
DEAR_IN_HAND: Final = 0.2  # a warrior that cannot be paid for soon

# A fighter, as the judgement sees it: armed F and S, A, V, its worth, whether it is wounded, whether it may attack
Fighter = tuple[int, int, int, int, float, bool, bool, bool]


def destiny(d: int) -> float:
    """What destiny points are worth."""
    return DESTINY * min(d, PLENTY) + SPARE * max(0, d - PLENTY)


def fighter(ratings: list[int], flags: int, place: int, can_fight: bool) -> Fighter:
    """A warrior with its worth."""
    strength = max(ratings[4], 0) + max(ratings[5], 0)
    worth = PRESENCE + VALUE * max(ratings[V], 0) + STRENGTH * strength + ARMOUR * max(ratings[A], 0)
    wounded = bool(flags & WOUNDED)
    if flags & COVERED:
        worth -= IDLE + ARMOUR * COVER  # what cover adds is gone when it comes out to attack
    if not can_fight:
        worth *= 0.6
    ready = can_fight and not flags & (COVERED | LEFT_COVER | PRISONER)
    return ratings[4], ratings[5], ratings[A], ratings[V], worth, wounded, ready, place == OUTPOST


def gain_of(a: Fighter, d: Fighter, hope: int) -> float:
    """What an attack would bring with the better tactic, in the ratings everybody sees."""
    best = NEVER
    if a[7] != d[7]:
        return best  # DT-179
    for tactic in (FIGHT, SHOOT):
        if a[tactic] == DASH or d[tactic] == DASH:
            continue
        gain = 0.0
        if a[tactic] + hope >= d[2]:
            gain += max(d[3], 0) + HURT * d[4] if d[5] else HURT * d[4]
        if d[tactic] >= a[2]:
            gain -= max(a[3], 0) + HURT * a[4] if a[5] else HURT * a[4]
        if gain > best:
            best = gain
    return best


def exchange(by: list[Fighter], on: list[Fighter]) -> float:
    """What the best attack would bring; nothing if none is worth it."""
    best = 0.0
    for a in by:
        if a[6]:
            for d in on:
                gain = gain_of(a, d, 0)
                if gain > best:
                    best = gain
    return best


REACTIONS: Final = (SPECIAL, ART)  # what is played from hand at the right moment


def held(view: DoomView) -> float:
    """What the seat's hand is worth."""
    shown = view.shown
    d = shown["d"][shown["seat"]]
    total = 0.0
    last = NONE
    for kind in shown["hand"]:
        if view.cards.type[kind] == WARRIOR:
            total += WARRIOR_IN_HAND if view.cards.printed[kind][V] <= d + 3 else DEAR_IN_HAND
        elif view.cards.type[kind] in REACTIONS:
            total += CARD_IN_HAND if kind != last else AGAIN_IN_HAND
        else:
            total += AGAIN_IN_HAND
        last = kind
    if shown["libraries"][shown["seat"]]:
        total += SLOT_IN_HAND * max(0, HAND - len(shown["hand"]))
    return total


def value(view: DoomView) -> float:
    """The seat's points, warriors and chances count for it, those of the others against it."""
    shown = view.shown
    me = shown["seat"]
    seats = len(shown["p"])
    others = -1.0 / (seats - 1)
    total = 0.0
    for seat in range(seats):
        points = shown["p"][seat]
        worth = points + (WON if points >= shown["target"] else 0.0) + destiny(shown["d"][seat])
        total += worth if seat == me else others * worth
        if seat != me:
            total += others * CARD_IN_HAND * shown["hands"][seat]
    total += held(view)
    ranks: list[list[Fighter]] = [[] for _ in range(seats)]
    traits = view.cards.traits
    printed = view.cards.printed
    for row, ratings in zip(shown["cards"], shown["ratings"], strict=True):
        kind, control, place, flags = row[1], row[3], row[4], row[6]
        if place <= PLAYED:
            continue
        share = 1.0 if control == me else others
        if ratings and flags & UNPAID:  # nobody but its player sees them
            total += share * (HIDDEN if printed[kind][V] <= shown["d"][me] else UNPAYABLE)
        elif ratings:
            can_fight = not traits[kind] & NEVER_FIGHTS
            one = fighter(ratings, flags, place, can_fight)
            total += share * (one[4] * (1 - HURT) if one[5] else one[4])
            if can_fight:
                ranks[control].append(one)
        elif kind == NONE:
            total += share * HIDDEN
        else:
            total += share * (BORNE if row[5] != NONE else ON_TABLE)
    return total + chances(shown, ranks, me)


def chances(shown: dict[str, Any], ranks: list[list[Fighter]], me: int) -> float:
    """Attacks and actions that are still to come."""
    total = 0.0
    acting = shown["active"] == me and shown["step"] <= ACT
    usable = shown["standard"] if not shown["acted"] else 0
    attack_now = acting and (ATTACK in shown["extra"] or (shown["standard"] and shown["conversions"]))
    if acting:
        total += ACTION * usable
    for seat in range(len(ranks)):
        if seat == me:
            continue
        total += (ATTACK_NOW if attack_now else ATTACK_SOON) * exchange(ranks[me], ranks[seat]) / (len(ranks) - 1)
        total -= THREAT * exchange(ranks[seat], ranks[me]) / (len(ranks) - 1)
    return total


# Which answers are worth a thought

FOES: Final = 3  # how many attackers, and defenders for each, are considered
PLANNED_FOES: Final = 2  # … before the attack is declared
LAST_TO_RATE: Final = 5  # the phase after which ratings are fixed
TARGETS: Final = 3  # how many targets are considered before a card is played
FORMS: Final = ("caster", "order", "price")  # questions whose answer hardly matters to a plan
AMOUNTS: Final = ("steps", "markers", "points_f", "points_s")  # questions for a number
PUMPS: Final = 4  # how many cards are considered before a combat is decided
HOPE: Final = 3  # what a card from hand may add to a rating
HOPED: Final = 0.6  # the share of an attack's gain that counts with a card from hand


def considered(world: DoomtrooperState, seat: int, planning: bool) -> list[int]:
    """The answers to consider; in plans all pass, except with the seat's cards just before a combat is decided."""
    options = world.options
    if len(options) < 2:
        return options
    asked = world.asked
    if options[0] == verbs.PASS and asked in ASKED:
        return answers(world, seat, planning)
    if asked == "act":
        return actions(world, options)
    foes = PLANNED_FOES if planning else FOES
    if asked == "attacker":
        return best_of(options, best_gains(world, [first(option) for option in options]), foes)
    if asked == "defender":
        return best_of(options, gains_of(world, world.combat()[ATTACKER], [first(option) for option in options]), foes)
    if asked == "target" and not planning:
        return best_of(options, [leaning(world, option, seat) for option in options], len(options))
    if planning and asked == "target" and len(options) > TARGETS:
        return best_of(options, [strength_of(world, first(option)) for option in options], TARGETS)
    if planning and asked in AMOUNTS and len(options) > 2:
        return [options[0], options[len(options) // 2], options[-1]]
    return options[:1] if planning and asked in FORMS else options


def leaning(g: DoomtrooperState, option: int, seat: int) -> float:
    """How the world looks once the card has taken effect; this prefers the sensible one of equal targets."""
    return value(unanswered(g, option).view(seat))


def strength_of(g: DoomtrooperState, slot: int) -> float:
    """The strength of a target for good or bad cards: its V, and more if it is unhurt."""
    return g.cards.printed[g.kind[slot]][V] - (2.0 if g.flags[slot] & WOUNDED else 0.0)


def answers(g: DoomtrooperState, seat: int, planning: bool) -> list[int]:
    """The answers to consider in a window: combat cards are played as late as possible (DT-A06)."""
    options = g.options
    phase = g.combat()[PHASE] if g.combats and g.asked == "window" else 0
    if not planning:
        return options[:1] if 2 <= phase < LAST_TO_RATE else options
    if g.seat != seat or phase != LAST_TO_RATE or has_pumped(g, seat) or is_settled(g, seat):
        return options[:1]
    return options[: 1 + PUMPS]


def is_settled(g: DoomtrooperState, seat: int) -> bool:
    """Whether the seat's combatant hits and is not hit as things stand."""
    c = g.combat()
    attacker, defender, tactic = c[ATTACKER], c[DEFENDER], c[TACTIC]
    mine, foe = (attacker, defender) if g.control[attacker] == seat else (defender, attacker)
    return rating(g, mine, tactic, foe) >= rating(g, foe, A, mine) and (
        rating(g, foe, tactic, mine) < rating(g, mine, A, foe)
    )


def has_pumped(g: DoomtrooperState, seat: int) -> bool:
    """Whether the seat has already played a card that acts in this combat."""
    depth = len(g.combats)
    for slot in range(len(g.kind)):
        if g.place[slot] == PLAYED and g.control[slot] == seat and noted(g, slot, ACTS_IN) == depth:
            return True
    return False


def actions(g: DoomtrooperState, options: list[int]) -> list[int]:
    """The actions to consider: attacks come last, because they end other actions (DT-030); cover is for the wounded."""
    out = []
    early = g.standard > 1 and not g.standard_attacked
    for option in options:
        verb = option & VERB
        if verb == verbs.ATTACK and early:
            continue
        if verb == verbs.COVER and not g.flags[first(option)] & WOUNDED:
            continue
        if verb == verbs.HIDE and g.cards.printed[first(option)][V] <= g.d[g.active]:
            continue  # it can be mustered in the open with one action instead of three
        if verb == verbs.LEAVE and g.flags[first(option)] & WOUNDED:
            continue
        if verb == verbs.BOARD and not g.flags[first(option)] & OUTSIDE:
            continue
        out.append(option)
    return out if g.library[g.active] else roused(g, options) or out


def roused(g: DoomtrooperState, options: list[int]) -> list[int]:
    """The options of a player with no cards left to draw: leave cover first, and attack once nobody draws any more."""
    leaving = [option for option in options if option & VERB == verbs.LEAVE]
    if leaving:
        return leaving + [option for option in options if option & VERB == verbs.PLAY]
    if g.standard > 1 and not g.standard_attacked:
        return []
    for seat in range(g.n):
        if g.library[seat]:
            return []
    attacks = [option for option in options if option & VERB == verbs.ATTACK]
    return attacks + [option for option in options if option & VERB == verbs.PLAY] if attacks else []


def best_of(options: list[int], gains: list[float], most: int) -> list[int]:
    """The few most promising options."""
    order = sorted(range(len(options)), key=gains.__getitem__, reverse=True)
    return [options[k] for k in order[:most]]


def seen(g: DoomtrooperState, slot: int) -> Fighter:
    """A warrior of an imagined world as the judgement sees it."""
    return fighter(ratings_now(g, slot), g.flags[slot], g.place[slot], True)


def promise(g: DoomtrooperState, attacker: Fighter, defender: Fighter, seat: int) -> float:
    """What an attack promises: as things stand, or in part with help from the hand."""
    sure = gain_of(attacker, defender, 0)
    for kind in g.hand[seat]:
        if g.cards.type[kind] in REACTIONS:
            return max(sure, HOPED * gain_of(attacker, defender, HOPE))
    return sure


def best_gains(g: DoomtrooperState, attackers: list[int]) -> list[float]:
    """What the best attack of each warrior promises."""
    foes = []
    for seat in range(g.n):
        if seat != g.control[attackers[0]]:
            foes += [seen(g, slot) for slot in g.warriors[seat] if not g.flags[slot] & UNPAID]
    out = []
    for slot in attackers:
        attacker = seen(g, slot)
        best = NEVER
        for foe in foes:
            best = max(best, promise(g, attacker, foe, g.control[slot]))
        out.append(best)
    return out


def gains_of(g: DoomtrooperState, attacker: int, defenders: list[int]) -> list[float]:
    """What the attack on each promises."""
    one = seen(g, attacker)
    seat = g.control[attacker]
    return [0.0 if g.flags[slot] & UNPAID else promise(g, one, seen(g, slot), seat) for slot in defenders]
