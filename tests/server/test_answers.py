"""Answers: each counts once, can be withdrawn or undone while that is fair, and is durable before it is shown."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from tests.harness.tables import (
    ANN,
    InSeat,
    answer_any,
    context,
    denied,
    dumps,
    is_over,
    make_game,
    options,
    play_out,
    rebuilt,
    until,
    waiting,
)
from wildtable import Refusal
from wildtable.server.errors import Denied
from wildtable.server.store.contract import StoreError
from wildtable.server.store.rows import Entry
from wildtable.server.tables import game_session as plays
from wildtable.server.tables.game_session import GameSession
from wildtable.server.tables.table import Table

pytestmark = pytest.mark.usefixtures("each_store")


def test_two_players_answering_at_once_are_never_stale(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            question = table.snapshot(0).question
            moves = [options(table, seat)[0] for seat in range(3)]
            await asyncio.gather(*(table.answer(InSeat(seat), [moves[seat]], f"r{seat}", question) for seat in range(3)))
            assert table.snapshot(0).question == question + 1

    asyncio.run(story())


def test_a_repeated_request_gets_the_same_answer(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            move, other = options(table, 0)[:2]
            first, second = await asyncio.gather(
                table.answer(InSeat(0), [move], "same", 0), table.answer(InSeat(0), [move], "same", 0)
            )
            assert first == second
            assert await table.answer(InSeat(0), [move], "same", 0) == first
            with pytest.raises(Refusal) as refused:
                await table.answer(InSeat(0), [other], "another", 0)
            assert refused.value.code == "too-many"
            assert len(await h.store.log(table.row.game or 0)) == 1

    asyncio.run(story())


def across_questions(session: GameSession) -> Entry | None:
    """Return an answer that goes on to the next questions, as logs of earlier versions have them, if one is possible."""
    state, seat, moves = session.state.copy(), min(session.asking), list[str]()
    while seat in state.asking and len(moves) < 5:
        moves.append(state.asking[seat].options[-1].notation)
        state.play(seat, moves[-1])
    is_across = moves and state.history is not session.state.history and state.history.before is not session.state.history
    return Entry(session.next_number, "answer", seat, tuple(moves), "person", "old", 0.0) if is_across else None


def test_an_answer_across_questions_is_refused_but_read_from_an_old_log(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            session = table.session
            assert session is not None
            while (old := across_questions(session)) is None:
                await answer_any(table, min(session.asking))
            with pytest.raises(Refusal) as refused:
                await table.answer(InSeat(old.seat), old.moves)
            assert refused.value.code == "too-many"
            once = GameSession(session.row, [*session.entries, old])
            split = [replace(old, number=old.number + place, moves=(move,)) for place, move in enumerate(old.moves)]
            each = GameSession(session.row, [*session.entries, *split])
            assert once.state == each.state
            assert once.log == each.log
            assert once.question == session.question + 1 < each.question
            await h.store.append(session.row.id, old)
            await table.follow((await h.store.versions([table.row.id]))[table.row.id])
            assert session.log == each.log
            before = dumps(table)
            assert await rebuilt(h, table) == before
            await play_out(table)

    asyncio.run(story())


@pytest.mark.parametrize("question", [None, 0])
def test_a_request_used_for_something_else_is_denied(tmp_path: Path, question: int | None) -> None:
    """After a restart, too: what was asked and sent then is in the log. Others may use the same id."""

    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            move, other = options(table, 0)[:2]
            await table.answer(InSeat(0), [move], "same", question)
            await table.answer(InSeat(1), ["bid refill"], "same", question)
            for _ in range(2):
                for moves, number in (([other], 0), ([other], None), ([move, other], 0), ([move], 1)):
                    with pytest.raises(Denied) as error:
                        await table.answer(InSeat(0), moves, "same", number)
                    assert (denied(error), error.value.about) == ("request-used", {"request": "same"})
                for withdrawing in (table.withdraw, table.undo):
                    with pytest.raises(Denied) as error:
                        await withdrawing(InSeat(0), "same")
                    assert denied(error) == "request-used"
                await table.answer(InSeat(0), [move], "same", 0)
                await table.answer(InSeat(0), [move], "same")
                assert len(await h.store.log(table.row.game or 0)) == 2
                await rebuilt(h, table)
                again = await h.tables.find(table.row.id)
                assert again is not None
                table = again

    asyncio.run(story())


def test_what_a_repeated_request_gets_depends_on_its_own_seat_alone(tmp_path: Path) -> None:
    """Neither what others have answered nor how far the game is changes the reply, except for what is new to all."""

    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h, hide_answers=True)
            move, other = options(table, 0)[:2]
            first = await table.answer(InSeat(0), [move], "same", 0)
            for seat in (1, 2):
                for _ in range(2):
                    assert await table.answer(InSeat(0), [move], "same", 0) == first
                    with pytest.raises(Denied) as error:
                        await table.answer(InSeat(0), [other], "same", 0)
                    assert denied(error) == "request-used"
                await table.answer(InSeat(seat), ["bid refill"], "same", 0)
            assert table.snapshot(0).question == 1
            assert await table.answer(InSeat(0), [move], "same", 0) == first

    asyncio.run(story())


def test_an_answer_to_an_earlier_question_is_denied(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            for seat in range(3):
                await table.answer(InSeat(seat), ["bid refill"], f"r{seat}", 0)
            with pytest.raises(Denied) as error:
                await table.answer(InSeat(0), ["bid refill"], "late", 0)
            assert denied(error) == "question-gone"

    asyncio.run(story())


def test_a_sealed_answer_is_taken_back_until_the_last_is_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            before = [table.snapshot(seat) for seat in (None, 1, 2)]
            await table.answer(InSeat(0), ["bid refill"])
            await table.withdraw(InSeat(0))
            assert [snapshot.view.dump() for snapshot in before if snapshot.view] == [
                snapshot.view.dump() for seat in (None, 1, 2) if (snapshot := table.snapshot(seat)).view
            ]
            await table.answer(InSeat(0), options(table, 0)[:1])
            assert waiting(table) == (1, 2)

    asyncio.run(story())


def test_who_has_answered_can_be_hidden(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h, hide_answers=True)
            await table.answer(InSeat(0), ["bid refill"])
            assert waiting(table) == (0, 1, 2)

    asyncio.run(story())


async def up_to_a_take(table: Table) -> int:
    """Play until a player takes an animal and owes a payment for it; return the seat."""
    for _ in range(300):
        for seat in range(3):
            choices = options(table, seat)
            takes = [choice for choice in choices if choice.startswith("take ")]
            if takes and table.snapshot(seat).view is not None:
                await table.answer(InSeat(seat), takes[:1])
                if options(table, seat) and options(table, seat)[0].startswith("pay"):
                    return seat
            elif choices:
                await answer_any(table, seat)
    raise AssertionError("nobody ever took an animal")


def test_undo_by_information(tmp_path: Path) -> None:
    """Taking an animal discloses no card until it is paid for; after that it cannot be undone."""

    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            seat = await up_to_a_take(table)
            others = [number for number in range(3) if number != seat]
            assert table.snapshot(seat).may_undo
            with pytest.raises(Denied) as error:
                await table.undo(InSeat(others[0]))
            assert denied(error) == "undo-others-asked"
            logged = len(table.snapshot(None).log)
            await table.undo(InSeat(seat))
            assert options(table, seat)[0].startswith("take ")
            assert len(table.snapshot(None).log) <= logged
            takes = [choice for choice in options(table, seat) if choice.startswith("take ")]
            await table.answer(InSeat(seat), takes[:1])
            await answer_any(table, seat)
            assert not table.snapshot(seat).may_undo
            with pytest.raises(Denied) as error:
                await table.undo(InSeat(seat))
            assert denied(error) in ("undo-disclosed", "undo-others-asked")
            assert await rebuilt(h, table) == dumps(table)

    asyncio.run(story())


def test_disclosed_cards_cannot_be_undone_even_by_the_only_player_asked(tmp_path: Path) -> None:
    """The last bid reveals all bids; a player who bid refill is then asked alone, having seen the other bids."""

    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            for seat in (1, 2):
                await answer_any(table, seat)
            await table.answer(InSeat(0), ["bid refill"])
            assert waiting(table) == (0,)
            assert not table.snapshot(0).may_undo
            with pytest.raises(Denied) as error:
                await table.undo(InSeat(0))
            assert denied(error) == "undo-disclosed"

    asyncio.run(story())


def test_a_card_drawn_alone_cannot_be_put_back(tmp_path: Path) -> None:
    """On one's own turn nobody else is asked; the card from the pile was seen all the same."""

    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h, game_name="wild-space", seats=2)
            while waiting(table):
                (seat,), moves = waiting(table), options(table, waiting(table)[0])
                drawn = "draw pile" in moves
                await table.answer(InSeat(seat), ["draw pile"] if drawn else moves[:1])
                if drawn and waiting(table) == (seat,):
                    assert not table.snapshot(seat).may_undo
                    with pytest.raises(Denied) as error:
                        await table.undo(InSeat(seat))
                    assert denied(error) == "undo-disclosed"
                    return
            raise AssertionError("nobody ever drew from the pile")

    asyncio.run(story())


def test_nobody_undoes_while_another_player_is_asked(tmp_path: Path) -> None:
    """A bid of 1 costs no payment: taking an animal with it discloses no card, and the next bidder is asked."""

    def disclosed(table: Table) -> int:
        view = table.snapshot(None).view
        assert view is not None
        return view.disclosed

    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            while waiting(table):
                seat, before = waiting(table)[0], disclosed(table)
                moves = options(table, seat)
                takes = [move for move in moves if move.startswith("take ")]
                await table.answer(InSeat(seat), takes[:1] or [min(moves, key=lambda move: move[-1])])
                if takes and waiting(table) and seat not in waiting(table) and disclosed(table) == before:
                    assert not table.snapshot(seat).may_undo
                    with pytest.raises(Denied) as error:
                        await table.undo(InSeat(seat))
                    assert denied(error) == "undo-others-asked"
                    return
            raise AssertionError("nobody ever took an animal without paying")

    asyncio.run(story())


def test_an_answer_of_a_cancelled_caller_is_finished(tmp_path: Path) -> None:
    """The caller is cancelled while the store writes: the row is durable, so it is applied."""

    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            asking = asyncio.create_task(table.answer(InSeat(0), ["bid refill"], "r0", 0))
            await asyncio.sleep(0)
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
            await table.answer(InSeat(1), ["bid refill"], "r1", 0)
            assert waiting(table) == (2,)
            assert [entry.request for entry in await h.store.log(table.row.game or 0)] == ["r0", "r1"]

    asyncio.run(story())


def test_an_answer_that_cannot_be_stored_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            before = dumps(table)
            honest = h.store.append

            async def full(*_: object) -> None:
                raise StoreError("disk full")

            monkeypatch.setattr(h.store, "append", full)
            with pytest.raises(StoreError):
                await table.answer(InSeat(0), ["bid refill"], "r1", 0)
            assert dumps(table) == before
            monkeypatch.setattr(h.store, "append", honest)
            await table.answer(InSeat(0), ["bid refill"], "r1", 0)
            assert waiting(table) == (1, 2)

    asyncio.run(story())


def test_a_game_ends_with_its_last_move_or_not_at_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h, bots=3)
            await until(lambda: is_over(table), h)
            game = await h.store.game(table.row.game or 0)
            assert game is not None
            assert game.ended == (await h.store.log(game.id))[-1].at
            assert await h.store.tables_in_play(10) == []

    asyncio.run(story())


def test_undo_and_withdraw_are_capped_per_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond the cap a seat can still answer, and others can still change theirs; a stored log beyond the cap is still
    loaded."""
    monkeypatch.setattr(plays, "MAX_CHANGES", 3)

    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            await table.answer(InSeat(0), ["bid refill"])
            await table.withdraw(InSeat(0))
            await table.leave(ANN)
            await table.take_back(InSeat(0))
            await table.answer(InSeat(0), ["bid refill"])
            await table.withdraw(InSeat(0), "third")
            await table.answer(InSeat(0), ["bid refill"])
            with pytest.raises(Denied) as error:
                await table.withdraw(InSeat(0), "fourth")
            assert denied(error) == "changed-too-often"
            assert await table.withdraw(InSeat(0), "third"), "a repeated request is not counted again"
            await table.answer(InSeat(1), ["bid refill"])
            await table.withdraw(InSeat(1))
            await table.leave(ANN)
            with pytest.raises(Denied) as error:
                await table.take_back(InSeat(0))
            assert denied(error) == "changed-too-often"
            kinds = [entry.kind for entry in await h.store.log(table.row.game or 0)]
        monkeypatch.setattr(plays, "MAX_CHANGES", 1)
        async with context(tmp_path) as h:
            found = await h.tables.find("table")
            assert found is not None
            assert found.session is not None
            assert [entry.kind for entry in found.session.entries] == kinds
            with pytest.raises(Denied) as error:
                await found.withdraw(InSeat(1))
            assert denied(error) == "changed-too-often"

    asyncio.run(story())
