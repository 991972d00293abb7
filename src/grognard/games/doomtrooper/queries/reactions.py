"""Direct reactions: what may answer an announced card, and what happens to an answered card."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Env, Frame
from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.language.effect import Effect
from grognard.games.doomtrooper.language.plays import Play
from grognard.games.doomtrooper.language.selectors import OPPONENTS
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.combats import CAUSE, CHANGE, DEPTH, LAID, PHASE, TARGET, WHAT
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.protection import cannot_be_discarded
from grognard.games.doomtrooper.queries.windows import COUNTERS
from grognard.games.doomtrooper.words import ALLIANCE, ATTACHED, PLAYED, SYMMETRY, WOUNDED

# The stage at which a play, the use of a card, or an ability whose moment has come waits for its answers
ANSWERED: Final = {node.PLAYING: 3, node.ACTING: 4, node.ARISING: 1}
EVALUATED: Final = 6  # from here on a counter could change nothing (DT-A10)


def announced_frame(g: Doom, slot: int) -> Frame | None:
    """The play or the use of a card that waits for its answers, or its ability whose moment has come."""
    f = g.agenda
    while f is not None:
        if f.env and f.env[node.CARD] == slot and f.node.name in ANSWERED:
            return f
        f = f.below
    return None


def is_dying(g: Doom, warrior: int) -> bool:
    """Whether a warrior has just been killed and could only be saved (DT-195)."""
    f = g.agenda
    while f is not None:
        if f.node.name == node.DYING and f.env[node.VICTIM] == warrior:
            return True
        f = f.below
    return False


def card_to_answer(g: Doom) -> int:
    """The card whose answers are being asked for now, or NONE."""
    f = g.agenda
    if f is None:
        return NONE
    if f.node.name == node.WINDOW:
        return f.env[node.ABOUT] if f.env[node.PURPOSE] == COUNTERS else NONE
    return f.env[node.CARD] if f.stage == ANSWERED.get(f.node.name, NONE) else NONE


def acting_cards(g: Doom) -> list[int]:
    """DT-241, DT-A10: the cards played in this combat that still act: until the hits are fixed, or as long as they are
    on the table.
    """
    out: list[int] = []
    depth = len(g.combats)
    if depth:
        rates = g.combat()[PHASE] < EVALUATED
        for k in range(0, len(g.changes), CHANGE):
            source = g.changes[k + CAUSE]
            if g.changes[k + DEPTH] == depth and source not in out:
                if (
                    was_laid_in_combat(g, source)
                    if g.changes[k + WHAT] == LAID
                    else rates and g.place[source] == PLAYED
                ):
                    out.append(source)
    return out


def was_laid_in_combat(g: Doom, slot: int) -> bool:
    """Whether a card was put on the table in this combat (DT-241), and not for good (DT-166, DT-340)."""
    if g.place[slot] <= PLAYED or g.cards.type[g.kind[slot]] == ALLIANCE or cannot_be_discarded(g, slot):
        return False
    for k in range(0, len(g.changes), CHANGE):
        if g.changes[k + CAUSE] == slot and g.changes[k + WHAT] == LAID and g.changes[k + DEPTH] == len(g.combats):
            return True
    return False


def can_be_countered(g: Doom, seat: int, slot: int, counters: int, whose: int, uses: bool) -> bool:
    """DT-243: whether an answer of this kind counters an announced card, or a card that still acts in the combat."""
    if whose == OPPONENTS and not g.are_opponents(g.control[slot], seat):
        return False
    if counters & p.A_COMBAT_CARD:
        f = announced_frame(g, slot)
        return g.place[slot] == PLAYED and f is not None and is_combat_card(g, f)
    if not counters >> g.cards.type[g.kind[slot]] & 1:
        return False
    of_type = g.cards.type[g.kind[slot]]
    if g.place[slot] == PLAYED:
        return not uses or of_type != SYMMETRY  # a gift that was only given is not in use yet
    used = announced_frame(g, slot)
    if used is None:
        return (not uses or of_type != SYMMETRY) and was_laid_in_combat(g, slot)
    return uses and of_type == SYMMETRY and used.node.name != node.PLAYING


def is_combat_card(g: Doom, f: Frame) -> bool:
    """Whether an announced card is played in combat."""
    return g.cards.plays[g.kind[f.env[node.CARD]]][f.env[node.WAY]].timing == p.IN_COMBAT


def counter_targets(g: Doom, seat: int, play: Play) -> list[int]:
    """The cards that a counter may still hit in a combat (DT-241)."""
    return [slot for slot in acting_cards(g) if no_countering(g, seat, play, slot) is no.OK]


def no_countering(g: Doom, seat: int, play: Play, slot: int) -> Clause | None:
    """Why a counter cannot hit an announced or acting card: it counters other cards, or it would do nothing, as nobody
    can take over a card that acts already (DT-264).
    """
    if not can_be_countered(g, seat, slot, play.counters, play.counters_of, False):
        return no.NOT_A_TARGET
    return no.OK if play.do.could(g, (NONE, seat, slot)) else no.NO_EFFECT


def no_counter(g: Doom, seat: int, play: Play, about: int) -> Clause | None:
    """Why a counter cannot be played: on the card just announced, or on one that acts in the combat."""
    if about == NONE:
        return no.OK if counter_targets(g, seat, play) else no.NO_TARGET if acting_cards(g) else no.NOT_NOW
    return no.OK if no_countering(g, seat, play, about) is no.OK else no.NO_TARGET


def effect_of(g: Doom, f: Frame) -> Effect:
    """The effect of an announced card, or of a card in play that is used or whose moment has come."""
    card, way = f.env[node.CARD], f.env[node.WAY]
    if f.node.name == node.PLAYING:
        return g.cards.plays[g.kind[card]][way].do
    return g.abilities[card].whens[way].do if f.node.name == node.ARISING else g.abilities[card].acts[way].do


def env_of_effect(f: Frame) -> Env:
    """What the effect of an announced card will have bound."""
    if f.node.name == node.PLAYING:
        return (f.env[node.CARD], f.env[node.SEAT], *f.env[node.AIM :])
    if len(f.env) <= node.AIM:
        return (f.env[node.CARD], f.env[node.SEAT])
    return (f.env[node.CARD], f.env[node.SEAT], f.env[node.AIM], f.env[-1])


def has_no_card_target(g: Doom, about: int, f: Frame) -> bool:
    """Whether no card on the table was chosen as the target of an announced card."""
    way = f.env[node.WAY]
    if len(f.env) <= node.AIM:
        return True
    if f.node.name == node.PLAYING:
        play = g.cards.plays[g.kind[about]][way]
        return bool(play.on_player) or play.timing == p.AFTER_EARNING
    if f.node.name == node.ARISING:
        return True  # a moment has no target
    return bool(g.abilities[about].acts[way].on_player)


def is_aimed_at(g: Doom, about: int, user: int) -> bool:
    """Whether a card is played directly on a warrior or on a card that it bears, perhaps among other targets."""
    for target in aimed_at(g, about):
        if target == user or (g.place[target] == ATTACHED and g.bearer[target] == user):
            return True
    return False


def aimed_at(g: Doom, about: int) -> list[int]:
    """The cards on the table that an announced card, or one that acts in the present combat, is played on."""
    out: list[int] = []
    f = announced_frame(g, about)
    if f is None:
        changes, depth = g.changes, len(g.combats)
        for k in range(0, len(changes), CHANGE):
            if changes[k + CAUSE] == about and changes[k + DEPTH] == depth and changes[k + TARGET] != NONE:
                out.append(changes[k + TARGET])
    elif not has_no_card_target(g, about, f):
        each = f.node.name == node.PLAYING and g.cards.plays[g.kind[about]][f.env[node.WAY]].each
        for target in f.env[node.AIM :] if each else f.env[node.AIM : node.AIM + 1]:
            out.append(target)
    return out


def touched_cards(g: Doom, about: int) -> list[int]:
    """Every card on the table that an announced card would affect, targeted or not (DT-243)."""
    out = aimed_at(g, about)
    f = announced_frame(g, about)
    if f is not None:
        for slot in effect_of(g, f).reach(g, env_of_effect(f)):
            if slot not in out:
                out.append(slot)
    return out


def affected_players(g: Doom, about: int) -> list[int]:
    """DT-248: the other players whom an announced card directly affects: they are asked before everybody else."""
    f = announced_frame(g, about)
    if f is None:
        return []
    seats: list[int] = []
    if len(f.env) > node.AIM and f.node.name != node.ARISING and has_no_card_target(g, about, f):
        seats.append(f.env[node.AIM])
    for slot in touched_cards(g, about):
        seats.append(g.control[slot])
    return [seat for seat in range(g.n) if seat in seats and seat != f.env[node.SEAT]]


def warriors_in_danger(g: Doom, about: int) -> list[int]:
    """The warriors that an announced card would wound, targeted or not."""
    f = announced_frame(g, about)
    if f is None:
        return []
    return [w for w in effect_of(g, f).hurts(g, env_of_effect(f)) if g.in_play(w) and g.is_warrior(w)]


def curable(g: Doom, about: int) -> list[int]:
    """The warriors in danger that are wounded already, so that healing them first answers the card (DT-A09)."""
    return [warrior for warrior in warriors_in_danger(g, about) if g.flags[warrior] & WOUNDED]


def is_harmless(g: Doom, about: int) -> bool:
    """Whether an announced card helps its targets, so that nobody needs immunity from it."""
    f = announced_frame(g, about)
    return f is None or effect_of(g, f).favours() > 0


def would_discard(g: Doom, about: int) -> list[int]:
    """The cards on the table that an announced card would discard."""
    f = announced_frame(g, about)
    return aimed_at(g, about) if f is not None and effect_of(g, f).removes() else []


def answered_by(f: Frame) -> int:
    """The announced card that this play answers, or NONE."""
    under = f.below
    while under is not None and under.node.name == node.PLAYING:
        under = under.below  # DT-247: for a spell that fetches another
    if under is None or under.node.name != node.WINDOW or under.env[node.PURPOSE] != COUNTERS:
        return NONE
    return under.env[node.ABOUT]
