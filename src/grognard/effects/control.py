"""Effects that arrange others. A tree of effects names its nodes by their path, so that frames can be saved."""

from __future__ import annotations

from typing import Any

from grognard.core.agenda import Env, Frame, Node


class Effect(Node[Any]):
    """A piece of what a card does. Bound are the card's slot, its player, and what was chosen when it was played."""

    def __init__(self) -> None:
        self.name = ""  # its path, once its card is registered

    def parts(self) -> list[Effect]:
        """The effects it is made of."""
        return []

    def could(self, g: Any, env: Env) -> bool:
        """Whether it could change anything now."""
        return True

    def do(self, g: Any, env: Env) -> None:
        """What it does at once; effects that ask or take several steps override `run` instead."""
        raise AssertionError(f"{self.name} does nothing")

    def run(self, g: Any, f: Frame) -> None:
        self.do(g, f.env)

    def register(self, path: str, nodes: dict[str, Node[Any]]) -> None:
        """Name the tree from here on."""
        self.name = path
        nodes[path] = self
        for k, part in enumerate(self.parts()):
            part.register(f"{path}.{k}", nodes)


class Seq(Effect):
    """One after another."""

    def __init__(self, *steps: Effect) -> None:
        self.name = ""
        self.steps = list(steps)

    def parts(self) -> list[Effect]:
        return self.steps

    def could(self, g: Any, env: Env) -> bool:
        for step in self.steps:
            if step.could(g, env):
                return True
        return False

    def run(self, g: Any, f: Frame) -> None:
        if f.stage + 1 < len(self.steps):
            g.again(f, f.stage + 1, f.env)
        g.push(self.steps[f.stage], f.env)


class Stay(Effect):
    """The card stays where it is laid; what it does then is in its static abilities."""

    def do(self, g: Any, env: Env) -> None:
        return
