"""Identity: personal links ask first, a visitor can sign out everywhere else, and no clock change loses an identity."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

import httpx
import pytest
from fastapi import Request
from itsdangerous import URLSafeTimedSerializer
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.harness.admins import Browser
from tests.harness.server import Running, running
from tests.harness.tables import ANN, context, make_table, until
from tests.server.test_event_stream import open_stream
from wildtable.server.context import Context
from wildtable.server.live import event_stream
from wildtable.server.live.websocket import MOVED
from wildtable.server.net.sessions import SESSION_COOKIE, load_key
from wildtable.server.store.contract import StoreError
from wildtable.server.store.rows import Visitor


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("identity")) as one:
        yield one


@pytest.fixture
def kim(server: Running) -> Browser:
    one = Browser(server.address)
    one.post("/me", name="Kim")
    return one


def personal_link(answer: httpx.Response) -> str:
    found = re.search('value="(http[^"]+/me/[^"]+)"', answer.text)
    assert found is not None
    return found[1]


def test_a_personal_link_asks_before_it_changes_who_somebody_is(server: Running, kim: Browser) -> None:
    link, other = personal_link(kim.post("/me/link")), Browser(server.address)
    assert other.form, "/me sets the cookie"
    before = other.id
    page = other.http.get(link)
    assert page.status_code == 200
    assert "Continue as" in page.text
    assert "Kim" in html.unescape(page.text)
    assert other.id == before, "another site may have opened the link"
    path = httpx.URL(link).path
    assert other.http.post(path).status_code == 403, "without the form's token"
    foreign = {"Origin": "http://evil.example"}
    assert other.http.post(path, data={"token": other.form}, headers=foreign).status_code == 403
    assert other.id == before
    assert other.post(path).status_code == 303
    assert other.id == kim.id
    assert other.post("/me/nothing").status_code == 404


def test_signing_out_everywhere_else_ends_cookies_links_programs_and_connections(
    server: Running, kim: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Connections end at once, even if nothing happens at the table."""
    monkeypatch.setattr(event_stream, "HEARTBEAT_SECONDS", 600.0)
    thief, program = Browser(server.address), kim.program()
    link = personal_link(kim.post("/me/link"))
    thief.post(httpx.URL(link).path)
    assert thief.id == kim.id
    program = kim.program()
    table = program.does("/tables", game="wild-cards", seats=3, bots=[None, "greedy", "greedy"])["table"]
    program.does(f"/tables/{table}/sit", seat=0)
    lent = program.does(f"/tables/{table}/seat-token")["token"]
    cookie = f"{SESSION_COOKIE}={thief.http.cookies[SESSION_COOKIE]}"
    address = f"{server.address.replace('http', 'ws')}/t/{table}/socket"
    headers, origin = {"Cookie": cookie}, Origin(server.address)
    with (
        connect(address, additional_headers=headers, origin=origin, proxy=None, open_timeout=60) as socket,
        open_stream(program, f"/tables/{table}") as stream,
        server.program(token=lent) as borrower,
        open_stream(borrower, f"/tables/{table}") as lent_stream,
    ):
        socket.recv(timeout=60)
        for one in (stream, lent_stream):
            assert one.next_event().kind == "snapshot"
        mine, answer = kim.id, kim.post("/me/sign-out")
        for one in (stream, lent_stream):
            with pytest.raises(EOFError):
                one.until(game=-1)
        with suppress(ConnectionClosed):
            while True:
                socket.recv(timeout=60)
        assert socket.close_code == MOVED
    assert "signed out everywhere else" in answer.text
    assert kim.id == mine, "the browser that signed out the others stays signed in"
    assert thief.http.get("/api/me").status_code == 401
    assert program.get("/me").status == 401
    with server.program(token=lent) as seat:
        assert seat.get(f"/tables/{table}").status == 404
    assert Browser(server.address).http.get(link).status_code == 404
    assert Browser(server.address).http.get(personal_link(answer)).status_code == 200, "a new link replaces the old one"


def test_a_visitor_without_a_personal_link_gets_none_by_signing_out(kim: Browser) -> None:
    assert 'id="link"' not in kim.post("/me/sign-out").text


@pytest.mark.parametrize("offset", [3, 3600, 400 * 86400, -3, -3600, -400 * 86400, -40 * 365 * 86400])
def test_a_cookie_survives_a_clock_set_back_or_forward(
    server: Running, kim: Browser, monkeypatch: pytest.MonkeyPatch, offset: int
) -> None:
    """Sign a cookie at another time than the server's, which is what a jump of its clock amounts to."""
    signer = URLSafeTimedSerializer(load_key(server.settings.data), salt="visitor")
    issued = signer.make_signer(signer.salt).get_timestamp() + offset  # type: ignore[attr-defined]
    monkeypatch.setattr("itsdangerous.timed.TimestampSigner.get_timestamp", lambda _: max(issued, 0))
    cookie = signer.dumps([kim.id, 0])
    monkeypatch.undo()
    headers = {"Cookie": f"{SESSION_COOKIE}={cookie}"}
    with httpx.Client(base_url=server.address, headers=headers, timeout=60) as browser:
        assert browser.get("/api/me").json()["visitor"] == kim.id
        assert kim.id in browser.get("/me").text, "the page does not replace the visitor"


def test_a_cookie_of_an_earlier_version_is_valid(server: Running, kim: Browser) -> None:
    cookie = URLSafeTimedSerializer(load_key(server.settings.data), salt="visitor").dumps(kim.id)
    answer = httpx.get(f"{server.address}/api/me", headers={"Cookie": f"{SESSION_COOKIE}={cookie}"}, timeout=60)
    assert answer.json()["visitor"] == kim.id


def test_a_page_that_changes_a_visitor_who_signs_out_meanwhile_is_refused(
    server: Running, kim: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise it would show a link that is not stored, or sign in two browsers that sign each other out."""
    now: Context = server.app.state.context
    set_link = now.store.set_link

    async def set_link_too_late(visitor: Visitor, link: str) -> None:
        await now.access.sign_out_elsewhere(visitor)
        await set_link(visitor, link)

    monkeypatch.setattr(now.store, "set_link", set_link_too_late)
    assert kim.post("/me/link").status_code == 401


def test_signing_out_succeeds_although_a_later_step_fails(tmp_path: Path) -> None:
    """The sender would have neither cookie nor link any more. Lent seats are taken back as soon as that works."""

    async def story() -> None:
        async with context(tmp_path) as one:
            table = await make_table(one)
            await table.sit(ANN, 0)
            await table.set_seat_token(ANN, "lent")
            tables_of = one.store.tables_of

            async def fail(_visitor: str, _limit: int) -> NoReturn:
                raise StoreError("gone for a moment")

            one.store.tables_of = fail  # type: ignore[method-assign, assignment]
            visitor, _ = await one.access.sign_out_elsewhere(ANN)
            assert visitor.generation == ANN.generation + 1
            assert table.row.seats[0].token == "lent"
            one.store.tables_of = tables_of  # type: ignore[method-assign]
            await until(lambda: not table.row.seats[0].token, one)

    asyncio.run(story())


def test_a_visitor_is_read_once_and_stored_with_the_first_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with context(tmp_path) as one:
            new = Visitor("new", "New")
            read, reads = one.store.visitor, list[str]()

            async def count(id: str) -> Visitor | None:
                reads.append(id)
                return await read(id)

            monkeypatch.setattr(one.store, "visitor", count)
            for visitor in (ANN, new, new):
                cookie = f"{SESSION_COOKIE}={one.access.sessions.sign_cookie(visitor)}".encode()
                request = Request({"type": "http", "query_string": b"", "headers": [(b"cookie", cookie)]})
                assert (await one.access.sessions.require_visitor(request)).id == visitor.id
            assert reads == [ANN.id, new.id, new.id]
            assert await read(new.id) is not None

    asyncio.run(main())
