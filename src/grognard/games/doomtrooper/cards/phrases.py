"""Phrases that several pages share: classes of cards, and abilities that many cards have."""

from __future__ import annotations

from grognard.games.doomtrooper.language.attack_statics import NeverAttacks
from grognard.games.doomtrooper.language.powers import NEVER_CASTS, NO_TRANSFER
from grognard.games.doomtrooper.language.selectors import AS_DEFENDER, YOURS, Which
from grognard.games.doomtrooper.language.selectors import IN_COMBAT as FIGHTING
from grognard.games.doomtrooper.language.statics import ALL_SYMMETRY, GIFTS, Casts, Has, Immune
from grognard.games.doomtrooper.words import (
    BAUHAUS,
    BROTHERHOOD,
    CAPITOL,
    CRESCENTIA,
    CYBERTRONIC,
    DOOMTROOPER,
    HERETIC,
    IMPERIAL,
    LEGION,
    LUTHERAN,
    MISHIMA,
    RASPUTIN,
    TEMPLARS,
    WARRIOR,
)

ANY_WARRIOR = Which(WARRIOR)
ANY_COMBATANT = Which(WARRIOR, part=FIGHTING)
ANY_DOOMTROOPER = Which(WARRIOR, side=DOOMTROOPER)
DARK_LEGION = Which(WARRIOR, side=LEGION)
OWN_DOOMTROOPER = Which(WARRIOR, YOURS, side=DOOMTROOPER)
OWN_LEGION = Which(WARRIOR, YOURS, side=LEGION)
OWN_HERETIC = Which(WARRIOR, YOURS, trait=HERETIC)
OWN_BAUHAUS = Which(WARRIOR, YOURS, affiliation=BAUHAUS)
OWN_CAPITOL = Which(WARRIOR, YOURS, affiliation=CAPITOL)
OWN_CYBERTRONIC = Which(WARRIOR, YOURS, affiliation=CYBERTRONIC)
OWN_IMPERIAL = Which(WARRIOR, YOURS, affiliation=IMPERIAL)
OWN_MISHIMA = Which(WARRIOR, YOURS, affiliation=MISHIMA)
OWN_BROTHERHOOD = Which(WARRIOR, YOURS, affiliation=BROTHERHOOD)
OWN_LUTHERAN = Which(WARRIOR, YOURS, affiliation=LUTHERAN)
OWN_CRESCENTIA = Which(WARRIOR, YOURS, affiliation=CRESCENTIA)
OWN_RASPUTIN = Which(WARRIOR, YOURS, affiliation=RASPUTIN)
ALL_ASPECTS = Casts(
    "changeling", "elements", "exorcism", "kinetics", "manipulation", "mentalism", "premonition", "summoning"
)
NARROW = Immune(GIFTS)
WIDE = Immune(ALL_SYMMETRY | GIFTS)
MECHANICAL = Has(NEVER_CASTS)
REMAINS = Has(NO_TRANSFER)
NEVER_THE_BROTHERHOOD = NeverAttacks(Which(WARRIOR, affiliation=BROTHERHOOD))
DEFENDING = Which(WARRIOR, part=AS_DEFENDER)
OWN_TEMPLARS = Which(WARRIOR, YOURS, affiliation=TEMPLARS)
