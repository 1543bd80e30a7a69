"""Verification: replay a record and check its seed against the commitment published before the deal."""

from __future__ import annotations

from dataclasses import dataclass

from wildtable.engine.errors import OptionError, RecordError
from wildtable.engine.record import Record
from wildtable.engine.shuffling import parse_seed
from wildtable.games import game_of_record


@dataclass(frozen=True)
class Verdict:
    """The result of checking a record."""

    plays_out: bool
    committed: bool | None
    """Whether the seed follows from the published commitment; None if the record has none, or if the deal was prepared."""
    shuffles: int
    reason: str = ""
    stacked: bool = False
    """Whether the deal was prepared, so that the seed did not decide it."""


def verify(record: Record) -> Verdict:
    """Replay a record from its seed, every shuffle included, and check the seed against its commitment."""
    try:
        state = game_of_record(record).replay(record)
    except (RecordError, OptionError) as error:
        return Verdict(False, None, 0, str(error))
    if record.piles:
        return Verdict(True, None, state.shuffles, stacked=True)
    if record.fairness is None:
        return Verdict(True, None, state.shuffles)
    try:
        record.fairness.check(parse_seed(record.seed))
    except RecordError as error:
        return Verdict(True, False, state.shuffles, str(error))
    return Verdict(True, True, state.shuffles)
