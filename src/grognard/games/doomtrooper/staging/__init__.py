"""Positions of scenarios: set up from a description, and compared with expectations."""
