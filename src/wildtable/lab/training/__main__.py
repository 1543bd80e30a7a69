"""`python -m wildtable.lab.training GAME`: train where nothing but PyTorch and Numba is installed, as on a GPU of a cloud.

Trains, prints a line of JSON now and then, writes checkpoint, weights and metrics, and evaluates the weights.
"""

from __future__ import annotations

import argparse
import fcntl
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import Any

from wildtable.lab.training.environments import OPPONENTS
from wildtable.lab.training.learner import Learner
from wildtable.lab.training.run import Run
from wildtable.lab.training.settings import find_preset

BEST_RESPONSE: dict[str, Any] = {"rate": 5e-4, "entropy": 0.005, "horizon": 300_000_000}
"""How a best response is trained."""
SAVE_SECONDS = 60
"""Seconds between two saves of a run."""


@contextmanager
def hold(path: Path | None) -> Iterator[None]:
    """Wait until no other process holds a lock, and hold it."""
    if path is None:
        yield
        return
    with path.open("w", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def parse_setting(text: str) -> tuple[str, Any]:
    """Return a setting of `NAME=VALUE`, its value as JSON."""
    name, _, value = text.partition("=")
    setting = json.loads(value)
    return name, tuple(setting) if isinstance(setting, list) else setting


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m wildtable.lab.training", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--out", type=Path, default=Path())
    parser.add_argument("--resume", type=Path, help="a checkpoint to go on with")
    parser.add_argument(
        "--set", action="append", default=[], type=parse_setting, metavar="NAME=VALUE", help="of TrainingSettings"
    )
    parser.add_argument("--judge", type=int, default=2000, help="games against a table of greedy bots at the end")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--lock", type=Path, help="train while no other process holds this lock: turns on one device")
    parser.add_argument("--until", type=float, help="end training so many seconds after the start, whatever --minutes says")
    parser.add_argument("--without-games", action="store_true", help="a smaller checkpoint, which goes on with new games")
    parser.add_argument("--compile", action="store_true", help="compile the net: half a minute more, then faster")
    parser.add_argument("--exploit", type=float, default=0.0, help="at the end train a best response for so many seconds")
    return parser.parse_args()


def start_run(args: argparse.Namespace) -> Run:
    """Begin a run, or go on with that of a checkpoint."""
    if args.resume:
        return Run.resume(args.resume, args.out, args.game, args.device, threads=args.threads, changes=dict(args.set))
    settings = find_preset(args.game, args.device, **dict(args.set))
    return Run(Learner(settings, args.device, args.threads), args.out, args.game)


def main() -> None:
    args = parse_arguments()

    def say(**facts: Any) -> None:
        print(json.dumps({"game": args.game, **facts}), flush=True)

    began = perf_counter()
    run = start_run(args)
    say(parameters=run.learner.shape.size, settings=run.learner.settings.dump())
    say(compile_seconds=run.learner.warm())
    if args.compile:
        say(compile_error=run.learner.compile())
    say(start_seconds=round(perf_counter() - began, 1))
    with hold(args.lock):
        left = 60 * args.minutes if args.until is None else min(60 * args.minutes, args.until - perf_counter() + began)
        saved = perf_counter()

        def report(metrics: Mapping[str, Any]) -> None:
            nonlocal saved
            say(**metrics)
            if perf_counter() - saved > SAVE_SECONDS:
                run.save(with_games=not args.without_games)
                saved = perf_counter()

        run.train(max(left, 1.0), on_report=report)
        run.save(with_games=not args.without_games)
        say(saved_after=round(perf_counter() - began, 1))
        net = run.learner.net({})
        if args.exploit:
            run = Run(run.learner, args.out, f"{args.game}.best-response")
            run.learner.face_itself(**BEST_RESPONSE)
            run.train(args.exploit, on_report=lambda metrics: say(best_response=dict(metrics)))
            say(exploited_after=round(perf_counter() - began, 1))
    if args.exploit:
        say(best_response=asdict(run.judge(run.learner.net({}), net, args.judge, args.threads)))
    for against in OPPONENTS if args.judge else ():
        say(evaluation=asdict(run.judge(net, against, args.judge, args.threads)))
    say(all_seconds=round(perf_counter() - began, 1))


if __name__ == "__main__":
    main()
