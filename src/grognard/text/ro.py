"""What is said of a game that was played under other rules or cards, in Romanian."""

from __future__ import annotations

from typing import Final

SAYINGS: Final = {
    "outdated.answer": "Acest joc s-a jucat după versiunea {played} a regulilor; versiunea {now} a schimbat {changes}, așa că răspunsul {n} ({answer}) nu mai este posibil.",
    "outdated.score": "Acest joc s-a jucat după versiunea {played} a regulilor; versiunea {now} a schimbat {changes}, așa că nu s-ar mai termina la fel.",
    "outdated.cards": "Acest joc a început după versiunea {played} a regulilor; versiunea {now} a schimbat {changes}, iar cărțile lui nu mai sunt cele ale acelei versiuni.",
    "changed.answer": "Cărți ale acestui joc s-au schimbat de atunci: {changes}. Răspunsul {n} ({answer}) nu mai este posibil.",
    "changed.score": "Cărți ale acestui joc s-au schimbat de atunci: {changes}. Jocul nu s-ar mai termina la fel.",
    "changed_since": "Cărți ale acestui joc s-au schimbat de atunci, iar fiecare răspuns este încă posibil: {cards}.",
    "other_rules": "Acest joc se joacă după versiunea {played} a regulilor și cărțile ei, iar acest server are versiunea {now}; așteaptă un server care le are.",
    "forgotten_decks": "Pachetele acestui joc au fost împărțite din toate cărțile de atunci și nu au fost notate; între timp s-au adăugat cărți, așa că jocul nu mai poate continua.",
    "recorded_earlier": "Înregistrat după versiunea {played} a regulilor; după versiunea {now} se desfășoară la fel.",
    "goes_on_newer": "Început după versiunea {played} a regulilor; fiecare răspuns este permis după versiunea {now}, iar jocul continuă după ea.",
}
