"""Which attachments act on their bearer, and which weapons it may use."""

from __future__ import annotations

from grognard.games.doomtrooper.language.power_sets import NOTHING, Powers
from grognard.games.doomtrooper.language.powers import (
    FOE_WITHOUT_ARMOR,
    FOE_WITHOUT_FORTS,
    NO_FORTIFICATIONS,
    NO_OTHER_WEAPON,
    NO_VEHICLES,
    TWO_HANDGUNS,
    TWO_SHOOT_WEAPONS,
    USED_IN_FIGHTS,
)
from grognard.games.doomtrooper.model.auras import case_holds, is_surplus_copy, is_suspended
from grognard.games.doomtrooper.model.catalogue import STRIPS
from grognard.games.doomtrooper.model.combats import (
    DISABLED,
    RAZED,
    TACTIC,
    ZONE,
    fights,
    foe_of,
    is_disabled,
    weapon_of,
)
from grognard.games.doomtrooper.model.identity import traits_of
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries.powers import (
    immunity,
    is_excluded_by_immunity,
    is_unused,
    powers,
    times_changed,
)
from grognard.games.doomtrooper.words import (
    ARMOR,
    ART,
    EQUIPMENT,
    FIGHT,
    FORTIFICATION,
    HANDGUN,
    IS_FORTIFICATION,
    OUTSIDE,
    SHOOT,
    SYMMETRY,
    VEHICLE,
    WEAPON,
    WEAPON_FIGHT,
    WEAPON_SHOOT,
)


def vehicle_of(g: Doom, warrior: int) -> int:
    """DT-083: the vehicle a warrior sits in (DT-076), itself if it is considered one, or NONE."""
    if g.cards.traits[g.kind[warrior]] & VEHICLE:
        return warrior
    for attachment in g.attached[warrior]:
        if g.cards.traits[g.kind[attachment]] & VEHICLE and not g.flags[attachment] & OUTSIDE:
            if not is_suspended(g, attachment) and not (g.changes and is_disabled(g, attachment)):
                return attachment
    return NONE


def fits_tactic(g: Doom, weapon: int, tactic: int) -> bool:
    """DT-075: whether a weapon works with a tactic; a Shoot weapon in a Fight only if its card or one on it says so."""
    given = g.abilities[weapon].powers
    if given is not NOTHING and given.has(USED_IN_FIGHTS):
        return tactic == FIGHT
    traits = traits_of(g, weapon) if g.attached[weapon] else g.cards.traits[g.kind[weapon]]
    return bool(traits & WEAPON_FIGHT and tactic == FIGHT) or bool(traits & WEAPON_SHOOT and tactic == SHOOT)


def usable_weapons(g: Doom, warrior: int, tactic: int) -> list[int]:
    """DT-109: the weapons that a combatant may use, including relics: they fit the tactic and are not disabled, and the
    combatant is not inside a vehicle that forbids them.
    """
    out: list[int] = []
    attached = g.attached[warrior]
    if not attached:
        return out
    can = powers(g, warrior)
    if can.has(NO_OTHER_WEAPON) and vehicle_of(g, warrior) != NONE:
        return out
    for attachment in attached:
        kind = g.kind[attachment]
        if g.cards.traits[kind] & WEAPON and fits_tactic(g, attachment, tactic):
            if g.cards.type[kind] == EQUIPMENT and is_unused(g, attachment, can):
                continue  # a relic is not equipment (DT-109)
            if not is_suspended(g, attachment) and not times_changed(g, attachment, DISABLED):
                out.append(attachment)
    return out


def attachment_counts(g: Doom, warrior: int, attachment: int, can: Powers) -> bool:
    """DT-185, DT-186: whether an attachment acts on its bearer now: a weapon only if it is the one in use."""
    kind = g.kind[attachment]
    traits = g.cards.traits[kind]
    if is_suspended(g, attachment):
        return False
    if traits & WEAPON:
        chosen = weapon_of(g, warrior)
        if chosen == attachment:
            return True
        return chosen != NONE and is_second_weapon(g, warrior, attachment, chosen, can)
    if traits & ARMOR and g.combats and is_pierced(g, warrior):
        return False
    of_type = g.cards.type[kind]
    if of_type == EQUIPMENT:
        if is_unused(g, attachment, can):
            return False
        if traits & IS_FORTIFICATION and not may_use_fortifications(g, warrior, can):
            return False  # DT-292
        if traits & VEHICLE:
            if g.changes and is_disabled(g, attachment):
                return False
            return not g.flags[attachment] & OUTSIDE and not can.has(NO_VEHICLES)
        return not is_surplus_copy(g, attachment)  # DT-070, DT-A37
    if of_type == FORTIFICATION:
        return uses_fortifications(g, warrior, can)  # DT-087
    if of_type in (ART, SYMMETRY) and g.control[attachment] != g.control[warrior]:
        return not is_excluded_by_immunity(g, attachment, immunity(g, warrior))  # DT-270: laid on it by others
    return True


def uses_fortifications(g: Doom, warrior: int, can: Powers) -> bool:
    """DT-114: whether fortification cards act on a warrior: not in a warzone, where other cards considered
    fortifications still do.
    """
    if not may_use_fortifications(g, warrior, can):
        return False
    return not g.combats or not fights(g, warrior) or warzone_of(g, warrior) == NONE


def may_use_fortifications(g: Doom, warrior: int, can: Powers) -> bool:
    """DT-079: whether anything considered a fortification acts on a warrior: not in a vehicle, and not where its
    opponent or a card at work in the combat denies it.
    """
    if can.has(NO_FORTIFICATIONS) or vehicle_of(g, warrior) != NONE:
        return False
    return not g.combats or not fights(g, warrior) or not is_stripped(g, warrior)


def is_pierced(g: Doom, warrior: int) -> bool:
    """Whether the weapon of a combatant's opponent bears a card that cancels the effects of armor."""
    foe = foe_of(g, warrior)
    weapon = weapon_of(g, foe) if foe != NONE else NONE
    if weapon == NONE:
        return False
    for part in g.attached[weapon]:
        if g.abilities[part].powers.has(FOE_WITHOUT_ARMOR):
            return True
    return False


def is_stripped(g: Doom, warrior: int) -> bool:
    """Whether its opponent, or a card at work in the combat, denies a combatant the benefit of fortifications."""
    foe = foe_of(g, warrior)
    if foe == NONE:
        return False
    if g.abilities[foe].marks & STRIPS:
        for static in g.abilities[foe].statics:
            if static.powers().has(FOE_WITHOUT_FORTS) and case_holds(g, static.case, foe, foe, warrior):
                return True
    for attachment in g.attached[foe]:
        if g.abilities[attachment].marks & STRIPS and attachment_counts(g, foe, attachment, powers(g, foe)):
            return True
    return bool(g.changes) and times_changed(g, NONE, RAZED) > 0


def is_second_weapon(g: Doom, warrior: int, weapon: int, chosen: int, can: Powers) -> bool:
    """Whether a warrior that may use two weapons at once uses this one beside the chosen one: two handguns of any
    kind, or two Shoot weapons in a Shoot combat.
    """
    both = g.cards.traits[g.kind[weapon]] & g.cards.traits[g.kind[chosen]]
    if both & HANDGUN and can.has(TWO_HANDGUNS):
        return other_weapon(g, warrior, chosen, HANDGUN) == weapon
    if both & WEAPON_SHOOT and can.has(TWO_SHOOT_WEAPONS) and g.combats[-1][TACTIC] == SHOOT:
        return other_weapon(g, warrior, chosen, WEAPON_SHOOT) == weapon
    return False


def other_weapon(g: Doom, warrior: int, chosen: int, trait: int) -> int:
    """The second weapon of a kind: the weapon with the highest bonus, because every player would choose it."""
    out = NONE
    most = 0
    tactic = g.combats[-1][TACTIC]
    for attachment in g.attached[warrior]:
        if attachment != chosen and g.cards.traits[g.kind[attachment]] & trait and not is_suspended(g, attachment):
            worth = 0
            for static in g.abilities[attachment].statics:
                worth += static.add(tactic)
            if worth > most and not times_changed(g, attachment, DISABLED):
                out, most = attachment, worth
    return out


def warzone_of(g: Doom, warrior: int) -> int:
    """DT-115: the warzone in which a combatant fights, or NONE if it was discarded or there is none."""
    if not g.combats or not fights(g, warrior):
        return NONE
    zone = g.combats[-1][ZONE]
    return zone if zone != NONE and g.in_play(zone) else NONE
