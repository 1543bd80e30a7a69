"""Teach MaskablePPO of stable-baselines3-contrib a seat of Wild Realms Alliance against random bots.

Needs `pip install 'wildtable[gymnasium]' sb3-contrib`. Prints a line of the learning curve after every 20,000 steps: the
share of wins over 500 games that were not trained on. The fair share is a third.
"""

import argparse
from time import process_time

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy

import wildtable.adapters.gymnasium  # noqa: F401 - registers the games

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--minutes", type=float, default=10, help="CPU time (default: 10)")
parser.add_argument("--games", type=int, default=500, help="games of each evaluation (default: 500)")
parser.add_argument("--game", default="Wildtable/WildRealmsAlliance-v0", help="default: Wildtable/WildRealmsAlliance-v0")
arguments = parser.parse_args()

torch.set_num_threads(1)
env = gymnasium.make(arguments.game, seats=3, utility="rank")
model = MaskablePPO("MlpPolicy", env, gamma=1.0, n_steps=2048, batch_size=256, ent_coef=0.01, seed=1)
judge = gymnasium.make(arguments.game, seats=3)
judge.reset(seed=1)
while True:
    wins, _ = evaluate_policy(model, judge, n_eval_episodes=arguments.games, deterministic=False, warn=False)
    print(f"{model.num_timesteps:8} steps {process_time():6.0f} s of CPU  wins {wins:.3f}", flush=True)
    if process_time() > 60 * arguments.minutes:
        break
    model.learn(20_000, reset_num_timesteps=False)
