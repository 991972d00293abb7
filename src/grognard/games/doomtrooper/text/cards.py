"""What a card does, said from its abilities: one small method for each class of node, one saying in each language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from grognard.games.doomtrooper import plays as p
from grognard.games.doomtrooper import words as w
from grognard.games.doomtrooper.facts import facts, words_of
from grognard.games.doomtrooper.select import ANY as WHATEVER
from grognard.games.doomtrooper.select import AS_ATTACKER, AS_DEFENDER, NO_PART, Case, Which
from grognard.games.doomtrooper.statics import Aura
from grognard.games.doomtrooper.text.phrases import (
    ANY_ONE,
    EVERY,
    FOLLOWER,
    GIFT,
    ONE,
    THE,
    THIS,
    Phrase,
    Thing,
    kind_title,
    taken_apart,
)
from grognard.games.doomtrooper.text.say_base import PIECES
from grognard.games.doomtrooper.text.say_effects import EffectSayings
from grognard.games.doomtrooper.text.say_plays import PlaySayings
from grognard.games.doomtrooper.text.say_statics import StaticSayings
from grognard.text.lang import FILLER, Count, Word, sentence

if TYPE_CHECKING:
    from grognard.games.doomtrooper.text.tongue import DoomTongue

CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")


def method_name(node: object) -> str:
    """`DiscardEvery` is said by `discard_every`, `When` by `when_`: a bare `when` is the moment of a play."""
    name = CAPITAL.sub("_", type(node).__name__).lower()
    return "when_" if name == "when" else name


class Clause(str):
    """A saying with a subject of its own: it shares its sentence with nobody."""

    __slots__ = ()


class CardText(PlaySayings, StaticSayings, EffectSayings):
    """The texts of the cards in one language."""

    def __init__(self, tongue: DoomTongue) -> None:
        self.tongue = tongue
        self.cards = tongue.cards
        self.lang = tongue.lang
        code = tongue.lang.code
        self.words: Any = import_module(f"grognard.games.doomtrooper.text.cards_{code}")
        self.nouns: Any = import_module(f"grognard.games.doomtrooper.text.nouns_{code}")
        self.sayings: dict[str, str] = self.words.SAYINGS
        self.kind = 0  # the card that is being said
        self.strict = False  # whether what cannot be said is an error

    # Words

    def fill(self, key: str, **words: object) -> str:
        """A saying, filled; the beginning of a sentence is not yet a capital."""
        return " ".join(FILLER.vformat(self.sayings[key], (), words).split()).replace(",,", ",")

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

    def which(self, which: Which, det: str = ANY_ONE, owner: Which | None = None) -> Phrase:
        """A class of cards; mentioned again it is only called what it is."""
        thing = taken_apart(which, self.nouns.NOUNS)
        if thing.title:
            thing.title = self.kind_name(thing.title)
        if owner is not None:
            if thing.whose == owner.whose:
                thing.whose = 0
            thing.owner = self.which(owner)
        phrase: Phrase = self.nouns.phrase(thing, det)
        heads = {"attacker", "defender", "combatant"}
        again = Thing("warrior" if which.type == w.WARRIOR and thing.head not in heads else thing.head)
        phrase.later = self.nouns.phrase(again, THE)
        return phrase

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

    # Conditions

    def case(self, case: Case, it: Phrase) -> str:
        """When an ability holds."""
        parts = []
        if case.part == AS_ATTACKER:
            parts.append(self.fill("case.attacking", it=it))
        elif case.part == AS_DEFENDER:
            parts.append(self.fill("case.defending", it=it))
        elif case.part != NO_PART:
            parts.append(self.fill("case.in_combat", it=it))
        if case.tactic != WHATEVER:
            parts.append(self.fill("case.fight" if case.tactic == w.FIGHT else "case.shoot"))
        if case.weapon:
            parts.append(self.fill("case.weapon", it=it, weapon=self.noun(case.weapon, ONE)))
        if case.foe is not None:
            parts.append(self.fill("case.foe", foe=self.which(case.foe, ONE)))
        said = " ".join(parts)
        if case.bearer is not None:
            said = f"{said} {self.fill('case.bearer', it=it, what=self.which(case.bearer, ONE))}"
        return said

    # The whole text

    def say(self, node: Any, it: Phrase) -> str:
        """What a node does, about somebody."""
        said: str = getattr(self, method_name(node))(node, it)
        return said

    def bearer(self) -> Phrase:
        """Whom a card's abilities are about: the warrior itself, or who bears the card."""
        if self.cards.type[self.kind] == w.WARRIOR:
            return self.noun("warrior", THIS)
        if self.cards.traits[self.kind] & w.VEHICLE:
            return self.warrior_with("inside")
        for play in self.cards.plays[self.kind]:
            if play.lies == p.ON_TARGET and play.on is not None and play.on.type == w.EQUIPMENT:
                return self.warrior_with("using")
        return self.noun("warrior", THE)

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
        it = self.bearer()
        clauses: list[str] = []
        before = ""
        for play in cards.plays[kind]:
            said = self.tried(self.played, play, it)
            again = len(said) > 1 and said[0] == before  # another effect at the same price
            before = said[0] if said else before
            clauses += [self.fill("or_else", done=said[1]), *said[2:]] if again else said
        clauses += self.lasting(cards.statics[kind], it)
        for aura in cards.auras[kind]:
            clauses += self.tried(self.aura, aura, it)
        for ability in (*cards.acts[kind], *cards.whens[kind], *cards.opens[kind]):
            clauses += self.tried(self.said_once, ability, it)
        clauses += self.afterwards(kind)
        return [stopped(sentence(clause)) for clause in clauses if clause]

    def aura(self, node: Aura, it: Phrase) -> list[str]:
        """What a card gives to a class of warriors, and while it does."""
        whom = self.unit_of(node.which) if node.unit else self.which(node.which, EVERY)
        given = self.lasting([node.static], whom)
        while_ = []
        if node.here:
            while_.append(self.fill("aura.here"))
        if node.area:
            while_.append(self.fill("aura.area", place=self.nouns.PLACES[w.PLACES[node.area]]))
        if node.bearer is not None:
            while_.append(self.fill("aura.bearer", it=it, what=self.which(node.bearer, ONE)))
        if node.each:
            while_.append(self.fill("aura.each"))
        return [f"{self.join(while_)}, {clause}" if while_ else clause for clause in given]

    def unit_of(self, which: Which) -> Phrase:
        """The warriors assigned to a sergeant."""
        phrase = self.which(which, EVERY)
        unit = {case: f"{form} {self.sayings['unit']}" for case, form in phrase.cases.items()}
        return Phrase(unit, phrase.plural, phrase.gender, phrase.agree)

    def said_once(self, ability: Any, it: Phrase) -> list[str]:
        """An ability in a sentence of its own."""
        return [self.say(ability, it)]

    def tried(self, say: Callable[[Any, Phrase], list[str]], ability: Any, it: Phrase) -> list[str]:
        """The sentences of an ability, or none while one of its nodes cannot be said."""
        if self.strict:
            return say(ability, it)
        try:
            return say(ability, it)
        except (AttributeError, IndexError, KeyError):
            return []

    def predicate(self, static: Any, it: Phrase) -> list[str]:
        """What is said of the subject, behind the case in which it holds."""
        return [self.case(static.case, it), self.say(static, it)]

    def lasting(self, statics: Sequence[Any], it: Phrase) -> list[str]:
        """Lasting abilities of one subject; those that hold in the same case share a sentence."""
        out: list[str] = []
        groups: dict[str, list[str]] = {}
        for static in statics:
            for said in self.tried(self.predicate, static, it)[1:]:
                if isinstance(said, Clause):
                    out.append(said)
                else:
                    groups.setdefault(self.case(static.case, it), []).extend(said.split(PIECES))
        shared = [f"{it.said('')} {self.join(parts)} {case}".strip() for case, parts in groups.items()]
        return shared + out

    # What it is

    def tags(self, kind: int) -> str:
        """What a card is besides its type: side, kinds, weapon, whatever else it counts as."""
        cards = self.cards
        fact = facts()[cards.codes[kind]]
        sides = [self.words.SIDES[side] for side in fact.sides]
        words = set(fact.keywords) - {"-".join(words_of(fact.name))}
        for word in tuple(words):
            words -= {longer for longer in words if longer != word and word.endswith(f"-{longer}")}
        known = sorted(words, key=partial(order, tuple(self.nouns.NOUNS)))
        return ", ".join([*sides, *(self.tag(word) for word in known)])

    def tag(self, keyword: str) -> str:
        """A keyword as it stands on a card."""
        if keyword in self.words.TAGS:
            return str(self.words.TAGS[keyword])
        if keyword in self.nouns.NOUNS or keyword.startswith((FOLLOWER, GIFT)):
            return self.which(Which(keyword=keyword), ONE).said("bare")
        return self.kind_name(keyword) if kind_title(keyword) else keyword

    def named(self, word: str) -> Word:
        """A word that does not change."""
        return Word({"": word})


def order(known: Sequence[str], word: str) -> tuple[int, str]:
    """Where a keyword stands among the tags."""
    return (known.index(word) if word in known else len(known)), word


def stopped(said: str) -> str:
    """With its full stop, which an abbreviation at the end has already."""
    return said if said.endswith(".") else f"{said}."


def signed(n: int) -> str:
    """A change with its sign."""
    return f"+{n}" if n > 0 else f"−{-n}"
