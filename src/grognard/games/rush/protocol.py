"""A position of Rush as everything outside the rules uses it: it explains itself, is seen, copied and saved."""

from __future__ import annotations

from grognard.core.agenda import NOBODY, put_row
from grognard.core.game import Json, Reason
from grognard.games.rush.cards import Cards
from grognard.games.rush.options import Options
from grognard.games.rush.rules import legality
from grognard.games.rush.rules.end import winners
from grognard.games.rush.rules.nodes import NODES
from grognard.games.rush.state import Rush
from grognard.games.rush.view import RushView


class RushState(Rush):
    """A position with the protocol of `grognard.core.game.State`."""

    __slots__ = ()

    def copy(self) -> RushState:
        """The same position, to be played on its own."""
        g = RushState()
        g.inherit(self)
        g.copy_fields(self)
        return g

    def why_not(self, action: int) -> Reason | None:
        """Why the action is no answer to the open question, or None when it is one."""
        return legality.why_not(self, action)

    def view(self, seat: int | None) -> RushView:
        """What a seat, or with None a spectator, may see."""
        return RushView(self, NOBODY if seat is None else seat)

    def resample(self, seat: int | None, seed: int) -> RushState:
        """The same position with everything redrawn that the seat cannot know.

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
        """1 shared among the winners (RUSH-104); all 0 while the game goes on."""
        if self.options:
            return [0.0] * self.n
        won = winners(self)
        return [1.0 / len(won) if s in won else 0.0 for s in range(self.n)]

    def dump(self) -> Json:
        """The whole position as plain values."""
        saved = self.dump_table()
        saved.update(self.dump_fields())
        saved["rules"] = self.rules.json()
        saved["agenda"] = self.frames()
        return saved


def load(saved: Json, cards: Cards) -> RushState:
    """A position back from its plain values."""
    g = RushState()
    g.out = None
    g.load_table(saved)
    g.load_fields(saved)
    g.cards = cards
    g.rules = Options(saved["rules"])
    g.set_frames(saved["agenda"], NODES)
    return g
