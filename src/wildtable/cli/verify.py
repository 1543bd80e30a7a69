"""`wildtable verify`: check a record and the commitment of its shuffles."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from wildtable.cli.terminal.console import make_console
from wildtable.cli.texts import say
from wildtable.engine.record import Record
from wildtable.lab.verification import verify


def run(args: argparse.Namespace) -> int:
    """Return 0 if the record is valid, 1 otherwise."""
    verdict = verify(Record.read(args.record))
    is_valid = verdict.plays_out and verdict.committed is not False
    if args.json:
        print(json.dumps(asdict(verdict), indent=2))
        return 0 if is_valid else 1
    console = make_console()
    console.print(say("verify-plays" if verdict.plays_out else "verify-breaks", shuffles=verdict.shuffles))
    if verdict.plays_out:
        console.print(say(f"verify-committed-{ {True: 'yes', False: 'no', None: 'unknown'}[verdict.committed] }"))
    if verdict.reason:
        console.print(verdict.reason, style="red", markup=False)
    return 0 if is_valid else 1
