"""The contract of stores: visitors, their chat and imports, and their deletion."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.store_samples import ADA, BOB, FREE, NO_QUOTA, TABLE, StoreTests
from wildtable.server.store.contract import Crowded, SignedOut, Stale, Store
from wildtable.server.store.rows import (
    MAX_CHAT_LINES,
    ChatLine,
    Deletion,
    ImportQuota,
    ImportRow,
    QueueRow,
    Sanction,
    SeatResult,
    SeatRow,
    Visitor,
)
from wildtable.server.store.sql import store as stored
from wildtable.server.store.sql.people import STEP_ROWS, DeletionSteps
from wildtable.server.store.sql.rating import RatingSteps
from wildtable.server.store.sql.rows import Work
from wildtable.server.store.sql.store import SqlStore


def duel(game: int, ended: float, winner: str = "bot-a", loser: str = "bot-b") -> list[SeatResult]:
    return [
        SeatResult(game, seat, "wild-cards", ended, player, 2, seat + 1, 5, [], open=True, rated=True)
        for seat, player in enumerate((winner, loser))
    ]


class StoreOfPeople(StoreTests):
    """What a store guarantees about visitors."""

    # Sanctions

    def test_sanctions_hold_until_they_are_lifted(self, tmp_path: Path) -> None:
        muted, banned = Sanction("mute", "ada", 1.0), Sanction("ban", "ada", 2.0)

        async def impose(store: Store) -> None:
            for one in (muted, banned, replace(banned, at=3.0)):
                await store.put_sanction(one)

        async def lift(store: Store) -> list[Sanction]:
            before = await store.sanctions()
            await store.lift_sanction("mute", "ada")
            await store.lift_sanction("mute", "nobody")
            return before

        self.run(tmp_path, impose)
        assert self.run(tmp_path, lift) == [muted, replace(banned, at=3.0)]
        assert self.run(tmp_path, lambda store: store.sanctions()) == [replace(banned, at=3.0)]

    # Visitors

    def test_visitors_are_found_by_id_and_by_link(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            assert await store.visitor("ada") is None
            await store.add_visitor(ADA)
            await store.add_visitor(BOB)
            assert await store.visitor("ada") == ADA
            assert await store.visitor_by_link("hash-of-ada") == ADA
            assert await store.visitor_by_link("other") is None

        self.run(tmp_path, use)

    def test_nobody_is_found_by_an_empty_link(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            await store.add_visitor(BOB)
            assert await store.visitor_by_link("") is None

        self.run(tmp_path, use)

    def test_a_visitor_may_change_name_animal_and_link(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            await store.add_visitor(ADA)
            await store.rename_visitor(replace(ADA, name="Countess", animal="fox"))
            await store.set_link(ADA, "new")
            assert await store.visitor("ada") == Visitor("ada", "Countess", "new", animal="fox")
            assert await store.visitor_by_link("hash-of-ada") is None

        self.run(tmp_path, use)

    def test_changes_of_a_visitor_from_rows_read_earlier_are_all_kept(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            await store.add_visitor(ADA)
            await asyncio.gather(store.rename_visitor(replace(ADA, name="Countess")), store.set_link(ADA, "new"))
            await store.add_visitor(replace(ADA, name="Somebody"))
            assert await store.visitor("ada") == replace(ADA, name="Countess", link="new")

        self.run(tmp_path, use)

    def test_who_signed_out_elsewhere_is_not_changed_from_rows_read_before(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            await store.add_visitor(ADA)
            await store.sign_out(ADA, "new")
            late = (store.sign_out(ADA, "x"), store.set_link(ADA, "x"), store.rename_visitor(replace(ADA, name="Thief")))
            for change in late:
                with pytest.raises(SignedOut):
                    await change
            assert await store.visitor("ada") == replace(ADA, link="new", generation=1)

        self.run(tmp_path, use)

    def test_several_visitors_are_found_at_once(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            await store.add_visitor(ADA)
            await store.add_visitor(BOB)
            assert sorted(one.id for one in await store.visitors(["bob", "ada", "eve"])) == ["ada", "bob"]
            assert await store.visitors([]) == []

        self.run(tmp_path, use)

    # Chat lines and imported games

    def test_a_line_sent_again_is_stored_once(self, tmp_path: Path) -> None:
        line = ChatLine(0, "ada", "Ada", "hi", 1.0)

        async def use(store: Store) -> None:
            sent = [store.say("oak", line, "m1"), store.say("oak", line, "m1"), store.say("oak", line, "m2")]
            assert len({said.number for said in await asyncio.gather(*sent)}) == 2
            await store.say("oak", replace(line, visitor="bob"), "m1")
            await store.say("elm", line, "m1")
            assert [said.visitor for said in await store.chat("oak", 9)] == ["ada", "ada", "bob"]
            assert [said.number for said in await store.chat("oak", 9, after=1)] == [2, 3]

        self.run(tmp_path, use)

    def test_nobody_sees_a_line_before_those_with_smaller_numbers(self, tmp_path: Path) -> None:
        async def main() -> None:
            async with self.opened(tmp_path) as one, self.opened(tmp_path) as two:
                line, seen = ChatLine(0, "ada", "Ada", "hi", 1.0), list[ChatLine]()
                saying = asyncio.gather(*(store.say("oak", line) for _ in range(20) for store in (one, two)))
                while not saying.done():
                    seen += await one.chat("oak", 100, seen[-1].number if seen else 0)
                await saying
                seen += await one.chat("oak", 100, seen[-1].number if seen else 0)
                assert [said.number for said in seen] == list(range(1, 41))

        asyncio.run(main())

    def test_older_chat_than_is_shown_is_deleted(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            for number in range(MAX_CHAT_LINES + 20):
                await store.say("oak", ChatLine(0, "ada", "Ada", f"line {number}", 1.0))
            await store.say("yew", ChatLine(0, "ada", "Ada", "elsewhere", 2.0))
            lines = await store.chat("oak", 10**6)
            assert [line.number for line in lines] == list(range(21, MAX_CHAT_LINES + 21))
            assert len(await store.chat_by("ada")) == MAX_CHAT_LINES + 1

        self.run(tmp_path, use)

    def test_visitors_who_only_look_are_removed(self, tmp_path: Path) -> None:
        """Each of the others leaves something else."""
        row = QueueRow("waits", "wild-cards", 1.0, None, "home")

        async def use(store: Store) -> None:
            doers = ("sits", "hosts", "chats", "imports", "waits", "plays", "renamed", "linked", "muted")
            for name in ("looks", "late", "old", *doers):
                arrived = {"late": 20.0, "old": None}.get(name, 10.0)
                await store.add_visitor(Visitor(name, name.title()), arrived)
                await store.admit("oak", name, "watcher")
            await store.swap_table(replace(TABLE, host="hosts", seats=[SeatRow(visitor="sits"), *FREE[1:]]))
            await store.say("oak", ChatLine(0, "chats", "Chats", "hi", 1.0))
            await store.put_import(ImportRow("x", "text", 1.0, "imports"), NO_QUOTA)
            await store.join_queue(row)
            await store.put_results([SeatResult(1, 0, "wild-cards", 1.0, "plays", 2, 1, 9, (), open=True, rated=False)])
            await store.rename_visitor(Visitor("renamed", "Other"))
            await store.set_link(Visitor("linked", "Linked"), "hash")
            await store.put_sanction(Sanction("mute", "muted", 1.0))
            assert await store.arrival("looks") == 10
            assert await store.arrival("renamed") is None
            while await store.remove_idle_visitors(15.0):
                pass
            assert {one.id for one in await store.visitors(["looks", "late", "old", *doers])} == {"late", "old", *doers}
            assert await store.role("oak", "looks") is None
            assert await store.role("oak", "chats") == "watcher"
            assert await store.arrival("late") == 20
            await store.begin_deletion("late", "anonymous")
            assert await store.arrival("late") is None

        self.run(tmp_path, use)

    def test_a_table_admits_so_many(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        async def use(store: Store) -> None:
            monkeypatch.setattr(stored, "MAX_MEMBERS", 2)
            for name in ("ada", "bob", "bob"):
                await store.admit("oak", name, "watcher")
            with pytest.raises(Crowded):
                await store.admit("oak", "eve", "watcher")
            await store.admit("oak", "eve", "guest")
            await store.admit("yew", "eve", "watcher")

        self.run(tmp_path, use)

    def test_the_network_with_most_imported_records_makes_room_for_others(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            quota = ImportQuota(9, 9, 4)
            for number, network in enumerate(("home", "busy", "busy", "busy", "new", "busy")):
                await store.put_import(ImportRow(f"{network} {number}", "text", 1.0 + number, "", network), quota)
            names = ("home 0", "busy 1", "busy 2", "busy 3", "new 4", "busy 5")
            assert [bool(await store.imported(name)) for name in names] == [True, False, False, True, True, True]

        self.run(tmp_path, use)

    def test_chat_is_numbered_for_each_table(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            said = [await store.say("oak", ChatLine(0, "ada", "Ada", f"line {number}", 1.0, "fox")) for number in range(3)]
            other = await store.say("elm", ChatLine(0, "bob", "Bob", "hi", 2.0))
            assert [line.number for line in said] == [1, 2, 3]
            assert other.number == 1
            assert await store.chat("oak", 2) == said[1:]
            assert await store.chat("oak", 10) == said
            assert await store.chat("yew", 10) == []

        self.run(tmp_path, use)

    def test_concurrent_chat_lines_get_distinct_numbers(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            said = await asyncio.gather(*(store.say("oak", ChatLine(0, "ada", "Ada", str(one), 1.0)) for one in range(20)))
            assert sorted(line.number for line in said) == list(range(1, 21))

        self.run(tmp_path, use)

    def test_an_import_is_stored_once(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            assert await store.imported("x") is None
            await store.put_import(ImportRow("x", "first", 1.0), NO_QUOTA)
            await store.put_import(ImportRow("x", "second", 2.0), NO_QUOTA)
            assert await store.imported("x") == "first"

        self.run(tmp_path, use)

    @pytest.mark.parametrize(
        ("quota", "left"),
        [
            (ImportQuota(visitor=2, network=99, server=99), {"a2", "a3", "b1", "b2"}),
            (ImportQuota(visitor=99, network=3, server=99), {"a2", "b1", "b2", "a3"}),
            (ImportQuota(visitor=99, network=99, server=2), {"b2", "a3"}),
        ],
    )
    def test_beyond_a_quota_the_oldest_imports_go(self, tmp_path: Path, quota: ImportQuota, left: set[str]) -> None:
        """Also if the clock was set back meanwhile. Imports without a known owner count towards the server's quota only."""

        async def use(store: Store) -> None:
            await store.put_import(ImportRow("old", "text", 1.0), NO_QUOTA)
            rows = [("a1", "ada"), ("a2", "ada"), ("b1", "ben"), ("b2", "bob"), ("a3", "ada")]
            for number, (name, owner) in enumerate(rows):
                network = "there" if owner == "bob" else "here"
                await store.put_import(ImportRow(name, "text", 100.0 - number, owner, network), quota)
            found = {name for name, _ in rows if await store.imported(name)}
            assert found == left
            assert (await store.imported("old") is None) == (quota.server == 2)

        self.run(tmp_path, use)

    def test_an_import_that_is_repeated_is_new_again(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            for name in ("x", "y", "x", "z"):
                await store.put_import(ImportRow(name, "text", 1.0, "ada"), ImportQuota(2, 99, 99))
            assert [name for name in "xyz" if await store.imported(name)] == ["x", "z"]

        self.run(tmp_path, use)

    def test_tables_are_counted_by_time_and_network(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            for number, network in enumerate(("here", "here", "there", "here")):
                await store.swap_table(replace(TABLE, id=f"t{number}", made=float(number), network=network))
            assert await store.count_tables(1.0, 2.0, "here") == (1, 2)
            assert await store.count_tables(0.0, 9.0, "here") == (3, 4)
            assert await store.count_tables(5.0, 9.0, "here") == (0, 0)

        self.run(tmp_path, use)

    # Deletion

    def test_a_deletion_that_was_begun_is_remembered_until_it_is_finished(self, tmp_path: Path) -> None:
        async def begin(store: Store) -> None:
            await store.add_visitor(ADA)
            await store.say("oak", ChatLine(0, "ada", "Lady A.", "hello", 1.0))
            deletion = await store.begin_deletion("ada", "x1")
            assert deletion == Deletion("ada", "x1", ["Ada", "Lady A."])
            assert await store.begin_deletion("ada", "x2") == deletion
            assert await store.visitor("ada") is None
            assert len(await store.chat("oak", 9)) == 1

        async def finish(store: Store) -> None:
            (deletion,) = await store.deletions()
            assert deletion == Deletion("ada", "x1", ["Ada", "Lady A."])
            await store.finish_deletion(deletion)
            assert await store.chat("oak", 9) == []
            assert await store.deletions() == []
            await store.finish_deletion(deletion)

        self.run(tmp_path, begin)
        self.run(tmp_path, finish)

    # Ratings

    def test_a_late_game_is_stored_at_once_and_its_ratings_follow(self, tmp_path: Path) -> None:
        async def games(store: Store) -> list[int]:
            return [rung.games for rung in await store.ladder("wild-cards", 9)]

        async def use(store: Store) -> None:
            await store.put_results(duel(1, 2.0))
            await store.put_results(duel(2, 1.0))
            assert [one.game for one in await store.latest_results("bot-a", 9, include_private=False)] == [1, 2]
            assert await games(store) == [1, 1]
            await store.finish_ratings()
            assert await games(store) == [2, 2]

        self.run(tmp_path, use)

    def test_a_long_history_is_thinned_out_by_the_store(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            for game in range(1, 14):
                await store.put_results(duel(game, float(game), loser="bot-a" if game == 5 else "bot-b"))
            await store.put_results(duel(14, 0.5))
            after = {
                one.game: one for one in await store.latest_results("bot-a", 99, include_private=False) if one.seat == 0
            }
            history = await store.rating_history("bot-a", "wild-cards", points=4, latest=2)
            assert list(history) == [4, 8, 12, 13]
            assert [(one.mu, one.sigma) for one in history.values()] == [(after[n].mu, after[n].sigma) for n in history]
            assert list(await store.rating_history("bot-a", "wild-cards", points=99, latest=1)) == list(range(1, 14))
            assert await store.rating_history("bot-a", "wild-space", points=4, latest=2) == {}
            await store.finish_ratings()
            assert max(await store.rating_history("bot-a", "wild-cards", points=4, latest=2)) == 14

        self.run(tmp_path, use)

    def test_nobody_who_is_deleted_while_ratings_are_computed_has_one(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            assert isinstance(store, SqlStore)
            for game in range(1, 4):
                await store.put_results(duel(game, float(game)))
            await store.begin_deletion("bot-a", "bot-x")

            async def write(job: Work[Any]) -> Any:
                if job == steps._finish:
                    for deletion in await store.deletions():
                        await store.finish_deletion(deletion)
                return await store._write(job)

            steps = RatingSteps(store._read, write, "wild-cards")
            await steps.run()
            assert sorted((rung.player, rung.games) for rung in await store.ladder("wild-cards", 9)) == [
                ("bot-b", 3),
                ("bot-x", 3),
            ]

        self.run(tmp_path, use)

    def test_ratings_computed_between_two_steps_of_a_deletion_are_computed_again(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            assert isinstance(store, SqlStore)
            for game in range(1, STEP_ROWS + 10):
                await store.put_results(duel(game, float(game)))
            before, computed = await store.ladder("wild-cards", 9), list[None]()

            async def write(job: Work[Any]) -> Any:
                result = await store._write(job)
                if job == steps._leave_results and not computed:
                    computed.append(None)
                    await RatingSteps(store._read, store._write, "wild-cards").run()
                return result

            steps = DeletionSteps(store._read, write, store._wipe_later, await store.begin_deletion("bot-a", "bot-x"))
            await steps.run()
            await store.finish_ratings()
            assert await store.ladder("wild-cards", 9) == [replace(before[0], player="bot-x"), before[1]]

        self.run(tmp_path, use)

    # The queue

    def test_a_visitor_waits_for_one_game_until_they_leave(self, tmp_path: Path) -> None:
        ada, bob = QueueRow("ada", "wild-cards", 2.0, 30, "home"), QueueRow("bob", "wild-space", 1.0, None, "")

        async def use(store: Store) -> None:
            await store.join_queue(replace(ada, game="wild-space"))
            await store.join_queue(bob)
            await store.join_queue(ada)
            assert await store.queue() == [bob, ada]
            await store.leave_queue(["bob", "nobody"])
            await store.leave_queue(["ada"], "oak")
            assert await store.queue() == [ada]

        self.run(tmp_path, use)

    def test_waiting_visitors_get_one_table_together_or_none(self, tmp_path: Path) -> None:
        ada, bob = QueueRow("ada", "wild-cards", 2.0, 30, "home"), QueueRow("bob", "wild-cards", 1.0, None, "")

        async def use(store: Store) -> None:
            await store.join_queue(ada)
            with pytest.raises(Stale):
                await store.seat_waiting(replace(TABLE, id="elm"), ["ada", "bob"])
            assert await store.queue() == [ada]
            await store.join_queue(bob)
            assert (await store.seat_waiting(TABLE, ["bob", "ada"])).version == 1
            await store.leave_queue(["ada", "bob"])
            assert await store.join_queue(replace(bob, joined=9.0)) == replace(bob, table=TABLE.id)
            with pytest.raises(Stale):
                await store.seat_waiting(replace(TABLE, id="yew"), ["ada"])

        async def look(store: Store) -> None:
            assert await store.queue() == [replace(bob, table=TABLE.id), replace(ada, table=TABLE.id)]
            assert await store.table("elm") is await store.table("yew") is None

            await store.leave_queue(["ada"], TABLE.id)
            assert await store.join_queue(ada) == ada

        self.run(tmp_path, use)
        self.run(tmp_path, look)

    def test_a_deleted_visitor_waits_no_longer(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            await store.add_visitor(ADA)
            await store.join_queue(QueueRow("ada", "wild-cards", 2.0, 30, "home"))
            await store.finish_deletion(await store.begin_deletion("ada", "somebody"))
            assert await store.queue() == []

        self.run(tmp_path, use)
