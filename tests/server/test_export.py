"""Exports of visitors with long histories come in small chunks, between which the event loop serves others."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from tests.harness.tables import ANN, clock_of, context, make_game
from wildtable.server.store.rows import MAX_CHAT_LINES
from wildtable.server.tables.archive.export import PIECE, export_visitor

LINES = 4 * PIECE + 7


def test_a_long_history_comes_in_small_pieces(tmp_path: Path) -> None:
    async def export() -> list[str]:
        async with context(tmp_path) as one:
            tables = [await make_game(one, name) for name in ("oak", "elm", "yew")]
            for number in range(LINES):
                await clock_of(one).advance(1)
                await tables[number // MAX_CHAT_LINES].say(ANN, f"line {number}")
            turns = 0

            async def take_turns() -> None:
                nonlocal turns
                while True:
                    turns += 1
                    await asyncio.sleep(0)

            others = asyncio.create_task(take_turns())
            before = turns
            pieces = [piece async for piece in export_visitor(one.archive, ANN)]
            others.cancel()
            assert turns - before >= len(pieces) - 2, "others waited for more than one chunk"
            return pieces

    pieces = asyncio.run(export())
    told = json.loads("".join(pieces))
    assert [line["text"] for line in told["chat"]] == [f"line {number}" for number in range(LINES)]
    assert max(piece.count('"text"') for piece in pieces) == PIECE
