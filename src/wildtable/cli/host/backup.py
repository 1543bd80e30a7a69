"""`wildtable backup`: copy the database of a server, which may be running."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from wildtable.cli.arguments import UsageError, find_database
from wildtable.cli.terminal.console import print_text
from wildtable.cli.texts import say
from wildtable.engine.errors import WildtableError
from wildtable.server.store.contract import StoreError
from wildtable.server.store.sqlite.file import copy_database, salvage


class BackupError(WildtableError):
    """The backup was not written."""


def run(args: argparse.Namespace) -> int:
    source, target = find_database(args), args.file
    if target.exists() and not args.force:
        raise UsageError(say("backup-exists", path=str(target)))
    incomplete: Mapping[str, int] = {}
    try:
        if args.damaged:
            incomplete = salvage(source, target)
        else:
            copy_database(source, target)
    except StoreError as error:
        raise BackupError(say("backup-failed", path=str(target), reason=str(error))) from None
    for table, rows in incomplete.items():
        print_text(say("backup-incomplete", table=table, rows=rows))
    print_text(say("backup-done", path=str(target), key=str(args.data / "key")))
    return 0
