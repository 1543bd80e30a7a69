"""Assets: what pages load besides themselves. A game's pictures are one sprite; addresses change with content."""

from __future__ import annotations

import os
import re
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, Router
from starlette.staticfiles import StaticFiles

from wildtable.games import found, made

if TYPE_CHECKING:
    from starlette.types import Scope

SERVER = files("wildtable.server")
KINDS = {"svg": "image/svg+xml", "css": "text/css", "js": "text/javascript"}
LASTING = "public, max-age=31536000, immutable"
PICTURE = re.compile(r'<svg\b[^>]*\bviewBox="([^"]+)"[^>]*>(.*)</svg>', re.DOTALL)


@cache
def asset(name: str) -> str:
    """The address of a static file of the server."""
    return f"/static/{name}?v={_mark(SERVER.joinpath('static', name).read_bytes())}"


@cache
def game_asset(game: str, kind: str) -> str:
    """The address of a game's sprite (svg), look (css) or script (js)."""
    return f"/art/{game}.{kind}?v={_mark(_content(game, kind))}"


def art(game: str, name: str) -> Markup:
    """A picture out of a game's sprite."""
    return _art(game, name)


def is_drawn(game: str, name: str) -> bool:
    """Is there such a picture? There is none of a card that only a deck of one's own has."""
    return name in _pictures(game)


@cache
def _art(game: str, name: str) -> Markup:
    box, _ = _pictures(game)[name]
    return Markup(
        '<svg class="art art-{}" viewBox="{}" aria-hidden="true" focusable="false"><use href="{}#{}"/></svg>'
    ).format(name, box, game_asset(game, "svg"), name)


@cache
def _pictures(game: str) -> dict[str, tuple[str, str]]:
    """All pictures of a game and those common to all games, by name: what part of the plane they show, and how."""
    pictures: dict[str, tuple[str, str]] = {}
    for folder in (SERVER.joinpath("art"), made(game).folder.joinpath("art")):
        for file in folder.iterdir():
            drawn = PICTURE.search(file.read_text(encoding="utf-8"))
            if file.name.endswith(".svg") and drawn:
                pictures[file.name.removesuffix(".svg")] = (drawn[1], drawn[2].strip())
    return pictures


@cache
def _content(game: str, kind: str) -> bytes:
    if kind != "svg":
        page: Traversable = made(game).folder.joinpath("pages", f"table.{kind}")
        return page.read_bytes()
    symbols = [
        f'<symbol id="{name}" viewBox="{box}">{drawn}</symbol>' for name, (box, drawn) in sorted(_pictures(game).items())
    ]
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(symbols)}</svg>'.encode()


def _mark(content: bytes) -> str:
    return sha256(content).hexdigest()[:8]


async def _serve(request: Request) -> Response:
    game, kind = request.path_params["game"], request.path_params["kind"]
    if game not in found() or kind not in KINDS:
        raise HTTPException(404, "Not Found")
    content = _content(game, kind)
    return Response(content, media_type=KINDS[kind], headers={"Cache-Control": _keeping(request, _mark(content))})


def _keeping(request: Request, mark: str) -> str:
    """For good under an address that names this content; else, and so for scripts that scripts import, ask again."""
    return LASTING if request.query_params.get("v") == mark else "no-cache"


class StaticAssets(StaticFiles):
    """The static files of the server."""

    def __init__(self) -> None:
        super().__init__(directory=str(SERVER.joinpath("static")))

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        mark = asset(self.get_path(scope)).partition("?v=")[2]
        response.headers["Cache-Control"] = _keeping(Request(scope), mark)
        return response


router = Router([Route("/{game}.{kind}", _serve)])
