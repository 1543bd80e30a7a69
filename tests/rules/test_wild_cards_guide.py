"""Wild Cards: the guided first game. It goes as prepared if the advice is followed, and every decision has a lesson in any
case."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random

import pytest

from wildtable.engine.presentation.guide import Lesson, LessonLine
from wildtable.games.wild_cards.cards import ANIMALS, CATALOGUE, EAGLE, PEACOCK, SQUIRREL, value
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.state import COLLECTIONS, DISPLAY, HANDS, WildCardsState
from wildtable.games.wild_cards.tutorial import PREPARED

from .guided_games import NAMES, begun, decisions, guide_of, lesson, messages
from .playing import load, names

GUIDE = guide_of("wild-cards")
SEEDS = range(12)


def begin(seed: int) -> WildCardsState:
    state = begun("wild-cards", seed)
    assert isinstance(state, WildCardsState)
    return state


def follow(state: WildCardsState, until: str, round: int) -> Lesson:
    """Follow the advice up to a question of a round, and return its lesson."""
    for given in decisions(state, 1.0, Random(0)):
        if state.round == round and type(state.agenda[0]).__name__ == until:
            return given
    raise AssertionError(f"nobody was asked {until} in round {round}")


@pytest.mark.parametrize("seed", SEEDS)
def test_rounds_come_out_as_prepared_for_a_learner_who_follows_the_advice(seed: int) -> None:
    state = begin(seed)
    given = [given.title.message for given in decisions(state, 1.0, Random(seed)) if state.round <= len(PREPARED)]
    wanted = [f"guide-{number}-{step.__name__}-title" for number, one in enumerate(PREPARED, 1) for step in one.lessons]
    assert given == wanted


@pytest.mark.parametrize("number", range(1, len(PREPARED) + 1))
def test_a_prepared_round_begins_with_the_cards_it_names(number: int) -> None:
    state, prepared = begin(3), PREPARED[number - 1]
    follow(state, "PlaceBids", number)
    assert [name for zone in DISPLAY for name in names(state, zone)] == prepared.display.split()
    assert names(state, HANDS[0]) == [*prepared.hand.split(), "refill"]
    assert names(state, COLLECTIONS[0]) == prepared.collection.split()


def test_the_first_round_brings_an_animal_its_leader_and_its_natural_habitat() -> None:
    state = begin(1)
    follow(state, "PlaceBids", 2)
    assert state.tokens[0] == 2
    assert state.owns(0, PEACOCK)


def test_the_second_round_brings_a_leader_with_a_power_for_a_higher_price() -> None:
    state = begin(1)
    assert len(follow(state, "Pay", 2).moves) == 2
    follow(state, "PlaceBids", 3)
    assert state.owns(0, SQUIRREL)
    assert len(state[HANDS[0]]) == 3


def test_the_third_round_is_a_refill_up_to_ten() -> None:
    state = begin(1)
    assert [move.notation for move in follow(state, "PlaceBids", 3).moves] == ["bid refill"]
    assert [move.notation for move in follow(state, "Refill", 3).moves] == ["discard mountain-3", "done"]
    follow(state, "PlaceBids", 4)
    assert len(state[HANDS[0]]) == 10 + 1


def test_the_fourth_round_is_a_tie_that_the_talisman_settles() -> None:
    state = begin(1)
    follow(state, "LayPayments", 4)
    assert state.talisman == 2
    follow(state, "TakeOrPass", 4)
    follow(state, "PlaceBids", 5)
    assert state.talisman == 0
    assert state.owns(0, EAGLE)
    assert state.tokens[0] == 4


def test_the_fifth_round_uses_the_eagle_and_loses_the_squirrel_leader() -> None:
    state = begin(1)
    assert len(follow(state, "PlaceBids", 5).moves) == 2
    follow(state, "ChooseBid", 5)
    follow(state, "TakeOrPass", 5)
    assert state.owns(2, SQUIRREL)
    follow(state, "PlaceBids", 6)
    assert state.tokens[0] == 6
    assert names(state, COLLECTIONS[0]).count("peacock") == 2


def test_the_sixth_round_is_a_pass_and_the_next_lesson_counts_the_points() -> None:
    state = begin(1)
    assert [move.notation for move in follow(state, "TakeOrPass", 6).moves] == ["pass"]
    given = follow(state, "PlaceBids", 7)
    assert len(state[HANDS[0]]) == 7 + 2 + 1
    assert given.lines[0] == LessonLine("guide-points", number=2 * 2 + 1 + 3 + 1 + 6)


def unpaid_tie() -> WildCardsState:
    """Set up a tie of the learner and seat 1, which has nothing to pay with."""
    state = load().setup(hands={0: ["forest-2", "forest-1"], 1: ["savannah-2"], 2: ["mountain-1"]})
    for seat, card in enumerate(("forest-2", "savannah-2", "mountain-1")):
        state.play(seat, f"bid {card}")
    return state


def test_a_player_who_cannot_pay_is_no_rival_in_a_tie() -> None:
    assert lesson(unpaid_tie()).lines[0] == LessonLine("guide-tie-unpaid", 1)


@pytest.mark.whole_games
def test_every_lesson_message_is_used_and_exists() -> None:
    text = files("wildtable.games.wild_cards").joinpath("texts/en.ftl").read_text(encoding="utf-8")
    used = {line.message for line in messages(lesson(unpaid_tie()))}
    for seed in range(90):
        state, rng = begin(seed), Random(seed)
        for given in decisions(state, (0.3, 0.7, 0.95)[seed % 3], rng):
            used |= {line.message for line in messages(given)}
        used |= {line.message for line in messages(lesson(state))}
    assert used == set(re.findall(r"^(guide-\S+) =", text, re.MULTILINE))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_effect_of_an_animal_that_a_lesson_predicts_is_right(seed: int) -> None:
    state, rng = begin(seed), Random(seed)
    for given in decisions(state, 0.6, rng):
        reason = given.reason
        if type(state.agenda[0]).__name__ != "TakeOrPass" or reason is None or not reason.cards:
            continue
        twin, (animal,) = state.copy(), reason.cards
        twin.play(0, *given.moves)
        if 0 in twin.asking and type(twin.agenda[0]).__name__ == "Pay":
            twin.play(0, *lesson(twin).moves)
        gained = twin.tokens[0] - state.tokens[0]
        assert gained == (2 if "natural" in reason.message else 0)
        assert not reason.message.startswith("guide-leader") or twin.owns(0, animal)


@pytest.mark.whole_games
def test_lessons_are_right_about_the_talisman_and_the_acting_order() -> None:
    settled = 0
    for seed in range(40):
        state = begin(seed)
        for given in decisions(state, 0.7, Random(seed)):
            decided = [event.seat for event in state.events if event.name == "talisman-decided"]
            for line in given.lines:
                if line.message in ("guide-tie-talisman", "guide-4-TakeOrPass"):
                    assert decided[-1:] == [0]
                    settled += 1
                if line.message == "guide-went-before":
                    assert line.seat is not None
                    bid = state.bid(line.seat)
                    assert bid is not None
                    assert value(bid) == line.number
    assert settled > 10


def test_a_lesson_reacts_to_other_moves_than_those_advised() -> None:
    state = begin(1)
    state.play(0, "bid forest-4")
    for seat in (1, 2):
        state.play(seat, GUIDE.partner(state.view(seat), state.asking[seat]))
    while 2 in state.asking:
        state.play(2, GUIDE.partner(state.view(2), state.asking[2]))
    assert lesson(state).title == LessonLine("guide-take-title")
    assert lesson(state).lines == (LessonLine("guide-first", number=4), LessonLine("guide-power-peacock"))
    state.play(0, "take meerkat")
    given = lesson(state)
    assert given.lines == (LessonLine("guide-pay-plain", number=3),)
    assert given.reason == LessonLine("guide-why-least")
    state.play(0, *given.moves)
    assert GUIDE.partner(state.view(1), state.asking[1]).notation == "take peacock", "the preferred meerkat is gone"


def test_the_prepared_payment_is_not_advised_for_another_animal() -> None:
    state = begin(1)
    follow(state, "TakeOrPass", 1)
    state.play(0, "take meerkat")
    assert lesson(state).title == LessonLine("guide-pay-title")


def test_an_answer_begun_is_finished_by_the_advice() -> None:
    state = begin(1)
    follow(state, "Pay", 2)
    state.play(0, "pay mountain-4")
    assert [move.notation for move in lesson(state).moves] == ["pay forest-3"]


def test_an_answer_of_two_bids_can_end_after_one() -> None:
    """Round 6 advises one bid where the eagle allows two."""
    state = begin(1)
    follow(state, "PlaceBids", 6)
    state.play(0, "bid forest-1")
    assert [move.notation for move in lesson(state).moves] == ["done"]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_last_lesson_adds_up_to_the_score(seed: int) -> None:
    state = begin(seed)
    for given in decisions(state, 0.8, Random(seed)):
        assert given.moves
    given, result = lesson(state), state.result
    assert result is not None
    *lines, _ = given.lines
    assert sum(line.number for line in lines) == result.scores[0] == given.title.number
    assert given.title.message == ("guide-end-won" if result.ranks[0] == 1 else "guide-end-lost")
    assert (given.moves, given.reason) == ((), None)
    about = [line.cards[0] for line in given.lines if line.cards]
    counts = sorted((state.has(0, animal) for animal in ANIMALS), reverse=True)
    assert [state.has(0, animal) for animal in about] == counts[: len(about)]


def test_a_line_names_players_and_cards(game: WildCards) -> None:
    line = LessonLine("guide-rival", 2, CATALOGUE.cards(["squirrel"]))
    said = "The squirrel: Cleo has the leader, but you have as many. With one more, you get it."
    assert line.say(game, "en", NAMES) == said
    assert "Bruno" in LessonLine("guide-4-LayPayments").say(game, "en", NAMES)
