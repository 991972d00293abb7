"""Effects as trees of nodes, and those that arrange others. A tree names its nodes by their path."""

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

    def barred(self, g: Any, env: Env) -> int:
        """The clause of the rules that keeps it from changing anything now, or 0 if there is none but that."""
        return 0

    def favours(self) -> int:
        """1 if it is good for its target, -1 if it is bad for it, 0 if it is neither."""
        return 0

    def only_rates(self) -> bool:
        """Whether all it does is to change how its target stands against its opponent."""
        return False

    def wounds(self) -> bool:
        """Whether its target is wounded by it."""
        return False

    def hurts(self, g: Any, env: Env) -> list[int]:
        """Whom it would wound now, chosen or not."""
        return [env[2]] if self.wounds() and len(env) > 2 else []

    def reach(self, g: Any, env: Env) -> list[int]:
        """The cards on the table that it would touch, apart from those chosen for it."""
        return self.hurts(g, env)

    def removes(self) -> bool:
        """Whether its target is discarded by it."""
        return False

    def heals(self) -> bool:
        """Whether its target is healed by it."""
        return False

    def could_answer(self, g: Any, seat: int, about: int) -> bool:
        """Whether it could bring an answer to the card that is announced (DT-247)."""
        return False

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

    def favours(self) -> int:
        for step in self.steps:
            if step.favours():
                return step.favours()
        return 0

    def only_rates(self) -> bool:
        for step in self.steps:
            if not step.only_rates():
                return False
        return True

    def wounds(self) -> bool:
        for step in self.steps:
            if step.wounds():
                return True
        return False

    def hurts(self, g: Any, env: Env) -> list[int]:
        return [one for step in self.steps for one in step.hurts(g, env)]

    def reach(self, g: Any, env: Env) -> list[int]:
        return [one for step in self.steps for one in step.reach(g, env)]

    def removes(self) -> bool:
        for step in self.steps:
            if step.removes():
                return True
        return False

    def heals(self) -> bool:
        for step in self.steps:
            if step.heals():
                return True
        return False


class Each(Effect):
    """The same for every target chosen."""

    def __init__(self, step: Effect) -> None:
        self.name = ""
        self.step = step

    def parts(self) -> list[Effect]:
        return [self.step]

    def could(self, g: Any, env: Env) -> bool:
        return self.step.could(g, env)

    def favours(self) -> int:
        return self.step.favours()

    def wounds(self) -> bool:
        return self.step.wounds()

    def hurts(self, g: Any, env: Env) -> list[int]:
        return [one for target in env[2:] for one in self.step.hurts(g, (env[0], env[1], target))]

    def reach(self, g: Any, env: Env) -> list[int]:
        return [one for target in env[2:] for one in self.step.reach(g, (env[0], env[1], target))]

    def removes(self) -> bool:
        return self.step.removes()

    def run(self, g: Any, f: Frame) -> None:
        for target in reversed(f.env[2:]):
            g.push(self.step, (f.env[0], f.env[1], target))


class Stay(Effect):
    """The card stays where it is laid; what it does then is in its static abilities."""

    def do(self, g: Any, env: Env) -> None:
        return
