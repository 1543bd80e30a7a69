"""Record: a game as a readable file that replays. TOML, one question per line."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wildtable.engine.cards import Seat
from wildtable.engine.errors import OptionError, PositionError, RecordError
from wildtable.engine.fairness import Fairness, write_terms
from wildtable.engine.files.parsing import TomlError, has_type, parse_toml, read_text
from wildtable.engine.presentation.display import join_scores, write_html_table
from wildtable.engine.refusals import Refusal, quote_value
from wildtable.engine.shuffling import Shuffle, parse_seed, spell_seed

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame
    from wildtable.engine.state import State


FORMAT = 1
MAX_SEAT_DIGITS = 3
Answers = Mapping[Seat, Sequence[str]]


@dataclass(frozen=True, repr=False)
class Record:
    """Game, rules, options, deck, seed, seats and moves: enough to replay it anywhere."""

    game: str
    """The name of the game."""
    rules: int
    """The version of the rules it was played by; other versions refuse it."""
    seats: int
    """How many seats there were, a virtual player's included."""
    options: Mapping[str, str | bool | int]
    """The options of the game."""
    seed: str
    """The source of every shuffle: a text, or `hex:` and bytes in hexadecimal."""
    moves: Sequence[Answers]
    """The answers to each question by seat, in notation."""
    players: Sequence[str] = ()
    """The names of the players, by seat."""
    bots: Sequence[str] = ()
    """The bot that played each seat, empty for a person; nothing where no bot played or nobody noted it."""
    scores: Sequence[int] = ()
    """The final scores; a record whose moves lead to others is refused."""
    deck: str = ""
    """The text of a deck of one's own."""
    position: Mapping[str, Any] | None = None
    """The position the game began from, if it was not dealt: JSON in a text."""
    piles: Mapping[str, Sequence[Sequence[str]]] = field(default_factory=dict)
    """Stacked shuffles of a test or a guided game, as JSON in a text: for each pile its shuffles, cards from the top."""
    fairness: Fairness | None = None
    """Where the seed comes from, if a server dealt: a table of its own."""

    @property
    def is_prepared(self) -> bool:
        """Was the deal prepared, so that the seed did not decide it?"""
        return bool(self.piles) or self.position is not None

    @property
    def terms(self) -> str:
        """The terms of its deal, as text (docs/records.md#fairness)."""
        people = len(self.fairness.added) if self.fairness else 0
        bots = [*self.bots, *[""] * (people - len(self.bots))]
        return write_terms(self.game, self.rules, seats=self.seats, options=self.options, deck=self.deck, bots=bots)

    def __repr__(self) -> str:
        end = f"scores {join_scores(self.scores)}" if self.scores else "not over"
        return f"<Record {self.game}: {self.seats} seats, {len(self.moves)} questions, {end}>"

    def _repr_html_(self) -> str:
        moves = [f"{seat}: {', '.join(moves)}" for answers in self.moves for seat, moves in answers.items()]
        players = [*self.players, *[""] * len(self.scores)][: max(len(self.players), len(self.scores))]
        scores = [*map(str, self.scores), *[""] * len(players)]
        rows = [(name or f"seat {seat}", scores[seat]) for seat, name in enumerate(players)]
        return write_html_table(repr(self)[1:-1], [*rows, ("seed", self.seed), ("moves", "; ".join(moves))])

    def __str__(self) -> str:
        lines = [
            f"wildtable = {FORMAT}",
            f"game = {_quote(self.game)}",
            f"rules = {self.rules}",
            f"seats = {self.seats}",
            f"options = {{ {', '.join(f'{name} = {_quote(value)}' for name, value in self.options.items())} }}",
            f"seed = {_quote(self.seed)}",
        ]
        piles, position = (json.dumps(value) if value else "" for value in (self.piles, self.position))
        lines += _lines(players=list(self.players), bots=list(self.bots), deck=self.deck, piles=piles, position=position)
        lines += ["moves = '''", *(_line(answers) for answers in self.moves), "'''"]
        lines += _lines(scores=list(self.scores))
        if (fair := self.fairness) is not None:
            lines += ["", "[fairness]", f"commitment = {_quote(fair.commitment)}"]
            lines += [f"secret = {_quote(fair.secret)}", f"added = {_quote(list(fair.added))}"]
            sources = fair.sources if fair.commitments else ()
            lines += _lines(commitments=list(fair.commitments), sources=list(sources), terms=fair.terms)
        return "\n".join(lines) + "\n"

    def write(self, path: Path | str) -> None:
        Path(path).write_text(str(self), encoding="utf-8")

    @classmethod
    def read(cls, path: Path | str) -> Record:
        text = read_text(path, RecordError)
        try:
            return cls.parse(text)
        except RecordError as error:
            raise RecordError(f"{path}: {error}") from None

    @classmethod
    def parse(cls, text: str) -> Record:
        """Parse the text of a record; raise a RecordError with the place and the reason for anything else."""
        try:
            data = {"deck": "", **parse_toml(text)}
        except TomlError as error:
            raise RecordError(f"no record: {error}") from None
        if data.get("wildtable") != FORMAT:
            raise RecordError(f"no record of format {FORMAT}: its first line should be 'wildtable = {FORMAT}'")
        required = {"game": str, "rules": int, "seats": int, "options": dict, "seed": str, "deck": str, "moves": str}
        for name, kind in required.items():
            if type(data.get(name)) is not kind:
                raise RecordError(f"{name}: missing or not {_KINDS[kind]}")
        return cls(
            game=data["game"],
            rules=data["rules"],
            seats=data["seats"],
            options=data["options"],
            seed=data["seed"],
            moves=[_answers(number, line) for number, line in enumerate(data["moves"].split("\n"), 1) if line.strip()],
            players=_list(data, "players", str),
            bots=_list(data, "bots", str),
            scores=_list(data, "scores", int),
            deck=data["deck"],
            position=_json(data, "position", dict[str, Any], "an object"),
            piles=_json(data, "piles", dict[str, list[list[str]]], "a list of shuffles for each pile") or {},
            fairness=_fairness(data),
        )


_KINDS: dict[type, str] = {str: "a text", int: "a number", dict: "a table"}


def _quote(value: object) -> str:
    """Return a value as TOML, which for these types is the same as JSON."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _lines(**entries: object) -> list[str]:
    """Return the lines of those entries that are not empty."""
    return [f"{name} = {_quote(value)}" for name, value in entries.items() if value]


def _list(data: Mapping[str, Any], name: str, kind: type) -> tuple[Any, ...]:
    value = data.get(name, [])
    if not isinstance(value, list) or not all(type(item) is kind for item in value):
        raise RecordError(f"{name}: not a list of {_KINDS[kind].removeprefix('a ')}s")
    return tuple(value)


def _json(data: Mapping[str, Any], name: str, kind: Any, what: str) -> Any:
    try:
        value = json.loads(data.get(name, "null"))
    except (ValueError, TypeError, RecursionError):
        raise RecordError(f"{name}: not JSON in a text") from None
    if value is not None and not has_type(value, kind):
        raise RecordError(f"{name}: must be {what}, not {quote_value(value)}")
    return value


def _fairness(data: Mapping[str, Any]) -> Fairness | None:
    table = data.get("fairness")
    if table is None:
        return None
    if not isinstance(table, dict) or not all(isinstance(table.get(name), str) for name in ("commitment", "secret")):
        raise RecordError("fairness: not a table with commitment and secret")
    seats = {name: _list(table, name, str) for name in ("added", "commitments", "sources")}
    terms = table.get("terms", "")
    if not isinstance(terms, str):
        raise RecordError("fairness: terms must be a text")
    return Fairness(table["commitment"], table["secret"], **seats, terms=terms)


def _line(answers: Answers) -> str:
    return "; ".join(f"{seat} {', '.join(moves)}" for seat, moves in answers.items())


def _answers(number: int, line: str) -> Answers:
    answers: dict[Seat, Sequence[str]] = {}
    for part in line.split(";"):
        seat, _, moves = part.strip().partition(" ")
        if not seat.isdecimal() or len(seat) > MAX_SEAT_DIGITS or not moves.strip():
            raise RecordError(f"moves, line {number}: {part.strip()!r} is not a seat and its moves, like '0 pass'")
        if int(seat) in answers:
            raise RecordError(f"moves, line {number}: seat {int(seat)} answers twice")
        answers[int(seat)] = [move.strip() for move in moves.split(",")]
    return answers


# Recording and replaying


def write_record(state: State, players: tuple[str, ...], bots: tuple[str, ...]) -> Record:
    """Return the record of a state."""
    game, result = state.game, state.result
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


def replay_record(game: AnyGame, record: Record, at: int | None, on_shuffle: Callable[[Shuffle], None] | None) -> Any:
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
