"""OpenSpiel's hearts under random play in C++, in its own environment: reads numbers of games, prints decisions and CPU
seconds."""

import random
import sys
from time import process_time

import pyspiel  # type: ignore[import-not-found, unused-ignore]

COUNTED = 300


def count_decisions() -> float:
    """Return the average number of decisions in a game, without chance nodes."""
    rng = random.Random(1)
    decisions = 0
    for _ in range(COUNTED):
        state = pyspiel.load_game("hearts").new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
    return decisions / COUNTED


def main() -> None:
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    each = count_decisions()
    for line in sys.stdin:
        games = int(line)
        began = process_time()
        for seed in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        print(games * each, process_time() - began, flush=True)


if __name__ == "__main__":
    main()
