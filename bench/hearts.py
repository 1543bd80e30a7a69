"""OpenSpiel's hearts under random play in C++, in its own environment: reads numbers of games, prints decisions and CPU
seconds."""

import random
import sys
from time import process_time

import pyspiel  # type: ignore[import-not-found, unused-ignore]

COUNTED = 300


def count_decisions() -> float:
    """Return how many decisions a game has on average; chance is not counted."""
    rng = random.Random(1)
    decisions = 0
    for _ in range(COUNTED):
        state = pyspiel.load_game("hearts").new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
    return decisions / COUNTED


def main() -> None:
    state = pyspiel.load_game("hearts").new_initial_state()
    each = count_decisions()
    for number, line in enumerate(sys.stdin):
        games = int(line) * 20
        evaluator = pyspiel.RandomRolloutEvaluator(games, number)
        began = process_time()
        evaluator.evaluate(state)
        print(games * each, process_time() - began, flush=True)


if __name__ == "__main__":
    main()
