"""The things of a view that an answer is about, in the order in which a person touches them.

- `market:t-28`: a card of the market
- `hand:somua-s35`: a hand card of the asked player
- `depot:engineers`: a card of the asked player's depot
- `front:kv-1`: an attacker, or the card whose abilities run
- `base:4`, `guard:4`: a base, or the vehicle on it, counted over all seats as in the view's `base_damage` and `guards`
- `single:ussr`, `double:ussr`: a medal of a nation's pack
- `ability:sabotage`: an ability of the card that was touched before it
- `zone:guards`, `zone:front`, `zone:hands`, `zone:depot`, `zone:wreckyard`: where the card touched before it goes;
  alone, `zone:front` finishes what lies in front: the attackers are named, or the card's abilities used

Ending the turn touches nothing.
"""

from __future__ import annotations

from typing import Final

from grognard.core.action import first, second, third, verb_of
from grognard.games.rush import verbs
from grognard.games.rush.cards import ABILITIES, NATIONS
from grognard.games.rush.state import BASES, Rush

DEPOT: Final = "zone:depot"
FRONT: Final = "zone:front"
GUARDS: Final = "zone:guards"
HANDS: Final = "zone:hands"
WRECKYARD: Final = "zone:wreckyard"


def touched(action: int, g: Rush) -> tuple[str, ...]:
    """What an answer is about, legal or not."""
    verb = verb_of(action)
    if verb in verbs.WITH_CARD:
        return with_card(verb, g.cards.ids[first(action)], g.asked)
    if verb == verbs.USE:
        ability = second(action)
        place = "front" if g.asked == "ability" else "hand"
        name = ABILITIES[ability] if ability < len(ABILITIES) else ""
        return (f"{place}:{g.cards.ids[first(action)]}", f"ability:{name}")
    if verb == verbs.PLACE:
        return (f"base:{g.active * BASES + first(action)}",)
    if verb == verbs.TARGET:
        return (f"{'guard' if third(action) else 'base'}:{first(action) * BASES + second(action)}",)
    if verb == verbs.MEDALS:
        return medals(first(action), second(action), g)
    if verb == verbs.DECLARE or (verb == verbs.DONE and g.asked == "ability"):
        return (FRONT,)
    return (WRECKYARD,) if verb == verbs.DONE and g.asked == "scrap" else ()


def with_card(verb: int, card: str, asked: str) -> tuple[str, ...]:
    """What an answer that names one card is about."""
    if verb in (verbs.BUY, verbs.TAKE):
        return (f"market:{card}",)
    if verb == verbs.STRIKE:
        return (f"front:{card}",)
    hand = f"hand:{card}"
    if verb == verbs.SCRAP:
        return (hand, WRECKYARD) if asked == "weak_hand" else (f"depot:{card}",)
    if verb == verbs.KEEP:
        return (hand, HANDS)
    if verb == verbs.GUARD:
        return (hand, GUARDS)
    if verb == verbs.PUT:
        return (hand, DEPOT)
    # the first attacker could also be used in another way; the others can only join it
    return (hand, FRONT) if verb == verbs.ATTACK and asked != "attackers" else (hand,)


def medals(doubles: int, singles: int, g: Rush) -> tuple[str, ...]:
    """The medal cards taken, doubles first."""
    if g.asked != "medals":
        return ()
    nation = NATIONS[g.facts[0]]
    return (f"double:{nation}",) * doubles + (f"single:{nation}",) * singles
