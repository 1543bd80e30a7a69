"""`wildtable serve`: start the server on its data folder, print its address and write its logs."""

from __future__ import annotations

import argparse
import dataclasses
import json
import logging
import re
import signal
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

from wildtable.cli.texts import say
from wildtable.engine.errors import WildtableError
from wildtable.server.app import create_app
from wildtable.server.data_folder import Occupied, hold
from wildtable.server.files import SecretError, create_private
from wildtable.server.net.addresses import friends_addresses
from wildtable.server.net.admin import ADMIN_PATH, ADMIN_TOKEN, METRICS_TOKEN, load_token
from wildtable.server.net.sessions import load_key
from wildtable.server.serve import Server, listen
from wildtable.server.settings import Settings
from wildtable.server.store.contract import StoreError
from wildtable.server.store.sqlite.store import check_integrity

_SECRET_PATH = re.compile(r"(/(?:join|watch|me|shared)/)[^?\s\"]+|\?[^\s\"]*")


class ServeError(WildtableError):
    """The server cannot start."""


def run(args: argparse.Namespace) -> int:
    chosen = {field.name: getattr(args, field.name, None) for field in dataclasses.fields(Settings)}
    settings = Settings(**{name: value for name, value in chosen.items() if value is not None})
    with _claim_folder(settings.data):
        _load_secrets(settings.data)
        try:
            listening = listen(settings.host, settings.port)
        except OSError as error:
            reason = error.strerror or str(error)
            raise ServeError(say("serve-taken", host=settings.host, port=str(settings.port), reason=reason)) from None
        settings = dataclasses.replace(settings, port=listening.getsockname()[1])
        _configure_logging(as_json=args.log_json)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: None)
        Server(create_app(settings), settings, lambda: _announce(settings)).run([listening])
    return 0


def _announce(settings: Settings) -> None:
    """Print the address and the admin token to standard output: the token does not belong in the logs."""
    token = load_token(settings.data, ADMIN_TOKEN)
    print(say("serve-open", address=settings.address))
    if found := friends_addresses(settings):
        print(say("serve-friends", addresses=" ".join(found)))
    print(say("serve-admin", address=f"{settings.address}{ADMIN_PATH}", token=token), flush=True)


def _claim_folder(folder: Path) -> ExitStack:
    """Lock the data folder, or report in one line why it cannot be used."""
    path = folder / "wildtable.db"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        create_private(path)
        with closing(sqlite3.connect(path)) as db:
            db.execute("begin immediate")
            db.rollback()
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


def _load_secrets(folder: Path) -> None:
    """Create the key and the tokens that are missing, or report in one line why the server cannot start with them."""
    try:
        load_key(folder)
        for name in (ADMIN_TOKEN, METRICS_TOKEN):
            load_token(folder, name)
    except SecretError as error:
        raise ServeError(say("serve-secret", path=str(error.path), reason=error.reason)) from None
    except OSError as error:
        raise ServeError(
            say("serve-file", path=str(error.filename or folder), reason=error.strerror or str(error))
        ) from None


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
