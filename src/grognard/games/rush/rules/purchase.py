"""Use 1: buying from the market. One account serves the whole turn."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from grognard.core.action import VERB, A, first
from grognard.core.agenda import Frame, Node, put
from grognard.games.rush import verbs
from grognard.games.rush.cards import BASE, NATIONS, UNRESTRICTED, VEHICLE
from grognard.games.rush.events import BOUGHT, PAID
from grognard.games.rush.rules import refusals as no
from grognard.games.rush.state import Rush

FREE: Final = 1 << UNRESTRICTED


def no_play(g: Rush, card: int) -> int:
    """RUSH-031, RUSH-129, RUSH-A29: why a hand card cannot be played at all this turn, in any way."""
    if card >= VEHICLE:
        return no.PLAYED_ALREADY if card in g.played else no.OK  # RUSH-031, RUSH-A29: vehicles alone
    return no.CAPTURED_BASE if card == BASE else no.OK  # RUSH-129


def has_bought(g: Rush) -> bool:
    """Whether anything was bought this turn."""
    for n in g.bought:
        if n:
            return True
    return False


def budget(g: Rush, nation: int, own: int, free: int, laid: int) -> int:
    """RUSH-034, RUSH-041, RUSH-135, RUSH-155, RUSH-159, RUSH-A10, RUSH-A13: the highest cost a vehicle of a nation may
    have, or the negative code of the refusal.

    `own` is money for that nation only, `free` money for any nation; `laid` has a bit for each column with a card.
    """
    if not laid & (FREE | 1 << nation):
        return -no.NOTHING_PAYS  # RUSH-041, RUSH-A13: even at cost 0
    if not has_bought(g):
        return own + free  # RUSH-034
    if not g.recruiting:
        refusal = no_second(g, nation, laid)
        if refusal:
            return -refusal
    # RUSH-A13: what a nation's own money does not cover, free money must
    for n in range(len(NATIONS)):
        if n != nation and g.spent[n] > g.funds[n]:
            free -= g.spent[n] - g.funds[n]
    return own + free - g.spent[nation]


def no_second(g: Rush, nation: int, laid: int) -> int:
    """RUSH-042, RUSH-154, RUSH-A12: without Recruitment, more than one card only of nations whose own money was
    laid down.
    """
    if not laid & (FREE - 1):
        return no.ONE_PURCHASE
    others = 0 if laid >> nation & 1 else 1
    for n in range(len(NATIONS)):
        if not laid >> n & 1:
            others += g.bought[n]
    allowed = 1 if g.rules.restricted_plus_one_other else 0
    return no.ONE_NATION_PURCHASE if others > allowed else no.OK


def no_payment(g: Rush, card: int, bought: int) -> int:
    """RUSH-040, RUSH-043, RUSH-153, RUSH-156, RUSH-A14: why a hand card may not be laid down for the market card
    `bought`.
    """
    cards = g.cards
    if cards.value[card] < 0:
        return no.CAPTURED_BASE if card == BASE else no.NO_VALUE  # RUSH-040, RUSH-043
    if cards.pays_for[card] not in (UNRESTRICTED, cards.nation[bought]):
        return no.OTHER_NATION_MONEY  # RUSH-156, RUSH-A14
    return no_play(g, card)


def even_budget(g: Rush) -> i64:
    """The budget of all nations while nothing is laid down and all money in hand may buy any nation; else -1.

    Most turns begin like this, and `budgets` would then give the same number four times.
    """
    if g.laid or (g.rules.research_is_the_purchase and has_bought(g)):
        return -1
    values = g.cards.value
    columns = g.cards.pays_for
    played = g.played
    free: i64 = 0
    found = False
    card: i64
    for card in g.hands[g.active]:
        value = values[card]
        if value < 0 or (played and card >= VEHICLE and card in played):
            continue
        if columns[card] != UNRESTRICTED:
            return -1
        free += value
        found = True
    return free if found else -1


def budgets(g: Rush) -> list[int]:
    """Each nation's budget if every card in hand that may pay for it (RUSH-033) were laid down."""
    values = g.cards.value
    columns = g.cards.pays_for
    played = g.played
    free: i64 = g.funds[UNRESTRICTED]
    money = g.funds
    laid: i64 = g.laid
    card: i64
    for card in g.hands[g.active]:
        value = values[card]
        if value < 0 or (played and card >= VEHICLE and card in played):
            continue
        column = columns[card]
        laid |= 1 << column
        if column == UNRESTRICTED:
            free += value
        else:
            money = put(money, column, money[column] + value)
    is_first = not g.rules.research_is_the_purchase or not has_bought(g)
    if not g.laid and laid & FREE and is_first:  # nothing is bought yet, so all money can buy from any nation
        return [money[0] + free, money[1] + free, money[2] + free, money[3] + free]
    # of the cards in hand, only those for any nation or for this one can be laid down for its vehicle (RUSH-156)
    return [budget(g, n, money[n], free, laid & (g.laid | FREE | 1 << n)) for n in range(len(NATIONS))]


def no_buy(g: Rush, card: int, limits: list[int]) -> int:
    """Why a purchase cannot be started, even with all the money in hand."""
    limit = limits[g.cards.nation[card]]
    if g.cards.cost[card] <= limit:
        return no.OK
    if limit < 0:
        return -limit
    return no.TOO_DEAR_IN_ALL if has_bought(g) else no.TOO_DEAR  # RUSH-135, RUSH-036


def no_take(g: Rush, card: int) -> int:
    """Why the purchase cannot be completed yet."""
    nation = g.cards.nation[card]
    limit = budget(g, nation, g.funds[nation], g.funds[UNRESTRICTED], g.laid)
    return no.OK if g.cards.cost[card] <= limit else -limit if limit < 0 else no.NOT_ENOUGH_PAID


class Purchase(Node[Rush]):
    """RUSH-037, RUSH-A50: a purchase; the frame binds the market card. The player lays cards down until they take
    it, and may overpay.
    """

    def run(self, g: Rush, f: Frame) -> None:
        bought = f.env[0]
        options: list[Any] = []
        last = -1
        for card in g.hands[g.active]:
            if card != last and no_payment(g, card, bought) == no.OK:
                options.append(verbs.PAYING[card])
            last = card
        if no_take(g, bought) == no.OK:
            if not options:
                self.take(g, bought)
                return
            options.append(verbs.TAKE | bought << A)
        g.ask(f, g.active, "pay", options, f.env)

    def answer(self, g: Rush, f: Frame, action: int) -> None:
        if action & VERB == verbs.TAKE:
            self.take(g, f.env[0])
            return
        self.pay(g, first(action))
        g.agenda = f

    def refusal(self, g: Rush, f: Frame, action: int) -> int:
        bought = f.env[0]
        card = first(action)
        if action & VERB == verbs.PAY:
            return no_payment(g, card, bought) if card in g.hands[g.active] else no.NOT_IN_HAND
        if action & VERB == verbs.TAKE and card == bought:
            return no_take(g, card)
        return no.FINISH_PURCHASE

    def pay(self, g: Rush, card: int) -> None:
        """RUSH-035: the paying card goes to the depot."""
        g.hands[g.active].remove(card)
        g.put_away(g.active, card)
        column = g.cards.pays_for[card]
        g.funds = put(g.funds, column, g.funds[column] + g.cards.value[card])
        g.laid |= 1 << column
        g.used_a_card = True
        if card >= VEHICLE:
            g.played.append(card)
        if g.out is not None:
            g.out.append((PAID, g.active, card))

    def take(self, g: Rush, card: int) -> None:
        """RUSH-036, RUSH-038: into the depot; the row slides and is filled at once (RUSH-039)."""
        nation = g.cards.nation[card]
        g.market.remove(card)
        g.put_away(g.active, card)
        g.spent = put(g.spent, nation, g.spent[nation] + g.cards.cost[card])
        g.bought = put(g.bought, nation, g.bought[nation] + 1)
        if g.out is not None:
            g.out.append((BOUGHT, g.active, card))
        if not g.rules.refill_at_end:
            g.refill()


PURCHASE: Final = Purchase("purchase")
