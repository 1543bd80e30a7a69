"""Assets: what pages load besides themselves. A game's pictures are sprites; addresses change with content.

All of it is small and changes only with the program, so it is read and packed once and served from memory. Scripts are
native modules below one version, `/static/VERSION/NAME.js`: their relative imports resolve within it.
"""

from __future__ import annotations

import gzip
import re
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Route, Router

from wildtable.engine.lazy import lazy_property
from wildtable.games import game_types, get_game, has_page

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
PART = re.compile(rb'^@import "\./([\w/-]+\.css)";\n', re.MULTILINE)
IMPORTED = re.compile(r'^import\b[^;]*?"\./([\w-]+\.js)";', re.MULTILINE)
COMMENT = re.compile(rb"^[ \t]*(?:/\*\*(?:(?!\*/).)*\*/|//[^\n]*)[ \t]*\n", re.MULTILINE | re.DOTALL)
"""A comment on lines of its own: almost a third of what a page would load as scripts."""
LASTING = "public, max-age=31536000, immutable"
BLANK = ("0 0 100 100", "")
"""What is drawn where a game has no such picture."""
UNDRAWN: defaultdict[str, set[str]] = defaultdict(set)
"""The pictures that pages asked for and a game does not have."""
PICTURE = re.compile(r'<svg\b[^>]*\bviewBox="([^"]+)"[^>]*>(.*)</svg>', re.DOTALL)


def accepts_gzip(request: Request) -> bool:
    """Does the client accept compressed content?"""
    return "gzip" in request.headers.get("Accept-Encoding", "")


@dataclass(frozen=True)
class Asset:
    """A file as browsers get it."""

    kind: str
    content: bytes

    @lazy_property
    def mark(self) -> str:
        return sha256(self.content).hexdigest()[:8]

    @lazy_property
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
    """Is there such a picture? Cards that only a custom deck has have none, nor have those of a game without pictures."""
    return name in _pictures(game)


@cache
def avatars() -> dict[str, str]:
    """Return the animals that may stand for a player, each with the game whose picture it is."""
    return {name: game for game in game_types() for name in get_game(game).avatars if is_drawn(game, name)}


def name_avatar(name: str, language: str) -> str:
    """Return what the animal of a player is called in a language."""
    return get_game(avatars()[name]).texts.say(language, f"card-{name}")


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
    drawn = [name for name in names if is_drawn(game, name)]
    UNDRAWN[game].update({*names} - {*drawn})
    box, _ = _pictures(game)[drawn[0]] if drawn else BLANK
    layers = [Markup('<use href="{}#{}"/>').format(game_asset(game, _sprite(name)), name) for name in drawn]
    return Markup('<svg class="art art-{}" viewBox="{}" aria-hidden="true">{}</svg>').format(
        names[0], box, Markup("").join(layers)
    )


def _sprite(name: str) -> str:
    """Return the sprite of a picture. There are several, so that a table and the start page load only what they show."""
    return SPRITES.get(name.partition("-")[0], "svg")


def page_folder(game: str) -> Traversable:
    """Return the folder of a game's templates, styles, script and pictures, any of which may be missing."""
    return get_game(game).folder.joinpath("page")


def has_preview(game: str) -> bool:
    """Does the game have a picture for messengers?"""
    return page_folder(game).joinpath("card.png").is_file()


def _read_page_file(game: str, name: str, default: str = "") -> bytes:
    """Return a file of a game's page, or a static one of the server where it has none, or nothing."""
    if page_folder(game).joinpath(name).is_file():
        return _read_whole(page_folder(game), name)
    return _static(default).content if default else b""


def _read_whole(folder: Traversable, name: str) -> bytes:
    """Return a file; a style sheet with the parts it imports in their places, so that a page makes one request for it."""
    content = folder.joinpath(name).read_bytes()
    if not name.endswith(".css"):
        return content
    return PART.sub(lambda part: folder.joinpath(part[1].decode()).read_bytes(), content)


def _parse_picture(text: str) -> tuple[str, str]:
    """Return the view box and the content of a picture; a blank one where there is none."""
    drawn = PICTURE.search(text)
    return (drawn[1], drawn[2].strip()) if drawn else BLANK


@cache
def _pictures(game: str) -> dict[str, tuple[str, str]]:
    """Return all pictures of a game and the common ones by name: the view box, and the content."""
    pictures = {"cover": _parse_picture(STATIC.joinpath("default-cover.svg").read_text(encoding="utf-8"))}
    for folder in (SERVER.joinpath("art"), page_folder(game).joinpath("art")):
        for file in folder.iterdir() if folder.is_dir() else ():
            if file.name.endswith(".svg"):
                pictures[file.name.removesuffix(".svg")] = _parse_picture(file.read_text(encoding="utf-8"))
    return pictures


@cache
def _names() -> frozenset[str]:
    files = (file.name for file in STATIC.iterdir() if file.name.rpartition(".")[2] in MEDIA)
    return frozenset((*files, *_avatar_files()))


@cache
def _static(name: str) -> Asset:
    if animal := _avatar_files().get(name):
        return Asset("svg", _draw_sprite({animal: _pictures(avatars()[animal])[animal]}))
    return Asset(name.rpartition(".")[2], _read_whole(STATIC, name))


@cache
def _scripts() -> dict[str, Asset]:
    """Return all scripts by name; a game's own has the name of the game."""
    own = {f"{game}.js": _read_page_file(game, "table.js", "default-game.js") for game in game_types()}
    sources = {name: _static(name).content for name in _names() if name.endswith(".js")} | own
    return {name: Asset("js", COMMENT.sub(b"", source)) for name, source in sources.items()}


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
        return Asset(kind, _read_page_file(game, "card.png", "icon-512.png"))
    if kind == "css":
        usual = b"" if has_page(get_game(game)) else _static("default-table.css").content
        return Asset(kind, usual + _read_page_file(game, "table.css"))
    if kind == "look":
        layers = (_static("base.css"), _static("table.css"), _of_game(game, "css"))
        return Asset(kind, b"".join(layer.content for layer in layers))
    if kind == "replay":
        return Asset(kind, _static("replay.css").content + _read_page_file(game, "replay.css"))
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
