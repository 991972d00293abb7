"""Doomtrooper at two browsers, from the position of a scenario: answers are given by touching the board."""

from __future__ import annotations

from typing import Final

from tests.browser.support import Player

Step = tuple[int, str]  # who answers, and how the answer begins

ON_TABLE: Final = ("choose", "with", "against", "zone", "weapon", "cover", "leave", "board", "transfer", "own", "use")
GALLAGHER: Final = "201-gallagher-and-the-nepharite"
TO_THE_BLOW: Final[tuple[Step, ...]] = (
    (0, "attack"), (0, "with sean"), (0, "against neph"), (0, "tactic fight"), (0, "play evasive"), (0, "choose sean"),
    (1, "play powerful"), (1, "choose neph"),
)  # fmt: skip
CROWD: Final = "049-attachments-on-a-crowded-table"
SAVE: Final = "195-counter-of-a-counter-of-a-save"
TO_THE_SAVE: Final[tuple[Step, ...]] = (
    (0, "attack"), (0, "with nepharite"), (0, "against samurai"), (0, "tactic fight"), (1, "play narrow-escape"),
)  # fmt: skip


def thing_of(answer: str) -> str | None:
    """The thing that is touched to give an answer; None where there is only its button."""
    verb, *words = answer.split()
    if verb in ("play", "hide", "discard"):
        return f"hand:{words[0]}"
    if verb in ON_TABLE and words:
        return f"card:{words[0].split('#')[-1]}"
    if verb == "attack":
        return "zone:combat"
    return f"tactic:{words[0]}" if verb == "tactic" else None


def touch_answer(player: Player, answer: str, number: int) -> None:
    """Give an answer by touching the board; where several are left, or nothing can be touched, by its button."""
    thing = thing_of(answer)
    place = player.page.locator(f'#board [data-thing="{thing}"]').first
    if thing is None or not place.count():
        player.tries(answer)
        return
    folded = player.page.locator(".own .folds button[aria-expanded=false]")
    if thing.startswith("hand:") and folded.count():
        folded.click()
    place.click()
    player.wait_for(f"seen.number !== {number} || seen.phase === 'over' || seen.options.length > 0")
    seen = player.seen()
    if seen["number"] == number and answer in seen["options"] and len(seen["options"]) > 1:
        player.tries(answer)


def press_answer(player: Player, answer: str, number: int) -> None:
    """Give an answer by keys: the number beside an option, or Enter on it."""
    option = player.page.locator(f'button[data-answer="{answer}"]')
    key = option.get_attribute("data-key")
    if not key:
        option.focus()
    player.page.keyboard.press(key or "Enter")


def sit_down(first: Player, second: Player, scene: str) -> None:
    """Two players at a table that begins from the position of a scenario."""
    table = first.new_table("doomtrooper", bots=["", ""], scene=scene)
    first.sit(0)
    second.become_guest()
    second.open(f"/t/{table}")
    second.sit(1)
    first.start()
    second.page.locator("[data-phase=playing]").wait_for()


def follow(players: list[Player], *steps: Step) -> None:
    """Give answers by touching the board; players who are asked something else first pass."""
    for seat, words in steps:
        for _ in range(20):
            asked = next(player for player in players if player.wait_for_either(players))
            seen = asked.seen()
            found = [option for option in seen["options"] if option.startswith(words)]
            if asked is players[seat] and found:
                touch_answer(asked, found[0], seen["number"])
                for player in players:
                    player.wait_for(f"seen.number !== {seen['number']}")
                break
            assert "pass" in seen["options"], f"{asked.name} is asked {seen} before {words!r}"
            asked.answer("pass")
            asked.wait_for(f"seen.number !== {seen['number']}")
        else:
            raise AssertionError(f"{words!r} was never possible")
