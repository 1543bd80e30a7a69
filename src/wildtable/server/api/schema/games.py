"""Games and visitors as replies."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from typing_extensions import TypedDict

from wildtable.server.api.schema.fields import (
    EXAMPLE_GAME,
    EXAMPLE_SETTINGS,
    AnimalField,
    GameName,
    Options,
    OptionValue,
    RulesVersion,
    VisitorId,
    VisitorNameField,
    about,
)


class DoneReply(TypedDict):
    """The request was carried out."""

    ok: Annotated[Literal[True], about("Always true; errors have another form.", True)]


class ApiReply(TypedDict):
    """Where the description of the API is."""

    version: Annotated[str, about("The version of Wildtable that the server runs.", "0.2.0")]
    guide: Annotated[str, about("The guide for those who write a bot.", "https://games.example.org/docs/bots")]
    reference: Annotated[str, about("Every call, with an example.", "https://games.example.org/docs/api")]
    openapi: Annotated[str, about("The same for tools that generate clients.", "https://games.example.org/api/openapi.json")]


class HealthReply(TypedDict):
    """Whether the database can be used."""

    ok: Annotated[bool, about("Can the database be written and read?", True)]
    failure: Annotated[str, about("Why the database cannot be used; empty if it can.", "")]
    tables: Annotated[int, about("How many tables are in memory of the worker that replies.", 12)]
    workers: Annotated[int, about("How many workers there are.", 1)]


class NewVisitorReply(TypedDict):
    """A new visitor and their token."""

    visitor: VisitorId
    name: VisitorNameField
    animal: AnimalField
    token: Annotated[
        str, about("The token of the visitor, shown once. Send it as `Authorization: Bearer TOKEN`.", "qY3v…Zk8")
    ]


class MoveReply(TypedDict):
    """A move with its number in the game's vocabulary."""

    id: Annotated[int, about("The number of the move, stable for a `rules` number and deck.", 2)]
    move: Annotated[str, about("Its notation.", "bid forest-3")]


class CardReply(TypedDict):
    """A kind of card."""

    id: Annotated[int, about("The number of the kind.", 2)]
    name: Annotated[str, about("Its name in moves, views and events.", "forest-3")]
    family: Annotated[str, about("Cards of the same family share zones and moves.", "habitat")]
    title: Annotated[str, about("Its name for people, in the caller's language.", "Forest 3")]
    text: Annotated[str, about("What is printed on it, as far as its name does not say so.", "")]


class VariantReply(TypedDict):
    """A combination of seats and options that the rules of a game have."""

    seats: Annotated[int, about("The number of seats, a virtual player's included: `seats` of a new table.", 3)]
    people: Annotated[int, about("How many of them are for people and bots: as many entries may `bots` have.", 3)]
    options: Options


MAX_VARIANTS = 100
"""How many combinations are listed: a game of another package may have a great many."""


class GameReply(TypedDict):
    """A game that can be played here."""

    name: GameName
    title: Annotated[str, about("Its title, in the caller's language.", EXAMPLE_GAME.replace("-", " ").title())]
    summary: Annotated[str, about("What it is about, in a sentence.", "Bid for animals and win their leaders.")]
    rules: RulesVersion
    seats: Annotated[list[int], about("The numbers of seats it can be played with.", [3, 4, 5])]
    options: Annotated[
        dict[str, list[OptionValue]],
        about(
            "The values of each option, the default first.",
            {setting.name: list(setting.values) for setting in EXAMPLE_SETTINGS},
        ),
    ]
    variants: Annotated[
        list[VariantReply],
        about(
            "The combinations of seats and options that can be played, as `game.variants()` in Python;"
            f" of a game that has more, the first {MAX_VARIANTS}."
        ),
    ]


class GameDetailReply(GameReply):
    """A game with its moves, its cards and the figures of its deck."""

    page: Annotated[str, about("The page with its rules, clause by clause.", f"https://games.example.org/{EXAMPLE_GAME}")]
    moves: Annotated[
        list[MoveReply], about("Every move the game can ever ask for, by number.", [{"id": 2, "move": "bid forest-3"}])
    ]
    cards: Annotated[
        list[CardReply],
        about(
            "Every kind of card, by number.",
            [{"id": 2, "name": "forest-3", "family": "habitat", "title": "Forest 3", "text": ""}],
        ),
    ]
    deck: Annotated[
        dict[str, Any],
        about(
            "The figures printed on the cards, group by group, as docs/decks.md describes them.", {"animals": {"copies": 3}}
        ),
    ]
