"""Fields: a description and an example for each, and the fields that many replies share."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from wildtable.games import game_types

OptionValue = str | bool | int
EXAMPLE_GAME = next(iter(game_types()))
EXAMPLE_SETTINGS = game_types()[EXAMPLE_GAME].settings
EXAMPLE_OPTIONS = {setting.name: setting.default for setting in EXAMPLE_SETTINGS}


COMPOSED = object()
"""The example of a field is put together from its own fields."""


def about(text: str, example: object = COMPOSED) -> Any:
    """Describe a field: what it means, and one value of it."""
    return Field(description=text) if example is COMPOSED else Field(description=text, examples=[example])


TableId = Annotated[str, about("The name of the table, which is the last part of its address.", "kx7d2mqp")]
GameName = Annotated[str, about("The name of the game.", EXAMPLE_GAME)]
RulesVersion = Annotated[int, about("The version of the game's rules, raised when a game would play out differently.", 3)]
Options = Annotated[dict[str, OptionValue], about("The options of the game, all of them.", EXAMPLE_OPTIONS)]
Moves = Annotated[list[str], about("Moves, in notation.", ["bid forest-3"])]
Viewer = Annotated[int | None, about("The seat whose view it is, or null for a spectator.", 0)]
Seats = Annotated[list[int], about("Numbers of seats, which count from 0.", [0, 2])]
QuestionNumber = Annotated[
    int, about("The number of the current question, from 0 in each game. Send it back with the answer.", 12)
]
RecordId = Annotated[
    int | None,
    about("The id of the game's record, for `GET /api/records/{id}`, as soon as the game is over; null before.", None),
]
VisitorId = Annotated[str, about("The id of the visitor.", "h4w9c2tq8m5x7k1p")]
VisitorNameField = Annotated[str, about("The visitor's name.", "My bot")]
AnimalField = Annotated[str, about("The picture that stands for the visitor; empty for none.", "fox")]
Progress = Annotated[float, about("How much of the work is done, from 0 to 1.", 0.4)]
Done = Annotated[bool, about("Is the work complete? Call again until it is.", False)]
Failed = Annotated[bool, about("Did the work fail? Then nothing more will come.", False)]
