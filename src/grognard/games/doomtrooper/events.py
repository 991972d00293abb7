"""What happens at a table of Doomtrooper, each followed by what it tells."""

from __future__ import annotations

from typing import Final

TURN: Final = 0  # seat, round
DREW: Final = 1  # seat, kinds …: seen by that seat alone
DREW_COUNT: Final = 2  # seat, how many
MUSTERED: Final = 3  # seat, slot, kind
PLAYED: Final = 4  # seat, slot, kind
PAID: Final = 5  # seat, D
POINTS: Final = 6  # seat, D, P
CHANGED: Final = 7  # slot, F, S, A, V
STRIKES_FIRST: Final = 8  # slot
DISABLED: Final = 9  # slot
DOUBLED: Final = 10  # slot
TACTIC: Final = 11  # tactic
DISCARDED: Final = 12  # slot, kind
HEALED: Final = 13  # slot
EXTRA_ACTION: Final = 14  # seat, kind of action
ATTACKED: Final = 15  # attacker, defender
DECLARED: Final = 16  # seat: an attack
WOUNDED: Final = 17  # slot
KILLED: Final = 18  # slot, killer or NONE
SAVED: Final = 19  # slot
COMBAT_OVER: Final = 20
CANCELLED: Final = 21  # slot
ATTACHED: Final = 22  # slot, bearer
BUILT: Final = 23  # slot, seat
MEDITATED: Final = 24  # seat
SOUGHT_COVER: Final = 25  # slot
LEFT_COVER: Final = 26  # slot
HAND_DISCARDED: Final = 27  # seat, kind: seen by that seat alone
REDREW: Final = 28  # seat, 0 free or 1 for the hand, the kinds shown …
OVER: Final = 29  # winners …
SABOTAGED: Final = 30  # saboteur, seat
PASSED: Final = 31  # seat
FEWER_ACTIONS: Final = 32  # seat
ENDED: Final = 33  # slot, kind: its time was over
USED: Final = 34  # seat, slot
