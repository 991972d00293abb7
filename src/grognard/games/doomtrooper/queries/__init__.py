"""Questions about a position: ratings, powers, who may do what and why not. Nothing here changes a position."""
