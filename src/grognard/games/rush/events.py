"""What happens at a table of Rush, as numbers, and what a seat learns of it."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Event
from grognard.games.rush.cards import NONE

# Comments list the values of each event. Clients know the numbers, so they never change.
# Numbered by make fields for good
TURN: Final = 0  # seat, round
REPAIRED_BASE: Final = 1  # seat, base
REPAIRED_GUARD: Final = 2  # seat, base, card
REVEALED: Final = 3  # seat, cards …
PAID: Final = 4  # seat, card
BOUGHT: Final = 5  # seat, card
MARKET: Final = 6  # card: revealed into slot 0
MARKET_DISCARDED: Final = 7  # card
DECK_SHUFFLED: Final = 8  # cards in the new vehicle deck
USED: Final = 9  # seat, card, ability
DREW: Final = 10  # seat, card: seen by that seat alone
GARAGE_SHUFFLED: Final = 11  # seat, cards in the new garage
SABOTAGED: Final = 12  # seat, card
RESEARCHED: Final = 13  # seat, card taken
SCRAPPED: Final = 14  # seat, card
GUARDED: Final = 15  # seat, card, base
RELIEVED: Final = 16  # seat, card, base
PUT_AWAY: Final = 17  # seat, card, why
ATTACKED: Final = 18  # seat, cards …
DAMAGED_GUARD: Final = 19  # by, with card, owner, base, guard
DESTROYED_GUARD: Final = 20
DAMAGED_BASE: Final = 21  # by, with card, owner, base
DESTROYED_BASE: Final = 22
DISPLACED: Final = 23  # owner, base, guard
NO_TARGET: Final = 24  # seat, card
MEDALS: Final = 25  # seat, nation, doubles, singles
LAST_SINGLE: Final = 26  # nation
LOST_ALL_BASES: Final = 27  # seat
KEPT: Final = 28  # seat, card
ACHIEVED: Final = 29  # achievement, seat
UNACHIEVED: Final = 30  # achievement
OVER: Final = 31  # winners …
DREW_OPEN: Final = 32  # seat, card: drawn in the seat's own turn, beside its face-up hand (RUSH-024)
# End of make fields

# Why a card is put away
# Numbered by make fields for good
UNUSED: Final = 0  # at the end of the turn (RUSH-088)
STRUCK: Final = 1  # it has attacked (RUSH-066)
PLAYED_OUT: Final = 2  # its abilities were used and it cannot guard (RUSH-057)
UNWANTED: Final = 3  # in step II, by choice (RUSH-028, RUSH-A49)
# End of make fields


def redact(event: Event, seat: int) -> Event:
    """What a seat may know of an event: only the player who drew a card sees the card."""
    return (DREW, event[1], NONE) if event[0] == DREW and event[1] != seat else event
