"""The events at a table of Doomtrooper; comments list the values of each."""

from __future__ import annotations

from typing import Final

# Clients know the numbers, so they never change.
# Numbered by make fields for good
TURN: Final = 0  # seat, round
DREW: Final = 1  # seat, kinds …: seen by that seat alone
DREW_COUNT: Final = 2  # seat, how many
MUSTERED: Final = 3  # seat, slot, kind
PLAYED: Final = 4  # seat, slot, kind
PAID: Final = 5  # seat, D
POINTS: Final = 6  # seat, D, P
CHANGED: Final = 7  # slot, F, S, A, V, kind
STRIKES_FIRST: Final = 8  # slot, kind
DISABLED: Final = 9  # slot, kind
DOUBLED: Final = 10  # slot, kind
OVERWHELMS: Final = 100  # slot, kind: it kills whom it wounds with more than twice the other's A
TACTIC: Final = 11  # tactic
DISCARDED: Final = 12  # slot, kind
HEALED: Final = 13  # slot, kind
EXTRA_ACTION: Final = 14  # seat, kind of action
ATTACKED: Final = 15  # attacker, defender, their kinds
DECLARED: Final = 16  # seat: an attack
WOUNDED: Final = 17  # slot, kind
KILLED: Final = 18  # slot, killer or NONE, their kinds
SAVED: Final = 19  # slot, kind
COMBAT_OVER: Final = 20
# attacker, defender, tactic, the attacker's rating, the defender's A, the defender's rating, the attacker's A, what the
# defender suffers, what the attacker suffers (UNHURT, HURT or SLAIN), which part strikes first or NONE, their kinds
COMPARED: Final = 98
NO_RETURN: Final = 99  # slot, kind: it does not strike back
CANCELLED: Final = 21  # slot, kind
ATTACHED: Final = 22  # slot, bearer, their kinds
BUILT: Final = 23  # slot, seat, kind
MEDITATED: Final = 24  # seat
SOUGHT_COVER: Final = 25  # slot, kind, unknown while it is unpaid
LEFT_COVER: Final = 26  # slot, kind
HAND_DISCARDED: Final = 27  # seat, kind: seen by that seat alone
REDREW: Final = 28  # seat, 0 free or 1 for the hand, the kinds shown …
OVER: Final = 29  # winners …
LOST: Final = 80  # seat
TAKEN_OVER: Final = 83  # seat, slot, kind
RETURNED: Final = 84  # slot, kind
TAKEN_BACK: Final = 85  # seat, slot, kind
ANNIHILATED: Final = 86  # slot, kind
REASSIGNED: Final = 89  # slot, kind
RECOVERED: Final = 90  # seat, kind
REPAID: Final = 91  # seat, D
CONVERTED: Final = 82  # slot, kind
PLAYED_OFF: Final = 81  # who is tied …
STALLED: Final = 92  # rounds
SABOTAGED: Final = 30  # saboteur, seat, kind
PASSED: Final = 31  # seat
FEWER_ACTIONS: Final = 32  # seat
ENDED: Final = 33  # slot, kind: its time was over
INFECTED: Final = 73  # slot, kind of virus, kind
DISINFECTED: Final = 74  # slot, kind
IMPRISONED: Final = 75  # slot, captor, their kinds
SHELTERED: Final = 76  # slot, where behind, their kinds
EMERGED: Final = 77  # slot, kind
LEFT_VEHICLE: Final = 93  # vehicle, its warrior, their kinds: it can no longer use it
NAMED: Final = 78  # seat, affiliation
TOOK_SIDE: Final = 87  # slot, side, kind
TRANSFERRED: Final = 88  # slot, where to counted from the Squad, kind
USED: Final = 34  # seat, slot, kind
REPLACED: Final = 40  # who was in the combat, who is now, their kinds
JOINED: Final = 41  # slot, kind: a reinforcement
ASSIGNED: Final = 42  # a card, to which, their kinds
DISSOLVED: Final = 97  # a sergeant, its kind: its unit is one no longer
QUELLED: Final = 43  # slot, kind: its immunity is cancelled
RESTORED: Final = 44  # slot, kind: it is immune again
FETCHED: Final = 61  # seat, slot, kind: from a pile of its own
AROSE: Final = 60  # slot, kind: what it does by itself
OWN_ACTION: Final = 36  # slot, kind: it has an action of its own
STOPPED: Final = 35  # the turn has seen too many plays, or effects without end
# End of make fields
