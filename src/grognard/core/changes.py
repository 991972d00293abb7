"""What has changed from one version of a game's rules to the next, read from its `text/changes.toml`.

A match of an earlier version is played again under today's rules. If it plays out differently, an error names the rules
and cards that have changed.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from grognard.core.game import Change, Game, InputError, Reason
from grognard.core.rulebook import texts_of

FEW = 3  # up to this many changes are explained; if there are more, only their names are listed


@cache
def read_changes(package: str) -> Sequence[Change]:
    """Every change of a game's rules, the oldest version first."""
    data = tomllib.loads((resources.files(package) / "changes.toml").read_text("utf-8"))
    found = [
        Change(
            int(version),
            tuple(row.get("rules", ())),
            tuple(row.get("cards", ())),
            texts_of(row),
            tuple(row.get("variants", ())),
            tuple(row.get("asks", ())),
        )
        for version, rows in data.items()
        for row in rows
    ]
    return sorted(found, key=lambda one: one.version)


def is_earlier(game: Game, version: object) -> bool:
    """Whether this is an earlier version of the game's rules."""
    return isinstance(version, str) and version.isdecimal() and 0 < int(version) < int(game.version)


def changes_since(game: Game, version: str) -> Sequence[Change]:
    """What has changed since an earlier version."""
    return [one for one in game.speech.changes() if one.version > int(version)]


def cards_changed(game: Game, codes: Sequence[str]) -> Sequence[Change]:
    """Cards that have changed within one version of the rules, as changes."""
    return [Change(int(game.version), (), (code,), {}) for code in codes]


class Outdated(InputError):
    """A match recorded under other rules or cards plays out differently today, with the changes that may be why."""

    def __init__(self, game: Game, played: str, saying: str, changes: Sequence[Change], n: int, answer: str) -> None:
        self.game = game
        self.played = played
        self.changes = changes
        self.n = n
        self.answer = answer
        super().__init__("", saying)
        if played == game.version:
            self.args = (f"cards: changed since it was played: {self.named('en')}",)
        else:
            now = f"version {game.version} has changed {self.named('en')}"
            self.args = (f"rules: played under version {played}; {now}",)

    def named(self, lang: str) -> str:
        """List the changes in a language: rule numbers and card names, with an explanation of each if there are few."""
        tongue = self.game.speech.tongue(lang)
        rows = []
        for change in self.changes:
            cards = [(code, self.game.cards.find(code)) for code in change.cards]
            rows.append([*change.rules, *(code if card is None else tongue.card(card) for code, card in cards)])
        if len(rows) > FEW:
            return ", ".join(dict.fromkeys(name for names in rows for name in names))
        said = [change.texts.get(lang, "") for change in self.changes]
        told = [
            f"{', '.join(names)} ({text})" if text else ", ".join(names) for names, text in zip(rows, said, strict=True)
        ]
        return "; ".join(told)

    def said(self, lang: str, sayings: Mapping[str, str]) -> str:
        """The sentence for people, from the sayings of a language."""
        return sayings[self.saying].format(
            played=self.played, now=self.game.version, changes=self.named(lang), n=self.n, answer=self.answer
        )


def blamed(
    game: Game,
    changes: Sequence[Change],
    variant: str,
    state: Any,
    action: int | None = None,
    why: Reason | None = None,
) -> Sequence[Change]:
    """The changes that may be why a match plays out differently, judged by its position and the impossible answer.

    Changes of the rule that refuses the answer come first, then those of the card that it plays, then those of the
    question that is asked instead; else every change that can matter in the variant, with card changes only if one of
    the cards has come up.
    """
    cited = [one for one in changes if why is not None and why.rule in one.rules]
    played = game.cards.played(action) if action is not None else None
    of_card = [
        one for one in changes if played is not None and any(game.cards.find(code) == played for code in one.cards)
    ]
    present = game.cards.present(state) if state is not None else frozenset()
    concerned = [
        one
        for one in changes
        if (not one.variants or variant in one.variants)
        and (not one.cards or not present or not present.isdisjoint(one.cards))
    ]
    asked = [one for one in concerned if state is not None and state.options and state.asked in one.asks]
    return cited or of_card or asked or concerned or changes
