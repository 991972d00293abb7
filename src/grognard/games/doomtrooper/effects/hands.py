"""Effects of cards in play that bring cards from their player's hand to the table without playing them."""

from __future__ import annotations

from grognard.core.action import VERB, A, first
from grognard.core.agenda import Env, Frame
from grognard.games.doomtrooper import events, verbs
from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.effects import FIRST, SOURCE, YOU
from grognard.games.doomtrooper.flow.moments import fire
from grognard.games.doomtrooper.flow.personalities import area_of, is_claimed_by_hidden_copy, take_back
from grognard.games.doomtrooper.language.effect import Effect
from grognard.games.doomtrooper.language.parts import Type
from grognard.games.doomtrooper.language.plays import ENTERED
from grognard.games.doomtrooper.model.moves import put_in_play, store, take_from_hand
from grognard.games.doomtrooper.model.state import Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.legality import Refusal, untimely
from grognard.games.doomtrooper.queries.playing import no_entry
from grognard.games.doomtrooper.queries.spells import could_ever_cast
from grognard.games.doomtrooper.words import DOOMTROOPER, LEGION, TRIBAL, WARRIOR, V


class FromHand(Effect):
    """You take a card of a sort out of your hand."""

    def no_taking(self, g: Doom, env: Env, kind: int) -> Clause | None:
        """Why a card is not of the sort that is taken from hand."""
        raise AssertionError(f"{self.name} takes nothing")

    def found(self, g: Doom, env: Env) -> list[int]:
        """The cards in hand that may be taken."""
        return [kind for kind in sorted(set(g.hand[env[YOU]])) if self.no_taking(g, env, kind) is no.OK]

    def could(self, g: Doom, env: Env) -> bool:
        return bool(self.found(g, env))

    def barred(self, g: Doom, env: Env) -> Clause | None:
        return no.OK if self.found(g, env) else no.NONE_IN_HAND

    def run(self, g: Doom, f: Frame) -> None:
        found = self.found(g, f.env)
        if found:
            source = f.env[SOURCE]
            g.ask(f, f.env[YOU], "hand", [verbs.TAKE | kind << A for kind in found], (source, g.kind[source]))

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        if action & VERB != verbs.TAKE:
            return untimely(g, action)
        kind = first(action)
        if kind not in g.hand[f.env[YOU]]:
            return Refusal(no.NOT_IN_HAND, kind)
        return Refusal(self.no_taking(g, f.env, kind), kind, f.env[FIRST])


class Store(FromHand):
    """You lay a card of a type from your hand on the card itself, where it has no effect; perhaps only a spell that
    the warrior with the card can cast.
    """

    def __init__(self, type: Type, castable: bool = False) -> None:
        self.name = ""
        self.type = type.number
        self.castable = castable

    def no_taking(self, g: Doom, env: Env, kind: int) -> Clause | None:
        if g.cards.type[kind] != self.type:
            return no.NOT_TO_TAKE
        return no.OK if not self.castable or could_ever_cast(g, env[FIRST], kind) else no.NOT_A_CASTER

    def could(self, g: Doom, env: Env) -> bool:
        return g.in_play(env[SOURCE]) and bool(self.found(g, env))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        on = f.env[SOURCE]
        kind = first(action)
        slot = take_from_hand(g, f.env[YOU], kind)
        store(g, slot, on)
        g.tell(events.ATTACHED, slot, on, kind, g.kind[on])


class Enlist(FromHand):
    """You place a warrior of at most this printed V from your hand in your Squad or Kohort, for no action and no D."""

    def __init__(self, at_most: int) -> None:
        self.name = ""
        self.at_most = at_most

    def no_taking(self, g: Doom, env: Env, kind: int) -> Clause | None:
        cards = g.cards
        sides = cards.sides[kind]
        if cards.type[kind] != WARRIOR or sides & TRIBAL or not sides & (DOOMTROOPER | LEGION):
            return no.NOT_TO_TAKE
        if not 0 <= cards.printed[kind][V] <= self.at_most:
            return no.NOT_TO_TAKE
        return no_entry(g, env[YOU], kind)

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        seat, kind = f.env[YOU], first(action)
        slot = take_from_hand(g, seat, kind)
        if is_claimed_by_hidden_copy(g, kind):
            take_back(g, slot)  # DT-275
            return
        put_in_play(g, slot, area_of(g, slot))
        g.tell(events.MUSTERED, seat, slot, kind)
        fire(g, ENTERED, slot)
