"""Every reason why something is refused in Doomtrooper: the rule it rests on and the saying that explains it."""

from __future__ import annotations

from typing import Final

OK: Final = 0
NOT_IN_HAND: Final = 1
NOT_NOW: Final = 2
NO_ACTIONS: Final = 3
TOO_DEAR: Final = 4
NO_TARGET: Final = 5
NO_EFFECT: Final = 6
IN_PLAY_ALREADY: Final = 7
NO_CASTER: Final = 8
ONCE_A_TURN: Final = 9
NO_COMBAT: Final = 10
NOT_A_TARGET: Final = 11
FIRST_TURN: Final = 12
NO_ATTACK_ACTION: Final = 13
NO_ATTACKER: Final = 14
NOT_THIS_QUESTION: Final = 15
OUTPOST_APART: Final = 16
CANNOT_FIGHT: Final = 17
OWN_WARRIOR: Final = 18
LAST_UNCOVERED: Final = 19
CANNOT_COVER: Final = 20
ONE_COPY: Final = 21
GAME_OVER: Final = 22
MUST_PREFER: Final = 23
IS_COVERED: Final = 24
HAS_LEFT_COVER: Final = 25
ATTACK_CAME: Final = 26
HAS_ONE: Final = 27
NOT_ELIGIBLE: Final = 28
BARRED_TACTIC: Final = 29

REFUSALS: Final[dict[int, tuple[str, str]]] = {
    NOT_IN_HAND: ("DT-246", "not_in_hand"),
    NOT_NOW: ("DT-244", "not_now"),
    NO_ACTIONS: ("DT-028", "no_actions"),
    TOO_DEAR: ("DT-036", "too_dear"),
    NO_TARGET: ("DT-250", "no_target"),
    NO_EFFECT: ("DT-249", "no_effect"),
    IN_PLAY_ALREADY: ("DT-273", "in_play_already"),
    NO_CASTER: ("DT-147", "no_caster"),
    ONCE_A_TURN: ("DT-239", "once_a_turn"),
    NO_COMBAT: ("DT-250", "no_combat"),
    NOT_A_TARGET: ("DT-243", "not_a_target"),
    FIRST_TURN: ("DT-031", "first_turn"),
    NO_ATTACK_ACTION: ("DT-254", "no_attack_action"),
    NO_ATTACKER: ("DT-176", "no_attacker"),
    NOT_THIS_QUESTION: ("DT-242", "not_this_question"),
    OUTPOST_APART: ("DT-179", "outpost_apart"),
    CANNOT_FIGHT: ("DT-327", "cannot_fight"),
    OWN_WARRIOR: ("DT-178", "own_warrior"),
    LAST_UNCOVERED: ("DT-042", "last_uncovered"),
    CANNOT_COVER: ("DT-050", "cannot_cover"),
    ONE_COPY: ("DT-088", "one_copy"),
    GAME_OVER: ("DT-231", "game_over"),
    MUST_PREFER: ("DT-181", "must_prefer"),
    IS_COVERED: ("DT-045", "is_covered"),
    HAS_LEFT_COVER: ("DT-052", "has_left_cover"),
    ATTACK_CAME: ("DT-030", "attack_came"),
    HAS_ONE: ("DT-065", "has_one"),
    NOT_ELIGIBLE: ("DT-066", "not_eligible"),
    BARRED_TACTIC: ("DT-215", "barred_tactic"),
}
