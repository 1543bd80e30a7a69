"""The network's edge: protocols, limits, sessions, tokens, bans, metrics."""
