"""PettingZoo's hold'em under random play, in its own environment: reads numbers of games, prints steps and CPU seconds."""

import sys
from time import process_time

import numpy as np
from pettingzoo.classic import texas_holdem_no_limit_v6  # type: ignore[import-not-found, unused-ignore]


def main() -> None:
    env = texas_holdem_no_limit_v6.env()
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    for line in sys.stdin:
        steps = 0
        began = process_time()
        for _ in range(int(line)):
            env.reset()
            for _ in env.agent_iter():
                observation, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                legal = np.flatnonzero(observation["action_mask"])
                env.step(legal[int(rng.random() * len(legal))])
                steps += 1
        print(steps, process_time() - began, flush=True)


if __name__ == "__main__":
    main()
