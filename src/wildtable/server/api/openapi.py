"""OpenAPI: the description of the API that clients are generated from, at `/api/openapi.json`.

FastAPI derives it from routes and types. Here it gets short operation ids, tags with a sentence each, errors that are
described once, with their codes, and examples of whole replies and events, put together from those of their fields.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.metadata import version
from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from wildtable.server.api.errors import ERROR_CODES, SCHEMAS
from wildtable.server.api.schema import EXAMPLE_GAME, ErrorReply, RefusedReply
from wildtable.server.html.texts import denial

Schema = dict[str, Any]
EVENT_STREAM = "text/event-stream"
EVENTS = ("SnapshotEvent", "ChangeEvent")
ABOUT = """
Play Wildtable from a program: register, take a seat, read the table, answer. [Writing a bot](/docs/bots) is the guide,
[API](/docs/api) shows every call.

Send `Authorization: Bearer TOKEN` with a token from `POST /api/visitors`. Texts are in the language of `Accept-Language` or
of the parameter `language`; codes never change. Errors are `{"error": {"code", "text"}}`, a move against the rules is
`{"refusal": {...}}`. Ignore fields that you do not know: new ones may be added.
"""
TAGS = {
    "Visitors": "Register, and see who you are and where it is your turn.",
    "Games": "The games, their moves, cards and options.",
    "Tables": "Create tables, invite, sit down, add bots, start, and play again.",
    "Play": "Read the table, wait for your turn, answer.",
    "Shuffles": "Take part in shuffles that nobody can predict or control.",
    "Records": "Finished games: download, verify, review.",
    "Queue": "Wait for anyone to play with.",
    "Server": "Where the documentation is, and whether the server is well.",
}
ERROR_NAMES = {
    400: "InvalidRequest",
    401: "NoToken",
    403: "Forbidden",
    404: "NotFound",
    409: "NotPossible",
    411: "LengthRequired",
    413: "BodyTooLong",
    414: "QueryTooLong",
    422: "Refused",
    429: "TooMany",
    503: "TryAgain",
}
ERROR_HEADERS: dict[int, dict[str, tuple[str, str, object]]] = {
    401: {"WWW-Authenticate": ("How to authenticate.", "string", "Bearer")},
    429: {"Retry-After": ("After how many seconds to send it again.", "integer", 1)},
    503: {"Retry-After": ("After how many seconds to send it again.", "integer", 5)},
}
FIELDS_OF = {
    "no-such-seat": "seat",
    "seat-taken": "seat",
    "player-here": "seat",
    "seats-empty": "seats",
    "too-much": "limit",
}
"""The fields of errors that are about a seat, about several, or about a limit."""
FIELDS = {*FIELDS_OF.values()}
EXAMPLE_VALUES: dict[str, object] = {
    "limit": {"what": "messages", "of": "visitor", "most": 240, "seconds": 60},
    "bots": 4,
    "known": "3, 4, 5",
    "people": 3,
    "places": 4,
    "reason": f"{EXAMPLE_GAME} has no option 'edtion'; its options are edition, leo, one_of_each",
    "virtual": "Leo",
    "address": "https://games.example.org",
    "count": 2,
    "host": "games.example.org",
    "most": 64,
    "name": "Kim",
    "request": "game-71-question-12",
    "seat": 1,
    "seats": [0, 2],
    "why": "by-admin",
}
"""What the texts of errors say in examples."""
OPEN_OPERATIONS = ("getApi", "newVisitor", "getHealth")
"""What takes no token."""


class ApiApplication(FastAPI):
    """An application whose description has been edited for those who generate clients from it."""

    def openapi(self) -> Schema:
        if self.openapi_schema is None:
            self.openapi_schema = _edit(super().openapi())
        return self.openapi_schema


def _edit(described: Schema) -> Schema:
    described["info"] |= {"version": version("wildtable"), "description": ABOUT.strip()}
    described["tags"] = [{"name": name, "description": text} for name, text in TAGS.items()]
    schemas = described["components"]["schemas"]
    for name in ("HTTPValidationError", "ValidationError"):
        schemas.pop(name, None)
    schemas |= _error_schemas()
    for schema in schemas.values():
        for field in schema.get("properties", {}).values():
            _describe_default(field)
    composer = Composer(schemas)
    for name in EVENTS:
        _write_data_as_text(schemas[name]["properties"]["data"], composer)
    composer.fill()
    errors: dict[int, Schema] = {}
    for operation in operations(described):
        _edit_operation(operation, composer, errors)
    described["components"]["responses"] = {ERROR_NAMES[status]: errors[status] for status in sorted(errors)}
    return described


def _error_schemas() -> Schema:
    """Return the schemas of the replies that errors refer to."""
    replies: list[Any] = [ErrorReply, RefusedReply]
    _, described = TypeAdapter.json_schemas(
        [(reply.__name__, "serialization", TypeAdapter(reply)) for reply in replies], ref_template=f"{SCHEMAS}{{model}}"
    )
    found: Schema = described["$defs"]
    return found


def _describe_default(field: Schema) -> None:
    """Write a default into the description, for people."""
    default = next((one["default"] for one in field.get("anyOf", ()) if "default" in one), None)
    if isinstance(default, bool):
        field["description"] += f" Default: `{json.dumps(default)}`."


def _write_data_as_text(data: Schema, composer: Composer) -> None:
    """Describe the data of an event as it is on the wire: JSON in a text."""
    content = {"$ref": data.pop("$ref")}
    example = json.dumps(composer.example(content))
    data |= {"type": "string", "contentMediaType": "application/json", "contentSchema": content, "examples": [example]}


def operations(described: Schema) -> Iterator[Schema]:
    """Yield all operations."""
    for path in described["paths"].values():
        yield from path.values()


def _edit_operation(operation: Schema, composer: Composer, errors: dict[int, Schema]) -> None:
    first, *others = operation["summary"].split()
    operation["operationId"] = first.lower() + "".join(others)
    operation["description"] = " ".join(operation["description"].split())
    operation["summary"] = operation["description"].split(". ")[0].split(": ")[0].rstrip(".")
    if operation["operationId"] not in OPEN_OPERATIONS:
        operation.setdefault("security", [{}, {"token": []}])
    for media in operation.get("requestBody", {}).get("content", {}).values():
        media["example"] = composer.example(media["schema"])
    for status, response in list(operation["responses"].items()):
        number = int(status)
        if number < 400:
            _add_examples(response, composer)
        elif "HTTPValidationError" in json.dumps(response):
            del operation["responses"][status]
        elif operation["operationId"] != "getHealth" or number != 503:
            errors.setdefault(number, _describe_error(number, response, composer))
            operation["responses"][status] = {"$ref": f"#/components/responses/{ERROR_NAMES[number]}"}


def _add_examples(response: Schema, composer: Composer) -> None:
    for kind, media in response.get("content", {}).items():
        if kind != EVENT_STREAM:
            media["example"] = composer.example(media["schema"])
            continue
        media["schema"] = {"anyOf": media["schema"]["anyOf"]}
        for one in media["schema"]["anyOf"]:
            event = composer.example(one)
            text = "".join(f"{field}: {event[field]}\n" for field in ("id", "event", "data"))
            media.setdefault("examples", {})[event["event"]] = {"value": f"{text}\n"}


def _describe_error(status: int, response: Schema, composer: Composer) -> Schema:
    """Describe an error once for all operations: its headers, and an example for each of its codes."""
    (media,) = response["content"].values()
    if status in ERROR_CODES:
        media["examples"] = {code: {"value": {"error": example_error(code)}} for code in ERROR_CODES[status]}
    else:
        media["example"] = composer.example(media["schema"])
    if status in ERROR_HEADERS:
        response["headers"] = {
            name: {"description": text, "schema": {"type": kind, "examples": [example]}}
            for name, (text, kind, example) in ERROR_HEADERS[status].items()
        }
    return response


def example_error(code: str, language: str = "en") -> Schema:
    """Return an error with this code as the API sends it."""
    others = FIELDS - {FIELDS_OF.get(code)}
    return denial(language, code, **{name: value for name, value in EXAMPLE_VALUES.items() if name not in others})


class Composer:
    """Puts examples together from those of fields."""

    def __init__(self, schemas: Schema) -> None:
        self._schemas = schemas

    def fill(self) -> None:
        """Give every field that has none an example made of its own fields."""
        for schema in self._schemas.values():
            for field in schema.get("properties", {}).values():
                field.setdefault("examples", [self.example(field)])

    def example(self, schema: Schema) -> Any:
        """Return an example of a schema: its own, or one of its parts."""
        if "examples" in schema:
            return schema["examples"][0]
        if "$ref" in schema:
            return self.example(self._schemas[schema["$ref"].removeprefix(SCHEMAS)])
        if "anyOf" in schema:
            return self.example(schema["anyOf"][0])
        if "properties" in schema:
            return {name: self.example(field) for name, field in schema["properties"].items()}
        return [self.example(schema["items"])] if schema.get("type") == "array" else None
