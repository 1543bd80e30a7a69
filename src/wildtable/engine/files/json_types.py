"""Types of JSON of unknown origin."""

from __future__ import annotations

from typing import Any, get_args, get_origin


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
