"""The list of planted faults: each still matches the code, and names existing tests."""

from __future__ import annotations

from tests.soak.mutants import ROOT, mutants


def test_every_planted_fault_finds_its_place() -> None:
    assert [one.name for one in mutants() if one.is_stale(ROOT)] == []


def test_every_planted_fault_names_files_of_tests() -> None:
    paths = {test.partition("::")[0] for one in mutants() for test in one.tests}
    assert [path for path in sorted(paths) if not (ROOT / path).exists()] == []
