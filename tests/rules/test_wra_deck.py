"""Wild Realms Alliance: decks of one's own, and decks that are none."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import wildtable
from wildtable import DeckError, Record
from wildtable.games import of_record
from wildtable.games.wild_realms_alliance.abilities import NONE, VOCABULARY, Ability
from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance

from .alliances import GATHER, WILD, cards, deck, points

ABILITIES = f"{GATHER}, {points(2, each='weak')}"
DECK = deck(wolf=ABILITIES, fox='"none", "none"', toad=WILD, hare='{ effect = "reverse", phase = "battle", may = true }')
CHASE = '{ effect = "chase", phase = "leadership", role = "leader" }'


def load(folder: Path, text: str) -> WildRealmsAlliance:
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    game = wildtable.load("wild-realms-alliance", deck=path)
    assert isinstance(game, WildRealmsAlliance)
    return game


@pytest.mark.rule("WRA-D1", "WRA-01")
def test_a_deck_of_ones_own_is_played_with(tmp_path: Path) -> None:
    game = load(tmp_path, DECK)
    wolf, fox, hare = (game.figures[card] for card in cards("wolf", "fox", "hare"))
    assert wolf.abilities == (
        Ability("gather", "leadership", amount=1),
        Ability("score", "endgame", amount=2, each="weak"),
    )
    assert fox.abilities == (NONE, NONE)
    assert hare.abilities[0].may
    assert (wolf.strength, wolf.symbol, wolf.value) == (8, "triangle", 1)


@pytest.mark.rule("WRA-D1")
def test_its_record_carries_the_deck_and_replays(tmp_path: Path) -> None:
    state, rng = load(tmp_path, DECK).new(4, seed=5), Random(5)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    record = Record.parse(str(state.record()))
    assert record.deck == DECK
    assert of_record(record).replay(record) == state


def test_its_cards_are_explained_by_its_own_figures(tmp_path: Path) -> None:
    game = load(tmp_path, DECK)
    assert game.texts.say("en", "about-wolf") == (
        "Strength 8, triangle 1. First: Before the battle, draw a card into your alliance. "
        "Or second: Endgame: you get 2 points for each of your animals with strength 3 or less."
    )
    assert game.texts.say("en", "about-boar") == "Strength 9, triangle 1. No ability."


def test_every_effect_says_which_keys_it_takes() -> None:
    assert VOCABULARY["chase"].keys == ("effect", "phase", "role", "may")
    assert VOCABULARY["score"].keys == ("effect", "phase", "target", "amount", "each")


WRONG = [
    ("strength = 8", "strength = 20", r"\[animals.wolf\] strength: must be a number from 0 to 19, is 20"),
    ("strength = 8", "strength = true", r"\[animals.wolf\] strength: must be a number from 0 to 19, is True"),
    ("strength = 8\n", "", r"\[animals.wolf\] strength: must be a number from 0 to 19, is None"),
    ('symbol = "triangle"', 'symbol = "square"', r"\[animals.wolf\] symbol: must be one of triangle, circle, flower, wild"),
    ("value = 1", 'value = "1"', r"\[animals.wolf\] value: must be a number from 0 to 19, is '1'"),
    (
        "value = 1",
        "value = 1\nlegs = 4",
        r"\[animals.wolf\] legs: is not known here; known are strength, symbol, value, abil",
    ),
    ("[animals.sheep]", "[animals.shep]", r"\[animals\] shep: is not known here; known are wolf, sheep"),
    (f"abilities = [{ABILITIES}]", "abilities = []", r"\[animals.wolf\] abilities: must be a list of one or two, is \[\]"),
    (f"abilities = [{ABILITIES}]", "", r"\[animals.wolf\] abilities: must be a list of one or two, is None"),
    (ABILITIES, f"{GATHER}, {GATHER}, {GATHER}", r"\[animals.wolf\] abilities: must be a list of one or two"),
    (ABILITIES, '"fly"', r"\[animals.wolf\] ability 1: must be a table like .* or \"none\", is 'fly'"),
    (ABILITIES, f"{GATHER}, 7", r"\[animals.wolf\] ability 2: must be a table"),
    (GATHER, '{ effect = "fly" }', r"\[animals.wolf\] ability 1 effect: must be one of strengthen, .*, is 'fly'"),
    (GATHER, '{ phase = "battle" }', r"\[animals.wolf\] ability 1 effect: must be one of .*, is None"),
    (
        GATHER,
        '{ effect = "gather", phase = "battle", amount = 1 }',
        r"ability 1 phase: must be one of leadership, collection, is 'battle'",
    ),
    (GATHER, '{ effect = "gather", phase = "leadership" }', r"ability 1 amount: must be a number from 1 to 3, is None"),
    (GATHER, points(0), r"ability 1 amount: must be a number from -9 to 9 but 0, is 0"),
    (GATHER, points(1, "friends"), r"ability 1 target: must be one of mine, rival, rivals, is 'friends'"),
    (GATHER, points(1, each="tall"), r"ability 1 each: must be one of weak, mighty, matching, kind, is 'tall'"),
    (GATHER, points(1, "rival", "weak"), r"ability 1 each: counts one's own animals; with target 'rival' leave it out"),
    (GATHER, CHASE.replace('"leader"', '"cook"'), r"ability 1 role: must be one of leader, fighter, collector, is 'cook'"),
    (GATHER, CHASE.replace("}", ", may = 1 }"), r"ability 1 may: must be true or false, is 1"),
    (GATHER, GATHER.replace("}", ", may = true }"), r"ability 1 may: is not known here; known are effect, phase, amount"),
    (GATHER, GATHER.replace("}", ', target = "mine" }'), r"ability 1 target: is not known here"),
]


@pytest.mark.parametrize(("right", "wrong", "reason"), WRONG)
def test_a_wrong_deck_is_refused_with_place_and_reason(tmp_path: Path, right: str, wrong: str, reason: str) -> None:
    assert right in DECK
    with pytest.raises(DeckError, match=reason) as caught:
        load(tmp_path, DECK.replace(right, wrong, 1))
    assert str(caught.value).startswith(f"{tmp_path / 'own.toml'}: ")


def test_a_missing_animal_is_refused(tmp_path: Path) -> None:
    text = DECK[: DECK.index("[animals.mouse]")]
    with pytest.raises(DeckError, match=r"\[animals.mouse\]: is missing"):
        load(tmp_path, text)
