"""Doors: how the API says no: `{"error": ...}`, or `{"refusal": ...}` where a game's rules do."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

from wildtable.engine.errors import WildtableError
from wildtable.engine.refusals import Refusal
from wildtable.server.api.schema import Refused, Wrong
from wildtable.server.html.languages import choose_language
from wildtable.server.html.texts import denial
from wildtable.server.store.contract import StoreError
from wildtable.server.tables.game_session import Denied

if TYPE_CHECKING:
    from fastapi import Request, Response

log = logging.getLogger(__name__)
MOST_PLACES = 10
LONGEST_PART = 60
HOUSE_TROUBLES: dict[int | str, dict[str, Any]] = {
    403: {"model": Wrong, "description": "not with this token, or not any more"},
    411: {"model": Wrong, "description": "a body whose length is not told"},
    413: {"model": Wrong, "description": "too long"},
    429: {"model": Wrong, "description": "too much at once"},
}
"""What every door may say before anything is read."""
TROUBLES: dict[int | str, dict[str, Any]] = {
    400: {"model": Wrong, "description": "not understood"},
    401: {"model": Wrong, "description": "no token, or one that is not known"},
    404: {"model": Wrong, "description": "not there, or not for this caller"},
    409: {"model": Wrong, "description": "not now"},
    422: {"model": Refused, "description": "against the rules of the game"},
    503: {"model": Wrong, "description": "not kept; try again"},
    **HOUSE_TROUBLES,
}


class Door(APIRoute):
    """A route that answers in JSON whatever goes wrong, and takes no body whose length it is not told first."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def opened(request: Request) -> Response:
            wanted = request.query_params.get("language", "")
            language = choose_language(wanted, request.headers.get("accept-language", ""))
            if "transfer-encoding" in request.headers:
                return trouble(411, denial(language, "no-length"))
            try:
                return await handle(request)
            except Refusal as refusal:
                return JSONResponse({"refusal": refusal.dump(language)}, 422)
            except Denied as denied:
                return trouble(409, denial(language, denied.code, **denied.about))
            except StoreError as error:
                log.error("the store refused: %s", error)  # noqa: TRY400
                return trouble(503, denial(language, "try-again"))
            except HTTPException as error:
                return trouble(error.status_code, _coded(language, str(error.detail)))
            except RequestValidationError as error:
                return trouble(400, misunderstood(language, error.errors()))
            except RecursionError:
                return trouble(400, {**denial(language, "bad-message"), "where": [{"why": "nested too deeply"}]})
            except WildtableError as error:
                return trouble(400, {"code": "bad-terms", "text": str(error)})

        return opened


def trouble(status: int, error: dict[str, Any]) -> Response:
    return JSONResponse({"error": error}, status)


def misunderstood(language: str, errors: Sequence[Any]) -> dict[str, Any]:
    """What was not understood, and where: as much as helps, and of what was sent only what can be written down."""
    where = [{"at": [_part(part) for part in one["loc"]], "why": one["msg"]} for one in errors[:MOST_PLACES]]
    return {**denial(language, "bad-message"), "where": where}


def _part(part: str | int) -> str:
    return str(part)[:LONGEST_PART].encode(errors="replace").decode()


def _coded(language: str, code: str) -> dict[str, str]:
    """The framework's own exceptions carry a text instead of a code."""
    return denial(language, code if " " not in code else "bad-message")
