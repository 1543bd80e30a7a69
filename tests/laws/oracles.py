"""Planted oracles: ways in which the engine could tell a viewer in conversation what only accepted answers may show."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

import wildtable
from tests.laws.test_leaks import behind
from wildtable.authoring.laws import Conversation, Deal, LawBroken, deals_of, viewers
from wildtable.engine.cards import Seat
from wildtable.engine.refusals import Refusal
from wildtable.engine.state import State

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]
MAX_DEALS = 60


def talk(deal: Deal, seed: str, share: float = 0.3) -> tuple[int, int]:
    """Play a deal at random, with conversations at a share of the decisions; return the numbers of these and of calls."""
    state, chance, spot = deal.new(), deal.rng(f"moves {seed}"), deal.rng(f"calls {seed}")
    conversations = calls = 0
    while not state.over:
        if spot.random() < share:
            conversation = Conversation(state, spot.choice(viewers(state)), spot)
            conversations += 1
            calls += 1
            while conversation.call() and spot.random() < 0.9:
                calls += 1
        seat = chance.choice(list(state.asking))
        state.play(seat, deal.move(state.asking[seat], chance))
    return conversations, calls


def find_break(names: Iterable[str] = ()) -> str:
    """Return the conversation that breaks the law and the different replies; empty if none does."""
    todo = [deals_of(wildtable.load(name), "oracle") for name in names or wildtable.games()]
    for number in range(MAX_DEALS):
        try:
            talk(next(todo[number % len(todo)]), "oracle")
        except LawBroken as broken:
            return str(broken)
    return ""


def ahead(state: State, seat: Seat, moves: tuple[Any, ...]) -> State:
    """Return the state after as many of the moves as can be played one after the other."""
    trial = state.copy()
    for move in moves:
        try:
            trial.play(seat, move)
        except Refusal:
            break
    return trial


def refuse_otherwise(patch: Patch, change: Callable[[State, Seat, tuple[Any, ...], Refusal], Refusal]) -> None:
    """Change the refusals of what comes after a complete answer."""
    honest = State._play_several

    def play(state: State, seat: Seat, moves: tuple[Any, ...]) -> None:
        try:
            honest(state, seat, moves)
        except Refusal as refusal:
            is_too_long = refusal.code == "too-many" and seat in state.asking
            raise (change(state, seat, moves, refusal) if is_too_long else refusal) from None

    patch.setattr(State, "_play_several", play)


def moves_across_questions(patch: Patch) -> None:
    """Several moves are played one after the other, whatever is asked in between: the refusal's code tells."""

    def play(state: State, seat: Seat, moves: tuple[Any, ...]) -> None:
        trial, legal = state.copy(), state._legal(seat)
        for move in moves:
            try:
                trial.play(seat, move)
            except Refusal as refusal:
                raise refusal.now_legal(legal) from None
        for move in moves:
            state.play(seat, move)

    patch.setattr(State, "_play_several", play)


def text_of_the_next_question(patch: Patch) -> None:
    """The text of a refusal says what comes next."""

    def change(state: State, seat: Seat, moves: tuple[Any, ...], _: Refusal) -> Refusal:
        later = ahead(state, seat, moves)
        return state.asking[seat].refuse("too-many", move=f"{moves[-1]}: {later.asking}", count=1)

    refuse_otherwise(patch, change)


def legal_moves_of_the_next_question(patch: Patch) -> None:
    """The number of legal moves is that after the moves that could be played."""

    def change(state: State, seat: Seat, moves: tuple[Any, ...], refusal: Refusal) -> Refusal:
        legal = refusal.legal
        return refusal.now_legal(legal[: len(ahead(state, seat, moves)._legal(seat))])

    refuse_otherwise(patch, change)


def order_of_checks(patch: Patch) -> None:
    """Nonsense is named as such only where the seat is asked again."""

    def change(state: State, seat: Seat, moves: tuple[Any, ...], refusal: Refusal) -> Refusal:
        is_asked_again = seat in ahead(state, seat, moves).asking
        return state.game.moves.refuse(moves[-1], refusal.legal) if is_asked_again else refusal

    refuse_otherwise(patch, change)


def withdrawing_weighs_sealed_answers(patch: Patch) -> None:
    """Withdrawing is refused for another reason where others bid high."""
    honest = State.withdraw

    def withdraw(state: State, seat: Seat) -> None:
        try:
            honest(state, seat)
        except Refusal as refusal:
            total = sum(move.id for moves in state.sealed.values() for move in moves)
            refusal.code = "already-answered" if total % 2 else refusal.code
            raise

    patch.setattr(State, "withdraw", withdraw)


def answered_already_with_others(patch: Patch) -> None:
    """Who has answered hears how many cards the others have laid."""
    honest = State._unasked

    def unasked(state: State, seat: Seat, move: Any) -> Refusal:
        refusal = honest(state, seat, move)
        refusal.legal = tuple("?" for moves in state.sealed.values() for _ in moves)
        return refusal

    patch.setattr(State, "_unasked", unasked)


def reason_of_hidden_cards(patch: Patch) -> None:
    """What is not in hand is refused otherwise if it is in another hand."""
    honest = State.why

    def why(state: State, seat: Seat, move: Any) -> Refusal | None:
        refusal = honest(state, seat, move)
        card = state.game.moves[move].card
        hands = [zone for zone in state.game.layout.zones if zone.name.startswith("hand") and zone.owner != seat]
        if refusal is not None and card is not None and any(card in state[hand] for hand in hands):
            refusal.code = "not-asked" if refusal.code == "another-question" else "another-question"
            refusal.about |= {"seats": (), "verb": "", "move": ""}
        return refusal

    patch.setattr(State, "why", why)


def advice_that_peeks(patch: Patch) -> None:
    """The advice is the first or the last move, as the cards of all zones have it."""
    for name in wildtable.games():
        patch.setattr(
            type(wildtable.load(name)),
            "advise",
            lambda _, view, choice: choice[-(sum(map(sum, behind(view).zones[:4])) % 2)],
        )


def hints_that_peek(patch: Patch) -> None:
    """There are hints only where the top of the draw pile is odd."""
    for name in wildtable.games():
        game = type(wildtable.load(name))
        honest = game.hints

        def hints(game: Any, view: Any, moves: Any, honest: Any = honest) -> Any:
            return honest(game, view, moves) if sum(behind(view).zones[0][:1]) % 2 else {}

        patch.setattr(game, "hints", hints)


def a_begun_answer_that_tells(patch: Patch) -> None:
    """A pick that does not complete an answer counts as a disclosure where the draw pile has an odd card on top."""
    honest = State.play

    def play(state: State, seat: Seat, *moves: Any) -> None:
        honest(state, seat, *moves)
        state.disclosed += len(moves) == 1 and seat in state.asking and sum(state.zones[0][:1]) % 2

    patch.setattr(State, "play", play)


ORACLES: dict[str, Plant] = {
    plant.__name__: plant
    for plant in (
        moves_across_questions,
        text_of_the_next_question,
        legal_moves_of_the_next_question,
        order_of_checks,
        withdrawing_weighs_sealed_answers,
        answered_already_with_others,
        reason_of_hidden_cards,
        advice_that_peeks,
        hints_that_peek,
        a_begun_answer_that_tells,
    )
}
