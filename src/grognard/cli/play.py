"""`grognard play`: people and bots at one terminal."""

from __future__ import annotations

import shlex
import subprocess
import sys
import textwrap
from contextlib import suppress
from functools import partial
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

import grognard
from grognard import bots as bot_shelf
from grognard.bots.eyes import Bot, Eyes
from grognard.cli import between, common
from grognard.cli.decks import Decks
from grognard.cli.keeping import Kept, kept_folder, problem_of, write
from grognard.cli.reference import rule_named, rule_text
from grognard.core import scenario
from grognard.core.agenda import Event
from grognard.core.game import Game, Oops
from grognard.core.match import Match, new_seed
from grognard.core.policy import CARDS, EACH, FOR, WAYS, Policy
from grognard.core.policy import parse as parse_policy
from grognard.core.rng import commitment
from grognard.core.series import LENGTHS, Series
from grognard.text.lang import unaccented

with suppress(ImportError):  # where it exists, lines can be edited and recalled
    import_module("readline")


# Words of other programs that people try first
SHORTEST = 3  # letters that may stand for an option on the screen
SHORTHAND = {"?": "help", "exit": "quit"}


class Leave(Exception):
    """Somebody wants to stop."""


class Terminal:
    """A match at a terminal: who sits where, what they read, what they type."""

    def __init__(self, match: Match, kinds: list[str], lang: str, console: Console, loaded: Path | None = None) -> None:
        self.match = match
        match.seating = kinds
        self.kinds = kinds  # the bot of each seat; empty for a person
        self.lang = lang
        self.words = common.shell(lang)
        self.console = console
        self.names = common.seat_names(kinds, lang)
        bare = [name if kind else "" for name, kind in zip(self.names, kinds, strict=True)]
        self.tongue: Any = match.game.speech.tongue(lang, match.cards, bare, match.variant)
        self.page: Any = import_module(f"grognard.cli.tables.{match.game.name}")
        self.bots: dict[int, Bot] = {
            seat: bot_shelf.make(kind, match.game, match.seed + seat) for seat, kind in enumerate(kinds) if kind
        }
        self.people = [seat for seat, kind in enumerate(kinds) if not kind]
        self.reader = self.people[0] if self.people else None
        self.told = dict.fromkeys(self.people, len(match.answers))  # how much of the log each has read
        # When each person is asked in windows, and which answers were passes that the table gave for them
        written = match.policies if len(match.policies) == len(kinds) else [""] * len(kinds)
        self.policies = {
            seat: parse_policy(written[seat], match.game.hints.moments) or Policy() for seat in self.people
        }
        self.passes: set[int] = set()
        self.resumed = bool(match.answers)  # the whole table is shown once to who comes back
        # What a person plays at a terminal is kept; what comes through a pipe can be piped again
        self.kept = Kept(match.game, loaded) if self.people and sys.stdin.isatty() else None
        self.saved: list[int] | None = None  # the answers of the game as it was last saved

    def followed_by(self, match: Match) -> Terminal:
        """The next game of a match, with the same people; it is kept where this one was."""
        other = Terminal(match, self.kinds, self.lang, self.console)
        other.kept = self.kept
        return other

    def say(self, key: str, **words: object) -> str:
        """A sentence around the game."""
        text: str = self.words.SAYINGS[key].format(**words)
        return text

    def slip(self, oops: Oops) -> str:
        """What is wrong with a line, in the player's language."""
        if oops.saying in self.tongue.sayings:
            return str(self.tongue.slip(oops.saying, oops.words))
        return str(self.words.SAYINGS[oops.saying].format(**oops.words)) if oops.saying else str(oops)

    @property
    def series(self) -> Series | None:
        """The match of several games that this one belongs to, with this one counted once it is over."""
        series = self.match.series
        return series.after(self.match.state.score()) if series is not None and self.match.is_over else series

    @property
    def goes_on(self) -> bool:
        """Whether there is something left to play."""
        return not self.match.is_over or (self.series is not None and not self.series.is_over)

    def run(self) -> None:
        """Play until the end, or until somebody leaves."""
        title = self.match.game.title
        promise = commitment(self.match.seed)[:16]
        self.console.print(self.say("welcome", title=title, commitment=promise), style="bold")
        if self.match.recorded != self.match.game.version:
            self.console.print(Text(common.of_earlier_rules(self.match, self.lang)))
        self.console.print(self.say("names", names=", ".join(self.names)))
        if self.match.series is not None:
            began = self.match.series
            said = self.say("match_game", game=began.played + 1, games=began.games)
            self.console.print(Text(said, "bold"))
        if "decks" in self.match.options and self.match.given is None:
            played = ", ".join(self.page.deck_names(self.match))
            self.console.print(self.say("played_decks", decks=played), markup=False, width=80)
        if self.kept is not None:
            self.console.print(Text(self.say("kept", folder=homely(kept_folder())), "dim"))
        while not self.match.is_over:
            seat = self.match.state.seat
            if seat in self.bots:
                self.match.play(self.bots[seat].choose(Eyes(self.match.state, seat)))
            elif not self.is_asked(seat):
                self.passes.add(len(self.match.answers))
                self.match.play(self.match.state.options[0])
            elif seat != self.reader and self.is_forced(self.match.state):
                self.match.play(self.match.state.options[0])  # not worth a hand-over; its owner reads it in the log
            else:
                self.keep()
                if self.hand_over(seat):
                    self.match.play(self.ask(seat))
        self.keep()
        self.finish()

    def is_asked(self, seat: int) -> bool:
        """Whether a person wants to be asked the open question."""
        state = self.match.state
        moment = self.match.game.hints.moment(state)
        about = partial(self.match.game.hints.about, state)
        return self.policies[seat].asks(moment, state.options, self.match.is_asked_again(), about)

    def finish(self) -> None:
        """The last of the log and the result."""
        reader = self.reader if len(self.people) == 1 else None
        self.tell(self.reader, reader)
        self.console.rule(Text(self.say("result"), "bold"), style="dim")
        self.page.result(self.match.state, self.tongue, self.console, reader)
        promise = commitment(self.match.seed)[:16]
        self.console.print(self.say("seed", seed=self.match.seed, commitment=promise), highlight=False)
        if self.series is not None:
            between.tell_series(self, self.series)
        if self.people and not self.goes_on:
            self.offer()

    def offer(self) -> None:
        """A finished game can still be saved; a line that is no answer to that asks again at a terminal."""
        while True:
            line = self.read_line(f"{self.say('offer', save=self.words.COMMANDS['save'])} > ").strip()
            word, _, rest = line.partition(" ")
            if self.command(word) == "save":
                self.save_as(rest.strip(), is_forced=word.endswith("!"))
                if self.saved == self.match.answers:
                    break
            elif not line or self.command(word) == "quit" or not sys.stdin.isatty():
                break
            else:
                self.console.print(self.say("save_where"))
        if self.kept is not None:
            self.kept.drop()

    def hand_over(self, seat: int) -> bool:
        """Between two people nobody sees the other's hand; False if the last answer was taken back instead."""
        before, self.reader = self.reader, seat
        if before is None or seat == before:
            return True
        # What the answer led to is read by who gave it, before the screen is cleared
        news = self.tell(before, before)
        if self.console.is_terminal:
            while news:
                word = self.command(self.read_line(f"{self.say('pause', undo=self.words.COMMANDS['undo'])} > ").strip())
                if word == "quit":
                    raise Leave
                if word != "undo":
                    break
                if self.take_back(before):
                    self.reader = before
                    return False
            self.console.clear()
        self.change_hands(seat)
        return True

    def change_hands(self, seat: int) -> None:
        """The screen is empty until the next person has it."""
        self.console.print(self.say("hand_over", name=self.names[seat]), style="bold")
        self.read_line("")
        if self.console.is_terminal:
            self.console.clear()

    def tell(self, seat: int | None, reader: int | None) -> bool:
        """What has happened since the seat last answered, if anything; equal lines in a row are counted."""
        start = self.told.get(seat, 0) if seat is not None else 0
        events = [event for batch in self.match.events[start:] for event in batch]
        if seat is not None:
            self.told[seat] = len(self.match.answers)
        for line in self.lines(events, reader):
            self.print_line(line, "dim")
        return bool(events)

    def print_line(self, line: str, style: str = "") -> None:
        """A line of the log; what does not fit goes on a little further in."""
        for words in textwrap.wrap(line, max(self.console.width, 20), initial_indent="  ", subsequent_indent="    "):
            self.console.print(Text(words, style))

    def lines(self, events: list[Event], reader: int | None) -> list[str]:
        """Log lines for a reader."""
        out: list[tuple[str, int]] = []
        for event in events:
            line = self.tongue.event(self.match.game.redact(event, reader), reader)
            if out and out[-1][0] == line:
                out[-1] = (line, out[-1][1] + 1)
            else:
                out.append((line, 1))
        return [line if n == 1 else self.say("times", line=line, n=n) for line, n in out]

    def ask(self, seat: int) -> int:
        """The person's answer to the open question."""
        state = self.match.state
        self.tell(seat, seat)
        if self.resumed:
            self.resumed = False
            self.page.draw(state.view(seat), self.tongue, self.console, whole=True)
        elif state.asked in self.page.SHOWN_AT:
            self.page.draw(state.view(seat), self.tongue, self.console)
        if self.is_forced(state):
            asked = self.page.question(state, self.tongue, seat)
            self.console.print(Text(f"{asked} {self.tongue.action(state.options[0], state)}", "dim"))
            return int(state.options[0])
        self.show_question(seat)
        while True:
            state = self.match.state  # another one after `undo`
            is_window = bool(self.match.game.hints.moment(state))
            line = self.read_line(f"{self.say('choose_or_pass' if is_window else 'choose')} > ").strip()
            answer = self.answer(seat, line) if line else int(state.options[0]) if is_window else None
            if answer is not None:
                return answer
            if not self.is_asked(seat):  # the policy was just changed
                return int(self.match.state.options[0])

    def is_forced(self, state: Any) -> bool:
        """A question in the middle of a play with one answer only is not worth a key."""
        asks = state.asked in self.page.ALWAYS_ASKED or self.match.game.hints.moment(state)
        return len(state.options) == 1 and not asks

    def options(self) -> list[int]:
        """The options as they are numbered on the screen."""
        shown: list[int] = self.page.in_order(self.match.state)
        return shown

    def show_question(self, seat: int) -> None:
        """The prompt and its numbered options."""
        state = self.match.state
        self.console.print(Text(self.page.question(state, self.tongue, seat), "bold"))
        number = 1
        for head, run in groupby(self.options(), lambda action: self.page.head(action, state, self.tongue)):
            actions = list(run)
            if head and len(actions) > 4:
                self.show_group(number, head, actions)
            else:
                for k, action in enumerate(actions, start=number):
                    self.show_option(f" {k:2}  ", self.tongue.action(action, state), f"[{self.spelled(action)}]")
            number += len(actions)

    def spelled(self, action: int) -> str:
        """An action as it can be typed."""
        return self.match.game.spell(action, self.match.cards)

    def show_group(self, number: int, head: str, actions: list[int]) -> None:
        """Options that differ in one word only, side by side below what they have in common."""
        spelled = [self.spelled(action) for action in actions]
        own = [self.page.own_words(words) for words in spelled]
        self.show_option("     ", head, f"[{spelled[0][: -len(own[0])]}…]")
        width = max(5, *map(len, own))
        items = [f"{k:3}  {words:{width}}" for k, words in enumerate(own, start=number)]
        row = max(self.console.width, 20) // len(items[0])
        for start in range(0, len(items), row):
            self.console.print(Text("".join(items[start : start + row]).rstrip()))

    def show_option(self, lead: str, said: str, spelled: str) -> None:
        """A line with its notation; what does not fit goes on below the words."""
        width = max(self.console.width, 20)
        body = textwrap.wrap(said, width - len(lead)) or [""]
        fits = len(lead) + len(body[-1]) + 2 + len(spelled) <= width
        lines = [*body, *([] if fits else [""])]
        for k, words in enumerate(lines):
            line = Text((lead if k == 0 else " " * len(lead)) + words)
            if k == len(lines) - 1:
                line.append(("  " if words else "") + spelled, "dim")
            self.console.print(line)

    def read_line(self, prompt: str) -> str:
        """A line from the keyboard or a pipe."""
        return read_line(prompt, self.console)

    def answer(self, seat: int, line: str) -> int | None:
        """The action a line means; None when it was a command or a mistake."""
        word, _, rest = line.partition(" ")
        command = self.command(word)
        if command == "save":
            self.save_as(rest.strip(), is_forced=word.endswith("!"))
            return None
        if command:
            getattr(self, f"do_{command}")(seat, rest.strip())
            return None
        action = self.action_meant(line)
        if action is None:
            return None
        reason = self.match.state.why_not(action)
        if reason is None:
            return action
        self.console.print(self.tongue.reason(reason, seat), markup=False)
        return None

    def command(self, word: str) -> str | None:
        """The command a word means, in the player's language or in English; `save!` saves in any case."""
        for command, known in self.words.COMMANDS.items():
            for name in (command, unaccented(known)):
                if unaccented(word) == name or (command == "save" and unaccented(word) == f"{name}!"):
                    return str(command) if command != "policy" or self.match.game.hints.moments else None
        return SHORTHAND.get(word)

    def action_meant(self, line: str) -> int | None:
        """The action of a number on the screen or of a notation, legal or not; None after saying what is wrong."""
        if line.isdecimal():
            options = self.options()
            if 1 <= int(line) <= len(options):
                return options[int(line) - 1]
            self.console.print(self.say("no_such_number", n=line, most=len(options)))
            return None
        try:
            game = self.match.game
            return game.parse(game.complete(self.match.state, line), self.match.cards)
        except Oops as e:
            if (action := self.option_named(line)) is not None:
                return action
            self.console.print(self.say("not_understood", problem=self.slip(e)), markup=False)
            return None

    def option_named(self, line: str) -> int | None:
        """The one option on the screen that begins with what was typed, or is about it: `shoot`, `hussar`."""
        typed = unaccented(line).replace("-", " ")
        found = []
        for option in self.options() if len(typed) >= SHORTEST else []:
            said = unaccented(self.tongue.action(option, self.match.state)).replace("-", " ")
            _, _, about = self.match.game.spell(option, self.match.cards).replace("-", " ").partition(" ")
            if said.startswith(typed) or typed in (about, about.partition("#")[0]):
                found.append(option)
        return found[0] if len(found) == 1 else None

    # Commands

    def do_why(self, seat: int, rest: str) -> None:
        """Why an action is not allowed."""
        if not rest:
            example = self.match.game.spell(self.options()[0], self.match.cards)
            self.console.print(self.say("why_what", example=example))
            return
        action = self.action_meant(rest)
        if action is None:
            return
        reason = self.match.state.why_not(action)
        if reason is not None:
            self.console.print(self.tongue.reason(reason, seat), markup=False)
            return
        said = self.tongue.action(action, self.match.state)
        self.console.print(f"{said}: {self.say('legal')}", markup=False)

    def do_undo(self, seat: int, rest: str) -> None:
        """Back to this person's last question."""
        if self.take_back(seat):
            self.do_table(seat, "")

    def take_back(self, seat: int) -> bool:
        """Take a person's last answer back, over those of bots, but never over another person's."""
        for at in range(len(self.match.answers) - 1, -1, -1):
            who = self.match.seats_answering[at]
            if who not in self.people or at in self.passes or self.is_forced(self.match.before(at)):
                continue
            if who != seat:
                self.console.print(self.say("undo_stops", name=self.names[who]))
                return False
            words = self.match.game.spell(self.match.answers[at], self.match.cards)
            self.match.undo(at)
            self.passes = {n for n in self.passes if n < at}
            self.told = {person: min(read, at) for person, read in self.told.items()}
            self.console.print(self.say("undone", action=words))
            return True
        self.console.print(self.say("nothing_to_undo"))
        return False

    def do_rules(self, seat: int, rest: str) -> None:
        """A rule by its number."""
        try:
            rule = rule_named(self.match.game, rest)
            self.console.print(f"{rule.number}: {rule_text(rule, self.lang)}", markup=False, highlight=False, width=80)
        except Oops as e:
            self.console.print(f"{self.slip(e)}.", markup=False)

    def do_card(self, seat: int, rest: str) -> None:
        """What a card or an icon does."""
        card = self.match.game.cards.find(rest, self.match.cards)
        if card is None:
            said = self.tongue.explain(rest) or self.say("no_card", name=repr(rest))
        else:
            said = f"{self.tongue.card(card)}: {self.tongue.card_text(card)}"
        self.console.print(said, markup=False, highlight=False, width=80)

    def do_policy(self, seat: int, rest: str) -> None:
        """When the person is asked in windows; with words, from now on."""
        policy = parse_policy(" ".join(map(self.policy_word, rest.split())), self.match.game.hints.moments)
        if policy is None:
            if rest:
                self.console.print(self.say("no_policy", words=rest), markup=False)
            self.explain_policies()
        else:
            self.policies[seat] = policy
            spelled = [self.policies[s].spell() if s in self.policies else "" for s in range(self.match.seats)]
            self.match.policies = spelled
        now = self.policies[seat]
        chosen = self.policy_words(now)
        self.console.print(self.say("policy_now", policy=self.say(f"policy.{now.mode}", moments=chosen)), markup=False)

    def policy_words(self, policy: Policy) -> str:
        """What is said after `for` or `each`, in the player's language."""
        named = [self.words.MOMENTS[moment] for moment in policy.moments]
        named += [f"{self.words.MOMENTS[moment]}={self.words.POLICIES[way]}" for moment, way in policy.ways.items()]
        if policy.cards:
            named.append(" ".join((self.words.POLICIES[CARDS], *policy.cards)))
        return ", ".join(named)

    def explain_policies(self) -> None:
        """What can be said after `policy`."""
        command, words = self.words.COMMANDS["policy"], self.words.POLICIES
        example = Policy(EACH, (), dict(zip(self.words.MOMENTS, WAYS, strict=False)), ["…"])
        moments = [f"{word} ({self.say(f'moment.{name}')})" for name, word in self.words.MOMENTS.items()]
        rows = [
            (
                f"{command} {word}{' …' if mode in (FOR, EACH) else ''}",
                self.say(f"policy.{mode}", moments=", ".join(moments) if mode == FOR else self.policy_words(example)),
            )
            for mode, word in words.items()
            if mode != CARDS
        ]
        self.show_rows(rows)

    def policy_word(self, word: str) -> str:
        """A word of a policy in English, from the player's language."""
        moment, parted, way = word.partition("=")
        if parted:
            return f"{self.policy_word(moment)}={self.policy_word(way)}"
        for words in (self.words.POLICIES, self.words.MOMENTS):
            for english, own in words.items():
                if unaccented(word.strip(",")) == unaccented(own):
                    return str(english)
        return word.strip(",").lower()

    def do_log(self, seat: int, rest: str) -> None:
        """Everything that has happened."""
        for line in self.lines([event for batch in self.match.events for event in batch], seat):
            self.print_line(line)

    def do_table(self, seat: int, rest: str) -> None:
        """The table and the question again."""
        self.page.draw(self.match.state.view(seat), self.tongue, self.console, whole=True)
        self.show_question(seat)

    def save_as(self, name: str, is_forced: bool) -> None:
        """Save the game in a file; one that exists is overwritten only when that is meant."""
        if not name:
            self.console.print(self.say("save_where"))
            return
        path = Path(name)
        try:
            path = path.expanduser()
            if path.exists() and not path.is_dir() and not is_forced and not self.may_overwrite(path):
                return
            write(self.match, path)
        except (OSError, ValueError, RuntimeError) as e:
            self.console.print(self.say("not_saved", problem=f"{path}: {problem_of(e)}"), markup=False)
            return
        self.saved = self.match.answers[:]
        if self.kept is not None:
            self.kept.leave_alone(path)
        self.tell_saved(path)

    def may_overwrite(self, path: Path) -> bool:
        """Ask at a terminal; a pipe has to say `save!`."""
        if not sys.stdin.isatty():
            said = self.say("exists", file=path, save=self.words.COMMANDS["save"])
            self.console.print(said, markup=False, highlight=False)
            return False
        answer = unaccented(self.read_line(f"{self.say('overwrite', file=path)} > ").strip())
        return answer in ("y", "yes", *self.words.YES)

    def between_games(self, seat: int, line: str) -> None:
        """What may be typed while cards are exchanged, besides that."""
        word, _, rest = line.partition(" ")
        command = self.command(word)
        if command == "save":
            self.save_as(rest.strip(), is_forced=word.endswith("!"))
        elif command in ("card", "rules", "log", "quit"):
            getattr(self, f"do_{command}")(seat, rest.strip())
        else:
            said = self.say("exchange", name=self.names[seat], **self.words.EXCHANGES)
            self.console.print(said, markup=False, highlight=False, width=80)

    def tell_saved(self, path: Path) -> None:
        """Where the game is, and what can be done with it."""
        key = "saved" if self.goes_on else "saved_finished"
        said = self.say(key, file=as_typed(path), game=self.match.game.name)
        self.console.print(said, markup=False, highlight=False, soft_wrap=True)  # a path is copied in one piece

    def keep(self) -> None:
        """Keep a copy of the game, if a person is playing it at a terminal."""
        if self.kept is None or not (self.match.answers or self.match.series):
            return
        try:
            self.kept.write(self.match)
        except (OSError, ValueError, RuntimeError) as e:
            self.kept = None if self.kept.path is None else self.kept
            self.console.print(self.say("not_kept", problem=problem_of(e)), markup=False)

    def do_help(self, seat: int, rest: str) -> None:
        """What can be typed."""
        rows = [(self.say("help.numbers"), self.say("help.numbers_text"))]
        wants = {"why": "action", "rules": "number", "card": "name", "save": "file", "policy": "when"}
        for command, word in self.words.COMMANDS.items():
            if command != "help" and (command != "policy" or self.match.game.hints.moments):
                with_what = f" {self.say('help.' + wants[command])}" if command in wants else ""
                rows.append((word + with_what, self.say(f"help.{command}")))
        self.show_rows(rows)

    def show_rows(self, rows: list[tuple[str, str]]) -> None:
        """What can be typed on the left, what it does on the right."""
        width = max(len(left) for left, _ in rows) + 2
        for left, right in rows:
            body = f"\n{' ' * (width + 2)}".join(textwrap.wrap(right, 78 - width))
            self.console.print(f"  {left:{width}}{body}", markup=False, highlight=False)

    def do_quit(self, seat: int, rest: str) -> None:
        """Leave."""
        raise Leave


def read_line(prompt: str, console: Console) -> str:
    """A line from the keyboard, or from a pipe and then shown."""
    if sys.stdin.isatty():
        try:
            return input(prompt)
        except EOFError:
            raise Leave from None
    line = sys.stdin.readline()
    if not line:
        raise Leave
    console.print(prompt + line.rstrip("\n"), markup=False, highlight=False)
    return line


def homely(path: Path) -> str:
    """A path as people write it."""
    if sys.platform == "win32" or not path.is_relative_to(Path.home()):
        return str(path)
    return f"~/{path.relative_to(Path.home())}"


def as_typed(path: Path) -> str:
    """A path as this system's shell takes it."""
    return subprocess.list2cmdline([str(path)]) if sys.platform == "win32" else shlex.quote(str(path))


def seating(engine: Game, variant: str, seats: int, bots: str) -> list[str]:
    """Who sits where: people first, then bots. A bot alone gets one person; nobody named means a greedy bot."""
    kinds = [name.strip() for name in bots.split(",")] if bots else []
    for kind in kinds:
        if kind not in bot_shelf.BOTS:
            raise Oops(f"there is no bot {kind!r}; expected {', '.join(bot_shelf.BOTS)}")
    counts = engine.seat_counts(variant)
    if not seats:
        kinds = kinds or ["greedy"] * (counts[0] - 1)
        seats = max(counts[0], len(kinds) + 1)
    engine.check(variant, seats)
    if len(kinds) > seats:
        raise Oops(f"--bots names {len(kinds)} bots for {seats} seats")
    return [""] * (seats - len(kinds)) + kinds


def ask_for_decks(
    engine: Game, options: dict[str, Any], kinds: list[str], seed: int, lang: str, console: Console
) -> None:
    """A game with decks asks each person at a terminal for one, unless the command names them; `?` asks in any case."""
    asked = options.get("decks", "?" if sys.stdin.isatty() else "")
    if "decks" in engine.option_values and asked == "?":
        asking = Decks(common.shell(lang).SAYINGS, partial(read_line, console=console))
        options["decks"] = asking.choose(common.seat_names(kinds, lang), seed)


def check_games(engine: Game, games: int) -> None:
    """A match of several games is for games with decks, whose cards are exchanged in between."""
    if games not in LENGTHS:
        raise Oops(f"--games is {games}; expected {', '.join(map(str, LENGTHS[:-1]))} or {LENGTHS[-1]}")
    if games > 1 and engine.decks is None:
        raise Oops(f"--games: {engine.title} has no decks to change between games; expected a game with decks")


def leave(terminal: Terminal) -> None:
    """Say where the game of a person at a terminal is kept, unless it was saved as it stands."""
    terminal.console.print()
    if terminal.goes_on:
        terminal.console.print(terminal.say("goodbye" if terminal.match.series is None else "goodbye_match"))
    if terminal.kept is None:
        return
    if terminal.saved == terminal.match.answers:
        terminal.kept.drop()
        return
    terminal.keep()
    if terminal.kept is not None and terminal.kept.path is not None:
        terminal.tell_saved(terminal.kept.path)


def match_from(scene: Path, engine: Game, seed: str) -> Match:
    """A game that begins from the position of a scenario."""
    one = scenario.read(scene, grognard.load)
    if one.game.name != engine.name:
        raise Oops(f"{scene}: a scenario of {one.game.name}, not of {engine.name}")
    given = None if one.given is None else engine.require_staging().at_table(one.given)
    return Match(engine, one.variant, one.seats, common.seed_of(seed), one.options, one.cards, given)


def play(
    game: common.GameName,
    variant: common.Variant = "",
    seats: common.Seats = 0,
    bots: common.Bots = "",
    lang: common.Lang = "en",
    seed: common.Seed = "",
    cards: common.Cards = None,
    option: common.Option = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    games: Annotated[int, typer.Option(help="Of a match, with decks: most wins of 1, 3 or 5.")] = 1,
    scene: Annotated[Path | None, typer.Option(help="Begin from the position of a scenario file.")] = None,
) -> None:
    """Play against bots, or with friends at one terminal."""
    engine, variant = common.open_game(game, variant)
    check_games(engine, games)
    common.language(lang)
    options = common.options_of(engine, option)
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 80)
    if load is not None:
        match = common.saved_match(load, lang)
        if match.game.name != engine.name:
            raise Oops(f"{load}: a game of {match.game.name}, not of {engine.name}")
        named = len(match.seating) == match.seats and all(kind in ("", *bot_shelf.BOTS) for kind in match.seating)
        kinds = match.seating if named and not bots else seating(engine, match.variant, match.seats, bots)
    elif scene is not None:
        match = match_from(scene, engine, seed)
        against = "" if seats else ",".join(["greedy"] * (match.seats - 1))
        kinds = seating(engine, match.variant, match.seats, bots or against)
    else:
        kinds = seating(engine, variant, seats, bots)
        number = common.seed_of(seed)
        number = new_seed() if number is None else number
        try:
            ask_for_decks(engine, options, kinds, number, lang, console)
        except (Leave, KeyboardInterrupt):
            return
        match = Match(engine, variant, len(kinds), number, options, engine.cards.read(cards))
        match.series = Series(games, [0] * len(kinds)) if games > 1 else None
    terminal = Terminal(match, kinds, lang, console, load)
    try:
        terminal.run()
        while terminal.goes_on and terminal.series is not None:
            following = between.next_match(terminal, terminal.series, bool(seed))
            terminal = terminal.followed_by(following)
            terminal.run()
    except (Leave, KeyboardInterrupt):
        leave(terminal)
    except Exception:
        leave(terminal)  # an error of ours must not cost the game
        raise
