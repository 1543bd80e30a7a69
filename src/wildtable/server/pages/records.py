"""Records: finished games step by step, from any seat or with all cards open, and the proof of their shuffles."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, date, datetime
from functools import partial

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse, RedirectResponse

from wildtable.engine.cards import Seat
from wildtable.engine.errors import WildtableError
from wildtable.engine.files.record import Record
from wildtable.engine.shuffling import Shuffle, parse_seed
from wildtable.games import game_of_record
from wildtable.server.context import context_of
from wildtable.server.errors import Denied
from wildtable.server.html.assets import accepts_gzip
from wildtable.server.html.game_page import load_game_page
from wildtable.server.html.presenter import order_clockwise
from wildtable.server.html.regions import name_seats
from wildtable.server.html.replay import ReplayPlayer, render_moment, visible_answers
from wildtable.server.html.review import present_review
from wildtable.server.html.texts import say
from wildtable.server.net.limits import client_network
from wildtable.server.net.sessions import hashed
from wildtable.server.pages.page import NO_STORE, PageRequest, language_of, open_form, open_page, problem
from wildtable.server.store.config import MAX_RECORD_LENGTH
from wildtable.server.store.rows import GameRow, ImportQuota, ImportRow, Visitor
from wildtable.server.tables.archive import ArchivedGame
from wildtable.server.tables.archive.replays import Replay, ReplayMoment, shuffles
from wildtable.server.tables.snapshot import SeatSnapshot

IMPORT_ID_LENGTH = 20
router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class ShownRecord:
    """A record with its path, its players, and when it ended, as far as that is known."""

    path: str
    replay: Replay
    seats: Sequence[SeatSnapshot]
    share: str
    """The path of its link for everybody who has it."""
    ended: date | None = None
    reader: Seat | None = None
    """The seat in which the reader of the page played."""

    @property
    def record(self) -> Record:
        return self.replay.record

    @property
    def people(self) -> int:
        return len(self.seats)

    def names(self, language: str) -> list[str]:
        """Name the seats, as at the table."""
        named = [
            one if one.name or one.bot else one._replace(name=say(language, "seat", seat=one.number + 1))
            for one in self.seats
        ]
        return name_seats(named, game_of_record(self.record), self.record.seats, language)


async def _find_record(request: Request, id: str, visitor: Visitor | None) -> ShownRecord:
    """Find the record of a finished game at a table the visitor may watch; any other is not found."""
    context = context_of(request)
    number = int(id[:16]) if id.isascii() and id.isdecimal() else -1
    return await _show_game(
        request, f"/records/{id}", context.archive.find(number, partial(context.access.may_watch, visitor=visitor)), visitor
    )


async def _find_shared(request: Request, id: str, visitor: Visitor | None) -> ShownRecord:
    """Find the record of a finished game by the token of its link, which is for everybody who has it."""
    context = context_of(request)
    finding = context.archive.find_shared(context.access.sessions.shared_game(id))
    return await _show_game(request, f"/shared/{id}", finding, visitor)


async def _show_game(
    request: Request, path: str, finding: Awaitable[ArchivedGame | None], visitor: Visitor | None
) -> ShownRecord:
    try:
        game = await finding
    except WildtableError as error:
        raise Denied("record", reason=str(error)) from None
    if game is None or game.row.ended is None:
        raise HTTPException(404, "no-record")
    animals = await _find_animals(request, game.row)
    seats = [
        SeatSnapshot(
            number=seat,
            name="" if one.bot else game.record.players[seat],
            bot=one.bot,
            away=False,
            here=True,
            animal=animals.get(one.visitor, ""),
            origin=one.origin,
        )
        for seat, one in enumerate(game.row.players)
    ]
    share = f"/shared/{context_of(request).access.sessions.share_token(game.row.id)}"
    reader = next((seat for seat, one in enumerate(game.row.players) if visitor and one.visitor == visitor.id), None)
    return ShownRecord(path, game.replay, seats, share, datetime.fromtimestamp(game.row.ended, UTC).date(), reader)


async def _find_animals(request: Request, row: GameRow) -> dict[str | None, str]:
    return {one.id: one.animal for one in await context_of(request).store.visitors(sorted(row.people))}


async def _find_import(request: Request, id: str, _: Visitor | None) -> ShownRecord:
    try:
        replay = await context_of(request).archive.imported(id)
    except WildtableError as error:
        raise Denied("record", reason=str(error)) from None
    if replay is None:
        raise HTTPException(404, "no-import")
    record = replay.record
    game = game_of_record(record)
    people = game.people(record.seats, game.choose(record.seats, record.options))
    players = [*record.players[:people], *[""] * (people - len(record.players))]
    seats = [SeatSnapshot(seat, name, None, away=False, here=True) for seat, name in enumerate(players)]
    return ShownRecord(f"/imports/{id}", replay, seats, f"/imports/{id}")


def _file(shown: ShownRecord) -> Response:
    name = f"{shown.record.game}-{shown.path.rpartition('/')[2]}.toml"
    return PlainTextResponse(str(shown.record), headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def _proof(shown: ShownRecord) -> Response:
    found = await asyncio.to_thread(shuffles, shown.record)
    return JSONResponse(proof_of(shown.record, found), headers=NO_STORE)


def proof_of(record: Record, found: Sequence[Shuffle]) -> dict[str, object]:
    """Return all that it takes to repeat the shuffles: terms, commitments, what was revealed after the game, shuffles."""
    return {
        "seed": parse_seed(record.seed).hex(),
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "options": record.options,
        "deck": record.deck,
        "bots": record.bots,
        "players": record.players,
        "fairness": None if record.fairness is None else asdict(record.fairness),
        "shuffles": [asdict(one) for one in found],
        "prepared": record.is_prepared,
    }


async def _moment(request: Request, shown: ShownRecord, at: str, seat: str) -> Response:
    """Return what stepping to a moment changes on the page: its regions and the events before it."""
    packs = accepts_gzip(request)
    content = await asyncio.to_thread(_encode_moment, shown, at, seat, language_of(request), packs)
    headers = NO_STORE | {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if packs else {})
    return Response(content, media_type="application/json", headers=headers)


def _encode_moment(shown: ShownRecord, at: str, seat: str, language: str, packs: bool) -> bytes:
    """Encode a moment as JSON. Regions repeat themselves: compression leaves a tenth."""
    moment, regions = _render_moment(shown, at, seat, language)
    answers = {
        number: None if moves is None else [move.notation for move in moves]
        for number, moves in visible_answers(moment).items()
    }
    content = {"at": moment.at, "last": moment.last, "regions": regions, "events": moment.events, "answers": answers}
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
    return gzip.compress(text, compresslevel=4) if packs else text


async def _page(page: PageRequest, shown: ShownRecord, at: str, seat: str) -> Response:
    moment, regions = await asyncio.to_thread(_render_moment, shown, at, seat, page.language)
    marks = await asyncio.to_thread(lambda: shown.replay.marks)
    record, names = shown.record, shown.names(page.language)
    game = game_of_record(record)
    return await page.render_large(
        "record.html",
        path=shown.path,
        shared_path=shown.share,
        results=_results(shown.replay, names),
        title=page.title_of(game),
        game=game.name,
        names=names,
        people=shown.people,
        ended=shown.ended,
        fairness=record.fairness,
        verdict=await asyncio.to_thread(lambda: shown.replay.verdict),
        marks=marks,
        mark=max((one.at for one in marks if one.at <= moment.at), default=0),
        seat=moment.seat,
        order=order_clockwise(moment.seat, record.seats),
        at=moment.at,
        last=moment.last,
        game_page=load_game_page(game, page.language),
        regions=regions,
    )


async def _review(page: PageRequest, shown: ShownRecord) -> Response:
    """Show what moves and chance did in a game, as far as it is known yet."""
    review = page.context.work.open_review(shown.replay, client_network(page.request), page.visitor)
    names, language = shown.names(page.language), page.language
    found = await asyncio.to_thread(present_review, review, shown.replay, names, language, shown.reader)
    return page.render(
        "review.html",
        path=shown.path,
        title=page.title_of(game_of_record(shown.record)),
        people=names[: shown.people],
        ended=shown.ended,
        found=found,
    )


def _results(replay: Replay, names: Sequence[str]) -> list[tuple[int, str, int]]:
    """Return rank, name and points of every player, the best first; nothing for a record without an end."""
    result = replay.moment().view.result
    return [] if result is None else sorted(zip(result.ranks, names, result.scores, strict=False), key=lambda one: one[0])


def _render_moment(shown: ShownRecord, at: str, seat: str, language: str) -> tuple[ReplayMoment, dict[str, str]]:
    """Render a moment. An invalid number means the end of the record, an invalid seat all hands open."""
    replay = shown.replay
    where = min(int(at[:6]), replay.last) if at.isascii() and at.isdecimal() else replay.last
    viewer = int(seat) if seat in map(str, range(shown.people)) else None
    moment = replay.moment(where, viewer)
    players = [ReplayPlayer(one.bot or "", one.animal) for one in shown.seats]
    players += [ReplayPlayer("virtual")] * (shown.record.seats - shown.people)
    return moment, render_moment(moment, shown.names(language), players, language, shown.path)


def _add_routes(kind: str, find: Callable[[Request, str, Visitor | None], Awaitable[ShownRecord]]) -> None:
    """Add the pages and files of one kind of records."""

    async def find_here(request: Request, id: str) -> ShownRecord:
        return await find(request, id, await context_of(request).access.sessions.find_visitor(request))

    @router.get(f"/{kind}/{{id}}.toml")
    async def download(request: Request, id: str) -> Response:
        return _file(await find_here(request, id))

    @router.get(f"/{kind}/{{id}}/shuffles.json")
    async def proof(request: Request, id: str) -> Response:
        return await _proof(await find_here(request, id))

    @router.get(f"/{kind}/{{id}}/moment.json")
    async def step(request: Request, id: str, at: str = "", seat: str = "") -> Response:
        return await _moment(request, await find_here(request, id), at, seat)

    @router.get(f"/{kind}/{{id}}/review")
    async def review(request: Request, id: str) -> Response:
        page = await open_page(request)
        return await _review(page, await find(request, id, page.visitor))

    @router.get(f"/{kind}/{{id}}")
    async def show(request: Request, id: str, at: str = "", seat: str = "") -> Response:
        page = await open_page(request)
        return await _page(page, await find(request, id, page.visitor), at, seat)


for kind, find in {"records": _find_record, "imports": _find_import, "shared": _find_shared}.items():
    _add_routes(kind, find)


@router.get("/records/{id}/share")
async def share(request: Request, id: str) -> Response:
    """Lead to the address of a game that opens for everybody who has it."""
    visitor = await context_of(request).access.sessions.find_visitor(request)
    return RedirectResponse((await _find_record(request, id, visitor)).share, 303)


@router.post("/records/import")
async def import_record(request: Request) -> Response:
    """Import a record; it is stored only if it replays to its end."""
    page, form = await open_form(request)
    page.count_message()
    text = form.file("file", MAX_RECORD_LENGTH) or form.text("record", MAX_RECORD_LENGTH)
    try:
        verdict = await page.context.work.verify_record(text, client_network(request), page.visitor)
        reason = "" if verdict.plays_out else verdict.reason
    except WildtableError as error:
        reason = str(error)
    if reason:
        return problem(request, 409, "record", reason=reason[:300])
    return page.redirect(f"/imports/{await _store_import(page, text)}")


async def _store_import(page: PageRequest, text: str) -> str:
    """Store a record that was verified, and return its id. Beyond the quotas the oldest records are deleted."""
    context, settings = page.context, page.context.settings
    quota = ImportQuota(settings.imports_per_visitor, settings.imports_per_address, settings.imports_per_server)
    name, network = hashed(text)[:IMPORT_ID_LENGTH], context.access.sessions.pseudonym(client_network(page.request))
    await context.store.put_import(ImportRow(name, text, context.clock.now(), page.visitor.id, network), quota)
    return name
