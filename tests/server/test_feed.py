"""The feed core: numbering, the bounded history and readers that fall behind."""

from __future__ import annotations

import asyncio

import pytest

from wildtable.server.live.feed import Feed, FeedReader


class Count(Feed[str]):
    """A feed whose changes are their numbers."""

    def snapshot(self) -> str:
        return f"snapshot {self.number}"

    def advance(self, changes: int) -> None:
        for _ in range(changes):
            self.publish(str(self.number + 1))


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (10, []),
        (9, ["10"]),
        (7, ["8", "9", "10"]),
        (6, ["snapshot 10"]),
        (0, ["snapshot 10"]),
        (-1, ["snapshot 10"]),
        (11, ["snapshot 10"]),
    ],
)
def test_the_history_reaches_back_three_changes(number: int, expected: list[str]) -> None:
    feed = Count("epoch", 3)
    feed.advance(10)
    assert feed.since("epoch", number) == expected
    assert feed.since("another", number) == ["snapshot 10"]


def test_a_feed_without_changes_has_nothing_to_send() -> None:
    feed = Count("epoch", 3)
    assert feed.since("epoch", 0) == []
    assert feed.since("", 0) == ["snapshot 0"]


def test_a_reader_takes_all_queued_changes_or_one_snapshot() -> None:
    async def story() -> None:
        feed, reader = Count("epoch", 3), FeedReader[str](2)
        feed.readers.add(reader)
        feed.advance(2)
        assert (reader.waiting, reader.is_behind) == (2, False)
        assert await reader.take(feed) == ["1", "2"]
        feed.advance(3)
        assert (reader.waiting, reader.is_behind) == (0, True)
        feed.advance(1)
        assert await reader.take(feed) == ["snapshot 6"]
        feed.advance(1)
        assert await reader.take(feed) == ["7"]

    asyncio.run(story())


def test_a_client_that_was_sent_something_is_a_reader() -> None:
    feed, reader = Count("epoch", 3), FeedReader[str](2)
    sent: list[bool] = []
    reader.on_wake = lambda: sent.append(reader in feed.readers)
    reader.join(feed, "", 0)
    assert sent == [True]


def test_a_woken_reader_returns_without_changes() -> None:
    async def story() -> None:
        feed, reader = Count("epoch", 3), FeedReader[str](2)
        waiting = asyncio.create_task(reader.take(feed))
        await asyncio.sleep(0)
        assert not waiting.done()
        reader.wake()
        assert await waiting == []

    asyncio.run(story())
