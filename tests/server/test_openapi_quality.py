"""The OpenAPI description yields good generated clients, and lists all errors."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import jsonschema_rs
import pytest
from fastapi.routing import iter_route_contexts

from tests.harness.server import Running, running
from wildtable.server import app as server_app
from wildtable.server.api.errors import ERROR_CODES
from wildtable.server.api.openapi import EVENT_STREAM, TAGS
from wildtable.server.html.texts import TEXTS, denial
from wildtable.server.net.limits import Counted, LimitedWork, TooMuch
from wildtable.server.settings import Settings

SOURCE = Path(server_app.__file__).parent
DESCRIBED: dict[str, Any] = json.loads(json.dumps(server_app.create_app(Settings(data=Path("/nonexistent"))).openapi()))
OPERATIONS = {one["operationId"]: one for methods in DESCRIBED["paths"].values() for one in methods.values()}
SCHEMAS = DESCRIBED["components"]["schemas"]


def test_every_operation_has_a_short_id_of_its_own_a_tag_and_a_sentence() -> None:
    assert len(OPERATIONS) == sum(len(methods) for methods in DESCRIBED["paths"].values())
    for name, one in OPERATIONS.items():
        assert re.fullmatch(r"[a-z]+([A-Z][a-z]+){0,2}", name), name
        assert len(one["tags"]) == 1
        assert one["tags"][0] in TAGS
        assert one["description"].endswith((".", "?")), name
        assert 5 < len(one["summary"]) < 130, (name, one["summary"])
    assert {one["tags"][0] for one in OPERATIONS.values()} == {*TAGS}


def test_every_field_has_a_description_and_an_example_that_fits() -> None:
    for name, schema in SCHEMAS.items():
        assert schema["description"]
        for field, one in schema["properties"].items():
            assert one["description"].endswith((".", "?")), (name, field)
            assert one["examples"], (name, field)
        validate({field: one["examples"][0] for field, one in schema["properties"].items()}, schema)


def test_no_field_has_a_default_which_generated_types_would_demand() -> None:
    """openapi-typescript makes such fields required, so that every call would have to send them."""
    fields = [(name, field) for schema in SCHEMAS.values() for name, field in schema.get("properties", {}).items()]
    assert [name for name, field in fields if "default" in field] == []
    new_table = SCHEMAS["NewTableRequest"]["properties"]
    assert new_table["open"]["description"].endswith("Default: `true`.")
    defaults = {
        name: one["default"] for name, field in new_table.items() for one in field.get("anyOf", ()) if "default" in one
    }
    assert {name: defaults[name] for name in ("open", "aids", "rated", "bots")} == {
        "open": True,
        "aids": True,
        "rated": False,
        "bots": [],
    }


def test_null_may_be_sent_for_every_optional_field() -> None:
    """Clients that are generated from the schema send it."""
    requests = {name: schema for name, schema in SCHEMAS.items() if name.endswith("Request")}
    assert len(requests) >= 14
    for name, schema in requests.items():
        for field in schema["properties"].keys() - {*schema.get("required", ())}:
            assert {"type": "null"} in schema["properties"][field]["anyOf"], (name, field)


def test_what_is_sent_is_bounded() -> None:
    """Every text, number, list and object, with the bound in the schema, which docs/types.md is written from."""
    bounds = {"string": {"maxLength", "enum", "const"}, "integer": {"maximum"}, "array": {"maxItems"}}
    for name in [one for one in SCHEMAS if one.endswith("Request")]:
        for place, part in parts_of(SCHEMAS[name]):
            assert part.get("type") not in bounds or bounds[part["type"]] & {*part}, (name, place)


def parts_of(schema: dict[str, Any], place: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield all types in the schema of a body, except for the values of options, which the game bounds."""
    yield place, schema
    for name, field in schema.get("properties", {}).items():
        yield from parts_of(field, f"{place}/{name}")
    for one in (*schema.get("anyOf", ()), *([schema["items"]] if "items" in schema else ())):
        yield from parts_of(one, place)


def test_the_reference_of_types_tells_the_bounds() -> None:
    page = Path("docs/types.md").read_text(encoding="utf-8")
    rows = dict(
        re.findall(r"^\| `(\w+)` \| (.+?) \| ", page.partition("## AnswerRequest")[2].partition("## ")[0], re.MULTILINE)
    )
    assert rows == {
        "moves": "list of 1 to 20: text of at most 60 characters or integer from 0 to 100000",
        "question": "integer from 0 to 1000000, optional",
        "request": r"text of at most 40 characters, pattern `^[\w-]*$`, optional",
    }


def test_required_fields_are_those_without_a_default() -> None:
    assert {*SCHEMAS["NewTableRequest"]["required"]} == {"game", "seats"}


@pytest.mark.parametrize("name", OPERATIONS)
def test_every_parameter_body_and_reply_has_an_example_that_fits(name: str) -> None:
    one = OPERATIONS[name]
    for parameter in one.get("parameters", ()):
        assert parameter["description"].endswith("."), parameter["name"]
        validate((parameter.get("examples") or parameter["schema"]["examples"])[0], parameter["schema"])
    bodies = one.get("requestBody", {}).get("content", {}).values()
    replies = [
        media
        for reply in one["responses"].values()
        for kind, media in reply.get("content", {}).items()
        if kind != EVENT_STREAM and "example" in media
    ]
    for media in (*bodies, *replies):
        validate(media["example"], media["schema"])


@pytest.mark.parametrize("name", ["streamTable", "streamMyTables"])
def test_the_events_of_a_stream_are_typed_and_have_an_example_each(name: str) -> None:
    media = OPERATIONS[name]["responses"]["200"]["content"][EVENT_STREAM]
    assert {*media["examples"]} == {"snapshot", "change"}
    for kind, example in media["examples"].items():
        fields = dict(line.split(": ", 1) for line in example["value"].strip().splitlines())
        validate(fields, media["schema"])
        (schema,) = [one for one in SCHEMAS.values() if one["properties"].get("event", {}).get("const") == kind]
        validate(json.loads(fields["data"]), schema["properties"]["data"]["contentSchema"])
        assert {"view", "choice", "owed", "table", "record"} <= json.loads(fields["data"]).keys()


def validate(example: Any, schema: dict[str, Any]) -> None:
    jsonschema_rs.validate({**schema, "components": DESCRIBED["components"]}, example)


def test_every_status_of_every_operation_is_described_once_with_its_codes() -> None:
    described, used = DESCRIBED["components"]["responses"], set()
    for name, one in OPERATIONS.items():
        for status, reply in one["responses"].items():
            if int(status) >= 400 and (name, status) != ("getHealth", "503"):
                used.add((int(status), reply["$ref"].rpartition("/")[2]))
                assert status != "422" or name in ("answer", "withdraw")
    assert {name for _, name in used} == {*described}
    for status, name in used - {(422, "Refused")}:
        (media,) = described[name]["content"].values()
        assert tuple(media["examples"]) == ERROR_CODES[status]
        assert [example["value"]["error"]["code"] for example in media["examples"].values()] == [*ERROR_CODES[status]]
        assert all(example["value"]["error"]["text"] for example in media["examples"].values())
        assert status not in (429, 503) or "Retry-After" in described[name]["headers"]


# Error codes


PARTS = (
    "api",
    "tables",
    "actions.py",
    "access.py",
    "context.py",
    "app.py",
    "live/event_stream.py",
    "live/account_stream.py",
    "net/origins.py",
)
IMPLIED = {
    (429, "too-much"),
    (429, "too-many-visitors"),
    (405, "other-405"),
    (404, "other-404"),
    (400, "bad-terms"),
    (403, "form-token"),
    (400, "bad-message"),
}
"""Raised by the framework, the engine, page forms and limits."""


def raised() -> Iterator[tuple[int, str]]:
    """Yield the status and code of every error that the code behind the API raises."""
    files = [path for part in PARTS for path in ([SOURCE / part] if part.endswith(".py") else (SOURCE / part).rglob("*.py"))]
    for path in files:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                yield from _codes(node.func.id if isinstance(node.func, ast.Name) else node.func.attr, node.args, path)


def _codes(called: str, args: list[ast.expr], path: Path) -> Iterator[tuple[int, str]]:
    if called == "Denied":
        status = 403 if path.name == "origins.py" else 409
        yield from ((status, code) for code in _texts(args[0]))
    elif called in ("HTTPException", "problem", "error_response") and any(map(_texts, args)):
        numbers = [one.value for one in args if isinstance(one, ast.Constant) and isinstance(one.value, int)]
        texts = [text for one in args for text in _texts(one)]
        yield from ((numbers[0], text) for text in texts[:1] if numbers)
    elif called == "denial":
        yield from ((status, code) for code in _texts(args[1]) for status in ERROR_CODES if code in ERROR_CODES[status])


def _texts(node: ast.expr) -> list[str]:
    parts = [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]
    return [one.value for one in parts if isinstance(one, ast.Constant) and isinstance(one.value, str)]


def test_every_code_that_is_raised_is_listed_and_no_other() -> None:
    listed = {(status, code) for status, codes in ERROR_CODES.items() for code in codes}
    assert {*raised()} | IMPLIED == listed
    for _, code in listed - {(400, "bad-terms")}:
        assert all(TEXTS.has(language, f"denied-{code}") for language in ("en", "de", "nl")), code


# Contents of errors


def test_every_429_says_how_long_to_wait(tmp_path: Path) -> None:
    """Limits on requests per address, messages per visitor, checks, streams per caller, and tables per address."""
    with running(tmp_path, messages_per_minute=4, checks_per_minute=4, tables_per_address=1) as server:
        api = f"{server.address}/api"
        people = [{"Authorization": f"Bearer {server.token(name)}"} for name in ("Kim", "Lou")]
        new = {"game": "wild-cards", "seats": 3}
        calls = [("POST", "/tables", new, people[0]), ("POST", "/tables", new, people[1])]
        calls += [("POST", "/queue/leave", {}, people[0]), ("POST", "/verify", {"record": "x"}, people[1])] * 2
        answers = [httpx.request(how, api + path, json=sent, headers=who, timeout=60) for how, path, sent, who in calls]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert {answer.json()["error"]["code"] for answer in refused} == {"too-much", "too-many-tables-address"}
        assert len(refused) >= 3
        assert all(int(answer.headers["retry-after"]) >= 1 for answer in refused)
        assert [answer.headers["retry-after"] for answer in refused if "/queue" in str(answer.url)] == ["15", "15"]
        limits = {json.dumps(answer.json()["error"].get("limit")) for answer in refused}
        messages = {"what": "messages", "of": "visitor", "most": 4, "seconds": 60}
        assert json.dumps(messages) in limits
        assert any("4 a minute" in answer.json()["error"]["text"] for answer in refused)


@pytest.mark.parametrize(
    ("settings", "path", "sent", "limit"),
    [
        ({"requests_per_minute": 4}, "/games", None, ("requests", "address", 4, 60)),
        ({"messages_per_minute": 4}, "/queue/leave", {}, ("messages", "visitor", 4, 60)),
        ({"checks_per_minute": 4}, "/verify", {"record": "x"}, ("checks", "visitor", 4, 60)),
    ],
)
def test_a_429_names_the_limit_that_was_met(
    tmp_path: Path, settings: dict[str, Any], path: str, sent: object, limit: tuple[str, str, int, int]
) -> None:
    with running(tmp_path, **{"requests_per_minute": 100_000, **settings}) as server:
        token = "" if "requests_per_minute" in settings else server.token("Kim")
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        for _ in range(8):
            how = "GET" if sent is None else "POST"
            answer = httpx.request(how, f"{server.address}/api{path}", json=sent, headers=headers, timeout=60)
        error = answer.json()["error"]
        assert (answer.status_code, error["code"]) == (429, "too-much")
        assert tuple(error["limit"].values()) == limit
        assert str(limit[2]) in error["text"]


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_every_limit_has_a_text_of_its_own(language: str) -> None:
    """The address or the visitor is named, too."""
    kinds = [(what, of) for what in get_args(LimitedWork) for of in get_args(Counted)]
    texts = {one: denial(language, "too-much", limit=TooMuch(*one, 7, 60).limit)["text"] for one in kinds}
    assert len({texts[what, "address"] for what in get_args(LimitedWork)}) == len(get_args(LimitedWork))
    for what in ("checks", "reviews", "streams"):
        assert texts[what, "address"] != texts[what, "visitor"]


def test_a_missing_token_is_explained(running_server: Running) -> None:
    for headers in ({}, {"Authorization": "Bearer nobody"}, {"Authorization": "Basic abc"}):
        answer = httpx.get(f"{running_server.address}/api/me", headers=headers, timeout=60)
        assert (answer.status_code, answer.headers["www-authenticate"]) == (401, "Bearer")
        assert "Authorization: Bearer TOKEN" in answer.json()["error"]["text"]


def test_a_method_that_is_not_allowed_is_405_for_every_method(running_server: Running) -> None:
    for method in ("DELETE", "PUT", "PATCH", "OPTIONS"):
        body = {"content": b"{}"} if method in ("PUT", "PATCH") else {}
        answer = httpx.request(method, f"{running_server.address}/api/tables", timeout=60, **body)  # type: ignore[arg-type]
        assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD, POST"), method


def test_every_route_of_the_api_is_described() -> None:
    app = server_app.create_app(Settings(data=Path("/nonexistent")))
    routes = {route.path for route in iter_route_contexts(app.routes) if (route.path or "").startswith("/api/")}
    assert routes - {"/api/openapi.json"} == {path for path in DESCRIBED["paths"] if path.startswith("/api/")}
