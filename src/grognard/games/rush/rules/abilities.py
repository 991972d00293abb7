"""Use 2: a card's abilities, one by one (RUSH-045), and then its place. Tank Ace is no attack (RUSH-A03)."""

from __future__ import annotations

from typing import Final

from grognard.core.action import VERB, A, B, first, second, third
from grognard.core.agenda import Frame, Node, put, put_row
from grognard.games.rush import verbs
from grognard.games.rush.cards import (
    BASE,
    HEROIC_DEED,
    NONE,
    REARMAMENT,
    RECRUITMENT,
    REINFORCEMENTS,
    RESEARCH,
    SABOTAGE,
    SCOUTING,
    TANK_ACE,
    VEHICLE,
)
from grognard.games.rush.events import DREW_OPEN, MARKET_DISCARDED, RESEARCHED, SABOTAGED, USED
from grognard.games.rush.rules import refusals as no
from grognard.games.rush.rules.attack import ACE, REWARD, has_target, hit, no_aim, targets
from grognard.games.rush.rules.guard import PLACING
from grognard.games.rush.rules.purchase import has_bought, no_play, no_second
from grognard.games.rush.state import Rush


def no_effect(g: Rush, card: int, ability: int) -> int:
    """RUSH-A16, RUSH-A21, RUSH-A32: an ability that can do nothing may not be announced."""
    if ability == REINFORCEMENTS:
        return no.OK  # even if the draw finds no card, the ability is used
    if ability == RECRUITMENT:
        return no.NOTHING_TO_DO if g.recruiting else no.OK
    if ability == SCOUTING:
        return no.OK if g.market or g.deck or g.discard else no.NOTHING_TO_DO
    if ability == SABOTAGE:
        for seat in range(g.n):
            if g.hands[seat] and seat != g.active:
                return no.OK
        return no.NOTHING_TO_DO  # RUSH-A21
    if ability == TANK_ACE:
        return no.OK if has_target(g, ACE) else no.NOTHING_TO_DO
    if ability == RESEARCH:
        if g.rules.research_without_target:
            return no.OK
        number = g.cards.numbers[card][RESEARCH]
        barred = no.NO_RESEARCH_TARGET  # RUSH-A16
        for sold in g.market:
            if g.cards.cost[sold] <= number:
                refusal = no_purchase_by_research(g, sold)
                if refusal == no.OK:
                    return no.OK
                barred = refusal
        return barred
    if ability == REARMAMENT:
        return no.OK if g.depots[g.active] else no.NOTHING_TO_DO
    return no.OK if g.singles[g.cards.nation[card]] else no.NOTHING_TO_DO  # HEROIC_DEED


def no_use(g: Rush, card: int, ability: int) -> int:
    """Why a hand card cannot be played for an ability."""
    if g.cards.number_of(card, ability) == NONE:
        return no.CAPTURED_BASE if card == BASE else no.NO_SUCH_ABILITY
    return no_play(g, card) or no_effect(g, card, ability)


def no_more(g: Rush, card: int, used: int, ability: int) -> int:
    """RUSH-045: why the card in play cannot use another ability."""
    if g.cards.number_of(card, ability) == NONE:
        return no.NO_SUCH_ABILITY
    return no.ABILITY_USED if used >> ability & 1 else no_effect(g, card, ability)


def no_put_between(g: Rush, card: int, used: int) -> int:
    """Why a hand card may not be put away between two abilities of the card in play (RUSH-A49).

    This matters only if a later ability reaches into the depot.
    """
    garage = len(g.garages[g.active])
    for ability in g.cards.abilities[card]:
        if used >> ability & 1:
            continue
        if ability == REARMAMENT or (ability == REINFORCEMENTS and g.cards.numbers[card][ability] > garage):
            return no.OK
    return no.PUT_AWAY_LATER


def no_research(g: Rush, sold: int, limit: int) -> int:
    """RUSH-145: why Research cannot take a market card."""
    if sold not in g.market:
        return no.NOT_RESEARCHABLE
    if g.cards.cost[sold] > limit:
        return no.RESEARCH_LIMIT  # RUSH-143, RUSH-145
    return no_purchase_by_research(g, sold)


def no_purchase_by_research(g: Rush, sold: int) -> int:
    """RUSH-A15: with `research_is_the_purchase`, why a second card of the turn cannot be gained by Research either."""
    if not g.rules.research_is_the_purchase or g.recruiting or not has_bought(g):
        return no.OK
    return no_second(g, g.cards.nation[sold], g.laid)


def begin(g: Rush, card: int, ability: int) -> None:
    """RUSH-A31: play a hand card for its abilities, this one first."""
    g.hands[g.active].remove(card)
    g.front.append(card)
    g.used_a_card = True
    if card >= VEHICLE:
        g.played.append(card)
    g.push(BLOCK, (card, 1 << ability))
    use(g, card, ability)


def use(g: Rush, card: int, ability: int) -> None:
    """RUSH-133, RUSH-134, RUSH-136, RUSH-149, RUSH-A17, RUSH-A18: start one ability; questions wait on the agenda."""
    me = g.active
    number = g.cards.numbers[card][ability]
    if g.out is not None:
        g.out.append((USED, me, card, ability))
    if ability == REINFORCEMENTS:
        g.draw(me, number, DREW_OPEN)  # RUSH-133
    elif ability == RECRUITMENT:
        g.recruiting = True  # RUSH-134, RUSH-A17, RUSH-A18
    elif ability == SCOUTING:
        # RUSH-136, RUSH-A20: the discarded cards may come back with the reshuffle
        while g.market:
            sold = g.market.pop()
            g.discard.append(sold)
            if g.out is not None:
                g.out.append((MARKET_DISCARDED, sold))
        g.renew_deck()
        g.refill()
    elif ability == SABOTAGE:
        g.push(SABOTEUR, ((me + 1) % g.n,))
    elif ability == TANK_ACE:
        g.push(ACE_HIT, (card,))
    elif ability == RESEARCH:
        g.push(RESEARCHING, (card, number))
    elif ability == REARMAMENT:
        g.push(REARMING, (0,))
    elif ability == HEROIC_DEED:
        g.take_medals(me, g.cards.nation[card], 0, 1)  # RUSH-149


class Block(Node[Rush]):
    """RUSH-046, RUSH-047, RUSH-049, RUSH-A30: a card in play for its abilities; the frame binds the card and, as
    bits, the abilities used.
    """

    def run(self, g: Rush, f: Frame) -> None:
        card, used = f.env
        if card not in g.front:
            return  # RUSH-047: Research has ended it
        options = []
        for ability in g.cards.abilities[card]:
            if no_more(g, card, used, ability) == no.OK:
                options.append(verbs.USE | card << A | ability << B)
        last = NONE
        for held in g.hands[g.active]:
            if held != last and no_put_between(g, card, used) == no.OK:
                options.append(verbs.PUTTING[held])
            last = held
        if options:
            options.append(verbs.DONE)  # RUSH-046
            g.ask(f, g.active, "ability", options, (card,))
        else:
            g.push(PLACING, (card, 1))

    def answer(self, g: Rush, f: Frame, action: int) -> None:
        card, used = f.env
        if action == verbs.DONE:
            g.push(PLACING, (card, 1))  # RUSH-049
        elif action & VERB == verbs.PUT:
            g.put_unused_away(first(action))
            g.again(f, 0, f.env)
        else:
            g.again(f, 0, (card, used | 1 << second(action)))
            use(g, card, second(action))

    def refusal(self, g: Rush, f: Frame, action: int) -> int:
        card, used = f.env
        verb = action & VERB
        if verb == verbs.USE and first(action) == card:
            return no_more(g, card, used, second(action))
        if verb == verbs.PUT:
            return no_put_between(g, card, used) if first(action) in g.hands[g.active] else no.NOT_IN_HAND
        return no.OK if verb == verbs.DONE else no.FINISH_CARD


class Saboteur(Node[Rush]):
    """RUSH-137, RUSH-A22: every opponent, clockwise, puts a hand card away; the frame binds the next opponent."""

    def run(self, g: Rush, f: Frame) -> None:
        seat = f.env[0]
        while seat != g.active and not g.hands[seat]:
            seat = (seat + 1) % g.n  # RUSH-A21
        if seat == g.active:
            return
        options = []
        last = NONE
        for card in g.hands[seat]:
            if card != last:
                options.append(verbs.DISCARD | card << A)
            last = card
        g.ask(Frame(f.id, self, 0, (seat,), f.below), seat, "discard", options)

    def answer(self, g: Rush, f: Frame, action: int) -> None:
        seat = f.env[0]
        card = first(action)
        g.hands[seat].remove(card)
        g.put_away(seat, card)
        if card in g.known[seat]:
            left = g.known[seat][:]
            left.remove(card)
            g.known = put_row(g.known, seat, left)
        if g.kept[seat] == card:
            g.kept = put(g.kept, seat, NONE)
        if g.out is not None:
            g.out.append((SABOTAGED, seat, card))
        g.again(f, 0, ((seat + 1) % g.n,))

    def refusal(self, g: Rush, f: Frame, action: int) -> int:
        if action & VERB != verbs.DISCARD:
            return no.FINISH_SABOTAGE
        return no.OK if first(action) in g.hands[f.env[0]] else no.NOT_IN_HAND


class AceHit(Node[Rush]):
    """RUSH-139, RUSH-142, RUSH-A01, RUSH-A43: damage anything of an opponent's, destroy what is damaged; the frame
    binds the ace card.
    """

    def run(self, g: Rush, f: Frame) -> None:
        g.ask(f, g.active, "ace", targets(g, ACE), f.env)

    def answer(self, g: Rush, f: Frame, action: int) -> None:
        card = f.env[0]
        # RUSH-A01: no damage point, unless the table plays it so; RUSH-A43: never a base at once
        points = 1 if g.rules.ace_deals_one_point else 0
        if hit(g, card, first(action), second(action), third(action) == 1, points, False):
            g.push(REWARD, (g.cards.nation[card], 1))  # RUSH-142

    def refusal(self, g: Rush, f: Frame, action: int) -> int:
        return no_aim(g, action, ACE) if action & VERB == verbs.TARGET else no.FINISH_CARD


class Researching(Node[Rush]):
    """RUSH-120, RUSH-143, RUSH-144: the card goes to the wreckyard, a market card comes; the frame binds the card and
    its limit.
    """

    def run(self, g: Rush, f: Frame) -> None:
        card, limit = f.env
        options = [verbs.TAKE | sold << A for sold in g.market if no_research(g, sold, limit) == no.OK]
        if options:
            g.ask(f, g.active, "research", options, f.env)
        else:
            g.front.remove(card)  # research_without_target
            g.scrap(g.active, card)

    def answer(self, g: Rush, f: Frame, action: int) -> None:
        card = f.env[0]
        sold = first(action)
        g.front.remove(card)
        g.scrap(g.active, card)
        g.market.remove(sold)
        g.put_away(g.active, sold)
        if g.rules.research_is_the_purchase:
            nation = g.cards.nation[sold]
            g.bought = put(g.bought, nation, g.bought[nation] + 1)  # RUSH-A15: and it costs the account nothing
        if g.out is not None:
            g.out.append((RESEARCHED, g.active, sold))
        if not g.rules.refill_at_end:
            g.refill()  # RUSH-144

    def refusal(self, g: Rush, f: Frame, action: int) -> int:
        _, limit = f.env
        return no_research(g, first(action), limit) if action & VERB == verbs.TAKE else no.FINISH_CARD


class Rearming(Node[Rush]):
    """RUSH-147, RUSH-A36: one or two depot cards go to the wreckyard; the frame binds how many went."""

    def run(self, g: Rush, f: Frame) -> None:
        depot = g.depots[g.active]
        if f.env[0] == 2 or not depot:
            return
        options = [verbs.SCRAP | card << A for card in sorted(set(depot))]
        if f.env[0]:
            options.append(verbs.DONE)
        g.ask(f, g.active, "scrap", options, f.env)

    def answer(self, g: Rush, f: Frame, action: int) -> None:
        if action == verbs.DONE:
            return
        card = first(action)
        g.depots[g.active].remove(card)
        g.scrap(g.active, card)
        g.again(f, 0, (f.env[0] + 1,))

    def refusal(self, g: Rush, f: Frame, action: int) -> int:
        verb = action & VERB
        if verb == verbs.SCRAP:
            return no.OK if first(action) in g.depots[g.active] else no.NOT_IN_DEPOT
        if verb == verbs.DONE:
            return no.OK if f.env[0] else no.AT_LEAST_ONE
        return no.FINISH_CARD


BLOCK: Final = Block("block")
SABOTEUR: Final = Saboteur("saboteur")
ACE_HIT: Final = AceHit("ace_hit")
RESEARCHING: Final = Researching("researching")
REARMING: Final = Rearming("rearming")
