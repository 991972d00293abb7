"""Doomtrooper, the collectible card game."""
