"""The messages of a table over standard input and output: a local bot plays one seat, without a server."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

import grognard
from grognard import bots
from grognard.bots.eyes import Eyes
from grognard.core.game import Oops
from grognard.core.match import Refused
from grognard.server import reasons, telling, wire
from grognard.server.people import called
from grognard.server.table import BOT, PLAYS, STAND_IN, No, Table

GUEST = 1  # who talks
TABLE = "local00000"


class Talk:
    """A table in this process, at which one seat talks and the others are bots."""

    def __init__(self, setup: wire.Setup, seat: int, seed: int, write: Callable[[bytes], None], says: bool) -> None:
        self.table = Table(TABLE, 0, setup, seed, grognard.load)
        if not 0 <= seat < setup.seats:
            raise Oops(f"--seat is {seat}; expected 0 to {setup.seats - 1}")
        self.seat = seat
        self.write = write
        self.says = says
        self.others = {
            n: bots.make(other.bot, self.table.game, seed % (1 << 30) + n)
            for n, other in enumerate(self.table.seats)
            if n != seat
        }

    def run(self, lines: Iterator[bytes]) -> Sequence[float] | None:
        """Talk until the game is over, or nothing more comes; the score."""
        self.enter({"do": "host", "guest": GUEST, "name": "you"})
        self.enter({"do": "sit", "seat": self.seat, "guest": GUEST, "name": "you"})
        self.tell_table()
        self.enter({"do": "start"})
        self.let_others()
        while self.table.score is None:
            line = next(lines, None)
            if line is None:
                return None
            if line.strip():
                self.hear(line)
        return self.table.score

    def enter(self, entry: dict[str, Any]) -> None:
        """Something happens, and is told."""
        first = self.table.told
        happened = self.table.apply({"at": 0, **entry})
        if entry["do"] in PLAYS:
            self.tell(first, happened)
        if self.table.score is not None:
            self.tell_table()

    def let_others(self) -> None:
        """The bots answer until the talking seat is asked."""
        while self.table.asked >= 0 and self.table.asked != self.seat:
            asked = self.table.asked
            chosen = self.others[asked].choose(Eyes(self.table.state, asked))
            words = self.table.game.spell(chosen, self.table.cards)
            self.enter(self.table.checked_answer(asked, words, BOT))

    def hear(self, line: bytes) -> None:
        """One message."""
        try:
            message = wire.decode(line)
            match message:
                case wire.Answer():
                    self.enter(self.table.answer(GUEST, message.seat, message.question, message.answer))
                    self.send(wire.Accepted(message.question, message.seat))
                    self.let_others()
                case wire.Why():
                    self.send(reasons.explained(self.table, GUEST, message, self.tongue()))
                case wire.Hint():
                    self.hint(message)
                case wire.Resign():
                    self.enter(self.table.resign(GUEST, message.seat))
                case wire.Ping():
                    self.send(wire.Pong())
                case wire.Hello():
                    self.tell_table()
                    self.tell(self.table.told, [])
                case _:
                    raise No("not_now", "Expected hello, answer, why, hint, resign or ping.")
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as e:
            self.send(wire.Refusal("bad_input", str(e)))
        except Refused as refused:
            reason = refused.reason
            said = self.tongue().reason(reason, self.seat)
            self.send(wire.Refusal("illegal", said, reason.rule, self.table.question))
        except No as no:
            self.send(wire.Refusal(no.code, no.text, no.rule, self.table.question))

    def hint(self, asked: wire.Hint) -> None:
        """What the stand-in for people would answer."""
        table = self.table
        table.may_be_hinted(GUEST, asked.seat, asked.question)
        chosen = bots.make(STAND_IN, table.game, table.question).choose(Eyes(table.state, asked.seat))
        words = table.game.spell(chosen, table.cards)
        self.send(wire.Hinted(asked.question, asked.seat, words, self.tongue().action(chosen, table.state)))

    def tongue(self) -> Any:
        """The game's sayings."""
        table = self.table
        return table.game.speech.tongue(
            table.setup.lang, table.cards, called(table.seats, table.setup.lang), table.variant
        )

    def send(self, message: wire.Message) -> None:
        """One line."""
        self.write(wire.encode(message) + b"\n")

    def tell_table(self) -> None:
        """The table as it is now."""
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

    def tell(self, first: int, happened: list[Any]) -> None:
        """The seat's share of what has happened."""
        table, tongue = self.table, self.tongue() if self.says else None
        told = telling.update(table.game, table.cards, table.state, self.seat, tongue, table.question, first, happened)
        self.send(told)
