"""Pending work as data: the agenda is a stack of frames. A table always has one open question, or its game is over.

A frame names a node, the stage it has reached and what it has bound. Frames are never changed, so copies of
a table share them. A node acts, pushes others, or asks; an answer goes to the node that asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from grognard.core.rng import KEYED, M32, keyed, scramble, xorshift

Event = tuple[int, ...]
Env = tuple[int, ...]

Row = list[int]  # numbers that seldom change: copies share them, so a change makes a new row (`put`)

NOBODY: Final = -1
NO_OPTIONS: Final[list[int]] = []

T = TypeVar("T")


class Node(Generic[T]):
    """A piece of work: what to do when it comes up (`run`) and what to do with the answer to its question."""

    def __init__(self, name: str) -> None:
        self.name = name

    def run(self, g: T, f: Frame) -> None:
        """Go on from `f`, which has just left the agenda."""
        raise AssertionError(f"{self.name} is never run")

    def answer(self, g: T, f: Frame, action: int) -> None:
        """Take the answer to the question that `f` asked; `f` has just left the agenda."""
        raise AssertionError(f"{self.name} asks nothing")

    def refusal(self, g: T, f: Frame, action: int) -> Any:
        """The clause that forbids an action as an answer to the question of `f`, in whatever form the game uses."""
        raise AssertionError(f"{self.name} asks nothing")


BUDGET: Final = 20_000  # how many frames one decision may take; even whole turns of every game stay far below this


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A node that waits to run; its `id` stays the same when its stage changes, so that the frame can be cancelled."""

    __slots__ = ("below", "env", "id", "node", "stage")

    def __init__(self, id: int, node: Node[Any], stage: int, env: Env, below: Frame | None) -> None:
        self.id = id
        self.node = node
        self.stage = stage
        self.env = env
        self.below = below


def put(row: Row, place: int, value: int) -> Row:
    """A copy of the row with one value replaced."""
    changed = row[:]
    changed[place] = value
    return changed


def put_row(rows: list[Row], place: int, row: Row) -> list[Row]:
    """A copy of the list with one row replaced; copies of a state share such lists too."""
    changed = rows[:]
    changed[place] = row
    return changed


class Choice:
    """The one open question."""

    __slots__ = ("ask", "facts", "options", "seat")

    def __init__(self, seat: int, ask: str, facts: tuple[int, ...], options: list[int]) -> None:
        self.seat = seat
        self.ask = ask  # the key of a prompt that exists in every language
        self.facts = facts  # the values that fill the prompt
        self.options = options  # never empty


class Table:
    """What the state of every game has: the agenda, the open question, the dice, and who listens."""

    agenda: Frame | None
    seat: int  # who is asked; NOBODY when the game is over
    asked: str  # which question
    facts: tuple[int, ...]  # what the question is about, all of it visible to the seat asked
    options: Row  # the legal answers; empty only when the game is over
    pushed: int  # frames pushed so far: the next frame's id
    seed: int  # of a real game, marked with KEYED; 0 in a playout
    ticks: int  # numbers drawn so far; in a playout the generator's state
    out: list[Event] | None  # collects events while somebody listens

    # Written by make fields from the declarations above: copy_table, dump_table, load_table
    __slots__ = (
        "agenda", "asked", "facts", "options", "out", "pushed", "seat", "seed", "ticks",
    )  # fmt: skip

    def copy_table(self, other: Table) -> None:
        """Copy the fields of another table: mutable values are copied, all others are shared."""
        self.agenda = other.agenda
        self.seat = other.seat
        self.asked = other.asked
        self.facts = other.facts
        self.options = other.options
        self.pushed = other.pushed
        self.seed = other.seed
        self.ticks = other.ticks
        self.out = other.out

    def dump_table(self) -> dict[str, Any]:
        """The saved fields as plain values."""
        return {
            "seat": self.seat, "asked": self.asked, "facts": self.facts, "options": self.options, "pushed": self.pushed,
            "seed": self.seed, "ticks": self.ticks,
        }  # fmt: skip

    def load_table(self, saved: dict[str, Any]) -> None:
        """Restore the saved fields from plain values, copying every list."""
        self.seat = saved["seat"]
        self.asked = saved["asked"]
        self.facts = tuple(saved["facts"])
        self.options = saved["options"][:]
        self.pushed = saved["pushed"]
        self.seed = saved["seed"]
        self.ticks = saved["ticks"]

    # End of make fields

    def begin(self, seed: int) -> None:
        """Start with an empty agenda and a fresh generator."""
        self.agenda = None
        self.seat = NOBODY
        self.asked = ""
        self.facts = ()
        self.options = NO_OPTIONS
        self.pushed = 0
        self.seed = seed % KEYED + KEYED
        self.ticks = 0
        self.out = None

    def redeal(self, seed: int) -> None:
        """Replace the dice by others of the same kind: an imagined game must not foretell the real shuffles."""
        if self.seed:
            self.seed = seed % KEYED + KEYED
            self.ticks = 0
        else:
            self.playout(seed)

    def inherit(self, other: Table) -> None:
        """Take over another table's agenda, question and dice; listeners are not inherited."""
        self.copy_table(other)
        self.out = None

    @property
    def choice(self) -> Choice | None:
        """The open question; None when the game is over."""
        return Choice(self.seat, self.asked, self.facts, self.options) if self.options else None

    def tell(self, *event: int) -> None:
        """Tell the listener, if there is one, what happens."""
        if self.out is not None:
            self.out.append(event)

    # The agenda

    def push(self, node: Node[Any], env: Env = (), stage: int = 0) -> int:
        """Put work on top of the agenda; its id serves to cancel it."""
        self.pushed += 1
        self.agenda = Frame(self.pushed, node, stage, env, self.agenda)
        return self.pushed

    def again(self, f: Frame, stage: int, env: Env) -> None:
        """Put a frame back on top, with another stage and other bindings."""
        self.agenda = Frame(f.id, f.node, stage, env, self.agenda)

    def ask(self, f: Frame, seat: int, asked: str, options: list[int], facts: tuple[int, ...] = ()) -> None:
        """Open the question of frame `f`, which waits on top of the agenda for the answer."""
        assert options, "a question without an answer"
        self.agenda = Frame(f.id, f.node, f.stage, f.env, self.agenda) if f.below is not self.agenda else f
        self.seat = seat
        self.asked = asked
        self.options = options
        self.facts = facts

    def reask(self) -> None:
        """Ask the open question again, after something it depends on was redrawn."""
        if self.options:
            self.options = NO_OPTIONS
            self.run()

    def cancel(self, id: int) -> bool:
        """Remove a frame from the agenda, wherever it waits; return False if it is no longer there."""
        above: list[Frame] = []
        f = self.agenda
        while f is not None and f.id != id:
            above.append(f)
            f = f.below
        if f is None:
            return False
        below = f.below
        while above:
            kept = above.pop()
            below = Frame(kept.id, kept.node, kept.stage, kept.env, below)
        self.agenda = below
        return True

    def depth(self) -> int:
        """The number of waiting frames; it is 1 while a game whose turn is a frame is at rest."""
        n = 0
        f = self.agenda
        while f is not None:
            n += 1
            f = f.below
        return n

    def run(self) -> None:
        """Resolve frames until a question is open or nothing is left to do."""
        steps: i64 = 0
        while not self.options:
            f = self.agenda
            if f is None:
                return
            self.agenda = f.below
            f.node.run(self, f)
            steps += 1
            if steps > BUDGET:
                self.stop(f)
                steps = 0

    def apply(self, action: int, out: list[Event] | None = None) -> None:
        """Answer the open question with one of its options; what happens is told to `out`."""
        f = self.agenda
        assert f is not None, "the game is over"
        self.out = out
        self.agenda = f.below
        self.seat = NOBODY
        self.options = NO_OPTIONS
        f.node.answer(self, f, action)
        self.run()
        self.out = None

    def stop(self, f: Frame) -> None:
        """Handle frames that follow each other without ever asking; a game that can drop some overrides this."""
        raise RuntimeError(f"{f.node.name} never comes to an end")

    def frames(self) -> list[tuple[int, str, int, Env]]:
        """The agenda as plain values, bottom first."""
        out: list[tuple[int, str, int, Env]] = []
        f = self.agenda
        while f is not None:
            out.append((f.id, f.node.name, f.stage, f.env))
            f = f.below
        out.reverse()
        return out

    def set_frames(self, frames: Sequence[Sequence[Any]], nodes: Mapping[str, Node[Any]]) -> None:
        """Restore the agenda from plain values."""
        self.agenda = None
        for id, name, stage, env in frames:
            self.agenda = Frame(id, nodes[name], stage, tuple(env), self.agenda)

    # Saving

    def dump_fields(self) -> dict[str, Any]:
        """The saved fields of the game itself as plain values."""
        raise NotImplementedError

    def load_fields(self, saved: dict[str, Any]) -> None:
        """Take the saved fields of the game itself from plain values."""
        raise NotImplementedError

    def dump_position(self) -> dict[str, Any]:
        """The position as plain values, without what was agreed on before the game."""
        return {**self.dump_table(), **self.dump_fields(), "agenda": self.frames()}

    def load_position(self, saved: dict[str, Any], nodes: Mapping[str, Node[Any]]) -> None:
        """Take the position from plain values; nobody listens yet."""
        self.out = None
        self.load_table(saved)
        self.load_fields(saved)
        self.set_frames(saved["agenda"], nodes)

    # The dice

    def playout(self, seed: int) -> None:
        """Use the small fast generator from here on: for simulations, never for a real game."""
        self.seed = 0
        self.ticks = scramble(seed)

    def roll(self, n: int) -> int:
        """A random number 0 ≤ x < n."""
        if self.seed:
            self.ticks += 1
            return keyed(self.seed, self.ticks, n)
        x: i64 = xorshift(self.ticks)
        self.ticks = x
        return (x * n) >> 32

    def shuffle(self, cards: list[Any]) -> None:
        """Put `cards` in random order, without unboxing them."""
        if self.seed:
            for i in range(len(cards) - 1, 0, -1):
                self.ticks += 1
                j = keyed(self.seed, self.ticks, i + 1)
                cards[i], cards[j] = cards[j], cards[i]
            return
        x: i64 = self.ticks
        for i in range(len(cards) - 1, 0, -1):
            # `xorshift`, inlined: a call would take as long as the calculation
            x ^= (x << 13) & M32
            x ^= x >> 17
            x ^= (x << 5) & M32
            j = (x * (i + 1)) >> 32
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
        self.ticks = x
