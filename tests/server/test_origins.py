"""The host names a server answers to, the origins that may send it requests, and the address in its links."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.harness.admins import playing
from tests.harness.server import Running, running
from wildtable.server.errors import Denied
from wildtable.server.live.websocket import FORBIDDEN
from wildtable.server.net.limits import friends_addresses
from wildtable.server.net.origins import Origins
from wildtable.server.settings import Settings

BASE = "https://games.example.org"
OWN = socket.gethostname().lower()


def request(host: str, origin: str | None = None, kind: str = "http", scheme: str = "http") -> HTTPConnection:
    headers = [(b"host", host.encode()), *([(b"origin", origin.encode())] if origin is not None else [])]
    method = {"method": "POST"} if kind == "http" else {}
    return HTTPConnection({"type": kind, "scheme": scheme, "headers": headers, "path": "/", **method})


def refused(settings: Settings, *about: Any, **named: Any) -> str:
    """Return the code of the denial, or "" if the request is accepted."""
    try:
        Origins(settings).check(request(*about, **named))
    except Denied as denied:
        return denied.code
    return ""


@pytest.mark.parametrize(
    "host",
    [
        "localhost:8765",
        "LOCALHOST",
        "wild.localhost",
        "127.0.0.1:8765",
        "127.0.0.2",
        "192.168.1.5:8765",
        "[::1]:8765",
        "[fd00::2]",
        OWN,
        f"{OWN.partition('.')[0]}.local:8765",
        "games.home:8765",
        "other.home",
    ],
)
def test_a_server_is_live_under_every_address_of_its_own(host: str) -> None:
    settings = Settings(host="0.0.0.0", allow_host="games.home, other.home")
    origin = f"http://{host.lower()}"
    assert refused(settings, host) == ""
    assert refused(settings, host, origin) == ""
    assert refused(settings, host, origin, "websocket", "ws") == ""
    assert Origins(settings).address_of(request(host, scheme="http")) == origin
    assert Origins(settings).address_of(request(host, kind="websocket", scheme="wss")) == origin.replace("http", "https")


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "a b", "[::1", "x@localhost"]
)
def test_a_foreign_name_is_refused_whatever_the_origin(host: str) -> None:
    for kind in ("http", "websocket"):
        assert refused(Settings(), host, f"http://{host}", kind) == "host"
    assert refused(Settings(), host) == "host"
    assert refused(Settings(base=BASE), host, BASE) == "host"


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "", "http://localhost:1", "https://localhost:8765", "http://[", "x"]
)
def test_a_page_of_another_origin_is_refused(origin: str) -> None:
    for kind in ("http", "websocket"):
        assert refused(Settings(), "localhost:8765", origin, kind) == "origin"


def test_programs_send_no_origin_but_websockets_need_one() -> None:
    assert refused(Settings(), "localhost:8765") == ""
    assert refused(Settings(), "") == "", "old clients send no Host"
    assert refused(Settings(), "localhost:8765", None, "websocket") == "origin"


def test_a_public_address_decides_alone() -> None:
    settings = Settings(base=f"{BASE}/")
    assert refused(settings, "games.example.org", BASE, "websocket", "ws") == ""
    assert refused(settings, "127.0.0.1:8765", BASE) == "", "a proxy may forward another Host"
    assert refused(settings, "127.0.0.1:8765", "http://127.0.0.1:8765") == "origin"
    assert Origins(settings).address_of(request("127.0.0.1:8765")) == BASE


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("origins")) as one:
        yield one


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"])
@pytest.mark.parametrize("path", ["/", "/api/tables", "/static/base.css", "/healthz", "/nowhere"])
def test_every_method_and_path_is_guarded(server: Running, method: str, path: str) -> None:
    for headers, setting in (
        ({"Origin": "http://evil.example"}, "--base"),
        ({"Host": "evil.example"}, "--allow-host evil.example"),
    ):
        answer = httpx.request(method, f"{server.address}{path}", headers=headers, timeout=60)
        assert answer.status_code == 403
        assert method == "HEAD" or setting in answer.text, "the error names the setting"
        assert "set-cookie" not in answer.headers


def test_links_carry_the_address_in_use(server: Running) -> None:
    address = server.address.replace("localhost", "127.0.0.1")
    with server.program("Kim") as kim:
        headers = {"Host": address.removeprefix("http://"), "Authorization": f"Bearer {kim.token}"}
        wanted = {"game": "wild-cards", "seats": 3}
        reply = httpx.post(f"{address}/api/tables", headers=headers, json=wanted, timeout=60).json()
    assert reply["page"].startswith(f"{address}/t/")
    assert reply["invite"]["page"].startswith(f"{address}/t/")
    assert reply["watch"]["page"].startswith(f"{address}/t/")


def test_a_websocket_tells_its_own_page_why_it_is_refused_and_others_nothing(tmp_path: Path) -> None:
    with running(tmp_path, base=BASE) as one:
        own = f"127.0.0.1:{one.settings.port}"
        table = playing(f"http://{own}", open=True)[2]
        address = f"ws://{own}/t/{table}/socket"
        with connect(address, origin=Origin(f"http://{own}"), proxy=None, open_timeout=60) as socket:
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=60)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (FORBIDDEN, "origin")
        evil = Origin("http://evil.example")
        with pytest.raises(InvalidStatus), connect(address, origin=evil, proxy=None, open_timeout=60):
            pass


def test_a_server_for_friends_knows_its_addresses() -> None:
    assert friends_addresses(Settings()) == []
    assert friends_addresses(Settings(host="0.0.0.0", base=BASE)) == []
    for host in ("0.0.0.0", "::"):
        found = friends_addresses(Settings(host=host))
        assert found == [one for one in found if refused(Settings(host=host), one.removeprefix("http://"), one) == ""]
        assert not any("127.0.0.1" in one or "localhost" in one or "fe80" in one for one in found)
    assert Settings(host="::1").address == "http://[::1]:8765"
