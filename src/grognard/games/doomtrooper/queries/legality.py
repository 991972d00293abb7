"""Why an action is no answer to the open question: the node that asks names the clause, here are its rule and facts."""

from __future__ import annotations

from typing import Final

from grognard.core.action import VERB, first, second
from grognard.core.game import Reason
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.model.visibility import is_face_down
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.allegiance import no_side
from grognard.games.doomtrooper.queries.answers import choice
from grognard.games.doomtrooper.words import GONE


class Refusal:
    """A refusal with what its sentence is about."""

    __slots__ = ("because", "kind", "warrior")

    def __init__(self, because: int, kind: int = NONE, warrior: int = NONE) -> None:
        self.because = because  # OK if nothing speaks against the action
        self.kind = kind  # of the card that is played or named, or NONE
        self.warrior = warrior  # the slot that it is about, or NONE


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


def misnamed(g: Doom, action: int) -> int:
    """Why an action is about no card on the table: none lies there, or it is another one."""
    verb = action & VERB
    if verb in verbs.WITH_SLOT:
        named = first(action)
        if not exists(g, named) or action != choice(g, g.seat, verb, named):
            return no.NO_SUCH_CARD
    elif verb == verbs.SIDE and not exists(g, first(action)):
        return no.NO_SUCH_CARD
    return no.OK


def untimely(g: Doom, action: int) -> Refusal:
    """Why an action is no answer to a question about something else."""
    verb = action & VERB
    if verb == verbs.SIDE:
        return Refusal(no_side(g, g.seat, first(action), second(action)) or no.NO_SIDE_NOW, NONE, first(action))
    if verb == verbs.TRANSFER and g.combats:
        return Refusal(no.TRANSFER_IN_COMBAT)
    if verb == verbs.DISCARD:
        return Refusal(no.NOT_DISCARDED_NOW)
    return Refusal(no.OPENING_OVER if verb in (verbs.KEEP, verbs.REDRAW) else no.NOT_THIS_QUESTION)


def unlisted(g: Doom, action: int, verb: int = verbs.PASS, clause: int = no.NOT_THIS_QUESTION) -> Refusal:
    """Why an action is none of the answers of a question that no clause limits but what there is to choose from.

    What is named by the verb of that question, but is not there to choose, is refused by `clause`.
    """
    if action in g.options:
        return ALLOWED
    if action & VERB != verb or verb == verbs.PASS:
        return untimely(g, action)
    what = first(action)
    if verb == verbs.CHOOSE:
        return Refusal(clause, kind_shown(g, what), what)
    return Refusal(clause, what if verb == verbs.TAKE else NONE)


def why_not(g: Doom, action: int) -> Reason | None:
    """The rule, the facts and the card behind a refusal; None if the action answers the open question."""
    f = g.agenda
    if not g.options or f is None:
        return Reason(*no.REFUSALS[no.GAME_OVER])
    clause = misnamed(g, action)
    found: Refusal = Refusal(clause) if clause else f.node.refusal(g, f, action)
    if found.because == no.OK:
        return None
    rule, why = no.REFUSALS[no.clause_of(found.because)]
    behind = no.card_behind(found.because)
    return Reason(rule, why, facts(g, found, why), None if behind < 0 or is_hidden(g, behind) else g.kind[behind])


def facts(g: Doom, found: Refusal, why: str) -> tuple[int, ...]:
    """The kinds that the sentence names, where the seat may know them."""
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
