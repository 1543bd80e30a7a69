"""What every page needs: the visitor, their language, and forms protected against cross-site requests."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

from fastapi import HTTPException, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse
from starlette.datastructures import FormData, UploadFile

from wildtable.engine.errors import WildtableError
from wildtable.engine.game import AnyGame
from wildtable.engine.refusals import Refusal
from wildtable.server.context import Caller, Context, context_of
from wildtable.server.errors import Denied
from wildtable.server.html.assets import accepts_gzip, name_avatar
from wildtable.server.html.languages import LANGUAGE_NAMES, choose_language
from wildtable.server.html.regions import name_players
from wildtable.server.html.templating import render
from wildtable.server.html.texts import denial, explain_error
from wildtable.server.net.limits import client_network
from wildtable.server.store.config import TableConfig
from wildtable.server.store.rows import SeatRow, Visitor
from wildtable.server.tables.table import Table

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

MAX_FIELDS, MAX_FIELD_LENGTH = 100, 1000
NO_STORE = {"Cache-Control": "no-store"}
THEMES = ("light", "dark")
SPEEDS = ("calm", "normal", "fast", "none")
LISTENING = {
    "listening": ("on", "off"),
    "verbosity": ("brief", "normal", "full"),
    "speech": ("slow", "normal", "fast", "key"),
}
"""What players who listen may choose: the mode, how much is announced, and how fast."""
API_PATHS = ("/api/", "/healthz/", "/metrics/")
"""Paths that answer programs: errors are JSON there."""


@dataclass(frozen=True)
class PageRequest:
    """A request for a page, with its visitor and language."""

    request: Request
    context: Context
    visitor: Visitor
    language: str

    @property
    def address(self) -> str:
        """The address of the server that links are built from."""
        return self.context.access.origins.address_of(self.request)

    @property
    def caller(self) -> Caller:
        """The visitor as the client of actions."""
        return Caller(self.context, self.language, visitor=self.visitor, network=client_network(self.request))

    def count_message(self) -> None:
        """Count what the visitor does at tables; raise 429 if it is too much."""
        if not self.context.limits.messages.allows(self.visitor.id):
            raise self.context.limits.messages.too_much()

    def render(self, template: str, status: int = 200, here: str = "", packs: bool = False, **about: object) -> Response:
        """Render a page and set the session cookie. `here` is its address, if not the one requested.

        It `packs` (compresses) only where strangers put nothing on it: else its length could leak the form token.
        """
        token = self.context.access.sessions.form_token(self.visitor)
        here = here or return_path(self.request)
        frame = frame_variables(self.request, here, self.address)
        html = render(template, self.language, visitor=self.visitor, token=token, **frame, **about)
        body, headers = html.encode(), dict(NO_STORE)
        if packs:
            headers["Vary"] = "Accept-Encoding"
        if packs and accepts_gzip(self.request):
            body, headers["Content-Encoding"] = gzip.compress(body, 6), "gzip"
        response = HTMLResponse(body, status, headers)
        self.context.access.sessions.set_cookie(response, self.visitor)
        return response

    async def render_large(self, template: str, **about: Any) -> Response:
        """Render a compressed page in a thread, since it takes time. Its data must not change meanwhile."""
        return await asyncio.to_thread(partial(self.render, template, packs=True, **about))

    def redirect(self, where: str) -> Response:
        """Redirect to another page, after a form or through a link."""
        response = RedirectResponse(where, 303)
        self.context.access.sessions.set_cookie(response, self.visitor)
        return response

    def title_of(self, game: AnyGame) -> str:
        """Return a game's title in the visitor's language."""
        return game.texts.say(self.language, "game-title")

    async def make_table(self, config: TableConfig, seats: Sequence[SeatRow]) -> Table:
        """Create a table with the visitor as its host."""
        network = self.context.access.sessions.pseudonym(client_network(self.request))
        return await self.context.maker.make(self.visitor, config, seats, network)

    def explain(self, error: Denied | WildtableError, table: Table | None = None) -> str:
        """Return why something was not done, at a table if it was at one, in the visitor's language."""
        if isinstance(error, Denied):
            return str(denial(self.language, error.code, **error.about)["text"])
        if isinstance(error, Refusal) and table is not None:
            error = error.named(name_players(table.snapshot(None), self.language))
        return explain_error(self.language, error)


class Form:
    """A submitted form: bounded texts only."""

    def __init__(self, data: FormData, files: Mapping[str, bytes] | None = None) -> None:
        self._data = data
        self._files = files or {}

    def text(self, name: str, most: int = 500) -> str:
        value = self._data.get(name, "")
        return value[:most] if isinstance(value, str) else ""

    def texts(self, name: str) -> list[str]:
        return [value for value in self._data.getlist(name) if isinstance(value, str)]

    def fields(self, names: Iterable[str]) -> dict[str, str]:
        """Return the texts of these fields, as far as the form has them."""
        return {name: self.text(name, MAX_FIELD_LENGTH) for name in names if name in self}

    def number(self, name: str, otherwise: int = -1) -> int:
        text = self.text(name, 9)
        return int(text) if text.isascii() and text.isdecimal() else otherwise

    def file(self, name: str, most: int) -> str:
        """Return an uploaded file as text; empty where there is none."""
        text = self._files.get(name, b"").decode("utf-8", "replace").replace("\0", "")
        return text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}")[:most]

    def __contains__(self, name: str) -> bool:
        return name in self._data


def language_of(request: HTTPConnection) -> str:
    return choose_language(
        request.query_params.get("language", ""),
        request.headers.get("accept-language", ""),
        request.cookies.get("language", ""),
    )


def name_animal(request: HTTPConnection, animal: str) -> str:
    """Return what an animal is called in the language of a request."""
    return name_avatar(animal, language_of(request))


def return_path(request: Request) -> str:
    """Return the address of a page without its language; for the answer to a form, that of the page one level up."""
    path = request.url.path
    if request.method != "GET":
        return path.rpartition("/")[0] or "/"
    query = [(name, value) for name, value in request.query_params.multi_items() if name != "language"]
    return f"{path}?{urlencode(query)}" if query else path


def frame_variables(request: Request, here: str, address: str = "") -> dict[str, object]:
    """Return the variables of the frame of every page: preferences, languages, the server's address, and the way back."""
    theme = request.cookies.get("theme", "")
    speeds = {name: request.cookies.get(name, "") for name in ("pace", "bots")}
    chosen = {name: request.cookies.get(name, "") for name in LISTENING}
    sign = "&" if "?" in here else "?"
    return {
        "theme": theme if theme in THEMES else "",
        "speeds": {name: speed if speed in SPEEDS else "normal" for name, speed in speeds.items()},
        "listening": chosen["listening"] == "on",
        "heard": {name: chosen[name] if chosen[name] in known else "normal" for name, known in LISTENING.items()},
        "languages": LANGUAGE_NAMES,
        "here": here,
        "origin": address,
        "elsewhere": {one: f"{address}{here}{sign}language={one}" for one in LANGUAGE_NAMES} if address else {},
    }


async def open_page(request: Request) -> PageRequest:
    """Identify the visitor of a page; a new one gets a session."""
    context = context_of(request)
    visitor = await context.access.sessions.find_or_create_visitor(request, Response())
    context.access.check_not_banned(visitor)
    return PageRequest(request, context, visitor, language_of(request))


async def open_form(request: Request) -> tuple[PageRequest, Form]:
    """Identify the sender of a form, who must have a session and the form's token."""
    context = context_of(request)
    visitor = await context.access.sessions.require_visitor(request)
    context.access.check_not_banned(visitor)
    async with request.form(max_files=2, max_fields=MAX_FIELDS) as data:
        if any("\0" in value for pair in data.multi_items() for value in pair if isinstance(value, str)):
            raise HTTPException(400, "bad-message")
        form = Form(data, {name: await value.read() for name, value in data.items() if isinstance(value, UploadFile)})
    context.access.sessions.check_form(visitor, form.text("token"))
    return PageRequest(request, context, visitor, language_of(request)), form


def problem(request: HTTPConnection, status: int, code: str, **about: object) -> Response:
    """Answer a request that failed: a page for people, JSON for programs and for WebSockets that are refused."""
    language = language_of(request)
    error = _find_denial(language, status, code, about)
    if not isinstance(request, Request) or f"{request.url.path}/".startswith(API_PATHS):
        return JSONResponse({"error": error}, status)
    here = return_path(request) if request.method == "GET" else "/"
    html = render(
        "problem.html", language, status=status, text=error["text"], visitor=None, token="", **frame_variables(request, here)
    )
    return HTMLResponse(html, status, NO_STORE)


async def signed_out(request: HTTPConnection, _: Exception) -> Response:
    """Answer a form of a visitor who has signed out elsewhere meanwhile."""
    return problem(request, 401, "no-session")


def _find_denial(language: str, status: int, code: str, about: dict[str, object]) -> dict[str, Any]:
    """Return a denial; a code without a text falls back to its status."""
    for message in (f"denied-{code}", f"denied-other-{status}", "denied-other"):
        with suppress(WildtableError):
            return denial(language, message.removeprefix("denied-"), **about)
    raise AssertionError("the last message is there")
