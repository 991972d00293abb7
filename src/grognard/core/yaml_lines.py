"""Finds the line of a mistake in a YAML file from the words of its message; runs only when there is a mistake."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import yaml

Step = str | int  # a key of a mapping, or a place in a list
Place = tuple[int, yaml.Node | None]  # a line, and the value on it


def line_of(text: str, at: Sequence[Step], problem: str) -> int | None:
    """The line of a problem, or None if it cannot be found.

    `at` is the part of the file that was being read; the message leads on from there, or from a part of the
    scenario, as in `p1: hand: there is no card 'x'`.
    """
    root = yaml.compose(text, yaml.SafeLoader)
    if not isinstance(root, yaml.MappingNode):
        return None
    found: list[tuple[int, int]] = []
    for start in (tuple(at), (), ("given",), ("expect",), ("cards",), ("options",)):
        place = walk(root, start)
        if place is not None:
            depth, line = follow(place, problem)
            if depth or (start and start == tuple(at)):
                found.append((len(start) + depth, line))
    if found:
        return max(found, key=lambda one: one[0])[1]
    options = dict(children(walk(root, ("options",))))
    for word in re.findall(r"[a-z_]+", problem):
        for keys in (dict(children((0, root))), options):
            if word in keys:
                return keys[word][0]
    return None


def children(place: Place | None) -> Iterator[tuple[Step, Place]]:
    """The keys of a mapping or the indices of a list, each with its value."""
    node = None if place is None else place[1]
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            yield str(key.value), (key.start_mark.line + 1, value)
    elif isinstance(node, yaml.SequenceNode):
        for k, item in enumerate(node.value):
            yield k, (item.start_mark.line + 1, item)


def walk(root: yaml.Node, steps: Sequence[Step]) -> Place | None:
    """The place that keys lead to."""
    place: Place = (root.start_mark.line + 1, root)
    for step in steps:
        further = dict(children(place)).get(step)
        if further is None:
            return None
        place = further
    return place


def follow(place: Place, problem: str) -> tuple[int, int]:
    """How many words of a problem name keys below a place, and the line that they lead to."""
    depth = 0
    words = problem.split(": ")
    while words:
        further = dict(children(place)).get(words[0].removeprefix("card "))
        base = re.fullmatch(r"base ([1-9])", words[0])
        if base:
            bases = dict(children(place)).get("bases")
            further = dict(children(bases)).get(int(base[1]) - 1)
        if further is None:
            break
        place = further
        words.pop(0)
        depth += 1
    for quoted in re.findall(r"'([^']+)'", ": ".join(words)):
        for key, child in children(place):
            if quoted == key or (isinstance(child[1], yaml.ScalarNode) and quoted == child[1].value):
                return depth + 1, child[0]
    return depth, place[0]
