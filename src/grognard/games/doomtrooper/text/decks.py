"""What is wrong with a deck, in sentences: the same facts in every language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from grognard.games.doomtrooper.facts import Fact
from grognard.games.doomtrooper.text import names
from grognard.text.lang import FILLER, LANGS, Count, Forms

MOST_NAMED = 8  # cards of a list
MOST_QUOTED = 60  # letters

NOUNS: Final[Mapping[str, Mapping[str, Forms]]] = {
    "en": {
        "card": {"nom": ("card", "cards")},
        "copy": {"nom": ("copy", "copies")},
        "more": {"nom": ("{n} more", "{n} more")},
    },
    "cs": {
        "card": {"nom": ("karta", "karty", "karet"), "acc": ("kartu", "karty", "karet")},
        "more": {"nom": ("jedna další", "další {n}", "dalších {n}")},
    },
    "ro": {
        "card": {"nom": ("carte", "cărți", "cărți")},
        "more": {"nom": ("încă una", "încă {n}", "încă {n}")},
        "time": {"nom": ("o dată", "de {n} ori", "de {n} de ori")},
    },
}
# What our decks are called; their English titles are in their files
TITLES: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {},
    "cs": {
        "bauhaus": "Bauhaus – Železo Venuše",
        "brotherhood": "Bratrstvo – Světlo Katedrály",
        "capitol": "Kapitol – Zbraně San Dorada",
        "cybertronic": "Kybertronik – Chromové direktorium",
        "imperial": "Imperiál – Klany Fukida",
        "legion": "Černá legie – Algerothovy šiky",
        "mishima": "Mishima – Páni z Longshore",
        "mixed": "Smíšený – Hlídka Kartelu",
    },
    "ro": {
        "bauhaus": "Bauhaus – Fierul de pe Venus",
        "brotherhood": "Frăția – Lumina Catedralei",
        "capitol": "Capitol – Armele din San Dorado",
        "cybertronic": "Cybertronic – Directoratul de crom",
        "imperial": "Imperial – Clanurile din Fukido",
        "legion": "Legiunea Întunecată – Oștile lui Algeroth",
        "mishima": "Mishima – Stăpânii din Longshore",
        "mixed": "Mixt – Patrula Cartelului",
    },
}
QUOTES: Final = {"en": "'{}'", "cs": "„{}“", "ro": "„{}”"}
OR: Final = {"en": "or", "cs": "nebo", "ro": "sau"}

SAYINGS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "bad_count": "the count is {typed}; expected a whole number from 1 to {most}",
        "no_name": "{typed} is not the name of a card; expected a count and a name, as in 4 POSITIVE KARMA",
        "broken": "this begins like {format}, but is no deck in it; expected a whole file as a program exported it",
        "ambiguous": "{typed} may be {cards}; expected one of them in full",
        "unknown": "no card is called {typed}; expected the English or Czech name of a card",
        "similar": "no card is called {typed}; expected the English or Czech name of a card, perhaps {cards}",
        "lacks": "you lack {n} of {card}",
        "too_few": "the draw pile has {n:card}; expected at least {least}",
        "bad_sideboard": "the sideboard has {n:card}; expected exactly {wanted}, or no sideboard at all",
        "copies": "there are {n:copy} of {card}{split}; expected {wanted}",
        "copy": "there is 1 copy of {card}; expected {wanted}",
        "split": ", {library} in the draw pile and {sideboard} in the sideboard",
        "at_most": "at most {most}",
        "restricted": "at most {most}, because it is on the restricted list",
        "banned": "none, because it is on the restricted list",
        "not_executable": "{card} cannot be played yet; expected a card that the game knows how to play",
    },
    "cs": {
        "bad_count": "počet je {typed}; má to být celé číslo od 1 do {most}",
        "no_name": "{typed} není název žádné karty; napište počet a název, třeba 4 POSITIVE KARMA",
        "broken": "začíná to jako {format}, ale balíček to není; má to být celý soubor, jak ho program vyexportoval",
        "ambiguous": "{typed} může být {cards}; napište celý název jedné z nich",
        "unknown": "žádná karta se nejmenuje {typed}; napište anglický nebo český název karty",
        "similar": "žádná karta se nejmenuje {typed}; napište anglický nebo český název karty, snad {cards}",
        "lacks": "chybí vám {n}× {card}",
        "too_few": "knihovna má {n:card.acc}; má jich mít nejméně {least}",
        "bad_sideboard": "sideboard má {n:card.acc}; má jich mít přesně {wanted}, nebo nemá být žádný",
        "copies": "karta {card} je v balíčku {n}×{split}; {wanted}",
        "copy": "karta {card} je v balíčku 1×; {wanted}",
        "split": ", v knihovně {library}× a v sideboardu {sideboard}×",
        "at_most": "smí tam být nejvýše {most}×",
        "restricted": "smí tam být nejvýše {most}×, protože je na seznamu omezených karet",
        "banned": "nesmí tam být, protože je na seznamu omezených karet",
        "not_executable": "s kartou {card} se zatím nedá hrát; má to být karta, kterou hra umí zahrát",
    },
    "ro": {
        "bad_count": "numărul este {typed}; trebuie să fie un număr întreg de la 1 la {most}",
        "no_name": "{typed} nu este numele unei cărți; trebuie un număr și un nume, ca 4 POSITIVE KARMA",
        "broken": "începe ca {format}, dar nu e un pachet; trebuie fișierul întreg, așa cum l-a exportat programul",
        "ambiguous": "{typed} poate fi {cards}; scrieți numele întreg al uneia dintre ele",
        "unknown": "nicio carte nu se numește {typed}; trebuie numele în engleză sau în cehă al unei cărți",
        "similar": "nicio carte nu se numește {typed}; trebuie numele în engleză sau în cehă al unei cărți, poate {cards}",
        "lacks": "vă lipsește {card}: {n}",
        "too_few": "biblioteca are {n:card}; trebuie să aibă cel puțin {least}",
        "bad_sideboard": "sideboardul are {n:card}; trebuie să aibă exact {wanted} sau să nu existe deloc",
        "copies": "cartea {card} este {n:time} în pachet{split}; {wanted}",
        "copy": "cartea {card} este o dată în pachet; {wanted}",
        "split": ", {library:time} în bibliotecă și {sideboard:time} în sideboard",
        "at_most": "poate fi cel mult {most:time}",
        "restricted": "poate fi cel mult {most:time}, pentru că e pe lista cărților restricționate",
        "banned": "nu poate fi deloc, pentru că e pe lista cărților restricționate",
        "not_executable": "cartea {card} nu se poate juca încă; trebuie o carte pe care jocul știe să o joace",
    },
}  # fmt: skip

Told = Mapping[str, "int | str | Fact | Sequence[Fact]"]
NameOf = Callable[[Fact], str]


def printed(fact: Fact) -> str:
    """A card's name as it stands on it."""
    return fact.name


def titled(lang: str) -> NameOf:
    """A card's name as a reader of a language reads it."""

    def name_of(fact: Fact) -> str:
        return names.czech(fact.cs) if lang == "cs" and fact.cs else names.english(fact.name)

    return name_of


def said(code: str, told: Told, lang: str = "en", name_of: NameOf = printed) -> str:
    """A problem as part of a sentence."""
    sayings, words = SAYINGS[lang], {key: word(key, value, lang, name_of) for key, value in told.items()}
    if code in ("copies", "copy"):
        words["wanted"] = FILLER.vformat(sayings[str(told["wanted"])], (), words)
        is_split = told["library"] and told["sideboard"]
        words["split"] = FILLER.vformat(sayings["split"], (), words) if is_split else ""
    return FILLER.vformat(sayings[code], (), words)


def word(key: str, value: int | str | Fact | Sequence[Fact], lang: str, name_of: NameOf) -> object:
    """The word for a fact."""
    if isinstance(value, Fact):
        return name_of(value)
    if isinstance(value, int):
        return Count(value, LANGS[lang], NOUNS[lang])
    if isinstance(value, str):
        return QUOTES[lang].format(shortened(value)) if key == "typed" else value
    return listed(value, lang, name_of)


def shortened(text: str) -> str:
    """A piece of a text, short enough for a sentence, and no line of its own."""
    bare = "".join(letter if letter.isprintable() else "?" for letter in text)
    return bare if len(bare) <= MOST_QUOTED else f"{bare[: MOST_QUOTED - 1]}…"


def listed(cards: Sequence[Fact], lang: str, name_of: NameOf) -> str:
    """Names of cards, the first few of many."""
    found = [name_of(fact) for fact in cards[:MOST_NAMED]]
    if len(cards) > len(found):
        found.append(Count(len(cards) - len(found), LANGS[lang], NOUNS[lang]).said("more"))
    return LANGS[lang].join(found, OR[lang])
