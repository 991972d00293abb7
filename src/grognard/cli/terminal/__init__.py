"""A game at a terminal: what people read, what they may type, and how their game is kept."""
