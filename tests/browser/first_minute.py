"""From `git clone` to the first legal move in a browser, step by step: `python -m tests.browser.first_minute`.

A new clone, an empty home directory and no .venv; package caches are warm unless `--cold` is given.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import socket
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.support import FLAGS, SEEN, chromium
from tests.support import ROOT

PATIENCE = 600.0  # seconds


class Watch:
    """Notes when each step was done."""

    def __init__(self) -> None:
        self.began = self.last = time.monotonic()
        self.steps: list[tuple[str, float]] = []

    def step(self, name: str) -> None:
        now = time.monotonic()
        self.steps.append((name, now - self.last))
        self.last = now


def free_port() -> int:
    """A free port."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


def wait_for_page(address: str, make: subprocess.Popen[bytes]) -> None:
    """Wait until the first page is served."""
    for _ in range(int(PATIENCE / 0.05)):
        try:
            urllib.request.urlopen(address, timeout=5).read()
            return
        except OSError:
            assert make.poll() is None, "make play has ended"
            time.sleep(0.05)
    raise AssertionError("no page")


def start(clone: Path, environment: dict[str, str], port: int, log: Path) -> subprocess.Popen[bytes]:
    """`make play` in the clone, until its page is served."""
    with log.open("wb") as out:
        make = subprocess.Popen(
            ["make", "play", f"PORT={port}"], cwd=clone, env=environment, stdout=out, stderr=out, start_new_session=True
        )
    wait_for_page(f"http://127.0.0.1:{port}/", make)
    return make


def stop(make: subprocess.Popen[bytes]) -> None:
    """End the server, and with it the compiler."""
    os.killpg(make.pid, signal.SIGTERM)
    make.wait()


def first_move(address: str, watch: Watch) -> None:
    """As a new visitor: the first page, a game against a bot, one answer."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        page = browser.new_page(locale="en")
        page.set_default_timeout(PATIENCE * 1000)
        watch.step("Chromium starts")
        page.goto(address)
        play = page.get_by_role("button", name="Play now").or_(page.get_by_role("link", name="Play now"))
        play.first.wait_for()
        watch.step("the first page is drawn")
        play.first.click()
        page.wait_for_function(f"() => ({SEEN})().options.length > 0")
        watch.step("a table stands, and asks")
        before = page.evaluate(SEEN)["number"]
        page.locator("button[data-answer]:not([disabled])").first.click()
        page.wait_for_function(f"() => ({SEEN})().number !== {before}")
        watch.step("the first answer is on disk, and the next question asked")
        browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cold", action="store_true", help="with empty package caches")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    home = Path.home()
    with tempfile.TemporaryDirectory() as folder:
        clone, port = Path(folder) / "grognard", free_port()
        environment = {**os.environ, "HOME": folder}
        if not arguments.cold:
            pip = subprocess.run(["pip", "cache", "dir"], capture_output=True, text=True).stdout.strip()
            environment |= {
                "PIP_CACHE_DIR": pip or str(home / ".cache" / "pip"),
                "npm_config_cache": str(home / ".npm"),
            }
        watch = Watch()
        subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
        watch.step("git clone")
        make = start(clone, environment, port, Path(folder) / "log")
        watch.step("make play, until the page is served")
        try:
            first_move(f"http://127.0.0.1:{port}/", watch)
        finally:
            stop(make)
        total = watch.last - watch.began
        again = Watch()
        stop(start(clone, environment, port, Path(folder) / "log2"))
        again.step("")
        log = (Path(folder) / "log").read_text("utf-8")
    steps = {**dict(watch.steps), "in all": total, "make play again": again.steps[0][1]}
    if arguments.json:
        print(json.dumps({"steps": steps, "log": log.splitlines()}))
        return
    for name, seconds in steps.items():
        print(f"{seconds:6.1f} s  {name}")
    print(log)


if __name__ == "__main__":
    main()
