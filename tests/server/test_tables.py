"""Tables: nothing is shown before it is durable, and the log alone rebuilds a table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.harness.tables import (
    ANN,
    BEN,
    CLEO,
    DAN,
    InSeat,
    answer_any,
    clock_of,
    context,
    denied,
    dumps,
    is_over,
    make_game,
    make_table,
    options,
    record_of,
    until,
    waiting,
)
from wildtable import Record, bots
from wildtable.lab.verification import verify
from wildtable.server.errors import Denied
from wildtable.server.randomness import Randomness
from wildtable.server.store.config import TableConfig
from wildtable.server.store.rows import Entry, SeatRow
from wildtable.server.tables.logged_table import BROKEN, RULES_CHANGED


def test_seats_are_taken_changed_and_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_table(h)
            await table.sit(ANN, 0)
            await table.sit(BEN, 2)
            await table.sit(BEN, 1)
            assert [seat.name for seat in table.snapshot(None).seats] == ["Ann", "Ben", ""]
            with pytest.raises(Denied) as error:
                await table.sit(CLEO, 1)
            assert denied(error) == "seat-taken"
            with pytest.raises(Denied) as error:
                await table.start(ANN)
            assert denied(error) == "seats-empty"
            await table.leave(BEN)
            with pytest.raises(Denied) as error:
                await table.seat_bot(BEN, 1, "greedy")
            assert denied(error) == "not-host"
            await table.seat_bot(ANN, 1, "greedy")
            await table.seat_bot(ANN, 2, "random")
            await table.seat_bot(ANN, 2, None)
            assert [seat.bot for seat in table.snapshot(None).seats] == [None, "greedy", None]
            with pytest.raises(Denied) as error:
                await table.start(DAN)
            assert denied(error) == "not-seated"

    asyncio.run(story())


def test_a_dropped_table_is_rebuilt_as_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            for _ in range(12):
                for seat in range(3):
                    await answer_any(table, seat)
            await table.say(BEN, "hello")
            before = dumps(table)
            await clock_of(h).advance(3600)
            assert h.tables.forget_idle() == 1
            found = await asyncio.gather(*(h.tables.find("table") for _ in range(5)))
            assert len({id(one) for one in found}) == 1
            again = found[0]
            assert again is not None
            assert again is not table
            assert dumps(again) == before
            assert [line.text for line in again.snapshot(None).chat] == ["hello"]
            assert [seat.name for seat in again.snapshot(None).seats] == ["Ann", "Ben", "Cleo"]
            assert await h.tables.find("nowhere") is None

    asyncio.run(story())


def test_a_table_that_was_just_found_stays_in_memory(tmp_path: Path) -> None:
    """The request that found it still awaits something before it changes the table."""

    async def story() -> None:
        async with context(tmp_path) as h:
            await make_game(h)
            await clock_of(h).advance(3600)
            found = await h.access.table("table")
            h.sweep()
            assert await h.access.table("table") is found

    asyncio.run(story())


def test_a_table_with_connections_stays_in_memory(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            table.arrive(ANN.id)
            await clock_of(h).advance(3600)
            assert h.tables.forget_idle() == 0
            table.depart(ANN.id)
            await clock_of(h).advance(3600)
            assert h.tables.forget_idle() == 1

    asyncio.run(story())


def test_bots_play_a_whole_game_and_its_record_can_be_checked(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h, bots=3)
            await until(lambda: is_over(table), h)
            record = record_of(table)
            assert record is not None
            verdict = verify(Record.parse(str(record)))
            assert (verdict.plays_out, verdict.committed) == (True, True)
            assert verdict.shuffles >= 3
            game = await h.store.game(table.row.game or 0)
            assert game is not None
            assert list(game.scores) == list(record.scores)
            assert game.ended is not None

    asyncio.run(story())


def test_bots_are_as_fast_as_the_most_impatient_player_prefers(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h, bots=1)
            assert table.bot_pace == 1.0
            table.arrive(ANN.id, "calm")
            assert table.bot_pace == 2.0
            table.arrive(BEN.id, "fast")
            table.arrive(CLEO.id, "none")
            assert table.bot_pace == 0.4, "a spectator changed the pace"
            table.depart(BEN.id)
            table.depart(ANN.id)
            table.arrive(ANN.id, "any other")
            assert table.bot_pace == 1.0

    asyncio.run(story())


def test_a_bot_whose_player_wants_no_pause_answers_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_table(h)
            await table.sit(ANN, 0)
            for seat in (1, 2):
                await table.seat_bot(ANN, seat, "random")
            table.arrive(ANN.id, "none")
            await table.start(ANN)
            await until(lambda: waiting(table) == (0,), h, step=bots.answer_seconds("random"))

    asyncio.run(story())


def test_bots_wait_while_all_players_listen(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h, bots=1)
            for visitor in (ANN, BEN, CLEO):
                table.arrive(visitor.id)
            table.hold(ANN.id, is_held=True)
            table.hold(CLEO.id, is_held=True)
            assert not table.is_held(2), "a player waits for others"
            table.hold(BEN.id, is_held=True)
            assert table.is_held(2)
            table.hold(CLEO.id, is_held=False)
            assert table.is_held(2), "a spectator changed the pace"
            table.depart(ANN.id)
            table.arrive(ANN.id, "none")
            table.hold(ANN.id, is_held=True)
            assert not table.is_held(2), "a player without pauses held up the bots"

    asyncio.run(story())


class NumberedSecrets(Randomness):
    """Numbers the secrets of tables, and ignores players' commitments."""

    def __init__(self) -> None:
        self._secrets = 0

    def secret(self) -> str:
        self._secrets += 1
        return f"{self._secrets:064x}"

    def player_commitment(self, sent: str) -> str:
        return ""


def test_injected_randomness_decides_every_deal(tmp_path: Path) -> None:
    async def deal(folder: Path, share: str) -> list[str]:
        async with context(folder, randomness=NumberedSecrets()) as h:
            table = await h.maker.make(
                ANN, TableConfig("wild-cards", 3).checked(), [SeatRow(), SeatRow(bot="random"), SeatRow(bot="random")], ""
            )
            await table.sit(ANN, 0, share)
            await table.start(ANN)
            game = await h.store.game(table.row.game or 0)
            assert game is not None
            assert (game.secret, table.row.secret) == (f"{1:064x}", f"{2:064x}")
            return dumps(table)

    assert asyncio.run(deal(tmp_path / "one", "01" * 32)) == asyncio.run(deal(tmp_path / "two", "02" * 32))


def test_a_rematch_moves_everybody_on_one_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h, bots=2)
            with pytest.raises(Denied) as error:
                await table.start(ANN)
            assert denied(error) == "game-running"
            await table.leave(ANN)
            await until(lambda: is_over(table), h)
            first = table.row.game
            await table.start(ANN)
            assert table.row.game != first
            assert table.seat_of(ANN.id) == 2

    asyncio.run(story())


def test_when_time_runs_out_a_bot_answers_one_question(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h, clock=30)
            assert table.snapshot(None).deadline == h.clock.now() + 30
            await table.answer(InSeat(0), ["bid refill"])
            await table.answer(InSeat(1), ["bid refill"])
            await clock_of(h).advance(29)
            assert not any(seat.away for seat in table.snapshot(None).seats)
            await until(lambda: table.snapshot(None).question > 0, h)
            entries = await h.store.log(table.row.game or 0)
            assert [(entry.kind, entry.by) for entry in entries[2:4]] == [("away", "clock"), ("answer", "bot")]
            assert [(seat.away, seat.missed) for seat in table.snapshot(None).seats][2] == (False, True)
            await table.take_back(InSeat(2))
            assert not table.snapshot(None).seats[2].missed

    asyncio.run(story())


def test_the_host_hands_an_absent_seat_to_a_bot(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            table.arrive(BEN.id)
            with pytest.raises(Denied) as error:
                await table.hand_over(ANN, 1)
            assert denied(error) == "player-here"
            with pytest.raises(Denied) as error:
                await table.hand_over(BEN, 2)
            assert denied(error) == "not-host"
            await table.hand_over(ANN, 2)
            assert table.snapshot(None).seats[2].bot == "medium"
            await until(lambda: 2 not in waiting(table), h)
            await table.answer(InSeat(0), ["bid refill"])
            await table.answer(InSeat(1), ["bid refill"])
            await answer_any(table, 2)
            assert table.snapshot(None).seats[2].bot is None or not options(table, 2)

    asyncio.run(story())


def test_a_failing_bot_is_replaced_by_random_moves(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path, bot_seconds=0.0) as h:
            table = await make_game(h, bots=1)
            await until(lambda: waiting(table) == (0, 1), h)
            assert waiting(table) == (0, 1)

    asyncio.run(story())


def test_a_broken_invariant_freezes_that_table_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            broken, sound = await make_game(h, "broken"), await make_game(h, "sound")
            assert broken.session is not None

            def fail(_: object) -> None:
                raise ZeroDivisionError

            monkeypatch.setattr(broken.session, "check", fail)
            with pytest.raises(Denied) as error:
                await broken.answer(InSeat(0), ["bid refill"])
            assert denied(error) == "table-closed"
            assert broken.snapshot(None).frozen == BROKEN
            with pytest.raises(Denied):
                await broken.answer(InSeat(1), ["bid refill"])
            await sound.answer(InSeat(0), ["bid refill"])
            assert waiting(sound) == (1, 2)

    asyncio.run(story())


def test_a_game_of_an_old_rules_version_is_closed_with_the_reason(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            await table.answer(InSeat(0), ["bid refill"])
            assert table.session is not None
            from wildtable.games.wild_cards.game import WildCards

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(WildCards, "rules_version", WildCards.rules_version + 1)
                h.tables._live.clear()
                again = await h.tables.find("table")
            assert again is not None
            assert again.snapshot(None).frozen == RULES_CHANGED
            with pytest.raises(Denied) as error:
                await again.answer(InSeat(1), ["bid refill"])
            assert denied(error) == "table-closed"

    asyncio.run(story())


def test_a_new_name_shows_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            h.tables.rename(type(BEN)(BEN.id, "Benjamin"))
            assert table.snapshot(None).seats[1].name == "Benjamin"

    asyncio.run(story())


def test_after_a_restart_bots_and_clocks_go_on_without_connections(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            await make_game(h, "bots", bots=3)
            await make_game(h, "clock", clock=30)
            await make_game(h, "people")
            left = await make_game(h, "left")
            for visitor in (ANN, BEN, CLEO):
                await left.leave(visitor)
        async with context(tmp_path) as h:
            await h.tables.resume()
            assert h.tables.live == 3
            clocked, *botted = [await h.access.table(name) for name in ("clock", "bots", "left")]
            await until(lambda: all(map(is_over, botted)) and clocked.snapshot(None).question > 0, h)

    asyncio.run(story())


def test_a_table_that_is_behind_its_log_catches_up(tmp_path: Path) -> None:
    """As when another worker has written: the loser of the race sees the winner's answer, and its own counts as well."""

    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            assert table.session is not None
            other = Entry(1, "answer", 1, ("bid refill",), "person", "elsewhere", h.clock.now())
            await h.store.append(table.session.row.id, other)
            await table.answer(InSeat(0), ["bid refill"], "here", 0)
            assert waiting(table) == (2,)
            with pytest.raises(Denied) as error:
                await table.answer(InSeat(1), ["bid refill"], "late", 1)
            assert denied(error) == "question-gone"

    asyncio.run(story())
