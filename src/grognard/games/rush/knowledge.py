"""What the greedy bot knows of Rush: how good a view looks to its seat."""

from __future__ import annotations

from grognard.games.rush import cards as c
from grognard.games.rush.cards import Cards
from grognard.games.rush.state import BASES, DAMAGED, GONE, RushView

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


def card_worth(cards: Cards, card: int) -> float:
    """What a card is worth to a company: medals and bases score, the rest helps to score."""
    if card == c.BASE:
        return 3.0 - 0.4  # it scores, and clogs the hand
    if c.SINGLE <= card < c.DOUBLE:
        return 1.0
    if c.DOUBLE <= card < c.VEHICLE:
        return 2.1
    if card < c.VEHICLE:
        return 0.15
    pay = 0.28 * max(cards.value[card], 0) * (0.7 if cards.passives[card] & c.OWN_NATION else 1.0)
    fight = 0.62 * max(cards.attack[card], 0) + (0.5 if cards.type[card] == c.HEAVY else 0.0)
    if cards.passives[card] & (c.ONLY_BASES | c.ONLY_VEHICLES):
        fight *= 0.7
    guard = 0.3 * max(cards.defence[card], 0)
    able = sum(ABILITY_WORTH[a & 15] * (0.6 + 0.4 * (a >> 4) if a >> 4 else 1.0) for a in cards.abilities[card])
    uses = sorted((pay, fight, guard + able))
    return 0.25 + uses[2] + 0.45 * uses[1] + 0.2 * uses[0]


def worths(cards: Cards) -> list[float]:
    """The worth of every card, reckoned once for a set of cards."""
    if not cards.worth:
        cards.worth = [card_worth(cards, card) for card in range(len(cards.ids))]
    return cards.worth


def value(view: RushView) -> float:
    """Own company and bases against the opponents', and cards still in hand that can do something."""
    worth = worths(view.cards)
    me = view.seat
    total = 0.0
    for card in view.company:
        total += worth[card]
    total -= 0.12 * len(view.company)
    for b, damage in enumerate(view.base_damage):
        mine = b // BASES == me
        if damage == GONE:
            total -= 3.0 if mine else -0.6
            continue
        guard = view.guards[b]
        strength = 0.0 if guard == c.NONE else 0.35 + 0.35 * view.cards.defence[guard]
        if view.guard_damage[b] == DAMAGED:
            strength *= 0.5
        hurt = 0.45 if damage == DAMAGED else 0.0
        # own damage is repaired before the next own turn, others' stays until theirs
        total += (strength - 0.2 * hurt) if mine else (hurt - 0.5 * strength)
    for seat, size in enumerate(view.hand_sizes):
        if seat != me:
            total -= 0.3 * size
    return total
