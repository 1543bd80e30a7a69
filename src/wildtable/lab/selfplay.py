"""Self-play: games of bots as tables of Parquet files, from which every decision can be derived again.

A file holds a fixed range of games and is written whole, so that a resumed run plays the files that are missing. Workers
return plain data and this process writes it: workers need neither the folder nor pyarrow. Needs the extra `data`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

import wildtable
from wildtable.engine.errors import RecordError
from wildtable.engine.game import AnyGame
from wildtable.engine.moves import Move
from wildtable.games import get_game
from wildtable.lab.counting import OnGames
from wildtable.lab.job import WHOLE, LabError, Part
from wildtable.lab.matches import Match, play_on, prepare_game
from wildtable.lab.spread import Engine, choose_engine

if TYPE_CHECKING:
    import pyarrow as pa

FILE_GAMES = 480
"""Games in a file, a multiple of every number of people."""
METADATA = "wildtable"
"""The key of a file's metadata, which is JSON."""


class SelfplayGame(NamedTuple):
    """A game: number, seed, bots by seat, the numbers of its moves, and by person scores and shares of the win."""

    number: int
    seed: str
    bots: Sequence[str]
    moves: Sequence[int]
    scores: Sequence[int]
    shares: Sequence[float]


@dataclass(frozen=True)
class Selfplay(Match):
    """Games of a match, noted move by move."""

    command: ClassVar[str] = "selfplay"

    def run(self, task: tuple[int, int]) -> list[Any]:
        """Play a range of games."""
        return [self._play(number) for number in range(*task)]

    def _play(self, number: int) -> SelfplayGame:
        state, seed, lineup, players, chances = prepare_game(self, number)
        moves = [move.id for move in play_on(state, players, chances)]
        result = state.result
        return SelfplayGame(number, seed, lineup, moves, result.scores, result.shares)

    def describe(self) -> dict[str, object]:
        """Return the metadata of each file: all but the number of games, which may grow."""
        description = self.dump() | {"version": wildtable.__version__, "fingerprint": self.fingerprint()}
        del description["games"], description["command"]
        return description


def play_selfplay(
    job: Selfplay,
    folder: Path,
    engine: Engine | None = None,
    part: Part = WHOLE,
    *,
    on_games: OnGames | None = None,
    file_games: int = FILE_GAMES,
) -> list[Path]:
    """Play the games whose files are missing in a folder, and return the paths of all files."""
    pq = _import_parquet()
    about = job.describe()
    tasks, missing = plan_files(job, part, file_games), []
    for task in tasks:
        path = name_file(folder, task.start)
        if path.exists() and _check(pq, path, about) == len(task):
            if on_games is not None:
                on_games(len(task))
        else:
            missing.append((task.start, task.stop))
    _make_folder(folder)
    engine = engine or choose_engine(job, sum(stop - start for start, stop in missing))
    try:
        for (start, _), games, _ in engine.run(job, missing):
            _write(name_file(folder, start), games, about)
            if on_games is not None:
                on_games(len(games))
    except LabError as error:
        raise LabError(f"{error}; the same command goes on with the files that are missing in {folder}") from None
    return [name_file(folder, task.start) for task in tasks]


def plan_files(job: Selfplay, part: Part = WHOLE, file_games: int = FILE_GAMES) -> list[range]:
    """Return the games of each file of a part: whole deals."""
    size = -(-file_games // job.unit) * job.unit
    ranges = [range(first, min(first + size, job.games)) for first in range(0, job.games, size)]
    return [ranges[number] for number in part.cut(len(ranges))]


def name_file(folder: Path, first: int) -> Path:
    """Return the path of the file that begins with a game."""
    return folder / f"games-{first:09}.parquet"


class SelfplayTable:
    """The games of files, read file by file; `game`, `seats` and `options` are the variant, `about` all metadata."""

    def __init__(self, paths: Sequence[Path]) -> None:
        pq = _import_parquet()
        self._paths = paths
        metadata = [_read_metadata(pq, path) for path in paths]
        if not metadata:
            raise RecordError("there are no games-*.parquet files here")
        self.about = metadata[0]
        if other := [path for path, about in zip(paths, metadata, strict=True) if about != self.about]:
            raise RecordError(f"{other[0]} has games of another job than {paths[0]}")
        self.game: AnyGame = get_game(self.about["game"], self.about["deck"])
        self.seats: int = self.about["seats"]
        self.options: Mapping[str, Any] = self.about["options"]
        if self.game.rules_version != self.about["rules"]:
            raise RecordError(
                f"the games are of {self.game.name}, rules {self.about['rules']}, not {self.game.rules_version}"
            )

    def __iter__(self) -> Iterator[SelfplayGame]:
        for table in self.tables():
            for row in table.to_pylist():
                yield SelfplayGame(*row.values())

    def tables(self) -> Iterator[pa.Table]:
        """Yield the table of each file."""
        pq = _import_parquet()
        for path in self._paths:
            yield pq.read_table(path)

    def replay(self, game: SelfplayGame) -> Iterator[tuple[Any, int, Move]]:
        """Yield each decision of a game: the state before it, the seat that is asked, and its move."""
        state: Any = self.game.new(self.seats, seed=game.seed, **self.options)
        for number in game.moves:
            seat, move = next(iter(state.asking)), self.game.moves[number]
            yield state, seat, move
            state.play(seat, move)
        if not state.over or state.result.scores != tuple(game.scores):
            raise RecordError(f"game {game.number} does not play out as it is noted")


def read_selfplay(path: Path | str) -> SelfplayTable:
    """Read the games of a folder, or of one file."""
    path = Path(path)
    return SelfplayTable(sorted(path.glob("games-*.parquet")) if path.is_dir() else [path])


def _write(path: Path, games: Sequence[Sequence[Any]], about: Mapping[str, object]) -> None:
    """Write a file under another name first, so that it is there whole or not at all."""
    import pyarrow as pa  # noqa: PLC0415 - optional

    schema = pa.schema(
        [
            ("game", pa.int64()),
            ("seed", pa.string()),
            ("bots", pa.list_(pa.string())),
            ("moves", pa.list_(pa.uint16())),
            ("scores", pa.list_(pa.int32())),
            ("shares", pa.list_(pa.float32())),
        ],
        {METADATA: json.dumps(about, sort_keys=True)},
    )
    columns = [pa.array(column, field.type) for column, field in zip(zip(*games, strict=True), schema, strict=True)]
    unfinished = path.with_suffix(".unfinished")
    _import_parquet().write_table(pa.table(columns, schema), unfinished, compression="zstd")
    unfinished.replace(path)


def _check(pq: Any, path: Path, about: Mapping[str, object]) -> int:
    """Return how many games a file has, which must be of the same job."""
    written = _read_metadata(pq, path)
    if other := [key for key in about if written.get(key) != about[key]]:
        raise RecordError(f"{path} has games of another job (other {', '.join(other)}); name another folder")
    return int(pq.read_metadata(path).num_rows)


def _read_metadata(pq: Any, path: Path) -> dict[str, Any]:
    try:
        return dict(json.loads(pq.read_schema(path).metadata[METADATA.encode()]))
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise RecordError(f"{path} is not a file of games: {error}") from None


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordError(f"{folder}: {error.strerror}") from None


def _import_parquet() -> Any:
    try:
        import pyarrow.parquet as pq  # noqa: PLC0415 - optional
    except ImportError:
        raise LabError("tables of games need more packages: pip install 'wildtable[data]'") from None
    return pq
