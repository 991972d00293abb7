"""A card that a rule leaves without effect."""

from __future__ import annotations


class Void:
    """What the card says is a rule of the game already, or no longer counts: nobody may play it (DT-249)."""

    __slots__ = ("rule",)

    def __init__(self, rule: str) -> None:
        self.rule = rule  # the number of the rule that leaves nothing for the card to do
