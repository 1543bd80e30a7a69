"""How Wild Space looks on a page."""
