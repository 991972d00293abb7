"""Markers that lie on a card and are counted."""

from __future__ import annotations

from grognard.core.action import VERB, A, first
from grognard.core.agenda import Env, Frame
from grognard.games.doomtrooper import events, verbs
from grognard.games.doomtrooper.effects import SOURCE, YOU
from grognard.games.doomtrooper.language.effect import Effect
from grognard.games.doomtrooper.model.notes import COUNTED, note, noted
from grognard.games.doomtrooper.model.state import Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.legality import ALLOWED, Refusal, untimely


class BuyMarkers(Effect):
    """You may place markers on the card, any number of them, for this many D each."""

    def __init__(self, d: int) -> None:
        self.name = ""
        self.d = d

    def affordable(self, g: Doom, seat: int) -> int:
        """How many markers a player can pay for."""
        return g.spendable_d(seat) // self.d

    def could(self, g: Doom, env: Env) -> bool:
        return self.affordable(g, env[YOU]) > 0

    def run(self, g: Doom, f: Frame) -> None:
        options = [verbs.STEPS | n << A for n in range(self.affordable(g, f.env[YOU]) + 1)]
        g.ask(f, f.env[YOU], "markers", options, (f.env[SOURCE], self.d, g.kind[f.env[SOURCE]]))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        count = first(action)
        if count:
            g.pay(f.env[YOU], count * self.d)
            g.tell(events.PAID, f.env[YOU], count * self.d)
            note(g, f.env[SOURCE], COUNTED, noted(g, f.env[SOURCE], COUNTED) + count)

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        if action & VERB != verbs.STEPS:
            return untimely(g, action)
        if first(action) <= self.affordable(g, f.env[YOU]):
            return ALLOWED
        return Refusal(no.TOO_DEAR_CARD, g.kind[f.env[SOURCE]], is_use=True)


class LoseMarker(Effect):
    """One marker is removed from the card."""

    def could(self, g: Doom, env: Env) -> bool:
        return noted(g, env[SOURCE], COUNTED) > 0

    def do(self, g: Doom, env: Env) -> None:
        if self.could(g, env):
            note(g, env[SOURCE], COUNTED, noted(g, env[SOURCE], COUNTED) - 1)
