"""Verification: replay a record, check its seed against its commitments and terms, and those against a player's notes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from wildtable.engine.errors import WildtableError
from wildtable.engine.fairness import Fairness, FairnessError, Fault, Notes
from wildtable.engine.files.record import Record
from wildtable.engine.shuffling import parse_seed
from wildtable.games import game_of_record

Conclusion = Literal["proven", "consistent", "broken"]
"""`proven`: to the player with these notes; `consistent`: the record agrees with itself; `broken`: `reason` says how."""
Code = Literal[Fault, "", "replay", "missing", "late", "prepared", "unbound"]


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
    code: Code = ""
    """The same as `reason`, for programs: `late`, `unbound` and `prepared` are no faults."""
    bound: bool = False
    """Whether the seed depends on game, rules, seats, options, deck and bots."""


def verify(record: Record, notes: Notes | None = None) -> Verdict:
    """Replay a record from its seed, every shuffle included, and check the seed against its commitments and the notes."""
    fairness = None if record.is_prepared else record.fairness
    try:
        shuffles = game_of_record(record).replay(record).shuffles
    except WildtableError as error:
        other = _find_other_terms(record, fairness, notes)
        return Verdict("broken", False, None, 0, str(other or error), code=other.fault if other else "replay")
    if fairness is None:
        return _judge_without_commitments(record, shuffles, notes)
    fault: FairnessError | None = None
    committed = took_part = False
    try:
        fairness.check(parse_seed(record.seed), record.terms)
        committed = True
        took_part = notes is not None and notes.check(fairness)
    except FairnessError as error:
        fault = error
    fault = _find_other_terms(record, fairness, notes) or fault
    conclusion: Conclusion = "broken" if fault else "proven" if took_part else "consistent"
    reason, code = (str(fault), fault.fault) if fault else _describe(notes, took_part)
    bound = bool(fairness.terms)
    return Verdict(conclusion, True, committed, shuffles, reason, withheld=fairness.withheld, code=code, bound=bound)


def _judge_without_commitments(record: Record, shuffles: int, notes: Notes | None) -> Verdict:
    if notes is not None:
        reason = "notes: the record has no commitments, though a fair deal was announced"
        return Verdict("broken", True, None, shuffles, reason, record.is_prepared, code="missing")
    code: Code = "prepared" if record.is_prepared else ""
    return Verdict("consistent", True, None, shuffles, stacked=record.is_prepared, code=code)


def _find_other_terms(record: Record, fairness: Fairness | None, notes: Notes | None) -> FairnessError | None:
    """Return what the game was that it should not have been, by the notes."""
    if fairness is None or notes is None:
        return None
    try:
        notes.check_terms(fairness, record.terms, record.players)
    except FairnessError as error:
        return error
    except TypeError:  # what the record has as options is none
        return None
    return None


def _describe(notes: Notes | None, took_part: bool) -> tuple[str, Code]:
    if notes is None:
        return "", ""
    if not took_part:
        return "notes: the bytes did not arrive in time and had no part in the deal", "late"
    if not notes.terms:
        return "notes: of the older form, which does not bind seats, options and deck", "unbound"
    return "", ""
