"""Special cards of Golgotha."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("05051", "MISSING IN ACTION", Give(ANY_DOOMTROOPER, ANYTIME), OutOfPlay()),
    card("05062", "STOLEN PAPERWORK", Play(Answering(SPECIAL, by=OPPONENTS), TakeOver())),
)
