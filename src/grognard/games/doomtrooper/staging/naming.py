"""Cards on the table by the names that people and scenarios give them."""

from __future__ import annotations

from grognard.core.action import first, verb_of
from grognard.core.errors import escaped, mistake
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.model.notation import card_keys, find_kind, spell_answer, spell_slot
from grognard.games.doomtrooper.model.state import (
    NONE,
    Doom,
)
from grognard.games.doomtrooper.queries.answers import choice
from grognard.games.doomtrooper.queries.attacks import fund_of
from grognard.games.doomtrooper.queries.legality import is_hidden
from grognard.games.doomtrooper.text.en import SAYINGS
from grognard.games.doomtrooper.words import (
    GONE,
    UNPAID,
)


def complete(g: Doom, words: str) -> str:
    """The full notation of an action: a card on the table gets its number if only one card of its name can be meant."""
    parts = words.split()
    verb = verbs.WORDS.index(parts[0].lower()) if parts and parts[0].lower() in verbs.WORDS else verbs.PASS
    if verb in (verbs.SABOTAGE, verbs.SIDE) and len(parts) > 2:
        tail = parts[-2:] if len(parts) > 3 and parts[-1].lower() in verbs.FUNDS else parts[-1:]
        slot = find(g, verb, " ".join(parts[1 : -len(tail)]))
        return words if slot == NONE else " ".join([parts[0], named(g, slot), *tail])
    if verb == verbs.ATTACK and len(parts) == 2 and verbs.ATTACK in g.options and parts[1].lower() in verbs.FUNDS:
        return parts[0] if verbs.FUNDS[fund_of(g, verbs.ATTACK)] == parts[1].lower() else words
    if verb == verbs.USE and len(parts) > 1:
        way = parts.pop() if parts[-1].isdecimal() and len(parts) > 2 else "1"
        slot = find(g, verb, " ".join(parts[1:]))
        return words if slot == NONE else f"{parts[0]} {named(g, slot)} {way}"
    if verb not in verbs.WITH_SLOT or len(parts) < 2:
        return words
    slot = find(g, verb, " ".join(parts[1:]))
    return words if slot == NONE else spell_answer(choice(g, g.seat, verb, slot), g.cards)


def find(g: Doom, verb: int, name: str) -> int:
    """The only card that can be meant: among the options, else on the table; NONE if its number is already written."""
    if "#" in name:
        return NONE
    found = g.rules.labels.get(name)
    if found is not None:
        return found[0]
    offered = [first(action) for action in g.options if verb_of(action) == verb]
    if not is_named(g, NONE, name):
        raise mistake(SAYINGS, "input_error.nowhere", verb=verbs.WORDS[verb], name=escaped(name))
    on_table = [slot for slot in range(len(g.kind)) if g.place[slot] != GONE]
    for among in (offered, on_table):
        meant = sorted({slot for slot in among if is_named(g, slot, name)})
        if len(meant) > 1:
            which = ", ".join(spell_answer(choice(g, g.seat, verbs.CHOOSE, s), g.cards).split(" ", 1)[1] for s in meant)
            raise mistake(SAYINGS, "input_error.may_be", verb=verbs.WORDS[verb], name=name, which=which)
        if meant:
            return meant[0]
    raise mistake(SAYINGS, "input_error.not_on_table", verb=verbs.WORDS[verb], name=name)


def is_named(g: Doom, slot: int, name: str) -> bool:
    """Whether a card on the table has that name, `hidden` if it lies face down; without a card, whether any could."""
    if name == verbs.HIDDEN:
        return slot == NONE or bool(g.flags[slot] & UNPAID) or is_hidden(g, slot)
    if slot != NONE and g.flags[slot] & UNPAID and g.control[slot] != g.seat:
        return False  # DT-054: nobody finds out by asking; players remember warriors that sought cover (DT-047)
    kind = find_kind(name, g.cards)
    return kind is not None and (slot == NONE or g.kind[slot] == kind)


def named(g: Doom, slot: int) -> str:
    """A card on the table as the asked seat may name it: nobody learns by guessing what lies hidden."""
    return spell_slot(slot, verbs.UNKNOWN if is_hidden(g, slot) else g.kind[slot], g.cards)


def called(g: Doom, slot: int) -> str:
    """The key of a card on the table."""
    return card_keys(g.cards)[g.kind[slot]]
