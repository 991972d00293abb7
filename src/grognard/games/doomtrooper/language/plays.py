"""How cards are played and used: when, at what price, on whom, and where they go afterwards."""

from __future__ import annotations

from typing import Any, Final, get_args

from grognard.games.doomtrooper.language.effect import Effect, Stay
from grognard.games.doomtrooper.language.parts import (
    Affiliation,
    Choice,
    Moment,
    Owner,
    Part,
    PartError,
    Term,
    TurnOf,
    Type,
    Waiver,
    combine,
)
from grognard.games.doomtrooper.language.selectors import ALWAYS, ANYBODYS, YOURS, Case, Which, unrated
from grognard.games.doomtrooper.words import ART, SPECIAL, SYMMETRY, WARRIOR

# When
# Numbered by make fields for good
BY_ACTION: Final = 0  # with actions, in the player's own turn
ANYTIME: Final = 1  # in every window (DT-162, DT-163)
IN_COMBAT: Final = 2  # while ratings still count (DT-A06)
AT_START: Final = 3  # at the beginning of the player's own turn (DT-012)
TO_SAVE: Final = 4  # when one of the player's warriors would be killed (DT-195)
AFTER_VICTORY: Final = 5  # after the player's attacker has survived a combat
TO_COUNTER: Final = 6  # immediately after a Special was played (DT-243)
AFTER_EARNING: Final = 7  # immediately after a player earned promotion points (DT-202)
BEFORE_ACTIONS: Final = 9  # in the player's own turn, before the first action
AFTER_COMBAT: Final = 10  # immediately after a combat, whoever has fought in it
AFTER_OWN_EARNING: Final = 11  # immediately after a warrior of the player earned promotion points (DT-202)
IF_OPENED: Final = 8  # in every window, while a card in play allows this way of playing
# End of make fields

# Where it lies afterwards
# Numbered by make fields for good
NOWHERE: Final = 0  # discarded, or annihilated if it is marked so (DT-334)
ON_TARGET: Final = 1
IN_SQUAD: Final = 2
IN_KOHORT: Final = 3
IN_AREA: Final = 4  # the area a warrior belongs to
IN_OUTPOST: Final = 6
ON_GAME: Final = 7  # attached to the game
BEFORE_YOU: Final = 8  # the player who plays it
BEFORE_TARGET: Final = 5  # the player it was played on
# End of make fields

# How long the card stays there
# Numbered by make fields for good
FOR_GOOD: Final = 0
TO_YOUR_DRAW: Final = 1  # discarded in the next Draw step of its player
TO_YOUR_TURN: Final = 2  # discarded at the beginning of that player's next turn
GONE_AT_YOUR_TURN: Final = 5  # annihilated then
# End of make fields

# Types of cards that are answered, as bits
A_SPELL: Final = 1 << ART
A_SPECIAL: Final = 1 << SPECIAL
A_GIFT: Final = 1 << SYMMETRY
A_COMBAT_CARD: Final = 1 << 30  # of any type, played to change the combat

# What makes an ANYTIME card an answer (DT-A09): it heals, makes immune to kinds of cards, spares wounds, or keeps
# equipment from being discarded
# Bits numbered by make fields, in this order
HEALS: Final = 1 << 0
SHIELDS: Final = 1 << 1
SPARES: Final = 1 << 2
KEEPS: Final = 1 << 3
# End of make fields

# What happens to a card that is its own price
# Numbered by make fields for good
KEPT: Final = 0
DISCARDED: Final = 1
ANNIHILATED: Final = 2
# End of make fields

# How often something may be used
# Numbered by make fields for good
EVER: Final = 0
ONCE_A_COMBAT: Final = 1
ONCE_A_TURN: Final = 2
# End of make fields

# Moments at which something happens automatically: in a player's turn …
# Numbered by make fields for good
AT_TURN: Final = 0  # it begins (DT-012)
AT_DRAW: Final = 1  # the Draw step, before the cards are drawn
AT_END: Final = 2  # it ends (DT-013)
# … in the life of a warrior
MUSTERED: Final = 3  # it joins an area: put into play, converted or stolen
WAS_WOUNDED: Final = 4
WAS_KILLED: Final = 5
WAS_HURT: Final = 10  # either of these
HAS_FOUGHT: Final = 6  # it has survived a combat
HAS_WOUNDED: Final = 20  # … and has wounded its opponent in it, which survives too
HAS_KILLED: Final = 21  # it has killed a warrior, and perhaps dies itself
HAS_FOUGHT_HAND_TO_HAND: Final = 8  # it has survived a Fight combat
# … and at no fixed moment: as soon as the effect is possible; the effect must make itself impossible
AS_SOON_AS: Final = 7
ENTERED: Final = 22  # a warrior is put into play: mustered, revealed or fetched
BUILT: Final = 23  # a fortification is put into play; the opponent is the player who builds it
# End of make fields
OF_A_TURN: Final = (AT_TURN, AT_DRAW, AT_END, AS_SOON_AS)


class Timing(Term):
    """When something may be done."""

    def __init__(self, number: int) -> None:
        Term.__init__(self, "timing", number)


class Actions(Part):
    """With this many non-attack actions in the player's own turn; `any_kind`: attack actions pay for it as well."""

    def __init__(self, count: int, any_kind: bool = False) -> None:
        paid = (("timing", BY_ACTION), ("actions", count))
        self.fills = (*paid, ("any_kind", True)) if any_kind else paid


class Attacks(Part):
    """With this many attack actions in the player's own turn, without a combat (DT-170)."""

    def __init__(self, count: int) -> None:
        Part.__init__(self, ("timing", BY_ACTION), ("attacks", count))


class Answered(Term):
    """A group of cards that can be answered and that is not a type."""

    def __init__(self, number: int) -> None:
        Term.__init__(self, "counters", number)


class Answering(Part):
    """Immediately after a card of this kind was played (DT-243), perhaps only by some players, or on the answerer."""

    def __init__(self, *cards: Type | Answered, by: Owner | None = None, on_user: bool = False) -> None:
        bits = 0
        for one in cards:
            bits |= 1 << one.number if isinstance(one, Type) else one.number
        fills: list[tuple[str, Any]] = [("timing", TO_COUNTER), ("counters", bits)]
        if by is not None:
            fills.append(("counters_of", by.number))
        if on_user:
            fills.append(("direct", True))
        self.fills = tuple(fills)


class OnPlayer(Term):
    """Which players can be its target."""

    def __init__(self, number: int) -> None:
        Term.__init__(self, "on_player", number)


class Price(Part):
    """What is paid besides actions."""


class PayD(Price):
    """This many destiny points."""

    def __init__(self, d: int) -> None:
        Part.__init__(self, ("d", d))


class PerStep(Price):
    """This many destiny points for each step, with a least number of steps (DT-149)."""

    def __init__(self, d: int, least: int = 1) -> None:
        self.fills = (("per", d),) if least == 1 else (("per", d), ("least", least))


class PerTarget(Price):
    """This many destiny points for each target, or only for each after the first."""

    def __init__(self, d: int, first_free: bool = False) -> None:
        paid = (("per", d), ("each", True))
        self.fills = (*paid, ("least", 0), ("free", 1)) if first_free else paid


class PerValue(Price):
    """This many times the V of each target, of which there may be any number."""

    def __init__(self, times: int) -> None:
        Part.__init__(self, ("each", True), ("for_value", True), ("value_times", times))


class Location(Term):
    """Where a card goes after it was played."""

    def __init__(self, number: int) -> None:
        Term.__init__(self, "lies", number)


class Duration(Term):
    """How long a card stays where it lies."""

    def __init__(self, number: int) -> None:
        Term.__init__(self, "until", number)


class OnceATurn(Part):
    """At most once per turn; each node has its own field for this."""


class Limit(Part):
    """A limit on playing a card from hand."""


class BorneBy(Limit):
    """The target lies on a warrior of this class."""

    def __init__(self, which: Which) -> None:
        Part.__init__(self, ("weapon_of", which))


class Needs(Limit):
    """A card of this class must be in play."""

    def __init__(self, which: Which) -> None:
        Part.__init__(self, ("needs", which))


class Bearing(Part):
    """A limit on the bearers of an attachment."""


class NotWith(Bearing):
    """No warrior may have both this card and the card with that code."""

    def __init__(self, code: str) -> None:
        Part.__init__(self, ("not_with", code))


class Copies(Bearing):
    """A card may bear this many copies of it, all of them in use (DT-070)."""

    def __init__(self, most: int) -> None:
        Part.__init__(self, ("most", most))


class Spell(Part):
    """How a spell differs from others."""


class Building(Part):
    """How a fortification differs from others."""


class Use(Part):
    """How a card in play is used, and what that costs."""


class Uses(Use):
    """This many times in all; with the last of them the card is discarded."""

    def __init__(self, count: int) -> None:
        Part.__init__(self, ("uses", count))


class DiscardOther(Use):
    """A card of this class is discarded as the price."""

    def __init__(self, which: Which) -> None:
        Part.__init__(self, ("other", which))


Time = Timing | Actions | Attacks | Answering
PlayPart = Which | OnPlayer | Price | Location | Duration | OnceATurn | Limit | Effect
GivePart = Which | Timing | Actions | Price | Duration | Bearing | BorneBy | Effect
BuildPart = OnPlayer | Building
CastPart = Time | Which | OnPlayer | Price | Location | Duration | Spell | Effect
ActPart = Time | Which | OnPlayer | Price | OnceATurn | Use | Case
OpensPart = Affiliation | Which | Waiver | str
WhenPart = Owner | TurnOf | Which | Choice
PLAY_TAKES: Final = get_args(Time | PlayPart)
GIVE_TAKES: Final = get_args(GivePart)
BUILD_TAKES: Final = get_args(BuildPart)
CAST_TAKES: Final = get_args(CastPart)
ACT_TAKES: Final = get_args(ActPart)
OPENS_TAKES: Final = get_args(OpensPart)
WHEN_TAKES: Final = get_args(WhenPart)
OF_PLAY: Final = ((Which, "on", None), (OnceATurn, "once_a_turn", True), (Effect, "do", None))
OF_ACT: Final = ((Which, "on", None), (OnceATurn, "once", ONCE_A_TURN), (Case, "case", None))

ONE_ACTION: Final = Actions(1)
OWN_WARRIOR: Final = Which(Type(WARRIOR), Owner(YOURS))


class Play:
    """One way to play a card from hand."""

    __slots__ = (
        "actions", "any_aspect", "attacks", "counters", "counters_of", "d", "do", "each", "final", "for_all",
        "for_value", "free", "least", "lies", "lone", "many", "most", "needs", "no_combat", "not_with", "on",
        "on_player", "once_a_turn", "opened", "own_turn", "per", "timing", "until", "value_times", "weapon_of",
    )  # fmt: skip

    def __init__(self, when: Time, *parts: PlayPart) -> None:
        self.timing = ANYTIME
        self.do: Effect = Stay()
        self.on: Which | None = None  # the target, chosen when it is played
        self.on_player = 0  # 1: any player is the target; 2: any other player
        self.actions = 0
        self.d = 0  # destiny points to pay
        self.per = 0  # a spell's price for each step (DT-149)
        self.lies = NOWHERE
        self.weapon_of: Which | None = None  # the target lies on a warrior of this class
        self.once_a_turn = False
        self.until = FOR_GOOD
        self.needs: Which | None = None  # a card of this class must be in play
        self.own_turn = False  # only in the player's own turn (DT-A53)
        self.no_combat = False  # not during a combat
        self.attacks = 0  # attack actions to pay (DT-170)
        self.each = False  # a target for each step that is paid for
        self.free = 0  # targets that cost nothing, beside those paid for
        self.final = False  # nobody may answer it
        self.counters = 0  # with TO_COUNTER: the types of cards it answers, as bits
        self.counters_of = ANYBODYS  # … played by whom
        self.least = 1  # steps to pay at least
        self.any_aspect = False  # of a spell: a warrior that casts any aspect may cast it
        self.for_all = False  # of a combat spell: it is cast on the combat, not on a combatant
        self.not_with = ""  # the code of a card that no warrior may have beside it
        self.most = 0  # copies of it that a card may bear, all of them in use (DT-070); 0: any number, one in use
        self.for_value = False  # the target's V is paid in D as well
        self.value_times = 1  # … this many times
        self.many = False  # a player may have several copies (DT-088)
        self.lone = False  # a player may have only one copy in play
        self.opened = False  # a way of playing that cards in play allow; the card itself does not mention it
        combine(self, (when, *parts), PLAY_TAKES, OF_PLAY)


class Muster(Play):
    """DT-036: a warrior comes into play with one action, for its V in D."""

    def __init__(self) -> None:
        Play.__init__(self, ONE_ACTION)
        self.lies = IN_AREA


class Give(Play):
    """DT-064, DT-066, DT-072, DT-089, DT-098, DT-105, DT-118, DT-121: a card is given to one of the player's
    warriors, or to the class that it names, with one action, and stays.
    """

    def __init__(self, *parts: GivePart) -> None:
        Play.__init__(self, ONE_ACTION)
        self.on, self.lies = OWN_WARRIOR, ON_TARGET
        combine(self, parts, GIVE_TAKES, OF_PLAY)
        if self.timing != BY_ACTION:
            self.actions = 0


class Ally(Play):
    """DT-164: an alliance is played at any time and lies before its player."""

    def __init__(self) -> None:
        Play.__init__(self, Timing(ANYTIME), Location(BEFORE_TARGET))


class Build(Play):
    """DT-084, DT-085, DT-110: a fortification or a warzone is built with one action in the area that it names, no
    matter which warriors are there.
    """

    def __init__(self, where: Location, *parts: BuildPart) -> None:
        Play.__init__(self, ONE_ACTION, where)
        combine(self, parts, BUILD_TAKES)


class Cast(Play):
    """DT-152: a spell, cast with actions, at any time or at a named moment; one of the player's warriors that may cast
    its aspect pays for its steps (DT-147, DT-149).

    If it names no target, a combat spell is cast on a combatant, any other spell on its caster.
    """

    def __init__(self, *parts: CastPart) -> None:
        Play.__init__(self, Timing(IN_COMBAT))
        combine(self, parts, CAST_TAKES, OF_PLAY)


class Opens:
    """While this card is in play, cards of a class may be played in every window for no action, or mustered free."""

    __slots__ = (
        "affiliation", "apostles", "bearing", "free", "gratis", "here", "itself", "keyword", "modifying", "on_bearer",
        "to", "type", "waives",
    )  # fmt: skip

    def __init__(self, type: Type, *parts: OpensPart) -> None:
        self.type = type.number
        self.free = False  # attachments cost no D either
        self.affiliation = 0  # of a card with any of these icons
        self.gratis = False  # not a separate way: warriors are mustered for no action and no D
        self.to: Which | None = None  # on whom
        self.keyword = ""
        self.apostles = False  # gifts of an Apostle
        self.on_bearer = False  # on the warrior that bears this card
        self.here = False  # in combats fought in this warzone, no matter whose it is
        self.modifying = False  # … and only while combat ratings are modified
        self.bearing = ""  # only while this warrior has the card with this code
        self.itself = False  # on this card itself, where they have no effect
        self.waives = False  # even on warriors that could not bear them otherwise (DT-073, DT-097)
        combine(self, parts, OPENS_TAKES, ((Which, "to", None), (str, "keyword", None)))
        self.check()

    def check(self) -> None:
        """Refuse a class of receivers that depends on ratings, if ratings depend on the receivers."""
        unrated(self.to if self.waives else None)

    def covers(self, type: int, words: frozenset[str], affiliations: int) -> bool:
        """Whether it allows another way of playing these cards."""
        if self.affiliation and not affiliations & self.affiliation:
            return False
        if type != self.type or (self.keyword and self.keyword not in words):
            return False
        if self.apostles:
            for word in words:
                if word.startswith("gift-of-"):
                    return True
            return False
        return True


class Act:
    """Something that a card in play lets its player do, at a price; its user is the warrior that bears it.

    The frame of its effect binds the card, its player, and the target or, without a target, the user.
    """

    __slots__ = (
        "actions", "any_kind", "attacks", "away", "case", "counters", "d", "direct", "do", "early", "for_value",
        "halved", "itself", "mine", "on", "on_player", "once", "other", "p", "per", "timing", "uses", "wounds",
    )  # fmt: skip

    def __init__(self, do: Effect, *parts: ActPart) -> None:
        self.do = do
        self.mine = False  # the card's player uses it, even if it lies on another player's warrior (DT-347)
        self.counters = 0  # with TO_COUNTER: the types of cards it answers, played or used, as bits
        self.direct = False  # only those played on the user or on a card it bears
        self.on: Which | None = None  # the target, chosen when it is used
        self.on_player = 0  # 1: any player is the target; 2: any other player
        self.timing = ANYTIME  # with BY_ACTION in the player's own turn, paid with `actions` or `attacks`
        self.actions = 0  # non-attack actions to pay
        self.attacks = 0  # attack actions to pay, without a combat (DT-170)
        self.d = 0  # destiny points to pay
        self.p = 0  # promotion points to pay
        self.per = 0  # destiny points for each step (DT-149)
        self.itself = KEPT  # the card is discarded or annihilated as the price
        self.other: Which | None = None  # another card is discarded as the price
        self.wounds = False  # the user is wounded as the price
        self.for_value = False  # the target's V in D is the price; without a target, the user's
        self.halved = False  # … half of it, rounded up
        self.uses = 0  # how often in all, if not any number of times; with the last use the card is discarded
        self.once = EVER  # per combat, per turn
        self.case = ALWAYS  # of the user
        self.any_kind = False  # attack actions pay for it as well
        self.away = False  # its user may be out of play
        self.early = False  # only before the tactic of the combat is announced
        combine(self, parts, ACT_TAKES, OF_ACT)


class When:
    """Something that a card in play does automatically at a moment, or lets its player do then.

    The frame of its effect binds the card, its player, the player whose turn it is or the warrior concerned, and then
    the warrior's opponent, or NONE.
    """

    __slots__ = ("about", "armed", "do", "everybody", "may", "moment", "whose")

    def __init__(self, moment: Moment, do: Effect, *parts: WhenPart) -> None:
        self.moment = moment.number
        self.do = do
        self.whose = YOURS  # whose turn: your own, an opponent's, that of the player with the card, anybody's
        self.about: Which | None = None  # the class of the warrior concerned; None: the card itself or its bearer
        self.may = False  # its player is asked
        self.armed = False  # only if the warrior uses this card as its weapon
        self.everybody = False  # an effect on all players, which comes first (DT-022)
        combine(self, parts, WHEN_TAKES, ((Which, "about", None),))
        self.check()

    def check(self) -> None:
        """Refuse a moment of a turn that is about a warrior."""
        if self.about is not None and self.moment in OF_A_TURN:
            raise PartError("When has a moment of a turn, which is about no warrior")
