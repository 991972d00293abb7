"""Cards played at any time that answer an announced card: they heal, spare, shield or keep what it would touch."""

from __future__ import annotations

from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.language.plays import Play
from grognard.games.doomtrooper.language.powers import KEEPS_EQUIPMENT
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.powers import kinds_of_immunity
from grognard.games.doomtrooper.queries.protection import can_be_hurt, cannot_be_discarded
from grognard.games.doomtrooper.queries.reactions import (
    curable,
    is_harmless,
    touched_cards,
    warriors_in_danger,
    would_discard,
)
from grognard.games.doomtrooper.queries.receiving import no_receiving
from grognard.games.doomtrooper.queries.selecting import is_meant
from grognard.games.doomtrooper.queries.spells import casters
from grognard.games.doomtrooper.words import ATTACHED, EQUIPMENT


def is_answer(g: Doom, seat: int, kind: int, play: Play, about: int) -> bool:
    """DT-243, DT-247: whether an ANYTIME card counters the announced card's effect, or fetches a spell that does."""
    if g.cards.answers[kind] and (helped_by_answer(g, seat, kind, play, about) or protects_own(g, seat, kind, about)):
        return True
    return play.do.could_answer(g, seat, about)


def helped_by_answer(g: Doom, seat: int, kind: int, play: Play, about: int) -> list[int]:
    """DT-A09: the warriors that an announced card would affect and that a card in hand may protect from it: it heals
    them first, spares them the wound, or makes them immune.
    """
    answers = g.cards.answers[kind]
    wanted: list[int] = []
    if answers & p.HEALS and play.do.heals():
        wanted = curable(g, about)
    elif answers & p.SPARES:
        wanted = [w for w in warriors_in_danger(g, about) if can_be_hurt(g, w)]
    elif answers & p.SHIELDS and g.cards.shields[kind] & kinds_of_immunity(g, about) and not g.cards.auras[kind]:
        wanted = foes_touched(g, about)
    if not wanted:
        return wanted
    if play.on is None:  # it helps only its caster
        able = casters(g, seat, kind, play) if play.lies == p.ON_TARGET else []
        return [w for w in wanted if w in able]
    if play.lies == p.ON_TARGET:
        return [w for w in wanted if no_receiving(g, kind, play, seat, w) is no.OK]
    return [w for w in wanted if is_meant(g, play.on, NONE, seat, w)]


def foes_touched(g: Doom, about: int) -> list[int]:
    """Other players' warriors that an announced card would affect, unless it helps them."""
    if is_harmless(g, about):
        return []
    by = g.control[about]
    return [w for w in touched_cards(g, about) if g.is_warrior(w) and g.in_play(w) and g.control[w] != by]


def protects_own(g: Doom, seat: int, kind: int, about: int) -> bool:
    """DT-A09: whether a card without a target protects any card of the seat from the announced card."""
    answers = g.cards.answers[kind]
    for aura in g.cards.auras[kind]:
        if aura.static.immunity() & kinds_of_immunity(g, about):
            for warrior in foes_touched(g, about):
                if is_meant(g, aura.which, NONE, seat, warrior):
                    return True
        if answers & p.KEEPS and aura.static.powers().has(KEEPS_EQUIPMENT):
            for slot in would_discard(g, about):
                borne = g.place[slot] == ATTACHED and g.cards.type[g.kind[slot]] == EQUIPMENT
                if borne and is_meant(g, aura.which, NONE, seat, g.bearer[slot]) and not cannot_be_discarded(g, slot):
                    return True
    return False
