"""Shapes: what programs may send, strict and bounded, and what they get."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, cast

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from wildtable.bots import names as bot_names
from wildtable.engine.game import AnyGame
from wildtable.engine.record import Record
from wildtable.engine.view import View
from wildtable.server.api.schema import (
    Answers,
    Facts,
    GameReply,
    LineReply,
    MomentReply,
    MoveReply,
    RecordFields,
    ResultReply,
    RowReply,
    TableReply,
    ViewReply,
)
from wildtable.server.html.templating import NAME_LENGTH, strip_invisible
from wildtable.server.store.contract import Line, TableRow
from wildtable.server.tables.config import TableConfig
from wildtable.server.tables.replays import Moment
from wildtable.server.tables.snapshot import TableSnapshot

LATEST = 24
MOST_DECK = 20_000
MOST_RECORD = 48_000


def _line(text: str) -> str:
    """What may stand on a page: something to be seen, and nothing that cannot be."""
    text = " ".join(text.split())
    if not text or strip_invisible(text) != text:
        raise ValueError("some text that can be seen on a line")
    return text


def _bot(name: str) -> str:
    if name not in bot_names():
        raise ValueError(f"bots are {', '.join(bot_names())}")
    return name


def _whole(value: object) -> object:
    """JSON knows one kind of number: 2.0 is 2."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


WHOLE = BeforeValidator(_whole)
Name = Annotated[str, AfterValidator(_line), Field(min_length=1, max_length=NAME_LENGTH)]
Bot = Annotated[str, Field(max_length=40, json_schema_extra={"enum": list(bot_names())}), AfterValidator(_bot)]
SeatNumber = Annotated[int, Field(ge=0, le=15), WHOLE]
Token = Annotated[str, Field(min_length=16, max_length=100, pattern=r"^[\w-]+$")]
OptionName = Annotated[str, Field(max_length=40)]
MoveText = Annotated[str, Field(max_length=60)]
MoveNumber = Annotated[int, Field(ge=0, le=100_000), WHOLE]
Chance = Annotated[str, Field(max_length=64, pattern=r"^([0-9a-f]{2})*$")]


class Sent(BaseModel):
    """What comes in: no other fields, no other types."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewVisitor(Sent):
    name: Name


class NewTable(Sent):
    """The config of a table, and a bot for each seat that is to have one; the others stay free."""

    game: Annotated[str, Field(max_length=40)]
    seats: SeatNumber
    options: Annotated[
        dict[Annotated[str, Field(max_length=40)], bool | Annotated[int, WHOLE] | MoveText], Field(max_length=16)
    ] = {}
    deck: Annotated[str, Field(max_length=MOST_DECK)] = ""
    clock: Annotated[int, WHOLE] | None = None
    open: bool = True
    hide_answers: bool = False
    rated: bool = False
    bots: Annotated[list[Bot | None], Field(max_length=16)] = []

    def config(self) -> TableConfig:
        return TableConfig(**self.model_dump(exclude={"bots"})).checked()


class Sitting(Sent):
    """`chance`: bytes of one's own for the shuffles, in hexadecimal."""

    seat: SeatNumber
    chance: Chance = ""


class SeatBot(Sent):
    """`bot` null takes the bot out of the seat."""

    seat: SeatNumber
    bot: Bot | None


class OfSeat(Sent):
    seat: SeatNumber


class Answer(Sent):
    """`question` is the one that is meant; `request` a mark of one's own with which it can be sent again without harm."""

    moves: Annotated[list[MoveText | MoveNumber], Field(min_length=1, max_length=20)]
    question: Annotated[int, Field(ge=0, le=1_000_000), WHOLE] | None = None
    request: Annotated[str, Field(max_length=40, pattern=r"^[\w-]*$")] = ""


class Repeatable(Sent):
    request: Annotated[str, Field(max_length=40, pattern=r"^[\w-]*$")] = ""


class Said(Sent):
    text: Annotated[str, Field(min_length=1, max_length=500), AfterValidator(_line)]


class Link(Sent):
    """The token of an invitation, or of a link for spectators."""

    token: Token


class RecordText(Sent):
    record: Annotated[str, Field(max_length=MOST_RECORD)]


def game_shape(game: AnyGame, language: str) -> GameReply:
    return {
        "name": game.name,
        "title": game.texts.say(language, "game-title"),
        "summary": game.texts.say(language, "game-summary"),
        "rules": game.rules,
        "seats": list(game.seat_counts),
        "options": {setting.name: list(setting.values) for setting in game.settings},
    }


def moves_shape(game: AnyGame) -> list[MoveReply]:
    """The vocabulary: every move that the game can ever ask for, with its number."""
    return [{"id": move.id, "move": move.notation} for move in game.moves]


def terms_shape(config: TableConfig) -> dict[str, Any]:
    """Terms without the text of a deck, which may be long."""
    return {**config.dump(), "deck": bool(config.deck)}


def row_shape(row: TableRow) -> RowReply:
    """A table in a list."""
    return {
        "table": row.id,
        "made": row.made,
        "config": terms_shape(TableConfig(**row.config)),
        "free": [number for number, seat in enumerate(row.seats) if not seat],
        "played": row.played,
    }


def table_shape(snapshot: TableSnapshot, language: str) -> TableReply:
    """Everything that a viewer may know of a table."""
    view = snapshot.view
    return {
        "table": snapshot.id,
        "config": terms_shape(snapshot.config),
        "host": snapshot.host,
        "is_host": snapshot.is_host,
        "commitment": snapshot.commitment,
        "may_undo": snapshot.may_undo,
        **facts_shape(snapshot),
        "ask": _ask(view, language),
        "view": None if view is None else view_shape(view, hide_answers=snapshot.config.hide_answers),
        "log": list(snapshot.log[-LATEST:]),
        "chat": chat_shape(snapshot.chat),
    }


def facts_shape(snapshot: TableSnapshot) -> Facts:
    """What changes from answer to answer, without the cards."""
    view = snapshot.view
    result = None if view is None else view.result
    return {
        "viewer": snapshot.viewer,
        "seats": [
            {"number": seat.number, "name": seat.name, "bot": seat.bot, "away": seat.away, "here": seat.here}
            for seat in snapshot.seats
        ],
        "game": snapshot.game,
        "question": snapshot.question,
        "asked": [] if view is None else list(view.asked),
        "waiting": list(snapshot.waiting),
        "choice": _choice(view),
        "picks": [] if view is None else [move.notation for move in view.picks],
        "deadline": snapshot.deadline,
        "frozen": snapshot.frozen,
        "over": view is not None and view.over,
        "result": None if result is None else cast("ResultReply", result.dump()),
    }


def view_shape(view: View, *, hide_answers: bool = False) -> ViewReply:
    """A view; where the table does not tell who has answered, everybody knows it of themselves only."""
    dump = cast("ViewReply", view.dump())
    if hide_answers:
        dump["answered"] = [seat for seat in view.answered if seat == view.viewer]
    return dump


def chat_shape(lines: Sequence[Line]) -> list[LineReply]:
    """What was said, by name: who is behind a name at other tables is nobody's business."""
    return [{"number": line.number, "name": line.name, "text": line.text, "at": line.at} for line in lines]


def _ask(view: View | None, language: str) -> str:
    if view is None or view.over:
        return ""
    return view.game.texts.say(language, f"ask-{type(view.agenda[0]).__name__}")


def _choice(view: View | None) -> list[MoveReply]:
    """What the viewer may play now."""
    if view is None or view.choice is None:
        return []
    return [{"id": move.id, "move": move.notation} for move in view.choice]


def record_shape(record: Record) -> RecordFields:
    fairness = record.fairness
    return {
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "options": dict(record.options),
        "seed": record.seed,
        "players": list(record.players),
        "piles": {name: [list(pile) for pile in piles] for name, piles in record.piles.items()},
        "moves": [_answers(answers) for answers in record.moves],
        "scores": list(record.scores),
        "fairness": None
        if fairness is None
        else {"commitment": fairness.commitment, "secret": fairness.secret, "added": list(fairness.added)},
    }


def moment_shape(moment: Moment) -> MomentReply:
    return {
        "at": moment.at,
        "last": moment.last,
        "seat": moment.seat,
        "answers": _answers(moment.answers),
        "events": list(moment.events),
        "view": view_shape(moment.view),
    }


def _answers(answers: Mapping[int, Sequence[str]]) -> Answers:
    return {str(seat): list(moves) for seat, moves in answers.items()}
