"""Schema: the types of all replies. The OpenAPI description is generated from them, and tests check replies against it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

Option = str | bool | int


class DoneReply(TypedDict):
    ok: Literal[True]


class HealthReply(TypedDict):
    """`failure` says why the database cannot be used; it is empty if it can. `tables`: in memory of the worker that replies;
    `workers`: how many there are."""

    ok: bool
    failure: str
    tables: int
    workers: int


class InvalidField(TypedDict):
    """A field that was not understood, and why."""

    at: NotRequired[list[str]]
    why: str


class ErrorDetail(TypedDict):
    """A stable code, a text for people, and the fields that were not understood."""

    code: str
    text: str
    where: NotRequired[list[InvalidField]]


class ErrorReply(TypedDict):
    """The request was not carried out."""

    error: ErrorDetail


class RefusalDetail(TypedDict):
    """The clause of the rules the move breaks, and the legal moves."""

    code: str
    text: str
    clause: str | None
    legal: list[str]


class RefusedReply(TypedDict):
    """The move is against the rules of the game."""

    refusal: RefusalDetail


class NewVisitorReply(TypedDict):
    visitor: str
    name: str
    animal: str
    token: str


class TableRowReply(TypedDict):
    """A table as an entry of a list."""

    table: str
    made: float
    config: dict[str, Any]
    free: list[int]
    played: int


class MeReply(TypedDict):
    visitor: str
    name: str
    animal: str
    tables: list[TableRowReply]


class MoveReply(TypedDict):
    id: int
    move: str


class GameReply(TypedDict):
    """`seats`: the supported numbers of seats. `options`: the values of each option."""

    name: str
    title: str
    summary: str
    rules: int
    seats: list[int]
    options: dict[str, list[Option]]


class GameMovesReply(GameReply):
    moves: list[MoveReply]


class LinkReply(TypedDict):
    token: str
    page: str


class LinksReply(TypedDict):
    table: str
    page: str
    invite: LinkReply
    watch: LinkReply


class RoleReply(TypedDict):
    role: str


class SeatTokenReply(TypedDict):
    token: str


class SeatReply(TypedDict):
    number: int
    name: str
    bot: str | None
    away: bool
    here: bool
    animal: str
    rematch: str


class ResultReply(TypedDict):
    scores: list[int]
    ranks: list[int]
    virtual: list[int]


class ChatLineReply(TypedDict):
    number: int
    name: str
    text: str
    at: float


class LotReply(TypedDict):
    cards: list[str]
    slots: dict[str, int]


class ViewReply(TypedDict):
    """What a seat, or a spectator, may know of a game. A zone is a list of cards, or their number where they are hidden."""

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
    memory: list[LotReply]
    result: ResultReply | None


class DealReply(TypedDict):
    """A deal whose commitments are fixed: the server's, and one for each seat of the next game, empty where it has none."""

    commitment: str
    commitments: list[str]
    deadline: float


class FactsReply(TypedDict):
    """What changes with each answer, without the cards."""

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
    deal: DealReply | None


class TableReply(FactsReply):
    """Everything a viewer may know of a table."""

    table: str
    config: dict[str, Any]
    host: str
    is_host: bool
    commitment: str
    may_undo: bool
    ask: str
    view: ViewReply | None
    log: list[Mapping[str, Any]]
    chat: list[ChatLineReply]


class FairnessReply(TypedDict):
    commitment: str
    secret: str
    added: list[str]
    commitments: list[str]
    sources: list[str]


Answers = dict[str, list[str]]
"""Moves by seat."""


class RecordDetail(TypedDict):
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
    """The game after `at` of `last` questions, as `seat` saw it, or with all cards open."""

    at: int
    last: int
    seat: int | None
    answers: Answers
    events: list[Mapping[str, Any]]
    view: ViewReply


class RecordReply(TypedDict):
    id: int
    record: RecordDetail
    text: str
    share: str
    moment: NotRequired[MomentReply]


class EstimateReply(TypedDict):
    """A mean and its standard error; two of these on each side make a range of 95%."""

    mean: float
    error: float


class ForecastReply(TypedDict):
    """Each player's chance to win by their own view before a question, if all played on like the Medium bot."""

    question: int
    chances: list[EstimateReply]


class ReviewedMomentReply(TypedDict):
    """A move for which a better one was found: `grade` is `inaccuracy`, `mistake` or `blunder`. `chance` is the chance
    to win with the move played, `loss` what it lost of that chance, `margin` of points ahead of the best other player."""

    question: int
    seat: int
    move: str
    better: str
    grade: str
    chance: float
    loss: EstimateReply
    margin: EstimateReply


class SeatBalanceReply(TypedDict):
    """A player's share of the win. Less the fair share it is the sum of `own` moves, `others`' moves and `chance`. `margin`:
    points that the own moves gained or lost. All are compared with the moves of the Medium bot; `unlike` of the `decisions`
    made a difference."""

    result: float
    own: EstimateReply
    others: EstimateReply
    chance: float
    margin: EstimateReply
    unlike: int
    decisions: int


class ReviewReply(TypedDict):
    """The review of a game as far as it is `done`; `progress` is from 0 to 1. `seats` is empty until the end."""

    done: bool
    failed: bool
    progress: float
    moments: list[ReviewedMomentReply]
    forecasts: list[ForecastReply]
    seats: list[SeatBalanceReply]


class MoveChanceReply(TypedDict):
    """A move of the open question: its chance to win, and its points ahead of the best other player, if all then play on
    like the Medium bot."""

    move: str
    chance: EstimateReply
    margin: EstimateReply


class ExpertReply(TypedDict):
    """What the Expert bot would answer, empty until known, and all moves, the most likely winner first; `progress` is from 0
    to 1. Seen from the caller's view alone."""

    done: bool
    failed: bool
    progress: float
    answer: list[str]
    moves: list[MoveChanceReply]


class QueueReply(TypedDict):
    """`waiting`: how many wait, by game. `game`: what the caller waits for. `table`: where the caller plays now."""

    waiting: dict[str, int]
    game: str | None
    table: str | None
