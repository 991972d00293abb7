"""Why an action does not answer the open question: the node that asks names the clause, this adds rule and facts."""

from __future__ import annotations

from typing import Final

from grognard.core.action import VERB, first, second
from grognard.core.game import Reason
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.model.visibility import is_face_down
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.allegiance import no_side
from grognard.games.doomtrooper.queries.answers import choice
from grognard.games.doomtrooper.words import GONE


class Refusal:
    """A refusal, with the cards that its sentence names."""

    __slots__ = ("clause", "is_use", "kind", "warrior")

    def __init__(self, clause: Clause | None, kind: int = NONE, warrior: int = NONE, is_use: bool = False) -> None:
        self.clause = clause  # OK if the action is allowed
        self.kind = kind  # the kind of the card that is played or named, or NONE
        self.warrior = warrior  # the slot of the card that the sentence is about, or NONE
        self.is_use = is_use  # whether a card in play is used, not played


ALLOWED: Final = Refusal(no.OK)


def exists(g: Doom, slot: int) -> bool:
    """Whether a slot holds a card."""
    return slot < len(g.kind) and g.place[slot] != GONE


def is_hidden(g: Doom, slot: int) -> bool:
    """Whether the asked seat may not see a card on the table."""
    return is_face_down(g, slot, g.seat)


def kind_shown(g: Doom, slot: int) -> int:
    """The kind of a card on the table as far as the asked seat may know it."""
    return verbs.UNKNOWN if is_hidden(g, slot) else g.kind[slot]


def misnamed(g: Doom, action: int) -> Clause | None:
    """Why an action names no card on the table: the slot is empty, or it holds another card."""
    verb = action & VERB
    if verb in verbs.WITH_SLOT:
        named = first(action)
        if not exists(g, named) or action != choice(g, g.seat, verb, named):
            return no.NO_SUCH_CARD
    elif verb == verbs.SIDE and not exists(g, first(action)):
        return no.NO_SUCH_CARD
    return no.OK


def untimely(g: Doom, action: int) -> Refusal:
    """Why an action does not answer a question about something else."""
    verb = action & VERB
    if verb == verbs.SIDE:
        return Refusal(no_side(g, g.seat, first(action), second(action)) or no.NO_SIDE_NOW, NONE, first(action))
    if verb == verbs.TRANSFER and g.combats:
        return Refusal(no.TRANSFER_IN_COMBAT)
    if verb == verbs.DISCARD:
        return Refusal(no.NOT_DISCARDED_NOW)
    return Refusal(no.OPENING_OVER if verb in (verbs.KEEP, verbs.REDRAW) else no.NOT_THIS_QUESTION)


def no_such_answer(g: Doom, action: int, answers: tuple[int, ...]) -> Refusal:
    """Why an action is none of the plain answers of a question."""
    return ALLOWED if action in answers else untimely(g, action)


def not_among(g: Doom, action: int, verb: int, things: list[int], clause: Clause) -> Refusal:
    """Why an action does not name one of the things that the question is about; `clause` refuses every other thing."""
    if action & VERB != verb:
        return untimely(g, action)
    what = first(action)
    if what in things:
        return ALLOWED
    if verb == verbs.CHOOSE:
        return Refusal(clause, kind_shown(g, what), what)
    return Refusal(clause, what if verb == verbs.TAKE else NONE)


def why_not(g: Doom, action: int) -> Reason | None:
    """The rule, the facts and the card behind a refusal; None if the action answers the open question."""
    f = g.agenda
    if not g.options or f is None:
        return Reason(no.GAME_OVER.rule, no.GAME_OVER.saying)
    misnomer = misnamed(g, action)
    found: Refusal = Refusal(misnomer) if misnomer else f.node.refusal(g, f, action)
    clause = found.clause
    if clause is no.OK:
        return None
    is_told = clause.card != NONE and not is_hidden(g, clause.card)
    why = no.SAID_OF_USE.get(clause.saying, clause.saying) if found.is_use else clause.saying
    return Reason(clause.rule, why, facts(g, found, why), g.kind[clause.card] if is_told else None)


def facts(g: Doom, found: Refusal, why: str) -> tuple[int, ...]:
    """The kinds that the sentence names, if the seat may know them."""
    out = []
    for name in no.NAMED.get(why, ()):
        if name == no.CARD:
            kind = found.kind
        elif found.warrior == NONE:
            kind = NONE
        else:
            kind = kind_shown(g, found.warrior)
        if kind == NONE or (kind != verbs.UNKNOWN and kind >= len(g.cards.codes)):
            break
        out.append(kind)
    return tuple(out)
