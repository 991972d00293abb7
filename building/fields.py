"""Code that follows from declarations, written between marks in the same file: `make fields`.

In a class of fields, the lines after `# Written by make fields from the declarations above: COPY, DUMP, LOAD` are the
slots and three methods of those names. The type of a field decides how it is copied: a `list[int]` is mutable, so a
copy gets its own list; a `Row`, a tuple or a number is shared. A field that is no plain value, or that its comment
calls `derived`, is copied but not saved.

In a list of constants, the lines after `# Numbered by make fields, in this order` are numbered from 0. After
`# Numbered by make fields for good` names keep their numbers, and a name without one (`NAME: Final`) gets the next.
`# Bits numbered by make fields, …` does the same for bits, which are written `1 << n`.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

from building.steps import ROOT

SOURCES = ROOT / "src" / "grognard"
WIDTH = 120
LONGEST = 55  # lines of a method
COPY_SAYS = "Copy the fields of another table: mutable values are copied, all others are shared."
LOAD_SAYS = "Restore the saved fields from plain values, copying every list."
FIELDS = re.compile(r"( *)# Written by make fields from the declarations above: (\w+), (\w+), (\w+)\n")
NUMBERS = re.compile(r"# (N|Bits n)umbered by make fields(, in this order| for good).*\n")
END = "# End of make fields\n"
CONSTANT = re.compile(r"^([A-Z][A-Z0-9_]*): Final(?: = (?:1 << )?(\d+))?(?=\s|$)", re.MULTILINE)
MOST_BITS = 62  # per set of bits: compiled code is fast with whole numbers below 2 to this power
DERIVED = re.compile(r"# derived\b")
COPIES = {"list[int]": "other.{0}[:]", "list[list[int]]": "[row[:] for row in other.{0}]"}
# Lists are copied when they are loaded, too, so that play changes nothing that was saved
LOADED = {"Row": "{0}[:]", "list[Row]": "[row[:] for row in {0}]"}
LOADED |= {"list[int]": LOADED["Row"], "list[list[int]]": LOADED["list[Row]"]}
PLAIN = ("int", "i64", "bool", "str")


class Field:
    """A declaration in a class: its name, its type as it is written, and whether a comment calls it derived."""

    def __init__(self, name: str, kind: str, is_derived: bool) -> None:
        self.name = name
        self.kind = kind
        self.is_derived = is_derived

    def copied(self) -> str:
        """The expression that copies the field."""
        return COPIES.get(self.kind, "other.{0}").format(self.name)

    def loaded(self) -> str:
        """The expression that restores a saved value; empty for a field that is not saved."""
        if self.is_derived:
            return ""
        saved = f'saved["{self.name}"]'
        if self.kind in PLAIN:
            return saved
        if self.kind in LOADED:
            return LOADED[self.kind].format(saved)
        return f"tuple({saved})" if self.kind.startswith("tuple[") else ""


def declared(text: str, mark: int) -> tuple[str, list[Field]]:
    """The class around a place in a file, and the fields declared in it above that place."""
    line = text.count("\n", 0, mark) + 1
    lines = text.splitlines()
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and node.lineno < line <= (node.end_lineno or 0) + 1:
            fields = [
                Field(part.target.id, ast.unparse(part.annotation), bool(DERIVED.search(lines[part.lineno - 1])))
                for part in node.body
                if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part.lineno < line
            ]
            return node.name, fields
    raise ValueError(f"line {line}: there is no class around this mark")


def method(name: str, other: str, says: str, lines: list[str]) -> str:
    """A method without a result; lines beyond the limit go into a second method."""
    now, rest = lines[:LONGEST], lines[LONGEST:]
    if rest:
        now.append(f"        self.{name}_rest({other.split(':')[0]})\n")
    head = f'\n    def {name}(self, {other}) -> None:\n        """{says}"""\n'
    return head + "".join(now) + (method(f"{name}_rest", other, says, rest) if rest else "")


def packed(parts: list[str], indent: str) -> str:
    """The parts separated by commas, in lines as long as the limit allows."""
    out, line = "", indent
    for part in parts:
        if len(line) + len(part) + 2 > WIDTH:
            out, line = f"{out}{line}\n", indent
        line += f"{part}," if line == indent else f" {part},"
    return f"{out}{line}\n"


def methods(owner: str, fields: list[Field], copy: str, dump: str, load: str) -> str:
    """The slots, and the methods that copy, save and load the fields."""
    saved = [field for field in fields if field.loaded()]
    return "".join(
        [
            "    __slots__ = (\n",
            packed([f'"{name}"' for name in sorted(field.name for field in fields)], " " * 8),
            "    )  # fmt: skip\n",
            method(
                copy, f"other: {owner}", COPY_SAYS,
                [f"        self.{field.name} = {field.copied()}\n" for field in fields],
            ),
            f'\n    def {dump}(self) -> dict[str, Any]:\n        """The saved fields as plain values."""\n',
            "        return {\n",
            packed([f'"{field.name}": self.{field.name}' for field in saved], " " * 12),
            "        }  # fmt: skip\n",
            method(
                load, "saved: dict[str, Any]", LOAD_SAYS,
                [f"        self.{field.name} = {field.loaded()}\n" for field in saved],
            ),
            "\n",
        ]
    )  # fmt: skip


def numbered(block: str, is_for_good: bool, are_bits: bool = False) -> str:
    """The constants of a block with their numbers, or with the bits of these numbers."""
    given = {name: int(number) for name, number in CONSTANT.findall(block) if number} if is_for_good else {}
    if len(set(given.values())) < len(given):
        raise ValueError(f"two names have one number: {given}")
    free = max(given.values(), default=-1) + 1
    for name, _ in CONSTANT.findall(block):
        if name not in given:
            given[name] = free
            free += 1
    if are_bits and max(given.values(), default=0) >= MOST_BITS:
        raise ValueError(f"there are more than {MOST_BITS} bits; see language/power_sets.py for larger sets")
    return CONSTANT.sub(lambda found: f"{found[1]}: Final = {'1 << ' * are_bits}{given[found[1]]}", block)


def rewritten(text: str) -> str:
    """A source file with everything that follows from its declarations."""
    for mark in FIELDS.finditer(text):
        end = text.index(mark[1] + END, mark.end())
        owner, fields = declared(text, mark.start())
        return text[: mark.end()] + methods(owner, fields, mark[2], mark[3], mark[4]) + rewritten(text[end:])
    for mark in NUMBERS.finditer(text):
        end = text.index(END, mark.end())
        block = numbered(text[mark.end() : end], mark[2] == " for good", mark[1] == "Bits n")
        return text[: mark.end()] + block + rewritten(text[end:])
    return text


def numbers(path: Path) -> dict[str, int]:
    """The constants of the first numbered list in a file."""
    text = path.read_text("utf-8")
    start = NUMBERS.search(text)
    assert start is not None, f"{path.name} has no numbered list"
    block = text[start.end() : text.index(END, start.end())]
    return {name: int(number) for name, number in CONSTANT.findall(block)}


def marked() -> list[Path]:
    """The source files with marks."""
    return [path for path in sorted(SOURCES.rglob("*.py")) if f"{END}" in path.read_text("utf-8")]


def write() -> None:
    """Rewrite all files whose generated code no longer fits their declarations."""
    for path in marked():
        text = path.read_text("utf-8")
        if (new := rewritten(text)) != text:
            path.write_text(new, "utf-8")
            print(path.relative_to(ROOT))
