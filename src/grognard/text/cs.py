"""What is said of a game that was played under other rules or cards, in Czech."""

from __future__ import annotations

from typing import Final

SAYINGS: Final = {
    "outdated.answer": "Tato hra se hrála podle verze {played} pravidel; verze {now} mění {changes}, takže odpověď {n} ({answer}) už není možná.",
    "outdated.score": "Tato hra se hrála podle verze {played} pravidel; verze {now} mění {changes}, takže by už neskončila stejně.",
    "outdated.cards": "Tato hra začala podle verze {played} pravidel; verze {now} mění {changes} a její karty už nejsou karty té verze.",
    "changed.answer": "Karty této hry se od té doby změnily: {changes}. Odpověď {n} ({answer}) už není možná.",
    "changed.score": "Karty této hry se od té doby změnily: {changes}. Hra by už neskončila stejně.",
    "changed_since": "Karty této hry se od té doby změnily a každá odpověď je stále možná: {cards}.",
    "other_rules": "Tato hra se hraje podle verze {played} pravidel a jejích karet, tento server má verzi {now}; čeká na server, který je má.",
    "forgotten_decks": "Balíčky této hry byly rozdány ze všech tehdejších karet a nebyly zapsány; od té doby karty přibyly, takže hra nemůže pokračovat.",
    "recorded_earlier": "Zaznamenáno podle verze {played} pravidel; podle verze {now} proběhne stejně.",
    "goes_on_newer": "Hra začala podle verze {played} pravidel; každá odpověď je přípustná i podle verze {now} a hra podle ní pokračuje.",
}
