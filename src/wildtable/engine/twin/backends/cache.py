"""The cache of compiled code: files that appear at once or not at all, and that one process at a time writes."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


def cache_folder() -> Path:
    """Return the user's folder for what can be made again."""
    if set_ := os.environ.get("WILDTABLE_CACHE"):
        return Path(set_)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "wildtable" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "wildtable"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "wildtable"


def read_or_make(path: Path, make: Callable[[], bytes]) -> bytes:
    """Return the contents of a file, which is made if it does not exist.

    Processes that need it at the same time wait for one of them to make it. If that one is killed, the next makes it.
    """
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        with hold_lock(path.with_suffix(".lock")):
            if not path.exists():
                _write(path, make())
    return path.read_bytes()


def _write(path: Path, data: bytes) -> None:
    """Write a file that is complete as soon as it exists."""
    draft = path.with_suffix(".draft")
    with draft.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


@contextmanager
def hold_lock(path: Path) -> Iterator[None]:
    """Hold a lock that one process or thread at a time can have. The system takes it from a process that ends."""
    with path.open("ab") as file:
        _lock(file)
        yield


if sys.platform == "win32":
    import msvcrt
    from time import sleep

    def _lock(file: IO[bytes]) -> None:
        """Wait for the lock, which Windows gives up on after ten seconds."""
        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
            except OSError:
                sleep(0.1)
            else:
                return

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)
