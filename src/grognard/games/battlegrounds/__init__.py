"""World of Tanks: Battlegrounds."""
