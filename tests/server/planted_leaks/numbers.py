"""Leaks by the order, length, numbering or occurrence of frames."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.planted_leaks.registry import Patch, leak, state_at
from wildtable.server.html import regions
from wildtable.server.html.presenter import Presenter
from wildtable.server.html.region_cache import RegionCache
from wildtable.server.live.channels import ChangeFrame, Channel, ChannelKey, Channels, TableUpdate
from wildtable.server.tables.snapshot import TableSnapshot


@leak()
def order_of_regions(patch: Patch) -> None:
    """The order of regions depends on the cards in the piles."""
    honest = TableUpdate.draw

    def draw(update: TableUpdate, key: ChannelKey, channel: Channel) -> Any:
        drawn, snapshot = honest(update, key, channel)
        first = sum(sum(zone) for zone in state_at(update._channels.table).zones[:3]) % len(drawn)
        names = list(drawn)
        return {name: drawn[name] for name in names[first:] + names[:first]}, snapshot

    patch.setattr(TableUpdate, "draw", draw)


@leak()
def length_of_frames(patch: Patch) -> None:
    """The padding of a frame depends on hidden cards."""
    honest = TableUpdate.refresh
    make_frame: Any = ChangeFrame.__new__

    def refresh(update: TableUpdate, key: ChannelKey, channel: Channel) -> None:
        cards = [card for zone in state_at(update._channels.table).zones for card in zone]
        padding = " " * (sum(place * card for place, card in enumerate(cards)) % 7)
        patch.setattr(ChangeFrame, "__new__", lambda *about: make_frame(*about[:-1], about[-1] + padding))
        honest(update, key, channel)

    patch.setattr(TableUpdate, "refresh", refresh)


@leak(of_answers=True)
def numbers_of_the_table(patch: Patch) -> None:
    """Changes are numbered for all viewers together: a gap reveals an answer."""
    honest = Channels._update

    async def update(page: Channels) -> None:
        await honest(page)
        for channel in page._channels.values():
            channel.number = max(one.number for one in page._channels.values())

    patch.setattr(Channels, "_update", update)


@leak(of_answers=True)
def numbers_of_the_log(patch: Patch) -> None:
    honest = TableUpdate.refresh

    def refresh(update: TableUpdate, key: ChannelKey, channel: Channel) -> None:
        session = update._channels.table.session
        assert session is not None
        channel.number = session.next_number
        honest(update, key, channel)

    patch.setattr(TableUpdate, "refresh", refresh)


@leak(of_answers=True)
def frames_without_changes(patch: Patch) -> None:
    """A frame is sent at every update, even if nothing changed."""

    def update(one: Channel, drawn: Any, _: Any = (), __: Any = None) -> None:
        one.regions = dict(drawn)
        one.publish(ChangeFrame(one.number + 1, {}, {}, ""))

    patch.setattr(Channel, "update", update)


@leak(of_answers=True)
def frames_when_a_player_is_drawn(patch: Patch) -> None:
    """Spectators get an empty frame whenever a player gets one."""
    honest = Channel.publish

    def publish(one: Channel, text: str) -> None:
        honest(one, text)
        for other in vars(one).get("others", ()):
            honest(other, ChangeFrame(other.number + 1, {}, {}, ""))

    honest_open = Channels.open

    def open_channel(page: Channels, key: ChannelKey) -> Channel:
        found = honest_open(page, key)
        if key.seat is not None:
            vars(found)["others"] = [one for other, one in page._channels.items() if other.seat is None]
        return found

    patch.setattr(Channel, "publish", publish)
    patch.setattr(Channels, "open", open_channel)


@leak(of_answers=True)
def who_has_answered(patch: Patch) -> None:
    """The public part shows who has answered, whatever the table's settings."""
    honest = regions._find_answered

    def find_answered(snapshot: TableSnapshot, public: Presenter | None) -> frozenset[int]:
        assert snapshot.view is not None
        return frozenset(snapshot.view.answered) if snapshot.viewer is None else honest(snapshot, public)

    patch.setattr(regions, "_find_answered", find_answered)


@leak(of_answers=True)
def who_is_waited_for(patch: Patch) -> None:
    def waiting(snapshot: TableSnapshot) -> tuple[int, ...]:
        view = snapshot.view
        return () if view is None else tuple(seat for seat in view.asked if seat not in view.answered)

    patch.setattr(TableSnapshot, "waiting", property(waiting))


@leak(of_answers=True)
def a_cache_that_counts(patch: Patch) -> None:
    """A region includes how often the cache was used."""
    counted: dict[int, int] = {}
    honest = RegionCache.get

    def get(cache: RegionCache, name: str, source: Any, make: Callable[[], Any]) -> Any:
        counted[id(cache)] = counted.get(id(cache), 0) + 1
        made = honest(cache, name, source, make)
        return made + f"<i hidden>{counted[id(cache)]}</i>" if name == "rule" else made

    patch.setattr(RegionCache, "get", get)
