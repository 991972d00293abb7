"""What happens by itself at a moment, and in which order what happens at the same one."""

from __future__ import annotations

from typing import Final

from grognard.core.action import VERB, A, B, first
from grognard.core.agenda import Env, Frame, Node
from grognard.games.doomtrooper import events, verbs
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.language.plays import When
from grognard.games.doomtrooper.language.selectors import ANYBODYS, BEARERS, YOURS
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.auras import is_surplus_copy, is_suspended
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.abilities import user_of
from grognard.games.doomtrooper.queries.answers import choice
from grognard.games.doomtrooper.queries.legality import Refusal, unlisted
from grognard.games.doomtrooper.queries.selecting import is_meant
from grognard.games.doomtrooper.words import ATTACHED, BEFORE_PLAYER, PRISONER, UNPAID

# A record of an effect that is due
DUE_CARD: Final = 0
DUE_WAY: Final = 1  # which of its abilities
DUE: Final = 2  # the length of a record

GLOBAL: Final = -1  # effects on everybody come before all others


def fire(g: Doom, moment: int, about: int, other: int = NONE) -> None:
    """A moment has come: of a seat's turn, or for a warrior and its opponent; what it brings about is pending."""
    if not g.triggered_cards:
        return
    found: list[int] = []
    for slot in g.triggered_cards:
        whens = g.abilities[slot].whens
        for way in range(len(whens)):
            if is_moment_meant(whens[way].moment, moment) and is_triggered(g, slot, whens[way], about, other):
                found += [slot, way]
    if found:
        g.push(HAPPENING, (moment, about, other, *found))


def is_moment_meant(meant: int, moment: int) -> bool:
    """Whether a moment is the moment that a card means."""
    return meant == moment or (meant == p.WAS_HURT and moment in (p.WAS_WOUNDED, p.WAS_KILLED))


def is_due(g: Doom) -> bool:
    """Whether an ability that must happen as soon as it can could happen now."""
    for slot in g.triggered_cards:
        for when in g.abilities[slot].whens:
            if when.moment == p.AS_SOON_AS and is_triggered(g, slot, when, holder_of(g, slot), NONE):
                return True
    return False


def start_due_abilities(g: Doom, f: Frame) -> bool:
    """Start the abilities that must happen as soon as they can, before frame `f` goes on."""
    if not is_due(g):
        return False
    g.again(f, f.stage, f.env)
    for seat in range(g.n):
        fire(g, p.AS_SOON_AS, seat)
    return True


def holder_of(g: Doom, slot: int) -> int:
    """The player whom a card lies before, or whose warrior bears it."""
    return g.lies_before[slot] if g.place[slot] == BEFORE_PLAYER else g.control[user_of(g, slot)]


def is_triggered(g: Doom, slot: int, when: When, about: int, other: int) -> bool:
    """Whether a card's ability answers to this moment now."""
    if not g.in_play(slot) or g.flags[user_of(g, slot)] & (UNPAID | PRISONER):
        return False  # DT-A22, DT-316
    if g.place[slot] == ATTACHED and (is_suspended(g, slot) or is_surplus_copy(g, slot)):
        return False  # DT-070, DT-071
    you = g.control[slot]
    if when.moment in p.OF_A_TURN:
        if when.whose == BEARERS:
            meant = holder_of(g, slot) == about
        else:
            meant = when.whose == ANYBODYS or (about == you) == (when.whose == YOURS)
    elif when.about is None:
        meant = user_of(g, slot) == about
    else:
        meant = is_meant(g, when.about, slot, you, about)
    return meant and when.do.could(g, env_of_trigger(slot, you, about, other))


def env_of_trigger(slot: int, you: int, about: int, other: int) -> Env:
    """What the effect of a triggered ability has bound."""
    return (slot, you, about, other)


def order_of_effect(g: Doom, slot: int, way: int) -> int:
    """DT-022, DT-023: global effects, opponents' by their next turn, team-mates', own; the lower comes first."""
    if g.abilities[slot].whens[way].everybody:
        return GLOBAL
    seat = g.control[slot]
    if seat == g.active:
        return 2 * g.n
    away = (seat - g.active) % g.n
    return away if g.are_opponents(seat, g.active) else g.n + away


def still_due(g: Doom, left: list[int], about: int, other: int) -> list[int]:
    """The effects that still happen: not those that an earlier one has discarded or made useless."""
    out: list[int] = []
    for k in range(0, len(left), DUE):
        slot = left[k + DUE_CARD]
        if is_triggered(g, slot, g.abilities[slot].whens[left[k + DUE_WAY]], about, other):
            out += left[k : k + DUE]
    return out


def first_due(g: Doom, left: list[int]) -> list[int]:
    """The effects of the rank that comes first, by their places."""
    ranks = [order_of_effect(g, left[k + DUE_CARD], left[k + DUE_WAY]) for k in range(0, len(left), DUE)]
    best = min(ranks)
    return [place * DUE for place in range(len(ranks)) if ranks[place] == best]


def are_several(g: Doom, left: list[int], now: list[int]) -> bool:
    """Whether effects at some places are not all the same ability of the same kind of card."""
    one = now[0]
    for k in now:
        if g.kind[left[k + DUE_CARD]] != g.kind[left[one + DUE_CARD]] or left[k + DUE_WAY] != left[one + DUE_WAY]:
            return True
    return False


class Happening(Node[Doom]):
    """Simultaneous effects, one after another; bound: the moment, its warrior or seat, the opponent, what is left."""

    def run(self, g: Doom, f: Frame) -> None:
        """DT-024: a player with several effects of the same rank (DT-022) chooses their order."""
        moment, about, other = f.env[0], f.env[1], f.env[2]
        if moment != p.AS_SOON_AS and start_due_abilities(g, f):
            return
        left = list(f.env[3:])
        if moment in p.OF_A_TURN:
            left = still_due(g, left, about, other)
        if not left:
            return
        now = first_due(g, left)
        if are_several(g, left, now):
            seat = g.control[left[now[0] + DUE_CARD]]
            slots = sorted({left[k + DUE_CARD] for k in now})
            frame = Frame(f.id, self, 0, (moment, about, other, *left), f.below)
            g.ask(frame, seat, "order", [choice(g, seat, verbs.CHOOSE, slot) for slot in slots])
            return
        self.begin(g, f, now[0], left)

    def begin(self, g: Doom, f: Frame, k: int, left: list[int]) -> None:
        """Let one of the effects take place; the others wait."""
        rest = [*left[:k], *left[k + DUE :]]
        if rest:
            g.again(f, 0, (*f.env[:3], *rest))
        g.push(ARISING, (left[k + DUE_CARD], left[k + DUE_WAY], f.env[1], f.env[2]))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        left = list(f.env[3:])
        for k in range(0, len(left), DUE):
            if left[k + DUE_CARD] == first(action):
                self.begin(g, f, k, left)
                return

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        return unlisted(g, action, verbs.CHOOSE, no.NOT_AT_ONCE)


class Arising(Node[Doom]):
    """One ability whose moment has come; bound: its card, the way, the warrior or seat, and the opponent."""

    def run(self, g: Doom, f: Frame) -> None:
        slot, way, about, other = f.env
        when = g.abilities[slot].whens[way]
        seat = g.control[slot]
        if when.may:
            if when.do.could(
                g, env_of_trigger(slot, seat, about, other)
            ):  # what has happened since may have made it useless
                g.ask(f, seat, "arise", [verbs.PASS, verbs.USE | slot << A | way << B], (slot, g.kind[slot]))
            return
        g.tell(events.AROSE, slot, g.kind[slot])
        g.push(when.do, env_of_trigger(slot, seat, about, other))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        if action & VERB == verbs.PASS:
            return
        slot, way, about, other = f.env
        g.tell(events.USED, g.control[slot], slot, g.kind[slot])
        g.push(g.abilities[slot].whens[way].do, env_of_trigger(slot, g.control[slot], about, other))

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        return unlisted(g, action)


HAPPENING: Final = Happening(node.HAPPENING)
ARISING: Final = Arising(node.ARISING)
