"""Special cards of Golgotha."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("05051", "MISSING IN ACTION", Give(ANY_DOOMTROOPER, timing=ANYTIME), OutOfPlay()),
    card("05062", "STOLEN PAPERWORK", Play(TO_COUNTER, TakeOver(), counters=A_SPECIAL, counters_of=OPPONENTS)),
)
