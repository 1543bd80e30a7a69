"""Wild Cards: the end of the game and the final scoring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from wildtable.engine.result import Result
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.state import COLLECTIONS, DISCARD, DISPLAY, HANDS, OUT, REFILLS

from .playing import asked, bid, events_named, idle, options, play


def final(
    game: WildCards,
    edition: str,
    collections: Mapping[int, Sequence[str]],
    *,
    leaders: Mapping[str, int] | None = None,
    tokens: Mapping[int, int] | None = None,
    seats: int = 3,
) -> Result:
    """Return the result if nothing more happens in the last round."""
    last = {3: 14, 4: 12, 5: 10}[seats]
    state = game.setup(seats, edition=edition, collections=collections, leaders=leaders, tokens=tokens, round=last)
    idle(state)
    assert state.result is not None
    return state.result


@pytest.mark.rule("WC-21")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 14), (4, 12), (5, 10)])
@pytest.mark.parametrize("seed", range(3))
def test_the_game_ends_when_the_display_cannot_be_filled(
    game: WildCards, edition: str, seats: int, rounds: int, seed: int
) -> None:
    """Whatever is played: displays are always full, and none follows the last one."""
    state, rng, begun = game.new(seats, seed=seed, edition=edition), Random(seed), [1]
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
        begun += [event.number for event in events_named(state, "round-began") if event.number]
        if events_named(state, "round-began"):
            assert len(state.displayed()) == seats - 1
    assert begun == list(range(1, rounds + 1))


@pytest.mark.rule("WC-21")
def test_hands_are_discarded_and_score_nothing(game: WildCards, edition: str) -> None:
    state = game.setup(3, edition=edition, hands={0: ["wild-4", "forest-4"], 1: [], 2: []}, round=14)
    play(state, "0 bid refill; 0 done")
    assert state.over
    assert [state[HANDS[seat]] for seat in range(3)] == [(), (), ()]
    assert len(state[DISCARD]) == 21
    assert len(state[REFILLS]) == 5
    assert state.result is not None
    assert state.result.scores == (0, 0, 0)


@pytest.mark.rule("WC-21")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_at_least_one_seat_gets_no_animal_in_a_round(game: WildCards, edition: str, seats: int) -> None:
    """All bid a 1 and take what is left."""
    ones = ["forest-1", "savannah-1", "mountain-1", "forest-1", "savannah-1"][:seats]
    display = ["peacock", "squirrel", "lion", "peacock"][: seats - 1]
    state = game.setup(seats, edition=edition, hands={seat: [card] for seat, card in enumerate(ones)}, display=display)
    bid(state, *ones)
    while state.round == 1:
        seat = asked(state)[0]
        state.play(seat, options(state, seat)[0])
    assert sum(len(state[zone]) for zone in COLLECTIONS) == seats - 1


@pytest.mark.rule("WC-21", "WC-27")
@pytest.mark.parametrize(("last", "asked_for"), [(13, True), (14, False)])
def test_the_ibex_is_not_asked_after_the_last_round(game: WildCards, edition: str, last: int, asked_for: bool) -> None:
    state = game.setup(
        3,
        edition=edition,
        hands={0: ["forest-1"], 1: [], 2: []},
        collections={0: ["ibex"]},
        display=["lion"],
        round=last,
    )
    play(state, "0 bid forest-1; 0 take lion")
    assert state.over is not asked_for
    assert asked_for == (0 in state.asking and options(state, 0) == ["take-back", "leave"])


@pytest.mark.rule("WC-21")
def test_the_last_display_is_cleared_like_any_other(game: WildCards, edition: str) -> None:
    state = game.setup(3, edition=edition, round=14)
    idle(state)
    assert not any(state[zone] for zone in DISPLAY)
    assert len(state[OUT]) == 6 + 28


@pytest.mark.rule("WC-22")
@pytest.mark.parametrize(
    ("collection", "most", "second"),
    [
        ([], 0, 0),
        (["lion"], 2, 0),
        (["lion", "ibex"], 2, 1),
        (["lion"] * 3 + ["ibex"] * 2 + ["eagle"], 6, 2),
        (["lion"] * 2 + ["ibex"] * 2, 4, 2),
        (["lion"] * 2 + ["ibex"] * 2 + ["eagle"] * 2, 4, 2),
        (["lion"] * 3 + ["ibex"] * 1 + ["eagle"] * 1 + ["squirrel"], 6, 1),
    ],
)
def test_the_two_largest_species_score_one_each(
    game: WildCards, edition: str, collection: list[str], most: int, second: int
) -> None:
    """Two points a card, one point a card, however many are tied. Seat 1 has the leaders."""
    rivals = {species: collection.count(species) for species in set(collection)}
    others = [species for species, count in rivals.items() for _ in range(count)]
    result = final(game, edition, {0: collection, 1: others}, leaders=dict.fromkeys(rivals, 1))
    assert result.lines[0].lines == (("most", most), ("second", second), ("leaders", 0), ("tokens", 0))
    assert result.scores[0] == most + second


@pytest.mark.rule("WC-22")
def test_leaders_and_tokens_are_added(game: WildCards, edition: str) -> None:
    result = final(game, edition, {0: ["lion", "ibex", "eagle"], 1: ["squirrel"]}, tokens={0: 4, 2: 6})
    assert dict(result.lines[0].lines) == {"most": 2, "second": 1, "leaders": 3, "tokens": 4}
    assert result.scores == (10, 3, 6)


@pytest.mark.rule("WC-24")
@pytest.mark.parametrize(("owner", "leaders"), [(0, (3, 0)), (1, (0, 3))])
def test_the_peacock_leader_scores_three(game: WildCards, edition: str, owner: int, leaders: tuple[int, int]) -> None:
    result = final(game, edition, {0: ["peacock"], 1: ["peacock"]}, leaders={"peacock": owner})
    assert tuple(dict(line.lines)["leaders"] for line in result.lines[:2]) == leaders


@pytest.mark.rule("WC-24")
def test_other_leaders_score_one_beside_it(game: WildCards, edition: str) -> None:
    result = final(game, edition, {0: ["peacock", "squirrel", "eagle", "ibex", "lion", "meerkat"]})
    assert dict(result.lines[0].lines)["leaders"] == 3 + 5


@pytest.mark.rule("WC-23")
def test_the_highest_total_wins(game: WildCards, edition: str) -> None:
    result = final(game, edition, {}, tokens={0: 2, 1: 8, 2: 4})
    assert (result.ranks, result.winners) == ((3, 1, 2), (1,))


@pytest.mark.rule("WC-23")
def test_ties_go_to_the_larger_collection(game: WildCards, edition: str) -> None:
    """Seats 0 and 1 have five points each, seat 1 from more animals."""
    collections = {0: ["lion"], 1: ["ibex", "eagle"], 2: ["ibex", "eagle", "lion"]}
    result = final(game, edition, collections, leaders={"lion": 0, "ibex": 1, "eagle": 1}, tokens={0: 2})
    assert (result.scores, result.ranks) == ((5, 5, 3), (2, 1, 3))


@pytest.mark.rule("WC-23")
@pytest.mark.parametrize(
    ("tokens", "ranks"),
    [
        ({0: 4, 1: 4, 2: 2}, (1, 1, 3)),
        ({0: 2, 1: 4, 2: 2}, (2, 1, 2)),
        ({0: 2, 1: 2, 2: 2}, (1, 1, 1)),
        ({0: 2, 1: 6, 2: 6}, (3, 1, 1)),
    ],
)
def test_still_tied_players_share_the_rank_and_the_next_is_skipped(
    game: WildCards, edition: str, tokens: dict[int, int], ranks: tuple[int, int, int]
) -> None:
    assert final(game, edition, {}, tokens=tokens).ranks == ranks


def test_species_and_leaders_are_counted(game: WildCards) -> None:
    state = game.setup(3, collections={0: ["lion", "lion"], 2: ["ibex", "eagle"]})
    assert game.counted(state) == {
        "seat": [["0"], ["1"], ["2"]],
        "species": [["lion"], [], ["eagle", "ibex"]],
        "leader": [["lion-leader"], [], ["eagle-leader", "ibex-leader"]],
    }
