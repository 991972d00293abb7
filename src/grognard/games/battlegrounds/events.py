"""What happens at a table of Battlegrounds, as numbers, and what a seat learns of it."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Event

# Comments list the values of each event. Clients know the numbers, so they never change.
# Numbered by make fields for good
TURN: Final = 0  # seat, round
PICKED: Final = 2  # seat, tank
ACTIVE: Final = 3  # seat, figure, tank
PLACED: Final = 4  # seat, figure, field
MOVED: Final = 5  # seat, figure, from, to, the fields entered …
STAYED: Final = 6  # seat, figure
DUD_WENT_OFF: Final = 7  # field
ARMOUR_HELD: Final = 8  # figure
DROVE_OVER: Final = 9  # figure, the figure driven over, or NOBODY for a tank of the artillery
DESTROYED: Final = 10  # figure
LOST_FOR_GOOD: Final = 1  # figure
POINTS: Final = 11  # owner, value, figure that paid
SHOT_TOKEN: Final = 12  # seat, figure, field, kind
SHOT_TANK: Final = 13  # seat, figure, field, figure hit
PLACED_DUD: Final = 14  # seat, figure, field
CLEARED_DUD: Final = 15  # seat, figure, field
SHOT_ENEMY: Final = 16  # seat, figure, field
HELD_FIRE: Final = 17  # seat
PAIR: Final = 18  # owner, picture
GAINED: Final = 19  # owner, effect
LAID: Final = 20  # seat, effect, tank
USED: Final = 21  # seat, effect
DREW: Final = 22  # seat, tanks …
KEPT: Final = 23  # seat, tank
CHANGED: Final = 24  # seat, figure, tank
REPAIRED: Final = 25  # seat, figure
PASSED: Final = 26  # seat
UNCOVERED: Final = 27  # seat, field, kind
COVERED: Final = 28  # field
EXTRA_TURN_WON: Final = 29  # seat
ARTILLERY: Final = 30  # field
ARTILLERY_TOKEN: Final = 31  # field, kind
ARTILLERY_TANK: Final = 32  # field: it places a tank of its own
ARTILLERY_NOTHING: Final = 33  # field
RESHUFFLED: Final = 34
STALLED: Final = 35  # rounds
OVER: Final = 36  # winners …
STARS: Final = 37  # points, stars
# End of make fields


def redact(event: Event, seat: int) -> Event:
    """Everything that happens in Battlegrounds happens in the open."""
    return event
