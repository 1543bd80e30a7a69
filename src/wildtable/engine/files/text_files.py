"""Text files of unknown origin."""

from __future__ import annotations

from pathlib import Path

from wildtable.engine.errors import WildtableError


def read_text(path: Path | str, error: type[WildtableError]) -> str:
    """Return the text of a file; raise `error` if there is none."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as failure:
        raise error(f"{path}: {failure.strerror}") from None
    except UnicodeDecodeError:
        raise error(f"{path}: must be a text file in UTF-8") from None
