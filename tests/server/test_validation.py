"""Invalid fields of requests: one sentence each, in the caller's language, and a stable code."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import ValidationError
from pydantic_core import ErrorDetails

from tests.harness.server import Running
from wildtable.server.api import requests
from wildtable.server.api.requests import RequestBody
from wildtable.server.api.validation import FIELD_CODES, describe_deep_nesting, describe_invalid_fields
from wildtable.server.app import create_app
from wildtable.server.settings import Settings

LANGUAGES = ("en", "de", "nl")
INSIDES = re.compile(r"function-|constrained|Value error|Input should|\[key\]|\bNone\b|\bTrue\b|pydantic|literal\[")
"""Words of pydantic and Python that mean nothing to a caller."""
SCHEMAS = create_app(Settings(data=Path("/nonexistent"))).openapi()["components"]["schemas"]
NEW: dict[str, Any] = {"game": "wild-cards", "seats": 3}
SAID: tuple[tuple[str, dict[str, Any], str, str, str], ...] = (
    ("AnswerRequest", {}, "moves", "missing", "is missing"),
    ("AnswerRequest", {"moves": None}, "moves", "wrong-type", "must be a list, not null"),
    ("AnswerRequest", {"moves": [None]}, "moves.0", "wrong-type", "must be a text or an integer, not null"),
    ("AnswerRequest", {"moves": [True]}, "moves.0", "wrong-type", "must be a text or an integer, not true"),
    ("AnswerRequest", {"moves": [[1]]}, "moves.0", "wrong-type", "must be a text or an integer, not a list"),
    ("AnswerRequest", {"moves": [-1]}, "moves.0", "too-small", "must be at least 0, not -1"),
    ("AnswerRequest", {"moves": ["x" * 61]}, "moves.0", "too-long", "must have at most 60 characters, not 61"),
    ("AnswerRequest", {"moves": []}, "moves", "too-few", "must have at least 1 entries, not 0"),
    ("AnswerRequest", {"moves": ["x"] * 21}, "moves", "too-many", "must have at most 20 entries, not 21"),
    ("AnswerRequest", {"moves": ["x"], "question": "1"}, "question", "wrong-type", "must be an integer, not '1'"),
    ("AnswerRequest", {"moves": ["x"], "question": 1.5}, "question", "wrong-type", "must be an integer, not 1.5"),
    (
        "AnswerRequest",
        {"moves": ["x"], "request": "t-('a', 1)"},
        "request",
        "pattern",
        """must match the pattern ^[\\w-]*$, unlike "t-('a', 1)\"""",
    ),
    ("AnswerRequest", {"moves": ["x"], "extra": 1}, "extra", "unknown", "a field of this request"),
    ("NewTableRequest", NEW | {"seats": 16}, "seats", "too-large", "must be at most 15, not 16"),
    ("NewTableRequest", NEW | {"clock": 1}, "clock", "too-small", "must be at least 5, not 1"),
    ("NewTableRequest", NEW | {"open": 1}, "open", "wrong-type", "must be true or false, not 1"),
    (
        "NewTableRequest",
        NEW | {"options": {"str": {"a": 1}}},
        "options.str",
        "wrong-type",
        "must be true or false, an integer or a text, not an object",
    ),
    (
        "NewTableRequest",
        NEW | {"options": {"x" * 41: 1}},
        "options." + "x" * 41,
        "too-long",
        "at most 40 characters, not 41",
    ),
    (
        "NewTableRequest",
        NEW | {"bots": ["clever"]},
        "bots.0",
        "not-listed",
        "expert, random, eager, greedy, policy, not 'clever'",
    ),
    ("NewVisitorRequest", {"name": "\u200b"}, "name", "invisible", "must be visible text on one line, not '\\u200b'"),
    ("NewVisitorRequest", {"name": " "}, "name", "invisible", "must be visible text on one line, not ' '"),
    ("NewVisitorRequest", {"name": "x" * 25}, "name", "too-long", "must have at most 24 characters, not 25"),
    ("NewVisitorRequest", {"name": "Kim", "animal": "yeti"}, "animal", "not-listed", "toad, wolf, not 'yeti'"),
    ("RevealRequest", {"bytes": "00"}, "bytes", "too-short", "must have at least 32 characters, not 2"),
    ("VerifyRequest", {"record": "x", "notes": 1}, "notes", "wrong-type", "must be an object, not 1"),
    ("PageMessage", {"do": "dance", "id": "a"}, "do", "not-listed", "chat, hold, release, not 'dance'"),
)


def describe(name: str, body: object, language: str) -> list[dict[str, Any]]:
    model = next(model for model in RequestBody.__subclasses__() if model.__name__ == name)
    with pytest.raises(ValidationError) as error:
        model.model_validate(body)
    errors = [{**one, "loc": ("body", *one["loc"])} for one in error.value.errors()]
    described = describe_invalid_fields(language, errors, body)
    fields: list[dict[str, Any]] = described["where"]
    assert fields[0]["why"] in described["text"]
    json.dumps(described).encode()
    return fields


@pytest.mark.parametrize(("name", "body", "place", "code", "why"), SAID)
def test_a_field_is_told_what_it_must_be(name: str, body: dict[str, Any], place: str, code: str, why: str) -> None:
    (field,) = describe(name, body, "en")
    assert (field["at"], field["code"]) == (["body", *place.split(".")], code)
    assert why in field["why"]
    translated = {describe(name, body, language)[0]["why"] for language in LANGUAGES}
    assert len(translated) == 3


WRONG: tuple[object, ...] = (
    *(None, True, -1, 1.5, 10**30, float("inf"), "", "\ud800", "x" * 100, "\x00", [], [[]], [None], {}, {"a": 1}, [{}] * 30),
)


@pytest.mark.parametrize("model", [*RequestBody.__subclasses__(), *requests.NotesRequest.__subclasses__()])
def test_nothing_of_the_library_shows_whatever_is_sent(model: type[RequestBody]) -> None:
    """Every field of every body, with every kind of wrong value."""
    codes = set()
    for field in model.model_fields:
        for value in WRONG:
            for body in ({field: value}, {field: [value]}, {field: {"a": value}}):
                try:
                    model.model_validate(body)
                except ValidationError as error:
                    errors = [{**one, "loc": ("body", *one["loc"])} for one in error.errors()]
                    for language in LANGUAGES:
                        described = describe_invalid_fields(language, errors, body)
                        text = json.dumps([described["text"], described["where"]], ensure_ascii=False)
                        assert not INSIDES.search(text), text
                        codes |= {one["code"] for one in described["where"]}
    assert "other" not in codes
    assert codes <= {*FIELD_CODES}


def test_every_type_of_error_is_known_or_has_a_plain_sentence() -> None:
    for kind in get_args(ErrorDetails.__annotations__["type"]) or ("frozen_field", "url_scheme"):
        error = {"type": kind, "loc": ("body", "name"), "input": "x"}
        assert "Input" not in describe_invalid_fields("en", [error], {"name": "x"})["text"]
    assert describe_deep_nesting("de")["where"] == [{"at": ["body"], "code": "nested", "why": "ist zu tief verschachtelt"}]


@pytest.mark.parametrize(("language", "text"), [("de", "muss eine ganze Zahl sein"), ("nl", "moet een geheel getal zijn")])
def test_the_api_answers_in_the_language_of_its_caller(running_server: Running, language: str, text: str) -> None:
    with running_server.program("Kim", **{"Accept-Language": language}) as kim:
        for answer in (
            kim.post("/tables", game="wild-cards", seats="x"),
            kim.get("/records/x"),
            kim.get("/records/1", at="x"),
        ):
            (field,) = answer.json["error"]["where"]
            assert (answer.status, field["code"]) == (400, "wrong-type")
            assert text in field["why"]
            assert text in answer.json["error"]["text"]


def test_the_bodies_raise_no_bare_value_error() -> None:
    """Its text would be English, and begin with "Value error"."""
    tree = ast.parse(Path(requests.__file__).read_text(encoding="utf-8"))
    assert not [one for one in ast.walk(tree) if isinstance(one, ast.Name) and one.id == "ValueError"]


# Null

NULLS = {"/visitors": {"name": "Kim"}, "/tables": NEW, "/queue": {"game": "wild-cards"}, "/verify": {"record": "x"}}
OPTIONAL = {
    path: [name for name, field in SCHEMAS[schema]["properties"].items() if name not in SCHEMAS[schema]["required"]]
    for path, schema in zip(NULLS, ("NewVisitorRequest", "NewTableRequest", "QueueRequest", "VerifyRequest"), strict=True)
}


@pytest.mark.parametrize("path", NULLS)
def test_null_counts_as_absent_for_every_optional_field(running_server: Running, path: str) -> None:
    """A client that is generated from the schema sends every field, with null for those that were not set."""
    assert OPTIONAL[path]
    with running_server.program("Kim") as kim:
        plain, nulls = kim.post(path, **NULLS[path]), kim.post(path, **NULLS[path], **dict.fromkeys(OPTIONAL[path]))
        assert nulls.status == plain.status
        if path == "/tables":
            configs = [kim.get(f"/tables/{one.json['table']}").json["config"] for one in (plain, nulls)]
            assert configs[0] == configs[1]
            assert kim.post(path, **NEW, options={"leo": None}).status == 201
        if path == "/queue":
            kim.does("/queue/leave")


def test_null_counts_as_absent_while_playing(running_server: Running) -> None:
    with running_server.program("Kim") as kim:
        table = f"/tables/{kim.does('/tables', **NEW, bots=[None, 'random', 'random'])['table']}"
        kim.does(f"{table}/sit", seat=None)
        kim.does(f"{table}/start")
        body = {"moves": ["bid refill"], "question": None, "request": None}
        assert kim.does(f"{table}/answer", **body)["ok"]
        assert kim.post(f"{table}/undo", request=None).status in (200, 409)


@pytest.mark.parametrize(("path", "field"), [("/visitors", "name"), ("/tables", "game"), ("/tables", "seats")])
def test_null_is_no_value_of_a_field_that_is_needed(running_server: Running, path: str, field: str) -> None:
    with running_server.program("Kim") as kim:
        answer = kim.post(path, **{**NULLS[path], field: None})
        assert (answer.status, answer.json["error"]["where"][0]["at"]) == (400, ["body", field])
