"""Why an action does not answer the open question: the node that asks names the clause, this adds rule and facts."""

from __future__ import annotations

from typing import Final

from grognard.core.action import first, second
from grognard.core.game import Reason
from grognard.games.rush import verbs
from grognard.games.rush.cards import UNRESTRICTED
from grognard.games.rush.rules import refusals as no
from grognard.games.rush.rules.purchase import budget, budgets
from grognard.games.rush.state import Rush


def why_not(g: Rush, action: int) -> Reason | None:
    """The rule and the facts behind a refusal; they contain nothing that the asked seat cannot see."""
    if not g.options:
        return Reason(*no.REFUSALS[no.GAME_OVER])
    f = g.agenda
    assert f is not None
    code = f.node.refusal(g, f, action)
    if code == no.OK:
        return None
    rule, why = no.REFUSALS[code]
    return Reason(rule, why, facts(g, code, action))


def facts(g: Rush, code: int, action: int) -> tuple[int, ...]:
    """What the saying of a refusal names: cards, numbers, seats."""
    card = first(action)
    if code in (no.TOO_DEAR, no.TOO_DEAR_IN_ALL, no.NOT_ENOUGH_PAID):
        nation = g.cards.nation[card]
        paid = budget(g, nation, g.funds[nation], g.funds[UNRESTRICTED], g.laid)
        return (card, g.cards.cost[card], budgets(g)[nation] if g.asked == "act" else max(paid, 0))
    if code in (no.NO_SUCH_ABILITY, no.ABILITY_USED, no.NOTHING_TO_DO):
        return (card, second(action))
    if code == no.NO_RESEARCH_TARGET:
        return (card, g.cards.number_of(card, second(action)))
    if code == no.RESEARCH_LIMIT:
        _, limit = g.facts
        return (card, g.cards.cost[card], limit)
    if code == no.OTHER_NATION:
        return (card, g.cards.nation[card], g.cards.nation[g.front[0]])
    if code in (no.OTHER_NATION_MONEY, no.ONE_NATION_PURCHASE):
        return (card, g.cards.nation[card])
    if code in (no.OWN_BASE, no.NO_SUCH_SEAT, no.BASE_GONE, no.GUARDED_BASE, no.NO_GUARD):
        return (card, second(action))
    if code in (no.ONLY_AGAINST_BASES, no.ONLY_AGAINST_VEHICLES):
        return (g.facts[0],)
    if code == no.WRONG_MEDALS:
        return g.facts
    if code in (no.UNGUARDED_FIRST, no.NO_SUCH_BASE):
        return (card,)
    if code in (no.MUST_GUARD, no.FINISH_PURCHASE):
        return (g.facts[0],)
    if code == no.NO_TARGET and action == verbs.DECLARE:
        return (g.front[0],)
    if code in WITHOUT_CARD:
        return ()
    return (card,)


WITHOUT_CARD: Final = (
    no.ONE_PURCHASE, no.ONE_ATTACK, no.AT_LEAST_ONE, no.FINISH_CARD, no.FINISH_ATTACK, no.FINISH_SABOTAGE,
    no.FINISH_WEAK_HAND, no.NOT_ATTACKING, no.NOT_BUYING, no.NOT_PLACING, no.NOT_SABOTAGED, no.NOT_REARMING,
    no.NO_MEDALS_DUE, no.NOT_WEAK_HAND, no.NO_CARD_IN_PLAY, no.NO_BASE,
)  # fmt: skip
