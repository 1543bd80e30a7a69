"""Reviews: the analysis in steps in the bot pool, for those who wait, and as shown by page and API."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Coroutine, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

import wildtable
from tests.harness.server import Running, running
from tests.twin.test_analysis import played
from wildtable.engine.files.record import Record
from wildtable.lab.analysis import analyse
from wildtable.lab.findings import GameAnalysis
from wildtable.server.clock import ManualClock
from wildtable.server.tables.archive.replays import Replay
from wildtable.server.tables.processes.bot_pool import BotPool
from wildtable.server.tables.processes.reviews import PATIENCE_SECONDS, Review, Reviews

GAME = "wild-realms-alliance"


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    wildtable.twin(GAME)


@cache
def replay() -> Replay:
    return Replay(careless())


@cache
def careless() -> Record:
    return played(GAME, "random", "random", "greedy")


@cache
def expected() -> GameAnalysis:
    return analyse(careless())


def with_reviews(story: Callable[[Reviews, ManualClock], Coroutine[Any, Any, None]], most: int = 10) -> None:
    async def run() -> None:
        clock, pool = ManualClock(), BotPool(1, 60)
        reviews = Reviews(pool, clock, most)
        try:
            await story(reviews, clock)
        finally:
            reviews.close()
            pool.close()

    asyncio.run(run())


async def rest(review: Review, until: Callable[[], bool]) -> None:
    while not until():
        assert not review.has_failed
        await asyncio.sleep(0.005)


def test_a_review_ends_with_what_the_analysis_finds() -> None:
    async def story(reviews: Reviews, _: ManualClock) -> None:
        review = reviews.open(replay())
        assert reviews.open(replay()) is review
        await rest(review, lambda: review.is_done)
        assert review.draft is not None
        assert review.draft.analysis == expected()
        assert review.share == 1

    with_reviews(story)


def test_work_stops_when_nobody_asks_and_goes_on_where_it_was() -> None:
    async def story(reviews: Reviews, clock: ManualClock) -> None:
        review = reviews.open(replay())
        await rest(review, lambda: review.draft is not None and review.draft.done > 2)
        await clock.advance(PATIENCE_SECONDS)
        await rest(review, lambda: not review.is_running)
        assert not review.is_done
        assert review.draft is not None
        done = review.draft.done
        assert reviews.open(replay()) is review
        await rest(review, lambda: review.is_done)
        assert review.draft.done > done
        assert review.draft.analysis == expected()

    with_reviews(story)


def test_beyond_the_most_the_least_recently_read_is_dropped() -> None:
    async def story(reviews: Reviews, _: ManualClock) -> None:
        first = reviews.open(replay())
        other = Replay(played(GAME, "random", "random", "random", seed="other"))
        reviews.open(other)
        assert reviews.holds(other.record)
        assert not reviews.holds(careless())
        await rest(first, lambda: not first.is_running)

    with_reviews(story, most=1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.fixture(scope="module")
def game(server: Running) -> int:
    with server.program("Host") as host:
        name = host.does("/tables", game=GAME, seats=3, bots=["random"] * 3)["table"]
        host.does(f"/tables/{name}/start")
        while not (seen := host.get(f"/tables/{name}").json)["over"]:
            time.sleep(0.02)
    number: int = seen["game"]
    return number


def test_the_api_and_the_page_show_the_same_review(server: Running, game: int) -> None:
    with server.program("Reader") as reader:
        while not (review := reader.get(f"/records/{game}/review").json)["done"]:
            assert not review["failed"]
            time.sleep(0.02)
    for seat in review["seats"]:
        parts = seat["own"]["mean"] + seat["others"]["mean"] + seat["chance"]
        assert parts == pytest.approx(seat["result"] - 1 / 3)
    for language, words in {"en": "Key moments", "de": "Schlüsselmomente", "nl": "Sleutelmomenten"}.items():
        page = httpx.get(f"{server.address}/records/{game}/review?language={language}", timeout=60).text
        assert words in page
        assert "data-waiting" not in page
        assert page.count("<polyline") == 3
        links = re.findall(rf'href="/records/{game}\?at=(\d+)&amp;seat=(\d)"', page)
        assert sorted(links) == sorted((str(one["question"] - 1), str(one["seat"])) for one in review["moments"])


def test_only_a_limited_number_of_reviews_is_begun_in_a_minute(tmp_path: Path) -> None:
    with running(tmp_path, reviews_per_minute=4) as server, server.program("Reader") as reader:
        games = []
        for _ in range(2):
            name = reader.does("/tables", game=GAME, seats=3, bots=["random"] * 3)["table"]
            reader.does(f"/tables/{name}/start")
            while not (seen := reader.get(f"/tables/{name}").json)["over"]:
                time.sleep(0.02)
            games.append(seen["game"])
        first, second = (f"/records/{number}/review" for number in games)
        assert [reader.get(path).status for path in (first, first, second)] == [200, 200, 429]
