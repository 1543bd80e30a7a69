"""The installed app: manifest, service worker, and the page shown when the server cannot be reached."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse

from wildtable.server.html.assets import asset, static_text
from wildtable.server.html.languages import LANGUAGES
from wildtable.server.html.templating import render
from wildtable.server.html.texts import say
from wildtable.server.pages.page import THEMES, language_of

THEME_COLOUR = "#ece5d5"
ICONS = {"icon-192.png": ("192x192", "any"), "icon-512.png": ("512x512", "any"), "icon-masked.png": ("512x512", "maskable")}
NO_CACHE = {"Cache-Control": "no-cache"}
router = APIRouter(include_in_schema=False)


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> Response:
    language = language_of(request)
    about = {
        "id": "/",
        "name": say(language, "site"),
        "short_name": say(language, "site"),
        "description": say(language, "site-description"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": THEME_COLOUR,
        "theme_color": THEME_COLOUR,
        "categories": ["games"],
        "icons": [
            {"src": asset(name), "sizes": sizes, "type": "image/png", "purpose": purpose}
            for name, (sizes, purpose) in ICONS.items()
        ],
    }
    return JSONResponse(about, headers=NO_CACHE, media_type="application/manifest+json")


@router.get("/worker.js")
async def worker() -> Response:
    """Serve the service worker at the root, because a worker controls only paths below its own.

    Its last line is a hash of the offline page, so that browsers update the worker when that page changes.
    """
    mark = sha256(_offline(LANGUAGES[0], "").encode()).hexdigest()[:8]
    return Response(f"{static_text('worker.js')}// {mark}\n", headers=NO_CACHE, media_type="text/javascript")


@router.get("/offline")
async def offline(request: Request) -> Response:
    return HTMLResponse(_offline(language_of(request), _theme(request)), headers=NO_CACHE)


def _theme(request: Request) -> str:
    """Return the theme that the worker asks for, else the reader's."""
    theme = request.query_params.get("theme") or request.cookies.get("theme", "")
    return theme if theme in THEMES else ""


@cache
def _offline(language: str, theme: str) -> str:
    """Render the offline page, which is the same for all visitors."""
    frame: dict[str, object] = {"speeds": {}, "listening": False, "heard": {}, "languages": {}, "here": "/", "elsewhere": {}}
    return render("offline.html", language, visitor=None, token="", theme=theme, **frame)
