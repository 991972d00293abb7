"""The words of the rules as parts of cards, each with its own type.

The engine's numbers for them are in words.py, selectors.py and plays.py; a page sees only these.
"""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper import words
from grognard.games.doomtrooper.language import plays, selectors
from grognard.games.doomtrooper.language.parts import (
    Affiliation,
    Area,
    Choice,
    Condition,
    Membership,
    Moment,
    Owner,
    Role,
    Side,
    Trait,
    TurnOf,
    Type,
    Waiver,
)  # fmt: skip
from grognard.games.doomtrooper.language.plays import (
    Answered,
    Building,
    Duration,
    Limit,
    Location,
    OnceATurn,
    OnPlayer,
    Price,
    Spell,
    Timing,
    Use,
)  # fmt: skip

# Types of cards (DT-351)
ALLIANCE: Final = Type(words.ALLIANCE)
ART: Final = Type(words.ART)
BEAST: Final = Type(words.BEAST)
EQUIPMENT: Final = Type(words.EQUIPMENT)
FORTIFICATION: Final = Type(words.FORTIFICATION)
KI: Final = Type(words.KI)
MISSION: Final = Type(words.MISSION)
RELIC: Final = Type(words.RELIC)
SPECIAL: Final = Type(words.SPECIAL)
SYMMETRY: Final = Type(words.SYMMETRY)
WARRIOR: Final = Type(words.WARRIOR)
WARZONE: Final = Type(words.WARZONE)

# Sides (DT-035, DT-288, DT-293)
DOOMTROOPER: Final = Side(words.DOOMTROOPER)
LEGION: Final = Side(words.LEGION)
TRIBAL: Final = Side(words.TRIBAL)

# Affiliations (DT-350)
BAUHAUS: Final = Affiliation(words.BAUHAUS)
CAPITOL: Final = Affiliation(words.CAPITOL)
CYBERTRONIC: Final = Affiliation(words.CYBERTRONIC)
IMPERIAL: Final = Affiliation(words.IMPERIAL)
MISHIMA: Final = Affiliation(words.MISHIMA)
BROTHERHOOD: Final = Affiliation(words.BROTHERHOOD)
LUTHERAN: Final = Affiliation(words.LUTHERAN)
CRESCENTIA: Final = Affiliation(words.CRESCENTIA)
RASPUTIN: Final = Affiliation(words.RASPUTIN)
TEMPLARS: Final = Affiliation(words.TEMPLARS)
GENERAL: Final = Affiliation(words.GENERAL)
DARK_LEGION_ICON: Final = Affiliation(words.LEGION_ICON)
CORPORATIONS: Final = Affiliation(words.CORPORATIONS)
EVERY_AFFILIATION: Final = Affiliation(words.EVERY_AFFILIATION)
HOME: Final = Membership(("home", True))

# Marks on cards
PERSONALITY: Final = Trait(words.PERSONALITY)
WEAPON: Final = Trait(words.WEAPON)
WEAPON_FIGHT: Final = Trait(words.WEAPON_FIGHT)
WEAPON_SHOOT: Final = Trait(words.WEAPON_SHOOT)
MACHINE_GUN: Final = Trait(words.MACHINE_GUN)
VEHICLE: Final = Trait(words.VEHICLE)
TANK: Final = Trait(words.TANK)
AIRSHIP: Final = Trait(words.AIRSHIP)
SUBMARINE: Final = Trait(words.SUBMARINE)
IS_BEAST: Final = Trait(words.IS_BEAST)
APOSTLE: Final = Trait(words.APOSTLE)
LEADER: Final = Trait(words.LEADER)
COMMANDER: Final = Trait(words.COMMANDER)
HERETIC: Final = Trait(words.HERETIC)
FREELANCER: Final = Trait(words.FREELANCER)
PROPHET: Final = Trait(words.PROPHET)
PATRIARCH: Final = Trait(words.PATRIARCH)
CITY: Final = Trait(words.CITY)

# Areas
SQUAD: Final = Area(words.SQUAD)
KOHORT: Final = Area(words.KOHORT)
OUTPOST: Final = Area(words.OUTPOST)

# Whose cards, or whose turn
YOURS: Final = Owner(selectors.YOURS)
OPPONENTS: Final = Owner(selectors.OPPONENTS)
BEARERS: Final = TurnOf(selectors.BEARERS)

# Roles in the present combat
FIGHTING: Final = Role(selectors.IN_COMBAT)
AS_ATTACKER: Final = Role(selectors.AS_ATTACKER)
AS_DEFENDER: Final = Role(selectors.AS_DEFENDER)

# States of a card
WOUNDED: Final = Condition(("wounded", True))
HEALTHY: Final = Condition(("healthy", True))
IN_COVER: Final = Condition(("covered", True))
NOT_ITSELF: Final = Condition(("but_itself", True))
NOT_ITS_KIND: Final = Condition(("but_its_kind", True))
SAME_AREA: Final = Condition(("same_area", True))
IN_A_FIGHT: Final = Condition(("tactic", words.FIGHT))
RIDING_BEAST: Final = Condition(("riding", words.BEAST))
RIDING_VEHICLE: Final = Condition(("riding", words.EQUIPMENT))
ABLE_TO_FIGHT: Final = Condition(("capable", True))
OF_LOWER_VALUE: Final = Condition(("lower", True))
COMRADE: Final = Condition(("comrade", True))
AFOOT: Final = Condition(("afoot", True))
IN_WARZONE: Final = Condition(("in_zone", True))
MAIN: Final = Condition(("main", True))
WITH_A_GIFT: Final = Condition(("gifted", True))
IMPRISONED: Final = Condition(("prisoner", True))
HAS_OUTDONE: Final = Condition(("victor", True))
OF_FOE: Final = Condition(("of_foe", True))
ACTING_ON_USER: Final = Condition(("acting", True))
OF_NAMED_AFFILIATION: Final = Condition(("named", True))
SERVES_MANY: Final = Condition(("shared", True))
CARDS_ONLY: Final = Condition(("proper", True))
PLACED: Final = Condition(("placed", True))

# When something may be done
ANYTIME: Final = Timing(plays.ANYTIME)
IN_COMBAT: Final = Timing(plays.IN_COMBAT)
TO_SAVE: Final = Timing(plays.TO_SAVE)
AFTER_VICTORY: Final = Timing(plays.AFTER_VICTORY)
AFTER_COMBAT: Final = Timing(plays.AFTER_COMBAT)
AFTER_EARNING: Final = Timing(plays.AFTER_EARNING)
AFTER_OWN_EARNING: Final = Timing(plays.AFTER_OWN_EARNING)
BEFORE_ACTIONS: Final = Timing(plays.BEFORE_ACTIONS)

# Groups of cards that can be answered and that are not types
A_COMBAT_CARD: Final = Answered(plays.A_COMBAT_CARD)

# On which players
ON_ANY_PLAYER: Final = OnPlayer(1)
ON_ANOTHER_PLAYER: Final = OnPlayer(2)

# Where a card goes after it was played
ON_TARGET: Final = Location(plays.ON_TARGET)
IN_SQUAD: Final = Location(plays.IN_SQUAD)
IN_KOHORT: Final = Location(plays.IN_KOHORT)
IN_OUTPOST: Final = Location(plays.IN_OUTPOST)
ON_GAME: Final = Location(plays.ON_GAME)
BEFORE_YOU: Final = Location(plays.BEFORE_YOU)
BEFORE_TARGET: Final = Location(plays.BEFORE_TARGET)

# How long it stays there
TO_YOUR_DRAW: Final = Duration(plays.TO_YOUR_DRAW)
TO_YOUR_TURN: Final = Duration(plays.TO_YOUR_TURN)
GONE_AT_YOUR_TURN: Final = Duration(plays.GONE_AT_YOUR_TURN)

# Prices
PAY_VALUE: Final = Price(("for_value", True))
PAY_HALF_VALUE: Final = Use(("for_value", True), ("halved", True))
DISCARD_ITSELF: Final = Use(("itself", plays.DISCARDED))
ANNIHILATE_ITSELF: Final = Use(("itself", plays.ANNIHILATED))
WOUND_USER: Final = Use(("wounds", True))
PAY_A_P: Final = Use(("p", 1))

# How often, and by whom
ONCE_A_TURN: Final = OnceATurn()
ONCE_A_COMBAT: Final = Use(("once", plays.ONCE_A_COMBAT))
IN_YOUR_TURN: Final = Limit(("own_turn", True))
NOT_IN_COMBAT: Final = Limit(("no_combat", True))
UNANSWERABLE: Final = Limit(("final", True))
ONE_IN_PLAY: Final = Limit(("lone", True))
BY_ITS_PLAYER: Final = Use(("mine", True))
BEFORE_TACTIC: Final = Use(("early", True))
WHILE_AWAY: Final = Use(("away", True))

# Of spells and buildings
ON_COMBAT: Final = Spell(("for_all", True))
ANY_ASPECT: Final = Spell(("any_aspect", True))
SEVERAL: Final = Building(("many", True))

# Of ways of playing that a card allows others
ON_BEARER: Final = Waiver(("on_bearer", True))
FOUGHT_HERE: Final = Waiver(("here", True))
MODIFYING_RATINGS: Final = Waiver(("modifying", True))


ON_ITSELF: Final = Waiver(("itself", True))
GIFTS_OF_APOSTLES: Final = Waiver(("apostles", True))
WAIVES_BEARER: Final = Waiver(("waives", True))
FOR_NO_D: Final = Waiver(("free", True))
MUSTERED_FREELY: Final = Waiver(("gratis", True))

# Moments
AT_TURN: Final = Moment(plays.AT_TURN)
AT_DRAW: Final = Moment(plays.AT_DRAW)
MUSTERED: Final = Moment(plays.MUSTERED)
WAS_KILLED: Final = Moment(plays.WAS_KILLED)
WAS_WOUNDED: Final = Moment(plays.WAS_WOUNDED)
WAS_HURT: Final = Moment(plays.WAS_HURT)
HAS_FOUGHT: Final = Moment(plays.HAS_FOUGHT)
HAS_FOUGHT_HAND_TO_HAND: Final = Moment(plays.HAS_FOUGHT_HAND_TO_HAND)
HAS_WOUNDED: Final = Moment(plays.HAS_WOUNDED)
HAS_KILLED: Final = Moment(plays.HAS_KILLED)
ENTERED: Final = Moment(plays.ENTERED)
BUILT: Final = Moment(plays.BUILT)
AS_SOON_AS: Final = Moment(plays.AS_SOON_AS)
YOU_MAY: Final = Choice(("may", True))
WITH_THIS_WEAPON: Final = Choice(("armed", True))
