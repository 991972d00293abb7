"""The card language: what cards say, as plain data that knows no position."""
