"""Phrases that several pages share: classes of cards, and abilities that many cards have."""

from __future__ import annotations

from grognard.games.doomtrooper.language.attack_statics import NeverAttacks
from grognard.games.doomtrooper.language.powers import NEVER_CASTS, NO_TRANSFER
from grognard.games.doomtrooper.language.selectors import Which
from grognard.games.doomtrooper.language.statics import ALL_SYMMETRY, GIFTS, Casts, Has, Immune
from grognard.games.doomtrooper.language.terms import (
    AS_DEFENDER,
    BAUHAUS,
    BROTHERHOOD,
    CAPITOL,
    CRESCENTIA,
    CYBERTRONIC,
    DOOMTROOPER,
    FIGHTING,
    HERETIC,
    IMPERIAL,
    LEGION,
    LUTHERAN,
    MISHIMA,
    RASPUTIN,
    TEMPLARS,
    WARRIOR,
    YOURS,
)

ANY_WARRIOR = Which(WARRIOR)
ANY_COMBATANT = Which(WARRIOR, FIGHTING)
ANY_DOOMTROOPER = Which(WARRIOR, DOOMTROOPER)
DARK_LEGION = Which(WARRIOR, LEGION)
OWN_DOOMTROOPER = Which(WARRIOR, YOURS, DOOMTROOPER)
OWN_LEGION = Which(WARRIOR, YOURS, LEGION)
OWN_HERETIC = Which(WARRIOR, YOURS, HERETIC)
OWN_BAUHAUS = Which(WARRIOR, YOURS, BAUHAUS)
OWN_CAPITOL = Which(WARRIOR, YOURS, CAPITOL)
OWN_CYBERTRONIC = Which(WARRIOR, YOURS, CYBERTRONIC)
OWN_IMPERIAL = Which(WARRIOR, YOURS, IMPERIAL)
OWN_MISHIMA = Which(WARRIOR, YOURS, MISHIMA)
OWN_BROTHERHOOD = Which(WARRIOR, YOURS, BROTHERHOOD)
OWN_LUTHERAN = Which(WARRIOR, YOURS, LUTHERAN)
OWN_CRESCENTIA = Which(WARRIOR, YOURS, CRESCENTIA)
OWN_RASPUTIN = Which(WARRIOR, YOURS, RASPUTIN)
ALL_ASPECTS = Casts(
    "changeling", "elements", "exorcism", "kinetics", "manipulation", "mentalism", "premonition", "summoning"
)
ANY_HERETIC = Which(WARRIOR, HERETIC)
NARROW = Immune(GIFTS)
WIDE = Immune(ALL_SYMMETRY | GIFTS)
MECHANICAL = Has(NEVER_CASTS)
REMAINS = Has(NO_TRANSFER)
NEVER_THE_BROTHERHOOD = NeverAttacks(Which(WARRIOR, BROTHERHOOD))
DEFENDING = Which(WARRIOR, AS_DEFENDER)
OWN_TEMPLARS = Which(WARRIOR, YOURS, TEMPLARS)
