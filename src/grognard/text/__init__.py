"""How to speak: plurals, cases and sentences of English, Czech and Romanian. It knows no game."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("en", "cs", "ro")
