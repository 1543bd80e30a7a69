"""Deletion of a visitor: the name is gone from pages, tables in play and every byte of the files; games stay valid."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from tests.harness.server import Running, running
from tests.harness.step_store import StepStore
from tests.harness.tables import ANN, BEN, CLEO, context, is_over, make_game, make_table, play_out, record_of, until
from tests.server.store_samples import GAME, NO_QUOTA, TABLE
from tests.server.test_pages import Person
from tests.server.test_people import GAME as LADDER
from tests.server.test_people import Player, play, text
from tests.server.test_replays import finished
from wildtable.engine.files.record import Record
from wildtable.lab.verification import verify
from wildtable.server.store.contract import StoreError
from wildtable.server.store.rows import (
    ChatLine,
    Deletion,
    ImportRow,
    PlayerRow,
    SeatResult,
    SeatRow,
    Visitor,
    unnamed,
)
from wildtable.server.store.sqlite import wiping
from wildtable.server.store.sqlite.store import SqliteStore

NAME = "Zebulon-Quagga"
OLD = "Ferdinand-Okapi"
MAX_ROWS = 100
"""How many rows a write may change: SQLite changes many thousand a second."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, tables_per_visitor=1000) as server:
        yield server


@pytest.fixture
def players(server: Running) -> Iterator[list[Player]]:
    people = [Player(server, name) for name in (OLD, "Lou", "Mia")]
    people[0].reads.sends("/me", name=NAME)
    yield people
    for one in people:
        one.close()


def found(folder: Path, *words: str) -> list[str]:
    """The words that stand anywhere in the bytes of the database's files, in whatever case or encoding."""
    files = sorted(folder.glob("wildtable.db*"))
    assert files
    told = b"\0".join(path.read_bytes() for path in files).lower()
    spelt = {word: (word.lower().encode(), word.lower().encode("utf-16-le")) for word in words}
    return [word for word, ways in spelt.items() if any(way in told for way in ways)]


def forget(player: Player) -> None:
    answer = player.reads.sends("/me/forget", sure="yes")
    assert answer.status_code == 200
    assert "Your data is deleted" in answer.text


def test_no_byte_of_the_name_is_left(players: list[Player], tmp_path: Path) -> None:
    number = play(players, rated=True)
    me, lou, _ = players
    table = me.api.get("/me").json["tables"][0]["table"]
    me.api.does(f"/tables/{table}/chat", text="a word of mine about nothing")
    lou.api.does(f"/tables/{table}/chat", text=f"well played, {NAME}! And you, {NAME.upper()}s")
    record = lou.api.get(f"/records/{number}").json["text"]
    taken_in = lou.reads.sends("/records/import", record=record).headers["location"]
    assert NAME in lou.reads.reads(taken_in).html
    assert set(found(tmp_path, NAME, OLD, "a word of mine", me.id)) == {NAME, OLD, "a word of mine", me.id}
    forget(me)
    assert found(tmp_path, NAME, OLD, "a word of mine", me.id) == []
    html = lou.reads.reads(taken_in).html
    assert NAME not in html
    assert verify(Record.parse(lou.reads.http.get(f"{taken_in}.toml").text)).committed


def test_games_stay_valid_with_an_anonymous_player(players: list[Player]) -> None:
    me, lou, _ = players
    number = play(players, rated=True)
    before = lou.reads.reads(lou.page).html
    forget(me)
    told = lou.api.get(f"/records/{number}").json
    assert told["record"]["players"] == ["somebody", "Lou", "Mia"]
    assert verify(Record.parse(told["text"])).committed
    assert NAME not in lou.reads.reads(f"/records/{number}").html
    assert "Anonymous" in text(lou.reads.reads(f"/records/{number}"))
    assert "Anonym" in text(lou.reads.reads(f"/records/{number}", language="de"))
    assert lou.reads.reads(lou.page).html == before
    ladder = lou.reads.reads(f"/{LADDER}/ladder")
    assert lou.page in ladder.links
    assert me.page not in ladder.links
    assert lou.reads.http.get(me.page).status_code == 404


def test_tokens_and_links_are_void_and_the_browser_gets_a_new_visitor(players: list[Player]) -> None:
    me = players[0]
    forget(me)
    assert me.api.get("/me").status == 401
    assert me.reads.http.get(f"/me/{me.token}").status_code == 404
    own = next(link for link in me.reads.reads("/me").links if link.startswith("/p/"))
    assert own != me.page
    assert NAME not in me.reads.reads("/me").html


def test_deletion_needs_confirmation_and_a_form_token(players: list[Player], tmp_path: Path) -> None:
    me = players[0]
    unsure = me.reads.sends("/me/forget")
    assert unsure.status_code == 409
    assert "Nothing was deleted" in unsure.text
    assert me.reads.http.post("/me/forget", data={"token": "0" * 64, "sure": "yes"}).status_code == 403
    assert found(tmp_path, NAME) == [NAME]
    assert me.api.get("/me").json["name"] == NAME


def test_deletion_is_rate_limited(tmp_path: Path) -> None:
    """It counts as many requests, of which there are so many a minute for an address."""
    with running(tmp_path, requests_per_minute=1200) as server:
        answers = []
        for _ in range(2):
            person = Person(server)
            with person.http:
                answers.append(person.sends("/me/forget", sure="yes").status_code)
    assert answers == [200, 429]


def test_a_bot_plays_on_and_another_player_becomes_host(tmp_path: Path) -> None:
    async def main() -> None:
        async with context(tmp_path) as one:
            named = Visitor("zeb", NAME, "hash")
            await one.store.put_visitor(named)
            table = await make_game(one, rated=True)
            waiting = await make_table(one, "waiting")
            await waiting.sit(named, 0)
            await waiting.say(BEN, f"hello {NAME}")
            hosted = await make_table(one, "hosted")
            await hosted.sit(BEN, 1)
            await table.say(ANN, "mine")
            one.errors.handle(logging.makeLogRecord({"levelno": logging.ERROR, "msg": f"{NAME} broke it"}))
            await one.forget(named)
            assert [line.text for line in one.errors.latest] == ["somebody broke it"]
            assert waiting.snapshot(None).seats[0].name == ""
            assert [line.text for line in waiting.chat] == ["hello somebody"]
            await one.forget(ANN)
            assert [seat.name for seat in table.snapshot(None).seats] == ["somebody", "Ben", "Cleo"]
            assert table.snapshot(None).seats[0].away
            assert table.row.host == "ben"
            assert hosted.row.host == "ben"
            assert table.chat == []
            assert (await one.store.table("table")) == table.row

            for other in (BEN, CLEO):
                await table.leave(other)
            await until(lambda: is_over(table), one)
            record = record_of(table)
            assert record is not None
            assert list(record.players) == ["somebody", "Ben", "Cleo"]
            assert verify(record).committed
            one.tables._live.clear()
            again = await one.tables.find("table")
            assert again is not None
            assert record_of(again) == record

    asyncio.run(main())


def test_ratings_of_others_do_not_change(tmp_path: Path) -> None:
    async def main() -> None:
        async with context(tmp_path) as one:
            table = await make_game(one, rated=True)
            await play_out(table)
            before = [await one.store.rating_history(other.id, LADDER, 9) for other in (BEN, CLEO)]
            await one.tables.forget(ANN)
            await one.store.recompute_ratings()
            assert [await one.store.rating_history(other.id, LADDER, 9) for other in (BEN, CLEO)] == before
            assert await one.store.rating_history(ANN.id, LADDER, 9) == []

    asyncio.run(main())


async def delete(store: SqliteStore, visitor: str) -> None:
    await store.finish_deletion(await store.begin_deletion(visitor, f"not-{visitor}"))


def test_an_interrupted_wipe_is_finished_at_the_next_start(tmp_path: Path) -> None:
    """What was deleted is marked in the same commit, so that no start forgets to finish it."""
    path = tmp_path / "wildtable.db"

    async def begin() -> None:
        store = SqliteStore(path)
        for number in range(200):
            await store.put_visitor(Visitor(f"x{number}", f"{NAME} {number}"))
        await store.say("oak", ChatLine(0, "x7", f"{NAME} 7", "hello", 1.0))

        async def killed(_: object) -> None:
            return None

        store._alone = killed  # type: ignore[assignment,method-assign]
        for number in range(200):
            await delete(store, f"x{number}")
        with closing(sqlite3.connect(path)) as db:
            assert db.execute("select count(*) from pending_wipe").fetchone() == (1,)
        assert found(tmp_path, NAME) == [NAME]
        await store.close()

    async def start() -> None:
        await SqliteStore(path).close()

    asyncio.run(begin())
    asyncio.run(start())
    assert found(tmp_path, NAME) == []
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("select count(*) from pending_wipe").fetchone() == (0,)
        assert db.execute("pragma integrity_check").fetchone() == ("ok",)


def test_a_wipe_waits_while_another_program_reads(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "wildtable.db"

    async def main() -> None:
        store = SqliteStore(path, patience=0.05)
        await store.put_visitor(Visitor("x", NAME))
        with closing(sqlite3.connect(path)) as reader:
            reader.execute("begin")
            reader.execute("select count(*) from visitors").fetchone()
            await delete(store, "x")
            assert await store.visitor("x") is None
        assert "not wiped yet" in caplog.text
        await store.put_visitor(Visitor("z", "Zoe"))
        await delete(store, "z")
        await store.close()

    asyncio.run(main())
    assert found(tmp_path, NAME) == []


def test_rows_deleted_earlier_are_wiped_too(tmp_path: Path) -> None:
    """A name changed before anything was wiped, in a file that another version has left."""
    path = tmp_path / "wildtable.db"

    async def main() -> None:
        store = SqliteStore(path)
        await change_names(store)
        assert found(tmp_path, OLD) == [OLD]
        await delete(store, "x1")
        assert found(tmp_path, OLD) == []
        await store.close()

    asyncio.run(main())


def test_a_large_database_is_rewritten_at_the_next_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "wildtable.db"
    monkeypatch.setattr(wiping, "MAX_BYTES_AT_ONCE", 0)
    statements: list[str] = []

    async def main() -> None:
        store = SqliteStore(path)
        await change_names(store)
        await store._alone(lambda db: db.set_trace_callback(statements.append))
        await delete(store, "x1")
        await store.close()

    asyncio.run(main())
    assert any("insert into deletions" in statement for statement in statements)
    assert "vacuum" not in statements
    assert found(tmp_path, OLD) == [OLD]
    asyncio.run(SqliteStore(path).close())
    assert found(tmp_path, OLD) == []


async def change_names(store: SqliteStore) -> None:
    """Replace many names, without overwriting them."""
    await store._alone(lambda db: db.execute("pragma secure_delete = off"))
    for name in (OLD, "Z"):
        for number in range(300):
            await store.put_visitor(Visitor(f"x{number}", f"{name} {number}"))


# Deletion in steps


async def fill(store: SqliteStore, games: int) -> None:
    """Somebody who was at many tables, said much there, was talked about, and whose games were imported."""
    await store.put_visitor(Visitor("me", NAME, "link"))
    for number in range(games):
        table = replace(TABLE, id=f"t{number}", host="me", seats=[SeatRow(visitor="me"), SeatRow(visitor="lou")])
        players = [PlayerRow("me"), PlayerRow("lou"), PlayerRow(bot="greedy")]
        game = replace(GAME, table=table.id, seed=sha256(table.id.encode()).digest(), players=players, piles={})
        game = await store.begin_game(game, table)
        await store.admit(table.id, "me", "guest")
        await store.put_results([result_of(game.id, seat, player) for seat, player in enumerate(("me", "lou"))])
        for _ in range(3):
            await store.say(table.id, ChatLine(0, "me", NAME, "mine", 1.0))
            await store.say(table.id, ChatLine(0, "lou", "Lou", f"hello {NAME}", 1.0))
    record = Record.parse(str(replace(finished(), seed=game.seed.hex(), players=[NAME, "Lou", "Mia"])))
    await store.put_import(ImportRow("theirs", str(record), 1.0, "lou"), NO_QUOTA)
    await store.put_import(ImportRow("mine", "text", 1.0, "me", "here"), NO_QUOTA)


def result_of(game: int, seat: int, player: str) -> SeatResult:
    return SeatResult(game, seat, GAME.game, 1.0, player, 2, seat + 1, 5, [], open=True, rated=True)


def test_no_step_of_a_deletion_changes_many_rows_and_others_write_in_between(tmp_path: Path) -> None:
    async def main() -> None:
        store = StepStore(tmp_path / "wildtable.db")
        await fill(store, 120)
        deletion = await store.begin_deletion("me", "not-me")
        store.changes.clear()
        deleting = asyncio.create_task(store.finish_deletion(deletion))
        said = 0
        while not deleting.done():
            await store.say("elsewhere", ChatLine(0, "lou", "Lou", "still here", 1.0))
            said += 1
        await deleting
        assert sum(store.changes) > 120 * 8
        assert max(store.changes) <= MAX_ROWS
        assert said >= len(store.changes) // 4
        await store.close()

    asyncio.run(main())
    assert found(tmp_path, NAME, '"me"') == []


def test_a_deletion_that_was_killed_anywhere_is_finished_by_the_next_server(tmp_path: Path) -> None:
    async def rows_after(lives: int) -> tuple[list[str], int]:
        """Delete with kills after so many writes each; return the rows at the end, and the number of kills."""
        path = tmp_path / f"{lives}.db"
        store = SqliteStore(path)
        await fill(store, 12)
        deletion, kills = await store.begin_deletion("me", "not-me"), 0
        await store.close()
        while True:
            stepping = StepStore(path, lives)
            try:
                await stepping.finish_deletion(deletion)
            except StoreError:
                kills += 1
                lives += 1
                assert await stepping.deletions() == [deletion]
                continue
            finally:
                await stepping.close()
            with closing(sqlite3.connect(path)) as db:
                return list(db.iterdump()), kills

    async def main() -> None:
        expected, kills = await rows_after(1_000_000)
        assert kills == 0
        assert NAME not in "".join(expected)
        for lives in range(0, 12, 3):
            rows, kills = await rows_after(lives)
            assert kills
            assert rows == expected

    asyncio.run(main())


def test_a_start_goes_on_with_a_deletion_and_tables_show_its_end_at_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with context(tmp_path) as one:
            table = await make_game(one)
            await table.say(BEN, "hello Ann")
            await one.store.begin_deletion(ANN.id, "not-ann")
        async with context(tmp_path) as one:
            (deletion,) = await one.store.deletions()
            await one.tables.resume_deletions()
            again = await one.tables.find("table")
            assert again is not None
            assert again.row.host == "ben"
            assert [line.text for line in again.chat] == ["hello somebody"]
            assert again.seat_of(ANN.id) is None
            await until(lambda: not one.tables._deletions, one)
            assert await one.store.deletions() == []
            row = await one.store.table("table")
            assert row == again.row
            assert row.seat_of(deletion.instead) == 0

    asyncio.run(main())


def test_a_deletion_waits_for_the_store_and_goes_on(tmp_path: Path) -> None:
    async def main() -> None:
        async with context(tmp_path, patience=0.01) as one:
            await make_game(one)
            finish, failures = one.store.finish_deletion, [StoreError("full"), StoreError("full")]

            async def fail_twice(deletion: Deletion) -> None:
                if failures:
                    raise failures.pop()
                await finish(deletion)

            one.store.finish_deletion = fail_twice  # type: ignore[method-assign]
            deleting = asyncio.create_task(one.forget(ANN))
            await until(deleting.done, one)
            await deleting
            assert await one.store.deletions() == []
            assert (await one.store.tables_of(ANN.id, 9)) == []

    asyncio.run(main())


def test_names_are_removed_from_chat_and_short_ones_only_as_words() -> None:
    assert unnamed("Bo! bo? Bob and (BO)", ["Bo"]) == "somebody! somebody? Bob and (somebody)"
    assert unnamed("Roberts? Xrobert", ["Robert"]) == "somebodys? Xsomebody"
    assert unnamed("Ann Lee and Ann", ["Ann", "Ann Lee"]) == "somebody and somebody"
    assert unnamed("a.b", ["a.b"]) == "somebody"
    assert unnamed("axb", ["a.b"]) == "axb"
