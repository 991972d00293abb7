"""One small program per engine: it measures the engine in its own environment and prints a line of JSON."""
