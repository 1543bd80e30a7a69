"""Tables as replies, and what changes at them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from typing_extensions import TypedDict

from wildtable.server.api.schema.fields import (
    EXAMPLE_GAME,
    AnimalField,
    GameName,
    Moves,
    Options,
    QuestionNumber,
    RecordId,
    RulesVersion,
    TableId,
    Viewer,
    VisitorId,
    VisitorNameField,
    about,
)
from wildtable.server.api.schema.games import MoveReply

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
