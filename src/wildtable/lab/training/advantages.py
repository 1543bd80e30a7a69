"""Advantages of decisions in games of several seats, for arrays of NumPy and tensors of PyTorch alike."""

from __future__ import annotations

from typing import Any


def compute_advantages(  # noqa: PLR0917 - arrays side by side
    xp: Any, values: Any, seats: Any, ended: Any, shares: Any, trace: float
) -> tuple[Any, Any]:
    """Return the advantage of each decision, and which of them are known.

    Rows are decisions in time, columns are games. `values` is what the seat that decides expects, `ended` whether the game
    ended with the decision, and `shares`, for each seat, its share of the win where it did. A decision is followed by the
    next one of the same seat, whatever others decide in between. One that no other of its seat follows is not known: its
    value stands for what comes after. `xp` is the module of the arrays.
    """
    advantages, known = xp.zeros_like(values), xp.zeros_like(ended)
    after, later = xp.zeros_like(shares[0]), xp.zeros_like(shares[0])
    has_after = shares[0] < 0
    people = range(shares.shape[1])
    for time in range(values.shape[0] - 1, -1, -1):
        after = xp.where(ended[time], shares[time], after)
        later = xp.where(ended[time], xp.zeros_like(later), later)
        has_after = has_after | ended[time]
        deciding = xp.stack([seats[time] == seat for seat in people])
        nothing = xp.zeros_like(later)
        known[time] = (deciding & has_after).any(0)
        advantage = xp.where(deciding, after, nothing).sum(0) - values[time]
        advantage = advantage + trace * xp.where(deciding, later, nothing).sum(0)
        advantage = xp.where(known[time], advantage, xp.zeros_like(advantage))
        advantages[time] = advantage
        after = xp.where(deciding, values[time], after)
        later = xp.where(deciding, advantage, later)
        has_after = has_after | deciding
    return advantages, known
