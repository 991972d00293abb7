"""The command line. Names and JSON keys are stable; progress and messages go to standard error."""

from __future__ import annotations

import os
import sys

import typer

from grognard.cli import bench, check, common, decks, exercise, front_page, play, reference, serve, simulate
from grognard.cli.help_screens import Command, Group
from grognard.cli.pool import Stopped
from grognard.core.game import InputError

app = typer.Typer(name="grognard", pretty_exceptions_enable=False, cls=Group)
app.callback(invoke_without_command=True)(front_page.front_page)
app.command("games", cls=Command)(reference.games)
app.command("play", cls=Command)(play.play)
app.command("simulate", cls=Command)(simulate.simulate)
app.command("laws", cls=Command)(check.laws)
app.command("exercise", cls=Command)(exercise.exercise)
app.command("rules", cls=Command)(reference.rules)
app.command("cards", cls=Command)(reference.cards)
app.command("replay", cls=Command)(check.replay)
app.command("serve", cls=Command)(serve.serve)
app.command("backup", cls=Command)(serve.backup)
app.command("loadtest", cls=Command)(serve.loadtest)
app.command("schema", cls=Command)(serve.schema)
app.command("talk", cls=Command)(serve.talk)
app.command("bench", cls=Command)(bench.bench)
scenarios = typer.Typer(help="Scenario files: a position, a play, what must be true.", no_args_is_help=True, cls=Group)
scenarios.command("run", cls=Command)(check.scenario_run)
app.add_typer(scenarios, name="scenario")
deck = typer.Typer(
    help="Decks of Doomtrooper: check yours, and see those that come with the game.", no_args_is_help=True, cls=Group
)
deck.command("check", cls=Command)(decks.check)
deck.command("swap", cls=Command)(decks.swap)
deck.command("list", cls=Command)(decks.show_all)
deck.command("show", cls=Command)(decks.show)
deck.command("export", cls=Command)(decks.export)
deck.command("owned", cls=Command)(decks.owned)
app.add_typer(deck, name="deck")


def complain(problem: str) -> int:
    """Print one line on standard error; return the exit code for bad input."""
    print(f"grognard: {' '.join(problem.split())}", file=sys.stderr)
    return 2


def main() -> None:
    """Run a command; report bad input in one sentence."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # We read and write UTF-8 everywhere; Windows would use an old code page for pipes and files
            is_piped = sys.platform == "win32" and not stream.isatty()
            stream.reconfigure(encoding="utf-8" if is_piped else None, errors="replace")
    try:
        code = app(prog_name="grognard", standalone_mode=False)
    except InputError as e:
        code = complain(str(e))
    except Stopped as e:
        common.note(f"grognard: {e}")
        code = 130
    except typer.Exit as e:
        code = e.exit_code
    except (typer.Abort, KeyboardInterrupt):
        code = 130
    except typer.TyperException as e:
        told = getattr(e, "format_message", None)
        message = told() if told else str(e)
        code = complain(message) if message.strip() else 2  # without a message the help was shown
    except BrokenPipeError:
        # The reader of our output has gone; nothing more can be printed.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    except Exception as e:
        if os.environ.get("GROGNARD_DEBUG"):
            raise
        complain(f"this is a bug, please report it: {type(e).__name__}: {e} (GROGNARD_DEBUG=1 shows where)")
        code = 70
    sys.exit(code if isinstance(code, int) else 0)
