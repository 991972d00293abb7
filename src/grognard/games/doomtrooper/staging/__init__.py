"""Positions of scenarios: set up from their description, and compared with it."""
