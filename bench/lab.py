"""Cost of the lab's engines in CPU time of all processes, and sizes of self-play files."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

import psutil
from tests.harness.cluster import LocalCluster, run_cluster

import wildtable
from wildtable.adapters.encoding import write_decisions
from wildtable.lab.counting import add_up
from wildtable.lab.matches import Match
from wildtable.lab.selfplay import Selfplay, play_selfplay, read_selfplay
from wildtable.lab.spread import Dask, Engine, Here, Processes

WORKERS = 2


def measure_lab(rounds: int, games: int) -> None:
    match = Match("wild-cards", 3, ("eager", "random", "random"), games, "bench")
    with TemporaryDirectory() as folder, run_cluster(Path(folder), WORKERS) as cluster:
        remote = [psutil.Process(one.pid) for one in (cluster.scheduler, *cluster.workers)]
        engines: dict[str, Engine] = {"here": Here(), "processes": Processes(WORKERS), "Dask": Dask(cluster.address)}
        spent: dict[str, list[float]] = {name: [] for name in engines}
        sums = set()
        for _ in range(rounds):
            for name, engine in engines.items():
                before = _cpu(remote)
                sums.add(str(add_up(match, engine).dump()))
                spent[name].append(_cpu(remote) - before)
        _print_memory(cluster)
    print(f"CPU of all processes, ms a game of wild-cards, best of {rounds} alternating runs of {games} games")
    least = min(spent["processes"])
    for name, times in spent.items():
        print(f"  {name:10} {1000 * min(times) / games:6.2f}   ratio to processes {min(times) / least:.2f}")
    print(f"  {'one digest' if len(sums) == 1 else f'{len(sums)} DIGESTS'} of all runs")
    _measure_sizes()


def _cpu(remote: Iterable[psutil.Process]) -> float:
    """Return the CPU seconds of this process, of its finished children, and of the cluster's processes."""
    own = psutil.Process().cpu_times()
    return float(
        sum(
            (own.user, own.system, own.children_user, own.children_system),
            sum(sum(process.cpu_times()[:2]) for process in remote),
        )
    )


def _print_memory(cluster: LocalCluster) -> None:
    def resident(pid: int | None) -> float:
        return float(psutil.Process(pid).memory_info().rss) / 1e6

    workers = ", ".join(f"{resident(one.pid):.0f}" for one in cluster.workers)
    print(f"resident MB: client {resident(None):.0f}, scheduler {resident(cluster.scheduler.pid):.0f}, workers {workers}")


def _measure_sizes(games: int = 120) -> None:
    print(f"self-play of greedy bots, {games} games: bytes")
    for name in wildtable.games():
        game = wildtable.load(name)
        seats = game.seat_counts[0]
        with TemporaryDirectory() as folder:
            job = Selfplay(name, seats, ("greedy",) * game.people(seats, game.choose(seats, {})), games, "bench")
            (path,) = play_selfplay(job, Path(folder), Here())
            moves = sum(len(one.moves) for one in read_selfplay(path))
            decisions = write_decisions(path)
            size, rows = path.stat().st_size, decisions.stat().st_size
        sizes = f"games {size / games:5.0f} a game  decisions {rows / moves:5.1f} a row"
        print(f"  {name:22} {seats} seats  {moves / games:4.0f} moves  {sizes}")
