"""What a view of Rush shows, as types for the wire; cards are named by their ids, null where none lies."""

from __future__ import annotations

from typing import Annotated, TypedDict

from grognard.core.shown import told


class RushStanding(TypedDict):
    """What a seat would score if the game ended now (RUSH-099)."""

    score: int
    medals: Annotated[int, told("on medal cards")]
    bases: Annotated[int, told("captured")]
    achievements: Annotated[list[int], told("that it would win")]


class RushShown(TypedDict):
    """The table of Rush as one seat, or a spectator, sees it. The bases of seat s are 3s, 3s+1 and 3s+2."""

    seat: Annotated[int | None, told("whose view it is; null: a spectator's")]
    round: int
    active: int
    first: Annotated[int, told("the starting player")]
    ending: Annotated[bool, told("this round is the last")]
    achievements: Annotated[list[int], told("in play, by number")]
    market: Annotated[list[str], told("next to the vehicle deck first")]
    deck: int
    discard: int
    discard_top: str | None
    wreckyard: list[str]
    singles: Annotated[list[int], told("left in each nation's pack")]
    doubles: list[int]
    hands: Annotated[list[list[str]], told("as far as they are seen")]
    hand_sizes: list[int]
    garages: list[int]
    depot: Annotated[list[str], told("one's own, the top last")]
    depot_sizes: list[int]
    depot_tops: list[str | None]
    company: Annotated[list[str], told("one's own")]
    base_damage: Annotated[list[int], told("0 upright, 1 damaged, 2 destroyed")]
    guards: list[str | None]
    guard_damage: list[int]
    front: Annotated[list[str], told("attackers, or the card whose abilities run")]
    played: Annotated[list[str], told("vehicles played this turn")]
    attacked: bool
    recruiting: bool
    funds: Annotated[list[int], told("paid this turn: for vehicles of each nation alone, then for any")]
    spent: Annotated[list[int], told("cost of what was bought, by nation")]
    bought: Annotated[list[int], told("how many vehicles were bought, by nation")]
    laid: Annotated[int, told("which columns of funds a card was laid down for, as bits")]
    kills: Annotated[list[int], told("by nation of the attackers, waiting for their medals")]
    to_answer: int
    asked: str
    about: Annotated[str | None, told("the card that the question is about; only for who is asked")]
    facts: list[int]
    options: list[int]
    tallies: Annotated[list[list[int]], told("for each achievement in play: every seat's count")]
    standings: Annotated[list[RushStanding], told("of every seat")]
