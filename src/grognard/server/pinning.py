"""Tables of other versions of the rules or cards: what a table is pinned to, and what happens to it later."""

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
    """Whether a table of an earlier version was opened with today's cards, as far as its pin says."""
    played = rules_version(table)
    ours = table.game.cards.source(table.game.cards.read(None))
    if ours is None:
        return is_earlier(table.game, played)
    return is_earlier(table.game, played) and table.rules == f"{played} {fingerprint([played, ours])}"


def is_outdated(table: Table) -> bool:
    """Whether a table was opened under other rules or cards than today's, as far as its pin says.

    Tables of earlier versions have a digest of all cards of a game that now pins only the cards in play; it says
    nothing about the table's own cards.
    """
    if table.game.cards.source(table.game.cards.read(None)) is None:
        return rules_version(table) != pinned(table.game).split()[0]
    return table.rules != pinned(table.game)


def has_changed_cards(table: Table) -> bool:
    """Whether cards of a running game have changed since it began."""
    return table.match is not None and bool(table.match.changed)


def set_aside(table: Table) -> None:
    """Freeze a table of other rules or cards: it waits for a newer server, or explains what has changed."""
    played = rules_version(table)
    if is_earlier(table.game, played):
        changes = changes_since(table.game, played)
        of_cards = [one for one in changes if one.cards] or changes
        freeze_outdated(table, Outdated(table.game, played, "outdated.cards", of_cards, 0, ""))
    else:
        words = {"played": played, "now": table.game.version}
        table.freeze_because({lang: sayings(lang)["other_rules"].format(**words) for lang in LANGUAGES})


def has_forgotten_decks(table: Table, problem: Exception) -> bool:
    """Whether a game does not play out because its decks, which earlier versions did not write down, would be dealt
    from other cards today.
    """
    is_unplayable = isinstance(problem, (InputError, IllegalAnswer))
    return is_unplayable and table.game.decks is not None and not table.are_decks_recorded


def set_aside_without_decks(table: Table) -> None:
    """Freeze a table whose decks nobody knows any more."""
    table.match = None
    table.freeze_because({lang: sayings(lang)["forgotten_decks"] for lang in LANGUAGES})


def freeze_outdated(table: Table, outdated: Outdated) -> None:
    """Freeze a table whose game would go differently under today's rules, and say what has changed."""
    table.match = None
    table.freeze_because({lang: outdated.said(lang, sayings(lang)) for lang in LANGUAGES})


def play_again(table: Table, entry: Entry) -> bool:
    """Apply an entry of an earlier version under today's rules; return False if the table had to be set aside."""
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
