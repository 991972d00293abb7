"""What the terminal and the server say about a game that was played under other rules or cards, in English."""

from __future__ import annotations

from typing import Final

SAYINGS: Final = {
    "outdated.answer": "This game was played under version {played} of the rules; version {now} has changed {changes}, so answer {n} ({answer}) is no longer possible.",
    "outdated.score": "This game was played under version {played} of the rules; version {now} has changed {changes}, so it would no longer end the same way.",
    "outdated.cards": "This game was begun under version {played} of the rules; version {now} has changed {changes}, and its cards are no longer those of that version.",
    "changed.answer": "Cards of this game have changed since it was played: {changes}. Answer {n} ({answer}) is no longer possible.",
    "changed.score": "Cards of this game have changed since it was played: {changes}. It would no longer end the same way.",
    "changed_since": "Cards of this game have changed since it was played, and every answer is still possible: {cards}.",
    "other_rules": "This game is played under version {played} of the rules and the cards it had, and this server has version {now}; it waits for a server that has them.",
    "forgotten_decks": "The decks of this game were dealt from all cards there were at the time and not written down; cards have been added since, so the game cannot go on.",
    "recorded_earlier": "Recorded under version {played} of the rules; it plays out the same under version {now}.",
    "goes_on_newer": "Begun under version {played} of the rules; every answer is legal under version {now}, and the game goes on under it.",
}
