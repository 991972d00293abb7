"""The answers of Doomtrooper: what a player can say."""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.words import DOOMTROOPER, FIGHT, LEGION, SHOOT

# Numbered by make fields for good
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
SIDE: Final = 24  # which side a cultist is on: its slot, the side
AFFILIATION: Final = 25  # one is named, by its place in AFFILIATIONS
TAKE: Final = 27  # a kind from a pile
PAY: Final = 26  # what is asked for
OWN: Final = 28  # a warrior uses the action that is its own
USE: Final = 23  # an ability of a card in play: its slot, which of them
# End of make fields

WORDS: Final = (
    "pass", "play", "choose", "player", "steps", "attack", "with", "against", "tactic", "zone", "weapon", "split",
    "meditate", "cover", "leave", "hide", "board", "transfer", "sabotage", "end", "discard", "keep", "redraw",
    "use", "side", "affiliation", "pay", "take", "own",
)  # fmt: skip
FUNDS: Final = ("undefined", "attack", "non-attack", "standard")  # the action an attack or a sabotage is paid with
SIDE_WORDS: Final = {"doomtrooper": DOOMTROOPER, "legion": LEGION}
CHOICES: Final = {DOOMTROOPER: "doomtrooper", LEGION: "legion"}
TACTICS: Final = {"fight": FIGHT, "shoot": SHOOT}
ALONE: Final = (PASS, MEDITATE, END, KEEP, REDRAW, PAY)
WITH_KIND: Final = (HIDE, DISCARD, TAKE)
WITH_SLOT: Final = (CHOOSE, WITH, AGAINST, ZONE, WEAPON, COVER, LEAVE, BOARD, TRANSFER, OWN)
UNKNOWN: Final = 4095  # the kind of a card that only its owner may know
HIDDEN: Final = "hidden"  # how such a card is spelled
