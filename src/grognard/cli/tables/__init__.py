"""How each game's table looks in a terminal: drawn from a view, in 80 columns, with or without colour."""
