"""Seeded deals: no test's outcome depends on randomly dealt cards."""

from __future__ import annotations

from hashlib import sha256
from itertools import count

from wildtable.server.randomness import Randomness


class SeededSecrets(Randomness):
    """Derives each secret from the seed of `deal_by` and a counter; random without a seed."""

    def __init__(self) -> None:
        self.deal_by("")

    def deal_by(self, seed: str) -> None:
        self._seed, self._secrets = seed, count()

    def secret(self) -> str:
        return sha256(f"{self._seed} {next(self._secrets)}".encode()).hexdigest() if self._seed else super().secret()


class PredictableDeals(SeededSecrets):
    """Deals by the seed alone: ignores what browsers commit."""

    def player_commitment(self, sent: str) -> str:
        return "" if self._seed else sent


DEALS = SeededSecrets()
"""Randomness of servers inside test processes; `tests/conftest.py` seeds it with each test's name."""
