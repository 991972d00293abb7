"""Playing a match at a terminal: bots and people answer in turn until it is over."""

from __future__ import annotations

import sys

from rich.text import Text

from grognard.bots.eyes import Eyes
from grognard.cli import common
from grognard.cli.terminal.answers import action_meant
from grognard.cli.terminal.commands import command_meant, obey, take_back
from grognard.cli.terminal.game_files import kept_folder
from grognard.cli.terminal.saving import homely, keep, save_as
from grognard.cli.terminal.screen import Leave
from grognard.cli.terminal.terminal import Terminal
from grognard.core.rng import commitment
from grognard.core.series import Series

SHOWN_OF_COMMITMENT = 16  # letters


def run(terminal: Terminal) -> None:
    """Play until the end, or until somebody leaves."""
    welcome(terminal)
    match = terminal.match
    while not match.is_over:
        seat = match.state.seat
        if seat in terminal.bots:
            match.play(terminal.bots[seat].choose(Eyes(match.state, seat)))
        elif not terminal.is_asked(seat):
            terminal.passes.add(len(match.answers))
            match.play(match.state.options[0])
        elif seat != terminal.reader and terminal.is_forced(match.state):
            match.play(match.state.options[0])  # not worth handing the terminal over; the player reads it in the log
        else:
            keep(terminal)
            if hand_over(terminal, seat):
                match.play(ask(terminal, seat))
    keep(terminal)
    finish(terminal)


def welcome(terminal: Terminal) -> None:
    """Say what is about to be played, by whom, and where it is kept."""
    match, screen = terminal.match, terminal.screen
    promise = commitment(match.seed)[:SHOWN_OF_COMMITMENT]
    screen.tell(screen.say("welcome", title=match.game.title, commitment=promise), "bold")
    if match.is_of_another_time:
        screen.tell(common.of_another_time(match, screen.lang))
    screen.tell(screen.say("names", names=", ".join(terminal.names)))
    if match.series is not None:
        said = screen.say("match_game", game=match.series.played + 1, games=match.series.games)
        screen.tell(said, "bold")
    if match.dealt:
        decks = match.game.require_decks()
        titles = ", ".join(decks.title(decks.name_of(deck), screen.lang) for deck in match.dealt)
        screen.tell_narrow(screen.say("played_decks", decks=titles))
    if terminal.kept is not None:
        screen.tell(screen.say("kept", folder=homely(kept_folder())), "dim")


def ask(terminal: Terminal, seat: int) -> int:
    """Ask until the person answers the open question."""
    state, screen = terminal.match.state, terminal.screen
    terminal.show_news(seat, seat)
    if terminal.resumed or terminal.page.is_shown_at(state.asked):
        terminal.show_table(seat, whole=terminal.resumed)
        terminal.resumed = False
    if terminal.is_forced(state):
        asked = terminal.page.question(state, terminal.tongue, seat)
        screen.tell(f"{asked} {terminal.tongue.action(state.options[0], state)}", "dim")
        return int(state.options[0])
    terminal.show_question(seat)
    while True:
        is_window = terminal.is_at_window
        line = screen.read_line(f"{screen.say('choose_or_pass' if is_window else 'choose')} > ").strip()
        if not line and is_window:
            return int(terminal.match.state.options[0])
        answer = answer_meant(terminal, seat, line) if line else None
        if answer is not None:
            return answer
        if not terminal.is_asked(seat):  # the policy was just changed
            return int(terminal.match.state.options[0])


def answer_meant(terminal: Terminal, seat: int, line: str) -> int | None:
    """The legal action a line means; None when it was a command or a mistake."""
    if obey(terminal, seat, line):
        return None
    action = action_meant(terminal, line)
    if action is None:
        return None
    reason = terminal.match.state.why_not(action)
    if reason is None:
        return action
    terminal.screen.tell(terminal.tongue.reason(reason, seat))
    return None


def hand_over(terminal: Terminal, seat: int) -> bool:
    """Clear the screen between two people; return False if the last answer was taken back instead."""
    screen = terminal.screen
    before, terminal.reader = terminal.reader, seat
    if before is None or seat == before:
        return True
    # The person who answered reads the result before the screen is cleared
    news = terminal.show_news(before, before)
    while news and screen.console.is_terminal:
        typed = screen.read_line(f"{screen.say('pause', undo=screen.words.COMMANDS['undo'])} > ").strip()
        command = command_meant(terminal, typed)
        if command == "quit":
            raise Leave
        if command != "undo":
            break
        if take_back(terminal, before):
            terminal.reader = before
            return False
    screen.clear()
    terminal.change_hands(seat)
    return True


def finish(terminal: Terminal) -> None:
    """Show the end of the log and the result."""
    match, screen = terminal.match, terminal.screen
    reader = terminal.reader if len(terminal.people) == 1 else None
    terminal.show_news(terminal.reader, reader)
    screen.console.rule(Text(screen.say("result"), "bold"), style="dim")
    terminal.page.result(match.state, terminal.tongue, screen.console, reader)
    promise = commitment(match.seed)[:SHOWN_OF_COMMITMENT]
    screen.tell(screen.say("seed", seed=match.seed, commitment=promise))
    if terminal.series is not None:
        tell_series(terminal, terminal.series)
    if terminal.people and not terminal.goes_on:
        offer_to_save(terminal)


def tell_series(terminal: Terminal, series: Series) -> None:
    """Say how the match stands, or who has won it."""
    screen = terminal.screen
    score = ", ".join(f"{name} – {won}" for name, won in zip(terminal.names, series.won, strict=True))
    if not series.is_over:
        said = screen.say("match_stands", game=series.played, games=series.games, score=score)
    elif series.winners():
        names = ", ".join(terminal.names[seat] for seat in series.winners())
        said = screen.say("match_won", names=names, score=score)
    else:
        said = screen.say("match_drawn", score=score)
    screen.tell(said, "bold")


def offer_to_save(terminal: Terminal) -> None:
    """Offer to save a finished game; at a terminal, ask again after a line that makes no sense."""
    screen = terminal.screen
    while True:
        line = screen.read_line(f"{screen.say('offer', save=screen.words.COMMANDS['save'])} > ").strip()
        word, _, rest = line.partition(" ")
        command = command_meant(terminal, word)
        if command == "save":
            save_as(terminal, rest.strip(), is_forced=word.endswith("!"))
            if terminal.saved == terminal.match.answers:
                break
        elif not line or command == "quit" or not sys.stdin.isatty():
            break
        else:
            screen.tell(screen.say("save_where"))
    if terminal.kept is not None:
        terminal.kept.drop()
