"""The tank cards and the pictures on the tokens: the contents of the box, which owners can replace by their own."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from grognard.core.game import InputError
from grognard.core.toml_rows import Row, Tables, file_text
from grognard.games.battlegrounds.board import RINGS, WAYS

# What a pair with an icon gives
EXTRA_TURN: Final = 0
EXTRA_TANK: Final = 1
DIRECTION: Final = 2
FARTHER_SHOT: Final = 3
FARTHER_MOVE: Final = 4
ORDER_SWAP: Final = 5
ARMOUR: Final = 6
EFFECTS: Final = (
    "extra_turn", "extra_tank", "direction", "farther_shot", "farther_move", "order_swap", "armour",
)  # fmt: skip
# BG-066: effects before this one are actions, the others are laid on a tank card
FIRST_UPGRADE: Final = DIRECTION
NO_EFFECT: Final = -1

TANKS: Final = 12  # BG-006
TOKENS: Final = 64  # BG-004
SPECIALS: Final = 16


class Box:
    """The tanks as columns, and the kinds of token: a picture with an icon or without."""

    __slots__ = (
        "effect", "ids", "index", "kinds", "move_ends", "move_range", "move_way", "names", "picture", "pictures",
        "shot_ends", "shot_range", "shot_way", "source", "tokens",
    )  # fmt: skip

    def __init__(self) -> None:
        self.source: list[Any] = []
        self.ids: list[str] = []
        self.names: list[str] = []
        self.move_way: list[int] = []
        self.move_range: list[int] = []
        self.shot_way: list[int] = []
        self.shot_range: list[int] = []
        self.move_ends: list[list[list[int]]] = []  # by tank and field: where its printed move ends
        self.shot_ends: list[list[list[int]]] = []  # and where its printed shot does
        self.index: dict[str, int] = {}
        self.pictures: list[str] = []  # short names, as on the board
        self.picture: list[int] = []  # of each kind of token
        self.effect: list[int] = []  # of each kind: its icon, or NO_EFFECT
        self.kinds: dict[str, int] = {}
        self.tokens: list[int] = []  # all 48 ordinary tokens, then all 16 special ones, by kind

    def add_tank(self, row: Row) -> None:
        """Add a tank card: how it moves and how it shoots (D8 of the digest)."""
        id = row.text("id").lower()
        if id in self.index:
            raise row.where.input_error("id", "this tank already exists", id)
        self.index[id] = len(self.ids)
        self.ids.append(id)
        self.names.append(row.text("name"))
        self.move_way.append(row.one_of("move", WAYS))
        self.move_range.append(row.number("move_range", 1, 4))
        self.shot_way.append(row.one_of("shot", WAYS))
        self.shot_range.append(row.number("shot_range", 1, 4))
        self.move_ends.append(RINGS[self.move_way[-1]][self.move_range[-1]])
        self.shot_ends.append(RINGS[self.shot_way[-1]][self.shot_range[-1]])

    def add_picture(self, row: Row) -> list[tuple[int, int]]:
        """Add a picture with its tokens, ordinary and with icons; return the kinds and how many there are of each."""
        id = row.text("id").lower()
        if id in self.kinds or not id.isascii() or not id.isalnum() or len(id) > 5:
            raise row.where.input_error("id", "expected a new short name of at most five letters", id)
        picture = len(self.pictures)
        self.pictures.append(id)
        out = [(self.add_kind(id, picture, NO_EFFECT), row.number("ordinary", 0, 48))]
        for word in row.words("icons"):
            if word not in EFFECTS:
                raise row.where.input_error("icons", f"expected one of {', '.join(EFFECTS)}", word)
            kind = f"{id}-{word}"
            known = self.kinds.get(kind)
            out.append((self.add_kind(kind, picture, EFFECTS.index(word)) if known is None else known, 1))
        return out

    def add_kind(self, id: str, picture: int, effect: int) -> int:
        """Add a kind of token."""
        self.kinds[id] = len(self.picture)
        self.picture.append(picture)
        self.effect.append(effect)
        return len(self.picture) - 1

    def kind_name(self, kind: int) -> str:
        """`oak`, or `oak-armour`."""
        effect = self.effect[kind]
        picture = self.pictures[self.picture[kind]]
        return picture if effect == NO_EFFECT else f"{picture}-{EFFECTS[effect]}"


def read_box(path: Path | None = None) -> Box:
    """Read the tanks and pictures of a file (None: ours)."""
    return parse_box(*file_text(path, "grognard.games.battlegrounds", "tanks.toml"))


def parse_box(text: str, file: str = "tanks.toml") -> Box:
    """BG-004, BG-006, BG-084, BG-A02, BG-A03: the box that a text describes."""
    tables = Tables(text, file, ("tank", "picture"))
    box = Box()
    box.source = [text]
    for row in tables.many("tank", ("name", "id", "move", "move_range", "shot", "shot_range")):
        box.add_tank(row)
    counted: list[tuple[int, int]] = []
    for row in tables.many("picture", ("id", "ordinary", "icons")):
        counted += box.add_picture(row)
    tokens = [kind for kind, n in counted for _ in range(n)]
    specials = [kind for kind in tokens if box.effect[kind] != NO_EFFECT]
    line = len(tables.lines)
    if len(box.ids) != TANKS:
        raise InputError(f"{file}, line {line}: tank: expected {TANKS} tanks (BG-006), found {len(box.ids)}")
    if (len(tokens), len(specials)) != (TOKENS, SPECIALS):
        raise InputError(
            f"{file}, line {line}: picture: expected {TOKENS} tokens, {SPECIALS} of them with an icon (BG-004), "
            f"found {len(tokens)} and {len(specials)}"
        )
    for effect, n in enumerate((4, 2, 2, 2, 2, 2, 2)):  # BG-084
        found = sum(box.effect[kind] == effect for kind in specials)
        if found != n:
            raise InputError(f"{file}, line {line}: icons: expected {n} of {EFFECTS[effect]} (BG-084), found {found}")
    if len(box.picture) >= 100:
        raise InputError(f"{file}, line {line}: picture: at most 99 different tokens, found {len(box.picture)}")
    box.tokens = [kind for kind in tokens if box.effect[kind] == NO_EFFECT] + specials
    return box
