"""Request bodies: what programs may send, strict and bounded. Null is as good as nothing for every field that may be absent,
since clients that are generated from the schema send it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    GetJsonSchemaHandler,
    model_validator,
)
from pydantic_core import PydanticCustomError, PydanticKnownError

from wildtable.bots import names as bot_names
from wildtable.engine.fairness import HASH_LENGTH, MAX_BYTES, MIN_BYTES, Notes
from wildtable.server.api.schema import EXAMPLE_GAME, about
from wildtable.server.api.validation import INVISIBLE
from wildtable.server.html.assets import avatars
from wildtable.server.plain_text import NAME_LENGTH, is_visible, plain
from wildtable.server.store.config import LONGEST_CLOCK, MAX_DECK_LENGTH, MAX_RECORD_LENGTH, SHORTEST_CLOCK, TableConfig

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pydantic.json_schema import JsonSchemaValue
    from pydantic_core import CoreSchema

MAX_TERMS_LENGTH = 4000
EXAMPLE_HASH = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"


def _check_name(text: str) -> str:
    """Collapse whitespace; refuse text with invisible characters, with nothing visible, or longer than names may be."""
    text = " ".join(text.split())
    if not is_visible(text) or plain(text) != text:
        raise PydanticCustomError(INVISIBLE, "must be visible text on one line")
    if len(text) > NAME_LENGTH:
        raise PydanticKnownError("string_too_long", {"max_length": NAME_LENGTH})
    return text


def _one_of(names: Iterable[str]) -> AfterValidator:
    """Refuse a name that is none of these, and list them."""
    known = tuple(names)

    def check(name: str) -> str:
        if name not in known:
            raise PydanticKnownError("literal_error", {"expected": ", ".join(map(repr, known))})
        return name

    return AfterValidator(check)


def _as_integer(value: object) -> object:
    """Read 2.0 as 2: JSON has only one kind of number."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


INTEGER = BeforeValidator(_as_integer)
VisitorName = Annotated[
    str, Field(json_schema_extra={"minLength": 1, "maxLength": NAME_LENGTH}), AfterValidator(_check_name)
]
BotName = Annotated[str, Field(max_length=40, json_schema_extra={"enum": list(bot_names())}), _one_of(bot_names())]
AnimalName = Annotated[str, Field(max_length=40, json_schema_extra={"enum": list(avatars())}), _one_of(avatars())]
SeatNumber = Annotated[int, Field(ge=0, le=15), INTEGER]
LinkToken = Annotated[str, Field(min_length=16, max_length=100, pattern=r"^[\w-]+$")]
GameText = Annotated[str, Field(max_length=40)]
MoveText = Annotated[str, Field(max_length=60)]
MoveNumber = Annotated[int, Field(ge=0, le=100_000), INTEGER]
Commitment = Annotated[str, Field(min_length=HASH_LENGTH, max_length=HASH_LENGTH, pattern=r"^[0-9a-f]*$")]
RevealedBytes = Annotated[str, Field(min_length=2 * MIN_BYTES, max_length=2 * MAX_BYTES, pattern=r"^([0-9a-f]{2})*$")]


DESCRIBING = ("title", "description", "examples")


def _allow_null(field: dict[str, Any]) -> None:
    """Allow null in the schema of a field. The default goes to the part that it belongs to: generators for TypeScript would
    demand a field that has one itself."""
    default = field.pop("default", None)
    if "anyOf" not in field:
        kind = {name: field.pop(name) for name in [*field] if name not in DESCRIBING}
        field["anyOf"] = [kind, {"type": "null"}]
    if default is not None:
        field["anyOf"][0]["default"] = default


class RequestBody(BaseModel):
    """A body without other fields or types than declared."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def _drop_nulls(cls, sent: object) -> object:
        """Take null for absent where a field may be absent."""
        if not isinstance(sent, dict):
            return sent
        optional = {name for name, field in cls.model_fields.items() if not field.is_required()}
        return {name: value for name, value in sent.items() if value is not None or name not in optional}

    @classmethod
    def __get_pydantic_json_schema__(cls, core: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        """Describe that: generated clients then know that null may be sent."""
        schema = handler(core)
        body = handler.resolve_ref_schema(schema)
        for name in body["properties"].keys() - {*body.get("required", ())}:
            _allow_null(body["properties"][name])
        return schema


class NewVisitorRequest(RequestBody):
    """Who plays."""

    name: Annotated[VisitorName, about("The visitor's name, as others see it: visible text on one line.", "My bot")]
    animal: Annotated[AnimalName | None, about("The picture that stands for the visitor.", None)] = None


class NewTableRequest(RequestBody):
    """The configuration of a table. All fields but `game` and `seats` have defaults."""

    game: Annotated[GameText, about("The name of the game.", EXAMPLE_GAME)]
    seats: Annotated[SeatNumber, about("The number of seats, a virtual player's included.", 3)]
    options: Annotated[
        dict[Annotated[str, Field(max_length=40)], bool | Annotated[int, INTEGER] | MoveText | None],
        Field(max_length=16),
        about("Options of the game; null and those that are left out have their defaults.", {"edition": "2022"}),
    ] = {}
    deck: Annotated[
        str, Field(max_length=MAX_DECK_LENGTH), about("The text of a deck of your own; empty for the game's.", "")
    ] = ""
    clock: Annotated[
        Annotated[int, Field(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK), INTEGER] | None,
        about("Seconds per move, up to 14 days; null for none. A bot then plays on.", None),
    ] = None
    open: Annotated[bool, about("May everybody watch and take a seat? Otherwise by link only.", True)] = True
    hide_answers: Annotated[bool, about("Hide who has answered already?", False)] = False
    aids: Annotated[bool, about("Show on pages what moves would bring?", True)] = True
    rated: Annotated[bool, about("Rate the games? Their results are public then.", False)] = False
    bots: Annotated[
        list[BotName | None],
        Field(max_length=16),
        about(
            "A bot for each seat, or null for a free one; a virtual player (`leo`, `solo`) takes the last seat, and none is"
            " named for it.",
            [None, "greedy", "greedy"],
        ),
    ] = []

    def config(self) -> TableConfig:
        options = {name: value for name, value in self.options.items() if value is not None}
        return TableConfig(self.game, options=options, **self.model_dump(exclude={"game", "bots", "options"}))


class QueueRequest(RequestBody):
    """What to wait for."""

    game: Annotated[GameText, about("The name of the game.", EXAMPLE_GAME)]
    patience: Annotated[
        Annotated[int, Field(ge=0, le=3600), INTEGER] | None,
        about("After how many seconds bots may take the other seats; null for never.", 30),
    ] = None
    commitment: Annotated[Commitment | None, about("As for `commit`; null to leave the shuffles to others.", None)] = None


class JoinRequest(RequestBody):
    """A link to a table."""

    token: Annotated[LinkToken, about("The token of an invitation, or of a link for spectators.", "vN5qT0pWcXr1mKd8")]


class NotesRequest(RequestBody):
    """A player's notes of a deal, as a page saves them; other fields are ignored."""

    model_config = ConfigDict(extra="ignore")

    commitment: Annotated[Commitment, about("The server's commitment.", EXAMPLE_HASH)]
    commitments: Annotated[
        list[Commitment | Literal[""]],
        Field(max_length=16),
        about("The fixed commitments of all seats; empty for none.", [EXAMPLE_HASH, "", ""]),
    ]
    bytes: Annotated[RevealedBytes, about("Your own bytes.", "00112233445566778899aabbccddeeff")]
    acknowledged: Annotated[bool, about("Did the server confirm that it had your bytes in time?", True)] = False
    terms: Annotated[
        str,
        Field(max_length=MAX_TERMS_LENGTH),
        about("The terms of the deal; empty in older notes.", ""),
    ] = ""
    players: Annotated[
        list[Annotated[str, Field(max_length=NAME_LENGTH)]],
        Field(max_length=16),
        about("The players by name, or their bots.", ["Kim", "Lou", "greedy"]),
    ] = []
    seat: Annotated[SeatNumber | None, about("Your own seat in the deal.", 0)] = None
    played: Annotated[SeatNumber | None, about("The seat in which you played.", 0)] = None

    def notes(self) -> Notes:
        return Notes(**self.model_dump())


class VerifyRequest(RequestBody):
    """A record to check."""

    record: Annotated[str, Field(max_length=MAX_RECORD_LENGTH), about("The record as a file.", "wildtable = 1\n…")]
    notes: Annotated[
        NotesRequest | None,
        about("What you noted before the deal; without it the record can only be found consistent with itself.", None),
    ] = None
