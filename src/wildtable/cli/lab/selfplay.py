"""`wildtable lab selfplay`: games of bots as Parquet files, and their decisions with observations on request."""

from __future__ import annotations

import argparse

from wildtable.cli import arguments
from wildtable.cli.lab.reports import choose_place, make_job
from wildtable.cli.terminal.console import count_games, make_console
from wildtable.cli.texts import say
from wildtable.lab.selfplay import Selfplay, plan_files, play_selfplay


def run(args: argparse.Namespace) -> int:
    chosen = arguments.parse_game(args)
    lineup = args.bots or ("greedy",) * chosen.people
    engine, job = choose_place(args), make_job(Selfplay, args, chosen, lineup)
    with count_games(sum(map(len, plan_files(job, args.part, args.file_games)))) as advance:
        paths = play_selfplay(job, args.out, engine, args.part, on_games=advance, file_games=args.file_games)
    if args.decisions:
        from wildtable.adapters.encoding import write_decisions  # noqa: PLC0415 - needs NumPy

        for path in paths:
            write_decisions(path)
    size = sum(path.stat().st_size for path in paths)
    make_console().print(say("selfplay-saved", files=len(paths), path=str(args.out), size=f"{size / 1000:.1f}"))
    return 0
