"""World of Tanks: Rush."""
