"""The answers of Doomtrooper, as buttons and menus show them: what is done, with whom, and at what price."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from grognard.core.action import VERB, first, second, third
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper import words as w
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.queries.abilities import cost_of_use
from grognard.games.doomtrooper.queries.actions import FROM_STANDARD
from grognard.games.doomtrooper.queries.attacks import fund_of
from grognard.games.doomtrooper.queries.receiving import openers
from grognard.games.doomtrooper.queries.receiving import price as price_of
from grognard.games.doomtrooper.queries.spells import spell_price, spends_double
from grognard.games.doomtrooper.table.outlook import clash, outlook
from grognard.games.doomtrooper.table.protocol import DoomtrooperState
from grognard.games.doomtrooper.text.names import EITHER, CardNames
from grognard.text.lang import Word, fill
from grognard.text.typography import with_minus

# The words for playing a card that stays, by its type (DT-064, DT-089, DT-098, DT-105, DT-118)
STAYING: Final = {
    w.EQUIPMENT: "give", w.RELIC: "give", w.KI: "give", w.BEAST: "give",
    w.SYMMETRY: "bestow", w.ART: "bestow", w.MISSION: "assign",
}  # fmt: skip

# An attack by the action it is paid with, in the order of `verbs.FUNDS`
ATTACKS: Final = ("attack_undefined", "attack_attack", "attack_non_attack", "attack_standard")


# What an answer with a number counts, if not how often something is paid for
COUNTED: Final = {"markers": "markers", "points_f": "points", "points_s": "points"}


def steps_cost(state: DoomtrooperState, steps: int) -> int:
    """The price of this many steps of the card being played; some casters and users pay half (DT-149)."""
    slot, per, kind = state.facts
    cost = per * steps
    if state.cards.type[kind] == w.ART:
        return spell_price(cost, spends_double(state, state.played_by[slot]))
    return cost_of_use(state, slot, cost)


def opener_kinds(state: DoomtrooperState, kind: int) -> list[int]:
    """The kind of a card in play that allows another way of playing a kind, if there is one."""
    return [state.kind[slot] for slot in openers(state, state.seat, kind)[:1]]


class Answers(CardNames):
    """What every answer is called in one language: `action` finds the method for its verb in `SAYS`."""

    def action(self, action: int, state: Any) -> str:
        """An answer, as a button reads."""
        return SAYS[action & VERB](self, action, state)

    def do(self, key: str, **words: object) -> str:
        """The saying of an answer."""
        return fill(self.sayings[f"do.{key}"], words)

    def alone(self, action: int, state: DoomtrooperState) -> str:
        """An answer of one word; at some questions it is said in a way of its own."""
        verb = action & VERB
        key = verbs.WORDS[verb]
        if verb == verbs.REDRAW and any(self.cards.type[kind] == w.WARRIOR for kind in state.hand[state.seat]):
            key = "redraw_paid"  # DT-008
        elif f"do.{key}_{state.asked}" in self.sayings:
            key = f"{key}_{state.asked}"
        return self.do(key)

    def playing(self, action: int, state: DoomtrooperState) -> str:
        """A card from hand, with what is paid for it."""
        kind = first(action)
        play = self.cards.plays[kind][second(action)]
        of_type = self.cards.type[kind]
        price = [self.count(play.actions).said("action")] if play.actions > 1 else []
        if play.lies == p.IN_AREA and of_type == w.WARRIOR:
            cost = self.count(price_of(state, state.seat, kind, play))
            return bracketed(self.do("muster", warrior=self.warrior(kind), cost=cost), price)
        if play.d:
            price.append(self.label("price", n=play.d))
        if play.per:
            price.append(self.label("price_each", n=play.per))
        if play.opened:
            by = opener_kinds(state, kind)
            price += [fill(self.sayings["label.opened"], {"card": self.named(opener)}) for opener in by]
        words = {"card": self.named(kind)}
        if play.lies in (p.IN_SQUAD, p.IN_KOHORT):
            words["area"] = Word({"": self.words.AREAS["squad" if play.lies == p.IN_SQUAD else "kohort"]})
            key = "build" if of_type == w.FORTIFICATION else "place"
        elif play.lies == p.ON_TARGET:
            key = STAYING.get(of_type, "attach")
        else:
            key = "cast" if of_type == w.ART else "play"
        return bracketed(self.do(key, **words), price)

    def attacking(self, action: int, state: DoomtrooperState) -> str:
        """An attack and the action it is paid with, where it is no standard one or was named; DT-261: what it ends."""
        fund = fund_of(state, action)
        key = ATTACKS[fund] if first(action) or fund != FROM_STANDARD else "attack"
        ends = fund == FROM_STANDARD and state.standard > 1
        return bracketed(self.do(key), [self.label("last_action")] if ends else [])

    def hiding(self, action: int, state: DoomtrooperState) -> str:
        """A warrior is mustered into cover for three actions (DT-053), and its V is due later (DT-057)."""
        kind = first(action)
        due = self.label("price_later", n=self.cards.printed[kind][w.V])
        return bracketed(self.do("hide", warrior=self.warrior(kind)), [self.count(3).said("action"), due])

    def with_kind(self, action: int, state: DoomtrooperState) -> str:
        """A card that lies in a hand or a pile."""
        return self.do(verbs.WORDS[action & VERB], card=self.named(first(action)))

    def with_slot(self, action: int, state: DoomtrooperState) -> str:
        """A card on the table, with what tells it from others of its kind."""
        verb, slot, kind = action & VERB, first(action), second(action)
        card = self.thing(EITHER if verb == verbs.CHOOSE else "CARD", slot, kind)
        said = self.do(verbs.WORDS[verb], warrior=self.thing("WARRIOR", slot, kind), card=card)
        notes = self.standing(verb, slot, kind, state)
        if verb == verbs.WEAPON and action in state.options:
            notes += self.outlook(action, state)
        return bracketed(said, notes)

    def standing(self, verb: int, slot: int, kind: int, state: DoomtrooperState) -> list[str]:
        """How a card on the table stands: what tells it from another of its kind."""
        out = []
        if verb in (verbs.CHOOSE, verbs.AGAINST):
            seat = state.control[slot]
            out.append(self.label("yours") if seat == state.seat else self.person(seat, None).said(""))
        if state.flags[slot] & w.WOUNDED:
            out.append(self.label("wounded"))
        if state.flags[slot] & w.COVERED and verb != verbs.LEAVE and not state.flags[slot] & w.UNPAID:
            out.append(self.label("in_cover"))
        if state.flags[slot] & w.UNPAID and verb == verbs.LEAVE:
            out.append(self.label("price", n=self.cards.printed[kind][w.V]))  # DT-057
        if state.attached[slot]:
            borne = self.listed([state.kind[attachment] for attachment in state.attached[slot]])
            out.append(self.label("bears", cards=borne.said("")))
        return out

    def boarding(self, action: int, state: DoomtrooperState) -> str:
        """A warrior enters its vehicle, or leaves it (DT-077)."""
        vehicle = first(action)
        key = "board" if state.flags[vehicle] & w.OUTSIDE else "unboard"
        return self.do(key, card=self.named(second(action)), warrior=self.warrior(state.kind[state.bearer[vehicle]]))

    def player(self, action: int, state: DoomtrooperState) -> str:
        """A player is chosen."""
        return self.do("player", who=self.person(first(action), state.seat))

    def steps(self, action: int, state: DoomtrooperState) -> str:
        """How often a card is paid for, with the price and what that makes of the ratings."""
        steps = first(action)
        cost = steps_cost(state, steps) if state.asked in ("steps", "markers") else 0
        notes = [self.label("price", n=cost)] if cost else []
        if action in state.options:
            notes += self.outlook(action, state)
        return bracketed(self.do(COUNTED.get(state.asked, "steps"), n=self.count(steps)), notes)

    def tactic(self, action: int, state: DoomtrooperState) -> str:
        """A tactic, with how the combat would end."""
        tactic = first(action)
        said = self.do("tactic", tactic=self.word("tactic", tactic, None))
        return bracketed(said, self.clash(tactic, clash(state, tactic)) if action in state.options else [])

    def clash(self, tactic: int, numbers: Sequence[int]) -> list[str]:
        """`F 5 against A 6`, and the same in return."""
        letters = self.words.RATINGS
        forth, back = (
            self.label(
                "against",
                mine=f"{letters[tactic]} {with_minus(mine)}",
                theirs=f"{letters[w.A]} {with_minus(theirs)}",
            )
            for mine, theirs in (numbers[:2], numbers[2:4])
        )
        return [forth, self.label("in_return", ratings=back)]

    def outlook(self, action: int, state: DoomtrooperState) -> list[str]:
        """`Hussar S 6`: ratings as an answer would make them in the present combat."""
        return [
            f"{self.titles[state.kind[state.combat()[part]]]} {self.words.RATINGS[which]} {with_minus(number)}"
            for part, which, number in outlook(state, action)
        ]

    def split(self, action: int, state: DoomtrooperState) -> str:
        """Points are shared between D and P."""
        return self.do("split", d=self.count(first(action)), p=self.count(second(action)))

    def side(self, action: int, state: DoomtrooperState) -> str:
        """A cultist takes a side."""
        warrior = self.warrior(state.kind[first(action)])
        return self.do("side", warrior=warrior, side=self.word("side", second(action), None))

    def affiliation(self, action: int, state: DoomtrooperState) -> str:
        """An affiliation is chosen."""
        return self.do("affiliation", affiliation=self.word("affiliation", first(action), None))

    def using(self, action: int, state: DoomtrooperState) -> str:
        """An ability of a card in play; of a card being played it adds to what is paid (DT-151)."""
        slot = first(action)
        return self.do("raise" if state.place[slot] == w.PLAYED else "use", card=self.named(state.kind[slot]))

    def sabotage(self, action: int, state: DoomtrooperState) -> str:
        """A warrior sabotages a player."""
        warrior, who = self.warrior(state.kind[first(action)]), self.person(second(action), state.seat)
        extra = [self.label("extra_action")] if third(action) else []
        return bracketed(self.do("sabotage", warrior=warrior, who=who), extra)


SAYS: Final[Mapping[int, Callable[[Answers, int, DoomtrooperState], str]]] = {
    **dict.fromkeys(verbs.ALONE, Answers.alone),
    **dict.fromkeys(verbs.WITH_KIND, Answers.with_kind),
    **dict.fromkeys(verbs.WITH_SLOT, Answers.with_slot),
    verbs.PLAY: Answers.playing,
    verbs.ATTACK: Answers.attacking,
    verbs.HIDE: Answers.hiding,
    verbs.BOARD: Answers.boarding,
    verbs.PLAYER: Answers.player,
    verbs.STEPS: Answers.steps,
    verbs.TACTIC: Answers.tactic,
    verbs.SPLIT: Answers.split,
    verbs.SIDE: Answers.side,
    verbs.AFFILIATION: Answers.affiliation,
    verbs.USE: Answers.using,
    verbs.SABOTAGE: Answers.sabotage,
}


def bracketed(said: str, notes: Sequence[str]) -> str:
    """A saying with notes in brackets behind it."""
    return f"{said} ({', '.join(notes)})" if notes else said
