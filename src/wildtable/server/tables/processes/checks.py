"""Checks: decks and records that visitors send, parsed and checked in a process of their own within a time limit.

The server's own process reads a text only after that, and in a thread. The processes of bots are others, so that no deck
and no record delays a bot.
"""

from __future__ import annotations

import asyncio
import logging

from wildtable.engine.errors import DeckError, OptionError, RecordError, WildtableError
from wildtable.engine.fairness import Notes
from wildtable.engine.files.record import Record
from wildtable.games import get_game
from wildtable.lab.verification import Verdict, verify
from wildtable.server.tables.processes.process_pool import ProcessDied, ProcessPool

log = logging.getLogger(__name__)
MAX_WAITING_CHECKS = 50
MAX_REASON = 300


def check_deck(game: str, text: str) -> None:
    """Raise DeckError or OptionError, with a reason of bounded length, unless the text is a deck of the game."""
    try:
        get_game(game, text)
    except OptionError:
        raise
    except Exception as error:  # noqa: BLE001 - whatever a text causes is the fault of the text
        raise DeckError(_reason(error)) from None


def check_record(text: str, notes: Notes | None = None) -> Verdict:
    """Verify the text of a record, against a player's notes if there are any; raise RecordError unless it is one."""
    try:
        return verify(Record.parse(text), notes)
    except Exception as error:  # noqa: BLE001 - whatever a text causes is the fault of the text
        raise RecordError(_reason(error)) from None


def _reason(error: Exception) -> str:
    named = str(error) if isinstance(error, WildtableError) else f"{type(error).__name__}: {error}"
    return named[:MAX_REASON].encode(errors="replace").decode()


class Checks:
    """The checks of a running server. `owner`, usually an address, is whose turn a check takes in the queue."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self.pool = ProcessPool(1, seconds, MAX_WAITING_CHECKS)

    async def load_deck(self, owner: str, game: str, text: str) -> None:
        """Check a deck, and load its game so that using it takes no time. Raise DeckError or OptionError."""
        try:
            await self.pool.run(owner, check_deck, game, text)
        except (TimeoutError, ProcessDied):
            raise DeckError(f"deck: must take less than {self._seconds:g} s to read") from None
        await asyncio.to_thread(get_game, game, text)

    async def verify_record(self, owner: str, text: str, notes: Notes | None = None) -> Verdict:
        """Verify a record. Raise RecordError for a text that is none."""
        try:
            return await self.pool.run(owner, check_record, text, notes)
        except (TimeoutError, ProcessDied):
            raise RecordError(f"must take less than {self._seconds:g} s to replay") from None

    def close(self) -> None:
        self.pool.close()
