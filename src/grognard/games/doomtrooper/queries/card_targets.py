"""What a card being played or used may be aimed at, and why not."""

from __future__ import annotations

from grognard.core.action import VERB, first
from grognard.core.agenda import Frame
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.language.effect import Effect
from grognard.games.doomtrooper.language.plays import Play
from grognard.games.doomtrooper.language.selectors import Which
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.capability import no_capability
from grognard.games.doomtrooper.queries.duplicates import without_duplicates
from grognard.games.doomtrooper.queries.legality import ALLOWED, Refusal, is_hidden, kind_shown, untimely
from grognard.games.doomtrooper.queries.playing import (
    helped_by_answer,
    is_borne_by,
    no_copy,
    targets,
    would_leave_at_once,
)
from grognard.games.doomtrooper.queries.protection import cannot_be_discarded
from grognard.games.doomtrooper.queries.reactions import answered_by, counter_targets
from grognard.games.doomtrooper.queries.receiving import bears_most_copies, no_receiving
from grognard.games.doomtrooper.queries.selecting import is_meant
from grognard.games.doomtrooper.queries.spells import no_spell_target, spell_targets
from grognard.games.doomtrooper.words import ART, AWAY, FORTIFICATION, MISSION


def play_targets(g: Doom, f: Frame, play: Play) -> list[int]:
    """The cards on the table that the card being played may be aimed at; of alike ones each."""
    slot, seat = f.env[node.CARD], f.env[node.SEAT]
    kind = g.kind[slot]
    by = g.played_by[slot]
    if play.timing == p.TO_COUNTER:
        found = counter_targets(g, seat, play)
    elif g.cards.type[kind] == ART:
        found = spell_targets(g, seat, kind, play, by)
        found = [t for t in found if no_spell_target(g, seat, kind, play, by, t) == no.OK]
    else:
        found = [t for t in targets(g, seat, kind, play) if play.do.could(g, (slot, seat, t))]
        if by != NONE:
            found = [t for t in found if is_borne_by(g, t, by)]
    if play.each:
        return [t for t in found if t not in f.env[node.AIM :]]
    if play.timing == p.ANYTIME and answered_by(f) != NONE:
        meant = helped_by_answer(g, seat, kind, play, answered_by(f))
        return [t for t in found if t in meant] if meant else found
    return found


def no_play_target(g: Doom, f: Frame, action: int) -> Refusal:
    """Why the card being played cannot be aimed at a card on the table."""
    if action & VERB != verbs.CHOOSE:
        return untimely(g, action)
    slot = first(action)
    play = g.cards.plays[g.kind[f.env[node.CARD]]][f.env[node.WAY]]
    found = play_targets(g, f, play)
    if slot in found:
        return ALLOWED if slot in without_duplicates(g, found) else Refusal(no.LIKE_ANOTHER, g.kind[slot], slot)
    return not_meant(g, f, play, slot)


def not_meant(g: Doom, f: Frame, play: Play, slot: int) -> Refusal:
    """The clause that keeps a card from being a target of the card being played."""
    kind, seat = g.kind[f.env[node.CARD]], f.env[node.SEAT]
    if g.is_warrior(slot) and g.flags[slot] & AWAY:
        return Refusal(no_capability(g, slot), NONE, slot)  # DT-313
    if g.cards.type[kind] == ART and play.timing != p.TO_COUNTER and not is_hidden(g, slot):
        caster = g.played_by[f.env[node.CARD]]
        if slot in spell_targets(g, seat, kind, play, caster):
            clause = no_spell_target(g, seat, kind, play, caster, slot)
            if clause:
                return Refusal(clause, kind, slot)
        return Refusal(no.NOT_A_TARGET, g.kind[slot], slot)
    if play.lies == p.ON_TARGET and g.is_warrior(slot):
        return Refusal(no_receiving(g, kind, play, seat, slot, play.opened) or no.NOT_ELIGIBLE, kind, slot)
    if bears_most_copies(g, kind, play, slot):
        return Refusal(no.HAS_MOST, kind, slot)
    if cannot_be_discarded(g, slot):
        return Refusal(no.STAYS, g.kind[slot], slot)
    return untouched(g, f, play.on, play.do, slot)


def no_use_target(g: Doom, f: Frame, action: int) -> Refusal:
    """Why the card in play that is used cannot be aimed at a card on the table."""
    if action in g.options:
        return ALLOWED
    if action & VERB != verbs.CHOOSE:
        return untimely(g, action)
    slot = first(action)
    if g.is_warrior(slot) and g.flags[slot] & AWAY:
        return Refusal(no_capability(g, slot), NONE, slot)  # DT-313
    act = g.abilities[f.env[node.CARD]].acts[f.env[node.WAY]]
    return untouched(g, f, act.on, act.do, slot)


def untouched(g: Doom, f: Frame, which: Which | None, do: Effect, slot: int) -> Refusal:
    """Why a card would do nothing to another (DT-249): it does not mean that one, or nothing would change."""
    source, seat = f.env[node.CARD], f.env[node.SEAT]
    bound = (source, seat, slot)
    if is_hidden(g, slot) or which is None or not g.in_play(slot) or not is_meant(g, which, source, seat, slot):
        return Refusal(no.NOT_A_TARGET, kind_shown(g, slot), slot)
    if do.could(g, bound):
        return Refusal(no.NOT_A_TARGET, g.kind[slot], slot)
    if cannot_be_discarded(g, slot):
        return Refusal(no.STAYS, g.kind[slot], slot)
    clause = do.barred(g, bound) or no.NO_EFFECT
    return Refusal(clause, g.kind[source if clause == no.NO_EFFECT else slot], slot)


def no_player_target(g: Doom, f: Frame, action: int) -> Refusal:
    """Why the card being played or used cannot be aimed at a player."""
    other = first(action)
    if action & VERB != verbs.PLAYER or other >= g.n:
        return untimely(g, action)
    slot, seat, way = f.env[node.CARD], f.env[node.SEAT], f.env[node.WAY]
    kind = g.kind[slot]
    is_played = f.node.name == node.PLAYING
    do = g.cards.plays[kind][way].do if is_played else g.abilities[slot].acts[way].do
    whom = g.cards.plays[kind][way].on_player if is_played else g.abilities[slot].acts[way].on_player
    if g.defeated[other]:
        return Refusal(no.IS_OUT)
    if other == seat and whom != 1:
        return Refusal(no.OTHER_PLAYER, kind)
    if is_played and g.cards.type[kind] in (FORTIFICATION, MISSION) and no_copy(g, other, kind):
        return Refusal(no_copy(g, other, kind), kind)
    useless = is_played and would_leave_at_once(g, seat, kind, other)
    return Refusal(no.NO_EFFECT if useless or not do.could(g, (slot, seat, other)) else no.OK, kind)


def no_caster(g: Doom, kind: int, action: int) -> Refusal:
    """Why a warrior is none of those who could cast a spell (DT-147)."""
    if action in g.options:
        return ALLOWED
    if action & VERB == verbs.CHOOSE and g.is_warrior(first(action)):
        return Refusal(no.NOT_A_CASTER, kind, first(action))
    return untimely(g, action)


def no_steps(g: Doom, kind: int, action: int) -> Refusal:
    """Why a card cannot be paid for so many times (DT-149)."""
    if action in g.options:
        return ALLOWED
    if action & VERB != verbs.STEPS:
        return untimely(g, action)
    dear = no.TOO_DEAR_SPELL if g.cards.type[kind] == ART else no.TOO_DEAR_CARD
    return Refusal(dear if first(action) else no.NO_EFFECT, kind)


def no_receiver(g: Doom, seat: int, slot: int, found: list[int], action: int) -> Refusal:
    """Why a warrior cannot be given a card that changes hands: it could not be given it from the hand either."""
    warrior = first(action)
    if action & VERB != verbs.CHOOSE or not g.is_warrior(warrior):
        return untimely(g, action)
    if warrior in found:
        return ALLOWED
    if g.control[warrior] != seat:
        return Refusal(no.NOT_A_TARGET, kind_shown(g, warrior), warrior)
    kind = g.kind[slot]
    clause = no_receiving(g, kind, g.cards.plays[kind][0], seat, warrior, by_effect=True)
    return Refusal(clause or no.NOT_ELIGIBLE, kind, warrior)
