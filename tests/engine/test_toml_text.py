"""Untrusted TOML: what no deck and no record contains is refused before it is parsed."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

import wildtable
from wildtable.engine.errors import DeckError, RecordError
from wildtable.engine.files.parsing import TomlError, parse_toml
from wildtable.engine.files.record import Record

GAME_CLASS = type(wildtable.load("wild-cards"))
ABSURD = {
    "key": ".".join(["a"] * 20_000) + " = 1",
    "spaced key": " . ".join(["a"] * 10_000) + " = 1",
    "quoted key": ".".join(['"a"'] * 10_000) + " = 1",
    "literal key": ".".join(["'a.'"] * 10_000) + " = 1",
    "table": "[" + ".".join(["a"] * 20_000) + "]",
    "number": "a = " + "9" * 15_000,
    "underscores": "a = " + "9_" * 15_000 + "9",
    "hexadecimal": "a = 0x" + "f" * 15_000,
    "lists": "a = " + "[" * 20_000,
    "tables": "a = " + "{a=" * 15_000,
    "values": "".join(f"a{number}=1\n" for number in range(10_001)),
    "no TOML": "a = ",
    "surrogate": 'a = "\ud800"',
}


@pytest.mark.parametrize("kind", ABSURD)
def test_absurd_text_is_refused_as_deck_and_as_record(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []

    def loads(text: str) -> dict[str, Any]:
        parsed.append(text)
        raise tomllib.TOMLDecodeError("no TOML")

    monkeypatch.setattr(tomllib, "loads", loads)
    with pytest.raises(TomlError):
        parse_toml(ABSURD[kind])
    with pytest.raises(DeckError):
        GAME_CLASS(ABSURD[kind])
    with pytest.raises(RecordError):
        Record.parse(ABSURD[kind])
    assert bool(parsed) == (kind in ("no TOML", "surrogate"))


def test_text_in_strings_and_comments_is_free() -> None:
    dots, digits, brackets = "a." * 100, "9" * 100, "[" * 100
    for quote in ('"', "'", '"""', "'''"):
        for inside in (dots, digits, brackets):
            assert parse_toml(f"# {inside}\na = {quote}{inside}{quote} # {inside}") == {"a": inside}
    assert parse_toml('a = "\\"' + dots + '"') == {"a": '"' + dots}
    assert parse_toml("a.b.c.d.e.f.g.h = 12345678901234567890") == {
        "a": {"b": {"c": {"d": {"e": {"f": {"g": {"h": 12345678901234567890}}}}}}}
    }


@pytest.mark.parametrize("unclosed", ['"""\\', "'''", '"\\', "'", '"', "\\", '"""\\"', "#", ".", " ", ". \t"])
def test_unclosed_strings_take_linear_time(unclosed: str) -> None:
    """A search that restarts at every quote would take minutes."""
    with pytest.raises(TomlError):
        parse_toml("a = " + unclosed * 100_000 + "\nb =")


def test_a_record_is_refused_with_a_reason_for_any_seat_and_any_nesting() -> None:
    record = wildtable.load("wild-cards").new(3, seed=1).record()
    with pytest.raises(RecordError, match="line 1"):
        Record.parse(str(record).replace("moves = '''\n", f"moves = '''\n{'9' * 15_000} pass\n"))
    with pytest.raises(RecordError, match="position: not JSON"):
        Record.parse(f"position = '{'[' * 20_000}'\n{record}")
