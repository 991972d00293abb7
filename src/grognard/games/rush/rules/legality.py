"""Why an action is no answer to the open question: the clauses of the rules, asked for their reason."""

from __future__ import annotations

from typing import Final

from grognard.core.action import first, second, third
from grognard.core.game import Reason
from grognard.games.rush import verbs
from grognard.games.rush.cards import UNRESTRICTED
from grognard.games.rush.rules import refusals as no
from grognard.games.rush.rules.abilities import no_more, no_put_between, no_research, number_of
from grognard.games.rush.rules.attack import ACE, mixes, no_declaring, no_hit, no_joining
from grognard.games.rush.rules.guard import no_place
from grognard.games.rush.rules.purchase import budget, budgets, no_payment, no_take
from grognard.games.rush.rules.turn import no_action
from grognard.games.rush.state import Rush

# What a verb would need to be an answer at all
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
# What must be finished before anything else is done
FIRST_FINISH: Final = {
    "pay": no.FINISH_PURCHASE,
    "ability": no.FINISH_CARD,
    "research": no.FINISH_CARD,
    "scrap": no.FINISH_CARD,
    "ace": no.FINISH_CARD,
    "attackers": no.FINISH_ATTACK,
    "strike": no.FINISH_ATTACK,
    "target": no.FINISH_ATTACK,
    "medals": no.FINISH_ATTACK,
    "discard": no.FINISH_SABOTAGE,
    "weak_hand": no.FINISH_WEAK_HAND,
}


def refusal(g: Rush, action: int) -> int:
    """The clause that refuses the action, or OK."""
    verb = action & 63
    asked = g.asked
    card = first(action)
    if asked == "act":
        return BELONGS_TO[verb] if verb in BELONGS_TO else no_action(g, action)
    env = g.agenda.env if g.agenda is not None else ()
    if asked == "pay" and verb == verbs.PAY:
        return no_payment(g, card, env[0]) if card in g.hands[g.active] else no.NOT_IN_HAND
    if asked == "pay" and verb == verbs.TAKE:
        return no_take(g, card) if card == env[0] else no.FINISH_PURCHASE
    if asked == "ability" and verb == verbs.USE:
        return no_more(g, card, env[1], second(action)) if card == env[0] else no.FINISH_CARD
    if asked == "ability" and verb == verbs.PUT:
        return no_put_between(g, env[0], env[1]) if card in g.hands[g.active] else no.NOT_IN_HAND
    if asked == "research" and verb == verbs.TAKE:
        return no_research(g, card, env[1])
    if asked == "scrap" and verb == verbs.SCRAP:
        return no.OK if card in g.depots[g.active] else no.NOT_IN_DEPOT
    if asked == "scrap" and verb == verbs.DONE:
        return no.OK if env[0] else no.AT_LEAST_ONE
    if asked == "place":
        return no_place(g, card) if verb == verbs.PLACE else no.MUST_GUARD if env[1] else no.FINISH_CARD
    if asked == "attackers" and verb == verbs.ATTACK:
        return no_joining(g, card) if card in g.hands[g.active] else no.NOT_IN_HAND
    if asked == "attackers" and verb == verbs.DECLARE:
        return no_declaring(g)
    if asked == "strike" and verb == verbs.STRIKE:
        return no.OK if card in g.front else no.NOT_AN_ATTACKER
    if asked in ("target", "ace") and verb == verbs.TARGET:
        passives = ACE if asked == "ace" else g.cards.passives[env[2]]
        return no_hit(g, card, second(action), third(action) == 1, passives)
    if asked == "medals" and verb == verbs.MEDALS:
        return no.OK if action in mixes(g, env[0], env[1]) else no.WRONG_MEDALS
    if asked == "discard" and verb == verbs.DISCARD:
        return no.OK if card in g.hands[g.seat] else no.NOT_IN_HAND
    if asked == "weak_hand" and verb in (verbs.KEEP, verbs.SCRAP):
        return no.OK if card in g.hands[g.active] else no.NOT_IN_HAND
    return no.OK if verb == verbs.DONE and asked in ("ability", "weak_hand") else FIRST_FINISH[asked]


def why_not(g: Rush, action: int) -> Reason | None:
    """The rule and the facts behind a refusal; nothing in them that the seat asked cannot see."""
    if not g.options:
        return Reason(*no.REFUSALS[no.GAME_OVER])
    code = refusal(g, action)
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
        return (card, number_of(g, card, second(action)))
    if code == no.RESEARCH_LIMIT:
        env = g.agenda.env if g.agenda is not None else ()
        return (card, g.cards.cost[card], env[1])
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
