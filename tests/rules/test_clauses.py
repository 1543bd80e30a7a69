"""Every clause of the rulebooks is proven by a test, in each edition it names, and no test names a clause that is not there."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
CLAUSES = {clause["id"]: clause for clause in tomllib.loads((FOLDER / "wild-cards.toml").read_text("utf-8"))["clause"]}


def marks(test: ast.FunctionDef) -> Iterator[str]:
    """The clauses a test is marked with."""
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            yield from map(ast.literal_eval, mark.args)


def editions(test: ast.FunctionDef) -> set[str]:
    """The editions a test is played in: both by way of the fixture, else those it names; the usual one is that of 2022."""
    if any(argument.arg == "edition" for argument in test.args.args):
        return {"2020", "2022"}
    named = {node.value for node in ast.walk(test) if isinstance(node, ast.Constant) and node.value in ("2020", "2022")}
    return named or ({"2020"} if "2020" in ast.unparse(test) else {"2022"})


def tests() -> Iterator[ast.FunctionDef]:
    for path in sorted(FOLDER.glob("test_*.py")):
        yield from (node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.FunctionDef))


PROVEN = [(clause, edition) for test in tests() for clause in marks(test) for edition in editions(test)]


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_is_proven_in_its_editions(clause: str) -> None:
    assert {edition for found, edition in PROVEN if found == clause} >= set(CLAUSES[clause]["editions"])


def test_no_test_names_an_unknown_clause() -> None:
    assert {clause for clause, _ in PROVEN} <= CLAUSES.keys()


def test_all_clauses_are_listed() -> None:
    rules = [f"WC-{number:02}" for number in range(1, 38)]
    assert list(CLAUSES) == rules + [f"WC-E{number}" for number in range(1, 6)]
