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
from wildtable.server.html.phrases import Phrases
from wildtable.server.html.presenter import Memo, Presenter, Sitter
from wildtable.server.html.templating import draw, isolated
from wildtable.server.html.texts import say
from wildtable.server.store.rows import SOMEBODY, Line
from wildtable.server.tables.snapshot import SeatSnapshot, TableSnapshot

CHAT_LINES, CHAT_LENGTH = 60, 12_000


def regions(snapshot: TableSnapshot, language: str, memo: Memo | None = None) -> dict[str, str]:
    """All regions of a table as one viewer sees it; `memo` holds what was drawn for this viewer before."""
    names = seat_names(snapshot.seats, snapshot.config.game, snapshot.config.seats, language)
    memo = memo or Memo()
    said = tuple(latest(snapshot.chat))
    drawn = {"chat": memo.keep("chat", said, lambda: _chat(said, language))}
    sitters = [_sitter(snapshot, number, name) for number, name in enumerate(names)]
    if snapshot.view is None:
        empty = dict.fromkeys(("top", "hand", "log", "score"), "")
        game = snapshot.config.game_name
        seats = {f"seat-{one.number}": draw("regions/place.html", language, sitter=one, game=game) for one in sitters}
        before = {
            "mat": _seating(snapshot, names, language),
            "prompt": _before(snapshot, language),
            "seating": "",
            "lesson": "",
        }
        return drawn | empty | seats | before
    moment = (snapshot.game, snapshot.question, snapshot.happened)
    presenter = Presenter(
        snapshot.view, names, snapshot.log, language, _answered(snapshot), snapshot.config.aids, memo, moment
    )
    return drawn | {
        "top": presenter.top(),
        **{f"seat-{one.number}": presenter.seat(one) for one in sitters},
        "mat": presenter.mat()
        if snapshot.playing
        else presenter.draw("regions/final.html", snapshot=snapshot, columns=presenter.columns()),
        "prompt": _prompt(snapshot, presenter) if snapshot.playing and not snapshot.frozen else _after(snapshot, presenter),
        "hand": presenter.hand() if snapshot.playing else presenter.draw("regions/links.html", snapshot=snapshot),
        "log": presenter.log(),
        "score": presenter.score(),
        "seating": "" if snapshot.playing else _seating(snapshot, names, language),
        "lesson": _lesson(snapshot.lesson, presenter),
    }


def presenter_of(snapshot: TableSnapshot, language: str) -> Presenter | None:
    """The position at a table; none before its first game."""
    names = seat_names(snapshot.seats, snapshot.config.game, snapshot.config.seats, language)
    return None if snapshot.view is None else Presenter(snapshot.view, names, snapshot.log, language)


def seat_names(seats: Sequence[SeatSnapshot], game: AnyGame, count: int, language: str) -> list[str]:
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


def _answered(snapshot: TableSnapshot) -> frozenset[Seat]:
    """The seats known to have answered the question; a viewer always knows it of themselves."""
    view = snapshot.view
    assert view is not None
    told = {seat for seat in view.asked if seat not in snapshot.waiting}
    return frozenset(told | ({view.viewer} & set(view.answered) if view.viewer is not None else set()))


def _sitter(snapshot: TableSnapshot, number: Seat, name: str) -> Sitter:
    view = snapshot.view
    mine = number == snapshot.viewer
    seat = snapshot.seats[number] if number < len(snapshot.seats) else None
    free = seat is not None and not seat.name and not seat.bot
    asked = snapshot.playing and view is not None and number in view.asked
    thinking = asked and number in snapshot.waiting if view is None or not mine else asked and view.choice is not None
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
        deadline=snapshot.deadline if thinking else None,
        rank=ranks[number] if number < len(ranks) else 0,
    )


def _prompt(snapshot: TableSnapshot, presenter: Presenter) -> str:
    """What the viewer is asked, or why nothing is asked of them now."""
    view, viewer = snapshot.view, snapshot.viewer
    assert view is not None
    name = type(view.agenda[0]).__name__
    phrases = Phrases(view.game, presenter.names, presenter.language)
    absent = [one for one in snapshot.seats if one.name and not one.here and not one.away and one.number != viewer]
    picked = tuple(move.card for move in view.picks if move.card is not None)
    sealed = viewer in view.answered and bool(view.picks)
    mine = viewer is not None and view.choice is not None and not snapshot.seats[viewer].away
    asked = presenter.scenes.prompt(view, presenter.called) if mine else None
    return presenter.draw(
        "regions/prompt.html",
        snapshot=snapshot,
        seat=None if viewer is None else snapshot.seats[viewer],
        asked=asked,
        words=_worded(presenter, asked.about) if asked else {},
        step=name,
        scene=None if viewer is None else presenter.scenes.seat(view, viewer, presenter.story, presenter.answered),
        picks=[phrases.move(move) for move in view.picks if move is not view.game.moves.done],
        laid=tuple(view.game.catalogue.spell(picked)) if sealed else (),
        sealed=sealed,
        waiting=[presenter.names[one] for one in snapshot.waiting if one != viewer],
        absent=[(one.number, presenter.names[one.number]) for one in absent] if snapshot.is_host else [],
    )


def _worded(presenter: Presenter, about: Mapping[str, object]) -> dict[str, object]:
    """What the words of a question are about, as they name it: `names` in a row, a `card` by its name, a word said."""
    told = {name: presenter.fragments.say(one) if isinstance(one, Word) else one for name, one in about.items()}
    if isinstance(names := told.get("names"), list):
        told["names"] = ", ".join(names)
    if card := told.get("card"):
        told["card"] = presenter.fragments.label(str(card))
    return told


def _lesson(lesson: Lesson | None, presenter: Presenter) -> str:
    """What the guide has to say, and the answer it would give."""
    if lesson is None:
        return ""
    game, language = presenter.view.game, presenter.language
    phrases = Phrases(game, presenter.names, language)
    moves = [move for move in lesson.moves if move is not game.moves.done]
    return presenter.draw(
        "regions/lesson.html",
        title=lesson.title.say(game, language, presenter.names),
        lines=[line.say(game, language, presenter.names) for line in lesson.lines],
        moves=[move.notation for move in moves],
        advice=phrases.moves(moves) or say(language, "move-done"),
        reason=lesson.reason.say(game, language, presenter.names) if lesson.reason else "",
    )


def _before(snapshot: TableSnapshot, language: str) -> str:
    return draw("regions/before.html", language, snapshot=snapshot, full=_full(snapshot), again=False)


def _after(snapshot: TableSnapshot, presenter: Presenter) -> str:
    return presenter.draw("regions/before.html", snapshot=snapshot, full=_full(snapshot), again=True)


def _full(snapshot: TableSnapshot) -> bool:
    return all(one.name or one.bot for one in snapshot.seats)


def _seating(snapshot: TableSnapshot, names: Sequence[str], language: str) -> str:
    return draw("regions/seating.html", language, snapshot=snapshot, names=names, bots=bots.names())


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
