"""Static assets: one sprite per game, URLs that change with content, cached forever."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from xml.etree import ElementTree

import httpx
import pytest

from tests.harness.server import Running
from wildtable.games import game_types, get_game
from wildtable.server.html import assets
from wildtable.server.html.assets import COMMENT, KINDS, PACKED, art, asset, game_asset, imported_by, load_script, script

SVG = "{http://www.w3.org/2000/svg}"
SERVER = Path(assets.__file__).parents[1]
GAMES = sorted(game_types())
SCRIPTS = sorted(file.name for file in (SERVER / "static").glob("*.js"))
IMPORT = re.compile(r'^import\b.*?"\./([\w-]+\.js)";', re.MULTILINE | re.DOTALL)


def get(server: Running, path: str, accepting: str = "identity", **headers: str) -> httpx.Response:
    return httpx.get(f"{server.address}{path}", headers={"Accept-Encoding": accepting, **headers}, verify=False, timeout=60)


def pictures(game: str) -> list[str]:
    """Return the pictures of a game and those common to all games."""
    folders = (SERVER / "art", Path(str(get_game(game).folder)) / "page" / "art")
    return [file.stem for folder in folders for file in folder.glob("*.svg")]


def sprites(server: Running, game: str) -> dict[str, list[ElementTree.Element]]:
    """Return the symbols of each sprite of a game."""
    kinds = [kind for kind, media in KINDS.items() if media == KINDS["svg"]]
    return {kind: list(ElementTree.fromstring(get(server, game_asset(game, kind)).text)) for kind in kinds}


@pytest.mark.parametrize("game", GAMES)
def test_sprites_hold_every_picture_once_and_nothing_else(running_server: Running, game: str) -> None:
    symbols = [symbol for sprite in sprites(running_server, game).values() for symbol in sprite]
    assert {symbol.tag for symbol in symbols} == {f"{SVG}symbol"}
    assert sorted(symbol.get("id") or "" for symbol in symbols) == sorted(pictures(game))
    assert all(len(symbol) and len((symbol.get("viewBox") or "").split()) == 4 for symbol in symbols)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_does_not_load_what_only_other_pages_show(running_server: Running, game: str) -> None:
    named = {kind: {symbol.get("id") or "" for symbol in sprite} for kind, sprite in sprites(running_server, game).items()}
    assert named["cover"] == {"cover"}
    assert named["scenes"] == {name for name in pictures(game) if name.startswith("scene-")} != set()


@pytest.mark.parametrize("game", GAMES)
def test_what_a_picture_names_within_itself_is_named_once_in_its_sprite(running_server: Running, game: str) -> None:
    for sprite in sprites(running_server, game).values():
        ids = [one.get("id") for symbol in sprite for one in symbol.iter() if one.get("id")]
        assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_is_drawn_out_of_its_sprite(running_server: Running, game: str) -> None:
    for kind, symbols in sprites(running_server, game).items():
        for symbol in symbols:
            name = symbol.get("id") or ""
            drawn = ElementTree.fromstring(art(game, name))
            assert drawn.get("viewBox") == symbol.get("viewBox")
            assert (drawn.get("class"), drawn.get("aria-hidden")) == (f"art art-{name}", "true")
            assert [use.get("href") for use in drawn] == [f"{game_asset(game, kind)}#{name}"]


def addresses() -> list[str]:
    """Return the URLs of all assets but scripts: the server's own files, and each game's sprites and styles."""
    static = sorted(file.name for file in (SERVER / "static").iterdir() if file.suffix.removeprefix(".") in KINDS)
    return [*map(asset, static), *(game_asset(game, kind) for game in GAMES for kind in KINDS)]


@pytest.mark.parametrize("address", addresses())
def test_an_address_names_its_content_and_may_be_kept_for_good(running_server: Running, address: str) -> None:
    answer = get(running_server, address)
    assert answer.status_code == 200
    assert address.partition("?v=")[2] == sha256(answer.content).hexdigest()[:8]
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("query", ["", "?v=", "?v=12345678"])
@pytest.mark.parametrize("address", ["/static/base.css", "/art/wild-cards.svg", "/art/wild-space.deck"])
def test_any_other_address_is_asked_for_again(running_server: Running, address: str, query: str) -> None:
    """During an update, a newer page may ask an older server."""
    answer = get(running_server, address + query)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")


@pytest.mark.parametrize("name", [*SCRIPTS, *(f"{game}.js" for game in GAMES)])
def test_a_script_is_a_module_cached_for_good_under_its_version(running_server: Running, name: str) -> None:
    answer = get(running_server, script(name))
    assert answer.headers["content-type"].partition(";")[0] == "text/javascript"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    if name in SCRIPTS:
        assert answer.content == COMMENT.sub(b"", (SERVER / "static" / name).read_bytes())


def test_another_version_of_a_script_is_not_cached(running_server: Running) -> None:
    """A page loaded before an update may still ask for one."""
    answer = get(running_server, "/static/12345678/table.js")
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    again = get(running_server, "/static/12345678/table.js", **{"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_page_preloads_all_that_its_script_imports(running_server: Running, name: str) -> None:
    """Follow every import as a browser does, relative to the importing script."""
    found, ahead = set(), [script(name)]
    while ahead:
        address = ahead.pop()
        for imported in IMPORT.findall(get(running_server, address).text):
            target = f"{address.rpartition('/')[0]}/{imported}"
            if target not in found:
                found.add(target)
                ahead.append(target)
    assert found == {script(one) for one in imported_by(name)}
    tags = ElementTree.fromstring(
        f"<head>{load_script(name)}</head>".replace('">', '"/>').replace("/></script>", "></script>")
    )
    assert [(tag.tag, tag.get("href") or tag.get("src")) for tag in tags] == [
        *(("link", script(one)) for one in imported_by(name)),
        ("script", script(name)),
    ]


def test_a_table_has_its_whole_look_from_one_address(running_server: Running) -> None:
    look = get(running_server, game_asset("wild-cards", "look")).text
    assert look == "".join(
        get(running_server, one).text for one in (asset("base.css"), asset("table.css"), game_asset("wild-cards", "css"))
    )


@pytest.mark.parametrize(
    ("folder", "address"),
    [
        (SERVER / "static", asset("table.css")),
        (SERVER / "static", asset("pages.css")),
        *((Path(str(get_game(game).folder)) / "page", game_asset(game, "css")) for game in GAMES),
    ],
)
def test_a_style_is_served_with_its_parts_in_their_places(running_server: Running, folder: Path, address: str) -> None:
    name = "pages" if "pages" in address else "table"
    served = get(running_server, address).text
    named = [folder / line.split('"')[1] for line in (folder / f"{name}.css").read_text().splitlines() if "@import" in line]
    assert sorted(named) == sorted((folder / name).glob("*.css"))
    assert served == "".join(one.read_text() for one in named or [folder / f"{name}.css"])


def test_who_has_a_file_already_is_told_so(running_server: Running) -> None:
    first = get(running_server, "/static/base.css")
    again = get(running_server, "/static/base.css", **{"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content, again.headers["cache-control"]) == (304, b"", "no-cache")


@pytest.mark.parametrize(("kind", "media"), KINDS.items())
def test_assets_say_what_they_are(running_server: Running, kind: str, media: str) -> None:
    answer = get(running_server, game_asset("wild-cards", kind))
    assert answer.headers["content-type"].partition(";")[0] == media


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in PACKED])
def test_assets_are_packed_for_who_can_unpack_them(running_server: Running, kind: str) -> None:
    address = game_asset("wild-cards", kind)
    plain, packed = get(running_server, address), get(running_server, address, "gzip")
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in packed.headers["vary"].lower()
    assert int(packed.headers["content-length"]) < len(plain.content)
    assert packed.content == plain.content


@pytest.mark.parametrize(
    "path",
    [
        "/art/chess.svg",
        "/art/wild-cards.jpg",
        "/art/wild-cards.js",
        "/art/wild-cards.toml",
        "/art/wild-cards",
        "/art/a/b.svg",
        "/art/..svg",
        "/static/",
        "/static/nothing.js",
        "/static/table/frame.css",
        "/static/types.d.ts",
        "/static/12345678/nothing.js",
        "/static/12345678/base.css",
        "/static/12345678/types.d.ts",
        "/static/..%2fapp.py",
    ],
)
def test_what_is_not_there_is_not_found_in_our_own_words(running_server: Running, path: str) -> None:
    answer = get(running_server, path)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert re.search(r"<main\b", answer.text)
    assert "immutable" not in answer.headers.get("cache-control", "")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'; script-src 'self'; style-src 'self';" in policy
    assert not {"*", "'unsafe-inline'", "'unsafe-eval'"} & {*policy.replace(";", " ").split()}


def test_modules_leave_out_the_policies_of_documents_and_the_worker_has_them(running_server: Running) -> None:
    module = re.search(r"/static/[0-9a-f]{8}/\w+\.js", get(running_server, "/").text)
    assert module is not None
    answer = get(running_server, module[0])
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in answer.headers
    for path in ("/", "/worker.js", "/static/icon.svg"):
        assert "default-src 'none'" in get(running_server, path).headers["content-security-policy"], path


def test_scripts_are_served_without_comments_and_with_all_their_code() -> None:
    code = b"const add = (a) => a + 1; // one\n/** @type {X} */ (y).z();\n"
    source = b"// A module.\n/**\n * Adds.\n * @param {number} a\n */\n" + code + b"  // Then.\n"
    assert COMMENT.sub(b"", source) == code


def test_no_pseudo_element_moves_where_motion_is_reduced() -> None:
    """Elements are stilled by one rule; a pseudo-element that moves must be named beside them."""
    styles = "\n".join(file.read_text() for file in sorted(SERVER.parent.rglob("*.css")))
    stilled = re.search(r"\*, ([^{]+) \{ animation: none !important", styles)
    assert stilled
    moving = re.findall(r"^([^{}]*::(?:before|after)[^{}]*)\{[^}]*\b(?:animation|transition):", styles, re.MULTILINE)
    assert moving
    for selector in moving:
        assert selector.split()[-1] in stilled[1].split(", ")
