"""Matchmaking: waiting visitors get a table together, or with bots once their patience ends."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi import HTTPException

from tests.harness.server import Running
from tests.harness.tables import ANN, BEN, CLEO, DAN, InSeat, clock_of, context, make_table
from wildtable.engine.fairness import commitment
from wildtable.server.context import Caller, Context
from wildtable.server.errors import Denied
from wildtable.server.live.channels import SocketReader
from wildtable.server.store.rows import Visitor
from wildtable.server.tables import matchmaking
from wildtable.server.tables.creation import DAY
from wildtable.server.tables.matchmaking import ABSENT_SECONDS
from wildtable.server.tables.seating import SUBSTITUTE_BOT
from wildtable.server.tables.table import Table

GAME = "wild-cards"
pytestmark = pytest.mark.usefixtures("each_store")


def run_with_context(folder: Path, story: Callable[[Context], Awaitable[None]], **settings: Any) -> None:
    async def main() -> None:
        async with context(folder, **settings) as one:
            await story(one)

    asyncio.run(main())


async def wait(one: Context, *visitors: Visitor, patience: int | None = None, game: str = GAME) -> None:
    """Let visitors come one after the other, no two at the same time: that decides who is first."""
    for visitor in visitors:
        await clock_of(one).advance(0.001)
        await one.matchmaker.join(visitor, game, patience, "home")
        one.matchmaker.arrive(visitor.id)


async def table_of(one: Context, visitor: Visitor) -> Table:
    found = await one.tables.find(one.matchmaker.outcome_of(visitor.id))
    assert found is not None
    return found


async def pass_time(one: Context, seconds: float) -> None:
    await clock_of(one).advance(seconds)
    await one.matchmaker.match()


def test_listeners_hear_of_changes_alone(tmp_path: Path) -> None:
    """Each listener redraws the lobby for all its visitors."""

    async def story(one: Context) -> None:
        heard: list[str] = []
        one.matchmaker.listeners.add(lambda: heard.append("changed"))
        await wait(one, ANN)
        assert heard
        heard.clear()
        await pass_time(one, 10)
        assert not heard
        await one.matchmaker.leave(ANN.id)
        assert heard

    run_with_context(tmp_path, story)


def test_a_lobby_that_nobody_reads_takes_no_memory(tmp_path: Path) -> None:
    async def story(one: Context) -> None:
        read, _ = [await one.live.lobby.open("lobby", "en", visitor) for visitor in (ANN, BEN)]
        read.readers.add(SocketReader(10, ANN.id))
        one.sweep()
        assert list(one.live.lobby._channels.values()) == [read]

    run_with_context(tmp_path, story)


def test_enough_people_begin_at_once_in_the_order_they_came(tmp_path: Path) -> None:
    async def story(one: Context) -> None:
        await wait(one, BEN, ANN)
        assert one.matchmaker.count(GAME) == 2
        assert not one.matchmaker.outcome_of(ANN.id)
        await wait(one, CLEO, DAN)
        table = await table_of(one, ANN)
        assert [seat.visitor for seat in table.row.seats] == ["ben", "ann", "cleo"]
        assert table.playing
        assert table.config.open
        assert list(one.matchmaker.waiting) == ["dan"]
        assert await Caller(one, "en", visitor=ANN).table(table.row.id) is table
        assert not one.matchmaker.outcome_of(ANN.id), "Ann has opened the table"
        assert one.matchmaker.outcome_of(BEN.id), "Ben may not know of it yet"

    run_with_context(tmp_path, story)


def test_a_request_to_wait_that_comes_twice_gives_one_table(tmp_path: Path) -> None:
    """As from a page whose worker was killed before it replied."""

    async def story(one: Context) -> None:
        await wait(one, ANN, BEN, CLEO, BEN)
        assert not one.matchmaker.waiting
        table = await table_of(one, BEN)
        await wait(one, BEN)
        assert not one.matchmaker.waiting
        await Caller(one, "en", visitor=BEN).table(table.row.id)
        await wait(one, BEN)
        assert set(one.matchmaker.waiting) == {BEN.id}
        assert [row.id for row in await one.store.tables_of(BEN.id, 9)] == [table.row.id]

    run_with_context(tmp_path, story)


def test_those_who_wait_commit_to_their_bytes_for_the_deal(tmp_path: Path) -> None:
    """The game is dealt when all bytes are revealed, and its seed depends on them."""
    own = {visitor: bytes([number]) * 16 for number, visitor in enumerate((ANN, CLEO))}

    async def story(one: Context) -> None:
        for visitor in (ANN, BEN, CLEO):
            promised = commitment(own[visitor]) if visitor in own else ""
            await one.matchmaker.join(visitor, GAME, None, "home", promised)
        table = await table_of(one, ANN)
        deal = table.snapshot(None).deal
        assert deal is not None
        assert list(deal.commitments) == [commitment(own[ANN]), "", commitment(own[CLEO])]
        for visitor, part in own.items():
            await table.reveal(InSeat(table.seat_of(visitor.id) or 0), part.hex())
        assert table.session is not None
        assert list(table.session.row.added) == [own[ANN].hex(), "", own[CLEO].hex()]

    run_with_context(tmp_path, story)


def test_a_malformed_commitment_does_not_wait(tmp_path: Path) -> None:
    async def story(one: Context) -> None:
        with pytest.raises(Denied, match="bad-message"):
            await one.matchmaker.join(ANN, GAME, None, "home", "abc")
        assert not one.matchmaker.waiting

    run_with_context(tmp_path, story)


def test_games_have_queues_of_their_own(tmp_path: Path) -> None:
    async def story(one: Context) -> None:
        await wait(one, ANN, BEN)
        await wait(one, CLEO, game="wild-space")
        assert not one.matchmaker.outcome_of(CLEO.id)
        await wait(one, BEN, game="wild-space")
        assert [one.matchmaker.count(name) for name in (GAME, "wild-space")] == [1, 0]
        assert (await table_of(one, BEN)).config.game_name == "wild-space"

    run_with_context(tmp_path, story)


def test_bots_join_when_somebody_has_waited_long_enough(tmp_path: Path) -> None:
    async def story(one: Context) -> None:
        await wait(one, ANN, patience=30)
        await wait(one, BEN, patience=120)
        await wait_for_people(one)
        await pass_time(one, 29)
        assert not one.matchmaker.outcome_of(ANN.id)
        await pass_time(one, 1)
        table = await table_of(one, ANN)
        assert [seat.visitor or seat.bot for seat in table.row.seats] == ["ann", "ben", SUBSTITUTE_BOT]

    async def wait_for_people(one: Context) -> None:
        """Queue a visitor who wants no bots for another game, so that the two do not make a table."""
        await wait(one, CLEO, game="wild-realms-alliance")

    run_with_context(tmp_path, story)


def test_who_wants_no_bots_gets_none(tmp_path: Path) -> None:
    async def story(one: Context) -> None:
        await wait(one, ANN, patience=30)
        await wait(one, BEN, patience=None)
        await pass_time(one, 30)
        assert one.matchmaker.outcome_of(ANN.id)
        await pass_time(one, 3600)
        assert list(one.matchmaker.waiting) == ["ben"]

    run_with_context(tmp_path, story)


def test_the_time_of_day_does_not_matter(tmp_path: Path) -> None:
    async def story(one: Context) -> None:
        await wait(one, ANN, patience=30)
        clock_of(one).set_back(-7200)
        await one.matchmaker.match()
        assert not one.matchmaker.outcome_of(ANN.id)
        clock_of(one).set_back(14400)
        await pass_time(one, 30)
        assert one.matchmaker.outcome_of(ANN.id)

    run_with_context(tmp_path, story)


def test_who_closes_the_page_stops_waiting_after_a_while(tmp_path: Path) -> None:
    async def story(one: Context) -> None:
        await wait(one, ANN, BEN)
        one.matchmaker.depart(ANN.id)
        await pass_time(one, ABSENT_SECONDS - 1)
        assert set(one.matchmaker.waiting) == {"ann", "ben"}
        await pass_time(one, 1)
        assert set(one.matchmaker.waiting) == {"ben"}
        assert [row.visitor for row in await one.store.queue()] == ["ben"]

    run_with_context(tmp_path, story)


def test_after_a_restart_everybody_waits_on(tmp_path: Path) -> None:
    async def before(one: Context) -> None:
        await wait(one, ANN, BEN, patience=30)

    async def after(one: Context) -> None:
        await one.matchmaker.load()
        assert one.matchmaker.count(GAME) == 2
        await wait(one, CLEO)
        assert (await table_of(one, ANN)).playing
        assert [row.visitor for row in await one.store.queue() if not row.table] == []

    run_with_context(tmp_path, before)
    run_with_context(tmp_path, after)


def test_who_may_have_no_more_tables_is_told_so_and_the_others_wait_on(tmp_path: Path) -> None:
    async def story(one: Context) -> None:
        await wait(one, ANN, patience=30)
        await pass_time(one, 30)
        await Caller(one, "en", visitor=ANN).table(one.matchmaker.outcome_of(ANN.id))
        await wait(one, BEN)
        with pytest.raises(Denied, match="too-many-tables"):
            await wait(one, ANN)
        assert set(one.matchmaker.waiting) == {"ben"}

    run_with_context(tmp_path, story, tables_per_visitor=1)


def test_those_for_whom_there_is_no_table_wait_on(tmp_path: Path) -> None:
    """Nobody who waits is dropped: another becomes host, or all wait until there may be a table again."""

    async def story(one: Context) -> None:
        await one.matchmaker.join(ANN, GAME, None, "busy")
        for number in range(2):
            await make_table(one, f"busy {number}", network="busy")
        await one.matchmaker.join(BEN, GAME, None, "home")
        await one.matchmaker.join(CLEO, GAME, None, "home")
        assert (await table_of(one, ANN)).row.host == BEN.id
        await one.matchmaker.join(DAN, GAME, 30, "home")
        await make_table(one, "home", network="home")
        one.matchmaker.arrive(DAN.id)
        await pass_time(one, 60)
        assert set(one.matchmaker.waiting) == {DAN.id}
        await pass_time(one, DAY)
        assert await table_of(one, DAN)

    run_with_context(tmp_path, story, tables_per_address=2)


def test_many_who_wait_at_some_addresses_leave_room_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: Context) -> None:
        monkeypatch.setattr(matchmaking, "MAX_WAITING", 4)
        monkeypatch.setattr(matchmaking, "MAX_WAITING_PER_NETWORK", 2)
        game = "wild-realms-alliance"
        await one.matchmaker.join(ANN, GAME, None, "busy")
        await one.matchmaker.join(BEN, game, None, "busy")
        with pytest.raises(HTTPException):
            await one.matchmaker.join(CLEO, "wild-space", None, "busy")
        await one.matchmaker.join(CLEO, "wild-space", None, "elsewhere")
        with pytest.raises(HTTPException):
            await one.matchmaker.join(DAN, GAME, None, "elsewhere")

    run_with_context(tmp_path, story)


def test_the_queue_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: Context) -> None:
        monkeypatch.setattr(matchmaking, "MAX_WAITING_PER_NETWORK", 1)
        await wait(one, ANN)
        await wait(one, ANN)
        with pytest.raises(HTTPException):
            await wait(one, BEN)
        await one.matchmaker.join(BEN, GAME, None, "elsewhere")

    run_with_context(tmp_path, story)


def test_a_banned_or_deleted_visitor_waits_no_longer(tmp_path: Path) -> None:
    async def story(one: Context) -> None:
        await wait(one, ANN, BEN)
        await one.access.ban(ANN.id)
        await one.forget(BEN)
        assert not one.matchmaker.waiting
        assert await one.store.queue() == []

    run_with_context(tmp_path, story)


def test_programs_wait_and_get_a_table(running_server: Running) -> None:
    with running_server.program("Kim") as kim, running_server.program("Lou") as lou:
        assert kim.does("/queue", game="wild-space")["game"] == "wild-space"
        assert lou.get("/queue").json["waiting"]["wild-space"] == 1
        assert kim.does("/queue/leave")["game"] is None
        kim.does("/queue", game="wild-space")
        table = lou.does("/queue", game="wild-space")["table"]
        assert kim.get("/queue").json["table"] == table
        assert kim.does("/queue", game="wild-space")["table"] == table, "the reply may have been lost"
        assert kim.get(f"/tables/{table}").json["viewer"] == 0
        assert kim.get("/queue").json["table"] is None
        assert kim.post("/queue", game="chess").status == 404
