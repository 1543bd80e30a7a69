"""Leaks by the order, length, numbering or occurrence of frames."""

from __future__ import annotations

from typing import Any

from tests.server.planted_leaks.registry import Patch, leak, state_at
from wildtable.engine.knowledge.view import View
from wildtable.server.html import regions
from wildtable.server.live import channels
from wildtable.server.live.channels import Channel, ChannelKey, Channels, Frame, PastChange
from wildtable.server.tables.snapshot import TableSnapshot

NOTHING: dict[str, str] = {}


@leak()
def order_of_regions(patch: Patch) -> None:
    """The order of regions depends on the cards in the piles."""
    honest = Channels._draw

    def draw(page: Channels, key: ChannelKey, channel: Channel) -> Any:
        drawn, snapshot = honest(page, key, channel)
        first = sum(sum(zone) for zone in state_at(page.table).zones[:3]) % len(drawn)
        names = list(drawn)
        return {name: drawn[name] for name in names[first:] + names[:first]}, snapshot

    patch.setattr(Channels, "_draw", draw)


@leak()
def length_of_frames(patch: Patch) -> None:
    """The padding of a frame depends on hidden cards."""
    honest, write = Channels._refresh, channels.to_json

    def refresh(page: Channels, key: ChannelKey, channel: Channel) -> None:
        cards = [card for zone in state_at(page.table).zones for card in zone]
        padding = " " * (sum(place * card for place, card in enumerate(cards)) % 7)
        patch.setattr(channels, "to_json", lambda value: write(value) + padding)
        honest(page, key, channel)

    patch.setattr(Channels, "_refresh", refresh)


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
    honest = Channels._refresh

    def refresh(page: Channels, key: ChannelKey, channel: Channel) -> None:
        session = page.table.session
        assert session is not None
        channel.number = session.next_number
        honest(page, key, channel)

    patch.setattr(Channels, "_refresh", refresh)


@leak(of_answers=True)
def frames_without_changes(patch: Patch) -> None:
    """A frame is sent at every update, even if nothing changed."""

    def update(one: Channel, drawn: Any, _: Any = ()) -> None:
        one.regions = dict(drawn)
        one.publish(Frame({"change": one.number + 1}, NOTHING), PastChange((), ()))

    patch.setattr(Channel, "update", update)


@leak(of_answers=True)
def frames_when_a_player_is_drawn(patch: Patch) -> None:
    """Spectators get an empty frame whenever a player gets one."""
    honest = Channel.publish

    def publish(one: Channel, *about: Any) -> None:
        honest(one, *about)
        for other in vars(one).get("others", ()):
            honest(other, Frame({"change": other.number + 1}, NOTHING), PastChange((), ()))

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
    honest = regions.find_answered

    def find_answered(snapshot: TableSnapshot, view: View) -> frozenset[int]:
        return frozenset(view.answered) if snapshot.viewer is None else honest(snapshot, view)

    patch.setattr(regions, "find_answered", find_answered)


@leak(of_answers=True)
def who_is_waited_for(patch: Patch) -> None:
    def waiting(snapshot: TableSnapshot) -> tuple[int, ...]:
        view = snapshot.view
        return () if view is None else tuple(seat for seat in view.asked if seat not in view.answered)

    patch.setattr(TableSnapshot, "waiting", property(waiting))


@leak(of_answers=True)
def a_region_that_counts(patch: Patch) -> None:
    """A region includes how often it was drawn."""
    honest = Channels._draw

    def draw(page: Channels, key: ChannelKey, channel: Channel) -> Any:
        counted: dict[ChannelKey, int] = vars(page).setdefault("counted", {})
        counted[key] = counted.get(key, 0) + 1
        drawn, snapshot = honest(page, key, channel)
        return drawn | {"rule": f"{drawn['rule']}<i hidden>{counted[key]}</i>"}, snapshot

    patch.setattr(Channels, "_draw", draw)
