"""Wild Realms Alliance: custom decks, and invalid decks."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import wildtable
from wildtable import DeckError, OptionError, Record
from wildtable.engine.presentation.wording import add_article
from wildtable.games import game_of_record
from wildtable.games.wild_realms_alliance.cards import NONE, VOCABULARY, AnimalAbility
from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance

from .wra_decks import GATHER, PRINTED, WILD, cards, deck, points, printed

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
        AnimalAbility("gather", "leadership", amount=1),
        AnimalAbility("score", "endgame", amount=2, each="weak"),
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
    assert game_of_record(record).replay(record) == state


def test_its_cards_are_explained_by_its_own_figures(tmp_path: Path) -> None:
    game = load(tmp_path, DECK)
    assert game.texts.say("en", "about-wolf") == (
        "Strength 8, triangle 1. One of two: "
        "(1) Before the battle (as Collector: after it), draw a card into your alliance. "
        "(2) Endgame: you get 2 points for each of your animals with strength 3 or less."
    )
    assert game.texts.say("en", "about-boar") == "Strength 9, triangle 1. No ability."


# Custom animals


@pytest.mark.rule("WRA-D1", "WRA-01")
def test_a_deck_names_its_own_animals(tmp_path: Path) -> None:
    game = load(tmp_path, printed())
    assert game.catalogue.names[:5] == ("wolf", "snow-leopard", "arctic-fox", "eisbär", "caiman")
    state = game.setup(kept={0: ["snow-leopard", "eisbär", "wolf"]})
    state.play(0, "lead snow-leopard", "fight eisbär")
    with pytest.raises(OptionError, match="there is no card 'fox'"):
        game.setup(kept={0: ["fox", "eisbär", "wolf"]})


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("wolf", {"en": "Wolf", "de": "Wolf", "nl": "Wolf"}),
        ("snow-leopard", {"en": "Snow Leopard", "de": "Snow Leopard"}),
        ("arctic-fox", {"en": "Arctic Fox", "de": "Polarfuchs", "nl": "Arctic Fox"}),
        ("eisbär", {"en": "Eisbär"}),
        ("caiman", {"en": "Caiman", "de": "Caiman"}),
    ],
)
def test_people_read_the_names_of_the_deck(tmp_path: Path, name: str, called: dict[str, str]) -> None:
    texts = load(tmp_path, printed()).texts
    assert {language: texts.say(language, f"card-{name}") for language in called} == called
    assert texts.has("de", f"card-{name}")
    assert texts.say("en", f"about-{name}").startswith("Strength ")


def test_a_name_replaces_ours_and_may_be_in_one_language_only(tmp_path: Path) -> None:
    text = DECK.replace("strength = 8", 'name = "Timber Wolf"\nstrength = 8', 1)
    text = text.replace("strength = 2", 'name = { nl = "Ram" }\nstrength = 2', 1)
    texts = load(tmp_path, text).texts
    assert [texts.say(language, "card-wolf") for language in ("en", "de")] == ["Timber Wolf"] * 2
    assert [texts.say(language, "card-sheep") for language in ("en", "nl")] == ["Ram"] * 2
    assert [add_article(texts, "en", name) for name in ("wolf", "sheep", "fox")] == ["Timber Wolf", "Ram", "the fox"]
    assert texts.say("de", "card-hare") == "Hase"


@pytest.mark.rule("WRA-D1")
@pytest.mark.parametrize("seats", [3, 4])
def test_sensible_players_play_it_and_its_record_replays(tmp_path: Path, seats: int) -> None:
    game = load(tmp_path, printed())
    state = game.new(seats, seed="own")
    while not state.over:
        seat = next(iter(state.asking))
        view = state.view(seat)
        assert view.choice is not None
        assert game.imagine(view, Random(1)).view(seat).dump() == view.dump()
        state.play(seat, game.advise(view, view.choice))
    record = Record.parse(str(state.record()))
    assert game_of_record(record).replay(record) == state
    played = {notation.partition(" ")[2] for line in record.moves for moves in line.values() for notation in moves}
    assert played & {"snow-leopard", "arctic-fox", "eisbär", *PRINTED[4:]}


def test_every_effect_says_which_keys_it_takes() -> None:
    assert VOCABULARY["chase"].keys == ("effect", "phase", "role", "may")
    assert VOCABULARY["score"].keys == ("effect", "phase", "target", "amount", "each")


WRONG = [
    ("strength = 8", "strength = 20", r"\[animals.wolf\] strength: must be a number from 0 to 19, not 20"),
    ("strength = 8", "strength = true", r"\[animals.wolf\] strength: must be a number from 0 to 19, not True"),
    ("strength = 8\n", "", r"\[animals.wolf\] strength: must be a number from 0 to 19, not None"),
    ('symbol = "triangle"', 'symbol = "square"', r"\[animals.wolf\] symbol: must be one of triangle, circle, flower, wild"),
    ("value = 1", 'value = "1"', r"\[animals.wolf\] value: must be a number from 0 to 19, not '1'"),
    (
        "value = 1",
        "value = 1\nlegs = 4",
        r"\[animals.wolf\] legs: must not be there; keys are name, strength, symbol, value, abil",
    ),
    ("[animals.sheep]", "[animals.Wolf]", r"\[animals.Wolf\]: is there twice: moves would call both of them wolf"),
    ("[animals.sheep]", "[animals.7]", r"\[animals.7\]: must be a name that begins with a letter"),
    ("[animals.sheep]", f'[animals."{"S" * 31}"]', r"S\]: must be a name of at most 30 characters in a line, not 'SSS"),
    ("[animals.sheep]", '[animals."She\\u202eep"]', r"must be a name of at most 30 characters in a line"),
    ("[animals]", "[animals]\nlegs = 4", r"\[animals\] legs: is no animal; animals are tables like \[animals.wolf\]"),
    ("strength = 8", 'strength = 8\nname = ""', r"\[animals.wolf\] name: must be a name of at most 30 characters in a line"),
    (
        "strength = 8",
        "strength = 8\nname = 5",
        r'\[animals.wolf\] name: must be a name like "Wolf", or by language \(en, de, nl\) like \{ en = "Wolf" \}, not 5',
    ),
    ("strength = 8", 'strength = 8\nname = { fr = "Loup" }', r"\[animals.wolf\] name: must be a name like .*'Loup'"),
    ("strength = 8", "strength = 8\nname = { de = 1 }", r"\[animals.wolf\] name de: must be a name of at most 30 char"),
    (f"abilities = [{ABILITIES}]", "abilities = []", r"\[animals.wolf\] abilities: must be a list of one or two, not \[\]"),
    (f"abilities = [{ABILITIES}]", "", r"\[animals.wolf\] abilities: must be a list of one or two, not None"),
    (ABILITIES, f"{GATHER}, {GATHER}, {GATHER}", r"\[animals.wolf\] abilities: must be a list of one or two"),
    (ABILITIES, '"fly"', r"\[animals.wolf\] ability 1: must be a table like .* or \"none\", not 'fly'"),
    (ABILITIES, f"{GATHER}, 7", r"\[animals.wolf\] ability 2: must be a table"),
    (GATHER, '{ effect = "fly" }', r"\[animals.wolf\] ability 1 effect: must be one of strengthen, .*, not 'fly'"),
    (GATHER, '{ phase = "battle" }', r"\[animals.wolf\] ability 1 effect: must be one of .*, not None"),
    (
        GATHER,
        '{ effect = "gather", phase = "battle", amount = 1 }',
        r"ability 1 phase: must be one of leadership, collection, not 'battle'",
    ),
    (GATHER, '{ effect = "gather", phase = "leadership" }', r"ability 1 amount: must be a number from 1 to 3, not None"),
    (GATHER, points(0), r"ability 1 amount: must be a number from -9 to 9 but 0, not 0"),
    (GATHER, points(1, "friends"), r"ability 1 target: must be one of mine, rival, rivals, not 'friends'"),
    (GATHER, points(1, each="tall"), r"ability 1 each: must be one of weak, mighty, matching, kind, not 'tall'"),
    (GATHER, points(1, "rival", "weak"), r"ability 1 each: counts one's own animals; with target 'rival' leave it out"),
    (GATHER, CHASE.replace('"leader"', '"cook"'), r"ability 1 role: must be one of leader, fighter, collector, not 'cook'"),
    (GATHER, CHASE.replace("}", ", may = 1 }"), r"ability 1 may: must be true or false, not 1"),
    (GATHER, GATHER.replace("}", ", may = true }"), r"ability 1 may: must not be there; keys are effect, phase, amount"),
    (GATHER, GATHER.replace("}", ', target = "mine" }'), r"ability 1 target: must not be there"),
]


@pytest.mark.parametrize(("right", "wrong", "reason"), WRONG)
def test_a_wrong_deck_is_refused_with_place_and_reason(tmp_path: Path, right: str, wrong: str, reason: str) -> None:
    assert right in DECK
    with pytest.raises(DeckError, match=reason) as caught:
        load(tmp_path, DECK.replace(right, wrong, 1))
    assert str(caught.value).startswith(f"{tmp_path / 'own.toml'}: ")


def test_a_missing_animal_is_refused(tmp_path: Path) -> None:
    text = DECK[: DECK.index("[animals.mouse]")]
    with pytest.raises(DeckError, match=r"\[animals\]: must be 18 animals, has 17"):
        load(tmp_path, text)
