"""Files: decks, positions and records, checked on loading."""
