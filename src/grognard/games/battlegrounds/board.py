"""The board: 8 × 8 fields A1 to H8, and every straight path on it, computed once."""

from __future__ import annotations

from typing import Final

SIZE: Final = 8
FIELDS: Final = SIZE * SIZE
LETTERS: Final = "ABCDEFGH"
OFF: Final = -1  # no field: off the board

ORTH: Final = 0
DIAG: Final = 1
WAYS: Final = ("orth", "diag")
STEPS: Final = (((1, 0), (0, 1), (-1, 0), (0, -1)), ((1, 1), (-1, 1), (-1, -1), (1, -1)))
LONGEST: Final = 6  # range 4 with two upgrades
NO_LINE: Final[tuple[int, ...]] = ()

# BG-024: a corner and its two side neighbours; clockwise A1, A8, H8, H1 (BG-A05)
BASES: Final = [[0, 1, 8], [7, 6, 15], [63, 62, 55], [56, 57, 48]]
# BG-005: the white square C3 to F6
MIDDLE: Final = tuple(x * SIZE + y for x in range(2, 6) for y in range(2, 6))
# Turned up at the start of Family (BG-096)
D4: Final = 3 * SIZE + 3
E5: Final = 4 * SIZE + 4


def name(field: int) -> str:
    """`B4`."""
    return f"{LETTERS[field // SIZE]}{field % SIZE + 1}"


def field_named(text: str) -> int | None:
    """The field with a name such as `b4`, or None."""
    if len(text) == 2 and text[0].upper() in LETTERS and text[1] in "12345678":
        return LETTERS.index(text[0].upper()) * SIZE + int(text[1]) - 1
    return None


def step(field: int, dx: int, dy: int) -> int:
    """The field one step away, or OFF."""
    x, y = field // SIZE + dx, field % SIZE + dy
    return x * SIZE + y if 0 <= x < SIZE and 0 <= y < SIZE else OFF


def straight(field: int, way: int, length: int) -> list[tuple[int, ...]]:
    """The straight paths of exactly this length that stay on the board, each as the fields entered."""
    out = []
    for dx, dy in STEPS[way]:
        path = []
        at = field
        for _ in range(length):
            at = step(at, dx, dy)
            if at == OFF:
                break
            path.append(at)
        if len(path) == length:
            out.append(tuple(path))
    return out


# By way, length and field: the paths, and the fields at their ends
PATHS: Final = [
    [[straight(f, way, length) for f in range(FIELDS)] for length in range(LONGEST + 1)] for way in (ORTH, DIAG)
]
RINGS: Final = [
    [[[path[-1] if path else f for path in paths] for f, paths in enumerate(fields)] for fields in lengths]
    for lengths in PATHS
]
# By way and field: the fields one step away; at a side (orth), at a corner (diag), and both
NEXT: Final = [
    [[at for dx, dy in STEPS[way] if (at := step(f, dx, dy)) != OFF] for f in range(FIELDS)] for way in (0, 1)
]
# By start and end: the fields entered on the straight way, if there is one
LINES: Final = [[NO_LINE] * FIELDS for _ in range(FIELDS)]
for lengths in PATHS:
    for fields in lengths[1:]:
        for start, paths in enumerate(fields):
            for path in paths:
                LINES[start][path[-1]] = path


def walk_ends(field: int, way: int, length: int) -> list[int]:
    """The fields where a walk of this length can end, turning at will (BG-073)."""
    ends = {field}
    for _ in range(length):
        ends = {entered for at in ends for entered in NEXT[way][at]}
    return sorted(ends)


# By way, length and field: where a walk can end
WALKS: Final = [
    [[walk_ends(f, way, length) for f in range(FIELDS)] for length in range(LONGEST + 1)] for way in (ORTH, DIAG)
]
SIDES: Final = NEXT[ORTH]
AROUND: Final = [NEXT[ORTH][f] + NEXT[DIAG][f] for f in range(FIELDS)]
