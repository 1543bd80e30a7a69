"""The report on a training run as a self-contained HTML page: a curve for each number that tells how it goes."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from wildtable.cli.arguments import ChosenGame, spell_options
from wildtable.cli.lab.report_files import wrap_page
from wildtable.cli.texts import language, say
from wildtable.lab.training.metrics import TrainingMetrics

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
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(about)}</p>", f'<div class="curves">{"".join(curves)}</div>']
    return wrap_page(title, STYLE, [*parts, _table(metrics)])


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
    heads = [say("train-decisions"), say("train-against"), say("train-games"), say("train-wins")]
    rows = [
        (
            f"{one['decisions']:,}",
            say("train-opponent", bot=one["against"]),
            f"{one['games']:,}",
            f"{one['wins']:.1%} ± {one['error']:.1%}",
        )
        for one in metrics.evaluations
    ]
    lines = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    return "\n".join(["<table>", f"<tr>{head}</tr>", *(f"<tr>{line}</tr>" for line in lines), "</table>"])
