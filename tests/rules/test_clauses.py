"""Every clause of the rulebooks is proven by a test, in each edition it names, and no test names an unknown clause."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import wildtable

FOLDER = Path(__file__).parent
RULEBOOKS = {path.stem: tomllib.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.toml"))}
CLAUSES = {clause["id"]: clause for rulebook in RULEBOOKS.values() for clause in rulebook["clause"]}


def marked(test: ast.FunctionDef) -> Iterator[str]:
    """Yield the clauses a test is marked with."""
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            yield from map(ast.literal_eval, mark.args)


def editions(test: ast.FunctionDef, module: str) -> set[str]:
    """Return the editions a test covers: both with the fixture, those it or its module names, else the default."""
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
    """A game without editions needs a proof, too."""
    proven = {edition for found, edition in PROVEN if found == clause}
    assert proven
    assert proven >= set(CLAUSES[clause].get("editions", ()))


def test_no_test_names_an_unknown_clause() -> None:
    assert {clause for clause, _ in PROVEN} <= CLAUSES.keys()


def test_every_game_has_its_clauses() -> None:
    assert {name: rulebook["game"] for name, rulebook in RULEBOOKS.items()} == {name: name for name in wildtable.games()}


def test_all_clauses_are_listed() -> None:
    wild_cards = [f"WC-{number:02}" for number in range(1, 38)] + [f"WC-E{number}" for number in range(1, 6)]
    alliance = [f"WRA-{number:02}" for number in range(1, 20)] + [f"WRA-K{number}" for number in range(1, 6)] + ["WRA-D1"]
    space = [f"WS-{number:02}" for number in range(1, 23)] + ["WS-A1", "WS-C1", "WS-M1"]
    space += [f"WS-S{number}" for number in range(1, 6)] + [f"WS-E{number}" for number in range(1, 4)] + ["WS-D1"]
    assert list(CLAUSES) == wild_cards + alliance + space


@pytest.mark.parametrize("name", RULEBOOKS)
def test_every_ruling_is_told_to_players(name: str) -> None:
    """RULINGS.md names all clauses with rulings and no unknown clause; translations have the same outline."""
    told = {*re.findall(r"\b[A-Z]{2,3}-\w+", wildtable.load(name).folder.joinpath("RULINGS.md").read_text("utf-8"))}
    clauses = RULEBOOKS[name]["clause"]
    assert told >= {clause["id"] for clause in clauses if "ruling" in clause}
    assert told <= {clause["id"] for clause in clauses}
