"""Presence: who has a table open, and how fast they want its bots to play."""

from __future__ import annotations

from collections.abc import Iterator

BOT_PACES = {"calm": 2.0, "normal": 1.0, "fast": 0.4, "none": 0.0}
"""Factors of bots' pauses by the speed that a player prefers."""


class Presence:
    """The visitors who are connected, each perhaps more than once."""

    def __init__(self) -> None:
        self._connections: dict[str, int] = {}
        self._bot_paces: dict[str, float] = {}

    def __contains__(self, visitor: str | None) -> bool:
        return visitor in self._connections

    def __iter__(self) -> Iterator[str]:
        return iter(self._connections)

    def __len__(self) -> int:
        return len(self._connections)

    def arrive(self, visitor: str, bot_speed: str) -> bool:
        """Add a connection. Is it the visitor's first?"""
        self._connections[visitor] = self._connections.get(visitor, 0) + 1
        self._bot_paces[visitor] = BOT_PACES.get(bot_speed, 1.0)
        return self._connections[visitor] == 1

    def depart(self, visitor: str) -> bool:
        """Remove a connection. Was it the visitor's last?"""
        self._connections[visitor] -= 1
        if self._connections[visitor]:
            return False
        del self._connections[visitor], self._bot_paces[visitor]
        return True

    def bot_pace(self, players: set[str | None]) -> float:
        """Return the factor of bots' pauses: the shortest that a player prefers, so that no player waits for others."""
        return min((pace for visitor, pace in self._bot_paces.items() if visitor in players), default=1.0)
