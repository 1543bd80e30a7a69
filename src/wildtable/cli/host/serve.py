"""`wildtable serve`: start the server on its data folder, print its address and write its logs."""

from __future__ import annotations

import argparse
import asyncio
import dataclasses
import json
import logging
import re
import socket
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path

from wildtable.cli.arguments import UsageError
from wildtable.cli.host.workers import WorkerProcesses
from wildtable.cli.texts import say
from wildtable.engine.errors import WildtableError
from wildtable.server.app import create_app
from wildtable.server.data_folder import Occupied, hold
from wildtable.server.files import SecretError, create_private
from wildtable.server.net.addresses import friends_addresses
from wildtable.server.net.admin import ADMIN_PATH, TOKENS, load_secrets, load_token
from wildtable.server.net.sessions import load_key
from wildtable.server.serve import Server, listen
from wildtable.server.settings import Settings
from wildtable.server.store.contract import StoreError
from wildtable.server.store.opening import DATABASE_FILE, hide_password, store_for
from wildtable.server.store.sqlite.schema import find_version
from wildtable.server.store.sqlite.store import check_integrity

_SECRET_PATH = re.compile(r"(/(?:join|watch|me|shared)/)[^?\s\"]+|\?[^\s\"]*")


class ServeError(WildtableError):
    """The server cannot start."""


def run(args: argparse.Namespace) -> int:
    chosen = {field.name: getattr(args, field.name, None) for field in dataclasses.fields(Settings)}
    settings = Settings(**{name: value for name, value in chosen.items() if value is not None})
    if settings.database:
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
    print(say("serve-open", address=settings.address))
    if found := friends_addresses(settings):
        print(say("serve-friends", addresses=" ".join(found)))
    print(say("serve-admin", address=f"{settings.address}{ADMIN_PATH}", token=token), flush=True)


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
        return hold(folder)
    except Occupied:
        raise ServeError(say("serve-occupied", path=str(folder))) from None
    except sqlite3.DatabaseError as error:
        damaged = not isinstance(error, sqlite3.OperationalError)
        raise ServeError(say("serve-damaged" if damaged else "serve-data", path=str(path), reason=str(error))) from None
    except (OSError, StoreError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise ServeError(say("serve-data", path=str(path), reason=str(reason))) from None


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
