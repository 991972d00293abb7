"""What a view of Battlegrounds is on the wire: words for fields, tokens, tanks and effects, and what tanks could do."""

from __future__ import annotations

from typing import Literal, TypedDict


class BattlegroundsMove(TypedDict):
    """A move that a figure's card allows from where it stands, with what it drives over and what it costs."""

    answer: str  # its notation
    to: str
    path: list[str]  # the fields entered, the last one included
    hazards: list[str]  # the duds and tanks met on the way
    danger: Literal["", "armour", "tank"]  # what is lost on the way
    shots: list[str]  # the fields in the line of fire from there; in Family the tokens that could be turned up


class BattlegroundsFigure(TypedDict):
    """A wooden tank and what belongs to its colour."""

    colour: str
    seat: int
    at: str | None  # null: off the board
    base: list[str]  # empty before the owner has chosen it
    tank: str | None  # the card it drives
    wrecked: str | None  # the card that was destroyed since the owner's last turn
    stack: int  # point tokens left, which is also the value of the top one
    moves: list[BattlegroundsMove]
    shots: list[str]  # the fields in its line of fire where it stands
    threat: list[str]  # the fields it could shoot at in its next turn


class BattlegroundsTank(TypedDict):
    """A tank card: how it moves and shoots with its upgrades, and where it lies."""

    id: str
    name: str
    place: Literal["seat", "pile", "box", "laid_out", "drawn"]
    seat: int | None  # whose play area
    figure: str | None  # the colour that drives it
    move_way: Literal["orth", "diag"]
    move_range: list[int]  # the shortest and the longest
    turns: bool
    shot_way: Literal["orth", "diag"]
    shot_range: list[int]
    shoots_first: bool
    upgrades: list[str]


class BattlegroundsPair(TypedDict):
    """Pairs of one picture."""

    picture: str
    count: int


class BattlegroundsOwner(TypedDict):
    """A seat or a team that collects tokens."""

    seats: list[int]
    points: int
    captured: int  # points on captured tokens
    singles: list[str]  # single tokens that wait for an equal one
    pairs: list[BattlegroundsPair]
    ready: list[str]  # effects of pairs still to be used or laid
    taken: dict[str, int]  # all tokens, by kind


class BattlegroundsArtillery(TypedDict):
    """The opponent of Solo."""

    points: int
    letters: list[str]  # coordinates still hidden
    numbers: list[str]
    hits: list[str]  # the tokens it has taken
    rank_points: list[int]  # points for each star


class BattlegroundsShown(TypedDict):
    """Everything that a seat or a spectator sees of a game."""

    seat: int | None
    variant: str
    target: int  # points to win; in Solo, the points with which the artillery wins
    round: int
    first: int
    active: int
    quiet: int  # turns since somebody scored
    asked: str
    to_answer: int
    picks: list[int]  # in the draft: the seats still to pick, in order
    choosing: list[str]  # the effects of a pair with two icons
    ground: dict[str, str]  # what lies on fields: a token, `dud`, `artillery` or `covered`
    middle: list[str]
    figures: list[BattlegroundsFigure]
    tanks: list[BattlegroundsTank]
    owners: list[BattlegroundsOwner]
    pile: int
    duds: int
    fresh: list[str]  # Family: turned up in this turn
    stale: list[str]  # turned up in the turn before
    extra: int  # extra turns won
    artillery: BattlegroundsArtillery | None
    facts: list[int]
    options: list[int]
