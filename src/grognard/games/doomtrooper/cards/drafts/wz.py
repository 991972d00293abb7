"""Drafts of cards of Warzone: they build, and cannot be played yet (README.md)."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("03010", "BANNER BEARER", Aura(Which(WARRIOR, YOURS, IMPERIAL, SQUAD, NOT_ITSELF), Gains(a=2), area=SQUAD)),
    card(
        "03012",
        "BATTLE FUNCTIONARY",
        NARROW,
        MECHANICAL,
        Aura(Which(WARRIOR, YOURS, CYBERTRONIC, ValueAtMost(9)), Has(AUTOKILL), area=SQUAD),
    ),
    card("03018", "BUSHI", Aura(Which(WARRIOR, YOURS, MISHIMA, SQUAD, NOT_ITSELF), Gains(a=2), area=SQUAD)),
    card("03020", "CAPTAIN", Aura(Which(WARRIOR, YOURS, CAPITOL, ValueAtMost(8)), Has(AUTOKILL), area=SQUAD)),
    card(
        "03021",
        "CHARLES SYKES",
        NARROW,
        MECHANICAL,
        Aura(Which(WARRIOR, YOURS, CYBERTRONIC, NOT_ITSELF), Gains(f=3, s=3, a=3, v=3), area=SQUAD),
    ),
    card(
        "03023",
        "CLAN MEMBERSHIP",
        Give(Which(WARRIOR, DOOMTROOPER, Not(CYBERTRONIC)), ANYTIME),
        Becomes("clansman"),
        Gains(f=2, s=2),
    ),
    card(
        "03034",
        "CYBEROPOLIS",
        Build(IN_SQUAD),
        Aura(Which(WARRIOR, CYBERTRONIC, AS_DEFENDER), Gains(f=3, s=3, a=3, v=3), here=True),
    ),
    card(
        "03036",
        "DEATH ANGEL",
        Give(Which(WARRIOR, YOURS, BROTHERHOOD, ValueAtMost(3))),
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
            Which(WARRIOR, YOURS, "follower-of-algeroth"),
            YOU_MAY,
        ),
    ),
    card(
        "03042",
        "ELITE TROOPER",
        Give(Which(WARRIOR, DOOMTROOPER, ValueAtMost(4)), Actions(2)),
        Rebases(multiple=(2, 2, 2, 2)),
    ),
    card("03046", "FAULTY SUPPLIES", Play(Answering(EQUIPMENT), Counter(discards=True))),
    card("03048", "FIZZLE", Play(Answering(ART), Counter(discards=True))),
    card(
        "03051",
        "GENERAL MICHAEL KELL",
        Aura(Which(WARRIOR, YOURS, CAPITOL, NOT_ITSELF), Gains(f=3, s=3, a=3, v=3), area=SQUAD),
    ),
    card(
        "03055",
        "GRAVETON ARCHIPELAGO",
        Build(IN_SQUAD),
        Build(IN_KOHORT),
        Aura(Which(WARRIOR, "sea-lion", AS_DEFENDER), Gains(f=4, s=4, a=4), here=True),
    ),
    card(
        "03069",
        "INFESTED ASTEROID",
        Build(IN_KOHORT),
        Aura(DEFENDING, Gains(f=5, s=5, a=5, v=5, case=Case(foe=Which(WARRIOR, IMPERIAL))), here=True),
    ),
    card(
        "03071",
        "JITO",
        Act(AssignUnit(), Which(WARRIOR, YOURS, MISHIMA, SQUAD)),
        Aura(Which(WARRIOR, YOURS, SQUAD), Gains(f=4, s=4, a=4, v=4), area=SQUAD, unit=True),
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
            Which(WARRIOR, "follower-of-semai", AS_DEFENDER),
            Gains(f=5, s=5, a=5, case=Case(foe=ANY_DOOMTROOPER)),
            here=True,
        ),
        Aura(
            Which(WARRIOR, "follower-of-muawijhe", AS_DEFENDER),
            Gains(f=5, s=5, a=5, case=Case(foe=ANY_DOOMTROOPER)),
            here=True,
        ),
    ),
    card("03097", "REAPER OF SOULS", Has(AUTOKILL, case=IN_FIGHT)),
    card(
        "03101",
        "SACRED OUTPOST",
        Build(IN_SQUAD),
        Aura(Which(WARRIOR, BROTHERHOOD, AS_DEFENDER), ALL_ASPECTS, here=True),
        Aura(Which(WARRIOR, BROTHERHOOD, AS_DEFENDER), Has(AUTOKILL), here=True),
        Aura(
            Which(WARRIOR, DOOMTROOPER, AS_ATTACKER),
            Gains(f=-2, s=-2, a=-2, case=Case(foe=Which(WARRIOR, BROTHERHOOD))),
            here=True,
        ),
    ),
    card("03104", "SECRET ASSASSIN", Play(ANYTIME, Discard(), ANY_DOOMTROOPER, PayD(8))),
    card("03110", "SHUGO", Aura(Which(WARRIOR, YOURS, MISHIMA, ValueAtMost(8)), Has(AUTOKILL), area=SQUAD)),
    card(
        "03111",
        "SPECIAL FORCES TRAINING",
        Give(Which(WARRIOR, DOOMTROOPER, Not(PERSONALITY))),
        Act(Discard(), Which(SPECIAL), Actions(3)),
    ),
    card(
        "03112",
        "SQUADRON COMMANDER",
        Act(AssignUnit(), Which(WARRIOR, YOURS, IMPERIAL, SQUAD)),
        Aura(Which(WARRIOR, YOURS, SQUAD), Gains(f=4, s=4, a=4, v=4), area=SQUAD, unit=True),
    ),
    card(
        "03114",
        "STRATEGIC BOMBING",
        Play(
            ANYTIME,
            Seq(
                DiscardEvery(Which(FORTIFICATION, "factory")), DiscardEvery(Which(FORTIFICATION, "industrial-complex"))
            ),
        ),
    ),
    card("03118", "SUPREME NECROMAGUS", Aura(Which(WARRIOR, YOURS, HERETIC, NOT_ITSELF), Gains(f=3, s=3, a=3))),
    card(
        "03120",
        "TACTICAL COMPUTER",
        Give(Which(WARRIOR, YOURS, COMMANDER), NotWith("03120")),
        Act(ChangeTactic(), IN_COMBAT, ONCE_A_COMBAT),
    ),
    card("03122", "THE NINETEENTH EXECUTIVE", Converts(CYBERTRONIC)),
)
