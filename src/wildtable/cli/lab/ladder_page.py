"""The report on a ladder as a self-contained HTML page: a chart of the strengths, and a crosstable."""

from __future__ import annotations

from html import escape

from wildtable.cli.arguments import ChosenGame, comma_separated, spell_options
from wildtable.cli.lab.report_files import wrap_page
from wildtable.cli.texts import language, say
from wildtable.lab.ladder import LadderCell, LadderReport
from wildtable.lab.strength import Strength

LABEL_WIDTH, CHART_WIDTH, ROW_HEIGHT = 190, 700, 34
STYLE = """
svg { height: auto; margin: 1rem 0 2rem }
.scroll { overflow-x: auto }
.axis { stroke: var(--line) }
.strength { stroke: var(--good); fill: var(--good) }
text { fill: var(--ink); font: 14px system-ui, sans-serif }
text.end { text-anchor: end }
td.cell { background: color-mix(in srgb, var(--good) calc(var(--rate) / 2), transparent) }
small { display: block; opacity: .8 }
"""


def render_ladder(chosen: ChosenGame, report: LadderReport, seed: str) -> str:
    """Return the report."""
    title = say("ladder-page-title", title=chosen.game.texts.say(language(), "game-title"))
    options = spell_options(chosen.options)
    about = say("balance-page-about", seats=chosen.seats, options=options, deck=chosen.game.deck.name, seed=seed)
    texts = (about, say("ladder-how", fair=f"{report.fair:.1%}"))
    parts = [f"<h1>{escape(title)}</h1>", *(f"<p>{escape(text)}</p>" for text in texts), _chart(report), _crosstable(report)]
    return wrap_page(title, STYLE, parts)


def spell_rating(strength: Strength) -> tuple[str, str]:
    """Return a bot's Elo points and its OpenSkill rating, with their intervals."""
    low, high = strength.ci95
    elo = f"{strength.elo:+.0f} ({low:+.0f} … {high:+.0f})"
    if strength.openskill is None:
        return elo, ""
    middle, spread = strength.openskill
    return elo, f"{middle:.1f} ± {spread:.1f}"


def _chart(report: LadderReport) -> str:
    """Draw each bot's Elo points with their interval, the strongest on top; the vertical line is the mean."""
    least = min(strength.ci95[0] for strength in report.bots)
    most = max(strength.ci95[1] for strength in report.bots)

    def x(elo: float) -> float:
        return round(LABEL_WIDTH + 15 + (elo - least) / max(most - least, 1) * (CHART_WIDTH - LABEL_WIDTH - 90), 1)

    height = ROW_HEIGHT * len(report.bots)
    drawn = [f'<line class="axis" x1="{x(0)}" x2="{x(0)}" y1="0" y2="{height}"/>']
    for number, strength in enumerate(report.bots):
        low, high = strength.ci95
        y = ROW_HEIGHT * number + ROW_HEIGHT / 2
        drawn += [
            f'<text class="end" x="{LABEL_WIDTH}" y="{y + 5}">{escape(strength.bot)}</text>',
            f'<line class="strength" stroke-width="3" x1="{x(low)}" x2="{x(high)}" y1="{y}" y2="{y}"/>',
            f'<circle class="strength" cx="{x(strength.elo)}" cy="{y}" r="6"/>',
            f'<text x="{x(max(high, strength.elo)) + 12}" y="{y + 5}">{strength.elo:+.0f}</text>',
        ]
    summary = escape(comma_separated(f"{one.bot} {spell_rating(one)[0]}" for one in report.bots), quote=True)
    size = f'width="{CHART_WIDTH}" height="{height}" viewBox="0 0 {CHART_WIDTH} {height}"'
    return f'<svg role="img" aria-label="{summary}" {size}>{"".join(drawn)}</svg>'


def _crosstable(report: LadderReport) -> str:
    against = [say("ladder-against", bot=strength.bot) for strength in report.bots]
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in (say("simulate-bot"), "Elo", "OpenSkill", *against))
    rows = [
        f'<tr><th scope="row">{escape(strength.bot)}</th>'
        + "".join(f"<td>{escape(rating)}</td>" for rating in spell_rating(strength))
        + "".join(map(_cell, report.row(strength.bot)))
        + "</tr>"
        for strength in report.bots
    ]
    return "\n".join(['<div class="scroll"><table>', f"<tr>{head}</tr>", *rows, "</table></div>"])


def _cell(cell: LadderCell | None) -> str:
    if cell is None:
        return "<td></td>"
    low, high = cell.ci95
    interval = escape(say("number-range", low=f"{low:.1%}", high=f"{high:.1%}"))
    return f'<td class="cell" style="--rate: {100 * cell.win_rate:.0f}%">{cell.win_rate:.1%}<small>{interval}</small></td>'
