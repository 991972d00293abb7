"""The turn: step I repair and reveal, step II play cards, step III refresh the market and draw (RUSH-022)."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.action import VERB, A, B, first, second
from grognard.core.agenda import Frame, Node, put, put_row
from grognard.games.rush import verbs
from grognard.games.rush.cards import BASE, NATIONS, NONE, UNRESTRICTED, VEHICLE
from grognard.games.rush.events import (
    DREW,
    KEPT,
    MARKET_DISCARDED,
    PUT_AWAY,
    REPAIRED_BASE,
    REPAIRED_GUARD,
    REVEALED,
    TURN,
    UNUSED,
)
from grognard.games.rush.rules import end
from grognard.games.rush.rules import refusals as no
from grognard.games.rush.rules.abilities import begin, no_effect, no_use
from grognard.games.rush.rules.attack import ATTACK, NAMING, REWARD, can_open, enlist, no_attack
from grognard.games.rush.rules.guard import PLACING, has_base, no_guard_duty
from grognard.games.rush.rules.purchase import PURCHASE, budgets, even_budget, no_buy, no_play
from grognard.games.rush.state import BASES, DAMAGED, HAND, UPRIGHT, Rush

# Stages of a turn
STEP_1: Final = 0
STEP_2: Final = 1
MEDALS: Final = 2
WEAK_HAND: Final = 3
STEP_3: Final = 4

# Why a verb is not an answer at this question at all
BELONGS_TO: Final = {
    verbs.PAY: no.NOT_BUYING,
    verbs.TAKE: no.NOT_BUYING,
    verbs.DONE: no.NO_CARD_IN_PLAY,
    verbs.PLACE: no.NOT_PLACING,
    verbs.DECLARE: no.NOT_ATTACKING,
    verbs.STRIKE: no.NOT_ATTACKING,
    verbs.TARGET: no.NOT_ATTACKING,
    verbs.MEDALS: no.NO_MEDALS_DUE,
    verbs.DISCARD: no.NOT_SABOTAGED,
    verbs.SCRAP: no.NOT_REARMING,
    verbs.KEEP: no.NOT_WEAK_HAND,
}

# Rows, never changed
NO_MONEY: Final = [0] * (UNRESTRICTED + 1)
NOTHING: Final = [0] * len(NATIONS)
NO_CARDS: Final[list[int]] = []


def no_voluntary_guard(g: Rush, card: int) -> int:
    """RUSH-055: why a hand card cannot be placed as a guard without using its abilities."""
    return no_guard_duty(g, card) or no_play(g, card)


def turn_options(g: Rush) -> list[int]:
    """RUSH-026, RUSH-027, RUSH-029: everything the active player may do with the next card.

    Law 1 checks that it agrees with `no_action`: a clause that holds for all cards alike is tested only once.
    """
    hand = g.hands[g.active]
    if not hand and not g.laid:
        return [verbs.END]
    cards = g.cards
    out: list[Any] = []
    list_purchases(g, out)
    if hand:
        may_guard = has_base(g, g.active)
        may_attack = not g.attacked
        played = g.played
        reach = cards.reach
        garage = len(g.garages[g.active])
        reaching = 0
        last = NONE
        for card in hand:
            if card in (last, BASE) or (played and no_play(g, card)):
                continue
            last = card
            for ability in cards.abilities[card]:
                if no_effect(g, card, ability) == no.OK:
                    out.append(verbs.USE | card << A | ability << B)
            if card >= VEHICLE:
                if may_guard and cards.defence[card] > 0:
                    out.append(verbs.GUARDING[card])
                if may_attack and cards.attack[card] > 0 and can_open(g, card):
                    out.append(verbs.ATTACKING[card])
                if reach[card] > garage:
                    reaching += 1
        if reaching:
            list_put(g, hand, reaching, out)
    out.append(verbs.END)
    return out


def list_purchases(g: Rush, out: list[Any]) -> None:
    """The market cards that all the money in hand can buy (`no_buy`)."""
    costs = g.cards.cost
    nations = g.cards.nation
    limit = even_budget(g)
    if limit >= 0:
        for sold in g.market:
            if costs[sold] <= limit:
                out.append(verbs.BUYING[sold])
    else:
        limits = budgets(g)
        for sold in g.market:
            if costs[sold] <= limits[nations[sold]]:
                out.append(verbs.BUYING[sold])


def list_put(g: Rush, hand: list[int], reaching: int, out: list[Any]) -> None:
    """Hand cards that may be put away while `reaching` others can still reach into the depot (RUSH-A49)."""
    last = NONE
    for card in hand:
        if card != last and (reaching > 1 or no_put(g, card) == no.OK):
            out.append(verbs.PUTTING[card])
        last = card


def no_put(g: Rush, card: int) -> int:
    """RUSH-A49: why a hand card cannot be put away now; the rules allow it always, but useless answers are not offered.

    It is useful if another card in hand can reach into the depot before step III.
    """
    garage = len(g.garages[g.active])
    for other in g.hands[g.active]:
        if other != card and g.cards.reach[other] > garage and no_play(g, other) == no.OK:
            return no.OK
    return no.PUT_AWAY_LATER


def no_action(g: Rush, action: int) -> int:
    """Why the active player cannot do this with the next card; `turn_options` uses the same clauses."""
    verb = action & VERB
    card = first(action)
    if verb == verbs.END:
        return no.OK
    if verb in BELONGS_TO:
        return BELONGS_TO[verb]
    if verb == verbs.BUY:
        return no_buy(g, card, budgets(g)) if card in g.market else no.NOT_IN_MARKET
    if card not in g.hands[g.active]:
        return no.NOT_IN_HAND
    if verb == verbs.USE:
        return no_use(g, card, second(action))
    if verb == verbs.PUT:
        return no_put(g, card)
    return no_voluntary_guard(g, card) if verb == verbs.GUARD else no_attack(g, card)


class Turn(Node[Rush]):
    """RUSH-022: the active player's turn; it lies at the bottom of the agenda until the game is over."""

    def run(self, g: Rush, f: Frame) -> None:
        stage = f.stage
        if stage == MEDALS:
            self.pay_pooled_medals(g, f)
            return
        if stage == WEAK_HAND:
            self.ask_weak_hand(g, f)
            return
        if stage == STEP_3:
            self.refresh(g)
            if not self.pass_on(g):
                return
            stage = STEP_1
        if stage == STEP_1:
            self.repair_and_reveal(g)
            f = Frame(f.id, self, STEP_2, (), f.below)
        g.ask(f, g.active, "act", turn_options(g))

    def answer(self, g: Rush, f: Frame, action: int) -> None:
        if f.stage == WEAK_HAND:
            self.compensate(g, action)
            g.again(f, STEP_3, ())
            return
        verb = action & VERB
        card = first(action)
        if verb == verbs.END:
            stage = MEDALS if g.rules.pool_medals_per_turn else WEAK_HAND if g.rules.weak_hand else STEP_3
            self.run(g, Frame(f.id, self, stage, (), f.below))
            return
        g.agenda = f
        if verb == verbs.BUY:
            g.push(PURCHASE, (card,))
        elif verb == verbs.USE:
            begin(g, card, second(action))
        elif verb == verbs.ATTACK:
            g.attacked = True
            enlist(g, card)
            g.push(ATTACK, (g.cards.nation[card], 0, NONE), NAMING)
        elif verb == verbs.PUT:
            g.put_unused_away(card)
        else:
            g.hands[g.active].remove(card)
            g.front.append(card)
            g.played.append(card)
            g.used_a_card = True
            g.push(PLACING, (card, 0))

    def refusal(self, g: Rush, f: Frame, action: int) -> int:
        if f.stage != WEAK_HAND:
            return no_action(g, action)
        verb = action & VERB
        if verb in (verbs.KEEP, verbs.SCRAP):
            return no.OK if first(action) in g.hands[g.active] else no.NOT_IN_HAND
        return no.OK if verb == verbs.DONE else no.FINISH_WEAK_HAND

    def repair_and_reveal(self, g: Rush) -> None:
        """RUSH-023, RUSH-024, RUSH-A08: turn everything damaged upright, and lay the hand face up."""
        me = g.active
        if g.out is not None:
            g.out.append((TURN, me, g.round))
        for b in range(me * BASES, me * BASES + BASES):
            if g.base_damage[b] == DAMAGED:
                g.base_damage = put(g.base_damage, b, UPRIGHT)
                g.tell(REPAIRED_BASE, me, b - me * BASES)
            if g.guard_damage[b] == DAMAGED:
                g.guard_damage = put(g.guard_damage, b, UPRIGHT)
                g.tell(REPAIRED_GUARD, me, b - me * BASES, g.guards[b])
        if g.known[me]:
            g.known = put_row(g.known, me, NO_CARDS)
        if g.rules.weak_hand:
            g.kept = put(g.kept, me, NONE)
        if g.out is not None:
            g.out.append((REVEALED, me, *g.hands[me]))

    def pay_pooled_medals(self, g: Rush, f: Frame) -> None:
        """pool_medals_per_turn (RUSH-A02): each nation's kills of the whole turn are paid together."""
        for nation in range(len(NATIONS)):
            if g.kills[nation]:
                g.again(f, MEDALS, ())
                g.push(REWARD, (nation, g.kills[nation]), 1)
                g.kills = put(g.kills, nation, 0)
                return
        g.again(f, WEAK_HAND if g.rules.weak_hand else STEP_3, ())

    def ask_weak_hand(self, g: Rush, f: Frame) -> None:
        """weak_hand: a player who played no card may keep one for the next turn or scrap one."""
        hand = g.hands[g.active]
        if g.used_a_card or not hand:
            g.again(f, STEP_3, ())
            return
        kinds = sorted(set(hand))
        options = [verbs.KEEP | card << A for card in kinds] + [verbs.SCRAP | card << A for card in kinds]
        g.ask(f, g.active, "weak_hand", [*options, verbs.DONE])

    def compensate(self, g: Rush, action: int) -> None:
        """Keep or scrap a card for a weak hand."""
        me = g.active
        card = first(action)
        if action & VERB == verbs.KEEP:
            g.kept = put(g.kept, me, card)
            g.known = put_row(g.known, me, [card])
            g.tell(KEPT, me, card)
        elif action & VERB == verbs.SCRAP:
            g.hands[me].remove(card)
            g.scrap(me, card)

    def refresh(self, g: Rush) -> None:
        """RUSH-032, RUSH-086, RUSH-087, RUSH-088, RUSH-089: in step III refresh the market first, then discard the
        unused cards and draw a new hand.
        """
        me = g.active
        if g.market:
            sold = g.market.pop()
            g.discard.append(sold)
            if g.out is not None:
                g.out.append((MARKET_DISCARDED, sold))
            if not g.deck:
                g.renew_deck()
        g.refill()
        hand = g.hands[me]
        kept = g.kept[me]
        if kept != NONE:
            g.known = put_row(g.known, me, [kept])
        elif g.known[me]:
            g.known = put_row(g.known, me, NO_CARDS)
        if hand:
            if kept != NONE:
                hand.remove(kept)
            g.depots[me].extend(hand)
            if g.out is not None:
                for card in hand:
                    g.out.append((PUT_AWAY, me, card, UNUSED))
            hand.clear()
            if kept != NONE:
                hand.append(kept)
        g.draw(me, HAND, DREW)

    def pass_on(self, g: Rush) -> bool:
        """RUSH-021, RUSH-091, RUSH-094, RUSH-095, RUSH-A39: pass the turn on clockwise, even to a player without bases.

        The last round is played to its end; return False when it is over.
        """
        g.active = (g.active + 1) % g.n
        g.attacked = g.recruiting = g.used_a_card = False
        g.played = []
        g.funds = NO_MONEY
        g.laid = 0
        g.spent = g.bought = NOTHING
        if g.active == g.first:
            if g.ending:
                end.finish(g)
                return False
            g.round += 1
        return True


TURN_NODE: Final = Turn("turn")
