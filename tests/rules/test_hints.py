"""Hints: the moves of every kind of question state their effects, in every language."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import wildtable
from tests.harness.game_facts import facts_of
from wildtable.engine.game import Game
from wildtable.engine.presentation.hints import either
from wildtable.engine.presentation.page_modules import wording_of
from wildtable.engine.state import State
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_realms_alliance.state import KEPT

from .playing import bid
from .smuggler_positions import hostile, meeting
from .wild_space_decks import plain, sector
from .wra_decks import plain as plain_wra

LANGUAGES = ("en", "de", "nl")
SILENT = {"done", "stay", "decline"}
"""Verbs that need no hint, since they have no effect. For declining, the hint tells how a battle would end."""
FULL = ["rhino-military", "lizard-scientist"]
"""Crew cards that make the crew too large for the next card to reveal a planet."""
NAMES = ("Ada", "Bruno", "Cleo", "Dora", "Emil")


def tell(state: State, seat: int = 0, language: str = "en") -> dict[str, str]:
    """Return the hint of each move of a seat's question, in words."""
    view = state.view(seat)
    wording = wording_of(state.game, NAMES[: state.seats], language)
    found = state.game.hints(view, state.asking[seat])
    return {move.notation: wording.hint(hints) for move, hints in found.items()}


def play_by_chance(state: State, rng: Random) -> set[str]:
    """Play a random game, check all its hints, and return the verbs of moves without a hint."""
    mute = set()
    while not state.over:
        for seat, choice in list(state.asking.items()):
            said = tell(state, seat, rng.choice(LANGUAGES))
            assert all(text and "{" not in text and "hint-" not in text for text in said.values())
            mute |= {move.verb for move in choice if move.notation not in said}
            state.play(seat, choice.sample(rng))
    return mute


@pytest.mark.parametrize("name", wildtable.games())
def test_every_kind_of_move_says_what_it_brings(name: str) -> None:
    """Verbs may lack a hint in some positions only for a reason: a bid without a bonus, an exchange declined, an ability
    that affects nothing the viewer can count."""
    game, rng, facts = wildtable.load(name), Random(name), facts_of(name)
    for seats, options in rng.choices(game.variants(), k=facts.hint_games):
        state = game.new(seats, seed=rng.random().hex(), **dict[str, Any](options))
        assert play_by_chance(state, rng) <= {*facts.silent} | SILENT


def test_a_game_without_hints_has_none(game: WildCards) -> None:
    state = game.new(3)
    assert Game.hints(game, state.view(0), state.asking[0]) == {}
    assert either([]) == ()


# Wild Cards


def test_bids_name_the_animals_that_could_bring_a_bonus(game: WildCards) -> None:
    """The peacock lives in the forest. A bid that costs more cards than the hand has gets no hint."""
    state = game.setup(
        hands={0: ["forest-1", "forest-2", "mountain-4"], 1: ["savannah-1"], 2: ["savannah-1"]}, display=["lion", "peacock"]
    )
    assert tell(state) == {"bid refill": "Draw 4", **{f"bid forest-{value}": "+2 possible: Peacock" for value in (1, 2)}}


def test_taking_says_points_leader_and_bonus_and_passing_what_is_drawn(game: WildCards) -> None:
    state = game.setup(
        hands={
            0: ["savannah-1"],
            1: ["savannah-3", "savannah-2", "wild-1"],
            2: ["mountain-4", "mountain-1", "mountain-2", "mountain-3", "forest-1"],
        },
        collections={0: ["lion", "lion"], 1: ["lion"], 2: []},
        display=["lion", "ibex"],
    )
    bid(state, "savannah-1", "savannah-3", "mountain-4")
    said = tell(state, 2)
    assert said["take lion"] == "+2 points"
    assert said["take ibex"] == "+3 points, brings the leader, +2 more if you pay only with Mountain"
    assert said["pass"] == "Your bid returns to your hand, draw 2"
    state.play(2, "take ibex")
    assert tell(state, 2) == {f"pay mountain-{value}": "+2 possible: Ibex" for value in (1, 2, 3)}
    state.play(2, "pay mountain-1", "pay mountain-2", "pay mountain-3")
    assert tell(state, 1)["take lion"] == "+3 points, leader from Ada, +2 more if you pay only with Savannah"


def test_a_card_that_breaks_a_tie_says_what_it_beats(game: WildCards) -> None:
    """In the 2020 edition; the pile's card is unknown."""
    hands = {0: ["forest-1", "forest-3"], 1: ["savannah-1", "savannah-2"], 2: ["mountain-1"] * 3}
    state = game.setup(3, edition="2020", hands=hands)
    bid(state, "forest-1", "savannah-1", "refill")
    state.play(2, "done")
    assert tell(state) == {"reveal forest-3": "Beats anything below 3", "reveal pile": "An unknown card"}


# Wild Space


def in_space(changes: dict[str, Any], hand: list[str], crew: list[str], **more: Any) -> State:
    return plain(changes).setup(2, hands={0: hand}, crews={0: crew}, **more)


def test_landing_and_playing_say_credits_draws_and_planets() -> None:
    """The third bear earns 5, and a crew of three reveals planet 3."""
    state = in_space(
        {"planet-1": {"right": sector("play specialist")}, "bear-pilot": {"ability": "draw 2"}},
        ["bear-pilot", "owl-engineer"],
        ["captain-bear", "bear-engineer"],
    )
    said = tell(state)
    assert said["land 1-right"] == "Play a specialist for up to 5 credits"
    assert said["refresh owl-engineer"] == "Three new cards in the pool"
    state.play(0, "land 1-right")
    assert tell(state)["play bear-pilot"] == "+5 credits, draw 2, reveals planet 3"
    assert tell(state)["play owl-engineer"] == "No credits yet, reveals planet 3"


@pytest.mark.parametrize(
    ("printed", "said"),
    [
        ({"condition": "discard any", "ability": "draw 2"}, "No credits yet, draw 2, costs 1 card"),
        ({"condition": "discard 2 any", "ability": "draw 2"}, "No credits yet"),
        ({"condition": "have robot", "ability": "draw 2"}, "No credits yet"),
        ({"condition": "have pilot", "ability": "draw and play"}, "No credits yet, draw a card and play it"),
        ({"condition": "remove any", "ability": "play any"}, "No credits yet, play any card, costs a crew card"),
        ({"veteran": True}, "No credits yet, draw 1"),
    ],
)
def test_the_ability_of_a_card_is_told_if_its_condition_can_be_met(printed: dict[str, Any], said: str) -> None:
    state = in_space({"bear-pilot": printed}, ["bear-pilot", "owl-engineer"], ["captain-bear", "owl-pilot", *FULL])
    state.play(0, "land 1-right")
    assert tell(state)["play bear-pilot"] == said


def test_prices_say_what_they_cost_and_what_for() -> None:
    conditions = sector("draw 2", conditions=("have pilot", "discard any"))
    changes = {"planet-1": {"left": conditions}, "bear-pilot": {"condition": "remove any", "ability": "draw 2"}}
    state = in_space(changes, ["bear-pilot", "owl-engineer"], ["captain-bear", "owl-pilot", *FULL])
    assert tell(state)["land 1-left"] == "Draw 2"
    state.play(0, "land 1-left")
    assert tell(state) == {"meet have-pilot": "Costs nothing", "meet discard-any": "Costs 1 card"}
    state.play(0, "meet discard-any")
    assert tell(state)["discard owl-engineer"] == "Worth no credits in your crew yet"
    state = in_space(changes, ["bear-pilot"], ["captain-bear", "owl-pilot", *FULL])
    state.play(0, "land 1-right")
    state.play(0, "play bear-pilot")
    assert tell(state)["remove owl-pilot"] == "Draw 2, you lose no credits"


def test_a_card_drawn_into_play_says_what_playing_it_says() -> None:
    changes = {"planet-1": {"left": sector("draw and play")}}
    state = in_space(changes, [], ["captain-bear", "bear-engineer"], pool=["bear-pilot", "owl-pilot", "robot-1"])
    state.play(0, "land 1-left")
    assert tell(state)["draw left"] == "+5 credits, reveals planet 3"
    assert tell(state)["draw pile"] == "An unknown card"


def test_the_smugglers_moves_say_what_they_bring_it() -> None:
    """A card taken from a spot that has just been emptied is not known yet."""
    state = meeting({"hostile-mild-1": hostile(["take left", "take left"])})
    assert tell(state, 0)["land hostile-mild-1"] == "No credits for the Smuggler, an unknown card"


# Wild Realms Alliance


def test_the_draft_says_the_points_that_an_animal_adds() -> None:
    game = wildtable.load("wild-realms-alliance")
    state = game.new(3, seed=1)
    for move, text in tell(state).items():
        strength = game.figures[game.catalogue.card(move.removeprefix("keep "))].strength
        assert text == f"+{strength} point{'s' * (strength != 1)}"


def test_fighters_say_how_many_unseen_animals_are_weaker() -> None:
    """With a Leader picked, also how both compare with the best choice."""
    game = wildtable.load("wild-realms-alliance")
    state = game.new(3, seed=2)
    while "lead" not in state.asking[0].verbs():
        for seat, choice in list(state.asking.items()):
            state.play(seat, next(iter(choice)))
    view = state.view(0)
    moves = [game.moves[f"fight {game.catalogue.names[card]}"] for card in view.cards(KEPT[0])]
    assert all([hint.message for hint in hints] == ["hint-beats"] for hints in game.hints(view, moves).values())
    state.play(0, next(iter(state.asking[0])))
    assert all("the best choice" in text and text.startswith("Stronger than") for text in tell(state).values())


def test_a_swap_with_an_open_fighter_says_the_points() -> None:
    state = plain_wra(goose='{ effect = "swap", phase = "collection" }').setup(
        3, alliances={0: ["goose", "hare", "toad"], 1: ["crane", "boar", "mouse"], 2: ["swan", "lynx", "badger"]}
    )
    state.play(1, "decline")
    assert tell(state) == {"target 1": "+6 points", "target 2": "+10 points"}
