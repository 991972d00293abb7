"""The bot that looks one play ahead and takes what looks best to its own eyes."""

from __future__ import annotations

from typing import Any

from grognard.bots.eyes import Eyes
from grognard.core.game import Game
from grognard.core.rng import Lots

LEAVES = 240  # positions looked at for one answer


class Greedy:
    """For each answer, finishes the play in an imagined world and judges the view that follows."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.lots = Lots(seed)
        self.left = 0
        self.luck = 0

    def choose(self, eyes: Eyes) -> int:
        if len(eyes.options) == 1:
            return eyes.options[0]
        world = eyes.imagine(self.lots.below(1 << 30))
        world.playout(self.lots.below(1 << 30))
        options = self.game.judgement.considered(world, eyes.seat, False)
        self.left = LEAVES
        self.luck = self.lots.below(1 << 30)
        best, answer = float("-inf"), options[0]
        if len(options) > 1:
            for option in options:
                worth = self.after(world, option, eyes.seat)
                if worth > best:
                    best, answer = worth, option
        return answer

    def after(self, world: Any, option: int, seat: int) -> float:
        """How the world looks to the seat once the play that the option belongs to is over."""
        copy = world.copy()
        copy.apply(option)
        while copy.options and copy.depth() > 1:
            options = self.game.judgement.considered(copy, seat, True)
            if copy.seat != seat:
                # Other players' answers in the middle of a play are random, with the same seed for each of our answers,
                # # so that chance favours none of them.
                copy.apply(options[self.luck % len(options)])
            elif self.left <= 0:
                break
            elif len(options) == 1:
                copy.apply(options[0])
            else:
                return max(self.after(copy, more, seat) for more in options)
        self.left -= 1
        return self.game.judgement.value(copy.view(seat))
