"""A position, the meaning of its records, and what can be read from it directly."""
