"""The rules of Battlegrounds by chapter; each clause that lists an option also explains its absence."""
