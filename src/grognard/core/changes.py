"""What has changed from one version of a game's rules to the next, read from its `text/changes.toml`.

A match of an earlier version is played again under the rules of today. Where that leads elsewhere, whoever wants it is
told which rule or card has changed.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from grognard.core.game import Change, Game, InputError, Reason
from grognard.core.rulebook import texts_of

FEW = 3  # changes at most that are explained; of more only the names are listed


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
    """Whether this is a version that the game's rules once had."""
    return isinstance(version, str) and version.isdecimal() and 0 < int(version) < int(game.version)


def changes_since(game: Game, version: str) -> Sequence[Change]:
    """What has changed since an earlier version."""
    return [one for one in game.speech.changes() if one.version > int(version)]


def cards_changed(game: Game, codes: Sequence[str]) -> Sequence[Change]:
    """Cards that are no longer what they were, within one version of the rules."""
    return [Change(int(game.version), (), (code,), {}) for code in codes]


class Outdated(InputError):
    """A match of other rules or cards that those of today lead elsewhere, with the changes that may have done it."""

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
        """The changes in a language: the numbers of rules and names of cards, and what is new if they are few."""
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
    """The changes that may have led a match elsewhere, by where it stands now and the answer that is not possible.

    Best are those of the rule that refuses it, then of the card that it plays, then of the question that is asked
    instead; else all that can matter in the variant, those of cards only if one of them has come up.
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
