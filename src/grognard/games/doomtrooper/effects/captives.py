"""Effects that take warriors prisoner, or shelter them from combat (DT-314, DT-316)."""

from __future__ import annotations

from typing import Final

from grognard.core.action import first
from grognard.core.agenda import Env, Frame
from grognard.games.doomtrooper import events, verbs
from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.effects import FIRST, SOURCE, YOU
from grognard.games.doomtrooper.flow.control import move_by_effect
from grognard.games.doomtrooper.flow.removal import discard
from grognard.games.doomtrooper.language.effect import Effect
from grognard.games.doomtrooper.language.parts import Area
from grognard.games.doomtrooper.language.selectors import Which
from grognard.games.doomtrooper.model.bonds import CAPTIVE, add_bond, captives_of, remove_bonds
from grognard.games.doomtrooper.model.combats import is_engaged
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.answers import choice
from grognard.games.doomtrooper.queries.cover import no_fortification
from grognard.games.doomtrooper.queries.legality import ALLOWED, Refusal, not_among
from grognard.games.doomtrooper.queries.selecting import is_meant
from grognard.games.doomtrooper.words import BEHIND, GONE, PRISONER

# What happens to a prisoner's attachments
KEEPS_ALL: Final = 0
LOSES_ALL: Final = 1
LOSES_CHOSEN: Final = 2  # those that the captor's player chooses

STRIPPING: Final = 1
OPPONENT: Final = 3  # the opponent of the warrior that the moment is about


class Imprison(Effect):
    """A warrior is imprisoned by this card until the card leaves play; then it returns to an area."""

    def __init__(self, which: Which, who: int = FIRST, back: Area | None = None, attachments: int = KEEPS_ALL) -> None:
        self.name = ""
        self.which = which
        self.who = who  # the target, or the opponent of the warrior that the moment is about
        self.back = 0 if back is None else back.number  # the area it returns to; 0 for where it was
        self.attachments = attachments

    def could(self, g: Doom, env: Env) -> bool:
        warrior = env[self.who]
        if g.place[env[SOURCE]] == GONE:
            return False  # a captor that is killed holds no prisoner
        if warrior == NONE or not g.in_play(warrior) or g.flags[warrior] & PRISONER:
            return False
        if is_engaged(g, warrior) and self.who == FIRST:
            return False  # DT-266: no warrior is taken out of a combat that way
        return is_meant(g, self.which, env[SOURCE], env[YOU], warrior)

    def barred(self, g: Doom, env: Env) -> Clause | None:
        return no.TOO_LATE_TO_GO if is_engaged(g, env[self.who]) else no.OK

    def run(self, g: Doom, f: Frame) -> None:
        warrior = f.env[self.who]
        if f.stage == STRIPPING:
            self.strip(g, f, warrior)
            return
        if not self.could(g, f.env):
            return
        add_bond(g, CAPTIVE, f.env[SOURCE], warrior)
        g.set_flag(warrior, PRISONER, True)
        g.tell(events.IMPRISONED, warrior, f.env[SOURCE], g.kind[warrior], g.kind[f.env[SOURCE]])
        if self.back:
            move_by_effect(g, warrior, self.back)
        if self.attachments == LOSES_ALL:
            for attachment in g.attached[warrior]:
                discard(g, attachment)
        elif self.attachments == LOSES_CHOSEN:
            self.strip(g, f, warrior)

    def strip(self, g: Doom, f: Frame, warrior: int) -> None:
        """Ask whether to discard another attachment of the prisoner."""
        if g.place[warrior] == GONE or not g.attached[warrior]:
            return
        seat = f.env[YOU]
        options = [verbs.PASS, *[choice(g, seat, verbs.CHOOSE, a) for a in g.attached[warrior]]]
        frame = Frame(f.id, self, STRIPPING, f.env, f.below)
        g.ask(frame, seat, "strip", options, (warrior, g.kind[warrior]))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        if action != verbs.PASS:
            g.again(f, STRIPPING, f.env)
            discard(g, first(action))

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        if action == verbs.PASS:
            return ALLOWED
        return not_among(g, action, verbs.CHOOSE, list(g.attached[f.env[self.who]]), no.NOT_ON_IT)


class Shelter(Effect):
    """One of your warriors hides behind this card, which has room for a number of them."""

    def __init__(self, room: int) -> None:
        self.name = ""
        self.room = room

    def could(self, g: Doom, env: Env) -> bool:
        warrior = env[FIRST]
        if is_engaged(g, warrior) or no_fortification(g, warrior):
            return False  # DT-266, DT-079
        return not g.flags[warrior] & (BEHIND | PRISONER) and len(captives_of(g, env[SOURCE])) < self.room

    def barred(self, g: Doom, env: Env) -> Clause | None:
        return no_fortification(g, env[FIRST])

    def do(self, g: Doom, env: Env) -> None:
        if self.could(g, env):
            add_bond(g, CAPTIVE, env[SOURCE], env[FIRST])
            g.set_flag(env[FIRST], BEHIND, True)
            g.tell(events.SHELTERED, env[FIRST], env[SOURCE], g.kind[env[FIRST]], g.kind[env[SOURCE]])


class Emerge(Effect):
    """One of your warriors leaves its place behind this card."""

    def could(self, g: Doom, env: Env) -> bool:
        return env[FIRST] in captives_of(g, env[SOURCE])

    def do(self, g: Doom, env: Env) -> None:
        if self.could(g, env):
            remove_bonds(g, CAPTIVE, env[SOURCE], env[FIRST])
            g.set_flag(env[FIRST], BEHIND, False)
            g.tell(events.EMERGED, env[FIRST], g.kind[env[FIRST]])
