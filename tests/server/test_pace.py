"""When bots answer: after a time that tells nothing of their hands, for listeners a little later, and for players who missed
a deadline."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.harness.tables import (
    ANN,
    BEN,
    InSeat,
    answer_any,
    clock_of,
    context,
    make_game,
    make_table,
    options,
    until,
    waiting,
)
from wildtable import bots
from wildtable.engine.game import AnyGame
from wildtable.engine.knowledge.view import View
from wildtable.games.wild_cards.steps import PlaceBids
from wildtable.server.context import Context
from wildtable.server.tables.autoplay import HOLD_SECONDS, MISSED_SECONDS
from wildtable.server.tables.table import Table

STEP = bots.answer_seconds(bots.EXPERT)


SLOWLY = 1 / 2048
"""Seconds of the clock in which real work goes on: however slow it is, the clock hardly moves while it is awaited."""


async def pass_time(h: Context, seconds: int) -> None:
    """Let time pass, and all that it brings about happen."""
    for _ in range(8 * seconds):
        await clock_of(h).advance(0.125)
        await asyncio.sleep(0.002)


def log_of(table: Table) -> list[tuple[str, int, str]]:
    assert table.session is not None
    return [(entry.kind, entry.seat, entry.by) for entry in table.session.entries]


# Pauses


def let_bots_think(h: Context, patch: pytest.MonkeyPatch, seconds: Mapping[int, float] | None = None) -> None:
    """Let bots refill or answer anything, after so many seconds of the clock for each seat. In a process of its own, a bot
    takes time that the clock does not count."""

    async def think(_table: str, game: AnyGame, dump: Mapping[str, Any], *_: Any) -> list[str] | None:
        view = View.load(game, dump)
        assert view.viewer is not None
        if seconds and seconds[view.viewer]:
            await h.clock.sleep(seconds[view.viewer])
        return ["bid refill"] if isinstance(view.agenda[0], PlaceBids) else None

    patch.setattr(h.work.bot_pool, "answer", think)


async def expert_game(h: Context, patch: pytest.MonkeyPatch, seconds: Mapping[int, float]) -> Table:
    """Begin a game of Ann and two Expert bots, which think for so long."""
    let_bots_think(h, patch, seconds)
    table = await make_table(h)
    await table.sit(ANN, 0)
    for seat in (1, 2):
        await table.seat_bot(ANN, seat, bots.EXPERT)
    await table.start(ANN)
    return table


async def answer_times(h: Context, patch: pytest.MonkeyPatch, table: Table) -> list[float]:
    """Return after how many seconds the bots answer the first question."""
    began, times, attempt = h.clock.now(), list[float](), table.attempt

    async def note_time(work: Any) -> Any:
        times.append(h.clock.now() - began)
        return await attempt(work)

    patch.setattr(table, "attempt", note_time)
    for _ in range(1000):
        if len(times) == 2:
            break
        await clock_of(h).advance(1 / 64)
        for _ in range(20):
            await asyncio.sleep(0)
    return times


@pytest.mark.parametrize("thought", [0, STEP / 4, STEP * 31 / 32])
def test_a_bot_that_thinks_longer_answers_at_the_same_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thought: float
) -> None:
    """A forced answer takes no time, a choice between many moves long; several bots think one after the other."""

    async def story() -> None:
        async with context(tmp_path, bot_pause=0.0) as h:
            assert await answer_times(h, monkeypatch, await expert_game(h, monkeypatch, {1: thought, 2: 0})) == [STEP, STEP]

    asyncio.run(story())


def test_what_takes_longer_is_shown_in_whole_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with context(tmp_path, bot_pause=0.0) as h:
            times = await answer_times(
                h, monkeypatch, await expert_game(h, monkeypatch, {1: STEP * 33 / 32, 2: STEP * 3 / 2})
            )
            assert times == [2 * STEP, 2 * STEP]

    asyncio.run(story())


def test_a_bot_thinks_during_its_pause(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def times(folder: Path, thought: float) -> list[float]:
        async with context(folder, bot_pause=4.0) as h:
            return await answer_times(h, monkeypatch, await expert_game(h, monkeypatch, {1: thought, 2: 0}))

    quick, slow = (asyncio.run(times(tmp_path / str(thought), thought)) for thought in (0, 2))
    assert quick == slow
    assert min(quick) > STEP


# Listeners


def watch_listening(table: Table) -> list[list[bool]]:
    """Note who is shown as a listener after each change."""
    shown: list[list[bool]] = []
    table.listeners.add(lambda: shown.append([seat.listening for seat in table.snapshot(None).seats]))
    return shown


def test_bots_wait_for_a_listener_a_limited_time_and_all_see_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            let_bots_think(h, monkeypatch)
            table = await make_game(h, bots=2)
            shown = watch_listening(table)
            table.arrive(ANN.id)
            table.hold(ANN.id, is_held=True)
            assert shown[-1] == [True, False, False]
            await pass_time(h, int(HOLD_SECONDS) - 1)
            assert log_of(table) == []
            for is_held in (False, True):
                table.hold(ANN.id, is_held=is_held)
            await pass_time(h, 1)
            await until(lambda: shown[-1] == [False, False, False], h, SLOWLY)
            await until(lambda: waiting(table) == (0,), h)
            table.hold(ANN.id, is_held=False)
            table.hold(ANN.id, is_held=True)
            assert shown[-1] == [False, False, False], "no bot has to wait any longer"

    asyncio.run(story())


def test_bots_go_on_when_the_listener_has_heard_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            let_bots_think(h, monkeypatch)
            table = await make_game(h, bots=2)
            shown = watch_listening(table)
            table.arrive(ANN.id)
            table.hold(ANN.id, is_held=True)
            await pass_time(h, 5)
            table.hold(ANN.id, is_held=False)
            assert shown[-1] == [False, False, False]
            await pass_time(h, 2)
            await until(lambda: waiting(table) == (0,), h, SLOWLY)

    asyncio.run(story())


def test_bots_wait_for_nobody_longer_than_players_have_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben and Cleo are offline: when their time is over, bots stand in, and wait for no listener at all."""

    async def story() -> None:
        async with context(tmp_path) as h:
            let_bots_think(h, monkeypatch)
            table = await make_game(h, clock=5)
            table.arrive(ANN.id)
            await table.answer(InSeat(0), ["bid refill"])
            table.hold(ANN.id, is_held=True)
            await pass_time(h, 4)
            assert len(log_of(table)) == 1
            await pass_time(h, 3)
            await until(lambda: table.snapshot(None).question == 1, h, SLOWLY)
            assert not any(seat.listening for seat in table.snapshot(None).seats)
            bot = await make_game(h, "other", bots=1, clock=5)
            bot.arrive(ANN.id)
            bot.hold(ANN.id, is_held=True)
            await pass_time(h, 4)
            assert log_of(bot) == []
            await pass_time(h, 3)
            await until(lambda: ("answer", 2, "bot") in log_of(bot), h, SLOWLY)

    asyncio.run(story())


# Missed deadlines


def asked_at_of(table: Table) -> float:
    assert table.session is not None
    return table.session.asked_at


async def ask_again(table: Table) -> None:
    """Answer for all others until Ann is asked."""
    for _ in range(100):
        for seat in waiting(table):
            if 0 in waiting(table):
                return
            await answer_any(table, seat)


async def miss_first(h: Context, monkeypatch: pytest.MonkeyPatch, **config: Any) -> Table:
    """Begin a game in which Ann misses the first deadline. A bot refills for her, and she is asked what to discard."""
    let_bots_think(h, monkeypatch)
    table = await make_game(h, **config)
    for seat in (1, 2):
        await table.answer(InSeat(seat), ["bid refill"])
    await until(lambda: table.snapshot(None).question == 1, h, 0.125)
    return table


def test_a_missed_deadline_costs_one_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then there is less time, until the player answers; after that as much as before."""

    async def story() -> None:
        async with context(tmp_path, bot_pause=0.0) as h:
            table = await miss_first(h, monkeypatch, clock=60)
            assert log_of(table)[2:] == [("away", 0, "clock"), ("answer", 0, "bot")]
            asked_at, late = asked_at_of(table), table.snapshot(0)
            assert (late.seats[0].away, late.seats[0].missed, late.stood_in) == (False, True, ("bid refill",))
            assert options(table, 0)
            assert [table.snapshot(seat).stood_in for seat in (1, None)] == [(), ()]
            assert [seat.deadline for seat in late.seats] == [asked_at + MISSED_SECONDS, None, None]
            await pass_time(h, MISSED_SECONDS - 1)
            assert len(log_of(table)) == 4
            await until(lambda: table.snapshot(None).question == 2, h, 0.125)
            assert log_of(table)[4:] == [("away", 0, "clock"), ("answer", 0, "bot")]
            await ask_again(table)
            assert table.snapshot(0).deadline == asked_at_of(table) + MISSED_SECONDS
            await answer_any(table, 0)
            back = table.snapshot(0)
            assert (back.seats[0].missed, back.stood_in) == (False, ())
            await ask_again(table)
            assert table.snapshot(0).deadline == asked_at_of(table) + 60

    asyncio.run(story())


def test_players_who_are_asked_together_have_the_time_of_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with context(tmp_path, bot_pause=0.0) as h:
            let_bots_think(h, monkeypatch)
            table = await make_game(h, clock=60)
            now = asked_at_of(table)
            assert table.session is not None
            table.session.missed.add(2)
            table.autoplay.stop()
            await asyncio.sleep(0.01)
            table.notify()
            seats = [seat.deadline for seat in table.snapshot(None).seats]
            assert seats == pytest.approx([now + 60, now + 60, now + MISSED_SECONDS])
            deadlines = [table.snapshot(viewer).deadline for viewer in (0, 2, None)]
            assert deadlines == pytest.approx([now + 60, now + MISSED_SECONDS, now + 60])
            await pass_time(h, MISSED_SECONDS + 1)
            await until(lambda: log_of(table) == [("away", 2, "clock"), ("answer", 2, "bot")], h, SLOWLY)
            await pass_time(h, 60 - MISSED_SECONDS)
            await until(lambda: log_of(table)[2:4] == [("away", 0, "clock"), ("away", 1, "clock")], h, SLOWLY)

    asyncio.run(story())


@pytest.mark.parametrize("clock", [20, 60])
def test_a_player_who_says_so_is_back_with_all_the_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: int) -> None:
    async def story() -> None:
        async with context(tmp_path, bot_pause=0.0) as h:
            table = await miss_first(h, monkeypatch, clock=clock)
            asked_at = asked_at_of(table)
            assert table.snapshot(0).deadline == asked_at + min(clock, MISSED_SECONDS)
            await table.take_back(InSeat(0))
            assert table.snapshot(0).deadline == asked_at + clock
            await pass_time(h, clock - 1)
            assert not table.snapshot(0).seats[0].missed
            await until(lambda: table.snapshot(0).seats[0].missed, h, 0.125)

    asyncio.run(story())


def test_a_seat_that_is_left_stays_with_the_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if its player leaves after a time-out, while a bot answers one question."""

    async def story() -> None:
        async with context(tmp_path, bot_pause=5.0) as h:
            let_bots_think(h, monkeypatch)
            table = await make_game(h, clock=60)
            await until(lambda: len(log_of(table)) == 3, h, 0.125)
            await table.leave(BEN)
            await until(lambda: table.snapshot(None).question == 1, h, 0.125)
            assert [seat.away for seat in table.snapshot(None).seats] == [False, True, False]
            assert [seat.missed for seat in table.snapshot(None).seats] == [True, False, True]
            await table.take_back(InSeat(1))
            assert [seat.away for seat in table.snapshot(None).seats] == [False, False, False]

    asyncio.run(story())


def test_who_missed_what_follows_from_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with context(tmp_path, bot_pause=0.0) as h:
            table = await miss_first(h, monkeypatch, clock=60)
            before = [table.snapshot(seat) for seat in range(3)]
            h.tables._live.clear()
            again = await h.tables.find("table")
            assert again is not None
            assert again is not table
            after = [again.snapshot(seat) for seat in range(3)]
            assert [(one.seats, one.stood_in, one.deadline) for one in after] == [
                (one.seats, one.stood_in, one.deadline) for one in before
            ]

    asyncio.run(story())
