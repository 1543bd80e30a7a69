"""The engine: states, steps, choices, moves, views, memory, events, records, decks. It names no game."""
