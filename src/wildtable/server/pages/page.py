"""Pages: what every page needs: who is reading, in which language, and forms that only their own page can send."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any
from urllib.parse import urlencode

from fastapi import Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse
from starlette.datastructures import FormData, UploadFile

from wildtable.engine.errors import WildtableError
from wildtable.engine.refusals import Refusal
from wildtable.server.context import Context, context_of
from wildtable.server.errors import Denied
from wildtable.server.html.assets import unpacks
from wildtable.server.html.languages import NAMES, chosen_language
from wildtable.server.html.templating import draw
from wildtable.server.html.texts import count_seats_from_one, denial, say
from wildtable.server.store.rows import Visitor

MOST_FIELDS = 100
THEMES = ("light", "dark")
PROGRAMS = ("/api/", "/healthz", "/metrics")
"""Where no person reads the answer."""


@dataclass(frozen=True)
class Visit:
    """One request of somebody known."""

    request: Request
    context: Context
    visitor: Visitor
    language: str

    def page(self, template: str, status: int = 200, here: str = "", packs: bool = False, **about: object) -> Response:
        """A page; whoever reads it is remembered, and its forms carry their token. `here` is where to find it again, if not
        at the address asked for. It `packs` where strangers put nothing on it: else its length would tell of the token."""
        token = self.context.sessions.form_token(self.visitor)
        here = here or place_of(self.request)
        frame = framed(self.request, here, self.context.settings.address)
        html = draw(template, self.language, visitor=self.visitor, token=token, **frame, **about)
        body, headers = html.encode(), {"Cache-Control": "no-store"}
        if packs:
            headers["Vary"] = "Accept-Encoding"
        if packs and unpacks(self.request):
            body, headers["Content-Encoding"] = gzip.compress(body, 6), "gzip"
        response = HTMLResponse(body, status, headers)
        self.context.sessions.set_cookie(response, self.visitor)
        return response

    async def large_page(self, template: str, **about: Any) -> Response:
        """Return a compressed page, rendered in a thread since it takes time. Its data must not change meanwhile."""
        return await asyncio.to_thread(partial(self.page, template, packs=True, **about))

    def goes(self, where: str) -> Response:
        """On to another page, after a form or through a link."""
        response = RedirectResponse(where, 303)
        self.context.sessions.set_cookie(response, self.visitor)
        return response

    def reason(self, error: Denied | WildtableError) -> str:
        """Why something was not done, in the reader's language."""
        if isinstance(error, Denied):
            return denial(self.language, error.code, **error.about)["text"]
        return error.text(self.language) if isinstance(error, Refusal) else str(error)


class Form:
    """What a form sent: texts only, each of them bounded."""

    def __init__(self, data: FormData, files: Mapping[str, bytes] | None = None) -> None:
        self._data = data
        self._files = files or {}

    def text(self, name: str, most: int = 500) -> str:
        value = self._data.get(name, "")
        return value[:most] if isinstance(value, str) else ""

    def texts(self, name: str, most: int = 20) -> list[str]:
        return [value[:60] for value in self._data.getlist(name)[:most] if isinstance(value, str)]

    def number(self, name: str, otherwise: int = -1) -> int:
        text = self.text(name, 9)
        return int(text) if text.isascii() and text.isdecimal() else otherwise

    def file(self, name: str, most: int) -> str:
        """The text of a file, where one was chosen and is a text."""
        text = self._files.get(name, b"").decode("utf-8", "replace")
        return text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}")[:most]

    def __contains__(self, name: str) -> bool:
        return name in self._data


def language_of(request: Request) -> str:
    return chosen_language(
        request.query_params.get("language", ""),
        request.headers.get("accept-language", ""),
        request.cookies.get("language", ""),
    )


def place_of(request: Request) -> str:
    """Where a page is found again, in whatever language: for one that answers a form, the page one step up."""
    path = request.url.path
    if request.method != "GET":
        return path.rpartition("/")[0] or "/"
    query = [(name, value) for name, value in request.query_params.multi_items() if name != "language"]
    return f"{path}?{urlencode(query)}" if query else path


def framed(request: Request, here: str, address: str = "") -> dict[str, object]:
    """What the frame of every page shows: the theme that was chosen, the languages, and where to come back to."""
    theme = request.cookies.get("theme", "")
    sign = "&" if "?" in here else "?"
    return {
        "theme": theme if theme in THEMES else "",
        "languages": NAMES,
        "here": here,
        "elsewhere": {one: f"{address}{here}{sign}language={one}" for one in NAMES} if address else {},
    }


async def visiting(request: Request) -> Visit:
    """Somebody who reads; a stranger is made known."""
    context = context_of(request)
    visitor = await context.sessions.find_or_create_visitor(request, Response())
    context.check_not_banned(visitor)
    return Visit(request, context, visitor, language_of(request))


async def posting(request: Request) -> tuple[Visit, Form]:
    """Somebody who sends a form: known already, with a form of their own page."""
    context = context_of(request)
    visitor = await context.sessions.require_visitor(request)
    context.check_not_banned(visitor)
    async with request.form(max_files=2, max_fields=MOST_FIELDS) as data:
        form = Form(data, {name: await value.read() for name, value in data.items() if isinstance(value, UploadFile)})
    context.sessions.check_form(visitor, form.text("token"))
    return Visit(request, context, visitor, language_of(request)), form


def problem(request: Request, status: int, code: str, **about: object) -> Response:
    """Why a request was not served: a page for people, JSON for programs."""
    language = language_of(request)
    code, text = _explained(language, status, code, about)
    if request.url.path.startswith(PROGRAMS):
        return JSONResponse({"error": {"code": code, "text": text}}, status)
    here = place_of(request) if request.method == "GET" else "/"
    html = draw("problem.html", language, text=text, visitor=None, token="", **framed(request, here))
    return HTMLResponse(html, status, {"Cache-Control": "no-store"})


def _explained(language: str, status: int, code: str, about: dict[str, object]) -> tuple[str, str]:
    """A code and its text; one without a text of its own is explained by its status."""
    for message in (f"denied-{code}", f"denied-other-{status}", "denied-other"):
        with suppress(WildtableError):
            return message.removeprefix("denied-"), say(language, message, **count_seats_from_one(language, about))
    raise AssertionError("the last message is there")
