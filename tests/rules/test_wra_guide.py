"""Wild Realms Alliance: the guided first game. It goes as prepared if the advice is followed, and every decision has a
lesson in any case."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

import wildtable
from wildtable.engine.presentation.guide import LEARNER, Lesson, LessonLine
from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance
from wildtable.games.wild_realms_alliance.state import WildRealmsState
from wildtable.games.wild_realms_alliance.tutorial import DRAWN, HANDS, PREPARED, question_of
from wildtable.games.wild_realms_alliance.view import WildRealmsView

from .guided_games import begun, decisions, guide_of, lesson, messages

GUIDE = guide_of("wild-realms-alliance")
SEEDS = range(12)
LESSONS = [name for name, question in PREPARED.items() if LEARNER in question.moves]
WAYS = (0.0, 0.3, 0.6, 0.9)


def load(deck: Path | None = None) -> WildRealmsAlliance:
    game = wildtable.load("wild-realms-alliance", deck)
    assert isinstance(game, WildRealmsAlliance)
    return game


def begin(seed: int) -> WildRealmsState:
    state = begun("wild-realms-alliance", seed)
    assert isinstance(state, WildRealmsState)
    return state


def follow(state: WildRealmsState, until: str) -> Lesson:
    """Follow the advice up to a question of the prepared game, and return its lesson."""
    for given in decisions(state, 1.0, Random(0)):
        if question_of(WildRealmsView(state, 0)) == until:
            return given
    raise AssertionError(f"nobody was asked {until}")


def names(state: WildRealmsState, zone: str) -> set[str]:
    return set(state.game.catalogue.spell(state[state.game.layout.named[zone]]))


# The prepared game


def test_every_animal_is_dealt_or_drawn() -> None:
    assert sorted(" ".join([*HANDS, DRAWN]).split()) == sorted(load().catalogue.names)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_game_comes_out_as_prepared_for_a_learner_who_follows_the_advice(seed: int) -> None:
    state = begin(seed)
    given = [given.title.message for given in decisions(state, 1.0, Random(seed))]
    assert given == [f"guide-{name}-title" for name in LESSONS]
    assert state.result is not None
    assert state.result.scores == (25, 22, 22)
    assert state.result.ranks == (1, 3, 2)


@pytest.mark.parametrize("name", LESSONS)
def test_a_prepared_question_comes_with_the_cards_it_names(name: str) -> None:
    state = begin(3)
    given = follow(state, name)
    for zone, cards in PREPARED[name].seen.items():
        assert names(state, zone) >= set(cards.split()), zone
    assert ", ".join(move.notation for move in given.moves) == PREPARED[name].moves[LEARNER]


def figures(state: WildRealmsState, animals: str) -> list[tuple[int, str, int]]:
    cards = state.game.catalogue.cards(animals.split())
    return [(animal.strength, animal.symbol, animal.value) for animal in map(state.game.figures.__getitem__, cards)]


def test_lessons_are_right_about_the_animals() -> None:
    """The figures that the prepared lessons mention."""
    state = begin(1)
    assert figures(state, "goose sheep stag") == [(7, "flower", 1), (2, "flower", 6), (7, "flower", 2)]
    assert figures(state, "lynx hedgehog swan") == [(6, "circle", 3), (4, "flower", 5), (4, "flower", 3)]
    assert figures(state, "boar crane otter") == [(7, "triangle", 2), (4, "wild", 5), (5, "circle", 5)]
    assert figures(state, "raven hare") == [(5, "circle", 4), (6, "triangle", 4)]
    assert figures(state, "fox wolf horse") == [(5, "circle", 5), (8, "triangle", 1), (8, "circle", 1)]
    abilities = {name: state.abilities(state.game.catalogue.card(name)) for name in ("goose", "lynx", "raven", "crane")}
    assert [(one.effect, one.target, one.amount, one.each) for one in abilities["goose"]] == [
        ("score", "rival", -4, ""),
        ("score", "mine", 1, "kind"),
    ]
    assert (abilities["lynx"][0].effect, abilities["lynx"][0].amount) == ("strengthen", -4)
    assert [(one.effect, one.amount) for one in abilities["raven"]] == [("sift", 3)]
    assert abilities["crane"][0].effect == "gather"


def test_the_battle_is_lost_and_what_is_lost_is_defended() -> None:
    state = begin(1)
    follow(state, "DefendOrCollect")
    assert (state.won, state.lost, state.bonus) == ((1,), (0,), (0, 0, -4))
    follow(state, "TakeOne")
    assert names(state, "fighter-0") == {"sheep"}


def test_the_goose_decides_who_wins() -> None:
    state = begin(1)
    follow(state, "ChooseTarget-goose")
    scores = [state.game.score(state).scores[seat] for seat in state.people]
    assert scores == [25, 22, 26]
    state.play(0, "target 1")
    assert state.result is not None
    assert state.result.ranks[0] == 2


# Any play


def test_every_lesson_message_is_used_and_exists(tmp_path: Path) -> None:
    text = files("wildtable.games.wild_realms_alliance").joinpath("texts/en.ftl").read_text(encoding="utf-8")
    used = {line.message for state, _ in odd_positions(tmp_path) for line in messages(lesson(state))}
    for seed in range(160):
        state, rng = begin(seed) if seed % 2 else load().new(3, seed=seed), Random(seed)
        for given in decisions(state, WAYS[seed // 2 % 4], rng):
            used |= {line.message for line in messages(given)}
        used |= {line.message for line in messages(lesson(state))}
    assert used == set(re.findall(r"^(guide-\S+) =", text, re.MULTILINE))


def played(state: WildRealmsState, script: str) -> WildRealmsState:
    """Play moves written like a record: `0 defend; 1 draw`."""
    for part in script.split("; "):
        seat, _, moves = part.partition(" ")
        state.play(int(seat), *moves.split(", "))
    return state


def odd_positions(folder: Path) -> Iterator[tuple[WildRealmsState, str]]:
    """Yield positions that are rare, or impossible with our own deck, and the message each calls for."""
    bold = {0: ["hare", "boar", "sheep"], 1: ["crane", "goose", "swan"], 2: ["beaver", "stag", "toad"]}
    yield load().setup(alliances=bold), "guide-why-decline"
    foxy = {0: ["beaver", "mouse", "fox"], 1: ["hedgehog", "goose", "swan"], 2: ["sheep", "stag", "badger"]}
    yield played(load().setup(alliances=foxy), "2 draw; 0 defend; 0 use first"), "guide-why-better"
    sly = {0: ["fox", "otter", "boar"], 1: ["hedgehog", "goose", "swan"], 2: ["sheep", "stag", "badger"]}
    yield played(load().setup(alliances=sly), "0 use first"), "guide-effect-swap"
    wary = {0: ["wolf", "sheep", "stag"], 1: ["hedgehog", "goose", "swan"], 2: ["beaver", "otter", "badger"]}
    yield played(load().setup(alliances=wary, recruits={0: ["boar"]}), "0 use first"), "guide-why-me"
    proud = {0: ["raven", "horse", "otter"], 1: ["beaver", "goose", "wolf"], 2: ["hedgehog", "stag", "crane"]}
    yield load().setup(alliances=proud, centre=["swan", "sheep", "mouse"]), "guide-why-least"
    text = files("wildtable.games.wild_realms_alliance").joinpath("deck.toml").read_text(encoding="utf-8")
    dull, kind = folder / "dull.toml", folder / "kind.toml"
    dull.write_text(re.sub(r"abilities = \[.*?\]\n", 'abilities = ["none"]\n', text, flags=re.DOTALL), encoding="utf-8")
    yield load(dull).setup(kept={0: ["wolf", "sheep", "fox"]}), "guide-effect-none"
    kind.write_text(text.replace("amount = -4", "amount = 4"), encoding="utf-8")
    giving = {0: ["goose", "wolf", "sheep"], 1: ["beaver", "mouse", "swan"], 2: ["stag", "badger", "hedgehog"]}
    state = load(kind).setup(alliances=giving)
    played(state, "0 use first; 0 draw; 1 defend; 0 keep goose, keep wolf, keep sheep")
    for seat in (1, 2):
        played(state, f"{seat} " + ", ".join(move.notation for move in lesson(state, seat).moves))
    yield state, "guide-why-last"


def test_rare_situations_have_their_own_lessons(tmp_path: Path) -> None:
    for state, message in odd_positions(tmp_path):
        assert message in {line.message for line in messages(lesson(state))}


@pytest.mark.whole_games
def test_the_score_of_three_animals_that_a_lesson_predicts_is_right() -> None:
    """A player who keeps these three scores the points it names, whatever others' abilities take or give."""
    kept = 0
    for seed in range(60):
        state = begin(seed)
        for given in decisions(state, 0.4, Random(seed)):
            if given.reason is None or given.reason.message != "guide-why-three":
                continue
            twin = state.copy()
            twin.play(0, *given.moves)
            while not twin.over:
                seat = next(iter(twin.asking))
                twin.play(seat, *lesson(twin, seat).moves)
            alliance = twin.alliance(0)
            abilities = [twin.abilities(card)[number - 1] for card, number in twin.endgame_abilities(0)]
            own = [
                one.amount * alliance.count(one.each) for one in abilities if one.effect == "score" and one.target == "mine"
            ]
            scored = alliance.strengths + alliance.symbols + sum(own)
            torn = len(state.endgame_numbers("collector", 0)) > 1
            assert given.reason.number <= scored if torn else given.reason.number == scored
            kept += 1
    assert kept > 40


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
    assert decided.seat is not None
    assert result.scores[decided.seat] == max(result.scores[1:])
    assert (given.moves, given.reason) == ((), None)


def test_a_lesson_reacts_to_other_moves_than_those_advised() -> None:
    state = begin(1)
    state.play(0, "keep otter")
    for seat in (1, 2):
        state.play(seat, GUIDE.partner(state.view(seat), state.asking[seat]))
    given = lesson(state)
    assert given.title == LessonLine("guide-draft-title", number=3)
    assert given.lines == (LessonLine("guide-draft-match", cards=load().catalogue.cards(["otter"])),)
    state.play(1, GUIDE.partner(state.view(1), state.asking[1]))
    for seat in (0, 2):
        state.play(seat, GUIDE.partner(state.view(seat), state.asking[seat]))
    move = GUIDE.partner(state.view(2), state.asking[2])
    assert move.notation in {"keep badger", "keep goose"}, "the otter that the guide prefers is gone"


def test_an_answer_begun_is_finished_by_the_advice() -> None:
    state = begin(1)
    follow(state, "AssignRoles")
    state.play(0, "lead goose")
    assert [move.notation for move in lesson(state).moves] == ["fight sheep"]


def test_another_answer_begun_is_finished_too() -> None:
    state = begin(1)
    follow(state, "ChooseThree")
    state.play(0, "keep raven")
    assert len(lesson(state).moves) == 2
