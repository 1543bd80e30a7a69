"""Question clock: when a question was asked, and when the time to answer it is over."""

from __future__ import annotations

from collections.abc import Callable

from wildtable.server.clock import Clock
from wildtable.server.tables.game_session import GameSession

RESTART_GRACE_SECONDS = 300
"""Everybody who is asked has at least this much time after a start of the server, or all of the table's clock if that is
less: nobody misses a deadline because the server was down."""
MISSED_SECONDS = 30
"""How long a player has to answer who has missed a deadline and not been back since; all of the table's clock if that is
less."""


class QuestionClock:
    """Measures the time to answer in monotonic time.

    The log stores the time of day when a question was asked. It is looked at once, when the question is new or was loaded:
    setting the time of day later neither ends nor stops a game, and setting it while the server is down costs a player at
    most what a restart may cost.
    """

    def __init__(self, clock: Clock, began_at: Callable[[], float]) -> None:
        """`began_at`: returns when the server began, in monotonic time."""
        self._clock = clock
        self._began_at = began_at
        self._question = (0, 0)
        self._asked_at = 0.0

    def time_out_at(self, session: GameSession | None, limit: float | None) -> float | None:
        """Return the moment when the time is over; None without a limit or a game in progress."""
        if session is None or session.is_over or limit is None:
            return None
        return max(self.asked_at(session) + limit, self._began_at() + min(limit, RESTART_GRACE_SECONDS))

    def asked_at(self, session: GameSession) -> float:
        """Return the moment when the open question was asked."""
        question = (session.row.id, session.asked_by)
        if question != self._question:
            passed = max(self._clock.now() - session.asked_at, 0)
            self._question, self._asked_at = question, self._clock.monotonic() - passed
        return self._asked_at
