"""English nouns for classes of cards, and how a phrase is built around one."""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.language.selectors import OPPONENTS, YOURS
from grognard.games.doomtrooper.text.phrases import ANY_ONE, CLASS, EVERY, NO_ONE, ONE, PLURALS, THE, Phrase, Thing
from grognard.text.lang import LANGS

# One and several
NOUNS: Final[dict[str, tuple[str, str]]] = {
    "card": ("card", "cards"),
    "player": ("player", "players"),
    "alliance": ("Alliance", "Alliances"),
    "art": ("Art card", "Art cards"),
    "beast": ("Beast", "Beasts"),
    "equipment": ("piece of Equipment", "Equipment cards"),
    "fortification": ("Fortification", "Fortifications"),
    "fortification-card": ("Fortification card", "Fortification cards"),
    "shared": ("Fortification, Alliance or Warzone", "Fortifications, Alliances and Warzones"),
    "ki": ("Ki Power", "Ki Powers"),
    "mission": ("Mission", "Missions"),
    "mission-or-special": ("Mission or Special card", "Missions and Special cards"),
    "equipment-or-fortification-or-warzone": (
        "Equipment, Fortification or Warzone card",
        "Equipment, Fortification or Warzone cards",
    ),
    "equipment-or-fortification": ("piece of Equipment or Fortification card", "Equipment or Fortification cards"),
    "relic": ("Relic", "Relics"),
    "special": ("Special card", "Special cards"),
    "symmetry": ("Dark Symmetry card", "Dark Symmetry cards"),
    "warrior": ("warrior", "warriors"),
    "warzone": ("Warzone", "Warzones"),
    "doomtrooper": ("Doomtrooper", "Doomtroopers"),
    "tribal": ("Tribal warrior", "Tribal warriors"),
    "doomtrooper-or-heretic": ("Doomtrooper or Heretic", "Doomtroopers or Heretics"),
    "freelancer-or-heretic": ("freelancer or Heretic", "freelancers or Heretics"),
    "non-personality": ("non-personality", "non-personalities"),
    "attacker": ("attacker", "attackers"),
    "defender": ("defender", "defenders"),
    "combatant": ("combatant", "combatants"),
    "caster": ("caster", "casters"),
    "follower": ("follower", "followers"),
    "gift": ("Gift", "Gifts"),
    "gift-of-apostle": ("Gift of an Apostle", "Gifts of the Apostles"),
    "personality": ("personality", "personalities"),
    "weapon": ("weapon", "weapons"),
    "weapon-fight": ("Fight weapon", "Fight weapons"),
    "weapon-shoot": ("Shoot weapon", "Shoot weapons"),
    "weapon-fight-or-both": ("Fight or Fight/Shoot weapon", "Fight or Fight/Shoot weapons"),
    "weapon-shoot-or-both": ("Shoot or Fight/Shoot weapon", "Shoot or Fight/Shoot weapons"),
    "weapon-fight-shoot": ("Fight/Shoot weapon", "Fight/Shoot weapons"),
    "weapon-fight-only": ("Fight-only weapon", "Fight-only weapons"),
    "weapon-shoot-only": ("Shoot-only weapon", "Shoot-only weapons"),
    "weapon-special": ("Special weapon", "Special weapons"),
    "armor": ("suit of armor", "suits of armor"),
    "vehicle": ("vehicle", "vehicles"),
    "airship": ("airship", "airships"),
    "tank": ("tank", "tanks"),
    "submarine": ("submarine", "submarines"),
    "apostle": ("Apostle", "Apostles"),
    "never-fights": ("warrior that may never fight", "warriors that may never fight"),
    "freelancer": ("freelancer", "freelancers"),
    "heretic": ("Heretic", "Heretics"),
    "cultist": ("cultist", "cultists"),
    "commander": ("commander", "commanders"),
    "sergeant": ("sergeant", "sergeants"),
    "captain": ("captain", "captains"),
    "symmetry-gift": ("Dark Symmetry Gift", "Dark Symmetry Gifts"),
    "personal-combat-spell": ("personal combat spell", "personal combat spells"),
    "combat-spell": ("combat spell", "combat spells"),
    "city": ("city", "cities"),
    "outpost-only": ("warrior of the Outpost alone", "warriors of the Outpost alone"),
    "corporate-leader": ("Corporate Leader", "Corporate Leaders"),
    "virus": ("Virus", "Viruses"),
    "prophecy": ("Prophecy", "Prophecies"),
    "ritual": ("Ritual", "Rituals"),
    "prophet": ("Prophet", "Prophets"),
    "patriarch": ("Patriarch", "Patriarchs"),
    "machine-gun": ("machine gun", "machine guns"),
    "handgun": ("handgun", "handguns"),
    "heavy-machine-gun": ("heavy machine gun", "heavy machine guns"),
    "light-machine-gun": ("light machine gun", "light machine guns"),
    "sub-machine-gun": ("sub-machine gun", "sub-machine guns"),
    "heavy-assault-weapon": ("heavy assault weapon", "heavy assault weapons"),
    "assault-rifle": ("assault rifle", "assault rifles"),
    "sniper-rifle": ("sniper rifle", "sniper rifles"),
    "shotgun": ("shotgun", "shotguns"),
    "rocket-launcher": ("rocket launcher", "rocket launchers"),
    "flame-thrower": ("flame-thrower", "flame-throwers"),
    "artillery": ("artillery piece", "artillery pieces"),
    "poison": ("poison", "poisons"),
    "key-code-skull": ("Key-Code Skull", "Key-Code Skulls"),
    "cathedral": ("cathedral", "cathedrals"),
    "citadel": ("citadel", "citadels"),
    "minefield": ("minefield", "minefields"),
    "cardinal": ("Cardinal", "Cardinals"),
    "nepharite": ("Nepharite", "Nepharites"),
    "standard-bearer": ("standard-bearer", "standard-bearers"),
    "skull-seeker": ("Skull-Seeker", "Skull-Seekers"),
    "island-team": ("Island Team member", "Island Team members"),
    "clansman": ("Clansman", "Clansmen"),
    "fusilier": ("Fusilier", "Fusiliers"),
    "curator": ("Curator", "Curators"),
    "mortificator": ("Mortificator", "Mortificators"),
    "mystic": ("Mystic", "Mystics"),
    "inquisitor": ("Inquisitor", "Inquisitors"),
    "samurai": ("Samurai", "Samurai"),
    "trencher": ("Trencher", "Trenchers"),
    "valkyrie": ("Valkyrie", "Valkyries"),
    "soldat": ("Soldat", "Soldats"),
    "shadow-walker": ("Shadow Walker", "Shadow Walkers"),
    # the aspects of spells and the places of warzones
    "changeling": ("spell of Changeling", "spells of Changeling"),
    "elements": ("spell of Elements", "spells of Elements"),
    "exorcism": ("spell of Exorcism", "spells of Exorcism"),
    "kinetics": ("spell of Kinetics", "spells of Kinetics"),
    "manipulation": ("spell of Manipulation", "spells of Manipulation"),
    "mentalism": ("spell of Mentalism", "spells of Mentalism"),
    "premonition": ("spell of Premonition", "spells of Premonition"),
    "summoning": ("spell of Summoning", "spells of Summoning"),
    "asteroid-belt": ("Asteroid Belt Warzone", "Asteroid Belt Warzones"),
    "dark-eden": ("Dark Eden Warzone", "Dark Eden Warzones"),
    "martian": ("Martian Warzone", "Martian Warzones"),
    "mercurian": ("Mercurian Warzone", "Mercurian Warzones"),
    "venusian": ("Venusian Warzone", "Venusian Warzones"),
    "generic": ("generic Warzone", "generic Warzones"),
}
OWNED_BY: Final = ANY_ONE  # how the bearer of a chosen card is determined
ADJECTIVES: Final = {
    "infected": "infected",
    "healthy": "healthy",
    "wounded": "wounded",
    "capable": "combat-capable",
    "prisoner": "imprisoned",
}
AFFILIATIONS: Final = {
    "bauhaus": "Bauhaus", "capitol": "Capitol", "cybertronic": "Cybertronic", "imperial": "Imperial",
    "mishima": "Mishima", "brotherhood": "Brotherhood", "lutheran": "Lutheran Triad", "crescentia": "Crescentia",
    "rasputin": "Sons of Rasputin", "templars": "Templars", "legion": "Dark Legion", "general": "General",
    "corporation": "corporate",
}  # fmt: skip
SIDES: Final = {"doomtrooper": "Doomtrooper", "legion": "Dark Legion", "tribal": "Tribal", "aside": "unaligned"}
OUTSIDE: Final = {  # to whom somebody does not belong
    **AFFILIATIONS, "brotherhood": "the Brotherhood", "lutheran": "the Lutheran Triad",
    "rasputin": "the Sons of Rasputin", "templars": "the Templars", "legion": "the Dark Legion",
    "corporation": "a corporation",
}  # fmt: skip
AREAS: Final = {"squad": "Squad", "kohort": "Kohort", "outpost": "Outpost"}
BEFORE: Final = ("attacker", "defender")  # places that stand before the noun
PLACES: Final = {
    "of-foe": "of its opponent",
    "acting": "acting on the warrior in this combat",
    "attacker": "attacking", "defender": "defending", "unit": "of its unit",
    "combatant": "in combat", "squad": "in the Squad",
    "kohort": "in the Kohort", "outpost": "in the Outpost", "aside": "outside the areas",
    "any-squad": "in any Squad", "any-kohort": "in any Kohort", "any-outpost": "in any Outpost",
    "same-area": "in the same area", "same-squad": "in the same Squad", "same-kohort": "in the same Kohort",
    "same-outpost": "in the same Outpost", "covered": "in cover", "riding-beast": "using a Beast",
    "comrade": "(a Doomtrooper cannot heal a Dark Legion warrior, nor the reverse)",
    "riding-vehicle": "in a vehicle", "fight": "in a Fight", "shoot": "in a Shoot",
    "named": "of the chosen affiliation", "other-kind": "of another name", "warzone": "in a Warzone",
    "gifted": "with a Dark Symmetry Gift", "lower": "with a lower total V than its own",
    "placed": "placed directly in an area",
}  # fmt: skip
APOSTLES: Final = {
    "algeroth": "Algeroth", "demnogonis": "Demnogonis", "ilian": "Ilian", "muawijhe": "Muawijhe", "semai": "Semai",
    "all": "all Apostles",
}  # fmt: skip
NAMES_OF_APOSTLES: Final = APOSTLES


def article(words: str) -> str:
    """`a warrior`, `an attacker`."""
    return f"an {words}" if words[0] in "aeiouAEIO" or words.startswith("Un") else f"a {words}"


def placed(thing: Thing, word: str) -> str:
    """Where it is: in whose area, if the area is named."""
    return f"in your {AREAS[word]}" if word in AREAS and thing.whose == YOURS else PLACES[word]


def conditions(thing: Thing, plural: bool) -> list[str]:
    """What is said of its V, its deeds and how it moves."""
    after = []
    if thing.at_most:
        after.append(f"with a printed V of {thing.at_most} or less")
    if thing.total_at_most:
        after.append(f"with a total V of {thing.total_at_most} or less")
    if thing.at_least:
        after.append(f"with a total V of {thing.at_least} or more")
    if thing.victor:
        after.append(f"that {'have' if plural else 'has'} just killed a warrior of higher total V")
    if thing.afoot:
        after.append(f"(not in a vehicle, nor considered {'vehicles' if plural else 'one'})")
    if thing.unlike:
        after.append(f"that {'are' if plural else 'is'} not {thing.unlike}")
    return after


def mounted(thing: Thing) -> list[str]:
    """`in an airship or considered one`: the vehicle or the beast that a warrior uses, has, or is considered."""
    said = []
    if thing.aboard:
        but = LANGS["en"].join([NOUNS[word][0] for word in thing.not_aboard], "or")
        other = f" other than {article(but)}," if but else ""
        said.append(f"in {article(NOUNS[thing.aboard][0])}{other} or considered one")
    if thing.having:
        what = "one" if thing.counting == thing.having else article(NOUNS[thing.counting][0])
        said.append(f"with {article(NOUNS[thing.having][0])} or considered {what}")
    return said


def core(thing: Thing, plural: bool) -> tuple[str, str]:
    """What may stand behind an article, and what follows behind the noun."""
    join = LANGS["en"].join
    before = [ADJECTIVES[word] for word in thing.adjectives]
    before += [PLACES[word] for word in thing.places if word in BEFORE]
    if thing.affiliations:
        before.append(join([AFFILIATIONS[word] for word in thing.affiliations], "or"))
    if thing.sides:
        before.append(join([SIDES[word] for word in thing.sides], "or"))
    if thing.titles:
        before.append(join(thing.titles, "and" if plural else "or"))
    noun = NOUNS[thing.head][plural]
    after = []
    if thing.apostles:
        after.append(f"of {join([APOSTLES[word] for word in thing.apostles], 'and' if plural else 'or')}")
    if thing.considered:
        nouns = join([NOUNS[word][1] if plural else article(NOUNS[word][0]) for word in thing.considered])
        after.append(f"considered {nouns}")
    after += [placed(thing, word) for word in thing.places if word not in BEFORE]
    after += mounted(thing)
    if thing.also:
        nouns = join([article(NOUNS[word][0]) for word in thing.also])
        after.append(f"that {'are also' if plural else 'is also'} {nouns}")
    if thing.never:
        nouns = join([NOUNS[word][1] if plural else article(NOUNS[word][0]) for word in thing.never], "or")
        after.append(f"that {'are' if plural else 'is'} not {nouns}")
    if thing.outside:
        nouns = join([OUTSIDE[word] for word in thing.outside], "or")
        after.append(f"not affiliated with {nouns}")
    after += conditions(thing, plural)
    after += thing.notes
    if thing.owner is not None:
        after.append(f"of {thing.owner.said('')}")
    front = " ".join([*before, noun]).replace(" Warrior warrior", " Warrior")  # Sacred Warriors
    return front, " ".join(after)


def determined(thing: Thing, det: str, one: str, many: str) -> str:
    """With the words before it that say how many and whose."""
    other = "other " if thing.other else ""
    if det == EVERY:
        whose = {YOURS: "your ", OPPONENTS: "opponents’ "}.get(thing.whose, "")
        return f"all {whose}{other}{many}"
    if det in (CLASS, NO_ONE):  # `warriors may not`: `all` could mean that some may
        whose = {YOURS: "your ", OPPONENTS: "opponents’ "}.get(thing.whose, "")
        return f"{whose}{other}{many}"
    if thing.whose == YOURS and det in (ANY_ONE, ONE):
        return f"one of your {other}{many}"
    if thing.whose == OPPONENTS and det in (ANY_ONE, ONE):
        return f"an opponent’s {other}{one}"
    if det == ANY_ONE:
        return f"any {other}{one}"
    if det == ONE:
        return f"another {one}" if thing.other else article(one)
    return f"{'the' if det == THE else 'this'} {one}"


def phrase(thing: Thing, det: str) -> Phrase:
    """A class of cards in a sentence."""
    if thing.unique:
        return Phrase(dict.fromkeys(("", "chosen", "pred", "as", "some", "bare"), thing.titles[0]))
    several = det in PLURALS or det == NO_ONE
    one, after_one = core(thing, False)
    many, after_many = core(thing, True)
    partitive = thing.whose == YOURS and det in (ANY_ONE, ONE)
    said = f"{determined(thing, det, one, many)} {after_many if several or partitive else after_one}".strip()
    chosen = said
    if det == ANY_ONE and not thing.whose:
        noun = f"another {one}" if thing.other else article(one)
        choice = "" if thing.owner else "of your choice"
        chosen = " ".join(f"{noun} {choice} {after_one}".split())  # `any` as a subject would be every one
    as_what = f"{many} {after_many}" if several else f"{article(one)} {after_one}"
    return Phrase(
        {
            "": said,
            "chosen": chosen,
            "pred": as_what.strip(),
            "as": as_what.strip(),
            "some": said,
            "bare": f"{one} {after_one}".strip(),
        },
        several,
    )
