"""The pages as they are written: which words, parameters and parts each card uses, and where a new card goes.

Read from the sources, compiled or not; nothing of a game depends on it.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from grognard.core.errors import InputError
from grognard.core.state import Json
from grognard.games.doomtrooper.cards import general_words, power_words
from grognard.games.doomtrooper.facts import Fact, facts
from grognard.games.doomtrooper.language.parts import Part

CARDS: Final = Path(__file__).parent
LANGUAGE: Final = (CARDS.parent / "language", CARDS.parent / "effects")
# What each word of the vocabulary stands for
WORDS: Final[Mapping[str, object]] = {
    word: getattr(module, word) for module in (general_words, power_words) for word in module.__all__
}
PARTS: Final = "*parts"  # of a node that is put together from parts
TAKES: Final = "takes "  # before a word: a node gets it, by any parameter
KEYWORD: Final = "keyword"  # a bare text among parts
# The page of each type of card, and what such a card begins with
PAGES: Final = {
    "alliance": ("alliances", "Ally()"),
    "art": ("art", "Cast(…, PerStep(…))"),
    "beast": ("beasts", "Give(Which(WARRIOR, YOURS, …))"),
    "equipment": ("equipment", "Give(Which(WARRIOR, YOURS, …)), Gains(…)"),
    "fortification": ("fortifications", "Build(IN_SQUAD), Aura(…)"),
    "ki": ("ki", "Give(OWN_MISHIMA), …"),
    "mission": ("missions", "Give(Which(WARRIOR, …)), KillMission(Which(WARRIOR, …), …)"),
    "relic": ("relics", "Give(Which(WARRIOR, YOURS, …)), …"),
    "special": ("specials", "Play(ANYTIME, …)"),
    "symmetry": ("symmetry", "Give(OWN_LEGION), …"),
    "warrior": ("warriors", ""),
    "warzone": ("warzones", "Build(IN_SQUAD), Aura(…, here=True)"),
}
TESTS: Final = (
    "a scenario in scenarios/doomtrooper/cards/<set>/ that plays it: `grognard scenario run FILE`",
    "tests/games/doomtrooper/test_pages.py: name, set, type, order, only words of the vocabulary",
    "tests/text: every card is said in three languages, numbers and all",
    "`make golden`: its own line in tests/golden/doomtrooper-cards.*.txt and nothing else; read it",
    "`grognard exercise doomtrooper`: games in which every card is played",
)


class Place:
    """A card on a page: where it stands and how it is written."""

    __slots__ = ("call", "line", "path", "source")

    def __init__(self, path: Path, call: ast.Call, source: str) -> None:
        self.path = path
        self.line = call.lineno
        self.call = call
        self.source = source


@cache
def places() -> Mapping[str, Place]:
    """Every card that is written, by its code."""
    out: dict[str, Place] = {}
    for path in sorted(CARDS.glob("*/*.py")):
        text = path.read_text("utf-8")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and called(node) == "card":
                source = ast.get_source_segment(text, node, padded=True) or ""
                out[str(ast.literal_eval(node.args[0]))] = Place(path, node, source)
    return out


def called(call: ast.Call) -> str:
    """The name of what is called."""
    return call.func.id if isinstance(call.func, ast.Name) else ""


@cache
def phrases() -> Mapping[str, ast.expr]:
    """The phrases that pages use, by name."""
    out: dict[str, ast.expr] = {}
    for path in [CARDS / "phrases.py", *sorted(CARDS.glob("*/*.py"))]:
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                out[node.targets[0].id] = node.value
    return out


@cache
def parameters() -> Mapping[str, tuple[str, ...]]:
    """The parameters of every node of the card language, in order; `*of` takes any number."""
    classes = {
        node.name: node
        for folder in LANGUAGE
        for path in sorted(folder.rglob("*.py"))
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef)
    }
    return {name: parameters_of(node, classes) for name, node in classes.items()}


def parameters_of(node: ast.ClassDef, classes: Mapping[str, ast.ClassDef]) -> tuple[str, ...]:
    """The parameters of a class, or of the class that it is made of."""
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and part.name == "__init__":
            named = [arg.arg for arg in (*part.args.args[1:], *part.args.kwonlyargs)]
            return (*named, *([f"*{part.args.vararg.arg}"] if part.args.vararg else []))
    for base in node.bases:
        if isinstance(base, ast.Name) and base.id in classes:
            return parameters_of(classes[base.id], classes)
    return ()


def uses(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Every word in an expression, and every node with each parameter and part it gets; phrases are looked into."""
    for part in ast.walk(tree):
        if isinstance(part, ast.Name) and part.id in phrases():
            yield from uses(phrases()[part.id])
        elif isinstance(part, ast.Name):
            yield part.id, ""
        if isinstance(part, ast.Call) and called(part) in parameters():
            name = called(part)
            order = parameters()[name]
            for k, arg in enumerate(part.args):
                field = order[min(k, len(order) - 1)]
                yield name, part_word(arg) if field == PARTS else field
                yield name, TAKES + part_word(arg)
            for keyword in part.keywords:
                yield name, keyword.arg or ""
                yield name, TAKES + part_word(keyword.value)


def part_word(part: ast.expr) -> str:
    """The word of a part: its own, that of the node which a phrase stands for, or KEYWORD."""
    if isinstance(part, ast.Name) and part.id in phrases():
        return part_word(phrases()[part.id])
    if isinstance(part, ast.Call):
        return called(part)
    if isinstance(part, ast.BinOp):
        return part_word(part.left)
    return part.id if isinstance(part, ast.Name) else KEYWORD


def nodes() -> list[Json]:
    """The nodes of the vocabulary with the number of cards that use each parameter and part, then the parts."""
    counts: Counter[tuple[str, str]] = Counter()
    for place in places().values():
        counts.update(set(uses(place.call)))
    parts = {word: kind for word, value in WORDS.items() if (kind := part_type(value))}
    takers = sorted(word for word in WORDS if word in parameters())
    made = [word for word in takers if word not in parts]
    taken = {name: sorted({part for node, part in counts if node == name and part.isidentifier()}) for name in made}
    rows: list[Json] = [
        {
            "node": name,
            "cards": counts[name, ""],
            "parameters": {
                field: counts[name, field]
                for field in dict.fromkeys([*parameters()[name], *taken[name]])
                if field != PARTS
            },
        }
        for name in made
    ]
    rows += [
        {
            "part": word,
            "type": parts[word],
            "cards": counts[word, ""],
            "nodes": {name: counts[name, TAKES + word] for name in takers if counts[name, TAKES + word]},
        }
        for word in sorted(parts)
    ]
    return rows


def part_type(value: object) -> str:
    """The type of a part, of one word or of a family of them; empty for anything else."""
    if isinstance(value, type):
        return value.__name__ if issubclass(value, Part) else ""
    return type(value).__name__ if isinstance(value, Part) else ""


def sketch(code: str) -> Json:
    """A starting point for the author of a card: its facts, its page, a line to fill in, and the tests it needs."""
    if code not in facts():
        raise InputError(f"there is no card {code!r}; expected the code of one, such as {next(iter(facts()))}")
    fact = facts()[code]
    page, begins = PAGES[fact.type]
    place = places().get(code)
    name = repr(fact.name) if '"' in fact.name else f'"{fact.name}"'
    line = f'card("{code}", {name}{", " + begins if begins else ""}),'
    return {
        "code": code,
        "name": fact.name,
        "facts": told(fact),
        "page": f"cards/{fact.set}/{page}.py",
        "state": "new" if place is None else "playable",
        "stands": "" if place is None else f"{place.path.relative_to(CARDS.parent)}:{place.line}",
        "source": line if place is None else f"{dedented(place.source)},",
        "tests": list(TESTS),
    }


def told(fact: Fact) -> Json:
    """The facts that a card's abilities need not repeat."""
    return {
        "set": fact.set,
        "type": fact.type,
        "affiliations": list(fact.factions),
        "sides": list(fact.sides),
        "ratings": list(fact.icons),
        "after": fact.after,
        "keywords": sorted(fact.keywords),
    }


def dedented(source: str) -> str:
    """An expression without the indentation of the page around it."""
    first, *rest = source.splitlines()
    return "\n".join([first.strip(), *(line.removeprefix("    ") for line in rest)])
