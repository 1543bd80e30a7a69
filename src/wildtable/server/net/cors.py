"""CORS: let pages of other origins call the API, where the host has allowed it.

Such a page identifies itself by token. Its cookies are dropped: a visitor who has a session here must not act through a
page elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import Response

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.requests import Request

PREFLIGHT_SECONDS = "3600"
PREFLIGHT_HEADERS = {
    "Access-Control-Allow-Methods": "GET, HEAD, POST",
    "Access-Control-Allow-Headers": "Accept-Language, Authorization, Content-Type, Last-Event-ID",
    "Access-Control-Max-Age": PREFLIGHT_SECONDS,
}


def cors_headers(origin: str) -> Mapping[str, str]:
    """Return the headers of every response to a page of that origin."""
    return {
        "Access-Control-Allow-Origin": origin,
        "Access-Control-Expose-Headers": "Allow, Retry-After, WWW-Authenticate",
        "Cross-Origin-Resource-Policy": "cross-origin",
        "Vary": "Origin",
    }


def drop_cookies(request: Request) -> None:
    request.scope["headers"] = [(name, value) for name, value in request.scope["headers"] if name != b"cookie"]


def answer_preflight(request: Request) -> Response | None:
    """Answer a browser that asks before it sends a request; None for the request itself."""
    if request.method == "OPTIONS" and "access-control-request-method" in request.headers:
        return Response(status_code=204, headers=PREFLIGHT_HEADERS)
    return None
