"""Every reason why something is refused in Battlegrounds: the rule it rests on and the saying that explains it."""

from __future__ import annotations

from typing import Final

# Numbered by make fields, in this order
OK: Final = 0  # allowed
GAME_OVER: Final = 1
NOT_YOUR_FIGURE: Final = 2
NOT_ON_BOARD: Final = 3
OFF_THE_BOARD: Final = 4
SHORTENED: Final = 5
NOT_THIS_WAY: Final = 6
OCCUPIED: Final = 7
NO_TURNING: Final = 8
SAME_FIELD: Final = 9
NO_SUCH_ROUTE: Final = 10
MUST_MOVE: Final = 11
OTHER_FIGURE: Final = 12
ALREADY_MOVED: Final = 13
MOVE_FIRST: Final = 14
OUT_OF_SHOT: Final = 15
NO_TOKEN_THERE: Final = 16
NO_TANK_THERE: Final = 17
OWN_TANK: Final = 18
TEAM_TANK: Final = 19
NOT_EMPTY: Final = 20
NO_DUDS_LEFT: Final = 21
NO_DUD_THERE: Final = 22
NO_DUDS_IN_SOLO: Final = 23
NOT_YOUR_CARD: Final = 24
ALREADY_DRIVEN: Final = 25
NO_SUCH_PAIR: Final = 26
NO_ROOM: Final = 27
NOT_AN_UPGRADE: Final = 28
NOT_AN_ACTION: Final = 29
NO_PILE: Final = 30
AFTER_MAIN_ACTION: Final = 31
MAIN_ACTION_FIRST: Final = 32
ONE_MAIN_ACTION: Final = 33
NOT_A_BASE_FIELD: Final = 34
BASE_FIELD_TAKEN: Final = 35
NOT_LAID_OUT: Final = 36
NOT_DRAWN: Final = 37
NOT_ON_THE_PAIR: Final = 38
NOT_A_NEIGHBOUR: Final = 39
NOT_COVERED: Final = 40
TOO_FAR: Final = 41
FINISH_SETUP: Final = 42
FINISH_RETURN: Final = 43
FINISH_MOVE: Final = 44
FINISH_SHOT: Final = 45
FINISH_DRAW: Final = 46
FINISH_PAIR: Final = 47
FINISH_UNCOVERING: Final = 48
FINISH_REACTION: Final = 49
NOT_PLACING: Final = 50
NOT_RETURNING: Final = 51
NOT_DRAFTING: Final = 52
NOT_DRAWING: Final = 53
NOT_CHOOSING: Final = 54
NOT_UNCOVERING: Final = 55
NO_REACTION_DUE: Final = 56
NO_CARDS_HERE: Final = 57
NO_SHOTS_HERE: Final = 58
NO_SHOT_DUE: Final = 59
NOT_YOUR_START: Final = 60
NOT_YOUR_RETURN: Final = 61
NOT_YOUR_UPGRADE: Final = 62
FAMILY_MUST_MOVE: Final = 63
NO_ICONS_HERE: Final = 64
NOT_TO_CHOOSE: Final = 65
OTHER_FIGURE_SOLO: Final = 66
NOT_BETWEEN: Final = 67
NOTHING_TO_DRIVE: Final = 68
BASE_TAKEN: Final = 69
REPAIRING: Final = 70
NOT_LEAVING: Final = 71
NOT_EQUAL: Final = 72
FINISH_LEAVING: Final = 73
BASE_TAKEN_SOLO: Final = 74
# End of make fields

# code: the rule, the saying
REFUSALS: Final[dict[int, tuple[str, str]]] = {
    GAME_OVER: ("BG-085", "game_over"),
    NOT_YOUR_FIGURE: ("BG-016", "not_your_figure"),
    NOT_ON_BOARD: ("BG-052", "not_on_board"),
    OFF_THE_BOARD: ("BG-034", "off_the_board"),
    SHORTENED: ("BG-033", "shortened"),
    NOT_THIS_WAY: ("BG-032", "not_this_way"),
    OCCUPIED: ("BG-035", "occupied"),
    NO_TURNING: ("BG-076", "no_turning"),
    SAME_FIELD: ("BG-074", "same_field"),
    NO_SUCH_ROUTE: ("BG-032", "no_such_route"),
    MUST_MOVE: ("BG-036", "must_move"),
    OTHER_FIGURE: ("BG-A68", "other_figure"),
    ALREADY_MOVED: ("BG-028", "already_moved"),
    MOVE_FIRST: ("BG-031", "move_first"),
    OUT_OF_SHOT: ("BG-044", "out_of_shot"),
    NO_TOKEN_THERE: ("BG-045", "no_token_there"),
    NO_TANK_THERE: ("BG-049", "no_tank_there"),
    OWN_TANK: ("BG-A20", "own_tank"),
    TEAM_TANK: ("BG-A21", "team_tank"),
    NOT_EMPTY: ("BG-047", "not_empty"),
    NO_DUDS_LEFT: ("BG-A22", "no_duds_left"),
    NO_DUD_THERE: ("BG-048", "no_dud_there"),
    NO_DUDS_IN_SOLO: ("BG-A62", "no_duds_in_solo"),
    NOT_YOUR_CARD: ("BG-063", "not_your_card"),
    ALREADY_DRIVEN: ("BG-063", "already_driven"),
    NO_SUCH_PAIR: ("BG-067", "no_such_pair"),
    NO_ROOM: ("BG-071", "no_room"),
    NOT_AN_UPGRADE: ("BG-066", "not_an_upgrade"),
    NOT_AN_ACTION: ("BG-066", "not_an_action"),
    NO_PILE: ("BG-A40", "no_pile"),
    AFTER_MAIN_ACTION: ("BG-A39", "after_main_action"),
    MAIN_ACTION_FIRST: ("BG-028", "main_action_first"),
    ONE_MAIN_ACTION: ("BG-028", "one_main_action"),
    NOT_A_BASE_FIELD: ("BG-024", "not_a_base_field"),
    BASE_FIELD_TAKEN: ("BG-A25", "base_field_taken"),
    NOT_LAID_OUT: ("BG-025", "not_laid_out"),
    NOT_DRAWN: ("BG-070", "not_drawn"),
    NOT_ON_THE_PAIR: ("BG-A38", "not_on_the_pair"),
    NOT_A_NEIGHBOUR: ("BG-098", "not_a_neighbour"),
    NOT_COVERED: ("BG-A50", "not_covered"),
    TOO_FAR: ("BG-098", "too_far"),
    FINISH_SETUP: ("BG-021", "finish_setup"),
    FINISH_RETURN: ("BG-054", "finish_return"),
    FINISH_MOVE: ("BG-036", "finish_move"),
    FINISH_SHOT: ("BG-043", "finish_shot"),
    FINISH_DRAW: ("BG-070", "finish_draw"),
    FINISH_PAIR: ("BG-A38", "finish_pair"),
    FINISH_UNCOVERING: ("BG-098", "finish_uncovering"),
    FINISH_REACTION: ("BG-A33", "finish_reaction"),
    NOT_PLACING: ("BG-021", "not_placing"),
    NOT_RETURNING: ("BG-053", "not_returning"),
    NOT_DRAFTING: ("BG-025", "not_drafting"),
    NOT_DRAWING: ("BG-070", "not_drawing"),
    NOT_CHOOSING: ("BG-A38", "not_choosing"),
    NOT_UNCOVERING: ("BG-098", "not_uncovering"),
    NO_REACTION_DUE: ("BG-A33", "no_reaction_due"),
    NO_CARDS_HERE: ("BG-097", "no_cards_here"),
    NO_SHOTS_HERE: ("BG-098", "no_shots_here"),
    NO_SHOT_DUE: ("BG-043", "no_shot_due"),
    NOT_YOUR_START: ("BG-015", "not_your_card"),
    NOT_YOUR_RETURN: ("BG-053", "not_your_card"),
    NOT_YOUR_UPGRADE: ("BG-A34", "not_your_card"),
    FAMILY_MUST_MOVE: ("BG-098", "finish_move"),
    NO_ICONS_HERE: ("BG-104", "no_cards_here"),
    NOT_TO_CHOOSE: ("BG-107", "not_laid_out"),
    OTHER_FIGURE_SOLO: ("BG-113", "other_figure"),
    NOT_BETWEEN: ("BG-A33", "not_between"),
    NOTHING_TO_DRIVE: ("BG-069", "nothing_to_drive"),
    BASE_TAKEN: ("BG-022", "base_taken"),
    BASE_TAKEN_SOLO: ("BG-108", "base_taken"),
    REPAIRING: ("BG-A31", "repairing"),
    NOT_LEAVING: ("BG-A70", "not_leaving"),
    NOT_EQUAL: ("BG-A70", "not_equal"),
    FINISH_LEAVING: ("BG-A70", "finish_leaving"),
}
