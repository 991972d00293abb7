"""What may be played: the moment, the price, the target, and whether it could change anything."""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.clause import Clause, is_nearer
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.language.plays import Play
from grognard.games.doomtrooper.language.selectors import ANYBODYS, Which
from grognard.games.doomtrooper.model.combats import ATTACKER, SURVIVOR
from grognard.games.doomtrooper.model.identity import sides_of
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.answering import is_answer
from grognard.games.doomtrooper.queries.outposts import no_muster
from grognard.games.doomtrooper.queries.permissions import (
    ban_on_playing,
    no_other_copy,
)
from grognard.games.doomtrooper.queries.reactions import (
    no_counter,
)
from grognard.games.doomtrooper.queries.receiving import (
    is_gratis,
    openers,
    price,
    removes_from_combat,
)
from grognard.games.doomtrooper.queries.selecting import find_cards, is_meant
from grognard.games.doomtrooper.queries.spells import able_casters, casters, no_spell
from grognard.games.doomtrooper.queries.targets_of_play import no_player, no_second, targets
from grognard.games.doomtrooper.queries.windows import OPEN, SAVES, may_play_combat_cards
from grognard.games.doomtrooper.words import (
    ALLIANCE,
    ART,
    ATTACHED,
    FORTIFICATION,
    LEGION,
    PERSONALITY,
    PRISONER,
    PROPHECY,
    RELIC,
    RITUAL,
    SPECIAL,
    TRIBAL,
    UNPAID,
    WARRIOR,
    WARZONE,
    V,
)

BEFORE_FIRST: Final = 1  # the last step of the turn before the first action (DT-011)
ACTING: Final = 2  # the step of the actions
AT_A_MOMENT: Final = (p.TO_SAVE, p.AFTER_VICTORY, p.AFTER_EARNING, p.AFTER_OWN_EARNING, p.TO_COUNTER)


# The timings that fit a window, as bits, by the purpose of the window
TIMINGS: Final = [
    1 << p.ANYTIME | 1 << p.IF_OPENED | 1 << p.BEFORE_ACTIONS,
    1 << p.AT_START,
    1 << p.TO_SAVE,
    1 << p.ANYTIME | 1 << p.IF_OPENED | 1 << p.AFTER_VICTORY | 1 << p.AFTER_COMBAT,
    1 << p.ANYTIME | 1 << p.TO_COUNTER,  # DT-243: after an announced card only reactions, which `no_play` checks
    1 << p.AFTER_EARNING | 1 << p.AFTER_OWN_EARNING,
    1 << p.AFTER_EARNING,
]


def timings(g: Doom, purpose: int) -> int:
    """DT-162, DT-163, DT-171, DT-244, DT-250: the timings, as bits, of the cards that may be played in this window."""
    out = TIMINGS[purpose]
    if purpose == OPEN and g.combats:
        if may_play_combat_cards(g):
            out |= 1 << p.IN_COMBAT
        if g.changes:
            out |= 1 << p.TO_COUNTER  # DT-241
    return out


def no_timing(g: Doom, play: Play, purpose: int) -> Clause | None:
    """Why a card cannot be played in this window."""
    if timings(g, purpose) >> play.timing & 1:
        return no.OK
    if purpose == SAVES and g.combats and play.timing in (p.ANYTIME, p.IN_COMBAT):
        return no.ONLY_SAVES  # DT-195
    return no.NO_COMBAT if play.timing == p.IN_COMBAT and purpose == OPEN else no.NOT_NOW


def copy_in_play(g: Doom, kind: int) -> int:
    """A card of this kind on the table that everybody knows, or NONE."""
    for slot in range(len(g.kind)):
        if g.kind[slot] == kind and g.in_play(slot) and not g.flags[slot] & UNPAID:
            return slot
    return NONE


def own_hidden_copy(g: Doom, seat: int, kind: int) -> int:
    """A copy that the seat itself has unrevealed in cover, or NONE; DT-274 is about other players' copies."""
    for warrior in g.warriors[seat]:
        if g.flags[warrior] & UNPAID and g.kind[warrior] == kind:
            return warrior
    return NONE


def no_uniqueness(g: Doom, seat: int, kind: int) -> Clause | None:
    """DT-106, DT-165, DT-273, DT-344, DT-A54: why there can be no second copy: a personality, a relic or an alliance is
    unique in the whole game; a fortification, a warzone (DT-088, DT-111) or a ritual is unique per player.
    """
    of_type = g.cards.type[kind]
    if g.cards.traits[kind] & PERSONALITY or of_type in (RELIC, ALLIANCE):
        twin = copy_in_play(g, kind)
        if twin == NONE:
            twin = own_hidden_copy(g, seat, kind)
        if twin == NONE:
            return no.OK
        again = no.IN_PLAY_ALREADY
        if of_type != WARRIOR:
            again = no.RELIC_IN_PLAY if of_type == RELIC else no.ALLIANCE_IN_PLAY
        return no.because(again, twin)
    if of_type in (FORTIFICATION, WARZONE) and not g.cards.plays[kind][0].on_player:
        refusal = no_second(g, seat, kind)
        if refusal:
            return refusal
    if g.cards.traits[kind] & (RITUAL | PROPHECY):
        for slot in g.slots:
            if g.kind[slot] == kind and g.control[slot] == seat:
                return no.because(no.already_has(g.cards.traits[kind]), slot)  # not cumulative
    return no.OK


def adds_nothing_to_copies(g: Doom, kind: int) -> bool:
    """Whether another copy in play already gives everybody everything that this one would, for good (DT-249)."""
    for aura in g.cards.auras[kind]:
        if aura.which.whose != ANYBODYS or not aura.static.strikes():
            return False
    for slot in g.auras:
        if g.kind[slot] == kind and g.in_play(slot):
            return True
    return False


def allows_impossible_attacks(g: Doom, seat: int, kind: int) -> bool:
    """Whether a card allows further attacks for a time in which nobody may attack at all (DT-031, DT-249)."""
    if g.turns[seat] > 1 or any(g.turns[other] for other in range(g.n) if other != seat):
        return False
    for static in g.cards.statics[kind]:
        if static.more_attacks():
            return True
    return False


def no_entry(g: Doom, seat: int, kind: int) -> Clause | None:
    """Why a warrior may not come into play in any way: a copy is in play, or a card in play forbids it."""
    return no_uniqueness(g, seat, kind) or (ban_on_playing(g, seat, kind) if g.banning_cards else no.OK)


def has_warrior(g: Doom) -> bool:
    """Whether anybody has a warrior in play."""
    for row in g.warriors:
        for warrior in row:
            if g.in_play(warrior):
                return True
    return False


def no_mustering(g: Doom, seat: int, kind: int, for_free: bool = False) -> Clause | None:
    """DT-036: why a warrior cannot be mustered as an action, apart from the actions."""
    cost = 0 if for_free else g.cards.printed[kind][V]  # DT-A17
    if cost > g.d[seat] and cost > g.spendable_d(seat) and not is_gratis(g, seat, kind):
        return no.TOO_DEAR
    if g.cards.traits[kind] & PERSONALITY:
        refusal = no_uniqueness(g, seat, kind)
        if refusal:
            return refusal
    refusal = ban_on_playing(g, seat, kind) if g.banning_cards else no.OK
    if refusal:
        return refusal
    return no_muster(g, seat, kind) if g.outpost_opened and g.cards.sides[kind] & TRIBAL else no.OK


def price_refusal(card_type: int) -> Clause | None:
    """The clause for a lack of the D that a card costs."""
    if card_type == WARRIOR:
        return no.TOO_DEAR
    return no.TOO_DEAR_SPECIAL if card_type == SPECIAL else no.TOO_DEAR_CARD


def no_play(g: Doom, seat: int, kind: int, way: int, about: int = NONE, for_free: bool = False) -> Clause | None:
    """DT-250, DT-344, DT-A08, DT-A53: why a hand card cannot be played in this way, apart from its moment: price,
    uniqueness, target, effect. With `for_free` the price does not matter, and only reasons are found that hold even for
    a rich player.
    """
    play = g.cards.plays[kind][way]
    if play.lies == p.IN_AREA and play.timing == p.BY_ACTION and play.needs is None and not play.opened:
        return no_mustering(g, seat, kind, for_free)
    is_late = play.timing == p.BEFORE_ACTIONS and (seat != g.active or g.step > BEFORE_FIRST)
    if is_late or (play.opened and not openers(g, seat, kind)):
        return no.NOT_NOW
    if about != NONE and play.timing == p.ANYTIME and not is_answer(g, seat, kind, play, about):
        return no.NO_REACTION
    if g.cards.type[kind] == ART:
        return no_art(g, seat, kind, play, about, for_free)
    if play.once_a_turn and kind in g.kinds_used_up:
        return no.ONCE_A_TURN
    if play.own_turn and g.active != seat:
        return no.NOT_YOUR_TURN  # DT-A53
    if play.no_combat and g.combats:
        return no.DURING_COMBAT
    cost = 0 if for_free else price(g, seat, kind, play) + play.per * play.least
    if cost > g.d[seat] and cost > g.spendable_d(seat):
        return price_refusal(g.cards.type[kind])
    if play.needs is not None and not has_needed_card(g, seat, play.needs):
        return no.NO_PATRIARCH if g.cards.traits[kind] & RITUAL else no.NEEDED_CARD_ABSENT
    refusal = no_entering_play(g, seat, kind, play)
    if refusal:
        return refusal
    if play.timing in AT_A_MOMENT:
        return no_play_at_its_moment(g, seat, play, about)
    if g.cards.auras[kind] and g.cards.type[kind] == SPECIAL and not has_warrior(g):
        return no.NO_WARRIOR  # DT-250
    return no_effect_of_playing(g, seat, kind, play)


def no_play_at_its_moment(g: Doom, seat: int, play: Play, about: int) -> Clause | None:
    """Why a card for a certain moment is not about what has just happened."""
    if play.timing == p.TO_SAVE:
        return no_saving(g, seat, play, about)
    if play.timing == p.AFTER_VICTORY:
        return no.OK if survivor_of(g, seat) != NONE else no.NO_TARGET
    if play.timing == p.AFTER_EARNING:
        return no.OK
    if play.timing == p.AFTER_OWN_EARNING:
        return no.OK if about == seat else no.NO_TARGET
    return no_counter(g, seat, play, about)


def no_entering_play(g: Doom, seat: int, kind: int, play: Play) -> Clause | None:
    """Why a card may not come into play now: a copy is in play, a card forbids it, or it comes too late."""
    refusal = no_entry(g, seat, kind) or (no_other_copy(g, seat, kind) if play.lone else no.OK)
    if refusal:
        return refusal
    if g.combats and g.combat()[ATTACKER] != NONE and removes_from_combat(g, kind):
        return no.TOO_LATE_TO_GO  # DT-266
    if g.outpost_opened and play.lies == p.IN_AREA and g.cards.sides[kind] & TRIBAL:
        return no_muster(g, seat, kind)
    return no.OK


def no_effect_of_playing(g: Doom, seat: int, kind: int, play: Play) -> Clause | None:
    """DT-249, DT-A28: why a card would do nothing, or has no target."""
    if play.on_player:
        return no_player_meant(g, seat, kind, play)
    if play.on is not None or play.weapon_of is not None:
        found = targets(g, seat, kind, play, True)
        if not found:
            return no.NO_TARGET
        for target in found:
            if play.do.could(g, (NONE, seat, target)):
                return no.OK
        return no_effect_on(g, seat, play, found)
    if g.cards.auras[kind] and not play.until and adds_nothing_to_copies(g, kind):
        return no.NO_EFFECT
    if play.until and allows_impossible_attacks(g, seat, kind):
        return no.NO_EFFECT
    return no.OK if play.do.could(g, (NONE, seat)) else play.do.barred(g, (NONE, seat)) or no.NO_EFFECT


def no_effect_on(g: Doom, seat: int, play: Play, found: list[int]) -> Clause | None:
    """Why a card would do nothing to any of its targets: what the target that comes closest lacks."""
    best: Clause | None = no.OK
    for target in found:
        refusal = play.do.barred(g, (NONE, seat, target))
        if refusal and is_nearer(refusal, best):
            best = refusal
    return best or no.NO_EFFECT


def no_player_meant(g: Doom, seat: int, kind: int, play: Play) -> Clause | None:
    """Why there is no player on whom a card could be played: what keeps it from the player that comes closest."""
    best = no.OK
    for other in range(g.n):
        refusal = no_player(g, seat, kind, play, other)
        if refusal is no.OK:
            return no.OK
        if is_nearer(refusal, best):
            best = refusal
    return best


def has_needed_card(g: Doom, seat: int, needs: Which) -> bool:
    """Whether the card that a play needs is in play and free to act; a prisoner is not free (DT-316)."""
    for slot in find_cards(g, needs, NONE, seat):
        if not g.flags[slot] & PRISONER:
            return True
    return False


def no_art(g: Doom, seat: int, kind: int, play: Play, about: int, for_free: bool = False) -> Clause | None:
    """Why a spell cannot be cast now."""
    if play.timing not in (p.TO_COUNTER, p.TO_SAVE):
        return no_spell(g, seat, kind, play, for_free)
    clause = no_counter(g, seat, play, about) if play.timing == p.TO_COUNTER else no_saving(g, seat, play, about)
    if clause or able_casters(g, seat, kind, play, about):
        return clause
    saves = play.timing == p.TO_SAVE and casters(g, seat, kind, play)
    return no.ONLY_FOR_LEGION if saves and not sides_of(g, about) & LEGION else no.NO_CASTER


def no_saving(g: Doom, seat: int, play: Play, about: int) -> Clause | None:
    """Why a card cannot save this warrior from death: it is only for its player's warriors, or for a class (DT-195)."""
    if play.on is None:
        return no.OK if g.control[about] == seat else no.NO_TARGET
    return no.OK if is_meant(g, play.on, NONE, seat, about) else no.NO_TARGET


def survivor_of(g: Doom, seat: int) -> int:
    """The seat's attacker that has survived the combat just fought."""
    attacker = g.last_combat[SURVIVOR]
    return attacker if attacker != NONE and g.in_play(attacker) and g.control[attacker] == seat else NONE


def is_borne_by(g: Doom, slot: int, warrior: int) -> bool:
    """Whether a card lies on a warrior."""
    return g.place[slot] == ATTACHED and g.bearer[slot] == warrior
