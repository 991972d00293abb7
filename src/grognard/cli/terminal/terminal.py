"""A match at a terminal: who sits where, and what they are shown of it."""

from __future__ import annotations

import sys
from functools import partial
from itertools import chain, groupby
from pathlib import Path
from typing import Any

from rich.console import Console

from grognard import bots as bot_shelf
from grognard.bots.eyes import Bot
from grognard.cli import common
from grognard.cli.terminal.game_files import Kept
from grognard.cli.terminal.pages import page_of
from grognard.cli.terminal.screen import Screen
from grognard.core.agenda import Event
from grognard.core.game import InputError
from grognard.core.match import Match
from grognard.core.policy import Policy
from grognard.core.policy import parse as parse_policy
from grognard.core.series import Series

MOST_LINES = 4  # more options than this that differ in one word only stand side by side


class Terminal:
    """The seats of a match, what each person has read, and the screen they share."""

    def __init__(self, match: Match, kinds: list[str], lang: str, console: Console, loaded: Path | None = None) -> None:
        self.match = match
        match.seating = kinds
        self.kinds = kinds  # the bot of each seat; empty for a person
        self.screen = Screen(console, lang)
        self.names = common.seat_names(kinds, lang)
        bare = [name if kind else "" for name, kind in zip(self.names, kinds, strict=True)]
        self.tongue: Any = match.game.speech.tongue(lang, match.cards, bare, match.variant)
        self.page = page_of(match.game, self.names, self.screen.say)
        self.bots: dict[int, Bot] = {
            seat: bot_shelf.make(kind, match.game, match.seed + seat) for seat, kind in enumerate(kinds) if kind
        }
        self.people = [seat for seat, kind in enumerate(kinds) if not kind]
        self.reader = self.people[0] if self.people else None
        self.told = dict.fromkeys(self.people, len(match.answers))  # how many lines of the log each person has read
        # When each person is asked in windows, and which answers were passes that the table gave for them
        written = match.policies if len(match.policies) == len(kinds) else [""] * len(kinds)
        self.policies = {
            seat: parse_policy(written[seat], match.game.hints.moments) or Policy() for seat in self.people
        }
        self.passes: set[int] = set()
        self.resumed = bool(match.answers)  # a person who continues a game is shown the whole table once
        # A game that a person plays at a terminal is kept; input from a pipe can be piped again
        self.kept = Kept(match.game, loaded) if self.people and sys.stdin.isatty() else None
        self.saved: list[int] | None = None  # the answers that the game had when it was last saved

    def followed_by(self, match: Match) -> Terminal:
        """The next game of a match, with the same people; it is kept where this one was."""
        other = Terminal(match, self.kinds, self.screen.lang, self.screen.console)
        other.kept = self.kept
        return other

    def explain(self, input_error: InputError) -> str:
        """What is wrong with a line, in the player's language."""
        if input_error.saying in self.screen.words.SAYINGS:
            return self.screen.say(input_error.saying, **input_error.words)
        return (
            str(self.tongue.mistake(input_error.saying, input_error.words)) if input_error.saying else str(input_error)
        )

    @property
    def series(self) -> Series | None:
        """The match of several games that this one belongs to, with this one counted once it is over."""
        series = self.match.series
        return series.after(self.match.state.score()) if series is not None and self.match.is_over else series

    @property
    def goes_on(self) -> bool:
        """Whether there is something left to play."""
        return not self.match.is_over or (self.series is not None and not self.series.is_over)

    @property
    def is_at_window(self) -> bool:
        """Whether the open question is a window, in which to pass is the first option."""
        return bool(self.match.game.hints.moment(self.match.state))

    def is_asked(self, seat: int) -> bool:
        """Whether a person wants to be asked the open question."""
        state = self.match.state
        moment = self.match.game.hints.moment(state)
        about = partial(self.match.game.hints.about, state)
        return self.policies[seat].asks(moment, state.options, self.match.is_asked_again(), about)

    def is_forced(self, state: Any) -> bool:
        """Whether a question in the middle of a play has only one answer, so that it need not be asked."""
        asks = self.page.is_always_asked(state.asked) or self.match.game.hints.moment(state)
        return len(state.options) == 1 and not asks

    def options(self) -> list[int]:
        """The options as they are numbered on the screen."""
        return self.page.in_order(self.match.state)

    def spelled(self, action: int) -> str:
        """An action as it can be typed."""
        return self.match.game.spell(action, self.match.cards)

    # What is shown

    def show_table(self, seat: int, whole: bool = False) -> None:
        """Draw what a seat sees."""
        self.page.draw(self.match.state.view(seat), self.tongue, self.screen.console, whole=whole)

    def show_question(self, seat: int) -> None:
        """Show the prompt and its numbered options."""
        state = self.match.state
        self.screen.tell(self.page.question(state, self.tongue, seat), "bold")
        number = 1
        for head, run in groupby(self.options(), lambda action: self.page.head(action, state, self.tongue)):
            actions = list(run)
            if head and len(actions) > MOST_LINES:
                self.show_group(number, head, actions)
            else:
                for k, action in enumerate(actions, start=number):
                    said = self.tongue.action(action, state)
                    self.screen.tell_option(f" {k:2}  ", said, f"[{self.spelled(action)}]")
            number += len(actions)

    def show_group(self, number: int, head: str, actions: list[int]) -> None:
        """Show options that differ in one word only, side by side below their common words."""
        spelled = [self.spelled(action) for action in actions]
        own = [self.page.own_words(words) for words in spelled]
        self.screen.tell_option("     ", head, f"[{spelled[0][: -len(own[0])]}…]")
        width = max(5, *map(len, own))
        self.screen.tell_side_by_side([f"{k:3}  {words:{width}}" for k, words in enumerate(own, start=number)])

    def show_news(self, seat: int | None, reader: int | None) -> bool:
        """Show what has happened since the seat last answered; return whether anything has."""
        start = self.told.get(seat, 0) if seat is not None else 0
        events = list(chain.from_iterable(self.match.events[start:]))
        if seat is not None:
            self.told[seat] = len(self.match.answers)
        for line in self.lines(events, reader):
            self.screen.tell_log(line, "dim")
        return bool(events)

    def show_log(self, reader: int) -> None:
        """Show everything that has happened."""
        for line in self.lines(list(chain.from_iterable(self.match.events)), reader):
            self.screen.tell_log(line)

    def lines(self, events: list[Event], reader: int | None) -> list[str]:
        """Log lines for a reader; equal lines in a row are counted."""
        said = [self.tongue.event(self.match.game.redact(event, reader), reader) for event in events]
        counted = [(line, len(list(run))) for line, run in groupby(said)]
        return [line if n == 1 else self.screen.say("times", line=line, n=n) for line, n in counted]

    def change_hands(self, seat: int) -> None:
        """Empty the screen for the next person."""
        self.screen.tell(self.screen.say("hand_over", name=self.names[seat]), "bold")
        self.screen.read_line("")
        self.screen.clear()
