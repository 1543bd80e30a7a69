"""Doors: how the API says no: `{"error": ...}`, or `{"refusal": ...}` where a game's rules do."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import HTTPException, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute

from wildtable.engine.errors import WildtableError
from wildtable.engine.refusals import Refusal
from wildtable.server.languages import chosen_language
from wildtable.server.plays import Denied
from wildtable.server.shapes import Trouble
from wildtable.server.store import StoreError
from wildtable.server.words import denial

log = logging.getLogger(__name__)
TROUBLES: dict[int | str, dict[str, Any]] = {
    400: {"model": Trouble, "description": "not understood"},
    401: {"model": Trouble, "description": "no token, or one that is not known"},
    403: {"model": Trouble, "description": "not with this token"},
    404: {"model": Trouble, "description": "not there, or not for this caller"},
    409: {"model": Trouble, "description": "not now"},
    422: {"model": Trouble, "description": "against the rules of the game"},
    429: {"model": Trouble, "description": "too much at once"},
    503: {"model": Trouble, "description": "not kept; try again"},
}


class Door(APIRoute):
    """A route that answers in JSON whatever goes wrong, and takes no body whose length it is not told first."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def opened(request: Request) -> Response:
            wanted = request.query_params.get("language", "")
            language = chosen_language(wanted, request.headers.get("accept-language", ""))
            if "transfer-encoding" in request.headers:
                return trouble(411, denial(language, "bad-message"))
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
                where = [{"at": [str(part) for part in one["loc"]], "why": one["msg"]} for one in error.errors()[:10]]
                return trouble(400, {**denial(language, "bad-message"), "where": where})
            except RecursionError:
                return trouble(400, {**denial(language, "bad-message"), "where": [{"why": "nested too deeply"}]})
            except WildtableError as error:
                return trouble(400, {"code": "bad-terms", "text": str(error)})

        return opened


def trouble(status: int, error: dict[str, Any]) -> Response:
    return JSONResponse({"error": error}, status)


def _coded(language: str, code: str) -> dict[str, str]:
    """The framework's own exceptions carry a text instead of a code."""
    return denial(language, code if " " not in code else "bad-message")
