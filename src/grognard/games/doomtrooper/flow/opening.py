"""Cardinal's Privilege: a player may exchange the opening hand once."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Frame, Node, put, put_row
from grognard.games.doomtrooper import events, verbs
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.graves import bury
from grognard.games.doomtrooper.model.sightings import ELSEWHERE, all_see
from grognard.games.doomtrooper.model.state import HAND, Doom
from grognard.games.doomtrooper.queries.legality import Refusal, no_such_answer
from grognard.games.doomtrooper.words import WARRIOR


def has_warrior(g: Doom, seat: int) -> bool:
    """Whether the hand holds a warrior: then an exchanged hand goes to the grave (DT-008)."""
    for kind in g.hand[seat]:
        if g.cards.type[kind] == WARRIOR:
            return True
    return False


class Opening(Node[Doom]):
    """DT-009, DT-A03: every player in turn keeps the hand or takes seven new cards, once."""

    def run(self, g: Doom, f: Frame) -> None:
        for k in range(g.n):
            seat = (g.starting_seat + k) % g.n
            if not g.opening_decided[seat]:
                facts = (int(has_warrior(g, seat)),)
                g.ask(Frame(f.id, self, seat, (), f.below), seat, "opening", [verbs.KEEP, verbs.REDRAW], facts)
                return

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        """DT-006, DT-008: a player who exchanges the hand draws first; the old cards then go back to the library, or to
        the grave if there was a warrior among them.
        """
        seat = f.stage
        g.opening_decided = put(g.opening_decided, seat, 1)
        g.agenda = f
        if action == verbs.KEEP:
            return
        old = g.hand[seat]
        paid = has_warrior(g, seat)
        g.set_hand(seat, [])
        g.draw(seat, HAND)  # the new cards first, and only then the old ones go back
        seen = g.rules.privilege_shown or not paid
        if seen:
            g.shown_hands = put_row(g.shown_hands, seat, old)
        if g.out is not None:
            g.out.append((events.REDREW, seat, int(paid), *(old if seen else ())))
        if paid:
            for kind in old:  # DT-008
                bury(g, seat, kind, not seen)
        else:
            for kind in old:
                all_see(g, seat, ELSEWHERE, kind)
            library = g.library[seat] + old
            g.shuffle(library)
            g.library = put_row(g.library, seat, library)

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        return no_such_answer(g, action, (verbs.KEEP, verbs.REDRAW))


OPENING: Final = Opening(node.OPENING)
