"""The words of the card language: what each means, and a card that uses it.

A page imports them all with one line. How they are put together is in docs/card-language.md; `grognard cards nodes` lists
every word with the number of cards that use it.
"""

from __future__ import annotations

from grognard.games.doomtrooper.cards.page import Page, card, page
from grognard.games.doomtrooper.cards.phrases import (
    ALL_ASPECTS, ANY_COMBATANT, ANY_DOOMTROOPER, ANY_WARRIOR, DARK_LEGION, DEFENDING, MECHANICAL, NARROW, NEVER_THE_BROTHERHOOD, OWN_BAUHAUS, OWN_BROTHERHOOD, OWN_CAPITOL, OWN_CRESCENTIA, OWN_CYBERTRONIC, OWN_DOOMTROOPER,
    OWN_HERETIC, OWN_IMPERIAL, OWN_LEGION, OWN_LUTHERAN, OWN_MISHIMA, OWN_RASPUTIN, OWN_TEMPLARS, REMAINS, WIDE,
)  # fmt: skip
from grognard.games.doomtrooper.effects.allegiance import (
    Convert, GoOnLeave, LoseMembership, NameAffiliation, ReturnFromLeave, TakeEquipment, TakeWarrior,
)  # fmt: skip
from grognard.games.doomtrooper.effects.assaults import IgnoreFortifications, Overwhelm
from grognard.games.doomtrooper.effects.attacks import Assault, AttackAtOnce, THE_WOUNDED, THE_SAME, ANOTHER, ITS_FOE
from grognard.games.doomtrooper.effects.bonds import AssignUnit, Guard, PayDues, Quell, Restore
from grognard.games.doomtrooper.effects.captives import Emerge, Imprison, LOSES_ALL, LOSES_CHOSEN, OPPONENT, Shelter
from grognard.games.doomtrooper.effects.combat import (
    Avenge, Change, ChangeTactic, DisableWeapon, DoubleWeapon, EndCombat, Save, StrikeFirst, Withdraw,
)  # fmt: skip
from grognard.games.doomtrooper.effects.cover import AllIntoCover, CoverOrWound
from grognard.games.doomtrooper.effects.fetch import FetchSpell, FetchWarrior, GRAVE, LIBRARY
from grognard.games.doomtrooper.effects.infections import Disinfect, Infect, InfectOutpost
from grognard.games.doomtrooper.effects.piles import CountKill, Raise, Reassign, Recover, Repay
from grognard.games.doomtrooper.effects.points import Defraud, Gain, LoseAllD, SwapD
from grognard.games.doomtrooper.effects.reactions import Counter, TakeOver
from grognard.games.doomtrooper.effects.reinforcing import Reinforce, StepIn
from grognard.games.doomtrooper.effects.table import (
    AnnihilateThis, DESTINY, Dig, Discard, DiscardEvery, DiscardOfNamed, DiscardThis, GiveTo, Heal, KillFoe, NAMED_WARRIORS, NameCorporation, ReapNamed, Wound,
)  # fmt: skip
from grognard.games.doomtrooper.effects.turns import ActNow, ExtraAction, FewerActions, StandardAction
from grognard.games.doomtrooper.language.attack_statics import (
    AttackPrice, Converts, DefendedBy, MoreAttacks, NeverAttackedBy, NeverAttacks, OnlyAttacks, Prefers,
)  # fmt: skip
from grognard.games.doomtrooper.language.effect import Each, Seq, Stay
from grognard.games.doomtrooper.language.parts import Not, OneOf, Or, ValueAtLeast, ValueAtMost, TotalAtMost
from grognard.games.doomtrooper.language.plays import (
    Act, Actions, Ally, Answering, Attacks, BorneBy, Build, Cast, Copies, DiscardOther, Give, Needs, NotWith, Opens, PayD, PerStep, PerTarget, Play, Uses, When,
    PerValue,
)  # fmt: skip
from grognard.games.doomtrooper.language.powers import (
    ANNIHILATES, ANY_AIRSHIP, ANY_EQUIPMENT, ANY_GIFT, ANY_WARZONE, ART_FOR_LEGION, ART_FOR_LEGION_ALONE, ATTACKED_LAST, ATTACKS_AFTER_COVER, AUTOKILL, BARES_FOE, DENIES_FIRST, DIES_OF_A_BLOW, DISCARDED_INSTEAD, DOUBLE_D,
    DOUBLE_SYMMETRY, D_ONLY, EARNS_P, EX_MEMBER, FALLS_AT_NO_VALUE, FOE_WITHOUT_FORTS, FRAGILE, FROM_COVER, GIFTS_ONLY, HEALED_AT_ONCE, HEALS_IN_COVER, IDLE, INVULNERABLE, IN_TRAINING, KEEPS_EQUIPMENT, KEPT_FROM_COMBAT, LURKS,
    MISSIONS_FIRST, NEVER_ANNIHILATED, NEVER_ATTACKER, NEVER_AUTOKILLS, NEVER_CASTS, NEVER_COVER, NEVER_DISCARDED, NO_ATTACK, NO_AUTOKILL, NO_BEASTS, NO_EQUIPMENT, NO_FIGHT_ATTACK, NO_FIRST_STRIKES, NO_FORTIFICATIONS,
    NO_OTHER_EQUIPMENT, NO_OTHER_WEAPON, NO_OWN_SPECIALS, NO_SEEKING_COVER, NO_SERGEANT, NO_TRANSFER, NO_VEHICLES, ONE_ATTACK, ONLY_FIGHT_WEAPON, SHOOTS_FROM_COVER, SHUFFLED_BACK, SPELLS_FOR_OTHERS, STAYS_ON_BEARER, TAKES_BEARER,
    TWO_HANDGUNS, UNATTACKABLE, UNHURT_ATTACKING, USED_IN_FIGHTS, ANNIHILATED_INSTEAD, EQUIPMENT_RETURNS, MENDS, OUTLASTS_BEARER,
)  # fmt: skip
from grognard.games.doomtrooper.language.selectors import Case, IN_FIGHT, IN_SHOOT, Which
from grognard.games.doomtrooper.language.statics import (
    ALL_SYMMETRY, ALWAYS_FIRST, Aura, BLINDNESS, Bans, Becomes, Bounty, Casts, DeathMission, DoublesBeasts, FULL_TURNS, FirstStrike, GIFTS, Gains, GainsOfFoe, GainsPer, Has, IN_SPITE, Immune, KILLS, Keeps, KillMission, Lends,
    Levels, LosesNamed, Multiplies, NEVER_GAINS, NEVER_HERETIC, OutOfPlay, Rebases, Refuses, STOPS, Spreads, SquadMission, THE_ART, Tallies, Weakens,
)  # fmt: skip
from grognard.games.doomtrooper.language.terms import (
    ABLE_TO_FIGHT, AFOOT, AFTER_EARNING, AFTER_VICTORY, ANNIHILATE_ITSELF, ANYTIME, ANY_ASPECT, APOSTLE, ART, AS_ATTACKER, AS_DEFENDER, AS_SOON_AS, AT_DRAW, AT_TURN, A_COMBAT_CARD, BAUHAUS, BEARERS, BEFORE_ACTIONS, BEFORE_TARGET,
    BEFORE_YOU, BROTHERHOOD, BY_ITS_PLAYER, CAPITOL, CARDS_ONLY, CITY, COMMANDER, COMRADE, CORPORATIONS, CRESCENTIA, CYBERTRONIC, DISCARD_ITSELF, DOOMTROOPER, EQUIPMENT, EVERY_AFFILIATION, FIGHTING, FORTIFICATION, FOR_NO_D,
    FREELANCER, GENERAL, GIFTS_OF_APOSTLES, GONE_AT_YOUR_TURN, HAS_FOUGHT, HAS_FOUGHT_HAND_TO_HAND, HAS_KILLED, HAS_WOUNDED, HEALTHY, HERETIC, IMPERIAL, IMPRISONED, IN_A_FIGHT, IN_COMBAT, IN_COVER, IN_KOHORT, IN_OUTPOST, IN_SQUAD,
    IN_WARZONE, IN_YOUR_TURN, IS_BEAST, KI, KOHORT, LEADER, LEGION, LUTHERAN, MACHINE_GUN, MISHIMA, MISSION, MUSTERED, MUSTERED_FREELY, NOT_ITSELF, NOT_ITS_KIND, OF_NAMED_AFFILIATION, ONCE_A_COMBAT, ONCE_A_TURN, ONE_IN_PLAY,
    ON_ANOTHER_PLAYER, ON_ANY_PLAYER, ON_COMBAT, ON_GAME, ON_ITSELF, ON_TARGET, OPPONENTS, OUTPOST, PATRIARCH, PAY_VALUE, PERSONALITY, PROPHET, RASPUTIN, RELIC, RIDING_BEAST, RIDING_VEHICLE, SAME_AREA, SERVES_MANY, SEVERAL,
    SPECIAL, SQUAD, SYMMETRY, TANK, TEMPLARS, TO_SAVE, TO_YOUR_DRAW, TO_YOUR_TURN, TRIBAL, VEHICLE, WAIVES_BEARER, WARRIOR, WARZONE, WAS_HURT, WAS_KILLED, WEAPON, WEAPON_FIGHT, WEAPON_SHOOT, WHILE_AWAY, WITH_THIS_WEAPON, WOUNDED,
    WOUND_USER, YOURS, YOU_MAY, NOT_IN_COMBAT, BEAST, PAY_HALF_VALUE, AFTER_COMBAT, HAS_OUTDONE, OF_FOE, ACTING_ON_USER, BEFORE_TACTIC, AFTER_OWN_EARNING,
)  # fmt: skip
from grognard.games.doomtrooper.language.void import Void
from grognard.games.doomtrooper.model.combats import ATTACKER, DEFENDER
from grognard.games.doomtrooper.model.state import ATTACK, NONE, NON_ATTACK, UNDEFINED
from grognard.games.doomtrooper.words import A, F, FIGHT, S, SHOOT

__all__ = [
    # Pages
    "card",  # a card: its code, its name as in the facts, then what it does (01015 BAUHAUS BLITZER)
    "Page",  # the type of what a page holds (01015 BAUHAUS BLITZER)
    "page",  # the cards of one set and type, in order of their codes (01015 BAUHAUS BLITZER)
    "Void",  # a rule leaves it without effect, and nobody may play it (02105 NOTED COLLECTOR)
    # Selecting cards: the cards on the table that an ability is about; a text among its parts is a keyword
    "Which",  # a class of cards on the table; every part must hold (03086 NATURAL DISASTER)
    "Not",  # without a trait, an affiliation or a keyword; of Becomes: no longer of an affiliation or a side (06022 EPIDERMAL PLATES)
    "OneOf",  # with one of several keywords (02106 ORB OF THE SMALLER SERVANTS)
    "Or",  # a card with this trait will do as well, instead of the side or trait beside it (03052 GIACCHIO FORZA 750)
    "YOURS",  # of the player whose card says it (01311 TATSU)
    "OPPONENTS",  # of that player's opponents (05062 STOLEN PAPERWORK)
    "BEARERS",  # in When: the turn of the player that the card lies before (01084 DOOMED)
    # … by type
    "ART",  # a spell of the Art (08004 DAGGER OF SACRIFICE)
    "BEAST",  # a beast (07087 RAMPAGE!)
    "EQUIPMENT",  # equipment, weapons and vehicles among it (02074 HEIST)
    "FORTIFICATION",  # a fortification (01303 SURPRISE INVASION!)
    "KI",  # a Ki power (06031 GREY MYSTIC)
    "MISSION",  # a mission (01029 BOTCHED ORDERS)
    "RELIC",  # a relic (06037 KADAVER)
    "SPECIAL",  # a special card (08002 BULLETPROOF VEST)
    "SYMMETRY",  # a card of the Dark Symmetry (05068 THE DARK LEGION)
    "WARRIOR",  # a warrior (05012 CAPITOL)
    "WARZONE",  # a warzone (03086 NATURAL DISASTER)
    # … by side
    "DOOMTROOPER",  # a Doomtrooper (01068 DARK VISITATION)
    "LEGION",  # a warrior of the Dark Legion (02055 ENVISION)
    "TRIBAL",  # a tribal warrior (07056 LURKER)
    # … by affiliation
    "BAUHAUS",  # Bauhaus (03113 STAFF GENERAL CONSTANCE ROMANOV)
    "CAPITOL",  # Capitol (03092 PRESIDENT CHARLES W. COLDING)
    "CYBERTRONIC",  # Cybertronic (03028 COMBAT OVERSEER)
    "IMPERIAL",  # Imperial (03047 FIELD MARSHAL JOHNSTONE)
    "MISHIMA",  # Mishima (03077 LORD NOZAKI)
    "BROTHERHOOD",  # the Brotherhood (01212 MYSTICAL TRAINING)
    "LUTHERAN",  # the Lutheran Triad (07029 EQUINE)
    "CRESCENTIA",  # Crescentia (07113 THE HOWLING IS UPON US)
    "RASPUTIN",  # the Sons of Rasputin (07026 EASTERN EUROPE)
    "TEMPLARS",  # the Templars (07104 SOUTHERN EUROPE)
    "GENERAL",  # general: no affiliation of its own (04024 CLUB ARKADIN)
    "CORPORATIONS",  # any of the five corporations (01335 WELL-ROUNDED SQUAD)
    "EVERY_AFFILIATION",  # any affiliation at all (03095 PROGRAMMED)
    # … by trait
    "PERSONALITY",  # a personality (01126 FIFTEEN MINUTES OF FAME)
    "WEAPON",  # a weapon of any kind (07099 SHOCK SOLDAT)
    "WEAPON_FIGHT",  # a weapon for a Fight (01086 DULL BLADE)
    "WEAPON_SHOOT",  # a weapon for a Shoot (01314 TELESCOPIC SIGHT)
    "MACHINE_GUN",  # a machine gun (01012 AUTOMATIC FIRE)
    "VEHICLE",  # a vehicle, or a warrior considered one (05054 OUT OF FUEL)
    "TANK",  # a tank, or a warrior considered one (04002 AIR-TO-GROUND MISSILE)
    "IS_BEAST",  # a warrior considered a beast (07063 MASTODONT HANDLER)
    "APOSTLE",  # an Apostle (02120 SCROLL OF UNHOLY INVOCATION)
    "LEADER",  # a Corporate Leader (06010 BOARD ROOM)
    "COMMANDER",  # a commander: a sergeant or a captain (06051 PROMOTED)
    "HERETIC",  # a Heretic (01254 REPENTANCE)
    "FREELANCER",  # a freelancer (03087 NO-MAN'S LAND)
    "PROPHET",  # a prophet (07086 PROPHETIC VISION)
    "PATRIARCH",  # a patriarch (07110 THE CALLING)
    "CITY",  # a fortification that is a city (01088 EARTHQUAKE)
    # … by area
    "SQUAD",  # in the Squad (03001 AIDE-DE-CAMP)
    "KOHORT",  # in the Kohort (02120 SCROLL OF UNHOLY INVOCATION)
    "OUTPOST",  # in the Outpost (07058 LUTHERAN SERGEANT)
    # … by its part in the present combat
    "FIGHTING",  # it takes part, on either side (01226 OUT OF AMMO)
    "AS_ATTACKER",  # it attacks, or reinforces the attacker (07053 JAEGER COMMANDO)
    "AS_DEFENDER",  # it defends, or reinforces the defender (03130 VICTORIA)
    # … by how it stands
    "WOUNDED",  # it is wounded (01128 FIRST AID KIT)
    "HEALTHY",  # it is not wounded (07057 LUTHERAN DISCIPLE)
    "IN_COVER",  # it is in cover (01130 FLUSH OUT THE COWARD)
    "HAS_OUTDONE",  # it has just killed a warrior of higher total V (02036 COMMENDATION)
    "OF_FOE",  # on the opponent in combat of the warrior with the card (06080 YORAMA'S DEFLECTING HANDS)
    "ACTING_ON_USER",  # a fortification that acts in combat on the warrior with the card (01072 DEMOLITION KIT)
    "SAME_AREA",  # it is in the area of the card that says it (07058 LUTHERAN SERGEANT)
    "NOT_ITSELF",  # it is not the card that says it (06015 COLONEL MAXWELL)
    "NOT_ITS_KIND",  # it is no copy of the card that says it (02171 VENUSIAN MARSHAL)
    "ValueAtMost",  # its printed V is not higher (03058 GRIM REAPER)
    "ValueAtLeast",  # its V, as it counts now, is not lower (02153 THE LIBER HERETICUS)
    "TotalAtMost",  # with a present V of at most this (03035 CYRIL DENT)
    "ABLE_TO_FIGHT",  # it is able to take part in a combat (06007 ANTIPERSONNEL GRENADE)
    "IN_A_FIGHT",  # in a Fight combat (03083 MINEFIELD)
    "RIDING_BEAST",  # it uses a beast (07015 CENTRAL EUROPE)
    "RIDING_VEHICLE",  # it uses a vehicle (07026 EASTERN EUROPE)
    "AFOOT",  # it is neither in a vehicle nor considered one (03006 ARTILLERY SUPPORT)
    "IN_WARZONE",  # it fights in a warzone (04057 INTO THE DARK)
    "IMPRISONED",  # it is a prisoner (03037 DEATH ROW)
    "COMRADE",  # no Dark Legion warrior for a Doomtrooper, nor the other way round (01128 FIRST AID KIT)
    "OF_NAMED_AFFILIATION",  # it is of the affiliation that was named for the card (07073 OUR TRUE ENEMY IS REVEALED)
    "CARDS_ONLY",  # it is a card of that type: none that is merely considered one (02050 DPAT-9 "DEUCE")
    "SERVES_MANY",  # a fortification, an alliance or a warzone (01106 EX-BAUHAUS FREELANCER)
    # Cases: when a lasting ability holds
    "Case",  # by the warrior's part, the tactic, the opponent, the weapon used, or what the warrior is (06077 WOLFBANE HONOR GUARD)
    "IN_FIGHT",  # in a Fight (01245 PUNISHER BLADE)
    "IN_SHOOT",  # in a Shoot (01142 GEHENNA PUKER)
    "FIGHT",  # the tactic Fight (01062 CURATOR SWORD)
    "SHOOT",  # the tactic Shoot (06068 THE MONGOOSE'S ARTFUL DODGE)
    # How a card is played from hand
    "Play",  # one way to play a card: when, what it does, its target, its price, where it lies afterwards (01213 NARROW ESCAPE!)
    "Give",  # it is given to a warrior of yours, or to the one it names, and stays there (01050 COMBAT ARMOR)
    "Cast",  # a spell: a warrior of yours that may cast its aspect pays for it (01091 ELEMENTAL BALL)
    "Build",  # a fortification or warzone is built in an area (01152 HEIMBURG)
    "Ally",  # an alliance is laid down before its player (05012 CAPITOL)
    # … when; as one action of your own turn if Give or Build say nothing, in a combat if Cast says nothing
    "Actions",  # with this many actions of your own turn other than attacks (07002 ANTI-TOXIN)
    "Attacks",  # with this many attack actions of your own turn, without a combat (06007 ANTIPERSONNEL GRENADE)
    "ANYTIME",  # in every window (01173 INSPIRED)
    "IN_COMBAT",  # in a combat, while ratings still count (01259 RETREAT!)
    "TO_SAVE",  # when a warrior of yours would be killed (01213 NARROW ESCAPE!)
    "AFTER_VICTORY",  # after an attacker of yours has survived a combat (01181 JOY OF VICTORY)
    "AFTER_COMBAT",  # immediately after a combat, whoever has fought in it (04082 PURSUIT)
    "Answering",  # immediately after a card of a type was played or used (01207 MISCOMMUNICATION)
    "A_COMBAT_CARD",  # with Answering: a card of any type that was played to change the combat (06033 HANDS OF STONE)
    "AFTER_EARNING",  # immediately after a player has earned promotion points (01014 BAMBOOZLED!)
    "AFTER_OWN_EARNING",  # immediately after a warrior of yours has earned promotion points (01234 PORTENTS OF VICTORY)
    "BEFORE_ACTIONS",  # in your own turn, before its first action (01026 BLOOD LUST)
    # … on whom; a Which among its parts is the target
    "ON_ANY_PLAYER",  # on any player (01058 COWARDICE)
    "ON_ANOTHER_PLAYER",  # on any other player (01262 REVERSAL OF FORTUNE)
    "BorneBy",  # the target lies on a warrior of this class (01012 AUTOMATIC FIRE)
    # … for what price
    "PayD",  # this many destiny points (03024 CLEANSING FLAME)
    "PerStep",  # this many destiny points for each step (01091 ELEMENTAL BALL)
    "PerTarget",  # this many destiny points for each target (02173 WAVE OF RIGHTEOUSNESS)
    "PerValue",  # this many times the V of each target, of which there may be any number (02023 BOLSTER YOUR FORCES)
    "PAY_VALUE",  # as many destiny points as the target has V (03095 PROGRAMMED)
    "PAY_HALF_VALUE",  # half of that, rounded up (02027 CANYLE)
    # … where it lies afterwards; in the grave if nothing is said
    "ON_TARGET",  # attached to its target (01117 EXORCISE SELF)
    "IN_SQUAD",  # in the Squad (01152 HEIMBURG)
    "IN_KOHORT",  # in the Kohort (03057 GREAT RUST DESERT)
    "IN_OUTPOST",  # in the Outpost (07015 CENTRAL EUROPE)
    "ON_GAME",  # attached to the game (07012 BURNING LUNGS)
    "BEFORE_YOU",  # before the player who plays it (07013 CAPTURED!)
    "BEFORE_TARGET",  # before the player it is played on (02127 SMELL OF WAR)
    # … how long it stays there; for good if nothing is said
    "TO_YOUR_DRAW",  # discarded in your next Draw step (01154 HIDDEN IN THE SHADOWS)
    "TO_YOUR_TURN",  # discarded at the beginning of your next turn (01117 EXORCISE SELF)
    "GONE_AT_YOUR_TURN",  # annihilated at the beginning of your next turn (07113 THE HOWLING IS UPON US)
    # … within which limits
    "Needs",  # while a card of a class is in play (07112 THE DEFIANCE)
    "ONE_IN_PLAY",  # a player may have only one copy in play (02051 DUTY ROSTER)
    "IN_YOUR_TURN",  # in your own turn (07090 RED PLAGUE)
    "NOT_IN_COMBAT",  # not during a combat (02094 MORTAL WOUND)
    "ONCE_A_TURN",  # at most once per turn (01168 INITIATIVE)
    "NotWith",  # on no warrior that has a certain other card (06033 HANDS OF STONE)
    "Copies",  # a card may bear this many copies of it, all of them in use (01064 CYBERNETIC POWER ARM)
    "SEVERAL",  # a player may have several copies of the building (02084 INDUSTRIAL COMPLEX)
    "ON_COMBAT",  # the spell is cast on the combat, not on a combatant (01191 LESSER TELEPATHY)
    "ANY_ASPECT",  # a warrior that casts any aspect may cast the spell (04087 REPUDIATE)
    # What a card in play lets its player do
    "Act",  # something its player may do, at the price it names (01323 TRENCHER)
    "DISCARD_ITSELF",  # the card itself is discarded as the price (01128 FIRST AID KIT)
    "ANNIHILATE_ITSELF",  # the card itself is annihilated as the price (02120 SCROLL OF UNHOLY INVOCATION)
    "DiscardOther",  # a card of a class is discarded as the price (08004 DAGGER OF SACRIFICE)
    "Uses",  # it is used a number of times in all, then discarded (02033 COAGULANT AUTOINJECTOR)
    "WOUND_USER",  # the warrior that uses it is wounded as the price (02168 VAC ENGINEER)
    "ONCE_A_COMBAT",  # at most once per combat (01125 FAY & KLAUS)
    "BEFORE_TACTIC",  # before the tactic of the combat is announced (06080 YORAMA'S DEFLECTING HANDS)
    "BY_ITS_PLAYER",  # the player of the card uses it, wherever it lies (01203 MENTAL CONSTITUTION)
    "WHILE_AWAY",  # also while its user is out of play (04093 SHORE LEAVE)
    "Opens",  # while the card is in play, cards of a class are played in every window without actions (05012 CAPITOL)
    "GIFTS_OF_APOSTLES",  # only gifts of an Apostle (02082 ILIAN–MISTRESS OF THE VOID)
    "ON_ITSELF",  # on the card itself (06026 FORTIFIED ENTRENCHMENT)
    "WAIVES_BEARER",  # even on warriors that could not bear them otherwise (02005 ALGEROTH–APOSTLE OF WAR)
    "FOR_NO_D",  # for no destiny points either (05068 THE DARK LEGION)
    "MUSTERED_FREELY",  # warriors are mustered for no action and no D (03079 MCCRAIG LINE)
    # What a card in play does by itself
    "When",  # something that happens automatically at a moment, or that its player may let happen (02084 INDUSTRIAL COMPLEX)
    "WITH_THIS_WEAPON",  # only if the warrior uses the card as its weapon (01282 SHRIEKETH)
    "YOU_MAY",  # its player is asked whether it happens (03094 PRISON CAMP)
    "AT_TURN",  # a turn begins (02024 BOOK OF LAW)
    "AT_DRAW",  # a Draw step, before the cards are drawn (02084 INDUSTRIAL COMPLEX)
    "MUSTERED",  # a warrior joins an area (04095 SOLIDARITY)
    "WAS_KILLED",  # a warrior was killed (02102 NECROMAKINA)
    "WAS_HURT",  # a warrior was wounded or killed (03013 BAUHAUS COP)
    "HAS_FOUGHT",  # a warrior has survived a combat (07056 LURKER)
    "HAS_FOUGHT_HAND_TO_HAND",  # a warrior has survived a Fight (04033 DEATH MAZE)
    "HAS_KILLED",  # a warrior has killed another, and perhaps dies itself (01222 NEPHARITE OF MUAWIJHE)
    "HAS_WOUNDED",  # a warrior has wounded its opponent in a combat that both survive (03094 PRISON CAMP)
    "AS_SOON_AS",  # as soon as the effect could happen (01084 DOOMED)
    # Effects: arranging others
    "Seq",  # effects one after another (01181 JOY OF VICTORY)
    "Each",  # the same effect for every target chosen (02173 WAVE OF RIGHTEOUSNESS)
    "Stay",  # the card stays where it was laid (02024 BOOK OF LAW)
    # … on cards
    "Discard",  # the target is discarded (03086 NATURAL DISASTER)
    "DiscardEvery",  # every card of a class in play is discarded, perhaps only of some bearers (01254 REPENTANCE)
    "DiscardOfNamed",  # you name an organization; its members lose their cards of a class (01266 SABOTAGE!)
    "DiscardThis",  # the card itself is discarded (04036 DON'T CALL AGAIN!)
    "AnnihilateThis",  # the card itself is annihilated (04033 DEATH MAZE)
    "DESTINY",  # with DiscardThis: when the player it lies before has no D (01084 DOOMED)
    "NAMED_WARRIORS",  # with DiscardThis: when the player it lies before has no warrior of the named corporation (04095 SOLIDARITY)
    "Wound",  # the target is wounded (06007 ANTIPERSONNEL GRENADE)
    "KillFoe",  # the opponent in the combat just fought is killed, and the points for it are earned (04033 DEATH MAZE)
    "Heal",  # a wounded warrior is healed (01181 JOY OF VICTORY)
    "GiveTo",  # the card itself is given to another warrior that may bear it (01134 FOXHOLE)
    "Dig",  # a named card is taken from your collection and given to a warrior (01323 TRENCHER)
    "NameCorporation",  # you name a corporation that has warriors in the target's Squad; the card remembers it (04095 SOLIDARITY)
    "ReapNamed",  # you earn points when a warrior of the named corporation joins that Squad (04095 SOLIDARITY)
    # … on points and actions
    "Gain",  # a player gains points, or loses them (01235 POSITIVE KARMA)
    "LoseAllD",  # a player's destiny points become zero (01217 NEGATIVE KARMA)
    "SwapD",  # you and another player exchange all destiny points (01262 REVERSAL OF FORTUNE)
    "Defraud",  # promotion points that a player has just earned are lost; you gain twice as many D (01014 BAMBOOZLED!)
    "Repay",  # you pay two D back for one D on credit (05009 BAUHAUS BANK)
    "ExtraAction",  # one more action this turn, of a kind (01026 BLOOD LUST)
    "StandardAction",  # one more standard action this turn (02010 ARCHETYPAL TIMEPIECE)
    "FewerActions",  # a player's next turn has one action fewer (01132 FORCED MARCH)
    "ActNow",  # you take up to this many actions other than attacks at once (01173 INSPIRED)
    "ATTACK",  # with ExtraAction: an attack (01026 BLOOD LUST)
    "NON_ATTACK",  # with ExtraAction: anything but an attack (02149 THE FOURTH DIRECTORATE)
    "UNDEFINED",  # with ExtraAction: any action (01168 INITIATIVE)
    # … on a combat
    "Change",  # a warrior's ratings change until the end of the combat (01091 ELEMENTAL BALL)
    "StrikeFirst",  # the attacker, the defender or the target strikes first (01290 SPEED)
    "ATTACKER",  # with StrikeFirst: the attacker (01302 SURPRISE ATTACK)
    "DEFENDER",  # with StrikeFirst: the defender (01006 AMBUSH)
    "NONE",  # with StrikeFirst: the target (01290 SPEED)
    "DisableWeapon",  # a weapon cannot be used in this combat (01086 DULL BLADE)
    "DoubleWeapon",  # a weapon's bonus counts double in this combat (01012 AUTOMATIC FIRE)
    "Overwhelm",  # a combatant kills whom it wounds with more than twice the other's A (02064 FEROCITY)
    "ChangeTactic",  # Fight becomes Shoot, and Shoot becomes Fight (01306 TACTICAL ADVANTAGE)
    "Withdraw",  # your combatant withdraws, for half its V in P to the opponent (01259 RETREAT!)
    "EndCombat",  # the combat is over and nobody is harmed (06033 HANDS OF STONE)
    "IgnoreFortifications",  # fortifications give nothing in this combat (03031 COMMANDO RAID)
    "Save",  # a warrior that would be killed is not (01213 NARROW ESCAPE!)
    "Avenge",  # a warrior that has just killed one of an affiliation in combat is wounded (01304 SWORN VENGEANCE)
    "Assault",  # you attack at once with one of your warriors (03053 GRAND ASSAULT)
    "AttackAtOnce",  # the warrior that uses the card attacks at once, without an action (04051 HIDDEN)
    "THE_WOUNDED",  # with AttackAtOnce: your combatant of the combat just fought attacks whom it has wounded (04011 BITE THE DUST)
    "THE_SAME",  # with AttackAtOnce: its attacker attacks the same defender (04082 PURSUIT)
    "ANOTHER",  # with AttackAtOnce: its attacker may attack another warrior (03108 SHELTER OF THE CROWD)
    "ITS_FOE",  # with AttackAtOnce: the warrior fights its opponent again (07118 TUSKED SERETT)
    "Reinforce",  # a warrior joins the combat on the side of your combatant (02145 THE BLACK GATE)
    "Guard",  # the warrior is assigned to another, whose place in combat it may take (02022 BODYGUARD)
    "StepIn",  # the warrior takes the place in combat of the one it guards (02022 BODYGUARD)
    "AllIntoCover",  # a player's warriors go into cover (01058 COWARDICE)
    "CoverOrWound",  # each warrior of an area goes into cover or is wounded (04101 SUPPRESSING FIRE)
    # … on cards that were just played
    "Counter",  # a card that was just played or used has no effect (01207 MISCOMMUNICATION)
    "TakeOver",  # a card that was just played is played by you instead, and you pay for it (05062 STOLEN PAPERWORK)
    # … on what a warrior is and whose it is
    "Convert",  # a warrior becomes something else for good (02168 VAC ENGINEER)
    "LoseMembership",  # a warrior loses an affiliation that you name (01175 INSUBORDINATION)
    "NameAffiliation",  # you name an affiliation for the card to remember (07073 OUR TRUE ENEMY IS REVEALED)
    "TakeEquipment",  # you take control of equipment and give it to a warrior of yours (02074 HEIST)
    "TakeWarrior",  # you take control of a warrior (03095 PROGRAMMED)
    "AssignUnit",  # all copies of a warrior become the unit of a sergeant (03001 AIDE-DE-CAMP)
    "PayDues",  # a freelancer profits from a card of its former corporation (01106 EX-BAUHAUS FREELANCER)
    "Quell",  # a warrior's immunity is cancelled (02082 ILIAN–MISTRESS OF THE VOID)
    "Restore",  # an immunity that the card has cancelled is restored (02082 ILIAN–MISTRESS OF THE VOID)
    # … that take warriors out of play, lock them up or infect them
    "GoOnLeave",  # a warrior goes out of play (04093 SHORE LEAVE)
    "ReturnFromLeave",  # the bearer returns into play, healed (04093 SHORE LEAVE)
    "Imprison",  # a warrior is imprisoned until the card leaves play (07013 CAPTURED!)
    "LOSES_ALL",  # with Imprison: all that is attached to it is lost (03094 PRISON CAMP)
    "LOSES_CHOSEN",  # with Imprison: what the captor's player chooses is lost (03013 BAUHAUS COP)
    "OPPONENT",  # with Imprison: the opponent of the warrior that the moment is about (03013 BAUHAUS COP)
    "Shelter",  # a warrior of yours hides behind the card (06052 PROTECTIVE WALL)
    "Emerge",  # a warrior of yours comes out from behind the card (06052 PROTECTIVE WALL)
    "Infect",  # the target is infected with this virus (07123 WITHERING DEATH)
    "InfectOutpost",  # all Doomtroopers in a player's Outpost are infected with this virus (07090 RED PLAGUE)
    "Disinfect",  # none of your warriors is infected any longer (07002 ANTI-TOXIN)
    # … on piles
    "FetchSpell",  # you take a spell from a pile and cast it at once (02137 SUMMON SPELL)
    "GRAVE",  # with FetchSpell: your grave (02137 SUMMON SPELL)
    "LIBRARY",  # with FetchSpell: your library (02137 SUMMON SPELL)
    "FetchWarrior",  # you place a warrior with a trait or a keyword from your collection in an area (02120 SCROLL OF UNHOLY INVOCATION)
    "Raise",  # instead of points for a kill you place a warrior of your collection in an area (02102 NECROMAKINA)
    "Reassign",  # a warrior and its equipment are shuffled into their owners' libraries (02115 REASSIGNMENT)
    "Recover",  # you return an annihilated card of yours to your library (06002 A SECOND CHANCE)
    "CountKill",  # the card counts a kill (06059 SOUL WELL)
    # Lasting abilities: ratings
    "Gains",  # the warrior gains, or loses, points of its ratings (01050 COMBAT ARMOR)
    "GainsPer",  # … for each other warrior of a class in its area (07014 CAVALIER)
    "GainsOfFoe",  # … as many as its opponent's base rating is (06061 SUPREME CONCENTRATION)
    "Tallies",  # … for each kill or turn that the attachment has counted (04093 SHORE LEAVE)
    "KILLS",  # with Tallies: kills (06059 SOUL WELL)
    "FULL_TURNS",  # with Tallies: full turns (04093 SHORE LEAVE)
    "Multiplies",  # the warrior's ratings are multiplied (01162 IMPROVE SELF)
    "Rebases",  # the warrior's base ratings are set, multiplied or changed (02106 ORB OF THE SMALLER SERVANTS)
    "Levels",  # all four base ratings equal the highest of them (02068 FRAGMENT OF THE TRUE CHIP)
    "Weakens",  # its opponent in combat loses points of its ratings (01316 TERROR)
    "DoublesBeasts",  # the bonuses of beasts of an affiliation count double (07113 THE HOWLING IS UPON US)
    "F",  # the rating F (06070 TORONAGA'S RAGING MIGHT)
    "S",  # the rating S (06061 SUPREME CONCENTRATION)
    "A",  # the rating A (06069 THE MONKEY'S FOOT)
    # … for a class of warriors
    "Aura",  # a lasting ability that the card gives to a class of warriors (02097 MUAWIJHE–LORD OF VISIONS)
    # … in combat
    "FirstStrike",  # the warrior strikes first (07109 TEMPLAR MARINE)
    "ALWAYS_FIRST",  # with FirstStrike: always (02124 SHADOW WALKER)
    "IN_SPITE",  # with FirstStrike: even against a warrior that may never be struck first (07021 COSSACK SCOUT)
    "STOPS",  # with FirstStrike: a wounded opponent does not strike back (01320 TIME DEATH)
    "Prefers",  # it must attack a warrior of a class if it can (01103 ETOILES MORTANT)
    "OnlyAttacks",  # it may attack only a warrior of a class (01034 CARDINAL DOMINIC)
    "NeverAttacks",  # it may not attack a warrior of a class (04027 CRENSHAW THE REDEEMER)
    "NeverAttackedBy",  # warriors of a class may not attack it (01034 CARDINAL DOMINIC)
    "AttackPrice",  # its attack takes this many actions (07047 HOLY UROX)
    "Converts",  # its player may turn other actions into attacks by warriors of an affiliation (03077 LORD NOZAKI)
    "MoreAttacks",  # every player may make more attacks, for this many D each (02127 SMELL OF WAR)
    "DefendedBy",  # of a warzone: only warriors of a class defend from it (07015 CENTRAL EUROPE)
    # … what a warrior is, casts and may be given
    "Becomes",  # the warrior is considered something more, or no longer something (07029 EQUINE)
    "Keeps",  # the warrior never loses an affiliation, or never becomes something (02118 RENEGADE APOSTATE)
    "NEVER_HERETIC",  # with Keeps: a Heretic (01002 AGENT NICK MICHAELS)
    "NEVER_GAINS",  # with Keeps: another side or affiliation (02118 RENEGADE APOSTATE)
    "LosesNamed",  # the warrior loses the affiliation that was named (01175 INSUBORDINATION)
    "Casts",  # the warrior may cast spells of these aspects (01169 INQUISITOR)
    "Refuses",  # the warrior is not given cards of a type (07099 SHOCK SOLDAT)
    "Bans",  # warriors with a trait may not be played (02153 THE LIBER HERETICUS)
    "OutOfPlay",  # its bearer is not in play (05051 MISSING IN ACTION)
    "Spreads",  # of a virus: how it spreads, and whether it gets worse (07123 WITHERING DEATH)
    "Immune",  # the warrior is immune to a kind of cards (01219 NEPHARITE OF ALGEROTH)
    "GIFTS",  # gifts of the Dark Symmetry (02082 ILIAN–MISTRESS OF THE VOID)
    "ALL_SYMMETRY",  # every card of the Dark Symmetry (02082 ILIAN–MISTRESS OF THE VOID)
    "THE_ART",  # the Art (01219 NEPHARITE OF ALGEROTH)
    "BLINDNESS",  # cards that blind (01065 CYBERNETIC RETINAS)
    # … what is earned
    "Bounty",  # the warrior earns a multiple of the V of warriors of a class that it kills (03022 CITADEL SANCTUM)
    "KillMission",  # a mission: more points when the warrior kills a warrior of a class (01130 FLUSH OUT THE COWARD)
    "DeathMission",  # a mission: points when the warrior itself is killed (01299 SUICIDE MISSION)
    "SquadMission",  # a mission: points for warriors of all these affiliations in the Squad (01335 WELL-ROUNDED SQUAD)
    "Lends",  # its player may spend D on credit (05009 BAUHAUS BANK)
    # … powers and bans
    "Has",  # the warrior has these powers or bans (01021 BLESSED LEGIONNAIRE)
    "AUTOKILL",  # a warrior that it wounds is killed (01021 BLESSED LEGIONNAIRE)
    "NO_AUTOKILL",  # a wound that would kill it at once only wounds it (04116 TRY AND STOP ME!)
    "NEVER_AUTOKILLS",  # no card makes it kill whom it wounds (07066 NASSAL)
    "ANNIHILATES",  # a warrior that it kills is annihilated (07099 SHOCK SOLDAT)
    "FRAGILE",  # a wound kills it (04065 LOCAL THUG)
    "DIES_OF_A_BLOW",  # a wound in combat kills it (07090 RED PLAGUE)
    "INVULNERABLE",  # it may be neither wounded nor killed (01179 INVULNERABILITY)
    "UNHURT_ATTACKING",  # it is neither wounded nor killed while it attacks (07114 THE PROTECTION)
    "HEALED_AT_ONCE",  # it is healed at once of a wound that does not kill it (05039 IMPERIAL)
    "HEALS_IN_COVER",  # it is healed when it seeks cover (06040 KI SELF HEALING)
    "FALLS_AT_NO_VALUE",  # it is discarded as soon as its V is zero or less (01073 DEMOTED)
    "UNATTACKABLE",  # it may not be attacked (01131 FLY)
    "ATTACKED_LAST",  # it may not be attacked while another warrior stands in its area (07077 PATRIARCH)
    "LURKS",  # it may not be attacked and does not protect against sabotage (07056 LURKER)
    "KEPT_FROM_COMBAT",  # it neither attacks nor is attacked, and guards nobody (04051 HIDDEN)
    "IN_TRAINING",  # it neither attacks nor is attacked, but guards its player (04114 TRAINING)
    "IDLE",  # it performs no actions (04036 DON'T CALL AGAIN!)
    "NEVER_ATTACKER",  # it may never attack (03131 WAR MEDIC)
    "NO_ATTACK",  # it may not attack, but a card may make it an attacker (04055 INFERIOR TECHNOLOGY)
    "NO_FIGHT_ATTACK",  # it does not attack in a Fight (01134 FOXHOLE)
    "ONE_ATTACK",  # it attacks at most once per turn (03014 BIO-GIANT)
    "FROM_COVER",  # it leaves cover and attacks in one action (02038 DAI-SHO OF THE ANCIENT EMPERORS)
    "SHOOTS_FROM_COVER",  # it may attack in cover, by Shoot alone (04013 BLASTING AWAY)
    "ATTACKS_AFTER_COVER",  # it may attack in the turn in which it left cover (02123 SEWERS)
    "FOE_WITHOUT_FORTS",  # its opponent gets nothing from fortifications (03015 BLACK WIDOW)
    "BARES_FOE",  # its opponent gets nothing from cover and fortifications (06072 TRIANGULATING SCOPE)
    "DENIES_FIRST",  # its opponent loses every first strike (06038 KANJI'S LUCKY SENSE)
    "NO_FIRST_STRIKES",  # nobody strikes first in its combat (06050 PERIMETER ALARM)
    "ANY_WARZONE",  # it defends from any warzone in play (06041 KI TELEPORTATION)
    "NO_SEEKING_COVER",  # it may not seek cover (01340 YOUNG GUARD)
    "NEVER_COVER",  # it is never in cover, not even by force (05071 TOSHIRO)
    "NO_TRANSFER",  # it stays in the area where it was mustered (02004 ALGEROTH CULTIST)
    "NO_SERGEANT",  # no sergeant's unit gives it anything (05060 SERGEANT CARTER)
    "NO_FORTIFICATIONS",  # fortifications do nothing for it (01340 YOUNG GUARD)
    "NO_EQUIPMENT",  # it may use no equipment (01300 SUICIDE WARHEAD)
    "NO_OTHER_EQUIPMENT",  # it may use no equipment but this card (02076 HELLHOUND NECROTANK)
    "NO_OTHER_WEAPON",  # it may use no weapon but this card (01003 AH/UH-19 GRAPESHOT GUARDIAN)
    "ONLY_FIGHT_WEAPON",  # it may own no other weapon for a Fight (01332 VASSHT)
    "USED_IN_FIGHTS",  # the weapon is used in Fights alone, though it counts as a Shoot weapon (03003 AIRBRUSH/M516S SHOTGUN)
    "TWO_HANDGUNS",  # it may use two handguns (01246 PUNISHER HANDGUN)
    "ANY_EQUIPMENT",  # it may be given equipment and relics of any affiliation (05023 CYBERTRONIC)
    "KEEPS_EQUIPMENT",  # its equipment is discarded only with it (05008 BAUHAUS)
    "STAYS_ON_BEARER",  # the card is never given to another warrior (01332 VASSHT)
    "TAKES_BEARER",  # its bearer is annihilated when its time is over (07111 THE CONVICTION)
    "NO_VEHICLES",  # it may not use vehicles (03129 VENUSIAN JUNGLE)
    "ANY_AIRSHIP",  # it may use any airship (01008 ARCHANGEL)
    "NO_BEASTS",  # it may be given no beast (07054 JIHAD INFANTRY TROOPER)
    "NO_OWN_SPECIALS",  # its own player may not play special cards on it (03014 BIO-GIANT)
    "NEVER_DISCARDED",  # it is never discarded (05009 BAUHAUS BANK)
    "NEVER_ANNIHILATED",  # it is never annihilated (05009 BAUHAUS BANK)
    "DISCARDED_INSTEAD",  # it is discarded where it would be annihilated (06055 SANCTUARY)
    "SHUFFLED_BACK",  # killed or discarded, it goes back into its owner's library (02028 CARDINAL DURAND)
    "OUTLASTS_BEARER",  # … when its bearer is killed or discarded (03082 META CANNON)
    "MENDS",  # what it lies on goes back there instead of being discarded (02065 FIELD REPAIR KIT)
    "EQUIPMENT_RETURNS",  # its player's equipment goes back there when it is killed (02170 VAULT OF UNHOLY RESTORATION)
    "ANNIHILATED_INSTEAD",  # it is annihilated where it would be discarded (04048 GOLGOTHA'S CITADEL)
    "NEVER_CASTS",  # it may never cast spells (02057 ERADICATOR DEATHDROID)
    "SPELLS_FOR_OTHERS",  # it casts personal combat spells on others too (01182 KEEPER OF THE ART)
    "DOUBLE_D",  # each D that it spends on a spell counts as two (01182 KEEPER OF THE ART)
    "ART_FOR_LEGION",  # it may cast for the Dark Legion (02118 RENEGADE APOSTATE)
    "ART_FOR_LEGION_ALONE",  # it casts for the Dark Legion alone (02008 APOSTATE)
    "ANY_GIFT",  # it may be given gifts of every Apostle (02013 ARMOR OF UNHOLINESS)
    "GIFTS_ONLY",  # it may be given no gift of an Apostle (01153 HERETIC)
    "DOUBLE_SYMMETRY",  # each D that it spends on a card of the Dark Symmetry counts as two (01005 ALAKHAI THE CUNNING)
    "D_ONLY",  # it earns no promotion points (04065 LOCAL THUG)
    "EARNS_P",  # it earns promotion points although it is a freelancer (03087 NO-MAN'S LAND)
    "EX_MEMBER",  # it may pay to use cards of its former corporation (01106 EX-BAUHAUS FREELANCER)
    "MISSIONS_FIRST",  # its missions come before its player's others (01150 HATAMOTO)
    # Phrases (phrases.py)
    "ANY_WARRIOR",  # any warrior (01299 SUICIDE MISSION)
    "ANY_COMBATANT",  # any warrior in the present combat (01105 EVASIVE ACTION)
    "ANY_DOOMTROOPER",  # any Doomtrooper (05051 MISSING IN ACTION)
    "DARK_LEGION",  # any warrior of the Dark Legion (01103 ETOILES MORTANT)
    "OWN_DOOMTROOPER",  # a Doomtrooper of yours (01020 BLESSED ARMOR)
    "OWN_LEGION",  # a warrior of yours of the Dark Legion (01066 DARK FIRE)
    "OWN_HERETIC",  # a Heretic of yours (02101 NECROBIONICS)
    "OWN_BAUHAUS",  # a warrior of yours of Bauhaus (01152 HEIMBURG)
    "OWN_CAPITOL",  # … of Capitol (01269 SAN DORADO)
    "OWN_CYBERTRONIC",  # … of Cybertronic (02068 FRAGMENT OF THE TRUE CHIP)
    "OWN_IMPERIAL",  # … of Imperial (01137 FUKIDO)
    "OWN_MISHIMA",  # … of Mishima (06061 SUPREME CONCENTRATION)
    "OWN_BROTHERHOOD",  # … of the Brotherhood (01317 THE CATHEDRAL)
    "OWN_LUTHERAN",  # … of the Lutheran Triad (07029 EQUINE)
    "OWN_CRESCENTIA",  # … of Crescentia (07024 CRESCENTIAN TWOTUSK)
    "OWN_RASPUTIN",  # … of the Sons of Rasputin (07094 RIVETBULL)
    "ALL_ASPECTS",  # it may cast spells of all eight aspects (01170 INQUISITOR MAJORIS)
    "NARROW",  # it is immune to gifts of the Dark Symmetry (01025 BLOOD BERET)
    "WIDE",  # it is immune to every card of the Dark Symmetry (01051 COMBAT WARHEAD)
    "MECHANICAL",  # it may never cast spells (01038 CHASSEUR)
    "REMAINS",  # it stays in the area where it was mustered (02004 ALGEROTH CULTIST)
    "NEVER_THE_BROTHERHOOD",  # it may not attack warriors of the Brotherhood (02004 ALGEROTH CULTIST)
    "DEFENDING",  # any warrior that defends in the present combat (07104 SOUTHERN EUROPE)
    "OWN_TEMPLARS",  # a warrior of yours of the Templars (07122 VEROUNIST STINGRAY)
]
