"""A PostgreSQL server for the tests: one per run, shared by the pytest processes; a new database for each test.

It uses the system's binaries (Debian's `postgresql`), or the server that `WILDTABLE_TEST_DATABASE` names. PostgreSQL refuses
to run as root, so as root it runs as the user `postgres`.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from urllib.parse import urlsplit

import psycopg

from wildtable.server.store.postgres.store import prepare

USER = "postgres"
TEMPLATE = "wildtable_template"
START_SECONDS = 120
SETTINGS = {
    "listen_addresses": "",
    "max_connections": "300",
    "shared_buffers": "32MB",
    "autovacuum": "off",
    "recovery_init_sync_method": "syncfs",
}
_names = count(1)


def binaries() -> Path:
    """Return the folder with `initdb` and `postgres`: Debian's newest, or the one on the PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    if program := shutil.which("postgres"):
        return Path(program).parent
    raise AssertionError("the tests of the PostgreSQL store need Debian's postgresql; install it and run them again")


class PostgresServer:
    """A PostgreSQL cluster in a folder of its own, reached by a Unix socket there."""

    def __init__(self, folder: Path, *, fsync: bool = False) -> None:
        self.folder = folder
        self._settings = {**SETTINGS, "fsync": "on" if fsync else "off", "unix_socket_directories": str(folder)}
        self._process: subprocess.Popen[bytes] | None = None

    def database(self, name: str) -> str:
        """Return the URL of a database."""
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def create(self) -> None:
        """Create the cluster."""
        if os.geteuid() == 0:
            shutil.chown(self.folder, USER, USER)
        data = self.folder / "data"
        self._run("initdb", "--no-sync", "--auth=trust", f"--username={USER}", "--locale=C", "--encoding=UTF8", str(data))

    def start(self) -> None:
        """Start the server and wait until it accepts connections."""
        options = [part for name, value in self._settings.items() for part in ("-c", f"{name}={value}")]
        log = (self.folder / "log").open("ab")
        self._process = subprocess.Popen(
            [*_as_user(), str(binaries() / "postgres"), "-D", str(self.folder / "data"), *options],
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
        log.close()
        self.wait()

    def wait(self) -> None:
        deadline = monotonic() + START_SECONDS
        while True:
            try:
                psycopg.connect(self.database("postgres")).close()
            except psycopg.OperationalError:
                assert monotonic() < deadline, (self.folder / "log").read_text(encoding="utf-8")[-2000:]
                sleep(0.02)
            else:
                return

    @contextlib.contextmanager
    def hanging(self) -> Iterator[None]:
        """Stop all processes of the server while the block runs: connections open, and nothing is answered or refused."""
        stopped = [int((self.folder / "data" / "postmaster.pid").read_text(encoding="utf-8").split()[0])]
        with contextlib.closing(psycopg.connect(self.database("postgres"))) as connection:
            os.kill(stopped[0], signal.SIGSTOP)  # nothing is started any more
            stopped += [pid for (pid,) in connection.execute("select pid from pg_stat_activity order by pid")]
            for pid in stopped[1:]:
                os.kill(pid, signal.SIGSTOP)
            try:
                yield
            finally:
                for pid in reversed(stopped):
                    os.kill(pid, signal.SIGCONT)

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Stop the server at once (SIGQUIT), or after ending its sessions (SIGINT)."""
        if self._process is not None:
            pid = int((self.folder / "data" / "postmaster.pid").read_text(encoding="utf-8").split()[0])
            os.kill(pid, how)
            os.kill(self._process.pid, signal.SIGCONT)  # `runuser` stops itself when its child was stopped
            self._process.wait()
            self._process = None

    def _run(self, program: str, *arguments: str) -> None:
        command = [*_as_user(), str(binaries() / program), *arguments]
        done = subprocess.run(command, capture_output=True, check=False, cwd=self.folder)
        assert done.returncode == 0, done.stderr.decode()


def _as_user() -> list[str]:
    return ["runuser", "-u", USER, "--"] if os.geteuid() == 0 else []


@contextlib.contextmanager
def running_postgres(*, fsync: bool = False) -> Iterator[PostgresServer]:
    """Run a server until the block ends. Its folder has a short name, since the length of a socket's path is limited."""
    with tempfile.TemporaryDirectory(prefix="wildtable-pg-") as name:
        Path(name).chmod(0o755)
        server = PostgresServer(Path(name), fsync=fsync)
        server.create()
        server.start()
        try:
            add_template(server.database("postgres"))
            yield server
        finally:
            server.stop()


def add_template(address: str) -> None:
    """Create the template database that tests' databases are copied from."""
    with contextlib.closing(psycopg.connect(address, autocommit=True)) as connection:
        connection.execute(f"create database {TEMPLATE} encoding 'UTF8' template template0")
    with contextlib.closing(psycopg.connect(address_of(address, TEMPLATE), autocommit=True)) as connection:
        prepare(connection)


def address_of(address: str, name: str) -> str:
    """Return the URL of another database of the same server."""
    return urlsplit(address)._replace(path=f"/{name}").geturl()


@contextlib.contextmanager
def fresh_database(address: str, *, drop: bool = True) -> Iterator[str]:
    """Create a database for one test, and yield its URL. Drop it afterwards, unless its server is about to be removed
    anyway."""
    name = f"test_{os.getpid()}_{next(_names)}"
    with contextlib.closing(psycopg.connect(address, autocommit=True)) as connection:
        connection.execute(f"create database {name} template {TEMPLATE} strategy file_copy")
    try:
        yield address_of(address, name)
    finally:
        if drop:
            with contextlib.closing(psycopg.connect(address, autocommit=True)) as connection:
                connection.execute(f"drop database {name} with (force)")


def _serve(owner: int) -> None:
    """Print the URL of a server, and stop it when its owner process is gone."""
    with running_postgres() as server:
        print(server.database("postgres"), flush=True)
        with contextlib.suppress(ProcessLookupError):
            while True:
                os.kill(owner, 0)
                sleep(0.5)


if __name__ == "__main__":
    _serve(int(sys.argv[1]))
