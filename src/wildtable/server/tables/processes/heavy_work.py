"""Heavy work: what takes processes of their own, within the limits of visitors and addresses."""

from __future__ import annotations

from wildtable.engine.cards import Seat
from wildtable.engine.fairness import Notes
from wildtable.lab.verification import Verdict
from wildtable.server.clock import Clock
from wildtable.server.errors import Denied
from wildtable.server.net.limits import Limits, TooMuch
from wildtable.server.net.monitoring import Metrics
from wildtable.server.settings import Settings
from wildtable.server.store.config import TableConfig
from wildtable.server.store.rows import Visitor
from wildtable.server.tables.archive.replays import Replay
from wildtable.server.tables.processes.bot_pool import BotPool
from wildtable.server.tables.processes.consulting import Consultation, Consultations
from wildtable.server.tables.processes.process_pool import MAX_WAITING_CHECKS, Checks, TooManyJobs
from wildtable.server.tables.processes.reviews import Review, Reviews
from wildtable.server.tables.table import Table


class HeavyWork:
    """The answers of bots, checks of decks and records, reviews, and advice."""

    def __init__(self, settings: Settings, clock: Clock, limits: Limits, metrics: Metrics) -> None:
        self._limits = limits
        self.bot_pool = BotPool(settings.bot_workers, settings.bot_seconds, metrics)
        self.checks = Checks(settings.check_seconds)
        self.reviews = Reviews(self.bot_pool, clock)
        self.consultations = Consultations(self.bot_pool, clock)

    def close(self) -> None:
        for work in (self.reviews, self.consultations, self.bot_pool, self.checks):
            work.close()

    async def check_config(self, config: TableConfig, address: str, visitor: Visitor) -> TableConfig:
        """Return a config with all options spelled out. Raise DeckError or OptionError, or 429 for too many decks."""
        if config.deck:
            self._limits.count(self._limits.checks, address, visitor)
            try:
                await self.checks.load_deck(address, config.game_name, config.deck)
            except TooManyJobs:
                raise TooMuch("checks", "server", MAX_WAITING_CHECKS) from None
        return config.checked()

    async def verify_record(self, text: str, address: str, visitor: Visitor | None, notes: Notes | None = None) -> Verdict:
        """Verify a record, against a player's notes if there are any. Raise RecordError, or 429 for too many records."""
        self._limits.count(self._limits.checks, address, visitor)
        try:
            return await self.checks.verify_record(address, text, notes)
        except TooManyJobs:
            raise TooMuch("checks", "server", MAX_WAITING_CHECKS) from None

    def open_review(self, replay: Replay, address: str, visitor: Visitor | None) -> Review:
        """Return the review of a finished game, as far as it is done. Raise 429 for too many that are begun."""
        if not self.reviews.holds(replay.record):
            self._limits.count(self._limits.reviews, address, visitor)
        return self.reviews.open(replay)

    def consult(self, table: Table, seat: Seat | None, address: str, visitor: Visitor | None) -> Consultation:
        """Return what an expert would do with the question before a seat, as far as it is known. Raise 429 for too many
        that are begun, Denied where there is none."""
        if seat is None:
            raise Denied("expert-not-now")
        if not self.consultations.holds(table.snapshot(seat)):
            self._limits.count(self._limits.reviews, address, visitor)
        return self.consultations.open(table, seat)
