"""`wildtable lab merge`: the report on a job that was played in parts."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

from wildtable.cli.arguments import ChosenGame, UsageError
from wildtable.cli.lab import balance, ladder, simulate
from wildtable.cli.lab.reports import J
from wildtable.cli.texts import say
from wildtable.engine.errors import RecordError
from wildtable.lab.balance import BalanceJob, report_balance
from wildtable.lab.counting import LineFile, merge
from wildtable.lab.job import Job
from wildtable.lab.ladder import Ladder, merge_ladders
from wildtable.lab.matches import Match, report_match


def run(args: argparse.Namespace) -> int:
    paths = args.files
    heading = LineFile.read_heading(paths[0], "job")
    if heading.get("command") == Ladder.command:
        job = _load(Ladder, heading)
        target = args.out / f"{job.game}-ladder.jsonl"
        if target in paths:
            raise UsageError(say("error-merge-target", path=str(target)))
        return ladder.show(args, _choose(job), job, merge_ladders(paths, job, target))
    if heading.get("command") == BalanceJob.command:
        measured = _load(BalanceJob, heading)
        return balance.show(args, _choose(measured), measured, report_balance(measured, merge(measured, heading, paths)))
    match = _load(Match, heading)
    return simulate.show(args, match, report_match(match, merge(match, heading, paths)))


def _load(kind: type[J], heading: Mapping[str, Any]) -> J:
    try:
        return kind.load(heading)
    except (KeyError, TypeError):
        raise RecordError("the first line does not say what was played") from None


def _choose(job: Job) -> ChosenGame:
    return ChosenGame(job.rulebook, job.seats, dict(job.rulebook.choose(job.seats, job.options)))
