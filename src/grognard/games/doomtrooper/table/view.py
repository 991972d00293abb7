"""What one seat sees of a game."""

from __future__ import annotations

from typing import Any

from grognard.core.game import Json
from grognard.games.doomtrooper.model.graves import cards_in_grave
from grognard.games.doomtrooper.model.notes import COUNTED, noted
from grognard.games.doomtrooper.model.sightings import ELSEWHERE, IN_HAND, seen_kinds
from grognard.games.doomtrooper.model.state import NO_SLOTS, NONE, Doom
from grognard.games.doomtrooper.model.visibility import is_face_down
from grognard.games.doomtrooper.table.current_ratings import ratings_now, strikes_first
from grognard.games.doomtrooper.table.pending import pending
from grognard.games.doomtrooper.table.shown import in_words
from grognard.games.doomtrooper.words import BEFORE_PLAYER, GONE, PLAYED


def cards_seen(g: Doom, seat: int) -> tuple[list[list[int]], list[list[int]]]:
    """Every card on the table as a seat sees it, and the ratings of the warriors among them."""
    cards: list[list[int]] = []
    ratings: list[list[int]] = []
    for slot in g.all_slots():
        if g.place[slot] != GONE:
            hidden = is_face_down(g, slot, seat)
            on = g.lies_before[slot] if g.place[slot] == BEFORE_PLAYER else g.bearer[slot]
            cards.append([
                slot, NONE if hidden else g.kind[slot], g.owner[slot], g.control[slot], g.place[slot], on,
                g.flags[slot], noted(g, slot, COUNTED),
            ])  # fmt: skip
            is_rated = not hidden and g.place[slot] > PLAYED and g.is_warrior(slot)
            ratings.append(ratings_now(g, slot) if is_rated else NO_SLOTS)
    return cards, ratings


class DoomView:
    """DT-332, DT-333: what one seat sees of a game: annihilated cards are open to all, a grave to its owner; NOBODY is
    a spectator.
    """

    __slots__ = ("cards", "shown")

    def __init__(self, g: Doom, seat: int) -> None:
        self.cards = g.cards  # what is printed on them
        cards, ratings = cards_seen(g, seat)
        mine = seat >= 0
        self.shown: Json = {
            "seat": seat if mine else None,
            "active": g.active,
            "target": g.rules.target,
            "round": g.round,
            "step": g.step,
            "standard": g.standard,
            "extra": g.extra,
            "extra_of": g.extra_of,
            "conversions": g.conversions,
            "acted": g.standard_attacked,
            "raided": g.attack_or_sabotage,
            "d": g.d,
            "p": g.p,
            "turns": g.turns,
            "hand": g.hand[seat] if mine else [],
            "hands": [len(hand) for hand in g.hand],
            "libraries": [len(library) for library in g.library],
            "graves": [len(grave) for grave in g.grave],
            # DT-333: nobody else may look, but the log shows the cards that all have seen go there anyway
            "seen_graves": [sorted(cards_in_grave(g, s, False)) for s in range(g.n)],
            # by seat: the cards that this observer has seen go to the hand, or among its other hidden cards
            "seen_hands": [seen_kinds(g, seat, s, IN_HAND) for s in range(g.n)],
            "seen_elsewhere": [seen_kinds(g, seat, s, ELSEWHERE) for s in range(g.n)],
            "shown": g.shown_hands,
            "grave": sorted(g.grave[seat]) if mine else [],
            "annihilated": g.annihilated,
            "sideboard": g.sideboard[seat] if mine else [],
            "cards": cards,
            "ratings": ratings,  # of the warriors among them
            "strikes_first": strikes_first(g),
            "pending": pending(g),
            "combats": g.combats,
            "changes": g.changes,
            "bonds": g.bonds,
            "used": g.kinds_used_up,
            "busy": g.action_count,
            "spent": g.abilities_used_up,
            "opened": g.outpost_opened,
            "switched": g.switched_cultists,
            "infections": g.infections,
            "exposed": g.exposures,
            "fewer": g.lost_actions,
            "stood": g.deck_out_turns,
            "lost": g.defeated,
            "debt": g.debt,
            "overtime": g.overtime,
            "made": g.alterations,
            "to_answer": g.seat,
            "asked": g.asked,
            "facts": list(g.facts) if seat == g.seat else [],
            "options": g.options if seat == g.seat else [],
        }

    def json(self) -> Json:
        """The view as plain values, in words."""
        shown: Any = in_words(self.shown, self.cards)
        plain: Json = shown
        return plain
