"""Render: a table's regions as HTML, from what one viewer may know and from nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import islice

from markupsafe import escape

from wildtable import bots
from wildtable.engine.cards import Seat
from wildtable.engine.game import AnyGame
from wildtable.engine.guide import Lesson
from wildtable.engine.scenes import Word
from wildtable.server.markup import draw, isolated
from wildtable.server.phrases import Phrases
from wildtable.server.sight import SeatSight, TableSight
from wildtable.server.stage import Memo, Sitter, Stage
from wildtable.server.store import SOMEBODY, Line
from wildtable.server.words import say

CHAT_LINES, CHAT_LENGTH = 60, 12_000


def regions(sight: TableSight, language: str, memo: Memo | None = None) -> dict[str, str]:
    """All regions of a table as one viewer sees it; `memo` holds what was drawn for this viewer before."""
    names = seat_names(sight.seats, sight.terms.rules, sight.terms.seats, language)
    memo = memo or Memo()
    said = tuple(latest(sight.chat))
    drawn = {"chat": memo.keep("chat", said, lambda: _chat(said, language))}
    sitters = [_sitter(sight, number, name) for number, name in enumerate(names)]
    if sight.view is None:
        empty = dict.fromkeys(("top", "hand", "log", "score"), "")
        game = sight.terms.game
        seats = {f"seat-{one.number}": draw("regions/place.html", language, sitter=one, game=game) for one in sitters}
        before = {"mat": _seating(sight, names, language), "prompt": _before(sight, language), "seating": "", "lesson": ""}
        return drawn | empty | seats | before
    moment = (sight.game, sight.question, sight.happened)
    stage = Stage(sight.view, names, sight.log, language, _answered(sight), sight.terms.aids, memo, moment)
    return drawn | {
        "top": stage.top(),
        **{f"seat-{one.number}": stage.seat(one) for one in sitters},
        "mat": stage.mat() if sight.playing else stage.draw("regions/final.html", sight=sight, columns=stage.columns()),
        "prompt": _prompt(sight, stage) if sight.playing and not sight.frozen else _after(sight, stage),
        "hand": stage.hand() if sight.playing else stage.draw("regions/links.html", sight=sight),
        "log": stage.log(),
        "score": stage.score(),
        "seating": "" if sight.playing else _seating(sight, names, language),
        "lesson": _lesson(sight.lesson, stage),
    }


def stage_of(sight: TableSight, language: str) -> Stage | None:
    """The position at a table; none before its first game."""
    names = seat_names(sight.seats, sight.terms.rules, sight.terms.seats, language)
    return None if sight.view is None else Stage(sight.view, names, sight.log, language)


def seat_names(seats: Sequence[SeatSight], game: AnyGame, count: int, language: str) -> list[str]:
    """What everybody calls the seats: people and bots by name, virtual players last."""
    spare = say(language, "bot-names").split(", ")
    names = [
        say(language, "somebody")
        if seat.name == SOMEBODY
        else isolated(seat.name)
        if seat.name
        else spare[seat.number % len(spare)]
        if seat.bot
        else say(language, "seat-free", seat=seat.number + 1)
        for seat in seats
    ]
    if count == len(seats):
        return names
    return names + [game.texts.say(language, "virtual-player") for _ in range(len(seats), count)]


def _answered(sight: TableSight) -> frozenset[Seat]:
    """The seats known to have answered the question; a viewer always knows it of themselves."""
    view = sight.view
    assert view is not None
    told = {seat for seat in view.asked if seat not in sight.waiting}
    return frozenset(told | ({view.viewer} & set(view.answered) if view.viewer is not None else set()))


def _sitter(sight: TableSight, number: Seat, name: str) -> Sitter:
    view = sight.view
    mine = number == sight.viewer
    seat = sight.seats[number] if number < len(sight.seats) else None
    free = seat is not None and not seat.name and not seat.bot
    asked = sight.playing and view is not None and number in view.asked
    thinking = asked and number in sight.waiting if view is None or not mine else asked and view.choice is not None
    ranks = () if view is None or view.result is None else view.result.ranks
    return Sitter(
        number=number,
        name=name,
        initial=str(number + 1) if free else name.lstrip("\N{FIRST STRONG ISOLATE}")[:1].upper(),
        bot=seat.bot or "" if seat else "virtual",
        mine=mine,
        thinking=thinking,
        ready=asked and not thinking,
        away=bool(seat and seat.away),
        absent=bool(seat and seat.name and not seat.here and not seat.away),
        deadline=sight.deadline if thinking else None,
        rank=ranks[number] if number < len(ranks) else 0,
    )


def _prompt(sight: TableSight, stage: Stage) -> str:
    """What the viewer is asked, or why nothing is asked of them now."""
    view, viewer = sight.view, sight.viewer
    assert view is not None
    name = type(view.agenda[0]).__name__
    phrases = Phrases(view.game, stage.names, stage.language)
    absent = [one for one in sight.seats if one.name and not one.here and not one.away and one.number != viewer]
    picked = tuple(move.card for move in view.picks if move.card is not None)
    sealed = viewer in view.answered and bool(view.picks)
    mine = viewer is not None and view.choice is not None and not sight.seats[viewer].away
    asked = stage.scenes.prompt(view, stage.called) if mine else None
    return stage.draw(
        "regions/prompt.html",
        sight=sight,
        seat=None if viewer is None else sight.seats[viewer],
        asked=asked,
        words=_worded(stage, asked.about) if asked else {},
        step=name,
        scene=None if viewer is None else stage.scenes.seat(view, viewer, stage.story, stage.answered),
        picks=[phrases.move(move) for move in view.picks if move is not view.game.moves.done],
        laid=tuple(view.game.catalogue.spell(picked)) if sealed else (),
        sealed=sealed,
        waiting=[stage.names[one] for one in sight.waiting if one != viewer],
        absent=[(one.number, stage.names[one.number]) for one in absent] if sight.is_host else [],
    )


def _worded(stage: Stage, about: Mapping[str, object]) -> dict[str, object]:
    """What the words of a question are about, as they name it: `names` in a row, a `card` by its name, a word said."""
    told = {name: stage.pieces.say(one) if isinstance(one, Word) else one for name, one in about.items()}
    if isinstance(names := told.get("names"), list):
        told["names"] = ", ".join(names)
    if card := told.get("card"):
        told["card"] = stage.pieces.label(str(card))
    return told


def _lesson(lesson: Lesson | None, stage: Stage) -> str:
    """What the guide has to say, and the answer it would give."""
    if lesson is None:
        return ""
    game, language = stage.view.game, stage.language
    phrases = Phrases(game, stage.names, language)
    moves = [move for move in lesson.moves if move is not game.moves.done]
    return stage.draw(
        "regions/lesson.html",
        title=lesson.title.say(game, language, stage.names),
        lines=[line.say(game, language, stage.names) for line in lesson.lines],
        moves=[move.notation for move in moves],
        advice=phrases.moves(moves) or say(language, "move-done"),
        reason=lesson.reason.say(game, language, stage.names) if lesson.reason else "",
    )


def _before(sight: TableSight, language: str) -> str:
    return draw("regions/before.html", language, sight=sight, full=_full(sight), again=False)


def _after(sight: TableSight, stage: Stage) -> str:
    return stage.draw("regions/before.html", sight=sight, full=_full(sight), again=True)


def _full(sight: TableSight) -> bool:
    return all(one.name or one.bot for one in sight.seats)


def _seating(sight: TableSight, names: Sequence[str], language: str) -> str:
    return draw("regions/seating.html", language, sight=sight, names=names, bots=bots.names())


@lru_cache(maxsize=32)
def _chat(lines: tuple[Line, ...], language: str) -> str:
    """Drawn once for all who see it at the same moment. Few are kept: chats are long, and the next line makes another."""
    return draw("regions/chat.html", language, chat=lines)


def latest(chat: Sequence[Line]) -> list[Line]:
    """The last lines of a chat, as many as a page has room for once they are escaped."""
    kept: list[Line] = []
    room = CHAT_LENGTH
    for line in islice(reversed(chat), CHAT_LINES):
        room -= len(escape(line.text)) + 100
        if room < 0:
            break
        kept.append(line)
    return kept[::-1]
