"""Every clause of the rulebooks is proven by a test, in each edition it names, and no test names a clause unknown."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
CLAUSES = {clause["id"]: clause for clause in tomllib.loads((FOLDER / "wild-cards.toml").read_text("utf-8"))["clause"]}


def marked(test: ast.FunctionDef) -> Iterator[str]:
    """The clauses a test is marked with."""
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            yield from map(ast.literal_eval, mark.args)


def editions(test: ast.FunctionDef, module: str) -> set[str]:
    """Where a test is played: in both with the fixture, in those it or its module names, else in the usual one."""
    if any(argument.arg == "edition" for argument in test.args.args):
        return {"2020", "2022"}
    named = {node.value for node in ast.walk(test) if isinstance(node, ast.Constant) and node.value in ("2020", "2022")}
    return named or {"2020" if module.endswith("2020") else "2022"}


def proofs() -> Iterator[tuple[str, str]]:
    for path in FOLDER.glob("test_*.py"):
        for test in ast.parse(path.read_text("utf-8")).body:
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                yield from ((clause, edition) for clause in marked(test) for edition in editions(test, path.stem))


PROVEN = set(proofs())


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_is_proven_in_its_editions(clause: str) -> None:
    assert {edition for found, edition in PROVEN if found == clause} >= set(CLAUSES[clause]["editions"])


def test_no_test_names_an_unknown_clause() -> None:
    assert {clause for clause, _ in PROVEN} <= CLAUSES.keys()


def test_all_clauses_are_listed() -> None:
    rules = [f"WC-{number:02}" for number in range(1, 38)]
    assert list(CLAUSES) == rules + [f"WC-E{number}" for number in range(1, 6)]
