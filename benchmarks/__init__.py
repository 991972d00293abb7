"""How fast comparable engines play, side by side, and how our cost grows: `python -m benchmarks --help`."""
