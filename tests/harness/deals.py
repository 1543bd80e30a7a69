"""Deals that follow from the test: a verdict never depends on the cards that chance would deal."""

from __future__ import annotations

from hashlib import sha256
from itertools import count

from wildtable.server.randomness import Randomness


class SeededSecrets(Randomness):
    """Derive every secret after `deal_by` from the seed and the number of secrets since; before it, from chance."""

    def __init__(self) -> None:
        self.deal_by("")

    def deal_by(self, seed: str) -> None:
        self._seed, self._secrets = seed, count()

    def secret(self) -> str:
        return sha256(f"{self._seed} {next(self._secrets)}".encode()).hexdigest() if self._seed else super().secret()


class PredictableDeals(SeededSecrets):
    """Deal by the seed alone, whatever browsers add."""

    def player_commitment(self, sent: str) -> str:
        return "" if self._seed else sent


DEALS = SeededSecrets()
"""What servers within a process of tests are dealt by; `tests/conftest.py` seeds it with each test's name."""
