"""Threads of NumPy: processes that share the cores of a machine compute with one thread each."""

from __future__ import annotations

import os

SETTINGS = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
"""Where NumPy's libraries look for it, once, when they are loaded."""


def use_one_thread() -> None:
    """Let NumPy compute with one thread in this process, unless its environment says otherwise. Call it before NumPy is
    imported."""
    for setting in SETTINGS:
        os.environ.setdefault(setting, "1")
