"""How Wild Cards looks on a page."""
