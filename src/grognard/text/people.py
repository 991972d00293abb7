"""What players without a name of their own are called in sentences, and how a bot's name is declined."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

NAMELESS: Final = re.compile(r"~(\d?)")  # the name of a guest who has none yet, or of the nth player on one device
GUESTS: Final = {"en": "Guest", "cs": "Host", "ro": "Oaspete"}
PLAYERS: Final = {"en": "Player", "cs": "Hráč", "ro": "Jucătorul"}
BOTS: Final = {
    "en": {"random": "Random bot", "greedy": "Greedy bot"},
    "cs": {"random": "Náhodný bot", "greedy": "Zkušený bot"},
    "ro": {"random": "Bot aleatoriu", "greedy": "Bot priceput"},
}
# The same bots within a sentence, by case; a language without cases has none
DECLINED: Final[Mapping[str, Mapping[str, Mapping[str, str]]]] = {
    "cs": {
        "random": {"nom": "náhodný bot", "gen": "náhodného bota", "dat": "náhodnému botovi"},
        "greedy": {"nom": "zkušený bot", "gen": "zkušeného bota", "dat": "zkušenému botovi"},
    },
    "ro": {
        "random": {"nom": "botul aleatoriu", "gen": "botului aleatoriu"},
        "greedy": {"nom": "botul priceput", "gen": "botului priceput"},
    },
}


def guest_called(name: str, lang: str) -> str:
    """A guest's name; guests without a name are called as the reader's language calls them."""
    match = NAMELESS.fullmatch(name)
    if match is None:
        return name
    return f"{PLAYERS[lang]} {match[1]}" if match[1] else GUESTS[lang]


def bot_called(kind: str, lang: str) -> str:
    """The name of a kind of bot; a kind without a name is called by its id."""
    return BOTS[lang].get(kind, kind)


def bot_cases(name: str, lang: str) -> dict[str, str] | None:
    """The cases of a name that `bot_called` and `told_apart` have given to a bot; None for any other name."""
    plain = re.sub(r" \d+$", "", name)
    for kind, cases in DECLINED.get(lang, {}).items():
        if BOTS[lang][kind] == plain:
            return {case: form + name[len(plain) :] for case, form in cases.items()}
    return None


def told_apart(names: Sequence[str]) -> list[str]:
    """The names, with the seat number added to equal names; an empty name stays empty."""
    return [name if not name or names.count(name) == 1 else f"{name} {n + 1}" for n, name in enumerate(names)]
