"""The table of Rush in a terminal."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from grognard.core.action import verb_of
from grognard.games.rush import cards as c
from grognard.games.rush import verbs
from grognard.games.rush.rules.end import standings
from grognard.games.rush.state import BASES, DAMAGED, GONE
from grognard.games.rush.text.tongue import RushTongue
from grognard.games.rush.view import RushView

NATION_STYLE = ("red", "yellow", "green", "blue")
# Questions at which the table is shown
SHOWN_AT = ("act", "discard")
# Questions asked even if there is only one answer
ALWAYS_ASKED = ("act",)


def is_shown_at(asked: str) -> bool:
    """Whether the table is drawn before this question."""
    return asked in SHOWN_AT


def is_always_asked(asked: str) -> bool:
    """Whether this question is asked even if there is only one answer."""
    return asked in ALWAYS_ASKED


def question(state: Any, tongue: RushTongue, seat: int) -> str:
    """The prompt; for a purchase, with the money still due."""
    return tongue.payment(state) if state.asked == "pay" else tongue.prompt(state.choice, seat)


def in_order(state: Any) -> list[int]:
    """The options as they are shown: once a purchase is paid for, taking the card comes first."""
    return (
        sorted(state.options, key=lambda action: verb_of(action) != verbs.TAKE)
        if state.asked == "pay"
        else list(state.options)
    )


def head(action: int, state: Any, tongue: RushTongue) -> str:
    """The words that an option shares with those beside it; empty, because each option has its own line."""
    return ""


def own_words(spelled: str) -> str:
    """The rest of an option that stands beside others; here, the whole option."""
    return spelled


def styled(tongue: RushTongue, card: int) -> Text:
    """A card's name in its nation's colour."""
    nation = tongue.cards.nation[card]
    return Text(tongue.card(card), NATION_STYLE[nation] if nation != c.NO_NATION else "")


def number(value: int) -> str:
    """A printed number, or a dash for none."""
    return "–" if value == c.NONE else str(value)


def card_table(tongue: RushTongue, title: str, cards: list[int], marks: dict[int, str]) -> Table:
    """Cards with all their numbers, a row each."""
    table = Table(title=title, title_justify="left", title_style="bold", box=None, padding=(0, 1, 0, 0), width=80)
    table.add_column(tongue.label("card"), ratio=6)
    table.add_column(tongue.label("nation"), no_wrap=True)
    table.add_column("", no_wrap=True)
    for key in ("cost", "value", "attack_defence"):
        table.add_column(tongue.label(key), justify="right", no_wrap=True)
    table.add_column(tongue.label("abilities"), ratio=7)
    for card in cards:
        k = tongue.cards
        fight = f"{number(k.attack[card])}/{number(k.defence[card])}" if card >= c.VEHICLE else ""
        nation = tongue.nations[k.nation[card]].said("") if k.nation[card] != c.NO_NATION else ""
        kind = tongue.types[k.type[card]].said("short") if card >= c.VEHICLE else ""
        able = ", ".join(part for part in (tongue.ability_names(card), marks.get(card, "")) if part)
        cost = number(k.cost[card]) if card >= c.VEHICLE else ""
        table.add_row(styled(tongue, card), nation, kind, cost, number(k.value[card]), fight, able)
    return table


def base_line(view: RushView, tongue: RushTongue, seat: int) -> Text:
    """A seat's three bases with their guards."""
    line = Text("  ")
    for k in range(BASES):
        b = seat * BASES + k
        line.append(("  " if k else "") + tongue.label("base", n=k + 1) + ": ", "dim")
        if view.base_damage[b] == GONE:
            line.append(tongue.label("destroyed"), "dim")
            continue
        guard = view.guards[b]
        if guard == c.NONE:
            line.append(tongue.label("unguarded"))
        else:
            line.append_text(styled(tongue, guard))
            line.append(f" {number(tongue.cards.attack[guard])}/{number(tongue.cards.defence[guard])}")
            if view.guard_damage[b] == DAMAGED:
                line.append(f" ({tongue.label('damaged')})", "bold red")
        if view.base_damage[b] == DAMAGED:
            line.append(f", {tongue.label('base_damaged')}", "bold red")
    return line


def seat_line(view: RushView, tongue: RushTongue, seat: int) -> Text:
    """A seat with the size of its piles."""
    line = Text(tongue.seat_name(seat, view.seat), "bold")
    if seat == view.first:
        line.append(f" ({tongue.label('starts')})", "dim")
    sizes = (("hand", view.hand_sizes), ("garage", view.garages), ("depot", view.depot_sizes))
    line.append("  " + ", ".join(f"{tongue.label(key)} {counts[seat]}" for key, counts in sizes))
    if view.depot_tops[seat] != c.NONE and seat != view.seat:
        line.append(f" ({tongue.label('top')}: ")
        line.append_text(styled(tongue, view.depot_tops[seat]))
        line.append(")")
    return line


def pile(tongue: RushTongue, cards: list[int]) -> str:
    """Cards of a pile, equal ones counted."""
    counts = Counter(cards)
    return ", ".join(tongue.card(card) + (f" ×{n}" if n > 1 else "") for card, n in sorted(counts.items())) or "–"


def draw(view: RushView, tongue: RushTongue, console: Console, whole: bool = False) -> None:
    """Everything a seat sees."""
    head = tongue.label("round", n=view.round) + (f" · {tongue.label('last_round')}" if view.ending else "")
    console.rule(Text(head, "bold"), style="dim")
    for seat in range(len(view.hand_sizes)):
        if seat != view.seat:
            console.print(seat_line(view, tongue, seat))
            console.print(base_line(view, tongue, seat))
    piles = f"{tongue.label('deck', n=view.deck)}, {tongue.label('discard', n=view.discard)}"
    console.print(card_table(tongue, f"{tongue.label('market')} ({piles})", view.market, {}))
    left = [
        f"{tongue.nations[n].said('')} {tongue.label('singles_doubles', singles=s, doubles=d)}"
        for n, (s, d) in enumerate(zip(view.singles, view.doubles, strict=True))
    ]
    console.print(Text(tongue.label("medals"), "bold").append(": " + ", ".join(left), "not bold"), width=80)
    # In the first round with the condition of each
    named = tongue.achievement if view.round == 1 else tongue.words.ACHIEVEMENTS.__getitem__
    achievements = ", ".join(named(a) for a in view.achievements)
    console.print(Text(tongue.label("achievements"), "bold").append(": " + achievements, "not bold"), width=80)
    if view.wreckyard:
        console.print(Text(tongue.label("wreckyard"), "bold").append(": " + pile(tongue, view.wreckyard), "not bold"))
    if view.seat < 0:
        return
    console.print(seat_line(view, tongue, view.seat))
    console.print(base_line(view, tongue, view.seat))
    if view.depot:
        console.print(Text(f"  {tongue.label('depot')}: ", "dim").append(pile(tongue, view.depot), "not dim"), width=80)
    if view.front and view.active == view.seat:
        names = ", ".join(tongue.card(card) for card in view.front)
        console.print(Text(f"  {tongue.label('in_play')}: ", "dim").append(names, "not dim"))
    if sum(view.funds) and view.active == view.seat:
        more = f", {tongue.label('recruiting')}" if view.recruiting else ""
        console.print(f"  {tongue.label('paid', paid=sum(view.funds), spent=sum(view.spent))}{more}")
    marks = {card: tongue.label("played") for card in view.hands[view.seat] if card in view.played}
    console.print(card_table(tongue, tongue.label("your_hand"), view.hands[view.seat], marks))


def result(state: Any, tongue: RushTongue, console: Console, reader: int | None) -> None:
    """Print the final table, best first."""
    final = standings(state)
    for seat in sorted(range(state.n), key=lambda s: final[s].key(), reverse=True):
        console.print("  " + tongue.standing(seat, final[seat], reader))
        for achievement in final[seat].achievements:
            console.print("    " + tongue.achievement(achievement), style="dim")
