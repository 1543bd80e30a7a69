"""PettingZoo: every game as an AEC environment and as a parallel one.

Agents are `seat_0`, `seat_1` and so on, people only. An observation has the numbers of the view (`observation`) and the mask
of legal moves (`action_mask`); an action is the number of a move in the vocabulary.
"""

from __future__ import annotations

from random import Random
from typing import Any

from wildtable.adapters.environment import MissingExtraError

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as error:
    raise MissingExtraError("pettingzoo") from error

from wildtable.adapters.environment import RENDER_MODES, Environment
from wildtable.engine.cards import Seat
from wildtable.engine.game import AnyGame
from wildtable.engine.refusals import Refusal

Agent = str


def env(game: str | AnyGame, seats: int = 3, **settings: Any) -> AECEnv[Agent, Any, int | None]:
    """Return an AEC environment that reports calls in the wrong order."""
    return OrderEnforcingWrapper(raw_env(game, seats, **settings))


class _Agents:
    """What both environments share: the agents, their spaces and the text of the table."""

    def __init__(
        self,
        game: str | AnyGame,
        seats: int = 3,
        *,
        utility: str = "win",
        in_order: bool = False,
        render_mode: str | None = None,
        waits: bool = False,
        **options: object,
    ) -> None:
        self.environment = Environment(game, seats, options, utility, in_order)
        self.metadata = {
            "name": f"{self.environment.game.name.replace('-', '_')}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.environment.people)]
        self.agents: list[Agent] = []
        self.seat_of: dict[Agent, Seat] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.state_now: Any = None
        self._rng = Random()
        encoding, actions = self.environment.encoding, self.environment.moves + waits
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(encoding.low, encoding.high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """Deal a new game. Without a seed, deals follow from the last one that was given."""
        if seed is not None:
            self._rng = Random(seed)
        self.state_now = self.environment.new(self._rng.randbytes(16))
        self.agents = self.possible_agents[:]

    def render(self) -> Any:
        """Return the table as a spectator sees it, or print it, as `render_mode` says."""
        return self.environment.render(self.state_now.view(None), self.render_mode)

    def close(self) -> None:
        """Do nothing: an environment holds nothing open."""


class raw_env(_Agents, AECEnv[Agent, Any, int | None]):  # noqa: N801 - PettingZoo's name
    """One agent after the other: of several seats that are asked at once the lowest answers first, unseen by the others.

    An illegal action ends the game with the lowest utility for its agent; the info names the refusal.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def observe(self, agent: Agent) -> dict[str, Any]:
        seat, state = self.seat_of[agent], self.state_now
        return {"observation": self.environment.observe(state, seat), "action_mask": self.environment.mask(state, seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        state = self.state_now
        try:
            state.play(self.seat_of[agent], action)
        except Refusal as refusal:
            self.infos[agent] = {"refusal": refusal.code}
            self._end(dict.fromkeys(self.agents, 0.0) | {agent: self.environment.bounds[0]})
            return
        if state.over:
            self._end(dict(zip(self.possible_agents, self.environment.utilities(state), strict=True)))
        else:
            self.agent_selection = self._next()

    def _end(self, rewards: dict[Agent, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _next(self) -> Agent:
        seat: Seat = min(self.state_now.asking)
        return self.possible_agents[seat]


class parallel_env(_Agents, ParallelEnv[Agent, Any, int]):  # noqa: N801 - PettingZoo's name
    """All agents at once: those who are asked play a move, all others the last action, `wait`.

    An illegal action ends the game with the lowest utility for its agent; the info names the refusal.
    """

    def __init__(self, game: str | AnyGame, seats: int = 3, **settings: Any) -> None:
        super().__init__(game, seats, waits=True, **settings)
        self.wait = self.environment.moves

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Any], dict[Agent, dict[str, Any]]]:
        self.deal(seed)
        return self._observe(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[Agent, int]
    ) -> tuple[dict[Agent, Any], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], dict[Agent, dict[str, Any]]]:
        agents, state = self.agents, self.state_now
        asked = tuple(state.asking)
        rewards, infos = dict.fromkeys(agents, 0.0), {agent: dict[str, Any]() for agent in agents}
        for agent, action in actions.items():
            seat = self.seat_of[agent]
            refusal = state.why(seat, action) if seat in asked or action != self.wait else None
            if refusal is not None:
                rewards[agent], infos[agent] = self.environment.bounds[0], {"refusal": refusal.code}
        refused = any(infos.values())
        if not refused:
            for seat in asked:
                state.play(seat, actions[self.possible_agents[seat]])
            rewards = dict(zip(agents, self.environment.utilities(state), strict=True))
        over = refused or state.over
        observations = self._observe()
        self.agents = [] if over else agents
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _observe(self) -> dict[Agent, Any]:
        observations = {}
        for agent in self.agents:
            seat, state = self.seat_of[agent], self.state_now
            mask = np.append(self.environment.mask(state, seat), np.int8(seat not in state.asking))
            observations[agent] = {"observation": self.environment.observe(state, seat), "action_mask": mask}
        return observations
