"""Regions: a table as HTML, from a snapshot of what one viewer may know."""

from __future__ import annotations

import logging
from collections.abc import Hashable, Sequence
from itertools import islice

from markupsafe import escape

from wildtable import bots
from wildtable.engine.cards import Seat
from wildtable.engine.game import AnyGame
from wildtable.engine.knowledge.view import View
from wildtable.engine.presentation.guide import Lesson
from wildtable.server.html.game_page import GamePage, draw, load_game_page
from wildtable.server.html.phrases import GrowingLog
from wildtable.server.html.presenter import Presenter, SeatOccupant
from wildtable.server.html.templating import isolate_name
from wildtable.server.html.texts import say
from wildtable.server.store.rows import UNKNOWN_NAME, ChatLine
from wildtable.server.tables.autoplay import MISSED_SECONDS
from wildtable.server.tables.processes.consulting import may_consult
from wildtable.server.tables.snapshot import SeatSnapshot, TableSnapshot

logger = logging.getLogger(__name__)
MAX_CHAT_LINES, MAX_CHAT_LENGTH = 60, 12_000


def render_regions(snapshot: TableSnapshot, language: str, log_before: GrowingLog | None = None) -> dict[str, str]:
    """Render all regions of a table for one viewer; `log_before` is the log as this viewer saw it last.

    Where the page of the game fails, it is logged and the default page is drawn, so that the game can be played on.
    """
    try:
        return draw_regions(snapshot, language, log_before=log_before)
    except Exception:
        logger.exception("game %s: its page cannot be drawn; the default is used", snapshot.config.game_name)
        return draw_regions(snapshot, language, plain=True)


def draw_regions(
    snapshot: TableSnapshot, language: str, plain: bool = False, log_before: GrowingLog | None = None
) -> dict[str, str]:
    """Render all regions; `plain` as if the game had no page of its own. Raise whatever its page raises."""
    page = load_game_page(snapshot.config.game, language, plain)
    names = name_players(snapshot, language)
    occupants = [_describe_occupant(snapshot, number, name) for number, name in enumerate(names)]
    chat = draw(page, "regions/chat.html", chat=tuple(trim_chat(snapshot.chat)))
    if snapshot.view is None:
        return {
            "chat": chat,
            **dict.fromkeys(("top", "hand", "log", "score", "rule", "seating", "lesson", "story"), ""),
            **{f"seat-{one.number}": draw(page, "regions/place.html", occupant=one) for one in occupants},
            "mat": _draw_seating(snapshot, names, page),
            "prompt": _draw_before(snapshot, page),
        }
    presenter = Presenter(
        snapshot.view,
        names,
        snapshot.log,
        language,
        find_answered(snapshot, snapshot.view),
        snapshot.config.aids,
        snapshot.happened,
        plain,
        occupants,
        log_before or GrowingLog(),
    )
    is_asking = snapshot.playing and not snapshot.frozen
    return {
        "chat": chat,
        "top": presenter.top(),
        **{f"seat-{one.number}": presenter.seat(one.number) for one in occupants},
        "mat": presenter.mat() if snapshot.playing else presenter.final([seat.animal for seat in snapshot.seats]),
        "prompt": _draw_prompt(snapshot, presenter) if is_asking else _draw_after(snapshot, presenter),
        "hand": presenter.hand() if snapshot.playing else page.render("regions/links.html", snapshot=snapshot),
        "rule": presenter.rule(),
        "log": presenter.log(),
        "score": presenter.score(),
        "seating": "" if snapshot.playing else _draw_seating(snapshot, names, page),
        "lesson": _draw_lesson(snapshot.lesson, presenter),
        "story": presenter.recap(),
    }


def present_table(snapshot: TableSnapshot, language: str) -> Presenter | None:
    """Return the presenter of the current position, None before the first game."""
    names = name_players(snapshot, language)
    return None if snapshot.view is None else Presenter(snapshot.view, names, snapshot.log, language)


def name_players(snapshot: TableSnapshot, language: str) -> list[str]:
    """Name all seats of a table."""
    return name_seats(snapshot.seats, snapshot.config.game, snapshot.config.seats, language)


def name_seats(seats: Sequence[SeatSnapshot], game: AnyGame, count: int, language: str) -> list[str]:
    """Name all seats: people and bots by name, virtual players last."""
    spare = say(language, "bot-names").split(", ")
    names = [
        say(language, "somebody")
        if seat.name == UNKNOWN_NAME
        else isolate_name(seat.name)
        if seat.name
        else spare[((seat.origin or seat.number + 1) - 1) % len(spare)]
        if seat.bot
        else say(language, "seat-free", seat=seat.number + 1)
        for seat in seats
    ]
    if count == len(seats):
        return names
    return names + [game.texts.say(language, "virtual-player") for _ in range(len(seats), count)]


def find_answered(snapshot: TableSnapshot, view: View) -> frozenset[Seat]:
    """Return the seats known to have answered the question; viewers always know it of themselves."""
    answered = frozenset(view.asked).difference(snapshot.waiting)
    return answered | {view.viewer} if view.viewer in view.answered else answered


def _describe_occupant(snapshot: TableSnapshot, number: Seat, name: str) -> SeatOccupant:
    view = snapshot.view
    mine = number == snapshot.viewer
    seat = snapshot.seats[number] if number < len(snapshot.seats) else None
    free = seat is not None and not seat.name and not seat.bot
    asked = snapshot.playing and view is not None and number in view.asked
    thinking = asked and number in snapshot.waiting if view is None or not mine else asked and view.choice is not None
    ranks = () if view is None or view.result is None else view.result.ranks
    return SeatOccupant(
        number=number,
        name=name,
        initial=str(number + 1) if free else name.lstrip("\N{FIRST STRONG ISOLATE}")[:1].upper(),
        bot=seat.bot or "" if seat else "virtual",
        mine=mine,
        thinking=thinking,
        ready=asked and not thinking,
        away=bool(seat and seat.away),
        absent=bool(seat and seat.name and not seat.here and not seat.away),
        free=free,
        deadline=seat.deadline if seat and thinking else None,
        listening=bool(seat and seat.listening),
        rank=ranks[number] if number < len(ranks) else 0,
        animal=seat.animal if seat else "",
    )


def _draw_prompt(snapshot: TableSnapshot, presenter: Presenter) -> str:
    """Draw the question to the viewer, or why there is none now."""
    view, viewer = presenter.view, snapshot.viewer
    seat = None if viewer is None else snapshot.seats[viewer]
    picked = tuple(move.card for move in view.picks if move.card is not None)
    sealed = viewer in view.answered and bool(view.picks)
    moves = [move for move in view.picks if move is not view.game.moves.done]
    about: dict[str, Hashable] = {
        "table": snapshot.id,
        "record": snapshot.game,
        "dealt": snapshot.dealt,
        "viewer": viewer,
        "may_undo": snapshot.may_undo,
        "scene": None if viewer is None else presenter.seat_scenes[viewer],
        "picks": presenter.wording.moves(moves) if view.picks else "",
        "laid": tuple(view.game.catalogue.spell(picked)) if sealed else (),
        "has_story": bool(presenter.beats),
        "missed": _word_missed(snapshot, presenter) if seat is not None and seat.missed else "",
    }
    if presenter.asked is None or seat is None or seat.away:
        return draw(presenter.page, "regions/waiting.html", **about, **_describe_waiting(snapshot, presenter, sealed))
    asked, values = presenter.asked, presenter.wording.values(presenter.asked.about)
    return presenter.page.render(
        "regions/prompt.html",
        **about,
        question=snapshot.question,
        asked=asked,
        about=lambda part: presenter.page.say(f"{part}-{asked.step}", **values),
        hints=presenter.hints(asked, guided=snapshot.lesson is not None),
        may_consult=may_consult(snapshot) and bots.EXPERT in bots.levels_for(view.game),
    )


def _describe_waiting(snapshot: TableSnapshot, presenter: Presenter, sealed: bool) -> dict[str, Hashable]:
    """Describe who else is still to answer, for those who wait. The host may hand over the seats of those who left."""
    viewer, step = snapshot.viewer, type(presenter.view.agenda[0]).__name__
    absent = [one for one in snapshot.seats if one.name and not one.here and not one.away and one.number != viewer]
    return {
        "seat": None if viewer is None else snapshot.seats[viewer],
        "sealed": sealed,
        "step": step,
        "listening": tuple(presenter.names[one.number] for one in snapshot.seats if one.listening and one.number != viewer),
        "waiting": tuple(presenter.names[one] for one in snapshot.waiting if one != viewer),
        "absent": tuple((one.number, presenter.names[one.number]) for one in absent) if snapshot.is_host else (),
    }


def _word_missed(snapshot: TableSnapshot, presenter: Presenter) -> str:
    """Tell a player who missed a deadline what a bot has answered, and how much time there is now."""
    known, clock, wording = snapshot.config.game.moves, snapshot.config.clock or MISSED_SECONDS, presenter.wording
    moves = [move for move in map(known.parse, snapshot.stood_in) if move is not known.done]
    spoken = wording.moves(moves) or wording.say("move-done")
    return say(presenter.language, "missed", moves=spoken, seconds=min(clock, MISSED_SECONDS))


def _draw_lesson(lesson: Lesson | None, presenter: Presenter) -> str:
    """Draw the guide's lesson and the answer it recommends."""
    if lesson is None:
        return ""
    game, language, names = presenter.view.game, presenter.language, presenter.names
    moves = [move for move in lesson.moves if move is not game.moves.done]
    return presenter.page.render(
        "regions/lesson.html",
        title=lesson.title.say(game, language, names),
        lines=[line.say(game, language, names) for line in lesson.lines],
        moves=[move.notation for move in moves],
        over=presenter.view.over,
        advice=presenter.wording.moves(moves) or presenter.wording.say("move-done"),
        reason=lesson.reason.say(game, language, names) if lesson.reason else "",
    )


def _draw_before(snapshot: TableSnapshot, page: GamePage) -> str:
    return page.render("regions/before.html", snapshot=snapshot, full=_is_full(snapshot), again=False, answers={})


def _draw_after(snapshot: TableSnapshot, presenter: Presenter) -> str:
    people = [one for one in snapshot.seats if one.name]
    answers = {
        answer: [presenter.names[one.number] for one in people if one.rematch == value and one.number != snapshot.viewer]
        for answer, value in (("yes", "yes"), ("no", "no"), ("none", ""))
    }
    full = _is_full(snapshot)
    return presenter.page.render("regions/before.html", snapshot=snapshot, full=full, again=True, answers=answers)


def _is_full(snapshot: TableSnapshot) -> bool:
    return all(one.name or one.bot for one in snapshot.seats)


def _draw_seating(snapshot: TableSnapshot, names: Sequence[str], page: GamePage) -> str:
    offered = {"bots": bots.levels_for(page.game), "people_counts": page.game.people_counts}
    return page.render("regions/seating.html", snapshot=snapshot, names=names, **offered)


def trim_chat(chat: Sequence[ChatLine]) -> list[ChatLine]:
    """Return the last lines of a chat, as many as a page has room for once they are escaped."""
    kept: list[ChatLine] = []
    room = MAX_CHAT_LENGTH
    for line in islice(reversed(chat), MAX_CHAT_LINES):
        room -= len(escape(line.text)) + 100
        if room < 0:
            break
        kept.append(line)
    return kept[::-1]
