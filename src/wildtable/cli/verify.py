"""`wildtable verify`: does a record play out, and were its shuffles fair?"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from wildtable.cli.terminal.screen import screen
from wildtable.cli.texts import say
from wildtable.engine.record import Record
from wildtable.lab.verification import verify


def run(args: argparse.Namespace) -> int:
    """Status 0 if nothing is wrong with the record, 1 otherwise."""
    verdict = verify(Record.read(args.record))
    good = verdict.plays_out and verdict.committed is not False
    if args.json:
        print(json.dumps(asdict(verdict), indent=2))
        return 0 if good else 1
    console = screen()
    console.print(say("verify-plays" if verdict.plays_out else "verify-breaks", shuffles=verdict.shuffles))
    if verdict.plays_out:
        console.print(say(f"verify-committed-{ {True: 'yes', False: 'no', None: 'unknown'}[verdict.committed] }"))
    if verdict.reason:
        console.print(verdict.reason, style="red", markup=False)
    return 0 if good else 1
