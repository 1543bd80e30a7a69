"""The lab: where bots, decks and rules are measured."""
