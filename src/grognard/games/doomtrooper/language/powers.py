"""The powers and bans that cards give to warriors, as bits."""

from __future__ import annotations

from typing import Final

# Powers and bans of a warrior, as bits
AUTOKILL: Final = 1 << 0  # whom it wounds is killed
FRAGILE: Final = 1 << 1  # a wound kills it
NEVER_CASTS: Final = 1 << 2  # DT-161
NO_SEEKING_COVER: Final = 1 << 3  # DT-062
NO_FORTIFICATIONS: Final = 1 << 4
NO_EQUIPMENT: Final = 1 << 5  # may carry it, may not use it (DT-321)
NO_OTHER_WEAPON: Final = 1 << 6  # while it uses this card
ONLY_FIGHT_WEAPON: Final = 1 << 7  # may own no other Fight or Fight/Shoot weapon
D_ONLY: Final = 1 << 8  # earns no promotion points (DT-304)
TWO_HANDGUNS: Final = 1 << 9
SPELLS_FOR_OTHERS: Final = 1 << 10  # its personal combat spells are combat spells
DOUBLE_D: Final = 1 << 11  # each D spent on a spell counts as two
ANY_AIRSHIP: Final = 1 << 12
GIFTS_ONLY: Final = 1 << 13  # no gift of an Apostle
ART_FOR_LEGION_ALONE: Final = 1 << 59  # casts for the benefit of the Dark Legion and nobody else
ART_FOR_LEGION: Final = 1 << 56  # may cast for the benefit of the Dark Legion (DT-158)
UNATTACKABLE: Final = 1 << 57  # may not be attacked
INVULNERABLE: Final = 1 << 58  # may be neither wounded nor killed
FALLS_AT_NO_VALUE: Final = 1 << 14  # discarded as soon as its V is zero or less
MAY_TRANSFER: Final = 1 << 48  # though it is tribal (DT-139)
NO_TRANSFER: Final = 1 << 49  # it remains where it was mustered
NO_BEASTS: Final = 1 << 50  # may receive none
ATTACKED_LAST: Final = 1 << 51  # not while another warrior that is not so protected stands in its area (DT-325)
KEPT_FROM_COMBAT: Final = 1 << 52  # neither attacks nor is attacked, and guards nobody (DT-314)
UNHURT_ATTACKING: Final = 1 << 53  # neither wounded nor killed while it attacks
DEAR_ATTACK: Final = 1 << 54  # its attack takes more than one action
DIES_OF_A_BLOW: Final = 1 << 61  # a wound in combat kills it
TAKES_BEARER: Final = 1 << 55  # its bearer is annihilated when its time is over
DENIES_FIRST: Final = 1 << 32  # its opponent loses every first strike
NO_FIRST_STRIKES: Final = 1 << 33  # nobody at all strikes first in its combat (DT-A14)
NO_VEHICLES: Final = 1 << 34  # may not use them
NO_OTHER_EQUIPMENT: Final = 1 << 35  # may use no equipment but this card
EARNS_P: Final = 1 << 36  # even as a freelancer (DT-304)
ANY_WARZONE: Final = 1 << 37  # defends from any warzone in play (DT-310)
ANY_GIFT: Final = 1 << 38  # receives gifts of every Apostle (DT-097)
FROM_COVER: Final = 1 << 39  # leaves cover and attacks in one action
BARES_FOE: Final = 1 << 40  # its opponent has nothing of cover and fortifications
NO_SERGEANT: Final = 1 << 41  # no sergeant's unit gives it anything
SHUFFLED_BACK: Final = 1 << 42  # killed or discarded, it goes back into its owner's library
MISSIONS_FIRST: Final = 1 << 44  # its missions come before its player's others
NEVER_ATTACKER: Final = 1 << 46  # may never be one, whatever card makes it attack
NO_FIGHT_ATTACK: Final = 1 << 47  # does not attack in a Fight, but may be attacked so
DOUBLE_SYMMETRY: Final = 1 << 45  # each D it spends on a Dark Symmetry card counts as two
LURKS: Final = 1 << 43  # may not be attacked, and does not protect from sabotage (DT-314)

IDLE: Final = 1 << 15  # performs no actions (DT-315)
IN_TRAINING: Final = 1 << 16  # neither attacks nor is attacked for a while, but guards its player (DT-328)
ANY_EQUIPMENT: Final = 1 << 17  # receives equipment and relics of any affiliation, not for any kind (DT-073, DT-A59)
KEEPS_EQUIPMENT: Final = 1 << 18  # its equipment is discarded only with it
NEVER_DISCARDED: Final = 1 << 19  # DT-340
NEVER_ANNIHILATED: Final = 1 << 20  # DT-340
ANNIHILATES: Final = 1 << 21  # whom it kills is annihilated
HEALS_IN_COVER: Final = 1 << 22  # is healed when it seeks cover
HEALED_AT_ONCE: Final = 1 << 23  # of a wound that does not kill it
EX_MEMBER: Final = 1 << 24  # uses cards of its former corporation for D (DT-303)
REFUSES: Final = 1 << 25  # there are cards that it is not given (DT-319, DT-320)
ONE_ATTACK: Final = 1 << 26  # attacks at most once a turn
NO_OWN_SPECIALS: Final = 1 << 27  # its player may not play Special cards on it
STAYS_ON_BEARER: Final = 1 << 28  # it is never given to another warrior
