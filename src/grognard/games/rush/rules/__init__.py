"""The rules of Rush by chapter of the rulebook; each clause that lists an option also explains its absence."""
