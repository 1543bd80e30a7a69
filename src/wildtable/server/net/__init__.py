"""The network: protocols, limits, sessions, tokens, sanctions, metrics."""
