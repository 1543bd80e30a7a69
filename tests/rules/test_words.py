"""Games in words: what every game says about its table, questions and answers, to each viewer."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest
from goofspiel.game import Goofspiel

import wildtable
from tests.rules.wra_tables import by_chance as wra_by_chance
from wildtable.authoring.laws import lively
from wildtable.engine.cards import Cards
from wildtable.engine.knowledge.view import View
from wildtable.engine.presentation.commands import look_up, parse_answer
from wildtable.engine.presentation.page_modules import wording_of
from wildtable.engine.presentation.wording import News, Occurrence, Wording
from wildtable.engine.state import State
from wildtable.games import scenes_of
from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance
from wildtable.games.wild_realms_alliance.page.scenes import kept_by
from wildtable.games.wild_realms_alliance.view import WildRealmsView
from wildtable.games.wild_space.game import WildSpace

NAMES = ("Ada", "Bruno", "Cleo", "Dora", "Emil")
VARIANTS = [
    ("wild-cards", 3, {"leo": True}),
    ("wild-cards", 4, {"edition": "2020"}),
    ("wild-realms-alliance", 3, {}),
    ("wild-realms-alliance", 4, {"collector_abilities": "everyone"}),
    ("wild-space", 3, {}),
    ("wild-space", 2, {"solo": "normal"}),
]


def words_for(view: View, language: str = "en") -> Wording:
    return wording_of(view.game, NAMES[: view.seats], language)


def everything_said(view: View, wording: Wording) -> list[object]:
    """Return every text that a viewer of the table gets."""
    said: list[object] = [wording.rows(view), wording.offers(view)]
    if view.choice is not None:
        prompt = scenes_of(view.game).build_prompt(view, wording.names)
        said += [wording.question(prompt), wording.is_price(prompt), wording.shows_asides(prompt)]
    return said


def play_on(state: State, rng: Random, moves: int) -> None:
    for _ in range(moves):
        if state.over:
            return
        seat, choice = next(iter(state.asking.items()))
        view = state.view(seat)
        state.play(seat, state.game.advise(view, choice) if rng.random() < 0.5 else lively(choice, rng))


@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)
def test_nothing_hidden_is_said(name: str, seats: int, options: dict[str, Any]) -> None:
    """A state dealt anew from a view gives its viewer the same texts, in every language, and the same score bounds."""
    game, rng = wildtable.load(name), Random(name)
    state = game.new(seats, seed="words", **options)
    while not state.over:
        play_on(state, rng, len(state.people))
        viewer = rng.choice([None, *state.people])
        view, dealt = state.view(viewer), game.imagine(state.view(viewer), rng).view(viewer)
        wording = words_for(view, rng.choice(["en", "de", "nl"]))
        assert everything_said(view, wording) == everything_said(dealt, wording)
        if rng.random() < 0.2:
            assert wording.standing(view) == wording.standing(dealt)


@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)
def test_every_answer_is_understood(name: str, seats: int, options: dict[str, Any]) -> None:
    """By its number, its notation and its name, unless several answers share that name; and it can be looked up."""
    game, rng = wildtable.load(name), Random(name)
    state = game.new(seats, seed="answers", **options)
    while not state.over:
        view = state.view(rng.choice(list(state.asking)))
        wording = words_for(view)
        offers = wording.offers(view)
        offer = rng.choice(offers)
        assert parse_answer(str(offer.number), view, wording) == [offer.move]
        assert parse_answer(offer.move.notation, view, wording) == [offer.move]
        if [one.name for one in offers].count(offer.name) == 1 and "," not in offer.name:
            assert parse_answer(offer.name, view, wording) == [offer.move]
        main = [one for one in offers if one.move.verb not in wording.asides]
        if offer.card is not None and offer in main and [one.card for one in main].count(offer.card) == 1:
            assert parse_answer(wording.card(offer.card), view, wording) == [offer.move]
        asked = rng.choice([str(offer.number), offer.move.notation])
        assert all(item.name for item in look_up(asked, view, wording)[asked])
        play_on(state, rng, 2)


@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)
def test_all_cards_and_events_have_words(name: str, seats: int, options: dict[str, Any]) -> None:
    game, rng = wildtable.load(name), Random(name)
    state = game.new(seats, seed="events", **options)
    view = state.view(0)
    assert all(words_for(view).about(card) or name == "wild-cards" for card in range(len(game.catalogue)))
    while not state.over:
        play_on(state, rng, 1)
        view = state.view(rng.choice([None, 0]))
        wording = words_for(view)
        for one in (Occurrence.of(event.dump(game.catalogue)) for event in view.events):
            assert wording.sentence(view.viewer, one)
            assert not (wording.is_silent(view, one) and one.is_milestone)


@pytest.mark.parametrize("name", wildtable.games())
def test_a_game_without_words_of_its_own_is_described_by_its_zones(name: str) -> None:
    game, rng = wildtable.load(name), Random(name)
    state = game.new(3, seed="zones")
    for _ in range(8):
        play_on(state, rng, 4)
        view = state.view(0)
        plain = Wording(game, NAMES[:3], "en")
        assert [row.heading for row in plain.rows(view) if row.news is News.TURNS] == ["Ada (you)", "Bruno", "Cleo"]
        assert plain.offers(view) == [] or plain.offers(view)[0].name
        assert plain.standing(view)[0] == plain.standing(view)[1]


def test_a_game_without_a_module_of_words_gets_the_plain_ones() -> None:
    assert type(wording_of(Goofspiel.load(), NAMES[:3], "en")) is Wording


# Wild Realms Alliance


def test_abilities_and_targets_are_explained(wra: WildRealmsAlliance) -> None:
    """Whatever is asked: an ability where one is used, the animal where one is chosen, nothing where neither is asked."""
    told: set[str] = set()
    for table, rng in wra_by_chance(wra, "words", games=4):
        for viewer in rng.sample([None, *table.state.people], 2):
            view = table.state.view(viewer)
            wording = words_for(view)
            told |= {item.remark for row in wording.rows(view) for item in row.items}
            for offer in wording.offers(view):
                is_explained = offer.move.verb in ("use", "lead", "fight", "keep", "take", "defend", "collect")
                assert offer.text or not is_explained, offer
            asked = rng.choice(["use first", "use second", "use", "target 0", "target 1"])
            assert look_up(asked, view, wording)[asked][0].name
            if view.over:
                assert wording.standing(view) == (view.result, view.result)
    assert {"abstains", "won the battle", "lost the battle"} <= told


def test_bounds_of_the_score(wra: WildRealmsAlliance) -> None:
    """For the viewer, the best three of all their animals; for rivals, all that their hidden animals could be."""
    alliances = {0: ["wolf", "sheep", "stag"], 1: ["boar", "hare", "fox"], 2: ["swan", "raven", "toad"]}
    view = wra.setup(alliances=alliances, recruits={0: ["horse"]}).view(0)
    assert isinstance(view, WildRealmsView)
    least, most = words_for(view).standing(view)
    best = max(map(sum, (kept_by(view, 0, three) for three in combinations(view.open_animals(0) + own_hidden(view), 3))))
    assert least.scores[0] == most.scores[0] == best
    assert least.scores[1] < most.scores[1]
    strengths, symbols, endgame = kept_by(view, 1, wra.catalogue.cards(alliances[1]))
    assert least.scores[1] <= strengths + symbols + endgame <= most.scores[1]


def own_hidden(view: WildRealmsView) -> Cards:
    hidden = (*view.recruits, view.fighter(view.me), view.collector(view.me))
    return tuple(card for card in hidden if card is not None)


# Wild Space


def test_a_veteran_with_an_ability_shows_both_gifts(space: WildSpace) -> None:
    card = next(card for card, crew in enumerate(space.figures.crew) if crew.veteran and crew.ability and not crew.condition)
    name = space.catalogue.names[card]
    state = space.setup(2, hands={0: [name]}, ships={0: {"1-left": "landed"}}, seed=1)
    view = state.view(0)
    assert look_up("first card", view, words_for(view))["first card"][0].text == ""
    for move in ("explore 1-left", "take play-any", f"play {name}"):
        state.play(0, move)
    view = state.view(0)
    first, second, *_ = words_for(view).offers(view)
    assert first.text.startswith(f"{space.texts.say('en', f'card-{name}')}. veteran; ")
    assert second.text.startswith("Square 1: ")


def test_a_list_of_moves_names_their_verb_once() -> None:
    moves = wildtable.load("wild-cards").moves
    wording = wording_of(wildtable.load("wild-cards"), NAMES[:3], "en")
    paid = [moves["pay forest-1"], moves["pay wild-2"], moves["pass"], moves["take ibex@3"]]
    assert wording.moves(paid) == "Pay Forest 1 and Wild 2, Pass, Take Ibex (place 3)"


# Wild Cards


def offered(state: State, seat: int = 0) -> dict[str, str]:
    """Return the answers of a seat with their effects."""
    view = state.view(seat)
    return {offer.name: offer.text for offer in words_for(view).offers(view)}


def test_copies_are_counted_and_bids_that_cannot_be_paid_are_marked() -> None:
    state = wildtable.load("wild-cards").setup(hands={0: ["forest-1", "forest-1", "mountain-4"]})
    assert offered(state) == {
        "Forest 1 (\N{MULTIPLICATION SIGN}2)": "",
        "Mountain 4": "too few cards to pay for an animal",
        "Refill card": "",
    }


def test_taking_says_what_the_natural_habitat_earns_and_passing_what_it_does() -> None:
    """Two cards that fit may follow a bid of 3; a bid of 1 needs no further payment; in a tie, payments are already laid."""
    game = wildtable.load("wild-cards")
    hands = {0: ["forest-3", "forest-1", "forest-1"], 1: ["savannah-1"], 2: ["mountain-1", "mountain-1"]}
    state = game.setup(hands=hands, display=["peacock", "lion"])
    for seat, bid in enumerate(["forest-3", "savannah-1", "mountain-1"]):
        state.play(seat, f"bid {bid}")
    said = offered(state)
    assert said["Peacock"].endswith(", +2 points if paid in Forest")
    assert "+2" not in said["Lion"]
    assert said["Pass"] == "your bid returns, draw 2 cards"
    state.play(0, "pass")
    view = state.view(next(iter(state.asking)))
    assert wording_of(game, NAMES[:3], "en").is_price(scenes_of(game).build_prompt(view, NAMES[:3]))


def test_a_payment_laid_in_a_tie_decides_about_the_natural_habitat() -> None:
    game = wildtable.load("wild-cards")
    hands = {0: ["forest-2", "forest-4"], 1: ["forest-2", "mountain-1"], 2: ["mountain-1"]}
    state = game.setup(hands=hands, display=["peacock", "lion"])
    for seat, bid in enumerate(["forest-2", "forest-2", "mountain-1"]):
        state.play(seat, f"bid {bid}")
    while not any("take" in str(move) for move in next(iter(state.asking.values()))):
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, next(iter(choice)))
    said = offered(state, next(iter(state.asking)))
    assert said["Peacock"].endswith(", +2 points")
    state.play(0, "pass")
    assert "+2" not in offered(state, 1)["Peacock"]


def test_a_tie_names_the_animals_it_is_about() -> None:
    game = wildtable.load("wild-cards")
    hands = {0: ["forest-2", "forest-4", "wild-1"], 1: ["forest-2", "mountain-1", "wild-2"], 2: ["mountain-1"]}
    state = game.setup(hands=hands, display=["peacock", "lion"])
    for seat, bid in enumerate(["forest-2", "forest-2", "mountain-1"]):
        state.play(seat, f"bid {bid}")
    view = state.view(0)
    title, _ = words_for(view).question(scenes_of(game).build_prompt(view, NAMES[:3]))
    assert title == "Tied with Bruno: lay 1 card face down. On display: Peacock, Lion."
