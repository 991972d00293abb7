"""The words of Doomtrooper as numbers: ratings, types, affiliations, sides, traits, places."""

from __future__ import annotations

from typing import Final

# DT-357: the four printed numbers
# Numbered by make fields for good
F: Final = 0  # fight
S: Final = 1  # shoot
A: Final = 2  # armor
V: Final = 3  # value
# End of make fields
RATINGS: Final = ("F", "S", "A", "V")
DASH: Final = -1000  # printed as a dash: that tactic, or any combat, is impossible (DT-215)

FIGHT: Final = F  # DT-182: the tactic is the rating that both use
SHOOT: Final = S
NO_TACTIC: Final = -1

# DT-351: the types of cards
# Numbered by make fields for good
ALLIANCE: Final = 0
ART: Final = 1
BEAST: Final = 2
EQUIPMENT: Final = 3
FORTIFICATION: Final = 4
KI: Final = 5
MISSION: Final = 6
RELIC: Final = 7
SPECIAL: Final = 8
SYMMETRY: Final = 9
WARRIOR: Final = 10
WARZONE: Final = 11
# End of make fields
TYPES: Final = (
    "alliance", "art", "beast", "equipment", "fortification", "ki", "mission", "relic", "special", "symmetry",
    "warrior", "warzone",
)  # fmt: skip

# DT-350: the affiliations
AFFILIATIONS: Final = (
    "bauhaus", "capitol", "cybertronic", "imperial", "mishima", "brotherhood", "lutheran", "crescentia", "rasputin",
    "templars", "legion", "general",
)  # fmt: skip
# Bits numbered by make fields for good
BAUHAUS: Final = 1 << 0
CAPITOL: Final = 1 << 1
CYBERTRONIC: Final = 1 << 2
IMPERIAL: Final = 1 << 3
MISHIMA: Final = 1 << 4
BROTHERHOOD: Final = 1 << 5
LUTHERAN: Final = 1 << 6
CRESCENTIA: Final = 1 << 7
RASPUTIN: Final = 1 << 8
TEMPLARS: Final = 1 << 9
LEGION_ICON: Final = 1 << 10
GENERAL: Final = 1 << 11
# End of make fields
EVERY_AFFILIATION: Final = (1 << 12) - 1
CORPORATIONS: Final = BAUHAUS | CAPITOL | CYBERTRONIC | IMPERIAL | MISHIMA

# Allegiance, as bits (DT-035, DT-288, DT-293)
# Bits numbered by make fields for good
DOOMTROOPER: Final = 1 << 0
LEGION: Final = 1 << 1
TRIBAL: Final = 1 << 2
# DT-293: outside the areas, neither Doomtrooper nor Dark Legion
ASIDE_SIDE: Final = 1 << 3
# End of make fields
SIDES: Final = ("doomtrooper", "legion", "tribal", "aside")

# The marks of a card, as bits
TRAITS: Final = (
    "personality", "weapon-fight", "weapon-shoot", "weapon-special", "armor", "vehicle", "airship", "tank", "submarine",
    "beast", "apostle", "never-fights", "freelancer", "heretic", "cultist", "commander", "sergeant", "captain",
    "symmetry-gift", "personal-combat-spell", "combat-spell", "city", "outpost-only", "corporate-leader", "virus",
    "prophecy", "ritual", "prophet", "patriarch", "fortification", "machine-gun", "handgun",
)  # fmt: skip
# Bits numbered by make fields for good
PERSONALITY: Final = 1 << 0
WEAPON_FIGHT: Final = 1 << 1
WEAPON_SHOOT: Final = 1 << 2
WEAPON_SPECIAL: Final = 1 << 3
ARMOR: Final = 1 << 4
VEHICLE: Final = 1 << 5
AIRSHIP: Final = 1 << 6
TANK: Final = 1 << 7
SUBMARINE: Final = 1 << 8
IS_BEAST: Final = 1 << 9
APOSTLE: Final = 1 << 10
NEVER_FIGHTS: Final = 1 << 11
FREELANCER: Final = 1 << 12
HERETIC: Final = 1 << 13
CULTIST: Final = 1 << 14
# DT-279: only where the card's text says so
COMMANDER: Final = 1 << 15
SERGEANT: Final = 1 << 16
CAPTAIN: Final = 1 << 17
SYMMETRY_GIFT: Final = 1 << 18
PERSONAL_SPELL: Final = 1 << 19
COMBAT_SPELL: Final = 1 << 20
CITY: Final = 1 << 21
OUTPOST_ONLY: Final = 1 << 22
LEADER: Final = 1 << 23
VIRUS: Final = 1 << 24
PROPHECY: Final = 1 << 25
RITUAL: Final = 1 << 26
PROPHET: Final = 1 << 27
PATRIARCH: Final = 1 << 28
IS_FORTIFICATION: Final = 1 << 29
# DT-A39: also of a heavy, a light or a sub-machine gun
MACHINE_GUN: Final = 1 << 30
HANDGUN: Final = 1 << 31
# End of make fields

# DT-074: only cards that are marked so are weapons
WEAPON: Final = WEAPON_FIGHT | WEAPON_SHOOT | WEAPON_SPECIAL

# The keywords of those that follow an Apostle
FOLLOWINGS: Final = (
    "follower-of-algeroth", "follower-of-demnogonis", "follower-of-ilian", "follower-of-muawijhe", "follower-of-semai",
)  # fmt: skip

# Where a card on the table is
# Numbered by make fields for good
GONE: Final = 0  # the slot is free
PLAYED: Final = 1  # being played: announced, or acting until the combat is over
# DT-306: the three areas of influence
SQUAD: Final = 2
KOHORT: Final = 3
OUTPOST: Final = 4
ASIDE: Final = 5  # outside all areas
ATTACHED: Final = 6  # to another card
BEFORE_PLAYER: Final = 7  # to a player
WITH_GAME: Final = 8  # to the game itself
# End of make fields
AREAS: Final = (SQUAD, KOHORT, OUTPOST)
PLACES: Final = ("gone", "played", "squad", "kohort", "outpost", "aside", "attached", "player", "game")

# The state of a warrior or a vehicle, as bits
# Bits numbered by make fields for good
WOUNDED: Final = 1 << 0  # DT-196
COVERED: Final = 1 << 1  # DT-040
UNPAID: Final = 1 << 2  # DT-054: mustered into cover, not revealed
OUTSIDE: Final = 1 << 3  # of a vehicle: its warrior is not in it (DT-076)
LEFT_COVER: Final = 1 << 4  # this turn (DT-052)
MOVED: Final = 1 << 5  # has transferred since its player's last Draw step (DT-140)
PRISONER: Final = 1 << 6  # DT-316
AWAY: Final = 1 << 7  # out of play on the table (DT-337)
HALF_PRICE: Final = 1 << 20  # of a spell on its way: each D spent on it counts as two
RAISED: Final = 1 << 21  # of a spell that was cast in phase 5 of a combat: more steps may be paid for (DT-151)
BEHIND: Final = 1 << 12  # a wall: it neither fights nor guards (DT-314)
AS_LEGION: Final = 1 << 8  # a cultist whose player chose the Dark Legion (DT-298)
SERVED: Final = 1 << 10  # of a card that kept its bearer out of play: no longer (DT-313)
STORED: Final = 1 << 9  # of a card that lies on another, where it only counts and has no effect
# End of make fields

# Numbered by make fields for good
AFTER_STAYS: Final = 0
AFTER_DISCARDED: Final = 1
AFTER_ANNIHILATED: Final = 2
# End of make fields

MOST_COPIES: Final = 4  # DT-331: of a card in a deck
