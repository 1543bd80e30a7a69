"""Schema: the types of all replies. The OpenAPI description is generated from them, and tests check replies against it.

Every field states what it means and an example, from which the examples of whole replies are put together.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from wildtable.games import game_types
from wildtable.server.api.validation import FIELD_CODES

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


# Errors


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


# Games and visitors


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


# Tables, and what changes at them


CHOICE = [{"id": 2, "move": "bid forest-3"}, {"id": 4, "move": "bid savannah-1"}]


class ConfigReply(TypedDict):
    """What a table plays, and how."""

    game: GameName
    seats: Annotated[int, about("The number of seats, a virtual player's included.", 3)]
    options: Options
    deck: Annotated[bool, about("Does it play with a deck of the host's own?", False)]
    clock: Annotated[int | None, about("Seconds per move; null without a clock.", None)]
    open: Annotated[bool, about("May everybody watch and take a seat?", True)]
    hide_answers: Annotated[bool, about("Is it hidden who has answered already?", False)]
    aids: Annotated[bool, about("Do pages show what moves would bring?", True)]
    rated: Annotated[bool, about("Are its games rated?", False)]


class TableRowReply(TypedDict):
    """A table as an entry of a list."""

    table: TableId
    made: Annotated[float, about("When it was created, in seconds since 1970.", 1794930000.0)]
    config: Annotated[ConfigReply, about("What the table plays, and how.")]
    free: Annotated[list[int], about("The free seats.", [1, 2])]
    played: Annotated[int, about("How many games were begun at it.", 0)]


class OwnTableReply(TableRowReply):
    """A table of the caller's."""

    seat: Annotated[int | None, about("The caller's seat; null for a host who does not sit there.", 0)]
    asked: Annotated[bool, about("Is it the caller's turn to answer?", True)]
    record: RecordId


class MeReply(TypedDict):
    """The visitor of the token, and their tables."""

    visitor: VisitorId
    name: VisitorNameField
    animal: AnimalField
    tables: Annotated[list[OwnTableReply], about("The tables the caller sits at or hosts, the newest first.")]


class LinkReply(TypedDict):
    """A link to a table."""

    token: Annotated[str, about("The token of the link, for `join`.", "vN5qT0pWcXr1mKd8")]
    page: Annotated[str, about("The same link for a browser.", "https://games.example.org/t/kx7d2mqp/join/vN5qT0pWcXr1mKd8")]


class LinksReply(TypedDict):
    """A table with its links."""

    table: TableId
    page: Annotated[str, about("The page of the table.", "https://games.example.org/t/kx7d2mqp")]
    invite: Annotated[LinkReply, about("The link for guests, who may take a seat.")]
    watch: Annotated[LinkReply, about("The link for spectators.")]


class RoleReply(TypedDict):
    """What the caller may do at the table."""

    role: Annotated[str, about("`guest`, who may take a seat, or `watcher`.", "guest")]


class SeatTokenReply(TypedDict):
    """A token that can only play one seat."""

    token: Annotated[str, about("The token, shown once: send it as `Authorization: Bearer seat:...`.", "seat:Jb2u…R7d")]


class SeatReply(TypedDict):
    """A seat, as everybody may know it."""

    number: Annotated[int, about("The number of the seat, from 0.", 1)]
    name: Annotated[str, about("The name of its player, or of its bot; empty for a free seat.", "greedy")]
    bot: Annotated[str | None, about("The bot that plays the seat, also one that plays for a player who is away.", "greedy")]
    away: Annotated[bool, about("Does a bot play for its player at present?", False)]
    here: Annotated[bool, about("Is its player connected?", False)]
    animal: AnimalField
    rematch: Annotated[str, about("Its player's answer to a rematch: `yes`, `no`, or empty.", "")]
    deadline: Annotated[
        float | None, about("Until when it is to answer; null where it is not asked, and without a clock.", None)
    ]
    missed: Annotated[
        bool, about("Has its player missed a deadline and not been back since? Then there is less time to answer.", False)
    ]
    listening: Annotated[bool, about("Do bots wait while its player listens to what happened?", False)]


class ResultReply(TypedDict):
    """How a game ended, by seats of people."""

    scores: Annotated[list[int], about("The points.", [31, 27, 18])]
    ranks: Annotated[list[int], about("The places, from 1; equal ones share a place.", [1, 2, 3])]
    virtual: Annotated[list[int], about("The points of virtual players, whom a winner must beat.", [])]


class ChatLineReply(TypedDict):
    """A line of chat."""

    number: Annotated[int, about("The number of the line at this table.", 4)]
    name: Annotated[str, about("Who wrote it.", "Kim")]
    text: Annotated[str, about("What was written.", "Good luck!")]
    at: Annotated[float, about("When, in seconds since 1970.", 1794930000.0)]


class LotReply(TypedDict):
    """Cards the viewer knows to be in some zones, though not which is where."""

    cards: Annotated[list[str], about("The cards.", ["lion", "ibex"])]
    slots: Annotated[dict[str, int], about("How many of them are in each zone.", {"hand-1": 1, "hand-2": 1})]


class ViewReply(TypedDict):
    """What a seat, or a spectator, may know of a game: the same as `view.dump()` in Python (docs/views.md)."""

    game: GameName
    rules: RulesVersion
    viewer: Viewer
    seats: Annotated[int, about("The number of seats, a virtual player's included.", 3)]
    people: Annotated[int, about("The number of seats of people, which come first.", 3)]
    options: Options
    facts: Annotated[dict[str, int | list[int]], about("The public facts other than cards.", {"tokens": [0, 2, 1]})]
    shuffles: Annotated[int, about("How many shuffles there have been.", 2)]
    disclosed: Annotated[int, about("How often a card became visible to another viewer, or a pile was shuffled.", 9)]
    agenda: Annotated[
        list[dict[str, Any]],
        about("The steps still to run, the current one first: each with its name and values.", [{"step": "Bid"}]),
    ]
    zones: Annotated[
        dict[str, list[str] | int],
        about("The cards of each zone, or their number where they are hidden.", {"hand-0": ["forest-3"], "hand-1": 8}),
    ]
    asked: Annotated[list[int], about("The seats that the current question was put to.", [0, 1, 2])]
    answered: Annotated[list[int], about("Those whose answer is complete.", [1])]
    picks: Annotated[list[str], about("The viewer's own moves of an answer that is not complete, or not open yet.", [])]
    choice: Annotated[list[str] | None, about("The moves the viewer may play; null while not asked.", ["bid forest-3"])]
    memory: Annotated[list[LotReply], about("What the viewer still knows of cards that are no longer visible.")]
    result: Annotated[ResultReply | None, about("The result, once the game is over.", None)]


EventReply = TypedDict(
    "EventReply",
    {
        "event": Annotated[str, about("What happened, as docs/views.md lists it for each game.", "drawn")],
        "seat": Annotated[int | None, about("The seat that acted, or that owns the cards.", 1)],
        "cards": Annotated[list[str] | None, about("The cards; null where the viewer did not see them.", None)],
        "count": Annotated[int, about("The number of cards.", 2)],
        "from": Annotated[str | None, about("The zone they came from.", "habitat-pile")],
        "to": Annotated[str | None, about("The zone they went to.", "hand-1")],
        "number": Annotated[int | None, about("A number that belongs to the event: a round, or points.", None)],
        "at": NotRequired[Annotated[float, about("When, in seconds since 1970.", 1794930000.0)]],
    },
)
EventReply.__doc__ = "An event as the viewer saw it."


class DealReply(TypedDict):
    """A deal whose list is fixed."""

    commitment: Annotated[str, about("The commitment of the server: a SHA-256 in hexadecimal.", "9f86d081…0a08")]
    commitments: Annotated[
        list[str], about("Those of the seats of the next game, empty where there is none.", ["2c26b46b…7ae", "", ""])
    ]
    terms: Annotated[
        str,
        about(
            "What is played, as JSON: game, rules, seats, options, deck and bots (docs/records.md#fairness).",
            '{"game":"wild-cards","rules":1,"seats":3,"options":{},"deck":"","bots":["","",""]}',
        ),
    ]
    players: Annotated[list[str], about("The players of the next game by name, or their bots.", ["Kim", "Lou", "greedy"])]
    seat: Annotated[int | None, about("The caller's own seat in the next game.", 0)]
    deadline: Annotated[float, about("Until when bytes are awaited, in seconds since 1970.", 1794930003.0)]


class OwedReply(TypedDict):
    """What the caller is asked: which step, for what, and how many moves the answer still takes."""

    step: Annotated[str, about("The step that asks, as docs/moves.md lists them.", "Pay")]
    clause: Annotated[str, about("The clause of the rules it follows.", "WC-12")]
    least: Annotated[int, about("How many moves the answer still takes at least; `done` is not counted.", 2)]
    most: Annotated[int, about("How many it may still take.", 2)]
    title: Annotated[str, about("The question, in the caller's language.", "Pay 2 cards for the lion")]
    line: Annotated[str, about("A line that explains it.", "Any habitat cards will do.")]
    about: Annotated[
        dict[str, Any],
        about("What the question is about, such as the card to pay for; the keys depend on the step.", {"animal": "lion"}),
    ]


class FactsReply(TypedDict):
    """What changes with each answer, without the cards."""

    table: TableId
    viewer: Annotated[int | None, about("The caller's seat, which changes with a rematch; null for a spectator.", 0)]
    seats: Annotated[list[SeatReply], about("The seats.")]
    game: Annotated[int | None, about("The id of the current or last game; null before the first.", 71)]
    record: RecordId
    question: QuestionNumber
    asked: Annotated[list[int], about("The seats that the current question was put to.", [0, 1, 2])]
    waiting: Annotated[list[int], about("Those that still owe an answer, as far as the table shows that.", [0, 2])]
    choice: Annotated[
        list[MoveReply], about("The moves the caller may play now; empty while the caller is not asked.", CHOICE)
    ]
    picks: Annotated[list[str], about("The caller's own moves of an answer that is not complete, or not open yet.", [])]
    deadline: Annotated[
        float | None,
        about("Until when the caller is to answer, or else the others, in seconds since 1970; null without a clock.", None),
    ]
    stood_in: Annotated[
        list[str], about("What a bot last answered for the caller, who missed the deadline and has not been back since.", [])
    ]
    frozen: Annotated[str, about("Why the game cannot go on: `by-admin`, `rules-changed` or `broken`; empty if it can.", "")]
    over: Annotated[bool, about("Is the game over?", False)]
    result: Annotated[ResultReply | None, about("The result, once the game is over.", None)]
    deal: Annotated[DealReply | None, about("A deal that waits for the bytes players have committed to.", None)]


class AskedReply(FactsReply):
    """The same, with all that the caller needs to answer."""

    ask: Annotated[str, about("The question, in the caller's language; empty when the game is over.", "Bid a card.")]
    owed: Annotated[
        OwedReply | None,
        about("What the caller is asked, for what, and how many moves are owed; null while the caller is not asked."),
    ]


class TableReply(AskedReply):
    """Everything a viewer may know of a table."""

    config: Annotated[ConfigReply, about("What the table plays, and how.")]
    host: Annotated[str, about("The name of the host.", "Kim")]
    is_host: Annotated[bool, about("Is the caller the host?", True)]
    commitment: Annotated[str, about("The server's commitment for the next deal.", "9f86d081…0a08")]
    may_undo: Annotated[bool, about("May the caller undo their last answer?", False)]
    view: Annotated[ViewReply | None, about("What the caller may know of the game; null before the first.")]
    log: Annotated[list[EventReply], about("The latest events, oldest first.")]
    chat: Annotated[list[ChatLineReply], about("The latest lines of chat, oldest first.")]


class ChangeReply(AskedReply):
    """What has changed at a table since the last event of the stream."""

    view: Annotated[
        ViewReply | None,
        about("What the caller may know of the game, while the caller is asked and when the game is over."),
    ]
    events: Annotated[list[EventReply], about("What has happened since, oldest first.")]
    undone: Annotated[int, about("How many of the latest events an undo has taken back.", 0)]
    chat: Annotated[list[ChatLineReply], about("New lines of chat.", [])]


EventId = Annotated[str, about("Send the last one as `Last-Event-ID` to continue after it.", "f3a9.17")]


class SnapshotEvent(TypedDict):
    """The first event of a stream, and the first after changes that can no longer be sent one by one."""

    id: EventId
    event: Annotated[Literal["snapshot"], about("The kind of the event.", "snapshot")]
    data: Annotated[TableReply, about("The table; on the wire, JSON on one line.")]


class ChangeEvent(TypedDict):
    """A change that the caller may see."""

    id: EventId
    event: Annotated[Literal["change"], about("The kind of the event.", "change")]
    data: Annotated[ChangeReply, about("The change; on the wire, JSON on one line.")]


class AnswerReply(TypedDict):
    """What the answer led to, as far as it concerns the caller. It does not count hidden answers of others."""

    ok: Annotated[Literal[True], about("Always true; errors have another form.", True)]
    question: QuestionNumber
    choice: Annotated[
        list[MoveReply], about("The moves the caller may play next; empty while the caller is not asked.", CHOICE)
    ]
    picks: Moves
    owed: Annotated[OwedReply | None, about("What the caller is asked next; null while not asked.")]
    over: Annotated[bool, about("Is the game over?", False)]
    record: RecordId


class QueueReply(TypedDict):
    """The queue of those who wait for anyone to play with."""

    waiting: Annotated[dict[str, int], about("How many wait, by game.", {EXAMPLE_GAME: 1})]
    game: Annotated[str | None, about("What the caller waits for.", EXAMPLE_GAME)]
    table: Annotated[str | None, about("The table the caller has got, until the caller comes to it.", None)]


# Records, reviews and experts' opinions


Answers = Annotated[dict[str, list[str]], about("The moves of each seat.", {"0": ["bid forest-3"], "1": ["bid refill"]})]


class FairnessReply(TypedDict):
    """Where the seed comes from (docs/records.md#fairness)."""

    commitment: Annotated[str, about("The server's commitment.", "9f86d081…0a08")]
    secret: Annotated[str, about("The server's secret, to which it has committed.", "5e884898…2a3d")]
    added: Annotated[list[str], about("The bytes each seat has added; empty for none.", ["00ff…", "", ""])]
    commitments: Annotated[list[str], about("The commitments of the seats; empty for none.", ["2c26b46b…7ae", "", ""])]
    sources: Annotated[
        list[str],
        about("Where the part of each seat comes from: `player`, `server` or `withheld`.", ["player", "server", "server"]),
    ]
    terms: Annotated[str, about("The hash of the deal's terms, on which the seed depends; empty in older records.", "7d1a…")]


class RecordDetail(TypedDict):
    """A record, field by field (docs/records.md)."""

    game: GameName
    rules: RulesVersion
    seats: Annotated[int, about("The number of seats, a virtual player's included.", 3)]
    options: Options
    seed: Annotated[str, about("The source of every shuffle.", "hex:5e884898…2a3d")]
    players: Annotated[list[str], about("The names of the players, by seat; bots by the name of their kind.", ["My bot"])]
    bots: Annotated[list[str], about("The bot of each seat, empty for a person; nothing without bots.", ["", "easy"])]
    piles: Annotated[dict[str, list[list[str]]], about("Stacked shuffles of a prepared deal.", {})]
    moves: Annotated[list[Answers], about("The answers to each question, by seat.", [{"0": ["bid forest-3"]}])]
    scores: Annotated[list[int], about("The final scores.", [31, 27, 18])]
    fairness: Annotated[FairnessReply | None, about("Where the seed comes from, if a server dealt.")]


class MomentReply(TypedDict):
    """The game at one moment, as a seat saw it or with all cards open."""

    at: Annotated[int, about("After how many questions.", 4)]
    last: Annotated[int, about("How many questions there were.", 42)]
    seat: Viewer
    answers: Answers
    events: Annotated[list[EventReply], about("What these answers caused.")]
    view: Annotated[ViewReply, about("What the seat knew then.")]


class RecordReply(TypedDict):
    """The record of a finished game."""

    id: Annotated[int, about("The id of the record.", 71)]
    record: Annotated[RecordDetail, about("The record, field by field.")]
    text: Annotated[str, about("The record as a file, for `wildtable replay` and `verify`.", "wildtable = 1\n…")]
    share: Annotated[str, about("Its link for everybody.", "https://games.example.org/shared/MjMu…")]
    moment: NotRequired[Annotated[MomentReply, about("The moment asked for with `at` or `seat`.")]]


class EstimateReply(TypedDict):
    """A mean and its standard error; two of these on each side make a range of 95%."""

    mean: Annotated[float, about("The mean.", 0.41)]
    error: Annotated[float, about("Its standard error.", 0.02)]


class ForecastReply(TypedDict):
    """Each player's chance to win by their own view before a question, if people played on like the Medium bot and bots at
    their level, scaled so that
    all add up to 1."""

    question: Annotated[int, about("The number of the question.", 4)]
    chances: Annotated[list[EstimateReply], about("The chances, by seat.", [{"mean": 0.41, "error": 0.02}])]


class ReviewedMomentReply(TypedDict):
    """A move for which a better one was found."""

    question: Annotated[int, about("The number of the question.", 4)]
    seat: Annotated[int, about("Whose move it was.", 0)]
    move: Annotated[str, about("The move.", "bid forest-1")]
    better: Annotated[str, about("The better one.", "bid forest-3")]
    grade: Annotated[str, about("`inaccuracy`, `mistake` or `blunder`.", "mistake")]
    chance: Annotated[float, about("The chance to win with the move played.", 0.31)]
    loss: Annotated[EstimateReply, about("What the move lost of that chance.")]
    margin: Annotated[EstimateReply, about("What it lost of points ahead of the best other player.")]


class SeatBalanceReply(TypedDict):
    """A player's share of the win, and where it comes from. Less the fair share it is the sum of `own` moves, `others`'
    moves and `chance`, all compared with the moves of the Medium bot."""

    result: Annotated[float, about("The share of the win.", 1.0)]
    own: Annotated[EstimateReply, about("What the player's own moves gave.")]
    others: Annotated[EstimateReply, about("What the moves of others gave.")]
    chance: Annotated[float, about("What chance gave.", 0.12)]
    margin: Annotated[EstimateReply, about("Points that the own moves gained or lost.")]
    unlike: Annotated[int, about("In how many decisions the move made a difference.", 6)]
    decisions: Annotated[int, about("How many decisions there were.", 40)]


class ReviewReply(TypedDict):
    """The review of a game, as far as it is done."""

    done: Done
    failed: Failed
    progress: Progress
    moments: Annotated[list[ReviewedMomentReply], about("The moves for which better ones were found.")]
    forecasts: Annotated[list[ForecastReply], about("The chances before each question.")]
    seats: Annotated[list[SeatBalanceReply], about("The balance of each seat; empty until the end.")]


class MoveChanceReply(TypedDict):
    """A move of the open question: its chance to win, and its points ahead of the best other player, if all then play on
    like the Medium bot."""

    move: Annotated[str, about("The move.", "bid forest-3")]
    chance: Annotated[EstimateReply, about("The chance to win with it.")]
    margin: Annotated[EstimateReply, about("Its points ahead of the best other player.")]


class ExpertReply(TypedDict):
    """What the Expert bot would answer, seen from the caller's view alone."""

    done: Done
    failed: Failed
    progress: Progress
    answer: Annotated[list[str], about("The answer; empty until known.", ["bid forest-3"])]
    moves: Annotated[list[MoveChanceReply], about("All moves, the most likely winner first.")]


class VerdictReply(TypedDict):
    """The result of checking a record."""

    verdict: Annotated[
        str,
        about("`proven` to the player with these notes, `consistent` with itself, or `broken`, for the `reason`.", "proven"),
    ]
    plays_out: Annotated[bool, about("Do its moves replay to its scores?", True)]
    committed: Annotated[
        bool | None,
        about("Does the seed follow from the commitments? Null if there are none, or if the deal was prepared.", True),
    ]
    shuffles: Annotated[int, about("How many shuffles it has.", 5)]
    reason: Annotated[str, about("What is wrong, or missing; empty if nothing is.", "")]
    stacked: Annotated[bool, about("Was the deal prepared, so that the seed did not decide it?", False)]
    withheld: Annotated[list[int], about("The seats whose bytes did not arrive in time.", [])]
    code: Annotated[
        str,
        about("The same as `reason` for programs, such as `options`, `late` or `unbound` (docs/records.md#verdicts).", ""),
    ]
    bound: Annotated[bool, about("Does the seed depend on game, rules, seats, options, deck and bots?", True)]
