"""Threads of NumPy. Processes of bots share the cores of a machine, and wait for each other if each uses several."""

from __future__ import annotations

import os

SETTING = "OPENBLAS_NUM_THREADS"
"""Where NumPy's library looks for it, once, when it is loaded."""


def use_one_thread() -> None:
    """Let NumPy compute with one thread in this process, unless the environment says otherwise or NumPy was imported
    before."""
    os.environ.setdefault(SETTING, "1")
