"""A failing test leaves a trace, a screenshot and the server's log in one folder, and its message names the folder."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

from tests.support import ROOT

SAID = re.compile(r"traces, screenshots and the server's log \((.*)\) are in (\S+)")


def test_a_failing_test_leaves_its_evidence_in_one_folder(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "tests/browser/deliberate.py"]
    environment = {**os.environ, "GROGNARD_FAILURES": str(tmp_path)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert "1 failed, 1 passed, 1 error" in done.stdout, done.stdout + done.stderr
    assert "No such heading" in done.stdout
    assert "a deliberate complaint" in done.stdout
    told = dict(reversed(found) for found in SAID.findall(done.stdout))
    assert [Path(folder).name for folder in told] == [
        "deliberate.py-test_whose_page_reports_an_error",
        "deliberate.py-test_that_fails_an_assertion",
    ]
    wrong, claimed = map(Path, told)
    assert sorted(path.name for path in wrong.iterdir()) == ["1-Ann.html", "1-Ann.png", "1-Ann.zip", "server.log"]
    pages = [f"{name}.{kind}" for name in ("1-Ann", "2-Bob-the-Second") for kind in ("html", "png", "zip")]
    names = [*pages, "server.log"]
    assert sorted(path.name for path in claimed.iterdir()) == names
    assert "Bob the Second at http://" in told[str(claimed)]
    for name in names:
        found = claimed / name
        if name.endswith(".zip"):
            assert {"trace.trace", "trace.network"} <= set(zipfile.ZipFile(found).namelist())
        elif name.endswith(".png"):
            assert found.read_bytes().startswith(b"\x89PNG")
        elif name.endswith(".html"):
            assert "<h1" in found.read_text("utf-8")
        else:
            assert '"GET /rules/rush HTTP/1.1" 200' in found.read_text("utf-8")
