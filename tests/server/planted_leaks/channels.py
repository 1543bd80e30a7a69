"""Leaks by channels: data of one viewer is sent to another."""

from __future__ import annotations

from typing import Any

from tests.server.planted_leaks.registry import Patch, leak
from wildtable.server.live.channels import Channel, ChannelKey, Channels, TableUpdate
from wildtable.server.live.feed import Feed
from wildtable.server.tables.snapshot import TableSnapshot


@leak()
def hand_in_the_next_channel(patch: Patch) -> None:
    last: dict[int, str] = {}
    honest = TableUpdate.draw

    def draw(update: TableUpdate, key: ChannelKey, channel: Channel) -> Any:
        drawn, snapshot = honest(update, key, channel)
        before = last.get(id(update), "")
        last[id(update)] = drawn["hand"]
        return drawn | {"rule": drawn["rule"] + before}, snapshot

    patch.setattr(TableUpdate, "draw", draw)


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
    honest = Channel.update
    first: dict[int, Any] = {}

    def update(one: Channel, drawn: Any, events: Any = (), memo: Any = None) -> None:
        honest(one, drawn, events, memo)
        if one._history:
            one._history[-1] = first.setdefault(id(memo), one._history[-1])

    patch.setattr(Channel, "update", update)


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
    honest = Channel.update
    first: dict[int, Any] = {}

    def update(one: Channel, drawn: Any, events: Any = (), memo: Any = None) -> None:
        honest(one, drawn, first.setdefault(id(memo), events), memo)

    patch.setattr(Channel, "update", update)


@leak()
def events_with_all_cards(patch: Patch) -> None:
    honest = TableUpdate._snapshot

    def snapshot(update: TableUpdate, key: ChannelKey) -> TableSnapshot:
        found = honest(update, key)
        session = update._channels.table.session
        assert session is not None
        for seen, event in zip(found.log, session.log[-len(found.log) :], strict=True):
            seen["number"] = sum(event.cards)  # type: ignore[index]
        return found

    patch.setattr(TableUpdate, "_snapshot", snapshot)
