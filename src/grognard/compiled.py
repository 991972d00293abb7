"""The compiled engine: where it lies, whether it fits the sources, and how Python finds it.

`python -m building engine` compiles core and games into a folder named by a digest of their sources. A folder
of that name holds exactly what the sources say, so a stale build is never used: an edit changes the digest,
and the edited sources run interpreted until they are compiled.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = Path(__file__).parent
BUILDS: Final = PACKAGE / "_compiled"
PARTS: Final = ("core", "games")
# Sayings, data, view types and file readers contain no game flow: compiling them gains nothing and costs seconds
LEFT_OUT: Final = (
    "text", "facts", "decks", "deckbuilding", "cards", "shown.py", "staging", "position.py", "terminal.py",
    "scenario.py", "yaml_lines.py", "toml_rows.py", "field_docs.py", "rulebook.py", "changes.py", "pairs.py",
    "series.py", "terms.py", "card_rules.py",
)  # fmt: skip
INDEX: Final = "modules.txt"  # in a build: every module and the library that holds it
SUFFIX: Final = EXTENSION_SUFFIXES[0]  # names the Python version and the machine


def sources() -> list[Path]:
    """Every module that is compiled. An `__init__.py` counts only if it contains more than a docstring."""
    found = [path for part in PARTS for path in sorted((PACKAGE / part).rglob("*.py"))]
    return [
        path
        for path in found
        if not set(path.relative_to(PACKAGE).parts) & set(LEFT_OUT)
        and (path.name != "__init__.py" or "import" in path.read_text("utf-8"))
    ]


def fitting_build() -> Path:
    """The folder of a build of the present sources, whether or not it exists."""
    digest = blake2b(SUFFIX.encode(), digest_size=10)
    for path in sources():
        digest.update(str(path.relative_to(PACKAGE)).encode() + b"\0" + path.read_bytes() + b"\0")
    # Begins with a letter: tools that examine wheels take a folder of code for a package, and want a name to import
    return BUILDS / f"build_{digest.hexdigest()}"


class Finder(MetaPathFinder):
    """Finds compiled modules in a build, before Python looks for their sources."""

    def __init__(self, build: Path) -> None:
        self.build = build
        lines = (build / INDEX).read_text("utf-8").splitlines()
        self.library_of = dict(line.split() for line in lines)

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Find one of our modules, or one of the libraries that hold their code."""
        library = self.library_of.get(name) or (name if name.endswith("__mypyc") else "")
        file = self.build / f"{library}{SUFFIX}"
        if not library or not file.exists():
            return None
        folder = PACKAGE.joinpath(*name.split(".")[1:])
        if name.startswith("grognard.") and folder.is_dir():
            return spec_from_file_location(name, file, submodule_search_locations=[str(folder)])
        return spec_from_file_location(name, file)


def install() -> str:
    """Use the compiled engine if there is one for these sources; return why not, or an empty text."""
    if os.environ.get("GROGNARD_PURE", "") not in ("", "0"):
        return "GROGNARD_PURE is set"
    if not BUILDS.is_dir():
        return "it has not been compiled"
    build = fitting_build()
    if not build.is_dir():
        return "its sources have changed since it was compiled"
    sys.meta_path.insert(0, Finder(build))
    return ""
