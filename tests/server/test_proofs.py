"""The page of a record and `wildtable verify` give the same verdict of every cheat."""

from __future__ import annotations

import json
import subprocess
from dataclasses import asdict

from tests.docs.markdown import ROOT
from tests.harness.cheats import Case, cases
from wildtable.engine.errors import WildtableError
from wildtable.engine.fairness import Notes, commitment
from wildtable.engine.files.record import Record
from wildtable.server.pages.records import proof_of
from wildtable.server.tables.archive.replays import shuffles


def proof(record: Record) -> dict[str, object]:
    """Return what the server would send; a record that does not replay without its shuffles."""
    try:
        return proof_of(record, shuffles(record))
    except WildtableError:
        return proof_of(record, [])


def note(notes: Notes | None) -> dict[str, object] | None:
    """Return notes as a browser stores them: without what it does not know."""
    if notes is None:
        return None
    own = commitment(bytes.fromhex(notes.bytes))
    return {"own": own, **{name: value for name, value in asdict(notes).items() if value is not None}}


def test_pages_and_programs_judge_alike() -> None:
    sent = json.dumps([(proof(case.record), note(case.notes)) for case in cases().values()])
    done = subprocess.run(
        ["node", "tests/scripts/judge.js"], input=sent, capture_output=True, text=True, timeout=60, cwd=ROOT, check=False
    )
    assert done.returncode == 0, done.stderr
    judged = {
        name: (one["verdict"], one["reason"], one["withheld"])
        for name, one in zip(cases(), json.loads(done.stdout), strict=True)
    }
    assert judged == {name: expected(case) for name, case in cases().items()}


def expected(case: Case) -> tuple[str, str, list[int]]:
    return case.verdict, case.code, list(case.withheld)
