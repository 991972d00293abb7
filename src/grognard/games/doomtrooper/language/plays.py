"""How cards are played and used: when, for what price, on whom, and where they then lie."""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.language.effect import Effect, Stay
from grognard.games.doomtrooper.language.selectors import ALWAYS, ANYBODYS, YOURS, Case, Which, unrated
from grognard.games.doomtrooper.words import ART, SPECIAL, SYMMETRY, WARRIOR

# When
# Numbered by make fields for good
BY_ACTION: Final = 0  # as so many actions of the own turn
ANYTIME: Final = 1  # in every window (DT-162, DT-163)
IN_COMBAT: Final = 2  # while ratings still count (DT-A06)
AT_START: Final = 3  # of the own turn (DT-012)
TO_SAVE: Final = 4  # when an own warrior would be killed (DT-195)
AFTER_VICTORY: Final = 5  # after an own attacker has survived a combat
TO_COUNTER: Final = 6  # immediately after a Special was played (DT-243)
AFTER_EARNING: Final = 7  # immediately after a player earned promotion points (DT-202)
BEFORE_ACTIONS: Final = 9  # in the own turn, before the first action
IF_OPENED: Final = 8  # in every window, while a card in play opens this way
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

# How long what it leaves behind lasts
# Numbered by make fields for good
FOR_GOOD: Final = 0
TO_YOUR_DRAW: Final = 1  # discarded in the next Draw step of who played it
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

OWN_WARRIOR: Final = Which(WARRIOR, YOURS)


class Play:
    """One way to play a card from hand."""

    __slots__ = (
        "actions", "any_aspect", "attacks", "counters", "counters_of", "d", "do", "each", "for_all", "for_value",
        "least", "lies", "many", "most", "needs", "not_with", "on", "on_player", "once_a_turn", "opened", "own_turn",
        "per", "timing", "until", "weapon_of",
    )  # fmt: skip

    def __init__(
        self,
        timing: int,
        do: Effect | None = None,
        on: Which | None = None,
        on_player: int = 0,
        actions: int = 0,
        d: int = 0,
        per: int = 0,
        lies: int = NOWHERE,
        weapon_of: Which | None = None,
        once_a_turn: bool = False,
        until: int = FOR_GOOD,
        attacks: int = 0,
        each: bool = False,
        counters: int = 0,
        counters_of: int = ANYBODYS,
        for_value: bool = False,
        needs: Which | None = None,
        own_turn: bool = False,
    ) -> None:
        self.timing = timing
        self.do = do or Stay()
        self.on = on  # the target, chosen when it is played
        self.on_player = on_player  # 1: any player is the target; 2: any other player
        self.actions = actions
        self.d = d  # destiny points to pay
        self.per = per  # a spell's price for each step (DT-149)
        self.lies = lies
        self.weapon_of = weapon_of  # the target is a weapon of such a warrior
        self.once_a_turn = once_a_turn
        self.until = until
        self.needs = needs  # such a card must be in play
        self.own_turn = own_turn  # only in the own turn (DT-A53)
        self.attacks = attacks  # attack actions to pay (DT-170)
        self.each = each  # a target for each step that is paid for
        self.counters = counters  # with TO_COUNTER: the types of cards it answers, as bits
        self.counters_of = counters_of  # … played by whom
        self.least = 1  # steps to pay at least
        self.any_aspect = False  # of a spell: whoever casts any aspect may cast it
        self.for_all = False  # of a combat spell: it is cast on the combat, not on a combatant
        self.not_with = ""  # the code of a card that no warrior may have beside it
        self.most = 0  # copies of it that a card may bear, all of them in use (DT-070); 0: any number, one in use
        self.for_value = for_value  # the target's V in D is paid besides
        self.many = False  # a player may have several copies (DT-088)
        self.opened = False  # a way that cards in play open: not said on the card itself


class Muster(Play):
    """DT-036: a warrior comes into play as one action, for its V."""

    def __init__(self) -> None:
        Play.__init__(self, BY_ACTION, actions=1, lies=IN_AREA)


class Give(Play):
    """DT-064, DT-066, DT-072, DT-089, DT-098, DT-105, DT-118, DT-121: a card is given to an own warrior, or whom it
    names, as one action, and stays.
    """

    def __init__(
        self,
        to: Which = OWN_WARRIOR,
        actions: int = 1,
        timing: int = BY_ACTION,
        until: int = FOR_GOOD,
        not_with: str = "",
        most: int = 0,
        do: Effect | None = None,
        d: int = 0,
    ) -> None:
        paid = actions if timing == BY_ACTION else 0
        Play.__init__(self, timing, do, on=to, actions=paid, d=d, lies=ON_TARGET, until=until)
        self.not_with = not_with
        self.most = most


class Ally(Play):
    """DT-164: an alliance, played at any time, lies before its player."""

    def __init__(self) -> None:
        Play.__init__(self, ANYTIME, lies=BEFORE_TARGET)


class Build(Play):
    """DT-084, DT-085, DT-110: a fortification or a warzone is built as one action in the area that it names, whoever
    stands there.
    """

    def __init__(self, area: int, many: bool = False, on_player: int = 0) -> None:
        Play.__init__(self, BY_ACTION, actions=1, lies=area, on_player=on_player)
        self.many = many


class Opens:
    """While this card is in play, cards of a class are played in every window without actions, or mustered freely."""

    __slots__ = ("affiliation", "apostles", "free", "gratis", "itself", "keyword", "to", "type", "waives")

    def __init__(
        self,
        type: int,
        to: Which | None = None,
        keyword: str = "",
        apostles: bool = False,
        itself: bool = False,
        waives: bool = False,
        affiliation: int = 0,
        free: bool = False,
        gratis: bool = False,
    ) -> None:
        unrated(to if waives else None)
        self.type = type
        self.free = free  # an attachment for no D either
        self.affiliation = affiliation  # of a card with any of these icons
        self.gratis = gratis  # no way of its own: warriors are mustered for no action and no D
        self.to = to  # on whom
        self.keyword = keyword
        self.apostles = apostles  # gifts of an Apostle
        self.itself = itself  # on this card itself, where they have no effect of their own
        self.waives = waives  # whoever may bear them otherwise (DT-073, DT-097)

    def covers(self, type: int, words: frozenset[str], affiliations: int) -> bool:
        """Whether it opens a way for such cards."""
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


# What becomes of a card whose use is its own price
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


class Act:
    """Something a card in play lets its player do, at the price it names; its user is the warrior that bears it.

    Bound for its effect: the card, its player, and the target; without one the user.
    """

    __slots__ = (
        "actions", "any_kind", "attacks", "away", "case", "counters", "d", "direct", "do", "for_value", "itself",
        "mine", "on", "on_player", "once", "other", "per", "timing", "wounds",
    )  # fmt: skip

    def __init__(
        self,
        do: Effect,
        on: Which | None = None,
        on_player: int = 0,
        timing: int = ANYTIME,
        actions: int = 0,
        attacks: int = 0,
        d: int = 0,
        per: int = 0,
        itself: int = KEPT,
        other: Which | None = None,
        wounds: bool = False,
        for_value: bool = False,
        once: int = EVER,
        case: Case = ALWAYS,
        counters: int = 0,
        any_kind: bool = False,
        away: bool = False,
        direct: bool = False,
        mine: bool = False,
    ) -> None:
        self.do = do
        self.mine = mine  # the card's player uses it, even if it lies on somebody else's warrior (DT-347)
        self.counters = counters  # with TO_COUNTER: the types of cards it answers, played or used, as bits
        self.direct = direct  # only those played on the user or on a card it bears
        self.on = on  # the target, chosen when it is used
        self.on_player = on_player  # 1: any player is the target; 2: any other player
        self.timing = timing  # with BY_ACTION in the own turn, paid with `actions` or `attacks`
        self.actions = actions  # non-attack actions to pay
        self.attacks = attacks  # attack actions to pay; no combat comes of them (DT-170)
        self.d = d  # destiny points to pay
        self.per = per  # destiny points for each step (DT-149)
        self.itself = itself  # the card is discarded or annihilated as the price
        self.other = other  # another card is discarded as the price
        self.wounds = wounds  # the user is wounded as the price
        self.for_value = for_value  # the target's V in D is the price
        self.once = once  # a combat, a turn
        self.case = case  # of the user
        self.any_kind = any_kind  # attack actions pay for it as well
        self.away = away  # its user may be out of play


# Moments at which something happens by itself: of a player's turn …
# Numbered by make fields for good
AT_TURN: Final = 0  # it begins (DT-012)
AT_DRAW: Final = 1  # the Draw step, before the cards are drawn
AT_END: Final = 2  # it ends (DT-013)
# … and of a warrior
MUSTERED: Final = 3  # it joins an area: mustered, revealed, converted or stolen
WAS_WOUNDED: Final = 4
WAS_KILLED: Final = 5
WAS_HURT: Final = 10  # either of these
HAS_FOUGHT: Final = 6  # it has survived a combat
HAS_WOUNDED: Final = 20  # … and has wounded its opponent in it, which survives too
HAS_FOUGHT_HAND_TO_HAND: Final = 8  # it has survived a Fight combat
# … and of no moment: as soon as the effect could happen; it must end that by itself
AS_SOON_AS: Final = 7
# End of make fields
OF_A_TURN: Final = (AT_TURN, AT_DRAW, AT_END, AS_SOON_AS)


class When:
    """Something a card in play does by itself at a moment, or lets its player do.

    Bound for its effect: the card, its player, the player whose turn it is or the warrior it happens to, and then
    its opponent, or NONE.
    """

    __slots__ = ("about", "do", "everybody", "may", "moment", "whose")

    def __init__(
        self,
        moment: int,
        do: Effect,
        whose: int = YOURS,
        about: Which | None = None,
        may: bool = False,
        everybody: bool = False,
    ) -> None:
        self.moment = moment
        self.do = do
        self.whose = whose  # turn: yours, of an opponent, of whom the card lies before, anybody's
        self.about = about  # such a warrior; None: the card itself or its bearer
        self.may = may  # its player is asked
        self.everybody = everybody  # an effect on all players, which comes first (DT-022)


class Cast(Play):
    """DT-152: a spell, cast by actions, at any time or at a named moment; an own warrior that may cast its aspect pays
    for its steps (DT-147, DT-149).

    Without a target it means a combatant if it is a combat spell, else its caster.
    """

    def __init__(
        self,
        do: Effect | None = None,
        per: int = 0,
        timing: int = IN_COMBAT,
        on: Which | None = None,
        on_player: int = 0,
        actions: int = 0,
        attacks: int = 0,
        d: int = 0,
        least: int = 1,
        lies: int = NOWHERE,
        until: int = FOR_GOOD,
        each: bool = False,
        for_all: bool = False,
        any_aspect: bool = False,
        counters: int = 0,
    ) -> None:
        Play.__init__(
            self,
            timing,
            do,
            on,
            on_player=on_player,
            actions=actions,
            d=d,
            per=per,
            lies=lies,
            until=until,
            attacks=attacks,
            each=each,
            counters=counters,
        )
        self.least = least
        self.for_all = for_all
        self.any_aspect = any_aspect
