"""Environments of PettingZoo and Gymnasium and games of OpenSpiel: rewards, illegal moves, pictures, information."""

from __future__ import annotations

import importlib
import random
import subprocess
import sys
from typing import Any
from xml.etree import ElementTree

import gymnasium
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

import wildtable
import wildtable.adapters.gymnasium
import wildtable.adapters.openspiel
from wildtable import OptionError
from wildtable.adapters import pettingzoo
from wildtable.adapters.environment import Environment, camel_case


def first(mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


def test_aec_plays_whole_games_and_rewards_the_winners() -> None:
    env = pettingzoo.env("wild-realms-alliance", seats=3, utility="rank")
    env.reset(seed=5)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        rewards[agent] += reward
        env.step(None if over else first(observation["action_mask"]))
    result = env.unwrapped.state_now.result
    assert result.ranks[np.argmax([*rewards.values()])] == 1
    assert sum(rewards.values()) == pytest.approx(0)


def test_aec_asks_the_lowest_seat_first_and_hides_its_answer() -> None:
    env = pettingzoo.raw_env("wild-cards", seats=3)
    env.reset(seed=1)
    assert env.agent_selection == "seat_0"
    before = env.observe("seat_1")["observation"]
    env.step(first(env.observe("seat_0")["action_mask"]))
    assert env.agent_selection == "seat_1"
    changed = np.flatnonzero(before != env.observe("seat_1")["observation"])
    answered = env.environment.encoding.fields["answered"]
    assert [*changed] == [answered.start + 2]


def test_an_illegal_move_ends_the_game() -> None:
    env = pettingzoo.env("wild-cards", seats=3, utility="rank")
    env.reset(seed=1)
    observation, *_ = env.last()
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert env.rewards["seat_0"] == -1
    parallel = pettingzoo.parallel_env("wild-cards", seats=3, utility="rank")
    parallel.reset(seed=1)
    _, rewards, over, _, infos = parallel.step(dict.fromkeys(parallel.agents, parallel.wait))
    assert set(rewards.values()) == {-1}
    assert all(over.values())
    assert infos["seat_0"] == {"refusal": "unknown-move"}


def test_parallel_agents_wait_until_they_are_asked() -> None:
    env = pettingzoo.parallel_env("wild-space", seats=2)
    observations, _ = env.reset(seed=3)
    while env.agents:
        waiting = [agent for agent, seen in observations.items() if seen["action_mask"][env.wait]]
        assert len(waiting) == 1
        actions = {agent: first(seen["action_mask"]) for agent, seen in observations.items()}
        observations, rewards, _, _, infos = env.step(actions)
        assert not any(infos.values())
    assert sum(rewards.values()) == 1


def test_gymnasium_plays_one_seat_against_named_bots() -> None:
    env = gymnasium.make("Wildtable/WildCards-v0", seats=3, seat=1, opponents=("easy", "greedy"), utility="score")
    env.reset(seed=4)
    over = False
    while not over:
        _, reward, over, _, info = env.step(first(env.get_wrapper_attr("action_masks")()))
    base: Any = env.unwrapped
    assert reward == base.state.result.scores[1]
    assert not info["action_mask"].any()


def test_gymnasium_refuses_other_numbers_of_opponents() -> None:
    with pytest.raises(OptionError, match="with 2 opponents, not 0 with 1"):
        gymnasium.make("Wildtable/WildCards-v0", seats=3, opponents=("random",))


def test_gymnasium_ends_the_game_at_an_illegal_move() -> None:
    env = gymnasium.make("Wildtable/WildSpace-v0", seats=2, utility="rank")
    env.reset(seed=4)
    _, reward, over, _, info = env.step(wildtable.load("wild-space").moves["end"].id)
    assert (reward, over) == (-1, True)
    assert info["refusal"] == "another-question"


def test_a_utility_must_be_known() -> None:
    with pytest.raises(OptionError, match="utility must be one of win, rank, score, not 'luck'"):
        Environment("wild-cards", 3, {}, "luck")


@pytest.mark.parametrize("name", wildtable.games())
def test_the_table_is_rendered_as_a_picture(name: str) -> None:
    """As SVG, with the art of cards that the viewer sees, and as pixels, with the same size throughout a game."""
    env = pettingzoo.env(name, seats=3, render_mode="rgb_array")
    env.reset(seed=1)
    begun = env.render()
    for _ in env.agent_iter(40):
        observation, _, over, *_ = env.last()
        env.step(None if over else first(observation["action_mask"]))
    assert env.render().shape == begun.shape == (720, 960, 3)
    assert len({*map(tuple, begun.reshape(-1, 3)[::7].tolist())}) > 50, "the picture has few colours"
    one = gymnasium.make(f"Wildtable/{camel_case(name)}-v0", seats=3, render_mode="svg")
    one.reset(seed=1)
    drawn = ElementTree.fromstring(str(one.render()))
    assert len(drawn.findall(".//{http://www.w3.org/2000/svg}svg")) >= 2, "the SVG has no card art"


def test_pixels_need_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    env = gymnasium.make("Wildtable/WildCards-v0", seats=3, render_mode="rgb_array")
    env.reset(seed=1)
    with pytest.raises(ImportError, match=r"wildtable\[picture\]"):
        env.render()


def test_the_table_is_rendered_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env("wild-cards", seats=3, render_mode="ansi")
    env.reset(seed=1)
    assert "Open display" in env.render()
    assert "Forest" not in env.render().partition("Open display")[2]
    one = gymnasium.make("Wildtable/WildCards-v0", seats=3, render_mode="human")
    one.reset(seed=1)
    one.render()
    assert "seat 0 (you)" in capsys.readouterr().out


def deal(game: Any, rng: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        assert sum(chances) == pytest.approx(1)
        state.apply_action(rng.choices(outcomes, chances)[0])
    return state


@pytest.mark.parametrize("name", [name.replace("-", "_") for name in wildtable.games()])
def test_openspiel_deals_anew_what_a_player_cannot_know(name: str) -> None:
    rng = random.Random(1)
    game = pyspiel.load_game(f"python_{name}(seats=3)")
    state = deal(game, rng)
    for _ in range(4):
        state.apply_action(rng.choice(state.legal_actions()))
    player = state.current_player()
    others = [state.resample_from_infostate(player, rng.random) for _ in range(5)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
    assert len({str(other) for other in others}) == 5
    others[0].apply_action(others[0].legal_actions()[0])


@pytest.mark.parametrize("name", [name.replace("-", "_") for name in wildtable.games()])
def test_states_dealt_anew_offer_the_same_where_players_know_the_same(name: str) -> None:
    """A search looks up its nodes by what a player knows."""
    rng = random.Random(3)
    state = deal(pyspiel.load_game(f"python_{name}(seats=3)"), rng)
    offered: dict[str, list[int]] = {}
    for _ in range(20):
        other = state.resample_from_infostate(state.current_player(), rng.random)
        for _ in range(4):
            if other.is_chance_node():
                break
            known = other.information_state_string()
            assert offered.setdefault(known, other.legal_actions()) == other.legal_actions()
            other.apply_action(other.legal_actions()[0])


def test_openspiel_information_grows_with_what_is_seen() -> None:
    rng = random.Random(2)
    state = deal(pyspiel.load_game("python_wild_realms_alliance(seats=3,in_order=true)"), rng)
    seen = state.information_state_string(0)
    move = state.legal_actions()[0]
    assert state.action_to_string(0, move).startswith("keep ")
    state.apply_action(move)
    assert f"> {wildtable.load('wild-realms-alliance').moves[move]}" in state.information_state_string(0)
    assert state.information_state_string(0) != seen
    assert state.information_state_string(1).endswith("(0, 1, 2) (0,)")


def test_a_solver_of_openspiel_runs_unchanged() -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game("python_wild_realms_alliance(seats=3)"))
    for _ in range(3):
        solver.iteration()


def test_a_search_of_openspiel_runs_unchanged() -> None:
    rng = np.random.RandomState(1)
    game = pyspiel.load_game("python_wild_realms_alliance(seats=3,in_order=true)")
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    search = ismcts.ISMCTSBot(game, evaluator=rollouts, uct_c=1, max_simulations=20, random_state=rng)
    state = deal(game, random.Random(4))
    assert search.step(state) in state.legal_actions()


def test_openspiel_ends_without_a_crash() -> None:
    """Nothing that OpenSpiel holds may be freed after Python has shut down."""
    code = "import pyspiel, wildtable.adapters.openspiel; pyspiel.load_game('python_wild_space(seats=2)')"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(
    ("adapter", "package"), [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")]
)
def test_a_missing_extra_is_named(adapter: str, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, f"wildtable.adapters.{adapter}")
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ImportError, match=rf"pip install 'wildtable\[{adapter}\]'"):
        importlib.import_module(f"wildtable.adapters.{adapter}")
