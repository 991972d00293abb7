"""Effects on cards that lie on the table."""

from __future__ import annotations

from typing import Final

from grognard.core.action import A, first, second
from grognard.core.agenda import Env, Frame, put_row
from grognard.games.doomtrooper import events, verbs
from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.effects import FIRST, OTHER, SOURCE, YOU
from grognard.games.doomtrooper.flow.removal import discard, kill, wound, wounded_by_discarding
from grognard.games.doomtrooper.flow.windows import earn
from grognard.games.doomtrooper.language.effect import Effect
from grognard.games.doomtrooper.language.powers import NO_AUTOKILL
from grognard.games.doomtrooper.language.selectors import Which
from grognard.games.doomtrooper.model.combats import DROPPED, hit_in_last_combat
from grognard.games.doomtrooper.model.graves import lies_open, unearth
from grognard.games.doomtrooper.model.identity import affiliations_of, home_of, sides_of
from grognard.games.doomtrooper.model.leaving import TO_ANNIHILATED, leave_play
from grognard.games.doomtrooper.model.moves import attach, detach, new_slot, put_in_play
from grognard.games.doomtrooper.model.notes import NAMED_AFFILIATION, note, noted
from grognard.games.doomtrooper.model.sightings import forget_copy
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.abilities import user_of
from grognard.games.doomtrooper.queries.first_strike import first_striker
from grognard.games.doomtrooper.queries.legality import Refusal, not_among
from grognard.games.doomtrooper.queries.playing import no_uniqueness
from grognard.games.doomtrooper.queries.powers import has
from grognard.games.doomtrooper.queries.protection import can_be_hurt, cannot_be_discarded, is_spared_by
from grognard.games.doomtrooper.queries.ratings import rating
from grognard.games.doomtrooper.queries.reactions import is_dying
from grognard.games.doomtrooper.queries.receiving import no_receiving
from grognard.games.doomtrooper.queries.selecting import find_cards, is_meant
from grognard.games.doomtrooper.queries.splits import no_split, split
from grognard.games.doomtrooper.queries.targets_of_play import unshielded
from grognard.games.doomtrooper.words import (
    AFFILIATIONS,
    ATTACHED,
    BROTHERHOOD,
    CORPORATIONS,
    GONE,
    LEGION,
    LEGION_ICON,
    PLAYED,
    SQUAD,
    WOUNDED,
    V,
)


class Discard(Effect):
    """A chosen card is discarded; perhaps for a multiple of its present V, which you gain in D.

    A weapon whose bearer strikes first is perhaps discarded only after that blow (DT-209).
    """

    def __init__(self, d_times: int = 0, after_blow: bool = False) -> None:
        self.name = ""
        self.d_times = d_times
        self.after_blow = after_blow

    def could(self, g: Doom, env: Env) -> bool:
        return len(env) <= FIRST or env[FIRST] < 0 or not cannot_be_discarded(g, env[FIRST])  # DT-340

    def do(self, g: Doom, env: Env) -> None:
        card = env[FIRST]
        if g.place[card] == GONE:
            return
        if self.after_blow and is_needed_first(g, card):
            g.changes = [*g.changes, env[SOURCE], card, DROPPED, 1, len(g.combats)]
            return
        value = max(0, rating(g, card, V, NONE)) if self.d_times else 0
        discard(g, card)
        if value and g.place[card] == GONE:
            g.gain(env[YOU], self.d_times * value, 0)
            g.tell(events.POINTS, env[YOU], self.d_times * value, 0)

    def favours(self) -> int:
        return -1

    def removes(self) -> bool:
        return True

    def hurts(self, g: Doom, env: Env) -> list[int]:
        return wounded_by_discarding(g, env[FIRST])  # DT-078


def is_needed_first(g: Doom, weapon: int) -> bool:
    """Whether the bearer of a weapon strikes first in the present combat, as things stand."""
    striker = first_striker(g) if g.combats else NONE
    return striker != NONE and g.combat()[striker] == g.bearer[weapon]


# What a player may lack
NOTHING: Final = 0
DESTINY: Final = 1
NAMED_WARRIORS: Final = 2  # in the Squad
HOME_OF_BEARER: Final = 3  # the bearer is no member of the corporation on its card


class DiscardThis(Effect):
    """The card itself is discarded; with a condition, when the player before whom it lies lacks something."""

    def __init__(self, without: int = NOTHING) -> None:
        self.name = ""
        self.without = without

    def could(self, g: Doom, env: Env) -> bool:
        if self.without == DESTINY:
            return g.d[env[FIRST]] == 0
        if self.without == NAMED_WARRIORS:
            return env[SOURCE] != NONE and not has_named(g, env[SOURCE], env[FIRST])
        if self.without == HOME_OF_BEARER:
            bearer = NONE if env[SOURCE] == NONE else g.bearer[env[SOURCE]]
            home = 0 if bearer == NONE else home_of(g, bearer)
            return home != 0 and not affiliations_of(g, bearer) & home
        return True

    def is_price(self) -> bool:
        return self.without == NOTHING

    def do(self, g: Doom, env: Env) -> None:
        discard(g, env[SOURCE])


class Wound(Effect):
    """A chosen warrior is wounded; if that kills it, the user of the card earns the points or not (DT-199, DT-304).

    A mortal wound kills a wounded warrior, and does nothing to a warrior that was healed in answer.
    """

    def __init__(self, earns: bool = False, mortal: bool = False, foe: bool = False) -> None:
        self.name = ""
        self.earns = earns
        self.mortal = mortal
        self.foe = foe  # the opponent of the warrior that a moment is about, and that warrior wounds it

    def favours(self) -> int:
        return -1

    def wounds(self) -> bool:
        return True

    def could(self, g: Doom, env: Env) -> bool:
        if self.foe:
            foe = env[OTHER]
            hurt = foe != NONE and g.in_play(foe) and can_be_hurt(g, foe)
            return hurt and not is_spared_by(g, env[SOURCE], foe)
        if len(env) <= FIRST or env[FIRST] < 0:
            return True
        return can_be_hurt(g, env[FIRST]) and not is_spared_by(g, env[SOURCE], env[FIRST])  # DT-249

    def hurts(self, g: Doom, env: Env) -> list[int]:
        if self.foe:
            return [env[OTHER]] if env[OTHER] != NONE else []
        return [env[FIRST]] if len(env) > FIRST else []

    def do(self, g: Doom, env: Env) -> None:
        spared = not g.in_play(env[FIRST]) or is_spared_by(g, env[SOURCE], env[FIRST])
        if self.foe:
            if self.could(g, env):
                wound(g, env[OTHER], env[FIRST])
        elif not spared and (not self.mortal or g.flags[env[FIRST]] & WOUNDED):
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
        return not_among(g, action, verbs.AFFILIATION, self.found(g, f.env[FIRST]), no.NOT_TO_NAME)


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
        g.ask(f, f.env[YOU], "reap", [split(self.d, 0), split(0, self.p)], (f.env[SOURCE], g.kind[f.env[SOURCE]]))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        earn(g, f.env[YOU], first(action), second(action), by_warrior=False)

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        return no_split(g, action, [split(self.d, 0), split(0, self.p)])


class KillFoe(Effect):
    """The opponent in the combat just fought is killed, and the points for it are earned."""

    def could(self, g: Doom, env: Env) -> bool:
        foe = env[OTHER]
        if foe == NONE or not g.in_play(foe) or is_spared_by(g, env[SOURCE], foe):
            return False
        return can_be_hurt(g, foe) and not has(g, foe, NO_AUTOKILL)

    def do(self, g: Doom, env: Env) -> None:
        if self.could(g, env):
            kill(g, env[OTHER], env[FIRST])


class AnnihilateThis(Effect):
    """The card itself is annihilated."""

    def is_price(self) -> bool:
        return True

    def do(self, g: Doom, env: Env) -> None:
        if g.place[env[SOURCE]] != GONE:
            leave_play(g, env[SOURCE], TO_ANNIHILATED)


class DiscardEvery(Effect):
    """Every card of a class in play is discarded, apart from warriors immune to the card that does it (DT-270)."""

    def __init__(
        self,
        which: Which,
        on: Which | None = None,
        but_on: Which | None = None,
        of_player: bool = False,
        of_target: bool = False,
        lowering: bool = False,
    ) -> None:
        self.name = ""
        self.which = which
        self.on = on  # only cards that warriors of this class bear
        self.but_on = but_on  # no cards that warriors of this class bear
        self.of_player = of_player  # only cards of the chosen player
        self.of_target = of_target  # only cards that the chosen warrior bears
        self.lowering = lowering  # … and that lower its ratings

    def could(self, g: Doom, env: Env) -> bool:
        return bool(self.reach(g, env))

    def reach(self, g: Doom, env: Env) -> list[int]:
        if self.of_target:
            borne = g.attached[env[FIRST]]
            found = [slot for slot in borne if is_meant(g, self.which, env[SOURCE], env[YOU], slot)]
            return [slot for slot in found if g.cards.lowers[g.kind[slot]] or not self.lowering]
        found = find_cards(g, self.which, env[SOURCE], env[YOU])
        if self.on is not None:
            found = [slot for slot in found if is_borne_by(g, slot, self.on, env)]
        if self.but_on is not None:
            found = [slot for slot in found if not is_borne_by(g, slot, self.but_on, env)]
        if self.of_player:
            found = [slot for slot in found if g.control[slot] == env[FIRST]]
        return found

    def do(self, g: Doom, env: Env) -> None:
        for slot in unshielded(g, g.kind[env[SOURCE]], tuple(self.reach(g, env))):
            discard(g, slot)


def is_borne_by(g: Doom, slot: int, which: Which, env: Env) -> bool:
    """Whether a card lies on a warrior of a class, or on a card of such a warrior."""
    bearer = warrior_with(g, slot)
    return bearer != NONE and is_meant(g, which, env[SOURCE], env[YOU], bearer)


def warrior_with(g: Doom, slot: int) -> int:
    """The warrior that bears an attachment, or the card that it lies on, or NONE."""
    while g.place[slot] == ATTACHED:
        slot = g.bearer[slot]
        if g.is_warrior(slot):
            return slot
    return NONE


# The organizations that a card may be about: the Dark Legion is a side, its icon stands for it here
ORGANIZATIONS: Final = CORPORATIONS | BROTHERHOOD | LEGION_ICON


class DiscardOfNamed(Effect):
    """You choose a corporation, the Brotherhood or the Dark Legion; the cards of a class that its members bear are
    discarded.
    """

    def __init__(self, which: Which) -> None:
        self.name = ""
        self.which = which

    def lost(self, g: Doom, env: Env, organizations: int) -> list[int]:
        """The cards that members of these organizations bear."""
        out = []
        for slot in find_cards(g, self.which, env[SOURCE], env[YOU]):
            bearer = warrior_with(g, slot)
            if bearer != NONE and memberships(g, bearer) & organizations:
                out.append(slot)
        return out

    def found(self, g: Doom, env: Env) -> list[int]:
        """The organizations that could be named: those whose members would lose something (DT-249)."""
        borne = 0
        for slot in self.lost(g, env, ORGANIZATIONS):
            borne |= memberships(g, warrior_with(g, slot)) & ORGANIZATIONS
        return [n for n in range(len(AFFILIATIONS)) if borne & 1 << n]

    def could(self, g: Doom, env: Env) -> bool:
        return bool(self.lost(g, env, ORGANIZATIONS))

    def reach(self, g: Doom, env: Env) -> list[int]:
        return self.lost(g, env, ORGANIZATIONS)

    def run(self, g: Doom, f: Frame) -> None:
        found = self.found(g, f.env)
        if found:
            options = [verbs.AFFILIATION | n << A for n in found]
            g.ask(f, f.env[YOU], "affiliation", options, (f.env[SOURCE], g.kind[f.env[SOURCE]]))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        g.tell(events.NAMED, f.env[YOU], first(action))
        for slot in self.lost(g, f.env, 1 << first(action)):
            discard(g, slot)

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        return not_among(g, action, verbs.AFFILIATION, self.found(g, f.env), no.NOT_TO_NAME)


def memberships(g: Doom, warrior: int) -> int:
    """The affiliations of a warrior as bits, with the Dark Legion's icon for all on its side (DT-288)."""
    icon = LEGION_ICON if sides_of(g, warrior) & LEGION else 0
    return affiliations_of(g, warrior) & ~LEGION_ICON | icon


class Heal(Effect):
    """A wounded warrior is healed."""

    def __init__(self, fresh: bool = False, living: bool = False, user: bool = False) -> None:
        self.name = ""
        self.user = user  # the user of the card, whoever the target is
        self.fresh = fresh  # only a combatant of the combat just fought, of a wound from that combat
        self.living = living  # not a warrior that has just been killed

    def favours(self) -> int:
        return int(not self.user)

    def heals(self) -> bool:
        return not self.user

    def could(self, g: Doom, env: Env) -> bool:
        if self.user:
            return bool(g.flags[user_of(g, env[SOURCE])] & WOUNDED)
        if self.fresh and not hit_in_last_combat(g, env[FIRST]):
            return False
        return len(env) <= FIRST or bool(g.flags[env[FIRST]] & WOUNDED)

    def do(self, g: Doom, env: Env) -> None:
        warrior = user_of(g, env[SOURCE]) if self.user else env[FIRST]
        if (self.fresh and not hit_in_last_combat(g, warrior)) or (self.living and is_dying(g, warrior)):
            return
        if g.flags[warrior] & WOUNDED:
            g.set_flag(warrior, WOUNDED, False)
            g.tell(events.HEALED, warrior, g.kind[warrior])


class Dig(Effect):
    """A named card is taken from your collection (DT-342) and placed with a warrior."""

    def __init__(self, code: str) -> None:
        self.name = ""
        self.code = code

    def could(self, g: Doom, env: Env) -> bool:
        kind = g.cards.index[self.code]
        if in_collection(g, env[YOU], kind) == NONE or no_uniqueness(g, env[YOU], kind):
            return False
        return len(env) <= FIRST or no_receiving(g, kind, g.cards.plays[kind][0], env[YOU], env[FIRST]) is no.OK

    def barred(self, g: Doom, env: Env) -> Clause | None:
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
    """DT-A51: move the card from its pile to the table; a library that was searched is shuffled."""
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
        return no_receiving(g, kind, g.cards.plays[kind][0], env[YOU], env[FIRST]) is no.OK

    def do(self, g: Doom, env: Env) -> None:
        slot, warrior = env[SOURCE], env[FIRST]
        if self.could(g, env):
            detach(g, slot)
            attach(g, slot, warrior)
            g.tell(events.ATTACHED, slot, warrior, g.kind[slot], g.kind[warrior])
