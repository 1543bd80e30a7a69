"""What a net is trained to lower: the loss of PPO, or of imitating the game's advice.

They are functions of tensors alone, so that PyTorch can compile them: most of the time of a step goes into passing over
the numbers of all moves again and again, which a compiled function does once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import torch

from wildtable.lab.training.net import Shape, run_net

FORBIDDEN = -1e9
"""The logit of a move that is not legal."""
NAMES = ("policy_loss", "value_loss", "entropy", "kl", "clipped", "agreement")
"""What a step tells, besides its loss."""


class Decisions(NamedTuple):
    """Decisions to learn from, one in each row: what was seen and allowed, what was done with which logarithm of its chance,
    how much better it was than expected, what the value should have been, and how much the decision counts."""

    observations: Any
    masks: Any
    moves: Any
    chances: Any
    advantages: Any
    targets: Any
    weights: Any


@dataclass(frozen=True)
class Losses:
    """The losses of a net of some shape. `is_imitating`: the moves are advice, to be made likelier whatever came of it."""

    shape: Shape
    dtype: Any
    clip: float
    value_weight: float

    def compute(self, flat: Any, scales: Any, made: Decisions, bonus: Any, is_imitating: bool) -> tuple[Any, Any]:
        """Return the loss, and what there is to tell of it."""
        weight, total = made.weights, made.weights.sum().clamp(min=1)
        logits, value = run_net(torch, self.shape, flat, scales, made.observations, self.dtype)
        chances = torch.log_softmax(logits.masked_fill(made.masks == 0, FORBIDDEN), dim=1)
        entropy = -((chances.exp() * chances).sum(dim=1) * weight).sum() / total
        chance = chances.gather(1, made.moves[:, None])[:, 0]
        change = torch.zeros_like(chance) if is_imitating else chance - made.chances
        ratio = change.exp()
        bounded = ratio.clamp(1 - self.clip, 1 + self.clip)
        gains = chance if is_imitating else torch.minimum(ratio * made.advantages, bounded * made.advantages)
        policy_loss = -(gains * weight).sum() / total
        errors = torch.nn.functional.binary_cross_entropy_with_logits(value, made.targets, reduction="none")
        value_loss = (errors * weight).sum() / total
        loss = policy_loss + self.value_weight * value_loss - bonus * entropy
        with torch.no_grad():
            kl = ((ratio - 1 - change) * weight).sum() / total
            clipped = ((ratio != bounded).float() * weight).sum() / total
            agreement = ((chance >= chances.amax(dim=1)).float() * weight).sum() / total
            told = torch.stack([policy_loss, value_loss, entropy, kl, clipped, agreement])
        return loss, told

    def decide(self, flat: Any, scales: Any, observations: Any, masks: Any, luck: Any) -> tuple[Any, Any, Any]:
        """Return a move for each row, drawn with luck that is exponentially distributed, the logarithm of its chance, and
        the chance to win."""
        logits, value = run_net(torch, self.shape, flat, scales, observations, self.dtype)
        logits = logits.masked_fill(masks == 0, FORBIDDEN)
        moves = (logits - luck.clamp(min=1e-20).log()).argmax(dim=1)
        chances = logits.gather(1, moves[:, None])[:, 0] - logits.logsumexp(dim=1)
        return moves, chances, torch.sigmoid(value)
