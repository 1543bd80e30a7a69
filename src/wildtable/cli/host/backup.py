"""`wildtable backup` and `wildtable restore`: all data of a server in one file, whatever database it has."""

from __future__ import annotations

import argparse
import asyncio
import os
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from wildtable.cli.arguments import UsageError, find_database
from wildtable.cli.host.migrate import Place
from wildtable.cli.terminal.console import print_text
from wildtable.cli.texts import say
from wildtable.engine.errors import WildtableError
from wildtable.server.app import opened
from wildtable.server.data_folder import Occupied, hold
from wildtable.server.settings import Settings
from wildtable.server.store.contract import StoreError
from wildtable.server.store.migrations import columns_of
from wildtable.server.store.opening import DATABASE_FILE, hide_password, transaction
from wildtable.server.store.sql.copying import clear_store, copy_store, filled_tables
from wildtable.server.store.sql.people import hash_person
from wildtable.server.store.sql.rows import Database
from wildtable.server.store.sqlite.file import copy_database, prepare, put_secrets, salvage, writing_copy
from wildtable.server.store.sqlite.file import transaction as file_transaction

NAME = "wildtable-{:%Y%m%d-%H%M%S-%f}.db"
PATTERN = f"wildtable-{'[0-9]' * 8}-{'[0-9]' * 6}-{'[0-9]' * 6}.db"


class BackupError(WildtableError):
    """The backup was not written."""


class RestoreError(WildtableError):
    """The backup was not restored."""


class Journal(NamedTuple):
    """What a restore does not undo: hashes of people who were deleted, and sanctions; None if they are not known."""

    forgotten: frozenset[str]
    sanctions: Sequence[tuple[Any, ...]] | None


def run(args: argparse.Namespace) -> int:
    target: Path = args.file
    if args.damaged and (args.database or args.keep):
        raise UsageError(say("backup-damaged"))
    if not args.database:
        find_database(args)
    if not args.keep and target.exists() and not args.force:
        raise UsageError(say("backup-exists", path=str(target)))
    incomplete: Mapping[str, int] = {}
    try:
        if args.damaged:
            incomplete = salvage(find_database(args), target)
        elif args.keep:
            target = keep_backups(Place(args.data, args.database), target, args.keep)
        else:
            write_backup(Place(args.data, args.database), target)
    except (OSError, StoreError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise BackupError(say("backup-failed", path=str(target), reason=str(reason))) from None
    for table, rows in incomplete.items():
        print_text(say("backup-incomplete", table=table, rows=rows))
    print_text(say("backup-done", path=str(target)))
    return 0


def write_backup(place: Place, target: Path) -> None:
    """Write the rows and the secrets of a server as of one moment, while it is in use, to an SQLite file, and check it."""
    if not place.database:
        copy_database(place.folder / DATABASE_FILE, target, place.read_secrets())
        return
    with transaction(*place) as source, writing_copy(target) as copy:
        prepare(copy)
        copy.execute("begin")
        copy_store(source, copy)
        put_secrets(copy, place.read_secrets(source))
        copy.execute("commit")


def keep_backups(place: Place, folder: Path, count: int) -> Path:
    """Write a backup into a folder, under a name with the time, and delete all but the latest ones there."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    target = folder / NAME.format(datetime.now(UTC))
    write_backup(place, target)
    for path in sorted(folder.glob(PATTERN))[:-count]:
        path.unlink()
    return target


def restore(args: argparse.Namespace) -> int:
    """Put a backup in the place of what a server has stored. Refused while one runs."""
    place = Place(args.data, args.database)
    for path in (args.file, *([args.journal] if args.journal else [])):
        if not path.is_file():
            raise UsageError(say("restore-none", path=str(path)))
    try:
        with ExitStack() as stack:
            if not place.database:
                place.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                stack.enter_context(hold(place.folder))
            journal = _find_journal(place, args)
            holder = place.folder if not place.database else None
            work = Path(stack.enter_context(TemporaryDirectory(prefix="restore-", dir=holder)))
            forgotten = _load(args.file, work, journal)
            _put(work, place)
    except Occupied:
        raise RestoreError(say("restore-busy")) from None
    except (OSError, sqlite3.Error, StoreError) as error:
        raise RestoreError(say("restore-failed", path=str(args.file), reason=str(error))) from None
    print_text(say("restore-done", place=hide_password(place.database) or str(place.folder)))
    if forgotten:
        print_text(say("restore-forgotten", people=forgotten))
    return 0


def _find_journal(place: Place, args: argparse.Namespace) -> Journal:
    """Return whom the present data knows to be deleted or banned, and the database named by `--journal`."""
    found = Journal(frozenset(), None)
    path = place.folder / DATABASE_FILE
    if place.database:
        asyncio.run(place.prepare())
    if place.database or path.stat().st_size:
        try:
            with transaction(*place) as db:
                if any(filled_tables(db)) and not args.force:
                    raise UsageError(say("restore-exists"))
                found = _read_journal(db)
        except StoreError as error:
            if place.database or not args.force:
                raise
            print_text(say("restore-unknown", reason=str(error)))
    if args.journal:
        with file_transaction(args.journal) as db:
            more = _read_journal(db)
        found = Journal(found.forgotten | more.forgotten, more.sanctions if found.sanctions is None else found.sanctions)
    return found


def _read_journal(db: Database) -> Journal:
    """Read a journal from a database, which may be empty or of an earlier version."""
    forgotten: frozenset[str] = frozenset()
    if columns_of(db, db.dialect, "forgotten"):
        forgotten = frozenset(person for (person,) in db.execute("select person from forgotten"))
    if not columns_of(db, db.dialect, "sanctions") or not db.execute("select 1 from visitors limit 1").fetchone():
        return Journal(forgotten, None)
    return Journal(forgotten, db.execute("select kind, subject, at from sanctions").fetchall())


def _load(file: Path, work: Path, journal: Journal) -> int:
    """Make a copy of a backup with today's schema, without those who were deleted since; return how many those are."""
    copy = Place(work)
    copy_database(file, work / DATABASE_FILE)
    asyncio.run(copy.prepare())
    with transaction(*copy, writes=True) as db:
        copy.add_secrets({name: bytes(value) for name, value in db.execute("select name, value from secrets")})
        db.execute("delete from secrets")
        db.executemany("insert into forgotten values (?) on conflict do nothing", [(one,) for one in journal.forgotten])
        known = {person for (person,) in db.execute("select person from forgotten")}
        people = [
            visitor for (visitor,) in db.execute("select id from visitors").fetchall() if hash_person(visitor) in known
        ]
        if journal.sanctions is not None:
            db.execute("delete from sanctions")
            db.executemany("insert into sanctions values (?, ?, ?)", journal.sanctions)
    asyncio.run(_remove(work, people))
    return len(people)


async def _remove(work: Path, people: Sequence[str]) -> None:
    """Delete people, and let bots take over the seats of those who are banned."""
    async with opened(Settings(data=work)) as context:
        for name in people:
            if visitor := await context.store.visitor(name):
                await context.forget(visitor)
        for sanction in await context.store.sanctions():
            if sanction.kind == "ban":
                await context.access.leave_seats(sanction.subject)


def _put(work: Path, place: Place) -> None:
    """Replace the data of a place by that of a folder; secrets that the place has stay."""
    secrets = Place(work).read_secrets()
    if place.database:
        with transaction(work, "") as source, transaction(*place, writes=True) as target:
            clear_store(target)
            copy_store(source, target)
            place.add_secrets(secrets, target)
        return
    path = place.folder / DATABASE_FILE
    with suppress(sqlite3.Error), closing(sqlite3.connect(path)) as old:
        old.execute("pragma wal_checkpoint(truncate)")
    for end in ("-wal", "-shm"):
        path.with_name(path.name + end).unlink(missing_ok=True)
    copy_database(work / DATABASE_FILE, path)
    place.add_secrets(secrets)
    if os.name == "posix":
        owner = place.folder.stat()
        for file in (path, *(place.folder / name for name in secrets)):
            with suppress(PermissionError):  # of anybody but root, who already owns the files
                os.chown(file, owner.st_uid, owner.st_gid)
