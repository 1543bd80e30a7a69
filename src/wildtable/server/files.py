"""Files of the data folder: each is written completely or not at all, and only its owner may read it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from wildtable.engine.errors import WildtableError

PRIVATE_MODE = 0o600


class SecretError(WildtableError):
    """A file with a secret is damaged."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path} is damaged: {reason}")
        self.path = path
        self.reason = reason


def create_private(path: Path) -> None:
    """Create an empty file that only its owner may read, if there is none."""
    with suppress(FileExistsError):
        path.touch(mode=PRIVATE_MODE, exist_ok=False)


@contextmanager
def replacing(target: Path) -> Iterator[Path]:
    """Yield a temporary file to write to. When the block ends, the file is synced and renamed to `target`; if it fails,
    `target` is unchanged and the file removed."""
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        create_private(part)
        yield part
        _sync(part)
        part.replace(target)
        if os.name == "posix":
            _sync(target.parent, os.O_RDONLY)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def load_secret(path: Path, min_length: int, new: bytes) -> bytes:
    """Return the secret in a file; write `new` if there is no such file.

    Raise SecretError if it is shorter than `min_length`, or blank: anybody could guess it and forge every signature.
    """
    if not path.exists():
        with replacing(path) as part:
            part.write_bytes(new)
    secret = path.read_bytes()
    if len(secret) < min_length:
        raise SecretError(path, f"{len(secret)} bytes instead of {min_length}")
    if not secret.strip(b"\0 \n"):
        raise SecretError(path, "it is blank")
    return secret


def _sync(path: Path, flags: int = os.O_RDWR) -> None:
    """Wait until a file, or the names in a folder, are on the disk."""
    descriptor = os.open(path, flags)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
