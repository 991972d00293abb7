"""The messages of a table over standard input and output: a local bot plays one seat, without a server."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

import grognard
from grognard import bots
from grognard.bots.eyes import Eyes
from grognard.core.game import InputError, Tongue
from grognard.core.match import IllegalAnswer
from grognard.server import agreements, entries, explanations, moves, updates, wire
from grognard.server.bot_workers import STAND_IN
from grognard.server.entries import Entry
from grognard.server.errors import TableError
from grognard.server.table import Table

GUEST = 1  # who talks
TABLE = "local00000"


class Talk:
    """A table in this process, at which one seat talks and the others are bots."""

    def __init__(self, setup: wire.Setup, seat: int, seed: int, write: Callable[[bytes], None], says: bool) -> None:
        self.table = Table(TABLE, 0, setup, seed, grognard.load)
        if not 0 <= seat < setup.seats:
            raise InputError(f"--seat is {seat}; expected 0 to {setup.seats - 1}")
        self.seat = seat
        self.write = write
        self.says = says
        self.others = {
            n: bots.make(other.bot, self.table.game, seed % (1 << 30) + n)
            for n, other in enumerate(self.table.seats)
            if n != seat
        }

    def run(self, lines: Iterator[bytes]) -> Sequence[float] | None:
        """Talk until the game is over or the input ends; return the score."""
        self.enter(entries.Host(GUEST, "you"))
        self.enter(entries.Sit(self.seat, GUEST, "you"))
        self.send_table()
        self.enter(entries.Start())
        self.play_bots()
        while self.table.score is None:
            line = next(lines, None)
            if line is None:
                return None
            if line.strip():
                self.receive(line)
        return self.table.score

    def enter(self, entry: Entry) -> None:
        """Apply an entry, and send what happens."""
        first = self.table.event_count
        events = self.table.apply(entry)
        if isinstance(entry, entries.CHANGES_POSITION):
            self.send_update(first, events)
        if self.table.score is not None:
            self.send_table()

    def play_bots(self) -> None:
        """Let the bots answer until the talking seat is asked."""
        while self.table.asked >= 0 and self.table.asked != self.seat:
            asked = self.table.asked
            chosen = self.others[asked].choose(Eyes(self.table.state, asked))
            self.enter(moves.checked_answer(self.table, asked, chosen, entries.BOT))

    def receive(self, line: bytes) -> None:
        """Carry out one message, or refuse it."""
        try:
            self.carry_out(wire.decode(line))
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as e:
            self.send(wire.Refusal("bad_input", str(e)))
        except IllegalAnswer as refused:
            reason = refused.reason
            text = self.tongue.reason(reason, self.seat)
            self.send(wire.Refusal("illegal", text, reason.rule, self.table.question))
        except TableError as error:
            self.send(wire.Refusal(error.code, error.text, error.rule, self.table.question))

    def carry_out(self, message: Any) -> None:
        """Carry out one message."""
        table = self.table
        match message:
            case wire.Answer():
                self.enter(moves.answer(table, GUEST, message.seat, message.question, message.answer))
                self.send(wire.Accepted(message.question, message.seat))
                self.play_bots()
            case wire.Why():
                self.send(explanations.explain(table, GUEST, message, self.tongue))
            case wire.Hint():
                self.hint(message)
            case wire.Resign():
                self.enter(agreements.resign(table, GUEST, message.seat))
            case wire.Ping():
                self.send(wire.Pong())
            case wire.Hello():
                self.send_table()
                self.send_update(table.event_count, [])
            case _:
                raise TableError("not_now", "Expected hello, answer, why, hint, resign or ping.")

    def hint(self, asked: wire.Hint) -> None:
        """Send what the bot that stands in for people would answer."""
        table = self.table
        moves.require_own_turn(table, GUEST, asked.seat, asked.question)
        chosen = bots.make(STAND_IN, table.game, table.question).choose(Eyes(table.state, asked.seat))
        text = self.tongue.action(chosen, table.state)
        self.send(wire.Hinted(asked.question, asked.seat, table.spell(chosen), text))

    @property
    def tongue(self) -> Tongue:
        """The game's sayings."""
        return self.table.tongue(self.table.setup.lang)

    def send(self, message: wire.Message) -> None:
        """Write one message as a line."""
        self.write(wire.encode(message) + b"\n")

    def send_table(self) -> None:
        """Send the table as it is now."""
        table = self.table
        seats = [
            wire.SeatInfo(n, seat.name, seat.bot, n == self.seat, resigned=seat.resigned)
            for n, seat in enumerate(table.seats)
        ]
        seed = f"{table.seed:032x}" if table.score is not None else ""
        self.send(
            wire.TableInfo(
                table.id, table.setup, table.phase, seats, "you", table.commitment, table.rules, [self.seat],
                score=table.score, ended=table.ended, seed=seed,
            )
        )  # fmt: skip

    def send_update(self, first: int, events: list[Any]) -> None:
        """Send what the seat learns of what has happened."""
        table, tongue = self.table, self.tongue if self.says else None
        self.send(
            updates.update(table.game, table.cards, table.state, self.seat, tongue, table.question, first, events)
        )
