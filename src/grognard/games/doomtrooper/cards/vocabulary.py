"""The words of the card language (docs/card-language.md), for pages to import with one line."""

from grognard.games.doomtrooper.cards.general_words import *
from grognard.games.doomtrooper.cards.power_words import *
