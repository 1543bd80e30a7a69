"""RLCard's uno under random play, in its own environment: reads numbers of games, prints decisions and CPU seconds."""

import sys
from time import process_time

import rlcard  # type: ignore[import-not-found, unused-ignore]
from rlcard.agents import RandomAgent  # type: ignore[import-not-found, unused-ignore]


def main() -> None:
    env = rlcard.make("uno", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    for line in sys.stdin:
        decisions = 0
        began = process_time()
        for _ in range(int(line)):
            trajectories, _ = env.run(is_training=False)
            decisions += sum(len(trajectory) // 2 for trajectory in trajectories)
        print(decisions, process_time() - began, flush=True)


if __name__ == "__main__":
    main()
