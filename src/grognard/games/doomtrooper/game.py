"""Doomtrooper as a Game: decks, notation, laws and sayings behind the common protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from grognard.core.action import first, pack, second, verb_of
from grognard.core.agenda import Event
from grognard.core.changes import read_changes
from grognard.core.errors import InputError
from grognard.core.game import Game
from grognard.core.game import Options as OptionValues
from grognard.core.options import Option
from grognard.core.parts import Book, CardSet, Change, Hints, Judgement, Rule, Speech, Staging
from grognard.core.rng import Lots
from grognard.core.rulebook import read_rules
from grognard.core.state import Json
from grognard.games.doomtrooper import events, knowledge, verbs
from grognard.games.doomtrooper.cards import all_cards, catalogue, kinds_of, sources
from grognard.games.doomtrooper.cards.pins import pins_of
from grognard.games.doomtrooper.cards.power_counts import power_counts
from grognard.games.doomtrooper.deckbuilding.around import around, has_no_target, midgame, words_of
from grognard.games.doomtrooper.deckbuilding.brought import (
    RANDOM,
    SCRAMBLED,
    DoomtrooperDecks,
    check_decks,
    dealt,
    read_deck,
)
from grognard.games.doomtrooper.decks import deck_row, shipped
from grognard.games.doomtrooper.model.catalogue import Catalogue
from grognard.games.doomtrooper.model.combats import PHASE
from grognard.games.doomtrooper.model.notation import find_kind, spell_answer
from grognard.games.doomtrooper.model.options import OPTIONS, Options
from grognard.games.doomtrooper.model.sightings import untrue_sighting
from grognard.games.doomtrooper.model.state import count_cards
from grognard.games.doomtrooper.model.visibility import is_face_down
from grognard.games.doomtrooper.nodes import NODES
from grognard.games.doomtrooper.parsing import parse_answer
from grognard.games.doomtrooper.queries.windows import ASKED
from grognard.games.doomtrooper.setup import deal
from grognard.games.doomtrooper.staging import position
from grognard.games.doomtrooper.staging.expectations import expect
from grognard.games.doomtrooper.staging.naming import complete
from grognard.games.doomtrooper.table.alarm import alarm, window_about
from grognard.games.doomtrooper.table.event_rules import cited
from grognard.games.doomtrooper.table.protocol import DoomtrooperState, load
from grognard.games.doomtrooper.table.shown import DoomtrooperShown
from grognard.games.doomtrooper.table.targets import aims
from grognard.games.doomtrooper.table.touches import touched
from grognard.games.doomtrooper.table.view import DoomView
from grognard.games.doomtrooper.text import book, scene
from grognard.games.doomtrooper.text.tongue import DoomTongue
from grognard.games.doomtrooper.words import GONE
from grognard.text import LANGUAGES

# What cards do; the other events are the turn, the piles, prices and the course of a combat
OUTCOMES: Mapping[int, str] = {
    getattr(events, name): name.lower().replace("_", " ")
    for name in (
        "MUSTERED", "POINTS", "CHANGED", "STRIKES_FIRST", "DISABLED", "DOUBLED", "DISCARDED", "HEALED", "EXTRA_ACTION",
        "WOUNDED", "KILLED", "SAVED", "CANCELLED", "ATTACHED", "BUILT", "SOUGHT_COVER", "LEFT_COVER", "TAKEN_OVER",
        "RETURNED", "TAKEN_BACK", "ANNIHILATED", "REASSIGNED", "RECOVERED", "REPAID", "CONVERTED", "FEWER_ACTIONS",
        "ENDED", "INFECTED", "DISINFECTED", "IMPRISONED", "SHELTERED", "EMERGED", "LEFT_VEHICLE", "NAMED", "TOOK_SIDE",
        "TRANSFERRED", "REPLACED", "JOINED", "ASSIGNED", "DISSOLVED", "QUELLED", "RESTORED", "FETCHED", "AROSE",
        "OWN_ACTION", "ATTACKED", "NO_RETURN", "OVERWHELMS",
    )
}  # fmt: skip

MODIFIERS = 5  # the last phase of a combat in which ratings change (DT-172)

# Windows with moments of their own; the others are in a combat or between combats
MOMENT_OF: Mapping[str, str] = {"start": "start", "save": "save", "victory": "combat", "counter": "card"}

# Reasons that only say that another moment, or another kind of card, is meant: told where nothing else is to be said.
BESIDE_THE_POINT = frozenset(
    {
        "not_this_question", "not_now", "not_a_target", "not_discarded_now", "no_conversion", "no_own_action",
        "no_choice_of_side", "transfer_in_combat", "outpost_closed", "not_covered", "no_action_now", "others_warrior",
        "others_card", "not_offered", "opening_over",
    }
)  # fmt: skip


class DoomtrooperSpeech(Speech):
    """What the game says."""

    prefix = "DT"
    languages = LANGUAGES
    untimely = BESIDE_THE_POINT

    def tongue(
        self, lang: str, cards: Catalogue | None = None, names: Sequence[str] = (), variant: str = ""
    ) -> DoomTongue:
        return DoomTongue(lang, cards or catalogue(), names)

    def rules(self) -> Sequence[Rule]:
        return read_rules("grognard.games.doomtrooper.text")

    def changes(self) -> Sequence[Change]:
        return read_changes("grognard.games.doomtrooper.text")

    def cites(self, event: Event) -> str:
        return cited(event, catalogue())


class DoomtrooperCards(CardSet):
    """Every card that can be played."""

    facts = book.DoomFacts

    def read(self, path: Path | None, extra: Json | None = None) -> Catalogue:
        if path is not None or extra:
            raise InputError("cards: Doomtrooper is played with its own cards")
        return catalogue()

    def find(self, name: str, cards: Catalogue | None = None) -> int | None:
        return find_kind(name, cards or catalogue())

    def restore(self, source: Any) -> Catalogue:
        return catalogue()

    def pins(self, state: DoomtrooperState) -> Mapping[str, str]:
        piles = (*state.library, *state.hand, *state.grave, *state.annihilated, *state.sideboard, state.kind)
        return pins_of({state.cards.codes[kind] for pile in piles for kind in pile}, all_cards())

    def book(self, cards: Catalogue, lang: str) -> Book:
        return book.book(cards, GAME.speech.tongue(lang, cards))

    def rows(self, cards: Catalogue, lang: str) -> Sequence[Json]:
        return book.rows(cards, GAME.speech.tongue(lang, cards))

    def nodes(self) -> Sequence[Json]:
        return [*sources.nodes(), *power_counts(all_cards().values())]

    def sketch(self, code: str) -> Json:
        return sources.sketch(code)

    def played(self, action: int) -> int | None:
        """The card that an answer plays from hand."""
        return first(action) if verb_of(action) in (verbs.PLAY, verbs.HIDE) else None

    def abilities(self, card: int, cards: Catalogue) -> Sequence[str]:
        if cards.void[card]:
            return ()
        ways = [f"play {n}" for n, play in enumerate(cards.plays[card]) if not play.opened]
        return [*ways, *(f"use {n}" for n in range(len(cards.acts[card])))]

    def shown(self, state: DoomtrooperState, action: int) -> tuple[int, str] | None:
        verb, what, way = verb_of(action), first(action), second(action)
        if verb == verbs.PLAY:
            return what, f"play {way}"
        return (state.kind[what], f"use {way}") if verb == verbs.USE else None

    def outcome(self, event: Event) -> str:
        return OUTCOMES.get(event[0], "")

    def words_of(self, card: int, cards: Catalogue) -> Sequence[str]:
        return words_of(card, cards)

    def gathers(self, action: int) -> bool:
        return verb_of(action) == verbs.MEDITATE

    def around(self, wanted: Sequence[int], seats: int, seed: int, cards: Catalogue) -> Json:
        row = deck_row(around(wanted, cards, Lots(seed)))
        return {"decks": [row] * seats}

    def midgame(self, wanted: Sequence[int], seats: int, seed: int, cards: Catalogue) -> DoomtrooperState | None:
        given = midgame(wanted, seats, cards, Lots(seed))
        try:
            return position.arrange(given, seats, seed, Options(GAME.check(GAME.variants[0], seats)), cards)
        except InputError:
            return None  # what these cards need cannot be on the table together

    def waits(self, card: int, way: str, cards: Catalogue) -> bool:
        verb, number = way.split()
        return verb == "use" and has_no_target(cards.acts[card][int(number)].on, cards)

    def present(self, state: DoomtrooperState) -> frozenset[str]:
        piles = (*state.hand, *state.grave, *state.annihilated, state.kind)
        return frozenset(state.cards.codes[kind] for pile in piles for kind in pile)


class DoomtrooperStaging(Staging):
    """The positions of scenarios."""

    def arrange(self, scenario: Json, cards: Catalogue) -> DoomtrooperState:
        variant, seats, seed = scenario["variant"], scenario["seats"], scenario["seed"]
        if scenario["given"] is None:
            return GAME.new(variant, seats, seed, scenario["options"], cards)
        options = Options(GAME.check(variant, seats, scenario["options"]))
        return position.arrange(scenario["given"], seats, seed, options, cards)

    def at_table(self, given: Json) -> Json:
        return {**given, "windows": "all"}  # asking or not asking a player must not reveal their hand

    def expect(self, state: DoomtrooperState, key: str, wanted: Any) -> str | None:
        return expect(state, key, wanted)

    def at_rest(self, state: DoomtrooperState) -> bool:
        return not state.options or state.asked == "act"


class DoomtrooperHints(Hints):
    """What helps a table to show the game."""

    view_type = DoomtrooperShown
    moments = ("card", "combat", "modifiers", "save", "start", "between")

    def moment(self, state: DoomtrooperState) -> str:
        """Windows after an announced card, in a combat, in its phase of modifiers, before a death, and the others."""
        if state.asked not in ASKED:
            return ""
        if state.asked == "window" and state.combats:
            return "modifiers" if state.combat()[PHASE] == MODIFIERS else "combat"
        return MOMENT_OF.get(state.asked, "between")

    def about(self, state: DoomtrooperState) -> frozenset[str]:
        return window_about(state)

    def alarm(self, state: DoomtrooperState, seat: int) -> int:
        return alarm(state, seat)

    def touches(self, action: int, state: DoomtrooperState) -> tuple[str, ...]:
        return touched(action, state.cards)

    def aims(self, state: DoomtrooperState) -> Mapping[str, Sequence[str]]:
        return aims(state)

    def notes(self, state: DoomtrooperState, seat: int | None, tongue: DoomTongue) -> Mapping[str, Sequence[str]]:
        return scene.notes(state, seat, tongue)


class DoomtrooperJudgement(Judgement):
    """What the greedy bot knows."""

    def value(self, view: DoomView) -> float:
        return knowledge.value(view)

    def considered(self, world: DoomtrooperState, seat: int, planning: bool) -> Sequence[int]:
        return knowledge.considered(world, seat, planning)


class DoomtrooperGame(Game):
    """A collectible card game by the tournament rules."""

    name = "doomtrooper"
    title = "Doomtrooper"
    version = "3"
    # since 2 a kind is the place of a card among all facts; since 3 options are saved where they are chosen;
    # since 4 fields have names that say what they hold; since 5 each field and each note of a card has one meaning;
    # since 6 what was seen of hidden cards is kept for each observer; since 7 a kill is a record;
    # since 8 no number packs several others
    layout = 9
    variants = ("tournament",)
    usual_seats = 2
    limit = 60_000
    options: ClassVar[Sequence[Option]] = (*OPTIONS, Option("decks", (RANDOM, SCRAMBLED), "DT-330", is_free=True))
    exercise: ClassVar[Mapping[str, Any]] = {"decks": SCRAMBLED}
    speech = DoomtrooperSpeech()
    cards = DoomtrooperCards()
    decks = DoomtrooperDecks()
    staging = DoomtrooperStaging()
    hints = DoomtrooperHints()
    judgement = DoomtrooperJudgement()

    def seat_counts(self, variant: str) -> Sequence[int]:
        return (2, 3, 4, 5)

    def check(self, variant: str, seats: int, options: OptionValues | None = None) -> Json:
        """Check the options; decks are named, one for each seat, separated by commas."""
        given = dict(options or {})
        decks = given.pop("decks", RANDOM)
        full = super().check(variant, seats, given)
        full["decks"] = decks
        if full["teams"] and seats != 4:
            raise InputError(
                f"option teams: expected 4 seats, the first and the third against the others, found {seats}"
            )
        if decks not in (RANDOM, SCRAMBLED):
            full["decks"] = check_decks(decks, seats, full["restricted"])
        return full

    def sides(self, variant: str, seats: int, options: Json) -> Sequence[int]:
        return [seat % 2 if options["teams"] else seat for seat in range(seats)]

    def read_option(self, key: str, text: str) -> Any:
        """Read an option typed on this machine, where decks may be files; a name sent by a client is never opened."""
        words = [word.strip() for word in text.split(",")]
        if key != "decks" or len(words) < 2 or all(word in shipped() for word in words):
            return text
        return [word if word in shipped() and not Path(word).is_file() else read_deck(word) for word in words]

    def new(
        self,
        variant: str,
        seats: int,
        seed: int,
        options: OptionValues | None = None,
        cards: Catalogue | None = None,
        fast: bool = False,
    ) -> DoomtrooperState:
        full = self.check(variant, seats, options)
        cards = cards or catalogue()
        decks = dealt(full["decks"], seats, seed, cards, full["restricted"])
        libraries = [kinds_of(deck.library, cards) for deck in decks]
        sideboards = [kinds_of(deck.sideboard, cards) for deck in decks]
        return deal(libraries, sideboards, seed, Options(full), cards, fast)

    def load_state(self, saved: Json, cards: Catalogue | None = None) -> DoomtrooperState:
        return load(saved, cards or catalogue(), NODES)

    def spell(self, action: int, cards: Catalogue | None = None) -> str:
        return spell_answer(action, cards or catalogue())

    def parse(self, text: str, cards: Catalogue | None = None) -> int:
        return parse_answer(text, cards or catalogue())

    def complete(self, state: DoomtrooperState, words: str) -> str:
        """A card on the table may be named without its number where only one can be meant."""
        return complete(state, words)

    def redact(self, event: Event, seat: int | None) -> Event:
        """Cards are drawn unseen; those discarded from hand go face down to the grave (DT-333)."""
        if event[0] == events.HAND_DISCARDED and event[1] != seat:
            return (events.HAND_DISCARDED, event[1], verbs.UNKNOWN)
        if event[0] == events.DREW and event[1] != seat:
            return (events.DREW_COUNT, event[1], len(event) - 2)
        return event

    def probes(self, state: DoomtrooperState) -> Sequence[int]:
        """Every verb with the cards in hand and on the table."""
        seat = max(state.seat, 0)
        kinds = sorted(set(state.hand[seat]))
        slots = [slot for slot in range(len(state.kind)) if state.place[slot] != GONE]
        out = [pack(verb, kind) for verb in (verbs.PLAY, *verbs.WITH_KIND) for kind in kinds]
        out += [pack(verbs.PLAY, kind) for kind in state.cards.playable[::7]]
        for verb in verbs.WITH_SLOT:
            for slot in slots:
                hidden = is_face_down(state, slot, seat)
                out.append(pack(verb, slot, verbs.UNKNOWN if hidden else state.kind[slot]))
        out += [pack(verbs.PLAYER, s) for s in range(state.n)]
        out += [pack(verbs.TACTIC, t) for t in (0, 1)]
        out += [pack(verbs.SPLIT, d, p) for d in range(3) for p in range(3)]
        out += [pack(verbs.STEPS, n) for n in range(1, 4)]
        out += [pack(verbs.ATTACK, fund) for fund in range(len(verbs.FUNDS) + 1)]
        out += [pack(verbs.SIDE, slot, side) for slot in slots for side in verbs.CHOICES]
        out += [pack(verbs.USE, slot, way) for slot in slots for way in range(2)]
        return out + list(verbs.ALONE)

    def invariant(self, state: DoomtrooperState) -> str | None:
        """Every card is in exactly one place and belongs to the player who brought it; rows agree with each other."""
        g = state
        for seat in range(g.n):
            if count_cards(g, seat) != g.cards_brought[seat]:
                return f"cards of seat {seat}: {count_cards(g, seat)} instead of {g.cards_brought[seat]}"
            if len(g.grave_hidden[seat]) != len(g.grave[seat]):
                return f"grave of seat {seat}: {len(g.grave[seat])} and {len(g.grave_hidden[seat])}"
            if g.hand[seat] != sorted(g.hand[seat]):
                return f"hand of seat {seat} is out of order"
            if g.d[seat] < 0 or g.p[seat] < 0:
                return f"points of seat {seat}: {g.d[seat]} D, {g.p[seat]} P"
            for warrior in g.warriors[seat]:
                if g.place[warrior] == GONE or g.control[warrior] != seat:
                    return f"warriors of seat {seat}: {g.warriors[seat]}"
        for slot in range(len(g.kind)):
            for attachment in g.attached[slot]:
                if g.bearer[attachment] != slot or g.place[attachment] == GONE:
                    return f"attachments of {slot}: {g.attached[slot]}"
        return untrue_sighting(g)


GAME = DoomtrooperGame()
