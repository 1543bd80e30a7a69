"""Open a page at a table where a game has come to a situation of the test's choice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from tests.browser.playing import MY_MOVE, live
from tests.harness.client import prepare_at
from tests.harness.process import ServerProcess
from tests.harness.situations import Situation
from wildtable.server.net.sessions import SESSION_COOKIE

if TYPE_CHECKING:
    from playwright.sync_api import Page


def open_each(page: Page, server: ServerProcess, wanted: Mapping[str, Situation], bot: str = "") -> Iterator[str]:
    """Open one situation after the other where the visitor of a page is asked; `bot` takes the other seats."""
    with ThreadPoolExecutor(1) as apart:
        stages = apart.submit(asyncio.run, prepare_at(server.settings, list(wanted.values()), bot)).result()
    value = stages[0].cookies[0].removeprefix(f"{SESSION_COOKIE}=")
    page.context.add_cookies([{"name": SESSION_COOKIE, "value": value, "url": server.address}])
    for kind, stage in zip(wanted, stages, strict=True):
        page.goto(f"/t/{stage.row.id}")
        live(page)
        page.wait_for_selector(MY_MOVE)
        yield kind
