"""A warrior uses an action that only it may use (DT-239, DT-355)."""

from __future__ import annotations

from typing import Final

from grognard.core.action import VERB, first, second
from grognard.core.agenda import Frame, Node
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.flow.plain_actions import do_plain_action
from grognard.games.doomtrooper.flow.play_start import begin_play
from grognard.games.doomtrooper.flow.using import ACTING
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.extra_actions import drop_extra
from grognard.games.doomtrooper.model.state import OWN, Doom
from grognard.games.doomtrooper.queries.legality import Refusal
from grognard.games.doomtrooper.queries.single_warrior_actions import no_own_answer, own_options
from grognard.games.doomtrooper.queries.targets_of_play import targets
from grognard.games.doomtrooper.words import ART


class OwnAction(Node[Doom]):
    """A warrior uses its own action; the frame binds the seat and the warrior."""

    def run(self, g: Doom, f: Frame) -> None:
        seat, warrior = f.env
        g.ask(f, seat, "own", own_options(g, seat, warrior), (warrior, g.kind[warrior]))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        seat, warrior = f.env
        verb = action & VERB
        if verb == verbs.PLAY:
            play = g.cards.plays[first(action)][second(action)]
            itself = g.cards.type[first(action)] != ART and warrior in targets(g, seat, first(action), play)
            if itself:
                begin_play(g, seat, first(action), second(action), warrior)
            else:  # it casts a spell, or a card is attached to what it bears
                begin_play(g, seat, first(action), second(action), by=warrior)
        elif verb == verbs.USE:
            g.push(ACTING, (first(action), seat, second(action)))
        else:
            do_plain_action(g, seat, verb, first(action))

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        return no_own_answer(g, f.env[0], f.env[1], action)


def use_own(g: Doom, seat: int, warrior: int) -> None:
    """Use up a warrior's own action for the next choice."""
    drop_extra(g, OWN, warrior)
    g.push(OWN_ACTION, (seat, warrior))


OWN_ACTION: Final = OwnAction(node.OWN_ACTION)
