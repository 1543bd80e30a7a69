"""Leaks by caches: keyed too coarsely, or what all see drawn from what one knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tests.server.planted_leaks.registry import REALMS, Patch, leak
from wildtable.engine.knowledge.events import Seen
from wildtable.engine.presentation.wording import merge_events
from wildtable.server.html import presenter, regions
from wildtable.server.html.game_page import GamePage, draw
from wildtable.server.html.presenter import Presenter
from wildtable.server.live import channels
from wildtable.server.live.channels import Channel, ChannelKey, Channels
from wildtable.server.live.patches import make_patch
from wildtable.server.tables.game_session import GameSession
from wildtable.server.tables.snapshot import TableSnapshot


def empty_between_moments(patch: Patch, made: dict[Any, Any]) -> None:
    """Empty a cache before another table is drawn, or another position."""
    honest = Channels._draw
    drawn: list[object] = []

    def draw_all(page: Channels, key: ChannelKey, channel: Channel) -> Any:
        moment = id(page), page.table.version
        if drawn != [moment]:
            made.clear()
        drawn[:] = [moment]
        return honest(page, key, channel)

    patch.setattr(Channels, "_draw", draw_all)


def cache_by_moment(patch: Patch, name: str) -> None:
    """Let a method of presenters return what it returned to the first viewer of a moment, whoever asks."""
    made: dict[object, Any] = {}
    honest: Callable[..., Any] = getattr(Presenter, name)

    def method(one: Presenter, *about: Any) -> Any:
        return made.setdefault((one.view.choice is None, *about), honest(one, *about))

    patch.setattr(Presenter, name, method)
    empty_between_moments(patch, made)


def cache_drawings(patch: Patch, find_key: Callable[[str, dict[str, Any]], object]) -> None:
    """Let the memo of drawings have this key."""
    drawn: dict[object, Any] = {}

    def draw_by_key(page: GamePage, template: str, *scene: Any, **named: Any) -> Any:
        key = None if scene else find_key(template, named)
        made = draw(page, template, *scene, **named)
        return made if key is None else drawn.setdefault(key, made)

    patch.setattr("wildtable.server.html.presenter.draw", draw_by_key)
    empty_between_moments(patch, drawn)


# Caches keyed too coarsely


@leak()
def drawings_by_the_size_of_their_scenes(patch: Patch) -> None:
    cache_drawings(patch, lambda template, about: (template, len(repr(about)) // 50))


@leak()
def drawings_by_template(patch: Patch) -> None:
    cache_drawings(patch, lambda template, about: (template, about.get("occupant")))


@leak()
def patches_by_the_start_of_the_old_text(patch: Patch) -> None:
    made: dict[str, Any] = {}
    patch.setattr(channels, "make_patch", lambda before, after: made.setdefault(before[:12], make_patch(before, after)))
    empty_between_moments(patch, made)


@leak()
def patches_by_the_length_of_the_new_text(patch: Patch) -> None:
    made: dict[int, Any] = {}
    patch.setattr(
        channels, "make_patch", lambda before, after: made.setdefault(len(after) // 200, make_patch(before, after))
    )


@leak()
def events_by_name(patch: Patch) -> None:
    honest, sent = channels._list_events, dict[object, Any]()

    def list_events(events: Iterable[Any]) -> list[Any]:
        return [sent.setdefault((one["event"], one["seat"]), *honest([one])) for one in events]

    patch.setattr(channels, "_list_events", list_events)
    empty_between_moments(patch, sent)


@leak()
def snapshots_with_the_log_of_a_player(patch: Patch) -> None:
    honest = Channels.take_snapshot

    def take_snapshot(page: Channels, key: ChannelKey) -> TableSnapshot:
        own = honest(page, key)
        return own if key.seat is None else own._replace(log=honest(page, key._replace(seat=0)).log)

    patch.setattr(Channels, "take_snapshot", take_snapshot)


@leak()
def snapshots_by_language(patch: Patch) -> None:
    honest = Channels.take_snapshot

    def take_snapshot(page: Channels, key: ChannelKey) -> TableSnapshot:
        taken: dict[object, TableSnapshot] = vars(page).setdefault("taken", {})
        return (
            honest(page, key)
            if key.seat is None
            else taken.setdefault((page.table.version, key.language), honest(page, key))
        )

    patch.setattr(Channels, "take_snapshot", take_snapshot)


@leak()
def prompts_by_question(patch: Patch) -> None:
    drawn: dict[object, str] = {}
    honest = regions._draw_prompt

    def draw_prompt(snapshot: TableSnapshot, one: Presenter) -> str:
        return drawn.setdefault((snapshot.viewer is None, one.view.choice is None), honest(snapshot, one))

    patch.setattr(regions, "_draw_prompt", draw_prompt)
    empty_between_moments(patch, drawn)


@leak()
def mats_by_moment(patch: Patch) -> None:
    cache_by_moment(patch, "mat")


@leak()
def hands_by_moment(patch: Patch) -> None:
    cache_by_moment(patch, "hand")


@leak()
def logs_by_moment(patch: Patch) -> None:
    cache_by_moment(patch, "log")


@leak()
def log_lines_of_the_first_viewer(patch: Patch) -> None:
    """Lines are shared by their number, whoever saw what."""
    told: dict[object, Any] = {}

    def merge(events: Any) -> list[Any]:
        return [told.setdefault((len(events), number), one) for number, one in enumerate(merge_events(events))]

    patch.setattr(presenter, "merge_events", merge)
    empty_between_moments(patch, told)


@leak(REALMS)
def seats_by_moment(patch: Patch) -> None:
    cache_by_moment(patch, "seat")


@leak(REALMS)
def score_of_the_first_viewer(patch: Patch) -> None:
    """The first viewer's face-down animals count in the score shown to all."""
    cache_by_moment(patch, "columns")


@leak()
def events_as_seat_0_saw_them(patch: Patch) -> None:
    """All viewers share the events that seat 0 saw; sharing a spectator's would leak nothing."""

    def seen(session: GameSession, _: int | None, last: int) -> list[Any]:
        known = session._seen.setdefault(None, [])
        events = zip(session.log[len(known) :], session._times[len(known) :], strict=True)
        known += [Seen.of(event, 0).dump(session.game.catalogue) | {"at": at} for event, at in events]
        return known[-last:]

    patch.setattr(GameSession, "seen", seen)


# What all see, drawn from what one knows


@leak(REALMS)
def spectators_see_as_seat_0(patch: Patch) -> None:
    honest = Channels.take_snapshot

    def take_snapshot(page: Channels, key: ChannelKey) -> TableSnapshot:
        return honest(page, key if key.seat is not None else ChannelKey(0, False, key.language, key.seats))

    patch.setattr(Channels, "take_snapshot", take_snapshot)


@leak(REALMS)
def scenes_of_seats_as_their_players_see_them(patch: Patch) -> None:
    """The first viewer to need the scene of a seat builds it for all; its owner sees more."""
    built: dict[object, Any] = {}
    honest = Presenter.__dict__["seat_scenes"].func

    def seat_scenes(one: Presenter) -> Any:
        return built.setdefault(frozenset(one.answered), honest(one))

    patch.setattr(Presenter, "seat_scenes", property(seat_scenes))
    empty_between_moments(patch, built)
