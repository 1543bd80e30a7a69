"""Leaks by caches: keyed too coarsely, or a public part rendered from private data."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from tests.server.planted_leaks.registry import REALMS, Patch, leak
from wildtable.engine.knowledge.events import Seen
from wildtable.server.html import regions
from wildtable.server.html.phrases import LogLines
from wildtable.server.html.presenter import Presenter
from wildtable.server.live.channels import Channel, ChannelKey, Channels, PatchMemo, TableUpdate
from wildtable.server.tables.game_session import GameSession
from wildtable.server.tables.snapshot import TableSnapshot

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
        made: dict[str, str] = vars(memo).setdefault("made", {})
        return made.setdefault((before or "")[:12], honest(memo, before, after))

    patch.setattr(PatchMemo, "encode", encode)


@leak()
def patches_by_the_length_of_the_new_text(patch: Patch) -> None:
    honest = PatchMemo.encode

    def encode(memo: PatchMemo, before: str | None, after: str) -> str:
        made: dict[int, str] = vars(memo).setdefault("made", {})
        return made.setdefault(len(after) // 200, honest(memo, before, after))

    patch.setattr(PatchMemo, "encode", encode)


@leak()
def events_by_name(patch: Patch) -> None:
    honest = PatchMemo.encode_event

    def encode_event(memo: PatchMemo, event: Any) -> str:
        sent: dict[object, str] = vars(memo).setdefault("sent", {})
        return sent.setdefault((event["event"], event["seat"]), honest(memo, event))

    patch.setattr(PatchMemo, "encode_event", encode_event)


@leak()
def snapshots_with_the_log_of_a_player(patch: Patch) -> None:
    honest = Channels.take_snapshot

    def take_snapshot(page: Channels, key: ChannelKey, same_moment: Any = None) -> TableSnapshot:
        own = honest(page, key, same_moment)
        return own if key.seat is None else own._replace(log=honest(page, key._replace(seat=0), same_moment).log)

    patch.setattr(Channels, "take_snapshot", take_snapshot)


@leak()
def templates_by_name_and_question(patch: Patch) -> None:
    drawn: dict[object, str] = {}
    honest = Presenter.draw

    def draw(one: Presenter, template: str, **about: Any) -> str:
        key = (template, one.version, tuple(one.names), about.get("occupant"))
        return drawn.setdefault(key, honest(one, template, **about))

    patch.setattr(Presenter, "draw", draw)


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
def logs_by_question(patch: Patch) -> None:
    """The first viewer to render a log renders it for all."""
    drawn: dict[object, str] = {}
    honest = Presenter.log
    patch.setattr(Presenter, "log", lambda one: drawn.setdefault(one.version, honest(one)))


@leak()
def log_lines_shared_both_ways(patch: Patch) -> None:
    """Spectators get players' lines too, not only the other way round."""
    honest = LogLines.update

    shared: dict[object, LogLines] = {}

    def update(one: LogLines, phrases: Any, events: Any, reader: Any, public: Any = MappingProxyType({})) -> Any:
        table = phrases.names, phrases.language, events[-1]["at"] if events else None
        if reader is None:
            shared[table] = one
        made = honest(one, phrases, events, reader, public)
        if table in shared:
            shared[table].region = one.region
        return made

    patch.setattr(LogLines, "update", update)


@leak()
def events_as_seat_0_saw_them(patch: Patch) -> None:
    """All viewers share the events that seat 0 saw; sharing a spectator's would leak nothing."""

    def seen(session: GameSession, _: int | None, last: int) -> list[Any]:
        known = session._seen.setdefault(None, [])
        events = zip(session.log[len(known) :], session._times[len(known) :], strict=True)
        known += [Seen.of(event, 0).dump(session.game.catalogue) | {"at": at} for event, at in events]
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
    """The first viewer to need a seat's scene builds it for all; its owner sees more."""
    built: dict[object, Any] = {}
    honest = Presenter.seat_scene

    def seat_scene(one: Presenter, number: int) -> Any:
        return built.setdefault((one.version, number, one.answered), honest(one, number))

    patch.setattr(Presenter, "seat_scene", seat_scene)


@leak(REALMS)
def seats_by_question(patch: Patch) -> None:
    drawn: dict[object, str] = {}
    honest = Presenter.seat
    patch.setattr(Presenter, "seat", lambda one, number: drawn.setdefault((one.version, number), honest(one, number)))


@leak(REALMS)
def score_of_the_first_viewer(patch: Patch) -> None:
    """The first viewer's face-down animals count in the score shown to all."""
    built: dict[object, Any] = {}
    honest = Presenter.columns
    patch.setattr(Presenter, "columns", lambda one: built.setdefault(one.version, honest(one)))


# Public parts rendered from private data


@leak(REALMS)
def public_part_drawn_for_seat_0(patch: Patch) -> None:
    """The shared part is rendered from a player's view, without comparing what viewers know."""
    honest = Channels.take_snapshot

    def take_snapshot(page: Channels, key: ChannelKey, same_moment: Any = None) -> TableSnapshot:
        return honest(page, key if key.seat is not None else ChannelKey(0, False, key.language, key.seats), same_moment)

    patch.setattr(Channels, "take_snapshot", take_snapshot)


@leak(REALMS)
def own_seat_shared_with_all(patch: Patch) -> None:
    """A viewer's own seat is rendered into the public cache."""
    honest = Presenter.seat

    def seat(one: Presenter, number: int) -> str:
        if one.public is None:
            return honest(one, number)
        return one.public.cache.get(f"seat-{number}", one.version, lambda: honest(one, number))

    patch.setattr(Presenter, "seat", seat)
