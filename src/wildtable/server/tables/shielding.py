"""Shielding: finish what has begun even if the caller is cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial, wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Attempting(Protocol):
    """Something that other workers change as well, such as a table."""

    async def attempt(self, work: Callable[[], Awaitable[R]]) -> R: ...


A = TypeVar("A", bound=Attempting)


def shielded(method: Callable[P, Coroutine[Any, Any, R]]) -> Callable[P, Coroutine[Any, Any, R]]:
    """Run a method to its end although its caller may be cancelled, so that a row that is durable is also applied."""

    @wraps(method)
    async def finish(*args: P.args, **kwargs: P.kwargs) -> R:
        work = asyncio.ensure_future(method(*args, **kwargs))
        work.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(work)

    return finish


def attempted(
    method: Callable[Concatenate[A, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[A, P], Coroutine[Any, Any, R]]:
    """Run a method to its end by `attempt`: one at a time, and again if another worker was first."""

    @wraps(method)
    async def attempt(self: A, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return await self.attempt(partial(method, self, *args, **kwargs))

    return shielded(attempt)
