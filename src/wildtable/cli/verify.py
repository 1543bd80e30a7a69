"""`wildtable verify`: check a record and the commitments of its shuffles, against a player's notes if there are any."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from wildtable.cli.terminal.console import make_console, print_text
from wildtable.cli.texts import say
from wildtable.engine.fairness import Notes
from wildtable.engine.files.record import Record
from wildtable.lab.verification import verify


def run(args: argparse.Namespace) -> int:
    """Return 0 if the record is valid, 1 otherwise."""
    notes = None if args.notes is None else Notes.read(args.notes)
    verdict = verify(Record.read(args.record), notes)
    is_valid = verdict.verdict != "broken"
    if args.json:
        print_text(json.dumps(asdict(verdict), indent=2))
        return 0 if is_valid else 1
    console = make_console()
    console.print(say("verify-plays" if verdict.plays_out else "verify-breaks", shuffles=verdict.shuffles))
    if verdict.plays_out:
        console.print(say(f"verify-committed-{ {True: 'yes', False: 'no', None: 'unknown'}[verdict.committed] }"))
    console.print(say(f"verify-{verdict.verdict}"))
    if verdict.withheld:
        console.print(say("verify-withheld", seats=", ".join(map(str, verdict.withheld))))
    if verdict.code not in ("", "prepared", "replay"):
        console.print(say(f"verify-code-{verdict.code}"))
    if verdict.reason:
        console.print(verdict.reason, style="red", markup=False)
    return 0 if is_valid else 1
