"""The board of Battlegrounds in a terminal."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from grognard.core.action import first, verb_of
from grognard.games.battlegrounds import board, verbs
from grognard.games.battlegrounds.board import BASES, FIELDS, LETTERS, SIZE
from grognard.games.battlegrounds.cards import NO_EFFECT
from grognard.games.battlegrounds.rules.end import stars
from grognard.games.battlegrounds.state import ABSENT, DUD, EMPTY, ENEMY, FACE_DOWN, NO_TANK, upgrades_on
from grognard.games.battlegrounds.text.tongue import BattlegroundsTongue, hazards_of
from grognard.games.battlegrounds.view import View, has_base
from grognard.text.lang import fill

STYLES = ("green", "yellow", "red", "blue")
CELL = 9
# Questions at which the table is shown, and those at which the board alone is enough
SHOWN_AT = ("pick", "drive", "start", "act", "family", "return", "place", "shoot", "move", "uncover", "leave")
# Questions asked even if there is only one answer
ALWAYS_ASKED = ("act", "family")
SETTING_UP = ("pick", "drive", "start")
BOARD_ALONE = ("place", "shoot", "move", "uncover", "leave")


# How things that are not tokens are drawn, and what each sign on the board means
DRAWN = {DUD: "x", ENEMY: "A", FACE_DOWN: "?"}
SIGNS = {
    "x": "sign_dud",
    "A": "sign_artillery",
    "^": "sign_base",
    "+": "sign_reach",
    "*": "sign_shot",
    "?": "sign_covered",
    "'": "sign_icon",
}


def is_shown_at(asked: str) -> bool:
    """Whether the table is drawn before this question."""
    return asked in SHOWN_AT


def is_always_asked(asked: str) -> bool:
    """Whether this question is asked even if there is only one answer."""
    return asked in ALWAYS_ASKED


def question(state: Any, tongue: BattlegroundsTongue, seat: int) -> str:
    """The prompt."""
    return tongue.prompt(state.choice, seat)


def in_order(state: Any) -> list[int]:
    """The options as they are shown: fields in order, and each figure's safe moves first."""

    def place(action: int) -> tuple[bool, int]:
        verb = verb_of(action)
        field = verbs.field_of(action) if verb == verbs.MOVE else first(action) if verb in verbs.WITH_FIELD else 0
        return bool(hazards_of(action, state)), field

    def kind(action: int) -> tuple[int, int]:
        return verb_of(action), verbs.figure_of(action)

    return [action for _, run in groupby(state.options, kind) for action in sorted(run, key=place)]


def head(action: int, state: Any, tongue: BattlegroundsTongue) -> str:
    """The words that an option shares with those beside it, which differ only in their field."""
    verb = verb_of(action)
    if verb == verbs.MOVE and not verbs.over_of(action) and not hazards_of(action, state):
        return fill(tongue.sayings["do.move"], {"figure": tongue.figures[verbs.figure_of(action)], "field": "…"})
    return fill(tongue.sayings[f"do.{verbs.WORDS[verb]}"], {"field": "…"}) if verb in verbs.WITH_FIELD else ""


def own_words(spelled: str) -> str:
    """The field of an option that stands beside others."""
    return spelled.rpartition(" ")[2].upper()


def lies(view: View, tongue: BattlegroundsTongue, field: int) -> str:
    """What lies on a field, in at most six letters; an apostrophe marks an icon."""
    kind = view.ground[field]
    if kind == EMPTY:
        return "·"
    if kind in (DUD, ENEMY, FACE_DOWN):
        return DRAWN[kind]
    return tongue.picture(view.box.picture[kind])[:5] + ("'" if view.box.effect[kind] != NO_EFFECT else "")


def marks(view: View) -> list[str]:
    """For each field: + where a move may end, * where a shot may go, ^ on the own bases."""
    out = [" "] * FIELDS
    if view.seat >= 0:
        for figure in view.variant.starting[view.seat]:
            if has_base(view, figure):
                for field in BASES[view.home[figure]]:
                    out[field] = "^"
    for action in view.options:
        verb = verb_of(action)
        if verb == verbs.MOVE:
            out[verbs.field_of(action)] = "+"
        elif verb == verbs.SHOOT:
            out[verbs.field_of(action)] = "*"
        elif verb in verbs.WITH_FIELD:
            out[first(action)] = "+"
    return out


def letter_of(tongue: BattlegroundsTongue, figure: int) -> str:
    """The first letter of a figure's colour, which marks it on the board."""
    return tongue.figures[figure].said("short")[0]


def cell(view: View, tongue: BattlegroundsTongue, field: int, mark: str) -> Text:
    """A field: its mark, the figure on it, what lies there."""
    line = Text(mark, "bold")
    if field in view.at:
        figure = view.at.index(field)
        letter = letter_of(tongue, figure)
        own = view.seat >= 0 and figure in view.variant.colours[view.seat]
        line.append(letter.upper() if own else letter, f"bold {STYLES[figure]} reverse")
        line.append(":")
    else:
        line.append("  ")
    token = lies(view, tongue, field)
    line.append(token.ljust(CELL - 3), "bold" if token.endswith("'") else "dim" if token in "·?" else "")
    return line


def draw_board(view: View, tongue: BattlegroundsTongue, console: Console) -> None:
    """Print the board: letters across, numbers upwards."""
    marked = marks(view)
    console.print(Text("   " + "".join(letter.center(CELL) for letter in LETTERS), "bold"))
    for y in range(SIZE - 1, -1, -1):
        line = Text(f" {y + 1} ", "bold")
        for x in range(SIZE):
            line.append_text(cell(view, tongue, x * SIZE + y, marked[x * SIZE + y]))
        console.print(line)


def legend(view: View, tongue: BattlegroundsTongue) -> str:
    """The meanings of the signs that are on the board now."""
    seen = {*marks(view), *(lies(view, tongue, field)[-1] for field in range(FIELDS))}
    said = [f"{sign} {tongue.label(name)}" for sign, name in SIGNS.items() if sign in seen]
    return " · ".join([tongue.label("sign_capital"), *said])


def upgrades_of(view: View, tongue: BattlegroundsTongue, tank: int) -> str:
    """The upgrades on a card."""
    return ", ".join(tongue.effects[effect].said("") for effect in upgrades_on(view.upgrades[tank]))


def way(tongue: BattlegroundsTongue, way: int, n: int) -> str:
    """`straight 2`."""
    return tongue.label(board.WAYS[way], n=n)


def colours(view: View, tongue: BattlegroundsTongue, seat: int) -> Text:
    """The figures of a seat, as on the board: letter and colour."""
    out = Text()
    for k, figure in enumerate(f for f in view.variant.colours[seat] if view.at[f] != ABSENT):
        letter = letter_of(tongue, figure)
        out.append(", " if k else "")
        out.append(letter.upper() if seat == view.seat else letter, f"bold {STYLES[figure]} reverse")
        out.append(f" {tongue.figures[figure].said('short')}", STYLES[figure])
    return out


def draw_tanks(view: View, tongue: BattlegroundsTongue, console: Console) -> None:
    """Print each figure with its card."""
    table = Table(box=None, padding=(0, 1, 0, 0), width=80)
    for name in ("", "tank", "moves", "shoots", "upgrades", ""):
        table.add_column(tongue.label(name) if name else "")
    for figure, field in enumerate(view.at):
        if field == ABSENT:
            continue
        colour = Text(f"{letter_of(tongue, figure).upper()} {tongue.figures[figure].said('short')}", STYLES[figure])
        tank = view.driving[figure]
        stack = tongue.label("stack", n=view.stack[figure]) if view.stack[figure] else ""
        if tank == NO_TANK and view.asked in SETTING_UP:
            continue
        if tank == NO_TANK:
            table.add_row(colour, tongue.label("destroyed"), "", "", "", stack)
            continue
        box = view.box
        moves = way(tongue, box.move_way[tank], box.move_range[tank])
        shoots = way(tongue, box.shot_way[tank], box.shot_range[tank])
        table.add_row(colour, box.names[tank], moves, shoots, upgrades_of(view, tongue, tank), stack)
    console.print(table)


def collected(view: View, tongue: BattlegroundsTongue, owner: int) -> str:
    """What an owner has: points, single tokens, pairs, effects still to use."""
    parts = [tongue.label("points", n=view.points[owner], target=view.variant.target)]
    if view.variant.artillery:
        parts = [tongue.count(view.points[owner]).said("point")]
    singles = [tongue.token(kind - 1) for kind in view.held[owner] if kind]
    pairs = [
        tongue.picture(k) + (f" ×{count}" if count > 1 else "") for k, count in enumerate(view.paired[owner]) if count
    ]
    ready = [
        tongue.effects[k].said("") + (f" ×{count}" if count > 1 else "")
        for k, count in Counter(view.unused[owner]).items()
    ]
    for key, words in (("tokens", singles), ("pairs", pairs), ("ready", ready)):
        if words:
            parts.append(f"{tongue.label(key)}: {', '.join(words)}")
    if view.captured[owner]:
        parts.append(tongue.label("captured", n=view.captured[owner]))
    return "; ".join(parts)


def draw_owners(view: View, tongue: BattlegroundsTongue, console: Console) -> None:
    """Print what each owner has."""
    for owner in range(view.variant.owners()):
        seats = [seat for seat in range(view.variant.seats) if view.variant.side[seat] == owner]
        line = Text(tongue.label("team", n="AB"[owner]) if view.variant.teams else "", "bold")
        for k, seat in enumerate(seats):
            line.append((", " if k else ": ") if view.variant.teams else "")
            line.append(tongue.seat_name(seat, view.seat), "bold").append(" (", "not bold")
            line.append_text(colours(view, tongue, seat)).append(")", "not bold")
        console.print(line.append(": " + collected(view, tongue, owner), "not bold"), width=80)
    for seat in range(view.variant.seats):
        cards = [t for t, owner in enumerate(view.owner_of) if owner == seat and t not in view.driving]
        if cards:
            said = ", ".join(tongue.card(t) + described(view, tongue, t) for t in cards)
            line = Text(f"  {tongue.seat_name(seat, view.seat)}, {tongue.label('inactive')}: ", "dim")
            console.print(line.append(said, "not dim"), width=80)


def described(view: View, tongue: BattlegroundsTongue, tank: int) -> str:
    """A card in brackets: how it moves, shoots, and is upgraded."""
    box = view.box
    moves = way(tongue, box.move_way[tank], box.move_range[tank])
    shoots = way(tongue, box.shot_way[tank], box.shot_range[tank])
    more = upgrades_of(view, tongue, tank)
    return f" ({moves} / {shoots}{'; ' + more if more else ''})"


def draw(view: View, tongue: BattlegroundsTongue, console: Console, whole: bool = False) -> None:
    """Everything a seat sees; in the middle of a turn only the board, unless `whole`."""
    if view.asked in BOARD_ALONE and not whole:
        draw_board(view, tongue, console)
        return
    console.rule(Text(tongue.label("round", n=view.round), "bold"), style="dim")
    draw_board(view, tongue, console)
    console.print(Text(legend(view, tongue), "dim"), width=80)
    if not view.variant.hidden and any(tank != NO_TANK for tank in view.driving + view.wrecked):
        draw_tanks(view, tongue, console)
    draw_owners(view, tongue, console)
    if view.variant.artillery:
        console.print(tongue.label("artillery_points", n=view.artillery, target=view.variant.target))
        letters = "".join(LETTERS[k] for k in view.letters)
        numbers = "".join(str(k + 1) for k in view.numbers)
        console.print(Text(tongue.label("coordinates", letters=letters or "–", numbers=numbers or "–"), "dim"))
    elif not view.variant.hidden:
        console.print(Text(f"{tongue.label('pile', n=view.pile)}, {tongue.label('duds', n=view.duds)}", "dim"))


def result(state: Any, tongue: BattlegroundsTongue, console: Console, reader: int | None) -> None:
    """Print the final table, best first."""
    if state.variant.artillery:
        points = state.scored[0]
        words: dict[str, object] = {
            "points": tongue.count(points),
            "stars": tongue.count(stars(points)),
            "artillery": tongue.count(state.artillery_points()),
        }
        console.print("  " + fill(tongue.sayings["label.standing_solo"], words))
        return
    for owner in sorted(range(state.variant.owners()), key=state.scored.__getitem__, reverse=True):
        name = tongue.label("team", n="AB"[owner]) if state.variant.teams else tongue.seat_name(owner, reader)
        said = {"who": name, "points": tongue.count(state.scored[owner])}
        console.print("  " + fill(tongue.sayings["label.standing"], said))
