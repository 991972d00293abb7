"""Tables of other versions of the rules or cards: what a table is pinned to, and what becomes of it later."""

from __future__ import annotations

from grognard.core.changes import Outdated, blamed, changes_since, is_earlier
from grognard.core.game import InputError, Reason
from grognard.core.match import IllegalAnswer, fingerprint, outdated
from grognard.server import entries
from grognard.server.entries import Entry
from grognard.server.table import OVER, PLAYING, Table, pinned
from grognard.text import LANGUAGES, sayings


def rules_version(table: Table) -> str:
    """The version of the rules that a table was opened under."""
    return table.rules.split()[0]


def has_our_cards(table: Table) -> bool:
    """Whether a table of an earlier version was opened with the cards of today, as far as its pin says."""
    played = rules_version(table)
    ours = table.game.cards.source(table.game.cards.read(None))
    if ours is None:
        return is_earlier(table.game, played)
    return is_earlier(table.game, played) and table.rules == f"{played} {fingerprint([played, ours])}"


def is_outdated(table: Table) -> bool:
    """Whether a table was opened under other rules or cards than those of today, as far as its pin says.

    Tables of before have a digest of all cards where the game no longer keeps them all; it says nothing of their own.
    """
    if table.game.cards.source(table.game.cards.read(None)) is None:
        return rules_version(table) != pinned(table.game).split()[0]
    return table.rules != pinned(table.game)


def has_changed_cards(table: Table) -> bool:
    """Whether cards of a game that has begun are no longer what they were then."""
    return table.match is not None and bool(table.match.changed)


def set_aside(table: Table) -> None:
    """Freeze a table of other rules or cards: it waits for a newer server, or says what has changed."""
    played = rules_version(table)
    if is_earlier(table.game, played):
        changes = changes_since(table.game, played)
        of_cards = [one for one in changes if one.cards] or changes
        freeze_outdated(table, Outdated(table.game, played, "outdated.cards", of_cards, 0, ""))
    else:
        words = {"played": played, "now": table.game.version}
        table.freeze_because({lang: sayings(lang)["other_rules"].format(**words) for lang in LANGUAGES})


def freeze_outdated(table: Table, outdated: Outdated) -> None:
    """Freeze a table whose game would go differently under the rules of today, and say what has changed."""
    table.match = None
    table.freeze_because({lang: outdated.said(lang, sayings(lang)) for lang in LANGUAGES})


def play_again(table: Table, entry: Entry) -> bool:
    """Apply an entry of an earlier version under the rules of today; False if the table had to be set aside."""
    words = entry.answer if isinstance(entry, entries.Answer) else ""
    action: int | None = None
    reason: Reason | None = None
    try:
        if not isinstance(entry, entries.Answer) or (table.phase == PLAYING and entry.seat == table.asked):
            action = table.game.parse(words, table.cards) if words else None
            table.apply(entry)
            if table.phase != OVER or isinstance(entry, entries.End):
                return True
    except InputError:
        pass
    except IllegalAnswer as refused:
        reason = refused.reason
    played, game, match = rules_version(table), table.game, table.match
    at_answer = bool(words) and table.phase != OVER
    if match is not None:
        match.recorded = played
        freeze_outdated(table, outdated(match, at_answer, words, action, reason))
    else:
        changes = blamed(game, changes_since(game, played), table.variant, None, action, reason)
        freeze_outdated(table, Outdated(game, played, "outdated.score", changes, 0, words))
    return False
