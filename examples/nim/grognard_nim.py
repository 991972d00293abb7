"""Nim: take any number of matches from one heap. Who takes the last one wins or, with `misere`, loses."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import xor
from typing import Any

from grognard.core.action import first, pack, second
from grognard.core.agenda import Choice, Event
from grognard.core.errors import InputError
from grognard.core.game import Game, Options
from grognard.core.options import Option
from grognard.core.parts import Hints, Judgement, Speech
from grognard.core.state import Json, Reason
from grognard.text.plain import PlainTongue

HEAPS = (3, 4, 5)
TAKE = 1  # the only verb, with a heap and a number
TOOK, WON = range(2)  # events, with a seat; after TOOK a number and a heap


class NimView:
    """What everybody sees: Nim has no secrets."""

    def __init__(self, state: NimState, seat: int | None) -> None:
        self.heaps, self.misere, self.is_asked = state.heaps, state.misere, seat == state.seat

    def json(self) -> Json:
        return {"heaps": self.heaps, "last_match": "loses" if self.misere else "wins"}


class NimState:
    """A position, always at one question or over."""

    def __init__(self, heaps: Sequence[int], seat: int, misere: bool) -> None:
        self.heaps, self.seat, self.misere, self.asked = list(heaps), seat, misere, "take"

    @property
    def options(self) -> list[int]:
        return [pack(TAKE, heap, n) for heap, size in enumerate(self.heaps) for n in range(1, size + 1)]

    @property
    def choice(self) -> Choice | None:
        return Choice(self.seat, self.asked, (), self.options) if self.options else None

    def apply(self, action: int, out: list[Event] | None = None) -> None:
        events = [] if out is None else out
        events.append((TOOK, self.seat, second(action), first(action)))
        self.heaps = [size - second(action) * (heap == first(action)) for heap, size in enumerate(self.heaps)]
        self.seat = 1 - self.seat
        if not self.options:
            events.append((WON, self.score().index(1)))

    def why_not(self, action: int) -> Reason | None:
        return None if action in self.options else Reason("NIM-1", "not_there", (self.heaps[first(action)],))

    def copy(self) -> NimState:
        return NimState(self.heaps, self.seat, self.misere)

    def resample(self, seat: int | None, seed: int) -> NimState:
        return self.copy()

    def view(self, seat: int | None) -> NimView:
        return NimView(self, seat)

    def score(self) -> list[float]:
        winner = self.seat if self.misere else 1 - self.seat
        return [float(seat == winner and not self.options) for seat in (0, 1)]

    def dump(self) -> Json:
        return {"heaps": self.heaps, "seat": self.seat, "misere": self.misere}

    def depth(self) -> int:
        return 1  # nothing waits: each answer is a whole turn

    def playout(self, seed: int) -> None:
        """Nim has no dice."""


class NimTongue(PlainTongue):
    def event(self, event: Sequence[int], seat: int | None) -> str:
        who = self.name(event[1], seat)
        return f"{who} won." if event[0] == WON else f"{who} took {event[2]} from heap {event[3] + 1}."

    def reason(self, reason: Reason, seat: int | None) -> str:
        return f"There are {reason.facts[0]} matches left in that heap, and at least one must be taken."


class NimSpeech(Speech):
    def tongue(self, lang: str, cards: Any = None, names: Sequence[str] = (), variant: str = "") -> NimTongue:
        return NimTongue(GAME.spell, names)


class NimHints(Hints):
    def touches(self, action: int, state: NimState) -> tuple[str, ...]:
        return (f"heap:{first(action) + 1}",)


class NimJudgement(Judgement):
    def value(self, view: NimView) -> float:
        """Leave heaps whose binary sum is 0; at the end of misère Nim, an odd number of single matches."""
        is_late = view.misere and max(view.heaps) <= 1
        is_good = sum(view.heaps) % 2 == 1 if is_late else reduce(xor, view.heaps) == 0
        return float(is_good != view.is_asked)


class NimGame(Game):
    name, title = "nim", "Nim"
    usual_seats, limit = 2, sum(HEAPS) + 1
    options = (Option("misere", (False, True), "NIM-1"),)
    speech, hints, judgement = NimSpeech(), NimHints(), NimJudgement()

    def seat_counts(self, variant: str) -> Sequence[int]:
        return (2,)

    def new(
        self, variant: str, seats: int, seed: int, options: Options | None = None, cards: Any = None, fast: bool = False
    ) -> NimState:
        return NimState(HEAPS, 0, self.check(variant, seats, options)["misere"])

    def load_state(self, saved: Json, cards: Any = None) -> NimState:
        return NimState(**saved)

    def spell(self, action: int, cards: Any = None) -> str:
        return f"take {second(action)} from {first(action) + 1}"

    def parse(self, text: str, cards: Any = None) -> int:
        match text.split():
            case ["take", n, "from", ("1" | "2" | "3") as heap] if n.isdecimal():
                return pack(TAKE, int(heap) - 1, min(int(n), 99))
        raise InputError(f"{text!r} is no move; expected as in 'take 2 from 3'")

    def probes(self, state: NimState) -> Sequence[int]:
        return [pack(TAKE, heap, n) for heap in range(len(HEAPS)) for n in range(max(HEAPS) + 2)]


GAME = NimGame()
