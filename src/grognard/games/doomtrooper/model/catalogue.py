"""Every card, one column per fact: facts from `facts/`, abilities from the pages in `cards/`."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from grognard.games.doomtrooper.language.attack_statics import Prefers
from grognard.games.doomtrooper.language.earning_statics import SquadMission
from grognard.games.doomtrooper.language.plays import (
    HEALS,
    IF_OPENED,
    IN_AREA,
    KEEPS,
    ON_TARGET,
    SHIELDS,
    SPARES,
    Act,
    Muster,
    Opens,
    Play,
    Timing,
    When,
)
from grognard.games.doomtrooper.language.power_sets import NOTHING, Powers
from grognard.games.doomtrooper.language.powers import (
    ANNIHILATED_INSTEAD,
    ANY_AIRSHIP,
    ANY_EQUIPMENT,
    ANY_GEAR,
    ANY_GIFT,
    ANY_KI,
    ANY_VEHICLE,
    ATTACKED_LAST,
    BARES_FOE,
    CHOOSY,
    FALLS_AT_NO_VALUE,
    FOE_WITHOUT_FORTS,
    HERETICS_GIFTS,
    INVULNERABLE,
    KEEPS_EQUIPMENT,
    LURKS,
    MENDS,
    NEVER_COVER,
    NO_FIGHT_ATTACK,
    NO_FIGHT_ON,
    NO_SEEKING_COVER,
    OUTLASTS_BEARER,
    SHUFFLED_BACK,
    UNATTACKABLE,
    USES_POISONS,
)
from grognard.games.doomtrooper.language.selectors import ALWAYS
from grognard.games.doomtrooper.language.statics import (
    Aura,
    Bans,
    Becomes,
    GainsOfFoe,
    GainsPer,
    Keeps,
    Lends,
    Levels,
    LosesNamed,
    OutOfPlay,
    Rebases,
    Static,
    Tallies,
    Weakens,
)
from grognard.games.doomtrooper.language.void import Void
from grognard.games.doomtrooper.words import (
    AFFILIATIONS,
    AFTER_ANNIHILATED,
    AFTER_DISCARDED,
    AFTER_STAYS,
    AIRSHIP,
    APOSTLE,
    BEAST,
    DASH,
    EQUIPMENT,
    FIGHT,
    FREELANCER,
    GENERAL,
    HERETIC,
    IS_FORTIFICATION,
    KI,
    LEADER,
    LEGION,
    MOST_COPIES,
    NEVER_FIGHTS,
    RATINGS,
    RELIC,
    SHOOT,
    SIDES,
    SUBMARINE,
    SYMMETRY,
    SYMMETRY_GIFT,
    TRAITS,
    TYPES,
    VEHICLE,
    WARRIOR,
    WEAPON,
    WEAPON_FIGHT,
    WEAPON_SHOOT,
)

# What the abilities of a card may contain: tested before the abilities are searched
# Bits numbered by make fields, in this order
REBASES: Final = 1 << 0  # base ratings (DT-203)
OF_FOE: Final = 1 << 1  # gains by the opponent's base
WEAKENS: Final = 1 << 2
IMMUNIZES: Final = 1 << 3
STRIKES: Final = 1 << 4  # first strike
BARES: Final = 1 << 5  # takes cover and fortifications from the opponent
TALLIES: Final = 1 << 6  # gains by what it has counted
BLINDS: Final = 1 << 7  # its opponent
RETURNS: Final = 1 << 8  # returns to the library instead of the grave
PER_OTHER: Final = 1 << 9  # gains by others in its area
TURNS_ON_OWN: Final = 1 << 10  # attacks warriors of its own player (DT-A30)
STRIPS: Final = 1 << 11  # takes fortifications alone from the opponent
PERMITS: Final = 1 << 12  # allows other ways of playing cards
HOLDS: Final = 1 << 13  # cards attached to it only strengthen it
COUNTS_TOO: Final = 1 << 14  # may count as a card of another type
RATES: Final = 1 << 15  # what it gives others changes F; the next three bits: … S, A and V
RATES_S: Final = 1 << 16
RATES_A: Final = 1 << 17
RATES_V: Final = 1 << 18
OUTLASTS: Final = 1 << 19  # returns to the library when its bearer falls
REPAIRS: Final = 1 << 20  # returns what it lies on to the library
PERISHES: Final = 1 << 21  # is annihilated instead of discarded
# End of make fields

# Powers with a mark of their own
MARKED: Final = (
    (BARES_FOE, BARES),
    (FOE_WITHOUT_FORTS, STRIPS),
    (SHUFFLED_BACK, RETURNS),
    (OUTLASTS_BEARER, OUTLASTS),
    (MENDS, REPAIRS),
    (ANNIHILATED_INSTEAD, PERISHES),
)

OF_PAIRS: Final = ATTACKED_LAST | CHOOSY | LURKS | NO_FIGHT_ATTACK | NO_FIGHT_ON | UNATTACKABLE
KEPT_OUT_OF_COVER: Final = NO_SEEKING_COVER | NEVER_COVER

# Attachments that their bearer cannot use without the required affiliation (DT-071, DT-096, DT-108, DT-120)
LOST_WITH_AFFILIATION = (EQUIPMENT, RELIC, SYMMETRY, KI)

AFTER = {"": AFTER_DISCARDED, "-": AFTER_DISCARDED, "+": AFTER_STAYS, "x": AFTER_ANNIHILATED}


class Abilities:
    """What a card does while it is on the table, and what follows from that; `model.state.abilities` finds it."""

    __slots__ = (
        "absents", "acts", "alters", "auras", "bans", "credit", "grants", "hides", "inert", "marks", "opens", "picky",
        "powers", "statics", "whens",
    )  # fmt: skip

    def __init__(self) -> None:
        self.statics: list[Static] = []
        self.auras: list[Aura] = []
        self.acts: list[Act] = []
        self.whens: list[When] = []
        self.opens: list[Opens] = []
        self.marks: i64 = 0
        self.absents = False
        self.alters = False
        self.bans = False
        self.credit: i64 = 0
        self.picky = False
        self.inert = True
        self.hides = False
        self.powers = NOTHING
        self.grants = NOTHING

    def fill(self, cards: Catalogue, kind: int) -> None:
        """Take over the columns of a card."""
        self.statics = cards.statics[kind]
        self.auras = cards.auras[kind]
        self.acts = cards.acts[kind]
        self.whens = cards.whens[kind]
        self.opens = cards.opens[kind]
        self.marks = cards.marks[kind]
        self.absents = cards.absents[kind]
        self.alters = cards.alters[kind]
        self.bans = cards.bans[kind]
        self.credit = cards.credit[kind]
        self.picky = cards.picky[kind]
        self.inert = cards.inert[kind]
        self.hides = cards.hides[kind]
        self.powers = cards.powers[kind]
        self.grants = cards.grants[kind]


NO_ABILITIES: Final = Abilities()  # of a card that lies on another without effect


class Catalogue:
    """The cards as columns; a kind is an index into them: the number of a card among all facts, playable or not."""

    __slots__ = (
        "abilities", "absents", "acts", "affiliations", "after", "alters", "answers", "auras", "bans", "bestows",
        "bound",
        "codes", "copies", "counts", "credit", "executable", "grants", "hides", "holders", "index", "inert",
        "keywords", "limits", "lowers", "marks", "members", "most", "names", "needs_affiliation", "needs_side",
        "needs_word", "opens", "picky", "playable", "plays", "powers", "printed", "reserves", "shields", "sides",
        "statics", "tactics", "themes", "timings", "traits", "type", "void",
        "waivers", "whens",
    )  # fmt: skip

    def __init__(self) -> None:
        self.codes: list[str] = []
        self.names: list[str] = []
        self.index: dict[str, int] = {}
        self.executable: list[bool] = []  # whether a page says what it does; the other cards are in no deck
        self.playable: list[int] = []  # the kinds that are executable, in order
        self.void: list[str] = []  # the rule that leaves it without effect, or nothing: nobody may play it (DT-249)
        self.type: list[i64] = []
        self.printed: list[list[int]] = []  # F, S, A, V, or DASH
        self.affiliations: list[i64] = []
        self.members: list[
            i64
        ] = []  # affiliations; a freelancer has none despite its icon (DT-302) but General (DT-A67)
        self.sides: list[i64] = []
        self.traits: list[i64] = []
        self.keywords: list[frozenset[str]] = []
        self.after: list[i64] = []
        self.plays: list[list[Play]] = []
        self.abilities: list[Abilities] = []  # the columns below about cards in play, together
        self.timings: list[i64] = []  # of all its plays, as bits
        self.acts: list[list[Act]] = []
        self.whens: list[list[When]] = []
        self.answers: list[i64] = []  # in which ways it could answer a card as a reaction, as bits (DT-A09)
        self.shields: list[i64] = []  # … and the immunities that it would give
        self.statics: list[list[Static]] = []
        self.auras: list[list[Aura]] = []
        self.absents: list[bool] = []  # whether it keeps its bearer out of play (DT-313)
        self.bans: list[bool] = []  # whether it forbids cards, discards warriors that get a trait, or watches a Squad
        self.bound: list[bool] = []  # whether it is a vehicle that requires something of its driver (DT-080)
        self.credit: list[i64] = []  # how much D it lets its player owe
        self.tactics: list[i64] = []  # the tactics of a printed warrior, as bits: none if it never fights (DT-327)
        self.powers: list[Powers] = []  # what it always gives itself or its bearer
        self.grants: list[Powers] = []  # … and others
        self.lowers: list[bool] = []  # whether it lowers ratings of its target, or of its bearer
        self.marks: list[i64] = []  # what its abilities may contain, as bits
        self.copies: list[i64] = []  # how many copies the bearer uses at once (DT-070)
        self.needs_side: list[i64] = []  # what the bearer of an attachment must be to use it (DT-071)
        self.needs_affiliation: list[i64] = []
        self.needs_word: list[str] = []  # … of a gift: the Apostle whose follower it must be (DT-090)
        self.waivers: list[Powers] = []  # the powers that let a warrior have it although it is not of its class
        self.opens: list[list[Opens]] = []
        self.bestows: list[bool] = []  # whether it gives only immunity, or aspects of the Art
        self.alters: list[bool] = []  # whether it can make another card be considered something else (DT-289)
        self.hides: list[bool] = []  # whether it is a warrior that may be in cover (DT-050, DT-062, DT-083)
        self.inert: list[bool] = []  # whether it does not change what its bearer may do
        self.picky: list[bool] = []  # whether it limits whom it may attack, or who may attack it
        self.most: list[int] = []  # copies that a deck may hold (DT-331)
        self.limits: list[int] = []  # … by the restricted list (DT-A50)
        # Our decks, in order of kinds: guesses about an unknown deck start from them
        self.themes: list[list[int]] = []
        self.reserves: list[list[int]] = []  # their sideboards
        self.counts: list[list[int]] = []  # how many of each kind they hold
        self.holders: list[list[int]] = []  # by kind: which of them hold a first copy, a second one, and so on, as bits

    def add(self, fact: Any, abilities: tuple[object, ...], executable: bool = True) -> None:
        """Add a card, in all columns."""
        self.index[fact.code] = len(self.codes)
        self.executable.append(executable)
        if executable:
            self.playable.append(len(self.codes))
        self.codes.append(fact.code)
        self.names.append(fact.name)
        kind = TYPES.index(fact.type)
        self.type.append(kind)
        ratings = fact.ratings or (None, None, None, None)
        self.printed.append([DASH if number is None else number for number in ratings])
        self.affiliations.append(bits(AFFILIATIONS, fact.factions))
        if kind == WARRIOR:
            self.affiliations[-1] |= memberships(abilities)
        self.sides.append(bits(SIDES, fact.sides))
        traits = bits(TRAITS, [word for word in fact.keywords if word in TRAITS])
        if "weapon-fight-shoot" in fact.keywords:
            traits |= WEAPON_FIGHT | WEAPON_SHOOT
        self.traits.append(traits)
        icons = self.affiliations[-1]
        self.members.append(icons & GENERAL if traits & FREELANCER else icons)
        self.keywords.append(frozenset(fact.keywords))
        self.after.append(AFTER[fact.after])
        self.void.append("".join(ability.rule for ability in abilities if isinstance(ability, Void)))
        plays: list[Play] = [ability for ability in abilities if isinstance(ability, Play)]
        if kind == WARRIOR and not plays and executable:
            plays = [Muster()]
        self.plays.append(plays)
        self.timings.append(0)
        for play in plays:
            self.timings[-1] |= 1 << play.timing
        self.acts.append([ability for ability in abilities if isinstance(ability, Act)])
        self.whens.append([ability for ability in abilities if isinstance(ability, When)])
        self.statics.append([ability for ability in abilities if isinstance(ability, Static)])
        self.auras.append([ability for ability in abilities if isinstance(ability, Aura)])
        self.opens.append([ability for ability in abilities if isinstance(ability, Opens)])
        self.most.append(MOST_COPIES if executable else 0)
        self.limits.append(min(MOST_COPIES, fact.limit) if executable else 0)
        self.holders.append([0] * MOST_COPIES)
        self.sum_up(kind)
        self.note_needs(kind)
        self.note_answers(kind)
        self.abilities.append(Abilities())
        self.abilities[-1].fill(self, len(self.abilities) - 1)

    def sum_up(self, kind: int) -> None:
        """Compute what follows from the abilities of the last card added, so that nobody has to search them."""
        statics, auras = self.statics[-1], self.auras[-1]
        given: list[Static] = [aura.static for aura in auras]
        self.absents.append(any(isinstance(static, OutOfPlay) for static in statics))
        bans = any(isinstance(static, (Bans, SquadMission)) for static in statics)
        self.bans.append(bans or unconditional_powers(statics).has(FALLS_AT_NO_VALUE))
        self.credit.append(sum(static.most for static in statics if isinstance(static, Lends)))
        self.tactics.append(tactics_of(self.printed[-1], self.traits[-1]))
        self.powers.append(unconditional_powers(statics))
        lowers = any(static.add(which) < 0 for static in statics for which in range(len(RATINGS)))
        self.lowers.append(lowers or any(play.do.lowers() for play in self.plays[-1]))
        self.grants.append(unconditional_powers(given))
        marks = ability_marks(kind, statics + given)
        marks |= PERMITS if self.opens[-1] else 0
        marks |= HOLDS if any(aura.each for aura in auras) else 0
        marks |= COUNTS_TOO if self.traits[-1] & (IS_FORTIFICATION | (WEAPON if kind == RELIC else 0)) else 0
        for which in range(len(RATINGS)):
            marks |= RATES << which if any(static.touches(which) for static in given) else 0
        self.marks.append(marks)
        if kind != WARRIOR:
            given += statics
        self.alters.append(any(isinstance(static, (Becomes, Keeps, LosesNamed)) for static in given))
        barred = bool(self.traits[-1] & (APOSTLE | NEVER_FIGHTS | LEADER | VEHICLE))
        self.hides.append(kind == WARRIOR and not barred and not self.powers[-1].has(KEPT_OUT_OF_COVER))
        special = self.absents[-1] or kind == BEAST or bool(self.traits[-1] & VEHICLE)
        self.inert.append(not special and not self.powers[-1])
        self.picky.append(any(is_about_attacks(static) for static in statics))

    def note_needs(self, kind: int) -> None:
        """Record what the bearer of the last card added must be to use it, and how many copies it uses."""
        plays = self.plays[-1]
        self.copies.append(max([1, *[play.most for play in plays]]))
        self.needs_side.append(0)
        self.needs_affiliation.append(0)
        self.needs_word.append("")
        for play in plays:
            if play.lies == ON_TARGET and play.on is not None and kind in LOST_WITH_AFFILIATION:
                self.needs_side[-1] |= play.on.side
                if play.on.side and play.on.or_trait & HERETIC:
                    self.needs_side[-1] |= LEGION  # DT-300
                self.needs_affiliation[-1] |= play.on.affiliation
                if kind == SYMMETRY:
                    self.needs_word[-1] = play.on.keyword
        asks_for = 0
        for play in plays:
            if play.lies == ON_TARGET and play.on is not None:
                asks_for |= play.on.trait
        self.waivers.append(waiving_powers(kind, self.traits[-1], self.keywords[-1], asks_for))
        asks = bool(self.needs_side[-1] or self.needs_affiliation[-1])
        self.bound.append(asks and bool(self.traits[-1] & VEHICLE))

    def note_answers(self, kind: int) -> None:
        """Record how the last card added could answer another as a reaction (DT-A09), and whether it only answers."""
        statics, auras = self.statics[-1], self.auras[-1]
        shields = 0
        for static in statics:
            shields |= static.immunity()
        only = all(static.immunity() or static.aspects() for static in statics)
        self.bestows.append(bool(statics) and only and not self.acts[-1] and not auras)
        heals = any(play.do.heals() for play in self.plays[-1]) or any(act.do.heals() for act in self.acts[-1])
        spares = unconditional_powers(statics).has(INVULNERABLE)
        if kind != WARRIOR:
            for aura in auras:
                shields |= aura.static.immunity()
        keeps = unconditional_powers([aura.static for aura in auras]).has(KEEPS_EQUIPMENT)
        self.answers.append(HEALS * heals | SHIELDS * (shields != 0) | SPARES * spares | KEEPS * keeps)
        self.shields.append(shields)

    def add_theme(self, library: list[int], sideboard: list[int]) -> None:
        """Add one of our decks, which people may play with."""
        self.themes.append(sorted(library))
        self.reserves.append(sorted(sideboard))
        counts = [0] * len(self.codes)
        for kind in library:
            self.holders[kind][counts[kind]] |= 1 << len(self.counts)
            counts[kind] += 1
        self.counts.append(counts)


FOR_RELICS: Final = ANY_EQUIPMENT
FOR_EQUIPMENT: Final = FOR_RELICS | ANY_GEAR
FOR_VEHICLES: Final = FOR_EQUIPMENT | ANY_VEHICLE
FOR_AIRSHIPS: Final = FOR_VEHICLES | ANY_AIRSHIP
FOR_POISONS: Final = FOR_EQUIPMENT | USES_POISONS


def waiving_powers(of_type: int, traits: int, words: frozenset[str], asks_for: int) -> Powers:
    """The powers that let a warrior have a card although it lacks what the card asks for; none for most cards."""
    if of_type == KI:
        return ANY_KI
    if of_type == SYMMETRY:
        if not traits & SYMMETRY_GIFT:
            return ANY_GIFT
        return HERETICS_GIFTS if asks_for & HERETIC else NOTHING
    if of_type != EQUIPMENT:
        return FOR_RELICS if of_type == RELIC else NOTHING
    if traits & VEHICLE:
        return FOR_AIRSHIPS if traits & AIRSHIP else FOR_VEHICLES
    return FOR_POISONS if "poison" in words else FOR_EQUIPMENT


def memberships(abilities: tuple[object, ...]) -> int:
    """DT-289: the affiliations that a warrior has by its own text, beside those of its icons."""
    out = 0
    for ability in abilities:
        if isinstance(ability, Becomes):
            out |= ability.affiliation
    return out


def is_about_attacks(static: Static) -> bool:
    """Whether an ability limits which warriors its own warrior may attack, or which may attack it (DT-181, DT-325)."""
    return static.powers().has(OF_PAIRS)


def unconditional_powers(statics: list[Static]) -> Powers:
    """The powers and bans that hold in every case."""
    out = NOTHING
    for static in statics:
        if static.case is ALWAYS:
            out = out | static.powers()
    return out


def add_opened_ways(cards: Catalogue) -> None:
    """Add to every card, after its own ways, the way of playing that other cards may allow."""
    ways: list[Opens] = [opens for row in cards.opens for opens in row if not opens.gratis]
    for kind in cards.playable:
        if any(opens.covers(cards.type[kind], cards.keywords[kind], cards.members[kind]) for opens in ways):
            for play in cards.plays[kind]:
                if play.lies in (ON_TARGET, IN_AREA):
                    way = Play(Timing(IF_OPENED), play.do)
                    way.on, way.lies, way.d = play.on, play.lies, play.d
                    way.for_value = play.for_value
                    way.not_with, way.most = play.not_with, play.most
                    way.opened = True
                    cards.plays[kind] = [*cards.plays[kind], way]
                    cards.timings[kind] |= 1 << IF_OPENED
                    break


def ability_marks(kind: int, statics: list[Static]) -> int:
    """The marks of a card: what its abilities may contain, as bits."""
    out = REBASES if kind == BEAST else 0
    for static in statics:
        if isinstance(static, (Rebases, Levels)):
            out |= REBASES
        if isinstance(static, GainsOfFoe):
            out |= OF_FOE
        if isinstance(static, Tallies):
            out |= TALLIES
        if isinstance(static, GainsPer):
            out |= PER_OTHER
        if isinstance(static, Weakens):
            out |= WEAKENS | (BLINDS if static.blinds else 0)
        if isinstance(static, Prefers) and static.own:
            out |= TURNS_ON_OWN
        if static.immunity():
            out |= IMMUNIZES
        if static.strikes():
            out |= STRIKES
        for power, mark in MARKED:
            if static.powers().has(power):
                out |= mark
    return out


def bits(words: tuple[str, ...], found: Any) -> int:
    """A set of words as bits."""
    out = 0
    for word in found:
        out |= 1 << words.index(word)
    return out


def tactics_of(printed: list[int], traits: int) -> int:
    """In which kinds of combat a printed warrior may take part, as bits (DT-082, DT-215, DT-327)."""
    if traits & NEVER_FIGHTS:
        return 0
    out = 0 if printed[SHOOT] == DASH else 1 << SHOOT
    if printed[FIGHT] != DASH and not traits & (AIRSHIP | SUBMARINE):
        out |= 1 << FIGHT
    return out
