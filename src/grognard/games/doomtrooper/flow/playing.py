"""Playing a card: its targets, its price, the answers to it, its effect, and where it goes."""

from __future__ import annotations

from typing import Final

from grognard.core.action import VERB, A, first
from grognard.core.agenda import Env, Frame, Node, put
from grognard.games.doomtrooper import events, verbs
from grognard.games.doomtrooper.flow.allegiance import follow_side
from grognard.games.doomtrooper.flow.combat_changes import rearm, undo_changes
from grognard.games.doomtrooper.flow.cover import enter_vehicle
from grognard.games.doomtrooper.flow.moments import fire
from grognard.games.doomtrooper.flow.personalities import area_of, is_claimed_by_hidden_copy, take_back
from grognard.games.doomtrooper.flow.play_start import ANNOUNCED, ANSWERED, CASTING, CHOOSING, FEEDING, RESOLVED
from grognard.games.doomtrooper.flow.windows import open_window
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.language.plays import Play
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.bonds import DUES, add_bond
from grognard.games.doomtrooper.model.combats import LAID, PHASE, fights
from grognard.games.doomtrooper.model.extra_actions import grant_extra
from grognard.games.doomtrooper.model.leaving import TO_GRAVE, leave_play, pile_after_play
from grognard.games.doomtrooper.model.moves import put_in_play
from grognard.games.doomtrooper.model.notes import (
    ACTS_IN,
    EXPIRES_AT,
    EXPIRES_FOR,
    STANDARD_PAID,
    STEPS_PAID,
    UNDEFINED_PAID,
    erase,
    note,
    noted,
)
from grognard.games.doomtrooper.model.state import NON_ATTACK, NONE, UNDEFINED, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.answers import choice
from grognard.games.doomtrooper.queries.card_targets import (
    may_choose_no_more,
    most_steps_of_play,
    no_caster,
    no_play_target,
    no_player_target,
    no_steps_of_play,
    play_casters,
    play_targets,
    price_of_targets,
)
from grognard.games.doomtrooper.queries.cover import no_boarding
from grognard.games.doomtrooper.queries.duplicates import without_duplicates
from grognard.games.doomtrooper.queries.legality import Refusal, no_such_answer
from grognard.games.doomtrooper.queries.permissions import dues, price_added_by_target
from grognard.games.doomtrooper.queries.reactions import (
    announced_frame,
    was_laid_in_combat,
)
from grognard.games.doomtrooper.queries.receiving import actions_for, price
from grognard.games.doomtrooper.queries.spells import (
    combatant_immune_to_art,
    fee_of_casting,
    spell_price,
    spends_double,
    was_cast_double,
)
from grognard.games.doomtrooper.queries.targets_of_play import no_player, type_shield, unshielded
from grognard.games.doomtrooper.queries.windows import COUNTERS, MODIFIERS, may_play_combat_cards
from grognard.games.doomtrooper.words import (
    ART,
    ATTACHED,
    BEFORE_PLAYER,
    EQUIPMENT,
    FORTIFICATION,
    HALF_PRICE,
    KOHORT,
    OUTPOST,
    OUTSIDE,
    PERSONAL_SPELL,
    PLAYED,
    RAISED,
    SQUAD,
    VEHICLE,
    WEAPON,
    WITH_GAME,
)


class Boarding(Node[Doom]):
    """DT-076: a warrior that receives a vehicle is inside it or outside from the start; the frame binds the vehicle."""

    def run(self, g: Doom, f: Frame) -> None:
        slot = f.env[0]
        warrior = g.bearer[slot]
        g.set_flag(slot, OUTSIDE, True)
        if no_boarding(g, slot):
            return  # DT-079: no warrior is in cover inside a vehicle; DT-080: nor in a vehicle that it cannot use
        options = [choice(g, g.control[warrior], verbs.BOARD, slot), verbs.PASS]
        g.ask(f, g.control[warrior], "board", options, (slot, warrior, g.kind[slot], g.kind[warrior]))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        if action != verbs.PASS:
            enter_vehicle(g, f.env[0])

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        board = choice(g, g.seat, verbs.BOARD, f.env[0])
        return no_such_answer(g, action, (board, verbs.PASS))


class Playing(Node[Doom]):
    """The play of a card from announcement to effect."""

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
            fed = not play.each or play.for_value or noted(g, slot, STEPS_PAID, NONE) != NONE
            if fed and self.ask_target(g, f, play, kind, seat):
                return
            stage = FEEDING
        if stage == FEEDING:
            if play.per and noted(g, slot, STEPS_PAID, NONE) == NONE:
                if play.free and not most_steps_of_play(g, f, play):
                    note(g, slot, STEPS_PAID, 0)
                    g.again(f, CHOOSING, f.env)
                    return
                self.ask_steps(g, f, play, kind, seat)
                return
            stage = ANNOUNCED
        if stage == ANNOUNCED:
            self.announce(g, f, play, kind, seat)
        elif stage == ANSWERED:
            g.again(f, RESOLVED, f.env)
            self.take_effect(g, f, play, kind, seat)
        else:
            settle_card(g, slot, seat, play, f.env)

    def announce(self, g: Doom, f: Frame, play: Play, kind: int, seat: int) -> None:
        """DT-242: pay the price; then everybody may react."""
        slot = f.env[0]
        cost = price(g, seat, kind, play) + play.per * noted(g, slot, STEPS_PAID)
        if g.cards.type[kind] == ART:
            g.set_flag(slot, HALF_PRICE, spends_double(g, g.played_by[slot]))
            if play.per and g.combats and g.combat()[PHASE] == MODIFIERS:
                g.set_flag(slot, RAISED, True)
            cost = spell_price(cost, was_cast_double(g, slot)) + fee_of_casting(g, g.played_by[slot], kind, play)
        elif len(f.env) > 3 and play.on is not None:
            if play.for_value or play.on.affiliation or play.on.keyword:
                cost += price_added_by_target(g, seat, kind, play, f.env[3])
                if play.each and play.for_value:
                    cost += price_of_targets(g, seat, kind, play, f.env[4:])
                note_dues(g, slot, seat, play, f.env[3])
        if cost:
            g.pay(seat, cost)
            g.tell(events.PAID, seat, cost)
        g.tell(events.PLAYED, seat, slot, kind)
        g.again(f, ANSWERED, f.env)
        if not play.final:
            open_window(g, COUNTERS, slot)  # nothing takes effect before everybody could react

    def take_effect(self, g: Doom, f: Frame, play: Play, kind: int, seat: int) -> None:
        """Let the card take effect, as far as the answers to it allow."""
        if play.timing == p.IN_COMBAT and not may_play_combat_cards(g):
            return  # an answer has ended the combat
        if play.for_all and combatant_immune_to_art(g, seat) != NONE:
            return  # DT-A31: an answer has made a combatant immune
        targets_left = f.env[3:]
        if targets_left and not play.on_player and type_shield(g, kind) and play.do.favours() < 0:
            targets_left = unshielded(g, kind, targets_left)
            if not targets_left:
                return
        if not is_useless_copy(g, f.env[0], play, targets_left):
            g.push(play.do, (f.env[0], seat, *targets_left))

    def ask_target(self, g: Doom, f: Frame, play: Play, kind: int, seat: int) -> bool:
        """DT-101, DT-150: ask for the target, which is named when the card is played."""
        frame = Frame(f.id, self, CHOOSING, f.env, f.below)
        any_number = play.each and play.for_value
        if not any_number and len(f.env) - 3 >= (noted(g, f.env[0], STEPS_PAID) + play.free if play.each else 1):
            return False
        if play.on_player:
            options = [
                verbs.PLAYER | other << A
                for other in range(g.n)
                if no_player(g, seat, kind, play, other, f.env[0]) is no.OK
            ]
            g.ask(frame, seat, "player", options, (f.env[0], kind))
            return True
        found = play_targets(g, f, play)
        caster = g.played_by[f.env[0]]
        if g.cards.type[kind] == ART and play.timing != p.TO_COUNTER and found == [caster] and play.on is None:
            if not g.cards.traits[kind] & PERSONAL_SPELL:
                g.again(f, FEEDING, (*f.env, caster))  # DT-354: there is no other possible target
                return True
        found = without_duplicates(g, found)
        if not found:
            return False
        options = [choice(g, seat, verbs.CHOOSE, t) for t in found]
        if may_choose_no_more(f, play):
            options.append(verbs.PASS)
        g.ask(frame, seat, "target", options, (f.env[0], kind))
        return True

    def ask_caster(self, g: Doom, f: Frame, play: Play, kind: int, seat: int) -> bool:
        """Ask which warrior casts a spell, if several could (DT-147)."""
        slot = f.env[0]
        found = play_casters(g, f, play)
        if len(found) == 1:
            g.played_by = put(g.played_by, slot, found[0])
            return False
        g.ask(f, seat, "caster", [choice(g, seat, verbs.CHOOSE, w) for w in found], (slot, kind))
        return True

    def ask_steps(self, g: Doom, f: Frame, play: Play, kind: int, seat: int) -> None:
        """DT-149, DT-150: ask how many steps to pay for, which is decided when the card is played."""
        options = [verbs.STEPS | n << A for n in range(play.least, most_steps_of_play(g, f, play) + 1)]
        g.ask(Frame(f.id, self, FEEDING, f.env, f.below), seat, "steps", options, (f.env[0], play.per, kind))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        slot = f.env[0]
        if f.stage == CASTING:
            g.played_by = put(g.played_by, slot, first(action))
            g.again(f, CHOOSING, f.env)
        elif action & VERB == verbs.STEPS:
            note(g, slot, STEPS_PAID, first(action))
            each = g.cards.plays[g.kind[slot]][f.env[2]].each
            g.again(f, CHOOSING if each else ANNOUNCED, f.env)
        elif action == verbs.PASS:
            g.again(f, FEEDING, f.env)
        else:
            each = g.cards.plays[g.kind[slot]][f.env[2]].each
            g.again(f, CHOOSING if each else FEEDING, (*f.env, first(action)))

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        kind = g.kind[f.env[node.CARD]]
        play = g.cards.plays[kind][f.env[node.WAY]]
        if f.stage == CASTING:
            return no_caster(g, f, play, action)
        if f.stage == FEEDING:
            return no_steps_of_play(g, f, play, action)
        if play.on_player:
            return no_player_target(g, f, action)
        return no_play_target(g, f, action)


def is_useless_copy(g: Doom, slot: int, play: Play, given_to: Env) -> bool:
    """DT-070: whether equipment is given to a warrior that already has a copy, and so does nothing more."""
    if g.cards.type[g.kind[slot]] != EQUIPMENT or play.lies != p.ON_TARGET or not given_to:
        return False
    for attachment in g.attached[given_to[0]]:
        if g.kind[attachment] == g.kind[slot]:
            return True
    return False


def settle_card(g: Doom, slot: int, seat: int, play: Play, env: Env) -> None:
    """Put a card where it stays after its effect; a combat records cards laid down in it (DT-241)."""
    if g.place[slot] != PLAYED:
        return
    lay_down(g, slot, seat, play, env)
    if g.cards.type[g.kind[slot]] == FORTIFICATION and g.place[slot] > PLAYED:
        fire(g, p.BUILT, slot, seat)
    if g.combats and g.place[slot] > PLAYED:
        bearer = g.bearer[slot] if g.place[slot] == ATTACHED else NONE
        g.changes = [*g.changes, slot, bearer, LAID, 1, len(g.combats)]


def lay_down(g: Doom, slot: int, seat: int, play: Play, env: Env) -> None:
    """DT-128: put a card where it stays from now on, or take it off the table."""
    kind = g.kind[slot]
    if play.lies == p.IN_AREA:
        if is_claimed_by_hidden_copy(g, kind):
            refund(g, slot, seat, play)
            return
        erase(g, slot, STANDARD_PAID)
        erase(g, slot, UNDEFINED_PAID)
        put_in_play(g, slot, area_of(g, slot))
        g.tell(events.MUSTERED, seat, slot, kind)
        fire(g, p.ENTERED, slot)
    elif play.lies in (p.IN_SQUAD, p.IN_KOHORT):
        if len(env) > 3:
            g.control = put(g.control, slot, env[3])  # the player whose area it strengthens from now on
        put_in_play(g, slot, SQUAD if play.lies == p.IN_SQUAD else KOHORT)
        g.tell(events.BUILT, slot, seat, kind)
        start_clock(g, slot, seat, play)
    elif play.lies == p.IN_OUTPOST:
        put_in_play(g, slot, OUTPOST)
        g.tell(events.BUILT, slot, seat, kind)
    elif play.lies == p.ON_GAME:
        put_in_play(g, slot, WITH_GAME)
    elif play.lies == p.BEFORE_YOU:
        put_in_play(g, slot, BEFORE_PLAYER, seat)
        start_clock(g, slot, seat, play)
    elif play.lies == p.BEFORE_TARGET:
        put_in_play(g, slot, BEFORE_PLAYER, env[3] if len(env) > 3 else seat)
        start_clock(g, slot, seat, play)
    elif play.lies == p.ON_TARGET and g.in_play(env[3]):
        put_in_play(g, slot, ATTACHED, env[3])
        g.tell(events.ATTACHED, slot, env[3], kind, g.kind[env[3]])
        start_clock(g, slot, seat, play)
        if g.abilities[slot].alters:
            follow_side(g, env[3])
        if g.combats and g.combat()[PHASE] == MODIFIERS and g.cards.traits[kind] & WEAPON and fights(g, env[3]):
            rearm(g, True)
        if g.cards.traits[kind] & VEHICLE and g.place[slot] == ATTACHED and g.is_warrior(env[3]):
            g.push(BOARDING, (slot,))
    elif play.timing == p.IN_COMBAT and g.combats:
        note(g, slot, ACTS_IN, len(g.combats))  # it acts until that combat is over (DT-241)
    else:
        leave_play(g, slot, pile_after_play(g, slot))


def note_dues(g: Doom, slot: int, seat: int, play: Play, target: int) -> None:
    """Record that the price of an exception was paid to give this warrior the card (DT-303)."""
    if play.lies == p.ON_TARGET and dues(g, seat, g.kind[slot], play, target):
        add_bond(g, DUES, target, slot)


def refund(g: Doom, slot: int, seat: int, play: Play) -> None:
    """DT-275: return a personality to its player's hand, because another player held it hidden; its price in D and
    actions is returned, too.
    """
    g.gain(seat, price(g, seat, g.kind[slot], play), 0)
    actions = actions_for(g, seat, g.kind[slot], play)
    if play.timing == p.BY_ACTION and seat == g.active:
        standard, undefined = noted(g, slot, STANDARD_PAID), noted(g, slot, UNDEFINED_PAID)
        g.standard += standard
        grant_extra(g, UNDEFINED, undefined)
        grant_extra(g, NON_ATTACK, actions - standard - undefined)
    elif play.timing == p.BY_ACTION:
        g.start(node.BLOCK, (seat, actions))  # DT-A11
    take_back(g, slot)


def start_clock(g: Doom, slot: int, seat: int, play: Play) -> None:
    """Note when a card will leave play automatically."""
    if play.until:
        note(g, slot, EXPIRES_FOR, seat)
        note(g, slot, EXPIRES_AT, play.until)
        g.expiring_cards = [*g.expiring_cards, slot]


def cancel_play(g: Doom, slot: int, discards: bool = False) -> None:
    """DT-153, DT-263: cancel a played card, or the use of a card in play; its price is lost.

    A played card goes where its icon sends it after play (DT-334), unless the answer discards it in any case.
    """
    f = announced_frame(g, slot)
    if f is not None:
        g.cancel(f.id)
    g.tell(events.CANCELLED, slot, g.kind[slot])
    if g.place[slot] == PLAYED or (f is None and was_laid_in_combat(g, slot)):
        altered = g.bearer[slot] if g.place[slot] == ATTACHED and g.abilities[slot].alters else NONE
        undo_changes(g, slot)
        leave_play(g, slot, TO_GRAVE if discards else pile_after_play(g, slot))
        if altered != NONE and g.place[altered] > PLAYED:
            follow_side(g, altered)


BOARDING: Final = Boarding(node.BOARDING)
PLAYING: Final = Playing(node.PLAYING)
