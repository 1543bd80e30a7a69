"""Assets: what pages load besides themselves. A game's pictures are sprites; addresses change with content.

All of it is small and changes only with the program, so it is read and packed once and served from memory. Scripts are
native modules below one version, `/static/VERSION/NAME.js`: their relative imports resolve within it.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from importlib.resources import files
from typing import TYPE_CHECKING

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Route, Router

from wildtable.games import game_types, get_game

if TYPE_CHECKING:
    from starlette.requests import Request

SERVER = files("wildtable.server")
STATIC = SERVER.joinpath("static")
SPRITES = {"cover": "cover", "scene": "scenes"}
"""Pictures by the first word of their names; all others are on the table, in the sprite `svg`."""
KINDS = {
    "svg": "image/svg+xml",
    "scenes": "image/svg+xml",
    "cover": "image/svg+xml",
    "css": "text/css",
    "look": "text/css",
    "replay": "text/css",
    "deck": "text/plain",
    "png": "image/png",
}
MEDIA = {**KINDS, "js": "text/javascript"}
PREVIEW_SIZE = 1200, 630
"""Pixels of the picture that messengers show with a link, a game's `png`."""
PACKED = {"png"}
AVATAR = "avatar-{}.svg"
"""The animal that stands for a player: a static file each, made of a picture of a game, for a page shows few of them."""
IMPORTED = re.compile(r'^import\b[^;]*?"\./([\w-]+\.js)";', re.MULTILINE)
LASTING = "public, max-age=31536000, immutable"
PICTURE = re.compile(r'<svg\b[^>]*\bviewBox="([^"]+)"[^>]*>(.*)</svg>', re.DOTALL)


def accepts_gzip(request: Request) -> bool:
    """Does the client accept compressed content?"""
    return "gzip" in request.headers.get("Accept-Encoding", "")


@dataclass(frozen=True)
class Asset:
    """A file as browsers get it."""

    kind: str
    content: bytes

    @cached_property
    def mark(self) -> str:
        return sha256(self.content).hexdigest()[:8]

    @cached_property
    def packed(self) -> bytes:
        return gzip.compress(self.content, mtime=0)

    def answer(self, request: Request, *, lasts: bool = False) -> Response:
        """Respond with the content, cacheable for good if the address names it (`lasts`, or by its mark)."""
        lasts = lasts or request.query_params.get("v") == self.mark
        headers = {"Cache-Control": LASTING if lasts else "no-cache", "ETag": f'"{self.mark}"', "Vary": "Accept-Encoding"}
        if request.headers.get("If-None-Match") == headers["ETag"]:
            return Response(status_code=304, headers=headers)
        if self.kind in PACKED or not accepts_gzip(request):
            return Response(self.content, media_type=MEDIA[self.kind], headers=headers)
        return Response(self.packed, media_type=MEDIA[self.kind], headers={**headers, "Content-Encoding": "gzip"})


def asset(name: str) -> str:
    """Return the address of a static file of the server."""
    return f"/static/{name}?v={_static(name).mark}"


def static_text(name: str) -> str:
    """Return the text of a static file that is not served under its own address."""
    return _static(name).content.decode()


def game_asset(game: str, kind: str) -> str:
    """The address of a game's sprite (svg, scenes, cover), style (css), deck, preview card (png), all styles of its table
    (look) or those that a replay adds (replay)."""
    return f"/art/{game}.{kind}?v={_of_game(game, kind).mark}"


def script(name: str) -> str:
    """Return the address of a script: a static one, or a game's own by the game's name (`wild-cards.js`)."""
    return f"/static/{_version()}/{name}"


@cache
def load_script(name: str) -> Markup:
    """Return the tags that run a script, with everything it imports preloaded."""
    preloads = [Markup('<link rel="modulepreload" href="{}">').format(script(one)) for one in imported_by(name)]
    return Markup("").join([*preloads, Markup('<script type="module" src="{}"></script>').format(script(name))])


@cache
def imported_by(name: str) -> tuple[str, ...]:
    """List the scripts a script imports, directly or not, each once."""
    names: dict[str, None] = {}
    for one in IMPORTED.findall(_scripts()[name].content.decode()):
        names |= dict.fromkeys((one, *imported_by(one)))
    return tuple(names)


def art(game: str, *names: str) -> Markup:
    """Draw a picture from a game's sprites, or several of one size on top of each other."""
    return _art(game, *names)


def is_drawn(game: str, name: str) -> bool:
    """Is there such a picture? Cards that only a custom deck has have none."""
    return name in _pictures(game)


@cache
def avatars() -> dict[str, str]:
    """Return the animals that may stand for a player, each with the game whose picture it is."""
    return {name: game for game in game_types() for name in get_game(game).avatars}


@cache
def _avatar_files() -> dict[str, str]:
    return {AVATAR.format(name): name for name in avatars()}


def draw_avatar(name: str) -> Markup:
    """Draw the animal of a player; nothing for an unknown one."""
    if name not in avatars():
        return Markup("")
    box, _ = _pictures(avatars()[name])[name]
    return Markup('<svg class="avatar" viewBox="{}" aria-hidden="true"><use href="{}#{}"/></svg>').format(
        box, asset(AVATAR.format(name)), name
    )


@cache
def _art(game: str, *names: str) -> Markup:
    box, _ = _pictures(game)[names[0]]
    layers = [Markup('<use href="{}#{}"/>').format(game_asset(game, _sprite(name)), name) for name in names]
    return Markup('<svg class="art art-{}" viewBox="{}" aria-hidden="true">{}</svg>').format(
        names[0], box, Markup("").join(layers)
    )


def _sprite(name: str) -> str:
    """Return the sprite of a picture. There are several, so that a table and the start page load only what they show."""
    return SPRITES.get(name.partition("-")[0], "svg")


@cache
def _pictures(game: str) -> dict[str, tuple[str, str]]:
    """Return all pictures of a game and the common ones by name: the view box, and the content."""
    pictures: dict[str, tuple[str, str]] = {}
    for folder in (SERVER.joinpath("art"), get_game(game).folder.joinpath("page", "art")):
        for file in folder.iterdir():
            drawn = PICTURE.search(file.read_text(encoding="utf-8"))
            if file.name.endswith(".svg") and drawn:
                pictures[file.name.removesuffix(".svg")] = (drawn[1], drawn[2].strip())
    return pictures


@cache
def _names() -> frozenset[str]:
    files = (file.name for file in STATIC.iterdir() if file.name.rpartition(".")[2] in MEDIA)
    return frozenset((*files, *_avatar_files()))


@cache
def _static(name: str) -> Asset:
    if animal := _avatar_files().get(name):
        return Asset("svg", _draw_sprite({animal: _pictures(avatars()[animal])[animal]}))
    return Asset(name.rpartition(".")[2], STATIC.joinpath(name).read_bytes())


@cache
def _scripts() -> dict[str, Asset]:
    """Return all scripts by name; a game's own has the name of the game."""
    own = {
        f"{game}.js": Asset("js", get_game(game).folder.joinpath("page", "table.js").read_bytes()) for game in game_types()
    }
    return {name: _static(name) for name in _names() if name.endswith(".js")} | own


@cache
def _version() -> str:
    """A hash over all scripts: one address changes when any of them does, for they import each other."""
    contents = (f"{name}\0".encode() + script.content for name, script in sorted(_scripts().items()))
    return sha256(b"\0".join(contents)).hexdigest()[:8]


@cache
def _of_game(game: str, kind: str) -> Asset:
    if kind == "deck":
        return Asset(kind, get_game(game).deck.text.encode())
    if kind == "png":
        return Asset(kind, get_game(game).folder.joinpath("page", "card.png").read_bytes())
    if kind == "css":
        return Asset(kind, get_game(game).folder.joinpath("page", "table.css").read_bytes())
    if kind == "look":
        layers = (_static("base.css"), _static("table.css"), _of_game(game, "css"))
        return Asset(kind, b"".join(layer.content for layer in layers))
    if kind == "replay":
        own = get_game(game).folder.joinpath("page", "replay.css")
        return Asset(kind, _static("replay.css").content + (own.read_bytes() if own.is_file() else b""))
    return Asset(kind, _draw_sprite({name: one for name, one in _pictures(game).items() if _sprite(name) == kind}))


def _draw_sprite(pictures: Mapping[str, tuple[str, str]]) -> bytes:
    symbols = [f'<symbol id="{name}" viewBox="{box}">{drawn}</symbol>' for name, (box, drawn) in sorted(pictures.items())]
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(symbols)}</svg>'.encode()


def pack_all() -> None:
    """Read and compress everything that is served from here."""
    own = [_of_game(game, kind) for game in game_types() for kind in KINDS]
    for one in (*own, *map(_static, _names()), *_scripts().values()):
        if one.kind not in PACKED:
            one.packed  # noqa: B018 - compressed when first read
    _version()


async def _serve_static(request: Request) -> Response:
    name = request.path_params["name"]
    if name not in _names():
        raise HTTPException(404, "Not Found")
    return _static(name).answer(request)


async def _serve_script(request: Request) -> Response:
    """A page loaded before an update may ask for a version that is gone: it gets the present one, uncached."""
    version, name = request.path_params["version"], request.path_params["name"]
    if name not in _scripts():
        raise HTTPException(404, "Not Found")
    return _scripts()[name].answer(request, lasts=version == _version())


async def _serve_of_game(request: Request) -> Response:
    game, kind = request.path_params["game"], request.path_params["kind"]
    if game not in game_types() or kind not in KINDS:
        raise HTTPException(404, "Not Found")
    return _of_game(game, kind).answer(request)


static = Router([Route("/{name}", _serve_static), Route("/{version}/{name}", _serve_script)])
of_games = Router([Route("/{game}.{kind}", _serve_of_game)])
