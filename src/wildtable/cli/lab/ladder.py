"""`wildtable lab ladder`: how strong bots are against each other, in the terminal, as a page and as JSON."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from html import escape
from pathlib import Path

from wildtable.bots import LEVELS, levels_for
from wildtable.cli import arguments
from wildtable.cli.arguments import ChosenGame, comma_separated, spell_options
from wildtable.cli.lab import reports
from wildtable.cli.terminal.console import count_games, make_console, print_text
from wildtable.cli.texts import language, say
from wildtable.lab.job import WHOLE
from wildtable.lab.ladder import Ladder, LadderCell, LadderReport, Strength, play_ladder

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
    return reports.render_page(title, STYLE, texts, [_chart(report), _crosstable(report)])


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
    summary = escape(comma_separated(f"{bot.bot} {spell_rating(bot)[0]}" for bot in report.bots), quote=True)
    size = f'width="{CHART_WIDTH}" height="{height}" viewBox="0 0 {CHART_WIDTH} {height}"'
    return f'<svg role="img" aria-label="{summary}" {size}>{"".join(drawn)}</svg>'


def _crosstable(report: LadderReport) -> str:
    rows = [
        [
            f'<th scope="row">{escape(strength.bot)}</th>',
            *map(reports.render_cell, spell_rating(strength)),
            *map(_cell, report.row(strength.bot)),
        ]
        for strength in report.bots
    ]
    return f'<div class="scroll">{reports.render_table(_headings(report), rows)}</div>'


def _headings(report: LadderReport) -> list[str]:
    against = [say("ladder-against", bot=strength.bot) for strength in report.bots]
    return [say("simulate-bot"), "Elo", "OpenSkill", *against]


def _cell(cell: LadderCell | None) -> str:
    if cell is None:
        return "<td></td>"
    interval = escape(reports.spell_interval(cell.ci95))
    return f'<td class="cell" style="--rate: {100 * cell.win_rate:.0f}%">{cell.win_rate:.1%}<small>{interval}</small></td>'


# The command


def run(args: argparse.Namespace) -> int:
    chosen = arguments.parse_game(args)
    game = chosen.game
    entrants = (*(levels_for(game) if args.bots == LEVELS else args.bots), *args.bot)
    engine, ladder, part = reports.choose_place(args), reports.make_job(Ladder, args, chosen, entrants), args.part
    path = args.out / f"{ladder.game}-ladder{'' if part == WHOLE else f'-{part}'}.jsonl"
    with count_games(len(part.cut(ladder.total, ladder.people))) as advance:
        report = play_ladder(ladder, path, engine, part, on_games=advance, on_changed=partial(_tell_changed, path))
    return reports.show_part(part, path) if report is None else show(args, chosen, ladder, report)


def _tell_changed(path: Path, names: Sequence[str]) -> None:
    print_text(say("ladder-changed", bots=arguments.comma_separated(names), count=len(names), path=str(path)), errors=True)


def show(args: argparse.Namespace, chosen: ChosenGame, ladder: Ladder, report: LadderReport) -> int:
    """Write the reports, and print one."""
    stem = f"{ladder.game}-ladder"
    data = {
        "game": ladder.game,
        "seats": ladder.seats,
        "options": dict(ladder.options),
        "seed": ladder.seed,
        "levels": {bot: chosen.game.levels[bot] for bot in ladder.bot_names if bot in chosen.game.levels},
        **asdict(report),
    }
    if reports.publish(args, stem, data, render_ladder(chosen, report, ladder.seed)):
        _show(ladder, report)
        reports.show_places(args, stem)
    return 0


def _show(ladder: Ladder, report: LadderReport) -> None:
    console = make_console()
    console.print(say("ladder-title", game=ladder.game, games=report.games, seats=ladder.seats, seed=ladder.seed))
    console.print(say("ladder-how", fair=f"{report.fair:.1%}"))
    table = reports.make_table(*_headings(report))
    for strength in report.bots:
        rates = [f"{cell.win_rate:.1%}" if cell else "" for cell in report.row(strength.bot)]
        table.add_row(strength.bot, *spell_rating(strength), *rates)
    console.print(table)
