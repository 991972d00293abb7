"""What happens: the nodes of the agenda and the changes that they make to a position."""
