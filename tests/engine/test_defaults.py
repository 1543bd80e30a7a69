"""What a game need not declare: positions by zone names, texts by the names of things, random advice."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from goofspiel.game import Goofspiel

import wildtable
from wildtable import OptionError
from wildtable.engine.game import Game
from wildtable.engine.presentation.texts import clause_text, find_clauses, name_in_words

GOOFSPIEL = Goofspiel.load()
WILD_CARDS = wildtable.load("wild-cards")


def test_a_position_is_named_by_zones_facts_and_options() -> None:
    state = GOOFSPIEL.setup(3, hand={0: ["spade-2", "spade-1"]}, prizes=["diamond-7"], round=5, ties="discard")
    zones = state.position()["zones"]
    assert zones["hand-0"] == ["spade-1", "spade-2"]
    assert zones["prizes"] == ["diamond-7"]
    assert len(zones["hand-1"]) == 13
    assert len(zones["pile"]) == 12
    assert (state.round, state.options["ties"]) == (5, "discard")
    assert GOOFSPIEL.setup().seats == 2


def test_a_displaced_card_fills_the_gap_that_the_wanted_one_left() -> None:
    state = Game.setup(WILD_CARDS, 3, seed=2, hand={0: ["forest-4"] * 3})
    dealt = WILD_CARDS.new(3, seed=2)
    assert state.position()["zones"]["hand-0"] == ["forest-4"] * 3
    assert [len(state.position()["zones"][f"hand-{seat}"]) for seat in (1, 2)] == [
        len(dealt.position()["zones"][f"hand-{seat}"]) for seat in (1, 2)
    ]


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        ({"hands": {0: ["spade-1"]}}, "goofspiel has no zone, fact or option 'hands' 0"),
        ({"hand": ["spade-1"]}, "goofspiel has no zone, fact or option 'hand'"),
        ({"hand": {9: ["spade-1"]}}, "goofspiel has no zone, fact or option 'hand' 9"),
        ({"prizes": ["diamond-99"]}, "there is no card 'diamond-99'"),
        ({"discard": [], "hand": {0: ["spade-1", "spade-2"]}}, "there is no pile for spade-3; name a zone for it"),
    ],
)
def test_a_position_that_cannot_be_is_refused(words: dict[str, Any], wrong: str) -> None:
    with pytest.raises(OptionError) as refused:
        GOOFSPIEL.setup(2, **words)
    assert wrong in str(refused.value)


def test_piles_are_those_that_nobody_sees_into() -> None:
    assert GOOFSPIEL.piles == ("pile", "seats")
    state = GOOFSPIEL.new(2, piles={"pile": ["diamond-13"]})
    assert state.position()["zones"]["prizes"] == ["diamond-13"]


def test_a_game_without_figures_has_a_deck_with_a_name() -> None:
    assert GOOFSPIEL.deck.name == "Goofspiel"
    assert GOOFSPIEL.deck.provenance == {}
    assert GOOFSPIEL.deck_text == ""


def test_advice_may_use_chance_and_without_it_is_the_same_for_the_same_view() -> None:
    state = GOOFSPIEL.new(2, seed=1)
    view, choice = state.view(0), state.asking[0]
    assert len({GOOFSPIEL.advise(view, choice, Random(seed)) for seed in range(20)}) > 1
    assert GOOFSPIEL.advise(view, choice) is GOOFSPIEL.advise(state.view(0), choice)
    by_default = {Game.advise(GOOFSPIEL, view, choice, Random(seed)) for seed in range(200)}
    assert by_default == set(choice)
    assert Game.advise(GOOFSPIEL, view, choice) is Game.advise(GOOFSPIEL, state.view(0), choice)


@pytest.mark.parametrize(
    ("name", "words"),
    [("PlaceBids", "Place bids"), ("place-bids", "Place bids"), ("one_of_each", "One of each"), ("spade-7", "Spade 7")],
)
def test_names_become_words(name: str, words: str) -> None:
    assert name_in_words(name) == words


@pytest.mark.parametrize(
    ("language", "message", "about", "said"),
    [
        ("en", "card-spade-7", {}, "Spade 7"),
        ("en", "wait-PlaceBids", {"names": "Ann"}, "Waiting for Ann."),
        ("de", "wait-PlaceBids", {"names": "Ann"}, "Warten auf Ann."),
        ("nl", "hand-held", {"held": 1, "most": 1}, "Je hand: 1 kaart"),
        ("en", "move-bid", {"card": "Spade 7"}, "Bid Spade 7"),
        ("en", "move-pass", {}, "Pass"),
        ("en", "event-took", {"seat": "Ann", "cards": "Spade 7", "number": 1}, "Ann: Took \N{EN DASH} Spade 7"),
        ("en", "event-took", {"seat": "you", "cards": "", "number": 3}, "You: Took \N{EN DASH} 3"),
        ("en", "event-took", {"seat": "none", "cards": "", "number": 0}, "Took"),
        ("de", "game-players", {}, "2 to 5 players"),
        ("xx", "game-title", {}, "Goofspiel"),
        ("en", "game-nonsense", {}, "Nonsense"),
    ],
)
def test_what_a_game_does_not_say_is_said_by_default(
    language: str, message: str, about: dict[str, object], said: str
) -> None:
    assert GOOFSPIEL.texts.say(language, message, **about) == said


def test_a_message_with_a_hole_is_said_by_default_and_noted() -> None:
    texts = Goofspiel(None).texts
    assert texts.say("en", "event-won") == "Won"
    assert "event-won" in texts.gaps["en", "event-won"]
    assert texts.say("de", "zone-hand") == "Hand"
    assert texts.gaps["en", "zone-hand"] == "no message 'zone-hand' in en"


def test_a_game_without_a_twin_says_so() -> None:
    with pytest.raises(OptionError, match="goofspiel has no twin"):
        GOOFSPIEL.twin(2)


def test_a_clause_is_a_message_or_an_entry_of_the_rules() -> None:
    assert clause_text(WILD_CARDS, "WC-08", "en") == WILD_CARDS.texts.say("en", "rules-WC-08")
    assert clause_text(GOOFSPIEL, "GO-4", "de").startswith("Bids are not taken back.")
    assert clause_text(GOOFSPIEL, "GO-99", "en") == ""
    assert list(find_clauses(GOOFSPIEL, "en")) == ["GO-1", "GO-2", "GO-3", "GO-4", "GO-5"]
    assert find_clauses(WILD_CARDS, "en") == {}
