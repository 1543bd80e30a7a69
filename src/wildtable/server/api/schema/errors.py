"""Errors as replies: `{"error": ...}`, or `{"refusal": ...}` for a move against the rules of the game."""

from __future__ import annotations

from typing import Annotated, NotRequired

from typing_extensions import TypedDict

from wildtable.server.api.schema.fields import about
from wildtable.server.api.validation import FIELD_CODES


class InvalidField(TypedDict):
    """A field that was not understood, and why."""

    at: Annotated[list[str], about("Where the field is: `body` or `query`, then its path.", ["body", "seat"])]
    code: Annotated[
        str, about(f"The stable code of the reason: {', '.join(f'`{one}`' for one in FIELD_CODES)}.", "wrong-type")
    ]
    why: Annotated[str, about("What is wrong with it, in the caller's language.", "must be an integer, not '2'")]


class LimitDetail(TypedDict):
    """A limit that a request exceeded. The host can change it."""

    what: Annotated[
        str,
        about(
            "Of what: `requests`, `messages`, `chat`, `checks` (of decks, records), `reviews`, `streams` or `waiting`.",
            "messages",
        ),
    ]
    of: Annotated[str, about("Whose they are: those of an `address`, of a `visitor`, or of all of the `server`.", "visitor")]
    most: Annotated[int, about("How many there may be.", 240)]
    seconds: Annotated[int | None, about("Within how many seconds; null for how many at the same time.", 60)]


class ErrorDetail(TypedDict):
    """A stable code, a text for people, and the fields that were not understood."""

    code: Annotated[str, about("The stable code of the error.", "question-gone")]
    text: Annotated[str, about("The reason in the caller's language.", "Too late: the game has moved on.")]
    seat: NotRequired[Annotated[int, about("The seat that the text is about, from 0.", 1)]]
    seats: NotRequired[Annotated[list[int], about("The seats that the text is about, from 0.", [0, 2])]]
    limit: NotRequired[Annotated[LimitDetail, about("The limit that was exceeded, with code `too-much`.")]]
    where: NotRequired[
        Annotated[
            list[InvalidField],
            about("The fields that were not understood, with code `bad-message`."),
        ]
    ]


class ErrorReply(TypedDict):
    """The request was not carried out."""

    error: Annotated[ErrorDetail, about("What went wrong.")]


class RefusalDetail(TypedDict):
    """Why a move is against the rules of the game. Nothing has changed."""

    code: Annotated[str, about("The stable code of the refusal, as docs/moves.md lists them.", "not-in-hand")]
    text: Annotated[str, about("The reason in the caller's language.", "Forest 3 is not in your hand.")]
    clause: Annotated[str | None, about("The clause of the rules that the move breaks, if there is one.", "WC-08")]
    legal: Annotated[
        list[str], about("All moves that the seat may play now, in notation; empty while it is not asked.", ["bid forest-1"])
    ]
    near: Annotated[
        str | None, about("For a move that is not known, the notation most like it, which need not be legal.", None)
    ]
    seats: NotRequired[Annotated[list[int], about("The seats that the text is about, from 0.", [0, 2])]]


class RefusedReply(TypedDict):
    """The move is against the rules of the game."""

    refusal: Annotated[RefusalDetail, about("Why the move was refused.")]
