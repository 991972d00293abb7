"""A position of Rush as code outside the rules uses it: with reasons, views, copies and saving."""

from __future__ import annotations

from grognard.core.agenda import NOBODY, put_row
from grognard.core.game import Json, Reason
from grognard.core.state import shared_score
from grognard.games.rush.cards import Cards
from grognard.games.rush.options import Options
from grognard.games.rush.rules import legality
from grognard.games.rush.rules.end import winners
from grognard.games.rush.rules.nodes import NODES
from grognard.games.rush.state import Rush
from grognard.games.rush.view import RushView


class RushState(Rush):
    """A position that follows the protocol `grognard.core.state.State`."""

    __slots__ = ()

    def copy(self) -> RushState:
        """An independent copy of the position."""
        g = RushState()
        g.inherit(self)
        g.copy_fields(self)
        return g

    def why_not(self, action: int) -> Reason | None:
        """Why the action does not answer the open question, or None if it does."""
        return legality.why_not(self, action)

    def view(self, seat: int | None) -> RushView:
        """What a seat, or with None a spectator, may see."""
        return RushView(self, NOBODY if seat is None else seat)

    def resample(self, seat: int | None, seed: int) -> RushState:
        """A copy in which everything that the seat cannot know is redrawn.

        Every card enters a company in the open, so a player who remembers knows what each company holds. Unknown are
        the order of the piles and how an opponent's cards are split between hand and garage, unless a draw that
        emptied the garage has revealed it.
        """
        g = self.copy()
        g.redeal(seed)
        g.deck.sort()  # sorted first, so that the real order leaves no trace (law 5)
        g.shuffle(g.deck)
        for s in range(g.n):
            garage = g.garages[s]
            hand = g.hands[s]
            if s == seat or g.sees_hand(NOBODY if seat is None else seat, s):
                garage.sort()
                g.shuffle(garage)
                continue
            g.known = put_row(g.known, s, sorted(g.known[s]))
            unknown = sorted(garage + hand)
            for card in g.known[s]:
                unknown.remove(card)
            g.shuffle(unknown)
            split = len(hand) - len(g.known[s])
            g.hands[s] = sorted([*g.known[s], *unknown[:split]])
            g.garages[s] = unknown[split:]
        g.reask()
        return g

    def score(self) -> list[float]:
        """The winners share 1 point (RUSH-104); all 0 while the game goes on."""
        return shared_score([] if self.options else winners(self), self.n)

    def dump(self) -> Json:
        """The whole position as plain values."""
        return {**self.dump_position(), "rules": self.rules.json()}


def load(saved: Json, cards: Cards) -> RushState:
    """Restore a position from its plain values."""
    g = RushState()
    g.load_position(saved, NODES)
    g.cards = cards
    g.rules = Options(saved["rules"])
    return g
