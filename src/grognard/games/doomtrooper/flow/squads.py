"""Missions for a whole Squad, which must stay complete without a gap (DT-103)."""

from __future__ import annotations

from grognard.games.doomtrooper.language.earning_statics import SquadMission
from grognard.games.doomtrooper.model.identity import affiliations_of, has_keyword
from grognard.games.doomtrooper.model.notes import STOOD, note, noted
from grognard.games.doomtrooper.model.state import Doom
from grognard.games.doomtrooper.words import BEFORE_PLAYER, UNPAID


def mission_of(g: Doom, slot: int) -> SquadMission | None:
    """The Squad mission of a card, or None if it has none."""
    if g.place[slot] == BEFORE_PLAYER:
        for static in g.abilities[slot].statics:
            if isinstance(static, SquadMission):
                return static
    return None


def is_complete(g: Doom, seat: int, mission: SquadMission) -> bool:
    """Whether the mission's area now holds warriors of all its affiliations and followers of all its Apostles."""
    stands = 0
    missing = list(mission.followers)
    for warrior in g.warriors[seat]:
        if g.place[warrior] == mission.area and g.in_play(warrior) and not g.flags[warrior] & UNPAID:
            stands |= affiliations_of(g, warrior)
            missing = [word for word in missing if not has_keyword(g, warrior, word)]
    return stands & mission.affiliations == mission.affiliations and not missing


def note_gaps(g: Doom) -> None:
    """Restart the count for a Squad that is no longer complete, even if the gap is filled in the same turn."""
    for slot in g.banning_cards:
        mission = mission_of(g, slot)
        if mission is not None and noted(g, slot, STOOD) and not is_complete(g, g.lies_before[slot], mission):
            note(g, slot, STOOD, 0)
