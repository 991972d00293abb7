"""A table at a scenario's position: the real page, with the engine of this process behind its socket.

Deals of a server are by lot; here a test says which cards lie where.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import WebSocketRoute

from grognard.core.game import Game, Json
from grognard.core.policy import Policy
from grognard.core.policy import parse as parse_policy
from grognard.games.doomtrooper.game import GAME
from grognard.server import updates, wire
from tests.browser.support import Player

TABLE: Final = "stagedtabl"
DIGEST: Final = "0" * 64


class Staged:
    """A table at which the player has a seat, or watches, and the test answers for everybody else.

    It is one of Doomtrooper unless a class says otherwise.
    """

    game: Game = GAME
    variant = "tournament"

    def __init__(self, player: Player, given: Json, *, seat: int | None = 0, seats: int = 2, **options: Any) -> None:
        self.player = player
        self.seat = seat
        self.seats = seats
        self.names = [player.name if n == seat else f"Rival {n}" for n in range(seats)]
        cards = self.game.cards.read(None)
        scenario = {"variant": self.variant, "seats": seats, "seed": 1, "options": options, "given": given}
        self.state = self.game.require_staging().arrange(scenario, cards)
        self.cards = cards
        self.question = 1
        self.told = 0
        self.policy = Policy()
        self.until = False  # whether the player passes until their turn
        self.sent: list[Json] = []  # what the page has said, but for answers and questions
        self.socket: WebSocketRoute | None = None
        player.become_guest()
        player.page.route_web_socket("**/api/socket", self.connected)
        # The server knows no such table and would answer 404
        page = f"http://{player.host}/"
        player.page.route(f"**/t/{TABLE}", lambda route: route.fulfill(response=route.fetch(url=page)))
        player.open(f"/t/{TABLE}")

    def connected(self, socket: WebSocketRoute) -> None:
        """The page has opened its socket."""
        self.socket = socket
        socket.on_message(lambda message: self.heard(json.loads(message)))

    def heard(self, message: Json) -> None:
        """Answer a message as the server would."""
        match message["type"]:
            case "hello":
                self.tell_table()
                self.tell([])
            case "answer":
                self.play(message["answer"])
            case "policy":
                self.policy = parse_policy(message["policy"], self.game.hints.moments) or Policy()
                self.until = message.get("until", False)
                self.sent.append(message)
                self.tell_table()
            case "ping":
                self.send(wire.Pong())
            case _:
                self.sent.append(message)

    def send(self, message: Any) -> None:
        """Send a message to the page."""
        if self.socket is not None:
            self.socket.send(wire.encode(message).decode())

    def tell_table(self) -> None:
        """The table as the page's player sees it."""
        mine = [] if self.seat is None else [self.seat]
        people = [
            wire.SeatInfo(n, name, here=True, policy=self.policy.spell(), until=self.until)
            if n in mine
            else wire.SeatInfo(n, name, "greedy")
            for n, name in enumerate(self.names)
        ]
        setup = wire.Setup(self.game.name, self.variant, self.seats)
        self.send(wire.TableInfo(TABLE, setup, "playing", people, self.names[0], DIGEST, "1", mine))

    def tell(self, happened: Sequence[Any]) -> None:
        """What the player sees now, and what has led to it."""
        tongue = self.game.speech.tongue(self.player.lang, self.cards, self.names, self.variant)
        first = self.told
        self.told += len(happened)
        self.send(
            updates.update(self.game, self.cards, self.state, self.seat, tongue, self.question, first, list(happened))
        )

    def play(self, *answers: str) -> None:
        """Answers of whoever is asked, each told to the page."""
        for answer in answers:
            happened: list[Any] = []
            action = self.game.parse(self.game.complete(self.state, answer), self.cards)
            assert action in self.state.options, (answer, [self.game.spell(a, self.cards) for a in self.state.options])
            self.state.apply(action, happened)
            self.question += 1
            self.tell(happened)

    def options(self) -> list[str]:
        """The open answers."""
        return [self.game.spell(action, self.cards) for action in self.state.options]
