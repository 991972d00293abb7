"""Which action a typed line means: a number on the screen, a notation, or the first words of an option."""

from __future__ import annotations

from grognard.cli.terminal.terminal import Terminal
from grognard.core.game import InputError
from grognard.text.lang import unaccented

SHORTEST = 3  # the fewest letters that may abbreviate an option


def action_meant(terminal: Terminal, line: str) -> int | None:
    """The action that a number or a notation means, legal or not; None after saying what is wrong."""
    screen = terminal.screen
    if line.isdecimal():
        options = terminal.options()
        if 1 <= int(line) <= len(options):
            return options[int(line) - 1]
        unfit = "no_such_number" if len(options) > 1 else "only_number"
        screen.tell(screen.say(unfit, n=line, most=len(options)))
        return None
    try:
        game = terminal.match.game
        return game.parse(game.complete(terminal.match.state, line), terminal.match.cards)
    except InputError as e:
        if (action := option_named(terminal, line)) is not None:
            return action
        screen.tell(screen.say("not_understood", problem=terminal.explain(e)))
        return None


def option_named(terminal: Terminal, line: str) -> int | None:
    """The only option on the screen that begins with the typed words or is about them: `shoot`, `hussar`."""
    typed = unaccented(line).replace("-", " ")
    found = []
    for option in terminal.options() if len(typed) >= SHORTEST else []:
        said = unaccented(terminal.tongue.action(option, terminal.match.state)).replace("-", " ")
        _, _, about = terminal.spelled(option).replace("-", " ").partition(" ")
        if said.startswith(typed) or typed in (about, about.partition("#")[0]):
            found.append(option)
    return found[0] if len(found) == 1 else None
