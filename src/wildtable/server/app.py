"""The application: a context, its routes, and the headers of every response."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from functools import cache, partial
from time import perf_counter
from typing import TYPE_CHECKING

from fastapi import APIRouter, FastAPI, Request, Response, WebSocket
from fastapi.routing import iter_route_contexts
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException as AnyHTTPException
from starlette.requests import ClientDisconnect, HTTPConnection

from wildtable.server.access import Access
from wildtable.server.api import metrics as api_metrics
from wildtable.server.api import routes as api_routes
from wildtable.server.api.errors import add_headers
from wildtable.server.api.openapi import ApiApplication
from wildtable.server.api.tables import action_routes
from wildtable.server.clock import Clock, WallClock
from wildtable.server.context import Context, Monitor, context_of
from wildtable.server.errors import Denied
from wildtable.server.html import assets
from wildtable.server.live import lobby_socket, websocket
from wildtable.server.live.open_pages import OpenPages
from wildtable.server.net.admin import ADMIN_PATH, AdminAccess, ServerSecrets, load_secrets
from wildtable.server.net.limits import Limits, TooMuch, client_address, client_network, daily_limit
from wildtable.server.net.monitoring import ErrorLog, Metrics, Watchdog, work_for
from wildtable.server.net.origins import API_PATH, Origins, answer_preflight, cors_headers, drop_cookies
from wildtable.server.net.sanctions import Sanctions
from wildtable.server.net.sessions import Sessions
from wildtable.server.pages import admin, docs, games, install, listings, lobby, new, people, preferences, records, table
from wildtable.server.pages.lobby import draw_lobby, draw_start
from wildtable.server.pages.page import name_animal, problem, signed_out
from wildtable.server.pages.warm_up import warm_up
from wildtable.server.randomness import SYSTEM_RANDOMNESS, Randomness
from wildtable.server.settings import Settings
from wildtable.server.store.contract import SignedOut, Store, StoreError
from wildtable.server.store.health import HealthCheck
from wildtable.server.store.opening import store_for
from wildtable.server.tables.archive import Archive, add_missing_results
from wildtable.server.tables.creation import TableMaker
from wildtable.server.tables.matchmaking import Matchmaker
from wildtable.server.tables.processes.heavy_work import HeavyWork
from wildtable.server.tables.registry import TableRegistry
from wildtable.server.tables.supervisor import Supervisor
from wildtable.server.tables.worker_sync import WorkerSync

if TYPE_CHECKING:
    from starlette.routing import BaseRoute
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

log = logging.getLogger(__name__)
SWEEP_SECONDS = 60
MAX_BODY_BYTES = 64 * 1024
METHODS_WITH_BODY = ("PATCH", "POST", "PUT")
MAX_LENGTH_DIGITS = 20
MAX_QUERY_BYTES = 2048
"""Length of a query string, several times that of any link of a page. To parse a longer one takes time."""
STATIC_PATH, STATIC_COST = "/static/", 0.1
"""Static files are in memory and cached by browsers, so that a request for one counts little."""
OPEN_PATHS = (ADMIN_PATH, STATIC_PATH)
"""What a banned address may still open: an admin who can lift the ban may come from there."""
PAGES = (new, table, listings, docs, people, records, preferences, install, admin, lobby, games)
"""In the order in which their paths are matched: `/docs/ladder` before `/{game}/ladder`, and `/{name}` of the games last."""
SNIFFING = {"X-Content-Type-Options": "nosniff"}
RESPONSE_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self';"
        " worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    **SNIFFING,
}
SCRIPT_TYPE = "text/javascript"
"""A module does not need the policies of documents and workers, and a page loads dozens of modules."""


def build(
    settings: Settings, store: Store, clock: Clock, secrets: ServerSecrets, randomness: Randomness = SYSTEM_RANDOMNESS
) -> Context:
    """Build a context from its parts."""
    metrics, limits = Metrics(), Limits(settings, clock)
    supervisor = Supervisor(clock, metrics.task_failures)
    sessions = Sessions(
        store,
        secrets.key,
        secure=settings.is_secure,
        clock=clock,
        randomness=randomness,
        name_animal=name_animal,
        new_visitors=daily_limit(clock, settings.visitors_per_address),
    )
    sanctions, archive = Sanctions(store, clock), Archive(store)
    work = HeavyWork(settings, clock, limits, metrics)
    tables = TableRegistry(
        store,
        settings,
        clock,
        work.bot_pool,
        randomness=randomness,
        sanctions=sanctions,
        metrics=metrics,
        supervisor=supervisor,
    )
    maker = TableMaker(settings, store, clock, randomness, sessions, tables)
    matchmaker = Matchmaker(store, clock, maker.make, maker.check)
    admins, origins = AdminAccess(secrets, clock, secure=settings.is_secure), Origins(settings)
    access = Access(store, randomness, sessions, admins, sanctions, origins, tables, matchmaker)
    live = OpenPages(clock, randomness, tables)

    def figures() -> dict[str, float]:
        """Return what other workers and the admin may know of this one."""
        return {"tables": tables.live, "sockets": len(live.readers), "moves": sum(metrics.moves.counts.values())}

    worker_sync = WorkerSync(
        store, clock, tables, sessions=sessions, sanctions=sanctions, archive=archive, matchmaker=matchmaker, figures=figures
    )
    monitor = Monitor(metrics, Watchdog(metrics), ErrorLog(metrics.logged), HealthCheck(store, clock))
    context = Context(
        settings, store, clock, monitor, limits, tables, maker, matchmaker, access, archive, work, live, worker_sync
    )
    for listeners in (matchmaker.listeners, tables.listeners):
        listeners.add(live.lobby.announce)
    live.lobby.draw = {"lobby": partial(draw_lobby, context), "start": partial(draw_start, context)}
    return context


@contextlib.asynccontextmanager
async def opened(
    settings: Settings, clock: Clock | None = None, randomness: Randomness = SYSTEM_RANDOMNESS
) -> AsyncIterator[Context]:
    """Open the store, and close it with everything else at the end."""
    if not settings.database:
        settings.data.mkdir(parents=True, exist_ok=True)
    clock = clock or WallClock()
    store = await store_for(settings.data, settings.database).open()
    try:
        if times := await store.times():
            clock.set_to(times[0])
        context = build(settings, store, clock, await load_secrets(settings.data, store, randomness), randomness)
        await context.access.sanctions.load()
    except BaseException:
        await store.close()
        raise
    context.monitor.errors.attach()
    try:
        yield context
    finally:
        context.tables.supervisor.stop()
        context.work.close()
        await store.close()
        context.monitor.errors.close()


def create_app(settings: Settings, clock: Clock | None = None, randomness: Randomness = SYSTEM_RANDOMNESS) -> FastAPI:
    """Create the application as `wildtable serve` runs it; tests inject a clock and randomness."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with opened(settings, clock, randomness) as context:
            app.state.context = context
            context.monitor.watchdog.watch_tasks()
            if settings.warm_up:
                warm_up()
                app.openapi()
            store_is_shared = context.store.is_shared
            await context.tables.resume_deletions()
            context.tables.supervisor.start("sweep", lambda: _sweep(context))
            context.tables.supervisor.start("idle-visitors", context.access.sessions.remove_idle_visitors)
            context.tables.supervisor.start("resume", context.tables.resume)
            if not store_is_shared:
                context.tables.supervisor.start("results", lambda: add_missing_results(context.archive))
            await context.matchmaker.load()
            context.worker_sync.start()
            context.tables.supervisor.start("matchmaking", context.matchmaker.run)
            context.tables.supervisor.start("lobby", context.live.lobby.run)
            context.tables.supervisor.start("watchdog", context.monitor.watchdog.beat)
            yield

    app = ApiApplication(
        title="Wildtable",
        routes=_routes(),
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.add_middleware(Guard)
    app.exception_handler(Denied)(_denied)
    app.exception_handler(StoreError)(_store_failed)
    app.exception_handler(SignedOut)(signed_out)
    app.exception_handler(AnyHTTPException)(_http_error)
    return app


@cache
def _routes() -> list[BaseRoute]:
    """Return the routes of every application, which share what FastAPI derives from each.

    They are put into one list: FastAPI would derive it all anew wherever a router is included in another.
    """
    router = APIRouter()
    for part in (
        websocket.router,
        lobby_socket.router,
        api_routes.router,
        api_metrics.router,
        *(page.router for page in PAGES),
    ):
        router.routes.extend(part.routes)
    router.routes.extend(action_routes())
    router.mount("/static", assets.static)
    router.mount("/art", assets.of_games)
    return router.routes


async def _sweep(context: Context) -> None:
    while True:
        await context.clock.sleep(SWEEP_SECONDS)
        context.sweep()


class Guard:
    """Apply limits before a request is parsed, and add headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            scope["query_string"] = scope["query_string"][:MAX_QUERY_BYTES]
            work_for(scope)
            if not await _refuse_websocket(WebSocket(scope, receive, send)):
                await self.app(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        if scope["method"] == "HEAD":
            scope, send = {**scope, "method": "GET"}, _send_head_only(send)
        work_for(scope)
        has_long_query = len(scope["query_string"]) > MAX_QUERY_BYTES
        scope["query_string"] = b"" if has_long_query else scope["query_string"].decode(errors="replace").encode()
        path, began = scope["path"], perf_counter()
        page = scope["app"].state.context.access.origins.foreign_page(Request(scope))
        if page:
            drop_cookies(Request(scope))

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                scope["app"].state.context.monitor.metrics.request_seconds.add(
                    f"{message['status'] // 100}xx", perf_counter() - began
                )
                headers = MutableHeaders(scope=message)
                is_module = path.startswith(STATIC_PATH) and headers.get("Content-Type", "").startswith(SCRIPT_TYPE)
                shared = SNIFFING if is_module else RESPONSE_HEADERS
                for name, value in {**shared, **(cors_headers(page) if page else {})}.items():
                    headers.setdefault(name, value)
                if f"{path}/".startswith(API_PATH):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        request = Request(scope)
        refusal = _refusal(request) or _refusal_of_query(request, is_long=has_long_query)
        response = refusal or (answer_preflight(request) if page else None)
        with contextlib.suppress(ClientDisconnect):  # in the middle of a body; there is no client to respond to
            await (response or self.app)(scope, receive, sending)


def _send_head_only(send: Send) -> Send:
    """Send the head of the response to a GET, for a HEAD. A stream ends there, before it begins."""

    async def send_head(message: Message) -> None:
        if message["type"] == "http.response.start":
            await send(message)
            if "content-length" not in MutableHeaders(scope=message):
                await send({"type": "http.response.body"})
                raise ClientDisconnect
        elif not message.get("more_body"):
            await send({"type": "http.response.body"})

    return send_head


def _refusal(request: Request) -> Response | None:
    """Return the response to a request that is not to be read; None for any other."""
    context = context_of(request)
    try:
        context.access.origins.check(request)
    except Denied as denied:
        return problem(request, 403, denied.code, **denied.about)
    if context.access.sanctions.is_address_banned(client_address(request)) and not request.url.path.startswith(OPEN_PATHS):
        return problem(request, 403, "banned")
    cost = STATIC_COST if request.url.path.startswith(STATIC_PATH) else 1
    if not context.limits.requests.allows(client_network(request), cost):
        error = context.limits.requests.too_much(cost)
        return add_headers(problem(request, 429, error.detail, limit=error.limit), error.headers)
    if request.method in METHODS_WITH_BODY and "content-length" not in request.headers:
        return problem(request, 411, "no-length")
    return (
        None if 0 <= _length(request) <= MAX_BODY_BYTES else problem(request, 413, "too-long", most=MAX_BODY_BYTES // 1024)
    )


def _refusal_of_query(request: Request, *, is_long: bool) -> Response | None:
    """Return the response to a query that is too long, or has the character 0; None for any other."""
    if is_long:
        return problem(request, 414, "long-query")
    return problem(request, 400, "bad-message") if b"%00" in request.scope["query_string"] else None


async def _refuse_websocket(opening: WebSocket) -> bool:
    """Close a WebSocket that a page of another origin opens. For a page of this server it is opened first, since browsers
    pass on a close code only for a WebSocket that was open."""
    origins = context_of(opening).access.origins
    try:
        origins.check(opening)
    except Denied as denied:
        if origins.is_own_page(opening):
            await opening.accept()
        await opening.close(websocket.FORBIDDEN, denied.code)
        return True
    return False


def _length(request: Request) -> int:
    """Return the announced length of a body; an invalid one counts as too long."""
    announced = request.headers.get("content-length", "0")
    is_number = announced.isascii() and announced.isdecimal() and len(announced) < MAX_LENGTH_DIGITS
    return int(announced) if is_number else MAX_BODY_BYTES + 1


async def _denied(request: HTTPConnection, error: Exception) -> Response:
    assert isinstance(error, Denied)
    return problem(request, 409, error.code, **error.about)


async def _store_failed(request: HTTPConnection, error: Exception) -> Response:
    log.error("store failed: %s", error)
    return add_headers(problem(request, 503, "try-again"))


async def _http_error(request: HTTPConnection, error: Exception) -> Response:
    assert isinstance(error, AnyHTTPException)
    about = {"limit": error.limit} if isinstance(error, TooMuch) else {}
    response = add_headers(problem(request, error.status_code, str(error.detail), **about), error.headers)
    if error.status_code == 405:
        response.headers["Allow"] = ", ".join(sorted(_allowed(request)))
    return response


def _allowed(request: HTTPConnection) -> set[str]:
    """Return the methods of all routes of an address; the framework names those of one. What can be read has a HEAD."""
    routes = [route for route in iter_route_contexts(request.app.routes) if route.methods]
    methods = {method for route in routes if route.path_regex.match(request.url.path) for method in route.methods or ()}
    return methods | {"HEAD"} if "GET" in methods else methods
