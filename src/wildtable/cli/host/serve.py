"""`wildtable serve`: start the server on its data folder, print its address and write its logs."""

from __future__ import annotations

import argparse
import asyncio
import dataclasses
import json
import logging
import os
import re
import signal
import socket
import sqlite3
import threading
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from time import monotonic, sleep

from wildtable.cli.arguments import UsageError
from wildtable.cli.commands import SETTINGS
from wildtable.cli.host.backup import keep_backups
from wildtable.cli.host.migrate import Place
from wildtable.cli.terminal.console import print_text
from wildtable.cli.texts import say
from wildtable.engine.errors import WildtableError
from wildtable.server.app import create_app
from wildtable.server.data_folder import Occupied, hold
from wildtable.server.files import SecretError, create_private
from wildtable.server.net.admin import ADMIN_PATH, TOKENS, load_secrets, load_token
from wildtable.server.net.limits import friends_addresses
from wildtable.server.net.sessions import load_key
from wildtable.server.serve import Server, listen
from wildtable.server.settings import Settings
from wildtable.server.store.contract import StoreError
from wildtable.server.store.migrations import needs_upgrade
from wildtable.server.store.opening import DATABASE_FILE, hide_password, store_for, transaction
from wildtable.server.store.sqlite.file import check_integrity, find_version

BACKUP_FOLDER, KEPT_BACKUPS = "backups", 3
_SECRET_PATH = re.compile(r"(/(?:join|watch|me|shared)/)[^?\s\"]+|\?[^\s\"]*")


class ServeError(WildtableError):
    """The server cannot start."""


def run(args: argparse.Namespace) -> int:
    settings = Settings(**{name: getattr(args, name) for name in SETTINGS})
    if settings.database:
        _back_up(Place(settings.data, settings.database))
        return _serve(settings, asyncio.run(_load_shared_token(settings)), as_json=args.log_json)
    if settings.workers > 1:
        raise UsageError(say("serve-workers"))
    with _claim_folder(settings.data):
        return _serve(settings, _load_secrets(settings.data), as_json=args.log_json)


def _serve(settings: Settings, token: str, *, as_json: bool) -> int:
    """Serve until told to stop, in this process or in several."""
    try:
        listening = listen(settings.host, settings.port)
    except OSError as error:
        reason = error.strerror or str(error)
        raise ServeError(say("serve-taken", host=settings.host, port=str(settings.port), reason=reason)) from None
    settings = dataclasses.replace(settings, port=listening.getsockname()[1])
    _configure_logging(as_json=as_json)
    serve, announce = partial(_serve_on, settings, as_json), partial(_announce, settings, token)
    if settings.workers > 1:
        return 0 if WorkerProcesses(settings.workers, serve, listening).run(announce) else 1
    serve(listening, announce)
    return 0


def _serve_on(settings: Settings, as_json: bool, listening: socket.socket, opened: Callable[[], None]) -> None:
    """Serve in this process, which may be one of several workers."""
    _configure_logging(as_json=as_json)
    Server(create_app(settings), settings, opened).run([listening])


async def _load_shared_token(settings: Settings) -> str:
    """Return the admin token in a shared database, or report in one line why it cannot be used."""
    try:
        store = await store_for(settings.data, settings.database).open()
        try:
            return (await load_secrets(settings.data, store)).admin
        finally:
            await store.close()
    except StoreError as error:
        path = hide_password(settings.database)
        raise ServeError(say("serve-data", path=path, reason=str(error))) from None


def _announce(settings: Settings, token: str) -> None:
    """Print the address and the admin token to standard output: the token does not belong in the logs."""
    print_text(say("serve-open", address=settings.address))
    if found := friends_addresses(settings):
        print_text(say("serve-friends", addresses=" ".join(found)))
    print_text(say("serve-admin", address=f"{settings.address}{ADMIN_PATH}", token=token))


def _claim_folder(folder: Path) -> ExitStack:
    """Lock the data folder, or report in one line why it cannot be used."""
    path = folder / DATABASE_FILE
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        create_private(path)
        with closing(sqlite3.connect(path)) as db:
            db.execute("begin immediate")
            db.rollback()
            find_version(db)
            check_integrity(db)
        with ExitStack() as held:
            held.enter_context(hold(folder))
            _back_up(Place(folder))
            return held.pop_all()
    except Occupied:
        raise ServeError(say("serve-occupied", path=str(folder))) from None
    except sqlite3.DatabaseError as error:
        damaged = not isinstance(error, sqlite3.OperationalError)
        raise ServeError(say("serve-damaged" if damaged else "serve-data", path=str(path), reason=str(error))) from None
    except (OSError, StoreError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise ServeError(say("serve-data", path=str(path), reason=str(reason))) from None


def _back_up(place: Place) -> None:
    """Make a backup of a database of an earlier version before it is upgraded. Without one, the server does not start."""
    try:
        with transaction(*place) as db:
            is_older = needs_upgrade(db, db.dialect)
    except StoreError as error:
        where = hide_password(place.database) or str(place.folder / DATABASE_FILE)
        raise ServeError(say("serve-data", path=where, reason=str(error))) from None
    if not is_older:
        return
    folder = place.folder / BACKUP_FOLDER
    try:
        path = keep_backups(place, folder, KEPT_BACKUPS)
    except (OSError, StoreError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise ServeError(say("serve-backup-failed", path=str(folder), reason=str(reason))) from None
    print_text(say("serve-backup", path=str(path)))


def _load_secrets(folder: Path) -> str:
    """Create the key and the tokens that are missing and return the admin token, or report in one line why the server
    cannot start with them."""
    try:
        load_key(folder)
        admin, _ = (load_token(folder, name) for name in TOKENS)
    except SecretError as error:
        raise ServeError(say("serve-secret", path=str(error.path), reason=error.reason)) from None
    except OSError as error:
        raise ServeError(
            say("serve-file", path=str(error.filename or folder), reason=error.strerror or str(error))
        ) from None
    return admin


def _configure_logging(*, as_json: bool) -> None:
    """Log to standard error; requests are logged in JSON only."""
    handler = logging.StreamHandler()
    handler.setFormatter(
        JsonFormatter() if as_json else logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    )
    handler.addFilter(_hide_secrets)
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    if not as_json:
        logging.getLogger("uvicorn").setLevel(logging.WARNING)


def _hide_secrets(record: logging.LogRecord) -> bool:
    """Replace the secret part of links, and all queries, in the log lines of requests."""
    if record.name.startswith("uvicorn"):
        record.msg, record.args = _SECRET_PATH.sub(r"\1…", record.getMessage()), ()
    return True


class JsonFormatter(logging.Formatter):
    """Format a log record as one JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


# Worker processes share a socket; one that dies is replaced, and SIGHUP replaces all in turn


log = logging.getLogger(__name__)
MIN_LIFE_SECONDS = 5.0
"""A worker that dies sooner is replaced after a pause, so that a fault does not keep the machine busy."""
START_SECONDS = 120.0
"""A worker that does not serve by then has failed."""
STOP_SECONDS = 30.0
"""A worker that has not finished by then is killed: others take over its tables."""
Serve = Callable[[socket.socket, Callable[[], None]], None]
"""Serve on a socket until told to stop, and call the second when ready. It is pickled."""


class WorkerProcess:
    """A process that serves, and a line to it: it says when it is ready, and ends when the line does."""

    def __init__(self, serve: Serve, listening: socket.socket) -> None:
        spawn = get_context("spawn")
        self._line, there = spawn.Pipe()
        self.process: SpawnProcess = spawn.Process(target=_work, args=(serve, listening, there))
        self.process.start()
        self.began_at = monotonic()
        there.close()

    def is_ready(self, seconds: float = START_SECONDS) -> bool:
        """Wait until the worker serves; return False if it ends instead, or takes too long."""
        with suppress(EOFError, OSError):
            return self._line.poll(seconds) and bool(self._line.recv())
        return False

    def stop(self) -> None:
        """Ask the worker to finish its requests and to end."""
        if self.process.pid is not None and self.process.is_alive():
            self.process.terminate()

    def join(self, seconds: float = STOP_SECONDS) -> None:
        """Wait until the worker has ended, and end one that does not."""
        self.process.join(seconds)
        if self.process.is_alive():
            log.error("worker %s did not stop and is killed", self.process.pid)
            self.process.kill()
            self.process.join()
        self._line.close()


def _work(serve: Serve, listening: socket.socket, line: Connection) -> None:
    """Run in the worker's process: serve, and end when the process that supervises it is gone."""
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)

    def watch() -> None:
        with suppress(EOFError, OSError):
            line.recv()
        os.kill(os.getpid(), signal.SIGTERM)

    def ready() -> None:
        line.send(True)
        threading.Thread(target=watch, daemon=True).start()

    serve(listening, ready)


class WorkerProcesses:
    """A number of workers, until SIGTERM or SIGINT."""

    def __init__(self, count: int, serve: Serve, listening: socket.socket) -> None:
        self._count = count
        self._serve = serve
        self._listening = listening
        self._workers: list[WorkerProcess] = []
        self._signals, self._signalled = socket.socketpair()

    def _start(self) -> WorkerProcess:
        return WorkerProcess(self._serve, self._listening)

    def run(self, ready: Callable[[], None]) -> bool:
        """Start all workers, call `ready`, and supervise them. Return False if they cannot start."""
        for number in (signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)):
            signal.signal(number, self._take)
        self._workers = [self._start() for _ in range(self._count)]
        is_ready = all(worker.is_ready() for worker in self._workers)
        if is_ready:
            ready()
            self._supervise()
        for worker in self._workers:
            worker.stop()
        for worker in self._workers:
            worker.join()
        return is_ready

    def _supervise(self) -> None:
        while True:
            wait([self._signals, *(worker.process.sentinel for worker in self._workers)])
            while number := self._take_signal():
                if number in (signal.SIGINT, signal.SIGTERM):
                    return
                self._replace_all()
            for worker in [one for one in self._workers if not one.process.is_alive()]:
                log.error("worker %s ended with status %s", worker.process.pid, worker.process.exitcode)
                if monotonic() - worker.began_at < MIN_LIFE_SECONDS:
                    sleep(1)
                worker.join()
                self._workers[self._workers.index(worker)] = self._start()

    def _take(self, number: int, _: object) -> None:
        self._signalled.send(bytes([number]))

    def _take_signal(self) -> int:
        return self._signals.recv(1)[0] if wait([self._signals], 0) else 0

    def _replace_all(self) -> None:
        """Replace one worker after the other: the next one goes when its successor serves."""
        for number, old in enumerate(self._workers):
            new = self._start()
            if not new.is_ready():
                log.error("a new worker did not start; the old ones stay")
                new.stop()
                new.join()
                return
            self._workers[number] = new
            old.stop()
            old.join()
        log.info("all workers were replaced")
