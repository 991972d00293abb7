"""Players in a browser: they open pages, sit at tables, read the question, and answer by clicking."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from grognard.core.rng import Lots
from tests.server.support import HOST, Server

WEB: Final = Path(__file__).parents[2] / "web"
FLAGS: Final = (
    "--no-sandbox", "--headless=new", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
)  # fmt: skip
# The headless shell draws the same pages for two thirds of the processor time; a window has never been needed
BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NO_BROWSER: Final = (
    "no Chromium here: apt-get install -y --no-install-recommends chromium-headless-shell fonts-dejavu-core "
    "(or GROGNARD_CHROMIUM=/path/to/it)"
)
SEED: Final = 20  # of every table: what a test looks for comes every time, or never
SLOW: Final = int(os.environ.get("GROGNARD_SLOW", "1"))  # how many times slower the browser is, to find out who waits
PATIENCE: Final = 15_000 * SLOW  # milliseconds
WIDTHS: Final = {390: 844, 820: 1180, 1440: 900}

Theme = Literal["light", "dark"]
Chooser = Callable[[Sequence[str]], str]

# What a player sees of a table, read in one go; nothing can be answered before the board, loaded by itself, is drawn
SEEN: Final = """() => {
  const all = (css) => [...document.querySelectorAll(css)];
  const question = document.querySelector('#question');
  return {
    phase: document.querySelector('[data-phase]')?.dataset.phase ?? '',
    number: Number(question?.dataset.number ?? 0),
    prompt: question?.querySelector('h2')?.textContent ?? '',
    options: document.querySelector('#board > *')
      ? all('button[data-answer]').filter((b) => !b.disabled).map((b) => b.dataset.answer)
      : [],
    curtain: !!document.querySelector('.curtain'),
  };
}"""


# Sockets of the page are kept at hand: one that is offline does not close those that are open
SOCKETS: Final = """globalThis.sockets = [];
globalThis.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    globalThis.sockets.push(this);
  }
};
"""


def chromium() -> Path | None:
    """The system's Chromium."""
    named = os.environ.get("GROGNARD_CHROMIUM")
    if named:
        return Path(named) if Path(named).exists() else None
    for name in BROWSERS:
        found = shutil.which(name)
        if found:
            return Path(found)
    return None


@cache
def words(lang: str = "en") -> dict[str, str]:
    """The client's words by key, of all its catalogues; of plurals the last form."""
    found: dict[str, str] = {}
    text = r'"((?:[^"\\]|\\.)*)"'
    forms = rf"(?:\{{(?:\s*\w+: {text.replace('(', '(?:', 1)},)*?\s*other:\s+)?"
    line = re.compile(rf'^\s*"?([\w.-]+)"?:\s+{forms}{text}', re.MULTILINE)
    for path in sorted((WEB / "src").rglob(f"i18n/{lang}.ts")):
        folder = path.parent.parent
        place = folder.name
        if place in ("about", "primer") and folder.parent.parent.name == "games":
            place = f"{folder.parent.name}/{place}"
        prefix = "" if place == "lib" else f"{place}:"
        for key, said in line.findall(path.read_text("utf-8")):
            found[f"{prefix}{key}"] = json.loads(f'"{said}"')
    return found


class Player:
    """Somebody with a browser of their own: what is kept in one is not known in another."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        name: str,
        *,
        lang: str = "en",
        width: int = 1440,
        theme: Theme = "light",
        moves: bool = False,
        is_touch: bool = False,
    ) -> None:
        self.server = server
        self.name = name
        self.lang = lang
        self.token = ""
        self.troubles: list[str] = []  # what no page may do: see `watch`
        self.expects_trouble = False  # while a server is down
        self.context = browser.new_context(
            viewport={"width": width, "height": WIDTHS.get(width, 900)},
            color_scheme=theme,
            reduced_motion="no-preference" if moves else "reduce",
            locale=lang,
            has_touch=is_touch,
            accept_downloads=True,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(SOCKETS)
        self.page = self.context.new_page()
        if SLOW > 1:
            devtools = self.context.new_cdp_session(self.page)
            devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
            devtools.send("Network.enable")
            line = {"offline": False, "latency": 50 * SLOW, "downloadThroughput": -1, "uploadThroughput": -1}
            devtools.send("Network.emulateNetworkConditions", line)
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        """Note errors of scripts, complaints in the console, and requests to anybody but our server."""

        def said(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning") and not self.expects_trouble:
                self.troubles.append(f"{self.name}: console: {message.text}")

        def asked(request: Request) -> None:
            address = urlsplit(request.url)
            if address.scheme in ("http", "https", "ws", "wss") and address.netloc != self.host:
                self.troubles.append(f"{self.name}: asked {request.url}")

        page.on("console", said)
        page.on("request", asked)
        page.on("pageerror", lambda error: self.troubles.append(f"{self.name}: script: {error.message}"))

    @property
    def host(self) -> str:
        """The part of an address that names our server."""
        return f"{HOST}:{self.server.port}"

    def leave(self) -> None:
        """Close the browser."""
        self.expects_trouble = True
        self.context.close()

    # Pages

    def say(self, key: str) -> str:
        """The client's word for a key, in this player's language."""
        return words(self.lang)[key]

    def open(self, path: str = "/") -> Page:
        """Open an address, and wait until the page shows something."""
        self.page.goto(f"http://{self.host}{path}")
        self.page.locator("main h1, main .frame, main .curtain").first.wait_for()
        return self.page

    def button(self, key: str) -> Locator:
        """A button by its word in the catalogue."""
        return self.page.get_by_role("button", name=self.say(key), exact=True)

    def become_guest(self) -> str:
        """Get a name and a token, and store them where the page looks for them."""
        if not self.token:
            self.token = self.server.guest(self.name)
            kept = json.dumps({"lang": self.lang, "token": self.token, "name": self.name})
            self.context.add_init_script(f"localStorage.grognard ??= {json.dumps(kept)}")
        return self.token

    # Tables

    def new_table(self, game: str, seats: int = 2, bots: Sequence[str] = ("", "random"), **setup: Any) -> str:
        """A table that this player hosts, with the page open on it."""
        table = self.server.new_table(
            self.become_guest(), game=game, seats=seats, bots=list(bots), lang=self.lang, **{"pause": 0, **setup}
        )
        self.open(f"/t/{table}")
        return table

    def sit(self, seat: int = 0) -> None:
        """Take a seat by the page."""
        place = self.page.locator("main ol > li").nth(seat)
        place.get_by_role("button").first.click()
        place.get_by_role("button", name=self.say("gather.stand"), exact=True).wait_for()

    def start(self) -> None:
        """Begin the game by the page."""
        self.button("gather.start").click()
        self.page.locator("[data-phase=playing], .curtain").first.wait_for()

    def play_table(self, game: str, seats: int = 2, bots: Sequence[str] = ("", "random"), **setup: Any) -> str:
        """A table that has begun, with this player on every seat that has no bot."""
        table = self.new_table(game, seats, bots, **setup)
        for seat, bot in enumerate(bots):
            if not bot:
                self.sit(seat)
        self.start()
        return table

    def seen(self) -> dict[str, Any]:
        """What the table's page shows."""
        found: dict[str, Any] = self.page.evaluate(SEEN)
        return found

    def wait_for(self, condition: str, patience: int = PATIENCE) -> None:
        """Wait until a JavaScript condition about the page holds: `seen.options.length > 0`."""
        self.page.wait_for_function(f"() => {{ const seen = ({SEEN})(); return {condition}; }}", timeout=patience)

    def wait_for_question(self, after: int = 0, patience: int = 60_000) -> dict[str, Any]:
        """Wait until this player is asked something new, or the game is over."""
        self.wait_for(
            f"seen.phase === 'over' || seen.curtain || (seen.options.length > 0 && seen.number !== {after})", patience
        )
        return self.seen()

    def wait_for_either(self, players: Sequence[Player]) -> bool:
        """Wait until one of some players is asked; returns whether it is this player."""
        for _ in range(600):
            for player in players:
                if player.seen()["options"]:
                    return player is self
            players[0].page.wait_for_timeout(50)
        raise AssertionError(f"nobody is asked: {[player.seen() for player in players]}")

    def ask_always(self) -> None:
        """Set the policy: asked in every window."""
        self.button("menu").click()
        self.button("policy").click()
        self.page.get_by_role("radio", name=self.say("policy.always")).check()
        self.page.keyboard.press("Escape")
        self.page.locator("dialog").wait_for(state="hidden")

    def resign(self) -> None:
        """Give the game up by the page."""
        self.button("menu").click()
        self.button("resign").click()
        self.page.locator("dialog").get_by_role("button", name=self.say("resign"), exact=True).click()
        self.wait_for("seen.phase === 'over'")

    def cut(self) -> None:
        """Close the page's sockets, as a lost connection does."""
        self.page.evaluate("() => globalThis.sockets?.forEach((socket) => socket.close())")

    def answer(self, answer: str) -> None:
        """Give an answer by its button."""
        self.page.locator(f"button[data-answer={json.dumps(answer)}]").click()

    def touch(self, thing: str) -> None:
        """Touch a thing on the board."""
        self.page.locator(f"[data-thing={json.dumps(thing)}]").first.click()

    def play(self, choose: Chooser, most: int = 2000) -> int:
        """Answer every question until the game is over; returns the number of answers."""
        number = 0
        for n in range(most):
            seen = self.wait_for_question(number)
            if seen["phase"] == "over":
                return n
            if seen["curtain"]:
                self.page.locator(".curtain .button").first.click()
                number = 0
            elif seen["options"] and self.tries(choose(seen["options"])):
                number = seen["number"]
        raise AssertionError(f"{most} answers and no end")

    def tries(self, answer: str) -> bool:
        """Give an answer, unless the question closes by itself first, as where a policy passes."""
        try:
            self.page.locator(f"button[data-answer={json.dumps(answer)}]").click(timeout=2000)
        except PlaywrightTimeout:
            return False
        return True


def by_lot(seed: int, *liked: str) -> Chooser:
    """Random answers; answers that begin with a preferred word come first."""
    lots = Lots(seed)

    def choose(options: Sequence[str]) -> str:
        better = [option for option in options if option.split()[0] in liked] or options
        return better[lots.below(len(better))]

    return choose
