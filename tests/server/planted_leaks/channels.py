"""Leaks by channels: data of one viewer is sent to another."""

from __future__ import annotations

from typing import Any

from tests.server.planted_leaks.registry import Patch, leak
from wildtable.server.live.channels import Channel, ChannelKey, Channels
from wildtable.server.live.feed import Feed
from wildtable.server.tables.snapshot import TableSnapshot


@leak()
def hand_in_the_next_channel(patch: Patch) -> None:
    last: dict[int, str] = {}
    honest = Channels._draw

    def draw(page: Channels, key: ChannelKey, channel: Channel) -> Any:
        drawn, snapshot = honest(page, key, channel)
        before = last.get(id(page), "")
        last[id(page)] = drawn["hand"]
        return drawn | {"rule": drawn["rule"] + before}, snapshot

    patch.setattr(Channels, "_draw", draw)


@leak()
def readers_of_all_channels(patch: Patch) -> None:
    """A change is sent to the readers of every channel."""
    honest = Feed.__init__
    common: set[Any] = set()

    def init(feed: Any, epoch: str, max_history: int) -> None:
        honest(feed, epoch, max_history)
        feed.readers = common

    patch.setattr(Feed, "__init__", init)


@leak()
def history_of_the_first_channel(patch: Patch) -> None:
    """A reconnecting page is told what happened as the first viewer saw it."""
    honest = Channels._refresh
    first: dict[object, Any] = {}

    def refresh(page: Channels, key: ChannelKey, channel: Channel) -> None:
        honest(page, key, channel)
        if channel._history:
            channel._history[-1] = first.setdefault((id(page), page.table.version), channel._history[-1])

    patch.setattr(Channels, "_refresh", refresh)


@leak()
def snapshot_by_number(patch: Patch) -> None:
    """A page that fell behind gets the snapshot made for the first page of its table with the same change number."""
    made: dict[object, str] = {}
    tables: dict[int, Channels] = {}
    open_channel, honest = Channels.open, Channel.snapshot

    def open_known(page: Channels, key: ChannelKey) -> Channel:
        channel = open_channel(page, key)
        tables[id(channel)] = page
        return channel

    def snapshot(one: Channel) -> str:
        return made.setdefault((tables.get(id(one)), one.number, one.sent_events, one.regions["top"]), honest(one))

    patch.setattr(Channels, "open", open_known)
    patch.setattr(Channel, "snapshot", snapshot)


@leak()
def events_of_the_first_channel(patch: Patch) -> None:
    honest = Channels.take_snapshot
    first: dict[object, Any] = {}

    def take_snapshot(page: Channels, key: ChannelKey) -> TableSnapshot:
        found = honest(page, key)
        return found._replace(log=first.setdefault((id(page), page.table.version), found.log))

    patch.setattr(Channels, "take_snapshot", take_snapshot)


@leak()
def events_with_all_cards(patch: Patch) -> None:
    honest = Channels.take_snapshot

    def take_snapshot(page: Channels, key: ChannelKey) -> TableSnapshot:
        found = honest(page, key)
        session = page.table.session
        assert session is not None
        for seen, event in zip(found.log, session.log[-len(found.log) :], strict=True):
            seen["number"] = sum(event.cards)  # type: ignore[index]
        return found

    patch.setattr(Channels, "take_snapshot", take_snapshot)
