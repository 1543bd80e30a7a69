"""Public links: a finished game opens with its own link, and with no other."""

from __future__ import annotations

import html
import re
import time
from collections.abc import Iterator
from urllib.parse import urlsplit

import httpx
import pytest

from tests.harness.server import Running
from wildtable.server.context import Context
from wildtable.server.html.assets import PREVIEW_SIZE

FILES = ("", ".toml", "/moment.json", "/shuffles.json")


@pytest.fixture(scope="module")
def stranger(running_server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=running_server.address, timeout=60, verify=False) as client:
        yield client


@pytest.fixture(scope="module")
def game(running_server: Running) -> int:
    """Play a game at a private table; return its number."""
    with running_server.program("Host") as host:
        bots = ["random"] * 3
        name = host.does("/tables", game="wild-cards", seats=3, open=False, bots=bots)["table"]
        host.does(f"/tables/{name}/start")
        while not (seen := host.get(f"/tables/{name}").json)["over"]:
            time.sleep(0.05)
    number: int = seen["game"]
    return number


def token_of(running_server: Running, game: int) -> str:
    context: Context = running_server.app.state.context
    return context.access.sessions.share_token(game)


def test_a_finished_game_opens_with_its_link(running_server: Running, stranger: httpx.Client, game: int) -> None:
    token = token_of(running_server, game)
    for end in FILES:
        assert stranger.get(f"/records/{game}{end}").status_code == 404
        assert stranger.get(f"/shared/{token}{end}").status_code == 200
    reply = stranger.get(f"/api/shared/{token}").json()
    assert reply["id"] == game
    assert urlsplit(reply["share"]).path == f"/shared/{token}"
    assert f'data-share="/shared/{token}"' in stranger.get(f"/shared/{token}").text


def test_no_other_token_opens_it(running_server: Running, stranger: httpx.Client, game: int) -> None:
    token = token_of(running_server, game)
    wrong = (
        f"{game}",
        f"{game}-",
        token[:-1],
        token[:-1] + "g",
        token_of(running_server, game + 1),
        f"0{token}",
        "-1-0",
        "²-0",
    )
    for one in wrong:
        for path in (f"/shared/{one}", f"/shared/{one}.toml", f"/shared/{one}/moment.json", f"/api/shared/{one}"):
            assert stranger.get(path).status_code == 404, path


def test_a_game_in_progress_has_no_link(running_server: Running, stranger: httpx.Client) -> None:
    with running_server.program("Host") as host:
        name = host.does("/tables", game="wild-cards", seats=3, bots=[None, "random", "random"])["table"]
        host.does(f"/tables/{name}/sit", seat=0)
        host.does(f"/tables/{name}/start")
        token = token_of(running_server, host.get(f"/tables/{name}").json["game"])
    for path in (*(f"/shared/{token}{end}" for end in FILES), f"/api/shared/{token}"):
        assert stranger.get(path).status_code == 404


def test_messengers_get_a_card(running_server: Running, stranger: httpx.Client, game: int) -> None:
    page = " ".join(stranger.get(f"/shared/{token_of(running_server, game)}").text.split())
    card = {name: html.unescape(text) for name, text in re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)"', page)}
    assert re.fullmatch(r"Wild Cards: .*(Ada|Bruno|Cleo).* (wins?|share) .*points?\.", card["title"])
    assert card["description"] == "Ada, Bruno, Cleo. Watch the game move by move."
    assert card["image"].startswith(running_server.address)
    picture = stranger.get(card["image"])
    assert picture.headers["content-type"] == "image/png"
    assert tuple(int.from_bytes(picture.content[at : at + 4]) for at in (16, 20)) == PREVIEW_SIZE
    assert (int(card["image:width"]), int(card["image:height"])) == PREVIEW_SIZE
    assert '<meta name="robots" content="noindex">' in page
