"""The things of a view that an answer is about, in the order in which a person touches them.

- `card:17`: a card on the table, by the number that the view gives it
- `hand:blood-beret`: a card in the player's own hand
- `pile:assassin`: a card of a pile that may be taken now, as the view's `pile` lists them
- `seat:1`: a player
- `tactic:fight`, `tactic:shoot`: the tactic of a combat
- `zone:combat`: where combats are fought; alone, it makes this action an attack
- `area:squad`, `area:kohort` …: the player's area in which a card from hand will lie; a target, never touched first

Passing, meditating, paying, splitting points and ending the actions touch nothing.
"""

from __future__ import annotations

from grognard.core.action import first, second, verb_of
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.model.catalogue import Catalogue
from grognard.games.doomtrooper.model.notation import card_keys
from grognard.games.doomtrooper.words import FIGHT

COMBAT = "zone:combat"


def touched(action: int, cards: Catalogue) -> tuple[str, ...]:
    """What an answer is about, legal or not."""
    verb, a, b = verb_of(action), first(action), second(action)
    if verb in (verbs.PLAY, verbs.HIDE, verbs.DISCARD):
        return (f"hand:{card_keys(cards)[a]}",)
    if verb == verbs.TAKE:
        return (f"pile:{card_keys(cards)[a]}",)
    if verb in verbs.WITH_SLOT or verb in (verbs.USE, verbs.SIDE):
        return (f"card:{a}",)
    if verb == verbs.SABOTAGE:
        return (f"card:{a}", f"seat:{b}")
    if verb == verbs.PLAYER:
        return (f"seat:{a}",)
    if verb == verbs.TACTIC:
        return ("tactic:fight" if a == FIGHT else "tactic:shoot",)
    return (COMBAT,) if verb == verbs.ATTACK else ()
