"""Errors of the API: `{"error": ...}`, or `{"refusal": ...}` for a move against the rules of the game."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any

from fastapi import APIRouter
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

from wildtable.engine.errors import WildtableError
from wildtable.engine.refusals import Refusal
from wildtable.server.api.schema import ErrorReply, RefusedReply
from wildtable.server.api.validation import describe_deep_nesting, describe_invalid_fields
from wildtable.server.errors import Denied
from wildtable.server.html.languages import choose_language
from wildtable.server.html.texts import denial, explain_error
from wildtable.server.net.limits import TooMuch
from wildtable.server.store.contract import StoreError

if TYPE_CHECKING:
    from fastapi import Request, Response

log = logging.getLogger(__name__)
MAX_JSON_KEYS = 100
SCHEMAS = "#/components/schemas/"
"""Where a description has its schemas."""
JSON_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""The character 0 in a text of JSON. No text of ours has it, and PostgreSQL stores none."""
JSON_KEY = re.compile(rb'(?<!\\)"[ \t\r\n]*+:')
"""The end of a key. A body with thousands of unknown ones takes long to refuse field by field."""
RETRY_SECONDS = "5"
"""Sent as Retry-After where nothing says how long to wait."""
ErrorResponses = dict[int | str, dict[str, Any]]


def _describe(description: str, reply: type = ErrorReply) -> dict[str, Any]:
    """Describe an error by a reference to its reply. A `model` would make FastAPI derive the same reply anew for every
    endpoint and status, which takes half of the time a server needs to start."""
    return {"description": description, "content": {"application/json": {"schema": {"$ref": SCHEMAS + reply.__name__}}}}


COMMON_ERRORS: ErrorResponses = {
    403: _describe("Not allowed with this token or from this page, or banned."),
    411: _describe("Content-Length required."),
    413: _describe("Body too long."),
    414: _describe("Query string too long."),
    429: _describe("Too many requests. Wait for the seconds in `Retry-After`, then send it again."),
}
"""Errors that any endpoint may return before the request is read."""
API_ERRORS: ErrorResponses = {
    400: _describe("Invalid request; `where` lists the fields."),
    401: _describe("No token, or an unknown one."),
    503: _describe("Could not be saved, and nothing changed. Wait, then send it again."),
    **COMMON_ERRORS,
}
"""Errors of every endpoint of the API."""
FOUND: ErrorResponses = {404: _describe("Not found, or not visible to this caller.")}
"""Errors of endpoints that name a table, a game or a record."""
TABLE_ERRORS: ErrorResponses = {**FOUND, 409: _describe("Not possible now, or not for this caller.")}
"""Errors of endpoints that change something."""
PLAY_ERRORS: ErrorResponses = {422: _describe("Against the rules of the game; nothing changed.", RefusedReply)}
"""Errors of endpoints that play."""
ERROR_CODES: dict[int, tuple[str, ...]] = {
    400: ("bad-message", "bad-terms"),
    401: ("no-token",),
    403: ("seat-only", "banned", "form-token", "host", "origin"),
    404: ("no-table", "no-such-game", "no-record", "other-404"),
    405: ("other-405",),
    409: (
        "question-gone",
        "request-used",
        "no-game",
        "game-running",
        "not-seated",
        "not-host",
        "no-such-seat",
        "too-many-bots",
        "wrong-people",
        "seat-taken",
        "seats-empty",
        "seats-occupied",
        "table-full",
        "table-closed",
        "may-not-sit",
        "too-many-tables",
        "too-many-games",
        "too-many-members",
        "player-here",
        "undo-others-asked",
        "undo-disclosed",
        "undo-withdraw",
        "changed-too-often",
        "bad-message",
        "bad-reveal",
        "reveal-late",
        "muted",
        "nothing-said",
        "expert-not-now",
        "record-rules",
        "review-unfinished",
        "review-alone",
        "review-numba",
    ),
    411: ("no-length",),
    413: ("too-long",),
    414: ("long-query",),
    429: ("too-much", "too-many-tables-address", "too-many-tables-server", "too-many-visitors"),
    503: ("try-again",),
}
"""The codes of all errors by status, for the documentation; refusals have codes of their own."""


class ApiRoute(APIRoute):
    """A route that reports all errors as JSON and requires a Content-Length."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def handle_errors(request: Request) -> Response:
            language = choose_language(request.query_params.get("language", ""), request.headers.get("accept-language", ""))
            if "transfer-encoding" in request.headers:
                return error_response(411, denial(language, "no-length"))
            try:
                check_json_keys(await request.body())
                return await handle(request)
            except Refusal as refusal:
                return JSONResponse({"refusal": refusal.dump(language)}, 422)
            except Denied as denied:
                return error_response(409, denial(language, denied.code, **denied.about))
            except StoreError as error:
                log.error("store error: %s", error)  # noqa: TRY400
                return add_headers(error_response(503, denial(language, "try-again")))
            except HTTPException as error:
                response = error_response(error.status_code, _error_detail(language, error))
                return add_headers(response, error.headers)
            except RequestValidationError as error:
                return error_response(400, describe_invalid_fields(language, error.errors(), error.body))
            except RecursionError:
                return error_response(400, describe_deep_nesting(language))
            except WildtableError as error:
                return error_response(400, {"code": "bad-terms", "text": explain_error(language, error)})

        return handle_errors


def check_json_keys(body: bytes) -> None:
    """Refuse a body with more keys than any request has, or with the character 0."""
    if len(JSON_KEY.findall(body)) > MAX_JSON_KEYS or JSON_NUL.search(body):
        raise HTTPException(400, "bad-message")


def add_headers(response: Response, headers: Mapping[str, str] | None = None) -> Response:
    """Add the headers of an error, and those that its status demands: when to try again, and how to authenticate."""
    response.headers.update(headers or {})
    if response.status_code in (429, 503):
        response.headers.setdefault("Retry-After", RETRY_SECONDS)
    if response.status_code == 401:
        response.headers.setdefault("WWW-Authenticate", "Bearer")
    return response


def api_router(prefix: str = "", *tags: str) -> APIRouter:
    """Return a router for calls below `/api`, each described with the errors that all of them have."""
    return APIRouter(prefix=f"/api{prefix}", route_class=ApiRoute, responses=API_ERRORS, tags=[*tags])


def error_response(status: int, error: dict[str, Any]) -> Response:
    return JSONResponse({"error": error}, status)


def _error_detail(language: str, error: HTTPException) -> dict[str, Any]:
    """Return an error by its code; exceptions of the framework carry a sentence instead."""
    if isinstance(error, TooMuch):
        return denial(language, error.detail, limit=error.limit)
    return denial(language, "bad-message" if " " in str(error.detail) else str(error.detail))
