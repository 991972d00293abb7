"""Every reason why something is refused in Doomtrooper: the rule it rests on and the saying that explains it.

A refusal is a number: its clause, and above it the slot of the card that forbids the thing, where one does.
"""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.words import PROPHECY, VIRUS

CLAUSES: Final = 256  # a clause is below this; the slot of the forbidding card, plus one, is counted in such steps


def because(clause: int, slot: int) -> int:
    """A clause that a card in play brings about."""
    return clause + CLAUSES * (slot + 1)


def clause_of(refusal: int) -> int:
    """The clause alone."""
    return refusal % CLAUSES


def card_behind(refusal: int) -> int:
    """The slot of the card that forbids it, or -1."""
    return refusal // CLAUSES - 1


# Numbered by make fields, in this order
OK: Final = 0
NOT_IN_HAND: Final = 1
NOT_NOW: Final = 2
NO_ACTIONS: Final = 3
TOO_DEAR: Final = 4
TOO_DEAR_SPECIAL: Final = 5
TOO_DEAR_SPELL: Final = 6
TOO_DEAR_CARD: Final = 7
WRONG_SPLIT: Final = 8
ZONE_ELSEWHERE: Final = 9
ZONE_APART: Final = 10
ZONE_NOT_FOR_IT: Final = 11
WRONG_WEAPON: Final = 12
NO_TARGET: Final = 13
NO_EFFECT: Final = 14
IN_PLAY_ALREADY: Final = 15
NO_CASTER: Final = 16
ONCE_A_TURN: Final = 17
NO_COMBAT: Final = 18
NOT_A_TARGET: Final = 19
FIRST_TURN: Final = 20
NO_ATTACK_ACTION: Final = 21
NO_ATTACKER: Final = 22
NOT_THIS_QUESTION: Final = 23
OUTPOST_APART: Final = 24
CANNOT_FIGHT: Final = 25
OWN_WARRIOR: Final = 26
LAST_UNCOVERED: Final = 27
CANNOT_COVER: Final = 28
ONE_COPY: Final = 29
GAME_OVER: Final = 30
MUST_PREFER: Final = 31
IS_COVERED: Final = 32
HAS_LEFT_COVER: Final = 33
ATTACK_CAME: Final = 34
HAS_ONE: Final = 35
NOT_ELIGIBLE: Final = 36
BARRED_TACTIC: Final = 37
IS_HIDDEN: Final = 38
HAS_GIFT: Final = 39
NO_FOLLOWER: Final = 40
IN_VEHICLE: Final = 41
COVERED_ABOARD: Final = 42
NO_FIGHT_ABOARD: Final = 43
THREE_FOR_COVER: Final = 44
NEVER_COVERED: Final = 45
GUARDED: Final = 46
NO_SABOTAGE_YET: Final = 47
RAID_CAME: Final = 48
TOO_MANY_CARDS: Final = 49
SABOTAGED_ALREADY: Final = 50
NOT_COVERED: Final = 51
NO_SUCH_CARD: Final = 52
ONLY_ONE_WEAPON: Final = 53
NOT_DISCARDED_NOW: Final = 54
IMMUNE_TO_IT: Final = 55
IGNORED: Final = 56
LIKE_ANOTHER: Final = 57
LURKING: Final = 58
NEVER_ATTACKED: Final = 59
SUSPENDED: Final = 60
HAS_KI: Final = 61
ONE_WARZONE: Final = 62
TOO_LONG: Final = 63
DUTY_TO_OUTPOST: Final = 64
DUTY_TO_UNMIX: Final = 65
DUTY_TO_LEAVE_COVER: Final = 66
FORBIDDEN_MIX: Final = 67
THIRD_TRIBE: Final = 68
TRANSFER_IN_COMBAT: Final = 69
NOT_A_WARRIOR_TO_TRANSFER: Final = 70
IS_PRISONER: Final = 71
BEAST_STAYS: Final = 72
TRIBAL_STAYS: Final = 73
BOUND_TO_AREA: Final = 74
MOVED_ALREADY: Final = 75
OUTPOST_CLOSED: Final = 76
RIDER_STAYS: Final = 77
LAST_ON_OUTPOST: Final = 78
TWO_FOR_TRANSFER: Final = 79
NO_CHOICE_OF_SIDE: Final = 80
ON_THAT_SIDE: Final = 81
NO_SIDE_NOW: Final = 82
SPARED: Final = 83
NOT_YOUR_TURN: Final = 84
NEEDED_CARD_ABSENT: Final = 85
HAS_SUCH: Final = 86
IS_SHIELDED: Final = 87
IS_AWAY: Final = 88
IS_BEHIND: Final = 89
DEAR_TO_ATTACK: Final = 90
BEAST_RIDES_NOT: Final = 91
HAS_MOUNT: Final = 92
NOT_YOURS: Final = 93
ONLY_SAVES: Final = 94
NO_PATRIARCH: Final = 95
HAS_PROPHECY: Final = 96
HAS_VIRUS: Final = 97
NOT_FOR_SPECIAL: Final = 98
NEVER_ATTACKER: Final = 99
NOT_OF_LEGION: Final = 100
NOT_OF_MISHIMA: Final = 101
NOT_FOR_RELIC: Final = 102
NOT_FOR_BEAST: Final = 103
NOT_FOR_MISSION: Final = 104

NO_REACTION: Final = 105
NOT_FOR_LEGION: Final = 106
ONLY_FOR_LEGION: Final = 107
NOT_ATTACKED: Final = 108
NO_CONVERSION: Final = 109
NOT_LED: Final = 110
NO_OWN_ACTION: Final = 111
FOR_COMBAT: Final = 112
FOR_SAVE: Final = 113
FOR_COUNTER: Final = 114
FOR_START: Final = 115
FOR_VICTORY: Final = 116
FOR_EARNING: Final = 117
FOR_WINDOW: Final = 118
FOR_ACTION: Final = 119
HAS_MISSION: Final = 120
IS_IDLE: Final = 121
MAY_NOT_RECEIVE: Final = 122
NEVER_RECEIVES: Final = 123
BANNED: Final = 124
TOO_LATE_TO_GO: Final = 125
CAST_TOO_SOON: Final = 126
NO_WARRIOR: Final = 127
PLAYER_HAS_MISSION: Final = 128
RELIC_IN_PLAY: Final = 129
ALLIANCE_IN_PLAY: Final = 130
TRAINING: Final = 131
ONE_ATTACK: Final = 132
STAYS: Final = 133
NO_OPPONENT: Final = 134
NOT_IN_THAT_TURN: Final = 135
OTHERS_TO_COVER: Final = 136
OTHERS_TO_LEAVE: Final = 137
OTHERS_TO_TRANSFER: Final = 138
OTHERS_TO_BOARD: Final = 139
OTHERS_TO_ATTACK: Final = 140
OTHERS_TO_SABOTAGE: Final = 141
OTHERS_CARD: Final = 142
NO_ACTION_NOW: Final = 143
NOT_AT_ONCE: Final = 144
NOT_ON_IT: Final = 145
NOT_IN_BATTLE: Final = 146
NOT_THE_PRICE: Final = 147
NOT_IN_COLLECTION: Final = 148
NOT_A_CASTER: Final = 149
NOT_TO_NAME: Final = 150
OTHER_PLAYER: Final = 151
IS_OUT: Final = 152
OPENING_OVER: Final = 153
NOT_FIGHTING: Final = 154
NO_FIGHT_ATTACK: Final = 155
WALLED_ABOARD: Final = 156
REFUSES_WALLS: Final = 157
NOT_WAIVED: Final = 158
GIFT_NOT_WAIVED: Final = 159
HAS_MOST: Final = 160
NOT_COMMANDED: Final = 161
NOT_OF_A_UNIT: Final = 162
USED_THIS_COMBAT: Final = 163
USED_THIS_TURN: Final = 164
# End of make fields


def such(traits: int) -> int:
    """The clause that keeps a second ritual, prophecy or virus of a kind from a card or a player."""
    if traits & PROPHECY:
        return HAS_PROPHECY
    return HAS_VIRUS if traits & VIRUS else HAS_SUCH


def not_waived(is_gift: bool) -> int:
    """The clause that waives no more than the affiliation (DT-073), or the following of an Apostle (DT-097)."""
    return GIFT_NOT_WAIVED if is_gift else NOT_WAIVED


REFUSALS: Final[dict[int, tuple[str, str]]] = {
    NOT_IN_HAND: ("DT-246", "not_in_hand"),
    NOT_NOW: ("DT-244", "not_now"),
    ONLY_SAVES: ("DT-195", "not_now"),
    NO_ACTIONS: ("DT-028", "no_actions"),
    TOO_DEAR: ("DT-036", "too_dear"),
    TOO_DEAR_SPECIAL: ("DT-162", "too_dear"),
    TOO_DEAR_SPELL: ("DT-149", "too_dear"),
    TOO_DEAR_CARD: ("DT-239", "too_dear"),
    WRONG_SPLIT: ("DT-201", "wrong_split"),
    ZONE_ELSEWHERE: ("DT-117", "zone_elsewhere"),
    ZONE_APART: ("DT-183", "zone_elsewhere"),
    ZONE_NOT_FOR_IT: ("DT-239", "zone_not_for_it"),
    WRONG_WEAPON: ("DT-075", "wrong_weapon"),
    NO_TARGET: ("DT-250", "no_target"),
    NO_EFFECT: ("DT-249", "no_effect"),
    IN_PLAY_ALREADY: ("DT-273", "in_play_already"),
    NO_CASTER: ("DT-147", "no_caster"),
    ONCE_A_TURN: ("DT-239", "once_a_turn"),
    USED_THIS_COMBAT: ("DT-239", "used_this_combat"),
    USED_THIS_TURN: ("DT-239", "used_this_turn"),
    NO_COMBAT: ("DT-250", "no_combat"),
    NOT_A_TARGET: ("DT-250", "not_a_target"),
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
    IS_HIDDEN: ("DT-056", "is_hidden"),
    HAS_GIFT: ("DT-094", "has_one"),
    HAS_MOST: ("DT-239", "has_most"),
    NO_FOLLOWER: ("DT-090", "not_eligible"),
    NOT_YOURS: ("DT-072", "not_yours"),
    NOT_OF_LEGION: ("DT-089", "not_eligible"),
    NOT_OF_MISHIMA: ("DT-118", "not_eligible"),
    NOT_FOR_RELIC: ("DT-105", "not_eligible"),
    NOT_FOR_BEAST: ("DT-121", "not_eligible"),
    NOT_FOR_MISSION: ("DT-098", "not_eligible"),
    NOT_FOR_SPECIAL: ("DT-250", "not_eligible"),
    IN_VEHICLE: ("DT-079", "in_vehicle"),
    COVERED_ABOARD: ("DT-079", "covered_aboard"),
    WALLED_ABOARD: ("DT-079", "walled_aboard"),
    REFUSES_WALLS: ("DT-239", "refuses_walls"),
    NOT_WAIVED: ("DT-073", "not_waived"),
    GIFT_NOT_WAIVED: ("DT-097", "not_waived"),
    NO_FIGHT_ABOARD: ("DT-082", "no_fight_aboard"),
    THREE_FOR_COVER: ("DT-053", "three_for_cover"),
    NEVER_COVERED: ("DT-062", "cannot_cover"),
    GUARDED: ("DT-221", "guarded"),
    NO_SABOTAGE_YET: ("DT-224", "no_sabotage_yet"),
    RAID_CAME: ("DT-228", "raid_came"),
    TOO_MANY_CARDS: ("DT-229", "too_many_cards"),
    SABOTAGED_ALREADY: ("DT-032", "sabotaged_already"),
    NO_OPPONENT: ("DT-221", "no_opponent"),
    NOT_IN_THAT_TURN: ("DT-225", "not_in_that_turn"),
    OTHERS_TO_COVER: ("DT-040", "others_warrior"),
    OTHERS_TO_LEAVE: ("DT-051", "others_warrior"),
    OTHERS_TO_TRANSFER: ("DT-131", "others_warrior"),
    OTHERS_TO_BOARD: ("DT-077", "others_warrior"),
    OTHERS_TO_ATTACK: ("DT-176", "others_warrior"),
    OTHERS_TO_SABOTAGE: ("DT-221", "others_warrior"),
    OTHERS_CARD: ("DT-347", "others_card"),
    NO_ACTION_NOW: ("DT-011", "no_action_now"),
    NOT_AT_ONCE: ("DT-024", "not_offered"),
    NOT_ON_IT: ("DT-128", "not_offered"),
    NOT_IN_BATTLE: ("DT-206", "not_offered"),
    NOT_THE_PRICE: ("DT-239", "not_offered"),
    NOT_IN_COLLECTION: ("DT-342", "not_offered"),
    NOT_A_CASTER: ("DT-147", "not_a_caster"),
    NOT_TO_NAME: ("DT-239", "not_to_name"),
    OTHER_PLAYER: ("DT-239", "other_player"),
    IS_OUT: ("DT-039", "is_out"),
    OPENING_OVER: ("DT-A03", "opening_over"),
    NOT_FIGHTING: ("DT-239", "not_fighting"),
    NO_FIGHT_ATTACK: ("DT-239", "no_fight_attack"),
    NOT_COVERED: ("DT-051", "not_covered"),
    NO_SUCH_CARD: ("DT-337", "no_such_card"),
    ONLY_ONE_WEAPON: ("DT-239", "has_one"),
    NOT_DISCARDED_NOW: ("DT-230", "not_discarded_now"),
    IMMUNE_TO_IT: ("DT-270", "immune_to_it"),
    IGNORED: ("DT-249", "ignored"),
    LIKE_ANOTHER: ("DT-186", "like_another"),
    LURKING: ("DT-314", "never_attacked"),
    NEVER_ATTACKED: ("DT-181", "never_attacked"),
    SUSPENDED: ("DT-071", "suspended"),
    HAS_KI: ("DT-118", "has_one"),
    NO_REACTION: ("DT-243", "no_reaction"),
    NOT_FOR_LEGION: ("DT-158", "not_for_legion"),
    ONLY_FOR_LEGION: ("DT-159", "only_for_legion"),
    NOT_ATTACKED: ("DT-239", "not_attacked"),
    HAS_MISSION: ("DT-102", "has_one"),
    NO_CONVERSION: ("DT-256", "no_conversion"),
    NOT_LED: ("DT-258", "not_led"),
    FOR_COMBAT: ("DT-244", "for_combat"),
    FOR_SAVE: ("DT-244", "for_save"),
    FOR_COUNTER: ("DT-244", "for_counter"),
    FOR_START: ("DT-244", "for_start"),
    FOR_VICTORY: ("DT-244", "for_victory"),
    FOR_EARNING: ("DT-244", "for_earning"),
    FOR_WINDOW: ("DT-244", "for_window"),
    FOR_ACTION: ("DT-244", "for_action"),
    NO_OWN_ACTION: ("DT-355", "no_own_action"),
    ONE_WARZONE: ("DT-111", "one_copy"),
    TOO_LONG: ("DT-249", "too_long"),
    DUTY_TO_OUTPOST: ("DT-132", "duty_to_outpost"),
    DUTY_TO_UNMIX: ("DT-143", "duty_to_unmix"),
    DUTY_TO_LEAVE_COVER: ("DT-043", "duty_to_leave_cover"),
    FORBIDDEN_MIX: ("DT-141", "forbidden_mix"),
    THIRD_TRIBE: ("DT-144", "third_tribe"),
    TRANSFER_IN_COMBAT: ("DT-137", "transfer_in_combat"),
    NOT_A_WARRIOR_TO_TRANSFER: ("DT-136", "not_a_warrior_to_transfer"),
    IS_PRISONER: ("DT-316", "is_prisoner"),
    BEAST_STAYS: ("DT-127", "beast_stays"),
    TRIBAL_STAYS: ("DT-139", "tribal_stays"),
    BOUND_TO_AREA: ("DT-239", "bound_to_area"),
    MOVED_ALREADY: ("DT-140", "moved_already"),
    OUTPOST_CLOSED: ("DT-134", "outpost_closed"),
    RIDER_STAYS: ("DT-125", "rider_stays"),
    LAST_ON_OUTPOST: ("DT-133", "last_on_outpost"),
    TWO_FOR_TRANSFER: ("DT-135", "two_for_transfer"),
    NO_CHOICE_OF_SIDE: ("DT-298", "no_choice_of_side"),
    ON_THAT_SIDE: ("DT-298", "on_that_side"),
    BEAST_RIDES_NOT: ("DT-127", "beast_rides_not"),
    HAS_MOUNT: ("DT-122", "has_mount"),
    NOT_YOUR_TURN: ("DT-A53", "not_your_turn"),
    NEEDED_CARD_ABSENT: ("DT-239", "needed_card_absent"),
    HAS_SUCH: ("DT-344", "has_such"),
    HAS_PROPHECY: ("DT-341", "has_such"),
    HAS_VIRUS: ("DT-346", "has_such"),
    NO_PATRIARCH: ("DT-344", "needed_card_absent"),
    IS_SHIELDED: ("DT-325", "is_shielded"),
    IS_BEHIND: ("DT-314", "is_behind"),
    IS_AWAY: ("DT-313", "is_away"),
    DEAR_TO_ATTACK: ("DT-239", "dear_to_attack"),
    SPARED: ("DT-181", "spared"),
    NO_SIDE_NOW: ("DT-298", "no_side_now"),
    IS_IDLE: ("DT-315", "is_idle"),
    MAY_NOT_RECEIVE: ("DT-319", "not_eligible"),
    NEVER_RECEIVES: ("DT-320", "not_eligible"),
    BANNED: ("DT-239", "banned"),
    TOO_LATE_TO_GO: ("DT-266", "too_late_to_go"),
    CAST_TOO_SOON: ("DT-151", "cast_too_soon"),
    NO_WARRIOR: ("DT-250", "no_warrior"),
    PLAYER_HAS_MISSION: ("DT-102", "has_mission"),
    RELIC_IN_PLAY: ("DT-106", "in_play_already"),
    ALLIANCE_IN_PLAY: ("DT-165", "in_play_already"),
    TRAINING: ("DT-239", "training"),
    ONE_ATTACK: ("DT-181", "one_attack"),
    NEVER_ATTACKER: ("DT-181", "never_attacker"),
    STAYS: ("DT-340", "stays"),
    NOT_COMMANDED: ("DT-280", "not_a_target"),
    NOT_OF_A_UNIT: ("DT-281", "not_a_target"),
}

# What a saying names: the card that is played, the warrior that it is about, or both in this order
CARD: Final = "card"
WARRIOR: Final = "warrior"
NAMED: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(
        (
            "not_in_hand", "not_now", "too_dear", "no_target", "no_effect", "in_play_already", "no_caster",
            "once_a_turn", "used_this_combat", "used_this_turn", "not_your_turn", "needed_card_absent", "has_such",
            "no_combat", "no_reaction", "banned", "stays", "too_late_to_go", "not_a_target", "one_copy",
            "suspended", "for_combat", "for_save", "for_counter", "for_start", "for_victory", "for_earning",
            "for_window", "for_action", "ignored", "like_another", "zone_elsewhere", "wrong_weapon", "others_card",
            "not_offered", "other_player", "cast_too_soon", "no_warrior", "has_mission",
        ),
        (CARD,),
    ),
    **dict.fromkeys(
        (
            "is_idle", "training", "one_attack", "never_attacker",
            "cannot_fight", "own_warrior", "cannot_cover", "is_covered", "has_left_cover", "has_one", "is_hidden",
            "in_vehicle", "covered_aboard", "walled_aboard", "refuses_walls",
            "never_attacked", "not_covered", "not_attacked", "is_prisoner",
            "beast_stays", "tribal_stays", "bound_to_area", "moved_already", "rider_stays", "two_for_transfer",
            "no_choice_of_side", "on_that_side", "spared", "beast_rides_not", "has_mount", "is_shielded",
            "is_behind", "is_away", "dear_to_attack", "not_led", "no_own_action", "others_warrior",
            "not_fighting", "no_fight_attack",
        ),
        (WARRIOR,),
    ),
    "not_eligible": (WARRIOR, CARD),
    "not_waived": (WARRIOR, CARD),
    "has_most": (WARRIOR, CARD),
    "zone_not_for_it": (WARRIOR, CARD),
    "not_yours": (WARRIOR, CARD),
    "not_a_caster": (WARRIOR, CARD),
    "immune_to_it": (WARRIOR, CARD),
}  # fmt: skip
