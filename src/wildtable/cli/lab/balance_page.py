"""The balance report as a self-contained HTML page: tables with a chart of every interval."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from wildtable.cli.arguments import ChosenGame, spell_options
from wildtable.cli.lab.report_files import wrap_page
from wildtable.cli.texts import language, say
from wildtable.engine.game import AnyGame
from wildtable.lab.balance import Balance, Row

CHART_WIDTH, CHART_HEIGHT = 320, 18
MAX_SHARE = 1.5
"""A win rate above this many fair shares is marked as unbalanced."""

STYLE = """
.fair { stroke: var(--line) }
.limit { stroke: var(--bad); stroke-dasharray: 3 3 }
.balanced { stroke: var(--good); fill: var(--good) }
.unbalanced { stroke: var(--bad); fill: var(--bad) }
"""


def render_page(chosen: ChosenGame, balances: Sequence[Balance], seed: str) -> str:
    """Return the report on all kinds of bots."""
    title = say("balance-page-title", title=chosen.game.texts.say(language(), "game-title"))
    options = spell_options(chosen.options)
    about = say("balance-page-about", seats=chosen.seats, options=options, deck=chosen.game.deck.name, seed=seed)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(about)}</p>",
        f"<p>{escape(say('balance-page-how', limit=MAX_SHARE))}</p>",
    ]
    for balance in balances:
        heading = say("balance-page-bot", bot=balance.bot, games=balance.games, fair=f"{balance.fair:.1%}")
        parts.append(f"<h2>{escape(heading)}</h2>")
        parts += [_table(chosen, balance, group) for group in balance.groups]
    return wrap_page(title, STYLE, parts)


def label(game: AnyGame, name: str) -> str:
    """Return what the game calls a measured item: the text of a card or of a counted name, else the name itself."""
    message = f"card-{name}" if name in game.catalogue.names else f"counted-{name}"
    return game.texts.say(language(), message) if game.texts.has(language(), message) else name


def _table(chosen: ChosenGame, balance: Balance, group: str) -> str:
    headings = [
        label(chosen.game, group),
        *map(say, ("balance-presence", "balance-wins", "balance-interval", "balance-share")),
        "",
    ]
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    rows = "\n".join(_row(label(chosen.game, row.name), row, balance.fair) for row in balance.groups[group])
    return f"<table><caption>{escape(headings[0])}</caption><tr>{head}</tr>\n{rows}\n</table>"


def _row(name: str, row: Row, fair: float) -> str:
    low, high = row.ci95
    interval = say("number-range", low=f"{low:.1%}", high=f"{high:.1%}")
    cells = (escape(name), f"{row.presence:.1%}", f"{row.win_rate:.1%}", interval, f"{row.win_rate / fair:.2f}")
    return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + f"<td>{_chart(row, fair)}</td></tr>"


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
