"""Effects that force warriors into cover (DT-050, DT-080, DT-A21)."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Env, Frame
from grognard.games.doomtrooper import events, verbs
from grognard.games.doomtrooper.effects import FIRST, SOURCE
from grognard.games.doomtrooper.flow.cover import force_cover
from grognard.games.doomtrooper.flow.removal import discard, wound
from grognard.games.doomtrooper.language.effect import Effect
from grognard.games.doomtrooper.language.parts import Area
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.answers import choice
from grognard.games.doomtrooper.queries.cover import no_forced_cover
from grognard.games.doomtrooper.queries.legality import Refusal, no_such_answer
from grognard.games.doomtrooper.queries.protection import is_spared_by
from grognard.games.doomtrooper.words import COVERED, GONE

REST: Final = 3  # the index at which the warriors that wait for a decision begin


class AllIntoCover(Effect):
    """A player's warriors go into cover; each that was already there is discarded unless its player pays."""

    def __init__(self, d: int) -> None:
        self.name = ""
        self.d = d

    def could(self, g: Doom, env: Env) -> bool:
        for warrior in g.warriors[env[FIRST]]:
            if g.in_play(warrior) and (g.flags[warrior] & COVERED or no_forced_cover(g, warrior) is no.OK):
                return True
        return False

    def run(self, g: Doom, f: Frame) -> None:
        seat = f.env[FIRST]
        if f.stage == 0:
            covered = [w for w in g.warriors[seat] if g.in_play(w) and g.flags[w] & COVERED]
            for warrior in g.warriors[seat]:
                if no_forced_cover(g, warrior) is no.OK:
                    force_cover(g, warrior)
            if covered:
                g.again(f, 1, (*f.env[:REST], *covered))
            return
        one = f.env[REST]
        if g.place[one] != GONE and g.spendable_d(seat) >= self.d:
            facts = (f.env[SOURCE], one, self.d, g.kind[f.env[SOURCE]], g.kind[one])
            g.ask(f, seat, "ransom", [verbs.PAY, verbs.PASS], facts)
            return
        self.lose(g, f)

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        if action == verbs.PASS:
            self.lose(g, f)
            return
        g.pay(f.env[FIRST], self.d)
        g.tell(events.PAID, f.env[FIRST], self.d)
        self.advance(g, f)

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        return no_such_answer(g, action, (verbs.PAY, verbs.PASS))

    def lose(self, g: Doom, f: Frame) -> None:
        """Discard the warrior in question."""
        self.advance(g, f)
        discard(g, f.env[REST])

    def advance(self, g: Doom, f: Frame) -> None:
        """Ask about the next warrior, if there is one."""
        if len(f.env) > REST + 1:
            g.again(f, 1, (*f.env[:REST], *f.env[REST + 1 :]))


class CoverOrWound(Effect):
    """Each warrior of a player's area that is out of cover goes into it or is wounded, as its player likes."""

    def __init__(self, area: Area) -> None:
        self.name = ""
        self.area = area.number

    def exposed(self, g: Doom, seat: int) -> list[int]:
        """The affected warriors: those that may be in cover and are not."""
        return [w for w in g.warriors[seat] if g.place[w] == self.area and no_forced_cover(g, w) is no.OK]

    def could(self, g: Doom, env: Env) -> bool:
        return bool(self.exposed(g, env[FIRST]))

    def wounds(self) -> bool:
        return True

    def hurts(self, g: Doom, env: Env) -> list[int]:
        return self.exposed(g, env[FIRST])

    def run(self, g: Doom, f: Frame) -> None:
        seat = f.env[FIRST]
        left = f.env[REST:] if f.stage else tuple(self.exposed(g, seat))
        if left:
            frame = Frame(f.id, self, 1, (*f.env[:REST], *left), f.below)
            facts = (f.env[SOURCE], left[0], g.kind[f.env[SOURCE]], g.kind[left[0]])
            g.ask(frame, seat, "duck", [choice(g, seat, verbs.COVER, left[0]), verbs.PASS], facts)

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        warrior = f.env[REST]
        if len(f.env) > REST + 1:
            g.again(f, 1, (*f.env[:REST], *f.env[REST + 1 :]))
        if action == verbs.PASS:
            if not is_spared_by(g, f.env[SOURCE], warrior):
                wound(g, warrior, NONE)
        else:
            force_cover(g, warrior)

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        return no_such_answer(g, action, (choice(g, g.seat, verbs.COVER, f.env[REST]), verbs.PASS))
