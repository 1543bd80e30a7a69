"""Decisions: the games of self-play as rows of observation, mask, move and outcome, derived from them when needed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from wildtable.adapters.encoding import Encoding, mask_moves
from wildtable.lab.selfplay import SelfplayGame, SelfplayTable, read_selfplay

if TYPE_CHECKING:
    import pyarrow as pa


def read_decisions(path: Path | str) -> Iterator[pa.Table]:
    """Yield for each game of a folder, or of one file of self-play, a table of its decisions.

    Columns: `game`, `decision` and `seat` as numbers; `observation`, the encoding of the seat's view; `mask`, 1 for each
    legal move of the vocabulary; `move`, the one that was played; `share` and `score`, which the seat had at the end.
    """
    games = read_selfplay(path)
    encoding = Encoding(games.game, games.seats, games.options)
    for game in games:
        yield _tabulate(games, encoding, game)


def write_decisions(path: Path) -> Path:
    """Write the decisions of a file of games beside it: a cache, which a new encoding makes invalid."""
    import pyarrow.parquet as pq  # noqa: PLC0415 - optional

    target = path.with_name(path.name.replace("games-", "decisions-"))
    unfinished = target.with_suffix(".unfinished")
    writer = None
    for table in read_decisions(path):
        writer = writer or pq.ParquetWriter(unfinished, table.schema, compression="zstd")
        writer.write_table(table)
    if writer is not None:
        writer.close()
        unfinished.replace(target)
    return target


def _tabulate(games: SelfplayTable, encoding: Encoding, game: SelfplayGame) -> pa.Table:
    import pyarrow as pa  # noqa: PLC0415 - optional

    count, moves = len(game.moves), len(games.game.moves)
    observations, masks = np.zeros((count, encoding.size), np.float32), np.zeros((count, moves), np.int8)
    seats = []
    for number, (state, seat, _) in enumerate(games.replay(game)):
        encoding.encode(state.view(seat), observations[number])
        masks[number] = mask_moves(state.asking[seat], moves)
        seats.append(seat)

    def rows(values: Any, size: int) -> Any:
        return pa.FixedSizeListArray.from_arrays(pa.array(values.reshape(-1)), size)

    return pa.table(
        {
            "game": pa.array([game.number] * count, pa.int64()),
            "decision": pa.array(range(count), pa.int32()),
            "seat": pa.array(seats, pa.uint8()),
            "observation": rows(observations, encoding.size),
            "mask": rows(masks, moves),
            "move": pa.array(game.moves, pa.uint16()),
            "share": pa.array([game.shares[seat] for seat in seats], pa.float32()),
            "score": pa.array([game.scores[seat] for seat in seats], pa.int32()),
        }
    )
