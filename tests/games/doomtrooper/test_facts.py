"""The facts of the cards: complete, made of known words only, and free of sentences."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest


def listed(text: str) -> set[str]:
    """The words of a text."""
    return set(text.split())


FACTS = Path(__file__).parents[3] / "src/grognard/games/doomtrooper/facts"
SETS = {"unl": 341, "inq": 175, "wz": 131, "mort": 122, "gol": 80, "apo": 80, "pl": 124, "promo": 20}
COLUMNS = ["code", "name", "type", "factions", "side", "F", "S", "A", "V", "after", "limit", "rarity", "cs", "keywords"]
RATINGS = ("F", "S", "A", "V")

TYPES = {
    "alliance": 7,
    "art": 68,
    "beast": 10,
    "equipment": 151,
    "fortification": 57,
    "ki": 17,
    "mission": 32,
    "relic": 28,
    "special": 380,
    "symmetry": 49,
    "warrior": 254,
    "warzone": 20,
}
TRIBES = {"lutheran", "crescentia", "rasputin", "templars"}
FACTIONS = {"bauhaus", "capitol", "cybertronic", "imperial", "mishima", "brotherhood", "legion", "general"} | TRIBES
SIDES = {"doomtrooper", "legion", "tribal", "aside", "doomtrooper legion", "doomtrooper tribal", "legion tribal"}
APOSTLES = ("algeroth", "demnogonis", "ilian", "muawijhe", "semai")
FOLLOWERS = {f"follower-of-{apostle}" for apostle in APOSTLES}
GIFTS = {"symmetry-gift"} | {f"gift-of-{apostle}" for apostle in APOSTLES}
ASPECTS = listed("changeling elements exorcism kinetics manipulation mentalism premonition summoning")
WEAPONS = {"weapon-fight", "weapon-shoot", "weapon-fight-shoot", "weapon-special"}
GUNS = listed(
    """assault-rifle flame-thrower handgun heavy-assault-weapon heavy-machine-gun light-machine-gun machine-gun
    rocket-launcher shotgun sniper-rifle sub-machine-gun"""
)
VEHICLES = {"vehicle", "airship", "tank", "submarine"}
KINDS = listed(
    """blood-beret brotherbound-trooper callistonian-intruder cavalier chasseur child-of-ilian clansman cossack
    cuirassier etoiles-mortant free-marine golden-lion hatamoto infantry inquisitor mortificator mystic
    nepharite-of-algeroth pretorian-stalker rams-air-cavalry sacred-warrior samurai sea-lion shadow-walker
    shogun soldat templar trencher valkyrie venusian-ranger zenithian-soulslayer"""
)
TITLED = listed(  # one card each
    """archangel blessed-legionnaire dragoon fusilier horde-trooper inquisitor-majoris jaeger-commando
    keeper-of-the-art lane-chung legionnaire-of-semai lutheran-disciple pretorian-behemoth saladin schwerwaffe-soldat
    screaming-legionnaire templar-legionnaire templar-marine undead-legionnaire"""
)
RANKS = listed(
    """apostle captain cardinal commander corporate-leader cultist freelancer heretic island-team nepharite
    never-fights outpost-only patriarch personality prophet sergeant skull-seeker standard-bearer"""
)
KEYWORDS = {
    "warrior": KINDS
    | TITLED
    | RANKS
    | FOLLOWERS
    | {"vehicle", "airship", "tank", "beast", "fortification", "necromutant", "kadaver", "curator"},
    "equipment": WEAPONS
    | GUNS
    | VEHICLES
    | {"armor", "artillery", "poison", "fortification", "clansman-claymore", "deathlockdrum", "scalper", "ticker"},
    "relic": {"weapon-fight", "armor", "key-code-skull"},
    "art": ASPECTS | {"combat-spell", "personal-combat-spell"},
    "symmetry": GIFTS,
    "fortification": {"city", "cathedral", "citadel", "minefield", "factory", "factory-retrofit", "industrial-complex"},
    "warzone": {"asteroid-belt", "dark-eden", "generic", "martian", "mercurian", "venusian"},
    "special": {
        "virus",
        "ritual",
        "prophecy",
        "poison",
        "minefield",
        "warrior",
        "personality",
        "never-fights",
        "snipers",
    },
}
NUMBER = re.compile(r"-?\d+")
NOTED = re.compile(r"-|\?|[23]x|x2|/2|e[+-]?(\d+|x)?|[+-]?x|\+/-x|x\+3|X|1:5|6\+|<[5xe]|\+2/6|-/S/A|F/-/A|F/S/-")


def read(name: str) -> list[dict[str, str]]:
    """The cards of an expansion."""
    first, *lines = (FACTS / f"{name}.tsv").read_text("utf-8").removesuffix("\n").split("\n")
    assert first.split("\t") == COLUMNS
    return [dict(zip(COLUMNS, line.split("\t"), strict=True)) for line in lines]


CARDS = [card for name in SETS for card in read(name)]
BY_NAME = {card["name"]: card for card in CARDS}


def words(card: dict[str, str], column: str) -> list[str]:
    """The words of a cell that lists some; `.` is none."""
    return [] if card[column] == "." else card[column].split(" ")


def test_all_1073_cards_are_there_once() -> None:
    assert {path.stem for path in FACTS.glob("*.tsv")} == set(SETS)
    assert {name: len(read(name)) for name in SETS} == SETS
    assert len(CARDS) == 1073
    assert len({card["code"] for card in CARDS}) == 1073
    assert len(BY_NAME) == 1073


@pytest.mark.parametrize(("number", "name"), list(enumerate(SETS, start=1)))
def test_codes_count_up_within_their_expansion(number: int, name: str) -> None:
    assert [card["code"] for card in read(name)] == [f"{number:02d}{k:03d}" for k in range(1, SETS[name] + 1)]


def test_no_sentence_has_slipped_in() -> None:
    for card in CARDS:
        assert all(0 < len(cell) <= 60 or column == "keywords" for column, cell in card.items()), card["code"]
        assert all(cell and cell == cell.strip() for cell in card.values()), card["code"]
        assert card["name"] == card["name"].upper()
        assert not re.search(r"[.!?] \w+ \w+ ", card["name"]), card["name"]


def test_types_affiliations_and_sides_are_known() -> None:
    """DT-350, DT-351."""
    assert Counter(card["type"] for card in CARDS) == TYPES
    assert {faction for card in CARDS for faction in words(card, "factions")} == FACTIONS
    assert all(len(words(card, "factions")) in (1, 2) for card in CARDS)
    assert {card["side"] for card in CARDS if card["type"] == "warrior"} == SIDES
    assert {card["side"] for card in CARDS if card["type"] != "warrior"} == {"."}


def test_warriors_stand_where_their_affiliation_puts_them() -> None:
    """DT-288: whoever is neither Dark Legion nor Tribal is a Doomtrooper, but for two outside the areas."""
    for card in CARDS:
        if card["type"] == "warrior":
            factions, sides = set(words(card, "factions")), set(words(card, "side"))
            assert ("legion" in factions) == ("legion" in sides), card["name"]
            assert not factions & TRIBES or sides == {"tribal"}, card["name"]
            assert not FOLLOWERS & set(words(card, "keywords")) or "legion" in sides, card["name"]
    assert [card["name"] for card in CARDS if card["side"] == "aside"] == ["RENEGADE APOSTATE", "LOCAL THUG"]


def test_warriors_beasts_and_warzones_have_four_ratings() -> None:
    """DT-357."""
    for card in CARDS:
        values = [card[rating] for rating in RATINGS]
        if card["type"] == "warrior":
            assert all(re.fullmatch(r"\d+|-|\?", value) for value in values), card["name"]
            assert values[3] == "?" or 1 <= int(values[3]) <= 30, card["name"]
            assert all(int(value) <= 26 for value in values[:3] if value not in "-?"), card["name"]
        elif card["type"] in ("beast", "warzone"):
            assert all(NUMBER.fullmatch(value) and -4 <= int(value) <= 6 for value in values[:3]), card["name"]
            assert values[3] == "x2" or 0 <= int(values[3]) <= 6, card["name"]


def test_other_values_are_numbers_or_known_notations() -> None:
    for card in CARDS:
        for rating in RATINGS:
            value = card[rating]
            if NUMBER.fullmatch(value):
                assert -20 <= int(value) <= 30, card["name"]
            else:
                assert value == "." or NOTED.fullmatch(value), (card["name"], value)


def test_icons_limits_and_rarities_are_known() -> None:
    assert Counter(card["after"] for card in CARDS) == {"+": 444, "-": 226, "x": 64, ".": 339}
    assert Counter(card["limit"] for card in CARDS) == {"5": 996, "1": 50, "0": 27}
    assert {card["rarity"] for card in CARDS} == listed("C1 C2 C3 U U1 U2 U3 R P")
    assert all((card["rarity"] == "P") == card["code"].startswith("08") for card in CARDS)


def test_keywords_are_a_closed_list_for_each_type() -> None:
    seen: dict[str, set[str]] = {}
    for card in CARDS:
        keywords = words(card, "keywords")
        assert len(set(keywords)) == len(keywords), card["name"]
        seen.setdefault(card["type"], set()).update(keywords)
    assert {kind: found for kind, found in seen.items() if found} == KEYWORDS


def test_keywords_that_go_together() -> None:
    for card in CARDS:
        keywords, name = set(words(card, "keywords")), card["name"]
        # PUNISHER COMBO is a Fight weapon and a Shoot weapon, and no Fight/Shoot weapon
        assert len(keywords & WEAPONS) <= 1 or name == "PUNISHER COMBO", name
        assert not keywords & GUNS or keywords & WEAPONS, name
        assert not any(key.endswith("-machine-gun") for key in keywords) or "machine-gun" in keywords, name
        assert not keywords & VEHICLES or "vehicle" in keywords, name
        assert not keywords & {"sergeant", "captain"} or "commander" in keywords, name
        assert "cultist" not in keywords or ("heretic" in keywords and card["side"] == "doomtrooper legion"), name
        assert not keywords & {"apostle", "corporate-leader"} or {"personality", "never-fights"} < keywords, name
        if card["type"] == "symmetry":
            assert len(keywords) == 1, name
        if card["type"] == "warzone":
            assert len(keywords) == 1, name


def test_every_spell_has_one_of_eight_aspects() -> None:
    """DT-146; any caster may cast REPUDIATE."""
    spells = {card["name"]: ASPECTS & set(words(card, "keywords")) for card in CARDS if card["type"] == "art"}
    assert len(ASPECTS) == 8
    assert [name for name, aspects in spells.items() if len(aspects) != 1] == ["REPUDIATE"]


def test_warriors_that_may_never_fight_have_dashes_for_ratings() -> None:
    dashes = {card["name"] for card in CARDS if card["type"] == "warrior" and [card[r] for r in "FSA"] == ["-"] * 3}
    never = {card["name"] for card in CARDS if card["type"] == "warrior" and "never-fights" in words(card, "keywords")}
    assert dashes == never
    assert len(never) == 14


def test_facts_follow_the_print() -> None:
    """Numbers, icons and keywords that earlier card lists had otherwise than the printed cards."""
    ratings = {
        "KOMMANDANT": "6 5 9 10",
        "VENUSIAN JUNGLE": "2 -2 3 3",
        "VICTORIA": "3 -1 2 2",
        "GOLGOTHA UNLEASHED": "8 - 8 12",
        "GOLGOTHA–MISTRESS OF SYMMETRY": "- - - 12",
        "GOLGOTHA–THE WARRIOR PRINCESS": "14 - 6 12",
        "CYBERNETIC POWER ARM": "4 . . .",
        "SECRET HQ": ". . 1 .",
        "RAMPAGE!": "2x 2x 2x .",
    }
    assert {name: " ".join(BY_NAME[name][rating] for rating in RATINGS) for name in ratings} == ratings
    after = {"WANNA PLAY?": "+", "PERFECT HIT": "x", "SPELLBOUND": "+", "STRANGLEHOLD": "+"}
    assert {name: BY_NAME[name]["after"] for name in after} == after
    keywords = {
        "COMBAT ARMOR": "armor",
        "CYBERNETIC POWER ARM": ".",
        "PUNISHER COMBO": "weapon-fight weapon-shoot",
        "SCION OF ILIAN": "follower-of-ilian child-of-ilian",
    }
    assert {name: BY_NAME[name]["keywords"] for name in keywords} == keywords


def test_how_many_cards_are_of_a_kind() -> None:
    count = Counter(key for card in CARDS for key in words(card, "keywords"))
    assert count["personality"] == 80
    assert sum(count[key] for key in WEAPONS) == 45  # 44 weapons, one of which is two kinds
    assert (count["vehicle"], count["armor"], count["poison"]) == (40, 11, 8)
    assert (count["sergeant"], count["captain"], count["commander"]) == (6, 8, 21)
    assert (count["apostle"], count["corporate-leader"], count["cultist"]) == (5, 5, 5)
    assert (count["virus"], count["ritual"], count["prophecy"]) == (5, 4, 5)
    assert all(count[kind] >= 2 for kind in KINDS)
    assert all(count[kind] == 1 for kind in TITLED)


def test_a_nepharite_of_algeroth_is_a_nepharite_that_follows_him() -> None:
    for card in CARDS:
        keywords = set(words(card, "keywords"))
        assert ("nepharite-of-algeroth" in keywords) == ({"nepharite", "follower-of-algeroth"} <= keywords), card[
            "name"
        ]


def test_the_prophet_follows_every_apostle() -> None:
    assert set(words(BY_NAME["METROPOLITAN PROPHET"], "keywords")) == FOLLOWERS


def test_czech_names_are_there_where_they_are_known() -> None:
    czech = [card["cs"] for card in CARDS if card["cs"] != "."]
    assert len(czech) == len(set(czech)) == 89
    assert all(name == name.upper() for name in czech)
    known = {
        "MISCOMMUNICATION": "KOMUNIKAČNÍ ŠUM",
        "INSPIRED": "BOHEM POŽEHNANÝ",
        "SMELL OF WAR": "CHUŤ VÁLKY",
        "UNDEAD LEGIONNAIRE": "NEMRTVÝ LEGIONÁŘ",
        "ETOILES MORTANT": "SMRTÍCÍ HVĚZDY",
        "DON'T CALL AGAIN!": "UŽ ANI SLOVO",
        "WAVE OF RIGHTEOUSNESS": "VLNA POCTIVOSTI",
        "BAUHAUS BANK": "BAUHAUSSKÁ KORPORAČNÍ BANKA",
    }
    assert {name: BY_NAME[name]["cs"] for name in known} == known
