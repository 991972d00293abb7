"""Rows of a TOML file, read field by field; errors name the file, the line and the field."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from importlib import resources
from pathlib import Path
from typing import Any

from grognard.core.game import InputError


class Where:
    """The place of a row, for error messages."""

    def __init__(self, file: str, lines: Sequence[str] = (), start: int = 0) -> None:
        self.file = file
        self.lines = lines  # the name of the file; empty for a row from elsewhere
        self.start = start  # the line of its header, counted from 1

    def input_error(self, field: str, expected: str, found: object = None) -> InputError:
        """One sentence: file, line, field, what is expected and what is there."""
        line = self.start
        for k in range(self.start, len(self.lines)):
            if self.lines[k].lstrip().startswith("["):
                break
            if re.match(rf"\s*{re.escape(field)}\s*=", self.lines[k]):
                line = k + 1
                break
        place = f"{self.file}, line {line}" if self.lines else self.file
        there = "" if found is None else f", found {found!r}"
        return InputError(f"{place}: {field}: {expected}{there}")


class Row:
    """One table of a file, with the fields it may have."""

    def __init__(self, row: Any, where: Where, fields: Sequence[str]) -> None:
        self.where = where
        if not isinstance(row, dict):
            raise where.input_error("fields", f"expected {', '.join(fields)}", row)
        self.row: Mapping[str, Any] = row
        for field in row:
            if field not in fields:
                raise where.input_error(str(field), f"unknown field; expected one of {', '.join(fields)}")

    def text(self, field: str) -> str:
        """A required text."""
        value = self.row.get(field)
        if not isinstance(value, str) or not value.strip():
            raise self.where.input_error(field, "expected a text in quotes", value)
        return value

    def one_of(self, field: str, words: Sequence[str]) -> int:
        """The index of a word among the allowed words."""
        value = self.row.get(field)
        if not isinstance(value, str) or value not in words:
            raise self.where.input_error(field, f"expected one of {', '.join(words)}", value)
        return words.index(value)

    def number(self, field: str, lowest: int, highest: int, default: int | None = None) -> int:
        """A whole number within bounds, or the default when left out."""
        if field not in self.row and default is not None:
            return default
        value = self.row.get(field)
        if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
            raise self.where.input_error(field, f"expected a whole number from {lowest} to {highest}", value)
        return value

    def words(self, field: str) -> list[str]:
        """A list of texts, empty when left out."""
        value = self.row.get(field, [])
        if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
            raise self.where.input_error(field, "expected a list of texts", value)
        return value


class Tables:
    """A TOML file as tables with their lines."""

    def __init__(self, text: str, file: str, known: Sequence[str]) -> None:
        self.file = file
        self.lines = text.splitlines()
        try:
            self.data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as e:
            raise InputError(f"{file}: not a TOML file: {e}") from None
        for key in self.data:
            if key not in known:
                raise InputError(f"{file}: {key}: unknown table; expected {', '.join(known)}")

    def starts(self, header: str) -> list[int]:
        """The numbers of the lines that open a table."""
        return [k + 1 for k, line in enumerate(self.lines) if line.strip().startswith(header)]

    def one(self, name: str, fields: Sequence[str]) -> Row:
        """The table `[name]`, empty when it is left out."""
        where = Where(self.file, self.lines, (self.starts(f"[{name}]") or [1])[0])
        table = self.data.get(name, {})
        if not isinstance(table, dict):
            raise where.input_error(name, f"expected a table [{name}]", table)
        return Row(table, where, fields)

    def many(self, name: str, fields: Sequence[str]) -> list[Row]:
        """The tables `[[name]]`, in order."""
        rows = self.data.get(name, [])
        starts = self.starts(f"[[{name}]]")
        if not isinstance(rows, list) or len(rows) != len(starts):
            raise InputError(f"{self.file}: {name}: expected a table [[{name}]] for each {name}")
        return [Row(row, Where(self.file, self.lines, at), fields) for row, at in zip(rows, starts, strict=True)]


def file_text(path: Path | None, package: str, name: str) -> tuple[str, str]:
    """The text of a file and its name for error messages; without a path, our own file."""
    file = name if path is None else str(path)
    try:
        ours = resources.files(package) / name
        return (ours.read_text("utf-8") if path is None else path.read_text("utf-8")), file
    except OSError as e:
        raise InputError(f"{file}: cannot be read: {e.strerror}") from None
    except UnicodeDecodeError:
        raise InputError(f"{file}: cannot be read: not a UTF-8 text") from None
