"""A position of Doomtrooper as everything outside the rules uses it: it explains itself, is seen, copied and saved."""

from __future__ import annotations

from typing import Any

from grognard.core.agenda import NOBODY, Node
from grognard.core.game import Json, Reason
from grognard.games.doomtrooper.model.catalogue import Catalogue
from grognard.games.doomtrooper.model.options import Options
from grognard.games.doomtrooper.model.state import Doom, derive_fields
from grognard.games.doomtrooper.queries import legality
from grognard.games.doomtrooper.table.imagined import imagine
from grognard.games.doomtrooper.table.view import DoomView


class DoomtrooperState(Doom):
    """A position with the protocol of `grognard.core.game.State`."""

    __slots__ = ()

    def copy(self) -> DoomtrooperState:
        """The same position, to be played on its own."""
        g = DoomtrooperState()
        g.inherit(self)
        g.copy_fields(self)
        return g

    def why_not(self, action: int) -> Reason | None:
        """Why the action is no answer to the open question, or None when it is one."""
        return legality.why_not(self, action)

    def view(self, seat: int | None) -> DoomView:
        """What a seat, or with None a spectator, may see."""
        return DoomView(self, NOBODY if seat is None else seat)

    def resample(self, seat: int | None, seed: int) -> DoomtrooperState:
        """The same position with all redrawn that the seat cannot know.

        Unknown are the order of the libraries and, of other players, which cards they have brought as far as nobody has
        seen them: the hands, what was discarded from them face down, the sideboards, and who was mustered into cover
        and not revealed (DT-054).
        """
        g = self.copy()
        g.redeal(seed)
        imagine(g, NOBODY if seat is None else seat)
        g.reask()
        return g

    def score(self) -> list[float]:
        """1 shared among the winners; all 0 while the game goes on."""
        if self.options or not self.winners:
            return [0.0] * self.n
        return [1.0 / len(self.winners) if s in self.winners else 0.0 for s in range(self.n)]

    def dump(self) -> Json:
        """The whole position as plain values."""
        saved = self.dump_table()
        saved.update(self.dump_fields())
        saved["rules"] = self.rules.json()
        saved["agenda"] = self.frames()
        return saved


def load(saved: Json, cards: Catalogue, nodes: dict[str, Node[Any]]) -> DoomtrooperState:
    """A position back from its plain values."""
    g = DoomtrooperState()
    g.out = None
    g.load_table(saved)
    g.load_fields(saved)
    g.cards = cards
    g.nodes = nodes
    g.rules = Options(saved["rules"])
    derive_fields(g)
    g.set_frames(saved["agenda"], nodes)
    return g
