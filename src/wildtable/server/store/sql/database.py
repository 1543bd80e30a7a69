"""Database: what the code for all SQL databases needs of a connection."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

from wildtable.server.store.notices import NoticeKind

T = TypeVar("T")


class Rows(Protocol):
    """The rows that a statement returned, or the number of those it changed."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Database(Protocol):
    """A connection in a transaction. Statements mark values by `?`."""

    def execute(self, query: str, values: Sequence[Any] = ..., /) -> Rows: ...

    def executemany(self, query: str, rows: Iterable[Sequence[Any]], /) -> object: ...

    def lock(self, name: str) -> None:
        """Let no other transaction take the same lock until this one ends."""
        ...

    def notify(self, kind: NoticeKind, subject: str) -> None:
        """Tell other workers what has changed, when the transaction is committed."""
        ...


Work = Callable[[Database], T]
Run = Callable[[Work[Any]], Awaitable[Any]]
