"""Checkpoints: all that a run needs to go on, as one file of arrays."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from wildtable.engine.errors import RecordError

FORMAT = 1


def write_checkpoint(path: Path, about: Mapping[str, Any], arrays: Mapping[str, Any]) -> None:
    """Write a file under another name first, so that it is there whole or not at all."""
    text = json.dumps({"format": FORMAT, **about})
    unfinished = path.with_suffix(".unfinished")
    with unfinished.open("wb") as file:
        np.savez_compressed(file, about=np.frombuffer(text.encode(), np.uint8), **arrays)
    unfinished.replace(path)


def read_checkpoint(path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return what a file says of its run, and its arrays."""
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
            about = json.loads(bytes(arrays.pop("about")))
    except (OSError, ValueError, KeyError, BadZipFile) as error:
        raise RecordError(f"{path} is not a checkpoint: {error}") from None
    if about["format"] != FORMAT:
        raise RecordError(f"{path} is a checkpoint of format {about['format']}, not {FORMAT}")
    return about, arrays
