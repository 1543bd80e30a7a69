"""Measure speed: the engine as a ratio to RLCard's uno and to standard imports, adapters, the server, pages."""

from __future__ import annotations

import argparse
from pathlib import Path

MAX_WORKER_TABLES = 16
"""For the workers benchmark: more would need more players than this process can simulate."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench", description=__doc__)
    parser.add_argument(
        "what",
        nargs="?",
        choices=["engine", "twin", "research", "lab", "server", "parts", "restart", "workers", "queues", "pages"],
        default="engine",
        help="default: engine",
    )
    parser.add_argument(
        "--rounds",
        type=int,
        default=3,
        help="engine, twin, research, lab, --against: alternating runs; the best counts (default: 3)",
    )
    parser.add_argument("--seconds", type=float, help="length of each run (default: 2, for the server 30)")
    parser.add_argument("--tables", type=int, default=200, help="server: tables, with five sockets each (default: 200)")
    parser.add_argument("--games", type=int, default=10_000, help="server, restart: stored games (default: 10000)")
    parser.add_argument(
        "--against", type=Path, metavar="PATH", help="server: another tree of the code, measured in turns in the same run"
    )
    parser.add_argument("--loads", type=int, default=10, help="pages: loads of each page (default: 10)")
    parser.add_argument("--json", action="store_true", help="twin: print JSON")
    parser.add_argument("--peers", action="store_true", help="twin: measure OpenSpiel's hearts and RLCard's uno as well")
    arguments = parser.parse_args()
    if arguments.what == "server":
        from bench.server import measure_against, measure_server  # noqa: PLC0415 - needs the server, the others do not

        if arguments.against:
            measure_against(arguments.against, arguments.tables, arguments.seconds or 30, arguments.rounds)
        else:
            measure_server(arguments.tables, arguments.seconds or 30, arguments.games)
    elif arguments.what == "restart":
        from bench.restart import measure_restarts  # noqa: PLC0415 - needs the server, the others do not

        measure_restarts(arguments.games)
    elif arguments.what == "workers":
        from bench.workers import measure_workers  # noqa: PLC0415 - needs PostgreSQL, the others do not

        measure_workers(min(arguments.tables, MAX_WORKER_TABLES), arguments.seconds or 10)
    elif arguments.what in ("parts", "queues"):
        from bench import drawing, queues  # noqa: PLC0415 - needs the server, the others do not

        (drawing.measure_parts if arguments.what == "parts" else queues.measure_queues)()
    elif arguments.what == "pages":
        from bench.pages import measure_pages  # noqa: PLC0415 - needs a browser, the others do not

        measure_pages(arguments.loads)
    elif arguments.what == "research":
        from bench.research import measure_research  # noqa: PLC0415 - only this one needs PettingZoo

        measure_research(arguments.rounds, arguments.seconds or 2)
    elif arguments.what == "lab":
        from bench.lab import measure_lab  # noqa: PLC0415 - only this one needs Dask

        measure_lab(arguments.rounds, 960)
    elif arguments.what == "twin":
        from bench.twin import measure_twins  # noqa: PLC0415 - only this one needs Numba

        measure_twins(arguments.rounds, arguments.seconds or 2, arguments.json, arguments.peers)
    else:
        from bench.engine import measure_engine  # noqa: PLC0415 - needs modules that older trees do not have

        measure_engine(arguments.rounds, arguments.seconds or 2)


if __name__ == "__main__":
    main()
