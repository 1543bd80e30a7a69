"""Recording and replaying: the record of a state, and the state after a record."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from wildtable.engine.errors import OptionError, PositionError, RecordError
from wildtable.engine.files.record import Record
from wildtable.engine.refusals import Refusal, quote_value
from wildtable.engine.shuffling import Shuffle, parse_seed, spell_seed

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame
    from wildtable.engine.state import State


def write(game: AnyGame, state: State, players: tuple[str, ...], bots: tuple[str, ...]) -> Record:
    """Return the record of a state."""
    result = state.result
    return Record(
        game=game.name,
        rules=game.rules_version,
        seats=state.seats,
        options=dict(state.options),
        seed=spell_seed(state.seed),
        moves=[
            {seat: [move.notation for move in moves] for seat, moves in answers.items()} for answers in state.history.lines()
        ],
        players=players,
        bots=bots if any(bots) else (),
        scores=() if result is None else result.scores,
        deck=game.deck_text,
        position=state.origin,
        piles={name: [game.spell_pile(name, pile) for pile in piles] for name, piles in state.piles.items()},
    )


def replay(game: AnyGame, record: Record, at: int | None, on_shuffle: Callable[[Shuffle], None] | None) -> Any:
    """Return the state after a record, or after its first `at` questions; raise a RecordError if it does not play out."""
    if not isinstance(record, Record):
        raise RecordError(
            f"must be a Record, as `Record.read(path)` or `Record.parse(text)` returns it, not {quote_value(record)}"
        )
    if (record.game, record.rules, record.deck) != (game.name, game.rules_version, game.deck_text):
        raise RecordError(
            f"the record is of {record.game}, rules {record.rules}{' with a deck of its own' * bool(record.deck)}; "
            f"this is {game.name}, rules {game.rules_version}{' with a deck of its own' * bool(game.deck_text)}"
        )
    if at is not None and not 0 <= at <= len(record.moves):
        raise RecordError(f"the record has {len(record.moves)} questions, none of number {at}")
    try:
        state = _begin(game, record, on_shuffle)
    except (OptionError, PositionError) as error:
        raise RecordError(str(error)) from None
    for number, answers in enumerate(record.moves[:at], 1):
        try:
            for seat, moves in answers.items():
                state.play(seat, *moves)
        except (OptionError, Refusal) as error:
            raise RecordError(f"moves, line {number}: {error}") from None
    result = state.result
    if at is None and record.scores and (result is None or list(result.scores) != list(record.scores)):
        raise RecordError(f"the moves lead to {result and list(result.scores)}, not to scores {list(record.scores)}")
    return state


def _begin(game: AnyGame, record: Record, on_shuffle: Callable[[Shuffle], None] | None) -> State:
    """Return the state that the first question of a record is asked in."""
    state: State
    if record.position is not None:
        state = game.from_position(record.position)
        state.on_shuffle = on_shuffle
    else:
        state = game.blank(record.seats, record.options, parse_seed(record.seed))
        state.on_shuffle = on_shuffle
        game.stack(state, record.piles)
        game.begin(state)
    return state
