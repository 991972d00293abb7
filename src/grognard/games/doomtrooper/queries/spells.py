"""The Art: which warrior casts which spell, on which card, for whose benefit and at what price."""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.clause import Clause, is_nearer
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.language.plays import Play
from grognard.games.doomtrooper.language.power_sets import NOTHING, Powers
from grognard.games.doomtrooper.language.powers import (
    ART_FOR_ALL,
    ART_FOR_LEGION,
    ART_FOR_LEGION_ALONE,
    DOUBLE_D,
    IDLE,
    NEVER_CASTS,
    NEVER_LOWERED,
    SPELLS_FOR_OTHERS,
)
from grognard.games.doomtrooper.language.statics import THE_ART, Static
from grognard.games.doomtrooper.model.auras import aura_reaches
from grognard.games.doomtrooper.model.combats import ATTACKER, DEFENDER, fights, foe_of
from grognard.games.doomtrooper.model.identity import sides_of
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.capability import no_attack_action
from grognard.games.doomtrooper.queries.powers import giver_of, has, immunity, powers, reinforcements_of
from grognard.games.doomtrooper.queries.selecting import find_cards
from grognard.games.doomtrooper.queries.targets_of_play import no_player
from grognard.games.doomtrooper.words import (
    COMBAT_SPELL,
    DOOMTROOPER,
    HALF_PRICE,
    LEGION,
    PERSONAL_SPELL,
    PRISONER,
    UNPAID,
)

STEPS: Final = 4000  # the most steps that an answer can name


def casters(g: Doom, seat: int, kind: int, play: Play) -> list[int]:
    """DT-147: the seat's warriors that may cast a spell now: they know its aspect and, for a personal combat
    spell, fight (DT-157).
    """
    return [warrior for warrior in g.warriors[seat] if no_casting(g, seat, kind, play, warrior) is no.OK]


def no_casting(g: Doom, seat: int, kind: int, play: Play, warrior: int) -> Clause | None:
    """Why a warrior cannot cast a spell for a seat, whatever its price and its targets."""
    if g.control[warrior] != seat or not g.in_play(warrior) or g.flags[warrior] & (UNPAID | PRISONER):
        return no.NOT_A_CASTER
    if not may_cast(g, warrior, kind, play):
        return no.NOT_A_CASTER
    return no_casting_action(g, warrior, play) if play.actions or play.attacks else no.OK


def no_casting_action(g: Doom, warrior: int, play: Play) -> Clause | None:
    """Why a warrior cannot perform the actions that a spell takes (DT-152, DT-315), or its attack action (DT-170)."""
    if has(g, warrior, IDLE):
        return no.because(no.IS_IDLE, giver_of(g, warrior, IDLE))
    return no_attack_action(g, warrior) if play.attacks else no.OK


OF_CASTERS: Final = NEVER_CASTS | SPELLS_FOR_OTHERS


def may_cast(g: Doom, warrior: int, kind: int, play: Play) -> bool:
    """DT-161: whether a warrior knows the spell's aspect and is where it may cast it; never a warrior that may not use
    the Art.
    """
    if casting_fee(g, warrior, kind, play.any_aspect) == NONE:
        return False
    can = powers(g, warrior, OF_CASTERS)
    if can.has(NEVER_CASTS):
        return False
    return not is_personal(g, kind, can) or fights(g, warrior)


def could_ever_cast(g: Doom, warrior: int, kind: int) -> bool:
    """Whether a warrior is able to cast a spell at all, whatever the moment and the price (DT-147, DT-161)."""
    if has(g, warrior, NEVER_CASTS):
        return False
    for play in g.cards.plays[kind]:
        if not play.opened and casting_fee(g, warrior, kind, play.any_aspect) != NONE:
            return True
    return False


def is_personal(g: Doom, kind: int, can: Powers) -> bool:
    """DT-157: whether a spell is a personal combat spell, unless the caster's powers make it a combat spell."""
    return bool(g.cards.traits[kind] & PERSONAL_SPELL) and not can.has(SPELLS_FOR_OTHERS)


def casting_fee(g: Doom, warrior: int, kind: int, any_aspect: bool) -> int:
    """The D that casting a spell costs a warrior more, by the card that lets it cast the aspect or, with
    `any_aspect`, any aspect; NONE if it may not cast the spell at all.
    """
    out: int = NONE
    for slot in [warrior, *g.attached[warrior]]:
        for static in g.abilities[slot].statics:
            if allows_casting(g, static, kind, any_aspect) and (out == NONE or static.fee() < out):
                out = static.fee()
                if not out:
                    return 0
    for source in g.auras:
        for aura in g.abilities[source].auras:
            if allows_casting(g, aura.static, kind, any_aspect) and aura_reaches(g, aura, source, warrior):
                if out == NONE or aura.static.fee() < out:
                    out = aura.static.fee()
    return out


def allows_casting(g: Doom, static: Static, kind: int, any_aspect: bool) -> bool:
    """Whether an ability lets a warrior cast a spell."""
    for aspect in static.aspects():
        if any_aspect or aspect in g.cards.keywords[kind]:
            return not (static.is_peaceful() and g.cards.traits[kind] & (COMBAT_SPELL | PERSONAL_SPELL))
    return False


def spends_double(g: Doom, caster: int) -> bool:
    """Whether each D that a caster spends on a spell counts as two."""
    return has(g, caster, DOUBLE_D)


def was_cast_double(g: Doom, slot: int) -> bool:
    """Whether the caster of a spell is one whose D count twice."""
    return bool(g.flags[slot] & HALF_PRICE)


def spell_price(d: int, doubled: bool) -> int:
    """The D to pay for a part of a spell's price."""
    return (d + 1) // 2 if doubled else d


def price_of_casting(g: Doom, caster: int, kind: int, play: Play, d: int) -> int:
    """What a caster pays for a spell of this price, with the fee of the card that lets it cast."""
    return spell_price(d, spends_double(g, caster)) + fee_of_casting(g, caster, kind, play)


def fee_of_casting(g: Doom, caster: int, kind: int, play: Play) -> int:
    """What a caster pays beside the price of a spell."""
    return max(0, casting_fee(g, caster, kind, play.any_aspect))


def most_steps(g: Doom, seat: int, play: Play, doubled: bool, fee: int = 0) -> int:
    """How many steps the seat's D can pay for (DT-149), after the caster's fee."""
    if not play.per:
        return 0
    return min(((g.spendable_d(seat) - fee) * (2 if doubled else 1) - play.d) // play.per, STEPS)


def spell_targets(g: Doom, seat: int, kind: int, play: Play, caster: int) -> list[int]:
    """DT-148, DT-156, DT-354: the possible targets of a spell: the class that it names, any combatant, or only its
    caster.
    """
    if play.on is not None:
        return find_cards(g, play.on, NONE, seat)
    if play.timing != p.IN_COMBAT or play.for_all or is_personal(g, kind, powers(g, caster, SPELLS_FOR_OTHERS)):
        return [caster]
    c = g.combat()
    return [c[ATTACKER], c[DEFENDER], *reinforcements_of(g, c[ATTACKER]), *reinforcements_of(g, c[DEFENDER])]


def own_combatant(g: Doom, seat: int) -> int:
    """The seat's combatant in the present combat, or NONE."""
    if g.combats:
        c = g.combat()
        for slot in (c[ATTACKER], c[DEFENDER]):
            if slot != NONE and g.control[slot] == seat:
                return slot
    return NONE


def may_help(g: Doom, caster: int, warrior: int) -> bool:
    """DT-158, DT-159, DT-160: whether a caster may help a warrior: the Dark Legion only if the caster's card allows it,
    a full heretic only the Dark Legion; every caster may help a warrior that is neither Doomtrooper nor Dark Legion.
    """
    if has(g, caster, ART_FOR_ALL):
        return True
    sides = sides_of(g, warrior) & (DOOMTROOPER | LEGION)
    if has(g, caster, ART_FOR_LEGION_ALONE):
        return bool(sides & LEGION)  # DT-239: what its card says takes precedence over DT-160
    if not sides:
        return True
    own = sides_of(g, caster) & (DOOMTROOPER | LEGION)
    if own == LEGION:
        return bool(sides & LEGION)
    if sides & DOOMTROOPER or own & LEGION:
        return True
    return has(g, caster, ART_FOR_LEGION)


def harms_legion(g: Doom, caster: int, target: int) -> bool:
    """Whether a caster for the Dark Legion alone would harm a Dark Legion warrior without helping another."""
    if not g.is_warrior(target) or g.flags[target] & UNPAID or not sides_of(g, target) & LEGION:
        return False
    return has(g, caster, ART_FOR_LEGION_ALONE)


def no_spell_target(g: Doom, seat: int, kind: int, play: Play, caster: int, target: int) -> Clause | None:
    """DT-249, DT-270, DT-A32: why a caster cannot cast a spell on a card: it would help the wrong side (DT-158), the
    target is immune, or it would do nothing.
    """
    favours = play.do.favours()
    helped = NONE
    if favours > 0:
        helped = target
    elif favours < 0:
        helped = foe_of(g, target)
    elif g.combats:
        helped = own_combatant(g, seat)
        if helped == NONE:
            helped = target
    if helped != NONE and g.is_warrior(helped) and not g.flags[helped] & UNPAID and not may_help(g, caster, helped):
        return no_help(g, helped)
    if favours < 0 and helped == NONE and harms_legion(g, caster, target):
        return no.ONLY_FOR_LEGION
    if favours < 0 and g.is_warrior(target) and immunity(g, target) & THE_ART:
        return no.because(no.IMMUNE_TO_IT, giver_of(g, target, NOTHING, THE_ART))
    if g.cards.lowers[kind] and g.is_warrior(target) and has(g, target, NEVER_LOWERED):
        return no.because(no.IMMUNE_TO_IT, giver_of(g, target, NEVER_LOWERED))
    if g.combats and play.do.only_rates():
        foe = foe_of(g, target)
        if foe != NONE and immunity(g, foe) & THE_ART:
            return no.because(no.IGNORED, foe)  # DT-271: a spell that would not count may not be cast (DT-249)
    if play.for_all and g.combats and combatant_immune_to_art(g, seat) != NONE:
        return no.because(no.NO_EFFECT, combatant_immune_to_art(g, seat))  # DT-A31: it would be ignored
    if play.lies == p.ON_TARGET and not stacks(g, kind):
        for attachment in g.attached[target]:
            if g.kind[attachment] == kind:
                return no.because(no.NO_EFFECT, attachment)  # DT-249: the target already has that
    return no.OK if play.do.could(g, (NONE, seat, target)) else no.NO_EFFECT


def combatant_immune_to_art(g: Doom, seat: int) -> int:
    """DT-A31: another player's combatant that is immune to the Art and so ignores a seat's spell on the combat."""
    c = g.combat()
    for combatant in (c[ATTACKER], c[DEFENDER]):
        if combatant != NONE and g.control[combatant] != seat and immunity(g, combatant) & THE_ART:
            return combatant
    return NONE


def stacks(g: Doom, kind: int) -> bool:
    """Whether a second copy on a warrior would change a rating again (DT-A15)."""
    for static in g.cards.statics[kind]:
        for which in range(4):
            if static.touches(which):
                return True
    return False


def no_cast(g: Doom, seat: int, kind: int, play: Play, caster: int, for_free: bool = False) -> Clause | None:
    """Why a warrior that may cast a spell cannot do so now: the price, or no target."""
    cost = 0 if for_free else price_of_casting(g, caster, kind, play, play.d + play.per * play.least)
    if cost > g.spendable_d(seat):
        return no.TOO_DEAR_SPELL
    best = no.OK
    if play.on_player:
        for other in range(g.n):
            if no_player(g, seat, kind, play, other) is no.OK:
                return no.OK
        return no.NO_EFFECT
    for target in spell_targets(g, seat, kind, play, caster):
        clause = no_spell_target(g, seat, kind, play, caster, target)
        if clause is no.OK:
            return no.OK
        if is_nearer(clause, best):
            best = clause
    return best or no.NO_TARGET


def no_spell(g: Doom, seat: int, kind: int, play: Play, for_free: bool = False) -> Clause | None:
    """Why no warrior of the seat can cast a spell."""
    best = no.OK
    for caster in casters(g, seat, kind, play):
        clause = no_cast(g, seat, kind, play, caster, for_free)
        if clause is no.OK:
            return no.OK
        if is_nearer(clause, best):
            best = clause
    if not best and (play.actions or play.attacks):
        for warrior in g.warriors[seat]:
            if g.in_play(warrior) and not g.flags[warrior] & (UNPAID | PRISONER) and may_cast(g, warrior, kind, play):
                return no_casting_action(g, warrior, play)
    return best or no_free_caster(g, seat, kind, play)


def no_free_caster(g: Doom, seat: int, kind: int, play: Play) -> Clause:
    """Why nobody of the seat casts a spell: a card forbids it to one that knows its aspect (DT-161), or nobody does."""
    for warrior in g.warriors[seat]:
        if g.in_play(warrior) and not g.flags[warrior] & (UNPAID | PRISONER) and has(g, warrior, NEVER_CASTS):
            if casting_fee(g, warrior, kind, play.any_aspect) != NONE:
                return no.because(no.NEVER_CASTS, giver_of(g, warrior, NEVER_CASTS))
    return no.NO_CASTER


def able_casters(g: Doom, seat: int, kind: int, play: Play, about: int = NONE) -> list[int]:
    """The warriors that could cast a spell now; DT-243: an answer to a card needs no other target."""
    return [w for w in g.warriors[seat] if no_able_caster(g, seat, kind, play, about, w) is no.OK]


def no_able_caster(g: Doom, seat: int, kind: int, play: Play, about: int, warrior: int) -> Clause | None:
    """Why a warrior cannot cast a spell now, or in answer to the card or the death that `about` names."""
    clause = no_casting(g, seat, kind, play, warrior)
    if clause:
        return clause
    if about != NONE and play.on is None and play.lies == p.ON_TARGET and warrior != about:
        return no.NOT_A_CASTER  # it helps only its caster: a target of the answered card, or the dying warrior
    if play.timing == p.TO_SAVE and not may_help(g, warrior, about):
        return no_help(g, about)
    if play.timing in (p.TO_COUNTER, p.TO_SAVE):
        is_dear = price_of_casting(g, warrior, kind, play, play.d) > g.spendable_d(seat)
        return no.TOO_DEAR_SPELL if is_dear else no.OK
    clause = no_cast(g, seat, kind, play, warrior)
    return clause if clause is no.OK or clause is no.TOO_DEAR_SPELL else no.NOT_A_CASTER


def no_help(g: Doom, helped: int) -> Clause:
    """The clause against helping a warrior that the caster may not help (DT-158, DT-159)."""
    return no.NOT_FOR_LEGION if sides_of(g, helped) & LEGION else no.ONLY_FOR_LEGION


def way_of_feeding(g: Doom, slot: int) -> Play:
    """The way in which a spell on the table is cast in steps (DT-149)."""
    ways = g.cards.plays[g.kind[slot]]
    for play in ways:
        if play.per:
            return play
    return ways[0]
