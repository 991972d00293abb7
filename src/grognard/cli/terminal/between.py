"""Between the games of a match at a terminal: how it stands, and what each person exchanges with the sideboard."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from rich.text import Text

from grognard.cli.terminal.commands import obey_between_games
from grognard.cli.terminal.terminal import Terminal
from grognard.core.game import Oops
from grognard.core.match import Match, new_seed
from grognard.core.series import Series
from grognard.games.doomtrooper.decks import Deck, deck_from, deck_row, exchange
from grognard.games.doomtrooper.facts import facts
from grognard.text.lang import unaccented

COLUMN = 40  # two of them stand side by side


def seed_after(seed: int) -> int:
    """The seed of the next game where the first one's was chosen, so that the same words play the same match."""
    return int.from_bytes(blake2b(seed.to_bytes(16, "big"), digest_size=16, person=b"next game").digest(), "big")


def next_match(terminal: Terminal, series: Series, is_seeded: bool) -> Match:
    """The next game: everybody's deck as it was written down (DT-A51), after the exchanges of people."""
    before = terminal.match
    played = [deck_from(row) for row in before.dealt]
    decks = [
        Exchange(terminal, seat, deck).run() if not terminal.kinds[seat] else deck for seat, deck in enumerate(played)
    ]
    options = {**before.options, "decks": [deck_row(deck) for deck in decks]}
    seed = seed_after(before.seed) if is_seeded else new_seed()
    match = Match(before.game, before.variant, before.seats, seed, options, before.cards)
    match.policies = before.policies
    match.series = series
    return match


class Exchange:
    """One person's exchange with the sideboard (DT-343)."""

    def __init__(self, terminal: Terminal, seat: int, deck: Deck) -> None:
        self.terminal = terminal
        self.seat = seat
        self.brought = deck
        self.deck = deck

    def run(self) -> Deck:
        """Ask until the person is done, and the deck is one that may be played."""
        terminal = self.terminal
        if len(terminal.people) > 1:
            terminal.change_hands(self.seat)
        screen = terminal.screen
        done = screen.words.EXCHANGES["done"]
        self.explain()
        while True:
            line = screen.read_line(f"{screen.say('exchange_prompt', done=done)} > ").strip()
            try:
                if self.is_done(line):
                    return self.deck
            except Oops as oops:
                screen.tell_narrow(terminal.explain(oops))

    def explain(self) -> None:
        """What can be typed."""
        screen = self.terminal.screen
        name = self.terminal.names[self.seat]
        screen.tell_narrow(screen.say("exchange", name=name, **screen.words.EXCHANGES))

    def is_done(self, line: str) -> bool:
        """Do what a line says; whether it says that this is all."""
        word, _, rest = line.partition(" ")
        command = self.command(word)
        if not line or command == "done":
            exchange.check(self.brought, self.deck)
            return True
        if line[0] in "+-":
            into = exchange.LIBRARY if line[0] == "+" else exchange.SIDEBOARD
            self.deck = self.moved(self.deck, line[1:], into)
            self.tell()
        elif "=" in line:
            self.swap(rest if command == "swap" else line)
        elif command == "reset":
            self.deck = self.brought
            self.tell()
        elif command == "show":
            self.show()
        elif not obey_between_games(self.terminal, self.seat, line):
            self.explain()
        return False

    def command(self, word: str) -> str:
        """The command that a word means, in the player's language or in English."""
        for command, known in self.terminal.screen.words.EXCHANGES.items():
            if unaccented(word) in (command, unaccented(known)):
                return str(command)
        return ""

    def moved(self, deck: Deck, words: str, into: str) -> Deck:
        """`2 NAME` into one part from the other."""
        count, code = exchange.card_meant(deck.sideboard if into == exchange.LIBRARY else deck.library, words)
        return exchange.move(deck, count, code, into)

    def swap(self, words: str) -> None:
        """`2 NAME = NAME`: those leave, as many of these come in."""
        out, _, into = words.partition("=")
        count, leaving = exchange.card_meant(self.deck.library, out)
        comes = into.strip()
        changed = exchange.move(self.deck, count, leaving, exchange.SIDEBOARD)
        changed = self.moved(changed, comes if comes[:1].isdecimal() else f"{count} {comes}", exchange.LIBRARY)
        self.deck = changed
        self.tell()

    def tell(self) -> None:
        """What has been exchanged so far, and how many cards each part has."""
        out, into = exchange.moves(self.brought, self.deck)
        changes = [f"-{count} {self.name(code)}" for count, code in out]
        changes += [f"+{count} {self.name(code)}" for count, code in into]
        library, sideboard = self.deck.sizes
        screen = self.terminal.screen
        changed = ", ".join(changes) or screen.say("exchange_nothing")
        screen.tell_narrow(screen.say("exchange_so_far", changes=changed, library=library, sideboard=sideboard))

    def show(self) -> None:
        """Both parts side by side."""
        parts: list[list[str]] = []
        for title, cards in (("exchange_library", self.deck.library), ("exchange_sideboard", self.deck.sideboard)):
            rows = sorted(((self.name(code), count) for count, code in cards), key=lambda row: unaccented(row[0]))
            size = sum(count for count, _ in cards)
            parts.append([self.terminal.screen.say(title, n=size), *(f"{count:2} {name}" for name, count in rows)])
        for k in range(max(map(len, parts))):
            cells = [part[k] if k < len(part) else "" for part in parts]
            line = f"  {cells[0][: COLUMN - 4]:{COLUMN - 2}}{cells[1]}".rstrip()
            self.terminal.screen.console.print(Text(line, "bold" if not k else ""))
        self.tell()

    def name(self, code: str) -> str:
        """A card in the player's language."""
        tongue: Any = self.terminal.tongue
        return str(tongue.title(code, facts()[code].name))
