"""Wild Space: the guided first game. It goes as prepared if the advice is followed, and every decision has a lesson in any
case."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from random import Random

import pytest

from wildtable.engine.presentation.guide import LEARNER, Lesson, LessonLine
from wildtable.engine.zones import Zone
from wildtable.games.wild_space.game import WildSpace
from wildtable.games.wild_space.scoring import LINES, Accounts
from wildtable.games.wild_space.state import CREWS, HANDS, PLANETS, POOL_ROW, WildSpaceState
from wildtable.games.wild_space.tutorial import PREPARED, PreparedDecision, WildSpaceExplainer, WildSpaceGuide

from .guided_games import begun, decisions, lesson, messages
from .test_wild_space_texts import QUESTIONS
from .wild_space_decks import load, plain, sector, seen

GUIDE = WildSpaceGuide()
SEEDS = range(6)
WAYS = (0.0, 0.3, 0.6, 0.9)


def begin(seed: int) -> WildSpaceState:
    state = begun("wild-space", seed)
    assert isinstance(state, WildSpaceState)
    return state


def follow(state: WildSpaceState, until: str, turn: int = 0) -> Lesson:
    """Follow the advice up to a prepared lesson, and return it."""
    for given in decisions(state, 1.0, Random(0)):
        if given.title.message == f"guide-{until}-title" and seen(state, LEARNER).round >= turn:
            return given
    raise AssertionError(f"nobody was given {until}")


def names(state: WildSpaceState, *zones: Zone) -> set[str]:
    return {name for zone in zones for name in state.game.catalogue.spell(state[zone])}


# The prepared game


@pytest.mark.parametrize("seed", SEEDS)
def test_four_turns_come_as_prepared_for_a_learner_who_follows_the_advice(seed: int) -> None:
    state, given = begin(seed), []
    for one in decisions(state, 1.0, Random(seed)):
        if seen(state, LEARNER).round > PREPARED[-1].turn:
            break
        given.append((one.title.message, ", ".join(move.notation for move in one.moves)))
    assert given == [(f"guide-{one.lesson}-title", one.moves) for one in PREPARED]


@pytest.mark.parametrize("question", PREPARED, ids=lambda one: f"{one.turn}-{one.lesson}")
def test_a_prepared_question_comes_with_the_cards_it_names(question: PreparedDecision) -> None:
    state = begin(3)
    follow(state, question.lesson, question.turn)
    assert isinstance(state.agenda[0], question.step)
    assert names(state, HANDS[LEARNER]) == set(question.hand.split())
    assert names(state, CREWS[LEARNER]) == set(question.crew.split())
    if question.pool:
        assert [state.game.catalogue.spell(cards)[0] for cards in state.zones[POOL_ROW]] == question.pool.split()


def printed(space: WildSpace, name: str) -> list[str]:
    """Return a card's abilities in the words of the deck file."""
    crew = space.figures.crew[space.catalogue.card(name)]
    signs = [sign.phrase for sign in (crew.condition, crew.ability, crew.mission) if sign]
    return ["veteran", *signs] if crew.veteran else signs


def test_lessons_are_right_about_the_cards(space: WildSpace) -> None:
    given = {
        "monkey-botanist": ["play engineer"],
        "rhino-engineer": ["discard any", "play any"],
        "emissary-monkey-1": ["draw 1", "3 per 3 monkey"],
        "emissary-rhino-1": ["5 per 3 military"],
        "emissary-lizard-1": ["5 per 3 programmer"],
        "robot-4": ["veteran"],
        "bear-engineer-2": ["have military", "draw 3"],
        "monkey-military": ["veteran"],
        "emissary-monkey-2": ["draw 1", "2 per monkey and scientist"],
    }
    assert {name: printed(space, name) for name in given} == given
    captain = space.figures.crew[space.catalogue.card("captain-monkey")]
    assert [square if isinstance(square, int) else square.phrase for square in captain.track][:4] == [
        "draw 2",
        "draw 2",
        "play any",
        7,
    ]
    start, third = (space.figures.planets[space.catalogue.card(name)].sectors for name in ("planet-1", "planet-3-1"))
    assert [half.actions[0].phrase for half in start] == ["draw 2", "play any"]
    assert [half.actions[0].phrase for half in third] == ["draw 3", "draw and play"]
    assert [condition.phrase for condition in third[1].conditions] == ["discard any"]


def test_a_chain_of_three_turns_up_planet_3_and_a_fourth_monkey_planet_6() -> None:
    state = begin(1)
    follow(state, "horizon")
    assert names(state, *PLANETS) == {"planet-1", "planet-2"}
    follow(state, "explore")
    assert names(state, *PLANETS) == {"planet-1", "planet-2", "planet-3-1"}
    follow(state, "square")
    assert state.tokens == (1, 0)
    follow(state, "onwards")
    state.play(LEARNER, "end")
    assert "planet-6-2" in names(state, *PLANETS)


def test_the_credits_that_lessons_promise_are_earned() -> None:
    state = begin(1)
    follow(state, "third")
    before = Accounts.of(state).score(LEARNER).total
    state.play(LEARNER, "play emissary-monkey-1")
    assert Accounts.of(state).score(LEARNER).total - before == 5 + 3
    follow(state, "straight")
    before = Accounts.of(state).score(LEARNER).total
    state.play(LEARNER, "draw left")
    assert Accounts.of(state).score(LEARNER).total - before == 5


# Any play


def test_every_question_has_an_explanation() -> None:
    assert {kind.__name__ for kind in WildSpaceExplainer.explanations} == set(QUESTIONS)


def moved(state: WildSpaceState, *moves: str) -> WildSpaceState:
    for move in moves:
        state.play(LEARNER, move)
    return state


def odd_positions() -> Iterator[tuple[WildSpaceState, str]]:
    """Yield positions that are rare, or impossible with our own deck, and the message each calls for."""
    yield load().setup(2, solo="easy", first=1), "guide-smuggler"
    poor = plain()
    parked = {"1-left": "explored", "1-right": "explored", "2-left": "explored", "2-right": "explored"}
    yield poor.setup(2, ships={0: parked}), "guide-why-stay"
    early = plain({"bear-pilot": {"condition": "have robot", "ability": "draw 6"}})
    yield moved(early.setup(2, hands={0: ["bear-pilot"]}), "land 1-right"), "guide-why-keep"
    yield moved(poor.setup(2, hands={0: ["robot-1", "robot-2"]}), "land 1-right"), "guide-why-plain"
    lucky = plain({"planet-1": {"left": sector("draw and play")}})
    yield lucky.setup(2, hands={0: []}), "guide-why-both"
    either = plain({"planet-1": {"left": sector("draw and play", "draw 1")}})
    yield moved(either.setup(2, hands={0: []}), "land 1-left"), "guide-why-both"
    yield moved(lucky.setup(2, hands={0: []}, pool=["robot-1", "robot-2", "robot-3"]), "land 1-left"), "guide-why-luck"
    dear = plain({"planet-1": {"left": sector("draw 6", conditions=("discard any", "have robot"))}})
    animals = {0: ["owl-pilot", "bear-pilot"]}
    yield moved(dear.setup(2, crews={0: ["captain-bear", "robot-1"]}, hands=animals), "land 1-left"), "guide-why-cheapest"
    yield moved(dear.setup(2, hands=animals), "land 1-left"), "guide-why-discard"
    cruel = plain({"planet-1": {"left": sector("draw 6", conditions=("remove any",))}})
    yield moved(cruel.setup(2, crews={0: ["captain-bear", "robot-1"]}), "land 1-left"), "guide-why-remove"
    greedy = plain({"bear-pilot": {"condition": "remove any", "ability": "draw 1"}})
    owls = ["captain-owl", "owl-pilot", "owl-botanist", "owl-engineer"]
    yield (
        moved(greedy.setup(2, crews={0: owls}, hands={0: ["bear-pilot"]}), "land 1-right", "play bear-pilot"),
        "guide-why-decline",
    )
    ready = plain({"bear-pilot": {"veteran": True, "ability": "play any"}})
    yield moved(ready.setup(2, hands=animals), "land 1-right", "play bear-pilot"), "guide-why-square-first"
    picky = plain({"bear-pilot": {"condition": "discard robot", "ability": "draw 1"}})
    yield moved(picky.setup(2, hands=animals), "land 1-right", "play bear-pilot"), "guide-why-poor"


def test_rare_situations_have_their_own_lessons() -> None:
    for state, message in odd_positions():
        assert message in {line.message for line in messages(lesson(state))}


@pytest.mark.whole_games
def test_every_lesson_message_is_used_and_exists() -> None:
    """A tie at the end is too rare to occur here; other games have one."""
    text = files("wildtable.games.wild_space").joinpath("texts/en.ftl").read_text(encoding="utf-8")
    used = {"guide-tied"} | {line.message for state, _ in odd_positions() for line in messages(lesson(state))}
    for seed in range(40):
        state, rng = begin(seed) if seed % 2 else load().new(2, seed=seed), Random(seed)
        for given in decisions(state, (*WAYS, 1.0)[seed % 5], rng):
            used |= {line.message for line in messages(given)}
        used |= {line.message for line in messages(lesson(state))}
    assert used == set(re.findall(r"^(guide-\S+) =", text, re.MULTILINE))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_last_lesson_adds_up_to_the_score(seed: int) -> None:
    state = begin(seed)
    for given in decisions(state, 0.5, Random(seed)):
        assert given.moves
    given, result = lesson(state), state.result
    assert result is not None
    *lines, decided = given.lines
    assert sum(line.number for line in lines) == result.scores[0] == given.title.number
    assert given.title.message == ("guide-end-won" if result.ranks[0] == 1 else "guide-end-lost")
    assert (decided.message[:6], decided.seat) == ("guide-", 1)
    assert (given.moves, given.reason) == ((), None)


def test_against_the_smuggler_the_last_lesson_names_no_rival() -> None:
    state, rng = load().new(2, seed=1, solo="easy"), Random(1)
    while not state.over:
        state.play(0, *lesson(state).moves) if rng.random() < 0.5 else state.play(0, state.asking[0].sample(rng))
    assert {line.message for line in lesson(state).lines} <= {f"guide-end-{line}" for line in LINES}


def test_a_lesson_reacts_to_other_moves_than_those_advised() -> None:
    state = begin(1)
    state.play(LEARNER, "land 2-right")
    assert lesson(state).title == LessonLine("guide-action-title")
    moved(state, "take draw-2", "draw middle", "draw pile", "end")
    while 0 not in state.asking:
        state.play(1, GUIDE.partner(state.view(1), state.asking[1]))
    assert lesson(state).title == LessonLine("guide-chance-title"), "the prepared hand still gets its prepared lesson"
    for given in decisions(state, 1.0, Random(0)):
        if seen(state, LEARNER).round == 3:
            assert given.title == LessonLine("guide-ship-title", number=3), "no spaceship can explore planet 1"
            break


def test_an_answer_begun_is_finished_by_the_advice() -> None:
    state = begin(1)
    follow(state, "condition")
    state.play(LEARNER, "land 3-right")
    assert [move.notation for move in lesson(state).moves] == ["discard bear-engineer-2"]
    assert lesson(state).title == LessonLine("guide-condition-title")


def test_a_partner_finds_another_way_where_the_prepared_one_is_gone() -> None:
    state = load().setup(2, first=1, hands={1: ["bear-pilot", "owl-pilot"]}, ships={1: {"1-right": "landed"}}, turn=2)
    assert GUIDE.partner(state.view(1), state.asking[1]) in state.asking[1]
