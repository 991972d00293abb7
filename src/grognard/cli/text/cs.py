"""What the terminal says around a game, in Czech."""

from __future__ import annotations

from typing import Final

COMMANDS: Final = {
    "why": "proč", "undo": "zpět", "rules": "pravidlo", "card": "karta", "log": "průběh", "table": "stůl",
    "save": "uložit", "policy": "reakce", "help": "pomoc", "quit": "konec",
}  # fmt: skip

POLICIES: Final = {
    "always": "vždy",
    "useful": "užitečné",
    "for": "pro",
    "never": "nikdy",
    "each": "každé",
    "cards": "karty",
}
MOMENTS: Final = {
    "card": "karta", "combat": "souboj", "modifiers": "úpravy", "save": "záchrana", "start": "začátek",
    "between": "mezitím",
}  # fmt: skip

EXCHANGES: Final = {"swap": "výměna", "show": "ukázat", "reset": "znovu", "done": "hotovo"}

YES: Final = ("a", "ano")

CARDS: Final = ("karta", "karty", "karet")
PROBLEMS: Final = ("chyba", "chyby", "chyb")

SAYINGS: Final = {
    "welcome": "{title}. Kontrolní otisk rozdání {commitment}.",
    "names": "Hráči: {names}.",
    "decks": "Balíčky:",
    "choose_deck": "{name}: číslo, název nebo soubor balíčku; Enter vylosuje",
    "no_deck": "Balíček {name} neexistuje; vyberte číslo od 1 do {most}, název nebo soubor.",
    "played_decks": "Balíčky: {decks}.",
    "deck_line": "{file}, řádek {line}: {problem}",
    "deck_ok": "v pořádku",
    "deck_sizes": "{cards}, {beside} v sideboardu",
    "human": "Hráč {n}",
    "choose": "Číslo, akce nebo pomoc",
    "choose_or_pass": "Číslo, akce nebo pomoc; Enter pasuje",
    "no_policy": "Volba {words} neexistuje.",
    "policy_now": "Nyní: {policy}.",
    "policy.always": "ptát se pokaždé, i když nemáte co zahrát",
    "policy.useful": "ptát se všude, kde můžete něco zahrát",
    "policy.for": "ptát se, kde můžete něco zahrát, ale jen v těchto situacích: {moments}",
    "policy.each": "pro každou situaci zvlášť: vždy, užitečné, karty nebo nikdy, a pro které karty: {moments}",
    "policy.never": "nikdy se neptat, stůl pasuje za vás",
    "moment.card": "byla zahrána karta",
    "moment.combat": "během souboje",
    "moment.modifiers": "těsně před vyhodnocením souboje",
    "moment.save": "bojovník má zemřít",
    "moment.start": "začíná vaše kolo",
    "moment.between": "kdykoli jindy",
    "hand_over": "Předejte terminál, hraje {name}. Pokračujte klávesou Enter.",
    "no_such_number": "Možnost {n} tu není; vyberte číslo od 1 do {most}.",
    "only_number": "Možnost {n} tu není; vyberte {most}.",
    "no_rule": "{game} nemá pravidlo „{number}“; pravidla jsou {first} až {last}, výklady {first_ruling} až {last_ruling}",
    "no_card": "Karta {name} neexistuje.",
    "unplayable": "zatím se s ní nedá hrát",
    "legal": "to teď smíte.",
    "not_understood": "Nerozumím: {problem}.",
    "undone": "Vráceno: {action}.",
    "nothing_to_undo": "Není co vracet.",
    "saved": "Uloženo do souboru {file}. Pokračujte příkazem: grognard play {game} --lang cs --load {file}",
    "not_saved": "Nepodařilo se uložit: {problem}.",
    "save_where": "Uveďte soubor, například: uložit hra.jsonl",
    "why_what": "Uveďte akci, například: proč {example}",
    "goodbye": "Hra zůstává nedohraná.",
    "goodbye_match": "Utkání zůstává nedohrané.",
    "match_game": "Hra {game} z nejvýše {games}.",
    "match_stands": "Utkání po hře {game} z nejvýše {games}: {score}.",
    "match_won": "Konec utkání, vítěz: {names}. {score}.",
    "match_drawn": "Utkání skončilo nerozhodně. {score}.",
    "exchange": "{name}: karty lze vyměnit se sideboardem, kolik jich odejde, tolik přijde (DT-343). - 2 NÁZEV je odebere, + 2 NÁZEV je přidá, {swap} 2 NÁZEV = NÁZEV obojí; {show}, {reset}, {done}.",
    "exchange_prompt": "Výměna; {done} začne další hru",
    "exchange_so_far": "{changes}. Knihovna {library}, sideboard {sideboard}.",
    "exchange_nothing": "Nic nevyměněno",
    "exchange_library": "Knihovna ({n})",
    "exchange_sideboard": "Sideboard ({n})",
    "seed": "Číslo rozdání {seed}, otisk {commitment}.",
    "offer": "{save} SOUBOR hru uloží, Enter končí",
    "kept": "Rozehraná hra se průběžně ukládá do složky {folder}.",
    "not_kept": "Hra se průběžně neukládá: {problem}.",
    "pause": "Enter předá terminál dál, {undo} vrátí vaši odpověď",
    "undo_stops": "Vrátit lze jen odpovědi od posledního předání terminálu: mezitím byl na řadě jiný hráč ({name}).",
    "saved_finished": "Uloženo do souboru {file}. Ověřte hru příkazem: grognard replay {file}",
    "exists": "Soubor {file} už existuje; přepíšete ho příkazem {save}! {file}",
    "overwrite": "Soubor {file} už existuje. Přepsat? (a/n)",
    "help.numbers": "číslo",
    "help.numbers_text": "vybrat tuto možnost; lze napsat i akci za ní",
    "help.why": "proč akce není dovolena a podle kterého pravidla",
    "help.undo": "vrátit poslední odpověď",
    "help.rules": "pravidlo podle čísla",
    "help.card": "co umí karta nebo ikona",
    "help.log": "vše, co se dosud stalo",
    "help.table": "znovu ukázat stůl",
    "help.save": "uložit hru do souboru; uložit! přepíše i existující soubor",
    "help.policy": "kdy se vás ptát na reakci; bez dalšího slova vypíše možnosti",
    "help.quit": "odejít",
    "help.action": "AKCE",
    "help.number": "ČÍSLO",
    "help.name": "NÁZEV",
    "help.when": "KDY",
    "help.file": "SOUBOR",
    "standing": "{name}: {score}",
    "result": "Výsledek",
    "digest_not_compared": "Otisk se neporovnával: tento program zapisuje pozice jinak. Všechny odpovědi se přehrály se stejným výsledkem.",
    "times": "{line} (×{n})",
}
