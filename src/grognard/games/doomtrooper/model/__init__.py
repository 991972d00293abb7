"""A position, what its records mean, and what can be read from it directly."""
