"""A position of Rush: plain lists of card numbers, and the changes that rules make to them."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.agenda import Row, Table, put, put_row
from grognard.games.rush import cards as c
from grognard.games.rush.cards import Cards
from grognard.games.rush.events import (
    DECK_SHUFFLED,
    DREW,
    GARAGE_SHUFFLED,
    LAST_SINGLE,
    MARKET,
    MEDALS,
    PUT_AWAY,
    SCRAPPED,
    UNWANTED,
)
from grognard.games.rush.options import Options

BASES: Final = 3  # RUSH-010, each seat
HAND: Final = 3  # RUSH-014

# How a base stands
UPRIGHT: Final = 0
DAMAGED: Final = 1
GONE: Final = 2

# What is counted of the medals and bases that a seat has gained in the whole game (RUSH-A25)
GAINED: Final = 6  # medals of the four nations, and:
GAINED_DOUBLES: Final = 4
GAINED_BASES: Final = 5


class Rush(Table):
    """The state of a game. Lists indexed by seat hold that seat's cards; bases of seat s are 3s, 3s+1, 3s+2."""

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
    known: list[Row]  # by seat: hand cards that everybody knows, until they are laid out or put away
    kept: Row  # the card a seat was seen to keep in hand, or NONE
    gained: Row  # GAINED counts per seat
    base_damage: Row
    guards: Row  # a card, or NONE
    guard_damage: Row  # UPRIGHT or DAMAGED
    # the course of the game and of the turn
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

    # Written by make fields from the declarations above: copy_fields, dump_fields, load_fields
    __slots__ = (
        "achievements", "active", "attacked", "base_damage", "bought", "cards", "deck", "depots", "discard", "doubles",
        "ending", "first", "front", "funds", "gained", "garages", "guard_damage", "guards", "hands", "kept", "kills",
        "known", "laid", "market", "n", "played", "recruiting", "round", "rules", "singles", "spent", "used_a_card",
        "wreckyard",
    )  # fmt: skip

    def copy_fields(self, other: Rush) -> None:
        """Copy the fields of another table: mutable values are copied, all others are shared."""
        self.cards = other.cards
        self.rules = other.rules
        self.n = other.n
        self.first = other.first
        self.achievements = other.achievements
        self.deck = other.deck[:]
        self.market = other.market[:]
        self.discard = other.discard[:]
        self.wreckyard = other.wreckyard[:]
        self.singles = other.singles
        self.doubles = other.doubles
        self.hands = [row[:] for row in other.hands]
        self.garages = [row[:] for row in other.garages]
        self.depots = [row[:] for row in other.depots]
        self.known = other.known
        self.kept = other.kept
        self.gained = other.gained
        self.base_damage = other.base_damage
        self.guards = other.guards
        self.guard_damage = other.guard_damage
        self.active = other.active
        self.round = other.round
        self.ending = other.ending
        self.front = other.front[:]
        self.played = other.played[:]
        self.used_a_card = other.used_a_card
        self.attacked = other.attacked
        self.recruiting = other.recruiting
        self.funds = other.funds
        self.laid = other.laid
        self.spent = other.spent
        self.bought = other.bought
        self.kills = other.kills

    def dump_fields(self) -> dict[str, Any]:
        """The saved fields as plain values."""
        return {
            "n": self.n, "first": self.first, "achievements": self.achievements, "deck": self.deck,
            "market": self.market, "discard": self.discard, "wreckyard": self.wreckyard, "singles": self.singles,
            "doubles": self.doubles, "hands": self.hands, "garages": self.garages, "depots": self.depots,
            "known": self.known, "kept": self.kept, "gained": self.gained, "base_damage": self.base_damage,
            "guards": self.guards, "guard_damage": self.guard_damage, "active": self.active, "round": self.round,
            "ending": self.ending, "front": self.front, "played": self.played, "used_a_card": self.used_a_card,
            "attacked": self.attacked, "recruiting": self.recruiting, "funds": self.funds, "laid": self.laid,
            "spent": self.spent, "bought": self.bought, "kills": self.kills,
        }  # fmt: skip

    def load_fields(self, saved: dict[str, Any]) -> None:
        """Restore the saved fields from plain values, copying every list."""
        self.n = saved["n"]
        self.first = saved["first"]
        self.achievements = tuple(saved["achievements"])
        self.deck = saved["deck"][:]
        self.market = saved["market"][:]
        self.discard = saved["discard"][:]
        self.wreckyard = saved["wreckyard"][:]
        self.singles = saved["singles"][:]
        self.doubles = saved["doubles"][:]
        self.hands = [row[:] for row in saved["hands"]]
        self.garages = [row[:] for row in saved["garages"]]
        self.depots = [row[:] for row in saved["depots"]]
        self.known = [row[:] for row in saved["known"]]
        self.kept = saved["kept"][:]
        self.gained = saved["gained"][:]
        self.base_damage = saved["base_damage"][:]
        self.guards = saved["guards"][:]
        self.guard_damage = saved["guard_damage"][:]
        self.active = saved["active"]
        self.round = saved["round"]
        self.ending = saved["ending"]
        self.front = saved["front"][:]
        self.played = saved["played"][:]
        self.used_a_card = saved["used_a_card"]
        self.attacked = saved["attacked"]
        self.recruiting = saved["recruiting"]
        self.funds = saved["funds"][:]
        self.laid = saved["laid"]
        self.spent = saved["spent"][:]
        self.bought = saved["bought"][:]
        self.kills = saved["kills"][:]

    # End of make fields

    # What everybody can see

    def standing(self, seat: int) -> list[int]:
        """The seat's bases that still stand."""
        start = seat * BASES
        return [b for b in range(start, start + BASES) if self.base_damage[b] != GONE]

    def sees_hand(self, seat: int, owner: int) -> bool:
        """A seat sees its own hand (RUSH-014) and the active player's, which lies face up (RUSH-024)."""
        return owner in (seat, self.active)

    # Cards on the move

    def put_away(self, seat: int, card: int) -> None:
        """RUSH-117: put a card into the seat's depot, where every newly gained card goes too."""
        self.depots[seat].append(card)

    def put_unused_away(self, card: int) -> None:
        """RUSH-028: put a card of the active player away unused; a vehicle counts as played (RUSH-031, RUSH-A49)."""
        me = self.active
        self.hands[me].remove(card)
        self.put_away(me, card)
        if card >= c.VEHICLE and card not in self.played:
            self.played.append(card)
        if self.out is not None:
            self.out.append((PUT_AWAY, me, card, UNWANTED))

    def scrap(self, seat: int, card: int) -> None:
        """RUSH-016: remove a card from the game for good."""
        self.wreckyard.append(card)
        if self.out is not None:
            self.out.append((SCRAPPED, seat, card))

    def draw(self, seat: int, count: int, told: int) -> None:
        """RUSH-030, RUSH-090, RUSH-A40: draw cards; an empty garage is refilled from the depot, if that has cards."""
        hand = self.hands[seat]
        garage = self.garages[seat]
        untold = len(hand)
        for _ in range(count):
            if not garage:
                depot = self.depots[seat]
                if not depot:
                    break
                self.tell_draw(seat, hand[untold:], told)
                # RUSH-090: the whole garage is in the hand now, so its cards are no secret
                if told == DREW:
                    # in order of number: nobody may know which card came first (law 5)
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
        """Announce what was drawn, in order of number: nobody may know which card came first."""
        if self.out is not None:
            for card in sorted(cards):
                self.out.append((told, seat, card))

    def refill(self) -> None:
        """RUSH-039, RUSH-A11, RUSH-A20: reveal cards into slot 0 until the market is full or the supply used up."""
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
        """RUSH-017, RUSH-A19: as soon as the deck is empty, shuffle the discard into a new deck.

        If the discard is empty too, the first card that arrives there is the new deck.
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
        """RUSH-081, RUSH-093, RUSH-A38: medals go to the depot, and a nation's last single starts the last round."""
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
        """Record what a seat has gained (RUSH-A25)."""
        place = seat * GAINED + what
        self.gained = put(self.gained, place, self.gained[place] + n)


def company(g: Rush, seat: int) -> list[int]:
    """RUSH-096, RUSH-A24: all cards of the seat except its own bases; guards are among them."""
    cards = g.hands[seat] + g.garages[seat] + g.depots[seat]
    if seat == g.active:
        cards += g.front
    if g.rules.guards_count_in_company:
        cards += [k for k in g.guards[seat * BASES : seat * BASES + BASES] if k != c.NONE]
    return cards
