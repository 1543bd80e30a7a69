"""Matches: the same for any number of workers, every deal from every seat, intervals of the right width."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import wildtable
from wildtable import bots
from wildtable.cli.arguments import spell_options
from wildtable.cli.texts import say
from wildtable.engine.errors import OptionError
from wildtable.lab.counting import WinCount, wilson
from wildtable.lab.matches import Match, finish, play, play_game
from wildtable.lab.spread import Here, Processes

MATCH = Match("wild-cards", 3, ("eager", "random", "random"), games=100, seed="7")


def test_any_number_of_workers_gives_the_same_result() -> None:
    alone, three = play(MATCH, Here()), play(MATCH, Processes(3))
    assert alone.players == three.players
    assert (alone.games, alone.decisions) == (three.games, three.decisions) == (100, alone.decisions)


def test_another_seed_gives_another_result() -> None:
    other = Match("wild-cards", 3, MATCH.bots, games=100, seed="8")
    assert play(other, Here()).players != play(MATCH, Here()).players


def test_a_game_depends_only_on_its_number() -> None:
    assert play_game(MATCH, 41) == play_game(MATCH, 41)
    longer = Match("wild-cards", 3, MATCH.bots, games=500, seed="7")
    assert play_game(longer, 41) == play_game(MATCH, 41)


def test_bots_rotate_over_the_seats_of_one_deal() -> None:
    """Three deterministic bots play the same game in every rotation: only their seats change."""
    match = Match("wild-cards", 3, ("greedy",) * 3, games=6, seed="1")
    first, second, third = (play_game(match, number).scores for number in range(3))
    assert second == (first[1], first[2], first[0])
    assert third == (first[2], first[0], first[1])
    assert (
        sorted(play_game(match, 3).scores) != sorted(first) or play_game(match, 3).decisions != play_game(match, 0).decisions
    )


def test_wins_add_up_to_the_games() -> None:
    report = play(MATCH, Here())
    assert sum(player.win_rate for player in report.players) == pytest.approx(1)
    for player in report.players:
        low, high = player.ci95
        assert 0 <= low < player.win_rate < high <= 1


def test_players_with_the_same_bot_are_one_kind() -> None:
    """Figures of a kind are per player, the mean of its players, to be compared with a random player's win rate."""
    report = play(MATCH, Here())
    eager, random = report.kinds
    assert (eager, eager.players, random.players) == (report.players[0], 1, 2)
    _, one, other = report.players
    assert random.win_rate == pytest.approx((one.win_rate + other.win_rate) / 2)
    assert random.mean_score == pytest.approx((one.mean_score + other.mean_score) / 2)
    assert report.chance == 1 / 3
    assert report.dump()["chance"] == 1 / 3


def test_the_error_of_a_mean_is_that_of_its_deals() -> None:
    """Three deals of two games with means 1, 2 and 3: the standard error of their mean is 1 / sqrt(3)."""
    count = WinCount()
    for mean in (1, 2, 3):
        count.add_deal([0.5, 0.5], 2 * mean)
    assert count.points_error == pytest.approx(3**-0.5)
    single = WinCount()
    single.add_deal([1.0], 5)
    assert single.points_error is None


def test_a_game_needs_as_many_bots_as_people() -> None:
    state = wildtable.load("wild-cards").new(3, seed=1)
    with pytest.raises(OptionError, match="3 people play"):
        finish(state, [bots.make("random")] * 2, [Random(1)] * 2)


def test_a_shared_win_counts_as_its_part() -> None:
    match = Match("wild-cards", 3, ("random",) * 3, games=300, seed="shared")
    games = [play_game(match, number) for number in range(match.games)]
    assert all(sum(game.shares) == pytest.approx(1) for game in games)
    assert any(0 < max(game.shares) < 1 for game in games)


def test_the_virtual_player_is_no_player() -> None:
    match = Match("wild-cards", 3, ("eager", "random"), games=10, seed="1", options={"leo": True})
    assert len(play(match, Here()).players) == 2


def test_progress_is_reported_in_whole_deals() -> None:
    sizes: list[int] = []
    play(MATCH, Here(), on_games=sizes.append)
    assert sum(sizes) == 100
    assert all(size % 3 == 0 for size in sizes[:-1])


def test_the_dump_is_plain_data() -> None:
    dump = json.loads(json.dumps(play(MATCH, Here()).dump()))
    assert dump["game"] == "wild-cards"
    assert dump["games"] == 100
    assert dump["decisions"] > 5000
    assert dump["decisions_per_second"] > 0
    assert [player["bot"] for player in dump["players"]] == ["eager", "random", "random"]
    assert set(dump["players"][0]) == {"bot", "win_rate", "ci95", "mean_score", "score_error", "players"}


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"bots": ("random",) * 2}, "needs 3 bots here, not 2"),
        ({"bots": ("random", "random", "clever")}, "no bot 'clever'"),
        ({"games": 0}, "must be at least 1, not 0"),
        ({"seats": 7}, "3 to 5 seats"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"options": {"edition": "1999"}}, "one of 2022, 2020"),
    ],
)
def test_a_wrong_match_is_refused(wrong: dict[str, object], message: str) -> None:
    right: dict[str, Any] = {
        "game": "wild-cards",
        "seats": 3,
        "bots": ("random",) * 3,
        "games": 3,
        "seed": "0",
        "options": {},
    }
    with pytest.raises(OptionError, match=message):
        Match(**(right | wrong))


def tally(*deals: tuple[float, ...]) -> WinCount:
    found = WinCount()
    for deal in deals:
        found.add_deal(deal)
    return found


def test_deals_that_decide_the_winner_count_once() -> None:
    """Three games that always end alike count as one."""
    assert tally(*[(1, 1, 1), (0, 0, 0)] * 20).effective_games == 40


def test_independent_games_count_almost_all() -> None:
    rng = Random(5)
    mixed = tally(*[tuple(float(rng.random() < 0.5) for _ in range(3)) for _ in range(400)])
    assert 1000 <= mixed.effective_games <= 1200


def test_games_never_count_more_than_once() -> None:
    assert tally(*[(1, 0, 0)] * 10).effective_games == 30


def test_deals_without_variance_count_once() -> None:
    assert tally((1, 0, 1)).effective_games == 1
    assert tally(*[(1, 1, 1)] * 8).effective_games == 8


@pytest.mark.parametrize(
    ("rate", "games", "low", "high"), [(0.5, 100, 0.4038, 0.5962), (0, 10, 0, 0.2775), (0.9, 50, 0.7864, 0.9565)]
)
def test_wilson(rate: float, games: float, low: float, high: float) -> None:
    assert wilson(rate, games) == pytest.approx((low, high), abs=1e-4)


def test_intervals_hold_what_they_promise() -> None:
    """Of many matches whose deals favour one side or the other, about 95 in 100 intervals contain the true rate."""
    rng = Random(9)
    held = 0
    for _ in range(400):
        deals = []
        for _ in range(60):
            luck = rng.choice([0.2, 0.5, 0.8])
            deals.append(tuple(float(rng.random() < luck) for _ in range(3)))
        low, high = tally(*deals).ci95
        held += low <= 0.5 <= high
    assert 0.92 <= held / 400 <= 0.98


@pytest.mark.parametrize("games", [1.0, 3.0, 17.0, 97.0, 300.0, 1e6])
def test_wilson_begins_at_no_win_and_ends_at_all(games: float) -> None:
    """Not beside them, by rounding."""
    assert wilson(0.0, games)[0] == 0.0
    assert wilson(1.0, games)[1] == 1.0


def test_a_game_without_options_has_no_gap_for_them() -> None:
    assert spell_options({}) == ""
    assert spell_options({"edition": "2022", "leo": False}) == ", edition=2022, leo=false"
    title = say("simulate-title", game="goofspiel", games=3, seats=3, options=spell_options({}), seed="0")
    assert "3 seats, seed 0" in title
