"""The rules of Doomtrooper by chapter of the rulebook."""
