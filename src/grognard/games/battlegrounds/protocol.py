"""A position of Battlegrounds as code outside the rules uses it: with reasons, views, copies and saving."""

from __future__ import annotations

from grognard.core.agenda import NOBODY
from grognard.core.game import Json, Reason
from grognard.core.state import shared_score
from grognard.games.battlegrounds.board import FIELDS
from grognard.games.battlegrounds.cards import Box
from grognard.games.battlegrounds.options import Options
from grognard.games.battlegrounds.rules import legality
from grognard.games.battlegrounds.rules.nodes import NODES
from grognard.games.battlegrounds.state import FACE_DOWN, Battlegrounds, standing
from grognard.games.battlegrounds.variants import VARIANTS
from grognard.games.battlegrounds.view import View


class BattlegroundsState(Battlegrounds):
    """A position that follows the protocol `grognard.core.state.State`."""

    __slots__ = ()

    def copy(self) -> BattlegroundsState:
        """An independent copy of the position."""
        g = BattlegroundsState()
        g.inherit(self)
        g.copy_fields(self)
        return g

    def why_not(self, action: int) -> Reason | None:
        """Why the action does not answer the open question, or None if it does."""
        return legality.why_not(self, action)

    def view(self, seat: int | None) -> View:
        """What a seat, or with None a spectator, may see."""
        return View(self, NOBODY if seat is None else seat)

    def resample(self, seat: int | None, seed: int) -> BattlegroundsState:
        """A copy in which everything that nobody can know is redrawn.

        That is the pile, the artillery's next coordinates, and covered tokens that nobody has seen. A token that
        was seen and covered again stays, for those who remember it.
        """
        g = self.copy()
        g.redeal(seed)
        g.pile.sort()  # so that the real order leaves no trace (law 5)
        g.shuffle(g.pile)
        g.letters = sorted(g.letters)
        g.shuffle(g.letters)
        g.numbers = sorted(g.numbers)
        g.shuffle(g.numbers)
        unseen = [f for f in range(FIELDS) if g.ground[f] >= FACE_DOWN and not g.seen[f]]
        kinds = sorted([g.ground[f] for f in unseen])
        g.shuffle(kinds)
        for f, kind in zip(unseen, kinds, strict=True):
            g.ground[f] = kind
        g.reask()
        return g

    def score(self) -> list[float]:
        """BG-105: the winners share 1 point; all 0 while the game goes on, and after a Solo game without a star."""
        return shared_score(() if self.options else self.won, self.n)

    def dump(self) -> Json:
        """The whole position as plain values."""
        return {**self.dump_position(), "rules": self.rules.json(), "variant": self.variant.name}


def load(saved: Json, box: Box) -> BattlegroundsState:
    """Restore a position from its plain values."""
    g = BattlegroundsState()
    g.load_position(saved, NODES)
    g.stands = standing(g.at)
    g.box = box
    g.rules = Options(saved["rules"])
    g.variant = VARIANTS[saved["variant"]][saved["n"]]
    return g
