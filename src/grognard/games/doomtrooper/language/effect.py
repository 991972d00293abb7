"""Effects as trees of nodes, and the effects that combine others. Each node of a tree is named by its path."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.agenda import Env, Frame, Node
from grognard.games.doomtrooper.clause import Clause

MOST_STEPS: Final = 999  # more than anybody pays for


class Effect(Node[Any]):
    """A piece of what a card does. Its frame binds the card's slot, its player, and what was chosen at the play."""

    def __init__(self) -> None:
        self.name = ""  # its path, once its card is registered

    def parts(self) -> list[Effect]:
        """The effects it is made of."""
        return []

    def could(self, g: Any, env: Env) -> bool:
        """Whether it could change anything now."""
        return True

    def barred(self, g: Any, env: Env) -> Clause | None:
        """The clause of the rules that keeps it from changing anything now, or None if there is none but that."""
        return None

    def favours(self) -> int:
        """1 if it is good for its target, -1 if it is bad for it, 0 if it is neither."""
        return 0

    def only_rates(self) -> bool:
        """Whether it only changes how its target fares against its opponent."""
        return False

    def wounds(self) -> bool:
        """Whether it wounds its target."""
        return False

    def hurts(self, g: Any, env: Env) -> list[int]:
        """The warriors that it would wound now, whether or not they were chosen."""
        return [env[2]] if self.wounds() and len(env) > 2 else []

    def reach(self, g: Any, env: Env) -> list[int]:
        """The cards on the table that it would touch, apart from those chosen for it."""
        return self.hurts(g, env)

    def removes(self) -> bool:
        """Whether it discards its target."""
        return False

    def heals(self) -> bool:
        """Whether it heals its target."""
        return False

    def lowers(self) -> bool:
        """Whether it lowers a rating of its target."""
        for part in self.parts():
            if part.lowers():
                return True
        return False

    def divides(self) -> bool:
        """Whether its player divides the steps paid for."""
        return False

    def useful_steps(self, g: Any, env: Env) -> int:
        """The number of steps beyond which paying for more would change nothing."""
        return MOST_STEPS

    def could_answer(self, g: Any, seat: int, about: int) -> bool:
        """Whether it could fetch an answer to the announced card (DT-247)."""
        return False

    def is_price(self) -> bool:
        """Whether it only gives up the card itself, for what comes with it."""
        return False

    def do(self, g: Any, env: Env) -> None:
        """Do it at once; effects that ask or take several steps override `run` instead."""
        raise AssertionError(f"{self.name} does nothing")

    def run(self, g: Any, f: Frame) -> None:
        self.do(g, f.env)

    def register(self, path: str, nodes: dict[str, Node[Any]]) -> None:
        """Name this node and all nodes below it by their paths."""
        self.name = path
        nodes[path] = self
        for k, part in enumerate(self.parts()):
            part.register(f"{path}.{k}", nodes)


class Seq(Effect):
    """Does its parts one after another."""

    def __init__(self, *steps: Effect) -> None:
        self.name = ""
        self.steps = list(steps)

    def parts(self) -> list[Effect]:
        return self.steps

    def could(self, g: Any, env: Env) -> bool:
        for step in self.steps:
            if not step.is_price() and step.could(g, env):
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
    """Does the same for every chosen target."""

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
    """The card stays where it lies; its static abilities say what it does there."""

    def do(self, g: Any, env: Env) -> None:
        return
