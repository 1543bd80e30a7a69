"""Parsing of files of unknown origin: text, JSON, TOML."""

from __future__ import annotations

import re
import tomllib
from itertools import accumulate
from pathlib import Path
from typing import Any, get_args, get_origin

from wildtable.engine.errors import WildtableError


def read_text(path: Path | str, error: type[WildtableError]) -> str:
    """Return the text of a file; raise `error` if there is none."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as failure:
        raise error(f"{path}: {failure.strerror}") from None
    except UnicodeDecodeError:
        raise error(f"{path}: must be a text file in UTF-8") from None


# JSON


def has_type(value: object, kind: Any) -> bool:
    """Is a value of JSON of this type, such as `dict[str, list[int]]`? True is no integer."""
    inner = get_args(kind)
    if get_origin(kind) is list:
        return isinstance(value, list) and all(has_type(item, inner[0]) for item in value)
    if get_origin(kind) is tuple:
        return isinstance(value, list) and len(value) == len(inner) and all(map(has_type, value, inner))
    if get_origin(kind) is dict:
        return isinstance(value, dict) and all(has_type(item, inner[1]) for item in value.values())
    return kind is Any or type(value) is kind


# TOML: what no deck and no record contains is refused before it is parsed, since parsing may take minutes


MAX_KEY_PARTS = 8
MAX_DIGITS = 20
MAX_DEPTH = 16
MAX_VALUES = 10_000

_TEXTS = re.compile(
    "|".join(
        (
            r'"""(?:[^"\\]|\\.?|"(?!""))*+(?:"""|\Z)',
            r"'''(?:[^']|'(?!''))*+(?:'''|\Z)",
            r'"(?:[^"\\\n]|\\.?)*+"?',
            r"'[^'\n]*+'?",
            r"#[^\n]*+",
        )
    ),
    re.DOTALL,
)
"""Strings and comments. One that is not closed ends with the line or the text, so that a search takes linear time."""
_LONG_KEY = re.compile(rf'\.(?:[ \t]*+[\w"-]*+[ \t]*+\.){{{MAX_KEY_PARTS - 1}}}', re.ASCII)
_LONG_NUMBER = re.compile(rf"(?:0[xob]|[0-9])[0-9a-fA-F_]{{{MAX_DIGITS}}}", re.ASCII)
_BRACKETS = re.compile(r"[\[\]{}]")


class TomlError(ValueError):
    """A text is not TOML, or not of the kind that decks and records are."""


def parse_toml(text: str) -> dict[str, Any]:
    """Parse TOML with keys, numbers and nesting of a reasonable size; raise a TomlError for anything else."""
    bare = _TEXTS.sub('""', text)
    if _LONG_KEY.search(bare):
        raise TomlError(f"keys must have at most {MAX_KEY_PARTS} parts")
    if _LONG_NUMBER.search(bare):
        raise TomlError(f"numbers must have at most {MAX_DIGITS} digits")
    if max(accumulate(1 if bracket in "[{" else -1 for bracket in _BRACKETS.findall(bare)), default=0) > MAX_DEPTH:
        raise TomlError(f"lists and tables must be nested at most {MAX_DEPTH} deep")
    if bare.count("=") + bare.count("[") > MAX_VALUES:
        raise TomlError(f"there must be at most {MAX_VALUES} values")
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise TomlError(str(error)) from None
