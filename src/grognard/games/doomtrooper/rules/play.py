"""Playing a card: legal or not, announced, paid, answered, resolved (DT-240…251)."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.action import A, B, first, second
from grognard.core.agenda import Env, Frame, Node, put
from grognard.games.doomtrooper import events as told
from grognard.games.doomtrooper import plays as p
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.plays import Play
from grognard.games.doomtrooper.rules import refusals as no
from grognard.games.doomtrooper.rules.acts import ACTING, add_acts
from grognard.games.doomtrooper.rules.alike import unlike
from grognard.games.doomtrooper.rules.allegiance import abandon_vehicles, add_sides, follow_side, take_side
from grognard.games.doomtrooper.rules.attacks import is_barred
from grognard.games.doomtrooper.rules.cover import no_boarding, step_in
from grognard.games.doomtrooper.rules.end import is_won
from grognard.games.doomtrooper.rules.liberties import (
    banned,
    due,
    surcharge,
    worthless,
)
from grognard.games.doomtrooper.rules.moments import fire, sweep
from grognard.games.doomtrooper.rules.personalities import area_of, is_forestalled, take_back
from grognard.games.doomtrooper.rules.plague import catch
from grognard.games.doomtrooper.rules.playable import (
    helped,
    no_play,
    players,
    survivor_of,
    targets,
    timings,
    type_shield,
    unshielded,
)
from grognard.games.doomtrooper.rules.reactions import (
    acting,
    affected,
    announced,
    answered_by,
    counter_targets,
    is_dying,
    is_laid,
)
from grognard.games.doomtrooper.rules.receiving import actions_for, has_opener, price
from grognard.games.doomtrooper.rules.spells import (
    NO_STEPS,
    RAISING,
    STEPS,
    able_casters,
    aims,
    deaf_to_it,
    doubles,
    fed_way,
    is_doubled,
    most_steps,
    no_aim,
    spell_price,
)
from grognard.games.doomtrooper.rules.squads import note_gaps
from grognard.games.doomtrooper.rules.window import (
    ASKED,
    COUNTERS,
    EARNED,
    MODIFIERS,
    OF_TURN,
    OPEN,
    SAVES,
    SEATS,
    START,
    VICTORY,
    is_cut_short,
    leader,
    may_still_rate,
    order,
)
from grognard.games.doomtrooper.state import (
    CHANGE,
    DUES,
    LAID,
    NO_SLOTS,
    NON_ATTACK,
    NONE,
    PHASE,
    TACTIC,
    TOO_BUSY,
    TURNED_TACTIC,
    UNDEFINED,
    Doom,
)
from grognard.games.doomtrooper.words import (
    AFTER_ANNIHILATED,
    ART,
    ATTACHED,
    BEFORE_PLAYER,
    EQUIPMENT,
    FIGHT,
    HALF_PRICE,
    KOHORT,
    OUTPOST,
    OUTSIDE,
    PERSONAL_SPELL,
    PERSONALITY,
    PLAYED,
    RAISED,
    SHOOT,
    SQUAD,
    VEHICLE,
    WARRIOR,
    WITH_GAME,
)

UNDEFINED_PAID: Final = 8  # what a personality notes: standard actions, and undefined extra ones times this

# Stages of a play
CHOOSING: Final = 0
FEEDING: Final = 1
ANNOUNCED: Final = 2
ANSWERED: Final = 3
RESOLVED: Final = 4
CASTING: Final = 5  # first of all, for a spell

OPENED_WAY: Final = 1 << p.IF_OPENED
PASSES: Final[list[int]] = [verbs.PASS]  # never changed
NO_OPTIONS: Final[list[list[int]]] = []


def window_options(g: Doom, seat: int, purpose: int, about: int) -> list[int]:
    """What a seat may do in a window: pass, or play a card that fits."""
    out: list[Any] = [verbs.PASS]
    if g.busy >= TOO_BUSY:
        return out
    now = timings(g, purpose) & g.meant[seat]
    if now & OPENED_WAY and not has_opener(g, seat):
        now -= OPENED_WAY
    if now:
        meant = g.cards.timings
        last = NONE
        for kind in g.hand[seat]:
            if not meant[kind] & now or kind == last:
                continue
            last = kind
            ways = g.cards.plays[kind]
            for way in range(len(ways)):
                if now >> ways[way].timing & 1 and no_play(g, seat, kind, way, about) == no.OK:
                    out.append(verbs.PLAY | kind << A | way << B)
    if g.users:
        add_acts(g, seat, purpose, about, out)
        if purpose in (OPEN, VICTORY):
            add_sides(g, seat, out)
    if g.changes and purpose == OPEN:
        add_raises(g, seat, out)
    return out


def add_raises(g: Doom, seat: int, out: list[Any]) -> None:
    """DT-151: the seat's spells that were cast in phase 5 of this combat and may be fed more."""
    if may_still_rate(g):
        for slot in acting(g):
            if g.control[slot] == seat and g.flags[slot] & RAISED and g.mark[slot]:
                if most_steps(g, seat, fed_way(g, slot), is_doubled(g, slot)) > 0:
                    out.append(verbs.USE | slot << A)


def begin(g: Doom, seat: int, kind: int, way: int, about: int = NONE, paid: int = 0, by: int = NONE) -> None:
    """A card leaves the hand to be played; bound: its slot, its player, the way, and what is chosen.

    A personality notes the actions paid for it, as it may be taken back (DT-275).
    """
    play = g.cards.plays[kind][way]
    slot = g.take_from_hand(seat, kind)
    if paid and g.cards.traits[kind] & PERSONALITY and g.cards.type[kind] == WARRIOR:
        g.mark = put(g.mark, slot, paid)
    if g.switched:
        g.switched = []
    if play.once_a_turn:
        g.used = [*g.used, kind]
    if by != NONE:  # it is settled who casts it, or whose card it is laid on
        g.bearer = put(g.bearer, slot, by)
        g.push(PLAYING, (slot, seat, way), CHOOSING)
        return
    start_play(g, slot, seat, way, about)


def start_play(g: Doom, slot: int, seat: int, way: int, about: int) -> None:
    """A card is on its way; what it answers, saves or follows is its target."""
    kind = g.kind[slot]
    play = g.cards.plays[kind][way]
    bound: Env = (slot, seat, way)
    if play.timing == p.AFTER_VICTORY:
        bound = (slot, seat, way, survivor_of(g, seat))
    elif play.timing == p.AFTER_EARNING or (about != NONE and play.timing in (p.TO_SAVE, p.TO_COUNTER)):
        bound = (slot, seat, way, about)
    elif about != NONE:
        found = helped(g, seat, kind, play, about)
        if len(found) == 1:
            bound = (slot, seat, way, found[0])  # whom it keeps from the card that it answers
        elif not g.cards.answers[kind]:
            bound = (slot, seat, way, about)
    g.push(PLAYING, bound, CASTING if g.cards.type[kind] == ART else CHOOSING)


def is_pending(g: Doom, slot: int) -> bool:
    """Whether a played card is still being resolved."""
    f = g.agenda
    while f is not None:
        if f.node is PLAYING and f.env[0] == slot:
            return True
        f = f.below
    return False


class Boarding(Node[Doom]):
    """DT-076: who receives a vehicle is at once inside it or outside; bound is the vehicle."""

    def run(self, g: Doom, f: Frame) -> None:
        slot = f.env[0]
        warrior = g.bearer[slot]
        g.set_flag(slot, OUTSIDE, True)
        if no_boarding(g, slot):
            return  # DT-079: nobody is in cover inside a vehicle; DT-080: nor in one that it cannot use
        options = [choice(g, g.control[warrior], verbs.BOARD, slot), verbs.PASS]
        g.ask(f, g.control[warrior], "board", options, (slot, warrior, g.kind[slot], g.kind[warrior]))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        if action != verbs.PASS:
            step_in(g, f.env[0])


class Playing(Node[Doom]):
    """A card on its way from announcement to effect."""

    def run(self, g: Doom, f: Frame) -> None:
        slot, seat, way = f.env[0], f.env[1], f.env[2]
        kind = g.kind[slot]
        play = g.cards.plays[kind][way]
        stage = f.stage
        if stage == CASTING:
            if self.ask_caster(g, f, play, kind, seat):
                return
            stage = CHOOSING
        if stage == CHOOSING:
            fed = not play.each or g.mark[slot] != 0
            if fed and self.ask_target(g, f, play, kind, seat):
                return
            stage = FEEDING
        if stage == FEEDING:
            if play.per and g.mark[slot] == 0:
                self.ask_steps(g, f, play, kind, seat)
                return
            stage = ANNOUNCED
        if stage == ANNOUNCED:
            cost = price(g, seat, kind, play) + play.per * max(0, g.mark[slot])
            if g.cards.type[kind] == ART:
                g.set_flag(slot, HALF_PRICE, doubles(g, g.bearer[slot]))
                if play.per and g.combats and g.combat()[PHASE] == MODIFIERS:
                    g.set_flag(slot, RAISED, True)
                cost = spell_price(cost, is_doubled(g, slot))
            elif len(f.env) > 3 and play.on is not None and (play.for_value or play.on.affiliation):
                cost += due(g, seat, play, f.env[3])
                note_dues(g, slot, seat, play, f.env[3])
            if cost:
                g.pay(seat, cost)
                g.tell(told.PAID, seat, cost)
            g.tell(told.PLAYED, seat, slot, kind)
            g.again(f, ANSWERED, f.env)
            open_window(g, COUNTERS, slot)  # DT-242: nothing resolves before everybody could react
        elif stage == ANSWERED:
            g.again(f, RESOLVED, f.env)
            if play.timing == p.IN_COMBAT and not may_still_rate(g):
                return  # an answer has ended the combat
            if play.for_all and deaf_to_it(g, seat) != NONE:
                return  # DT-A31: an answer has made a combatant immune
            targets_left = f.env[3:]
            if targets_left and not play.on_player and type_shield(g, kind) and play.do.favours() < 0:
                targets_left = unshielded(g, kind, targets_left)
                if not targets_left:
                    return
            if not is_copy_of_its(g, slot, play, targets_left):
                g.push(play.do, (slot, seat, *targets_left))
        else:
            settle(g, slot, seat, play, f.env)

    def ask_target(self, g: Doom, f: Frame, play: Play, kind: int, seat: int) -> bool:
        """DT-150: targets are named when the card is played."""
        frame = Frame(f.id, self, CHOOSING, f.env, f.below)
        if len(f.env) - 3 >= (g.mark[f.env[0]] if play.each else 1):
            return False
        if play.on_player:
            options = [
                verbs.PLAYER | other << A
                for other in players(g, seat, kind, play)
                if play.do.could(g, (f.env[0], seat, other))
            ]
            g.ask(frame, seat, "player", options, (f.env[0], kind))
            return True
        if play.timing == p.TO_COUNTER:
            found = counter_targets(g, seat, play)
        elif g.cards.type[kind] == ART:
            caster = g.bearer[f.env[0]]
            found = [t for t in aims(g, seat, kind, play, caster) if not no_aim(g, seat, kind, play, caster, t)]
            if found == [caster] and play.on is None and not g.cards.traits[kind] & PERSONAL_SPELL:
                g.again(f, FEEDING, (*f.env, caster))  # DT-354: there is nobody else to name
                return True
        else:
            found = [t for t in targets(g, seat, kind, play) if play.do.could(g, (f.env[0], seat, t))]
            by = g.bearer[f.env[0]]
            if by != NONE:
                found = [t for t in found if is_borne_by(g, t, by)]
        if play.each:
            found = [t for t in found if t not in f.env[3:]]
        elif play.timing == p.ANYTIME and answered_by(f) != NONE:
            meant = helped(g, seat, kind, play, answered_by(f))
            found = [t for t in found if t in meant] if meant else found
        found = unlike(g, found)
        if not found:
            return False
        g.ask(frame, seat, "target", [choice(g, seat, verbs.CHOOSE, t) for t in found], (f.env[0], kind))
        return True

    def ask_caster(self, g: Doom, f: Frame, play: Play, kind: int, seat: int) -> bool:
        """DT-147: who casts it, where several could."""
        slot = f.env[0]
        found = able_casters(g, seat, kind, play, f.env[3] if len(f.env) > 3 else NONE)
        about = answered_by(f) if play.timing == p.ANYTIME and play.lies == p.ON_TARGET else NONE
        if about != NONE:
            meant = helped(g, seat, kind, play, about)
            found = [w for w in found if w in meant]
        if len(found) == 1:
            g.bearer = put(g.bearer, slot, found[0])
            return False
        g.ask(f, seat, "caster", [choice(g, seat, verbs.CHOOSE, w) for w in found], (slot, kind))
        return True

    def ask_steps(self, g: Doom, f: Frame, play: Play, kind: int, seat: int) -> None:
        """DT-149, DT-150: how much is spent is said when the card is played."""
        slot = f.env[0]
        if g.cards.type[kind] == ART:
            most = most_steps(g, seat, play, doubles(g, g.bearer[slot]))
        else:
            most = min((g.purse(seat) - play.d) // play.per, STEPS)
        if play.each:
            most = min(most, len(targets(g, seat, kind, play)))
        options = [verbs.STEPS | n << A for n in range(play.least, most + 1)]
        g.ask(Frame(f.id, self, FEEDING, f.env, f.below), seat, "steps", options, (slot, play.per, kind))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        slot = f.env[0]
        if f.stage == CASTING:
            g.bearer = put(g.bearer, slot, first(action))
            g.again(f, CHOOSING, f.env)
        elif action & 63 == verbs.STEPS:
            g.mark = put(g.mark, slot, first(action) or NO_STEPS)
            each = g.cards.plays[g.kind[slot]][f.env[2]].each
            g.again(f, CHOOSING if each else ANNOUNCED, f.env)
        else:
            each = g.cards.plays[g.kind[slot]][f.env[2]].each
            g.again(f, CHOOSING if each else FEEDING, (*f.env, first(action)))


def is_copy_of_its(g: Doom, slot: int, play: Play, given_to: Env) -> bool:
    """DT-070: whether equipment is given to one that has a copy already, and so does nothing more for it."""
    if g.cards.type[g.kind[slot]] != EQUIPMENT or play.lies != p.ON_TARGET or not given_to:
        return False
    for attachment in g.attached[given_to[0]]:
        if g.kind[attachment] == g.kind[slot]:
            return True
    return False


def is_borne_by(g: Doom, slot: int, warrior: int) -> bool:
    """Whether a card lies on a warrior."""
    return g.place[slot] == ATTACHED and g.bearer[slot] == warrior


def choice(g: Doom, seat: int, verb: int, slot: int) -> int:
    """An answer that names a card on the table; one that lies face down is not named by its kind."""
    hidden = g.is_face_down(slot, seat)
    return verb | slot << A | (verbs.UNKNOWN if hidden else g.kind[slot]) << B


def settle(g: Doom, slot: int, seat: int, play: Play, env: Env) -> None:
    """Where a card lies once it has done its work (DT-155, DT-334); DT-241: a combat notes what is laid down in it."""
    if g.place[slot] != PLAYED:
        return
    lay_down(g, slot, seat, play, env)
    if g.combats and g.place[slot] > PLAYED:
        bearer = g.bearer[slot] if g.place[slot] == ATTACHED else NONE
        g.changes = [*g.changes, slot, bearer, LAID, 1, len(g.combats)]


def lay_down(g: Doom, slot: int, seat: int, play: Play, env: Env) -> None:
    """A card goes where it lies from now on, or leaves the table."""
    kind = g.kind[slot]
    if play.lies == p.IN_AREA:
        if is_forestalled(g, kind):
            refund(g, slot, seat, play)
            return
        g.mark = put(g.mark, slot, 0)
        g.put_in_play(slot, area_of(g, slot))
        g.tell(told.MUSTERED, seat, slot, kind)
        fire(g, p.MUSTERED, slot)
    elif play.lies in (p.IN_SQUAD, p.IN_KOHORT):
        if len(env) > 3:
            g.control = put(g.control, slot, env[3])  # whose area it strengthens from now on
        g.put_in_play(slot, SQUAD if play.lies == p.IN_SQUAD else KOHORT)
        g.tell(told.BUILT, slot, seat, kind)
        start_clock(g, slot, seat, play)
    elif play.lies == p.IN_OUTPOST:
        g.put_in_play(slot, OUTPOST)
        g.tell(told.BUILT, slot, seat, kind)
    elif play.lies == p.ON_GAME:
        g.put_in_play(slot, WITH_GAME)
    elif play.lies == p.BEFORE_YOU:
        g.put_in_play(slot, BEFORE_PLAYER, seat)
        start_clock(g, slot, seat, play)
    elif play.lies == p.BEFORE_TARGET:
        g.put_in_play(slot, BEFORE_PLAYER, env[3] if len(env) > 3 else seat)
        start_clock(g, slot, seat, play)
    elif play.lies == p.ON_TARGET and g.in_play(env[3]):
        g.put_in_play(slot, ATTACHED, env[3])
        g.tell(told.ATTACHED, slot, env[3], kind, g.kind[env[3]])
        start_clock(g, slot, seat, play)
        if g.cards.alters[kind]:
            follow_side(g, env[3])
        if g.cards.traits[kind] & VEHICLE and g.place[slot] == ATTACHED and g.is_warrior(env[3]):
            g.push(BOARDING, (slot,))
    elif play.timing == p.IN_COMBAT and g.combats:
        g.bearer = put(g.bearer, slot, len(g.combats))  # it acts until that combat is over (DT-241)
    else:
        g.leave(slot, g.cards.after[kind] == AFTER_ANNIHILATED)


def note_dues(g: Doom, slot: int, seat: int, play: Play, target: int) -> None:
    """DT-303: a freelancer has paid for a card that it is given."""
    if play.lies == p.ON_TARGET and g.is_warrior(target) and surcharge(g, play.on, seat, target):
        g.tie(DUES, target, slot)


def refund(g: Doom, slot: int, seat: int, play: Play) -> None:
    """DT-275: a personality that another player held hidden goes back to hand, its D and actions to its player."""
    g.gain(seat, price(g, seat, g.kind[slot], play), 0)
    actions = actions_for(g, seat, g.kind[slot], play)
    if play.timing == p.BY_ACTION and seat == g.active:
        standard, undefined = g.mark[slot] % UNDEFINED_PAID, g.mark[slot] // UNDEFINED_PAID
        g.standard += standard
        g.extra = [*g.extra, *[UNDEFINED] * undefined, *[NON_ATTACK] * (actions - standard - undefined)]
    elif play.timing == p.BY_ACTION:
        from grognard.games.doomtrooper.rules.turn import BLOCK

        g.push(BLOCK, (seat, actions))  # DT-A11
    take_back(g, slot)


def start_clock(g: Doom, slot: int, seat: int, play: Play) -> None:
    """Note when a card will leave by itself."""
    if play.until:
        g.mark = put(g.mark, slot, 8 * seat + play.until)
        g.timed = [*g.timed, slot]


def cancel_play(g: Doom, slot: int, discards: bool = False) -> None:
    """DT-263: a played card, or one in play that is used, has no effect; what was spent on it is lost.

    A played one goes where its icon sends it after play (DT-334), unless the answer discards it at any rate.
    """
    f = announced(g, slot)
    if f is not None:
        g.cancel(f.id)
    g.tell(told.CANCELLED, slot, g.kind[slot])
    if g.place[slot] == PLAYED or (f is None and is_laid(g, slot)):
        altered = g.bearer[slot] if g.place[slot] == ATTACHED and g.cards.alters[g.kind[slot]] else NONE
        undo_changes(g, slot)
        g.leave(slot, not discards and g.cards.after[g.kind[slot]] == AFTER_ANNIHILATED)
        if altered != NONE and g.place[altered] > PLAYED:
            follow_side(g, altered)


def undo_changes(g: Doom, source: int) -> None:
    """DT-241: what a card has changed in the present combat is as before."""
    kept: list[int] = []
    turned = 0
    for k in range(0, len(g.changes), CHANGE):
        if g.changes[k] != source:
            kept += g.changes[k : k + CHANGE]
        elif g.changes[k + 2] == TURNED_TACTIC:
            turned += 1
    if len(kept) == len(g.changes):
        return
    g.changes = kept
    if turned % 2:
        from grognard.games.doomtrooper.rules.combat import set_tactic

        set_tactic(g, FIGHT + SHOOT - g.combat()[TACTIC])


def open_window(g: Doom, purpose: int = OPEN, about: int = NONE) -> None:
    """Everybody may play what fits.

    Bound: what it is for, about what, whose turn, passes in a row, who was asked first, and in which combat.
    """
    g.push(WINDOW, (purpose, about, 0, 0, NONE, len(g.combats)))


def earn(g: Doom, seat: int, d: int, p: int) -> None:
    """Points for a player; DT-202: whoever can may still change what was earned."""
    g.gain(seat, d, p)
    g.tell(told.POINTS, seat, d, p)
    if p > 0:
        open_window(g, EARNED, p * SEATS + seat)


def open_saves(g: Doom, warrior: int) -> None:
    """Only cards that save from death (DT-195); the warrior's player is asked first (DT-248)."""
    open_window(g, SAVES, warrior)


class Window(Node[Doom]):
    """One after another is asked until all have passed in a row (DT-017); any play starts the circle anew."""

    def lead(self, g: Doom, purpose: int, about: int) -> int:
        """Who is asked first."""
        if purpose == START:
            return g.active
        if purpose == SAVES:
            return g.control[about]
        if purpose == VICTORY and about != NONE and not g.lost[about // SEATS]:
            return about // SEATS  # DT-020, DT-021
        usual = leader(g)
        if purpose == COUNTERS:
            touched = affected(g, about)
            for seat in order(g, usual) if touched else NO_SLOTS:
                if seat in touched:
                    return seat  # DT-248
        return usual

    def seats(self, g: Doom, purpose: int, about: int, lead: int) -> list[int]:
        """Who is asked after whom; DT-248: of an announced card first all whom it affects."""
        if purpose == START:
            return [g.active]
        seats = order(g, lead)
        if g.n > 2 and about != NONE:
            if purpose == COUNTERS:
                touched = affected(g, about)
                return [s for s in seats if s in touched] + [s for s in seats if s not in touched]
            if purpose == VICTORY and lead == about // SEATS:
                other = about % SEATS  # the other player of the combat comes second (DT-020)
                both = [s for s in (lead, other) if s in seats] if other != lead else [lead]
                return both + [s for s in seats if s not in both]
        return seats

    def found(self, g: Doom, purpose: int, about: int) -> list[list[int]]:
        """By seat what it may do; nothing if all can only pass, so that it does not matter who would be asked first."""
        out: list[list[int]] = []
        idle = True
        for seat in range(g.n):
            options: list[int] = PASSES
            if (purpose != START or seat == g.active) and not g.lost[seat]:
                options = window_options(g, seat, purpose, about)
                if len(options) > 1:
                    idle = False
            out.append(options)
        return NO_OPTIONS if idle else out

    def run(self, g: Doom, f: Frame) -> None:
        purpose, about, turn, passes, lead, depth = f.env
        card = NONE if purpose == VICTORY else about
        if g.infections:
            catch(g)
        if g.triggers and sweep(g, f):
            return
        if purpose in (OPEN, START, VICTORY) and is_won(g):
            return
        if g.driven:
            abandon_vehicles(g)
        if g.edicts:
            note_gaps(g)
            for slot in [*banned(g), *worthless(g)]:  # discarded, not killed (DT-348)
                if g.place[slot] > PLAYED:
                    g.tell(told.DISCARDED, slot, g.kind[slot])
                    g.leave(slot, False)
        if depth and purpose == OPEN and (is_cut_short(g, depth) or is_barred(g)):
            return
        if purpose == SAVES and not is_dying(g, about):
            return  # it is saved: nobody saves it again (DT-249)
        found: list[list[int]] = NO_OPTIONS
        if lead == NONE and g.quick:
            found = self.found(g, purpose, card)
            if not found:
                g.switched = NO_SLOTS
                return
        seats = self.seats(g, purpose, about, lead)
        while passes < len(seats):
            if turn % len(seats) == 0:  # DT-A13: who is first is settled anew for each circle
                now = self.lead(g, purpose, about)
                if now != lead:
                    lead, passes = now, 0
                    seats = self.seats(g, purpose, about, lead)
            seat = seats[turn % len(seats)]
            options = found[seat] if found else window_options(g, seat, purpose, card)
            if len(options) > 1 or not g.quick:
                frame = Frame(f.id, self, 0, (purpose, about, turn, passes, lead, depth), f.below)
                g.ask(frame, seat, ASKED[purpose], options, spoken_of(g, seat, purpose, about))
                return
            turn += 1
            passes += 1
        if g.switched:
            g.switched = []

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        purpose, about, turn, passes, lead, depth = f.env
        if action & 63 == verbs.PASS:
            g.again(f, 0, (purpose, about, turn + 1, passes + 1, lead, depth))
            return
        seats = self.seats(g, purpose, about, lead)
        seat = seats[turn % len(seats)]
        card = NONE if purpose == VICTORY else about
        g.bustle()
        g.again(f, 0, (purpose, about, turn + 1, 0, lead, depth))
        if action & 63 == verbs.USE and g.place[first(action)] == PLAYED:
            g.push(RAISING, (first(action), seat))
        elif action & 63 == verbs.USE:
            bound: Env = (first(action), seat, second(action))
            g.push(ACTING, bound if card == NONE else (*bound, card))
        elif action & 63 == verbs.SIDE:
            take_side(g, first(action), second(action))
        else:
            begin(g, seat, first(action), second(action), card)


def spoken_of(g: Doom, seat: int, purpose: int, about: int) -> Env:
    """The warrior to be saved or the card to be countered, with its kind where the seat may know it; or the moment."""
    if purpose == OPEN:
        return (g.combat()[PHASE],) if g.combats else (OF_TURN + g.step,)
    if purpose not in (SAVES, COUNTERS):
        return ()
    hidden = g.is_face_down(about, seat)
    return (about, verbs.UNKNOWN if hidden else g.kind[about])


WINDOW: Final = Window("window")
BOARDING: Final = Boarding("boarding")
PLAYING: Final = Playing("playing")
