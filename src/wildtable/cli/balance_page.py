"""The balance of a game as a page that needs nothing else: tables with a picture of every interval."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from wildtable.cli.arguments import Chosen, listed
from wildtable.cli.texts import language, say
from wildtable.engine.game import AnyGame
from wildtable.lab.balance import Balance, Row

WIDTH, HEIGHT = 320, 18
LIMIT = 1.5
"""Owners should not win more often than so many times their fair share."""

STYLE = """
:root { color-scheme: light dark; --ink: #1d2a24; --paper: #f7f4ec; --line: #b9b3a2; --good: #2f7d4f; --bad: #b3402e }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece7d9; --paper: #17201c; --line: #5b655f; --good: #6cc48f; --bad: #ef8672 }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; margin: 0 0 2rem; width: 100% }
caption { text-align: left; font-weight: bold; padding: .5rem 0 }
th, td { padding: .2rem .6rem; text-align: right; border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums }
th:first-child, td:first-child { text-align: left }
svg { display: block; max-width: 100% }
.fair { stroke: var(--line) }
.limit { stroke: var(--bad); stroke-dasharray: 3 3 }
.fits { stroke: var(--good); fill: var(--good) }
.strays { stroke: var(--bad); fill: var(--bad) }
"""


def page(chosen: Chosen, found: Sequence[Balance], seed: str) -> str:
    """All of it, for every kind of bot."""
    title = say("balance-page-title", title=chosen.game.texts.say(language(), "game-title"))
    options = listed(f"{name}={str(value).lower()}" for name, value in chosen.options.items())
    about = say("balance-page-about", seats=chosen.seats, options=options, deck=chosen.game.deck.name, seed=seed)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(about)}</p>",
        f"<p>{escape(say('balance-page-how', limit=LIMIT))}</p>",
    ]
    for balance in found:
        heading = say("balance-page-bot", bot=balance.bot, games=balance.games, fair=f"{balance.fair:.1%}")
        parts.append(f"<h2>{escape(heading)}</h2>")
        parts += [_table(chosen, balance, group) for group in balance.groups]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n{body}\n</html>\n"
    )


def word(game: AnyGame, name: str) -> str:
    """What the game calls a thing that is counted: a card, or a word of its own; else the name itself."""
    message = f"card-{name}" if name in game.catalogue.names else f"counted-{name}"
    return game.texts.say(language(), message) if game.texts.has(language(), message) else name


def _table(chosen: Chosen, balance: Balance, group: str) -> str:
    headings = [
        word(chosen.game, group),
        *map(say, ("balance-presence", "balance-wins", "balance-interval", "balance-share")),
        "",
    ]
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    rows = "\n".join(_row(word(chosen.game, row.name), row, balance.fair) for row in balance.groups[group])
    return f"<table><caption>{escape(headings[0])}</caption><tr>{head}</tr>\n{rows}\n</table>"


def _row(name: str, row: Row, fair: float) -> str:
    low, high = row.ci95
    interval = say("simulate-range", low=f"{low:.1%}", high=f"{high:.1%}")
    cells = (escape(name), f"{row.presence:.1%}", f"{row.win_rate:.1%}", interval, f"{row.win_rate / fair:.2f}")
    return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + f"<td>{_picture(row, fair)}</td></tr>"


def _picture(row: Row, fair: float) -> str:
    """The win rate with its interval, the fair share as a line, the limit as a dashed one; twice the share is the edge."""

    def x(rate: float) -> float:
        return round(min(rate / (2 * fair), 1) * (WIDTH - 8) + 4, 1)

    low, high = row.ci95
    middle = HEIGHT / 2
    kind = "fits" if row.win_rate <= LIMIT * fair else "strays"
    lines = "".join(
        f'<line class="{name}" x1="{x(rate)}" x2="{x(rate)}" y1="0" y2="{HEIGHT}"/>'
        for name, rate in (("fair", fair), ("limit", LIMIT * fair))
    )
    said = escape(say("balance-picture", wins=f"{row.win_rate:.1%}", low=f"{low:.1%}", high=f"{high:.1%}"), quote=True)
    return (
        f'<svg role="img" aria-label="{said}" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">{lines}'
        f'<line class="{kind}" stroke-width="2" x1="{x(low)}" x2="{x(high)}" y1="{middle}" y2="{middle}"/>'
        f'<circle class="{kind}" cx="{x(row.win_rate)}" cy="{middle}" r="4"/></svg>'
    )
