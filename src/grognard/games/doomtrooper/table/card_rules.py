"""The rules that concern a card: by its type, its print, its timing, and its abilities."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from grognard.games.doomtrooper import words as w
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.model.catalogue import Catalogue

MOST: Final = 12  # the most rules listed for a card; the most telling come first

# How a card of a type is played and used
OF_TYPE: Final[Mapping[int, tuple[str, ...]]] = {
    w.ALLIANCE: ("DT-164", "DT-165", "DT-166"),
    w.ART: ("DT-147", "DT-149", "DT-150", "DT-158"),
    w.BEAST: ("DT-121", "DT-122", "DT-124"),
    w.EQUIPMENT: ("DT-064", "DT-065", "DT-069"),
    w.FORTIFICATION: ("DT-084", "DT-085", "DT-086", "DT-088"),
    w.KI: ("DT-118", "DT-120"),
    w.MISSION: ("DT-098", "DT-099", "DT-103"),
    w.RELIC: ("DT-105", "DT-106"),
    w.SPECIAL: ("DT-162", "DT-163"),
    w.SYMMETRY: ("DT-089", "DT-091", "DT-092"),
    w.WARRIOR: ("DT-035", "DT-036", "DT-037"),
    w.WARZONE: ("DT-110", "DT-112", "DT-113"),
}
# What is printed on it
OF_TRAIT: Final[Mapping[int, tuple[str, ...]]] = {
    w.PERSONALITY: ("DT-273", "DT-278"),
    w.WEAPON_FIGHT: ("DT-075",),
    w.WEAPON_SHOOT: ("DT-075",),
    w.WEAPON_SPECIAL: ("DT-075",),
    w.ARMOR: ("DT-065",),
    w.VEHICLE: ("DT-076", "DT-077", "DT-079"),
    w.AIRSHIP: ("DT-082",),
    w.SUBMARINE: ("DT-082",),
    w.IS_BEAST: ("DT-127",),
    w.APOSTLE: ("DT-295", "DT-297"),
    w.NEVER_FIGHTS: ("DT-213", "DT-214"),
    w.FREELANCER: ("DT-302", "DT-303", "DT-304"),
    w.HERETIC: ("DT-300", "DT-301"),
    w.CULTIST: ("DT-298", "DT-299"),
    w.SERGEANT: ("DT-280", "DT-282", "DT-283"),
    w.CAPTAIN: ("DT-279",),
    w.SYMMETRY_GIFT: ("DT-090",),
    w.PERSONAL_SPELL: ("DT-157",),
    w.COMBAT_SPELL: ("DT-156", "DT-151"),
    w.LEADER: ("DT-258",),
    w.VIRUS: ("DT-346",),
    w.PROPHECY: ("DT-341",),
    w.RITUAL: ("DT-344",),
}
OF_SIDE: Final[Mapping[int, tuple[str, ...]]] = {w.TRIBAL: ("DT-134", "DT-139"), w.ASIDE_SIDE: ("DT-293", "DT-294")}
# When it is played
OF_TIMING: Final[Mapping[int, tuple[str, ...]]] = {
    p.IN_COMBAT: ("DT-241",),
    p.AT_START: ("DT-012",),
    p.TO_SAVE: ("DT-195",),
    p.TO_COUNTER: ("DT-243", "DT-263"),
    p.AFTER_EARNING: ("DT-202",),
}
OF_BEING_ANSWERED: Final = "DT-242"
# What it does, by the effects and abilities that it is made of
OF_NODE: Final[Mapping[str, tuple[str, ...]]] = {
    "ActNow": ("DT-265",),
    "AllIntoCover": ("DT-050", "DT-080"),
    "AnnihilateThis": ("DT-332", "DT-339"),
    "Assault": ("DT-217", "DT-228"),
    "AssignUnit": ("DT-281", "DT-282"),
    "AttackAtOnce": ("DT-217", "DT-218"),
    "AttackPrice": ("DT-028",),
    "Ally": ("DT-164",),
    "Aura": ("DT-205",),
    "Avenge": ("DT-217",),
    "Bans": ("DT-324",),
    "Becomes": ("DT-289", "DT-290"),
    "Bounty": ("DT-201",),
    "Casts": ("DT-147",),
    "Change": ("DT-203", "DT-241"),
    "ChangeTactic": ("DT-216",),
    "Convert": ("DT-300", "DT-301"),
    "Converts": ("DT-257", "DT-258"),
    "Counter": ("DT-243", "DT-263"),
    "CoverOrWound": ("DT-050", "DT-080"),
    "DeathMission": ("DT-103",),
    "Defraud": ("DT-202",),
    "Dig": ("DT-342",),
    "DisableWeapon": ("DT-A38",),
    "Discard": ("DT-348", "DT-333"),
    "DiscardEvery": ("DT-348",),
    "DiscardOfNamed": ("DT-348", "DT-350"),
    "Disinfect": ("DT-346",),
    "DoubleWeapon": ("DT-A16",),
    "DoublesBeasts": ("DT-124",),
    "Emerge": ("DT-314",),
    "IgnoreFortifications": ("DT-087",),
    "EndCombat": ("DT-219",),
    "ExtraAction": ("DT-255",),
    "FetchSpell": ("DT-247", "DT-342"),
    "FetchWarrior": ("DT-342",),
    "FewerActions": ("DT-028",),
    "FirstStrike": ("DT-209", "DT-211"),
    "Gains": ("DT-203",),
    "GainsOfFoe": ("DT-203",),
    "GainsPer": ("DT-203",),
    "Give": ("DT-128",),
    "GiveTo": ("DT-069",),
    "GoOnLeave": ("DT-313",),
    "Heal": ("DT-198",),
    "Immune": ("DT-270", "DT-271"),
    "Imprison": ("DT-316",),
    "Infect": ("DT-346",),
    "InfectOutpost": ("DT-346",),
    "KillFoe": ("DT-197",),
    "KillMission": ("DT-103",),
    "Keeps": ("DT-289",),
    "Lends": ("DT-235",),
    "Levels": ("DT-203",),
    "LoseMembership": ("DT-305",),
    "MoreAttacks": ("DT-168", "DT-257"),
    "Multiplies": ("DT-203",),
    "NameAffiliation": ("DT-350",),
    "NeverAttackedBy": ("DT-181",),
    "NeverAttacks": ("DT-181",),
    "OnlyAttacks": ("DT-181",),
    "OutOfPlay": ("DT-313", "DT-337"),
    "PayDues": ("DT-303",),
    "Prefers": ("DT-181",),
    "Quell": ("DT-272",),
    "Raise": ("DT-342",),
    "Reassign": ("DT-318",),
    "Rebases": ("DT-203",),
    "Recover": ("DT-339",),
    "Refuses": ("DT-319", "DT-320"),
    "Reinforce": ("DT-206", "DT-207"),
    "Repay": ("DT-235",),
    "Restore": ("DT-272",),
    "ReturnFromLeave": ("DT-313",),
    "Save": ("DT-195",),
    "Shelter": ("DT-314",),
    "Spreads": ("DT-346",),
    "SquadMission": ("DT-103",),
    "StandardAction": ("DT-028",),
    "StepIn": ("DT-189",),
    "StrikeFirst": ("DT-209", "DT-211"),
    "TakeEquipment": ("DT-317", "DT-318"),
    "TakeOver": ("DT-264",),
    "TakeWarrior": ("DT-317", "DT-318"),
    "Withdraw": ("DT-266",),
    "Wound": ("DT-196",),
}


def nodes(thing: object, depth: int = 4) -> Iterable[str]:
    """The names of the nodes in a card's ability."""
    if depth == 0 or thing is None or isinstance(thing, (int, str, bytes)):
        return
    if isinstance(thing, (tuple, list)):
        for part in thing:
            yield from nodes(part, depth)
        return
    yield type(thing).__name__
    for name in ("do", "static", "steps", "step"):
        yield from nodes(getattr(thing, name, None), depth - 1)


def rules_touched(cards: Catalogue, kind: int) -> list[str]:
    """The numbers of the rules that a card touches: what it does comes first, then how its type is played."""
    if cards.void[kind]:
        return [cards.void[kind], "DT-249"]
    found: list[str] = []
    plays = [play for play in cards.plays[kind] if not play.opened]
    for parts in (plays, cards.acts[kind], cards.whens[kind], cards.statics[kind], cards.auras[kind]):
        for name in nodes(list(parts)):
            found += OF_NODE.get(name, ())
    for trait, numbers in OF_TRAIT.items():
        if cards.traits[kind] & trait:
            found += numbers
    for side, numbers in OF_SIDE.items():
        if cards.sides[kind] & side:
            found += numbers
    for play in plays:
        found += OF_TIMING.get(play.timing, ())
    found += OF_TYPE[cards.type[kind]]
    if any(play.timing != p.BY_ACTION for play in plays):
        found.append(OF_BEING_ANSWERED)
    return list(dict.fromkeys(found))[:MOST]
