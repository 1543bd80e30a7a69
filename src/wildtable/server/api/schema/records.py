"""Records, reviews and experts' opinions as replies."""

from __future__ import annotations

from typing import Annotated, NotRequired

from typing_extensions import TypedDict

from wildtable.server.api.schema.fields import Done, Failed, GameName, Options, Progress, RulesVersion, Viewer, about
from wildtable.server.api.schema.tables import EventReply, ViewReply

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
