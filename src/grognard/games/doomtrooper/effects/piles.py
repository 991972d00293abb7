"""Effects on piles, banks and counts of cards."""

from __future__ import annotations

from typing import Any

from grognard.core.action import VERB, A, first
from grognard.core.agenda import Env, Frame, put, put_row
from grognard.games.doomtrooper import events, verbs
from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.effects import FIRST, SOURCE, YOU
from grognard.games.doomtrooper.effects.table import take_from_collection
from grognard.games.doomtrooper.flow.moments import fire
from grognard.games.doomtrooper.flow.victory import PER_CREDIT
from grognard.games.doomtrooper.language.effect import Effect
from grognard.games.doomtrooper.language.parts import Area, Side
from grognard.games.doomtrooper.language.plays import ENTERED
from grognard.games.doomtrooper.language.selectors import Which
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.combats import KILL, KILL_POINTS, MISSION_POINTS, VICTIM
from grognard.games.doomtrooper.model.leaving import TO_LIBRARY, leave_play
from grognard.games.doomtrooper.model.moves import put_in_play
from grognard.games.doomtrooper.model.notes import COUNTED, note, noted
from grognard.games.doomtrooper.model.sightings import ELSEWHERE, all_see
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.model.visibility import known_kind
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.legality import ALLOWED, Refusal, not_among, untimely
from grognard.games.doomtrooper.queries.playing import no_entry
from grognard.games.doomtrooper.queries.selecting import is_meant
from grognard.games.doomtrooper.words import CULTIST, EQUIPMENT, PERSONALITY, SQUAD, UNPAID, WARRIOR, V

KILLER = 3  # the index in `env`, after the killed warrior


class Reassign(Effect):
    """A chosen warrior and its equipment are shuffled into their owners' libraries; its owner regains its V in D."""

    def do(self, g: Doom, env: Env) -> None:
        warrior = env[FIRST]
        if not g.in_play(warrior):
            return
        g.tell(events.REASSIGNED, warrior, known_kind(g, warrior))
        for attachment in g.attached[warrior]:
            if g.cards.type[g.kind[attachment]] == EQUIPMENT:
                for part in g.attached[attachment]:
                    leave_play(g, part, TO_LIBRARY)  # DT-067: it belongs to that equipment
                leave_play(g, attachment, TO_LIBRARY)
        if not g.flags[warrior] & UNPAID:  # a price that was not paid is not regained
            value = g.cards.printed[g.kind[warrior]][V]
            g.gain(g.owner[warrior], value, 0)
            g.tell(events.POINTS, g.owner[warrior], value, 0)
        leave_play(g, warrior, TO_LIBRARY)


class Recover(Effect):
    """You return one of your annihilated cards to your library, which is shuffled (DT-339)."""

    def could(self, g: Doom, env: Env) -> bool:
        return bool(g.annihilated[env[YOU]])

    def found(self, g: Doom, seat: int) -> list[int]:
        """The cards that could be returned."""
        return sorted(set(g.annihilated[seat]))

    def run(self, g: Doom, f: Frame) -> None:
        kinds = self.found(g, f.env[YOU])
        if kinds:
            options = [verbs.TAKE | kind << A for kind in kinds]
            g.ask(f, f.env[YOU], "recover", options, (f.env[SOURCE], g.kind[f.env[SOURCE]]))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        seat = f.env[YOU]
        left = g.annihilated[seat][:]
        left.remove(first(action))
        g.annihilated = put_row(g.annihilated, seat, left)
        all_see(g, seat, ELSEWHERE, first(action))
        library = [*g.library[seat], first(action)]
        g.shuffle(library)
        g.library = put_row(g.library, seat, library)
        g.tell(events.RECOVERED, seat, first(action))

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        return not_among(g, action, verbs.TAKE, self.found(g, f.env[YOU]), no.NOT_IN_COLLECTION)


class Repay(Effect):
    """You erase one D on credit for two D (DT-A49)."""

    def could(self, g: Doom, env: Env) -> bool:
        return g.debt[env[YOU]] > 0 and g.d[env[YOU]] >= PER_CREDIT

    def do(self, g: Doom, env: Env) -> None:
        seat = env[YOU]
        if self.could(g, env):
            g.gain(seat, -PER_CREDIT, 0)
            g.debt = put(g.debt, seat, g.debt[seat] - 1)
            g.tell(events.REPAID, seat, 1)


class CountKill(Effect):
    """The card counts a kill by a warrior of a class."""

    def __init__(self, by: Which) -> None:
        self.name = ""
        self.by = by

    def could(self, g: Doom, env: Env) -> bool:
        if env[KILLER] == NONE or not g.in_play(env[KILLER]):
            return False
        return is_meant(g, self.by, env[SOURCE], env[YOU], env[KILLER])

    def do(self, g: Doom, env: Env) -> None:
        note(g, env[SOURCE], COUNTED, noted(g, env[SOURCE], COUNTED) + 1)


class Raise(Effect):
    """Instead of points for a kill you place a warrior of your collection, worth no more, in an area (DT-342)."""

    def __init__(self, side: Side, area: Area) -> None:
        self.name = ""
        self.side = side.number
        self.area = area.number

    def could(self, g: Doom, env: Env) -> bool:
        """Whether you have killed; this must not reveal what your collection holds."""
        return env[KILLER] != NONE and g.control[env[KILLER]] == env[YOU]

    def fits(self, g: Doom, kind: int, most: int) -> bool:
        """Whether a card is a warrior that may be raised: no personality, of that side, and worth no more."""
        if g.cards.type[kind] != WARRIOR or g.cards.traits[kind] & PERSONALITY:
            return False
        if g.cards.traits[kind] & CULTIST and self.area != SQUAD:
            return False
        return bool(g.cards.sides[kind] & self.side) and 0 <= g.cards.printed[kind][V] <= most

    def no_raising(self, g: Doom, env: Env, kind: int) -> Clause | None:
        """Why a card cannot be raised: it is not in the collection, not a warrior of that sort, or may not enter."""
        seat = env[YOU]
        if kind not in g.library[seat] and kind not in g.grave[seat] and kind not in g.sideboard[seat]:
            return no.NOT_IN_COLLECTION
        most = g.cards.printed[g.kind[env[FIRST]]][V]
        return no_entry(g, seat, kind) if self.fits(g, kind, most) else no.NOT_IN_COLLECTION

    def found(self, g: Doom, env: Env) -> list[int]:
        """The warriors of the collection that may be raised."""
        seat = env[YOU]
        held = {*g.library[seat], *g.grave[seat], *g.sideboard[seat]}
        return [kind for kind in sorted(held) if self.no_raising(g, env, kind) is no.OK]

    def run(self, g: Doom, f: Frame) -> None:
        options: list[Any] = [verbs.PASS, *[verbs.TAKE | kind << A for kind in self.found(g, f.env)]]
        g.ask(f, f.env[YOU], "collection", options, (f.env[SOURCE], g.kind[f.env[SOURCE]]))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        if action == verbs.PASS:
            return
        seat = f.env[YOU]
        self.forgo(g, f.env[FIRST])
        slot = take_from_collection(g, seat, first(action))
        put_in_play(g, slot, self.area)
        g.tell(events.MUSTERED, seat, slot, g.kind[slot])
        fire(g, ENTERED, slot)

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        if action == verbs.PASS:
            return ALLOWED
        if action & VERB != verbs.TAKE:
            return untimely(g, action)
        return Refusal(self.no_raising(g, f.env, first(action)), first(action))

    def forgo(self, g: Doom, victim: int) -> None:
        """Give up the points for a kill, whether they come in the combat's last phase or at once."""
        for k in range(0, len(g.kills) if g.combats else 0, KILL):
            if g.kills[k + VICTIM] == victim:
                g.kills = put(put(g.kills, k + KILL_POINTS, 0), k + MISSION_POINTS, 0)
        f = g.agenda
        while f is not None:
            if f.node.name == node.AWARD and f.env[node.VICTIM] == victim:
                g.cancel(f.id)
                return
            f = f.below
