"""What a seat is told of a position: the one place where views, events and questions become messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grognard.core.game import Game, Tongue
from grognard.server import wire


def update(
    game: Game, cards: Any, state: Any, seat: int | None, tongue: Tongue | None, number: int, first: int,
    happened: list[Any], is_open: bool = False,
) -> wire.Update:  # fmt: skip
    """A position and what led to it, as a seat sees them; `is_open`: with nothing held back, when a game is over.

    Without a tongue nothing is said in sentences.
    """
    told = happened if is_open else [game.redact(event, seat) for event in happened]
    choice = state.choice
    question = None
    if choice is not None:
        options = None
        aims: Mapping[str, Sequence[str]] = {}
        if choice.seat == seat or is_open:
            aims = game.hints.aims(state) if tongue is not None else {}
            spell = game.spell
            if tongue is None:
                options = [wire.Choice(spell(action, cards)) for action in choice.options]
            else:
                options = [
                    wire.Choice(spell(a, cards), tongue.action(a, state), list(game.hints.touches(a, state)))
                    for a in choice.options
                ]
        prompt = tongue.prompt(choice, seat) if tongue else ""
        aimed = {thing: list(found) for thing, found in aims.items()}
        question = wire.Question(number, choice.seat, choice.ask, prompt, options, aims=aimed)
    log = [wire.Logged(tongue.event(event, seat), game.speech.cites(event)) for event in told] if tongue else []
    notes = {thing: list(lines) for thing, lines in game.hints.notes(state, seat, tongue).items()} if tongue else {}
    return wire.Update(seat, first, told, log, state.view(seat).json(), question, notes=notes)
