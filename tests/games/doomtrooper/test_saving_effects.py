"""A position in the middle of a card's effect can be saved by a program that has never loaded one."""

from __future__ import annotations

import subprocess
import sys

from tests.support import ROOT

SAVE = """
from pathlib import Path
import grognard
from grognard.core import scenario
folder = Path("scenarios/doomtrooper/rules/288-305-sides-and-affiliations")
run = scenario.Run(scenario.read(folder / "302-no-solidarity-with-freelancers.yaml", grognard.load))
assert run.problem() is None
saved = run.state.dump()
assert all(node for _, node, _, _ in saved["agenda"]), saved["agenda"]
assert grognard.load("doomtrooper").load_state(saved).dump() == saved
"""


def test_every_frame_has_its_name_before_anything_is_loaded() -> None:
    done = subprocess.run([sys.executable, "-c", SAVE], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
