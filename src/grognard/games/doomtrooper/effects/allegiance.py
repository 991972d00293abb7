"""Effects on what a warrior is and who controls it."""

from __future__ import annotations

from grognard.core.action import VERB, A, first
from grognard.core.agenda import Env, Frame
from grognard.games.doomtrooper import events, verbs
from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.effects import FIRST, SOURCE, YOU
from grognard.games.doomtrooper.flow.allegiance import follow_side
from grognard.games.doomtrooper.flow.control import take_attachment, take_warrior
from grognard.games.doomtrooper.flow.playing import BOARDING
from grognard.games.doomtrooper.flow.removal import discard
from grognard.games.doomtrooper.language.effect import Effect
from grognard.games.doomtrooper.language.parts import Affiliation, Area
from grognard.games.doomtrooper.language.powers import STAYS_ON_BEARER
from grognard.games.doomtrooper.language.selectors import Which
from grognard.games.doomtrooper.language.statics import Becomes
from grognard.games.doomtrooper.model.bonds import DUES, FOLLOWS, add_bond
from grognard.games.doomtrooper.model.identity import FOLLOWERS, losable_affiliations, traits_of, would_change_identity
from grognard.games.doomtrooper.model.moves import alter_for_good, return_to_play
from grognard.games.doomtrooper.model.notes import AWAY_SINCE, COUNTED, NAMED_AFFILIATION, note, noted
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.answers import choice
from grognard.games.doomtrooper.queries.legality import Refusal, kind_shown, not_among, untimely
from grognard.games.doomtrooper.queries.permissions import no_gift, surcharge
from grognard.games.doomtrooper.queries.protection import own_powers
from grognard.games.doomtrooper.queries.receiving import is_no_longer_legal, no_receiving, no_room
from grognard.games.doomtrooper.queries.selecting import is_meant
from grognard.games.doomtrooper.words import AFFILIATIONS, ATTACHED, SERVED, UNPAID, VEHICLE, WOUNDED


class Convert(Effect):
    """A chosen warrior becomes something else for good, without a card that stays on it (DT-289, DT-300), and perhaps
    loses the cards that it may no longer have.
    """

    def __init__(self, change: Becomes, strips: bool = False) -> None:
        self.name = ""
        self.change = change
        self.strips = strips

    def favours(self) -> int:
        return -1 if self.strips else 0

    def could(self, g: Doom, env: Env) -> bool:
        return would_change_identity(g, [self.change], env[FIRST])

    def do(self, g: Doom, env: Env) -> None:
        warrior = env[FIRST]
        if not g.in_play(warrior) or not would_change_identity(g, [self.change], warrior):
            return
        alter_for_good(g, warrior, self.change)
        if self.change.keyword:
            add_bond(g, FOLLOWS, warrior, NONE, FOLLOWERS.index(self.change.keyword))
        g.tell(events.CONVERTED, warrior, g.kind[warrior])
        if self.change.no_side:
            follow_side(g, warrior)  # first: nobody is wounded in a vehicle that it has left (DT-080)
        if self.strips:
            for attachment in g.attached[warrior]:
                if is_no_longer_legal(g, attachment):
                    discard(g, attachment)


class TakeWarrior(Effect):
    """You take control of a chosen warrior and place it in an area of yours (DT-317)."""

    def __init__(self, area: Area) -> None:
        self.name = ""
        self.area = area.number

    def do(self, g: Doom, env: Env) -> None:
        if g.in_play(env[FIRST]):
            take_warrior(g, env[FIRST], env[YOU], self.area)


class TakeEquipment(Effect):
    """You take control of a chosen equipment or beast and give it to a warrior of yours that may normally have it
    (DT-317), or to one of a class, whatever its affiliation.
    """

    def __init__(self, to: Which | None = None) -> None:
        self.name = ""
        self.to = to

    def could(self, g: Doom, env: Env) -> bool:
        return env[FIRST] < 0 or bool(self.receivers(g, env))

    def receivers(self, g: Doom, env: Env) -> list[int]:
        """Your warriors that may normally have it (DT-065, DT-072), even if imprisoned or idle now (DT-319)."""
        slot = env[FIRST]
        if own_powers(g, slot).has(STAYS_ON_BEARER) or g.place[slot] != ATTACHED:
            return []  # DT-069: nor equipment that lies in an area
        return [warrior for warrior in g.warriors[env[YOU]] if self.no_taking(g, env, warrior) is no.OK]

    def no_taking(self, g: Doom, env: Env, warrior: int) -> Clause | None:
        """Why a warrior cannot be given the card: only your warriors can, and not the warrior that has it."""
        slot = env[FIRST]
        kind = g.kind[slot]
        if g.control[warrior] != env[YOU] or not g.in_play(warrior):
            return no.NOT_A_TARGET
        if warrior == g.bearer[slot]:
            return no.NOT_ELIGIBLE
        if self.to is None:
            return no_receiving(g, kind, g.cards.plays[kind][0], env[YOU], warrior, by_effect=True)
        if g.flags[warrior] & UNPAID or not is_meant(g, self.to, env[SOURCE], env[YOU], warrior):
            return no.NOT_NAMED
        return no_gift(g, kind, warrior, False, forced=True) or no_room(g, kind, warrior, forced=True)

    def run(self, g: Doom, f: Frame) -> None:
        found = self.receivers(g, f.env) if g.in_play(f.env[FIRST]) else []
        if found:
            options = [choice(g, f.env[YOU], verbs.CHOOSE, warrior) for warrior in found]
            g.ask(f, f.env[YOU], "receiver", options, (f.env[FIRST], g.kind[f.env[FIRST]]))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        slot, you = f.env[FIRST], f.env[YOU]
        which = g.cards.plays[g.kind[slot]][0].on
        dues = 0 if self.to is not None else surcharge(g, g.kind[slot], which, you, first(action))  # DT-303
        if dues:
            g.pay(you, dues)
            g.tell(events.PAID, you, dues)
            add_bond(g, DUES, first(action), slot)
        take_attachment(g, slot, you, first(action))
        if traits_of(g, slot) & VEHICLE:
            g.push(BOARDING, (slot,))

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        warrior = first(action)
        if action & VERB != verbs.CHOOSE or not g.is_warrior(warrior):
            return untimely(g, action)
        clause = self.no_taking(g, f.env, warrior)
        kind = kind_shown(g, warrior) if clause is no.NOT_A_TARGET else g.kind[f.env[FIRST]]
        return Refusal(clause, kind, warrior)


def bits_of(affiliations: int) -> list[int]:
    """Affiliations as they are named in answers."""
    return [k for k in range(len(AFFILIATIONS)) if affiliations >> k & 1]


class LoseMembership(Effect):
    """A chosen warrior loses an affiliation that you name; affiliations that cards gave it are lost first."""

    def could(self, g: Doom, env: Env) -> bool:
        return env[FIRST] < 0 or losable_affiliations(g, env[FIRST]) != 0

    def run(self, g: Doom, f: Frame) -> None:
        found = bits_of(losable_affiliations(g, f.env[FIRST]))
        if found:
            options = [verbs.AFFILIATION | k << A for k in found]
            g.ask(f, f.env[YOU], "membership", options, (f.env[FIRST], g.kind[f.env[FIRST]]))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        note(g, f.env[SOURCE], NAMED_AFFILIATION, 1 << first(action))

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        return not_among(g, action, verbs.AFFILIATION, bits_of(losable_affiliations(g, f.env[FIRST])), no.NOT_TO_NAME)


class GoOnLeave(Effect):
    """A chosen warrior goes out of play; the card notes since which of its player's turns."""

    def do(self, g: Doom, env: Env) -> None:
        note(g, env[SOURCE], AWAY_SINCE, g.turns[g.control[env[FIRST]]])


class ReturnFromLeave(Effect):
    """The bearer returns into play, healed, and the card counts its full turns out of play."""

    def could(self, g: Doom, env: Env) -> bool:
        return not g.flags[env[SOURCE]] & SERVED

    def do(self, g: Doom, env: Env) -> None:
        slot = env[SOURCE]
        warrior = g.bearer[slot]
        seat = g.control[warrior]
        ended = g.turns[seat] - int(g.active == seat)
        note(g, slot, COUNTED, max(0, ended - noted(g, slot, AWAY_SINCE)))
        g.set_flag(slot, SERVED, True)
        if g.flags[warrior] & WOUNDED:
            g.set_flag(warrior, WOUNDED, False)
            g.tell(events.HEALED, warrior, g.kind[warrior])
        return_to_play(g, warrior)


class NameAffiliation(Effect):
    """You name an affiliation other than these, for this card to remember."""

    def __init__(self, but: Affiliation) -> None:
        self.name = ""
        self.but = but.number

    def run(self, g: Doom, f: Frame) -> None:
        options = [verbs.AFFILIATION | k << A for k in bits_of(~self.but)]
        g.ask(f, f.env[YOU], "affiliation", options, (f.env[SOURCE], g.kind[f.env[SOURCE]]))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        note(g, f.env[SOURCE], NAMED_AFFILIATION, 1 << first(action))
        g.tell(events.NAMED, f.env[YOU], first(action))

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        return not_among(g, action, verbs.AFFILIATION, bits_of(~self.but), no.NOT_TO_NAME)
