"""Verification: replay a record, check its seed against its commitments, and those against a player's notes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from wildtable.engine.errors import RecordError, WildtableError
from wildtable.engine.fairness import Notes
from wildtable.engine.files.record import Record
from wildtable.engine.shuffling import parse_seed
from wildtable.games import game_of_record

Conclusion = Literal["proven", "consistent", "broken"]
"""`proven`: to the player with these notes; `consistent`: the record agrees with itself; `broken`: `reason` says how."""


@dataclass(frozen=True)
class Verdict:
    """The result of checking a record."""

    verdict: Conclusion
    plays_out: bool
    committed: bool | None
    """Whether the seed follows from the published commitments; None if the record has none, or if the deal was prepared."""
    shuffles: int
    reason: str = ""
    stacked: bool = False
    """Whether the deal was prepared, so that the seed did not decide it."""
    withheld: Sequence[int] = ()
    """The seats whose bytes did not arrive in time. Each could choose between two deals, with the operator's help."""


def verify(record: Record, notes: Notes | None = None) -> Verdict:
    """Replay a record from its seed, every shuffle included, and check the seed against its commitments and the notes."""
    try:
        state = game_of_record(record).replay(record)
    except WildtableError as error:
        return Verdict("broken", False, None, 0, str(error))
    fairness, shuffles = record.fairness, state.shuffles
    if fairness is None or record.is_prepared:
        if notes is not None:
            reason = "notes: the record has no commitments, though a fair deal was announced"
            return Verdict("broken", True, None, shuffles, reason, record.is_prepared)
        return Verdict("consistent", True, None, shuffles, stacked=record.is_prepared)
    try:
        fairness.check(parse_seed(record.seed))
    except RecordError as error:
        return Verdict("broken", True, False, shuffles, str(error))
    try:
        took_part = notes is not None and notes.check(fairness)
    except RecordError as error:
        return Verdict("broken", True, True, shuffles, str(error), withheld=fairness.withheld)
    reason = "notes: the bytes did not arrive in time and had no part in the deal" if notes and not took_part else ""
    return Verdict("proven" if took_part else "consistent", True, True, shuffles, reason, withheld=fairness.withheld)
