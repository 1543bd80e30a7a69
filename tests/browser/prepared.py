"""Open a page at a table whose game has reached a chosen situation."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import TYPE_CHECKING

import wildtable
from tests.browser.playing import MY_MOVE, asked, asked_or_over, give, keys, live
from tests.harness.client import prepare_at
from tests.harness.process import ServerProcess
from tests.harness.situations import Situation, near_the_end
from wildtable.server.net.sessions import SESSION_COOKIE

if TYPE_CHECKING:
    from playwright.sync_api import Page


def open_each(page: Page, server: ServerProcess, wanted: Mapping[str, Situation], bot: str = "") -> Iterator[str]:
    """Open one situation after another in which the page's visitor is asked; `bot` takes the other seats."""
    with ThreadPoolExecutor(1) as apart:
        stages = apart.submit(asyncio.run, prepare_at(server.settings, list(wanted.values()), bot)).result()
    value = stages[0].cookies[0].removeprefix(f"{SESSION_COOKIE}=")
    page.context.add_cookies([{"name": SESSION_COOKIE, "value": value, "url": server.address}])
    for kind, stage in zip(wanted, stages, strict=True):
        page.goto(f"/t/{stage.row.id}")
        live(page)
        page.wait_for_selector(MY_MOVE)
        yield kind


def play_to_the_end(page: Page, server: ServerProcess, game: str) -> None:
    """Play the last questions of a game with the most seats it allows."""
    seats = max(count for count, _ in wildtable.load(game).variants())
    rng = Random(game)
    for _ in open_each(page, server, {"the end": near_the_end(game, seats, 1)}, "easy"):
        while asked_or_over(page):
            question = asked(page)
            give(page, question, question.chance(rng), keys)
