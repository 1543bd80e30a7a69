"""No input causes a server error. `scripts/soak inputs` and `hold` run the same campaigns at full size."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.soak import hold, inputs
from tests.soak.inputs import Client, Sent, build_world
from wildtable.server.app import create_app
from wildtable.server.settings import Settings


@pytest.mark.filterwarnings("ignore:Exception ignored in.*SpooledTemporaryFile")
def test_malformed_requests_cause_no_error(tmp_path: Path) -> None:
    """The framework leaves the file of an interrupted upload open; it is in memory and freed with the request."""
    report = asyncio.run(inputs.campaign(tmp_path, 300, "test"))
    print(report)
    assert report.sound, report
    assert {200, 303, 400, 404} <= set(report.statuses)


def test_the_worst_inputs_are_answered_while_others_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hold, "KINDS", (hold.decks,))
    monkeypatch.setattr(hold, "CONNECTIONS", ("messages",))
    report = asyncio.run(hold.campaign(tmp_path, 1, warm=True, tables=6))
    print(report)
    assert report.sound, report
    assert report.kinds["decks"].statuses[303] > 0


def test_inputs_that_caused_errors_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        settings = Settings(data=tmp_path, base=inputs.ORIGIN, warm_up=False, check_seconds=inputs.PATIENCE)
        app = create_app(settings)
        async with app.router.lifespan_context(app):
            client = Client(app)
            world = await build_world(app, client, settings)
            cookie, host = (b"cookie", world.cookies[0].encode()), (b"host", b"localhost:8765")
            kind = (b"content-type", b"application/x-www-form-urlencoded")
            for sent, status in (
                (Sent("GET", "/", b"\xff\xfe=\x80", [host]), 200),
                (Sent("GET", "/", b"", [host, (b"content-length", b"9" * 15_000)]), 413),
                (Sent("POST", "/me", b"", [host, cookie, kind, (b"content-length", b"12")], b"token=%C3%A9"), 403),
            ):
                assert (await client.send(sent))[0] == status

    asyncio.run(story())
