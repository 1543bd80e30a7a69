"""Presence: who has a table open, and how fast they want its bots to play."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

BOT_PACES = {"calm": 2.0, "normal": 1.0, "fast": 0.4, "none": 0.0}
"""Factors of bots' pauses by the speed that a player prefers."""
HELD = math.inf
"""The pace of bots while a player still listens to what happened."""
HOLD_SECONDS = 30.0
"""How long after a question bots wait for listeners at most."""


class Presence:
    """The visitors who are connected, each perhaps more than once, to this worker or to another."""

    def __init__(self) -> None:
        self._connections: dict[str, int] = {}
        self._preferred: dict[str, float] = {}
        self.here: dict[str, float] = {}
        """Those who are connected to this worker, with their pace of bots."""
        self._elsewhere: dict[int, tuple[float, Mapping[str, float]]] = {}
        """What other workers have reported, and when."""

    def __contains__(self, visitor: str | None) -> bool:
        return visitor in self.here or any(visitor in reported for _, reported in self._elsewhere.values())

    def __iter__(self) -> Iterator[str]:
        return iter(self._paces)

    @property
    def _paces(self) -> dict[str, float]:
        paces: dict[str, float] = {}
        for _, reported in self._elsewhere.values():
            paces |= reported
        return paces | self.here

    def arrive(self, visitor: str, bot_speed: str) -> bool:
        """Add a connection. Is it the visitor's first?"""
        self._connections[visitor] = self._connections.get(visitor, 0) + 1
        self.here[visitor] = self._preferred[visitor] = BOT_PACES.get(bot_speed, 1.0)
        return self._connections[visitor] == 1

    def depart(self, visitor: str) -> bool:
        """Remove a connection. Was it the visitor's last?"""
        self._connections[visitor] -= 1
        if self._connections[visitor]:
            return False
        del self._connections[visitor], self.here[visitor], self._preferred[visitor]
        return True

    def hold(self, visitor: str, *, is_held: bool) -> bool:
        """Let bots wait for a visitor, or no longer. Is that new? Who wants no pauses is not waited for."""
        before = self.here.get(visitor)
        if not before or not self._preferred[visitor]:
            return False
        self.here[visitor] = HELD if is_held else self._preferred[visitor]
        return self.here[visitor] != before

    def update_worker(self, worker: int, at: float, reported: Mapping[str, float]) -> bool:
        """Note who is connected to another worker. Is that new?"""
        _, before = self._elsewhere.pop(worker, (0.0, {}))
        if reported:
            self._elsewhere[worker] = at, reported
        return before != reported

    def expire(self, before: float, workers: set[int] | None = None) -> bool:
        """Drop reports that are too old, or of workers that are gone. Was there any?"""
        gone = [worker for worker, (at, _) in self._elsewhere.items() if at < before or (workers and worker not in workers)]
        for worker in gone:
            del self._elsewhere[worker]
        return bool(gone)

    def bot_pace(self, players: set[str | None]) -> float:
        """Return the factor of bots' pauses: the shortest that a player prefers, so that no player waits for others."""
        return min((pace for visitor, pace in self._paces.items() if visitor in players and pace != HELD), default=1.0)

    def listening(self, players: set[str | None]) -> set[str]:
        """Return the players whom bots should wait for: those who still listen, if all who are here do."""
        paces = {visitor: pace for visitor, pace in self._paces.items() if visitor in players}
        return {*paces} if set(paces.values()) == {HELD} else set()
