"""`python -m grognard`: the command line, for when the folder of installed commands is not on the path."""

from __future__ import annotations

from grognard.cli import main

if __name__ == "__main__":
    main()
