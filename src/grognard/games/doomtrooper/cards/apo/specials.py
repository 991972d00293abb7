"""Special cards of Apocalypse."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(card("06002", "A SECOND CHANCE", Play(ANYTIME, Recover())))
