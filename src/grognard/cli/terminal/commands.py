"""What people may type at a question besides an answer: `why`, `undo`, `rules`, `save` and the like."""

from __future__ import annotations

from grognard.cli.reference import rule_named, rule_text
from grognard.cli.terminal import policies
from grognard.cli.terminal.answers import action_meant
from grognard.cli.terminal.saving import save_as
from grognard.cli.terminal.screen import Leave
from grognard.cli.terminal.terminal import Terminal
from grognard.core.game import InputError
from grognard.text.lang import unaccented

SHORTHAND = {"?": "help", "exit": "quit"}  # commands of other programs that people try first
WITH_WHAT = {"why": "action", "rules": "number", "card": "name", "save": "file", "policy": "when"}
BETWEEN_GAMES = ("card", "rules", "log", "save", "quit")


def command_meant(terminal: Terminal, word: str) -> str:
    """The command a word means, in the player's language or in English; `save!` saves in any case."""
    for command, known in terminal.screen.words.COMMANDS.items():
        for name in (command, unaccented(known)):
            if unaccented(word) == name or (command == "save" and unaccented(word) == f"{name}!"):
                return str(command) if command != "policy" or terminal.match.game.hints.moments else ""
    return SHORTHAND.get(word, "")


def obey(terminal: Terminal, seat: int, line: str) -> bool:
    """Carry out a line if it is a command; return whether it was one."""
    word, _, rest = line.partition(" ")
    rest = rest.strip()
    match command_meant(terminal, word):
        case "save":
            save_as(terminal, rest, is_forced=word.endswith("!"))
        case "why":
            tell_why(terminal, seat, rest)
        case "undo":
            if take_back(terminal, seat):
                show_again(terminal, seat)
        case "rules":
            tell_rule(terminal, rest)
        case "card":
            tell_card(terminal, rest)
        case "policy":
            policies.change(terminal, seat, rest)
        case "log":
            terminal.show_log(seat)
        case "table":
            show_again(terminal, seat)
        case "help":
            tell_help(terminal)
        case "quit":
            raise Leave
        case _:
            return False
    return True


def obey_between_games(terminal: Terminal, seat: int, line: str) -> bool:
    """Carry out a command while cards are exchanged; return whether it was a command that makes sense there."""
    return command_meant(terminal, line.partition(" ")[0]) in BETWEEN_GAMES and obey(terminal, seat, line)


def tell_why(terminal: Terminal, seat: int, typed: str) -> None:
    """Say why an action is not allowed."""
    screen = terminal.screen
    if not typed:
        screen.tell(screen.say("why_what", example=terminal.spelled(terminal.options()[0])))
        return
    action = action_meant(terminal, typed)
    if action is None:
        return
    reason = terminal.match.state.why_not(action)
    if reason is not None:
        screen.tell(terminal.tongue.reason(reason, seat))
        return
    screen.tell(f"{terminal.tongue.action(action, terminal.match.state)}: {screen.say('legal')}")


def take_back(terminal: Terminal, seat: int) -> bool:
    """Take back a person's last answer and those of bots after it, but never another person's."""
    match, screen = terminal.match, terminal.screen
    for at in range(len(match.answers) - 1, -1, -1):
        answering = match.seats_answering[at]
        if answering not in terminal.people or at in terminal.passes or terminal.is_forced(match.before(at)):
            continue
        if answering != seat:
            screen.tell(screen.say("undo_stops", name=terminal.names[answering]))
            return False
        said = terminal.tongue.action(match.answers[at], match.before(at))
        match.undo(at)
        terminal.passes = {n for n in terminal.passes if n < at}
        terminal.told = {person: min(read, at) for person, read in terminal.told.items()}
        screen.tell(screen.say("undone", action=said))
        return True
    screen.tell(screen.say("nothing_to_undo"))
    return False


def tell_rule(terminal: Terminal, number: str) -> None:
    """Print a rule by its number."""
    screen = terminal.screen
    try:
        rule = rule_named(terminal.match.game, number)
        screen.tell_narrow(f"{rule.number}: {rule_text(rule, screen.lang)}")
    except InputError as e:
        screen.tell(f"{terminal.explain(e)}.")


def tell_card(terminal: Terminal, name: str) -> None:
    """Print what a card or an icon does."""
    tongue = terminal.tongue
    card = terminal.match.game.cards.find(name, terminal.match.cards)
    if card is None:
        said = tongue.explain(name) or terminal.screen.say("no_card", name=repr(name))
    else:
        said = f"{tongue.card(card)}: {tongue.card_text(card)}"
    terminal.screen.tell_narrow(said)


def show_again(terminal: Terminal, seat: int) -> None:
    """Show the whole table and the question again."""
    terminal.show_table(seat, whole=True)
    terminal.show_question(seat)


def tell_help(terminal: Terminal) -> None:
    """Print what can be typed."""
    screen = terminal.screen
    rows = [(screen.say("help.numbers"), screen.say("help.numbers_text"))]
    for command, word in screen.words.COMMANDS.items():
        if command != "help" and (command != "policy" or terminal.match.game.hints.moments):
            with_what = f" {screen.say('help.' + WITH_WHAT[command])}" if command in WITH_WHAT else ""
            rows.append((word + with_what, screen.say(f"help.{command}")))
    screen.tell_rows(rows)
