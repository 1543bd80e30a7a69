"""The application: a context, its routes, and the headers of every response."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from time import perf_counter
from typing import TYPE_CHECKING

from fastapi import FastAPI, Request, Response
from fastapi.routing import iter_route_contexts
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException as AnyHTTPException

from wildtable.server.api import metrics as api_metrics
from wildtable.server.api import routes as api_routes
from wildtable.server.clock import Clock, WallClock
from wildtable.server.context import Context, context_of
from wildtable.server.errors import Denied
from wildtable.server.html import assets
from wildtable.server.live import websocket
from wildtable.server.net.admin import ADMIN_PATH, AdminAccess
from wildtable.server.net.error_log import ErrorLog
from wildtable.server.net.limits import ConnectionLimit, RateLimit
from wildtable.server.net.metrics import Metrics
from wildtable.server.net.sanctions import Sanctions
from wildtable.server.net.sessions import Sessions, load_key
from wildtable.server.pages.page import problem
from wildtable.server.pages.routes import router as pages_router
from wildtable.server.randomness import SYSTEM_RANDOMNESS, Randomness
from wildtable.server.settings import Settings
from wildtable.server.store.contract import Store, StoreError
from wildtable.server.store.sqlite.store import SqliteStore
from wildtable.server.tables.archive import Archive
from wildtable.server.tables.bot_pool import BotPool
from wildtable.server.tables.registry import TableRegistry
from wildtable.server.tables.results import add_missing_results

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

log = logging.getLogger(__name__)
SWEEP_SECONDS = 60
MAX_BODY_BYTES = 64 * 1024
STATIC_PATH, STATIC_COST = "/static/", 0.1
"""Static files are in memory and cached by browsers, so that a request for one counts little."""
OPEN_PATHS = (ADMIN_PATH, STATIC_PATH)
"""What a banned address may still open: an admin who can lift the ban may come from there."""
RESPONSE_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self';"
        " worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def build(settings: Settings, store: Store, clock: Clock, randomness: Randomness = SYSTEM_RANDOMNESS) -> Context:
    """Build a context from its parts."""
    metrics = Metrics()
    bot_pool = BotPool(settings.bot_workers, settings.bot_seconds, metrics)
    sanctions = Sanctions(store, clock)
    key, secure = load_key(settings.data, randomness), settings.address.startswith("https:")
    return Context(
        settings=settings,
        store=store,
        clock=clock,
        randomness=randomness,
        sessions=Sessions(store, key, secure=secure, randomness=randomness),
        admins=AdminAccess(settings.data, key, secure=secure, randomness=randomness),
        sanctions=sanctions,
        archive=Archive(store),
        metrics=metrics,
        errors=ErrorLog(metrics.logged),
        bot_pool=bot_pool,
        tables=TableRegistry(store, settings, clock, bot_pool, randomness=randomness, sanctions=sanctions, metrics=metrics),
        requests=RateLimit(clock, settings.requests_per_minute),
        messages=RateLimit(clock, settings.messages_per_minute),
        sockets=ConnectionLimit(settings.sockets_per_address),
    )


@contextlib.asynccontextmanager
async def opened(
    settings: Settings, clock: Clock | None = None, randomness: Randomness = SYSTEM_RANDOMNESS
) -> AsyncIterator[Context]:
    """Open the store, and close it with everything else at the end."""
    settings.data.mkdir(parents=True, exist_ok=True)
    store = SqliteStore(settings.data / "wildtable.db")
    context = build(settings, store, clock or WallClock(), randomness)
    await context.sanctions.load()
    context.errors.attach()
    try:
        yield context
    finally:
        context.tables.stop()
        context.bot_pool.close()
        await store.close()
        context.errors.close()


def create_app(settings: Settings, clock: Clock | None = None, randomness: Randomness = SYSTEM_RANDOMNESS) -> FastAPI:
    """Create the application as `wildtable serve` runs it; tests inject a clock and randomness."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with opened(settings, clock, randomness) as context:
            app.state.context = context
            tasks = [asyncio.create_task(_sweep(context)), asyncio.create_task(_resume(context))]
            yield
            for task in tasks:
                task.cancel()

    app = FastAPI(title="Wildtable", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    app.add_middleware(Guard)
    app.exception_handler(Denied)(_denied)
    app.exception_handler(StoreError)(_store_failed)
    app.exception_handler(AnyHTTPException)(_http_error)
    app.include_router(websocket.router)
    app.include_router(api_routes.router)
    app.include_router(api_metrics.router)
    app.include_router(pages_router)
    app.mount("/static", assets.static)
    app.mount("/art", assets.of_games)
    return app


async def _resume(context: Context) -> None:
    try:
        await context.tables.resume()
        await add_missing_results(context.archive)
    except StoreError:
        log.exception("cannot resume games; each goes on when its table is opened")


async def _sweep(context: Context) -> None:
    while True:
        await context.clock.sleep(SWEEP_SECONDS)
        context.sweep()


class Guard:
    """Apply limits before a request is parsed, and add headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        began = perf_counter()

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                scope["app"].state.context.metrics.request_seconds.add(
                    f"{message['status'] // 100}xx", perf_counter() - began
                )
                headers = MutableHeaders(scope=message)
                for name, value in RESPONSE_HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await (_refusal(Request(scope)) or self.app)(scope, receive, sending)


def _refusal(request: Request) -> Response | None:
    """Return the response to a request that is not to be read; None for any other."""
    client = request.client.host if request.client else "?"
    if context_of(request).sanctions.is_address_banned(client) and not request.url.path.startswith(OPEN_PATHS):
        return problem(request, 403, "banned")
    if not context_of(request).requests.allows(client, STATIC_COST if request.url.path.startswith(STATIC_PATH) else 1):
        response = problem(request, 429, "too-much")
        response.headers["Retry-After"] = "5"
        return response
    if request.method not in ("GET", "HEAD") and "content-length" not in request.headers:
        return problem(request, 411, "no-length")
    return (
        None if 0 <= _length(request) <= MAX_BODY_BYTES else problem(request, 413, "too-long", most=MAX_BODY_BYTES // 1024)
    )


def _length(request: Request) -> int:
    """Return the announced length of a body; an invalid one counts as too long."""
    announced = request.headers.get("content-length", "0")
    return int(announced) if announced.isascii() and announced.isdecimal() else MAX_BODY_BYTES + 1


async def _denied(request: Request, error: Exception) -> Response:
    assert isinstance(error, Denied)
    return problem(request, 409, error.code, **error.about)


async def _store_failed(request: Request, error: Exception) -> Response:
    log.error("store failed: %s", error)
    return problem(request, 503, "try-again")


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, AnyHTTPException)
    response = problem(request, error.status_code, str(error.detail))
    response.headers.update(error.headers or {})
    if error.status_code == 405:
        response.headers["Allow"] = ", ".join(sorted(_allowed(request)))
    return response


def _allowed(request: Request) -> set[str]:
    """Return the methods of all routes of an address; the framework names those of one."""
    routes = [route for route in iter_route_contexts(request.app.routes) if route.methods]
    return {method for route in routes if route.path_regex.match(request.url.path) for method in route.methods or ()}
