"""Law 4 is effective in Wild Space, too: leaks planted in its own questions, facts and events are caught."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import wildtable
from tests.laws.test_leaks import Patch, assert_caught, behind, event_with_faces, order_of_hands, show_more, watch
from wildtable.authoring.laws import Deal
from wildtable.engine.cards import Seat
from wildtable.engine.refusals import Refusal
from wildtable.engine.state import State
from wildtable.games.wild_space.questions import CardChoice, TurnChoice
from wildtable.games.wild_space.state import FACE_DOWN, HANDS, HOSTILE_PILES, PILE, WildSpaceState
from wildtable.games.wild_space.steps import Draw

SOLO = {"solo": "normal"}
TOGETHER = {"solo": False}


def test_without_a_leak_nothing_is_caught() -> None:
    for options in (SOLO, TOGETHER):
        for lively in (False, True):
            watch(Deal(wildtable.load("wild-space"), 2, options, "sound", lively=lively))


def top_of_the_pile(patch: Patch) -> None:
    """A fact that contains the next card."""
    show_more(patch, "facts", lambda view, facts: {**facts, "next": list(behind(view)[PILE][:1])})


def planets_to_come(patch: Patch) -> None:
    """A fact that contains the face-down planets."""
    show_more(
        patch, "facts", lambda view, facts: {**facts, "planets": [list(behind(view)[zone]) for zone in FACE_DOWN.values()]}
    )


def hostile_planets_to_come(patch: Patch) -> None:
    """A fact that contains the next hostile planets."""
    piles = HOSTILE_PILES.values()
    show_more(patch, "facts", lambda view, facts: {**facts, "hostile": [list(behind(view)[pile]) for pile in piles]})


def veterans_in_hand(patch: Patch) -> None:
    """The number of cards of a kind in a hand."""

    def count(view: Any, counts: tuple[int, ...]) -> tuple[int, ...]:
        state, matching = behind(view), view.game.figures.matching["veteran"]
        return tuple(
            sum(card in matching for card in state[zone]) if zone in HANDS else counts[zone]
            for zone in view.game.layout.zones
        )

    show_more(patch, "counts", count)


def question_not_asked(patch: Patch) -> None:
    """No question where no card in hand will do, which reveals that there is none."""
    honest = CardChoice.__init__

    def begin(choice: CardChoice, *args: Any, **kwargs: Any) -> None:
        honest(choice, *args, **kwargs)
        choice.forced = not choice.cards

    patch.setattr(CardChoice, "__init__", begin)
    patch.setattr(CardChoice, "only", property(lambda choice: (choice.vocabulary.written["decline"],)))


def choice_from_the_pile(patch: Patch) -> None:
    """A question that depends on the card that may be drawn."""
    honest = Draw.choice

    def choice(step: Draw, state: WildSpaceState) -> Any:
        asked = honest(step, state)
        if asked is not None and state[PILE][:1] and state[PILE][0] % 2:
            return TurnChoice("WS-12", state[HANDS[step.seat]], ("draw pile",))
        return asked

    patch.setattr(Draw, "choice", choice)


def refusal_that_knows(patch: Patch) -> None:
    """A refusal that depends on where the card really is."""
    honest = State.why

    def why(state: State, seat: Seat, move: Any) -> Refusal | None:
        refusal = honest(state, seat, move)
        if refusal is not None and state.game.moves[move].card in state[PILE][:1]:
            refusal.code = "not-asked" if refusal.code == "another-question" else "another-question"
        return refusal

    patch.setattr(State, "why", why)
    patch.setattr(Refusal, "dump", lambda refusal: refusal.code)


LEAKS: list[tuple[Callable[[Patch], None], dict[str, Any]]] = [
    (order_of_hands, TOGETHER),
    (event_with_faces, TOGETHER),
    (top_of_the_pile, TOGETHER),
    (planets_to_come, TOGETHER),
    (hostile_planets_to_come, SOLO),
    (veterans_in_hand, TOGETHER),
    (question_not_asked, TOGETHER),
    (choice_from_the_pile, TOGETHER),
    (refusal_that_knows, TOGETHER),
]


FIRST: dict[Callable[[Patch], None], int] = {question_not_asked: 33}


@pytest.mark.parametrize(("plant", "options"), LEAKS, ids=lambda value: getattr(value, "__name__", ""))
def test_a_planted_leak_is_caught(monkeypatch: Patch, plant: Callable[[Patch], None], options: dict[str, Any]) -> None:
    plant(monkeypatch)
    assert_caught("wild-space", options, FIRST.get(plant, 0))
