"""Channels: numbered changes for each viewer, without gaps and without hidden information."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from itertools import chain, pairwise
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from tests.harness.patches import apply_patch
from tests.harness.tables import ANN, InSeat, answer_any, context, make_game
from wildtable.server.html.languages import LANGUAGE_NAMES
from wildtable.server.live.channels import EVENT_FIELDS, MAX_CHANNEL_HISTORY, Channel, ChannelKey, Channels, SocketReader
from wildtable.server.store.rows import ChatLine
from wildtable.server.tables.game_session import GameSession

if TYPE_CHECKING:
    import pytest


def numbers(messages: list[str]) -> list[int]:
    return [json.loads(message)["change"] for message in messages]


def applied(snapshot: str, changes: list[str]) -> dict[str, str]:
    """Return the regions of a page after a snapshot and some changes."""
    regions: dict[str, str] = dict(json.loads(snapshot)["regions"])
    for change in changes:
        for name, patch in json.loads(change)["regions"].items():
            regions[name] = apply_patch(regions.get(name, ""), patch)
    return regions


def test_only_different_regions_are_sent_and_counted() -> None:
    channel = Channel("epoch", {"a": "1", "b": "1"})
    reader = SocketReader(10)
    channel.readers.add(reader)
    channel.update({"a": "1", "b": "1"})
    assert channel.number == 0
    channel.update({"a": "2", "b": "1"})
    (message,) = asyncio.run(reader.take(channel))
    assert json.loads(message) == {"change": 1, "regions": {"a": "2"}, "events": []}


def test_a_region_comes_whole_before_it_is_patched() -> None:
    """Tracked per connection: a page that has just loaded has nothing to patch yet."""
    lines = [f"line {number}" for number in range(100)]
    channel = Channel("epoch", {"a": "\n".join(lines), "b": "0"})
    early, late = SocketReader(10), SocketReader(10)
    channel.readers.add(early)
    channel.update({"a": "\n".join([*lines, "x"]), "b": "0"})
    channel.readers.add(late)
    channel.update({"a": "\n".join([*lines, "x", "y"]), "b": "0"})
    first, second = (json.loads(message)["regions"]["a"] for message in asyncio.run(early.take(channel)))
    assert (first, second) == ("\n".join([*lines, "x"]), [*range(101), "y"])
    (only,) = (json.loads(message)["regions"]["a"] for message in asyncio.run(late.take(channel)))
    assert only == "\n".join([*lines, "x", "y"])
    late.is_behind = True
    late.wake()
    assert asyncio.run(late.take(channel)) == [channel.snapshot()]
    channel.update({"a": "\n".join([*lines, "z", "y"]), "b": "0"})
    assert json.loads(asyncio.run(late.take(channel))[0])["regions"] == {"a": [*range(100), "z", 101]}


def test_a_reader_that_reconnects_gets_missed_changes_or_a_snapshot() -> None:
    channel = Channel("epoch", {"a": "0"})
    start = channel.snapshot()
    for number in range(1, 6):
        channel.update({"a": str(number)})
    assert numbers(channel.since(channel.epoch, 2)) == [5]
    assert channel.since(channel.epoch, 5) == []
    assert applied(start, channel.since(channel.epoch, 0)) == json.loads(channel.snapshot())["regions"]
    for epoch, number in (("other", 2), (channel.epoch, 99), (channel.epoch, -1), ("", -1)):
        assert channel.since(epoch, number) == [channel.snapshot()]
    for number in range(MAX_CHANNEL_HISTORY + 10):
        channel.update({"a": f"more {number}"})
    assert channel.since(channel.epoch, 2) == [channel.snapshot()]


def test_a_reader_that_reconnects_is_told_all_that_happened() -> None:
    """At once, with every region that changed as it is now."""
    channel = Channel("epoch", {"a": "0", "b": "0", "c": "0"})
    happened = [dict.fromkeys(EVENT_FIELDS) | {"event": name} for name in ("bid", "paid", "passed")]
    channel.update({"a": "1", "b": "0", "c": "0"}, happened[:1])
    channel.update({"a": "1", "b": "2", "c": "0"}, happened[1:2])
    channel.update({"a": "3", "b": "2", "c": "0"}, happened[2:])
    channel.update({"a": "4", "b": "2", "c": "0"})
    reader = SocketReader(10)
    reader.join(channel, channel.epoch, 1)
    (missed,) = asyncio.run(reader.take(channel))
    assert json.loads(missed) == {"change": 4, "regions": {"b": "2", "a": "4"}, "events": happened[1:]}
    channel.update({"a": "4", "b": "5", "c": "0"}, happened[:1])
    assert numbers(asyncio.run(reader.take(channel))) == [5]


def test_a_slow_reader_has_a_bounded_queue() -> None:
    channel = Channel("epoch", {"a": "0"})
    reader = SocketReader(3)
    channel.readers.add(reader)
    for number in range(1, 100):
        channel.update({"a": str(number)})
    reader.reply("a reply")
    assert reader.is_behind
    assert asyncio.run(reader.take(channel)) == [channel.snapshot(), "a reply"]
    assert not reader.is_behind


def test_later_changes_do_not_hold_up_a_reply() -> None:
    channel, reader = Channel("epoch", {"a": "0"}), SocketReader(3)
    channel.readers.add(reader)
    channel.update({"a": "1"})
    reader.reply("a reply")
    sent = []
    for number in range(2, 5):  # a slow line takes one message for each change
        sent.append(reader.pop(channel))
        channel.update({"a": str(number)})
    assert sent[1] == "a reply"


def test_no_page_mixes_the_last_move_with_the_position_before_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages that are drawn while the results of a game are stored show the old position or the new one."""

    async def story() -> None:
        async with context(tmp_path) as h:
            table, rng = await make_game(h, game_name="wild-realms-alliance", seats=3), Random(1)
            keys = [ChannelKey(seat, False, "en", 3) for seat in (0, 1, 2, None)]
            put_results, storing, may_store = h.store.put_results, asyncio.Event(), asyncio.Event()

            async def put_slowly(*results: Any) -> None:
                storing.set()
                await may_store.wait()
                await put_results(*results)

            monkeypatch.setattr(h.store, "put_results", put_slowly)
            session = table.session
            assert session is not None
            while True:
                seat = min(session.asking)
                moves = session.random_answer(seat, rng)
                if not is_last(session, seat, moves):
                    await table.answer(InSeat(seat), moves)
                else:
                    break
            channels = Channels(table)
            opened = [channels.open(key) for key in keys]
            for channel in opened:
                channel.readers.add(SocketReader(100))
            async with h.tables.drawing:  # another table is drawn
                table.chat.append(ChatLine(1, ANN.id, ANN.name, "hello", 0.0, ANN.animal))
                table.notify()
                channels.open(keys[0])  # for the reply to the line
                before = [Channels(table).open(key).regions for key in keys]
                last = asyncio.create_task(table.answer(InSeat(seat), moves))
                await storing.wait()
            await asyncio.create_task(channels._update())
            after = [Channels(table).open(key).regions for key in keys]
            assert before != after
            for channel, old, new in zip(opened, before, after, strict=True):
                assert channel.regions in (old, new)
            may_store.set()
            await last

    asyncio.run(story())


def is_last(session: GameSession, seat: int, moves: Sequence[str]) -> bool:
    """Does an answer end the game?"""
    state = session.state.copy()
    state.play(seat, *moves)
    return bool(state.over)


def test_a_page_that_follows_the_changes_shows_what_a_new_page_gets(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            channels = Channels(table)
            keys = [ChannelKey(seat, seat == 0, "en") for seat in (None, 0, 1, 2)]
            opened = {key: channels.open(key) for key in keys}
            readers = {key: SocketReader(10_000) for key in keys}
            starts = {key: channel.snapshot() for key, channel in opened.items()}
            for key, channel in opened.items():
                channel.readers.add(readers[key])
            for _ in range(8):
                for seat in range(3):
                    await answer_any(table, seat)
                    await asyncio.sleep(0)
            await asyncio.sleep(0)
            fresh = Channels(table)
            for key, channel in opened.items():
                changes = await readers[key].take(channel)
                assert numbers(changes) == list(range(1, len(changes) + 1))
                assert applied(starts[key], changes) == fresh.open(key).regions == channel.regions
            fresh.close()
            channels.close()

    asyncio.run(story())


def test_a_sealed_answer_leaves_no_gap_for_others(tmp_path: Path) -> None:
    """A sealed answer is withdrawn and given again: others see at most whether the seat has answered."""

    async def counts_of_changes(folder: Path, **config: Any) -> list[int]:
        async with context(folder) as h:
            table = await make_game(h, folder.name, **config)
            channels = Channels(table)
            other = channels.open(ChannelKey(1, False, "en"))
            other.readers.add(SocketReader(100))
            await asyncio.sleep(0)
            counts = []
            for act in (
                table.answer(InSeat(0), ["bid refill"]),
                table.withdraw(InSeat(0)),
                table.answer(InSeat(0), ["bid refill"]),
            ):
                await act
                await asyncio.sleep(0)
                counts.append(other.number)
            channels.close()
            return counts

    assert asyncio.run(counts_of_changes(tmp_path / "shown")) == [1, 2, 3]
    assert asyncio.run(counts_of_changes(tmp_path / "hidden", hide_answers=True)) == [0, 0, 0]


def test_channels_take_turns_with_everything_else(tmp_path: Path) -> None:
    """Rendering yields to the event loop after each kind of viewer, however many a table has."""

    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            channels = Channels(table)
            opened = [channels.open(ChannelKey(seat, False, one)) for seat in (None, 0, 1, 2) for one in LANGUAGE_NAMES]
            for channel in opened:
                channel.readers.add(SocketReader(100))
            table.chat.append(ChatLine(1, ANN.id, ANN.name, "hello", 0.0, ANN.animal))
            table.notify()
            counts = [0]
            for _ in range(2 * len(opened)):
                await asyncio.sleep(0)
                counts.append(sum(channel.number for channel in opened))
            assert max(after - before for before, after in pairwise(counts)) == 1
            assert [channel.number for channel in opened] == [1] * len(opened)
            channels.close()

    asyncio.run(story())


def test_tables_are_drawn_one_after_another(tmp_path: Path) -> None:
    """However many have changed, each turn of the event loop draws for one kind of viewer, and each table is soon done."""

    async def story() -> None:
        async with context(tmp_path) as h:
            tables = [await make_game(h, f"table-{number}") for number in range(3)]
            channels = [Channels(table) for table in tables]
            opened = [[one.open(ChannelKey(seat, False, "en")) for seat in (None, 0, 1, 2)] for one in channels]
            for channel in chain(*opened):
                channel.readers.add(SocketReader(100))
            for table in tables:
                table.chat.append(ChatLine(1, ANN.id, ANN.name, "hello", 0.0, ANN.animal))
                table.notify()
            drawn = [[0, 0, 0]]
            while drawn[-1] != [4, 4, 4]:
                await asyncio.sleep(0)
                drawn.append([sum(channel.number for channel in one) for one in opened])
            assert max(sum(after) - sum(before) for before, after in pairwise(drawn)) == 1
            assert all(after == 0 or before == 4 for counts in drawn for before, after in pairwise(counts))
            for one in channels:
                one.close()

    asyncio.run(story())


def test_simultaneous_changes_are_sent_as_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            channels = Channels(table)
            channel = channels.open(ChannelKey(None, False, "en"))
            table.arrive(ANN.id)
            table.arrive(ANN.id)
            await asyncio.sleep(0)
            assert channel.number <= 1
            assert channels.readers == []
            channels.close()

    asyncio.run(story())
