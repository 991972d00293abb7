"""The command `policy`: when a person is asked in windows, in the words of the player's language."""

from __future__ import annotations

from grognard.cli.terminal.screen import Screen
from grognard.cli.terminal.terminal import Terminal
from grognard.core.policy import CARDS, EACH, FOR, WAYS, Policy, parse
from grognard.text.lang import unaccented


def change(terminal: Terminal, seat: int, typed: str) -> None:
    """Set the typed policy, or explain what can be typed; then say which policy holds."""
    screen = terminal.screen
    policy = parse(" ".join(in_english(screen, word) for word in typed.split()), terminal.match.game.hints.moments)
    if policy is None:
        if typed:
            screen.tell(screen.say("no_policy", words=typed))
        explain(screen)
    else:
        terminal.policies[seat] = policy
        seats = range(terminal.match.seats)
        terminal.match.policies = [terminal.policies[s].spell() if s in terminal.policies else "" for s in seats]
    now = terminal.policies[seat]
    said = screen.say(f"policy.{now.mode}", moments=details(screen, now))
    screen.tell(screen.say("policy_now", policy=said))


def explain(screen: Screen) -> None:
    """Explain what can be typed after `policy`."""
    command, words = screen.words.COMMANDS["policy"], screen.words
    example = Policy(EACH, (), dict(zip(words.MOMENTS, WAYS, strict=False)), ["…"])
    moments = ", ".join(f"{word} ({screen.say(f'moment.{name}')})" for name, word in words.MOMENTS.items())
    rows = []
    for mode, word in words.POLICIES.items():
        if mode != CARDS:
            more = " …" if mode in (FOR, EACH) else ""
            said = screen.say(f"policy.{mode}", moments=moments if mode == FOR else details(screen, example))
            rows.append((f"{command} {word}{more}", said))
    screen.tell_rows(rows)


def details(screen: Screen, policy: Policy) -> str:
    """The words after `for` or `each`, in the player's language."""
    words = screen.words
    named = [words.MOMENTS[moment] for moment in policy.moments]
    named += [f"{words.MOMENTS[moment]}={words.POLICIES[way]}" for moment, way in policy.ways.items()]
    if policy.cards:
        named.append(" ".join((words.POLICIES[CARDS], *policy.cards)))
    return ", ".join(named)


def in_english(screen: Screen, word: str) -> str:
    """Translate a word of a policy from the player's language to English."""
    moment, parted, way = word.partition("=")
    if parted:
        return f"{in_english(screen, moment)}={in_english(screen, way)}"
    for words in (screen.words.POLICIES, screen.words.MOMENTS):
        for english, own in words.items():
            if unaccented(word.strip(",")) == unaccented(own):
                return str(english)
    return word.strip(",").lower()
