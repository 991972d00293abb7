"""What a view of Rush shows, as types for the wire; cards are named by their ids; null means no card."""

from __future__ import annotations

from typing import Annotated, TypedDict

from grognard.core.field_docs import field_doc


class RushStanding(TypedDict):
    """What a seat would score if the game ended now (RUSH-099)."""

    score: int
    medals: Annotated[int, field_doc("on medal cards")]
    bases: Annotated[int, field_doc("captured")]
    achievements: Annotated[list[int], field_doc("that it would win")]


class RushShown(TypedDict):
    """The table of Rush as one seat, or a spectator, sees it. The bases of seat s are 3s, 3s+1 and 3s+2."""

    seat: Annotated[int | None, field_doc("whose view it is; null: a spectator's")]
    round: int
    active: int
    first: Annotated[int, field_doc("the starting player")]
    ending: Annotated[bool, field_doc("this round is the last")]
    achievements: Annotated[list[int], field_doc("in play, by number")]
    market: Annotated[list[str], field_doc("next to the vehicle deck first")]
    deck: int
    discard: int
    discard_top: str | None
    wreckyard: list[str]
    singles: Annotated[list[int], field_doc("left in each nation's pack")]
    doubles: list[int]
    hands: Annotated[list[list[str]], field_doc("as far as they are seen")]
    hand_sizes: list[int]
    garages: list[int]
    depot: Annotated[list[str], field_doc("the seat's own depot, the top last")]
    depot_sizes: list[int]
    depot_tops: list[str | None]
    company: Annotated[list[str], field_doc("one's own")]
    base_damage: Annotated[list[int], field_doc("0 upright, 1 damaged, 2 destroyed")]
    guards: list[str | None]
    guard_damage: list[int]
    front: Annotated[list[str], field_doc("attackers, or the card whose abilities run")]
    played: Annotated[list[str], field_doc("vehicles played this turn")]
    attacked: bool
    recruiting: bool
    funds: Annotated[list[int], field_doc("paid this turn: for vehicles of each nation alone, then for any")]
    spent: Annotated[list[int], field_doc("cost of what was bought, by nation")]
    bought: Annotated[list[int], field_doc("how many vehicles were bought, by nation")]
    laid: Annotated[int, field_doc("which columns of funds a card was laid down for, as bits")]
    kills: Annotated[list[int], field_doc("kills that wait for their medals, by nation of the attackers")]
    to_answer: int
    asked: str
    about: Annotated[str | None, field_doc("the card that the question is about; only for the asked seat")]
    facts: list[int]
    options: list[int]
    tallies: Annotated[list[list[int]], field_doc("for each achievement in play: every seat's count")]
    standings: Annotated[list[RushStanding], field_doc("of every seat")]
