"""Generate docs/api.md and docs/types.md from the OpenAPI description: every call, every type, every error code."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from tools.docs.markdown import GENERATED, block, code, document, prose, table
from wildtable.server.api.errors import ERROR_CODES, SCHEMAS
from wildtable.server.api.openapi import EVENT_STREAM, Composer, Schema, example_error
from wildtable.server.app import create_app
from wildtable.server.live.event_stream import HEARTBEAT_SECONDS
from wildtable.server.settings import Settings

HEAD = """
Every call that programs can make, with an example of what it takes and returns. `/api/openapi.json` on a server describes
the same for tools that generate clients; the names of the calls below are its operation ids. [Types](types.md) lists the
fields of all replies, [Endpoints](endpoints.md#for-programs) who may call what, and [Writing a bot](bots.md) is the guide.

Send `Authorization: Bearer TOKEN`, with a token from `newVisitor`, unless a call says that it needs none. Bodies are JSON.
Texts are in English, or in German or Dutch by `Accept-Language` or `?language=de`; codes are the same in all languages.
Examples omit nothing, but lists have one entry.

A token does not expire. It ends when its visitor signs out everywhere else, gets a new personal link, is banned or
deleted. The token of a seat ends when the seat gets another one, or when its player leaves it. HEAD is answered like
GET, without a body.
"""
ERRORS = """
Errors are `{"error": {"code": ..., "text": ...}}`, with `where` for each field that was not understood. A move against
the rules is status 422 with a [refusal](moves.md#refusals) instead. Statuses 429 and 503 have `Retry-After`, the
seconds to wait before the same request is sent again; with `too-much`, `limit` says which limit was exceeded: of what,
for whom, how many in how many seconds. Any call may get 400, 401, 403, 411, 413, 414, 429 and 503; each call below
lists what else it may get.
"""
TYPES_HEAD = """
The fields of everything that the [API](api.md) takes and returns, with the bounds of what it takes. Replies may get
new fields: ignore those you do not know. In what you send, null counts as absent for every optional field, and
unknown fields are refused.
"""
KEPT_OPEN = (
    f"Lines that begin with a colon keep it open: it is never silent for longer than {HEARTBEAT_SECONDS:.0f} seconds."
    f" A client that has read nothing for {3 * HEARTBEAT_SECONDS:.0f} seconds (its read timeout) should connect again."
)
COMMON = {400, 401, 403, 411, 413, 414, 429, 503}
LONGEST_EXAMPLE = 900
"""Longest example in characters; a longer one is shown with its type."""


@cache
def description() -> Schema:
    return create_app(Settings(data=Path("/nonexistent"))).openapi()


def page() -> str:
    described = description()
    composer = Composer(described["components"]["schemas"])
    calls = [(path, method, one) for path, some in described["paths"].items() for method, one in some.items()]
    parts = [
        part
        for tag in described["tags"]
        for part in (
            f"## {tag['name']}",
            tag["description"],
            *(
                text
                for path, method, one in calls
                if tag["name"] in one["tags"]
                for text in _call(path, method, one, composer)
            ),
        )
    ]
    return document("# API", prose(HEAD), GENERATED, *parts, "## Errors", prose(ERRORS), _codes())


def types_page() -> str:
    schemas = description()["components"]["schemas"]
    return document(
        "# Types",
        prose(TYPES_HEAD),
        GENERATED,
        *(part for name in sorted(schemas) for part in _type(name, schemas[name])),
    )


def _call(path: str, method: str, one: Schema, composer: Composer) -> list[str]:
    needs_token = {} not in one.get("security", [{}])
    places = [
        (code(each["name"]), each["in"], _spell(each["schema"]), each["description"])
        for each in one.get("parameters", ())
        if each["name"] != "language"
    ]
    return [
        f"### {one['operationId']}",
        f"`{method.upper()} {path}`" + ("" if needs_token else " (no token needed)"),
        prose(one["description"]),
        table(("parameter", "in", "type", "meaning"), places) if places else "",
        *_body(one, composer),
        *_reply(one, composer),
    ]


def _body(one: Schema, composer: Composer) -> list[str]:
    content = one.get("requestBody", {}).get("content")
    if content is None:
        return []
    schema = content["application/json"]["schema"]
    return [f"Takes {_spell(schema)}:", _json(composer.example(schema))]


def _reply(one: Schema, composer: Composer) -> list[str]:
    status, reply = next((status, reply) for status, reply in one["responses"].items() if int(status) < 400)
    others = sorted(int(each) for each in one["responses"] if int(each) >= 400 and int(each) not in COMMON)
    errors = f" Errors: {', '.join(map(str, others))}." if others else ""
    (kind,) = reply["content"]
    if kind == EVENT_STREAM:
        names = " or ".join(map(_spell, reply["content"][kind]["schema"]["anyOf"]))
        return [f"Returns {status}, a stream of events, each {names}. {KEPT_OPEN}{errors}"]
    schema = reply["content"][kind]["schema"]
    example = _json(composer.example(schema))
    shown = example if len(example) <= LONGEST_EXAMPLE else ""
    return [f"Returns {status}, {_spell(schema)}{':' if shown and not errors else '.'}{errors}", shown]


def _json(value: Any) -> str:
    return block(json.dumps(value, ensure_ascii=False), "json")


def _type(name: str, schema: Schema) -> list[str]:
    required = schema.get("required", ())
    rows = [
        (code(field), _spell(one) if field in required else f"{_spell(_without_null(one))}, optional", one["description"])
        for field, one in schema["properties"].items()
    ]
    return [f"## {name}", prose(schema["description"]), table(("field", "type", "meaning"), rows)]


def _without_null(schema: Schema) -> Schema:
    """Return what a field that may be absent is otherwise: that null counts as absent is said once for all."""
    kinds = [one for one in schema.get("anyOf", ()) if one.get("type") != "null"]
    return {**schema, "anyOf": kinds} if kinds else schema


def _spell(schema: Schema) -> str:
    """Describe a type in words, with its bounds and with links to those that have a section."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(SCHEMAS)
        return f"[{name}](types.md#{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(map(_spell, schema["anyOf"])))
    if "contentSchema" in schema:
        return f"{_spell(schema['contentSchema'])} as JSON"
    if schema.get("type") == "array":
        return f"list of {_count(schema, 'Items', of=': ')}{_spell(schema['items'])}"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        most = _count(schema, "Properties", of=": ")
        return f"object of {most}{_spell(values)}" if isinstance(values, dict) and values else "object"
    if "const" in schema:
        return code(json.dumps(schema["const"]))
    if "enum" in schema:
        return f"one of {', '.join(map(code, schema['enum']))}"
    kind: str = schema.get("type", "any")
    return {"string": "text", "boolean": "true or false"}.get(kind, kind) + _bounds(schema)


def _bounds(schema: Schema) -> str:
    """Say what values of a type may be."""
    least, most = schema.get("minimum"), schema.get("maximum")
    numbers = "" if least is None else f" from {least:.0f} to {most:.0f}" if most is not None else f", at least {least:.0f}"
    length = _count(schema, "Length")
    pattern = f", pattern {code(schema['pattern'])}" if "pattern" in schema else ""
    return numbers + (f" of {length} characters" if length else "") + pattern


def _count(schema: Schema, what: str, of: str = "") -> str:
    """Say how many characters, entries or fields there may be; nothing if any number."""
    least, most = schema.get(f"min{what}", 0), schema.get(f"max{what}")
    if most is None:
        return f"at least {least}{of}" if least else ""
    if least == most:
        return f"{most}{of}"
    return (f"{least} to {most}" if least else f"at most {most}") + of


def _codes() -> str:
    rows = [(str(status), code(one), example_error(one)["text"]) for status, some in ERROR_CODES.items() for one in some]
    return table(("status", "code", "text, for example"), rows)
