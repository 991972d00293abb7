"""Reports of errors at tables, for the operator of the server."""

from __future__ import annotations

import json
import sys
import traceback
from pathlib import Path
from typing import Any

import msgspec

from grognard.core.game import Json
from grognard.server.table import Table


class Reports:
    """A folder with a file for every bug that froze a table."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def write(self, table: Table, cause: Any, error: Exception) -> None:
        """Write down what went wrong at a table, and which entry or message caused it."""
        place = self.folder / f"{table.id}-{table.entries}.json"
        report: Json = {
            "table": table.id,
            "rules": table.rules,
            "entry": msgspec.to_builtins(cause),
            "entries": table.entries,
            "error": "".join(traceback.format_exception(error)),
            "setup": msgspec.to_builtins(table.setup),
        }
        try:
            place.parent.mkdir(exist_ok=True)
            place.write_text(json.dumps(report, indent=2), "utf-8")
        except OSError as unwritten:
            say(f"{place}: the report cannot be written: {unwritten.strerror}")


def say(sentence: str) -> None:
    """Tell the operator of the server that something is wrong."""
    print(f"grognard: {sentence}", file=sys.stderr, flush=True)
