"""The guided first game at a table: started with one click, played with bots, never rated or called fair."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
from pydantic import ValidationError

import wildtable
from tests.harness.deals import DEALS
from tests.harness.tables import ANN, BEN, InSeat, context, is_over, options, record_of, until
from wildtable import bots
from wildtable.engine.errors import OptionError
from wildtable.engine.fairness import Fairness, commitment, derive_seed
from wildtable.engine.presentation.guide import GUIDE
from wildtable.engine.presentation.wording import Wording
from wildtable.engine.shuffling import spell_seed
from wildtable.lab.verification import verify
from wildtable.server.actions import SeatBotRequest
from wildtable.server.api.replies import record_reply
from wildtable.server.api.requests import NewTableRequest
from wildtable.server.app import create_app
from wildtable.server.clock import ManualClock
from wildtable.server.errors import Denied
from wildtable.server.html.presenter import Presenter
from wildtable.server.html.regions import render_regions
from wildtable.server.net.sessions import SESSION_COOKIE
from wildtable.server.settings import Settings
from wildtable.server.store.config import TableConfig
from wildtable.server.store.rows import SeatRow
from wildtable.server.tables.archive.replays import Replay, shuffles
from wildtable.server.tables.processes.bot_pool import BotQuestion, think

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame
    from wildtable.server.context import Context
    from wildtable.server.store.rows import Visitor
    from wildtable.server.tables.table import Table

GAME = wildtable.load("wild-cards")
ORIGIN = "http://localhost:8765"


async def begin(context: Context, game: AnyGame = GAME) -> Table:
    """Create the guided table as the form does, and start it."""
    assert game.guide is not None
    config = TableConfig(game.name, game.guide.seats, game.guide.options, open=False).checked()
    table = await context.maker.make(ANN, config, [SeatRow(visitor=ANN.id), SeatRow(bot=GUIDE), SeatRow(bot=GUIDE)], "")
    await table.start(ANN)
    return table


async def follow(table: Table, context: Context, rounds: int = 99) -> None:
    """Follow all advice, up to the end of the game or the start of a round."""
    while True:
        await until(lambda: is_over(table) or options(table, 0), context)
        snapshot = table.snapshot(0)
        assert snapshot.lesson is not None
        assert snapshot.view is not None
        if snapshot.view.over or snapshot.view.facts["round"] == rounds:
            return
        await table.answer(InSeat(0), [move.notation for move in snapshot.lesson.moves], question=snapshot.question)


def test_no_hint_calls_what_the_guide_advises_worse_than_the_best_choice(tmp_path: Path) -> None:
    """The roles it advises in Wild Realms Alliance are not those of our estimate, which does not know the prepared deal."""

    async def story() -> None:
        async with context(tmp_path) as one:
            table = await begin(one, wildtable.load("wild-realms-alliance"))
            for verb in ("keep", "keep", "keep", "lead"):
                await until(lambda verb=verb: any(move.startswith(verb) for move in options(table, 0)), one)
                snapshot = table.snapshot(0)
                assert snapshot.lesson is not None
                if verb == "lead":
                    prompt = render_regions(snapshot, "en")["prompt"]
                    assert "unseen animals" in prompt
                    assert "the best choice" not in prompt
                    return
                await table.answer(InSeat(0), [move.notation for move in snapshot.lesson.moves], question=snapshot.question)

    asyncio.run(story())


def test_one_who_follows_the_advice_comes_to_the_end_and_the_record_tells_how_it_was_dealt(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as one:
            table = await begin(one)
            await follow(table, one)
            view, record = table.snapshot(0).view, record_of(table)
            assert view is not None
            assert record is not None
            assert view.facts["round"] == 14
            assert record.players == ("Ann", GUIDE, GUIDE)
            assert record.bots == ("", GUIDE, GUIDE)
            assert record.piles
            assert record_reply(record)["piles"] == record.piles
            assert record.fairness is None
            verdict = verify(record)
            assert (verdict.plays_out, verdict.committed, verdict.stacked) == (True, None, True)
            assert GAME.replay(record).result == view.result
            assert Replay(record).moment(at=0, seat=0).view.shown == GAME.new(3, seed=1, piles=record.piles).view(0).shown
            lesson = table.snapshot(0).lesson
            assert lesson is not None
            assert lesson.title.message == "guide-end-won"
            assert (
                'formaction="/tables" name="first" value="wild-cards"' in render_regions(table.snapshot(0), "en")["lesson"]
            )

    asyncio.run(story())


def test_partners_play_what_was_prepared_and_a_game_is_rebuilt_from_its_log(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as one:
            table = await begin(one)
            await follow(table, one, rounds=5)
            snapshot = table.snapshot(0)
            assert snapshot.lesson is not None
            assert snapshot.lesson.title.message == "guide-5-PlaceBids-title"
            table.autoplay.stop()
            await until(lambda: table.is_idle, one)
            table.used_at = -(10.0**9)
            assert one.tables.forget_idle() == 1
            again = await one.tables.find(table.row.id)
            assert again is not None
            assert again is not table
            assert again.snapshot(0).lesson == snapshot.lesson

    asyncio.run(story())


def test_lessons_are_for_the_player_and_end_with_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as one:
            table = await begin(one)
            assert table.snapshot(0).guided
            assert table.snapshot(0).lesson is not None
            assert table.snapshot(None).lesson is None
            assert table.session is not None
            await table.answer(InSeat(0), ["bid forest-2"])
            assert table.snapshot(0).lesson is None, "no lesson without a decision"

    asyncio.run(story())


def test_a_rematch_is_a_game_like_any_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as one:
            table = await begin(one)
            await follow(table, one)
            await table.start(ANN)
            assert [seat.bot for seat in table.snapshot(None).seats] == ["medium", "medium", None]
            assert not table.snapshot(2).guided
            assert table.snapshot(2).lesson is None
            assert table.session is not None
            assert table.session.state.piles == {}

    asyncio.run(story())


def test_there_is_no_lesson_at_other_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as one:
            table = await one.maker.make(
                ANN, TableConfig(GAME.name, 3).checked(), [SeatRow(visitor=ANN.id), SeatRow(bot="greedy"), SeatRow()], ""
            )
            assert not table.snapshot(0).guided
            assert table.snapshot(0).lesson is None
            await table.seat_bot(ANN, 2, "greedy")
            await table.start(ANN)
            assert table.snapshot(0).lesson is None

    asyncio.run(story())


def test_a_partner_thinks_from_a_view() -> None:
    assert GAME.guide is not None
    dump = GAME.new(3, seed=1, piles=GAME.guide.piles).view(1).dump()
    assert think(BotQuestion(GAME.name, "", dump, GUIDE, "seed")).moves == ["bid savannah-1"]


def test_the_guide_plays_at_no_other_table() -> None:
    assert GUIDE not in bots.names()
    with pytest.raises(OptionError):
        bots.make(GUIDE)
    with pytest.raises(ValidationError):
        NewTableRequest(game=GAME.name, seats=3, bots=[GUIDE])
    with pytest.raises(ValidationError):
        SeatBotRequest(seat=1, bot=GUIDE)


def test_a_prepared_deal_is_never_called_fair() -> None:
    """Whatever a record says about its seed, the cards were arranged."""
    assert GAME.guide is not None
    secret = bytes(32)
    seed = derive_seed(secret, [])
    record = GAME.new(3, seed=seed, piles=GAME.guide.piles).record()
    record = replace(record, fairness=Fairness(commitment(secret), secret.hex()))
    assert record.seed == spell_seed(seed)
    verdict = verify(record)
    assert (verdict.committed, verdict.stacked) == (None, True)
    assert verify(replace(record, piles={})).committed is True
    assert [one.pile for one in shuffles(record)] == ["animals", "habitats", "seats"]


# Over HTTP


@asynccontextmanager
async def browser(folder: Path, *visitors: Visitor) -> AsyncIterator[tuple[Context, list[httpx.AsyncClient]]]:
    """A server on a stopped clock, and an HTTP client for each visitor."""
    app = create_app(
        Settings(data=folder, base=ORIGIN, warm_up=False, tables_per_visitor=3), ManualClock(), randomness=DEALS
    )
    async with app.router.lifespan_context(app):
        context: Context = app.state.context
        browsers = []
        for visitor in visitors:
            await context.store.add_visitor(visitor)
            cookies = {SESSION_COOKIE: context.access.sessions.sign_cookie(visitor)}
            browsers.append(httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url=ORIGIN, cookies=cookies))
        yield context, browsers
        for one in browsers:
            await one.aclose()


def test_a_click_begins_a_guided_game_behind_a_closed_door(tmp_path: Path) -> None:
    async def story() -> None:
        async with browser(tmp_path, ANN, BEN) as (context, (ann, ben)):
            form = {"token": context.access.sessions.form_token(ANN), "game": GAME.name, "guide": "1"}
            answer = await ann.post("/tables", data=form)
            assert answer.status_code == 303
            name = answer.headers["location"].removeprefix("/t/")
            table = await context.access.table(name)
            snapshot = table.snapshot(table.seat_of(ANN.id))
            assert (snapshot.viewer, snapshot.config.open, snapshot.config.clock) == (0, False, None)
            assert [seat.bot for seat in snapshot.seats] == [None, GUIDE, GUIDE]
            assert snapshot.lesson is not None
            assert snapshot.lesson.title.message == "guide-1-PlaceBids-title"
            assert await context.store.open_tables(10) == []
            assert (await ben.get(f"/t/{name}")).status_code == 404

    asyncio.run(story())


def test_after_a_guided_game_a_click_begins_one_against_easy_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with browser(tmp_path, ANN) as (context, (ann,)):
            form = {"token": context.access.sessions.form_token(ANN), "first": GAME.name}
            answer = await ann.post("/tables", data=form)
            table = await context.access.table(answer.headers["location"].removeprefix("/t/"))
            snapshot = table.snapshot(table.seat_of(ANN.id))
            assert [seat.bot for seat in snapshot.seats] == [None, bots.EASY, bots.EASY]
            assert snapshot.playing
            assert (await ann.post("/tables", data={**form, "first": "chess"})).status_code == 404

    asyncio.run(story())


def test_a_game_without_a_guide_has_no_guided_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with browser(tmp_path, ANN) as (context, (ann,)):
            monkeypatch.setattr(type(GAME), "guide", None)
            form = {"token": context.access.sessions.form_token(ANN), "game": GAME.name, "guide": "1"}
            assert (await ann.post("/tables", data=form)).status_code == 404

    asyncio.run(story())


def test_forms_do_not_seat_the_guide(tmp_path: Path) -> None:
    async def story() -> None:
        async with browser(tmp_path, ANN) as (context, (ann,)):
            token = context.access.sessions.form_token(ANN)
            form = {"token": token, "game": GAME.name, "people": "3", "seat-0": "me", "seat-1": GUIDE}
            answer = await ann.post("/tables", data=form)
            table = await context.access.table(answer.headers["location"].removeprefix("/t/"))
            assert table.row.seats[1] == SeatRow()
            await ann.post(f"/t/{table.row.id}/bot", data={"token": token, "put": f"1:{GUIDE}"})
            assert table.row.seats[1] == SeatRow()
            with pytest.raises(Denied):
                await table.start(ANN)

    asyncio.run(story())


@pytest.mark.parametrize(
    ("game", "moves", "advice"),
    [
        ("wild-realms-alliance", "keep goose, keep sheep, keep stag", "Keep Goose, Sheep and Stag"),
        ("wild-realms-alliance", "lead goose, fight sheep", "Goose as Leader, Sheep as Fighter"),
        ("wild-space", "land 3-right, discard robot-4", "Land on planet 3, right, Discard Robot pilot"),
        ("wild-space", "take play-any", "Play any card"),
    ],
)
def test_advice_says_a_verb_once_and_stands_in_a_sentence(game: str, moves: str, advice: str) -> None:
    played = wildtable.load(game)
    wording = Wording(played, ("Ann", "Ben", "Cleo"), "en")
    assert wording.moves([played.moves[move] for move in moves.split(", ")]) == advice


@pytest.mark.parametrize(
    ("language", "reader", "lines"),
    [
        ("en", 0, ('<li class="own">You pass.</li>', "<li>Ben passes.</li>")),
        ("de", 1, ("<li>Ann passt.</li>", '<li class="own">Du passt.</li>')),
        ("nl", None, ("<li>Ann past.</li>", "<li>Ben past.</li>")),
    ],
)
def test_the_log_addresses_its_reader(language: str, reader: int | None, lines: tuple[str, ...]) -> None:
    view = wildtable.load("wild-cards").new(3, seed=1).view(reader)
    about = {"event": "passed", "cards": (), "count": 0, "number": None, "from": None, "to": None}
    events = [about | {"seat": seat} for seat in (0, 1)]
    log = Presenter(view, ("Ann", "Ben", "Cleo"), events, language).log()
    assert log.splitlines()[1:-1] == list(lines)
