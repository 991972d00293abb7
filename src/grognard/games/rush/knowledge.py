"""What the greedy bot knows of Rush: how good a view looks to its seat. All numbers are in medals."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

from grognard.core.action import VERB
from grognard.games.rush import cards as c
from grognard.games.rush.cards import Cards
from grognard.games.rush.state import BASES, DAMAGED, GONE, Rush
from grognard.games.rush.verbs import PUT
from grognard.games.rush.view import RushView

ABILITY_WORTH = {
    c.REINFORCEMENTS: 0.55,
    c.RECRUITMENT: 0.25,
    c.SCOUTING: 0.1,
    c.SABOTAGE: 0.45,
    c.TANK_ACE: 0.6,
    c.RESEARCH: 0.3,
    c.REARMAMENT: 0.35,
    c.HEROIC_DEED: 0.9,
}
# One more card towards an achievement in play: the leader scores 5 for it, so each step is worth a part of that.
STEP_BASES = 1.2
STEP_TYPE = 0.6
STEP_MEDAL = 1.0
STEP_DOUBLE = 1.0
STEP_SIZE = 0.2
ACHIEVED_TYPE = (c.NO_TYPE, c.LIGHT, c.MEDIUM, c.SPG, c.HEAVY, c.SUPPORT)

GUARD = (0.0, 0.9, 1.6)  # by defence: a guard saves a base, but its killer earns a medal
DRAW = 0.2  # a card that may still be played this turn
KEEP = 0.03  # a small share of a card's worth: enough to pay with the poorer card and not to overpay


def card_worth(cards: Cards, card: int) -> float:
    """What a card is worth to a company besides its score; dead weight is below 0."""
    if card == c.BASE:
        return -0.12
    if card < c.VEHICLE:
        return 0.28 if card >= c.DOUBLE else 0.03
    pay = 0.28 * max(float(cards.value[card]), 0.0) * (0.7 if cards.passives[card] & c.OWN_NATION else 1.0)
    fight = 0.62 * max(float(cards.attack[card]), 0.0) + (0.5 if cards.type[card] == c.HEAVY else 0.0)
    if cards.passives[card] & (c.ONLY_BASES | c.ONLY_VEHICLES):
        fight *= 0.7
    guard = 0.3 * max(float(cards.defence[card]), 0.0)
    able = 0.0
    for ability in cards.abilities[card]:
        number = cards.numbers[card][ability]
        able += ABILITY_WORTH[ability] * (0.6 + 0.4 * number if number else 1.0)
    uses = sorted((pay, fight, guard + able))  # the best use counts in full, the others as a choice
    return 0.13 + uses[2] + 0.45 * uses[1] + 0.2 * uses[0]


def card_score(card: int) -> int:
    """RUSH-099, without achievements."""
    if card == c.BASE:
        return 3
    return 0 if card < c.SINGLE or card >= c.VEHICLE else 1 if card < c.DOUBLE else 2


def achievement_step(cards: Cards, card: int, achievement: int) -> float:
    """How much the card contributes to an achievement."""
    if achievement == 0:
        return STEP_BASES if card == c.BASE else 0.0
    if achievement < 6:
        return STEP_TYPE if cards.type[card] == ACHIEVED_TYPE[achievement] else 0.0
    if achievement < 10:
        return STEP_MEDAL * card_score(card) if cards.nation[card] == achievement - 6 else 0.0
    if achievement == 10:
        return STEP_DOUBLE if c.DOUBLE <= card < c.VEHICLE else 0.0
    return STEP_SIZE


@lru_cache(16)
def worths(cards: Cards, achievements: tuple[int, ...]) -> list[float]:
    """What each card is worth in a company, calculated once per game."""
    if not cards.worth:
        cards.worth = [card_worth(cards, card) for card in range(len(cards.ids))]
    return [
        card_score(card) + worth + sum(achievement_step(cards, card, a) for a in achievements)
        for card, worth in enumerate(cards.worth)
    ]


def value(view: RushView) -> float:
    """The seat's company and bases against the opponents', and useful cards still in hand."""
    worth = worths(view.cards, view.achievements)
    me = view.seat
    seats = len(view.hand_sizes)
    total = 0.0
    for card in view.company:
        total += worth[card]
    defence = view.cards.defence
    bases, guards, hurt = view.base_damage, view.guards, view.guard_damage
    for seat in range(seats):
        near = (seat - me) % seats
        lost = 0
        for b in range(seat * BASES, seat * BASES + BASES):
            if bases[b] == GONE:
                lost += 1
                continue
            guard = guards[b]
            if guard != c.NONE:
                total += GUARD[defence[guard]] if seat == me else -0.5 * GUARD[defence[guard]]
            if seat != me and (bases[b] == DAMAGED or hurt[b] == DAMAGED):
                # the next seat repairs at once; damage to a later seat can be used by the seats in between
                total += 0.4 - 0.1 * near
        if seat != me:
            # prefer everybody's first base to somebody's last; among equals the next seat's
            total -= 0.05 * lost * lost + 0.001 * lost * near
            # Sabotage: with several opponents each matters less
            total -= 0.3 * view.hand_sizes[seat] / sqrt(seats - 1)
    if view.active == me:
        for card in view.hands[me]:
            if card != c.BASE:
                total += DRAW + KEEP * view.cards.worth[card]
    if view.ending:
        total += 0.3 * lead(view)  # a player who is behind does not want the game to end
    return total


def considered(world: Rush) -> list[int]:
    """Every answer except putting a hand card away unused (RUSH-A49).

    This judgement gives no value to its benefits: a leaner company by Rearmament, or another draw.
    """
    if world.asked not in ("act", "ability"):
        return world.options
    return [option for option in world.options if option & VERB != PUT]


def lead(view: RushView) -> float:
    """How far the seat's score, without achievements, is ahead of the opponents' average."""
    seats = len(view.hand_sizes)
    mine = sum(map(card_score, view.company))
    scrapped = sum(map(card_score, view.wreckyard))
    medals = 9 * 4 - sum(view.singles) + 2 * (3 * 4 - sum(view.doubles))
    theirs = medals + 3 * view.base_damage.count(GONE) - mine - scrapped
    return mine - theirs / (seats - 1)
