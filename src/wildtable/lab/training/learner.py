"""PPO: games against oneself, past selves and the game's advice, and steps of the optimizer on what was decided in them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import pairwise
from math import isfinite
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
import torch

from wildtable.bots.net import IntegerNet
from wildtable.engine.twin.twin import Twin
from wildtable.lab.job import LabError
from wildtable.lab.training.advantages import compute_advantages
from wildtable.lab.training.environments import Ending, HostEnvironment, Positions, TrainingGames
from wildtable.lab.training.net import Shape, align, run_net
from wildtable.lab.training.settings import TrainingSettings

FIRST_MOMENT, SECOND_MOMENT, TINY = 0.9, 0.999, 1e-8
"""Adam's constants."""
FRESH = 7
"""The distance, for each decision, between the deals of restarted games and those of the run's beginning."""
SAMPLED_GAMES = 512
"""Games by chance that say how large each number of an observation becomes."""


def find_scales(twin: Twin, seed: int) -> np.ndarray[Any, np.dtype[np.float32]]:
    """Return for each number of an observation what it is multiplied with, so that it is at most about 1."""
    env = HostEnvironment(twin, SAMPLED_GAMES, seed)
    size, moves, people = twin.observation.size, len(twin.game.moves), len(twin.people)
    position = Positions(
        *(np.zeros(shape, np.int8) for shape in ((SAMPLED_GAMES,), (size, SAMPLED_GAMES), (moves, SAMPLED_GAMES)))
    )
    ending = Ending(np.zeros(SAMPLED_GAMES, bool), np.zeros((people, SAMPLED_GAMES), np.float32))
    rng = np.random.default_rng(seed)
    env.begin(position, ending)
    most = np.ones(size)
    for _ in range(200):
        most = np.maximum(most, np.abs(position.observations.astype(np.float64)).max(axis=1))
        chosen = (position.masks * rng.random(position.masks.shape)).argmax(axis=0)
        env.step(chosen, position, ending)
    return (1 / most).astype(np.float32)


class Learner:
    """A run: the net, the optimizer, the pool, the games and the counts. `iterate` plays and learns once."""

    def __init__(self, settings: TrainingSettings, device: str = "cpu", threads: int = 1, simulated: bool = False) -> None:
        self.settings = settings
        self.device = torch.device(device)
        if self.device.type == "cpu":
            torch.set_num_threads(threads)
        torch.set_float32_matmul_precision("high" if self.device.type == "cuda" else "highest")
        self.twin: Twin = settings.rulebook.twin(settings.seats, settings.options)
        self.people = len(self.twin.people)
        self.shape = Shape(self.twin.observation.size, settings.hidden, len(self.twin.game.moves))
        dtype = torch.bfloat16 if self.device.type == "cuda" else torch.float32
        self.losses = Losses(self.shape, dtype, settings.clip, settings.value_weight)
        self._compute, self._decide = self.losses.compute, self.losses.decide
        self.rng = np.random.default_rng(settings.seed)
        self.noise = torch.Generator(device=self.device)
        self.noise.manual_seed(settings.seed)
        self.scales = torch.from_numpy(find_scales(self.twin, settings.seed)).to(self.device)
        self.flat = torch.from_numpy(self.shape.initial(self.rng)).to(self.device).requires_grad_()
        self.moments = torch.zeros((2, self.shape.size), device=self.device)
        self.pool: list[Any] = []
        self.updates = self.optimizer_steps = self.decisions = 0
        self.env = self._make_environment(threads, simulated)
        self._make_buffers()
        self.env.begin(self.position(settings.steps), Ending(self.ended[0], self.shares[0]))

    def dump(self, with_games: bool = True) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the whole run as plain data and arrays. Without its games it is resumed with new ones."""
        about = {
            "settings": self.settings.dump(),
            "updates": self.updates,
            "optimizer_steps": self.optimizer_steps,
            "decisions": self.decisions,
            "rng": self.rng.bit_generator.state,
        }
        arrays = {
            "flat": self.flat.detach().cpu().numpy(),
            "moments": self.moments.cpu().numpy(),
            "scales": self.scales.cpu().numpy(),
            "noise": self.noise.get_state().cpu().numpy(),
            "pool": np.array([past.half().cpu().numpy() for past in self.pool], np.float16).reshape(-1, self.shape.size),
        }
        return about, arrays | ({"games": self.env.words} if with_games else {})

    def restore(self, about: Mapping[str, Any], arrays: Mapping[str, Any]) -> None:
        """Go on with a run that was dumped."""
        self.updates, self.optimizer_steps = about["updates"], about["optimizer_steps"]
        self.decisions = about["decisions"]
        self.rng.bit_generator.state = about["rng"]
        with torch.no_grad():
            self.flat.copy_(torch.from_numpy(arrays["flat"]))
        self.moments.copy_(torch.from_numpy(arrays["moments"]))
        self.scales.copy_(torch.from_numpy(arrays["scales"]))
        if arrays["noise"].shape == tuple(self.noise.get_state().shape):
            self.noise.set_state(torch.from_numpy(arrays["noise"]))
        else:  # of another kind of device, whose generator is another
            self.noise.manual_seed(self.settings.seed + self.updates)
        self.pool = [torch.from_numpy(past.astype(np.float32)).to(self.device) for past in arrays["pool"]]
        if "games" in arrays:
            self.env.words = arrays["games"]
        else:
            self.env.seeds += int(self.decisions) * FRESH
            self.env.begin(self.position(self.settings.steps), Ending(self.ended[0], self.shares[0]))
        self.env.look(self.position(self.settings.steps), Ending(self.ended[0], self.shares[0]))

    def net(self, about: Mapping[str, Any]) -> IntegerNet:
        """Return the net as it is shipped."""
        parts = [part.detach().cpu().numpy() for part in self.shape.split(self.flat)]
        return IntegerNet.quantise(parts, self.scales.cpu().numpy(), about)

    def _make_environment(self, threads: int, simulated: bool) -> TrainingGames:
        games, seed = self.settings.games, self.settings.seed
        if self.device.type == "cuda" or simulated:
            from wildtable.lab.training.cuda_environment import CudaEnvironment  # noqa: PLC0415 - needs a device

            return CudaEnvironment(self.twin, games, seed)
        return HostEnvironment(self.twin, games, seed, threads)

    def _make_buffers(self) -> None:
        games, steps, people = self.settings.games, self.settings.steps, self.people

        def zeros(*shape: int, dtype: Any = torch.float32) -> Any:
            return torch.zeros(shape, dtype=dtype, device=self.device)

        self.observations = zeros(steps + 1, align(self.twin.observation.size), games, dtype=torch.int8)
        self.masks = zeros(steps + 1, self.shape.moves, games, dtype=torch.int8)
        self.seats = zeros(steps + 1, games, dtype=torch.int8)
        self.moves = zeros(steps, games, dtype=torch.int64)
        self.chances, self.values = zeros(steps, games), zeros(steps, games)
        self.ended, self.shares = zeros(steps, games, dtype=torch.bool), zeros(steps, people, games)
        self.learns = zeros(steps, games, dtype=torch.bool)
        self.divide()

    def divide(self) -> None:
        """Divide the games by who plays: the net alone, one seat of it against past selves, or one against the advice."""
        games = self.settings.games
        columns = torch.arange(games, device=self.device)
        against_past, against_greedy = int(games * self.settings.past), int(games * self.settings.greedy)
        self.first_greedy = games - against_greedy
        self.first_past = self.first_greedy - against_past
        self.learners = torch.where(columns < self.first_past, -1, columns % self.people)
        """The seat that learns in each game; -1 where all do."""
        self.nobody = torch.full_like(columns, -1)
        self.follows = columns % 2 == 0
        """The games in which all follow the advice while it is imitated. In the others the net plays, so that it learns what
        to do after its own mistakes."""

    def position(self, time: int) -> Positions:
        """Return the buffers of a point in time, as wide as what is seen."""
        return Positions(self.seats[time], self.observations[time, : self.twin.observation.size], self.masks[time])

    def warm(self) -> dict[str, float]:
        """Compile what playing needs, and return how many seconds each part took. Nothing of the run changes."""
        scratch = self.position(0), Ending(self.ended[0], self.shares[0])
        parts: dict[str, Callable[[], None]] = {
            "look": lambda: self.env.look(*scratch),
            "advise": lambda: self.env.advise(self.first_greedy, self.learners, self.moves[0]),
        }
        seconds = {}
        for name, part in parts.items():
            began = perf_counter()
            if name != "advise" or self.first_greedy < self.settings.games:
                part()
            self.finish()
            seconds[name] = round(perf_counter() - began, 1)
        return seconds

    def compile(self) -> str:
        """Compile what is computed with the net, and return what prevents it: it works without, only slower."""
        numbers = [torch.zeros_like(self.values) for _ in range(3)]
        compute, decide = self._compute, self._decide
        try:
            self._compute, self._decide = (torch.compile(function, dynamic=False) for function in (compute, decide))
            for is_imitating in {self.is_imitating, False}:
                decisions = self._pick(*next(self._minibatches(np.random.default_rng(0))), *numbers)
                bonus = torch.zeros((), device=self.device)
                self._compute(self.flat, self.scales, decisions, bonus, is_imitating)[0].backward()
            noise = self.noise.get_state()
            with torch.no_grad():
                self.decide(self.flat, 0, 0, self.settings.games)
            self.noise.set_state(noise)
            self.finish()
        except Exception as error:  # noqa: BLE001 - compilers of many kinds may be missing, each with an error of its own
            self._compute, self._decide = compute, decide
            return f"{type(error).__name__}: {error}"[:400]
        finally:
            self.flat.grad = None
        return ""

    def face_itself(self, rate: float, entropy: float, horizon: int) -> None:
        """Learn from now on against the net as it is now, in all games: a best response to it."""
        changes: dict[str, Any] = {"past": 1.0, "greedy": 0.0, "imitation": 0, "pool_every": sys.maxsize}
        self.settings = replace(self.settings, rate=rate, entropy=entropy, horizon=horizon, **changes)
        self.pool = [self.flat.detach().clone()]
        self.decisions = 0
        self.divide()

    @property
    def is_imitating(self) -> bool:
        """Does the net still learn to do what the game advises, before it plays for itself?"""
        return self.decisions < self.settings.imitation

    def iterate(self) -> dict[str, float]:
        """Play a number of steps in all games, learn from them, and return the metrics."""
        began = perf_counter()
        self.play()
        self.finish()
        played = perf_counter()
        metrics = self.learn()
        self.finish()
        self.updates += 1
        self.decisions += self.settings.games * self.settings.steps
        if self.updates % self.settings.pool_every == 0:
            self._remember()
        return metrics | {"play_seconds": played - began, "learn_seconds": perf_counter() - played}

    def finish(self) -> None:
        """Wait until the device has done all that was queued."""
        if self.device.type == "cuda":
            torch.cuda.synchronize()

    def _remember(self) -> None:
        """Add the present self to the pool, in place of any when it is full. Past selves have half precision."""
        present = self.flat.detach().half().float()
        if len(self.pool) < self.settings.pool:
            self.pool.append(present)
        else:
            self.pool[int(self.rng.integers(len(self.pool)))] = present

    @torch.no_grad()  # type: ignore[untyped-decorator] # PyTorch may be missing where types are checked
    def play(self) -> None:
        """Play a number of steps in all games, and record them."""
        past = self.pool[int(self.rng.integers(len(self.pool)))] if self.pool else self.flat.detach()
        for buffer in (self.observations, self.masks, self.seats):
            buffer[0].copy_(buffer[-1])
        for time in range(self.settings.steps):
            seats = self.seats[time]
            moves, chances, values = self.decide(self.flat, time, 0, self.settings.games)
            noted = moves
            is_other = (self.learners >= 0) & (self.learners != seats)
            if self.is_imitating:
                noted = moves.clone()
                self.env.advise(0, self.nobody, noted)
                moves, is_other = torch.where(self.follows, noted, moves), torch.zeros_like(is_other)
            elif self.first_greedy > self.first_past:
                block = slice(self.first_past, self.first_greedy)
                others, _, _ = self.decide(past, time, block.start, block.stop)
                moves[block] = torch.where(is_other[block], others, moves[block])
            if self.settings.games > self.first_greedy and not self.is_imitating:
                self.env.advise(self.first_greedy, self.learners, moves)
            self.moves[time], self.chances[time], self.values[time] = noted, chances, values
            self.learns[time] = ~is_other
            self.env.step(moves, self.position(time + 1), Ending(self.ended[time], self.shares[time]))

    def decide(self, flat: Any, time: int, first: int, last: int) -> tuple[Any, Any, Any]:
        """Return a move for each of some games, drawn by a net, the logarithm of its chance, and the net's value."""
        observations, masks = self.observations[time, :, first:last].t(), self.masks[time, :, first:last].t()
        luck = torch.empty(masks.shape, device=self.device).exponential_(generator=self.noise)
        decide = self._decide if last - first == self.settings.games else self.losses.decide
        decided: tuple[Any, Any, Any] = decide(flat, self.scales, observations, masks, luck)
        return decided

    @torch.no_grad()  # type: ignore[untyped-decorator] # PyTorch may be missing where types are checked
    def weigh(self) -> tuple[Any, Any, Any, Any]:
        """Return what was noted: advantages, targets of the value, weights, and how far the advantages were spread."""
        advantages, known = compute_advantages(
            torch, self.values, self.seats[:-1], self.ended, self.shares, self.settings.trace
        )
        weights = (known & self.learns).float()
        targets = (advantages + self.values).clamp(0, 1)
        mean = (advantages * weights).sum() / weights.sum()
        spread = (((advantages - mean) ** 2 * weights).sum() / weights.sum()).sqrt()
        return (advantages - mean) / (spread + 1e-6), targets, weights, spread

    def learn(self) -> dict[str, float]:
        """Take steps of the optimizer on all that was noted."""
        metrics: list[Any] = []
        advantages, targets, weights, spread = self.weigh()
        for _ in range(self.settings.epochs):
            for times, games in self._minibatches(self.rng):
                metrics.append(self._step(times, games, advantages, targets, weights))
        means = torch.stack(metrics).mean(dim=0).tolist()
        if not all(map(isfinite, means)):
            raise LabError(f"training has diverged after {self.decisions} decisions; try a lower rate")
        return dict(zip((*NAMES, "norm"), means, strict=True)) | self._results(spread)

    def _minibatches(self, rng: np.random.Generator) -> Iterator[tuple[list[int], slice]]:
        """Return steps and games, in any order, so that all decisions come once. Those of one step are of different games,
        which are at different points, so that a step is as good as a sample."""
        games, steps, size = self.settings.games, self.settings.steps, self.settings.minibatch
        order = [int(time) for time in rng.permutation(steps)]
        if games >= size:
            cuts = games // size
            bounds = [games * part // cuts for part in range(cuts + 1)]
            parts = [slice(first, last) for first, last in pairwise(bounds)]
            for time in order:
                yield from (([time], part) for part in parts)
        else:
            together = max(size // games, 1)
            for first in range(0, steps, together):
                yield order[first : first + together], slice(0, games)

    def _step(self, times: list[int], games: slice, advantages: Any, targets: Any, weights: Any) -> Any:
        """Take a step of the optimizer on some decisions, and return what there is to tell."""
        decisions = self._pick(times, games, advantages, targets, weights)
        bonus = torch.tensor(self.settings.anneal(self.settings.entropy, self.decisions), device=self.device)
        loss, metrics = self._compute(self.flat, self.scales, decisions, bonus, self.is_imitating)
        loss.backward()
        with torch.no_grad():
            return torch.cat([metrics, self._optimize()[None]])

    def _pick(self, times: list[int], games: slice, advantages: Any, targets: Any, weights: Any) -> Decisions:
        def pick(buffer: Any) -> Any:
            return buffer[times[0], games] if len(times) == 1 else buffer[times][:, games].reshape(-1)

        def rows(buffer: Any) -> Any:
            if len(times) == 1:
                return buffer[times[0], :, games].t()
            return buffer[times][:, :, games].permute(0, 2, 1).reshape(-1, buffer.shape[1])

        numbers = (self.moves, self.chances, advantages, targets, weights)
        return Decisions(rows(self.observations), rows(self.masks), *map(pick, numbers))

    def _optimize(self) -> Any:
        """Take a step of Adam, with the gradient's norm bounded; return the norm."""
        gradient = self.flat.grad
        norm = gradient.norm()
        gradient.mul_((self.settings.max_norm / (norm + 1e-6)).clamp(max=1))
        self.optimizer_steps += 1
        first, second = self.moments
        first.mul_(FIRST_MOMENT).add_(gradient, alpha=1 - FIRST_MOMENT)
        second.mul_(SECOND_MOMENT).addcmul_(gradient, gradient, value=1 - SECOND_MOMENT)
        step = self.settings.anneal(self.settings.rate, self.decisions) / (1 - FIRST_MOMENT**self.optimizer_steps)
        scale = (1 - SECOND_MOMENT**self.optimizer_steps) ** 0.5
        self.flat.addcdiv_(first, second.sqrt().div_(scale).add_(TINY), value=-step)
        self.flat.grad = None
        return norm

    def _results(self, spread: Any) -> dict[str, float]:
        """Return the learner's share of the wins in games that have ended, against past selves and against the advice."""
        results = {"spread": float(spread)}
        blocks = {"past": slice(self.first_past, self.first_greedy), "greedy": slice(self.first_greedy, None)}
        for name, block in blocks.items():
            own = self.learners[block].clamp(min=0)[None, None, :].expand(self.settings.steps, 1, -1)
            wins = self.shares[:, :, block].gather(1, own).sum()
            results[f"wins_{name}"], results[f"games_{name}"] = float(wins), float(self.ended[:, block].sum())
        results["games_ended"] = float(self.ended.sum())
        return results


# Losses


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

    def compute(self, flat: Any, scales: Any, decisions: Decisions, bonus: Any, is_imitating: bool) -> tuple[Any, Any]:
        """Return the loss, and what there is to tell of it."""
        weight, total = decisions.weights, decisions.weights.sum().clamp(min=1)
        logits, value = run_net(torch, self.shape, flat, scales, decisions.observations, self.dtype)
        chances = torch.log_softmax(logits.masked_fill(decisions.masks == 0, FORBIDDEN), dim=1)
        entropy = -((chances.exp() * chances).sum(dim=1) * weight).sum() / total
        chance = chances.gather(1, decisions.moves[:, None])[:, 0]
        change = torch.zeros_like(chance) if is_imitating else chance - decisions.chances
        ratio = change.exp()
        bounded = ratio.clamp(1 - self.clip, 1 + self.clip)
        gains = chance if is_imitating else torch.minimum(ratio * decisions.advantages, bounded * decisions.advantages)
        policy_loss = -(gains * weight).sum() / total
        errors = torch.nn.functional.binary_cross_entropy_with_logits(value, decisions.targets, reduction="none")
        value_loss = (errors * weight).sum() / total
        loss = policy_loss + self.value_weight * value_loss - bonus * entropy
        with torch.no_grad():
            kl = ((ratio - 1 - change) * weight).sum() / total
            clipped = ((ratio != bounded).float() * weight).sum() / total
            agreement = ((chance >= chances.amax(dim=1)).float() * weight).sum() / total
            metrics = torch.stack([policy_loss, value_loss, entropy, kl, clipped, agreement])
        return loss, metrics

    def decide(self, flat: Any, scales: Any, observations: Any, masks: Any, luck: Any) -> tuple[Any, Any, Any]:
        """Return a move for each row, drawn with luck that is exponentially distributed, the logarithm of its chance, and
        the chance to win."""
        logits, value = run_net(torch, self.shape, flat, scales, observations, self.dtype)
        logits = logits.masked_fill(masks == 0, FORBIDDEN)
        moves = (logits - luck.clamp(min=1e-20).log()).argmax(dim=1)
        chances = logits.gather(1, moves[:, None])[:, 0] - logits.logsumexp(dim=1)
        return moves, chances, torch.sigmoid(value)
