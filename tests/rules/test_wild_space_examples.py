"""Wild Space: the rulebook's examples, with the cards of the game's own deck."""

from __future__ import annotations

import pytest

from wildtable.games.wild_space.cards import ABILITIES, EMISSARY, ROBOT, CrewCard
from wildtable.games.wild_space.game import WildSpace
from wildtable.games.wild_space.state import CREWS, DISCARDS, HANDS, POOL

from .playing import names, options, play


def shown(space: WildSpace, **figures: object) -> str:
    """Return the name of a card that shows these things."""
    cards = space.figures.crew
    return next(
        space.catalogue.names[number]
        for number, card in enumerate(cards)
        if all(getattr(card, key) == value for key, value in figures.items())
    )


def phrases(card: CrewCard) -> tuple[str | None, str | None]:
    return getattr(card.condition, "phrase", None), getattr(card.ability, "phrase", None)


@pytest.mark.rule("WS-E1", "WS-16")
def test_a_chain_from_monkey_to_rhino_to_emissary(space: WildSpace) -> None:
    monkey = shown(space, species="monkey", occupation="botanist", ability=ABILITIES["play engineer"])
    rhino = shown(space, species="rhino", occupation="engineer", ability=ABILITIES["play any"])
    emissary = shown(space, kind=EMISSARY, species="monkey", ability=ABILITIES["draw 1"])
    assert phrases(space.figures.crew[space.catalogue.card(monkey)]) == (None, "play engineer")
    assert phrases(space.figures.crew[space.catalogue.card(rhino)]) == ("discard any", "play any")
    assert phrases(space.figures.crew[space.catalogue.card(emissary)]) == (None, "draw 1")
    hand = [monkey, rhino, emissary, "robot-16", "emissary-owl-1"]
    state = space.setup(2, hands={0: hand, 1: []}, ships={0: {"1-left": "landed"}})
    play(state, f"0 explore 1-left; 0 take play-any; 0 play {monkey}")
    assert options(state, 0)[:2] == [f"play {rhino}", "decline"]
    state.play(0, f"play {rhino}")
    assert sum(option.startswith("discard ") for option in options(state, 0)) == 3
    play(state, f"0 discard robot-16; 0 play {emissary}; 0 use; 0 draw pile")
    assert sorted(names(state, CREWS[0])[1:]) == sorted([monkey, rhino, emissary])
    assert names(state, DISCARDS) == ["robot-16"]
    assert len(state[HANDS[0]]) == 2
    assert options(state, 0)[0] == "end"


@pytest.mark.rule("WS-E2", "WS-17")
def test_a_veteran_robot_moves_the_token_to_a_square_that_draws_two(space: WildSpace) -> None:
    robot = shown(space, kind=ROBOT, veteran=True, ability=None)
    captain, square = next(
        (captain, square)
        for captain in space.figures.captains
        for square, ability in enumerate(space.figures.crew[captain].track)
        if ability == ABILITIES["draw 2"]
    )
    crews, ships = {0: [space.catalogue.names[captain]]}, {0: {"1-left": "landed"}}
    state = space.setup(2, hands={0: [robot], 1: []}, crews=crews, tokens={0: square}, ships=ships)
    play(state, f"0 explore 1-left; 0 take play-any; 0 play {robot}; 0 draw pile; 0 draw pile")
    assert state.tokens[0] == square + 1
    assert len(state[HANDS[0]]) == 2
    assert options(state, 0)[0] == "end"


@pytest.mark.rule("WS-12")
def test_one_from_the_pile_a_refreshed_pool_one_from_the_pool(space: WildSpace) -> None:
    state = space.setup(2, hands={0: ["bear-pilot"], 1: []}, ships={0: {"1-left": "landed"}})
    play(state, "0 explore 1-left; 0 take draw-3; 0 draw pile; 0 refresh bear-pilot")
    (wanted,) = names(state, POOL[1])
    state.play(0, "draw middle")
    assert wanted in names(state, HANDS[0])
    assert len(state[POOL[1]]) == 1


@pytest.mark.rule("WS-07")
def test_four_crew_cards_open_the_first_three_planets(space: WildSpace) -> None:
    crew = ["bear-pilot", "owl-pilot", "rhino-pilot"]
    planets = ["planet-3-1", "planet-6-1", "planet-9-1"]
    state = space.setup(2, hands={0: [], 1: []}, crews={0: crew}, planets=planets, ships={0: {"3-left": "landed"}})
    assert state.crew_size(0) == 4
    landing = {option[5] for option in options(state, 0) if option.startswith("land ")}
    assert landing <= {"1", "2", "3"}
    assert "land 3-left" not in options(state, 0)
