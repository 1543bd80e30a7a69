"""Speed of the games, as a ratio to RLCard's uno in the same run, and what copies, views and records cost."""

from __future__ import annotations

import argparse

from bench.engine import measure_engine


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench", description=__doc__)
    parser.add_argument("what", nargs="?", choices=["engine"], default="engine", help="what to measure (default: engine)")
    parser.add_argument("--rounds", type=int, default=3, help="alternating runs, of which the best counts (default: 3)")
    parser.add_argument("--seconds", type=float, default=2.0, help="about how long each run takes (default: 2)")
    arguments = parser.parse_args()
    measure_engine(arguments.rounds, arguments.seconds)


if __name__ == "__main__":
    main()
