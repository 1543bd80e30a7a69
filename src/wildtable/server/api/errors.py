"""Errors of the API: `{"error": ...}`, or `{"refusal": ...}` for a move against the rules of the game."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

from wildtable.engine.errors import WildtableError
from wildtable.engine.refusals import Refusal
from wildtable.server.api.schema import ErrorReply, RefusedReply
from wildtable.server.errors import Denied
from wildtable.server.html.languages import choose_language
from wildtable.server.html.texts import denial
from wildtable.server.store.contract import StoreError

if TYPE_CHECKING:
    from fastapi import Request, Response

log = logging.getLogger(__name__)
MAX_INVALID_FIELDS = 10
MAX_FIELD_NAME = 60
MAX_JSON_KEYS = 100
JSON_KEY = re.compile(rb'(?<!\\)"[ \t\r\n]*+:')
"""The end of a key. A body with thousands of unknown ones takes long to refuse field by field."""
RETRY_SECONDS = "5"
"""Sent as Retry-After."""
COMMON_ERRORS: dict[int | str, dict[str, Any]] = {
    403: {"model": ErrorReply, "description": "not allowed with this token, or banned"},
    411: {"model": ErrorReply, "description": "Content-Length required"},
    413: {"model": ErrorReply, "description": "body too long"},
    414: {"model": ErrorReply, "description": "query string too long"},
    429: {"model": ErrorReply, "description": "too many requests"},
}
"""Errors that any endpoint may return before the request is read."""
API_ERRORS: dict[int | str, dict[str, Any]] = {
    400: {"model": ErrorReply, "description": "invalid request"},
    401: {"model": ErrorReply, "description": "no token, or an unknown one"},
    404: {"model": ErrorReply, "description": "not found, or not visible to this caller"},
    409: {"model": ErrorReply, "description": "not possible now"},
    422: {"model": RefusedReply, "description": "against the rules of the game"},
    503: {"model": ErrorReply, "description": "could not be saved; try again"},
    **COMMON_ERRORS,
}


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
                response = error_response(503, denial(language, "try-again"))
                response.headers["Retry-After"] = RETRY_SECONDS
                return response
            except HTTPException as error:
                response = error_response(error.status_code, _error_detail(language, str(error.detail)))
                response.headers.update(error.headers or {})
                return response
            except RequestValidationError as error:
                return error_response(400, describe_invalid_fields(language, error.errors()))
            except RecursionError:
                return error_response(400, {**denial(language, "bad-message"), "where": [{"why": "nested too deeply"}]})
            except WildtableError as error:
                return error_response(400, {"code": "bad-terms", "text": str(error)})

        return handle_errors


def check_json_keys(body: bytes) -> None:
    """Refuse a body with more keys than any request has."""
    if len(JSON_KEY.findall(body)) > MAX_JSON_KEYS:
        raise HTTPException(400, "bad-message")


def error_response(status: int, error: dict[str, Any]) -> Response:
    return JSONResponse({"error": error}, status)


def describe_invalid_fields(language: str, errors: Sequence[Any]) -> dict[str, Any]:
    """Describe the first invalid fields of a request; of what was sent, only what can be encoded as text is repeated."""
    where = [{"at": [_field_name(part) for part in one["loc"]], "why": one["msg"]} for one in errors[:MAX_INVALID_FIELDS]]
    return {**denial(language, "bad-message"), "where": where}


def _field_name(part: str | int) -> str:
    return str(part)[:MAX_FIELD_NAME].encode(errors="replace").decode()


def _error_detail(language: str, code: str) -> dict[str, str]:
    """Return the error with this code; exceptions of the framework carry a sentence instead."""
    return denial(language, code if " " not in code else "bad-message")
