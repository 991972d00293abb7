"""Warriors of Inquisition."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("02004", "ALGEROTH CULTIST", REMAINS, NEVER_THE_BROTHERHOOD),
    card(
        "02005",
        "ALGEROTH–APOSTLE OF WAR",
        Opens(EQUIPMENT, OWN_LEGION, waives=True),
        Act(Discard(), Which(EQUIPMENT), timing=BY_ACTION, actions=3),
    ),
    card("02008", "APOSTATE", ALL_ASPECTS, Has(ART_FOR_LEGION_ALONE)),
    card(
        "02022",
        "BODYGUARD",
        Act(Guard(), Which(WARRIOR, side=DOOMTROOPER, but_itself=True)),
        Act(Guard(anew=True), Which(WARRIOR, side=DOOMTROOPER, but_itself=True), d=3),
        Act(StepIn()),
    ),
    card(
        "02028",
        "CARDINAL DURAND",
        Aura(Which(WARRIOR, affiliation=BROTHERHOOD), ALL_ASPECTS),
        Has(SHUFFLED_BACK),
        Act(Quell(THE_ART), ANY_WARRIOR),
        Act(Restore(), ANY_WARRIOR),
    ),
    card("02043", "DEMNOGONIS CULTIST", REMAINS, NEVER_THE_BROTHERHOOD),
    card(
        "02044", "DEMNOGONIS–THE BEFOULER", Act(Discard(), ANY_DOOMTROOPER, timing=BY_ACTION, actions=3, for_value=True)
    ),
    card("02057", "ERADICATOR DEATHDROID", WIDE, Has(NEVER_CASTS | NO_EQUIPMENT)),
    card("02080", "ILIAN CULTIST", REMAINS, NEVER_THE_BROTHERHOOD),
    card(
        "02082",
        "ILIAN–MISTRESS OF THE VOID",
        Opens(SYMMETRY, OWN_LEGION, apostles=True, waives=True),
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
        Opens(EQUIPMENT, ANY_DOOMTROOPER, affiliation=CYBERTRONIC, waives=True),
        Act(
            Convert(Becomes(affiliation=CYBERTRONIC)),
            Which(WARRIOR, side=DOOMTROOPER, lacking=PERSONALITY),
            wounds=True,
        ),
    ),
    card(
        "02171",
        "VENUSIAN MARSHAL",
        Aura(
            Which(WARRIOR, YOURS, side=DOOMTROOPER, affiliation=BAUHAUS, lacking=PERSONALITY, but_its_kind=True),
            Gains(f=2, s=2, a=2),
            area=SQUAD,
        ),
    ),
)
