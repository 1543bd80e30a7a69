"""Two servers on one database behind nginx, as docs/hosting.md configures it: each request may reach either."""

from __future__ import annotations

import json
import ssl
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.harness.lines import dial
from tests.harness.nginx import NAME, Proxy, running_nginx
from tests.harness.server import Running, running
from tests.server.test_websocket import receive, reply
from wildtable.server.net.sessions import SESSION_COOKIE

BASE = f"https://{NAME}"
FORGED = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "http"}


class Site:
    """The servers, and the proxy in front of them."""

    def __init__(self, proxy: Proxy, servers: list[Running], folder: Path) -> None:
        self.proxy = proxy
        self.folder = folder
        self.servers = servers

    @contextmanager
    def browser(self) -> Iterator[httpx.Client]:
        """A visitor with forged address headers. Each request opens a new connection, so that servers alternate."""
        headers = {"Host": NAME, "Origin": BASE, "Connection": "close", **FORGED}
        address = f"https://127.0.0.1:{self.proxy.secure}"
        with httpx.Client(base_url=address, headers=headers, verify=False, timeout=60) as client:
            yield client

    @contextmanager
    def socket(self, table: str, cookie: str) -> Iterator[ClientConnection]:
        trusting = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        with connect(
            f"wss://{NAME}/t/{table}/socket",
            sock=dial(self.proxy.secure),
            ssl=trusting,
            origin=Origin(BASE),
            additional_headers={"Cookie": cookie, **FORGED},
            compression=None,
            open_timeout=60,
        ) as one:
            yield one

    @property
    def access_log(self) -> str:
        return (self.folder / "access").read_text(encoding="utf-8")

    @property
    def addresses(self) -> list[list[str]]:
        """The client addresses of all open sockets, by server."""
        return [[reader.address for reader in server.app.state.context.live.readers] for server in self.servers]


@pytest.fixture
def site(tmp_path: Path, postgres_database: str) -> Iterator[Site]:
    with ExitStack() as stack:
        settings: dict[str, Any] = {"database": postgres_database, "base": BASE}
        servers = [stack.enter_context(running(tmp_path / name, **settings)) for name in ("one", "two")]
        folder = tmp_path / "nginx"
        folder.mkdir()
        proxy = stack.enter_context(running_nginx(folder, [f"127.0.0.1:{one.settings.port}" for one in servers]))
        yield Site(proxy, servers, folder)


def test_two_servers_behind_nginx_are_one_site(site: Site) -> None:
    with site.browser() as ann, ExitStack() as stack:
        made = ann.post("/api/visitors", json={"name": "Ann"}).json()
        ann.headers["Authorization"] = f"Bearer {made['token']}"
        table = ann.post("/api/tables", json={"game": "wild-cards", "seats": 3}).json()["table"]
        for seat in range(3):
            call = {"seat": seat} if not seat else {"seat": seat, "bot": "random"}
            assert ann.post(f"/api/tables/{table}/{'bot' if seat else 'sit'}", json=call).status_code == 200

        page = ann.get("/")
        assert f"{SESSION_COOKIE}=" in page.headers["set-cookie"]
        assert "secure" in page.headers["set-cookie"].lower(), "the scheme comes from the proxy alone"
        assert page.headers["strict-transport-security"]
        assert f"{BASE}/t/{table}" in str(ann.post(f"/api/tables/{table}/links").json())
        assert ann.get("/metrics").status_code == 404
        plain = httpx.get(f"http://127.0.0.1:{site.proxy.plain}/t/{table}", headers={"Host": NAME}, timeout=60)
        assert (plain.status_code, plain.headers["location"]) == (301, f"{BASE}/t/{table}")

        # Sockets at both servers: a chat line sent to one arrives at the other.
        cookie = page.headers["set-cookie"].partition(";")[0]
        sockets = [stack.enter_context(site.socket(table, cookie)) for _ in range(2)]
        for one in sockets:
            receive(one)
        assert site.addresses == [["127.0.0.1"]] * 2, "forged headers are ignored"
        assert reply(sockets[0], do="chat", id="c1", text="Hello")["ok"]
        while "Hello" not in json.dumps(receive(sockets[1])):
            pass

        # An event stream is not buffered, and stays open.
        with ann.stream("GET", f"/api/tables/{table}/events") as stream:
            lines = stream.iter_lines()
            assert any(line.startswith("data:") for line in lines)
            assert ann.post(f"/api/tables/{table}/start").status_code == 200
            assert any('"choice"' in line for line in lines)

        # The access log has no secret part of a link.
        for path in (
            "/me/TOKEN",
            f"/t/{table}/join/TOKEN",
            f"/t/{table}/watch/TOKEN",
            "/shared/TOKEN.toml",
            "/?token=TOKEN",
        ):
            ann.get(path)
        logged = site.access_log
        assert "TOKEN" not in logged
        assert all(f'"GET {path}" ' in logged for path in ("/me/", f"/t/{table}/join/", "/shared/", "/"))

        # One server stops, and requests still succeed.
        site.servers[0].stop()
        while True:
            assert ann.get(f"/api/tables/{table}").status_code == 200
            if not site.addresses[0]:
                break
