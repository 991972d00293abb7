"""The tanks and tokens of Battlegrounds for a reader, with the facts that a picture of each is drawn from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from grognard.core.game import Book, CardPage
from grognard.games.battlegrounds.board import WAYS
from grognard.games.battlegrounds.cards import EFFECTS, FIRST_UPGRADE, NO_EFFECT, TANKS, Box
from grognard.games.battlegrounds.text.tongue import BattlegroundsTongue


class BattlegroundsFacts(TypedDict):
    """How far a tank drives and shoots, straight (`orth`) or diagonally (`diag`), or what a token shows; else null."""

    kind: str  # tank, token or icon
    move: str | None
    move_range: int | None
    shot: str | None
    shot_range: int | None
    picture: str | None
    effect: str | None
    upgrade: bool  # of an icon: whether it is laid on a tank card
    count: int | None  # of a token: how many there are


def book(box: Box, tongue: BattlegroundsTongue) -> Book:
    """Every card in the language of a tongue."""
    return Book(pages(box, tongue), words(tongue))


def pages(box: Box, tongue: BattlegroundsTongue) -> Sequence[CardPage]:
    """Every tank, every token, and what each icon does."""
    found = [
        CardPage(box.ids[tank], tank, tongue.card(tank), "tank", tongue.card_text(tank), tank_facts(box, tank))
        for tank in range(TANKS)
    ]
    for id, kind in box.kinds.items():
        said = tongue.token(kind)
        found.append(CardPage(id, kind, capital(said), "token", tongue.token_text(kind), token_facts(box, kind)))
    for effect, id in enumerate(EFFECTS):
        name = capital(tongue.effects[effect].said(""))
        found.append(CardPage(id, effect, name, "icon", tongue.sayings[f"text.{id}"], icon_facts(effect)))
    return found


def tank_facts(box: Box, tank: int) -> BattlegroundsFacts:
    """How a tank drives and shoots."""
    facts = blank("tank")
    facts["move"], facts["move_range"] = WAYS[box.move_way[tank]], box.move_range[tank]
    facts["shot"], facts["shot_range"] = WAYS[box.shot_way[tank]], box.shot_range[tank]
    return facts


def token_facts(box: Box, kind: int) -> BattlegroundsFacts:
    """What a token shows."""
    facts = icon_facts(box.effect[kind]) if box.effect[kind] != NO_EFFECT else blank("token")
    facts["kind"] = "token"
    facts["picture"] = box.pictures[box.picture[kind]]
    facts["count"] = box.tokens.count(kind)
    return facts


def icon_facts(effect: int) -> BattlegroundsFacts:
    """What a pair with an icon gives."""
    facts = blank("icon")
    facts["effect"] = EFFECTS[effect]
    facts["upgrade"] = effect >= FIRST_UPGRADE
    return facts


def blank(kind: str) -> BattlegroundsFacts:
    """A card with no facts yet."""
    return {
        "kind": kind, "move": None, "move_range": None, "shot": None, "shot_range": None, "picture": None,
        "effect": None, "upgrade": False, "count": None,
    }  # fmt: skip


def capital(name: str) -> str:
    """A noun as a title."""
    return name[:1].upper() + name[1:]


def words(tongue: BattlegroundsTongue) -> Mapping[str, Mapping[str, str]]:
    """The words for the values of facts, by fact."""
    return {
        "picture": {id: tongue.picture(n) for n, id in enumerate(tongue.box.pictures)},
        "effect": {id: tongue.effects[n].said("") for n, id in enumerate(EFFECTS)},
        "way": {id: tongue.way(n) for n, id in enumerate(WAYS)},
    }
