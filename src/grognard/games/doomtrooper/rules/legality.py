"""Why an action is no answer to the open question: the clauses of the rules, asked for their reason."""

from __future__ import annotations

from grognard.core.action import first, second
from grognard.core.game import Reason
from grognard.games.doomtrooper import plays as p
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.rules import refusals as no
from grognard.games.doomtrooper.rules.combat import no_attack_on, no_attacking
from grognard.games.doomtrooper.rules.cover import no_cover
from grognard.games.doomtrooper.rules.play import no_play, no_timing
from grognard.games.doomtrooper.rules.turn import may_attack_now, non_attacks
from grognard.games.doomtrooper.rules.window import COUNTERS, OPEN, SAVES, START, VICTORY
from grognard.games.doomtrooper.state import ATTACKER, Doom
from grognard.games.doomtrooper.words import GONE, UNPAID

PURPOSES = {"window": OPEN, "start": START, "save": SAVES, "victory": VICTORY, "counter": COUNTERS}


def exists(g: Doom, slot: int) -> bool:
    """Whether a slot holds a card."""
    return slot < len(g.kind) and g.place[slot] != GONE


def refusal(g: Doom, action: int) -> int:
    """The clause that refuses an action that is no option."""
    verb = action & 63
    asked = g.asked
    what = first(action)
    if verb == verbs.PLAY and (asked == "act" or asked in PURPOSES):
        return no_card(g, what, second(action))
    if asked == "act":
        return no_action(g, verb, what)
    if asked == "attacker" and verb == verbs.WITH and exists(g, what) and g.is_warrior(what):
        return no_attacking(g, what) or no.NO_ATTACKER
    if asked == "defender" and verb == verbs.AGAINST and exists(g, what) and g.is_warrior(what):
        return no_attack_on(g, g.combat()[ATTACKER], what) or no.NOT_A_TARGET
    if asked in ("target", "player"):
        return no.NOT_A_TARGET
    return no.BARRED_TACTIC if asked == "tactic" and verb == verbs.TACTIC else no.NOT_THIS_QUESTION


def no_card(g: Doom, kind: int, way: int) -> int:
    """Why a card cannot be played at this question."""
    if kind not in g.hand[g.seat]:
        return no.NOT_IN_HAND
    ways = g.cards.plays[kind]
    if way >= len(ways):
        return no.NOT_NOW
    play = ways[way]
    if g.asked == "act":
        if play.timing != p.BY_ACTION:
            return no.NOT_NOW
        return no_play(g, g.seat, kind, way) or no.NO_ACTIONS
    about = g.agenda.env[1] if g.agenda is not None else 0
    purpose = PURPOSES[g.asked]
    return no_timing(g, play, purpose) or no_play(g, g.seat, kind, way, about) or no.NOT_NOW


def no_action(g: Doom, verb: int, what: int) -> int:
    """Why something else cannot be done as an action."""
    if verb == verbs.ATTACK:
        return may_attack_now(g) or no.NO_ATTACKER
    if verb == verbs.COVER and exists(g, what) and what in g.warriors[g.active]:
        return no_cover(g, what) or no.NO_ACTIONS
    if verb in (verbs.MEDITATE, verbs.LEAVE, verbs.HIDE, verbs.BOARD):
        return no.ATTACK_CAME if g.acted else no.NO_ACTIONS if not non_attacks(g) else no.NOT_A_TARGET
    return no.NOT_THIS_QUESTION


def why_not(g: Doom, action: int) -> Reason | None:
    """The rule and the facts behind a refusal."""
    if not g.options:
        return Reason(*no.REFUSALS[no.GAME_OVER])
    if action in g.options:
        return None
    rule, why = no.REFUSALS[refusal(g, action) or no.NOT_THIS_QUESTION]
    return Reason(rule, why, facts(g, action))


def facts(g: Doom, action: int) -> tuple[int, ...]:
    """The kind of card a refusal speaks of, where the seat may know it."""
    verb = action & 63
    what = first(action)
    if verb == verbs.PLAY or verb in verbs.WITH_KIND:
        return (what,) if what < len(g.cards.codes) else ()
    if verb in verbs.WITH_SLOT and exists(g, what):
        hidden = g.flags[what] & UNPAID and g.control[what] != g.seat
        return () if hidden else (g.kind[what],)
    return ()
