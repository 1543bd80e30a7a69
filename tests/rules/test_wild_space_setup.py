"""Wild Space: components and setup."""

from __future__ import annotations

from collections import Counter

import pytest

from wildtable import OptionError
from wildtable.games.wild_space.cards import CAPTAIN, EMISSARY, OCCUPATIONS, ROBOT, SPECIALIST, SPECIES, VETERAN
from wildtable.games.wild_space.game import WildSpace
from wildtable.games.wild_space.state import (
    CAPTAINS,
    CREWS,
    DISCARDS,
    FACE_DOWN,
    HANDS,
    HOSTILE,
    HOSTILE_PILES,
    LAYOUT,
    PILE,
    PLANET_STACKS,
    PLANETS,
    POOL,
)

from .playing import asked, events_named, names
from .wild_space_decks import seen

SEATS = [2, 3, 4, 5]


@pytest.mark.rule("WS-01")
def test_components(space: WildSpace) -> None:
    figures = space.figures
    assert Counter(card.kind for card in figures.crew) == {SPECIALIST: 60, EMISSARY: 24, ROBOT: 18, CAPTAIN: 6}
    assert [len(cards) for cards in figures.stacks.values()] == [2, 3, 3, 2]
    assert len(figures.planets) == 10
    assert [len(cards) for cards in figures.categories.values()] == [4, 4, 4]
    assert space.seat_counts == (2, 3, 4, 5)
    state = space.new(5, seed=1)
    assert [state.ships_left(seat) for seat in state.people] == [5] * 5
    assert state.tokens == (0,) * 5


@pytest.mark.rule("WS-01")
def test_one_person_takes_two_seats_with_the_smuggler(space: WildSpace) -> None:
    with pytest.raises(OptionError, match="seats=2, solo=easy"):
        space.new(1, seed=1)
    with pytest.raises(OptionError, match="against one person"):
        space.new(3, seed=1, solo="hard")
    state = space.new(2, seed=1, solo="hard")
    assert (list(state.people), state.smuggler) == ([0], 1)
    assert space.new(2, seed=1).smuggler is None
    assert space.new(2, seed=1, solo="no").options["solo"] is False
    with pytest.raises(OptionError, match="option solo must be one of no, easy, normal, hard, not 'brutal'"):
        space.new(2, seed=1, solo="brutal")


@pytest.mark.rule("WS-02")
def test_animals_and_occupations(space: WildSpace) -> None:
    for card in space.figures.crew:
        assert bool(card.species) is (card.kind != ROBOT)
        assert card.species in ("", *SPECIES)
        assert card.occupation in ("", *OCCUPATIONS)
        if card.kind in (SPECIALIST, CAPTAIN):
            assert card.occupation
        if card.kind in (EMISSARY, CAPTAIN):
            assert not card.veteran
    robots = [card for card in space.figures.crew if card.kind == ROBOT]
    assert len(robots) / 2 < sum(bool(card.occupation) for card in robots) < len(robots)
    for kind in (SPECIALIST, ROBOT):
        assert any(card.veteran for card in space.figures.crew if card.kind == kind)


@pytest.mark.rule("WS-02")
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_cards_that_share_a_name_are_numbered_but_for_the_first(space: WildSpace, language: str) -> None:
    titles = [space.texts.say(language, f"card-{space.catalogue.names[card]}") for card in range(len(space.figures.crew))]
    assert len({*titles}) == len(titles)
    numbered = [title.rsplit(" ", 1) for title in titles if title[-1].isdigit()]
    assert all(int(number) >= 2 and name in titles for name, number in numbered)
    assert numbered


@pytest.mark.rule("WS-02")
def test_a_captain_counts_with_its_species_and_its_occupation_alone(space: WildSpace) -> None:
    matching = space.figures.matching
    for captain in space.figures.captains:
        printed = space.figures.crew[captain]
        assert {what for what in matching if captain in matching[what]} == {"any", printed.species, printed.occupation}
    assert not matching[VETERAN].intersection(space.figures.captains)


@pytest.mark.rule("WS-03")
def test_two_planets_lie_open_and_three_face_down(space: WildSpace) -> None:
    numbers = set()
    for seed in range(20):
        state = space.new(3, seed=seed)
        assert [names(state, place) for place in PLANETS] == [["planet-1"], ["planet-2"], [], [], []]
        for number, place in FACE_DOWN.items():
            (planet,) = names(state, place)
            assert planet.startswith(f"planet-{number}-")
            numbers.add(planet)
            assert len(state[PLANET_STACKS[number]]) == len(space.figures.stacks[place.name.rpartition("-")[2]]) - 1
            assert all(state.view(viewer).shown[place] is None for viewer in (None, 0))
    assert len(numbers) == 8


@pytest.mark.rule("WS-04")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_a_captain_first_in_the_crew(space: WildSpace, seats: int) -> None:
    state = space.new(seats, seed=4)
    captains = [card for seat in state.people for card in state[CREWS[seat]]]
    assert all(state.printed(card).kind == CAPTAIN for card in captains)
    assert len(set(captains)) == seats == len(captains)
    assert [state.crew_size(seat) for seat in state.people] == [1] * seats
    assert len(state[CAPTAINS]) == 6 - seats
    assert state.view(None).shown[CREWS[1]] == state[CREWS[1]]
    assert len({space.new(2, seed=seed)[CREWS[0]] for seed in range(40)}) == 6


@pytest.mark.rule("WS-05")
@pytest.mark.parametrize("seats", SEATS)
def test_a_pool_of_three_and_three_secret_cards_each(space: WildSpace, seats: int) -> None:
    top = [f"robot-{number}" for number in range(1, 4)] + [f"emissary-owl-{number}" for number in range(1, 4)]
    state = space.new(seats, seed=2, piles={"pile": top})
    assert [names(state, spot) for spot in POOL] == [["robot-1"], ["robot-2"], ["robot-3"]]
    assert names(state, HANDS[0]) == top[3:]
    assert [len(state[HANDS[seat]]) for seat in state.people] == [3] * seats
    assert len(state[PILE]) == 102 - 3 - 3 * seats
    assert not state[DISCARDS]
    assert state.view(1).shown[HANDS[0]] is None
    assert seen(state, 0).hand == state[HANDS[0]]


@pytest.mark.rule("WS-05")
def test_the_first_player_is_drawn_at_random(space: WildSpace) -> None:
    for seat in range(4):
        state = space.new(4, seed=1, piles={"seats": [str(seat)]})
        assert (state.first, asked(state)) == (seat, [seat])
        assert events_named(state, "first-drawn")[0].seat == seat
    assert {space.new(3, seed=seed).first for seed in range(20)} == {0, 1, 2}


def test_without_the_smuggler_there_are_no_hostile_planets(space: WildSpace) -> None:
    state = space.new(2, seed=1)
    assert not any(state[zone] for zone in (*HOSTILE, *HOSTILE_PILES.values()))
    assert not any(state[zone] for zone in LAYOUT.zones if zone.name.startswith("hostile"))


def test_piles_that_can_be_stacked(space: WildSpace) -> None:
    state = space.new(2, seed=1, piles={"captains": ["captain-owl", "captain-bear"], "planets-three": ["planet-3-2"]})
    assert [names(state, crew) for crew in CREWS[:2]] == [["captain-owl"], ["captain-bear"]]
    assert names(state, FACE_DOWN[3]) == ["planet-3-2"]
    with pytest.raises(OptionError, match="there is no pile 'deck' to stack; piles are pile, captains, "):
        space.new(2, seed=1, piles={"deck": []})
    with pytest.raises(OptionError, match="pile 'seats' holds numbers of seats, not left"):
        space.new(2, seed=1, piles={"seats": ["left"]})
    stacked = space.new(2, seed=1, piles={"seats": ["1"]})
    assert space.replay(stacked.record()) == stacked
