"""What is too much: nobody who only plays comes near it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx

from wildtable.server.app import create_app
from wildtable.server.clock import ManualClock
from wildtable.server.settings import Settings

ORIGIN = "http://localhost:8765"


def test_thirty_people_behind_one_address_can_start_at_once(tmp_path: Path) -> None:
    """Thirty people from one address read the start page, open a table against bots, and get all that their pages name."""

    async def begin(newcomer: httpx.AsyncClient) -> None:
        start = await _whole(newcomer, "/")
        token = re.search(r'name="token" value="([^"]+)"', start)
        assert token is not None
        seated = await newcomer.post("/tables", data={"token": token[1], "game": "wild-cards", "quick": "yes"})
        assert seated.status_code == 303
        await _whole(newcomer, seated.headers["location"])

    async def story() -> None:
        app = create_app(Settings(data=tmp_path, base=ORIGIN), ManualClock())
        async with app.router.lifespan_context(app):
            for _ in range(30):
                async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url=ORIGIN) as newcomer:
                    await begin(newcomer)

    asyncio.run(story())


async def _whole(reader: httpx.AsyncClient, path: str) -> str:
    page = await reader.get(path)
    assert page.status_code == 200
    for part in set(re.findall(r'="(/static/[^"]+)"', page.text)):
        assert (await reader.get(part)).status_code == 200
    return page.text
