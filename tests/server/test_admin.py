"""The admin page: access, actions, which survive a kill of the server, and contents."""

from __future__ import annotations

import asyncio
import html
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from fastapi import Request
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.harness.admins import Admin, Browser, playing, program_of
from tests.harness.client import token_of
from tests.harness.process import serving
from tests.harness.server import Program, Running, running, settings_for
from tests.harness.tables import ANN, BEN, CLEO, DAN, InSeat, clock_of, context, forbid, make_game, make_table, until
from wildtable.server.errors import Denied
from wildtable.server.files import SecretError
from wildtable.server.html.templating import isolate_name
from wildtable.server.net.admin import ADMIN_COOKIE, ADMIN_TOKEN, load_token
from wildtable.server.net.monitoring import MAX_LOGGED_ERRORS, ErrorLog, LabelledCounter
from wildtable.server.net.sanctions import MUTE
from wildtable.server.net.sessions import SESSION_COOKIE
from wildtable.server.pages.admin import AdminListing
from wildtable.server.pages.page import PageRequest
from wildtable.server.settings import Settings
from wildtable.server.tables.logged_table import CLOSED_BY_ADMIN

ELSEWHERE = "203.0.113.7"


def is_closed(socket: ClientConnection) -> bool:
    """Wait for the WebSocket to be closed, skipping messages."""
    try:
        while True:
            socket.recv(timeout=60)
    except ConnectionClosed:
        return True


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as one:
        yield one


@pytest.fixture
def admin(server: Running) -> Admin:
    return Admin(server.settings)


# Access


def test_the_admin_token_is_complete_and_private(tmp_path: Path) -> None:
    token = load_token(tmp_path, ADMIN_TOKEN)
    assert len(token) >= 27
    assert load_token(tmp_path, ADMIN_TOKEN) == token
    path = tmp_path / ADMIN_TOKEN
    assert path.stat().st_mode & 0o777 == 0o600
    path.write_text("\n", encoding="utf-8")
    with pytest.raises(SecretError):
        load_token(tmp_path, ADMIN_TOKEN)


@pytest.mark.parametrize("of_another_version", [[1, 2, 3], "someone", {"visitor": "x"}, ["someone", "now"], None])
def test_cookies_of_another_version_are_not_valid(server: Running, of_another_version: object) -> None:
    context = server.app.state.context
    signers = {SESSION_COOKIE: context.access.sessions._signer, ADMIN_COOKIE: context.access.admins._signer}
    for name, signer in signers.items():
        for cookie in (signer.dumps(of_another_version), signer.make_signer(signer.salt).sign(b"no payload").decode()):
            stranger = Browser(server.address)
            stranger.http.get("/")
            stranger.http.cookies.set(name, cookie, domain="localhost.local", path="/")
            answer = stranger.http.get("/admin")
            assert answer.status_code == 200
            assert 'name="key"' in answer.text


def test_login_requires_the_token(server: Running, admin: Admin) -> None:
    stranger = Browser(server.address)
    for wrong in ("", "wrong", "ü", token_of(server.settings, ADMIN_TOKEN)[:-1]):
        answer = stranger.post("/admin/login", key=wrong)
        assert answer.status_code == 403
        assert ADMIN_COOKIE not in answer.headers.get("set-cookie", "")
    assert "Recent log entries" not in html.unescape(stranger.http.get("/admin").text)
    assert "Recent log entries" in admin.page
    assert "wrong token" in admin.page
    assert token_of(server.settings, ADMIN_TOKEN) not in admin.page


def test_the_admin_cookie_is_bound_to_its_visitor(server: Running, admin: Admin) -> None:
    other = Browser(server.address)
    answer = other.post("/admin/login", key=token_of(server.settings, ADMIN_TOKEN))
    (cookie,) = (one for one in answer.headers.get_list("set-cookie") if one.startswith(ADMIN_COOKIE))
    for part in ("HttpOnly", "SameSite=strict", "Path=/admin", "Max-Age=43200"):
        assert part in cookie
    thief = Browser(server.address)
    thief.http.get("/me")
    thief.http.cookies.set(ADMIN_COOKIE, cookie.partition("=")[2].partition(";")[0], path="/admin")
    assert thief.post("/admin/close", table="any").status_code == 403
    other.post("/admin/logout")
    assert other.post("/admin/close", table="any").status_code == 403
    assert admin.post("/admin/close", table="any").status_code == 404


@pytest.mark.sqlite
def test_a_new_token_ends_all_admin_sessions(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        admin = Admin(first.settings)
    with running(tmp_path) as second:
        admin.http.base_url = httpx.URL(second.address)
        assert "Recent log entries" in admin.page
    (tmp_path / ADMIN_TOKEN).unlink()
    with running(tmp_path) as third:
        admin.http.base_url = httpx.URL(third.address)
        assert "Recent log entries" not in admin.page
        admin.login()
        assert "Recent log entries" in admin.page


def test_admin_forms_require_a_form_token(server: Running, admin: Admin) -> None:
    _, kim, table = playing(server.address)
    for action in ("hand-over", "close", "mute", "ban", "lift", "logout"):
        sent = {"token": "0" * 64, "table": table, "seat": 0, "visitor": kim, "sanction": f"mute {kim}"}
        assert admin.http.post(f"/admin/{action}", data=sent).status_code == 403
    assert "Nobody." in admin.page


# Actions


def test_a_bot_replaces_a_player_until_they_return(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h, bots=1)
            table.arrive(ANN.id)
            await table.replace_player(0)
            await table.replace_player(0)
            assert table.session is not None
            assert [(one.kind, one.by) for one in table.session.entries if one.kind == "away"] == [("away", "admin")]
            with pytest.raises(Denied, match="no-such-seat"):
                await table.replace_player(2)
            with pytest.raises(Denied, match="no-such-seat"):
                await table.replace_player(9)
            with pytest.raises(Denied, match="no-game"):
                await (await make_table(h, "other")).replace_player(0)
        async with context(tmp_path) as h:
            again = await h.access.table("table")
            assert again.bot_in(0) == "medium"
            assert again.session is not None
            await until(lambda: any(one.by == "bot" and one.seat == 0 for one in again.session.entries), h)
            await again.take_back(InSeat(0))
            assert again.bot_in(0) is None

    asyncio.run(story())


def test_a_closed_table_stays_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h, bots=2, open=True)
            await table.close()
            assert table.session is not None
            before = len(table.session.entries)
            await clock_of(h).advance(60)
            assert len(table.session.entries) == before
        async with context(tmp_path) as h:
            again = await h.access.table("table")
            assert again.snapshot(None).frozen == CLOSED_BY_ADMIN
            for doing in (
                again.answer(InSeat(0), ["bid refill"]),
                again.say(ANN, "hello"),
                again.sit(BEN, 0),
                again.start(ANN),
            ):
                with pytest.raises(Denied, match="table-closed"):
                    await doing
            assert await h.store.open_tables(10) == await h.store.tables_in_play(10) == []
            assert await h.store.tables_of(ANN.id, 10) == []

    asyncio.run(story())


def test_a_closed_table_shows_that_it_is_closed(server: Running, admin: Admin) -> None:
    kim, _, table = playing(server.address, open=True)
    admin.does("close", table=table)
    page = html.unescape(Browser(server.address).http.get(f"/t/{table}").text)
    assert "An administrator closed this table." in page
    answer = kim.post(f"/tables/{table}/answer", moves=["bid refill"])
    assert (answer.status, answer.json["error"]["code"]) == (409, "table-closed")
    assert f"<code>{table}</code>" in admin.page
    assert "closed" in admin.page


def test_a_muted_visitor_can_play_but_not_chat(server: Running, admin: Admin) -> None:
    kim, visitor, table = playing(server.address)
    kim.does(f"/tables/{table}/chat", text="one")
    admin.does("mute", visitor=visitor)
    answer = kim.post(f"/tables/{table}/chat", text="two")
    assert (answer.status, answer.json["error"]["code"]) == (409, "muted")
    seen = kim.get(f"/tables/{table}").json
    kim.does(f"/tables/{table}/answer", moves=[seen["choice"][0]["id"]])
    admin.does("lift", sanction=f"mute {visitor}")
    kim.does(f"/tables/{table}/chat", text="three")
    assert [one["text"] for one in kim.get(f"/tables/{table}").json["chat"]] == ["one", "three"]


def test_a_banned_visitor_gets_403_everywhere(server: Running, admin: Admin) -> None:
    person = Browser(server.address)
    person.post("/tables", game="wild-cards", seats=3, open="yes", **{f"seat-{n}": "greedy" for n in (1, 2)})
    kim = person.program()
    table = kim.does("/tables", game="wild-cards", seats=3, bots=[None, "greedy", "greedy"], open=True)["table"]
    kim.does(f"/tables/{table}/sit", seat=0)
    waiting = kim.does("/tables", game="wild-cards", seats=3)["table"]
    kim.does(f"/tables/{waiting}/sit", seat=1)
    seat = program_of(server.address, kim.does(f"/tables/{table}/seat-token")["token"])
    kim.does(f"/tables/{table}/start")
    visitor = kim.get("/me").json["visitor"]
    cookie = "; ".join(f"{one.name}={one.value}" for one in person.http.cookies.jar)
    address = f"{server.address.replace('http', 'ws')}/t/{table}/socket"
    headers, origin = {"Cookie": cookie}, Origin(server.settings.address)
    with connect(address, additional_headers=headers, origin=origin, open_timeout=60) as socket:
        socket.recv()
        assert seat.get(f"/tables/{table}").status == 200
        admin.does("ban", visitor=visitor)
        assert is_closed(socket)
    with pytest.raises(InvalidStatus), connect(address, additional_headers=headers, origin=origin, open_timeout=60):
        pass
    form = person.http.get("/")
    assert form.status_code == 403
    assert "been banned from this server." in html.unescape(form.text)
    assert person.http.post("/me", data={"name": "Kim"}).status_code == 403
    for path in ("/turns", "/me/export", f"/p/{visitor}", "/wild-cards/ladder"):
        assert person.http.get(path).status_code == 403, path
    assert kim.get("/me").json["error"]["code"] == "banned"
    assert kim.post(f"/tables/{table}/chat", text="hello").status == 403
    assert seat.get(f"/tables/{table}").status == 404
    assert seat.post(f"/tables/{table}/back").status == 404
    with server.program("Lee") as lee:
        assert lee.get(f"/tables/{table}").json["seats"][0]["away"]
        free, left, _ = lee.get(f"/tables/{waiting}").json["seats"]
        assert left == free | {"number": 1}
    admin.does("lift", sanction=f"ban {visitor}")
    assert kim.get("/me").status == 200


def test_an_address_can_be_banned_but_not_the_admins_own(server: Running, admin: Admin) -> None:
    away, near = Browser(server.address, ELSEWHERE), Browser(server.address, "203.0.114.7")
    assert away.http.get("/").status_code == 200
    for own in ("127.0.0.1", "127.0.0.0/8", "0.0.0.0/0"):
        answer = admin.post("/admin/ban", address=own)
        assert answer.status_code == 409
        assert "ban you, too" in html.unescape(answer.text)
    assert admin.post("/admin/ban", address="nonsense").status_code == 409
    assert admin.post("/admin/ban", visitor=admin.id).status_code == 409
    assert admin.post("/admin/ban").status_code == 409
    assert admin.post("/admin/lift", sanction="key any").status_code == 409
    table = playing(server.address, open=True)[2]
    address = f"{server.address.replace('http', 'ws')}/t/{table}/socket"
    headers, origin = {"X-Forwarded-For": ELSEWHERE}, Origin(server.settings.address)
    with connect(address, additional_headers=headers, origin=origin, open_timeout=60) as socket:
        socket.recv()
        admin.does("ban", address="203.0.113.0/24")
        assert is_closed(socket)
    with pytest.raises(InvalidStatus), connect(address, additional_headers=headers, origin=origin, open_timeout=60):
        pass
    for path, status in (("/", 403), ("/api/games", 403), ("/admin", 200), ("/static/base.css", 200)):
        assert away.http.get(path).status_code == status
    assert near.http.get("/").status_code == 200
    admin.does("lift", sanction="address 203.0.113.0/24")
    assert away.http.get("/").status_code == 200


def test_sanctions_survive_a_kill(tmp_path: Path) -> None:
    async def story() -> None:
        settings = settings_for(tmp_path, bot_pause=0.0)
        async with serving(settings, warm=True) as server:
            muted, closed, banned, relieved = await asyncio.to_thread(_impose, settings)
            await server.kill_soon()
            await server.start_soon()
            program, _, table = muted
            assert program.post(f"/tables/{table}/chat", text="hello").json["error"]["code"] == "muted"
            program, _, table = closed
            assert program.get(f"/tables/{table}").json["frozen"] == CLOSED_BY_ADMIN
            program, _, table = banned
            assert program.get("/me").status == 403
            assert muted[0].get(f"/tables/{table}").json["seats"][0]["away"]
            assert Browser(settings.address, ELSEWHERE).http.get("/").status_code == 403
            program, _, table = relieved
            assert program.get(f"/tables/{table}").json["seats"][0]["away"]

    asyncio.run(story())


def _impose(settings: Settings) -> list[tuple[Program, str, str]]:
    """Impose one sanction of each kind."""
    admin, address = Admin(settings), settings.address
    games = [playing(address, open=True, clock=None) for _ in range(4)]
    muted, closed, banned, relieved = games
    admin.does("mute", visitor=muted[1])
    admin.does("close", table=closed[2])
    admin.does("ban", visitor=banned[1])
    admin.does("ban", address=ELSEWHERE)
    admin.does("hand-over", table=relieved[2], seat=0)
    return games


# Contents


def test_the_admin_page_lists_visitors_and_tables(server: Running, admin: Admin) -> None:
    _, visitor, table = playing(server.address, "Kim <b>", open=False)
    page = admin.http.get("/admin").text
    assert "Kim &lt;b&gt;" in page
    assert f'value="{visitor}"' in page
    assert f'href="/t/{table}"' not in page
    assert "private" in page
    for language, word in (("de", "Verwaltung"), ("nl", "Beheer")):
        assert word in admin.http.get("/admin", params={"language": language}).text


def test_a_table_not_in_memory_is_listed_without_loading_it(server: Running, admin: Admin) -> None:
    _, _, table = playing(server.address)
    tables = server.app.state.context.tables
    tables._live.pop(table).autoplay.stop()
    assert table in admin.page
    assert tables.awake(table) is None
    admin.does("hand-over", table=table, seat=0)
    assert tables.awake(table).bot_in(0) == "medium"


def test_the_names_of_all_who_are_listed_are_read_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            await h.access.sanctions.impose(MUTE, DAN.id)
            forbid(monkeypatch, h.store, "visitor")
            listing = AdminListing(PageRequest(Request({"type": "http"}), h, ANN, "en"))
            await listing.read_names([(table.row, table)])
            names = [person["name"] for person in listing.table(table.row, table)["people"]]
            names += [listing.sanction(one)["who"] for one in h.access.sanctions.latest]
            assert names == [isolate_name(one.name) for one in (ANN, BEN, CLEO, DAN)]

    asyncio.run(story())


def test_the_admin_page_does_not_depend_on_hidden_cards(tmp_path: Path) -> None:
    """Law 4: deal anew all that a spectator cannot see, and no byte changes."""
    with running(tmp_path) as server:
        admin = Admin(server.settings)
        _, _, name = playing(server.address)
        table = server.app.state.context.tables.awake(name)
        before = admin.page
        state = table.session.state
        dealt = table.session.game.imagine(state.view(None), Random(1))
        assert any(dealt.view(seat).dump() != state.view(seat).dump() for seat in range(3))
        table.session.state = dealt
        assert admin.page.replace(admin.form, "") == before.replace(admin.form, "")


def test_the_error_log_is_bounded_and_names_no_card() -> None:
    counter = LabelledCounter("level")
    errors = ErrorLog(counter)
    logger = logging.getLogger("test_admin")
    logger.propagate = False
    logger.addHandler(errors)
    try:
        int("peacock")
    except ValueError:
        logger.exception("something %s\nfuture: <peacock>", "broke")
    (one,) = errors.latest
    assert (one.level, one.text) == ("error", "something broke")
    assert re.fullmatch(r"ValueError, test_admin.py:\d+", one.cause)
    for number in range(2 * MAX_LOGGED_ERRORS):
        logger.warning("warning %s", number)
    logger.info("nothing to see")
    assert len(errors.latest) == MAX_LOGGED_ERRORS
    assert errors.latest[0].text == f"warning {2 * MAX_LOGGED_ERRORS - 1}"
    assert counter.counts == {"error": 1, "warning": 2 * MAX_LOGGED_ERRORS}
    logger.removeHandler(errors)
