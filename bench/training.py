"""Training throughput, part by part: python -m bench.training [GAME] [--device cuda] [--games N ...]

Prints one line of JSON for each number of games: decisions played and learned per second, and the milliseconds of a step of
all games, of a forward pass, of the advice for its games, and of an optimizer step.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import torch

from wildtable.lab.training.__main__ import hold, parse_setting
from wildtable.lab.training.environments import Ending
from wildtable.lab.training.learner import Learner
from wildtable.lab.training.settings import find_preset

REPEATS = 10


def time_of(learner: Learner, part: Callable[[], object]) -> float:
    """Return the milliseconds of a part, after one call to warm up."""
    part()
    learner.finish()
    began = perf_counter()
    for _ in range(REPEATS):
        part()
    learner.finish()
    return round(1000 * (perf_counter() - began) / REPEATS, 3)


def measure(learner: Learner) -> dict[str, float]:
    """Return a learner's figures; its run is unusable afterwards."""
    settings = learner.settings
    for _ in range(3):
        told = learner.iterate()
    decisions = settings.games * settings.steps
    ending = Ending(learner.ended[0], learner.shares[0])
    first = learner.first_greedy

    @torch.no_grad()  # type: ignore[untyped-decorator] # PyTorch may be missing where types are checked
    def decide() -> None:
        learner.decide(learner.flat, 0, 0, settings.games)

    return {
        "games": settings.games,
        "played_per_second": round(decisions / told["play_seconds"]),
        "learned_per_second": round(settings.epochs * decisions / told["learn_seconds"]),
        "decisions_per_second": round(decisions / (told["play_seconds"] + told["learn_seconds"])),
        "look_ms": time_of(learner, lambda: learner.env.look(learner.position(settings.steps), ending)),
        "decide_ms": time_of(learner, decide),
        "advise_ms": time_of(learner, lambda: learner.env.advise(first, learner.learners, learner.moves[0])),
        "advised_games": settings.games - first,
        "advantages_ms": time_of(learner, learner.weigh),
        "memory_gib": round(torch.cuda.max_memory_allocated() / 2**30, 1) if learner.device.type == "cuda" else 0.0,
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.training", description=__doc__)
    parser.add_argument("game", nargs="?", default="wild-cards")
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    parser.add_argument("--games", type=int, nargs="*", default=[256])
    parser.add_argument("--set", action="append", default=[], type=parse_setting, metavar="NAME=VALUE")
    parser.add_argument("--lock", type=Path)
    args = parser.parse_args()
    began = perf_counter()
    Learner(find_preset(args.game, args.device, **dict(args.set) | {"games": 1024}), args.device).warm()
    print(json.dumps({"game": args.game, "compile_seconds": round(perf_counter() - began, 1)}), flush=True)
    with hold(args.lock):
        for games in args.games:
            learner = Learner(find_preset(args.game, args.device, **dict(args.set) | {"games": games}), args.device)
            print(json.dumps({"game": args.game, **measure(learner)}), flush=True)
            del learner


if __name__ == "__main__":
    main()
