"""The powers and bans that cards give to warriors, each declared once: `NAME: Final = power("NAME")  # what it means`.

They have no numbers here: power_sets.py stores sets of them. Texts list the powers of a card in this order.
"""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.language.power_sets import Powers, PowerTable

POWERS: Final = PowerTable()


def power(name: str) -> Powers:
    """Declare a power."""
    return POWERS.declare(name)


# Wounds and death
AUTOKILL: Final = power("AUTOKILL")  # a warrior that it wounds is killed
FRAGILE: Final = power("FRAGILE")  # a wound kills it
DIES_OF_A_BLOW: Final = power("DIES_OF_A_BLOW")  # a wound in combat kills it
UNHARMED_BY_SPECIALS: Final = power("UNHARMED_BY_SPECIALS")  # no Special card wounds or kills it
NO_AUTOKILL: Final = power("NO_AUTOKILL")  # only a second wound kills it, never a first that would kill at once
NEVER_AUTOKILLS: Final = power("NEVER_AUTOKILLS")  # no card makes it kill whom it wounds
INVULNERABLE: Final = power("INVULNERABLE")  # it may be neither wounded nor killed
UNHURT_ATTACKING: Final = power("UNHURT_ATTACKING")  # it is neither wounded nor killed while it attacks
HEALED_AT_ONCE: Final = power("HEALED_AT_ONCE")  # it is healed at once of a wound that does not kill it
HEALS_IN_COVER: Final = power("HEALS_IN_COVER")  # it is healed when it seeks cover
ANNIHILATES: Final = power("ANNIHILATES")  # a warrior that it kills is annihilated
FALLS_AT_NO_VALUE: Final = power("FALLS_AT_NO_VALUE")  # it is discarded as soon as its V is zero or less

# Spells and cards of the Dark Symmetry
NEVER_CASTS: Final = power("NEVER_CASTS")  # it may never cast spells (DT-161)
SPELLS_FOR_OTHERS: Final = power("SPELLS_FOR_OTHERS")  # its personal combat spells are combat spells
DOUBLE_D: Final = power("DOUBLE_D")  # each D that it spends on a spell counts as two
ART_FOR_LEGION: Final = power("ART_FOR_LEGION")  # it may cast for the benefit of the Dark Legion (DT-158)
ART_FOR_LEGION_ALONE: Final = power("ART_FOR_LEGION_ALONE")  # it casts for the benefit of the Dark Legion alone
ART_FOR_ALL: Final = power("ART_FOR_ALL")  # it may cast for the benefit of every warrior (DT-158, DT-159)
NO_SYMMETRY: Final = power("NO_SYMMETRY")  # it may have Dark Symmetry cards, but not use them (DT-321)
GIFTS_OF_ALGEROTH: Final = power("GIFTS_OF_ALGEROTH")  # it may use gifts of Algeroth, whatever its own card says
ANY_GIFT: Final = power("ANY_GIFT")  # it may be given gifts of every Apostle (DT-097)
GIFTS_ONLY: Final = power("GIFTS_ONLY")  # it may be given no gift of an Apostle
GIFTS_FOR_D: Final = power("GIFTS_FOR_D")  # it may be given gifts of every Apostle for 5 D each
HERETICS_GIFTS: Final = power("HERETICS_GIFTS")  # it may be given the gifts that are for Heretics
MANY_GIFTS: Final = power("MANY_GIFTS")  # it may have several copies of a gift that raises its ratings (DT-094)
MANY_SYMMETRY: Final = power("MANY_SYMMETRY")  # it may have several copies of any Dark Symmetry card (DT-094)
DOUBLE_SYMMETRY: Final = power("DOUBLE_SYMMETRY")  # each D that it spends on a Dark Symmetry card counts as two

# What it earns
D_ONLY: Final = power("D_ONLY")  # it earns no promotion points (DT-304)
EARNS_P: Final = power("EARNS_P")  # it earns promotion points even as a freelancer (DT-304)
MISSIONS_FIRST: Final = power("MISSIONS_FIRST")  # its missions come before its player's other missions

# Cover and areas
NO_SEEKING_COVER: Final = power("NO_SEEKING_COVER")  # it may not seek cover (DT-062)
NEVER_COVER: Final = power("NEVER_COVER")  # it is never in cover, not even by force (DT-050)
NO_FORTIFICATIONS: Final = power("NO_FORTIFICATIONS")  # fortifications do nothing for it
MAY_TRANSFER: Final = power("MAY_TRANSFER")  # it transfers although it is tribal (DT-139)
NO_TRANSFER: Final = power("NO_TRANSFER")  # it stays in the area where it was mustered
NO_SERGEANT: Final = power("NO_SERGEANT")  # no sergeant's unit gives it anything

# What it may use
NO_EQUIPMENT: Final = power("NO_EQUIPMENT")  # it may carry equipment, but not use it (DT-321)
NO_OTHER_EQUIPMENT: Final = power("NO_OTHER_EQUIPMENT")  # it may use no equipment but this card
NO_OTHER_WEAPON: Final = power("NO_OTHER_WEAPON")  # it may use no weapon but this card
ONLY_FIGHT_WEAPON: Final = power("ONLY_FIGHT_WEAPON")  # it may own no other Fight or Fight/Shoot weapon
USED_IN_FIGHTS: Final = power("USED_IN_FIGHTS")  # the weapon is used in Fights alone, though it is a Shoot weapon
TWO_HANDGUNS: Final = power("TWO_HANDGUNS")  # it may use two handguns at once
TWO_SHOOT_WEAPONS: Final = power("TWO_SHOOT_WEAPONS")  # … two Shoot or Fight/Shoot weapons in a Shoot combat
ANY_EQUIPMENT: Final = power("ANY_EQUIPMENT")  # its equipment and relics may be of any affiliation (DT-073, DT-A59)
ANY_GEAR: Final = power("ANY_GEAR")  # its equipment may be of any affiliation, but not its relics (DT-073)
ANY_VEHICLE: Final = power("ANY_VEHICLE")  # it may be given vehicles of any affiliation (DT-073)
USES_POISONS: Final = power("USES_POISONS")  # it may be given poisons as if it was a Mortificator
ANY_KI: Final = power("ANY_KI")  # it may be given Ki powers as if it was a Mishima warrior
ANY_AIRSHIP: Final = power("ANY_AIRSHIP")  # it may be given any airship
NO_VEHICLES: Final = power("NO_VEHICLES")  # it may not use vehicles
EX_MEMBER: Final = power("EX_MEMBER")  # it uses cards of its former corporation for D (DT-303)

# Actions, attack and defence
IDLE: Final = power("IDLE")  # it performs no actions (DT-315)
IN_TRAINING: Final = power("IN_TRAINING")  # it neither attacks nor is attacked, but guards its player (DT-328)
KEPT_FROM_COMBAT: Final = power("KEPT_FROM_COMBAT")  # it neither attacks nor is attacked, and guards nobody (DT-314)
LURKS: Final = power("LURKS")  # it may not be attacked, and does not protect from sabotage (DT-314)
UNATTACKABLE: Final = power("UNATTACKABLE")  # it may not be attacked
ATTACKED_LAST: Final = power("ATTACKED_LAST")  # it is not attacked while others stand in its area (DT-325)
NEVER_ATTACKER: Final = power("NEVER_ATTACKER")  # it may never attack, even if a card makes it attack
NO_ATTACK: Final = power("NO_ATTACK")  # it does not attack, unless a card makes it an attacker (DT-A33)
NO_FIGHT_ATTACK: Final = power("NO_FIGHT_ATTACK")  # it does not attack in a Fight, but may be attacked in one
ONE_ATTACK: Final = power("ONE_ATTACK")  # it attacks at most once per turn
NO_FIGHT_ON: Final = power("NO_FIGHT_ON")  # it is not attacked in a Fight
GROUNDS_AIRSHIPS: Final = power("GROUNDS_AIRSHIPS")  # its attacker does not use an airship in the combat
DEAR_ATTACK: Final = power("DEAR_ATTACK")  # its attack takes more than one action, or D
CHOOSY: Final = power("CHOOSY")  # cards say whom it attacks, at what price, or who attacks it (DT-181)
FROM_COVER: Final = power("FROM_COVER")  # it leaves cover and attacks in one action
SHOOTS_FROM_COVER: Final = power("SHOOTS_FROM_COVER")  # it attacks in cover, by Shoot alone
ATTACKS_AFTER_COVER: Final = power("ATTACKS_AFTER_COVER")  # it attacks in the turn in which it left cover (DT-052)
BARES_FOE: Final = power("BARES_FOE")  # its opponent gets nothing from cover and fortifications
FOE_WITHOUT_FORTS: Final = power("FOE_WITHOUT_FORTS")  # its opponent gets nothing from fortifications
FOE_WITHOUT_KI: Final = power("FOE_WITHOUT_KI")  # its opponents in combat may not use Ki powers
FOE_WITHOUT_ARMOR: Final = power("FOE_WITHOUT_ARMOR")  # its opponent gets nothing from armor
DENIES_FIRST: Final = power("DENIES_FIRST")  # its opponent loses every first strike
NO_FIRST_STRIKES: Final = power("NO_FIRST_STRIKES")  # nobody at all strikes first in its combat (DT-A14)
ANY_WARZONE: Final = power("ANY_WARZONE")  # it defends from any warzone in play (DT-310)

# Cards that it is not given
NO_BEASTS: Final = power("NO_BEASTS")  # it may be given no beast
NO_OWN_SPECIALS: Final = power("NO_OWN_SPECIALS")  # its player may not play Special cards on it
NEVER_LOWERED: Final = power("NEVER_LOWERED")  # it is no target of cards that lower its ratings
REFUSES: Final = power("REFUSES")  # there are cards that it is not given (DT-319, DT-320)

# How it, or what it bears, leaves play
KEEPS_EQUIPMENT: Final = power("KEEPS_EQUIPMENT")  # its equipment is discarded only with it
STAYS_ON_BEARER: Final = power("STAYS_ON_BEARER")  # the card is never given to another warrior
TAKES_SYMMETRY: Final = power("TAKES_SYMMETRY")  # its bearer loses all Dark Symmetry cards when it is discarded
TAKES_BEARER: Final = power("TAKES_BEARER")  # its bearer is annihilated when its time is over
NEVER_DISCARDED: Final = power("NEVER_DISCARDED")  # it is never discarded (DT-340)
NEVER_ANNIHILATED: Final = power("NEVER_ANNIHILATED")  # it is never annihilated (DT-340)
DISCARDED_INSTEAD: Final = power("DISCARDED_INSTEAD")  # it is discarded where it would be annihilated
SHUFFLED_BACK: Final = power("SHUFFLED_BACK")  # killed or discarded, it goes back into its owner's library
OUTLASTS_BEARER: Final = power("OUTLASTS_BEARER")  # … when its bearer is killed or discarded
MENDS: Final = power("MENDS")  # what it lies on goes there, if anything but a price discards it
EQUIPMENT_RETURNS: Final = power("EQUIPMENT_RETURNS")  # killed, it leaves its equipment to its owners' libraries
ANNIHILATED_INSTEAD: Final = power("ANNIHILATED_INSTEAD")  # it is annihilated where it would be discarded
