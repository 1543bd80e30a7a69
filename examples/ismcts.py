"""Let OpenSpiel's information set Monte Carlo tree search play Wild Realms Alliance against two players by chance.

Needs `pip install 'wildtable[openspiel]'`. The search and the players are OpenSpiel's own.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot

import wildtable.adapters.openspiel  # noqa: F401 - registers the games

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--games", type=int, default=30, help="how many games (default: 30)")
parser.add_argument("--simulations", type=int, default=30, help="simulations of each decision (default: 30)")
arguments = parser.parse_args()

game = pyspiel.load_game("python_wild_realms_alliance(seats=3,in_order=true)")
rng = np.random.RandomState(1)
search = ismcts.ISMCTSBot(
    game=game,
    evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
    uct_c=1.0,
    max_simulations=arguments.simulations,
    random_state=rng,
)
players = [search, UniformRandomBot(1, rng), UniformRandomBot(2, rng)]


def play():
    """Play a game and return what it is worth to each player."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=chances))
        else:
            state.apply_action(players[state.current_player()].step(state))
    return state.returns()


wins = [play()[0] for _ in range(arguments.games)]
print(f"wins {np.mean(wins):.3f} of {len(wins)} games, fair share 0.333")
