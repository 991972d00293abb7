"""The bot that looks one play ahead and takes what looks best to its own eyes."""

from __future__ import annotations

from typing import Any

from grognard.bots.eyes import Eyes
from grognard.core.game import Game
from grognard.core.rng import Lots

LEAVES = 240  # positions looked at for one answer


class Greedy:
    """For each answer: finish the play in an imagined world, and judge the view that follows."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.lots = Lots(seed)
        self.left = 0

    def choose(self, eyes: Eyes) -> int:
        options = eyes.options
        if len(options) == 1:
            return options[0]
        world = eyes.imagine(self.lots.below(1 << 30))
        world.playout(self.lots.below(1 << 30))
        self.left = LEAVES
        best, answer = float("-inf"), options[0]
        for option in options:
            worth = self.after(world, option, eyes.seat)
            if worth > best:
                best, answer = worth, option
        return answer

    def after(self, world: Any, option: int, seat: int) -> float:
        """How the world looks to the seat once the play that the option belongs to is over."""
        copy = world.copy()
        copy.apply(option)
        # Others' answers in the middle of a play are taken as they come.
        while copy.options and copy.seat != seat and copy.depth() > 1:
            copy.apply(copy.options[self.lots.below(len(copy.options))])
        if copy.options and copy.seat == seat and copy.depth() > 1 and self.left > 0:
            return max(self.after(copy, more, seat) for more in copy.options)
        self.left -= 1
        return self.game.value(copy.view(seat))
