"""Decks that people make and bring: checked, made at random, dealt and exchanged."""
