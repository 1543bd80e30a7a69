"""A game without its own page: every answer can be picked, every open card is shown, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from goofspiel.game import Goofspiel

import wildtable
from wildtable.engine.game import AnyGame
from wildtable.engine.knowledge.events import Seen
from wildtable.engine.knowledge.view import View
from wildtable.engine.presentation.default_scenes import CardGroup, DefaultMat, DefaultScenes, DefaultSeat
from wildtable.engine.presentation.page_modules import wording_of
from wildtable.engine.zones import Visibility
from wildtable.games import default_scenes_of, has_page, scenes_of

GOOFSPIEL = Goofspiel.load()
WILD_CARDS = wildtable.load("wild-cards")
OTHERS = [wildtable.load(name) for name in wildtable.games() if name != WILD_CARDS.name]
GAMES = [GOOFSPIEL, *OTHERS, pytest.param(WILD_CARDS, marks=pytest.mark.whole_games)]
"""Wild Cards has the most variants; the others cover every branch."""
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]


def play(game: AnyGame) -> Iterator[tuple[View, list[dict[str, object]]]]:
    """Yield what all viewers see at some moments of a random game of every variant."""
    for seats, options in game.variants():
        rng = Random(f"{seats} {options}")
        chosen: dict[str, Any] = dict(options)
        state = game.new(seats, seed=1, **chosen)
        while True:
            for viewer in (None, *state.people) if rng.random() < 0.1 or state.over else ():
                yield state.view(viewer), [Seen.of(event, viewer).dump(game.catalogue) for event in state.events]
            if state.over:
                break
            seat = rng.choice(sorted(state.asking))
            state.play(seat, state.asking[seat].sample(rng))


def groups(scenes: DefaultScenes, view: View) -> list[CardGroup]:
    seats = [group for seat in range(view.seats) for group in scenes.build_seat(view, seat, (), ()).groups]
    return [*seats, *scenes.build_mat(view, NAMES, ()).groups]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_answer_can_be_picked_in_one_place(game: AnyGame) -> None:
    scenes = DefaultScenes(game)
    for view, _ in play(game):
        assert scenes.is_answered_at_seats(view) == (view.choice is not None)
        if view.choice is None:
            continue
        prompt = scenes.build_prompt(view, NAMES)
        hand = {card.move for card in scenes.build_hand(view)} - {""}
        table = {card.move for group in groups(scenes, view) for card in group.cards} - {""}
        options = [option.move for option in prompt.options]
        assert hand.isdisjoint(table)
        assert Counter([*hand, *table, *options]) == Counter(
            move.notation for move in view.choice if move is not game.moves.done
        )
        pressed = {(card.move, card.key) for group in groups(scenes, view) for card in group.cards}
        pressed |= {(option.move, option.key) for option in prompt.options}
        keys = [key for _, key in pressed if key]
        assert len(keys) == len({*keys})
        assert prompt.least <= prompt.most
        assert prompt.clause == view.choice.clause


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_lies_open_is_shown_and_no_other_card(game: AnyGame) -> None:
    scenes = DefaultScenes(game)
    for view, _ in play(game):
        names = [card.name for group in groups(scenes, view) for card in group.cards]
        seen = Counter(card for cards in view.shown if cards for card in game.catalogue.spell(cards))
        assert not Counter(names) - seen
        for seat in view.people if view.viewer is None else ():
            owned = [zone for zone in game.layout.zones if zone.owner == seat and zone.visibility is Visibility.ALL]
            wanted = Counter(name for zone in owned for name in game.catalogue.spell(view.cards(zone)))
            shown = scenes.build_seat(view, seat, (), ()).groups
            assert Counter(card.name for group in shown for card in group.cards) == wanted
        held = [card.name for card in scenes.build_hand(view)]
        assert scenes.count_hand(view) == (len(held), len(held))
        assert all(scenes.build_face(game, name).name == name for name in held)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_score_is_the_result_or_what_it_would_be(game: AnyGame) -> None:
    scenes = DefaultScenes(game)
    for view, _ in play(game):
        columns = scenes.build_columns(view, NAMES)
        assert len(columns) == len(view.people)
        assert [column.mine for column in columns] == [seat == view.viewer for seat in view.people]
        if view.result is not None:
            assert [column.total for column in columns] == list(view.result.scores)
            assert [sum(line.points for line in column.lines) for column in columns] == list(view.result.scores)
        assert bool(scenes.build_top(view).phase) is not view.over


def test_a_table_of_goofspiel() -> None:
    state = GOOFSPIEL.setup(
        3, hand={0: ["spade-1", "spade-2"]}, prizes=["diamond-7"], won={1: ["diamond-5"]}, points=(0, 5, 0), round=3
    )
    state.play(1, "bid spade-9")
    view = state.view(0)
    scenes = default_scenes_of(GOOFSPIEL)
    assert scenes_of(GOOFSPIEL) is scenes
    assert not has_page(GOOFSPIEL)
    assert scenes.HAND == ("hand",)
    assert scenes.BACKS == ("pile", "hand")
    assert [card.move for card in scenes.build_hand(view)] == ["bid spade-1", "bid spade-2"]
    other = scenes.build_seat(view, 1, (), view.answered)
    assert isinstance(other, DefaultSeat)
    assert other.facts == (("fact-points", 5),)
    assert other.sealed == "hand"
    assert [(one.zones, one.count, [card.name for card in one.cards]) for one in other.groups] == [
        ("hand-1", 13, []),
        ("bid-1", 0, []),
        ("won-1", 1, ["diamond-5"]),
    ]
    mat = scenes.build_mat(view, NAMES, (), True)
    assert isinstance(mat, DefaultMat)
    assert [(one.zones, one.is_hidden) for one in mat.groups] == [("pile", True), ("prizes", False), ("discard", False)]
    top = scenes.build_top(view)
    assert (top.round, top.rounds, top.phase) == (3, 13, "PlaceBids")
    face = scenes.build_face(GOOFSPIEL, "diamond-7")
    assert (face.figure, face.colour) == ("7", 1)  # type: ignore[attr-defined]
    prompt = scenes.build_prompt(view, NAMES)
    assert (prompt.step, prompt.clause, prompt.about["names"]) == ("PlaceBids", "GO-2", ["Ben", "Cleo"])


def test_a_card_that_cannot_be_played_says_why() -> None:
    game = wildtable.load("wild-cards")
    state = game.setup(hands={0: ["forest-1", "forest-2", "forest-3"]}, collections={0: ["eagle"]}, display=["lion", "ibex"])
    state.play(0, "bid forest-1")
    marked = DefaultScenes(game).build_hand(state.view(0))
    assert (marked[0].name, marked[0].picked, marked[0].move) == ("forest-1", True, "")
    reasons = {
        card.refusal.code
        for view, _ in play(game)
        for card in DefaultScenes(game).build_hand(view)
        if card.refusal is not None
    }
    assert reasons


def test_prizes_on_offer_are_listed_in_words() -> None:
    view = GOOFSPIEL.setup(2, prizes=["diamond-7", "diamond-9"]).view(0)
    rows = {row.heading: [item.name for item in row.items] for row in wording_of(GOOFSPIEL, NAMES, "en").rows(view)}
    assert rows["Prizes on offer"] == ["Diamond 7", "Diamond 9"]
    assert rows["Piles"] == ["Pile: 11"]


def test_the_story_tells_what_happened_since_the_viewers_answer() -> None:
    """In the words of the log: including others' answers to the same question, but nothing earlier."""
    state = GOOFSPIEL.setup(3, prizes=["diamond-7"])
    logs: dict[int | None, list[dict[str, object]]] = {None: [], 1: []}
    for bids in (("spade-11", "spade-4", "spade-5"), ("spade-1", "spade-12", "spade-6")):
        for seat, bid in enumerate(bids):
            state.play(seat, f"bid {bid}")
        for viewer, log in logs.items():
            log += [Seen.of(event, viewer).dump(GOOFSPIEL.catalogue) for event in state.events]
    scenes = DefaultScenes(GOOFSPIEL)
    story = scenes.build_story(state.view(1), NAMES, logs[1])
    assert [beat.message for beat in story] == ["event-bid"] * 3 + ["event-won", "event-revealed"]
    assert [beat.seat for beat in story] == [0, 1, 2, 1, None]
    assert [beat.art for beat in story] == ["person"] * 4 + ["eye"]
    assert story[1].cards == ("spade-12",)
    assert [beat.place for beat in story] == [*[len(logs[1]) - 3] * 3, len(logs[1]) - 2, len(logs[1]) - 1]
    assert len(scenes.build_story(state.view(None), NAMES, logs[None])) == 10
    assert scenes.build_story(state.view(1), NAMES, ()) == ()
    shuffled = {**logs[1][-1], "event": "shuffled", "from": "pile", "to": "pile"}
    assert scenes.build_story(state.view(1), NAMES, [*logs[1], shuffled]) == story, "shuffling is not part of the story"
