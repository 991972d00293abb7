"""Between the games of a match at a terminal: how it stands, and what each person exchanges with the sideboard."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

from rich.text import Text

from grognard.cli.terminal.commands import obey_between_games
from grognard.cli.terminal.terminal import Terminal
from grognard.core.game import InputError, Json
from grognard.core.match import Match, new_seed
from grognard.core.series import Series
from grognard.text.lang import unaccented

COLUMN = 40  # the width of a column; two columns stand side by side


def seed_after(seed: int) -> int:
    """The seed of the next game if the first seed was chosen, so that the same command plays the same match."""
    return int.from_bytes(blake2b(seed.to_bytes(16, "big"), digest_size=16, person=b"next game").digest(), "big")


def next_match(terminal: Terminal, series: Series, is_seeded: bool) -> Match:
    """The next game: everybody's deck as it was registered (DT-A51), after people have exchanged cards."""
    before = terminal.match
    decks = [
        Exchange(terminal, seat, deck).run() if not terminal.kinds[seat] else deck
        for seat, deck in enumerate(before.dealt)
    ]
    options = {**before.options, "decks": decks}
    seed = seed_after(before.seed) if is_seeded else new_seed()
    match = Match(before.game, before.variant, before.seats, seed, options, before.cards)
    match.policies = before.policies
    match.series = series
    return match


class Exchange:
    """One person's exchange with the sideboard (DT-343)."""

    def __init__(self, terminal: Terminal, seat: int, deck: Json) -> None:
        self.terminal = terminal
        self.decks = terminal.match.game.require_decks()
        self.seat = seat
        self.brought = deck
        self.deck = deck

    def run(self) -> Json:
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
            except InputError as input_error:
                screen.tell_narrow(terminal.explain(input_error))

    def explain(self) -> None:
        """What can be typed."""
        screen = self.terminal.screen
        name = self.terminal.names[self.seat]
        screen.tell_narrow(screen.say("exchange", name=name, **screen.words.EXCHANGES))

    def is_done(self, line: str) -> bool:
        """Carry out a line; return whether it ends the exchange."""
        word, _, rest = line.partition(" ")
        command = self.command(word)
        if not line or command == "done":
            self.deck = self.decks.exchange(self.brought, self.decks.text(self.deck))
            return True
        if line[0] in "+-":
            self.deck = self.decks.move(self.deck, line[1:], beside=line[0] == "-")
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

    def swap(self, words: str) -> None:
        """`2 NAME = NAME`: the first cards leave, and the same number of the second come in."""
        out, _, into = words.partition("=")
        changed = self.decks.move(self.deck, out, beside=True)
        left = sum((self.counted(self.deck)[0] - self.counted(changed)[0]).values())
        comes = into.strip()
        comes = comes if comes[:1].isdecimal() else f"{left} {comes}"
        self.deck = self.decks.move(changed, comes, beside=False)
        self.tell()

    def counted(self, deck: Json) -> list[Counter[str]]:
        """How many copies of each card the two parts of a deck have."""
        parts = []
        for cards in self.decks.contents(deck):
            part: Counter[str] = Counter()
            for count, card in cards:
                part[card] += count
            parts.append(part)
        return parts

    def tell(self) -> None:
        """What has been exchanged so far, and how many cards each part has."""
        before, (library, sideboard) = self.counted(self.brought)[0], self.counted(self.deck)
        changes = [f"-{count} {self.name(card)}" for card, count in (before - library).items()]
        changes += [f"+{count} {self.name(card)}" for card, count in (library - before).items()]
        screen = self.terminal.screen
        changed = ", ".join(changes) or screen.say("exchange_nothing")
        sizes = {"library": library.total(), "sideboard": sideboard.total()}
        screen.tell_narrow(screen.say("exchange_so_far", changes=changed, **sizes))

    def show(self) -> None:
        """Both parts side by side."""
        parts: list[list[str]] = []
        for title, cards in zip(("exchange_library", "exchange_sideboard"), self.counted(self.deck), strict=True):
            rows = sorted(((self.name(card), count) for card, count in cards.items()), key=by_name)
            said = self.terminal.screen.say(title, n=cards.total())
            parts.append([said, *(f"{count:2} {name}" for name, count in rows)])
        for k in range(max(map(len, parts))):
            cells = [part[k] if k < len(part) else "" for part in parts]
            line = f"  {cells[0][: COLUMN - 4]:{COLUMN - 2}}{cells[1]}".rstrip()
            self.terminal.screen.console.print(Text(line, "bold" if not k else ""))
        self.tell()

    def name(self, card: str) -> str:
        """The name of a card in the player's language."""
        match = self.terminal.match
        found = match.game.cards.find(card, match.cards)
        return card if found is None else str(self.terminal.tongue.card(found))


def by_name(row: tuple[str, int]) -> str:
    """The sort key of a list of cards."""
    return unaccented(row[0])
