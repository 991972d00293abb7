"""The answers of Battlegrounds: what a player can say, and how it is spelled."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any, Final

from grognard.core.action import A, B, first, pack, second, verb_of
from grognard.core.errors import escaped, mistake
from grognard.games.battlegrounds import board
from grognard.games.battlegrounds.cards import EFFECTS, TANKS, Box
from grognard.games.battlegrounds.state import COLOURS
from grognard.games.battlegrounds.text.en import SAYINGS

PICK: Final = 0  # a tank card: draft, or Solo by choice
DRIVE: Final = 1  # a tank card becomes active
PLACE: Final = 2  # the figure on a base field
MOVE: Final = 3  # figure and field; the hazards driven over, if the way is not the safest
STAY: Final = 4  # figure: no printed move is possible
SHOOT: Final = 5  # figure and field, what is hit
HOLD: Final = 6  # no shot
CHANGE: Final = 7  # figure, tank card
LAY: Final = 8  # effect, tank card
USE: Final = 9  # effect
KEEP: Final = 10  # a tank card, of those drawn
CHOOSE: Final = 11  # effect, of a pair with two icons
UNCOVER: Final = 12  # field
PASS: Final = 13  # no reaction; no tank enters (Solo)
END: Final = 14  # the turn
LEAVE: Final = 15  # field: of three equal tokens the one that is not taken (Family)

WORDS: Final = (
    "pick", "drive", "place", "move", "stay", "shoot", "hold", "change", "lay", "use", "keep", "choose", "uncover",
    "pass", "end", "leave",
)  # fmt: skip
ALONE: Final = (HOLD, PASS, END)
WITH_TANK: Final = (PICK, DRIVE, KEEP)
WITH_FIELD: Final = (PLACE, UNCOVER, LEAVE)
WITH_EFFECT: Final = (USE, CHOOSE)

# What a shot hits
TOKEN: Final = 0
TANK: Final = 1
DUD: Final = 2  # put one there
CLEAR: Final = 3  # take one away
HITS: Final = ("token", "tank", "dud", "clear")

OFF_BOARD: Final = board.FIELDS  # stands for a field that does not exist, so that a player can ask about it (BG-034)
FIELD_BITS: Final = 7
FIELD: Final = (1 << FIELD_BITS) - 1


# Packed in advance: moves by figure and end, shots by figure, what is hit and field
MOVES: Final[list[list[Any]]] = [
    [MOVE | (figure << FIELD_BITS | field) << A for field in range(board.FIELDS)] for figure in range(len(COLOURS))
]
SHOTS: Final[list[list[list[Any]]]] = [
    [[move ^ MOVE ^ SHOOT | hit << B for move in moves] for hit in range(len(HITS))] for moves in MOVES
]
CHANGES: Final[list[list[Any]]] = [
    [CHANGE | figure << A | tank << B for tank in range(TANKS)] for figure in range(len(COLOURS))
]


def move(figure: int, to: int, *over: int) -> int:
    """The action of driving a figure to a field, over hazards in this order."""
    action = MOVE | (figure << FIELD_BITS | to) << A
    for k, field in enumerate(over):
        action |= (field + 1) << B + FIELD_BITS * k
    return action


def shoot(figure: int, field: int, hit: int) -> int:
    """The action of shooting at what is on a field."""
    return SHOOT | (figure << FIELD_BITS | field) << A | hit << B


def figure_of(action: int) -> int:
    """The figure of a move or a shot."""
    return first(action) >> FIELD_BITS


def field_of(action: int) -> int:
    """The field of a move or a shot."""
    return first(action) & FIELD


def over_of(action: int) -> tuple[int, ...]:
    """The hazards a move names."""
    out = []
    rest = action >> B
    while rest:
        out.append((rest & FIELD) - 1)
        rest >>= FIELD_BITS
    return tuple(out)


def field_name(field: int) -> str:
    """`B4`, or `off` for a field that does not exist."""
    return "off" if field == OFF_BOARD else board.name(field).lower()


def spell(action: int, box: Box) -> str:
    """`move green c2`, `shoot green c2 token`, `change green maus`, `lay armour maus`, `use extra_turn`, `end`."""
    verb = verb_of(action)
    word = WORDS[verb]
    a, b = first(action), second(action)
    if verb in ALONE:
        return word
    if verb in WITH_TANK:
        return f"{word} {box.ids[a]}"
    if verb in WITH_FIELD:
        return f"{word} {field_name(a)}"
    if verb in WITH_EFFECT:
        return f"{word} {EFFECTS[a]}"
    if verb == LAY:
        return f"{word} {EFFECTS[a]} {box.ids[b]}"
    if verb == STAY:
        return f"{word} {COLOURS[a]}"
    if verb == CHANGE:
        return f"{word} {COLOURS[a]} {box.ids[b]}"
    start = f"{word} {COLOURS[figure_of(action)]} {field_name(field_of(action))}"
    if verb == SHOOT:
        return f"{start} {HITS[b]}"
    over = over_of(action)
    return f"{start} over {' '.join(field_name(f) for f in over)}" if over else start


def parse(text: str, box: Box) -> int:
    """The action that a notation means, legal or not."""
    words = text.lower().split()
    if not words or words[0] not in WORDS:
        word = words[0] if words else ""
        raise mistake(SAYINGS, "input_error.no_action", word=escaped(word), expected=", ".join(WORDS))
    verb, rest = WORDS.index(words[0]), words[1:]
    if verb in ALONE:
        wanted(words[0], rest, 0)
        return verb
    if verb in WITH_TANK:
        return pack(verb, tank_named(" ".join(rest), words[0], box))
    if verb in WITH_FIELD:
        return pack(verb, field_named(*wanted(f"{words[0]} b4", rest, 1)))
    if verb in WITH_EFFECT:
        return pack(verb, effect_named(*wanted(f"{words[0]} {EFFECTS[0]}", rest, 1)))
    if verb == LAY:
        effect, *name = rest or [""]
        return pack(verb, effect_named(effect), tank_named(" ".join(name), words[0], box))
    if verb == STAY:
        return pack(verb, colour_named(*wanted("stay green", rest, 1)))
    if verb == CHANGE:
        colour, *name = rest or [""]
        return pack(verb, colour_named(colour), tank_named(" ".join(name), words[0], box))
    if verb == SHOOT:
        colour, field, *hit = [*rest, "", ""][: max(len(rest), 2)]
        if len(hit) != 1 or hit[0] not in HITS:
            raise mistake(SAYINGS, "input_error.shoot", hits=", ".join(HITS))
        return shoot(colour_named(colour), field_named(field), HITS.index(hit[0]))
    colour, field, *over = [*rest, "", ""][: max(len(rest), 2)]
    if over and (over[0] != "over" or not 2 <= len(over) <= 4):
        raise mistake(SAYINGS, "input_error.move")
    return move(colour_named(colour), field_named(field), *(field_named(f) for f in over[1:]))


def wanted(example: str, rest: list[str], n: int) -> list[str]:
    """The words after a verb, if there are exactly `n`."""
    if len(rest) != n:
        raise mistake(SAYINGS, "input_error.as_in", example=example, rest=escaped(" ".join(rest)))
    return rest


def colour_named(word: str) -> int:
    """The figure with a colour."""
    if word not in COLOURS:
        raise mistake(SAYINGS, "input_error.no_figure", word=escaped(word), expected=", ".join(COLOURS))
    return COLOURS.index(word)


def field_named(word: str) -> int:
    """The field with a name; a letter and a number outside the board mean OFF."""
    field = board.field_named(word)
    if field is None:
        if word == "off" or re.fullmatch(r"[a-z]-?\d{1,2}", word):
            return OFF_BOARD
        raise mistake(SAYINGS, "input_error.no_field", word=escaped(word))
    return field


def effect_named(word: str) -> int:
    """The effect with a name."""
    if word not in EFFECTS:
        raise mistake(SAYINGS, "input_error.no_effect", word=escaped(word), expected=", ".join(EFFECTS))
    return EFFECTS.index(word)


def tank_named(word: str, verb: str, box: Box) -> int:
    """The tank card with a name."""
    tank = find_tank(word, box)
    if tank is None:
        close = get_close_matches(word, box.index, 1, 0.5)
        if close:
            raise mistake(SAYINGS, "input_error.no_tank_near", word=escaped(word), near=close[0])
        raise mistake(SAYINGS, "input_error.no_tank", word=escaped(word), example=f"{verb} {box.ids[0]}")
    return tank


def find_tank(word: str, box: Box) -> int | None:
    """A tank card by id or name."""
    plain = word.strip().lower()
    if plain in box.index:
        return box.index[plain]
    names = [name.lower() for name in box.names]
    return names.index(plain) if plain in names else None
