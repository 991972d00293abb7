"""World of Tanks Rush as a Game: set-up, notation, laws and sayings behind the common protocol."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from grognard.core.action import pack
from grognard.core.agenda import Event
from grognard.core.changes import read_changes
from grognard.core.errors import InputError
from grognard.core.game import Game
from grognard.core.game import Options as OptionValues
from grognard.core.parts import Book, CardSet, Change, Hints, Judgement, Rule, Speech, Staging
from grognard.core.rulebook import read_rules
from grognard.core.state import Json
from grognard.games.rush import cards as c
from grognard.games.rush import knowledge, position, verbs
from grognard.games.rush.cards import Cards
from grognard.games.rush.event_rules import cited
from grognard.games.rush.events import redact
from grognard.games.rush.options import OPTIONS, Options
from grognard.games.rush.protocol import RushState, load
from grognard.games.rush.rules.refusals import UNTIMELY
from grognard.games.rush.setup import deal
from grognard.games.rush.shown import RushShown
from grognard.games.rush.state import BASES, GONE
from grognard.games.rush.text import book
from grognard.games.rush.text.tongue import RushTongue
from grognard.games.rush.touches import touched
from grognard.games.rush.view import RushView
from grognard.text import LANGUAGES


@cache
def our_cards() -> Cards:
    """The vehicles that come with the program."""
    return c.read_cards()


class RushSpeech(Speech):
    """What the game says."""

    prefix = "RUSH"
    languages = LANGUAGES
    untimely = UNTIMELY

    def tongue(self, lang: str, cards: Cards | None = None, names: Sequence[str] = (), variant: str = "") -> RushTongue:
        return RushTongue(lang, cards or our_cards(), names)

    def rules(self) -> Sequence[Rule]:
        return read_rules("grognard.games.rush.text")

    def changes(self) -> Sequence[Change]:
        return read_changes("grognard.games.rush.text")

    def cites(self, event: Event) -> str:
        return cited(event)


class RushCards(CardSet):
    """The vehicles and all other cards."""

    facts = book.RushFacts

    def read(self, path: Path | None, extra: Json | None = None) -> Cards:
        return our_cards() if path is None and not extra else c.read_cards(path, extra)

    def find(self, name: str, cards: Cards | None = None) -> int | None:
        return (cards or our_cards()).find(name)

    def source(self, cards: Cards) -> list[Any]:
        return cards.source

    def restore(self, source: Any) -> Cards:
        if not isinstance(source, list) or len(source) != 2 or not isinstance(source[0], str) or source[1]:
            raise InputError("cards: expected the text of a vehicle file")
        return c.parse_cards(source[0], "cards", valueless=True)  # a match keeps the cards with which it began

    def book(self, cards: Cards, lang: str) -> Book:
        return book.book(cards, GAME.speech.tongue(lang, cards))

    def rows(self, cards: Cards, lang: str) -> Sequence[Json]:
        tongue = GAME.speech.tongue(lang, cards)
        return [
            {
                "id": cards.ids[card],
                "name": tongue.card(card),
                "set": "vehicles" if card >= c.VEHICLE else "rear" if card < c.BASE else "rewards",
                "text": tongue.card_text(card),
                "executable": True,
            }
            for card in range(len(cards.ids))
        ]


class RushStaging(Staging):
    """The positions of scenarios."""

    def arrange(self, scenario: Json, cards: Cards) -> RushState:
        seats, seed = scenario["seats"], scenario["seed"]
        options = GAME.settle(scenario["variant"], seats, scenario["options"])
        if scenario["given"] is None:
            return deal(seats, seed, options, cards)
        return position.arrange(scenario["given"], seats, seed, options, cards)

    def expect(self, state: RushState, key: str, wanted: Any) -> str | None:
        return position.expect(state, key, wanted)

    def at_rest(self, state: RushState) -> bool:
        return not state.options or state.asked == "act"


class RushHints(Hints):
    """What helps a table to show the game."""

    view_type = RushShown

    def touches(self, action: int, state: RushState) -> tuple[str, ...]:
        return touched(action, state)


class RushJudgement(Judgement):
    """What the greedy bot knows."""

    def value(self, view: RushView) -> float:
        return knowledge.value(view)

    def considered(self, world: RushState, seat: int, planning: bool) -> Sequence[int]:
        return knowledge.considered(world)


class RushGame(Game):
    """A deck-builder for two to five: buy vehicles, guard bases, attack, count medals."""

    name = "rush"
    title = "World of Tanks: Rush"
    version = "2"
    layout = 2  # since layout 2, options are saved only if they differ from the default
    limit = 20_000
    options = OPTIONS
    speech = RushSpeech()
    cards = RushCards()
    staging = RushStaging()
    hints = RushHints()
    judgement = RushJudgement()

    def seat_counts(self, variant: str) -> Sequence[int]:
        """RUSH-006: two to five."""
        return (2, 3, 4, 5)

    def new(
        self,
        variant: str,
        seats: int,
        seed: int,
        options: OptionValues | None = None,
        cards: Cards | None = None,
        fast: bool = False,
    ) -> RushState:
        return deal(seats, seed, self.settle(variant, seats, options), cards or our_cards(), fast)

    def settle(self, variant: str, seats: int, options: OptionValues | None) -> Options:
        """The options in full."""
        return Options(self.check(variant, seats, options))

    def load_state(self, saved: Json, cards: Cards | None = None) -> RushState:
        return load(saved, cards or our_cards())

    def spell(self, action: int, cards: Cards | None = None) -> str:
        return verbs.spell(action, cards or our_cards())

    def parse(self, text: str, cards: Cards | None = None) -> int:
        return verbs.parse(text, cards or our_cards())

    def redact(self, event: Event, seat: int | None) -> Event:
        return redact(event, -1 if seat is None else seat)

    def probes(self, state: RushState) -> Sequence[int]:
        """Every verb with every card that lies open somewhere, and every target there could be."""
        me = state.seat
        seen = {*state.hands[me], *state.hands[state.active], *state.market, *state.depots[me], *state.front}
        out = [pack(verb, card) for verb in verbs.WITH_CARD for card in sorted(seen)]
        out += [pack(verbs.USE, card, ability) for card in sorted(seen) for ability in range(len(c.ABILITIES))]
        out += [pack(verbs.PLACE, base) for base in range(BASES)]
        out += [
            pack(verbs.TARGET, seat, base, guard)
            for seat in range(verbs.MOST_SEATS)
            for base in range(BASES)
            for guard in (0, 1)
        ]
        out += [pack(verbs.MEDALS, doubles, singles) for doubles in range(4) for singles in range(5)]
        return out + list(verbs.ALONE)

    def invariant(self, state: RushState) -> str | None:
        """RUSH.md section 4: vehicles, medals, rear cards and bases are neither lost nor duplicated."""
        everywhere = state.deck + state.market + state.discard + state.wreckyard + state.front
        everywhere += [card for card in state.guards if card != c.NONE]
        for zone in (state.hands, state.garages, state.depots):
            for pile in zone:
                everywhere += pile
        vehicles = sorted(card for card in everywhere if card >= c.VEHICLE)
        if vehicles != list(state.cards.vehicles()):
            return f"vehicles: {len(vehicles)}, {len(set(vehicles))} of them different"
        for nation in range(len(c.NATIONS)):
            singles = everywhere.count(c.SINGLE + nation) + state.singles[nation]
            doubles = everywhere.count(c.DOUBLE + nation) + state.doubles[nation]
            if (singles, doubles) != (9, 3):
                return f"medals of {c.NATIONS[nation]}: {singles} singles, {doubles} doubles"
        for card in (c.ENGINEERS, c.REPAIRMEN, c.VOLUNTEERS):
            if everywhere.count(card) != c.STARTING_SET.count(card) * state.n:
                return f"{state.cards.ids[card]}: {everywhere.count(card)}"
        if state.discard and not state.deck:
            return f"vehicle deck: empty beside a discard of {len(state.discard)} (RUSH-A19)"
        if everywhere.count(c.BASE) != state.base_damage.count(GONE):
            return f"captured bases: {everywhere.count(c.BASE)}, lost: {state.base_damage.count(GONE)}"
        return None


GAME = RushGame()
