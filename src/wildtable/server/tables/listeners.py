"""Listeners: what is called after a change."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable

log = logging.getLogger(__name__)


def call_all(listeners: Iterable[Callable[[], object]]) -> None:
    """Call listeners. One that fails stops neither the others nor the caller, whose change is stored already."""
    for listener in tuple(listeners):
        try:
            listener()
        except Exception:
            log.exception("a listener failed")
