"""Every reason why something is refused in Rush: the rule it rests on and the saying that explains it."""

from __future__ import annotations

from typing import Final

# Numbered by make fields, in this order
OK: Final = 0  # allowed
NOT_IN_HAND: Final = 1
PLAYED_ALREADY: Final = 2
CAPTURED_BASE: Final = 3
NOT_IN_MARKET: Final = 4
NOTHING_PAYS: Final = 5
TOO_DEAR: Final = 6
TOO_DEAR_IN_ALL: Final = 7
ONE_PURCHASE: Final = 8
ONE_NATION_PURCHASE: Final = 9
NO_VALUE: Final = 10
OTHER_NATION_MONEY: Final = 11
NOT_ENOUGH_PAID: Final = 12
NO_SUCH_ABILITY: Final = 13
ABILITY_USED: Final = 14
NOTHING_TO_DO: Final = 15
NO_RESEARCH_TARGET: Final = 16
RESEARCH_LIMIT: Final = 17
CANNOT_GUARD: Final = 18
REAR_CANNOT_GUARD: Final = 19
NO_BASE: Final = 20
NO_SUCH_BASE: Final = 21
UNGUARDED_FIRST: Final = 22
MUST_GUARD: Final = 23
ONE_ATTACK: Final = 24
NO_ATTACK_NUMBER: Final = 25
OTHER_NATION: Final = 26
NO_TARGET: Final = 27
NOT_AN_ATTACKER: Final = 28
OWN_BASE: Final = 29
NO_SUCH_SEAT: Final = 30
BASE_GONE: Final = 31
GUARDED_BASE: Final = 32
NO_GUARD: Final = 33
ONLY_AGAINST_BASES: Final = 34
ONLY_AGAINST_VEHICLES: Final = 35
WRONG_MEDALS: Final = 36
NOT_IN_DEPOT: Final = 37
AT_LEAST_ONE: Final = 38
GAME_OVER: Final = 39
FINISH_PURCHASE: Final = 40
FINISH_CARD: Final = 41
FINISH_ATTACK: Final = 42
FINISH_SABOTAGE: Final = 43
FINISH_WEAK_HAND: Final = 44
NOT_ATTACKING: Final = 45
NOT_BUYING: Final = 46
NOT_PLACING: Final = 47
NOT_SABOTAGED: Final = 48
NOT_REARMING: Final = 49
NO_MEDALS_DUE: Final = 50
NOT_WEAK_HAND: Final = 51
NO_CARD_IN_PLAY: Final = 52
NOT_RESEARCHABLE: Final = 53
PUT_AWAY_LATER: Final = 54
# End of make fields

# code: the rule, the saying
REFUSALS: Final[dict[int, tuple[str, str]]] = {
    NOT_IN_HAND: ("RUSH-026", "not_in_hand"),
    PLAYED_ALREADY: ("RUSH-031", "played_already"),
    CAPTURED_BASE: ("RUSH-129", "captured_base"),
    NOT_IN_MARKET: ("RUSH-036", "not_in_market"),
    NOTHING_PAYS: ("RUSH-041", "nothing_pays"),
    TOO_DEAR: ("RUSH-036", "too_dear"),
    TOO_DEAR_IN_ALL: ("RUSH-135", "too_dear_in_all"),
    ONE_PURCHASE: ("RUSH-042", "one_purchase"),
    ONE_NATION_PURCHASE: ("RUSH-154", "one_nation_purchase"),
    NO_VALUE: ("RUSH-040", "no_value"),
    OTHER_NATION_MONEY: ("RUSH-156", "other_nation_money"),
    NOT_ENOUGH_PAID: ("RUSH-036", "not_enough_paid"),
    NO_SUCH_ABILITY: ("RUSH-044", "no_such_ability"),
    ABILITY_USED: ("RUSH-045", "ability_used"),
    NOTHING_TO_DO: ("RUSH-A32", "nothing_to_do"),
    NO_RESEARCH_TARGET: ("RUSH-A16", "no_research_target"),
    NOT_RESEARCHABLE: ("RUSH-143", "not_in_market"),
    RESEARCH_LIMIT: ("RUSH-145", "research_limit"),
    CANNOT_GUARD: ("RUSH-056", "cannot_guard"),
    REAR_CANNOT_GUARD: ("RUSH-058", "rear_cannot_guard"),
    NO_BASE: ("RUSH-059", "no_base"),
    NO_SUCH_BASE: ("RUSH-050", "no_such_base"),
    UNGUARDED_FIRST: ("RUSH-051", "unguarded_first"),
    MUST_GUARD: ("RUSH-049", "must_guard"),
    ONE_ATTACK: ("RUSH-060", "one_attack"),
    NO_ATTACK_NUMBER: ("RUSH-061", "no_attack_number"),
    OTHER_NATION: ("RUSH-062", "other_nation"),
    NO_TARGET: ("RUSH-065", "no_target"),
    NOT_AN_ATTACKER: ("RUSH-063", "not_an_attacker"),
    OWN_BASE: ("RUSH-065", "own_base"),
    NO_SUCH_SEAT: ("RUSH-065", "no_such_seat"),
    BASE_GONE: ("RUSH-065", "base_gone"),
    GUARDED_BASE: ("RUSH-054", "guarded_base"),
    NO_GUARD: ("RUSH-065", "no_guard"),
    ONLY_AGAINST_BASES: ("RUSH-151", "only_against_bases"),
    ONLY_AGAINST_VEHICLES: ("RUSH-152", "only_against_vehicles"),
    WRONG_MEDALS: ("RUSH-080", "wrong_medals"),
    NOT_IN_DEPOT: ("RUSH-147", "not_in_depot"),
    AT_LEAST_ONE: ("RUSH-147", "at_least_one"),
    GAME_OVER: ("RUSH-094", "game_over"),
    FINISH_PURCHASE: ("RUSH-036", "finish_purchase"),
    FINISH_CARD: ("RUSH-045", "finish_card"),
    FINISH_ATTACK: ("RUSH-068", "finish_attack"),
    FINISH_SABOTAGE: ("RUSH-137", "finish_sabotage"),
    FINISH_WEAK_HAND: ("RUSH-A48", "finish_weak_hand"),
    NOT_ATTACKING: ("RUSH-064", "not_attacking"),
    NOT_BUYING: ("RUSH-034", "not_buying"),
    NOT_PLACING: ("RUSH-050", "not_placing"),
    NOT_SABOTAGED: ("RUSH-137", "not_sabotaged"),
    NOT_REARMING: ("RUSH-147", "not_rearming"),
    NO_MEDALS_DUE: ("RUSH-078", "no_medals_due"),
    NOT_WEAK_HAND: ("RUSH-A48", "not_weak_hand"),
    NO_CARD_IN_PLAY: ("RUSH-046", "no_card_in_play"),
    PUT_AWAY_LATER: ("RUSH-A49", "put_away_later"),
}

# Reasons that only say that something else is going on: a player who touches a card did not mean these answers
UNTIMELY: Final = frozenset(
    {
        "not_attacking", "not_buying", "not_placing", "not_sabotaged", "not_rearming", "no_medals_due", "not_weak_hand",
        "no_card_in_play",
    }
)  # fmt: skip
