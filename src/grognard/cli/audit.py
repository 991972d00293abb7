"""`grognard cards audit`: the generated texts beside wordings from a file, the least similar first."""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import grognard
from grognard.cli import common
from grognard.core.game import InputError, Json

NUMBER: Final = re.compile(r"[+−-]?\d+")
WORD: Final = re.compile(r"[+−-]?\d+|[^\W\d_]+")
NUMBER_WORDS: Final = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "ten": "10"}
# Words that say nothing about what a card does
SMALL: Final = re.compile(
    "a|an|and|are|as|at|be|been|by|can|for|from|has|have|if|in|is|it|its|may|of|on|or|that|the|their|them|then|they|this|"
    "to|was|when|which|who|will|with|you|your"
)
ENDINGS: Final = ("ing", "ed", "s")
NUMBER_WEIGHT: Final = 3.0  # a wrong number is worse than another word
MISSING: Final = 0.7  # words that only the wording has count more than words that only our text has


def tokens(text: str) -> Counter[str]:
    """The words that matter, normalised: lower case, no endings, number words as numbers."""
    out: Counter[str] = Counter()
    for word in WORD.findall(text.lower().replace("−", "-")):
        if not SMALL.fullmatch(word):
            out[stem(NUMBER_WORDS.get(word, word))] += 1
    return out


def stem(word: str) -> str:
    """`kills` and `killed` are one word, `+2` and `2` one number."""
    for end in ENDINGS:
        if len(word) > len(end) + 3 and word.endswith(end):
            return word.removesuffix(end)
    return word.lstrip("+")


def rareness(texts: Iterable[Counter[str]]) -> Mapping[str, float]:
    """How much each word weighs: rare words more than those on every card, numbers most."""
    seen = list(texts)
    among = Counter(word for text in seen for word in text)
    return {
        word: (1 + math.log(len(seen) / n)) * (NUMBER_WEIGHT if NUMBER.fullmatch(word) else 1)
        for word, n in among.items()
    }


def similarity(said: Counter[str], wording: Counter[str], weight: Mapping[str, float]) -> float:
    """From 0, nothing in common, to 1, the same words."""

    def total(words: Counter[str]) -> float:
        return sum(n * weight[word] for word, n in words.items())

    whole = MISSING * total(wording) + (1 - MISSING) * total(said)
    return total(said & wording) / whole if whole else 1.0


def without_name(name: str, said: str, wording: str) -> tuple[Counter[str], Counter[str]]:
    """The words of both texts; words of the card's name count only if our text has them too."""
    own, ours, theirs = tokens(name), tokens(said), tokens(wording)
    for word in own:
        if word not in ours:
            theirs.pop(word, None)
    return ours, theirs


def read_wordings(path: Path) -> dict[str, str]:
    """Wordings by code and by name, from lines of JSON."""
    out: dict[str, str] = {}
    for n, line in enumerate(common.read_text(path).splitlines(), 1):
        if not line.strip():
            continue
        try:
            row = json.loads(line)
        except json.JSONDecodeError as e:
            raise InputError(f"{path}: line {n}: not JSON: {e.msg}") from None
        keys = [row[key] for key in ("code", "name") if isinstance(row.get(key), str)] if isinstance(row, dict) else []
        if not keys:
            raise InputError(f"{path}: line {n}: expected an object with a code or a name, and a text")
        text = row.get("text", "")
        if not isinstance(text, str):
            raise InputError(f"{path}: line {n}: the text is {text!r}; expected words")
        out.update({key.casefold(): text for key in keys if text})
    if not out:
        raise InputError(f"{path}: there is no wording in it")
    return out


def audit(game: str, path: Path) -> list[Json]:
    """Compare every playable card that has a wording in the file, the least similar first."""
    engine = grognard.load(game)
    wordings = read_wordings(path)
    pairs: list[tuple[Any, str, str]] = []
    for row in engine.cards.rows(engine.cards.read(None), "en"):
        wording = wordings.get(row["id"].casefold()) or wordings.get(row["name"].casefold())
        if wording and row.get("executable", True):
            said: str = row["rules"] if "rules" in row else row["text"]
            pairs.append((row, said, wording))
    if not pairs:
        raise InputError(f"{path}: no wording in it is of a card that {game} can play")
    words = [without_name(row["name"], said, wording) for row, said, wording in pairs]
    weight = rareness(text for pair in words for text in pair)
    rows = []
    for (row, text, wording), (ours, theirs) in zip(pairs, words, strict=True):
        score = round(similarity(ours, theirs, weight), 3)
        rows.append({"code": row["id"], "name": row["name"], "similarity": score, "text": text, "wording": wording})
    return sorted(rows, key=by_similarity)


def by_similarity(row: Json) -> tuple[float, str]:
    """The order of the list."""
    return row["similarity"], row["code"]


def show(game: str, path: Path, full: bool, as_json: bool) -> None:
    """Print the list."""
    rows = audit(game, path)
    if not full:
        rows = [{key: row[key] for key in ("code", "name", "similarity")} for row in rows]
    if as_json:
        common.print_json(rows)
        return
    for row in rows:
        print(f"{row['similarity']:.3f}  {row['code']}  {row['name']}")
        if full:
            print(f"       said     {row['text']}")
            print(f"       wording  {row['wording']}")
