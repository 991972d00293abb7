"""The answers of Doomtrooper: what a player can say, and how it is spelled."""

from __future__ import annotations

from typing import Final

PASS: Final = 0
PLAY: Final = 1  # a kind from hand, in one of its ways
CHOOSE: Final = 2  # a card on the table, with its kind
PLAYER: Final = 3  # a seat
STEPS: Final = 4  # how often a spell is paid for
ATTACK: Final = 5  # this action is an attack
WITH: Final = 6  # the attacker
AGAINST: Final = 7  # the defender
TACTIC: Final = 8
ZONE: Final = 9  # the warzone to defend from; none without argument 1
WEAPON: Final = 10
SPLIT: Final = 11  # D and P
MEDITATE: Final = 12
COVER: Final = 13
LEAVE: Final = 14  # cover
HIDE: Final = 15  # muster a kind into cover
BOARD: Final = 16  # enter or leave a vehicle
TRANSFER: Final = 17
SABOTAGE: Final = 18  # a seat, with a warrior
END: Final = 19  # the actions, or the discarding
DISCARD: Final = 20  # a kind from hand
KEEP: Final = 21  # the opening hand
REDRAW: Final = 22
USE: Final = 23  # an ability of a card in play: its slot, which of them

WORDS: Final = (
    "pass", "play", "choose", "player", "steps", "attack", "with", "against", "tactic", "zone", "weapon", "split",
    "meditate", "cover", "leave", "hide", "board", "transfer", "sabotage", "end", "discard", "keep", "redraw",
    "use",
)  # fmt: skip
ALONE: Final = (PASS, ATTACK, MEDITATE, END, KEEP, REDRAW)
WITH_KIND: Final = (HIDE, DISCARD)
WITH_SLOT: Final = (CHOOSE, WITH, AGAINST, ZONE, WEAPON, COVER, LEAVE, BOARD, TRANSFER)
UNKNOWN: Final = 4095  # the kind of a card that only its owner may know
