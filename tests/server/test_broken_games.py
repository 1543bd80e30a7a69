"""A broken game, or a failure to render for one reader, stops no other game and no other reader."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import httpx
import pytest  # noqa: TC002 - as in all tests

from tests.harness.admins import Admin
from tests.harness.server import running
from tests.harness.tables import ANN, context, make_game
from wildtable.games import FailedGame, _find_games, get_game
from wildtable.games.wild_cards.page import scenes
from wildtable.server.html.game_page import load_game_page, make_game_page
from wildtable.server.html.regions import render_regions
from wildtable.server.live import channels as live
from wildtable.server.live.channels import ChannelKey, Channels, SocketReader
from wildtable.server.tables.archive import store_results
from wildtable.server.tables.game_session import GameSession
from wildtable.server.tables.logged_table import BROKEN
from wildtable.server.tables.snapshot import TableSnapshot

PAGES = ("/", "/wild-cards", "/wild-space", "/lobby", "/admin")


def fail(*_: object) -> None:
    raise ZeroDivisionError


def test_what_cannot_be_drawn_for_one_reader_is_drawn_for_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The reader who was skipped gets the next change that renders."""
    broken = True

    def render(snapshot: TableSnapshot, language: str, *_: object) -> dict[str, str]:
        if broken and language == "de":
            fail()
        return render_regions(snapshot, language)

    async def play() -> None:
        nonlocal broken
        async with context(tmp_path) as built:
            table = await make_game(built)
            channels = Channels(table)
            keys = [ChannelKey(seat, False, language) for seat, language in ((0, "de"), (None, "en"))]
            broken = False
            german, english = (channels.open(key) for key in keys)
            for channel in (german, english):
                channel.readers.add(SocketReader(10))
            broken = True
            for expected in ((0, 1), (1, 2)):
                await table.say(ANN, f"hello {expected}")
                for _ in range(9):
                    await asyncio.sleep(0)
                assert (german.number, english.number) == expected
                broken = False

    monkeypatch.setattr(live, "render_regions", render)
    asyncio.run(play())
    assert [record.message for record in caplog.records if "cannot be drawn" in record.message]


def test_a_game_whose_log_does_not_play_out_is_broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            await table.answer(ANN, ["bid refill"])
            monkeypatch.setattr(GameSession, "apply_stored", fail)
            h.tables._live.clear()
            again = await h.tables.find("table")
            assert again is not None
            assert again.snapshot(None).frozen == BROKEN
            assert not await store_results(h.archive, table.row.game or 0)

    asyncio.run(story())


def test_a_page_that_fails_at_the_table_is_replaced_by_the_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def draw() -> dict[str, str]:
        async with context(tmp_path) as built:
            return render_regions((await make_game(built)).snapshot(0), "en")

    monkeypatch.setattr(scenes, "build_mat", fail)
    regions = asyncio.run(draw())
    assert 'class="groups"' in regions["mat"]
    assert "bid forest-" in regions["hand"]
    assert "its page cannot be drawn" in caplog.text


def test_a_card_that_cannot_be_drawn_gives_the_default_page(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    make_game_page.cache_clear()
    monkeypatch.setattr(scenes, "build_face", fail)
    assert "plain-card" in load_game_page(get_game("wild-cards"), "en").card("lion")
    assert "its page cannot be drawn" in caplog.text
    make_game_page.cache_clear()


def test_a_game_that_is_gone_leaves_every_other_page_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its tables cannot be opened; the admin page names it with the reason."""
    with running(tmp_path) as server, server.program("Ann") as ann:
        table = ann.does("/tables", game="wild-space", seats=2, open=True)["table"]
    found = _find_games()
    left = {name: kind for name, kind in found.types.items() if name != "wild-space"}
    failed = FailedGame("wild_space", "ModuleNotFoundError: No module named 'stars'")
    monkeypatch.setattr(sys.modules["wildtable.games"], "_find_games", lambda: found._replace(types=left, failed=(failed,)))
    with running(tmp_path) as server:
        pages = {path: httpx.get(f"{server.address}{path}", timeout=60) for path in (*PAGES, f"/t/{table}")}
        admin = Admin(server.settings)
        assert "wild_space" in admin.page
        assert failed.reason in admin.page
    assert {path: page.status_code for path, page in pages.items()} == {
        **dict.fromkeys(PAGES, 200),
        "/wild-space": 404,
        f"/t/{table}": 404,
    }
    assert "Wild space" in pages["/"].text
