"""What a class of cards is called: the noun and what stands around it, without a word of any language yet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final

from grognard.games.doomtrooper import words as w
from grognard.games.doomtrooper.facts import facts, words_of
from grognard.games.doomtrooper.language.selectors import (
    ANY,
    ANYBODYS,
    AS_ATTACKER,
    AS_DEFENDER,
    IN_COMBAT,
    NO_PART,
    Which,
)
from grognard.text.lang import Word

# How many are meant, and which
ANY_ONE: Final = "any"  # any warrior: the player's choice
EVERY: Final = "all"  # all warriors
NO_ONE: Final = "none"  # no warrior, where a language negates the verb besides; else all warriors
CLASS: Final = "class"  # warriors
ONE: Final = "one"  # a warrior
THE: Final = "the"  # the warrior spoken of
THIS: Final = "this"  # this warrior: the card itself
PLURALS: Final = frozenset({EVERY, CLASS})

WEAPONS: Final = (
    (w.WEAPON_FIGHT | w.WEAPON_SHOOT, 0, "weapon-fight-shoot"),
    (w.WEAPON_SHOOT, w.WEAPON_FIGHT, "weapon-shoot-only"),
    (w.WEAPON_FIGHT, w.WEAPON_SHOOT, "weapon-fight-only"),
    (w.WEAPON_SHOOT, 0, "weapon-shoot-or-both"),
    (w.WEAPON_FIGHT, 0, "weapon-fight-or-both"),
)
PARTS: Final = {AS_ATTACKER: "attacker", AS_DEFENDER: "defender", IN_COMBAT: "combatant"}
# Kinds of card that have a noun of their own; other keywords are titles of cards, which stand behind `warrior`
FOLLOWER: Final = "follower-of-"
GIFT: Final = "gift-of-"
# What a warrior may count as besides: a class of warriors that are so reads otherwise than one of such cards
CONSIDERED: Final = frozenset({"vehicle", "airship", "tank", "submarine", "beast", "fortification"})


class Thing:
    """A class of cards, taken apart: a head noun, whose it is, and what else is said of it."""

    def __init__(self, head: str, whose: int = ANYBODYS) -> None:
        self.head = head
        self.whose = whose
        self.apostles: list[str] = []  # whose follower or gift
        self.titles: list[str] = []  # the cards that give kinds of warriors their names; any of them
        self.unique = False  # its one title is that of a personality
        self.affiliations: list[str] = []  # any of them
        self.sides: list[str] = []  # any of them, where the head does not say it
        self.adjectives: list[str] = []
        self.places: list[str] = []  # where it is
        self.considered: list[str] = []  # nouns that a warrior counts as (DT-083, DT-289)
        self.also: list[str] = []  # nouns it must be too
        self.never: list[str] = []  # nouns it must not be
        self.outside: list[str] = []  # affiliations it must not have
        self.other = False  # not the card that speaks
        self.at_most = 0  # its printed V
        self.at_least = 0
        self.total_at_most = 0
        self.victor = False  # it has just killed a warrior of higher total V
        self.afoot = False  # neither in a vehicle nor considered one
        self.aboard = ""  # the vehicle that it uses or is considered
        self.not_aboard: list[str] = []  # … but none of these
        self.having = ""  # the vehicle or the beast that it has …
        self.counting = ""  # … or is considered
        self.unlike = ""  # a kind of warriors it must not belong to, by its title
        self.owner: Phrase | None = None  # of whom
        self.notes: list[str] = []  # what only a clause can say, said already


class Phrase(Word):
    """A noun with its determiner in every case; verbs `gains|gain` and participles `~killed` agree with it."""

    def __init__(
        self, cases: Mapping[str, str], plural: bool = False, gender: str = "", agree: Agree | None = None
    ) -> None:
        super().__init__(cases)
        self.plural = plural
        self.gender = gender
        self.agree = agree
        self.later: Phrase = self  # how it is called when it is mentioned again

    def said(self, spec: str) -> str:
        if "|" in spec:
            one, many = spec.split("|")
            return many if self.plural else one
        if spec.startswith("~") and self.agree is not None:
            return self.agree(spec[1:], self.gender, self.plural)
        return super().said(spec)


Agree = Callable[[str, str, bool], str]


@cache
def kind_title(keyword: str) -> str:
    """The code of the card that a kind of warriors is named after, or nothing."""
    wanted = keyword.split("-")
    for fact in facts().values():
        if words_of(fact.name) == wanted:
            return fact.code
    return ""


def names_personality(keyword: str) -> bool:
    """Whether a kind of warriors is named after a personality, so that there is one of them at most (DT-273)."""
    code = kind_title(keyword)
    return code != "" and "personality" in facts()[code].keywords


def bit_words(words: Sequence[str], bits: int) -> list[str]:
    """The words whose bits are set."""
    return [word for n, word in enumerate(words) if bits >> n & 1]


def named_head(which: Which, nouns: Mapping[str, object]) -> Thing:
    """The noun that says most of a class, with nothing around it yet."""
    keyword = which.keyword
    if keyword.startswith(FOLLOWER):
        thing = Thing("follower", which.whose)
        thing.apostles = [word.removeprefix(FOLLOWER) for word in (keyword, *which.or_keywords)]
        return thing
    if keyword.startswith(GIFT):
        thing = Thing("gift", which.whose)
        thing.apostles = [word.removeprefix(GIFT) for word in (keyword, *which.or_keywords)]
        return thing
    if keyword in nouns and not which.or_keywords:
        return Thing(keyword, which.whose)
    thing = Thing("card" if which.type == ANY else w.TYPES[which.type], which.whose)
    if which.shared:
        thing.head = "shared"
    elif which.proper:
        thing.head = f"{thing.head}-card"
    elif which.or_types:
        thing.head = "-or-".join([thing.head, *[w.TYPES[number] for number in which.or_types]])
    thing.titles = [keyword, *which.or_keywords] if keyword else []
    return thing


def traits_of(which: Which) -> tuple[list[str], list[str]]:
    """The traits a class must have and must not have; weapons by what they are as a whole."""
    must, lacking = which.trait, which.lacking
    found = ["weapon"] if which.armed else []
    for has, lacks, name in WEAPONS:
        if must & has == has and lacking & lacks == lacks:
            found.append(name)
            must &= ~has
            lacking &= ~lacks
    return found + bit_words(w.TRAITS, must), bit_words(w.TRAITS, lacking)


def taken_apart(which: Which, nouns: Mapping[str, object]) -> Thing:
    """A class of cards as a noun and what is said around it."""
    thing = named_head(which, nouns)
    thing.never = sharpen_head(thing, which)
    if which.but_type != ANY:
        thing.never.append(w.TYPES[which.but_type])
    if which.or_trait:
        thing.head = "-or-".join([thing.head, *bit_words(w.TRAITS, which.or_trait)])
    if which.prisoner:
        thing.adjectives.append("prisoner")
    thing.afoot = which.afoot
    thing.victor = which.victor
    if which.aboard:
        thing.aboard = bit_words(w.TRAITS, which.aboard)[0]
        thing.not_aboard = bit_words(w.TRAITS, which.not_aboard)
    if which.having:
        thing.having = bit_words(w.TRAITS, which.having)[0]
        thing.counting = bit_words(w.TRAITS, which.considered)[0]  # `vehicle` comes before its kinds
    if which.capable:
        thing.adjectives.append("capable")
    thing.affiliations = bit_words(w.AFFILIATIONS, which.affiliation)
    if which.affiliation & w.CORPORATIONS == w.CORPORATIONS:
        rest = bit_words(w.AFFILIATIONS, which.affiliation & ~w.CORPORATIONS)
        thing.affiliations = ["corporation", *rest]
    thing.unlike = which.unlike
    thing.outside = bit_words(w.AFFILIATIONS, which.no_affiliation)
    if which.healthy:
        thing.adjectives.append("healthy")
    if which.wounded:
        thing.adjectives.append("wounded")
    thing.places += places_of(which)
    if which.same_area:
        thing.whose = ANYBODYS  # of whoever has the card in the area
    if which.at_most != ANY:
        thing.at_most = which.at_most
    if which.at_least != ANY:
        thing.at_least = which.at_least
    if which.total_at_most != ANY:
        thing.total_at_most = which.total_at_most
    thing.other = which.but_itself
    return thing


def sharpen_head(thing: Thing, which: Which) -> list[str]:
    """Let the first trait, side or part in combat that has a noun be the head; say the others around it.

    Returns the traits that the cards must not have and that are still to be said.
    """
    must, lacking = traits_of(which)
    free = not which.keyword  # the head can still become a better noun
    for trait in must:
        if which.type == w.WARRIOR and trait in CONSIDERED:
            thing.considered.append(trait)
        elif free:
            thing.head, free = trait, False
        else:
            thing.also.append(trait)
    sides = bit_words(w.SIDES, which.side)
    if free and sides in (["doomtrooper"], ["tribal"]):
        thing.head, free = sides[0], False
    else:
        thing.sides = sides
    if free and lacking == ["personality"] and not which.part:
        thing.head, free, lacking = "non-personality", False, []
    if which.part != NO_PART:
        if free and not sides and not (which.part == IN_COMBAT and which.whose):
            thing.head = PARTS[which.part]
        else:
            thing.places.append(PARTS[which.part])
    return lacking


def one_of(which: Which) -> str:
    """How the one card is determined that a play is aimed at: it is chosen, unless there can be only one (DT-176)."""
    return THE if which.main else ANY_ONE


def places_of(which: Which) -> list[str]:
    """Where the cards of a class are, in the order in which it is said."""
    places = []
    if which.area and not which.same_area:
        anybodys = which.whose == ANYBODYS and which.area in (w.SQUAD, w.KOHORT, w.OUTPOST)
        places.append(f"{'any-' if anybodys else ''}{w.PLACES[which.area]}")
    if which.covered:
        places.append("covered")
    if which.riding != ANY:
        places.append("riding-beast" if which.riding == w.BEAST else "riding-vehicle")
    if which.tactic != ANY:
        places.append("fight" if which.tactic == w.FIGHT else "shoot")
    if which.placed:
        places.append("placed")
    if which.in_zone:
        places.append("warzone")
    if which.of_foe:
        places.append("of-foe")
    if which.acting:
        places.append("acting")
    if which.gifted:
        places.append("gifted")
    if which.lower:
        places.append("lower")
    if which.named:
        places.append("named")
    if which.same_area:
        places.append(f"same-{w.PLACES[which.area]}" if which.area else "same-area")
    if which.comrade:
        places.append("comrade")
    if which.but_its_kind:
        places.append("other-kind")
    return places
