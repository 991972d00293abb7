"""The targets of a card that is being played or used, and why others are not."""

from __future__ import annotations

from typing import Final

from grognard.core.action import VERB, first
from grognard.core.agenda import Env, Frame
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.language.plays import Act, Play
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.abilities import (
    answerable_cards,
    healed_in_answer,
    is_healed_by,
    no_player_for_use,
    no_reacting,
    no_target_of_use,
    targets_of_use,
)
from grognard.games.doomtrooper.queries.answering import helped_by_answer
from grognard.games.doomtrooper.queries.capability import no_capability
from grognard.games.doomtrooper.queries.duplicates import without_duplicates
from grognard.games.doomtrooper.queries.legality import ALLOWED, Refusal, is_hidden, kind_shown, untimely
from grognard.games.doomtrooper.queries.permissions import price_added_by_target
from grognard.games.doomtrooper.queries.playing import is_borne_by
from grognard.games.doomtrooper.queries.reactions import (
    acting_cards,
    answered_by,
    counter_targets,
    curable,
    no_countering,
)
from grognard.games.doomtrooper.queries.spells import (
    STEPS,
    fee_of_casting,
    most_steps,
    no_able_caster,
    no_spell_target,
    spell_targets,
    spends_double,
)
from grognard.games.doomtrooper.queries.targets_of_play import no_change, no_player, no_target, targets
from grognard.games.doomtrooper.words import ART, AWAY

ABOUT_TARGET: Final = ("not_a_target", "stays", "like_another")  # sayings that name the target, not the card played


def play_targets(g: Doom, f: Frame, play: Play) -> list[int]:
    """The cards on the table that the card being played may be aimed at; copies that do not differ are all listed."""
    slot, seat = f.env[node.CARD], f.env[node.SEAT]
    kind, by = g.kind[slot], g.played_by[slot]
    if play.timing == p.TO_COUNTER:
        found = counter_targets(g, seat, play)
    elif g.cards.type[kind] == ART:
        found = spell_targets(g, seat, kind, play, by)
        found = [t for t in found if no_spell_target(g, seat, kind, play, by, t) is no.OK]
    else:
        found = targets(g, seat, kind, play)
        found = [t for t in found if no_change(g, play.do, (slot, seat, t), t) is no.OK]
    helped = helped_by_play(g, f, play)
    return [t for t in found if no_choosing(g, f, play, helped, t) is no.OK]


def no_aim_of_play(g: Doom, f: Frame, play: Play, target: int) -> Clause | None:
    """Why the card being played cannot be aimed at a card on the table."""
    slot, seat = f.env[node.CARD], f.env[node.SEAT]
    kind, by = g.kind[slot], g.played_by[slot]
    if play.timing == p.TO_COUNTER:
        refusal = no_countering(g, seat, play, target) if target in acting_cards(g) else no.NOT_A_TARGET
    elif not g.in_play(target):
        refusal = absence(g, target)
    elif g.cards.type[kind] != ART:
        refusal = no_target(g, seat, kind, play, target) or no_change(g, play.do, (slot, seat, target), target)
    elif target in spell_targets(g, seat, kind, play, by):
        refusal = no_spell_target(g, seat, kind, play, by, target)
    else:
        refusal = no.NOT_A_TARGET
    return refusal or no_choosing(g, f, play, helped_by_play(g, f, play), target)


def absence(g: Doom, slot: int) -> Clause:
    """The clause that a card is out of play (DT-313, DT-337): a warrior that an effect keeps away, or another card."""
    return (no_capability(g, slot) if g.is_warrior(slot) and g.flags[slot] & AWAY else no.OK) or no.NOT_A_TARGET


def helped_by_play(g: Doom, f: Frame, play: Play) -> list[int]:
    """The warriors that the card being played would protect from the card that it answers; none if it answers none."""
    about = answered_by(f) if play.timing == p.ANYTIME and not play.each else NONE
    return [] if about == NONE else helped_by_answer(g, f.env[node.SEAT], g.kind[f.env[node.CARD]], play, about)


def no_choosing(g: Doom, f: Frame, play: Play, helped: list[int], target: int) -> Clause | None:
    """Why a possible target cannot be chosen now: another warrior plays the card, the target is already chosen or too
    dear in addition to the others, or the card protects other warriors.
    """
    slot, seat = f.env[node.CARD], f.env[node.SEAT]
    kind, by = g.kind[slot], g.played_by[slot]
    if by != NONE and play.timing != p.TO_COUNTER and g.cards.type[kind] != ART and not is_borne_by(g, target, by):
        return no.NOT_A_TARGET
    if play.each:
        if target in f.env[node.AIM :]:
            return no.NOT_A_TARGET
        if play.for_value:
            left = g.spendable_d(seat) - price_of_targets(g, seat, kind, play, f.env[node.AIM :])
            return no.OK if price_added_by_target(g, seat, kind, play, target) <= left else no.TOO_DEAR_CARD
    return no.NOT_A_TARGET if helped and target not in helped else no.OK


def price_of_targets(g: Doom, seat: int, kind: int, play: Play, chosen: Env) -> int:
    """What the chosen targets add to the price of a play."""
    out = 0
    for target in chosen if play.for_value else ():
        out += price_added_by_target(g, seat, kind, play, target)
    return out


def may_choose_no_more(f: Frame, play: Play) -> bool:
    """Whether the player of a card for any number of targets has chosen one already."""
    return play.each and play.for_value and len(f.env) > node.AIM


def no_play_target(g: Doom, f: Frame, action: int) -> Refusal:
    """Why an action does not name a target of the card being played."""
    play = g.cards.plays[g.kind[f.env[node.CARD]]][f.env[node.WAY]]
    if action == verbs.PASS and may_choose_no_more(f, play):
        return ALLOWED
    if action & VERB != verbs.CHOOSE:
        return untimely(g, action)
    slot = first(action)
    refusal = no_aim_of_play(g, f, play, slot)
    if refusal is no.OK and slot not in without_duplicates(g, play_targets(g, f, play)):
        refusal = no.LIKE_ANOTHER
    return refusal_of_target(g, f, refusal, slot, play.lies == p.ON_TARGET and g.is_warrior(slot))


def refusal_of_target(g: Doom, f: Frame, clause: Clause | None, slot: int, receives: bool = False) -> Refusal:
    """A clause against a target, with the cards that its sentence names. It tells nothing about a hidden card, unless a
    warrior would receive the card being played: then everybody knows why that warrior may not.
    """
    if clause is no.OK:
        return ALLOWED
    if is_hidden(g, slot) and not receives:
        return Refusal(no.NOT_A_TARGET, kind_shown(g, slot), slot)
    kind = g.kind[slot if clause.saying in ABOUT_TARGET else f.env[node.CARD]]
    return Refusal(clause, kind, slot, is_use=f.node.name != node.PLAYING)


def use_targets(g: Doom, f: Frame, act: Act) -> list[int]:
    """The cards on the table that the card being used may be aimed at: those it answers, heals in answer, or means."""
    slot, seat = f.env[node.CARD], f.env[node.SEAT]
    if act.timing == p.TO_COUNTER:
        return answerable_cards(g, seat, slot, act)
    about = answered_by_use(f, act)
    return targets_of_use(g, seat, slot, act) if about == NONE else healed_in_answer(g, seat, slot, act, about)


def answered_by_use(f: Frame, act: Act) -> int:
    """The announced card that the use of a card in play answers, or NONE."""
    if act.timing != p.ANYTIME:
        return NONE
    return f.env[node.AIM] if len(f.env) > node.AIM else answered_by(f)


def no_use_target(g: Doom, f: Frame, act: Act, action: int) -> Refusal:
    """Why an action does not name a target of the card in play that is used."""
    if action & VERB != verbs.CHOOSE:
        return untimely(g, action)
    return refusal_of_target(g, f, no_aim_of_used_card(g, f, act, first(action)), first(action))


def no_aim_of_used_card(g: Doom, f: Frame, act: Act, target: int) -> Clause | None:
    """Why the card in play that is used cannot be aimed at a card on the table."""
    slot, seat = f.env[node.CARD], f.env[node.SEAT]
    if act.timing == p.TO_COUNTER:
        is_met = target in acting_cards(g) and no_reacting(g, seat, slot, act, target) is no.OK
        return no.OK if is_met else no.NOT_A_TARGET
    if not g.in_play(target):
        return absence(g, target)
    about = answered_by_use(f, act)
    if about == NONE:
        return no_target_of_use(g, seat, slot, act, target)
    is_helped = target in curable(g, about) and is_healed_by(g, seat, slot, act, target)
    return no.OK if is_helped else no.NOT_A_TARGET


def no_player_target(g: Doom, f: Frame, action: int) -> Refusal:
    """Why the card being played or used cannot be aimed at a player."""
    other = first(action)
    if action & VERB != verbs.PLAYER or other >= g.n:
        return untimely(g, action)
    slot, seat, way = f.env[node.CARD], f.env[node.SEAT], f.env[node.WAY]
    kind = g.kind[slot]
    if f.node.name == node.PLAYING:
        return Refusal(no_player(g, seat, kind, g.cards.plays[kind][way], other, slot), kind)
    return Refusal(no_player_for_use(g, seat, slot, g.abilities[slot].acts[way], other), kind, is_use=True)


def play_casters(g: Doom, f: Frame, play: Play) -> list[int]:
    """The warriors that could cast the spell being played; if it answers a card, only warriors that it would help."""
    helped = helped_by_play(g, f, play) if play.lies == p.ON_TARGET else []
    return [w for w in g.warriors[f.env[node.SEAT]] if no_casting_by(g, f, play, helped, w) is no.OK]


def no_casting_by(g: Doom, f: Frame, play: Play, helped: list[int], warrior: int) -> Clause | None:
    """Why a warrior cannot cast the spell being played (DT-147)."""
    about = f.env[node.AIM] if len(f.env) > node.AIM else NONE
    refusal = no_able_caster(g, f.env[node.SEAT], g.kind[f.env[node.CARD]], play, about, warrior)
    if refusal or play.timing != p.ANYTIME or play.lies != p.ON_TARGET or answered_by(f) == NONE:
        return refusal
    return no.OK if warrior in helped else no.NOT_A_CASTER


def no_caster(g: Doom, f: Frame, play: Play, action: int) -> Refusal:
    """Why an action does not name a warrior that can cast the spell being played."""
    warrior = first(action)
    if action & VERB != verbs.CHOOSE or not g.is_warrior(warrior):
        return untimely(g, action)
    helped = helped_by_play(g, f, play) if play.lies == p.ON_TARGET else []
    return Refusal(no_casting_by(g, f, play, helped, warrior), g.kind[f.env[node.CARD]], warrior)


def most_steps_of_play(g: Doom, f: Frame, play: Play) -> int:
    """How many steps the player can pay for, as long as a further step would have an effect."""
    return min(
        payable_steps(g, f, play), play.do.useful_steps(g, (f.env[node.CARD], f.env[node.SEAT], *f.env[node.AIM :]))
    )


def payable_steps(g: Doom, f: Frame, play: Play) -> int:
    """How many steps the player has D for and, where each step needs a target, targets for."""
    slot, seat = f.env[node.CARD], f.env[node.SEAT]
    kind = g.kind[slot]
    if g.cards.type[kind] == ART:
        by = g.played_by[slot]
        most = most_steps(g, seat, play, spends_double(g, by), fee_of_casting(g, by, kind, play))
    else:
        most = min((g.spendable_d(seat) - play.d) // play.per, STEPS)
    if not play.each:
        return most
    return min(most, len([t for t in targets(g, seat, kind, play) if play.do.could(g, (slot, seat, t))]) - play.free)


def no_steps_of_play(g: Doom, f: Frame, play: Play, action: int) -> Refusal:
    """Why the player cannot pay for this many steps: they are too dear, or have no further effect (DT-249)."""
    kind, most = g.kind[f.env[node.CARD]], most_steps_of_play(g, f, play)
    if action & VERB == verbs.STEPS and most < first(action) <= payable_steps(g, f, play):
        return Refusal(no.NO_EFFECT, kind)
    return no_steps(g, kind, play.least, most, action)


def no_steps(g: Doom, kind: int, least: int, most: int, action: int, is_use: bool = False) -> Refusal:
    """Why a player cannot pay for as many steps of a card as the answer says (DT-149)."""
    if action & VERB != verbs.STEPS:
        return untimely(g, action)
    if least <= first(action) <= most:
        return ALLOWED
    dear = no.TOO_DEAR_SPELL if g.cards.type[kind] == ART else no.TOO_DEAR_CARD
    return Refusal(dear if first(action) else no.NO_EFFECT, kind, is_use=is_use)
