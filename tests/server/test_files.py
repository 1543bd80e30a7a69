"""Files of the data folder are complete or absent, and private; a damaged secret is never used."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.test_sqlite import largest_file
from wildtable.server.data_folder import LOCK_FILE, Occupied, hold
from wildtable.server.files import SecretError, replacing
from wildtable.server.net.admin import ADMIN_TOKEN, METRICS_TOKEN, TOKEN_BYTES, load_token
from wildtable.server.net.sessions import KEY_BYTES, KEY_FILE, load_key

Load = Callable[[Path], bytes | str]
SECRETS: dict[str, tuple[int, Load]] = {
    KEY_FILE: (KEY_BYTES, load_key),
    ADMIN_TOKEN: (TOKEN_BYTES, lambda folder: load_token(folder, ADMIN_TOKEN)),
    METRICS_TOKEN: (TOKEN_BYTES, lambda folder: load_token(folder, METRICS_TOKEN)),
}


@pytest.mark.parametrize("name", SECRETS)
def test_a_secret_is_created_once_and_only_its_owner_reads_it(tmp_path: Path, name: str) -> None:
    length, load = SECRETS[name]
    secret = load(tmp_path)
    assert len(secret) == length
    assert load(tmp_path) == secret
    assert (tmp_path / name).stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize("name", SECRETS)
def test_a_truncated_or_blank_secret_is_refused(tmp_path: Path, name: str) -> None:
    length, load = SECRETS[name]
    load(tmp_path)
    path = tmp_path / name
    secret = path.read_bytes()
    for damaged in (*(secret[:size] for size in range(length)), b"\0" * length, b"\n" * length):
        path.write_bytes(damaged)
        with pytest.raises(SecretError, match=name):
            load(tmp_path)
        assert path.read_bytes() == damaged, "the damaged file is left to the host"


@pytest.mark.parametrize("name", SECRETS)
def test_a_full_disk_leaves_no_part_of_a_secret(tmp_path: Path, name: str) -> None:
    length, load = SECRETS[name]
    for room in range(length):
        with largest_file(room), pytest.raises(OSError, match="File too large"):
            load(tmp_path)
        assert list(tmp_path.iterdir()) == []
    assert len(load(tmp_path)) == length


def test_a_file_is_synced_before_it_gets_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "file"
    target.write_text("older")

    def refuse(_: int) -> None:
        raise OSError(errno.EIO, "disk error")

    def write() -> None:
        with replacing(target) as part:
            part.write_text("newer")

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(OSError, match="disk error"):
        write()
    assert target.read_text() == "older"
    assert list(tmp_path.iterdir()) == [target]


def test_the_name_is_synced_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target, synced = tmp_path / "file", list[tuple[bool, bool]]()
    sync = os.fsync

    def note(descriptor: int) -> None:
        synced.append((Path(f"/proc/self/fd/{descriptor}").resolve() == tmp_path, target.exists()))
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", note)
    with replacing(target) as part:
        part.write_text("newer")
    assert synced == [(False, False), (True, True)]


def test_a_folder_is_held_once_though_its_lock_file_was_moved(tmp_path: Path) -> None:
    with hold(tmp_path):
        (tmp_path / LOCK_FILE).rename(tmp_path / "moved")
        with pytest.raises(Occupied):
            hold(tmp_path)
    hold(tmp_path).close()
