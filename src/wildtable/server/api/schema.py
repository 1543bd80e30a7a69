"""Replies: what programs get, field by field. The description of the API is made of them, and tests hold answers to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

Option = str | bool | int


class Done(TypedDict):
    ok: Literal[True]


class Healthy(TypedDict):
    ok: bool
    tables: int


class Place(TypedDict):
    """Where something was not understood, and why."""

    at: NotRequired[list[str]]
    why: str


class Error(TypedDict):
    """A code that stays, a text for people, and what was not understood where that can be said."""

    code: str
    text: str
    where: NotRequired[list[Place]]


class Wrong(TypedDict):
    """Why something was not done."""

    error: Error


class RefusalReply(TypedDict):
    """Against the rules of the game: the clause it rests on, and what would be legal."""

    code: str
    text: str
    clause: str | None
    legal: list[str]


class Refused(TypedDict):
    refusal: RefusalReply


class NewVisitorReply(TypedDict):
    visitor: str
    name: str
    token: str


class RowReply(TypedDict):
    """A table in a list."""

    table: str
    made: float
    config: dict[str, Any]
    free: list[int]
    played: int


class Me(TypedDict):
    visitor: str
    name: str
    tables: list[RowReply]


class MoveReply(TypedDict):
    id: int
    move: str


class GameReply(TypedDict):
    """`seats` are the counts it can be played with, `options` the values each may have."""

    name: str
    title: str
    summary: str
    rules: int
    seats: list[int]
    options: dict[str, list[Option]]


class GameWithMoves(GameReply):
    moves: list[MoveReply]


class LinkReply(TypedDict):
    token: str
    page: str


class Links(TypedDict):
    table: str
    page: str
    invite: LinkReply
    watch: LinkReply


class Role(TypedDict):
    role: str


class SeatToken(TypedDict):
    token: str


class SeatReply(TypedDict):
    number: int
    name: str
    bot: str | None
    away: bool
    here: bool


class ResultReply(TypedDict):
    scores: list[int]
    ranks: list[int]
    virtual: list[int]


class LineReply(TypedDict):
    number: int
    name: str
    text: str
    at: float


class Lot(TypedDict):
    cards: list[str]
    slots: dict[str, int]


class ViewReply(TypedDict):
    """What a seat, or a spectator, may know of a game. A zone is its cards, or their number where they are hidden."""

    game: str
    rules: int
    viewer: int | None
    seats: int
    people: int
    options: dict[str, Option]
    facts: dict[str, Any]
    shuffles: int
    disclosed: int
    agenda: list[dict[str, Any]]
    zones: dict[str, list[str] | int]
    asked: list[int]
    answered: list[int]
    picks: list[str]
    choice: list[str] | None
    memory: list[Lot]
    result: ResultReply | None


class Facts(TypedDict):
    """What changes from answer to answer, without the cards."""

    viewer: int | None
    seats: list[SeatReply]
    game: int | None
    question: int
    asked: list[int]
    waiting: list[int]
    choice: list[MoveReply]
    picks: list[str]
    deadline: float | None
    frozen: str
    over: bool
    result: ResultReply | None


class TableReply(Facts):
    """Everything that a viewer may know of a table."""

    table: str
    config: dict[str, Any]
    host: str
    is_host: bool
    commitment: str
    may_undo: bool
    ask: str
    view: ViewReply | None
    log: list[Mapping[str, Any]]
    chat: list[LineReply]


class FairnessReply(TypedDict):
    commitment: str
    secret: str
    added: list[str]


Answers = dict[str, list[str]]
"""By seat."""


class RecordFields(TypedDict):
    game: str
    rules: int
    seats: int
    options: dict[str, Option]
    seed: str
    players: list[str]
    piles: dict[str, list[list[str]]]
    moves: list[Answers]
    scores: list[int]
    fairness: FairnessReply | None


class MomentReply(TypedDict):
    """After `at` of `last` questions, as `seat` saw it, or with all cards open."""

    at: int
    last: int
    seat: int | None
    answers: Answers
    events: list[Mapping[str, Any]]
    view: ViewReply


class RecordReply(TypedDict):
    id: int
    record: RecordFields
    text: str
    moment: NotRequired[MomentReply]
