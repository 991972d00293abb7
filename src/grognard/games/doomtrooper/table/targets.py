"""What the things that a player may touch can be aimed at, shown before anything is played.

Targets are named when a card is played, before it is announced or paid for (DT-150): looking one question ahead
reveals nothing that the player could not see.
"""

from __future__ import annotations

from typing import Final

from grognard.core.action import first, second, verb_of
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.model.state import Doom
from grognard.games.doomtrooper.queries.attacks import attackers, defenders
from grognard.games.doomtrooper.table.protocol import DoomtrooperState
from grognard.games.doomtrooper.table.touches import COMBAT, touched
from grognard.games.doomtrooper.words import ART, CULTIST, DOOMTROOPER, LEGION, TRIBAL

Aims = dict[str, list[str]]

AIMED: Final = frozenset({"target", "player", "caster"})  # questions that ask for an aim
AREA: Final = {p.IN_SQUAD: "squad", p.IN_KOHORT: "kohort", p.IN_OUTPOST: "outpost", p.BEFORE_YOU: "player"}
MOST_PAIRS: Final = 400  # attackers times defenders; with more pairs, targets are only computed when a warrior attacks


def aims(g: DoomtrooperState) -> Aims:
    """The targets of each thing: cards, players, one of the player's areas (`area:squad`)."""
    out: Aims = {}
    for action in g.options:
        verb = verb_of(action)
        if verb in (verbs.PLAY, verbs.HIDE, verbs.USE):
            thing = touched(action, g.cards)[0]
            known = out.setdefault(thing, [])
            known += [aim for aim in aims_of(g, action) if aim not in known]
        elif verb == verbs.SABOTAGE:
            warrior, victim = touched(action, g.cards)
            out.setdefault(warrior, []).append(victim)
        elif verb == verbs.ATTACK and COMBAT not in out:
            add_attacks(g, out)
    return {thing: found for thing, found in out.items() if found}


def aims_of(g: DoomtrooperState, action: int) -> list[str]:
    """The choices of the next question, or the place where the card will lie."""
    verb = verb_of(action)
    if verb == verbs.HIDE:
        return ["area:aside"]
    if verb == verbs.PLAY:
        kind = first(action)
        play = g.cards.plays[kind][second(action)]
        if play.on is None and not play.on_player and g.cards.type[kind] != ART:
            return [area for area in [landing(g, kind, play)] if area]
    else:
        kind, acts = g.kind[first(action)], g.abilities[first(action)].acts
        if second(action) >= len(acts):
            return []
        act = acts[second(action)]
        if act.on is None and not act.on_player:
            return []
    return asked_next(g, action)


def landing(g: Doom, kind: int, play: p.Play) -> str:
    """The area of its player in which a card will lie (DT-035, DT-085, DT-110)."""
    if play.lies != p.IN_AREA:
        return f"area:{AREA[play.lies]}" if play.lies in AREA else ""
    sides = g.cards.sides[kind]
    if sides & TRIBAL:
        return "area:outpost"
    if sides & LEGION and not sides & DOOMTROOPER and not g.cards.traits[kind] & CULTIST:
        return "area:kohort"
    return "area:squad" if sides & DOOMTROOPER or g.cards.traits[kind] & CULTIST else "area:aside"


def asked_next(g: DoomtrooperState, action: int) -> list[str]:
    """The targets that the next question asks for, before anything is announced."""
    world = g.copy()
    happened: list[tuple[int, ...]] = []
    world.apply(action, happened)
    if happened or world.seat != g.seat or world.asked not in AIMED:
        return []
    return [thing for option in world.options for thing in touched(option, g.cards)]


def add_attacks(g: Doom, out: Aims) -> None:
    """Add the warriors that could attack, with their targets (DT-176)."""
    able = attackers(g, g.active)
    out[COMBAT] = [f"card:{warrior}" for warrior in able]
    if len(able) * sum(len(found) for found in g.warriors) > MOST_PAIRS:
        return
    for warrior in able:
        out.setdefault(f"card:{warrior}", []).extend(f"card:{other}" for other in defenders(g, warrior))
