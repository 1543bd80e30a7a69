"""Actions: what can be done at a table, each declared once.

An action is a function whose signature says what is sent, and whose docstring describes it. Its doors follow from that: the
form `POST /t/TABLE/NAME` of a page, the message `{"do": NAME}` of its WebSocket, and `POST /api/tables/TABLE/NAME`. So a
field has the same bounds, and an input gets the same refusal, at every door.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Annotated, Any, Literal, get_type_hints

from pydantic import Field, ValidationError

from wildtable import bots
from wildtable.server.api.replies import answer_reply
from wildtable.server.api.requests import (
    EXAMPLE_HASH,
    INTEGER,
    BotName,
    Commitment,
    MoveNumber,
    MoveText,
    RequestBody,
    RevealedBytes,
    SeatNumber,
)
from wildtable.server.api.schema import about
from wildtable.server.api.validation import describe_invalid_fields
from wildtable.server.context import Caller
from wildtable.server.errors import Denied
from wildtable.server.tables.snapshot import TableSnapshot
from wildtable.server.tables.table import Table

OPPONENT = bots.MEDIUM
"""The bot that takes a seat where none was chosen."""
Door = Literal["form", "socket", "api"]
DOORS: tuple[Door, ...] = ("form", "socket", "api")
Act = Callable[[Caller, Table, Any], Awaitable[object]]


@dataclass(frozen=True)
class Action:
    """Something that can be done at a table."""

    name: str
    act: Act
    input: type[RequestBody]
    tag: str
    doors: Collection[Door]
    is_lent: bool
    """May a program do it that has only the token of a seat?"""
    is_move: bool
    """Can the rules of the game refuse it?"""
    text: str
    """The field that messages of a page call `text`."""
    reply: Callable[[TableSnapshot, str], object] | None
    """What the API answers, instead of that it was done."""


ACTIONS: dict[str, Action] = {}
"""All actions by name."""


def actions_at(door: Door) -> list[Action]:
    return [action for action in ACTIONS.values() if door in action.doors]


def describe_invalid(language: str, error: ValidationError, sent: object) -> dict[str, Any]:
    """Describe what is wrong with the fields of an action, as the API does with a body."""
    errors = [{**one, "loc": ("body", *one["loc"])} for one in error.errors(include_url=False)]
    return describe_invalid_fields(language, errors, sent)


def action(
    name: str,
    *doors: Door,
    tag: str = "Tables",
    is_lent: bool = False,
    is_move: bool = False,
    text: str = "",
    reply: Callable[[TableSnapshot, str], object] | None = None,
) -> Callable[[Act], Act]:
    """Declare an action, at all doors or at these."""

    def declare(act: Act) -> Act:
        _, _, sent, *_ = get_type_hints(act).values()
        ACTIONS[name] = Action(name, act, sent, tag, doors or DOORS, is_lent, is_move, text, reply)
        return act

    return declare


# Seats and games


class SitRequest(RequestBody):
    """Which seat to take. The seat of a bot is free for people before a game; the bot makes room."""

    seat: Annotated[
        SeatNumber | None, about("The number of the seat, from 0; null for the first free one, or else a bot's.", 0)
    ]
    commitment: Annotated[
        Commitment | None, about("As for `commit`; null to leave the shuffles to the server and others.", None)
    ] = None


@action("sit", "form", "api")
async def sit(caller: Caller, table: Table, sent: SitRequest) -> None:
    """Take a seat."""
    visitor = caller.require_visitor()
    if not await caller.context.access.may_sit(table, visitor):
        raise Denied("may-not-sit")
    await table.sit(visitor, sent.seat, sent.commitment or "")


@action("leave", "form", "api")
async def leave(caller: Caller, table: Table, _: RequestBody) -> None:
    """Leave the seat; during a game a bot plays on."""
    await table.leave(caller.require_visitor())


class SeatBotRequest(RequestBody):
    """A bot for a seat."""

    seat: Annotated[SeatNumber, about("The number of the seat, from 0.", 1)]
    bot: Annotated[BotName | None, about("The bot; null removes the one in the seat.", "greedy")]


@action("bot", "form", "api")
async def seat_bot(caller: Caller, table: Table, sent: SeatBotRequest) -> None:
    """Put a bot into a free seat, or remove it. Hosts only."""
    await table.seat_bot(caller.require_visitor(), sent.seat, sent.bot)


@action("bots", "form")
async def fill_seats(caller: Caller, table: Table, _: RequestBody) -> None:
    """Fill all free seats with bots. Hosts only."""
    for number, seat in enumerate(table.row.seats):
        if seat.is_free:
            await table.seat_bot(caller.require_visitor(), number, OPPONENT)


class PeopleRequest(RequestBody):
    """How many people play."""

    people: Annotated[SeatNumber, about("The number of people.", 4)]


@action("people", "form", "api")
async def set_people(caller: Caller, table: Table, sent: PeopleRequest) -> None:
    """Change how many people play, between games. Free seats go first, then bots. Hosts only."""
    await table.set_people(caller.require_visitor(), sent.people)


@action("start", "form", "api")
async def start(caller: Caller, table: Table, _: RequestBody) -> None:
    """Start the first game; after it, offer or accept a rematch, which starts when everybody in a seat has accepted."""
    await table.start(caller.require_visitor())


@action("decline", "form", "api")
async def decline(caller: Caller, table: Table, _: RequestBody) -> None:
    """Decline a rematch, or take an offer back. The host can give the seat to a bot."""
    await table.decline(caller.require_visitor())


class SeatRequest(RequestBody):
    """Which seat."""

    seat: Annotated[SeatNumber, about("The number of the seat, from 0.", 1)]


@action("hand-over", "form", "api")
async def hand_over(caller: Caller, table: Table, sent: SeatRequest) -> None:
    """Let a bot play for an absent player. Hosts only."""
    await table.hand_over(caller.require_visitor(), sent.seat)


# Shuffles


class CommitRequest(RequestBody):
    """A commitment to random bytes."""

    commitment: Annotated[
        Commitment, about("The SHA-256 of random bytes of your own for the next deal, in hexadecimal.", EXAMPLE_HASH)
    ]


@action("commit", "socket", "api", tag="Shuffles", is_lent=True, text="commitment")
async def commit(caller: Caller, table: Table, sent: CommitRequest) -> None:
    """Commit to random bytes for the next deal, before it starts. Without a commitment the seat leaves the shuffles to the
    server and the others."""
    await table.commit(caller, sent.commitment)


class RevealRequest(RequestBody):
    """The bytes committed to."""

    bytes: Annotated[RevealedBytes, about("The bytes, in hexadecimal.", "00112233445566778899aabbccddeeff")]


@action("reveal", "socket", "api", tag="Shuffles", is_lent=True, text="bytes")
async def reveal(caller: Caller, table: Table, sent: RevealRequest) -> None:
    """Reveal the bytes while `deal` lists the fixed commitments of all seats. Store that list first: with it the caller can
    check the record."""
    await table.reveal(caller, sent.bytes)


# Play

RequestId = Annotated[
    str,
    Field(max_length=40, pattern=r"^[\w-]*$"),
    about(
        "An id of your own. The same request sent again with the same id has no further effect; with another content, the"
        " status is 409.",
        "game-71-question-12",
    ),
]


class RepeatableRequest(RequestBody):
    """A request that may be sent again."""

    request: RequestId = ""


class AnswerRequest(RequestBody):
    """An answer to the question before the caller: one move or several, all or nothing. An answer ends with its question:
    what is sent after it is refused, and nothing is played."""

    moves: Annotated[
        list[MoveText | MoveNumber],
        Field(min_length=1, max_length=20),
        about("The moves, in notation or by number.", ["bid forest-3"]),
    ]
    question: Annotated[
        Annotated[int, Field(ge=0, le=1_000_000), INTEGER] | None,
        about("The number of the question being answered; if it is gone, the status is 409 and nothing changes.", 12),
    ] = None
    request: RequestId = ""


@action("answer", tag="Play", is_lent=True, is_move=True, reply=answer_reply)
async def answer(caller: Caller, table: Table, sent: AnswerRequest) -> None:
    """Answer the question with one move or several, in notation or by number."""
    known = table.config.game.moves
    moves = [known[move].notation if isinstance(move, int) and move < len(known) else str(move) for move in sent.moves]
    await table.answer(caller, moves, sent.request, sent.question)


@action("withdraw", tag="Play", is_lent=True, is_move=True)
async def withdraw(caller: Caller, table: Table, sent: RepeatableRequest) -> None:
    """Withdraw an answer while others still owe theirs."""
    await table.withdraw(caller, sent.request)


@action("undo", tag="Play", is_lent=True)
async def undo(caller: Caller, table: Table, sent: RepeatableRequest) -> None:
    """Undo the last answer, if nothing was revealed since."""
    await table.undo(caller, sent.request)


@action("back", tag="Play", is_lent=True)
async def take_back(caller: Caller, table: Table, _: RequestBody) -> None:
    """Take the seat back from the bot that plays for it; or, after a missed deadline, have all the time to answer again."""
    await table.take_back(caller)


# Chat, and listening


class ChatRequest(RequestBody):
    """A line of chat."""

    text: Annotated[
        str, Field(max_length=500), about("What to say, on one line; invisible characters are left out.", "Good luck!")
    ]
    request: RequestId = ""


@action("chat")
async def chat(caller: Caller, table: Table, sent: ChatRequest) -> None:
    """Send a line of chat."""
    visitor, limits = caller.require_visitor(), caller.context.limits
    limits.count(limits.chat, caller.network, visitor)
    await table.say(visitor, sent.text, sent.request)


@action("hold", "socket")
async def hold(caller: Caller, table: Table, _: RequestBody) -> None:
    """Let bots wait while the caller listens to what happened."""
    _hold(caller, table, is_held=True)


@action("release", "socket")
async def release(caller: Caller, table: Table, _: RequestBody) -> None:
    """Let bots play on."""
    _hold(caller, table, is_held=False)


def _hold(caller: Caller, table: Table, *, is_held: bool) -> None:
    if caller.seat_at(table) is None:
        raise Denied("not-seated")
    table.hold(caller.require_visitor().id, is_held=is_held)
