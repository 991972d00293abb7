"""Effects that fetch cards from a player's own piles (DT-247, DT-342)."""

from __future__ import annotations

from typing import Final

from grognard.core.action import VERB, A, first
from grognard.core.agenda import Env, Frame, put_row
from grognard.games.doomtrooper import events, verbs
from grognard.games.doomtrooper.clause import Clause, is_nearer
from grognard.games.doomtrooper.effects import FIRST, YOU
from grognard.games.doomtrooper.effects.table import take_from_collection
from grognard.games.doomtrooper.flow.casting import pay_attack_actions
from grognard.games.doomtrooper.flow.moments import fire
from grognard.games.doomtrooper.flow.play_start import start_play
from grognard.games.doomtrooper.flow.spending import spend_actions
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.language.effect import Effect
from grognard.games.doomtrooper.language.parts import Area, Trait
from grognard.games.doomtrooper.model.graves import lies_open, unearth
from grognard.games.doomtrooper.model.moves import new_slot, put_in_play
from grognard.games.doomtrooper.model.sightings import forget_copy
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.actions import count_non_attacks, no_actions_left, shared_fund
from grognard.games.doomtrooper.queries.legality import Refusal, untimely
from grognard.games.doomtrooper.queries.playing import ACTING, BEFORE_FIRST, no_entry, no_play, timings
from grognard.games.doomtrooper.queries.reactions import announced_frame, card_to_answer
from grognard.games.doomtrooper.queries.spells import able_casters
from grognard.games.doomtrooper.queries.windows import COUNTERS, OPEN
from grognard.games.doomtrooper.words import ART, CULTIST, PLAYED, SQUAD, WARRIOR

# Piles
GRAVE: Final = 0
LIBRARY: Final = 1


class FetchSpell(Effect):
    """You take a spell from your grave or library and cast it at once, for its own price (DT-247)."""

    def __init__(self, pile: int) -> None:
        self.name = ""
        self.pile = pile

    def found(self, g: Doom, seat: int, about: int) -> list[int]:
        """The spells that could be cast now, or in answer to a card."""
        return [kind for kind in sorted(set(self.held(g, seat))) if self.no_fetching(g, seat, kind, about) is no.OK]

    def held(self, g: Doom, seat: int) -> list[int]:
        """The pile that is searched."""
        return g.grave[seat] if self.pile == GRAVE else g.library[seat]

    def no_fetching(self, g: Doom, seat: int, kind: int, about: int) -> Clause | None:
        """Why a card cannot be fetched: it is not a spell in that pile, or it cannot be cast now or as an answer."""
        if kind not in self.held(g, seat) or g.cards.type[kind] != ART:
            return no.NOT_IN_COLLECTION
        best: Clause | None = no.OK
        for way in range(len(g.cards.plays[kind])):
            clause = self.no_casting(g, seat, kind, way, about)
            if clause is no.OK:
                return no.OK
            if is_nearer(clause, best):
                best = clause
        return best

    def way(self, g: Doom, seat: int, kind: int, about: int) -> int:
        """The way in which a spell that can be fetched is cast."""
        way = 0
        while self.no_casting(g, seat, kind, way, about):
            way += 1
        return way

    def no_casting(self, g: Doom, seat: int, kind: int, way: int, about: int) -> Clause | None:
        """Why a spell cannot be cast in one of its ways now, or in answer to a card."""
        play = g.cards.plays[kind][way]
        if isinstance(play.do, FetchSpell):
            return no.NOT_IN_COLLECTION
        fitting = timings(g, OPEN if about == NONE else COUNTERS)
        if about == NONE and seat == g.active and not g.combats and BEFORE_FIRST <= g.step <= ACTING:
            fitting |= 1 << p.BY_ACTION  # DT-011: from the window before the first action to the one after the last
        if not fitting >> play.timing & 1:
            return no.NOT_NOW
        if play.timing == p.BY_ACTION and play.actions > count_non_attacks(g):
            return no_actions_left(g, seat)
        if play.attacks and shared_fund(g, able_casters(g, seat, kind, play)) == NONE:
            return no.NO_ATTACK_ACTION  # DT-170
        return no_play(g, seat, kind, way, about)

    def could(self, g: Doom, env: Env) -> bool:
        return bool(self.found(g, env[YOU], card_to_answer(g)))

    def could_answer(self, g: Doom, seat: int, about: int) -> bool:
        return bool(self.found(g, seat, about))

    def about(self, g: Doom, env: Env) -> int:
        """The card that it answers, or NONE."""
        slot = env[FIRST]
        pending = g.place[slot] == PLAYED or announced_frame(g, slot) is not None
        return slot if pending else NONE

    def run(self, g: Doom, f: Frame) -> None:
        found = self.found(g, f.env[YOU], self.about(g, f.env))
        if found:
            g.ask(f, f.env[YOU], "fetch", [verbs.TAKE | kind << A for kind in found])

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        seat, kind, about = f.env[YOU], first(action), self.about(g, f.env)
        way = self.way(g, seat, kind, about)
        if self.pile == LIBRARY or not lies_open(g, seat, kind):
            forget_copy(g, seat, kind, False)
        if self.pile == GRAVE:
            unearth(g, seat, kind)
        else:
            pile = g.library[seat][:]
            pile.remove(kind)
            g.shuffle(pile)  # it was searched
            g.library = put_row(g.library, seat, pile)
        slot = new_slot(g, kind, seat, PLAYED)
        g.tell(events.FETCHED, seat, slot, kind)
        if g.cards.plays[kind][way].timing == p.BY_ACTION:
            spend_actions(g, g.cards.plays[kind][way].actions)
            pay_attack_actions(g, seat, kind, g.cards.plays[kind][way])
        start_play(g, slot, seat, way, about)

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        if action & VERB != verbs.TAKE:
            return untimely(g, action)
        kind = first(action)
        return Refusal(self.no_fetching(g, f.env[YOU], kind, self.about(g, f.env)), kind)


class FetchWarrior(Effect):
    """You take a warrior with a trait or a keyword from your collection and place it in an area for free (DT-342)."""

    def __init__(self, what: Trait | str, area: Area) -> None:
        self.name = ""
        self.what = what
        self.trait = what.number if isinstance(what, Trait) else 0
        self.keyword = what if isinstance(what, str) else ""
        self.area = area.number

    def found(self, g: Doom, seat: int) -> list[int]:
        """The warriors that the collection holds and that may come into play (DT-273)."""
        pile = {*g.library[seat], *g.grave[seat], *g.sideboard[seat]}
        return [kind for kind in sorted(pile) if self.no_fetching(g, seat, kind) is no.OK]

    def no_fetching(self, g: Doom, seat: int, kind: int) -> Clause | None:
        """Why a card cannot be fetched: it is not in the collection, not a warrior of that sort, or may not enter."""
        if kind not in g.library[seat] and kind not in g.grave[seat] and kind not in g.sideboard[seat]:
            return no.NOT_IN_COLLECTION
        return no_entry(g, seat, kind) if self.is_sought(g, kind) else no.NOT_IN_COLLECTION

    def is_sought(self, g: Doom, kind: int) -> bool:
        """Whether a card is a warrior with the trait or the keyword; a cultist is added only to a Squad."""
        if g.cards.type[kind] != WARRIOR or (g.cards.traits[kind] & CULTIST and self.area != SQUAD):
            return False
        return g.cards.traits[kind] & self.trait != 0 or (self.keyword != "" and self.keyword in g.cards.keywords[kind])

    def could(self, g: Doom, env: Env) -> bool:
        return bool(self.found(g, env[YOU]))

    def run(self, g: Doom, f: Frame) -> None:
        found = self.found(g, f.env[YOU])
        if found:
            g.ask(f, f.env[YOU], "fetch", [verbs.TAKE | kind << A for kind in found])

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        seat, kind = f.env[YOU], first(action)
        slot = take_from_collection(g, seat, kind)
        g.tell(events.FETCHED, seat, slot, kind)
        put_in_play(g, slot, self.area)
        g.tell(events.MUSTERED, seat, slot, kind)
        fire(g, p.ENTERED, slot)

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        if action & VERB != verbs.TAKE:
            return untimely(g, action)
        return Refusal(self.no_fetching(g, f.env[YOU], first(action)), first(action))
