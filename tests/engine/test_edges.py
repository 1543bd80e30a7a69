"""Edge cases: anything given as a seed, a seat, a viewer or a move is understood or refused with a message."""

from __future__ import annotations

from typing import Any

import pytest

import wildtable
from wildtable import OptionError, RecordError, Refusal
from wildtable.engine.game import AnyGame
from wildtable.engine.moves import Move
from wildtable.engine.refusals import spell_value

STRANGE: list[Any] = [None, True, 1.0, 1.5, float("nan"), 1j, b"pass", [], [1], {}, (), set(), object(), Ellipsis]
HUGE = 10**5000
"""An integer with more digits than Python converts to text."""


class Numbered:
    """An integer type of another library."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


@pytest.fixture(params=wildtable.games())
def game(request: pytest.FixtureRequest) -> AnyGame:
    return wildtable.load(request.param)


# Seeds


@pytest.mark.parametrize(("seed", "named"), [(7, "7"), (-7, "-7"), ("wolf", "wolf"), (b"wolf", "wolf"), (b"\xff", "hex:ff")])
def test_a_seed_is_an_integer_a_text_or_bytes(game: AnyGame, seed: int | str | bytes, named: str) -> None:
    state = game.new(3, seed=seed)
    assert state.record().seed == named
    assert game.replay(state.record()) == state


def test_no_seed_is_a_random_one_which_the_record_names(game: AnyGame) -> None:
    states = [game.new(3, seed=None), game.new(3), game.setup(seed=None), game.new(3, seed="None")]
    assert len({state.record().seed for state in states}) == 4
    for state in states[:2]:
        assert game.replay(state.record()) == state
        assert game.new(3, seed=state.record().seed) == state


def test_no_other_seed_is_taken(game: AnyGame) -> None:
    for seed in STRANGE:
        for begin in (game.new, game.setup) if seed is not None and seed != b"pass" else ():
            with pytest.raises(OptionError, match="a seed must be an integer, a text, bytes, or None for a random one, not"):
                begin(3, seed=seed)


def test_a_seed_that_cannot_be_written_is_refused(game: AnyGame) -> None:
    for seed in (HUGE, "\ud800"):
        with pytest.raises(OptionError, match="a seed must have a decimal text or a UTF-8 encoding"):
            game.new(3, seed=seed)


def test_a_record_whose_seed_is_none_is_refused(game: AnyGame) -> None:
    text = str(game.new(3, seed="wolf").record()).replace('"wolf"', '"hex:wolf"')
    with pytest.raises(RecordError, match="seed: must be a text, or 'hex:' and bytes in hexadecimal, not 'hex:wolf'"):
        game.replay(wildtable.Record.parse(text))


# Seats and viewers


def test_only_a_number_of_seats_that_the_game_has_is_taken(game: AnyGame) -> None:
    for seats in (*STRANGE, "3", 3.0, 0, -3, 99, HUGE):
        with pytest.raises(OptionError, match="seat"):
            game.new(seats, seed=1)


def test_only_a_seat_can_play(game: AnyGame) -> None:
    state = game.new(3, seed=1)
    before = state.position()
    move = next(iter(state.asking.values())).options[0]
    for seat in (*STRANGE, "0", 0.0, False, -1, 3, HUGE):
        with pytest.raises(Refusal) as refused:
            state.play(seat, move)
        assert refused.value.code == "no-such-seat"
        assert spell_value(seat) in str(refused.value)
        reason = state.why(seat, move)
        assert reason is not None
        assert reason.dump() == refused.value.dump()
        with pytest.raises(Refusal):
            state.withdraw(seat)
    assert state.position() == before


def test_only_a_person_or_a_spectator_has_a_view(game: AnyGame) -> None:
    state = game.new(3, seed=1)
    for viewer in (*STRANGE[1:], "0", 0.0, False, -1, 3, HUGE):
        with pytest.raises(OptionError, match="no person sits in seat"):
            state.view(viewer)


def test_an_integer_of_another_library_is_a_seat_and_an_id(game: AnyGame) -> None:
    state, twin = game.new(3, seed=1), game.new(3, seed=1)
    seat, choice = next(iter(state.asking.items()))
    other: Any = Numbered(seat)
    assert state.view(other) == state.view(seat)
    state.play(other, Numbered(choice.options[0].id))
    twin.play(seat, choice.options[0])
    assert state == twin
    assert state.record() == twin.record()


# Moves


def test_a_move_is_given_as_such_by_its_notation_or_by_its_id(game: AnyGame) -> None:
    state = game.new(3, seed=1)
    seat, choice = next(iter(state.asking.items()))
    view = state.view(seat)
    assert view.choice is not None
    for move in game.moves:
        legal = move in choice.options
        for given in (move, move.notation, f"  {move.notation.upper()} ", move.id):
            assert (given in choice) == (given in view.choice) == legal
            for reason in (choice.why(given), view.choice.why(given), state.why(seat, given)):
                assert (reason is None) == legal
            if legal:
                twin = state.copy()
                twin.play(seat, given)
                assert twin.sealed.get(seat, (move,)) == (move,)
            else:
                with pytest.raises(Refusal):
                    state.play(seat, given)
    assert state == game.new(3, seed=1)


def test_anything_else_is_no_move(game: AnyGame) -> None:
    state = game.new(3, seed=1)
    seat, choice = next(iter(state.asking.items()))
    before = state.position()
    for given in (*STRANGE, "", "dance", "bid", "\x00", "x" * 10_000, -1, len(game.moves), HUGE, False):
        with pytest.raises(Refusal) as refused:
            state.play(seat, choice.options[0], given)
        assert refused.value.code == ("unknown-move" if choice.after(choice.options[0]) else "too-many")
        for moves in ([given], [given, choice.options[0]]):
            with pytest.raises(Refusal) as refused:
                state.play(seat, *moves)
            assert refused.value.code == "unknown-move"
            assert f"“{spell_value(given)}” isn\N{RIGHT SINGLE QUOTATION MARK}t a move in this game" in str(refused.value)
        for reason in (choice.why(given), state.why(seat, given)):
            assert reason is not None
            assert reason.dump() == refused.value.dump()
        assert given not in choice
    assert state.position() == before


def test_a_move_of_another_game_is_known_by_its_notation(game: AnyGame) -> None:
    state = game.new(3, seed=1)
    seat, choice = next(iter(state.asking.items()))
    for other in map(wildtable.load, wildtable.games()):
        for move in other.moves:
            known: Move | None = game.moves.get(move.notation)
            assert game.moves.get(move) is known
            assert (move in choice) == (known in choice.options)
    others = (move for name in wildtable.games() for move in wildtable.load(name).moves)
    stranger = next(move for move in others if move.notation not in game.moves.written)
    with pytest.raises(Refusal) as refused:
        state.play(seat, stranger)
    assert refused.value.code == "unknown-move"


def test_what_is_no_move_is_refused_with_the_one_that_may_be_meant() -> None:
    moves = wildtable.load("wild-cards").moves
    assert moves.parse(" Bid  FOREST-1 ") is moves["bid forest-1"]
    with pytest.raises(Refusal) as refused:
        moves.parse("bid forest-11")
    assert (refused.value.code, refused.value.near) == ("unknown-move", "bid forest-1")
