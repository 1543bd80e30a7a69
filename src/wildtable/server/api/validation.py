"""What is wrong with the fields of a request, in sentences: what each must be, and what it is.

Pydantic reports errors in its own English words, and one for each type of a union. Here each field gets one sentence in the
caller's language, and a stable code; pydantic's own names never show.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, cast

from wildtable.engine.refusals import spell_value
from wildtable.server.html.texts import denial, say

MAX_FIELDS = 10
MAX_FIELD_NAME = 60
KINDS = {
    "string_type": "text",
    "string_unicode": "text",
    "int_type": "integer",
    "int_from_float": "integer",
    "int_parsing": "integer",
    "int_parsing_size": "integer",
    "bool_type": "flag",
    "list_type": "list",
    "dict_type": "object",
    "model_type": "object",
    "model_attributes_type": "object",
}
"""What a field must be, where a value of another type was sent."""
INVISIBLE, NESTED = "invisible", "nested"
"""Types of errors besides those of pydantic."""
CODES = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "literal_error": "not-listed",
    "string_too_long": "too-long",
    "string_too_short": "too-short",
    "too_long": "too-many",
    "too_short": "too-few",
    "string_pattern_mismatch": "pattern",
    "greater_than_equal": "too-small",
    "less_than_equal": "too-large",
    "json_invalid": "no-json",
    NESTED: "nested",
    INVISIBLE: "invisible",
}
"""The codes of all other errors, by pydantic's type or one of our own."""
WRONG_TYPE, OTHER = "wrong-type", "other"
FIELD_CODES = (WRONG_TYPE, *dict.fromkeys(CODES.values()), OTHER)
"""The codes of fields that were not understood, for the documentation."""
BOUNDS = ("max_length", "min_length", "ge", "le", "pattern")


def describe_invalid_fields(language: str, errors: Sequence[Mapping[str, Any]], body: object = None) -> dict[str, Any]:
    """Describe the first invalid fields of a request whose body was read as `body`."""
    fields: dict[tuple[str | int, ...], list[Mapping[str, Any]]] = {}
    for error in errors:
        fields.setdefault(_place_of(error, body), []).append(error)
    where = [_describe(language, place, fields[place]) for place in [*fields][:MAX_FIELDS]]
    said = denial(language, "bad-message")
    first = where[0]
    return said | {"text": f"{said['text']} {'.'.join(first['at'])}: {first['why']}.", "where": where}


def describe_deep_nesting(language: str) -> dict[str, Any]:
    """Describe a body that is nested too deeply to be read."""
    return describe_invalid_fields(language, [{"type": NESTED, "loc": ("body",), "input": None}])


def _place_of(error: Mapping[str, Any], body: object) -> tuple[str | int, ...]:
    """Return the path of a field. Pydantic adds the names of its own types to it, which lead nowhere in the body."""
    start, *path = error["loc"]
    if start != "body":
        return tuple(error["loc"])
    place, at = [start], cast("Any", body)
    for part in path:
        if (isinstance(at, dict) and part in at) or (isinstance(at, list) and part in range(len(at))):
            at = at[part]
        elif error["type"] != "missing" or part != path[-1]:
            continue
        place.append(part)
    return tuple(place)


def _describe(language: str, place: tuple[str | int, ...], errors: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Describe a field by its most telling error; where every type of a union was missed, by all that it may be."""
    kinds = list(dict.fromkeys(KINDS[error["type"]] for error in errors if error["type"] in KINDS))
    error = next((error for error in errors if error["type"] not in KINDS), errors[0])
    code = WRONG_TYPE if error["type"] in KINDS else CODES.get(error["type"], OTHER)
    about = error.get("ctx", {})
    why = say(
        language,
        "invalid-field",
        code=code,
        value=_spell(language, error["input"]),
        kinds=_either(language, [say(language, "kind-name", kind=kind) for kind in kinds]),
        bound=str(next((int(about[name]) if name != "pattern" else about[name] for name in BOUNDS if name in about), "")),
        known=", ".join(re.findall(r"'([^']*)'", about.get("expected", ""))),
        length=str(len(error["input"]) if isinstance(error["input"], (str, list)) else 0),
    )
    return {"at": [_name(part) for part in place], "code": code, "why": why}


def _either(language: str, names: Sequence[str]) -> str:
    """Join names as a sentence does that offers a choice: one, two or three."""
    *others, last = names or ("",)
    return say(language, "either", others=", ".join(others), last=last) if others else last


def _spell(language: str, value: object) -> str:
    """Return a wrong value as JSON, or only what it is where that could be long; nothing that is no text."""
    if isinstance(value, str):
        return spell_value(repr(value)).encode(errors="replace").decode()
    if value is None or isinstance(value, (bool, int, float)):
        return spell_value(json.dumps(value))
    return say(language, "kind-name", kind="list" if isinstance(value, list) else "object")


def _name(part: str | int) -> str:
    return str(part)[:MAX_FIELD_NAME].encode(errors="replace").decode()
