"""Oracles planted in the server: ways in which a reply or a frame could tell what only accepted answers may show."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

import pytest

from tests.laws.oracles import moves_across_questions
from tests.server.conversations import WANTED, Wanted
from tests.server.planted_leaks.registry import CARDS, REALMS
from wildtable.engine.presentation.commands import Inquiries
from wildtable.engine.refusals import Refusal
from wildtable.engine.state import State
from wildtable.server.api import replies
from wildtable.server.errors import Denied
from wildtable.server.live import event_stream, websocket
from wildtable.server.live.event_stream import CallerFeed, ServerSentEvent
from wildtable.server.tables import game_session
from wildtable.server.tables.game_session import GameSession
from wildtable.server.tables.processes.consulting import Consultations
from wildtable.server.tables.snapshot import TableSnapshot
from wildtable.server.tables.table import Table

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]
SPACE = "wild-space"


class Oracle(NamedTuple):
    """How to plant an oracle, and the game and the questions that show it soonest."""

    plant: Plant
    game: str = CARDS
    wanted: Sequence[Wanted] = WANTED


ORACLES = {moves_across_questions.__name__: Oracle(moves_across_questions, wanted=WANTED[-1:])}


def oracle(game: str = CARDS, *wanted: Wanted) -> Callable[[Plant], Plant]:
    def add(plant: Plant) -> Plant:
        ORACLES[plant.__name__] = Oracle(plant, game, wanted or WANTED)
        return plant

    return add


def is_last_of_several(session: GameSession) -> bool:
    """Is the last answer due to a question of several seats, which opens no card?"""
    state = session.state
    return len(state.asking) == 1 and bool(state.sealed) and type(state.agenda[0]).__name__ == "ChooseAbility"


def is_odd(session: GameSession | None) -> bool:
    """Return a bit of the hidden cards."""
    assert session is not None
    zones = session.state.zones
    return bool(sum(place * card for zone in zones for place, card in enumerate(zone)) % 2)


@oracle(CARDS, lambda session: not session.is_over and type(session.state.agenda[0]).__name__ == "LayPayments")
def who_is_still_thinking(patch: Patch) -> None:
    """The refusal of a seat that is not asked names those who have not answered, whatever the table hides."""
    honest = State._unasked

    def unasked(state: State, seat: int, move: Any) -> Refusal:
        refusal = honest(state, seat, move)
        if refusal.code == "not-asked":
            refusal.about["seats"] = tuple(sorted(state.asking))
        return refusal

    patch.setattr(State, "_unasked", unasked)


@oracle(SPACE)
def undo_of_what_was_shown(patch: Patch) -> None:
    """Undo is offered though a card was drawn."""

    def may_undo(session: GameSession, seat: int | None) -> bool:
        points, state = session._undo_points, session.state
        return bool(points) and points[-1].seat == seat and not state.over and not game_session._asks_others(state, seat)

    patch.setattr(GameSession, "may_undo", may_undo)


@oracle()
def undo_refused_for_a_hidden_reason(patch: Patch) -> None:
    honest = GameSession._check_undo

    def check_undo(session: GameSession, seat: int) -> None:
        try:
            honest(session, seat)
        except Denied as denied:
            raise Denied("undo-withdraw" if is_odd(session) else denied.code) from None

    patch.setattr(GameSession, "_check_undo", check_undo)


@oracle()
def numbers_of_the_stream(patch: Patch) -> None:
    """The event stream counts changes that the caller cannot see."""
    honest = CallerFeed.update

    def update(feed: CallerFeed, see: Any) -> None:
        before = feed.number
        honest(feed, see)
        feed.number = before + 1

    patch.setattr(CallerFeed, "update", update)


@oracle()
def size_of_events(patch: Patch) -> None:
    """The events of streams are padded by what is hidden."""
    honest = CallerFeed._event

    def event(feed: CallerFeed, kind: str, number: int, data: Any) -> ServerSentEvent:
        made = honest(feed, kind, number, data)
        return made._replace(data=made.data + " " * is_odd(feed._table.session))

    patch.setattr(CallerFeed, "_event", event)


@oracle()
def a_stale_request_that_tells(patch: Patch) -> None:
    """An answer to another question is denied otherwise if others have answered the current one."""
    honest = Table._add

    async def add(table: Table, *about: Any) -> Any:
        try:
            return await honest(table, *about)
        except Denied as denied:
            session = table.session
            if denied.code == "question-gone" and session is not None and len(session.asking) < 2:
                raise Denied("no-game") from None
            raise

    patch.setattr(Table, "_add", add)


@oracle()
def a_reply_with_its_number(patch: Patch) -> None:
    """The reply has the number of the last entry in the log, which counts hidden answers."""
    honest = websocket._reply

    async def reply(act: Awaitable[None], table: Table, language: str) -> dict[str, Any]:
        said = await honest(act, table, language)
        return said if table.session is None else said | {"number": len(table.session.entries)}

    patch.setattr(websocket, "_reply", reply)


@oracle()
def a_refused_line_of_chat(patch: Patch) -> None:
    honest = Table.say

    async def say(table: Table, visitor: Any, text: str, mark: str = "") -> None:
        if not text and is_odd(table.session):
            raise Denied("muted")
        await honest(table, visitor, text, mark)

    patch.setattr(Table, "say", say)


@oracle()
def time_of_the_last_answer(patch: Patch) -> None:
    """The clock of a question begins anew with every answer to it."""
    honest = GameSession.apply

    def apply(session: GameSession, checked: Any) -> None:
        honest(session, checked)
        if checked.entry.kind == "answer":
            session.asked_at, session.asked_by = checked.entry.at, checked.entry.number

    patch.setattr(GameSession, "apply", apply)


@oracle()
def an_expert_who_peeks(patch: Patch) -> None:
    """The expert is denied for another reason where the hidden cards are odd."""
    honest = Consultations.open

    def consult(consultations: Consultations, table: Table, seat: int) -> Any:
        if is_odd(table.session):
            raise Denied("review-numba")
        return honest(consultations, table, seat)

    patch.setattr(Consultations, "open", consult)


@oracle()
def an_answer_to_a_line_that_peeks(patch: Patch) -> None:
    """What is asked by the text field is told twice where the draw pile has an odd card on top."""
    honest = Inquiries.answer

    def answer(inquiries: Inquiries, asked: Any, view: Any) -> Any:
        rows = honest(inquiries, asked, view)
        return [*rows, *rows] if sum(vars(view)["_View__state"].zones[0][:1]) % 2 else rows

    patch.setattr(Inquiries, "answer", answer)


@oracle()
def waiting_whatever_the_table_hides(patch: Patch) -> None:
    def waiting(snapshot: TableSnapshot) -> tuple[int, ...]:
        view = snapshot.view
        return () if view is None else tuple(seat for seat in view.asked if seat not in view.answered)

    patch.setattr(TableSnapshot, "waiting", property(waiting))


@oracle()
def views_that_show_who_has_answered(patch: Patch) -> None:
    """Only the API's views show it."""
    honest = replies.view_reply

    def view_reply(view: Any, **_: bool) -> Any:
        return honest(view)

    patch.setattr(replies, "view_reply", view_reply)
    patch.setattr(event_stream, "view_reply", view_reply)


@oracle()
def order_of_the_log(patch: Patch) -> None:
    """Events are told in an order that depends on hidden cards."""
    honest = GameSession.seen

    def seen(session: GameSession, viewer: int | None, last: int) -> Any:
        told = honest(session, viewer, last)
        return told[::-1] if is_odd(session) else told

    patch.setattr(GameSession, "seen", seen)


@oracle(REALMS, is_last_of_several)
def undo_of_what_others_chose(patch: Patch) -> None:
    """Undo is offered after a question that others answered, too, if no card was shown: their choices were."""

    def may_undo(session: GameSession, seat: int | None) -> bool:
        points, state = session._undo_points, session.state
        if not points or points[-1].seat != seat or state.over or game_session._asks_others(state, seat):
            return False
        return points[-1].before.disclosed == state.disclosed and points[-1].before.history is not state.history

    patch.setattr(GameSession, "may_undo", may_undo)
