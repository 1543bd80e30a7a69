"""The lab: measurements of bots, decks and rules."""
