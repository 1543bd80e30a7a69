"""Frames: the words every state begins with, and the stack of the steps still to do.

A frame is one word: the number of a step, and above it whatever the step carries. The last frame is the next step.
"""

from __future__ import annotations

from wildtable.engine.twin.kernels import Words, kernel

SEED, SHUFFLES, OWING, ANSWER, DEPTH, STACK = range(6)
"""The seed of cheap shuffles or -1, the count of shuffles, the set of seats that owe an answer, the move that answers a
question to one seat, the number of frames, and where they begin."""


@kernel
def push(s: Words, frame: int) -> None:
    """Put a step before all others."""
    s[STACK + s[DEPTH]] = frame
    s[DEPTH] += 1
