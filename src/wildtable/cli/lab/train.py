"""`wildtable lab train`: train a net for a game by self-play, with a page of curves. Needs the extra `train`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from functools import partial
from html import escape
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any
from zlib import crc32

from wildtable.cli import arguments
from wildtable.cli.arguments import ChosenGame, UsageError, spell_options
from wildtable.cli.lab.reports import render_cell, render_page, render_table, write_report
from wildtable.cli.terminal.console import make_console, print_text
from wildtable.cli.texts import language, say
from wildtable.lab.training.settings import TrainingMetrics, TrainingSettings, read_metrics

if TYPE_CHECKING:
    from rich.console import Console

    from wildtable.lab.training.run import Run


WIDTH, HEIGHT, MARGIN = 460, 170, 56
CURVES = ("wins_greedy", "wins_past", "entropy", "value_loss", "decisions_per_second", "learned_per_second")
STYLE = """
.curves { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem }
figure { margin: 0 }
figcaption { font-weight: bold }
.axis { stroke: var(--line) }
.curve { fill: none; stroke: var(--good); stroke-width: 2 }
text { fill: var(--ink); font: 12px system-ui, sans-serif }
text.end { text-anchor: end }
"""


def render_training(chosen: ChosenGame, metrics: TrainingMetrics) -> str:
    """Return the report."""
    title = say("train-page-title", title=chosen.game.texts.say(language(), "game-title"))
    options = spell_options(chosen.options)
    about = say("train-page-about", seats=chosen.seats, options=options)
    decisions = [report["decisions"] / 1e6 for report in metrics.reports]
    curves = [_curve(name, decisions, [report[name] for report in metrics.reports]) for name in CURVES]
    return render_page(title, STYLE, [about], [f'<div class="curves">{"".join(curves)}</div>', _table(metrics)])


def _curve(name: str, xs: Sequence[float], ys: Sequence[float]) -> str:
    """Draw a number over the millions of decisions."""
    left, right, most = min(xs, default=0), max(xs, default=1), max(ys, default=1) or 1
    bottom, wide = HEIGHT - 25, (WIDTH - MARGIN - 10) / max(right - left, 1e-9)
    places = ((MARGIN + (x - left) * wide, bottom - y / most * (HEIGHT - 40)) for x, y in zip(xs, ys, strict=True))
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    last = f"{ys[-1]:,.3g}" if ys and ys[-1] < 1000 else f"{ys[-1]:,.0f}" if ys else ""
    drawn = [
        f'<line class="axis" x1="{MARGIN}" x2="{WIDTH - 10}" y1="{bottom}" y2="{bottom}"/>',
        f'<polyline class="curve" points="{points}"/>',
        f'<text class="end" x="{MARGIN - 6}" y="19">{most:.3g}</text>',
        f'<text class="end" x="{MARGIN - 6}" y="{bottom}">0</text>',
        f'<text x="{MARGIN}" y="{HEIGHT - 6}">{left:,.0f}</text>',
        f'<text class="end" x="{WIDTH - 10}" y="{HEIGHT - 6}">{right:,.0f}</text>',
    ]
    caption = say("train-curve", name=name)
    label = escape(f"{caption}: {last}", quote=True)
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return (
        f"<figure><figcaption>{escape(caption)}</figcaption>"
        f'<svg role="img" aria-label="{label}" {size}>{"".join(drawn)}</svg></figure>'
    )


def _table(metrics: TrainingMetrics) -> str:
    """List how the net did against tables of other bots."""
    headings = map(say, ("train-decisions", "train-against", "train-games", "train-wins"))
    rows = [
        (
            f"{evaluation['decisions']:,}",
            say("train-opponent", bot=evaluation["against"]),
            f"{evaluation['games']:,}",
            f"{evaluation['wins']:.1%} ± {evaluation['error']:.1%}",
        )
        for evaluation in metrics.evaluations
    ]
    return render_table(headings, (map(render_cell, row) for row in rows))


# The command


MAX_SEED = 1 << 16
"""Deals of different seeds are far apart, which bounds the number of seeds."""
SAVE_SECONDS = 60.0
"""Seconds between two saves of a run."""


def run(args: argparse.Namespace) -> int:
    chosen = arguments.parse_game(args)
    if chosen.game.deck_text:
        raise UsageError(say("error-train-deck"))
    for module in ("torch", "numba"):
        if find_spec(module) is None:
            raise UsageError(say("error-train", module=module))
    _train(args, _find_resumed(args, chosen) if args.resume else chosen)
    return 0


def _find_resumed(args: argparse.Namespace, chosen: ChosenGame) -> ChosenGame:
    """Return the variant of a checkpoint; refuse another game, and seats, options and a seed that are typed and differ."""
    from wildtable.lab.training.checkpoint import read_checkpoint  # noqa: PLC0415 - needs NumPy

    settings = TrainingSettings.load(read_checkpoint(args.resume)[0]["settings"])
    game = settings.rulebook
    options = game.choose(settings.seats, settings.options)
    trained = {"game": game.name, "seats": settings.seats, "seed": settings.seed, **options}
    typed = {"game": chosen.game.name, **{name: chosen.options[name] for name, _ in args.set}}
    typed |= {"seats": chosen.seats} if args.seats else {}
    typed |= {"seed": _parse_seed(args.seed)} if args.seed else {}
    for name, value in typed.items():
        if trained.get(name) != value:
            shown = {"found": str(trained[name]).lower(), "typed": args.seed if name == "seed" else str(value).lower()}
            raise UsageError(say("error-train-resume", path=str(args.resume), name=name, **shown))
    return ChosenGame(game, settings.seats, options)


def _train(args: argparse.Namespace, chosen: ChosenGame) -> None:
    from wildtable.lab.training.environments import OPPONENTS  # noqa: PLC0415 - needs NumPy

    training, console = _start(args, chosen), make_console()
    left = 60 * args.minutes if args.hours is None else 3600 * args.hours
    while left > 0:
        piece = min(left, SAVE_SECONDS)
        training.train(piece, on_report=_print_json if args.json else partial(_print_report, console))
        training.save()
        left -= piece
    for against in OPPONENTS:
        evaluation = training.judge(training.learner.net({}), against, args.games)
        if not args.json:
            name = "random" if against == "chance" else against
            wins = {"wins": f"{evaluation.wins:.1%}", "error": f"{evaluation.error:.1%}"}
            console.print(say("train-judged", bot=name, games=evaluation.games, **wins))
    page = training.path("training.html")
    write_report(page, render_training(chosen, read_metrics(training.path("metrics.jsonl"))))
    if not args.json:
        console.print(say("train-saved", weights=str(training.path("weights.npz")), page=str(page)))


def _start(args: argparse.Namespace, chosen: ChosenGame) -> Run:
    """Begin a run, or go on with that of a checkpoint."""
    import torch  # noqa: PLC0415 - optional, and slow to import

    from wildtable.lab.training.learner import Learner  # noqa: PLC0415 - needs PyTorch
    from wildtable.lab.training.run import Run  # noqa: PLC0415
    from wildtable.lab.training.settings import find_preset  # noqa: PLC0415

    if args.device == "cuda" and not torch.cuda.is_available():
        raise UsageError(say("error-train-device"))
    game = chosen.game
    if args.resume:
        return Run.resume(args.resume, args.out, game.name, args.device)
    seed = _parse_seed(args.seed) if args.seed else 1
    settings = find_preset(game.name, args.device, seats=chosen.seats, options=chosen.options, seed=seed)
    return Run(Learner(settings, args.device), args.out, game.name)


def _parse_seed(text: str) -> int:
    return crc32(text.encode()) % MAX_SEED


def _print_json(report: Mapping[str, Any]) -> None:
    print_text(json.dumps(dict(report)))


def _print_report(console: Console, report: Mapping[str, Any]) -> None:
    shares = {name: f"{report[name]:.1%}" for name in ("wins_greedy", "wins_past")}
    speed = f"{report['decisions_per_second']:,}"
    millions = report["decisions"] / 1e6
    console.print(say("train-report", seconds=round(report["seconds"]), millions=millions, speed=speed, **shares))
