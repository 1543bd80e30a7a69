"""`wildtable lab balance`: how often the owner of each card, role or seat wins, as a page and as JSON."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from html import escape

from wildtable.cli import arguments
from wildtable.cli.arguments import ChosenGame, spell_options
from wildtable.cli.lab import reports
from wildtable.cli.terminal.console import count_games, make_console
from wildtable.cli.texts import language, say
from wildtable.engine.game import AnyGame
from wildtable.lab.balance import Balance, BalanceJob, Row, measure
from wildtable.lab.job import WHOLE

CHART_WIDTH, CHART_HEIGHT = 320, 18
MAX_SHARE = 1.5
"""A win rate above this many fair shares is marked as unbalanced."""

STYLE = """
.fair { stroke: var(--line) }
.limit { stroke: var(--bad); stroke-dasharray: 3 3 }
.balanced { stroke: var(--good); fill: var(--good) }
.unbalanced { stroke: var(--bad); fill: var(--bad) }
"""


def render_balance(chosen: ChosenGame, balances: Sequence[Balance], seed: str) -> str:
    """Return the report on all kinds of bots."""
    title = say("balance-page-title", title=chosen.game.texts.say(language(), "game-title"))
    options = spell_options(chosen.options)
    about = say("balance-page-about", seats=chosen.seats, options=options, deck=chosen.game.deck.name, seed=seed)
    parts = []
    for balance in balances:
        heading = say("balance-page-bot", bot=balance.bot, games=balance.games, fair=f"{balance.fair:.1%}")
        parts.append(f"<h2>{escape(heading)}</h2>")
        parts += [_table(chosen, balance, group) for group in balance.groups]
    return reports.render_page(title, STYLE, [about, say("balance-page-how", limit=MAX_SHARE)], parts)


def label(game: AnyGame, name: str) -> str:
    """Return what the game calls a measured item: the text of a card or of a counted name, else the name itself."""
    message = f"card-{name}" if name in game.catalogue.names else f"counted-{name}"
    return game.texts.say(language(), message) if game.texts.has(language(), message) else name


def _table(chosen: ChosenGame, balance: Balance, group: str) -> str:
    rows = [
        [*map(reports.render_cell, _cells(chosen.game, row, balance.fair)), f"<td>{_chart(row, balance.fair)}</td>"]
        for row in balance.groups[group]
    ]
    return reports.render_table([*_headings(chosen.game, group), ""], rows, label(chosen.game, group))


def _headings(game: AnyGame, group: str) -> list[str]:
    return [label(game, group), *map(say, ("balance-presence", "balance-wins", "balance-interval", "balance-share"))]


def _cells(game: AnyGame, row: Row, fair: float) -> tuple[str, ...]:
    name, interval = label(game, row.name), reports.spell_interval(row.ci95)
    return name, f"{row.presence:.1%}", f"{row.win_rate:.1%}", interval, f"{row.win_rate / fair:.2f}"


def _chart(row: Row, fair: float) -> str:
    """Draw the win rate with its interval; solid line: fair share, dashed: limit, right edge: twice the share."""

    def x(rate: float) -> float:
        return round(min(rate / (2 * fair), 1) * (CHART_WIDTH - 8) + 4, 1)

    low, high = row.ci95
    middle = CHART_HEIGHT / 2
    kind = "balanced" if row.win_rate <= MAX_SHARE * fair else "unbalanced"
    lines = "".join(
        f'<line class="{name}" x1="{x(rate)}" x2="{x(rate)}" y1="0" y2="{CHART_HEIGHT}"/>'
        for name, rate in (("fair", fair), ("limit", MAX_SHARE * fair))
    )
    summary = escape(say("balance-picture", wins=f"{row.win_rate:.1%}", low=f"{low:.1%}", high=f"{high:.1%}"), quote=True)
    return (
        f'<svg role="img" aria-label="{summary}" width="{CHART_WIDTH}" height="{CHART_HEIGHT}" '
        f'viewBox="0 0 {CHART_WIDTH} {CHART_HEIGHT}">{lines}'
        f'<line class="{kind}" stroke-width="2" x1="{x(low)}" x2="{x(high)}" y1="{middle}" y2="{middle}"/>'
        f'<circle class="{kind}" cx="{x(row.win_rate)}" cy="{middle}" r="4"/></svg>'
    )


# The command


def run(args: argparse.Namespace) -> int:
    chosen = arguments.parse_game(args)
    engine, job = reports.choose_place(args), reports.make_job(BalanceJob, args, chosen, args.bots)
    with count_games(len(args.part.cut(job.total, job.unit))) as advance:
        balances = measure(job, engine, args.checkpoint, args.part, advance)
    return show(args, chosen, job, balances) if args.part == WHOLE else reports.show_part(args.part, args.checkpoint)


def show(args: argparse.Namespace, chosen: ChosenGame, job: BalanceJob, balances: Sequence[Balance]) -> int:
    """Write the reports, and print one."""
    stem = f"{job.game}-balance"
    data = {
        "game": job.game,
        "seats": job.seats,
        "options": dict(job.options),
        "seed": job.seed,
        "deck": chosen.game.deck.name,
        "bots": [balance.dump() for balance in balances],
    }
    if reports.publish(args, stem, data, render_balance(chosen, balances, job.seed)):
        for balance in balances:
            _show(chosen, balance)
        reports.show_places(args, stem)
    return 0


def _show(chosen: ChosenGame, balance: Balance) -> None:
    console = make_console()
    console.print(say("balance-title", game=chosen.game.name, games=balance.games, seats=chosen.seats, bot=balance.bot))
    console.print(say("balance-fair", fair=f"{balance.fair:.1%}"))
    for group, rows in balance.groups.items():
        table = reports.make_table(*_headings(chosen.game, group))
        for row in rows:
            table.add_row(*_cells(chosen.game, row, balance.fair))
        console.print(table)
