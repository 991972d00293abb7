"""World of Tanks Battlegrounds as a Game: variants, notation, laws and sayings behind the common protocol."""

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
from grognard.games.battlegrounds import board, knowledge, position, touches, verbs
from grognard.games.battlegrounds.cards import EFFECTS, TANKS, Box, parse_box, read_box
from grognard.games.battlegrounds.event_rules import cites
from grognard.games.battlegrounds.events import redact
from grognard.games.battlegrounds.invariant import wrong_cards, wrong_pieces, wrong_tokens
from grognard.games.battlegrounds.options import OPTIONS, Options
from grognard.games.battlegrounds.protocol import BattlegroundsState, load
from grognard.games.battlegrounds.setup import deal
from grognard.games.battlegrounds.shown import BattlegroundsShown
from grognard.games.battlegrounds.state import (
    FIGURES,
)
from grognard.games.battlegrounds.text import book
from grognard.games.battlegrounds.text.tongue import BattlegroundsTongue
from grognard.games.battlegrounds.variants import VARIANTS
from grognard.games.battlegrounds.view import View
from grognard.text import LANGUAGES


@cache
def our_box() -> Box:
    """The tanks and pictures that come with the program."""
    return read_box()


class BattlegroundsSpeech(Speech):
    """What the game says."""

    prefix = "BG"
    languages = LANGUAGES
    untimely = frozenset({"not_placing", "move_first"})

    def tongue(
        self, lang: str, cards: Box | None = None, names: Sequence[str] = (), variant: str = ""
    ) -> BattlegroundsTongue:
        teams = any(v.teams for v in VARIANTS.get(variant, {}).values())
        return BattlegroundsTongue(lang, cards or our_box(), names, teams)

    def rules(self) -> Sequence[Rule]:
        return read_rules("grognard.games.battlegrounds.text")

    def changes(self) -> Sequence[Change]:
        return read_changes("grognard.games.battlegrounds.text")

    def cites(self, event: Event) -> str:
        return cites(event)


class BattlegroundsCards(CardSet):
    """The tanks and tokens."""

    facts = book.BattlegroundsFacts

    def read(self, path: Path | None, extra: Json | None = None) -> Box:
        if extra:
            raise InputError("cards: Battlegrounds scenarios use the tanks and pictures of the box")
        return our_box() if path is None else read_box(path)

    def find(self, name: str, cards: Box | None = None) -> int | None:
        return verbs.find_tank(name, cards or our_box())

    def source(self, cards: Box) -> list[Any]:
        return cards.source

    def restore(self, source: Any) -> Box:
        if not isinstance(source, list) or len(source) != 1 or not isinstance(source[0], str):
            raise InputError("cards: expected the text of a tank file")
        return parse_box(source[0], "cards")

    def book(self, cards: Box, lang: str) -> Book:
        return book.book(cards, GAME.speech.tongue(lang, cards))

    def rows(self, cards: Box, lang: str) -> Sequence[Json]:
        tongue = GAME.speech.tongue(lang, cards)
        tanks = [
            {
                "id": cards.ids[t],
                "name": tongue.card(t),
                "set": "tanks",
                "text": tongue.card_text(t),
                "executable": True,
            }
            for t in range(TANKS)
        ]
        tokens = [
            {"id": id, "name": id, "set": "tokens", "text": tongue.token_text(kind), "executable": True}
            for id, kind in cards.kinds.items()
        ]
        return tanks + tokens


class BattlegroundsStaging(Staging):
    """The positions of scenarios."""

    def arrange(self, scenario: Json, cards: Box) -> BattlegroundsState:
        variant, seats, seed = scenario["variant"], scenario["seats"], scenario["seed"]
        options = GAME.settle(variant, seats, scenario["options"])
        if scenario["given"] is None:
            return deal(VARIANTS[variant][seats], seed, options, cards)
        return position.arrange(scenario["given"], VARIANTS[variant][seats], seed, options, cards)

    def expect(self, state: BattlegroundsState, key: str, wanted: Any) -> str | None:
        return position.expect(state, key, wanted)

    def at_rest(self, state: BattlegroundsState) -> bool:
        return not state.options or state.asked in ("act", "family")


class BattlegroundsHints(Hints):
    """What helps a table to show the game."""

    view_type = BattlegroundsShown

    def touches(self, action: int, state: BattlegroundsState) -> tuple[str, ...]:
        return touches.touches(action, state.asked, state.box)


class BattlegroundsJudgement(Judgement):
    """What the greedy bot knows."""

    def value(self, view: View) -> float:
        return knowledge.value(view)


class BattlegroundsGame(Game):
    """A grid game: drive, shoot, collect pairs; alone, in teams, with the family."""

    name = "battlegrounds"
    title = "World of Tanks: Battlegrounds"
    version = "2"
    layout = 2  # since layout 2, options are saved only if they differ from the default
    variants = tuple(VARIANTS)
    limit = 30_000
    options = OPTIONS
    speech = BattlegroundsSpeech()
    cards = BattlegroundsCards()
    staging = BattlegroundsStaging()
    hints = BattlegroundsHints()
    judgement = BattlegroundsJudgement()

    def seat_counts(self, variant: str) -> Sequence[int]:
        """BG-001: the numbers of seats for which the variant exists."""
        return tuple(VARIANTS[variant])

    def new(
        self,
        variant: str,
        seats: int,
        seed: int,
        options: OptionValues | None = None,
        cards: Box | None = None,
        fast: bool = False,
    ) -> BattlegroundsState:
        agreed = self.settle(variant, seats, options)
        return deal(VARIANTS[variant][seats], seed, agreed, cards or our_box(), fast)

    def settle(self, variant: str, seats: int, options: OptionValues | None) -> Options:
        """The options in full."""
        return Options(self.check(variant, seats, options))

    def check_together(self, variant: str, seats: int, options: Json) -> None:
        super().check_together(variant, seats, options)
        played = VARIANTS[variant][seats]
        if options["draft"] and (played.hidden or played.artillery):
            raise InputError(f"option draft is for battle and teams, not for {variant}")

    def sides(self, variant: str, seats: int, options: Json) -> Sequence[int]:
        return VARIANTS[variant][seats].side

    def load_state(self, saved: Json, cards: Box | None = None) -> BattlegroundsState:
        return load(saved, cards or our_box())

    def spell(self, action: int, cards: Box | None = None) -> str:
        return verbs.spell(action, cards or our_box())

    def parse(self, text: str, cards: Box | None = None) -> int:
        return verbs.parse(text, cards or our_box())

    def redact(self, event: Event, seat: int | None) -> Event:
        return redact(event, -1 if seat is None else seat)

    def probes(self, state: BattlegroundsState) -> Sequence[int]:
        """Every verb with many fields, cards, figures and effects."""
        fields = range(board.FIELDS + 1)
        own = state.figures(max(state.active, 0))
        out = [verbs.move(figure, field) for figure in own for field in fields]
        out += [verbs.shoot(own[-1], field, hit) for field in fields for hit in range(len(verbs.HITS))]
        out += [verbs.move(figure, field) for figure in range(FIGURES) for field in fields[figure::9]]
        out += [verbs.shoot(figure, field, 0) for figure in range(FIGURES) for field in fields[figure::9]]
        out += [verbs.move(figure, field, 9, 18) for figure in range(FIGURES) for field in (0, 27)]
        out += [pack(verb, field) for verb in verbs.WITH_FIELD for field in fields[::3]]
        out += [pack(verb, tank) for verb in verbs.WITH_TANK for tank in range(TANKS)]
        out += [pack(verb, effect) for verb in verbs.WITH_EFFECT for effect in range(len(EFFECTS))]
        out += [pack(verbs.LAY, effect, tank) for effect in range(len(EFFECTS)) for tank in range(TANKS)]
        out += [pack(verbs.CHANGE, figure, tank) for figure in range(FIGURES) for tank in range(TANKS)]
        return out + [pack(verbs.STAY, figure) for figure in range(FIGURES)] + list(verbs.ALONE)

    def invariant(self, state: BattlegroundsState) -> str | None:
        """Tokens, point tokens, duds and cards are neither lost nor duplicated."""
        return wrong_tokens(state) or wrong_pieces(state) or wrong_cards(state)


GAME = BattlegroundsGame()
