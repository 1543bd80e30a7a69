"""Origins: the names a server answers to, and the pages whose requests it accepts.

A page may send requests to the server it came from and to no other. Where no public address is set, that is decided by
comparing the Origin of a request with its Host. The Host must then be trusted: a foreign site can give its own name the
address of this server (DNS rebinding), and its pages would pass the comparison. Such a name is refused, while an address
typed into the browser, which no foreign site can take over, is not.
"""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.responses import Response

from wildtable.server.errors import Denied

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.requests import HTTPConnection, Request

    from wildtable.server.settings import Settings


HOST = re.compile(r"(?P<name>\[[0-9a-f:.]{2,45}\]|[a-z0-9_.-]{1,253})(?::\d{1,5})?")
LOOPBACK_NAME = "localhost"
API_PATH = "/api/"
EVERY_PAGE = "*"
PREFLIGHT_SECONDS = "3600"
PREFLIGHT_HEADERS = {
    "Access-Control-Allow-Methods": "GET, HEAD, POST",
    "Access-Control-Allow-Headers": "Accept-Language, Authorization, Content-Type, Last-Event-ID",
    "Access-Control-Max-Age": PREFLIGHT_SECONDS,
}


class Origins:
    """Decides by Host and Origin which requests to accept, and under which address the server is in use."""

    def __init__(self, settings: Settings) -> None:
        self._base = settings.base.rstrip("/")
        self._fallback = settings.address
        own = socket.gethostname().lower()
        short = own.partition(".")[0]
        named = [urlsplit(self._base).hostname or "", settings.host, *settings.allow_host.split(",")]
        self._pages = {page.strip().rstrip("/").lower() for page in settings.allow_origin.split(",")} - {""}
        self._names = {LOOPBACK_NAME, own, short, f"{short}.local", *(name.strip().lower() for name in named)} - {""}

    def address_of(self, connection: HTTPConnection) -> str:
        """Return the address to build links from: the public one, or else the one the client uses."""
        host = _host_of(connection)
        if self._base or not host:
            return self._fallback
        scheme = {"ws": "http", "wss": "https"}.get(connection.scope["scheme"], connection.scope["scheme"])
        return f"{scheme}://{host}"

    def check(self, connection: HTTPConnection) -> None:
        """Deny a request under an unknown name, or from a page of another origin. Programs send no Origin; WebSockets are
        for pages and need one. A page of this server may load its scripts under any address."""
        host = _host_of(connection)
        if not self._knows(host):
            raise Denied("host", host=host if HOST.fullmatch(host) else "?")
        origin = connection.headers.get("origin", "null" if connection.scope["type"] == "websocket" else None)
        if self.foreign_page(connection):
            return
        address = self.address_of(connection)
        is_reading = connection.scope.get("method") in ("GET", "HEAD") and self.is_own_page(connection)
        if origin is not None and origin.lower() != _origin_of(address) and not is_reading:
            raise Denied("origin", address=address)

    def foreign_page(self, connection: HTTPConnection) -> str:
        """Return the origin of a page elsewhere that may call the API, as the host has allowed; empty for any other."""
        origin = connection.headers.get("origin", "")
        if not origin or not f"{connection.scope['path']}/".startswith(API_PATH) or connection.scope["type"] != "http":
            return ""
        is_here = origin.lower() == _origin_of(self.address_of(connection)) or self.is_own_page(connection)
        return origin if not is_here and self._pages & {origin.lower(), EVERY_PAGE} else ""

    def is_own_page(self, connection: HTTPConnection) -> bool:
        """Did a page of this server send the request, though not from the address it is to be used at?"""
        host = _host_of(connection)
        return self._knows(host) and connection.headers.get("origin", "").lower().partition("://")[2] == host

    def _knows(self, host: str) -> bool:
        """Is this a Host the server answers to? Only programs send none."""
        parsed = HOST.fullmatch(host)
        if parsed is None:
            return not host
        name = parsed["name"].rstrip(".")
        return name in self._names or name.endswith(f".{LOOPBACK_NAME}") or _is_address(name.strip("[]"))


def _host_of(connection: HTTPConnection) -> str:
    return connection.headers.get("host", "").lower()


def _origin_of(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}".lower()


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


# CORS: a page of another origin identifies itself by token. Its cookies are dropped: a visitor who has a session here must
# not act through a page elsewhere


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
