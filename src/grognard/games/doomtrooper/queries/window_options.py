"""What a seat may do in a window."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.action import A, B
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.model.notes import STEPS_PAID, noted
from grognard.games.doomtrooper.model.state import LOOP_LIMIT, NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.abilities import add_acts
from grognard.games.doomtrooper.queries.allegiance import add_sides
from grognard.games.doomtrooper.queries.playing import no_play, timings
from grognard.games.doomtrooper.queries.reactions import acting_cards
from grognard.games.doomtrooper.queries.receiving import has_opener
from grognard.games.doomtrooper.queries.spells import most_steps, was_cast_double, way_of_feeding
from grognard.games.doomtrooper.queries.windows import OPEN, VICTORY, may_play_combat_cards
from grognard.games.doomtrooper.words import RAISED

OPENED_WAY: Final = 1 << p.IF_OPENED


def window_options(g: Doom, seat: int, purpose: int, about: int) -> list[int]:
    """DT-246: what a seat may do in a window: pass, or play a card from hand that fits."""
    out: list[Any] = [verbs.PASS]
    if g.action_count >= LOOP_LIMIT:
        return out
    now = timings(g, purpose) & g.hand_timings[seat]
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
    if g.usable_cards:
        add_acts(g, seat, purpose, about, out)
        if purpose in (OPEN, VICTORY):
            add_sides(g, seat, out)
    if g.changes and purpose == OPEN:
        add_raises(g, seat, out)
    return out


def add_raises(g: Doom, seat: int, out: list[Any]) -> None:
    """DT-151: the seat's spells that were cast in phase 5 of this combat and may be fed more."""
    if may_play_combat_cards(g):
        for slot in acting_cards(g):
            if g.control[slot] == seat and g.flags[slot] & RAISED and noted(g, slot, STEPS_PAID, NONE) != NONE:
                if most_steps(g, seat, way_of_feeding(g, slot), was_cast_double(g, slot)) > 0:
                    out.append(verbs.USE | slot << A)
