"""A position of Rush: plain lists of card numbers, and what each seat may see of them."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.agenda import NOBODY, PLAIN_TABLE, Event, Row, Table, fresh, put, put_row
from grognard.core.game import Json, Reason
from grognard.games.rush import cards as c
from grognard.games.rush.cards import Cards

BASES: Final = 3  # RUSH-010, each seat
HAND: Final = 3  # RUSH-014

# How a base stands
UPRIGHT: Final = 0
DAMAGED: Final = 1
GONE: Final = 2

# What is counted of the medals and bases a seat has ever gained (RUSH-A25)
GAINED: Final = 6  # medals of the four nations, and:
GAINED_DOUBLES: Final = 4
GAINED_BASES: Final = 5

# Events, each followed by what it tells
TURN: Final = 0  # seat, round
REPAIRED_BASE: Final = 1  # seat, base
REPAIRED_GUARD: Final = 2  # seat, base, card
REVEALED: Final = 3  # seat, cards …
PAID: Final = 4  # seat, card
BOUGHT: Final = 5  # seat, card
MARKET: Final = 6  # card: revealed into slot 0
MARKET_DISCARDED: Final = 7  # card
DECK_SHUFFLED: Final = 8  # cards in the new vehicle deck
USED: Final = 9  # seat, card, ability
DREW: Final = 10  # seat, card: seen by that seat alone
GARAGE_SHUFFLED: Final = 11  # seat, cards in the new garage
SABOTAGED: Final = 12  # seat, card
RESEARCHED: Final = 13  # seat, card taken
SCRAPPED: Final = 14  # seat, card
GUARDED: Final = 15  # seat, card, base
RELIEVED: Final = 16  # seat, card, base
PUT_AWAY: Final = 17  # seat, card, why
ATTACKED: Final = 18  # seat, cards …
DAMAGED_GUARD: Final = 19  # by, with card, owner, base, guard
DESTROYED_GUARD: Final = 20
DAMAGED_BASE: Final = 21  # by, with card, owner, base
DESTROYED_BASE: Final = 22
DISPLACED: Final = 23  # owner, base, guard
NO_TARGET: Final = 24  # seat, card
MEDALS: Final = 25  # seat, nation, doubles, singles
LAST_SINGLE: Final = 26  # nation
LOST_ALL_BASES: Final = 27  # seat
KEPT: Final = 28  # seat, card
ACHIEVED: Final = 29  # achievement, seat
UNACHIEVED: Final = 30  # achievement
OVER: Final = 31  # winners …
DREW_OPEN: Final = 32  # seat, card: drawn in the own turn, beside the hand that lies face up (RUSH-024)
EVENTS: Final = 33

# Why a card is put away
UNUSED: Final = 0  # at the end of the turn (RUSH-088)
STRUCK: Final = 1  # it has attacked (RUSH-066)
PLAYED_OUT: Final = 2  # its abilities were used and it cannot guard (RUSH-057)
UNWANTED: Final = 3  # in step II, by choice (RUSH-028, RUSH-A49)


class Options:
    """What the tables may agree to play otherwise; each flag names its ruling."""

    __slots__ = (
        "ace_deals_one_point", "count_gained_history", "first", "guards_count_in_company", "market_size",
        "pool_medals_per_turn", "refill_at_end", "research_is_the_purchase", "research_without_target",
        "restricted_plus_one_other", "weak_hand",
    )  # fmt: skip

    def __init__(self, values: Json) -> None:
        self.first: int = values["first"]  # RUSH-A41; NOBODY: by lot
        self.ace_deals_one_point: bool = values["ace_deals_one_point"]  # RUSH-A01
        self.pool_medals_per_turn: bool = values["pool_medals_per_turn"]  # RUSH-A02
        self.restricted_plus_one_other: bool = values["restricted_plus_one_other"]  # RUSH-A12
        self.research_is_the_purchase: bool = values["research_is_the_purchase"]  # RUSH-A15
        self.research_without_target: bool = values["research_without_target"]  # RUSH-A16
        self.guards_count_in_company: bool = values["guards_count_in_company"]  # RUSH-A24
        self.count_gained_history: bool = values["count_gained_history"]  # RUSH-A25
        self.market_size: int = values["market_size"]  # the publisher's variants, RUSH-A48
        self.refill_at_end: bool = values["refill_at_end"]
        self.weak_hand: bool = values["weak_hand"]

    def json(self) -> Json:
        """The flags by name."""
        return {name: getattr(self, name) for name in OPTION_VALUES}


OPTION_VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "first": (0, 1, 2, 3, 4, NOBODY),
    "ace_deals_one_point": (False, True),
    "pool_medals_per_turn": (False, True),
    "restricted_plus_one_other": (False, True),
    "research_is_the_purchase": (False, True),
    "research_without_target": (False, True),
    "guards_count_in_company": (True, False),
    "count_gained_history": (False, True),
    "market_size": (4, 6),
    "refill_at_end": (False, True),
    "weak_hand": (False, True),
}


FIELDS_OF_STATE: Final = (
    "achievements", "active", "attacked", "base_damage", "bought", "cards", "deck", "depots", "discard",
    "doubles", "ending", "first", "front", "funds", "gained", "garages", "guard_damage", "guards",
    "hands", "known", "kept", "kills", "laid", "market", "n", "played", "recruiting", "round",
    "rules", "singles", "spent", "used_a_card", "wreckyard",
)  # fmt: skip


class Rush(Table):
    """The state of a game. Lists indexed by seat hold that seat's cards; bases of seat s are 3s, 3s+1, 3s+2."""

    __slots__ = FIELDS_OF_STATE

    cards: Cards
    rules: Options
    n: int  # seats
    first: int  # RUSH-009: the starting player
    achievements: tuple[int, ...]  # RUSH-019
    # the common piles; the top of a face-down pile is its end
    deck: list[int]
    market: list[int]  # slot 0, next to the deck, first (RUSH-038); short when the supply is (RUSH-A20)
    discard: list[int]
    wreckyard: list[int]
    singles: Row  # left in each nation's pack
    doubles: Row
    # each seat's own
    hands: list[list[int]]  # in order of number
    garages: list[list[int]]
    depots: list[list[int]]
    known: list[Row]  # by seat: hand cards that everybody can know, until they are laid out or put away
    kept: Row  # the card a seat was seen to keep in hand, or NONE
    gained: Row  # GAINED counts a seat
    base_damage: Row
    guards: Row  # a card, or NONE
    guard_damage: Row  # UPRIGHT or DAMAGED
    # the game's and the turn's course
    active: int
    round: int
    ending: bool  # RUSH-092, RUSH-093: this round is the last
    front: list[int]  # laid down for the present play and not yet put away: attackers, or the card whose abilities run
    played: list[int]  # vehicles played this turn (RUSH-031)
    used_a_card: bool  # any card at all was played this turn
    attacked: bool  # RUSH-060
    recruiting: bool  # RUSH-134
    funds: Row  # the account of RUSH-A10: value laid down for each nation alone, then unrestricted
    laid: int  # which of those columns a card was laid down for, as bits; value 0 counts (RUSH-041)
    spent: Row  # cost of what was bought, by nation
    bought: Row  # how many were bought, by nation
    kills: Row  # by nation of the killers, waiting for their medals (pool_medals_per_turn)

    def copy(self) -> Rush:
        """The same position, to be played on its own."""
        g = Rush()
        g.inherit(self)
        g.cards = self.cards
        g.rules = self.rules
        g.n = self.n
        g.first = self.first
        g.achievements = self.achievements
        g.deck = self.deck[:]
        g.market = self.market[:]
        g.discard = self.discard[:]
        g.wreckyard = self.wreckyard[:]
        g.singles = self.singles
        g.doubles = self.doubles
        g.hands = [cards[:] for cards in self.hands]
        g.garages = [cards[:] for cards in self.garages]
        g.depots = [cards[:] for cards in self.depots]
        g.kept = self.kept
        g.known = self.known
        g.gained = self.gained
        g.base_damage = self.base_damage
        g.guards = self.guards
        g.guard_damage = self.guard_damage
        g.active = self.active
        g.round = self.round
        g.ending = self.ending
        g.front = self.front[:]
        g.played = self.played[:]
        g.used_a_card = self.used_a_card
        g.attacked = self.attacked
        g.recruiting = self.recruiting
        g.funds = self.funds
        g.laid = self.laid
        g.spent = self.spent
        g.bought = self.bought
        g.kills = self.kills
        return g

    # What everybody can see

    def standing(self, seat: int) -> list[int]:
        """The seat's bases that still stand."""
        start = seat * BASES
        return [b for b in range(start, start + BASES) if self.base_damage[b] != GONE]

    # Cards on the move

    def put_away(self, seat: int, card: int) -> None:
        """Into the seat's depot, where every newly gained card goes too (RUSH-117)."""
        self.depots[seat].append(card)

    def put_unused_away(self, card: int) -> None:
        """RUSH-028, RUSH-A49: the active player does not want to use it; a vehicle counts as played (RUSH-031)."""
        me = self.active
        self.hands[me].remove(card)
        self.put_away(me, card)
        if card >= c.VEHICLE and card not in self.played:
            self.played.append(card)
        if self.out is not None:
            self.out.append((PUT_AWAY, me, card, UNWANTED))

    def scrap(self, seat: int, card: int) -> None:
        """Out of the game for good (RUSH-016)."""
        self.wreckyard.append(card)
        if self.out is not None:
            self.out.append((SCRAPPED, seat, card))

    def draw(self, seat: int, count: int, told: int) -> None:
        """RUSH-030, RUSH-090: an empty garage is made anew from the depot; RUSH-A40: draw what there is."""
        hand = self.hands[seat]
        garage = self.garages[seat]
        untold = len(hand)
        for _ in range(count):
            if not garage:
                depot = self.depots[seat]
                if not depot:
                    break
                self.tell_draw(seat, hand[untold:], told)
                # RUSH-090: the whole garage is in the hand now, and what it held is no secret
                if told == DREW:
                    # in order of number: which came first is nobody's business (law 5)
                    self.known = put_row(self.known, seat, sorted(self.known[seat] + hand[untold:]))
                untold = len(hand)
                self.depots[seat] = garage
                self.garages[seat] = garage = depot
                self.shuffle(garage)
                if self.out is not None:
                    self.out.append((GARAGE_SHUFFLED, seat, len(garage)))
            hand.append(garage.pop())
        if self.out is not None:
            self.tell_draw(seat, hand[untold:], told)
        hand.sort()

    def tell_draw(self, seat: int, cards: list[int], told: int) -> None:
        """What was drawn, in order of number: which came first is nobody's business."""
        if self.out is not None:
            for card in sorted(cards):
                self.out.append((told, seat, card))

    def refill(self) -> None:
        """Reveal cards into slot 0 until the market is full or the supply used up (RUSH-039, RUSH-A20)."""
        market = self.market
        while len(market) < self.rules.market_size:
            if not self.deck:
                return
            card = self.deck.pop()
            market.insert(0, card)
            if self.out is not None:
                self.out.append((MARKET, card))
            if not self.deck:
                self.renew_deck()

    def renew_deck(self) -> None:
        """RUSH-017, RUSH-A19: as soon as the deck is used up the discard is shuffled into a new one.

        With nothing in the discard either, the first card that arrives there is the new deck.
        """
        if self.deck or not self.discard:
            return
        used_up = self.deck
        self.deck = self.discard
        self.discard = used_up
        self.shuffle(self.deck)
        if self.out is not None:
            self.out.append((DECK_SHUFFLED, len(self.deck)))

    def take_medals(self, seat: int, nation: int, doubles: int, singles: int) -> None:
        """RUSH-081: medals go to the depot; RUSH-093, RUSH-A38: the last single of a nation starts the last round."""
        if doubles + singles == 0:
            return
        depot = self.depots[seat]
        for _ in range(doubles):
            depot.append(c.DOUBLE + nation)
        for _ in range(singles):
            depot.append(c.SINGLE + nation)
        self.doubles = put(self.doubles, nation, self.doubles[nation] - doubles)
        self.singles = put(self.singles, nation, self.singles[nation] - singles)
        self.count_gained(seat, nation, 2 * doubles + singles)
        if doubles:
            self.count_gained(seat, GAINED_DOUBLES, doubles)
        if self.out is not None:
            self.out.append((MEDALS, seat, nation, doubles, singles))
        if singles and self.singles[nation] == 0:
            self.ending = True
            self.tell(LAST_SINGLE, nation)

    def count_gained(self, seat: int, what: int, n: int) -> None:
        """Remember what a seat has ever gained (RUSH-A25)."""
        place = seat * GAINED + what
        self.gained = put(self.gained, place, self.gained[place] + n)

    # The protocol around the rules; see grognard.core.game.State

    def why_not(self, action: int) -> Reason | None:
        """Why the action is no answer to the open question, or None when it is one."""
        from grognard.games.rush.rules import legality

        return legality.why_not(self, action)

    def view(self, seat: int | None) -> RushView:
        """What a seat, or with None a spectator, may see."""
        return RushView(self, NOBODY if seat is None else seat)

    def resample(self, seat: int | None, seed: int) -> Rush:
        """The same position with all redrawn that the seat cannot know.

        Every card enters a company in the open, so who remembers knows what each company holds; unknown are
        the order of the piles and how an opponent's cards are split between hand and garage, as far as a draw that
        emptied the garage has not told it.
        """
        g = self.copy()
        g.redeal(seed)
        g.deck.sort()  # sorted first, so that the real order leaves no trace (law 5)
        g.shuffle(g.deck)
        for s in range(g.n):
            garage = g.garages[s]
            hand = g.hands[s]
            if s == seat or g.sees_hand(NOBODY if seat is None else seat, s):
                garage.sort()
                g.shuffle(garage)
                continue
            g.known = put_row(g.known, s, sorted(g.known[s]))
            unknown = sorted(garage + hand)
            for card in g.known[s]:
                unknown.remove(card)
            g.shuffle(unknown)
            split = len(hand) - len(g.known[s])
            g.hands[s] = sorted([*g.known[s], *unknown[:split]])
            g.garages[s] = unknown[split:]
        g.reask()
        return g

    def sees_hand(self, seat: int, owner: int) -> bool:
        """RUSH-014: one's own; RUSH-024: the active player's, which lies face up."""
        return owner in (seat, self.active)

    def score(self) -> list[float]:
        """1 shared among the winners (RUSH-104); all 0 while the game goes on."""
        from grognard.games.rush.rules.end import winners

        if self.options:
            return [0.0] * self.n
        won = winners(self)
        return [1.0 / len(won) if s in won else 0.0 for s in range(self.n)]

    def dump(self) -> Json:
        """The whole position as plain values."""
        saved: Json = {name: getattr(self, name) for name in PLAIN}
        saved["rules"] = self.rules.json()
        saved["agenda"] = self.frames()
        return saved


PLAIN: Final = (*PLAIN_TABLE, *(name for name in FIELDS_OF_STATE if name not in ("cards", "rules")))


def load(saved: Json, cards: Cards) -> Rush:
    """A position back from its plain values."""
    from grognard.games.rush.rules import NODES

    g = Rush()
    g.out = None
    for name in PLAIN:
        setattr(g, name, tuple(saved[name]) if name in ("facts", "achievements") else fresh(saved[name]))
    g.cards = cards
    g.rules = Options(saved["rules"])
    g.set_frames(saved["agenda"], NODES)
    return g


ABOUT_A_CARD: Final = ("pay", "ability", "place", "target", "ace", "research")  # questions, by their first fact


class RushView:
    """What one seat sees of a game; NOBODY is a spectator."""

    __slots__ = (
        "achievements", "active", "asked", "attacked", "base_damage", "bought", "cards", "companies", "company", "deck",
        "depot", "depot_sizes", "depot_tops", "discard", "discard_top", "doubles", "ending", "facts", "first",
        "front", "funds", "gained", "garages", "guard_damage", "guards",
        "hand_sizes", "hands", "kills", "laid", "market", "options",
        "played", "recruiting", "round", "rules", "seat", "singles", "spent", "to_answer", "wreckyard",
    )  # fmt: skip

    def __init__(self, g: Rush, seat: int) -> None:
        self.seat = seat
        self.cards = g.cards
        self.round = g.round
        self.active = g.active
        self.first = g.first
        self.ending = g.ending
        self.achievements = g.achievements
        self.market = g.market[:]
        self.deck = len(g.deck)
        self.discard = len(g.discard)
        self.discard_top = g.discard[-1] if g.discard else c.NONE
        self.wreckyard = g.wreckyard[:]
        self.singles = g.singles  # RUSH-018
        self.doubles = g.doubles
        self.hand_sizes = [len(hand) for hand in g.hands]
        self.hands = [hand[:] if g.sees_hand(seat, s) else known_hand(g, s) for s, hand in enumerate(g.hands)]
        self.garages = [len(garage) for garage in g.garages]
        # RUSH-013, RUSH-A23: the owner browses the depot, others see its top and size
        self.depot_sizes = [len(depot) for depot in g.depots]
        self.depot_tops = [depot[-1] if depot else c.NONE for depot in g.depots]
        self.depot: list[int] = []
        # RUSH-117: each card joined the company in the open, so who remembers knows what it holds
        self.companies = [sorted(company(g, s)) for s in range(g.n)]
        self.company: list[int] = []
        if seat != NOBODY:
            self.depot = g.depots[seat][:]
            self.company = self.companies[seat]
        self.gained = g.gained
        self.rules = g.rules
        self.base_damage = g.base_damage
        self.guards = g.guards
        self.guard_damage = g.guard_damage
        self.front = g.front[:]
        self.played = sorted(g.played)
        self.attacked = g.attacked
        self.recruiting = g.recruiting
        self.funds = g.funds
        self.spent = g.spent
        self.bought = g.bought
        self.laid = g.laid
        self.kills = g.kills
        self.to_answer = g.seat
        self.asked = g.asked
        self.facts = g.facts if seat == g.seat else ()
        self.options = list(g.options) if seat == g.seat else []

    def json(self) -> Json:
        """The view as plain values with the cards' ids; shown.py gives their types."""
        from grognard.games.rush.rules.end import award, tally

        ids = self.cards.ids
        tallies = tally(self.cards, self.companies, self.gained, self.rules)

        def said(cards: list[int]) -> list[str | None]:
            return [ids[k] if k != c.NONE else None for k in cards]

        return {
            "seat": None if self.seat == NOBODY else self.seat,
            "round": self.round,
            "active": self.active,
            "first": self.first,
            "ending": self.ending,
            "achievements": list(self.achievements),
            "market": said(self.market),
            "deck": self.deck,
            "discard": self.discard,
            "discard_top": said([self.discard_top])[0],
            "wreckyard": said(self.wreckyard),
            "singles": self.singles,
            "doubles": self.doubles,
            "hands": [said(hand) for hand in self.hands],
            "hand_sizes": self.hand_sizes,
            "garages": self.garages,
            "depot": said(self.depot),
            "depot_sizes": self.depot_sizes,
            "depot_tops": said(self.depot_tops),
            "company": said(self.company),
            "base_damage": self.base_damage,
            "guards": said(self.guards),
            "guard_damage": self.guard_damage,
            "front": said(self.front),
            "played": said(self.played),
            "attacked": self.attacked,
            "recruiting": self.recruiting,
            "funds": self.funds,
            "spent": self.spent,
            "bought": self.bought,
            "laid": self.laid,
            "kills": self.kills,
            "to_answer": self.to_answer,
            "asked": self.asked,
            "about": ids[self.facts[0]] if self.asked in ABOUT_A_CARD and self.facts else None,
            "facts": list(self.facts),
            "options": self.options,
            "tallies": [[t.count(achievement) for t in tallies] for achievement in self.achievements],
            "standings": [standing.json() for standing in award(tallies, self.achievements)],
        }


def known_hand(g: Rush, seat: int) -> list[int]:
    """What everybody knows of a hidden hand: the card its owner was seen to keep."""
    return [g.kept[seat]] if g.kept[seat] != c.NONE else []


def company(g: Rush, seat: int) -> list[int]:
    """RUSH-096: all cards of the seat except the own bases; guards are among them (RUSH-A24)."""
    cards = g.hands[seat] + g.garages[seat] + g.depots[seat]
    if seat == g.active:
        cards += g.front
    if g.rules.guards_count_in_company:
        cards += [k for k in g.guards[seat * BASES : seat * BASES + BASES] if k != c.NONE]
    return cards


def redact(event: Event, seat: int) -> Event:
    """What a seat learns of an event: the card drawn is seen by who drew it."""
    return (DREW, event[1], c.NONE) if event[0] == DREW and event[1] != seat else event
