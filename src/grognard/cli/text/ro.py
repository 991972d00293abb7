"""What the terminal says around a game, in Romanian."""

from __future__ import annotations

from typing import Final

COMMANDS: Final = {
    "why": "de-ce", "undo": "înapoi", "rules": "regula", "card": "carte", "log": "jurnal", "table": "masa",
    "save": "salvați", "policy": "răspunsuri", "help": "ajutor", "quit": "ieșire",
}  # fmt: skip

POLICIES: Final = {
    "always": "mereu",
    "useful": "util",
    "for": "pentru",
    "never": "niciodată",
    "each": "fiecare",
    "cards": "cărți",
}
MOMENTS: Final = {
    "card": "carte", "combat": "luptă", "modifiers": "modificări", "save": "salvare", "start": "început",
    "between": "altfel",
}  # fmt: skip

EXCHANGES: Final = {"swap": "schimb", "show": "arată", "reset": "anulează", "done": "gata"}

YES: Final = ("d", "da")

CARDS: Final = ("carte", "cărți", "cărți")
PROBLEMS: Final = ("problemă", "probleme", "probleme")

SAYINGS: Final = {
    "welcome": "{title}. Amprenta împărțirii {commitment}.",
    "names": "Jucători: {names}.",
    "decks": "Pachetele:",
    "choose_deck": "{name}: numărul, numele sau fișierul unui pachet; Enter îl trage la sorți",
    "no_deck": "Nu există pachetul {name}; alegeți un număr de la 1 la {most}, un nume sau un fișier.",
    "played_decks": "Pachete: {decks}.",
    "deck_line": "{file}, linia {line}: {problem}",
    "deck_ok": "în regulă",
    "deck_sizes": "{cards}, {beside} în sideboard",
    "human": "Jucătorul {n}",
    "choose": "Număr, acțiune sau ajutor",
    "choose_or_pass": "Număr, acțiune sau ajutor; Enter înseamnă pas",
    "no_policy": "Nu există alegerea {words}.",
    "policy_now": "Acum: {policy}.",
    "policy.always": "o întrebare de fiecare dată, chiar dacă nu aveți ce juca",
    "policy.useful": "o întrebare oriunde ați putea juca ceva",
    "policy.for": "o întrebare unde ați putea juca ceva, dar doar în aceste situații: {moments}",
    "policy.each": "separat pentru fiecare situație: mereu, util, cărți sau niciodată, și pentru ce cărți: {moments}",
    "policy.never": "nicio întrebare: masa spune pas în locul dvs.",
    "moment.card": "s-a jucat o carte",
    "moment.combat": "în timpul unei lupte",
    "moment.modifiers": "chiar înainte ca lupta să fie decisă",
    "moment.save": "un războinic urmează să moară",
    "moment.start": "începe tura dvs.",
    "moment.between": "în orice alt moment",
    "hand_over": "Dați terminalul mai departe: joacă {name}. Continuați cu Enter.",
    "no_such_number": "Nu există opțiunea {n}; alegeți un număr de la 1 la {most}.",
    "only_number": "Nu există opțiunea {n}; singura este {most}.",
    "no_rule": "{game} nu are regula „{number}”; regulile sunt de la {first} la {last}, interpretările de la {first_ruling} la {last_ruling}",
    "no_card": "Nu există cartea {name}.",
    "unplayable": "nu se poate juca încă",
    "legal": "acum este permis.",
    "not_understood": "Nu am înțeles: {problem}.",
    "undone": "Anulat: {action}.",
    "nothing_to_undo": "Nu este nimic de anulat.",
    "saved": "Salvat în {file}. Continuați cu: grognard play {game} --lang ro --load {file}",
    "not_saved": "Nu s-a putut salva: {problem}.",
    "save_where": "Indicați fișierul, de exemplu: salvați joc.jsonl",
    "why_what": "Indicați acțiunea, de exemplu: de-ce {example}",
    "goodbye": "Partida rămâne neterminată.",
    "goodbye_match": "Meciul rămâne neterminat.",
    "match_game": "Partida {game} din cel mult {games}.",
    "match_stands": "Meciul după partida {game} din cel mult {games}: {score}.",
    "match_won": "Meciul s-a încheiat, învingător: {names}. {score}.",
    "match_drawn": "Meciul s-a încheiat la egalitate. {score}.",
    "exchange": "{name}: se pot schimba cărți cu sideboardul, câte ies, atâtea intră (DT-343). - 2 NUME le scoate, + 2 NUME le aduce, {swap} 2 NUME = NUME face ambele; {show}, {reset}, {done}.",
    "exchange_prompt": "Schimb; {done} începe partida următoare",
    "exchange_so_far": "{changes}. Bibliotecă {library}, sideboard {sideboard}.",
    "exchange_nothing": "Nimic schimbat",
    "exchange_library": "Bibliotecă ({n})",
    "exchange_sideboard": "Sideboard ({n})",
    "seed": "Numărul împărțirii {seed}, amprenta {commitment}.",
    "offer": "{save} FIȘIER salvează partida, Enter încheie",
    "kept": "Partida se salvează pe parcurs în {folder}.",
    "not_kept": "Partida nu se salvează pe parcurs: {problem}.",
    "pause": "Enter dă terminalul mai departe, {undo} anulează răspunsul dvs.",
    "undo_stops": "Se pot anula doar răspunsurile date de la ultima predare a terminalului: între timp a răspuns {name}.",
    "saved_finished": "Salvat în {file}. Verificați partida cu: grognard replay {file}",
    "exists": "Fișierul {file} există deja; {save}! {file} îl suprascrie.",
    "overwrite": "Fișierul {file} există deja. Îl suprascrieți? (d/n)",
    "help.numbers": "un număr",
    "help.numbers_text": "alegeți acea opțiune; puteți scrie și acțiunea de lângă ea",
    "help.why": "de ce nu este permisă acțiunea și după ce regulă",
    "help.undo": "anulați ultimul răspuns",
    "help.rules": "o regulă după număr",
    "help.card": "ce face o carte sau o pictogramă",
    "help.log": "tot ce s-a întâmplat",
    "help.table": "afișați din nou masa",
    "help.save": "salvați partida într-un fișier; salvați! suprascrie și un fișier existent",
    "help.policy": "când vi se cere un răspuns; fără alt cuvânt, arată din ce se poate alege",
    "help.quit": "ieșiți",
    "help.action": "ACȚIUNE",
    "help.number": "NUMĂR",
    "help.name": "NUME",
    "help.when": "CÂND",
    "help.file": "FIȘIER",
    "standing": "{name}: {score}",
    "result": "Rezultat",
    "digest_not_compared": "Amprenta nu a fost comparată: acest program scrie pozițiile altfel. Toate răspunsurile au fost rejucate, cu același scor.",
    "times": "{line} (×{n})",
}
