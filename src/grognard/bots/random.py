"""The bot that answers at random."""

from __future__ import annotations

from grognard.bots.eyes import Eyes
from grognard.core.game import Game
from grognard.core.rng import Lots


class Random:
    """Gives any legal answer, all equally likely."""

    def __init__(self, game: Game, seed: int) -> None:
        self.lots = Lots(seed)

    def choose(self, eyes: Eyes) -> int:
        return eyes.options[self.lots.below(len(eyes.options))]
