"""One small program an engine: it measures itself in its own environment and prints a line of JSON."""
