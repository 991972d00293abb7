"""Doomtrooper as a Game: decks, notation, laws and sayings behind the common protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from grognard.core.action import first, pack, verb_of
from grognard.core.agenda import Event
from grognard.core.changes import read_changes
from grognard.core.game import Book, Change, Game, Json, Oops, Rule
from grognard.core.game import Options as OptionValues
from grognard.core.rng import Lots
from grognard.core.rulebook import read_rules
from grognard.games.doomtrooper import events as told
from grognard.games.doomtrooper import knowledge, position, verbs
from grognard.games.doomtrooper.cards import catalogue, kinds_of
from grognard.games.doomtrooper.catalogue import Catalogue
from grognard.games.doomtrooper.decks import (
    Deck,
    Problem,
    copies,
    deck_from,
    deck_row,
    exchange,
    parse,
    problems,
    quoted,
    report,
    shipped,
)
from grognard.games.doomtrooper.decks.scrambled import scrambled
from grognard.games.doomtrooper.facts import facts
from grognard.games.doomtrooper.nodes import NODES  # imported at once: a frame of an effect has no name before
from grognard.games.doomtrooper.rules.aims import aims
from grognard.games.doomtrooper.rules.alarm import alarm, window_about
from grognard.games.doomtrooper.rules.cited import cited
from grognard.games.doomtrooper.rules.window import ASKED
from grognard.games.doomtrooper.setup import deal
from grognard.games.doomtrooper.shown import DoomtrooperShown
from grognard.games.doomtrooper.state import OPTION_VALUES, PHASE, UNSEEN, Doom, DoomView, Options, load
from grognard.games.doomtrooper.text import book, scene
from grognard.games.doomtrooper.text.tongue import DoomTongue
from grognard.games.doomtrooper.touches import touched
from grognard.games.doomtrooper.words import GONE

RANDOM = "random"  # each seat's deck is one of ours, by lot
SCRAMBLED = "scrambled"  # each seat's deck is made by lot from every card that can be played
MOST_LINES = 200  # of a deck that comes over a wire
MOST_TOLD = 20  # of what is wrong with a deck
SUGGESTED = 3  # misspelled cards for which others are suggested, in a deck that comes over a wire
MODIFIERS = 5  # the last phase of a combat in which ratings change (DT-172)

# Windows that belong to moments of their own; the others are in a combat or between
MOMENT_OF: Mapping[str, str] = {"start": "start", "save": "save", "victory": "combat", "counter": "card"}

# Reasons that only say that another moment, or another kind of card, is meant: told where nothing else is to be said.
BESIDE_THE_POINT = frozenset(
    {
        "not_this_question", "not_now", "not_a_target", "not_discarded_now", "no_conversion", "no_own_action",
        "no_choice_of_side", "transfer_in_combat", "outpost_closed", "not_covered", "no_action_now", "others_warrior",
        "others_card", "not_offered", "opening_over",
    }
)  # fmt: skip


class DoomtrooperGame(Game):
    """A collectible card game by the tournament rules."""

    name = "doomtrooper"
    title = "Doomtrooper"
    prefix = "DT"
    version = "3"
    variants: tuple[str, ...] = ("tournament",)
    usual_seats = 2
    languages: tuple[str, ...] = ("en", "cs", "ro")
    limit = 60_000
    option_values: Mapping[str, tuple[Any, ...]] = {**OPTION_VALUES, "decks": (RANDOM, SCRAMBLED)}
    exercise: Mapping[str, Any] = {"decks": SCRAMBLED}
    facts: type[Any] | None = book.DoomFacts
    shown: type[Any] | None = DoomtrooperShown
    free_options: tuple[str, ...] = ("decks",)
    untimely: frozenset[str] = BESIDE_THE_POINT
    moments: tuple[str, ...] = ("card", "combat", "modifiers", "save", "start", "between")

    def seat_counts(self, variant: str) -> Sequence[int]:
        return (2, 3, 4, 5)

    def check(self, variant: str, seats: int, options: OptionValues | None = None) -> Json:
        """The decks are named, one for each seat, parted by commas; everything else is as in other games."""
        given = dict(options or {})
        decks = given.pop("decks", RANDOM)
        full = super().check(variant, seats, given)
        full["decks"] = decks
        if full["teams"] and seats != 4:
            raise Oops(f"option teams: expected 4 seats, the first and the third against the others, found {seats}")
        if decks not in (RANDOM, SCRAMBLED):
            full["decks"] = self.check_decks(decks, seats, full["restricted"])
        return full

    def sides(self, variant: str, seats: int, options: Json) -> Sequence[int]:
        return [seat % 2 if options["teams"] else seat for seat in range(seats)]

    def check_decks(self, given: Any, seats: int, restricted: bool) -> Any:
        """Decks by the names of ours, or in full: those become part of the set-up, so that it stays what it was."""
        found = given if isinstance(given, list) else str(given).split(",")
        if len(found) != seats:
            raise Oops(
                f"option decks names {len(found)}; expected {seats}, one for each seat, parted by commas, or {RANDOM} "
                f"for one of ours by lot, or {SCRAMBLED} for cards by lot"
            )
        decks = [deck_from(deck) if isinstance(deck, dict) else our_deck(str(deck).strip()) for deck in found]
        for deck in decks:
            refuse(deck, restricted)
        if all(isinstance(name, str) for name in found):
            return ",".join(name.strip() for name in found)
        return [deck_row(deck) for deck in decks]

    def read_option(self, key: str, text: str) -> Any:
        """Decks may be named by their files, on this machine alone: what comes over a wire is never opened."""
        words = [word.strip() for word in text.split(",")]
        if key != "decks" or len(words) < 2 or all(word in shipped() for word in words):
            return text
        return [word if word in shipped() and not Path(word).is_file() else read_deck(word) for word in words]

    def deck_names(self) -> Sequence[str]:
        return list(shipped())

    def deck(self, words: str, options: Json) -> Json:
        """One of ours, or the text of one's own; with too many slips only the first are looked into."""
        name = words.strip()
        if name in shipped():
            deck = shipped()[name]
        elif words.count("\n") > MOST_LINES:
            raise Oops(f"the deck has {words.count(chr(10)) + 1} lines; expected at most {MOST_LINES}")
        elif "\n" not in name:
            raise Oops(
                f"there is no deck {quoted(name)}; expected one of {', '.join(shipped())}, or the text of a deck"
            )
        else:
            deck = parse(words, "deck", SUGGESTED)
        refuse(deck, options["restricted"])
        return deck_row(deck)

    def deck_report(self, words: str, restricted: bool, lang: str) -> Json:
        return report.report(words, restricted, lang)

    def deck_by_lot(self, affiliation: str, seed: int) -> str:
        return report.drawn(affiliation, seed)

    def decks_to_begin(self) -> tuple[Sequence[Json], Sequence[str]]:
        return report.ours(), report.kinds()

    def with_decks(self, options: Json, decks: Sequence[Json | None], seed: int) -> Json:
        """Who has brought no deck gets the one that the set-up names, or one by lot."""
        if all(deck is None for deck in decks):
            return options
        given = self.decks(options["decks"], len(decks), seed, catalogue(), options["restricted"])
        rows = [deck_row(other) if own is None else own for own, other in zip(decks, given, strict=True)]
        return {**options, "decks": rows}

    def decks_played(self, options: Json, seats: int, seed: int) -> Sequence[Json]:
        decks = self.decks(options["decks"], seats, seed, catalogue(), options["restricted"])
        return [deck_row(deck) for deck in decks]

    def deck_called(self, deck: Json) -> str:
        """One of ours by the name of its file, with cards exchanged too."""
        known = deck_from(deck)
        cards = copies((*known.library, *known.sideboard))
        for name, ours in shipped().items():
            if ours.name == known.name and copies((*ours.library, *ours.sideboard)) == cards:
                return name
        return known.name

    def deck_listed(self, deck: Json) -> Sequence[Sequence[tuple[int, str]]]:
        """Library and sideboard."""
        known = deck_from(deck)
        parts = (known.library, known.sideboard)
        return [[(count, verbs.key_of(facts()[code].name)) for count, code in part] for part in parts]

    def exchange(self, deck: Json, words: str) -> Json:
        """DT-343: the same cards, parted otherwise into library and sideboard."""
        brought = deck_from(deck)
        if words.count("\n") > MOST_LINES:
            raise Oops(f"the deck has {words.count(chr(10)) + 1} lines; expected at most {MOST_LINES}")
        changed = readable(parse(words, "deck", SUGGESTED))
        exchange.check(brought, changed)
        return {**deck_row(changed), "name": brought.name}

    def new(
        self,
        variant: str,
        seats: int,
        seed: int,
        options: OptionValues | None = None,
        cards: Catalogue | None = None,
        fast: bool = False,
    ) -> Doom:
        full = self.check(variant, seats, options)
        cards = cards or catalogue()
        decks = self.decks(full["decks"], seats, seed, cards, full["restricted"])
        libraries = [kinds_of(deck.library, cards) for deck in decks]
        sideboards = [kinds_of(deck.sideboard, cards) for deck in decks]
        return deal(libraries, sideboards, seed, Options(full), cards, fast)

    def decks(self, named: Any, seats: int, seed: int, cards: Catalogue, restricted: bool = False) -> list[Deck]:
        """The decks of the seats."""
        ours = shipped()
        lots = Lots(seed)
        if isinstance(named, list):
            return [deck_from(row) for row in named]
        if named == SCRAMBLED:
            return [scrambled(cards, lots) for _ in range(seats)]
        if named != RANDOM:
            return [ours[name] for name in named.split(",")]
        fit = [deck for deck in ours.values() if not restricted or not problems(deck, True)]  # DT-A50
        if not fit:
            raise Oops(
                "option restricted: none of our decks keeps to the list; expected decks that do, by name or file"
            )
        return [fit[lots.below(len(fit))] for _ in range(seats)]

    def load_state(self, saved: Json, cards: Catalogue | None = None) -> Doom:
        return load(saved, cards or catalogue(), NODES)

    def spell(self, action: int, cards: Catalogue | None = None) -> str:
        return verbs.spell(action, cards or catalogue())

    def parse(self, text: str, cards: Catalogue | None = None) -> int:
        return verbs.parse(text, cards or catalogue())

    def complete(self, state: Doom, words: str) -> str:
        """A card on the table may be named without its number where only one can be meant."""
        return position.complete(state, words)

    def card_played(self, action: int) -> int | None:
        """The card that an answer plays from hand."""
        return first(action) if verb_of(action) in (verbs.PLAY, verbs.HIDE) else None

    def redact(self, event: Event, seat: int | None) -> Event:
        """Cards are drawn unseen; those discarded from hand go face down to the grave (DT-333)."""
        if event[0] == told.HAND_DISCARDED and event[1] != seat:
            return (told.HAND_DISCARDED, event[1], verbs.UNKNOWN)
        if event[0] == told.DREW and event[1] != seat:
            return (told.DREW_COUNT, event[1], len(event) - 2)
        return event

    def tongue(
        self, lang: str, cards: Catalogue | None = None, names: Sequence[str] = (), variant: str = ""
    ) -> DoomTongue:
        return DoomTongue(lang, cards or catalogue(), names)

    def book(self, cards: Catalogue, lang: str) -> Book:
        return book.book(cards, self.tongue(lang, cards))

    def card_rows(self, cards: Catalogue, lang: str) -> Sequence[Json]:
        return book.rows(cards, self.tongue(lang, cards))

    def moment(self, state: Doom) -> str:
        """Windows after an announced card, in a combat, in its phase of modifiers, before a death, and the others."""
        if state.asked not in ASKED:
            return ""
        if state.asked == "window" and state.combats:
            return "modifiers" if state.combat()[PHASE] == MODIFIERS else "combat"
        return MOMENT_OF.get(state.asked, "between")

    def about(self, state: Doom) -> frozenset[str]:
        return window_about(state)

    def alarm(self, state: Doom, seat: int) -> int:
        return alarm(state, seat)

    def probes(self, state: Doom) -> Sequence[int]:
        """Every verb with the cards in hand and on the table."""
        seat = max(state.seat, 0)
        kinds = sorted(set(state.hand[seat]))
        slots = [slot for slot in range(len(state.kind)) if state.place[slot] != GONE]
        out = [pack(verb, kind) for verb in (verbs.PLAY, *verbs.WITH_KIND) for kind in kinds]
        out += [pack(verbs.PLAY, kind) for kind in range(0, len(state.cards.codes), 7)]
        for verb in verbs.WITH_SLOT:
            for slot in slots:
                hidden = state.is_face_down(slot, seat)
                out.append(pack(verb, slot, verbs.UNKNOWN if hidden else state.kind[slot]))
        out += [pack(verbs.PLAYER, s) for s in range(state.n)]
        out += [pack(verbs.TACTIC, t) for t in (0, 1)]
        out += [pack(verbs.SPLIT, d, p) for d in range(3) for p in range(3)]
        out += [pack(verbs.STEPS, n) for n in range(1, 4)]
        out += [pack(verbs.ATTACK, fund) for fund in range(len(verbs.FUNDS) + 1)]
        out += [pack(verbs.SIDE, slot, side) for slot in slots for side in verbs.CHOICES]
        out += [pack(verbs.USE, slot, way) for slot in slots for way in range(2)]
        return out + list(verbs.ALONE)

    def touches(self, action: int, state: Doom) -> tuple[str, ...]:
        return touched(action, state.cards)

    def aims(self, state: Doom) -> Mapping[str, Sequence[str]]:
        return aims(state)

    def cites(self, event: Event) -> str:
        return cited(event)

    def notes(self, state: Doom, seat: int | None, tongue: DoomTongue) -> Mapping[str, Sequence[str]]:
        return scene.notes(state, seat, tongue)

    def invariant(self, state: Doom) -> str | None:
        """Every card is somewhere, once, and belongs to who brought it; rows agree with each other."""
        g = state
        for seat in range(g.n):
            own = g.library[seat] + g.hand[seat] + [kind % UNSEEN for kind in g.grave[seat]] + g.annihilated[seat]
            own = own + g.sideboard[seat]
            table = [g.kind[s] for s in range(len(g.kind)) if g.place[s] != GONE and g.owner[s] == seat]
            if len(own) + len(table) != g.brought[seat]:
                return f"cards of seat {seat}: {len(own)} and {len(table)} on the table"
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
        return None

    def value(self, view: DoomView) -> float:
        return knowledge.value(view)

    def considered(self, world: Doom, seat: int, planning: bool) -> Sequence[int]:
        return knowledge.considered(world, seat, planning)

    def arrange(self, scenario: Json, cards: Catalogue) -> Doom:
        variant, seats, seed = scenario["variant"], scenario["seats"], scenario["seed"]
        if scenario["given"] is None:
            return self.new(variant, seats, seed, scenario["options"], cards)
        options = Options(self.check(variant, seats, scenario["options"]))
        return position.arrange(scenario["given"], seats, seed, options, cards)

    def at_table(self, given: Json) -> Json:
        return {**given, "windows": "all"}  # whether somebody is asked must not tell what they hold

    def expect(self, state: Doom, key: str, wanted: Any) -> str | None:
        return position.expect(state, key, wanted)

    def at_rest(self, state: Doom) -> bool:
        return not state.options or state.asked == "act"

    def rules(self) -> Sequence[Rule]:
        return read_rules("grognard.games.doomtrooper.text")

    def changes(self) -> Sequence[Change]:
        return read_changes("grognard.games.doomtrooper.text")

    def cards_present(self, state: Doom) -> frozenset[str]:
        piles = (*state.hand, *state.grave, *state.annihilated, state.kind)
        return frozenset(state.cards.codes[kind % UNSEEN] for pile in piles for kind in pile)

    def read_cards(self, path: Path | None, extra: Json | None = None) -> Catalogue:
        if path is not None or extra:
            raise Oops("cards: Doomtrooper is played with its own cards")
        return catalogue()

    def find_card(self, name: str, cards: Catalogue | None = None) -> int | None:
        return verbs.find_kind(name, cards or catalogue())

    def cards_source(self, cards: Catalogue) -> list[Any]:
        return cards.codes

    def cards_from(self, source: Any) -> Catalogue:
        return catalogue()


def our_deck(word: str) -> Deck:
    """Our deck of that name."""
    if word not in shipped():
        raise Oops(f"there is no deck {quoted(word)}; expected one of {', '.join(shipped())}")
    return shipped()[word]


def read_deck(word: str) -> Json:
    """The deck in a file."""
    try:
        return deck_row(readable(parse(Path(word).read_text("utf-8"), word)))
    except (OSError, ValueError):
        ours = ", ".join(shipped())
        raise Oops(f"there is no deck {word!r}; expected one of {ours}, or the path of a deck's file") from None


def refuse(deck: Deck, restricted: bool) -> None:
    """DT-330, DT-331, DT-343, DT-A50: a deck that breaks a rule is refused by its name, with everything wrong in it."""
    found = problems(deck, restricted, catalogue().index)
    if found:
        raise Oops(f"the deck {deck.name}: {told_of(found)}")


def told_of(found: Sequence[Problem]) -> str:
    """What is wrong with a deck, the first few of many."""
    wrong = [problem.message + (f" ({problem.rule})" if problem.rule else "") for problem in found[:MOST_TOLD]]
    more = len(found) - len(wrong)
    return "; ".join([*wrong, f"and {more} more"] if more else wrong)


def readable(deck: Deck) -> Deck:
    """A deck all of whose lines name cards."""
    if deck.reading.slips:
        raise Oops(f"the deck {deck.name}: {told_of(problems(deck))}")
    return deck


GAME = DoomtrooperGame()
