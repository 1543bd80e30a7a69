"""Sanctions are in force as soon as they are imposed, whatever else happens at that moment."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.harness.tables import BEN, context, make_game, until
from wildtable.server.net.sanctions import BAN, MUTE
from wildtable.server.store.contract import StoreError
from wildtable.server.store.rows import Sanction
from wildtable.server.tables.table import Table


def test_a_ban_imposed_while_others_are_read_is_in_force(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            read, has_read, has_banned = h.store.sanctions, asyncio.Event(), asyncio.Event()

            async def read_before_the_ban() -> list[Sanction]:
                found = await read()
                has_read.set()
                await has_banned.wait()
                return found

            h.store.sanctions = read_before_the_ban  # type: ignore[method-assign]
            loading = asyncio.create_task(h.access.sanctions.load())
            await has_read.wait()
            await h.access.sanctions.impose(BAN, "cleo")
            has_banned.set()
            await loading
            assert h.access.sanctions.is_banned("cleo")

    asyncio.run(story())


def test_a_ban_reaches_all_seats_although_one_table_fails(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            first, second = await make_game(h, "first"), await make_game(h, "second")
            heard: list[str] = []
            first.listeners.add(lambda: heard.append("closes connections"))
            remove, failures = Table.remove_visitor, [StoreError("gone for a moment")]

            async def fail_once(table: Table, visitor: str) -> None:
                if failures:
                    raise failures.pop()
                await remove(table, visitor)

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(Table, "remove_visitor", fail_once)
                await h.access.ban(BEN.id)
                assert heard
                await until(lambda: all(one.session and one.session.away for one in (first, second)), h)

    asyncio.run(story())


def test_sanctions_apply_to_unsaved_visitors(tmp_path: Path) -> None:
    """A visitor who never posted anything exists only in their cookie."""

    async def story() -> None:
        async with context(tmp_path) as h:
            await h.access.sanctions.impose(MUTE, "nobody-kept")
            await h.access.ban("nobody-kept")
            await h.access.sanctions.load()
            assert [one.kind for one in h.access.sanctions.latest]
            assert h.access.sanctions.is_banned("nobody-kept")
            assert not h.access.sanctions.is_address_banned("testclient")

    asyncio.run(story())
