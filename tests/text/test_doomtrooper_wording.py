"""Wordings that native readers of a language stumble over: none of them may come back."""

from __future__ import annotations

import re

import pytest

from grognard import compiled
from grognard.games.doomtrooper import events
from grognard.games.doomtrooper.cards import catalogue
from grognard.games.doomtrooper.facts import facts as all_facts
from grognard.games.doomtrooper.text import decks
from grognard.games.doomtrooper.text.tongue import DoomTongue
from grognard.text import LANGUAGES

CARDS = catalogue()
TEXT = compiled.PACKAGE / "games" / "doomtrooper" / "text"

# What no card may say
FORBIDDEN = {
    "cs": (
        r"\btah(?!u\b)", r"jako \w+ (?:\w+ )?akc[ei] (?:jednomu|libovoln)", r"\bjmenuj", r"\bjmenovan", r"\bnově\b",
        r"dává svému protivníkovi", r"vynaloženou částku", r"krát \d", r"^libovolný", r"všichni [^.]* ne(?:smějí|mohou)",
        r"chcete-li", r"dokud leží", r"obecná příslušnost",
    ),
    "ro": (
        r"\borice (?!rană|corp|Deta|Cohort|Avan|aeron|afil|zon)\w", r"\boricăr(?:ui|ei) (?!combatant)", r"pentru \w+ acțiuni?",
        r"pentru \d+ (?:de )?puncte", r"\bcopii", r"\bnumi(?:ți|t[ăe]?)\b", r"\bGeneral\b", r"dacă doriți",
        r"toți [^.]* nu (?:pot|atacă)", r"× \d", r"\bdă adversarului",
    ),
    "en": (
        r"(?:^|[;,] )who (?!survives)", r"\bof the killed\b", r"\bwhom of\b", r"\bfor nothing\b", r"\bby lot\b",
        r"^any (?!time|of your)", r"\bname an? \w", r"if you like", r"\b2 times\b",
    ),
}  # fmt: skip

# A sentence of a card for each cause
SENTENCES = [
    # the receiver first, the price last
    ("01001", "cs", "Dejte jednomu ze svých bojovníků jako jednu akci."),
    ("01001", "ro", "Dați-o unuia dintre războinicii dvs., cu o acțiune."),
    # the verb before its subject, an adverb behind it, a pronoun where it is
    ("01049", "cs", "V zápase získává bojovník +1 k Z."),
    ("03059", "cs", "Ve střelbě útočí bojovník uvnitř vždy jako první."),
    # a choice is said to be one
    ("01194", "cs", "Hráč podle vaší volby ztrácí 3 vítězné body."),
    ("01194", "en", "A player of your choice loses 3 P."),
    ("07013", "cs", "Bojovník podle vaší volby na kterékoli Stanici je uvězněn, dokud tato karta neopustí hru."),
    ("01012", "ro", "Bonusul unei mitraliere la alegere a unui combatant se dublează în această luptă."),
    # what all must not do no one may do
    ("03129", "cs", "V soubojích, které se zde odehrávají, nesmí žádný účastník souboje používat vozidla."),
    ("03129", "ro", "În luptele purtate aici, niciun combatant nu poate folosi vehicule."),
    ("07114", "cs", "Žádný z vašich bojovníků Luteránské triády nemůže být při útoku zraněn ani zabit."),
    ("07114", "ro", "Niciunul dintre războinicii dvs. din Triada Luterană nu poate fi rănit sau ucis cât timp atacă."),
    ("07114", "en", "Your Lutheran Triad warriors can be neither wounded nor killed while attacking."),
    # whom a player must have, and where
    ("07114", "cs", "Na své Stanici musíte mít kmenového patriarchu."),
    # every turn, not this turn at the beginning of every turn
    ("02010", "cs", "V každém svém kole máte jednu běžnou akci navíc."),
    # permission instead of a wish
    (
        "02102",
        "cs",
        "Zabijete-li Doomtroopera, smíte místo zisku bodů zdarma vyložit do své Kohorty ze své sbírky neosobnost Černé legie s nejvýše stejnou H.",
    ),
    (
        "02102",
        "ro",
        "Când ucideți un Doomtrooper, puteți plasa gratuit în Cohorta dvs., în loc să obțineți puncte, un războinic obișnuit din Legiunea Întunecată din colecția dvs. cu V cel mult egal.",
    ),
    # one condition instead of two
    ("06033", "cs", "Když bojovník bojuje v zápase: souboj končí a nikomu se nic nestane."),
    # a condition that names whom it is about
    (
        "07057",
        "cs",
        "Ihned po zahrání speciální karty, není-li tento bojovník zraněn, obětováním této karty: zahraná karta nemá žádný účinek a je vyřazena, nebo obětována, je-li tak označena.",
    ),
]

# What no log line, question, answer or refusal may say
UNSAID = {
    "cs": (r"\btah(?!u\b)", r"\bkarty? karta", r"'"),
    "ro": (
        r"cărții \{card\}", r"\blui \{warrior\}", r"\bde \{\w+\} ori", r"\bcopi[ie]\b", r"\bvo(?:str|ast)", r"\bpasul\b",
        r"\bnumi(?:ți|t[ăe]?)\b", r"\ba (?:ucis|atacat) \{", r"'",
    ),
    "en": (r"\bby lot\b", r"\bname an? \w", r"\bone action less\b"),
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_saying_says_what_a_reader_stumbles_over(lang: str) -> None:
    wrong = re.compile("|".join(UNSAID[lang]))
    for key, saying in DoomTongue(lang, CARDS, []).sayings.items():
        assert not wrong.search(saying), (key, saying)


def test_romanian_rules_do_not_say_children_for_copies() -> None:
    rules = [line for line in (TEXT / "rules.toml").read_text("utf-8").splitlines() if line.startswith("ro = ")]
    assert rules
    assert not [line for line in rules if re.search(r"\bcopi[ie]\b|pentru o acțiune", line)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_negative_number_has_a_minus(lang: str) -> None:
    tongue = DoomTongue(lang, CARDS, [])
    for kind in range(len(CARDS.codes)):
        assert not re.search(r" -\d", tongue.card_text(kind)), CARDS.codes[kind]
    assert tongue.blow("X", 0, -1, -2, False).count("−") == 2


def test_a_warrior_is_not_called_a_card() -> None:
    tongue = DoomTongue("cs", CARDS, [])
    armor, hussar, sight, gun = (CARDS.index[code] for code in ("01053", "01157", "01001", "01001"))
    attached = (events.ATTACHED, 1, 2)
    assert tongue.event((*attached, armor, hussar), None).endswith(" je přiložena k bojovníkovi „Hussar“.")
    assert "ke kartě „" in tongue.event((*attached, sight, gun), None)


@pytest.mark.parametrize(("n", "said"), [(1, "jedna další"), (2, "další 2"), (5, "dalších 5")])
def test_further_cards_are_counted(n: int, said: str) -> None:
    facts = list(all_facts().values())[: decks.MOST_NAMED + n]
    assert decks.listed(facts, "cs", decks.printed).endswith(f" nebo {said}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_card_says_what_a_reader_stumbles_over(lang: str) -> None:
    tongue = DoomTongue(lang, CARDS, [])
    wrong = re.compile("|".join(FORBIDDEN[lang]), re.IGNORECASE if lang != "ro" else 0)
    for kind in range(len(CARDS.codes)):
        for sentence in tongue.card_texts.clauses(kind):
            assert not wrong.search(sentence), (CARDS.codes[kind], sentence)


@pytest.mark.parametrize(("code", "lang", "sentence"), SENTENCES)
def test_a_card_says_a_sentence(code: str, lang: str, sentence: str) -> None:
    assert sentence in DoomTongue(lang, CARDS, []).card_texts.clauses(CARDS.index[code])
