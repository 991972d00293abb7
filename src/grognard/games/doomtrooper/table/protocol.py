"""A position of Doomtrooper as code outside the rules uses it: with reasons, views, copies and saving."""

from __future__ import annotations

from typing import Any

from grognard.core.agenda import NOBODY, Node
from grognard.core.game import Json, Reason
from grognard.core.state import shared_score
from grognard.games.doomtrooper.model.catalogue import Catalogue
from grognard.games.doomtrooper.model.options import Options
from grognard.games.doomtrooper.model.state import Doom, derive_fields
from grognard.games.doomtrooper.queries import legality
from grognard.games.doomtrooper.table.imagined import imagine
from grognard.games.doomtrooper.table.view import DoomView


class DoomtrooperState(Doom):
    """A position that follows the protocol `grognard.core.state.State`."""

    __slots__ = ()

    def copy(self) -> DoomtrooperState:
        """An independent copy of the position."""
        g = DoomtrooperState()
        g.inherit(self)
        g.copy_fields(self)
        return g

    def why_not(self, action: int) -> Reason | None:
        """Why the action does not answer the open question, or None if it does."""
        return legality.why_not(self, action)

    def view(self, seat: int | None) -> DoomView:
        """What a seat, or with None a spectator, may see."""
        return DoomView(self, NOBODY if seat is None else seat)

    def resample(self, seat: int | None, seed: int) -> DoomtrooperState:
        """A copy in which everything that the seat cannot know is redrawn.

        Unknown are the order of the libraries and those of the other players' cards that nobody has seen: their hands,
        cards discarded face down, sideboards, and warriors mustered into cover and not revealed (DT-054).
        """
        g = self.copy()
        g.redeal(seed)
        imagine(g, NOBODY if seat is None else seat)
        g.reask()
        return g

    def score(self) -> list[float]:
        """The winners share 1 point; all 0 while the game goes on."""
        return shared_score([] if self.options else self.winners, self.n)

    def dump(self) -> Json:
        """The whole position as plain values."""
        return {**self.dump_position(), "rules": self.rules.json()}


def load(saved: Json, cards: Catalogue, nodes: dict[str, Node[Any]]) -> DoomtrooperState:
    """Restore a position from its plain values."""
    g = DoomtrooperState()
    g.load_position(saved, nodes)
    g.cards = cards
    g.nodes = nodes
    g.rules = Options(saved["rules"])
    derive_fields(g)
    return g
