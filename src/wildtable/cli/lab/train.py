"""`wildtable lab train`: train a net for a game by self-play, with a page of curves. Needs the extra `train`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any
from zlib import crc32

from wildtable.cli import arguments
from wildtable.cli.arguments import ChosenGame, UsageError
from wildtable.cli.lab.report_files import write_report
from wildtable.cli.lab.training_page import render_training
from wildtable.cli.terminal.console import make_console
from wildtable.cli.texts import say
from wildtable.lab.training.metrics import read_metrics

MAX_SEED = 1 << 16
"""Deals of different seeds are far apart; there is room for so many."""
SAVE_SECONDS = 60.0
"""How often the files are written while a run goes on."""


def run(args: argparse.Namespace) -> int:
    chosen = arguments.parse_game(args)
    if chosen.game.deck_text:
        raise UsageError(say("error-train-deck"))
    for module in ("torch", "numba"):
        if find_spec(module) is None:
            raise UsageError(say("error-train", module=module))
    _train(args, chosen)
    return 0


def _train(args: argparse.Namespace, chosen: ChosenGame) -> None:
    import torch  # noqa: PLC0415 - optional, and slow to import

    from wildtable.lab.training.learner import Learner  # noqa: PLC0415 - needs PyTorch
    from wildtable.lab.training.presets import find_preset  # noqa: PLC0415
    from wildtable.lab.training.run import Run  # noqa: PLC0415

    if args.device == "cuda" and not torch.cuda.is_available():
        raise UsageError(say("error-train-device"))
    game, console = chosen.game, make_console()
    if args.resume:
        training = Run.resume(args.resume, args.out, game.name, args.device)
        if training.learner.settings.game != game.name:
            raise UsageError(say("error-train-game", path=str(args.resume), game=training.learner.settings.game))
    else:
        seed = crc32(args.seed.encode()) % MAX_SEED if args.seed else 1
        settings = find_preset(game.name, args.device, seats=chosen.seats, options=chosen.options, seed=seed)
        training = Run(Learner(settings, args.device), args.out, game.name)

    def report(found: Mapping[str, Any]) -> None:
        if args.json:
            print(json.dumps(dict(found)), flush=True)
        else:
            numbers = {name: f"{found[name]:.1%}" for name in ("wins_greedy", "wins_past")}
            speed = f"{found['decisions_per_second']:,}"
            console.print(
                say(
                    "train-report",
                    seconds=round(found["seconds"]),
                    millions=found["decisions"] / 1e6,
                    speed=speed,
                    **numbers,
                )
            )

    left = 60 * args.minutes if args.hours is None else 3600 * args.hours
    while left > 0:
        piece = min(left, SAVE_SECONDS)
        training.train(piece, on_report=report)
        training.save()
        left -= piece
    for against in ("greedy", "chance"):
        found = training.judge(training.learner.net({}), against, args.games)
        if not args.json:
            name = "random" if against == "chance" else against
            console.print(
                say("train-judged", bot=name, games=found.games, wins=f"{found.wins:.1%}", error=f"{found.error:.1%}")
            )
    page = training.path("training.html")
    write_report(page, render_training(chosen, read_metrics(training.path("metrics.jsonl"))))
    if not args.json:
        console.print(say("train-saved", weights=str(training.path("weights.npz")), page=str(page)))
