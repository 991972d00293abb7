"""What happens automatically at a moment, and the order of simultaneous effects."""

from __future__ import annotations

from typing import Final

from grognard.core.action import VERB, A, B, first
from grognard.core.agenda import Env, Frame, Node
from grognard.games.doomtrooper import events, verbs
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.language.plays import When
from grognard.games.doomtrooper.language.selectors import ANYBODYS, BEARERS, YOURS
from grognard.games.doomtrooper.language.statics import POISONS
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.auras import is_surplus_copy, is_suspended
from grognard.games.doomtrooper.model.combats import weapon_of
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.abilities import user_of
from grognard.games.doomtrooper.queries.answers import choice
from grognard.games.doomtrooper.queries.legality import Refusal, no_such_answer, not_among
from grognard.games.doomtrooper.queries.powers import immunity, kinds_of_immunity
from grognard.games.doomtrooper.queries.reactions import ANSWERED
from grognard.games.doomtrooper.queries.selecting import is_meant
from grognard.games.doomtrooper.queries.windows import COUNTERS, window_env
from grognard.games.doomtrooper.words import ART, ATTACHED, BEFORE_PLAYER, PRISONER, SYMMETRY, UNPAID

# A record of an effect that is due
DUE_CARD: Final = 0
DUE_WAY: Final = 1  # which of the card's abilities
DUE: Final = 2  # the length of a record

GLOBAL: Final = -1  # effects on everybody come before all others
ANSWERABLE: Final = (ART, SYMMETRY)


def fire(g: Doom, moment: int, about: int, other: int = NONE) -> None:
    """Announce a moment of a seat's turn, or for a warrior and its opponent; its effects become pending."""
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
    """Whether `moment` triggers a card that waits for the moment `meant`."""
    if meant == p.MUSTERED and moment == p.ENTERED:
        return True
    return meant == moment or (meant == p.WAS_HURT and moment in (p.WAS_WOUNDED, p.WAS_KILLED))


def is_due(g: Doom) -> bool:
    """Whether an ability that happens as soon as possible could happen now."""
    for slot in g.triggered_cards:
        for when in g.abilities[slot].whens:
            if when.moment == p.AS_SOON_AS and is_triggered(g, slot, when, holder_of(g, slot), NONE):
                return True
    return False


def start_due_abilities(g: Doom, f: Frame) -> bool:
    """Start the abilities that happen as soon as possible, before frame `f` goes on."""
    if not is_due(g):
        return False
    g.again(f, f.stage, f.env)
    for seat in range(g.n):
        fire(g, p.AS_SOON_AS, seat)
    return True


def holder_of(g: Doom, slot: int) -> int:
    """The player before whom a card lies, or whose warrior bears it."""
    return g.lies_before[slot] if g.place[slot] == BEFORE_PLAYER else g.control[user_of(g, slot)]


def is_triggered(g: Doom, slot: int, when: When, about: int, other: int) -> bool:
    """Whether a moment triggers a card's ability now."""
    if not g.in_play(slot) or g.flags[user_of(g, slot)] & (UNPAID | PRISONER):
        return False  # DT-A22, DT-316
    if g.place[slot] == ATTACHED and (is_suspended(g, slot) or is_surplus_copy(g, slot)):
        return False  # DT-070, DT-071
    if other != NONE and kinds_of_immunity(g, slot) & POISONS and immunity(g, other) & POISONS:
        return False  # DT-270
    you = g.control[slot]
    if when.moment in p.OF_A_TURN:
        if when.whose == BEARERS:
            meant = holder_of(g, slot) == about
        else:
            meant = when.whose == ANYBODYS or (about == you) == (when.whose == YOURS)
    elif when.about is None:
        meant = user_of(g, slot) == about and not (when.armed and not is_armed_with(g, about, slot))
    else:
        armed = not when.armed or (other != NONE and is_armed_with(g, other, slot))
        meant = armed and is_meant(g, when.about, slot, you, about)
    return meant and when.do.could(g, env_of_trigger(slot, you, about, other))


def is_armed_with(g: Doom, warrior: int, slot: int) -> bool:
    """Whether a combatant uses a card as its weapon, or the weapon that the card lies on (DT-067)."""
    weapon = weapon_of(g, warrior)
    return weapon != NONE and (weapon == slot or g.bearer[slot] == weapon)


def env_of_trigger(slot: int, you: int, about: int, other: int) -> Env:
    """What the frame of a triggered ability's effect binds."""
    return (slot, you, about, other)


def order_of_effect(g: Doom, slot: int, way: int) -> int:
    """DT-022, DT-023: the rank of an effect: global effects come first, then those of opponents in turn order, of
    team-mates, and of the active player.
    """
    if g.abilities[slot].whens[way].everybody:
        return GLOBAL
    seat = g.control[slot]
    if seat == g.active:
        return 2 * g.n
    away = (seat - g.active) % g.n
    return away if g.are_opponents(seat, g.active) else g.n + away


def still_due(g: Doom, left: list[int], about: int, other: int) -> list[int]:
    """The effects that still happen, without those that an earlier effect has discarded or made useless."""
    out: list[int] = []
    for k in range(0, len(left), DUE):
        slot = left[k + DUE_CARD]
        if is_triggered(g, slot, g.abilities[slot].whens[left[k + DUE_WAY]], about, other):
            out += left[k : k + DUE]
    return out


def first_due(g: Doom, left: list[int]) -> list[int]:
    """The indices of the effects that come first by rank."""
    ranks = [order_of_effect(g, left[k + DUE_CARD], left[k + DUE_WAY]) for k in range(0, len(left), DUE)]
    best = min(ranks)
    return [place * DUE for place in range(len(ranks)) if ranks[place] == best]


def are_several(g: Doom, left: list[int], now: list[int]) -> bool:
    """Whether the effects at these indices are different: not all the same ability of the same kind of card."""
    one = now[0]
    for k in now:
        if g.kind[left[k + DUE_CARD]] != g.kind[left[one + DUE_CARD]] or left[k + DUE_WAY] != left[one + DUE_WAY]:
            return True
    return False


def cards_due(left: list[int], now: list[int]) -> list[int]:
    """The cards whose effects may come next, of those that are left."""
    return sorted({left[k + DUE_CARD] for k in now})


class Happening(Node[Doom]):
    """Simultaneous effects in order; the frame binds the moment, its warrior or seat, the opponent, and the effects
    still due.
    """

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
            frame = Frame(f.id, self, 0, (moment, about, other, *left), f.below)
            g.ask(frame, seat, "order", [choice(g, seat, verbs.CHOOSE, slot) for slot in cards_due(left, now)])
            return
        self.begin(g, f, now[0], left)

    def begin(self, g: Doom, f: Frame, k: int, left: list[int]) -> None:
        """Let one of the effects take place; the others wait."""
        rest = [*left[:k], *left[k + DUE :]]
        if rest:
            g.again(f, 0, (*f.env[:3], *rest))
        slot = left[k + DUE_CARD]
        g.push(ARISING, (slot, g.control[slot], left[k + DUE_WAY], f.env[1], f.env[2]))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        left = list(f.env[3:])
        for k in range(0, len(left), DUE):
            if left[k + DUE_CARD] == first(action):
                self.begin(g, f, k, left)
                return

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        left = list(f.env[3:])
        return not_among(g, action, verbs.CHOOSE, cards_due(left, first_due(g, left)), no.NOT_AT_ONCE)


def is_answerable(g: Doom, slot: int, way: int) -> bool:
    """Whether a card could answer an ability whose moment has come, so that the ability is announced first."""
    return g.cards.type[g.kind[slot]] in ANSWERABLE or g.abilities[slot].whens[way].do.wounds()


class Arising(Node[Doom]):
    """One ability whose moment has come; the frame binds its card, its player, the way, the warrior or seat, and the
    opponent.
    """

    def run(self, g: Doom, f: Frame) -> None:
        slot, seat, way, about, other = f.env
        when = g.abilities[slot].whens[way]
        if f.stage == ANSWERED[node.ARISING]:
            g.push(when.do, env_of_trigger(slot, seat, about, other))
        elif not when.may:
            g.tell(events.AROSE, slot, g.kind[slot])
            self.announce(g, f)
        elif when.do.could(g, env_of_trigger(slot, seat, about, other)):  # earlier effects may have made it useless
            g.ask(f, seat, "arise", [verbs.PASS, verbs.USE | slot << A | way << B], (slot, g.kind[slot]))

    def announce(self, g: Doom, f: Frame) -> None:
        """DT-242, DT-243: players may answer an automatic effect only if it comes from a spell or a gift, or to heal a
        warrior that it would wound (DT-A09).
        """
        g.again(f, ANSWERED[node.ARISING], f.env)
        if is_answerable(g, f.env[node.CARD], f.env[node.WAY]):
            g.start(node.WINDOW, window_env(g, COUNTERS, f.env[node.CARD]))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        if action & VERB == verbs.PASS:
            return
        slot, seat = f.env[node.CARD], f.env[node.SEAT]
        g.tell(events.USED, seat, slot, g.kind[slot])
        self.announce(g, f)

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        return no_such_answer(g, action, (verbs.PASS, verbs.USE | f.env[node.CARD] << A | f.env[node.WAY] << B))


HAPPENING: Final = Happening(node.HAPPENING)
ARISING: Final = Arising(node.ARISING)
