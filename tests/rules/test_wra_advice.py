"""Wild Realms Alliance: the advice in positions where a sensible player has little doubt."""

from __future__ import annotations

from typing import Any

import pytest

from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance

from .playing import advice, follow, play
from .wra_decks import BOTH, GATHER, SWAP, TUCK, WILD, chase, load, plain, points, stronger, three

ROWS = {0: ["goose", "hare", "toad"], 1: ["crane", "boar", "mouse"], 2: ["swan", "lynx", "badger"]}
MAY_ABSTAIN = '{ effect = "abstain", phase = "battle", target = "mine", may = true }'
STOP = '{ effect = "abstain", phase = "battle", target = "rival" }'
DIG_IN = '{ effect = "tuck", phase = "collection", target = "mine", may = true }'
TUCK_ANY = '{ effect = "tuck", phase = "leadership", target = "any" }'


@pytest.mark.whole_games
@pytest.mark.parametrize(("seats", "options"), load().variants())
@pytest.mark.parametrize("seed", range(12))
def test_it_plays_whole_games_by_the_rules(wra: WildRealmsAlliance, seats: int, options: dict[str, Any], seed: int) -> None:
    state = wra.new(seats, seed=f"advice-{seed}", **options)
    while not state.over:
        for seat in tuple(state.asking):
            state.play(seat, advice(state, seat))
    assert state.result is not None


def test_the_same_view_gets_the_same_advice(wra: WildRealmsAlliance) -> None:
    state = wra.new(4, seed=3)
    assert [advice(state, 1) for _ in range(3)] == [advice(state.copy(), 1)] * 3


# Draft and roles


def test_the_strongest_animal_is_drafted_first() -> None:
    state = plain().setup(3, hands={0: ["boar", "mouse", "fox", "otter"]})
    assert advice(state, 0) == "keep boar"


def test_a_matching_symbol_is_drafted() -> None:
    """With the sheep kept, the flowers of the swan count for more than a little strength."""
    hands = {0: ["sheep", "toad", "mouse", "raven"], 2: ["swan", "fox", "otter", "beaver"]}
    state = plain().setup(3, hands=hands)
    play(state, "0 keep sheep; 2 keep beaver")
    state.play(1, advice(state, 1))
    assert advice(state, 0) == "keep swan"


def test_the_strong_one_fights_and_the_one_with_the_ability_leads() -> None:
    state = plain(mouse=GATHER).setup(3, kept={0: ["boar", "mouse", "sheep"]})
    assert follow(state, 0) == ["lead mouse", "fight boar"]


def test_with_the_battle_turned_around_the_weak_one_fights() -> None:
    state = plain(fox='{ effect = "reverse", phase = "battle" }').setup(3, kept={0: ["fox", "boar", "mouse"]})
    assert follow(state, 0) == ["lead fox", "fight mouse"]


@pytest.mark.parametrize(("fighter", "advised"), [("otter", "use"), ("boar", "decline")])
def test_a_leader_who_may_reverse_the_battle_sees_the_fighters_first(fighter: str, advised: str) -> None:
    turning = plain(fox='{ effect = "reverse", phase = "battle", may = true }')
    spare = "otter" if fighter == "boar" else "boar"
    rows = {0: ["fox", fighter, "mouse"], 1: ["crane", "lynx", spare], 2: ["swan", "stag", "hare"]}
    state = turning.setup(3, alliances=rows)
    assert follow(state, 0) == [advised]
    assert state.won == (0,)


def test_an_animal_that_may_reverse_the_battle_leads() -> None:
    state = plain(fox='{ effect = "reverse", phase = "battle", may = true }').setup(3, kept={0: ["fox", "otter", "lynx"]})
    assert follow(state, 0)[0] == "lead fox"


@pytest.mark.parametrize("ability", [SWAP, BOTH, stronger(4), stronger(-4, "rival"), STOP, chase("leader"), TUCK_ANY])
def test_an_ability_is_put_to_use(ability: str) -> None:
    state = plain(fox=ability).setup(3, kept={0: ["fox", "otter", "lynx"]})
    assert follow(state, 0)[0] == "lead fox"


# Abilities


def test_the_better_of_two_abilities_is_used() -> None:
    state = plain(goose=f"{points(1)}, {points(5)}").setup(3, alliances=ROWS)
    assert advice(state, 0) == "use second"


def test_the_better_of_two_abilities_of_a_collector_is_used() -> None:
    for abilities, wanted in ((f"{points(9)}, {points(1)}", "use first"), (f"{points(1)}, {GATHER}", "use second")):
        state = plain(toad=abilities).setup(3, alliances=ROWS)
        play(state, "1 decline; 0 defend")
        assert advice(state, 0) == wanted


def test_a_fighter_that_would_lose_abstains() -> None:
    assert advice(plain(goose=MAY_ABSTAIN).setup(3, alliances=ROWS), 0) == "use"


def test_a_fighter_that_would_win_does_not_abstain() -> None:
    assert advice(plain(crane=MAY_ABSTAIN).setup(3, alliances=ROWS), 1) == "decline"


def test_the_rival_who_would_win_is_stopped() -> None:
    """The lynx wins once the boar is out of the battle."""
    assert advice(plain(swan=STOP).setup(3, alliances=ROWS), 2) == "target 1"
    assert advice(plain(swan=stronger(-4, "rival")).setup(3, alliances=ROWS), 2) == "target 1"


def test_alone_in_the_battle_there_is_nothing_to_fear() -> None:
    game = plain(goose=MAY_ABSTAIN, crane=TUCK, swan=TUCK)
    assert advice(game.setup(3, alliances=ROWS), 0) == "use"


def test_a_lost_fighter_digs_in_for_its_symbol() -> None:
    """The hare's triangle joins two others."""
    rows = {**ROWS, 0: ["badger", "hare", "mouse"], 1: ["crane", "boar", "toad"], 2: ["swan", "lynx", "fox"]}
    state = plain(badger=DIG_IN).setup(3, alliances=rows)
    state.play(1, "decline")
    assert advice(state, 0) == "use"


def test_a_strong_fighter_does_not_dig_in() -> None:
    rows = {**ROWS, 0: ["badger", "horse", "sheep"], 2: ["swan", "lynx", "toad"]}
    state = plain(badger=DIG_IN).setup(3, alliances=rows)
    state.play(1, "decline")
    assert advice(state, 0) == "decline"


def test_rather_a_rivals_fighter_is_tucked_than_a_strong_one_of_ones_own() -> None:
    rows = {**ROWS, 0: ["goose", "wolf", "toad"]}
    assert advice(plain(goose=TUCK_ANY).setup(3, alliances=rows), 0) in ("target 1", "target 2")


def test_hidden_fighters_are_swapped_with_anybody_and_open_ones_for_the_best() -> None:
    assert advice(plain(goose=SWAP).setup(3, alliances=ROWS), 0) in ("target 1", "target 2")
    state = plain(goose=SWAP.replace("leadership", "collection")).setup(3, alliances=ROWS)
    state.play(1, "decline")
    assert advice(state, 0) == "target 2"  # the lynx is weaker than the boar, but has the toad's symbol


def test_an_offered_swap_is_declined_with_the_best_fighter() -> None:
    swap = '{ effect = "swap", phase = "collection", may = true }'
    state = plain(crane=swap).setup(3, alliances=ROWS)
    state.play(1, "decline")
    assert advice(state, 1) == "decline"


def test_the_stronger_looking_leader_is_chased_away() -> None:
    assert advice(plain(goose=chase("leader")).setup(3, alliances=ROWS), 0) == "target 2"


def test_points_are_taken_from_the_leading_rival_and_given_to_the_last() -> None:
    for ability, target in ((points(-3, "rival"), "target 1"), (points(3, "rival"), "target 2")):
        state = plain(goose=ability).setup(3, alliances=ROWS, centre=["wolf", "otter"])
        play(state, "1 decline; 0 defend")
        three(state, s1="crane boar wolf", s2="swan badger otter")
        assert advice(state, 0) == target


# The centre deck and the end


def test_the_winner_draws() -> None:
    assert advice(plain().setup(3, alliances=ROWS), 1) == "draw"


def test_a_weak_fighter_is_given_up_and_a_good_one_defended() -> None:
    for fighter, wanted in (("mouse", "collect"), ("stag", "defend")):
        rows = {0: ["goose", fighter, "otter"], 1: ["crane", "boar", "toad"], 2: ["swan", "wolf", "badger"]}
        state = plain().setup(3, alliances=rows)
        state.play(1, "decline")
        assert advice(state, 0) == wanted


def test_the_best_of_the_cards_looked_at_is_taken() -> None:
    sift = '{ effect = "sift", phase = "leadership", amount = 3 }'
    state = plain(goose=sift).setup(3, alliances=ROWS, centre=["otter", "wolf", "raven"])
    assert advice(state, 0) == "take wolf"


def test_the_best_three_are_kept() -> None:
    state = plain(goose=WILD).setup(3, alliances=ROWS, recruits={0: ["wolf", "horse", "sheep"]})
    play(state, "1 decline; 0 defend")
    assert sorted(follow(state, 0)) == ["keep goose", "keep horse", "keep wolf"]


def test_an_alliance_without_roles_left_still_knows_what_to_keep() -> None:
    """Leader and Collector chased away."""
    game = plain(crane=chase("leader"), swan=chase("collector"))
    state = game.setup(3, alliances=ROWS, recruits={0: ["wolf", "horse"]})
    play(state, "1 target 0; 2 target 0; 1 decline")
    assert {"keep wolf", "keep horse"} < set(follow(state, 0))
