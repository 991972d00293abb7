"""Decks that people make and bring: judged, drawn by lot, dealt and exchanged."""
