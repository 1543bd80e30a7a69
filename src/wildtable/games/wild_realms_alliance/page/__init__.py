"""How Wild Realms Alliance looks on a page."""
