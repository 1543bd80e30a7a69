"""Gymnasium: one seat of a game against bots. Importing this module registers `Wildtable/WildCards-v0` and the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from wildtable.adapters.environment import MissingExtraError

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise MissingExtraError("gymnasium") from error

from wildtable.adapters.encoding import Numbers
from wildtable.adapters.environment import RENDER_MODES, Environment, camel_case
from wildtable.bots import make_for, play_move
from wildtable.engine.cards import Seat
from wildtable.engine.errors import OptionError
from wildtable.engine.game import AnyGame
from wildtable.engine.refusals import Refusal
from wildtable.games import game_types


class SeatEnv(gymnasium.Env[Numbers, Any]):
    """A game from one seat, against bots.

    `opponents` names a level or a bot for each other seat, in their order; without it all are `random`. The reward is
    0 until the end, then the utility. An illegal move ends the game with the lowest utility, and `info` names the refusal.
    `action_masks()` says which moves are legal.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - declared so by Gymnasium

    def __init__(
        self,
        game: str | AnyGame,
        seats: int = 3,
        *,
        seat: Seat = 0,
        opponents: Sequence[str] | None = None,
        utility: str = "win",
        in_order: bool = False,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.environment = Environment(game, seats, options, utility, in_order)
        others = self.environment.people - 1
        names = ("random",) * others if opponents is None else opponents
        if len(names) != others or seat not in range(others + 1):
            raise OptionError(f"seat must be from 0 to {others}, with {others} opponents, not {seat} with {len(names)}")
        self.seat = seat
        self.bots = {
            other: make_for(self.environment.game, name)
            for other, name in zip((player for player in range(others + 1) if player != seat), names, strict=True)
        }
        encoding = self.environment.encoding
        self.observation_space = spaces.Box(encoding.low, encoding.high, dtype=np.float32)
        self.action_space = spaces.Discrete(self.environment.moves)
        self.render_mode = render_mode
        self.state: Any = None
        self._chance = Random()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            self._chance = Random(self.np_random.bytes(16))
            self.state = self.environment.new(self._chance.randbytes(16))
            self._answer_others()
            if not self.state.over:
                return self.environment.observe(self.state, self.seat), self._info()

    def step(self, action: int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        try:
            self.state.play(self.seat, int(action))
        except Refusal as refusal:
            least, _ = self.environment.bounds
            observation = self.environment.observe(self.state, self.seat)
            return observation, float(least), True, False, self._info() | {"refusal": refusal.code}
        self._answer_others()
        reward = self.environment.utilities(self.state)[self.seat]
        return self.environment.observe(self.state, self.seat), float(reward), self.state.over, False, self._info()

    def action_masks(self) -> Any:
        """Return for each action whether it is legal now, as MaskablePPO of stable-baselines3-contrib asks for it."""
        return self.environment.mask(self.state, self.seat).astype(bool)

    def render(self) -> Any:
        """Return the table as the seat sees it, or print it, as `render_mode` says."""
        return self.environment.render(self.state.view(self.seat), self.render_mode)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.environment.mask(self.state, self.seat)}

    def _answer_others(self) -> None:
        """Let the bots answer until the seat is asked or the game is over."""
        state = self.state
        while state.asking and self.seat not in state.asking:
            other = next(iter(state.asking))
            play_move(self.bots[other], state, other, self._chance)


for _name in game_types():
    gymnasium.register(f"Wildtable/{camel_case(_name)}-v0", f"{__name__}:{SeatEnv.__name__}", kwargs={"game": _name})
