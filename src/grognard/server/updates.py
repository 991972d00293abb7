"""What a seat learns of a position: the only module that turns views, events and questions into an update."""

from __future__ import annotations

from typing import Any

from grognard.core.agenda import Choice
from grognard.core.game import Game, Tongue
from grognard.server import wire


def update(
    game: Game, cards: Any, state: Any, seat: int | None, tongue: Tongue | None, number: int, first: int,
    events: list[Any], is_open: bool = False,
) -> wire.Update:  # fmt: skip
    """A position and the events that led to it, as a seat sees them; without a tongue there are no sentences.

    `is_open`: nothing is held back, because the game is over.
    """
    seen = events if is_open else [game.redact(event, seat) for event in events]
    choice = state.choice
    asked = None
    if choice is not None:
        is_shown = choice.seat == seat or is_open
        asked = question(game, cards, state, choice, seat, tongue, number, is_shown)
    log = [wire.Logged(tongue.event(event, seat), game.speech.cites(event)) for event in seen] if tongue else []
    notes = {thing: list(lines) for thing, lines in game.hints.notes(state, seat, tongue).items()} if tongue else {}
    return wire.Update(seat, first, seen, log, state.view(seat).json(), asked, notes=notes)


def question(
    game: Game, cards: Any, state: Any, choice: Choice, seat: int | None, tongue: Tongue | None, number: int,
    is_shown: bool,
) -> wire.Question:  # fmt: skip
    """The open question as a seat sees it; `is_shown`: with its options."""
    if tongue is None:
        options = [wire.Choice(game.spell(action, cards)) for action in choice.options] if is_shown else None
        return wire.Question(number, choice.seat, choice.ask, "", options)
    if not is_shown:
        return wire.Question(number, choice.seat, choice.ask, tongue.prompt(choice, seat))
    options = [
        wire.Choice(game.spell(a, cards), tongue.action(a, state), list(game.hints.touches(a, state)))
        for a in choice.options
    ]
    aims = {thing: list(found) for thing, found in game.hints.aims(state).items()}
    return wire.Question(number, choice.seat, choice.ask, tongue.prompt(choice, seat), options, aims=aims)
