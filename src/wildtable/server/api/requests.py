"""Request bodies: what programs may send, strict and bounded."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from wildtable.bots import names as bot_names
from wildtable.engine.fairness import HASH_LENGTH, MAX_BYTES, MIN_BYTES, Notes
from wildtable.server.html.assets import avatars
from wildtable.server.plain_text import NAME_LENGTH, is_visible, plain
from wildtable.server.store.config import MAX_DECK_LENGTH, TableConfig

MAX_RECORD_LENGTH = 48_000


def _check_line(text: str) -> str:
    """Collapse whitespace; refuse text with invisible characters or with nothing visible."""
    text = " ".join(text.split())
    if not is_visible(text) or plain(text) != text:
        raise ValueError("must be visible text on one line")
    return text


def _check_bot(name: str) -> str:
    if name not in bot_names():
        raise ValueError(f"must be one of {', '.join(bot_names())}, not {name!r}")
    return name


def _check_animal(name: str) -> str:
    if name not in avatars():
        raise ValueError(f"must be one of {', '.join(avatars())}, not {name!r}")
    return name


def _as_integer(value: object) -> object:
    """Read 2.0 as 2: JSON has only one kind of number."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


INTEGER = BeforeValidator(_as_integer)
VisitorName = Annotated[str, AfterValidator(_check_line), Field(min_length=1, max_length=NAME_LENGTH)]
BotName = Annotated[str, Field(max_length=40, json_schema_extra={"enum": list(bot_names())}), AfterValidator(_check_bot)]
AnimalName = Annotated[str, Field(max_length=40, json_schema_extra={"enum": list(avatars())}), AfterValidator(_check_animal)]
SeatNumber = Annotated[int, Field(ge=0, le=15), INTEGER]
LinkToken = Annotated[str, Field(min_length=16, max_length=100, pattern=r"^[\w-]+$")]
MoveText = Annotated[str, Field(max_length=60)]
MoveNumber = Annotated[int, Field(ge=0, le=100_000), INTEGER]
Commitment = Annotated[str, Field(min_length=HASH_LENGTH, max_length=HASH_LENGTH, pattern=r"^[0-9a-f]*$")]
RevealedBytes = Annotated[str, Field(min_length=2 * MIN_BYTES, max_length=2 * MAX_BYTES, pattern=r"^([0-9a-f]{2})*$")]


class RequestBody(BaseModel):
    """A body without other fields or types than declared."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewVisitorRequest(RequestBody):
    """`animal`: the picture that stands for the visitor."""

    name: VisitorName
    animal: AnimalName | None = None


class NewTableRequest(RequestBody):
    """The configuration of a table. `bots` lists a bot for each seat, or null for a free one."""

    game: Annotated[str, Field(max_length=40)]
    seats: SeatNumber
    options: Annotated[
        dict[Annotated[str, Field(max_length=40)], bool | Annotated[int, INTEGER] | MoveText], Field(max_length=16)
    ] = {}
    deck: Annotated[str, Field(max_length=MAX_DECK_LENGTH)] = ""
    clock: Annotated[int, INTEGER] | None = None
    open: bool = True
    hide_answers: bool = False
    rated: bool = False
    bots: Annotated[list[BotName | None], Field(max_length=16)] = []

    def config(self) -> TableConfig:
        return TableConfig(self.game, **self.model_dump(exclude={"game", "bots"}))


class SitRequest(RequestBody):
    """`seat`: null for the first free one. `commitment`: as for `commit`; null to leave the shuffles to others."""

    seat: SeatNumber | None
    commitment: Commitment | None = None


class CommitRequest(RequestBody):
    """`commitment`: the SHA-256 of random bytes of the player's own for the next deal, in hexadecimal."""

    commitment: Commitment


class RevealRequest(RequestBody):
    """`bytes`: the bytes committed to, in hexadecimal."""

    bytes: RevealedBytes


class SeatBotRequest(RequestBody):
    """`bot`: null removes the bot from the seat."""

    seat: SeatNumber
    bot: BotName | None


class PeopleRequest(RequestBody):
    people: SeatNumber


class SeatRequest(RequestBody):
    seat: SeatNumber


class AnswerRequest(RequestBody):
    """`question`: the number of the question being answered. `request`: an id of the caller's own; a request that is sent
    again with the same id has no further effect."""

    moves: Annotated[list[MoveText | MoveNumber], Field(min_length=1, max_length=20)]
    question: Annotated[int, Field(ge=0, le=1_000_000), INTEGER] | None = None
    request: Annotated[str, Field(max_length=40, pattern=r"^[\w-]*$")] = ""


class QueueRequest(RequestBody):
    """`patience`: after how many seconds bots may take the other seats; null for never. `commitment`: as for `sit`."""

    game: Annotated[str, Field(max_length=40)]
    patience: Annotated[int, Field(ge=0, le=3600), INTEGER] | None = None
    commitment: Commitment | None = None


class RepeatableRequest(RequestBody):
    request: Annotated[str, Field(max_length=40, pattern=r"^[\w-]*$")] = ""


class ChatRequest(RequestBody):
    text: Annotated[str, Field(min_length=1, max_length=500), AfterValidator(_check_line)]


class JoinRequest(RequestBody):
    """`token`: from an invitation, or from a link for spectators."""

    token: LinkToken


class NotesRequest(BaseModel):
    """A player's notes of a deal, as a page saves them; other fields are ignored."""

    model_config = ConfigDict(strict=True)

    commitment: Commitment
    commitments: Annotated[list[Commitment | Literal[""]], Field(max_length=16)]
    bytes: RevealedBytes
    acknowledged: bool = False

    def notes(self) -> Notes:
        return Notes(**self.model_dump())


class VerifyRequest(RequestBody):
    """`notes`: what the caller noted before the deal; without them the record can only be found consistent with itself."""

    record: Annotated[str, Field(max_length=MAX_RECORD_LENGTH)]
    notes: NotesRequest | None = None
