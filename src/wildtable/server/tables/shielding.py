"""Shielding: finish what has begun even if the caller is cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


def shielded(method: Callable[P, Coroutine[Any, Any, R]]) -> Callable[P, Coroutine[Any, Any, R]]:
    """Run a method to its end although its caller may be cancelled, so that a row that is durable is also applied."""

    @wraps(method)
    async def finish(*args: P.args, **kwargs: P.kwargs) -> R:
        work = asyncio.ensure_future(method(*args, **kwargs))
        work.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(work)

    return finish
