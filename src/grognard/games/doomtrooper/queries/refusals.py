"""Every reason why something is refused in Doomtrooper, declared once: its rule, its saying, and how deep it lies."""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.clause import AIMLESS, FORBIDDEN, MOMENT, NEVER, PRICE, USELESS, WHOSE, Clause
from grognard.games.doomtrooper.words import PROPHECY, VIRUS


def because(clause: Clause, slot: int) -> Clause:
    """The refusal by a clause because of a card in play."""
    return Clause(clause.rule, clause.saying, clause.depth, slot)


def void_by(rule: str) -> Clause:
    """A card that a rule leaves without effect."""
    return Clause(rule, VOID.saying, VOID.depth, VOID.card)


OK: Final = None  # nothing speaks against it

# Whose it is
NOT_IN_HAND: Final = Clause("DT-246", "not_in_hand", WHOSE)
OWN_WARRIOR: Final = Clause("DT-178", "own_warrior", WHOSE)
NO_SUCH_CARD: Final = Clause("DT-337", "no_such_card", WHOSE)
NOT_YOURS: Final = Clause("DT-072", "not_yours", WHOSE)
NO_OPPONENT: Final = Clause("DT-221", "no_opponent", WHOSE)
OTHERS_TO_COVER: Final = Clause("DT-040", "others_warrior", WHOSE)
OTHERS_TO_LEAVE: Final = Clause("DT-051", "others_warrior", WHOSE)
OTHERS_TO_TRANSFER: Final = Clause("DT-131", "others_warrior", WHOSE)
OTHERS_TO_BOARD: Final = Clause("DT-077", "others_warrior", WHOSE)
OTHERS_TO_ATTACK: Final = Clause("DT-176", "others_warrior", WHOSE)
OTHERS_TO_SABOTAGE: Final = Clause("DT-221", "others_warrior", WHOSE)
OTHERS_CARD: Final = Clause("DT-347", "others_card", WHOSE)
NOT_IN_COLLECTION: Final = Clause("DT-342", "not_offered", WHOSE)
OTHER_PLAYER: Final = Clause("DT-239", "other_player", WHOSE)
IS_OUT: Final = Clause("DT-039", "is_out", WHOSE)

# What it is
VOID: Final = Clause("DT-249", "void", NEVER)  # by the rule that the card names: `void_by`
WRONG_SPLIT: Final = Clause("DT-201", "wrong_split", NEVER)
ZONE_NOT_FOR_IT: Final = Clause("DT-239", "zone_not_for_it", NEVER)
WRONG_WEAPON: Final = Clause("DT-075", "wrong_weapon", NEVER)
NOT_A_TARGET: Final = Clause("DT-250", "not_a_target", NEVER)
CANNOT_FIGHT: Final = Clause("DT-327", "cannot_fight", NEVER)
CANNOT_COVER: Final = Clause("DT-050", "cannot_cover", NEVER)
NOT_ELIGIBLE: Final = Clause("DT-066", "not_eligible", NEVER)
NOT_NAMED: Final = Clause("DT-239", "not_eligible", NEVER)
BARRED_TACTIC: Final = Clause("DT-215", "barred_tactic", NEVER)
IS_HIDDEN: Final = Clause("DT-056", "is_hidden", NEVER)
NO_FOLLOWER: Final = Clause("DT-090", "not_eligible", NEVER)
NO_FIGHT_ABOARD: Final = Clause("DT-082", "no_fight_aboard", NEVER)
NEVER_COVERED: Final = Clause("DT-062", "cannot_cover", NEVER)
NOT_COVERED: Final = Clause("DT-051", "not_covered", NEVER)
NEVER_ATTACKED: Final = Clause("DT-181", "never_attacked", NEVER)
NOT_A_WARRIOR_TO_TRANSFER: Final = Clause("DT-136", "not_a_warrior_to_transfer", NEVER)
BEAST_STAYS: Final = Clause("DT-127", "beast_stays", NEVER)
TRIBAL_STAYS: Final = Clause("DT-139", "tribal_stays", NEVER)
NO_CHOICE_OF_SIDE: Final = Clause("DT-298", "no_choice_of_side", NEVER)
SPARED: Final = Clause("DT-181", "spared", NEVER)
BEAST_RIDES_NOT: Final = Clause("DT-127", "beast_rides_not", NEVER)
NOT_FOR_SPECIAL: Final = Clause("DT-250", "not_eligible", NEVER)
NEVER_ATTACKER: Final = Clause("DT-181", "never_attacker", NEVER)
NOT_OF_LEGION: Final = Clause("DT-089", "not_eligible", NEVER)
NOT_OF_MISHIMA: Final = Clause("DT-118", "not_eligible", NEVER)
NOT_FOR_RELIC: Final = Clause("DT-105", "not_eligible", NEVER)
NOT_FOR_BEAST: Final = Clause("DT-121", "not_eligible", NEVER)
NO_RIDER: Final = Clause("DT-319", "not_eligible", NEVER)
NOT_FOR_MISSION: Final = Clause("DT-098", "not_eligible", NEVER)
NOT_FOR_LEGION: Final = Clause("DT-158", "not_for_legion", NEVER)
ONLY_FOR_LEGION: Final = Clause("DT-159", "only_for_legion", NEVER)
NEVER_RECEIVES: Final = Clause("DT-320", "not_eligible", NEVER)
STAYS: Final = Clause("DT-340", "stays", NEVER)
NOT_AT_ONCE: Final = Clause("DT-024", "not_offered", NEVER)
NOT_ON_IT: Final = Clause("DT-128", "not_offered", NEVER)
NOT_IN_BATTLE: Final = Clause("DT-206", "not_offered", NEVER)
NOT_TO_TAKE: Final = Clause("DT-239", "not_offered", NEVER)
NOT_THE_PRICE: Final = Clause("DT-239", "not_offered", NEVER)
NOT_A_CASTER: Final = Clause("DT-147", "not_a_caster", NEVER)
NOT_TO_NAME: Final = Clause("DT-239", "not_to_name", NEVER)
REFUSES_WALLS: Final = Clause("DT-239", "refuses_walls", NEVER)
NOT_WAIVED: Final = Clause("DT-073", "not_waived", NEVER)
GIFT_NOT_WAIVED: Final = Clause("DT-097", "not_waived", NEVER)
NOT_COMMANDED: Final = Clause("DT-280", "not_a_target", NEVER)
NOT_OF_A_UNIT: Final = Clause("DT-281", "not_a_target", NEVER)

# What a card in play forbids
IN_PLAY_ALREADY: Final = Clause("DT-273", "in_play_already", FORBIDDEN)
ONE_COPY: Final = Clause("DT-088", "one_copy", FORBIDDEN)
ONLY_THAT_FOE: Final = Clause("DT-239", "only_that_foe", FORBIDDEN)
NOT_THAT_FOE: Final = Clause("DT-239", "not_that_foe", FORBIDDEN)
BOUND_TACTIC: Final = Clause("DT-239", "bound_tactic", FORBIDDEN)
MUST_PREFER: Final = Clause("DT-181", "must_prefer", FORBIDDEN)
HAS_ONE: Final = Clause("DT-065", "has_one", FORBIDDEN)
HAS_GIFT: Final = Clause("DT-094", "has_one", FORBIDDEN)
IN_VEHICLE: Final = Clause("DT-079", "in_vehicle", FORBIDDEN)
COVERED_ABOARD: Final = Clause("DT-079", "covered_aboard", FORBIDDEN)
GUARDED: Final = Clause("DT-221", "guarded", FORBIDDEN)
ONLY_ONE_WEAPON: Final = Clause("DT-239", "has_one", FORBIDDEN)
IMMUNE_TO_IT: Final = Clause("DT-270", "immune_to_it", FORBIDDEN)
LURKING: Final = Clause("DT-314", "never_attacked", FORBIDDEN)
SUSPENDED: Final = Clause("DT-071", "suspended", FORBIDDEN)
HAS_KI: Final = Clause("DT-118", "has_one", FORBIDDEN)
ONE_WARZONE: Final = Clause("DT-111", "one_copy", FORBIDDEN)
FORBIDDEN_MIX: Final = Clause("DT-141", "forbidden_mix", FORBIDDEN)
THIRD_TRIBE: Final = Clause("DT-144", "third_tribe", FORBIDDEN)
IS_PRISONER: Final = Clause("DT-316", "is_prisoner", FORBIDDEN)
BOUND_TO_AREA: Final = Clause("DT-239", "bound_to_area", FORBIDDEN)
RIDER_STAYS: Final = Clause("DT-125", "rider_stays", FORBIDDEN)
NEEDED_CARD_ABSENT: Final = Clause("DT-239", "needed_card_absent", FORBIDDEN)
HAS_SUCH: Final = Clause("DT-344", "has_such", FORBIDDEN)
IS_SHIELDED: Final = Clause("DT-325", "is_shielded", FORBIDDEN)
IS_AWAY: Final = Clause("DT-313", "is_away", FORBIDDEN)
IS_BEHIND: Final = Clause("DT-314", "is_behind", FORBIDDEN)
HAS_MOUNT: Final = Clause("DT-122", "has_mount", FORBIDDEN)
NO_PATRIARCH: Final = Clause("DT-344", "needed_card_absent", FORBIDDEN)
HAS_PROPHECY: Final = Clause("DT-341", "has_such", FORBIDDEN)
HAS_VIRUS: Final = Clause("DT-346", "has_such", FORBIDDEN)
NOT_ATTACKED: Final = Clause("DT-239", "not_attacked", FORBIDDEN)
HAS_MISSION: Final = Clause("DT-102", "has_one", FORBIDDEN)
IS_IDLE: Final = Clause("DT-315", "is_idle", FORBIDDEN)
MAY_NOT_RECEIVE: Final = Clause("DT-319", "not_eligible", FORBIDDEN)
ONE_EACH: Final = Clause("DT-239", "one_copy", FORBIDDEN)
BANNED: Final = Clause("DT-239", "banned", FORBIDDEN)
PLAYER_HAS_MISSION: Final = Clause("DT-102", "has_mission", FORBIDDEN)
RELIC_IN_PLAY: Final = Clause("DT-106", "in_play_already", FORBIDDEN)
ALLIANCE_IN_PLAY: Final = Clause("DT-165", "in_play_already", FORBIDDEN)
TRAINING: Final = Clause("DT-239", "training", FORBIDDEN)
NO_ATTACK: Final = Clause("DT-239", "no_attack", FORBIDDEN)
NO_FIGHT_ATTACK: Final = Clause("DT-239", "no_fight_attack", FORBIDDEN)
NO_FIGHT_ON: Final = Clause("DT-239", "no_fight_on", FORBIDDEN)
ONLY_SHOOTS: Final = Clause("DT-239", "only_shoots", FORBIDDEN)
WALLED_ABOARD: Final = Clause("DT-079", "walled_aboard", FORBIDDEN)
HAS_MOST: Final = Clause("DT-239", "has_most", FORBIDDEN)

# When
NOT_NOW: Final = Clause("DT-244", "not_now", MOMENT)
ZONE_ELSEWHERE: Final = Clause("DT-117", "zone_elsewhere", MOMENT)
ZONE_APART: Final = Clause("DT-183", "zone_elsewhere", MOMENT)
ONCE_A_TURN: Final = Clause("DT-239", "once_a_turn", MOMENT)
NO_COMBAT: Final = Clause("DT-250", "no_combat", MOMENT)
DURING_COMBAT: Final = Clause("DT-239", "during_combat", MOMENT)
FIRST_TURN: Final = Clause("DT-031", "first_turn", MOMENT)
NOT_THIS_QUESTION: Final = Clause("DT-242", "not_this_question", MOMENT)
OUTPOST_APART: Final = Clause("DT-179", "outpost_apart", MOMENT)
LAST_UNCOVERED: Final = Clause("DT-042", "last_uncovered", MOMENT)
GAME_OVER: Final = Clause("DT-231", "game_over", MOMENT)
IS_COVERED: Final = Clause("DT-045", "is_covered", MOMENT)
HAS_LEFT_COVER: Final = Clause("DT-052", "has_left_cover", MOMENT)
NO_SABOTAGE_YET: Final = Clause("DT-224", "no_sabotage_yet", MOMENT)
RAID_CAME: Final = Clause("DT-228", "raid_came", MOMENT)
TOO_MANY_CARDS: Final = Clause("DT-229", "too_many_cards", MOMENT)
SABOTAGED_ALREADY: Final = Clause("DT-032", "sabotaged_already", MOMENT)
NOT_DISCARDED_NOW: Final = Clause("DT-230", "not_discarded_now", MOMENT)
TOO_LONG: Final = Clause("DT-249", "too_long", MOMENT)
DUTY_TO_OUTPOST: Final = Clause("DT-132", "duty_to_outpost", MOMENT)
DUTY_TO_UNMIX: Final = Clause("DT-143", "duty_to_unmix", MOMENT)
DUTY_TO_LEAVE_COVER: Final = Clause("DT-043", "duty_to_leave_cover", MOMENT)
TRANSFER_IN_COMBAT: Final = Clause("DT-137", "transfer_in_combat", MOMENT)
MOVED_ALREADY: Final = Clause("DT-140", "moved_already", MOMENT)
OUTPOST_CLOSED: Final = Clause("DT-134", "outpost_closed", MOMENT)
LAST_ON_OUTPOST: Final = Clause("DT-133", "last_on_outpost", MOMENT)
ON_THAT_SIDE: Final = Clause("DT-298", "on_that_side", MOMENT)
NO_SIDE_NOW: Final = Clause("DT-298", "no_side_now", MOMENT)
NOT_YOUR_TURN: Final = Clause("DT-A53", "not_your_turn", MOMENT)
ONLY_SAVES: Final = Clause("DT-195", "not_now", MOMENT)
NO_REACTION: Final = Clause("DT-243", "no_reaction", MOMENT)
FOR_COMBAT: Final = Clause("DT-244", "for_combat", MOMENT)
FOR_SAVE: Final = Clause("DT-244", "for_save", MOMENT)
FOR_COUNTER: Final = Clause("DT-244", "for_counter", MOMENT)
FOR_START: Final = Clause("DT-244", "for_start", MOMENT)
FOR_VICTORY: Final = Clause("DT-244", "for_victory", MOMENT)
FOR_AFTER_COMBAT: Final = Clause("DT-244", "for_after_combat", MOMENT)
FOR_OWN_EARNING: Final = Clause("DT-244", "for_own_earning", MOMENT)
FOR_EARNING: Final = Clause("DT-244", "for_earning", MOMENT)
FOR_WINDOW: Final = Clause("DT-244", "for_window", MOMENT)
FOR_ACTION: Final = Clause("DT-244", "for_action", MOMENT)
TOO_LATE_TO_GO: Final = Clause("DT-266", "too_late_to_go", MOMENT)
CAST_TOO_SOON: Final = Clause("DT-151", "cast_too_soon", MOMENT)
ONE_ATTACK: Final = Clause("DT-181", "one_attack", MOMENT)
NOT_IN_THAT_TURN: Final = Clause("DT-225", "not_in_that_turn", MOMENT)
NO_ACTION_NOW: Final = Clause("DT-011", "no_action_now", MOMENT)
OPENING_OVER: Final = Clause("DT-A03", "opening_over", MOMENT)
TACTIC_KNOWN: Final = Clause("DT-239", "tactic_known", MOMENT)
NOT_FIGHTING: Final = Clause("DT-239", "not_fighting", MOMENT)
USED_THIS_COMBAT: Final = Clause("DT-239", "used_this_combat", MOMENT)
USED_THIS_TURN: Final = Clause("DT-239", "used_this_turn", MOMENT)

# What it costs
NO_ACTIONS: Final = Clause("DT-028", "no_actions", PRICE)
TOO_DEAR: Final = Clause("DT-036", "too_dear", PRICE)
TOO_DEAR_SPECIAL: Final = Clause("DT-162", "too_dear", PRICE)
TOO_DEAR_SPELL: Final = Clause("DT-149", "too_dear", PRICE)
NOT_PAID_FOR: Final = Clause("DT-149", "not_paid_for", PRICE)
TOO_FEW_P: Final = Clause("DT-239", "too_few_p", PRICE)
TOO_DEAR_CARD: Final = Clause("DT-239", "too_dear", PRICE)
NO_ATTACK_ACTION: Final = Clause("DT-254", "no_attack_action", PRICE)
ATTACK_CAME: Final = Clause("DT-030", "attack_came", PRICE)
THREE_FOR_COVER: Final = Clause("DT-053", "three_for_cover", PRICE)
TWO_FOR_TRANSFER: Final = Clause("DT-135", "two_for_transfer", PRICE)
DEAR_TO_ATTACK: Final = Clause("DT-239", "dear_to_attack", PRICE)
TOLL_ON_ATTACK: Final = Clause("DT-239", "toll_on_attack", PRICE)
DEAR_TARGET: Final = Clause("DT-239", "dear_target", PRICE)
TOLL_ON_TARGET: Final = Clause("DT-239", "toll_on_target", PRICE)
NO_CONVERSION: Final = Clause("DT-256", "no_conversion", PRICE)
NOT_LED: Final = Clause("DT-258", "not_led", PRICE)
NO_OWN_ACTION: Final = Clause("DT-355", "no_own_action", PRICE)

# At what it aims
NO_TARGET: Final = Clause("DT-250", "no_target", AIMLESS)
NO_CASTER: Final = Clause("DT-147", "no_caster", AIMLESS)
NEVER_CASTS: Final = Clause("DT-161", "no_caster", AIMLESS)
NO_ATTACKER: Final = Clause("DT-176", "no_attacker", AIMLESS)
NO_WARRIOR: Final = Clause("DT-250", "no_warrior", AIMLESS)
NONE_IN_HAND: Final = Clause("DT-239", "none_in_hand", AIMLESS)

# What it does
NO_EFFECT: Final = Clause("DT-249", "no_effect", USELESS)
IGNORED: Final = Clause("DT-249", "ignored", USELESS)
LIKE_ANOTHER: Final = Clause("DT-186", "like_another", USELESS)


def already_has(traits: int) -> Clause:
    """The clause that refuses a second prophecy, virus or other card of a kind to a card or a player that has one."""
    if traits & PROPHECY:
        return HAS_PROPHECY
    return HAS_VIRUS if traits & VIRUS else HAS_SUCH


def not_waived(is_gift: bool) -> Clause:
    """The clause that only the affiliation (DT-073), or being a follower of an Apostle (DT-097), is waived."""
    return GIFT_NOT_WAIVED if is_gift else NOT_WAIVED


# What is said of the use of a card in play instead, where the saying of a clause speaks of playing a card
SAID_OF_USE: Final = {
    "not_now": "not_used_now",
    "no_target": "no_target_of_use",
    "no_effect": "no_effect_of_use",
    "no_combat": "used_in_combat",
    "other_player": "used_on_other_player",
}

# What a saying names: the card that is played, the warrior concerned, or both in this order
CARD: Final = "card"
WARRIOR: Final = "warrior"
NAMED: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(
        (
            "not_in_hand", "not_now", "too_dear", "too_few_p",
            "no_target", "no_effect", "void", "in_play_already", "no_caster",
            "once_a_turn", "used_this_combat", "used_this_turn", "not_your_turn", "needed_card_absent", "has_such",
            "no_combat", "during_combat", "no_reaction", "banned", "stays", "too_late_to_go", "not_a_target",
            "one_copy", "suspended", "for_combat", "for_save", "for_counter", "for_start", "for_victory", "for_earning",
            "for_after_combat", "for_own_earning", "tactic_known", "for_window", "for_action", "ignored",
            "like_another",
            "zone_elsewhere", "wrong_weapon", "others_card",
            "not_offered", "other_player", "cast_too_soon", "no_warrior", "none_in_hand", "has_mission", "not_paid_for",
            *SAID_OF_USE.values(),
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
            "is_behind", "is_away", "dear_to_attack", "toll_on_attack", "dear_target", "toll_on_target",
            "no_fight_on", "not_led", "no_own_action", "others_warrior",
            "not_fighting", "only_that_foe", "not_that_foe", "no_attack", "no_fight_attack", "only_shoots",
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
