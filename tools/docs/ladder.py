"""Generate docs/ladder.md from what `wildtable lab ladder GAME --out tools/docs/ladders` wrote, and from the win rates of
single matches that `wildtable simulate` printed."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import wildtable
from tools.docs.markdown import GENERATED, block, code, document, prose, table

FOLDER = Path(__file__).parent / "ladders"
HEAD = """
How strong the [levels](bots.md#levels) of our bots are in each game, measured by `wildtable lab ladder`. Each bot plays
alone against a table of each other bot, all on the same deals and from every seat. A cell says how often the bot of its row
wins against a table of the bot of its column, with the 95% interval; with three seats the fair share is 33.3%.

Elo is fitted to all these games by the model of Bradley and Terry, as the distance from the mean of the ladder: a bot of
strength a wins against n - 1 bots of strength b with chance a / (a + (n - 1) b), and 400 points are a tenfold strength. Its
95% interval comes from drawing the deals again. OpenSkill rates the games one after the other, as the server does.
"""


MATCHES = """
How often one bot wins against a table of other bots, with the 95% interval. Every deal is played from every seat; the fair
share is one in as many as there are players. First each level against two of the level below, over more deals than in the
ladders: the aim is 60 to 75%. In Wild Realms Alliance four levels cannot be that far apart: the best player we know wins
86% against two that play by chance, and three steps of 60% would need 93%. Then search and its budget: the number of deals
of a move. More deals play better as far as the intervals tell: the largest budgets played few games. Then other numbers of
seats, two people with Leo, and one against the Smuggler.
"""


def page() -> str:
    parts = [part for name in wildtable.games() for part in _section(name)]
    return document("# Ladder", prose(HEAD), GENERATED, *parts, "## Matches", prose(MATCHES), *_matches())


def _matches() -> list[str]:
    found = json.loads((FOLDER / "matches.json").read_text(encoding="utf-8"))
    first = found[0]
    bots, games = ",".join(first["bots"]), first["games"]
    command = f"wildtable simulate {first['game']} --seats 3 --bots {bots} --games {games} --seed 1"
    rows = [
        (
            wildtable.load(one["game"]).title,
            ", ".join([f"{one['seats']} seats", *(f"{key}={value}" for key, value in one.get("options", {}).items())]),
            code(one["bots"][0]),
            ", ".join(map(_spell_bots, Counter(one["bots"][1:]).items())),
            str(one["games"]),
            _spell_cell(one),
        )
        for one in found
    ]
    return [block(command, "sh"), table(["game", "table", "bot", "against", "games", "wins"], rows)]


def _spell_bots(counted: tuple[str, int]) -> str:
    bot, count = counted
    return code(bot) if count == 1 else f"{count} of {code(bot)}"


def _section(name: str) -> list[str]:
    path = FOLDER / f"{name}-ladder.json"
    if not path.exists():
        return []
    found = json.loads(path.read_text(encoding="utf-8"))
    bots = [one["bot"] for one in found["bots"]]
    games = found["games"] // (len(bots) * (len(bots) - 1))
    entrants, seats, seed = ",".join(bots), found["seats"], found["seed"]
    command = f"wildtable lab ladder {name} --seats {seats} --bots {entrants} --games {games} --seed {seed}"
    cells = {(cell["bot"], cell["against"]): _spell_cell(cell) for cell in found["cells"]}
    rows = [[code(one["bot"]), *_spell_ratings(one)] for one in found["bots"]]
    for row, bot in zip(rows, bots, strict=True):
        row += [cells.get((bot, other), "") for other in bots]
    return [
        f"## {wildtable.load(name).title}",
        f"{found['games']} games, {games} of each pairing.",
        block(command, "sh"),
        table(["bot", "Elo", "OpenSkill", *(f"against {code(bot)}" for bot in bots)], rows),
        table(["level", "played by"], [(code(level), code(bot)) for level, bot in found["levels"].items()]),
    ]


def _spell_cell(cell: Any) -> str:
    low, high = cell["ci95"]
    return f"{cell['win_rate']:.1%} ({low:.1%} to {high:.1%})"


def _spell_ratings(one: Any) -> tuple[str, str]:
    low, high = one["ci95"]
    middle, spread = one["openskill"]
    return f"{one['elo']:+.0f} ({low:+.0f} to {high:+.0f})", f"{middle:.1f} ± {spread:.1f}"
