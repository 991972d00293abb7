"""A position of Battlegrounds as everything outside the rules uses it: it explains itself, is seen, copied, saved."""

from __future__ import annotations

from grognard.core.agenda import NOBODY
from grognard.core.game import Json, Reason
from grognard.games.battlegrounds.board import FIELDS
from grognard.games.battlegrounds.cards import Box
from grognard.games.battlegrounds.options import Options
from grognard.games.battlegrounds.rules import legality
from grognard.games.battlegrounds.rules.nodes import NODES
from grognard.games.battlegrounds.state import FACE_DOWN, Battlegrounds, standing
from grognard.games.battlegrounds.variants import VARIANTS
from grognard.games.battlegrounds.view import View


class BattlegroundsState(Battlegrounds):
    """A position with the protocol of `grognard.core.game.State`."""

    __slots__ = ()

    def copy(self) -> BattlegroundsState:
        """The same position, to be played on its own."""
        g = BattlegroundsState()
        g.inherit(self)
        g.copy_fields(self)
        return g

    def why_not(self, action: int) -> Reason | None:
        """Why the action is no answer to the open question, or None when it is one."""
        return legality.why_not(self, action)

    def view(self, seat: int | None) -> View:
        """What a seat, or with None a spectator, may see."""
        return View(self, NOBODY if seat is None else seat)

    def resample(self, seat: int | None, seed: int) -> BattlegroundsState:
        """The same position with everything redrawn that nobody can know.

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
        """BG-105: 1 shared among the winners; all 0 while the game goes on, and after a Solo game without a star."""
        if self.options or not self.won:
            return [0.0] * self.n
        return [1.0 / len(self.won) if s in self.won else 0.0 for s in range(self.n)]

    def dump(self) -> Json:
        """The whole position as plain values."""
        saved = self.dump_table()
        saved.update(self.dump_fields())
        saved["rules"] = self.rules.json()
        saved["variant"] = self.variant.name
        saved["agenda"] = self.frames()
        return saved


def load(saved: Json, box: Box) -> BattlegroundsState:
    """A position back from its plain values."""
    g = BattlegroundsState()
    g.out = None
    g.load_table(saved)
    g.load_fields(saved)
    g.stands = standing(g.at)
    g.box = box
    g.rules = Options(saved["rules"])
    g.variant = VARIANTS[saved["variant"]][saved["n"]]
    g.set_frames(saved["agenda"], NODES)
    return g
