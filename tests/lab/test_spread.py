"""Jobs at scale: the same result with every engine, in parts and after losses; bots are sent along, other sources are
refused."""

from __future__ import annotations

import json
import os
import signal
import sys
import tracemalloc
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest
from distributed import Client

import wildtable
from tests.harness.cluster import run_cluster
from tests.harness.server import wait_until
from wildtable.bots.outside import sources_of
from wildtable.engine.errors import OptionError, RecordError
from wildtable.lab import job as jobs
from wildtable.lab.balance import BalanceJob, measure
from wildtable.lab.counting import Cutter, LineFile, Summary, add_up, merge
from wildtable.lab.job import WHOLE, Job, LabError, Parcel, Part, fingerprint
from wildtable.lab.ladder import Ladder, merge_ladders, play_ladder
from wildtable.lab.matches import Match, play
from wildtable.lab.spread import MAX_DEATHS, Dask, DoneTask, Engine, Here, Processes, run_parcel

MATCH = Match("wild-realms-alliance", 3, ("greedy", "random", "random"), games=62, seed="spread")
BOT = """
from wildtable.bots import Bot

class Last(Bot):
    def choose(self, view, choice, rng):
        return [*choice][-1]
"""


@dataclass(frozen=True)
class Deadly(Match):
    """A match in which a range of games kills its process, as long as a file exists."""

    file: str = ""

    def run(self, task: tuple[int, int]) -> list[Any]:
        start, stop = task
        if start <= 30 < stop and Path(self.file).exists():
            lives = Path(self.file).read_text(encoding="utf-8")
            Path(self.file).write_text(lives[1:], encoding="utf-8") if lives[1:] else Path(self.file).unlink()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().run(task)


@pytest.fixture(scope="module")
def reference() -> Any:
    return add_up(MATCH, Here()).dump()


class Shuffled(Engine):
    """Plays in this process and returns the results in another order, a few at a time."""

    slots = 3

    def run(self, job: Job, tasks: Iterable[Any]) -> Iterator[DoneTask]:
        waiting, rng = Here().run(job, tasks), Random(1)
        while some := [*islice(waiting, 4)]:
            rng.shuffle(some)
            yield from some


class Nowhere(Engine):
    """Accepts no tasks."""

    slots = 1

    def run(self, job: Job, tasks: Iterable[Any]) -> Iterator[DoneTask]:
        assert not [*tasks]
        return iter(())


# One result


@pytest.mark.parametrize("engine", [Processes(1), Processes(2), Processes(3), Shuffled()], ids=["1", "2", "3", "shuffled"])
def test_every_engine_gives_the_same_sums(engine: Engine, reference: Any) -> None:
    assert add_up(MATCH, engine).dump() == reference


def test_parts_merged_in_any_order_give_the_same_sums(tmp_path: Path, reference: Any) -> None:
    paths = [tmp_path / f"{number}.jsonl" for number in range(1, 6)]
    for number, path in enumerate(paths, 1):
        add_up(MATCH, Here(), path, Part(number, 5))
    heading = LineFile.read_heading(paths[0], "job")
    assert Match.load(heading) == MATCH
    Random(3).shuffle(paths)
    assert merge(MATCH, heading, paths).dump() == reference
    with pytest.raises(LabError, match=r"12 of 62 games are missing: \d+ to \d+$"):
        merge(MATCH, heading, [path for path in paths if path.name != "2.jsonl"])
    with pytest.raises(RecordError, match="are there twice"):
        merge(MATCH, heading, [*paths, paths[0]])


def test_parts_are_equal_and_end_between_deals() -> None:
    ranges = [Part(number, 7).cut(62, 3) for number in range(1, 8)]
    assert [number for one in ranges for number in one] == [*range(62)]
    assert all(one.start % 3 == 0 and len(one) in (8, 9) for one in ranges)
    with pytest.raises(OptionError, match="at most 21 here, not 22"):
        Part(1, 22).cut(62, 3)


def test_tasks_grow_with_the_pace_and_share_the_end() -> None:
    cutter = Cutter([range(9000), range(10_000, 10_300)], 3, Processes(2))
    sizes = []
    for start, stop in cutter:
        cutter.learn(stop - start, (stop - start) / 100)
        sizes.append(stop - start)
        assert start % 3 == 0 or start >= 10_000
    assert sizes[:5] == [3, 12, 48, 192, 198]
    assert sum(sizes) == 9300
    assert max(sizes) == 198
    assert sizes[-1] <= 3


def test_a_ladder_in_parts_is_the_same_ladder(tmp_path: Path) -> None:
    ladder = Ladder("wild-realms-alliance", 3, ("greedy", "random"), games=12, seed="parts")
    whole = play_ladder(ladder, tmp_path / "whole.jsonl", Here())
    paths = [tmp_path / f"{number}.jsonl" for number in (2, 1)]
    for path in paths:
        assert play_ladder(ladder, path, Shuffled(), Part(int(path.stem), 2)) is None
    with pytest.raises(LabError, match="4 deals are missing, the first of them deal 2 of greedy against random"):
        merge_ladders(paths[1:], ladder, tmp_path / "half.jsonl")
    assert merge_ladders(paths, ladder, tmp_path / "merged.jsonl") == whole


# Losses


def test_a_killed_process_costs_only_its_task(tmp_path: Path, reference: Any) -> None:
    file = tmp_path / "deadly"
    file.write_text("xx", encoding="utf-8")
    job = Deadly.load(MATCH.dump() | {"file": str(file)})
    assert add_up(job, Processes(2)).dump() == reference
    assert not file.exists()


def test_a_task_that_always_kills_is_given_up(tmp_path: Path, reference: Any) -> None:
    file, path = tmp_path / "deadly", tmp_path / "checkpoint.jsonl"
    file.write_text("x" * MAX_DEATHS, encoding="utf-8")
    job = Deadly.load(MATCH.dump() | {"file": str(file)})
    with pytest.raises(LabError, match=rf"ended 3 processes, after \d+ of 62 games; the same command goes on from {path}"):
        add_up(job, Processes(2), path)
    assert add_up(job, Processes(2), path).dump() == reference


def test_what_a_bot_raises_is_raised_here() -> None:
    match = replace(MATCH, bots=("program:false", "random", "random"))
    with pytest.raises(OptionError, match="ended with status 1 instead of an answer"):
        add_up(match, Processes(2))


FAILING_BOT = """
from wildtable.bots import Bot

class Surprise(Exception):
    pass

class Cost(Exception):
    def __init__(self, amount, unit):
        super().__init__(f"{amount} {unit}")

class Failing(Bot):
    def choose(self, view, choice, rng):
        return self.helper()

    def helper(self):
        return FAULT
"""


@pytest.mark.parametrize(
    ("fault", "kind", "message"),
    [
        ("1 // 0", ZeroDivisionError, "integer division or modulo by zero"),
        ("(_ for _ in ()).throw(Surprise('own'))", RuntimeError, r"failing_bot\.py\.Surprise: own$"),
        ("(_ for _ in ()).throw(Cost(3, 'points'))", RuntimeError, r"failing_bot\.Cost: 3 points$"),
        ("'dance'", OptionError, r"failing_bot.*Failing, seat \d: “dance” isn.t a move"),
    ],
    ids=["zero", "own exception", "exception that loads nowhere", "illegal move"],
)
def test_a_bot_that_fails_in_another_process_is_shown_with_the_place(
    fault: str, kind: type[Exception], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "failing_bot.py"
    path.write_text(FAILING_BOT.replace("FAULT", fault), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "failing_bot", raising=False)
    name = "class:failing_bot:Failing" if "Cost" in fault else f"{path}:Failing"
    with pytest.raises(kind, match=message) as raised:
        add_up(replace(MATCH, bots=(name, "random", "random")), Processes(2))
    place = FAILING_BOT[: FAILING_BOT.index("return FAULT")].count("\n") + 1
    assert kind is OptionError or f'{path}", line {place}, in helper' in "".join(getattr(raised.value, "__notes__", ()))


def test_a_run_goes_on_from_a_checkpoint_cut_anywhere(tmp_path: Path, reference: Any) -> None:
    path = tmp_path / "checkpoint.jsonl"
    add_up(MATCH, Here(), path)
    written = path.read_bytes()
    for end in (0, 1, written.index(b"\n") + 1, len(written) // 2, len(written) - 1, len(written)):
        path.write_bytes(written[:end])
        played: list[int] = []
        assert add_up(MATCH, Shuffled(), path, on_games=played.append).dump() == reference
        assert sum(played) == 62
        assert add_up(MATCH, Nowhere(), path).dump() == reference, "all results can be read from the file"


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (replace(MATCH, seed="other"), "another job (other seed)"),
        (replace(MATCH, games=90), "another job (other games)"),
        (replace(MATCH, bots=("eager", "random", "random")), "another job (other bots)"),
    ],
    ids=["seed", "games", "bots"],
)
def test_the_checkpoint_of_another_job_is_left_alone(tmp_path: Path, other: Match, message: str) -> None:
    path = tmp_path / "checkpoint.jsonl"
    add_up(replace(MATCH, games=3), Here(), path)
    path.write_bytes(path.read_bytes().replace(b'"games":3', b'"games":62'))
    written = path.read_bytes()
    with pytest.raises(RecordError) as error:
        add_up(other, Here(), path)
    assert message in str(error.value)
    assert path.read_bytes() == written


@pytest.mark.parametrize(
    "text", ['{"notes": 1}', '{"command": "simulate"}', '{"command":"simulate"}', "Dear diary", "[" * 100_000 + "\n"]
)
def test_a_file_that_is_no_checkpoint_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.json"
    path.write_text(text, encoding="utf-8")
    ladder = Ladder(MATCH.game, 3, ("greedy", "random"), 3, "0")
    for play_job in (lambda: add_up(MATCH, Here(), path), lambda: play_ladder(ladder, path, Here())):
        with pytest.raises(RecordError, match=r"notes.json is not the file of a (job|ladder); name another one"):
            play_job()
    assert path.read_text(encoding="utf-8") == text


def test_the_checkpoint_of_other_sources_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "checkpoint.jsonl"
    add_up(MATCH, Here(), path)
    monkeypatch.setattr(jobs, "own_sources", lambda: b"other")
    with pytest.raises(RecordError, match="other fingerprint"):
        add_up(MATCH, Here(), path)


# Sending bots to workers


def test_a_job_is_plain_data_with_its_deck(tmp_path: Path) -> None:
    game = wildtable.load("wild-realms-alliance")
    deck = game.deck.text.replace("strength = 2", "strength = 3", 1)
    assert deck != game.deck.text
    path = tmp_path / "deck.toml"
    path.write_text(deck, encoding="utf-8")
    job = replace(MATCH, deck=wildtable.load("wild-realms-alliance", path).deck_text)
    path.unlink()
    loaded = Match.load(json.loads(json.dumps(job.dump())))
    assert loaded == job
    assert add_up(loaded, Here()).dump() != add_up(MATCH, Here()).dump()


def test_bots_travel_by_their_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("last_bot.py").write_text(BOT, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    reports = []
    for name in ("class:last_bot.py:Last", "class:last_bot:Last"):
        match = replace(MATCH, bots=(name, "random", "random"), games=9)
        assert list(sources_of(match.bot_names).values()) == [BOT]
        reports.append([player.mean_score for player in play(match, Processes(2)).players])
    assert reports[0] == reports[1]
    assert sources_of(("class:wildtable.bots.simple:Eager", "greedy", "program:x")) == {}
    game = MATCH.rulebook
    assert fingerprint({"a": BOT}, game) != fingerprint({"a": BOT + "#"}, game)


@pytest.mark.parametrize("name", ["bots/simple.py", "games/wild_cards/deck.toml", "games/wild_cards/weights.npz"])
def test_the_fingerprint_covers_all_that_decides_games(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "__file__", str(tmp_path / "lab" / "job.py"))
    path = tmp_path / name
    path.parent.mkdir(parents=True)
    found = set()
    for content in (b"one", b"other"):
        path.write_bytes(content)
        found.add(jobs.own_sources.__wrapped__())
    assert len(found) == 2
    assert (Path(wildtable.__file__).parent / name).exists()


def test_a_file_that_a_bot_misses_on_a_worker_is_named(tmp_path: Path) -> None:
    """As an OSError it would be taken for a lost scheduler."""
    path = tmp_path / "reading_bot.py"
    path.write_text(BOT.replace("[*choice][-1]", "open('no-such-notes')"), encoding="utf-8")
    parcel = Parcel.pack(replace(MATCH, bots=(f"{path}:Last", "random", "random")))
    with pytest.raises(LabError, match=r"a worker cannot play this: .*'no-such-notes'"):
        run_parcel(parcel, (0, 3))


def test_other_sources_are_refused_in_words() -> None:
    parcel = Parcel.pack(MATCH)
    run_parcel(parcel, (0, 3))
    with pytest.raises(LabError, match=r"a worker has other sources .* restart the worker"):
        run_parcel(parcel._replace(fingerprint="0" * 16), (0, 3))


# Memory


@dataclass(frozen=True)
class MadeUp(Job):
    """Makes up results without games, to measure their memory."""

    command: ClassVar[str] = "simulate"

    def run(self, task: tuple[int, int]) -> list[Any]:
        summary = Summary()
        for number in range(*task):
            summary.counts[number % 3,].add_deal([1.0])
        return summary.dump()


def test_memory_does_not_grow_with_the_number_of_games() -> None:
    def peak(games: int) -> int:
        job = replace(MadeUp("wild-cards", 3, ("random",), 1, "0"), games=games)
        tracemalloc.start()
        add_up(job, Shuffled())
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return most

    assert peak(40_000) < 2 * peak(4_000)


# A cluster


def test_a_cluster_gives_the_same_and_survives_a_worker_but_not_its_scheduler(
    tmp_path: Path, reference: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    Path("last_bot.py").write_text(BOT, encoding="utf-8")
    with run_cluster(elsewhere, workers=2) as (address, scheduler, (doomed, _)):
        assert add_up(MATCH, Dask(address)).dump() == reference

        own = replace(MATCH, bots=("class:last_bot.py:Last", "random", "random"), games=6)
        assert play(own, Dask(address)).players == play(own, Here()).players
        job = BalanceJob("wild-realms-alliance", 3, ("random",), 12, "cluster")
        assert measure(job, Dask(address)) == measure(job, Here())

        with Client(address, set_as_default=False) as client:
            with pytest.raises(LabError, match="other sources"):
                client.submit(run_parcel, Parcel.pack(MATCH)._replace(fingerprint="0" * 16), (0, 3)).result()

            def kill(_: int) -> None:
                doomed.kill()

            assert add_up(MATCH, Dask(client), on_games=kill).dump() == reference
            wait_until(lambda: len(client.scheduler_info()["workers"]) == 1)

        def end(_: int) -> None:
            scheduler.kill()

        path = tmp_path / "checkpoint.jsonl"
        with pytest.raises(LabError, match=rf"scheduler {address} is lost, after \d+ of 62 games; .* from {path}"):
            add_up(MATCH, Dask(address), path, WHOLE, end)
        assert add_up(MATCH, Here(), path).dump() == reference
    with pytest.raises(LabError, match="no scheduler answers"):
        add_up(MATCH, Dask("tcp://127.0.0.1:1", timeout=0.1))
