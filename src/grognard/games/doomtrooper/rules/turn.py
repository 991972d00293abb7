"""The turn: draw, act, discard, with windows between (DT-010…034)."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.action import A, B, C, first, second, third
from grognard.core.agenda import Frame, Node, put
from grognard.games.doomtrooper import events as told
from grognard.games.doomtrooper import plays as p
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.rules import end
from grognard.games.doomtrooper.rules import refusals as no
from grognard.games.doomtrooper.rules.acts import (
    ACTING,
    add_acts_by_action,
    is_idle,
    no_act,
    use_by_action,
    user_of,
)
from grognard.games.doomtrooper.rules.attacks import (
    fund_of,
    has_attack,
    has_attack_by,
    is_barred,
    is_capable,
    is_guard,
)
from grognard.games.doomtrooper.rules.combat import end_combat, regroup, start_combat
from grognard.games.doomtrooper.rules.cover import (
    has_uncovered,
    leave_cover,
    no_boarding,
    no_cover,
    seek_cover,
    step_in,
)
from grognard.games.doomtrooper.rules.duties import NO_DUTY, actions_of, bound_options, duty, serves
from grognard.games.doomtrooper.rules.ledger import (
    ATTACKED,
    FROM_STANDARD,
    NO_RAID,
    SABOTAGED,
    declare,
    drop_extra,
    funds,
    has_own,
    is_licensed,
    led_by,
    licence,
    may_sabotage,
    non_attacks,
    sabotage_funds,
    shared_fund,
    spend,
    unlicensed,
)
from grognard.games.doomtrooper.rules.moments import fire
from grognard.games.doomtrooper.rules.outpost import no_reveal, no_transfer, transfer, transfer_cost
from grognard.games.doomtrooper.rules.own import add_owns, use_own
from grognard.games.doomtrooper.rules.plague import take_toll
from grognard.games.doomtrooper.rules.play import UNDEFINED_PAID, begin, earn, open_window
from grognard.games.doomtrooper.rules.playable import no_entry, no_play
from grognard.games.doomtrooper.rules.powers import powers
from grognard.games.doomtrooper.rules.ratings import rating
from grognard.games.doomtrooper.rules.receiving import actions_for
from grognard.games.doomtrooper.rules.removal import earns_no_p
from grognard.games.doomtrooper.rules.spells import able_casters, pay_attack_actions
from grognard.games.doomtrooper.rules.squads import check_squads
from grognard.games.doomtrooper.rules.window import FOUGHT_OUT, START, forsaken_part, is_broken
from grognard.games.doomtrooper.state import ACTIONS, HAND, NON_ATTACK, NONE, PHASE, TOO_BUSY, UNDEFINED, Doom
from grognard.games.doomtrooper.statics import (
    IDLE,
    IN_TRAINING,
    NO_SEEKING_COVER,
    TAKES_BEARER,
)
from grognard.games.doomtrooper.words import (
    ART,
    ASIDE,
    ATTACHED,
    AWAY,
    COVERED,
    GONE,
    LEFT_COVER,
    MOVED,
    OUTPOST,
    OUTSIDE,
    PRISONER,
    UNPAID,
    VEHICLE,
    V,
)

# Stages of a turn (DT-011)
BEGIN: Final = 0
DRAW: Final = 1
ACT: Final = 2
DISCARD: Final = 3
LAST: Final = 4
ENDED: Final = 5
DONE: Final = 6


def victims(g: Doom) -> list[int]:
    """DT-221, DT-032: opponents without a combat-capable warrior, not sabotaged since the last own Draw step."""
    out = []
    for seat in range(g.n):
        if g.are_opponents(seat, g.active) and not g.sabotaged[seat] and g.turns[seat] and not g.lost[seat]:
            for warrior in g.warriors[seat]:
                if is_guard(g, warrior):
                    break
            else:
                out.append(seat)
    return out


def saboteurs(g: Doom) -> list[int]:
    """DT-221: own combat-capable warriors."""
    out = [w for w in g.warriors[g.active] if is_capable(g, w) and not g.flags[w] & UNPAID]
    return [w for w in out if not powers(g, w, IDLE | IN_TRAINING)]


def no_sabotage(g: Doom) -> int:
    """Why nobody can be sabotaged now (DT-224, DT-227, DT-254)."""
    if g.round <= 1:
        return no.NO_SABOTAGE_YET
    if g.raided == ATTACKED:
        return no.RAID_CAME  # DT-228
    undefined = (g.standard and g.conversions) or UNDEFINED in g.extra
    return no.OK if undefined or has_own(g) else no.NO_ATTACK_ACTION


def action_options(g: Doom) -> list[int]:
    """What the active player may do now: of the menu what a duty leaves."""
    bid = duty(g)
    return bound_options(g, bid, menu(g)) if bid else menu(g)


def menu(g: Doom) -> list[int]:
    """The menu of actions (DT-014)."""
    if g.busy >= TOO_BUSY:
        return [verbs.END]
    seat = g.active
    actions = non_attacks(g)
    out = plain_menu(g, seat, actions)
    if g.users:
        add_acts_by_action(g, seat, actions, out)
    if g.extra:
        add_owns(g, out)
    add_attacks(g, out)
    if no_sabotage(g) == no.OK:
        for victim in victims(g):
            for warrior in saboteurs(g):
                if not may_sabotage(g, warrior):
                    continue
                out.append(verbs.SABOTAGE | warrior << A | victim << B)
                if g.n > 2 and sabotage_funds(g, warrior)[0] == FROM_STANDARD and UNDEFINED in g.extra:
                    out.append(verbs.SABOTAGE | warrior << A | victim << B | UNDEFINED + 1 << C)  # DT-A61
    out.append(verbs.END)
    return out


def has_fund(g: Doom, seat: int, kind: int, play: p.Play, actions: int) -> bool:
    """DT-170: whether a play's attack actions can be paid; DT-258: in another's turn if a Leader leads its casters."""
    if seat == g.active:
        return shared_fund(g, able_casters(g, seat, kind, play)) != NONE
    if g.turns[seat] == 0 or play.actions + play.attacks > actions or g.cards.type[kind] != ART:
        return False
    return unlicensed(g, able_casters(g, seat, kind, play), licence(g, seat, NON_ATTACK)) == NONE


def add_plays(g: Doom, seat: int, kind: int, actions: int, out: list[Any]) -> None:
    """The ways in which a seat may play a card from hand with so many actions."""
    ways = g.cards.plays[kind]
    for way in range(len(ways)):
        play = ways[way]
        if play.timing != p.BY_ACTION or not (play.actions or play.attacks):
            continue
        if play.actions <= actions or actions_for(g, seat, kind, play) <= actions:
            if play.attacks and not has_fund(g, seat, kind, play, actions):
                continue
            if no_play(g, seat, kind, way) == no.OK:
                out.append(verbs.PLAY | kind << A | way << B)


def plain_menu(g: Doom, seat: int, actions: int) -> list[Any]:
    """What a seat could do with so many non-attack actions, apart from cards in play."""
    out: list[Any] = []
    meant = g.cards.timings
    last = NONE
    hides = g.cards.hides
    may_be_hidden = actions >= 3 and has_uncovered(g, seat)
    for kind in g.hand[seat]:
        if kind == last:
            continue
        last = kind
        if meant[kind] & 1 << p.BY_ACTION:
            add_plays(g, seat, kind, actions, out)
        if may_be_hidden and hides[kind] and no_entry(g, seat, kind) == no.OK:
            out.append(verbs.HIDE | kind << A)  # DT-053, DT-A55
    if not actions:
        return out
    others = False  # DT-042: the only one does not seek cover
    if len(g.warriors[seat]) > 1:
        found = False
        for warrior in g.warriors[seat]:
            if not g.flags[warrior] & (AWAY | COVERED | PRISONER):
                if found:
                    others = True
                    break
                found = True
    own_powers = g.cards.powers
    plain = not g.opened and not g.infections and not g.given & (IDLE | NO_SEEKING_COVER)
    for warrior in g.warriors[seat]:
        flags = g.flags[warrior]
        kind = g.kind[warrior]
        named = warrior << A | kind << B
        if plain and not flags & (AWAY | PRISONER | COVERED) and not g.attached[warrior]:
            if others and hides[kind] and not own_powers[kind] & IDLE:
                out.append(verbs.COVER | named)  # nothing speaks against it, and so no clause need be asked
            continue
        if flags & (AWAY | PRISONER) or is_idle(g, warrior):
            continue  # DT-315, DT-316, DT-337
        if flags & COVERED:
            if not g.opened or no_reveal(g, warrior) == no.OK:
                out.append(verbs.LEAVE | named)
        elif others and no_cover(g, warrior) == no.OK:
            out.append(verbs.COVER | named)
        for attachment in g.attached[warrior]:
            if g.cards.traits[g.kind[attachment]] & VEHICLE and no_boarding(g, attachment) == no.OK:
                out.append(verbs.BOARD | attachment << A | g.kind[attachment] << B)  # DT-077
        if (g.opened or g.place[warrior] == OUTPOST) and transfer_cost(g, warrior) <= actions:
            if no_transfer(g, warrior) == no.OK:
                out.append(verbs.TRANSFER | named)  # DT-131
    out.append(verbs.MEDITATE)
    return out


def act(g: Doom, seat: int, verb: int, what: int) -> None:
    """An action that needs no card played."""
    if verb == verbs.MEDITATE:
        g.gain(seat, 1, 0)  # DT-063
        g.tell(told.MEDITATED, seat)
    elif verb == verbs.COVER:
        seek_cover(g, what)
    elif verb == verbs.LEAVE:
        leave_cover(g, what)
    elif verb == verbs.TRANSFER:
        transfer(g, what)
    elif verb == verbs.BOARD:
        if g.flags[what] & OUTSIDE:
            step_in(g, what)
        else:
            g.set_flag(what, OUTSIDE, True)
    elif verb == verbs.HIDE:
        slot = g.take_from_hand(seat, what, True)
        g.put_in_play(slot, ASIDE)  # DT-055
        g.set_flag(slot, COVERED | UNPAID, True)
        g.strike(slot)  # DT-A22: it does nothing until it is revealed
        g.tell(told.SOUGHT_COVER, slot, verbs.UNKNOWN)


def add_attacks(g: Doom, out: list[Any]) -> None:
    """With which actions the active player may attack; the first is meant where none is named (DT-259)."""
    plain = True
    for fund in funds(g):
        if has_attack_by(g, fund):
            out.append(verbs.ATTACK if plain else verbs.ATTACK | fund + 1 << A)
            plain = False


def let_end(g: Doom, seat: int, when: int) -> None:
    """Cards whose time is over leave: each notes who played it and until when."""
    for slot in g.timed:
        if g.mark[slot] == 8 * seat + when and g.place[slot] != GONE:
            kind = g.kind[slot]
            g.tell(told.ENDED, slot, kind)
            bearer = g.bearer[slot] if g.place[slot] == ATTACHED and takes_bearer(g, kind) else NONE
            g.leave(slot, when == p.GONE_AT_YOUR_TURN)
            if bearer != NONE:
                g.tell(told.ANNIHILATED, bearer, g.kind[bearer])
                g.leave(bearer, True)  # no kill: no points (DT-348)


def takes_bearer(g: Doom, kind: int) -> bool:
    """Whether a card takes its bearer with it when its time is over."""
    for static in g.cards.statics[kind]:
        if static.powers() & TAKES_BEARER:
            return True
    return False


class Turn(Node[Doom]):
    """The active player's turn; it lies at the bottom of the agenda until the game is over."""

    def run(self, g: Doom, f: Frame) -> None:
        if end.is_won(g):
            return
        stage = f.stage
        g.step = stage
        if stage == BEGIN:
            self.begin(g)
            g.again(f, DRAW, ())
            open_window(g)
            open_window(g, START)
            fire(g, p.AT_TURN, g.active)  # DT-012: before the first window
        elif stage == DRAW:
            if g.infections:
                take_toll(g, g.active)
            g.again(f, ACT, ())
            open_window(g)
            g.push(DRAWING)
            fire(g, p.AT_DRAW, g.active)
        elif stage == ACT:
            options = action_options(g)
            if len(options) > 1:
                g.ask(f, g.active, "act", options)
            else:
                g.again(f, DISCARD, ())
        elif stage == DISCARD:
            self.ask_discard(g, f)
        elif stage == LAST:
            g.again(f, ENDED, ())
            open_window(g)
        elif stage == ENDED:
            g.again(f, DONE, ())
            fire(g, p.AT_END, g.active)  # DT-013: after the last window
        else:
            check_squads(g)
            end.count_turn(g)
            if g.won or end.is_won(g):
                return
            self.pass_on(g)
            if not end.is_over(g):
                g.again(f, BEGIN, ())

    def begin(self, g: Doom) -> None:
        """A new turn with three actions (DT-028)."""
        seat = g.active
        g.turns = put(g.turns, seat, g.turns[seat] + 1)
        g.standard = max(0, ACTIONS - g.fewer[seat])
        if g.fewer[seat]:
            g.fewer = put(g.fewer, seat, 0)
        g.extra = []
        g.conversions = 1
        g.acted = 0
        g.raided = NO_RAID
        g.used = []
        g.busy = 0
        g.spent = []
        g.free = [*g.free, *g.fallen]
        g.fallen = []
        for warrior in g.slots:
            if g.flags[warrior] & LEFT_COVER:
                g.set_flag(warrior, LEFT_COVER, False)  # DT-052: in the same turn, whosever it is
        g.tell(told.TURN, seat, g.round)
        end.count_down(g)
        let_end(g, seat, p.TO_YOUR_TURN)
        let_end(g, seat, p.GONE_AT_YOUR_TURN)

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        verb = action & 63
        seat = g.active
        if f.stage == DISCARD:
            if verb == verbs.END:
                g.again(f, LAST, ())
                return
            hand = g.hand[seat][:]
            hand.remove(first(action))
            g.hold(seat, hand)
            g.bury(seat, first(action))
            g.tell(told.HAND_DISCARDED, seat, first(action))
            # DT-A04: who had to discard down to seven may not discard one more
            g.again(f, DISCARD if len(hand) > HAND else LAST, ())
            return
        if verb == verbs.END:
            g.again(f, DISCARD, ())
            return
        g.bustle()
        g.again(f, ACT, ())
        open_window(g)
        bid = duty(g)
        bound = bid != NO_DUTY and not serves(g, bid, action)
        if verb == verbs.PLAY:
            standard, undefined = g.standard, g.extra.count(UNDEFINED)
            spend(g, actions_of(g, action), bound)
            paid = standard - g.standard + UNDEFINED_PAID * (undefined - g.extra.count(UNDEFINED))
            pay_attack_actions(g, seat, first(action), g.cards.plays[first(action)][second(action)])
            begin(g, seat, first(action), second(action), paid=paid)
        elif verb == verbs.ATTACK:
            fund = fund_of(g, action)
            by = licence(g, seat, fund)
            declare(g, fund, by)
            start_combat(g, seat, by)
        elif verb == verbs.USE:
            use_by_action(g, seat, first(action), second(action), bound)
        elif verb == verbs.OWN:
            use_own(g, seat, first(action))
        elif verb == verbs.SABOTAGE:
            self.sabotage(g, first(action), second(action), third(action), bound)
        else:
            spend(g, actions_of(g, action), bound)
            act(g, seat, verb, first(action))

    def sabotage(self, g: Doom, warrior: int, victim: int, named: int, bound: bool) -> None:
        """DT-221…226: half the saboteur's V; DT-A61: whichever action pays, the standard ones left are lost."""
        fund = sabotage_funds(g, warrior)[0]
        if named or (bound and fund == FROM_STANDARD):
            fund = UNDEFINED  # DT-132: a duty binds the standard ones
        if fund != FROM_STANDARD:
            drop_extra(g, fund)
        g.standard = 0
        g.conversions = 0
        g.acted = 1
        g.sabotaged = put(g.sabotaged, victim, 1)
        g.raided = SABOTAGED
        g.tell(told.SABOTAGED, warrior, victim, g.kind[warrior])
        g.push(SABOTAGE, (warrior, victim))
        open_window(g)

    def ask_discard(self, g: Doom, f: Frame) -> None:
        """DT-229: down to seven; DT-230: with seven or fewer at most one."""
        seat = g.active
        hand = g.hand[seat]
        options = [verbs.DISCARD | kind << A for kind in sorted(set(hand))]
        if len(hand) > HAND:
            g.ask(f, seat, "discard", options)
        elif options:
            g.ask(f, seat, "discard", [verbs.END, *options])
        else:
            g.again(f, LAST, ())

    def pass_on(self, g: Doom) -> None:
        """The next player's turn."""
        after = end.next_seat(g, g.active)
        skipped = (g.active + 1) % g.n
        while skipped != after:  # who is out has no turn any more, but its time runs
            for when in (p.TO_YOUR_TURN, p.GONE_AT_YOUR_TURN, p.TO_YOUR_DRAW):
                let_end(g, skipped, when)
            skipped = (skipped + 1) % g.n
        if (after - g.first) % g.n <= (g.active - g.first) % g.n:
            g.round += 1
        g.active = after


class Block(Node[Doom]):
    """DT-A11: actions gained in another player's turn are taken at once; only reactions come between them.

    Bound: the seat and how many are left. DT-258: a Corporate Leader turns them into attacks.
    """

    def run(self, g: Doom, f: Frame) -> None:
        seat, left = f.env
        if not left or g.busy >= TOO_BUSY or end.is_won(g):
            return  # DT-A47: points that win do so between two of them
        if g.combats and g.combat()[PHASE] < FOUGHT_OUT:
            part = forsaken_part(g)
            if part != NONE and not is_broken(g):
                g.again(f, 0, f.env)
                regroup(g, part)
                return
            if is_broken(g) or is_barred(g):
                end_combat(g)  # DT-177, DT-216: at once, so that what is left of them is not done in a combat
        out = plain_menu(g, seat, left)
        for slot in g.users:
            acts = g.cards.acts[g.kind[slot]]
            for way in range(len(acts)):
                wanted = acts[way].timing == p.BY_ACTION and acts[way].actions + acts[way].attacks <= left
                if acts[way].attacks:  # DT-170, DT-258
                    led = is_licensed(g, user_of(g, slot), licence(g, seat, NON_ATTACK))
                    wanted = wanted and led and g.turns[seat] > 0
                if wanted and no_act(g, seat, slot, way) == no.OK:
                    out.append(verbs.USE | slot << A | way << B)
        if g.turns[seat] and led_by(g, seat) and has_attack(g, seat, licence(g, seat, NON_ATTACK)):
            out.append(verbs.ATTACK)
        out.append(verbs.END)
        g.ask(f, seat, "block", out, (left,))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        seat, left = f.env
        verb = action & 63
        if verb == verbs.END:
            return
        g.bustle()
        cost = 1 if verb == verbs.ATTACK else actions_of(g, action, seat)
        if verb == verbs.USE:
            cost += g.cards.acts[g.kind[first(action)]][second(action)].attacks
        elif verb == verbs.PLAY:
            cost += g.cards.plays[first(action)][second(action)].attacks
        g.again(f, 0, (seat, left - cost))
        if verb == verbs.PLAY:
            begin(g, seat, first(action), second(action))
        elif verb == verbs.USE:
            g.push(ACTING, (first(action), seat, second(action)))
        elif verb == verbs.ATTACK:
            start_combat(g, seat, licence(g, seat, NON_ATTACK))
        else:
            act(g, seat, verb, first(action))


class Drawing(Node[Doom]):
    """The cards of the Draw step, once its effects have happened."""

    def run(self, g: Doom, f: Frame) -> None:
        """DT-025: up to seven cards; DT-004: the starting player's opening hand is the first draw."""
        seat = g.active
        before = len(g.hand[seat])
        let_end(g, seat, p.TO_YOUR_DRAW)
        g.sabotaged = [0] * g.n
        for warrior in g.warriors[seat]:
            if g.flags[warrior] & MOVED:
                g.set_flag(warrior, MOVED, False)  # DT-140
        opening = g.round == 1 and seat == g.first  # DT-A05: its hand is drawn, whatever was played since
        drawn = g.draw(seat, HAND - before) if before < HAND and not opening else []
        if not drawn:
            g.tell(told.DREW_COUNT, seat, 0)
        elif g.out is not None:
            g.out.append((told.DREW, seat, *sorted(drawn)))


class Sabotage(Node[Doom]):
    """A sabotage that the window after it has not prevented (DT-222); bound: the warrior and the victim."""

    def run(self, g: Doom, f: Frame) -> None:
        warrior, victim = f.env
        if warrior not in saboteurs(g) or any(is_guard(g, w) for w in g.warriors[victim]):
            return  # who could not begin it now, because it was taken or stopped, does not finish it either
        points = (max(0, rating(g, warrior, V)) + 1) // 2  # DT-223
        if points and earns_no_p(g, warrior):
            earn(g, g.control[warrior], points, 0)  # DT-304
        elif points:
            options = [verbs.SPLIT | points - n << A | n << B for n in range(points, -1, -1)]
            g.ask(f, g.control[warrior], "split", options, f.env)

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        seat = g.control[f.env[0]]
        earn(g, seat, first(action), second(action))


TURN_NODE: Final = Turn("turn")
DRAWING: Final = Drawing("drawing")
BLOCK: Final = Block("block")
SABOTAGE: Final = Sabotage("sabotage")
