"""Effects that answer an announced card."""

from __future__ import annotations

from grognard.core.agenda import Env, Frame, put
from grognard.games.doomtrooper import events
from grognard.games.doomtrooper.effects import FIRST, YOU
from grognard.games.doomtrooper.flow.play_start import start_play
from grognard.games.doomtrooper.flow.playing import cancel_play
from grognard.games.doomtrooper.flow.spending import spend_actions
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.language.effect import Effect
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.notes import erase_all
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries.actions import count_non_attacks
from grognard.games.doomtrooper.queries.playing import no_play
from grognard.games.doomtrooper.queries.reactions import announced_frame
from grognard.games.doomtrooper.queries.windows import may_play_combat_cards
from grognard.games.doomtrooper.words import PLAYED


class Counter(Effect):
    """A card that was just played or used, or still acts in the combat, has no effect (DT-241, DT-263)."""

    def __init__(self, discards: bool = False) -> None:
        self.name = ""
        self.discards = discards  # even a card that is annihilated after play

    def run(self, g: Doom, f: Frame) -> None:
        cancel_play(g, f.env[FIRST], self.discards)


class TakeOver(Effect):
    """DT-264: a card that was just played is not used by its player: you play it at once and pay for it."""

    def could(self, g: Doom, env: Env) -> bool:
        slot, you = env[FIRST], env[YOU]
        f = announced_frame(g, slot)
        if f is None or g.place[slot] != PLAYED:
            return False
        play = g.cards.plays[g.kind[slot]][f.env[node.WAY]]
        if play.timing == p.BY_ACTION and (you != g.active or count_non_attacks(g) < play.actions):
            return False
        if play.timing == p.IN_COMBAT and not may_play_combat_cards(g):
            return False
        return play.timing != p.AT_START and no_play(g, you, g.kind[slot], f.env[node.WAY], self.about(play, f)) is None

    def about(self, play: p.Play, f: Frame) -> int:
        """The card that the taken card answers, or NONE."""
        return f.env[node.AIM] if play.timing in (p.TO_COUNTER, p.TO_SAVE, p.AFTER_EARNING) else NONE

    def run(self, g: Doom, f: Frame) -> None:
        slot, you = f.env[FIRST], f.env[YOU]
        taken = announced_frame(g, slot)
        if taken is None:
            return
        way = taken.env[node.WAY]
        play = g.cards.plays[g.kind[slot]][way]
        g.cancel(taken.id)
        g.control = put(g.control, slot, you)
        erase_all(g, [slot])
        g.played_by = put(g.played_by, slot, NONE)
        g.tell(events.TAKEN_OVER, you, slot, g.kind[slot])
        if play.timing == p.BY_ACTION:
            spend_actions(g, play.actions)
        start_play(g, slot, you, way, self.about(play, taken))
