"""Files that grow by lines of JSON: a heading that says of what, then one line for each result, so that a run can go on."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Self

from wildtable.engine.errors import RecordError


class LineFile:
    """A heading and lines, appended to as a context manager. A last line that was not finished is dropped; one that would
    have been the heading only if it is the beginning of the heading expected, as any other file may have such a line."""

    def __init__(self, path: Path, kind: str) -> None:
        self.path, self.kind = path, kind
        self.heading: dict[str, Any] | None = None
        self._end = 0
        self._torn = b""
        """A last line that was not finished."""

    def read(self, on_line: Callable[[Any, int], None]) -> None:
        """Read the heading, and call `on_line` with each line after it and the place where it begins."""
        if not self.path.exists():
            return
        try:
            with self.path.open("rb") as file:
                for line in file:
                    if not line.endswith(b"\n"):
                        self._torn = line
                        return
                    place, self._end = self._end, self._end + len(line)
                    found = json.loads(line)
                    if self.heading is None:
                        self.heading = dict(found)
                    else:
                        on_line(found, place)
        except RecordError:
            raise
        except (ValueError, TypeError, RecursionError):
            raise self._refuse() from None
        except OSError as error:
            raise RecordError(f"{self.path}: {error.strerror}") from None

    def _refuse(self) -> RecordError:
        return RecordError(f"{self.path} is not the file of a {self.kind}; name another one")

    @classmethod
    def read_heading(cls, path: Path, kind: str) -> dict[str, Any]:
        """Return the heading of a file that must exist."""
        lines = cls(path, kind)
        lines.read(lambda *_: None)
        if lines.heading is None:
            raise RecordError(f"{path} is not the file of a {kind}: it does not exist or has no first line")
        return lines.heading

    def expect(self, heading: Mapping[str, Any], compared: Iterable[str] | None = None) -> None:
        """Set the heading of a new file; refuse one that says something else, in what is compared."""
        if self.heading is None:
            if not _encode(heading).startswith(self._torn):
                raise self._refuse()
            self.heading = {**heading}
        elif other := [key for key in compared or heading if self.heading.get(key) != heading[key]]:
            raise RecordError(
                f"{self.path} is the file of another {self.kind} (other {', '.join(other)}); name another one, or remove it"
            )

    def __enter__(self) -> Self:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("ab")
        except OSError as error:
            raise RecordError(f"{self.path}: {error.strerror}") from None
        self._file.truncate(self._end)
        if not self._end:
            self.append(self.heading)
        return self

    def append(self, line: Any) -> int:
        """Write a line at once, and return the place where it begins."""
        text = _encode(line)
        self._file.write(text)
        self._file.flush()
        place, self._end = self._end, self._end + len(text)
        return place

    def __exit__(self, *_: object) -> None:
        self._file.close()


def _encode(line: Any) -> bytes:
    return json.dumps(line, separators=(",", ":")).encode() + b"\n"
