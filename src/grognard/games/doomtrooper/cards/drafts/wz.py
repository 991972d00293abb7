"""Drafts of cards of Warzone: they build, and cannot be played yet (README.md)."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "03010",
        "BANNER BEARER",
        Aura(Which(WARRIOR, YOURS, affiliation=IMPERIAL, area=SQUAD, but_itself=True), Gains(a=2), area=SQUAD),
    ),
    card(
        "03012",
        "BATTLE FUNCTIONARY",
        NARROW,
        MECHANICAL,
        Aura(Which(WARRIOR, YOURS, affiliation=CYBERTRONIC, at_most=9), Has(AUTOKILL), area=SQUAD),
    ),
    card(
        "03018",
        "BUSHI",
        Aura(Which(WARRIOR, YOURS, affiliation=MISHIMA, area=SQUAD, but_itself=True), Gains(a=2), area=SQUAD),
    ),
    card("03020", "CAPTAIN", Aura(Which(WARRIOR, YOURS, affiliation=CAPITOL, at_most=8), Has(AUTOKILL), area=SQUAD)),
    card(
        "03021",
        "CHARLES SYKES",
        NARROW,
        MECHANICAL,
        Aura(Which(WARRIOR, YOURS, affiliation=CYBERTRONIC, but_itself=True), Gains(f=3, s=3, a=3, v=3), area=SQUAD),
    ),
    card(
        "03023",
        "CLAN MEMBERSHIP",
        Give(Which(WARRIOR, side=DOOMTROOPER, no_affiliation=CYBERTRONIC), timing=ANYTIME),
        Becomes(keyword="clansman"),
        Gains(f=2, s=2),
    ),
    card(
        "03034",
        "CYBEROPOLIS",
        Build(IN_SQUAD),
        Aura(Which(WARRIOR, affiliation=CYBERTRONIC, part=AS_DEFENDER), Gains(f=3, s=3, a=3, v=3), here=True),
    ),
    card(
        "03036",
        "DEATH ANGEL",
        Give(Which(WARRIOR, YOURS, affiliation=BROTHERHOOD, at_most=3)),
        Gains(s=12, case=Case(foe=DARK_LEGION)),
        Has(NO_OTHER_EQUIPMENT),
    ),
    card("03038", "DESTROYER", Has(AUTOKILL | ANNIHILATES)),
    card("03039", "DRAGONFISH", Give(OWN_MISHIMA), Has(NO_OTHER_EQUIPMENT), FirstStrike(ALWAYS_FIRST), Has(AUTOKILL)),
    card(
        "03040",
        "EAONIAN JUSTIFIER",
        When(
            HAS_WOUNDED,
            Imprison(ANY_DOOMTROOPER, who=OPPONENT, back=SQUAD, attachments=LOSES_ALL),
            about=Which(WARRIOR, YOURS, keyword="follower-of-algeroth"),
            may=True,
        ),
    ),
    card(
        "03042",
        "ELITE TROOPER",
        Give(Which(WARRIOR, side=DOOMTROOPER, at_most=4), actions=2),
        Rebases(multiple=(2, 2, 2, 2)),
    ),
    card("03046", "FAULTY SUPPLIES", Play(TO_COUNTER, Counter(discards=True), counters=1 << EQUIPMENT)),
    card("03048", "FIZZLE", Play(TO_COUNTER, Counter(discards=True), counters=A_SPELL)),
    card(
        "03051",
        "GENERAL MICHAEL KELL",
        Aura(Which(WARRIOR, YOURS, affiliation=CAPITOL, but_itself=True), Gains(f=3, s=3, a=3, v=3), area=SQUAD),
    ),
    card(
        "03055",
        "GRAVETON ARCHIPELAGO",
        Build(IN_SQUAD),
        Build(IN_KOHORT),
        Aura(Which(WARRIOR, keyword="sea-lion", part=AS_DEFENDER), Gains(f=4, s=4, a=4), here=True),
    ),
    card(
        "03069",
        "INFESTED ASTEROID",
        Build(IN_KOHORT),
        Aura(DEFENDING, Gains(f=5, s=5, a=5, v=5, case=Case(foe=Which(WARRIOR, affiliation=IMPERIAL))), here=True),
    ),
    card(
        "03071",
        "JITO",
        Act(AssignUnit(), Which(WARRIOR, YOURS, affiliation=MISHIMA, area=SQUAD)),
        Aura(Which(WARRIOR, YOURS, area=SQUAD), Gains(f=4, s=4, a=4, v=4), area=SQUAD, unit=True),
    ),
    card(
        "03085",
        "MISHIMESE DRAGONBIKE",
        Give(OWN_MISHIMA),
        Gains(f=2, s=5),
        Has(NO_OTHER_EQUIPMENT),
        FirstStrike(ALWAYS_FIRST, case=IN_SHOOT),
    ),
    card(
        "03090",
        "PHOBOS & DEIMOS",
        Build(IN_KOHORT),
        Aura(
            Which(WARRIOR, keyword="follower-of-semai", part=AS_DEFENDER),
            Gains(f=5, s=5, a=5, case=Case(foe=ANY_DOOMTROOPER)),
            here=True,
        ),
        Aura(
            Which(WARRIOR, keyword="follower-of-muawijhe", part=AS_DEFENDER),
            Gains(f=5, s=5, a=5, case=Case(foe=ANY_DOOMTROOPER)),
            here=True,
        ),
    ),
    card("03097", "REAPER OF SOULS", Has(AUTOKILL, case=IN_FIGHT)),
    card(
        "03101",
        "SACRED OUTPOST",
        Build(IN_SQUAD),
        Aura(Which(WARRIOR, affiliation=BROTHERHOOD, part=AS_DEFENDER), ALL_ASPECTS, here=True),
        Aura(Which(WARRIOR, affiliation=BROTHERHOOD, part=AS_DEFENDER), Has(AUTOKILL), here=True),
        Aura(
            Which(WARRIOR, side=DOOMTROOPER, part=AS_ATTACKER),
            Gains(f=-2, s=-2, a=-2, case=Case(foe=Which(WARRIOR, affiliation=BROTHERHOOD))),
            here=True,
        ),
    ),
    card("03104", "SECRET ASSASSIN", Play(ANYTIME, Discard(), ANY_DOOMTROOPER, d=8)),
    card("03110", "SHUGO", Aura(Which(WARRIOR, YOURS, affiliation=MISHIMA, at_most=8), Has(AUTOKILL), area=SQUAD)),
    card(
        "03111",
        "SPECIAL FORCES TRAINING",
        Give(Which(WARRIOR, side=DOOMTROOPER, lacking=PERSONALITY)),
        Act(Discard(), Which(SPECIAL), timing=BY_ACTION, actions=3),
    ),
    card(
        "03112",
        "SQUADRON COMMANDER",
        Act(AssignUnit(), Which(WARRIOR, YOURS, affiliation=IMPERIAL, area=SQUAD)),
        Aura(Which(WARRIOR, YOURS, area=SQUAD), Gains(f=4, s=4, a=4, v=4), area=SQUAD, unit=True),
    ),
    card(
        "03114",
        "STRATEGIC BOMBING",
        Play(
            ANYTIME,
            Seq(
                DiscardEvery(Which(FORTIFICATION, keyword="factory")),
                DiscardEvery(Which(FORTIFICATION, keyword="industrial-complex")),
            ),
        ),
    ),
    card(
        "03118", "SUPREME NECROMAGUS", Aura(Which(WARRIOR, YOURS, trait=HERETIC, but_itself=True), Gains(f=3, s=3, a=3))
    ),
    card(
        "03120",
        "TACTICAL COMPUTER",
        Give(Which(WARRIOR, YOURS, trait=COMMANDER), not_with="03120"),
        Act(ChangeTactic(), timing=IN_COMBAT, once=ONCE_A_COMBAT),
    ),
    card("03122", "THE NINETEENTH EXECUTIVE", Converts(CYBERTRONIC)),
)
