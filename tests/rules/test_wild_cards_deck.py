"""Wild Cards: the printed figures, custom decks, and invalid decks."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

import wildtable
from wildtable import DeckError, Record
from wildtable.games import game_of_record
from wildtable.games.wild_cards.cards import ANIMALS, CATALOGUE
from wildtable.games.wild_cards.game import WildCards

DECK = """
game = "wild-cards"
name = "Another spread"
[animals]
provenance = "rulebook"
copies = 7
[natural]
provenance = "published"
peacock = "mountain"
squirrel = "forest"
eagle = "mountain"
ibex = "mountain"
lion = "savannah"
meerkat = "savannah"
[habitats]
provenance = "published"
forest = [2, 3, 4, 5]
savannah = [5, 4, 3, 2]
mountain = [0, 7, 7, 0]
wild = [0, 0, 0, 4]
"""


def load(path: Path) -> WildCards:
    game = wildtable.load("wild-cards", deck=path)
    assert isinstance(game, WildCards)
    return game


def written(folder: Path, text: str) -> Path:
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.rule("WC-01")
def test_the_deck_has_the_printed_figures(game: WildCards) -> None:
    spread = {1: 4, 2: 4, 3: 3, 4: 3}
    wanted = {f"{habitat}-{value}": spread[value] for habitat in ("forest", "savannah", "mountain") for value in spread}
    wanted |= {f"wild-{value}": 1 for value in spread}
    assert Counter(CATALOGUE.spell(game.figures.habitats)) == wanted
    assert Counter(game.figures.animals) == dict.fromkeys(ANIMALS, 7)


@pytest.mark.rule("WC-15")
def test_natural_habitats_are_part_of_the_deck(game: WildCards) -> None:
    assert {CATALOGUE.names[animal]: habitat for animal, habitat in game.figures.natural.items()} == {
        "peacock": "forest",
        "squirrel": "forest",
        "lion": "savannah",
        "meerkat": "savannah",
        "eagle": "mountain",
        "ibex": "mountain",
    }


def test_every_group_says_where_it_comes_from(game: WildCards) -> None:
    assert game.deck.provenance == {"animals": "rulebook", "natural": "reconstructed", "habitats": "reconstructed"}


def test_a_deck_of_ones_own_is_played_with(tmp_path: Path) -> None:
    """With its figures, and its natural habitats."""
    game = load(written(tmp_path, DECK))
    assert game.deck.name == "Another spread"
    assert Counter(CATALOGUE.spell(game.figures.habitats))["wild-4"] == 4
    state = game.setup(3, hands={0: ["mountain-2", "wild-4"], 1: [], 2: []}, display=["peacock"])
    state.play(0, "bid mountain-2")
    state.play(0, "take peacock")
    assert state.tokens == (2, 0, 0)


@pytest.mark.parametrize("edition", ["2020", "2022"])
def test_its_record_carries_the_deck_and_replays(tmp_path: Path, edition: str) -> None:
    state, rng = load(written(tmp_path, DECK)).new(3, seed=5, edition=edition), Random(5)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    record = Record.parse(str(state.record()))
    assert record.deck == DECK
    assert game_of_record(record).replay(record) == state


WRONG = [
    ("forest = [2, 3, 4, 5]", "forest = [2, 3, 4, 6]", r"\[habitats\] forest: must add up to 14 cards, has 15"),
    ("wild = [0, 0, 0, 4]", "wild = [1, 1, 1, 0]", r"\[habitats\] wild: must add up to 4 cards, has 3"),
    ("forest = [2, 3, 4, 5]", "forest = [2, 3, 4, 4, 1]", r"\[habitats\] forest: must be a list of 4 counts"),
    ("forest = [2, 3, 4, 5]", "forest = [2, 3, 9]", r"\[habitats\] forest: must be a list of 4 counts"),
    ("forest = [2, 3, 4, 5]", "forest = [-1, 6, 4, 5]", r"\[habitats\] forest: must be a list of 4 counts"),
    ("forest = [2, 3, 4, 5]", "forest = [2.0, 3, 4, 5]", r"\[habitats\] forest: must be a list of 4 counts"),
    ("forest = [2, 3, 4, 5]", "forest = [true, 4, 4, 5]", r"\[habitats\] forest: must be a list of 4 counts"),
    ("forest = [2, 3, 4, 5]", "forest = 14", r"\[habitats\] forest: must be a list of 4 counts, not 14"),
    ("forest = [2, 3, 4, 5]\n", "", r"\[habitats\] forest: must be a list of 4 counts, not None"),
    ("forest = [2", "desert = [2", r"\[habitats\] desert: must not be there; keys are forest, savannah, mountain, wild"),
    ("copies = 7", "copies = 6", r"\[animals\] copies: must be 7, not 6"),
    ("copies = 7", "copies = true", r"\[animals\] copies: must be 7, not True"),
    ("copies = 7", 'copies = "7"', r"\[animals\] copies: must be 7, not '7'"),
    ("copies = 7", "copies = 7\nlegs = 4", r"\[animals\] legs: must not be there; keys are copies"),
    (
        'peacock = "mountain"',
        'peacock = "sea"',
        r"\[natural\] peacock: must be one of forest, savannah, mountain, not 'sea'",
    ),
    ('peacock = "mountain"', 'peacock = "wild"', r"\[natural\] peacock: must be one of forest, savannah, mountain"),
    ('peacock = "mountain"\n', "", r"\[natural\] peacock: must be one of forest, savannah, mountain, not None"),
    ('peacock = "mountain"', 'parrot = "mountain"', r"\[natural\] parrot: must not be there; keys are peacock"),
    ('provenance = "rulebook"', 'provenance = "hearsay"', r"\[animals\] provenance: must be one of rulebook, published"),
    ('provenance = "rulebook"\n', "", r"\[animals\] provenance: must be one of .*, not None"),
    ("[natural]", "[nature]", r"nature: must not be there; groups are animals, natural, habitats"),
    ('[animals]\nprovenance = "rulebook"\ncopies = 7\n', "", r"\[animals\]: is missing"),
    ('game = "wild-cards"', 'game = "chess"', r"game: must be 'wild-cards', not 'chess'"),
    ('game = "wild-cards"\n', "", r"game: must be 'wild-cards', not None"),
    ('name = "Another spread"', 'name = ""', r"name: must be a name of at most 80 characters in a line"),
    ('name = "Another spread"\n', "", r"name: must be a name of at most 80 characters in a line"),
    ("[habitats]", "[habitats", r"must be TOML: "),
]


@pytest.mark.parametrize(("right", "wrong", "reason"), WRONG)
def test_a_wrong_deck_is_refused_with_place_and_reason(tmp_path: Path, right: str, wrong: str, reason: str) -> None:
    assert right in DECK
    path = written(tmp_path, DECK.replace(right, wrong, 1))
    with pytest.raises(DeckError, match=reason) as caught:
        load(path)
    assert str(caught.value).startswith(f"{path}: ")


def test_a_group_that_is_no_table_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"\[animals\]: is missing"):
        load(written(tmp_path, 'animals = 7\ngame = "wild-cards"\nname = "x"\n'))


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"none\.toml: No such file"):
        load(tmp_path / "none.toml")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DeckError, match="must be a text file in UTF-8"):
        load(path)
