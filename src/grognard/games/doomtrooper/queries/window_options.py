"""What a seat may do in a window, and why not."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.action import VERB, A, B, first, second
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.model.state import LOOP_LIMIT, NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.allegiance import add_sides, no_side
from grognard.games.doomtrooper.queries.card_uses import (
    add_raises,
    add_uses_in_window,
    no_raising,
    no_use_in_window,
    no_user_of,
    refused_use,
)
from grognard.games.doomtrooper.queries.hand_plays import explained, no_play_in_window, no_such_way
from grognard.games.doomtrooper.queries.legality import ALLOWED, Refusal, exists, untimely
from grognard.games.doomtrooper.queries.plain_actions import CLAUSES
from grognard.games.doomtrooper.queries.playing import TIMINGS, no_play, timings
from grognard.games.doomtrooper.queries.receiving import has_opener
from grognard.games.doomtrooper.queries.windows import OPEN, VICTORY
from grognard.games.doomtrooper.words import PLAYED

OPENED_WAY: Final = 1 << p.IF_OPENED


def window_options(g: Doom, seat: int, purpose: int, about: int) -> list[int]:
    """DT-246: what a seat may do in a window: pass, or play a card from hand that fits."""
    out: list[Any] = [verbs.PASS]
    if g.action_count >= LOOP_LIMIT:
        return out
    now = (timings(g, purpose) if g.combats else TIMINGS[purpose]) & g.hand_timings[seat]
    if now & OPENED_WAY and not has_opener(g, seat):
        now -= OPENED_WAY  # `no_play` would refuse each of those cards
    if now:
        meant = g.cards.timings
        last = NONE
        for kind in g.hand[seat]:
            if not meant[kind] & now or kind == last:
                continue
            last = kind
            ways = g.cards.plays[kind]
            for way in range(len(ways)):
                # `no_play_in_window`, with the moment checked once for the whole hand
                if now >> ways[way].timing & 1 and no_play(g, seat, kind, way, about) is no.OK:
                    out.append(verbs.PLAY | kind << A | way << B)
    if g.usable_cards:
        add_uses_in_window(g, seat, purpose, about, out)
        if purpose in (OPEN, VICTORY):
            add_sides(g, seat, out)
    if g.changes and purpose == OPEN:
        add_raises(g, seat, out)
    return out


def no_window_answer(g: Doom, seat: int, purpose: int, about: int, action: int) -> Refusal:
    """Why a seat cannot do something in a window."""
    verb = action & VERB
    what, way = first(action), second(action)
    if verb == verbs.PASS:
        return ALLOWED
    if g.action_count >= LOOP_LIMIT and verb != verbs.END:
        return Refusal(no.TOO_LONG)
    if verb == verbs.PLAY:
        clause = no_such_way(g, seat, what, way) or no_play_in_window(g, seat, what, way, purpose, about)
        return explained(g, seat, what, way, clause, about)
    if verb == verbs.USE and exists(g, what) and g.place[what] == PLAYED and way == 0:
        return refused_use(g, what, no_raising(g, seat, what, purpose))
    if verb == verbs.USE:
        clause = no_user_of(g, seat, what, way) or no_use_in_window(g, seat, what, way, purpose, about)
        return refused_use(g, what, clause)
    if verb == verbs.SIDE:
        clause = no_side(g, seat, what, way) or (no.OK if purpose in (OPEN, VICTORY) else no.NO_SIDE_NOW)
        return Refusal(clause, NONE, what)
    if verb == verbs.TRANSFER and g.combats:
        return Refusal(no.TRANSFER_IN_COMBAT)
    if verb in CLAUSES or verb in (verbs.ATTACK, verbs.SABOTAGE, verbs.OWN):
        return Refusal(no.NO_ACTION_NOW)
    return untimely(g, action)
