"""Which of several reasons tells a player most.

Against one thing often several clauses speak. The deepest tells most: what would still stand in the way if everything
below it were mended. Whose a card is comes before all else, as an order to another player's warrior is refused
whatever that warrior could do, and what lies face down must not show.

Of several things none of which will do, the one that came nearest tells most: that a warrior has such a card already,
not that another one could never have it.
"""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.queries import refusals as no

# How deep a reason lies, deepest first
WHOSE: Final = 0  # it is another player's, or is not there
NEVER: Final = 1  # a card or a warrior is not of that sort
FORBIDDEN: Final = 2  # a card in play is in the way
MOMENT: Final = 3  # not now
PRICE: Final = 4  # too few actions or D
NO_TARGET: Final = 5  # nothing to aim at
NO_EFFECT: Final = 6  # nothing would change

NEARNESS: Final = (2, 1, 4, 5, 6, 0, 3)  # by depth: how near a thing has come to being allowed, and is worth a word

DEPTHS: Final[dict[int, int]] = {
    **dict.fromkeys((
        no.NOT_IN_HAND, no.NO_SUCH_CARD, no.OTHERS_TO_COVER, no.OTHERS_TO_LEAVE, no.OTHERS_TO_TRANSFER,
        no.OTHERS_TO_BOARD, no.OTHERS_TO_ATTACK, no.OTHERS_TO_SABOTAGE, no.OTHERS_CARD, no.OWN_WARRIOR, no.NOT_YOURS,
        no.OTHER_PLAYER, no.NO_OPPONENT, no.IS_OUT, no.NOT_IN_COLLECTION,
    ), WHOSE),
    **dict.fromkeys((
        no.NEVER_COVERED, no.CANNOT_COVER, no.CANNOT_FIGHT, no.NEVER_ATTACKER, no.NEVER_ATTACKED, no.SPARED,
        no.NOT_ELIGIBLE, no.NO_FOLLOWER, no.NOT_OF_LEGION, no.NOT_OF_MISHIMA, no.NOT_FOR_RELIC, no.NOT_FOR_BEAST,
        no.NOT_FOR_MISSION, no.NOT_FOR_SPECIAL, no.NOT_FOR_LEGION, no.ONLY_FOR_LEGION, no.NOT_WAIVED,
        no.GIFT_NOT_WAIVED, no.NEVER_RECEIVES, no.BEAST_STAYS, no.TRIBAL_STAYS, no.BEAST_RIDES_NOT,
        no.NOT_A_WARRIOR_TO_TRANSFER, no.NO_CHOICE_OF_SIDE, no.NOT_A_TARGET, no.NOT_A_CASTER, no.NOT_COMMANDED,
        no.NOT_OF_A_UNIT, no.STAYS, no.BARRED_TACTIC, no.NO_FIGHT_ABOARD, no.REFUSES_WALLS, no.WRONG_WEAPON,
        no.ZONE_NOT_FOR_IT, no.NOT_TO_NAME, no.WRONG_SPLIT, no.NOT_AT_ONCE, no.NOT_ON_IT, no.NOT_IN_BATTLE,
        no.NOT_THE_PRICE, no.NOT_COVERED, no.IS_HIDDEN,
    ), NEVER),
    **dict.fromkeys((
        no.BANNED, no.ONE_COPY, no.ONE_WARZONE, no.IN_PLAY_ALREADY, no.RELIC_IN_PLAY, no.ALLIANCE_IN_PLAY, no.HAS_ONE,
        no.HAS_GIFT, no.HAS_KI, no.HAS_MISSION, no.HAS_MOST, no.HAS_MOUNT, no.HAS_SUCH, no.HAS_PROPHECY, no.HAS_VIRUS,
        no.PLAYER_HAS_MISSION, no.ONLY_ONE_WEAPON, no.MAY_NOT_RECEIVE, no.IS_IDLE, no.TRAINING, no.IS_PRISONER,
        no.IS_BEHIND, no.IS_AWAY, no.IS_SHIELDED, no.IMMUNE_TO_IT, no.LURKING, no.NOT_ATTACKED,
        no.NO_FIGHT_ATTACK, no.BOUND_TO_AREA, no.RIDER_STAYS, no.FORBIDDEN_MIX, no.THIRD_TRIBE, no.SUSPENDED,
        no.IN_VEHICLE, no.COVERED_ABOARD, no.WALLED_ABOARD, no.GUARDED, no.MUST_PREFER, no.NEEDED_CARD_ABSENT,
        no.NO_PATRIARCH,
    ), FORBIDDEN),
    **dict.fromkeys((
        no.NOT_NOW, no.ONLY_SAVES, no.NO_COMBAT, no.NOT_FIGHTING, no.NO_REACTION, no.FOR_ACTION, no.FOR_WINDOW,
        no.FOR_COMBAT, no.FOR_START, no.FOR_SAVE, no.FOR_VICTORY, no.FOR_COUNTER, no.FOR_EARNING, no.FIRST_TURN,
        no.NOT_YOUR_TURN, no.ONCE_A_TURN, no.USED_THIS_COMBAT, no.USED_THIS_TURN, no.ONE_ATTACK, no.IS_COVERED,
        no.HAS_LEFT_COVER,
        no.LAST_UNCOVERED, no.LAST_ON_OUTPOST, no.OUTPOST_APART, no.OUTPOST_CLOSED, no.ZONE_APART, no.ZONE_ELSEWHERE,
        no.MOVED_ALREADY, no.TRANSFER_IN_COMBAT, no.NO_SABOTAGE_YET, no.SABOTAGED_ALREADY, no.RAID_CAME,
        no.NOT_IN_THAT_TURN, no.NO_ACTION_NOW, no.TOO_LATE_TO_GO, no.CAST_TOO_SOON, no.NO_SIDE_NOW, no.ON_THAT_SIDE,
        no.DUTY_TO_OUTPOST, no.DUTY_TO_UNMIX, no.DUTY_TO_LEAVE_COVER, no.TOO_MANY_CARDS, no.NOT_DISCARDED_NOW,
        no.OPENING_OVER, no.TOO_LONG, no.GAME_OVER, no.NOT_THIS_QUESTION,
    ), MOMENT),
    **dict.fromkeys((
        no.TOO_DEAR, no.TOO_DEAR_SPECIAL, no.TOO_DEAR_SPELL, no.TOO_DEAR_CARD, no.NO_ACTIONS, no.ATTACK_CAME,
        no.THREE_FOR_COVER, no.TWO_FOR_TRANSFER, no.NO_ATTACK_ACTION, no.NO_CONVERSION, no.NOT_LED, no.NO_OWN_ACTION,
        no.DEAR_TO_ATTACK,
    ), PRICE),
    **dict.fromkeys((no.NO_TARGET, no.NO_WARRIOR, no.NO_CASTER, no.NO_ATTACKER), NO_TARGET),
    **dict.fromkeys((no.NO_EFFECT, no.IGNORED, no.LIKE_ANOTHER), NO_EFFECT),
}  # fmt: skip


def depth_of(refusal: int) -> int:
    """How deep a reason lies."""
    return DEPTHS[no.clause_of(refusal)]


def deeper(refusal: int, other: int) -> int:
    """Of two refusals of the same thing the one that lies deeper, the first if both lie as deep; OK is none."""
    if not refusal or not other:
        return refusal or other
    return other if depth_of(other) < depth_of(refusal) else refusal


def is_nearer(refusal: int, best: int) -> bool:
    """Whether the refusal of one thing tells more than the best so far of other things; OK is none so far."""
    return not best or NEARNESS[depth_of(refusal)] > NEARNESS[depth_of(best)]
