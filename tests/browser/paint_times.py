"""How long Doomtrooper's table takes to paint a change with 64 cards in play: `python -m tests.browser.paint_times`.

Two figures for each update, in milliseconds: from the message to the end of the frame that shows it, by the clock; and
how long the page's main thread has had a processor for it, which other programs on the machine hardly touch.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

from tests.browser import support
from tests.browser.staged import Staged
from tests.browser.support import Player
from tests.server.support import serving

WARRIORS: Final = ("hussar", "samurai", "blood-beret", "free-marine")
EACH: Final = 21
LIKED: Final = ("play hussar", "attack", "with", "against", "tactic", "weapon")
HOOK: Final = """() => {
  globalThis.painted = [];
  const parse = JSON.parse;
  JSON.parse = (text, ...more) => {
    const since = performance.now();
    if (typeof text === "string" && text.startsWith('{"type":"update"'))
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => globalThis.painted.push(performance.now() - since);
        port2.postMessage(0);
      });
    return parse(text, ...more);
  };
}"""


def side() -> dict[str, Any]:
    """A player's side: 21 warriors, every second one with an attachment."""
    rows = [WARRIORS[k % len(WARRIORS)] for k in range(EACH)]
    warriors = [{"card": row, "with": ["combat-armor"]} if k % 2 == 0 else row for k, row in enumerate(rows)]
    return {"hand": ["combat-armor", "hussar", "samurai", "scalper", "demoted"], "warriors": warriors, "d": 40}


def parent(process: str) -> str:
    """The parent of a process."""
    return Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(") ")[2].split()[1]


def renderers() -> list[str]:
    """The processes that draw the pages of our own browser."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        try:
            if b"--type=renderer" in (path / "cmdline").read_bytes():
                above = path.name
                while above not in ("0", "1", str(os.getpid())):
                    above = parent(above)
                if above == str(os.getpid()):
                    found.append(path.name)
        except OSError:
            continue  # it has ended meanwhile
    return found


def worked(processes: Sequence[str]) -> float:
    """The processor time that the main threads of processes have used, in milliseconds."""
    return sum(int(Path(f"/proc/{one}/task/{one}/schedstat").read_text("utf-8").split()[0]) / 1e6 for one in processes)


def measure(player: Player, updates: int) -> list[tuple[str, float, float]]:
    """Each update: the answer that led to it, its time by the clock, and the work."""
    table = Staged(player, {"p1": side(), "p2": side()})
    page = player.page
    player.wait_for("seen.options.length > 0")
    page.wait_for_timeout(2000)
    page.evaluate(HOOK)
    pages = renderers()
    out = []
    for _ in range(updates):
        options = table.options()
        answer = next((option for option in options if option.startswith(LIKED)), options[0])
        before = worked(pages)
        table.play(answer)
        page.wait_for_function("() => globalThis.painted.length > 0")
        page.wait_for_timeout(50)
        work = worked(pages) - before
        took = page.evaluate("() => globalThis.painted.splice(0)[0]")
        page.wait_for_timeout(450)
        out.append((answer, took, work))
    return out


def main() -> None:
    """Measure and print."""
    with serving(Path(tempfile.mkdtemp())) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(support.chromium()), args=list(support.FLAGS))
        found = measure(Player(browser, server, "Ann", moves="moving" in sys.argv[1:]), 16)
        browser.close()
    for answer, took, work in found:
        print(f"{took:7.1f} {work:7.1f}  {answer}")
    for name, row in (("clock", [t for _, t, _ in found]), ("work", [w for _, _, w in found])):
        print(f"{name}: median {statistics.median(row):.1f} ms, most {max(row):.1f} ms")


if __name__ == "__main__":
    main()
