"""`wildtable backup`: a copy of the server's database, made while the server runs."""

from __future__ import annotations

import argparse
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from wildtable.commands.arguments import UsageError
from wildtable.commands.words import say
from wildtable.engine.errors import WildtableError


class BackupError(WildtableError):
    """No copy was made."""


def run(args: argparse.Namespace) -> int:
    source: Path = args.data / "wildtable.db"
    target: Path = args.file
    if not source.is_file():
        raise UsageError(say("backup-none", path=str(source)))
    if target.exists() and not args.force:
        raise UsageError(say("backup-exists", path=str(target)))
    part = target.with_name(f"{target.name}.part")
    try:
        _copy(source, part)
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        reason = error.strerror if isinstance(error, OSError) else error
        raise BackupError(say("backup-failed", path=str(target), reason=str(reason))) from None
    print(say("backup-done", path=str(target), key=str(args.data / "key")))
    return 0


def _copy(source: Path, part: Path) -> None:
    """All pages as of one moment, in a file of its own that only its owner may read: the secrets of running games are
    in it. The server may write meanwhile."""
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    address = f"{source.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True, timeout=10)) as db, closing(sqlite3.connect(part)) as copy:
        db.backup(copy)
        copy.execute("pragma journal_mode = delete")
        (state,) = copy.execute("pragma quick_check").fetchone()
    if state != "ok":
        raise sqlite3.DatabaseError(state)
