"""The text of a card, generated from its abilities: a small method for each class of node, a saying in each language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import partial
from importlib import import_module
from typing import Any, Final

from grognard.games.doomtrooper import words as w
from grognard.games.doomtrooper.facts import facts, words_of
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.language import terms
from grognard.games.doomtrooper.language.selectors import ANY as WHATEVER
from grognard.games.doomtrooper.language.selectors import AS_ATTACKER, AS_DEFENDER, NO_PART, Case, Which
from grognard.games.doomtrooper.language.statics import Aura
from grognard.games.doomtrooper.language.void import Void
from grognard.games.doomtrooper.text.names import CardNames
from grognard.games.doomtrooper.text.phrases import (
    ANY_ONE,
    CLASS,
    EVERY,
    FOLLOWER,
    GIFT,
    NO_ONE,
    ONE,
    PLURALS,
    THE,
    THIS,
    Phrase,
    Thing,
    kind_title,
    names_personality,
    taken_apart,
)
from grognard.games.doomtrooper.text.say_base import PIECES
from grognard.games.doomtrooper.text.say_effects import EffectSayings
from grognard.games.doomtrooper.text.say_plays import PlaySayings
from grognard.games.doomtrooper.text.say_statics import StaticSayings, is_denial
from grognard.text.lang import FILLER, Count, Word, sentence
from grognard.text.typography import signed

COMMAS: Final = re.compile(r" ?,(?: ?,)+")
CLOSED: Final = re.compile(r",\s*([.;:])")
ADDED: Final = {w.BEAST: "added.beast", w.WARZONE: "added.warzone"}  # whose ratings are others' modifiers
FOLLOWERS: Final = frozenset(
    f"{FOLLOWER}{apostle}" for apostle in ("algeroth", "demnogonis", "ilian", "muawijhe", "semai")
)
CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")


def method_name(node: object) -> str:
    """`DiscardEvery` is said by `discard_every`, `When` by `when_`: a bare `when` is the moment of a play."""
    name = CAPITAL.sub("_", type(node).__name__).lower()
    return f"{name}_" if name in ("raise", "when") else name


class Clause(str):
    """A saying with its own subject, which cannot share a sentence with others."""

    __slots__ = ()


class CardText(PlaySayings, StaticSayings, EffectSayings):
    """The texts of the cards in one language."""

    def __init__(self, tongue: CardNames) -> None:
        self.tongue = tongue
        self.cards = tongue.cards
        self.lang = tongue.lang
        code = tongue.lang.code
        self.words: Any = import_module(f"grognard.games.doomtrooper.text.cards_{code}")
        self.nouns: Any = import_module(f"grognard.games.doomtrooper.text.nouns_{code}")
        self.sayings: dict[str, str] = self.words.SAYINGS
        self.kind = 0  # the card that is being said
        self.title = tongue.words.TITLE
        self.may = False
        self.this_turn = self.sayings["this_turn"]

    # Words

    def fill(self, key: str, **words: object) -> str:
        """A saying, filled; the beginning of a sentence is not yet a capital."""
        if self.may and f"{key}.may" in self.sayings:
            key, self.may = f"{key}.may", False
        return tidy(FILLER.vformat(self.sayings[key], (), words))

    def clause(self, key: str, **words: object) -> Clause:
        """A saying that is a sentence by itself."""
        return Clause(self.fill(key, **words))

    def count(self, n: int) -> Count:
        """A number that can count something."""
        return Count(n, self.lang, self.words.COUNTED)

    def join(self, parts: Iterable[str], word: str = "") -> str:
        """`a, b and c`."""
        return self.lang.join(list(parts), word)

    def noun(self, head: str, det: str) -> Phrase:
        """A plain noun."""
        phrase: Phrase = self.nouns.phrase(Thing(head), det)
        return phrase

    def which(
        self, which: Which, det: str = ANY_ONE, owner: Which | None = None, unit: bool = False, own: bool = False
    ) -> Phrase:
        """A class of cards; mentioned again it is only called what it is."""
        thing = self.apart(which)
        if own:
            thing.whose = which.whose  # also in the area of the card that says it
        if thing.unique:
            det = THE  # there is only one (DT-273)
        if thing.unlike:
            kind = CLASS if det in PLURALS else ONE
            thing.unlike = self.which(Which(terms.WARRIOR, thing.unlike), kind).said("pred")
        if unit:
            thing.places.insert(0, "unit")
        if owner is not None:
            if thing.whose == owner.whose:
                thing.whose = 0
            thing.owner = self.which(owner, self.nouns.OWNED_BY)
        phrase: Phrase = self.nouns.phrase(thing, det)
        heads = {"attacker", "defender", "combatant"}
        again = Thing("warrior" if which.type == w.WARRIOR and thing.head not in heads else thing.head)
        phrase.later = self.nouns.phrase(again, THE)
        return phrase

    def apart(self, which: Which) -> Thing:
        """A class of cards, taken apart, with the titles of kinds as the reader reads them."""
        thing = taken_apart(which, self.nouns.NOUNS)
        thing.unique = len(thing.titles) == 1 and names_personality(thing.titles[0])
        thing.titles = [self.title.format(self.kind_name(title)) for title in thing.titles]
        return thing

    def kind_name(self, keyword: str) -> str:
        """A kind of warriors by the title of its card."""
        return self.card_name(kind_title(keyword))

    def card_name(self, code: str) -> str:
        """A card by its title."""
        return self.tongue.title(code, facts()[code].name)

    def ratings(self, which: Sequence[int]) -> str:
        """`F, S and A`."""
        return self.join(self.tongue.words.RATINGS[rating] for rating in which)

    def amounts(self, amounts: Sequence[int]) -> str:
        """`+2 to F and S and −1 to A`."""
        parts = []
        for amount in dict.fromkeys(n for n in amounts if n):
            ratings = self.ratings([rating for rating in range(len(amounts)) if amounts[rating] == amount])
            parts.append(self.fill("amount", n=signed(amount), ratings=ratings))
        return self.join(parts)

    def changed_by(self, amounts: Sequence[int]) -> str:
        """`F and S by 2`: how much ratings fall or rise."""
        parts = []
        for amount in dict.fromkeys(n for n in amounts if n):
            ratings = self.ratings([rating for rating in range(len(amounts)) if amounts[rating] == amount])
            parts.append(self.fill("amount.by", n=abs(amount), ratings=ratings))
        return self.join(parts)

    # Word order

    def opened(self, said: str, it: Phrase) -> str:
        """A clause behind an opening phrase: a Czech verb, or its pronoun, comes before its subject there."""
        if not self.words.VERB_FIRST:
            return said
        for subject in (tidy(it.said("")), self.fill("foe_of", it=it)):
            if said.startswith(f"{subject} "):
                before, *rest = said[len(subject) :].split()
                if before in self.words.ADVERBS:
                    before, rest = rest[0], [before, *rest[1:]]
                return " ".join([before, subject, *rest])
        return said

    # Conditions

    def case(self, case: Case, it: Phrase, bearer: bool = True) -> str:
        """When an ability holds; whom its bearer must be only where the sentence names the bearer next."""
        parts = []
        if case.part == AS_ATTACKER:
            parts.append(self.fill("case.attacking", it=it))
        elif case.part == AS_DEFENDER:
            parts.append(self.fill("case.defending", it=it))
        elif case.part != NO_PART and case.tactic == WHATEVER:
            parts.append(self.fill("case.in_combat", it=it))
        if case.tactic != WHATEVER:
            parts.append(self.fill("case.fight" if case.tactic == w.FIGHT else "case.shoot"))
        if case.weapon:
            key = "case.weapon" if case.weapon in self.nouns.NOUNS else "case.weapon.card"
            parts.append(self.fill(key, it=it, weapon=self.weapon(case.weapon)))
        if case.overwhelms:
            named = self.ratings([case.tactic]) if case.tactic != WHATEVER else self.sayings["combat_rating"]
            parts.append(self.fill("case.overwhelms", rating=named))
        if case.foe is not None:
            parts.append(self.fill("case.foe", foe=self.which(case.foe, ONE)))
        said = " ".join(parts)
        if bearer and case.bearer is not None:
            said = f"{said} {self.fill('case.bearer', it=it, what=self.which(case.bearer, ONE))}".lstrip(" ,")
        return said

    def weapon(self, keyword: str) -> Phrase | Word:
        """A weapon by its kind, or by its card."""
        return (
            self.noun(keyword, ONE)
            if keyword in self.nouns.NOUNS
            else self.tongue.called("CARD", self.title.format(self.kind_name(keyword)))
        )

    # The whole text

    def say(self, node: Any, it: Phrase) -> str:
        """What a node does, about somebody."""
        said: str = getattr(self, method_name(node))(node, it)
        return said

    def bearer(self) -> Phrase:
        """The subject of a card's abilities: the warrior itself, or the bearer of the card."""
        if self.cards.type[self.kind] == w.WARRIOR:
            return self.noun("warrior", THIS)
        if self.cards.traits[self.kind] & w.VEHICLE:
            return self.warrior_with("inside")
        if self.cards.traits[self.kind] & w.VIRUS:
            ill = Thing("warrior")
            ill.adjectives.append("infected")
            phrase: Phrase = self.nouns.phrase(ill, ONE)
            return phrase
        given = [play for play in self.cards.plays[self.kind] if play.lies == p.ON_TARGET]
        for play in given:
            if play.on is not None and play.on.type == w.EQUIPMENT:
                return self.warrior_with("inside" if play.on.trait & w.VEHICLE else "using")
        return self.noun("warrior", THE) if given else self.noun("card", THIS)

    def warrior_with(self, key: str) -> Phrase:
        """The warrior, told from others by what follows."""
        phrase = self.noun("warrior", THE)
        cases = {case: f"{form} {self.sayings[key]}" for case, form in phrase.cases.items()}
        return Phrase(cases, False, phrase.gender, phrase.agree)

    def text(self, kind: int) -> str:
        """Everything a card does, in whole sentences."""
        return " ".join(self.clauses(kind))

    def clauses(self, kind: int) -> list[str]:
        """The sentences one by one."""
        self.kind = kind
        cards = self.cards
        if cards.void[kind]:
            return [stopped(sentence(self.void(Void(cards.void[kind]), self.noun("card", THIS))))]
        it = self.bearer()
        clauses: list[str] = []
        before = ""
        for play in cards.plays[kind]:
            said = self.played(play, it)
            again = len(said) > 1 and said[0] == before  # another effect at the same price
            before = said[0] if said else before
            if again:
                said = [self.fill("or_else", done=said[1]), *said[2:]]
            elif clauses and said and said[0]:
                said = [self.fill("or_else", done=said[0]), *said[1:]]  # another way to play it
            clauses += said
        clauses = [clause for k, clause in enumerate(clauses) if clause not in clauses[k + 1 :]]
        if cards.type[kind] in ADDED:
            clauses.append(self.fill(ADDED[cards.type[kind]]))
        if "never-fights" in cards.keywords[kind]:
            clauses.append(self.fill("never_fights", it=it))
        elif cards.type[kind] == w.WARRIOR and cards.traits[kind] & w.VEHICLE:
            clauses.append(self.fill("never_covered", it=it))  # DT-079, DT-083
        clauses += self.lasting(cards.statics[kind], it)
        if cards.traits[kind] & w.CULTIST:
            clauses.append(self.fill("cultist"))  # DT-298
        for auras in self.grouped(cards.auras[kind], it):
            clauses += self.auras(auras, it)
        for ability in (*cards.acts[kind], *cards.whens[kind], *cards.opens[kind]):
            clauses.append(self.say(ability, it))
        clauses += self.afterwards(kind)
        return [stopped(sentence(clause)) for clause in clauses if clause]

    def way_played(self, kind: int, way: int) -> str:
        """What one of several ways to play a card does, to tell it from the others."""
        self.kind = kind
        pieces = self.played(self.cards.plays[kind][way], self.bearer())
        return tidy(" ".join(pieces[1:] or pieces)).rstrip(".")

    def way_used(self, kind: int, way: int) -> str:
        """What one of several ways to use a card does."""
        self.kind = kind
        return tidy(self.say(self.cards.acts[kind][way], self.bearer())).rstrip(".")

    def grouped(self, auras: Sequence[Aura], it: Phrase) -> list[list[Aura]]:
        """Group what a card gives to the same warriors in the same cases."""
        groups: dict[tuple[bool, str, str], list[Aura]] = {}
        for aura in auras:
            key = (is_denial(aura.static), self.receivers(aura).said(""), self.while_(aura, it))
            groups.setdefault(key, []).append(aura)
        return list(groups.values())

    def auras(self, nodes: Sequence[Aura], it: Phrase) -> list[str]:
        """What a card gives to a class of warriors, and while it does."""
        receivers = self.receivers(nodes[0])
        given = self.lasting([node.static for node in nodes], receivers)
        while_ = self.while_(nodes[0], it)
        if while_:
            given = [self.fill("in_case", case=while_, said=self.opened(clause, receivers)) for clause in given]
        said = given
        if any(node.alone for node in nodes):
            return [*said, self.fill("aura.alone")]
        if any(node.present for node in nodes):
            return [*said, self.fill("aura.present")]
        adds_up = self.cards.traits[self.kind] & w.VIRUS  # DT-346: other viruses do not
        return [*said, self.fill("aura.adds_up")] if adds_up else said

    def aura(self, node: Aura, it: Phrase) -> str:
        """One of them."""
        return PIECES.join(self.auras([node], it))

    def receivers(self, node: Aura) -> Phrase:
        """Who has an aura's ability."""
        return self.which(node.which, NO_ONE if is_denial(node.static) else EVERY, unit=node.unit)

    def while_(self, node: Aura, it: Phrase) -> str:
        """While an aura acts, and how often."""
        parts = []
        if node.here:
            parts.append(self.fill("aura.here" if self.cards.type[self.kind] == w.WARZONE else "aura.there"))
        if node.area:
            parts.append(self.fill("aura.area", place=self.words.IN_AREA[w.PLACES[node.area]]))
        if self.cards.type[self.kind] == w.EQUIPMENT and self.cards.traits[self.kind] & w.VEHICLE:
            parts.append(self.fill("aura.aboard"))  # DT-081
        if node.bearer is not None:
            parts.append(self.fill("aura.bearer", it=it, what=self.which(node.bearer, ONE)))
        if node.each:
            parts.append(self.fill("aura.each"))
        return ", ".join(parts)

    def lasting(self, statics: Sequence[Any], it: Phrase) -> list[str]:
        """Lasting abilities of one subject; those that hold in the same case share a sentence."""
        out: list[str] = []
        groups: dict[str, list[str]] = {}
        for static in statics:
            said = self.say(static, it)
            if isinstance(said, Clause):
                out.append(said)
            elif said:
                groups.setdefault(self.case(static.case, it), []).extend(said.split(PIECES))
        shared = []
        for case, parts in groups.items():
            said = tidy(f"{it.said('')} {self.join(parts)}")
            shared.append(self.fill("in_case", case=case, said=self.opened(said, it)) if case else said)
        return shared + out

    # What it is

    def tags(self, kind: int) -> str:
        """What a card is besides its type: side, kinds, weapon, whatever else it counts as."""
        cards = self.cards
        fact = facts()[cards.codes[kind]]
        is_plain = cards.affiliations[kind] & w.LEGION_ICON and "doomtrooper" not in fact.sides
        told = "legion" if is_plain else ""  # its affiliation says it
        sides = [self.words.SIDES[side] for side in fact.sides if side != told]
        words = set(fact.keywords) - {"never-fights"}  # said in a sentence
        own = "-".join(words_of(fact.name))
        if own not in w.TRAITS:
            words.discard(own)  # a kind named after the card itself
        if words >= FOLLOWERS:
            words = words - FOLLOWERS | {f"{FOLLOWER}all"}
        words.discard("nepharite-of-algeroth")  # a Nepharite and a follower of Algeroth: both are said
        for word in tuple(words):
            words -= {longer for longer in words if longer != word and word.endswith(f"-{longer}")}
        known = sorted(words, key=partial(order, tuple(self.nouns.NOUNS)))
        return ", ".join([*sides, *(self.tag(word) for word in known)])

    def tag(self, keyword: str) -> str:
        """A keyword as it stands on a card."""
        if keyword in self.words.TAGS:
            return str(self.words.TAGS[keyword])
        if keyword in self.nouns.NOUNS or keyword.startswith((FOLLOWER, GIFT)):
            return self.which(Which(keyword), ONE).said("bare")
        return self.kind_name(keyword) if kind_title(keyword) else keyword

    def named(self, word: str) -> Word:
        """A word that does not change."""
        return Word({"": word})


def order(known: Sequence[str], word: str) -> tuple[int, str]:
    """Where a keyword stands among the tags."""
    return (known.index(word) if word in known else len(known)), word


def tidy(said: str) -> str:
    """Without doubled blanks, and with one comma where a clause closes and another opens."""
    return CLOSED.sub(r"\1", COMMAS.sub(",", " ".join(said.split())))


def stopped(said: str) -> str:
    """With its full stop, which an abbreviation at the end has already."""
    said = tidy(said).rstrip(",")
    return said if said.endswith(".") else f"{said}."
