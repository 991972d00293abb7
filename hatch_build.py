"""The hook that makes sdists and wheels: it puts the browser client and the compiled engine into them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # an isolated build does not search the project's folder by itself

from building import client, engine
from building.steps import BuildError


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """Puts the browser client into sdists and wheels, and the compiled engine into a wheel, which then fits only
    this Python version and machine. The wheel is pure Python only with GROGNARD_PURE=1.
    """

    def dependencies(self) -> list[str]:
        """The packages that a build needs besides hatchling: the compiler, for a compiled wheel."""
        if self.target_name != "wheel" or engine.is_pure() or engine.compiled_module().fitting_build().is_dir():
            return []
        return list(self.metadata.config["dependency-groups"]["compile"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        try:
            client.build()
        except BuildError as problem:
            raise SystemExit(f"the package is not built, it would lack its pages: {problem}") from None
        if not client.is_current():
            raise SystemExit("the package is not built: its pages are older than their sources")
        if self.target_name != "wheel" or engine.is_pure():
            return
        build = engine.compile_engine(self.app.display_warning)
        if build is None:
            raise SystemExit(
                "the wheel is not built: the engine is not compiled; GROGNARD_PURE=1 asks for a pure wheel"
            )
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"][str(build)] = f"grognard/_compiled/{build.name}"
