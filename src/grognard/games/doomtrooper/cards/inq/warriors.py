"""Warriors of Inquisition."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("02004", "ALGEROTH CULTIST", REMAINS, NEVER_THE_BROTHERHOOD),
    card(
        "02005",
        "ALGEROTH–APOSTLE OF WAR",
        Opens(EQUIPMENT, OWN_LEGION, WAIVES_BEARER),
        Act(Discard(), Which(EQUIPMENT), Actions(3)),
    ),
    card("02008", "APOSTATE", ALL_ASPECTS, Has(ART_FOR_LEGION_ALONE)),
    card(
        "02022",
        "BODYGUARD",
        Act(Guard(), Which(WARRIOR, DOOMTROOPER, NOT_ITSELF)),
        Act(Guard(anew=True), Which(WARRIOR, DOOMTROOPER, NOT_ITSELF), PayD(3)),
        Act(StepIn()),
    ),
    card(
        "02028",
        "CARDINAL DURAND",
        Aura(Which(WARRIOR, BROTHERHOOD), ALL_ASPECTS),
        Has(SHUFFLED_BACK),
        Act(Quell(THE_ART), ANY_WARRIOR),
        Act(Restore(), ANY_WARRIOR),
    ),
    card("02043", "DEMNOGONIS CULTIST", REMAINS, NEVER_THE_BROTHERHOOD),
    card("02044", "DEMNOGONIS–THE BEFOULER", Act(Discard(), ANY_DOOMTROOPER, Actions(3), PAY_VALUE)),
    card("02057", "ERADICATOR DEATHDROID", WIDE, Has(NEVER_CASTS | NO_EQUIPMENT)),
    card("02080", "ILIAN CULTIST", REMAINS, NEVER_THE_BROTHERHOOD),
    card(
        "02082",
        "ILIAN–MISTRESS OF THE VOID",
        Opens(SYMMETRY, GIFTS_OF_APOSTLES, OWN_LEGION, WAIVES_BEARER),
        Act(Quell(ALL_SYMMETRY | GIFTS), ANY_WARRIOR),
        Act(Restore(), ANY_WARRIOR),
    ),
    card("02097", "MUAWIJHE–LORD OF VISIONS", Aura(DARK_LEGION, FirstStrike())),
    card("02118", "RENEGADE APOSTATE", ALL_ASPECTS, Has(ART_FOR_LEGION), Keeps(never=NEVER_GAINS)),
    card("02124", "SHADOW WALKER", FirstStrike(ALWAYS_FIRST)),
    card(
        "02168",
        "VAC ENGINEER",
        NARROW,
        Has(NEVER_CASTS),
        Opens(EQUIPMENT, CYBERTRONIC, ANY_DOOMTROOPER, WAIVES_BEARER),
        Act(Convert(Becomes(CYBERTRONIC)), Which(WARRIOR, DOOMTROOPER, Not(PERSONALITY)), WOUND_USER),
    ),
    card(
        "02171",
        "VENUSIAN MARSHAL",
        Aura(
            Which(WARRIOR, YOURS, DOOMTROOPER, BAUHAUS, Not(PERSONALITY), NOT_ITS_KIND),
            Gains(f=2, s=2, a=2),
            area=SQUAD,
        ),
    ),
)
