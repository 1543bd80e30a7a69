"""Rate limits: normal play stays below them."""

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
    """Thirty people behind one address load the start page, start a game against bots, and load all files of their pages."""

    async def begin(visitor: httpx.AsyncClient) -> None:
        start = await _load_page(visitor, "/")
        token = re.search(r'name="token" value="([^"]+)"', start)
        assert token is not None
        seated = await visitor.post("/tables", data={"token": token[1], "game": "wild-cards", "quick": "yes"})
        assert seated.status_code == 303
        await _load_page(visitor, seated.headers["location"])

    async def story() -> None:
        app = create_app(Settings(data=tmp_path, base=ORIGIN, warm_up=False), ManualClock())
        async with app.router.lifespan_context(app):
            for _ in range(30):
                async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url=ORIGIN) as visitor:
                    await begin(visitor)

    asyncio.run(story())


async def _load_page(reader: httpx.AsyncClient, path: str) -> str:
    page = await reader.get(path)
    assert page.status_code == 200
    for part in set(re.findall(r'="(/static/[^"]+)"', page.text)):
        assert (await reader.get(part)).status_code == 200
    return page.text
