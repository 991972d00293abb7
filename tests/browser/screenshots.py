"""Pictures of every page and table: `make screenshots` renews docs/screenshots.

`python -m tests.browser.screenshots FOLDER [SCENE]` takes all of them, or all that begin so: every scene in three
languages and three widths, light and dark. Docs hold the telling ones, small.
"""

from __future__ import annotations

import base64
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from grognard.server.limits import unlimited_limits
from tests.browser import support
from tests.browser.duels import CROWD, GALLAGHER, SAVE, TO_THE_BLOW, TO_THE_SAVE, Step, follow, sit_down
from tests.browser.support import SEED, Player, Theme, by_lot
from tests.server.support import Server, serving

DOCS = Path(__file__).parents[2] / "docs" / "screenshots"
MOST = 60_000  # bytes of a picture in docs
SCALES = (1.0, 0.85, 0.7, 0.6, 0.5)
LIKED = ("buy", "pay", "attack", "play", "equip", "muster", "move", "shoot")
Scene = Callable[[Player], None]


def page(path: str, then: str = "") -> Scene:
    """A page, perhaps after a click."""

    def show(player: Player) -> None:
        player.open(path)
        player.page.wait_for_load_state("networkidle")
        if then:
            player.page.locator(then).first.click()

    return show


def gathering(player: Player) -> None:
    """A table that waits for a friend."""
    player.new_table("rush", 3, ("", "greedy", ""))
    player.sit()


def table(game: str, answers: int, seats: int = 2, **setup: Any) -> Scene:
    """A table in the middle of a game."""

    def show(player: Player) -> None:
        player.play_table(game, seats, ("", *["greedy"] * (seats - 1)), **setup)
        choose, number = by_lot(3, *LIKED), 0
        for _ in range(answers):
            seen = player.wait_for_question(number)
            if seen["phase"] == "over":
                return
            number = seen["number"]
            player.answer(choose(seen["options"]))
        player.wait_for_question(number)

    return show


def end(player: Player) -> None:
    """A game that is over."""
    player.play_table("battlegrounds", 1, ("",), variant="solo")
    player.play(by_lot(5))


def replay(player: Player) -> None:
    """A finished game, watched again."""
    end(player)
    player.page.locator("a[href^='/replay/']").click()
    player.page.locator("main h1").first.wait_for()
    player.page.wait_for_load_state("networkidle")


def replays(player: Player) -> None:
    """The list of the player's finished games."""
    end(player)
    player.open("/replays")
    player.page.wait_for_load_state("networkidle")


def curtain(player: Player) -> None:
    """Two people at one device."""
    player.new_table("rush", 2, ("", ""))
    player.sit()
    player.page.locator(".do .button").nth(1).click()
    player.page.locator(".start:enabled").click()
    player.page.locator(".curtain").wait_for()


def duel(scene: str, *steps: Step, seat: int = 0, then: Scene | None = None) -> Scene:
    """A table of Doomtrooper from the position of a scenario, after some answers, as a seat sees it."""

    def show(player: Player) -> None:
        assert player.context.browser is not None
        other = Player(player.context.browser, player.server, "Bob", lang=player.lang)
        players = [player, other] if seat == 0 else [other, player]
        sit_down(players[0], players[1], scene)
        follow(players, *steps)
        player.page.wait_for_load_state("networkidle")
        if then is not None:
            then(player)

    return show


def policy(player: Player) -> None:
    """The dialog for the policy: when a player wants to be asked."""
    player.button("menu").click()
    player.button("policy").click()


def zoom(player: Player) -> None:
    """A card shown large."""
    player.page.locator("[data-thing^='hand:']").first.press("i")
    player.page.locator("dialog[open]").wait_for()


def open_hands(player: Player) -> None:
    """The replay of a resigned game, with both hands open."""
    table = player.page.url.rsplit("/", 1)[-1]
    player.resign()
    player.open(f"/replay/{table}").get_by_label(player.say("reading:replay.eyes")).select_option("all")
    player.page.locator("[data-thing='hand:narrow-escape']").first.wait_for()


def match(player: Player) -> None:
    """Between two games of a match, with an exchange that is not even yet."""
    player.play_table("doomtrooper", 2, ("", "greedy"), decks=["legion", "imperial"], games=3)
    player.resign()
    player.page.locator(".over a.first").click()
    for card in ("main:blindness", "main:dark-fire", "side:demoted"):
        player.touch(card)
    player.page.locator(".told .bad").wait_for()
    player.page.evaluate("() => scrollTo(0, 0)")


def builder(player: Player) -> None:
    """The deck builder with a deck of ours that has become one's own, and one card too many."""
    page = player.open("/decks")
    page.get_by_role("button", name=re.compile(re.escape(player.say("decks:decks.copy")))).first.click()
    page.locator(".bench").wait_for()
    if page.locator(".tabs").is_visible():
        page.locator(".tabs button").nth(1).click()
    page.locator("[data-thing='library:hussar']").press("+")
    page.locator("#problems.bad").wait_for(state="attached")
    page.wait_for_load_state("networkidle")


# What is most telling of Doomtrooper, in every language
SITUATIONS: dict[str, Scene] = {
    "doomtrooper-crowd": duel(CROWD),
    "doomtrooper-defender": duel(SAVE, *TO_THE_SAVE[:2]),
    "doomtrooper-tactic": duel(SAVE, *TO_THE_SAVE[:3]),
    "doomtrooper-modifiers": duel(GALLAGHER, *TO_THE_BLOW),
    "doomtrooper-answers": duel(SAVE, *TO_THE_SAVE, (0, "play miscommunication"), seat=1),
    "doomtrooper-vehicle": duel("076-inside-or-outside-is-asked", (0, "play t-32"), (0, "choose hussar")),
    "doomtrooper-split": duel("223-sabotage-half-the-value", (0, "sabotage")),
    "doomtrooper-policy": duel(CROWD, then=policy),
    "doomtrooper-zoom": duel(CROWD, then=zoom),
    "doomtrooper-open-hands": duel(SAVE, *TO_THE_SAVE[:3], then=open_hands),
}

SCENES: dict[str, Scene] = {
    "home": page("/"),
    "settings": page("/", "header button"),
    "lobby": page("/tables"),
    "new": page("/new?game=doomtrooper"),
    "gathering": gathering,
    "curtain": curtain,
    "rush": table("rush", 28),
    "rush-four": table("rush", 30, 4),
    "battlegrounds": table("battlegrounds", 16),
    "battlegrounds-solo": table("battlegrounds", 10, 1, variant="solo"),
    "battlegrounds-teams": table("battlegrounds", 12, 4, variant="teams"),
    "battlegrounds-family": table("battlegrounds", 8, 3, variant="family"),
    "battlegrounds-draft": table("battlegrounds", 0, options={"draft": True}),
    "doomtrooper": table("doomtrooper", 16),
    "over": end,
    "puzzles": page("/puzzles"),
    "puzzle": page("/puzzles/battlegrounds-puzzle-around-the-corner"),
    "replays": replays,
    "scene": page("/scenarios/doomtrooper/201-gallagher-and-the-nepharite"),
    "replay": replay,
    "rules": page("/rules/rush"),
    "decks": page("/decks"),
    "builder": builder,
    "match": match,
    "cards": page("/cards/doomtrooper"),
    **SITUATIONS,
}

# Scene, language, width, theme: what docs/screenshots holds
TELLING: tuple[tuple[str, str, int, Theme], ...] = (
    ("home", "en", 1440, "light"), ("home", "cs", 390, "dark"), ("home", "ro", 820, "light"),
    ("settings", "ro", 390, "light"), ("lobby", "cs", 1440, "light"), ("new", "en", 1440, "dark"),
    ("gathering", "ro", 820, "light"), ("gathering", "en", 390, "light"), ("curtain", "cs", 390, "light"),
    ("rush", "en", 1440, "light"), ("rush", "cs", 820, "dark"), ("rush", "en", 390, "light"),
    ("rush-four", "ro", 1440, "light"),
    ("battlegrounds", "en", 1440, "light"), ("battlegrounds", "ro", 390, "dark"), ("battlegrounds", "cs", 820, "light"),
    ("battlegrounds-solo", "cs", 1440, "dark"), ("battlegrounds-teams", "ro", 1440, "light"),
    ("battlegrounds-family", "en", 1440, "light"), ("battlegrounds-draft", "cs", 1440, "light"),
    ("puzzle", "cs", 1440, "light"), ("replays", "ro", 1440, "light"), ("scene", "cs", 1440, "light"),
    ("doomtrooper", "cs", 1440, "dark"), ("doomtrooper", "en", 390, "light"),
    ("over", "en", 1440, "light"), ("puzzles", "cs", 1440, "light"), ("replay", "en", 390, "dark"),
    ("rules", "en", 1440, "light"), ("cards", "ro", 1440, "light"),
    ("builder", "en", 1440, "light"), ("builder", "cs", 390, "dark"), ("decks", "ro", 820, "light"),
    ("match", "en", 1440, "light"), ("match", "cs", 820, "dark"),
    *((name, lang, 1440, "light") for name in SITUATIONS for lang in ("en", "cs", "ro")),
    *((name, "cs", 390, "dark") for name in SITUATIONS),
)  # fmt: skip


def picture(player: Player, kind: str, scale: float) -> bytes:
    """What the player sees, at full size or smaller."""
    size = player.page.viewport_size
    assert size is not None
    if not player.page.locator("#board .stage").count():  # a combat stays where the page has brought it
        player.page.evaluate("() => scrollTo({ top: 0, behavior: 'instant' })")  # while it scrolls it is half empty
    player.page.wait_for_timeout(200)
    line = player.context.new_cdp_session(player.page)
    clip = {"x": 0, "y": player.page.evaluate("scrollY"), **size, "scale": scale}
    taken = line.send(
        "Page.captureScreenshot", {"format": kind, "clip": clip, **({} if kind == "png" else {"quality": 70})}
    )
    line.detach()
    return base64.b64decode(taken["data"])


def take(browser: Browser, server: Server, scene: str, lang: str, width: int, theme: Theme, folder: Path) -> Path:
    """One picture, in docs as large as it may be."""
    kind = "webp" if folder == DOCS else "png"
    path = folder / f"{scene}-{lang}-{width}-{theme}.{kind}"
    player = Player(browser, server, "Ann", lang=lang, width=width, theme=theme)
    try:
        player.become_guest()
        server.fetch(f"/api/cards/doomtrooper?lang={lang}")  # printed once, which takes a moment
        SCENES[scene](player)
        player.page.mouse.move(0, 0)  # nothing is pointed at
        player.page.wait_for_timeout(400)  # what comes over the network has come
        for scale in SCALES if folder == DOCS else SCALES[:1]:
            path.write_bytes(picture(player, kind, scale))
            if path.stat().st_size <= MOST:
                break
    finally:
        for context in browser.contexts:  # of the other players too
            context.close()
    return path


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else DOCS
    named = sys.argv[2] if len(sys.argv) > 2 else ""
    folder.mkdir(parents=True, exist_ok=True)
    themes: tuple[Theme, ...] = ("light", "dark")
    scenes = [scene for scene in SCENES if scene.startswith(named)]
    wanted = [
        (s, lang, w, theme) for s in scenes for lang in ("en", "cs", "ro") for w in support.WIDTHS for theme in themes
    ]
    chromium = support.chromium()
    if chromium is None:
        raise SystemExit(support.NO_BROWSER)
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), unlimited_limits(), seed=SEED) as server,
    ):
        browser = playwright.chromium.launch(executable_path=str(chromium), args=list(support.FLAGS))
        for scene in TELLING if folder == DOCS else wanted:
            path = take(browser, server, *scene, folder)
            print(f"{path.name}: {path.stat().st_size} bytes")
        browser.close()


if __name__ == "__main__":
    main()
