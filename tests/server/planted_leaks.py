"""Leaks of the kinds that a shared drawing makes possible: a cache keyed too coarsely, a part in the wrong channel, numbers
that count for everybody. Each is planted by a patch, and must be caught by `noninterference`."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from wildtable.engine.knowledge.events import Seen
from wildtable.server.html import presenter, regions
from wildtable.server.html.phrases import LogLines
from wildtable.server.html.presenter import Presenter, RegionCache
from wildtable.server.live import channels
from wildtable.server.live.channels import Channel, ChannelKey, Channels, PatchMemo, TableUpdate
from wildtable.server.live.feed import Feed
from wildtable.server.tables.game_session import GameSession
from wildtable.server.tables.snapshot import TableSnapshot
from wildtable.server.tables.table import Table

Patch = pytest.MonkeyPatch
CARDS, REALMS = "wild-cards", "wild-realms-alliance"


class Leak(NamedTuple):
    """How to plant it, in which game it shows, and whether it is hidden answers, not cards, that it betrays."""

    plant: Callable[[Patch], None]
    game: str = CARDS
    of_answers: bool = False


LEAKS: dict[str, Leak] = {}


def leak(game: str = CARDS, *, of_answers: bool = False) -> Callable[[Callable[[Patch], None]], Callable[[Patch], None]]:
    def add(plant: Callable[[Patch], None]) -> Callable[[Patch], None]:
        LEAKS[plant.__name__] = Leak(plant, game, of_answers)
        return plant

    return add


def state_at(table: Table) -> Any:
    assert table.session is not None
    return table.session.state


# Caches keyed too coarsely


@leak()
def one_region_cache_for_all_viewers(patch: Patch) -> None:
    honest = TableUpdate.draw

    def draw(update: TableUpdate, key: ChannelKey, channel: Channel) -> Any:
        channel.memo = update._channels.public_cache(key.language)
        return honest(update, key, channel)

    patch.setattr(TableUpdate, "draw", draw)


@leak()
def patches_by_the_start_of_the_old_text(patch: Patch) -> None:
    honest = PatchMemo.encode

    def encode(memo: PatchMemo, before: str | None, after: str) -> str:
        return memo._encoded.setdefault((None, (before or "")[:12]), honest(memo, before, after))

    patch.setattr(PatchMemo, "encode", encode)


@leak()
def patches_by_the_length_of_the_new_text(patch: Patch) -> None:
    honest = PatchMemo.encode

    def encode(memo: PatchMemo, before: str | None, after: str) -> str:
        return memo._encoded.setdefault((None, str(len(after) // 200)), honest(memo, before, after))

    patch.setattr(PatchMemo, "encode", encode)


@leak()
def templates_by_name_and_question(patch: Patch) -> None:
    drawn: dict[object, str] = {}
    honest = Presenter.draw_shared

    def draw_shared(one: Presenter, template: str, **about: Any) -> str:
        key = (template, one.version, tuple(one.names), about.get("occupant"))
        return drawn.setdefault(key, honest(one, template, **about))

    patch.setattr(Presenter, "draw_shared", draw_shared)


@leak()
def prompts_by_question(patch: Patch) -> None:
    drawn: dict[object, str] = {}
    honest = regions._draw_prompt

    def draw_prompt(snapshot: TableSnapshot, one: Presenter) -> str:
        key = (snapshot.id, one.version, snapshot.viewer is None, snapshot.view and snapshot.view.choice is None)
        return drawn.setdefault(key, honest(snapshot, one))

    patch.setattr(regions, "_draw_prompt", draw_prompt)


@leak()
def mats_by_question(patch: Patch) -> None:
    drawn: dict[object, str] = {}
    honest = Presenter.mat
    patch.setattr(Presenter, "mat", lambda one: drawn.setdefault((one.version, one.view.choice is None), honest(one)))


@leak()
def hands_by_question(patch: Patch) -> None:
    drawn: dict[object, str] = {}
    honest = Presenter.hand
    patch.setattr(Presenter, "hand", lambda one: drawn.setdefault(one.version, honest(one)))


@leak()
def log_lines_by_place(patch: Patch) -> None:
    """A line is taken from whoever's log had a line there first."""
    rendered: dict[object, Any] = {}

    def lines(one: Presenter) -> Any:
        found = one.cache.log_lines.update(one.phrases, one.story, one.reader)
        return tuple(rendered.setdefault((one.version, place), line) for place, line in enumerate(found))

    patch.setattr(Presenter, "lines", property(lines))


@leak()
def log_lines_shared_both_ways(patch: Patch) -> None:
    """Spectators share the lines of players, and not only players those of spectators."""
    honest = LogLines.update

    def update(one: LogLines, phrases: Any, events: Any, reader: Any, public: LogLines | None = None) -> Any:
        lines = honest(one, phrases, events, reader, public)
        if public is not None:
            for first, run in zip(public._runs, one._runs.values(), strict=True):
                public._runs[first] = public._runs[first]._replace(lines=run.lines)
        return lines

    patch.setattr(LogLines, "update", update)


@leak()
def events_as_seat_0_saw_them(patch: Patch) -> None:
    """All viewers share the events of one: of a player, since what spectators saw would betray nothing."""

    def seen(session: GameSession, _: int | None, last: int) -> list[Any]:
        known = session._seen.setdefault(None, [])
        events = session.log[len(known) :]
        known += [Seen.of(event, 0).dump(session.game.catalogue) | {"at": at} for at, event in events]
        return known[-last:]

    patch.setattr(GameSession, "seen", seen)


@leak()
def snapshots_by_language(patch: Patch) -> None:
    honest = TableUpdate._snapshot

    def snapshot(update: TableUpdate, key: ChannelKey) -> TableSnapshot:
        found = honest(update, key)
        return found if key.seat is None else update._snapshots.setdefault(ChannelKey(9, False, key.language), found)

    patch.setattr(TableUpdate, "_snapshot", snapshot)


@leak(REALMS)
def seat_scenes_of_all_viewers(patch: Patch) -> None:
    """A seat's scene is built by whoever needs it first: its owner sees more."""
    built: dict[object, Any] = {}
    honest = Presenter.seat_scene

    def seat_scene(one: Presenter, number: int) -> Any:
        return built.setdefault((one.version, number, one.answered), honest(one, number))

    patch.setattr(Presenter, "seat_scene", seat_scene)


@leak(REALMS)
def seats_by_question(patch: Patch) -> None:
    drawn: dict[object, str] = {}
    honest = Presenter.seat
    patch.setattr(Presenter, "seat", lambda one, who: drawn.setdefault((one.version, who.number), honest(one, who)))


@leak(REALMS)
def score_of_the_first_viewer(patch: Patch) -> None:
    """A viewer's own face-down animals count in what all are shown."""
    built: dict[object, Any] = {}
    honest = Presenter.columns
    patch.setattr(Presenter, "columns", lambda one: built.setdefault(one.version, honest(one)))


# What is public, drawn from what is not


@leak(REALMS)
def public_part_drawn_for_seat_0(patch: Patch) -> None:
    """The shared part is drawn from a player's view, and nothing compares what viewers know."""
    honest = Channels.take_snapshot

    def take_snapshot(page: Channels, key: ChannelKey, seats: Any = None) -> TableSnapshot:
        return honest(page, key if key.seat is not None else ChannelKey(0, False, key.language, key.seats), seats)

    patch.setattr(Channels, "take_snapshot", take_snapshot)


@leak(REALMS)
def own_seat_shared_with_all(patch: Patch) -> None:
    """A viewer's own seat is drawn into the cache of what is public."""
    honest = Presenter.seat

    def seat(one: Presenter, who: presenter.SeatOccupant) -> str:
        if one.public is None:
            return honest(one, who)
        return one.public.cache.get(f"seat-{who.number}", one.version, lambda: honest(one, who))

    patch.setattr(Presenter, "seat", seat)


# Parts in the wrong channel


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
def history_of_all_channels(patch: Patch) -> None:
    """A page that was away gets the last change, whoever it was for."""
    honest = Feed.__init__
    common: deque[Any] = deque(maxlen=4)

    def init(feed: Any, epoch: str, max_history: int) -> None:
        honest(feed, epoch, max_history)
        feed._history = common

    patch.setattr(Feed, "__init__", init)


@leak()
def snapshot_by_number(patch: Patch) -> None:
    """A page that fell behind gets what the first of its table with as many changes got."""
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
        log = [event for _, event in session.log[-len(found.log) :]]
        for seen, event in zip(found.log, log, strict=True):
            seen["number"] = sum(event.cards)  # type: ignore[index]
        return found

    patch.setattr(TableUpdate, "_snapshot", snapshot)


# Order, length and numbers


@leak()
def order_of_regions(patch: Patch) -> None:
    """The order in which regions are sent follows the cards of the piles."""
    honest = TableUpdate.draw

    def draw(update: TableUpdate, key: ChannelKey, channel: Channel) -> Any:
        drawn, snapshot = honest(update, key, channel)
        first = sum(sum(zone) for zone in state_at(update._channels.table).zones[:3]) % len(drawn)
        names = list(drawn)
        return {name: drawn[name] for name in names[first:] + names[:first]}, snapshot

    patch.setattr(TableUpdate, "draw", draw)


@leak()
def length_of_frames(patch: Patch) -> None:
    """A frame is padded by what is next on a pile."""
    honest = TableUpdate.refresh

    def refresh(update: TableUpdate, key: ChannelKey, channel: Channel) -> None:
        cards = [card for zone in state_at(update._channels.table).zones for card in zone]
        padding = " " * (sum(place * card for place, card in enumerate(cards)) % 7)
        publish = channel.publish
        patch.setattr(channel, "publish", lambda text: publish(text + padding))
        honest(update, key, channel)

    patch.setattr(TableUpdate, "refresh", refresh)


@leak(of_answers=True)
def numbers_of_the_table(patch: Patch) -> None:
    """Changes are numbered for all viewers together: a gap tells of an answer."""
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
    """A frame is sent at every update, though nothing in it changed."""

    def update(one: Channel, drawn: Any, _: Any = (), __: Any = None) -> None:
        one.regions = dict(drawn)
        one.publish(channels.to_json({"change": one.number + 1, "regions": {}, "events": []}))

    patch.setattr(Channel, "update", update)


@leak(of_answers=True)
def frames_when_a_player_is_drawn(patch: Patch) -> None:
    """The frame of a player is sent to spectators too, empty."""
    honest = Channel.publish

    def publish(one: Channel, text: str) -> None:
        honest(one, text)
        for other in vars(one).get("others", ()):
            honest(other, "{}")

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
    """What is drawn for all shows who has answered, whatever the table agreed on."""
    honest = regions._find_answered

    def find_answered(snapshot: TableSnapshot) -> frozenset[int]:
        assert snapshot.view is not None
        return frozenset(snapshot.view.answered) if snapshot.viewer is None else honest(snapshot)

    patch.setattr(regions, "_find_answered", find_answered)


@leak(of_answers=True)
def who_is_waited_for(patch: Patch) -> None:
    def waiting(snapshot: TableSnapshot) -> tuple[int, ...]:
        view = snapshot.view
        return () if view is None else tuple(seat for seat in view.asked if seat not in view.answered)

    patch.setattr(TableSnapshot, "waiting", property(waiting))


@leak(of_answers=True)
def a_cache_that_counts(patch: Patch) -> None:
    """How often anything was drawn is part of a region."""
    counted: dict[int, int] = {}
    honest = RegionCache.get

    def get(cache: RegionCache, name: str, source: Any, draw: Callable[[], str]) -> str:
        counted[id(cache)] = counted.get(id(cache), 0) + 1
        return honest(cache, name, source, draw) + (f"<i hidden>{counted[id(cache)]}</i>" if name == "rule" else "")

    patch.setattr(RegionCache, "get", get)
