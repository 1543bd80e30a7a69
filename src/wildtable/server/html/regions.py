"""Regions: a table as HTML, from a snapshot of what one viewer may know."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from itertools import islice

from markupsafe import escape

from wildtable import bots
from wildtable.engine.cards import Seat
from wildtable.engine.game import AnyGame
from wildtable.engine.knowledge.view import View
from wildtable.engine.presentation.guide import Lesson
from wildtable.server.html.phrases import Phrases
from wildtable.server.html.presenter import Presenter, SeatOccupant
from wildtable.server.html.region_cache import RegionCache
from wildtable.server.html.templating import isolate_name, render
from wildtable.server.html.texts import say
from wildtable.server.store.rows import UNKNOWN_NAME, ChatLine
from wildtable.server.tables.autoplay import MISSED_SECONDS
from wildtable.server.tables.processes.consulting import may_consult
from wildtable.server.tables.snapshot import SeatSnapshot, TableSnapshot

log = logging.getLogger(__name__)
MAX_CHAT_LINES, MAX_CHAT_LENGTH = 60, 12_000


def render_regions(
    snapshot: TableSnapshot, language: str, cache: RegionCache | None = None, public: Presenter | None = None
) -> dict[str, str]:
    """Render all regions of a table for one viewer; `cache` holds what was drawn for this viewer before, `public` draws what
    looks the same to spectators.

    Where the page of the game fails, it is logged and the default page is drawn, so that the game can be played on.
    """
    try:
        return draw_regions(snapshot, language, cache, public)
    except Exception:
        log.exception("game %s: its page cannot be drawn; the default is used", snapshot.config.game_name)
        return draw_regions(snapshot, language, plain=True)


def draw_regions(
    snapshot: TableSnapshot,
    language: str,
    cache: RegionCache | None = None,
    public: Presenter | None = None,
    plain: bool = False,
) -> dict[str, str]:
    """Render all regions; `plain` as if the game had no page of its own. Raise whatever its page raises."""
    names = name_players(snapshot, language) if public is None else public.names
    cache = cache or RegionCache()
    drawn = {"chat": cache.get("chat", snapshot.chat, lambda: _draw_chat(snapshot.chat, language))}
    if snapshot.view is None:
        occupants = [_describe_occupant(snapshot, number, name) for number, name in enumerate(names)]
        empty = dict.fromkeys(("top", "hand", "log", "score", "rule"), "")
        game = snapshot.config.game_name
        seats = {f"seat-{one.number}": render("regions/place.html", language, occupant=one, game=game) for one in occupants}
        before = {
            "mat": _draw_seating(snapshot, names, language),
            "prompt": _draw_before(snapshot, language),
            "seating": "",
            "lesson": "",
            "story": "",
        }
        return drawn | empty | seats | before
    presenter = public if snapshot.viewer is None else None
    presenter = presenter or _present(snapshot, snapshot.view, names, language, cache=cache, public=public, plain=plain)
    is_asking = snapshot.playing and not snapshot.frozen
    return drawn | {
        "top": presenter.top(),
        **{f"seat-{one.number}": presenter.seat(one.number) for one in presenter.occupants},
        "mat": presenter.mat() if snapshot.playing else presenter.final([seat.animal for seat in snapshot.seats]),
        "prompt": _draw_prompt(snapshot, presenter) if is_asking else _draw_after(snapshot, presenter),
        "hand": presenter.hand() if snapshot.playing else presenter.draw("regions/links.html", snapshot=snapshot),
        "rule": presenter.rule(),
        "log": presenter.log(),
        "score": presenter.score(),
        "seating": "" if snapshot.playing else _draw_seating(snapshot, names, language),
        "lesson": _draw_lesson(snapshot.lesson, presenter),
        "story": presenter.recap(),
    }


def present_public(snapshot: TableSnapshot, language: str, cache: RegionCache) -> Presenter | None:
    """Return the presenter of spectators, which draws for all viewers what looks the same to them."""
    if snapshot.view is None:
        return None
    return _present(snapshot, snapshot.view, name_players(snapshot, language), language, cache=cache)


def _present(
    snapshot: TableSnapshot,
    view: View,
    names: Sequence[str],
    language: str,
    *,
    cache: RegionCache,
    public: Presenter | None = None,
    plain: bool = False,
) -> Presenter:
    return Presenter(
        view,
        names,
        snapshot.log,
        language,
        _find_answered(snapshot, public),
        snapshot.config.aids,
        cache,
        happened=snapshot.happened,
        version=(snapshot.game, snapshot.question, snapshot.happened),
        plain=plain,
        occupants=_describe_occupants(snapshot, names, public),
        public=public,
    )


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


def _find_answered(snapshot: TableSnapshot, public: Presenter | None) -> frozenset[Seat]:
    """Return the seats known to have answered the question; viewers always know it of themselves."""
    view = snapshot.view
    assert view is not None
    answered = frozenset(view.asked).difference(snapshot.waiting) if public is None else frozenset(public.answered)
    return frozenset({view.viewer, *answered}) if view.viewer in view.answered else answered


def _describe_occupants(snapshot: TableSnapshot, names: Sequence[str], public: Presenter | None) -> list[SeatOccupant]:
    """Describe who sits where. Others look to a player as they look to spectators."""
    if public is None:
        return [_describe_occupant(snapshot, number, name) for number, name in enumerate(names)]
    occupants = list(public.occupants)
    if snapshot.viewer is not None:
        occupants[snapshot.viewer] = _describe_occupant(snapshot, snapshot.viewer, names[snapshot.viewer])
    return occupants


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
    """Draw the question to the viewer, or why there is none now. Who else is still to answer is shown to those who wait."""
    view, viewer = snapshot.view, snapshot.viewer
    assert view is not None
    mine = viewer is not None and view.choice is not None and not snapshot.seats[viewer].away
    waiting = () if mine else tuple(presenter.names[one] for one in snapshot.waiting if one != viewer)
    absent = tuple(
        (one.number, presenter.names[one.number])
        for one in (snapshot.seats if snapshot.is_host and not mine else ())
        if one.name and not one.here and not one.away and one.number != viewer
    )
    listening = tuple(presenter.names[one.number] for one in snapshot.seats if one.listening and one.number != viewer)
    is_missed = viewer is not None and snapshot.seats[viewer].missed
    expert = mine and may_consult(snapshot) and bots.EXPERT in bots.levels_for(view.game)

    def build() -> dict[str, object]:
        phrases = presenter.phrases
        picked = tuple(move.card for move in view.picks if move.card is not None)
        sealed = viewer in view.answered and bool(view.picks)
        asked = presenter.asked if mine else None
        about = {
            "table": snapshot.id,
            "record": snapshot.game,
            "dealt": snapshot.dealt,
            "viewer": viewer,
            "may_undo": snapshot.may_undo,
            "scene": None if viewer is None else presenter.seat_scene(viewer),
            "picks": phrases.moves([move for move in view.picks if move is not view.game.moves.done]) if view.picks else "",
            "laid": tuple(view.game.catalogue.spell(picked)) if sealed else (),
            "has_story": bool(presenter.beats),
            "missed": _word_missed(snapshot, phrases) if is_missed else "",
        }
        if asked is None:
            seat, step = None if viewer is None else snapshot.seats[viewer], type(view.agenda[0]).__name__
            return about | {
                "seat": seat,
                "sealed": sealed,
                "step": step,
                "waiting": waiting,
                "absent": absent,
                "listening": listening,
            }
        return about | {
            "question": snapshot.question,
            "asked": asked,
            "hints": presenter.hints(asked, guided=snapshot.lesson is not None),
            "may_consult": expert,
        }

    def draw(about: dict[str, object]) -> str:
        if not mine:
            return presenter.draw("regions/waiting.html", **about)
        return presenter.draw("regions/prompt.html", about=_word_question(presenter), **about)

    is_away = viewer is not None and snapshot.seats[viewer].away
    answered = viewer in presenter.answered, viewer in view.answered
    missed = is_missed, tuple(snapshot.stood_in), listening
    source = mine, is_away, answered, waiting, absent, expert, snapshot.may_undo, snapshot.dealt, missed
    return presenter.prompt(build, draw, source)


def _word_missed(snapshot: TableSnapshot, phrases: Phrases) -> str:
    """Tell a player who missed a deadline what a bot has answered, and how much time there is now."""
    known, clock = snapshot.config.game.moves, snapshot.config.clock or MISSED_SECONDS
    moves = [move for move in map(known.parse, snapshot.stood_in) if move is not known.done]
    spoken = phrases.moves(moves) or phrases.say("move-done")
    return say(phrases.language, "missed", moves=spoken, seconds=min(clock, MISSED_SECONDS))


def _word_question(presenter: Presenter) -> Callable[[str], str]:
    """Return a function that puts a part of the question to the reader into words."""
    asked, fragments = presenter.asked, presenter.fragments
    assert asked is not None
    values = presenter.phrases.values(asked.about)
    return lambda part: fragments.say(f"{part}-{asked.step}", **values)


def _draw_lesson(lesson: Lesson | None, presenter: Presenter) -> str:
    """Draw the guide's lesson and the answer it recommends."""
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
        over=presenter.view.over,
        advice=phrases.moves(moves) or phrases.say("move-done"),
        reason=lesson.reason.say(game, language, presenter.names) if lesson.reason else "",
    )


def _draw_before(snapshot: TableSnapshot, language: str) -> str:
    return render("regions/before.html", language, snapshot=snapshot, full=_is_full(snapshot), again=False, answers={})


def _draw_after(snapshot: TableSnapshot, presenter: Presenter) -> str:
    people = [one for one in snapshot.seats if one.name]
    answers = {
        answer: [presenter.names[one.number] for one in people if one.rematch == value and one.number != snapshot.viewer]
        for answer, value in (("yes", "yes"), ("no", "no"), ("none", ""))
    }
    return presenter.draw("regions/before.html", snapshot=snapshot, full=_is_full(snapshot), again=True, answers=answers)


def _is_full(snapshot: TableSnapshot) -> bool:
    return all(one.name or one.bot for one in snapshot.seats)


def _draw_seating(snapshot: TableSnapshot, names: Sequence[str], language: str) -> str:
    game = snapshot.config.game
    offered = {"bots": bots.levels_for(game), "people_counts": game.people_counts}
    return render("regions/seating.html", language, snapshot=snapshot, names=names, **offered)


def _draw_chat(chat: Sequence[ChatLine], language: str) -> str:
    """Draw the last lines of the chat."""
    return render("regions/chat.html", language, chat=trim_chat(chat))


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
