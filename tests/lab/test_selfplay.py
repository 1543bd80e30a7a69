"""Self-play: games in files that replay, on any engine, and are not played twice; decisions derived from them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from wildtable.adapters.encoding import Encoding, read_decisions, write_decisions
from wildtable.engine.errors import RecordError
from wildtable.lab.job import Part
from wildtable.lab.matches import play_game
from wildtable.lab.selfplay import Selfplay, play_selfplay, read_selfplay
from wildtable.lab.spread import Here, Processes

JOB = Selfplay("wild-realms-alliance", 3, ("greedy", "random", "eager"), games=14, seed="self", options={})


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    paths = play_selfplay(JOB, folder, Here(), file_games=4)
    assert [path.name for path in paths] == [f"games-{first:09}.parquet" for first in (0, 6, 12)], "files hold whole deals"
    return folder


def test_games_play_out_as_they_are_noted(folder: Path) -> None:
    games = [*read_selfplay(folder)]
    assert [game.number for game in games] == [*range(14)]
    for game in games:
        assert sorted(game.scores) == sorted(play_game(JOB, game.number).scores)
        decisions = [*read_selfplay(folder).replay(game)]
        assert len(decisions) == len(game.moves)
    assert list(games[1].bots) == ["eager", "greedy", "random"], "in rotation 1 each bot is one seat further"
    wrong = games[0]._replace(scores=[0, 0, 0])
    with pytest.raises(RecordError, match="game 0 does not play out"):
        list(read_selfplay(folder).replay(wrong))


def test_metadata_says_what_was_played(folder: Path) -> None:
    about = read_selfplay(folder).about
    assert set(about) == {"rules", "game", "seats", "bots", "seed", "options", "deck", "version", "fingerprint"}
    assert about["bots"] == list(JOB.bots)
    assert about["fingerprint"] == JOB.describe()["fingerprint"]


def test_the_same_bytes_from_any_engine_and_part(folder: Path, tmp_path: Path) -> None:
    play_selfplay(JOB, tmp_path, Processes(2), Part(2, 2), file_games=4)
    play_selfplay(JOB, tmp_path, Here(), Part(1, 2), file_games=4)
    assert contents(tmp_path) == contents(folder)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_what_is_there_is_not_played_again(folder: Path, tmp_path: Path) -> None:
    for name, data in contents(folder).items():
        (tmp_path / name).write_bytes(data)
    (tmp_path / "games-000000006.parquet").unlink()
    (tmp_path / "games-000000000.unfinished").write_bytes(b"torn")

    class Watched(Here):
        def run(self, job: Any, tasks: Any) -> Any:
            assert list(tasks) == [(6, 12), (12, 18)]
            return super().run(job, tasks)

    longer = replace(JOB, games=18)
    play_selfplay(longer, tmp_path, Watched(), file_games=6)
    assert [game.number for game in read_selfplay(tmp_path)] == [*range(18)]


def test_the_folder_of_another_job_is_left_alone(folder: Path, tmp_path: Path) -> None:
    before = contents(folder)
    with pytest.raises(RecordError, match=r"another job \(other seed\); name another folder"):
        play_selfplay(replace(JOB, seed="other"), folder, Here(), file_games=4)
    assert contents(folder) == before
    (tmp_path / "games-000000000.parquet").write_bytes(b"Dear diary")
    with pytest.raises(RecordError, match="is not a file of games"):
        read_selfplay(tmp_path)
    with pytest.raises(RecordError, match=r"no games-\*\.parquet"):
        read_selfplay(tmp_path / "..")


def test_decisions_are_derived_with_observation_and_mask(folder: Path, tmp_path: Path) -> None:
    games = read_selfplay(folder)
    encoding = Encoding(games.game, games.seats, games.options)
    first, table = next(iter(games)), next(read_decisions(folder))
    rows = table.to_pylist()
    for row, (state, seat, move) in zip(rows, games.replay(first), strict=True):
        assert (row["seat"], row["move"]) == (seat, move.id)
        assert (np.array(row["observation"], np.float32) == encoding.encode(state.view(seat))).all()
        assert sorted(np.flatnonzero(row["mask"])) == sorted(move.id for move in state.asking[seat])
        assert row["share"] == pytest.approx(first.shares[seat])
        assert row["score"] == first.scores[seat]
    copy = tmp_path / "games-000000012.parquet"
    copy.write_bytes((folder / copy.name).read_bytes())
    written = pq.read_table(write_decisions(copy))
    assert written.num_rows == sum(len(game.moves) for game in read_selfplay(copy))
    assert not [*tmp_path.glob("*.unfinished")]
