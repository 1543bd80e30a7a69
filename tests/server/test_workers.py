"""Several workers on one PostgreSQL database: they see and respect what the others do, and nobody is refused wrongly."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest

from tests.harness import member
from tests.harness.tables import (
    ANN,
    BEN,
    CLEO,
    DATABASE,
    clock_of,
    context,
    denied,
    dumps,
    is_over,
    make_game,
    make_table,
    play_out,
    until,
    waiting,
    work_together,
)
from wildtable.server.clock import ManualClock
from wildtable.server.context import Context
from wildtable.server.errors import Denied
from wildtable.server.net.sanctions import MUTE
from wildtable.server.pages.lobby import draw_lobby
from wildtable.server.store.notices import Notice
from wildtable.server.store.postgres.membership import SLOTS
from wildtable.server.store.postgres.store import PostgresStore
from wildtable.server.store.rows import Visitor
from wildtable.server.tables.neighbours import LOOK_SECONDS
from wildtable.server.tables.table import Table


@pytest.fixture(autouse=True)
def database(postgres_database: str) -> Iterator[str]:
    token = DATABASE.set(postgres_database)
    yield postgres_database
    DATABASE.reset(token)


@asynccontextmanager
async def two_workers(folder: Path) -> AsyncIterator[tuple[Context, Context]]:
    """Two workers at the same time of day. They hear nothing of each other until they work together."""
    clock = ManualClock()
    async with context(folder, clock=clock) as one, context(folder, clock=clock) as two:
        yield one, two


async def at(worker: Context, table: Table) -> Table:
    """The same table at another worker, as it is in its memory."""
    found = await worker.tables.find(table.row.id)
    assert found is not None
    return found


async def refreshed(worker: Context, table: Table) -> Table:
    """The same table at another worker, as a request finds it."""
    return await worker.table(table.row.id)


# Without a single notice: the store decides


def test_one_of_two_who_take_a_seat_at_once_gets_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            here = await make_table(one)
            there = await at(two, here)
            outcomes = await asyncio.gather(here.sit(ANN, 0), there.sit(BEN, 0), return_exceptions=True)
            refused = [outcome for outcome in outcomes if isinstance(outcome, Denied)]
            assert [error.code for error in refused] == ["seat-taken"]
            await here.sit(CLEO, 1)
            await there.sit(BEN, 2)
            assert (await refreshed(one, here)).row == (await refreshed(two, here)).row
            assert {seat.visitor for seat in here.row.seats} >= {CLEO.id, BEN.id}

    asyncio.run(story())


def test_two_answers_to_one_question_at_two_workers_both_count(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            here = await make_game(one)
            there = await at(two, here)
            await asyncio.gather(here.answer(0, ["bid refill"], "a", 0), there.answer(1, ["bid refill"], "b", 0))
            await here.answer(2, ["bid refill"], "c", 0)
            assert dumps(await refreshed(two, here)) == dumps(await refreshed(one, here))
            assert [entry.request for entry in await one.store.log(here.row.game or 0)][2] == "c"

    asyncio.run(story())


def test_an_answer_sent_again_to_another_worker_is_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            here = await make_game(one)
            there = await at(two, here)
            first = await here.answer(0, ["bid refill"], "same", 0)
            assert await there.answer(0, ["bid refill"], "same", 0) == first
            assert len(await one.store.log(here.row.game or 0)) == 1
            with pytest.raises(Denied) as error:
                await there.answer(0, ["bid refill"], "other", 7)
            assert denied(error) == "question-gone"

    asyncio.run(story())


def test_nobody_is_refused_for_what_a_worker_has_not_read_yet(tmp_path: Path) -> None:
    """Who sat down, and whose game began, at one worker may go on at another at once."""

    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            here = await make_table(one)
            there = await at(two, here)
            for seat, visitor in enumerate((ANN, BEN, CLEO)):
                await here.sit(visitor, seat)
            await there.set_seat_token(BEN, "token")
            await there.start(ANN)
            await here.answer(2, ["bid refill"], "a", 0)
            await there.leave(BEN)
            assert (await refreshed(one, here)).snapshot(None).seats[1].away
            with pytest.raises(Denied) as error:
                await here.start(ANN)
            assert denied(error) == "game-running"

    asyncio.run(story())


def test_a_rematch_begins_whoever_agrees_where(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            here = await make_game(one)
            await play_out(here)
            there = await at(two, here)
            await asyncio.gather(here.start(ANN), there.start(BEN), here.start(CLEO))
            assert (await refreshed(one, here)).row.played == (await refreshed(two, here)).row.played == 2
            assert dumps(here) == dumps(there)

    asyncio.run(story())


def test_chat_of_two_workers_is_one_conversation(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            here = await make_table(one)
            there = await at(two, here)
            await here.say(ANN, "first")
            await there.say(BEN, "second", "mark")
            await here.say(BEN, "second", "mark")
            await asyncio.gather(*(table.say(ANN, f"line {number}") for number in range(5) for table in (here, there)))
            assert (await refreshed(one, here)).chat == (await refreshed(two, here)).chat
            assert [line.number for line in here.chat] == list(range(1, 13))
            assert [line.text for line in here.chat][:2] == ["first", "second"]

    asyncio.run(story())


def test_workers_have_the_same_keys_and_tokens(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            assert one.sessions.sign_cookie(ANN).rpartition(".")[0] is not None
            assert one.sessions.link_token("guest", "t", 1) == two.sessions.link_token("guest", "t", 1)
            assert one.admins._admin == two.admins._admin
            assert list(tmp_path.iterdir()) == []

    asyncio.run(story())


# With notices


async def settle(condition: Callable[[], object], *workers: Context) -> None:
    """Wait for what notices bring, without letting time pass."""
    await until(condition, workers[0], 0)


def test_a_move_reaches_listeners_at_the_other_worker(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await work_together(one, two)
            here = await make_game(one)
            there, told = await refreshed(two, here), list[None]()
            there.listeners.add(lambda: told.append(None))
            await here.answer(0, ["bid refill"])
            await settle(lambda: told and waiting(there) == (1, 2), one, two)
            await here.say(ANN, "hello")
            await settle(lambda: [line.text for line in there.chat] == ["hello"], one, two)

    asyncio.run(story())


def test_what_no_notice_told_is_found_by_looking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await work_together(one, two)
            monkeypatch.setattr(two.neighbours, "hear", lambda _: None)
            here = await make_game(one)
            there = await at(two, here)
            await here.answer(0, ["bid refill"])
            await here.say(ANN, "hello")
            await one.sanctions.impose(MUTE, BEN.id)
            await one.store.rename_visitor(Visitor(CLEO.id, "Cleopatra"))
            await clock_of(two).advance(LOOK_SECONDS)
            await until(lambda: waiting(there) == (1, 2) and there.chat and two.sanctions.is_muted(BEN.id), two)
            await until(lambda: there.names[CLEO.id] == "Cleopatra", two)

    asyncio.run(story())


@pytest.mark.parametrize("is_deaf", [False, True])
def test_lists_of_the_lobby_follow_what_other_workers_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_deaf: bool
) -> None:
    """Also those of tables that are not in memory; without notices, at the next comparison with the store."""

    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await work_together(one, two)
            if is_deaf:
                monkeypatch.setattr(two.neighbours, "hear", lambda _: None)
            told = list[None]()
            two.tables.listeners.add(lambda: told.append(None))

            async def shown_after_a_change(text: str) -> bool:
                await until(lambda: told, two, LOOK_SECONDS if is_deaf else 0)
                told.clear()
                return text in (await draw_lobby(two, BEN, "en"))["tables"]

            table = await make_table(one)
            assert await shown_after_a_change(table.row.id)
            assert two.tables.awake(table.row.id) is None
            await table.sit(ANN, 0)
            assert await shown_after_a_change(ANN.name)
            await one.store.rename_visitor(replace(ANN, name="Annabel"))
            assert await shown_after_a_change("Annabel")

    asyncio.run(story())


def test_notices_that_are_wrong_or_come_twice_do_no_harm(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await work_together(one, two)
            here = await make_game(one)
            there = await at(two, here)
            for kind in ("log", "table", "chat", "who", "visitor", "deletion", "sanctions", "queue", "missed", "leases"):
                for subject in (here.row.id, "nothing"):
                    two.neighbours.hear(Notice(kind, subject, "", 7))
            await here.answer(0, ["bid refill"])
            await settle(lambda: waiting(there) == (1, 2), one, two)
            assert dumps(here) == dumps(there)

    asyncio.run(story())


def test_names_mutes_bans_and_sign_outs_hold_at_all_workers(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await work_together(one, two)
            here = await make_game(one)
            there = await at(two, here)
            await one.store.rename_visitor(Visitor(BEN.id, "Benjamin", animal="fox"))
            await settle(lambda: there.snapshot(0).seats[1].name == "Benjamin", one, two)
            await one.sign_out_elsewhere(CLEO)
            await settle(lambda: not two.sessions.is_current(CLEO), one, two)
            await one.ban(ANN.id)
            await settle(lambda: two.sanctions.is_banned(ANN.id) and there.snapshot(0).seats[0].away, one, two)
            assert not two.is_signed_in(ANN)
            await two.sanctions.lift("ban", ANN.id)
            await settle(lambda: not one.sanctions.is_banned(ANN.id), one, two)

    asyncio.run(story())


def test_a_deleted_visitor_is_gone_from_the_memory_of_all_workers(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await work_together(one, two)
            here = await make_game(one)
            there = await at(two, here)
            await here.say(BEN, "I am Ben")
            await here.say(ANN, "Hello Ben")
            await settle(lambda: len(there.chat) == 2, one, two)
            await one.forget(BEN)
            await settle(lambda: "ben" not in str([there.row, there.names, there.chat]).lower(), one, two)
            assert there.snapshot(0).seats[1].away
            assert [line.visitor for line in there.chat] == [ANN.id]

    asyncio.run(story())


def test_presence_is_seen_at_all_workers_and_runs_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await work_together(one, two)
            here = await make_game(one)
            here.arrive(ANN.id)
            there = await at(two, here)
            await settle(lambda: ANN.id in there.here, one, two)
            with pytest.raises(Denied) as error:
                await there.hand_over(ANN, 0)
            assert denied(error) == "player-here"
            there.arrive(BEN.id)
            await settle(lambda: BEN.id in here.here, one, two)
            there.depart(BEN.id)
            await settle(lambda: BEN.id not in here.here, one, two)
            await one.store.close()
            one.supervisor.stop()
            await settle(lambda: ANN.id not in there.here, two)

    asyncio.run(story())


# Who drives


def test_bots_go_on_at_another_worker_when_theirs_is_gone(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await work_together(one, two)
            names = [f"table-{number}" for number in range(6)]
            driven = {name: one.store.drives(name) for name in names}
            assert [two.store.drives(name) for name in names] == [not mine for mine in driven.values()]
            assert len(set(driven.values())) == 2, "both drive some"
            tables = [await make_game(one, name, bots=2) for name in names]
            for table in tables:
                await table.hand_over(ANN, 0)
            await one.store.close()
            one.supervisor.stop()
            await until(lambda: all(two.store.drives(name) for name in names), two)
            copies = [await at(two, table) for table in tables]
            await until(lambda: all(is_over(table) for table in copies), two)

    asyncio.run(story())


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_the_leases_of_a_worker_that_dies_or_hangs_go_to_another(database: str, how: signal.Signals) -> None:
    async def story() -> None:
        store = await PostgresStore(database).open()
        listening = asyncio.create_task(member.take_part(store))
        await member.until_slots(store, SLOTS)
        other = subprocess.Popen([sys.executable, "-m", "tests.harness.member", database])
        try:
            await member.until_slots(store, SLOTS // 2)
            other.send_signal(how)
            await member.until_slots(store, SLOTS)
        finally:
            other.kill()
            other.wait()
        await store.close()
        await listening

    asyncio.run(story())


def test_a_clock_runs_out_once_and_alike_at_all_workers(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await work_together(one, two)
            here = await make_game(one, clock=30)
            there = await refreshed(two, here)
            assert here.deadline() == there.deadline()
            await until(lambda: waiting(there) != (0, 1, 2), two, 10)
            await until(lambda: is_over(here) and is_over(there), one)
            kinds = [(entry.kind, entry.seat) for entry in await one.store.log(here.row.game or 0)]
            assert sorted(seat for kind, seat in kinds if kind == "away") == [0, 1, 2]
            assert dumps(here) == dumps(there)

    asyncio.run(story())


def test_clocks_get_time_after_a_start_of_the_first_worker_alone(tmp_path: Path) -> None:
    """A worker that joins others, or is replaced, extends no clock; after all were gone, everybody gets time."""

    async def began(worker: Context) -> float:
        times = await worker.store.times()
        assert times is not None
        assert times[0] >= times[1]
        return times[1]

    async def story() -> None:
        async with context(tmp_path) as one:
            await work_together(one)
            first = await began(one)
            async with context(tmp_path) as two:
                await work_together(two, one)
                assert await began(two) == first
        async with context(tmp_path) as three:
            await work_together(three)
            assert await began(three) > first

    asyncio.run(story())


def test_people_at_different_workers_are_matched(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await work_together(one, two)
            for worker in (one, two):
                worker.supervisor.start("matchmaking", worker.matchmaker.run)
            for worker, visitor in ((one, ANN), (two, BEN), (two, CLEO)):
                worker.matchmaker.arrive(visitor.id)
                await worker.matchmaker.join(visitor, "wild-cards", None, "network")
            workers = (one.matchmaker, two.matchmaker)
            await until(lambda: all(worker.has_outcome(CLEO.id) and worker.has_outcome(ANN.id) for worker in workers), two)
            got = [
                await worker.matchmaker.take_outcome(visitor.id) for worker, visitor in ((one, ANN), (two, BEN), (one, CLEO))
            ]
            assert len(set(got)) == 1
            assert got[0]
            await settle(lambda: not one.matchmaker.waiting and not two.matchmaker.has_outcome(CLEO.id), one, two)
            assert await one.store.queue() == []

    asyncio.run(story())


# The database is away


def cut_all(address: str) -> None:
    """End all other sessions of a database, as a restart of the server does."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where datname = current_database() and pid != pg_backend_pid()"
        )


def test_after_lost_connections_everything_goes_on(tmp_path: Path, database: str) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await work_together(one, two)
            here = await make_game(one)
            there = await at(two, here)
            for number in range(3):
                cut_all(database)
                await here.answer(number, ["bid refill"])
                await there.say(ANN, f"line {number}")
            cut_all(database)
            await until(lambda: [line.text for line in here.chat] == ["line 0", "line 1", "line 2"], one)
            await until(lambda: dumps(here) == dumps(there), two)
            await work_together(one, two)

    asyncio.run(story())
