"""Several workers on one PostgreSQL database: they see and respect each other's changes, and refuse nobody wrongly."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path

import psycopg
import pytest

from tests.harness.tables import (
    ANN,
    BEN,
    CLEO,
    DAN,
    InSeat,
    clock_of,
    denied,
    dumps,
    make_game,
    make_table,
    options,
    play_out,
    until,
    waiting,
    work_together,
)
from tests.harness.workers import at, refreshed, settle, two_workers
from wildtable.server.errors import Denied
from wildtable.server.net.sanctions import BAN, MUTE
from wildtable.server.pages.lobby import draw_lobby, draw_start
from wildtable.server.store.contract import Notice
from wildtable.server.store.rows import TableVersion, Visitor
from wildtable.server.tables.game_session import GameSession
from wildtable.server.tables.logged_table import BROKEN
from wildtable.server.tables.worker_sync import POLL_SECONDS

pytestmark = pytest.mark.usefixtures("shared_database")


# Without notices: the store decides


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
            await asyncio.gather(
                here.answer(InSeat(0), ["bid refill"], "a", 0), there.answer(InSeat(1), ["bid refill"], "b", 0)
            )
            await here.answer(InSeat(2), ["bid refill"], "c", 0)
            assert dumps(await refreshed(two, here)) == dumps(await refreshed(one, here))
            assert [entry.request for entry in await one.store.log(here.row.game or 0)][2] == "c"

    asyncio.run(story())


def test_an_answer_sent_again_to_another_worker_is_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            here = await make_game(one)
            there = await at(two, here)
            first = await here.answer(InSeat(0), ["bid refill"], "same", 0)
            assert await there.answer(InSeat(0), ["bid refill"], "same", 0) == first
            assert len(await one.store.log(here.row.game or 0)) == 1
            await here.answer(InSeat(1), ["bid refill"], "same", 0)
            with pytest.raises(Denied) as error:
                await there.answer(InSeat(1), options(there, 1)[:1], "same", 0)
            assert denied(error) == "request-used"
            with pytest.raises(Denied) as error:
                await there.answer(InSeat(0), ["bid refill"], "other", 7)
            assert denied(error) == "question-gone"

    asyncio.run(story())


def test_nobody_is_refused_for_what_a_worker_has_not_read_yet(tmp_path: Path) -> None:
    """A visitor who sat down, or whose game began, at one worker can continue at another at once."""

    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            here = await make_table(one)
            there = await at(two, here)
            for seat, visitor in enumerate((ANN, BEN, CLEO)):
                await here.sit(visitor, seat)
            await there.set_seat_token(BEN, "token")
            await there.start(ANN)
            await here.answer(InSeat(2), ["bid refill"], "a", 0)
            await there.leave(BEN)
            assert (await refreshed(one, here)).snapshot(None).seats[1].away
            with pytest.raises(Denied) as error:
                await here.start(ANN)
            assert denied(error) == "game-running"

    asyncio.run(story())


def test_a_move_stored_while_a_worker_catches_up_is_announced(tmp_path: Path) -> None:
    """It is read with the rest of the log, although the version read before did not count it."""

    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            here = await make_game(one)
            there, told = await at(two, here), list[None]()
            there.listeners.add(lambda: told.append(None))
            read_versions = two.store.versions

            async def answer_meanwhile(tables: Sequence[str]) -> Mapping[str, TableVersion]:
                two.store.versions = read_versions  # type: ignore[method-assign]
                versions = await read_versions(tables)
                await here.answer(InSeat(0), ["bid refill"])
                return versions

            two.store.versions = answer_meanwhile  # type: ignore[method-assign]
            with pytest.raises(Denied):
                await there.start(ANN)
            assert waiting(there) == (1, 2)
            assert told

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
            assert one.access.sessions.sign_cookie(ANN).rpartition(".")[0] is not None
            assert one.access.sessions.link_token("guest", "t", 1) == two.access.sessions.link_token("guest", "t", 1)
            assert one.access.admins._admin == two.access.admins._admin
            assert list(tmp_path.iterdir()) == []

    asyncio.run(story())


# With notices


def test_a_move_reaches_listeners_at_the_other_worker(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await work_together(one, two)
            here = await make_game(one)
            there, told = await refreshed(two, here), list[None]()
            there.listeners.add(lambda: told.append(None))
            await here.answer(InSeat(0), ["bid refill"])
            await settle(lambda: told and waiting(there) == (1, 2), one, two)
            await here.say(ANN, "hello")
            await settle(lambda: [line.text for line in there.chat] == ["hello"], one, two)

    asyncio.run(story())


def test_what_no_notice_told_is_found_by_looking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await work_together(one, two)
            monkeypatch.setattr(two.worker_sync, "receive", lambda _: None)
            here = await make_game(one)
            there = await at(two, here)
            await here.answer(InSeat(0), ["bid refill"])
            await here.say(ANN, "hello")
            await one.access.sanctions.impose(MUTE, BEN.id)
            await one.store.rename_visitor(Visitor(CLEO.id, "Cleopatra"))
            await clock_of(two).advance(POLL_SECONDS)
            await until(lambda: waiting(there) == (1, 2) and there.chat and two.access.sanctions.is_muted(BEN.id), two)
            await until(lambda: there.names[CLEO.id] == "Cleopatra", two)

    asyncio.run(story())


@pytest.mark.parametrize("is_deaf", [False, True])
def test_lists_of_tables_follow_what_other_workers_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_deaf: bool
) -> None:
    """Also for tables not in memory; without notices, at the next comparison with the store."""

    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await work_together(one, two)
            if is_deaf:
                monkeypatch.setattr(two.worker_sync, "receive", lambda _: None)
            told = list[None]()
            two.tables.listeners.add(lambda: told.append(None))

            async def shown_after_a_change(text: str) -> bool:
                for _ in range(20):  # the first may be of an earlier change
                    await until(lambda: told, two, POLL_SECONDS if is_deaf else 0)
                    told.clear()
                    lobby, start = await draw_lobby(two, BEN, "en"), await draw_start(two, BEN, "en")
                    if text in lobby["tables"] and text in start["lists"]:
                        return True
                return False

            name = next(f"table-{number}" for number in count() if not two.store.drives(f"table-{number}"))
            table = await make_table(one, name)
            assert await shown_after_a_change(name)
            assert two.tables.awake(name) is None
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
                    two.worker_sync.receive(Notice(kind, subject, "", 7))
            await here.answer(InSeat(0), ["bid refill"])
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
            await one.access.sign_out_elsewhere(CLEO)
            await settle(lambda: not two.access.sessions.is_current(CLEO), one, two)
            await one.access.ban(ANN.id)
            await settle(lambda: two.access.sanctions.is_banned(ANN.id) and there.snapshot(0).seats[0].away, one, two)
            assert not two.access.is_signed_in(ANN)
            await two.access.sanctions.lift("ban", ANN.id)
            await settle(lambda: not one.access.sanctions.is_banned(ANN.id), one, two)

    asyncio.run(story())


@pytest.mark.parametrize("page", ["lobby", "table"])
def test_signing_out_elsewhere_ends_connections_to_all_workers(tmp_path: Path, page: str) -> None:
    """Also of visitors who sit nowhere; but not a connection of the new session."""

    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await work_together(one, two)
            connections = two.matchmaker if page == "lobby" else await at(two, await make_table(one))
            told = list[None]()
            two.tables.access_listeners.add(lambda: told.append(None))
            connections.arrive(DAN.id)
            once, _ = await one.access.sign_out_elsewhere(DAN)
            await settle(lambda: told and not two.access.is_signed_in(DAN), one, two)
            connections.depart(DAN.id)
            twice, _ = await one.access.sign_out_elsewhere(once)
            assert two.access.is_signed_in(twice)

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


@pytest.mark.parametrize("fails_at", ["replay", "follow", "listener"])
def test_one_broken_table_keeps_a_worker_from_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails_at: str
) -> None:
    """Whatever fails: to replay the log of its game, to follow other workers, or to show it."""

    def fail(*_: object) -> None:
        raise KeyError("no such card")

    async def fail_later(_: object) -> None:
        fail()

    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            here = await make_table(one)
            there = await at(two, here)
            for seat, visitor in enumerate((ANN, BEN, CLEO)):
                await here.sit(visitor, seat)
            await here.start(ANN)
            await here.answer(ANN, ["bid refill"])
            await one.access.sanctions.impose(BAN, DAN.id)
            if fails_at == "replay":
                monkeypatch.setattr(GameSession, "apply_stored", fail)
            elif fails_at == "follow":
                monkeypatch.setattr(there, "follow", fail_later)
            else:
                there.listeners.add(fail)
            await work_together(one, two)
            two.worker_sync.receive(Notice("missed"))
            await settle(lambda: two.access.sanctions.is_banned(DAN.id), one, two)
            assert there.frozen == ("" if fails_at == "listener" else BROKEN)
            assert "follow" not in two.monitor.metrics.task_failures.counts

    asyncio.run(story())


# The database is unreachable


def cut_all(address: str) -> None:
    """End all other sessions of a database, as a restart of PostgreSQL does."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where datname = current_database() and pid != pg_backend_pid()"
        )


def test_after_lost_connections_everything_goes_on(tmp_path: Path, shared_database: str) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await work_together(one, two)
            here = await make_game(one)
            there = await at(two, here)
            for number in range(3):
                cut_all(shared_database)
                await here.answer(InSeat(number), ["bid refill"])
                await there.say(ANN, f"line {number}")
            cut_all(shared_database)
            await until(lambda: [line.text for line in here.chat] == ["line 0", "line 1", "line 2"], one)
            await until(lambda: dumps(here) == dumps(there), two)
            await work_together(one, two)

    asyncio.run(story())


def test_a_listener_is_seen_at_all_workers(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await work_together(one, two)
            here = await make_game(one, bots=2)
            there = await at(two, here)
            there.arrive(ANN.id)
            there.hold(ANN.id, is_held=True)
            await settle(lambda: here.snapshot(0).seats[0].listening, one, two)
            there.hold(ANN.id, is_held=False)
            await settle(lambda: not here.snapshot(0).seats[0].listening, one, two)

    asyncio.run(story())
