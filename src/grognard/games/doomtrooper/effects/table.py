"""Effects on cards that lie on the table."""

from __future__ import annotations

from typing import Final

from grognard.core.action import A, B, first, second
from grognard.core.agenda import Env, Frame, put_row
from grognard.games.doomtrooper import events, verbs
from grognard.games.doomtrooper.effects import FIRST, OTHER, SOURCE, YOU
from grognard.games.doomtrooper.flow.removal import discard, kill, wound, wounded_by_discarding
from grognard.games.doomtrooper.flow.windows import earn
from grognard.games.doomtrooper.language.effect import Effect
from grognard.games.doomtrooper.language.selectors import Which
from grognard.games.doomtrooper.model.combats import HIT_SURVIVED
from grognard.games.doomtrooper.model.graves import lies_open, unearth
from grognard.games.doomtrooper.model.identity import affiliations_of
from grognard.games.doomtrooper.model.leaving import TO_ANNIHILATED, leave_play
from grognard.games.doomtrooper.model.moves import attach, detach, new_slot, put_in_play
from grognard.games.doomtrooper.model.notes import NAMED_AFFILIATION, note, noted
from grognard.games.doomtrooper.model.sightings import forget_copy
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.legality import Refusal, unlisted
from grognard.games.doomtrooper.queries.playing import no_uniqueness
from grognard.games.doomtrooper.queries.protection import can_be_hurt, cannot_be_discarded
from grognard.games.doomtrooper.queries.reactions import is_dying
from grognard.games.doomtrooper.queries.receiving import no_receiving
from grognard.games.doomtrooper.queries.selecting import find_cards
from grognard.games.doomtrooper.words import AFFILIATIONS, ATTACHED, CORPORATIONS, GONE, PLAYED, SQUAD, WOUNDED


class Discard(Effect):
    """A chosen card is discarded."""

    def could(self, g: Doom, env: Env) -> bool:
        return len(env) <= FIRST or env[FIRST] < 0 or not cannot_be_discarded(g, env[FIRST])  # DT-340

    def do(self, g: Doom, env: Env) -> None:
        if g.place[env[FIRST]] != GONE:
            discard(g, env[FIRST])

    def favours(self) -> int:
        return -1

    def removes(self) -> bool:
        return True

    def hurts(self, g: Doom, env: Env) -> list[int]:
        return wounded_by_discarding(g, env[FIRST])  # DT-078


# What a player may be without
NOTHING: Final = 0
DESTINY: Final = 1
NAMED_WARRIORS: Final = 2  # in the Squad


class DiscardThis(Effect):
    """The card itself is discarded; with a condition, when the player it lies before is without something."""

    def __init__(self, without: int = NOTHING) -> None:
        self.name = ""
        self.without = without

    def could(self, g: Doom, env: Env) -> bool:
        if self.without == DESTINY:
            return g.d[env[FIRST]] == 0
        if self.without == NAMED_WARRIORS:
            return env[SOURCE] != NONE and not has_named(g, env[SOURCE], env[FIRST])
        return True

    def do(self, g: Doom, env: Env) -> None:
        discard(g, env[SOURCE])


class Wound(Effect):
    """A chosen warrior is wounded; if that kills it, the user of the card earns the points or not (DT-199, DT-304)."""

    def __init__(self, earns: bool = False) -> None:
        self.name = ""
        self.earns = earns

    def favours(self) -> int:
        return -1

    def wounds(self) -> bool:
        return True

    def could(self, g: Doom, env: Env) -> bool:
        return len(env) <= FIRST or env[FIRST] < 0 or can_be_hurt(g, env[FIRST])  # DT-249

    def do(self, g: Doom, env: Env) -> None:
        if g.in_play(env[FIRST]):
            by = env[OTHER] if self.earns and len(env) > OTHER and g.place[env[OTHER]] > PLAYED else NONE
            wound(g, env[FIRST], by, env[YOU] if self.earns else NONE)


def has_named(g: Doom, slot: int, seat: int) -> bool:
    """Whether a Squad holds warriors of the affiliation that was named for a card."""
    for warrior in g.warriors[seat]:
        if g.place[warrior] == SQUAD and g.in_play(warrior) and is_named(g, slot, warrior):
            return True
    return False


def is_named(g: Doom, slot: int, warrior: int) -> bool:
    """Whether a warrior is of the affiliation that was named for a card."""
    return affiliations_of(g, warrior) & noted(g, slot, NAMED_AFFILIATION) != 0


class NameCorporation(Effect):
    """You name a corporation with warriors in the chosen player's Squad; the card remembers it."""

    def found(self, g: Doom, seat: int) -> list[int]:
        """The corporations that could be named."""
        stands = 0
        for warrior in g.warriors[seat]:
            if g.place[warrior] == SQUAD and g.in_play(warrior):
                stands |= affiliations_of(g, warrior)
        return [n for n in range(len(AFFILIATIONS)) if stands & CORPORATIONS & 1 << n]

    def could(self, g: Doom, env: Env) -> bool:
        return bool(self.found(g, env[FIRST]))

    def run(self, g: Doom, f: Frame) -> None:
        found = self.found(g, f.env[FIRST])
        if found:
            options = [verbs.AFFILIATION | n << A for n in found]
            g.ask(f, f.env[YOU], "corporation", options, (f.env[SOURCE], g.kind[f.env[SOURCE]]))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        note(g, f.env[SOURCE], NAMED_AFFILIATION, 1 << first(action))

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        return unlisted(g, action, verbs.AFFILIATION, no.NOT_TO_NAME)


class ReapNamed(Effect):
    """When a warrior of the named corporation joins the Squad of the player with this card, you earn P or D."""

    def __init__(self, p: int, d: int) -> None:
        self.name = ""
        self.p = p
        self.d = d

    def could(self, g: Doom, env: Env) -> bool:
        slot, warrior = env[SOURCE], env[FIRST]
        joins = g.control[warrior] == g.lies_before[slot] and g.place[warrior] == SQUAD
        return joins and is_named(g, slot, warrior)

    def run(self, g: Doom, f: Frame) -> None:
        options = [verbs.SPLIT | self.d << A, verbs.SPLIT | self.p << B]
        g.ask(f, f.env[YOU], "reap", options, (f.env[SOURCE], g.kind[f.env[SOURCE]]))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        earn(g, f.env[YOU], first(action), second(action))

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        return unlisted(g, action, verbs.SPLIT, no.WRONG_SPLIT)


class KillFoe(Effect):
    """The opponent in the combat just fought is killed, and the points for it are earned."""

    def could(self, g: Doom, env: Env) -> bool:
        return env[OTHER] != NONE and g.in_play(env[OTHER]) and can_be_hurt(g, env[OTHER])

    def do(self, g: Doom, env: Env) -> None:
        if self.could(g, env):
            kill(g, env[OTHER], env[FIRST])


class AnnihilateThis(Effect):
    """The card itself is annihilated."""

    def do(self, g: Doom, env: Env) -> None:
        if g.place[env[SOURCE]] != GONE:
            leave_play(g, env[SOURCE], TO_ANNIHILATED)


class DiscardEvery(Effect):
    """Every card of a class in play is discarded."""

    def __init__(self, which: Which) -> None:
        self.name = ""
        self.which = which

    def could(self, g: Doom, env: Env) -> bool:
        return bool(find_cards(g, self.which, env[SOURCE], env[YOU]))

    def reach(self, g: Doom, env: Env) -> list[int]:
        return find_cards(g, self.which, env[SOURCE], env[YOU])

    def do(self, g: Doom, env: Env) -> None:
        for slot in find_cards(g, self.which, env[SOURCE], env[YOU]):
            discard(g, slot)


class Heal(Effect):
    """A wounded warrior is healed."""

    def __init__(self, fresh: bool = False, living: bool = False) -> None:
        self.name = ""
        self.fresh = fresh  # only the attacker of the combat just fought, of a wound it has got there
        self.living = living  # not one that has just been killed

    def favours(self) -> int:
        return 1

    def heals(self) -> bool:
        return True

    def could(self, g: Doom, env: Env) -> bool:
        return len(env) <= FIRST or bool(g.flags[env[FIRST]] & WOUNDED)

    def do(self, g: Doom, env: Env) -> None:
        if (self.fresh and not g.last_combat[HIT_SURVIVED]) or (self.living and is_dying(g, env[FIRST])):
            return
        if g.flags[env[FIRST]] & WOUNDED:
            g.set_flag(env[FIRST], WOUNDED, False)
            g.tell(events.HEALED, env[FIRST], g.kind[env[FIRST]])


class Dig(Effect):
    """A named card is taken from your collection (DT-342) and placed with a warrior."""

    def __init__(self, code: str) -> None:
        self.name = ""
        self.code = code

    def could(self, g: Doom, env: Env) -> bool:
        kind = g.cards.index[self.code]
        if in_collection(g, env[YOU], kind) == NONE or no_uniqueness(g, env[YOU], kind):
            return False
        return len(env) <= FIRST or no_receiving(g, kind, g.cards.plays[kind][0], env[YOU], env[FIRST]) == no.OK

    def barred(self, g: Doom, env: Env) -> int:
        kind = g.cards.index[self.code]
        found = in_collection(g, env[YOU], kind) != NONE
        return no_uniqueness(g, env[YOU], kind) if found else no.OK  # DT-088

    def do(self, g: Doom, env: Env) -> None:
        kind = g.cards.index[self.code]
        if in_collection(g, env[YOU], kind) != NONE and g.in_play(env[FIRST]):
            slot = take_from_collection(g, env[YOU], kind)
            put_in_play(g, slot, ATTACHED, env[FIRST])
            g.tell(events.ATTACHED, slot, env[FIRST], kind, g.kind[env[FIRST]])


# Where a card of the collection lies (DT-342)
IN_GRAVE: Final = 0
IN_SIDEBOARD: Final = 1
IN_LIBRARY: Final = 2


def in_collection(g: Doom, seat: int, kind: int) -> int:
    """DT-342: where a player's collection holds a card, or NONE."""
    if kind in g.grave[seat]:
        return IN_GRAVE
    if kind in g.sideboard[seat]:
        return IN_SIDEBOARD
    return IN_LIBRARY if kind in g.library[seat] else NONE


def take_from_collection(g: Doom, seat: int, kind: int) -> int:
    """DT-A51: the card leaves its pile for the table; a library that was searched is shuffled."""
    where = in_collection(g, seat, kind)
    if where == IN_LIBRARY or (where == IN_GRAVE and not lies_open(g, seat, kind)):
        forget_copy(g, seat, kind, False)
    if where == IN_GRAVE:
        unearth(g, seat, kind)
    else:
        pile = (g.sideboard if where == IN_SIDEBOARD else g.library)[seat][:]
        pile.remove(kind)
        if where == IN_SIDEBOARD:
            g.sideboard = put_row(g.sideboard, seat, pile)
        else:
            g.shuffle(pile)
            g.library = put_row(g.library, seat, pile)
    return new_slot(g, kind, seat, PLAYED)


class GiveTo(Effect):
    """The card itself is given to a different warrior that may bear it (DT-069: only because it says so)."""

    def could(self, g: Doom, env: Env) -> bool:
        kind = g.kind[env[SOURCE]]
        if g.place[env[SOURCE]] != ATTACHED or g.bearer[env[SOURCE]] == env[FIRST]:
            return False
        return no_receiving(g, kind, g.cards.plays[kind][0], env[YOU], env[FIRST]) == no.OK

    def do(self, g: Doom, env: Env) -> None:
        slot, warrior = env[SOURCE], env[FIRST]
        if self.could(g, env):
            detach(g, slot)
            attach(g, slot, warrior)
            g.tell(events.ATTACHED, slot, warrior, g.kind[slot], g.kind[warrior])
