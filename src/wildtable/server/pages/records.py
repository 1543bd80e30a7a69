"""Records: finished games step by step, from any seat or with all cards open, and the proof of their shuffles."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from datetime import UTC, date, datetime
from functools import partial

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from wildtable.engine.errors import WildtableError
from wildtable.engine.record import Record
from wildtable.engine.shuffling import parse_seed
from wildtable.games import of_record
from wildtable.lab.verification import verify
from wildtable.server.context import context_of
from wildtable.server.errors import Denied
from wildtable.server.html.assets import unpacks
from wildtable.server.html.fragments import fragments
from wildtable.server.html.presenter import clockwise
from wildtable.server.html.regions import seat_names
from wildtable.server.html.replay import known, projected
from wildtable.server.html.texts import say
from wildtable.server.net.tokens import hashed
from wildtable.server.pages.page import Visit, language_of, posting, problem, visiting
from wildtable.server.store.rows import Visitor
from wildtable.server.tables.replays import Moment, Replay, shuffles
from wildtable.server.tables.snapshot import SeatSnapshot

MOST_TEXT = 60_000
NOT_KEPT = {"Cache-Control": "no-store"}
router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class Shown:
    """A record and where it is found; who sat in its seats, and when it ended, as far as that is known."""

    path: str
    film: Replay
    seats: Sequence[SeatSnapshot]
    ended: date | None = None

    @property
    def record(self) -> Record:
        return self.film.record

    @property
    def people(self) -> int:
        return len(self.seats)

    def names(self, language: str) -> list[str]:
        """What everybody calls the seats, as at the table."""
        named = [
            one if one.name or one.bot else replace(one, name=say(language, "seat", seat=one.number + 1))
            for one in self.seats
        ]
        return seat_names(named, of_record(self.record), self.record.seats, language)


async def _kept(request: Request, id: str, visitor: Visitor | None) -> Shown:
    """The record of a finished game at a table its reader may look at; of any other nothing is told."""
    context = context_of(request)
    number = int(id[:16]) if id.isascii() and id.isdecimal() else -1
    try:
        game = await context.archive.find(number, partial(context.may_watch, visitor=visitor))
    except WildtableError as error:
        raise Denied("record", reason=str(error)) from None
    if game is None or game.row.ended is None:
        raise HTTPException(404, "no-record")
    seats = [
        SeatSnapshot(seat, "" if one.bot else game.record.players[seat], one.bot, away=False, here=True)
        for seat, one in enumerate(game.row.players)
    ]
    return Shown(f"/records/{id}", game.replay, seats, datetime.fromtimestamp(game.row.ended, UTC).date())


async def _imported(request: Request, id: str) -> Shown:
    try:
        film = await context_of(request).archive.imported(id)
    except WildtableError as error:
        raise Denied("record", reason=str(error)) from None
    if film is None:
        raise HTTPException(404, "no-record")
    record = film.record
    game = of_record(record)
    people = game.people(record.seats, game.choose(record.seats, record.options))
    players = [*record.players[:people], *[""] * (people - len(record.players))]
    seats = [SeatSnapshot(seat, name, None, away=False, here=True) for seat, name in enumerate(players)]
    return Shown(f"/imports/{id}", film, seats)


@router.get("/records/{id}.toml")
async def download(request: Request, id: str) -> Response:
    return _file(await _kept(request, id, await context_of(request).sessions.find_visitor(request)))


@router.get("/imports/{id}.toml")
async def download_import(request: Request, id: str) -> Response:
    return _file(await _imported(request, id))


def _file(shown: Shown) -> Response:
    name = f"{shown.record.game}-{shown.path.rpartition('/')[2]}.toml"
    return PlainTextResponse(str(shown.record), headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/records/{id}/shuffles.json")
async def proof(request: Request, id: str) -> Response:
    return await _proof(await _kept(request, id, await context_of(request).sessions.find_visitor(request)))


@router.get("/imports/{id}/shuffles.json")
async def proof_of_import(request: Request, id: str) -> Response:
    return await _proof(await _imported(request, id))


async def _proof(shown: Shown) -> Response:
    """All that it takes to shuffle again: what was committed to, what was told after the game, and every shuffle."""
    record = shown.record
    told = await asyncio.to_thread(shuffles, record)
    sent = {
        "seed": parse_seed(record.seed).hex(),
        "fairness": None if record.fairness is None else asdict(record.fairness),
        "shuffles": [asdict(one) for one in told],
        "prepared": bool(record.piles),
    }
    return JSONResponse(sent, headers=NOT_KEPT)


@router.get("/records/{id}/moment.json")
async def step(request: Request, id: str, at: str = "", seat: str = "") -> Response:
    return await _moment(
        request, await _kept(request, id, await context_of(request).sessions.find_visitor(request)), at, seat
    )


@router.get("/imports/{id}/moment.json")
async def step_of_import(request: Request, id: str, at: str = "", seat: str = "") -> Response:
    return await _moment(request, await _imported(request, id), at, seat)


async def _moment(request: Request, shown: Shown, at: str, seat: str) -> Response:
    """What stepping to a moment changes on the page: its regions, and what happened on the way."""
    packs = unpacks(request)
    told = await asyncio.to_thread(_packed, shown, at, seat, language_of(request), packs)
    headers = NOT_KEPT | {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if packs else {})
    return Response(told, media_type="application/json", headers=headers)


def _packed(shown: Shown, at: str, seat: str, language: str, packs: bool) -> bytes:
    """A moment as JSON; regions say much the same again and again, so a tenth is left of it when packed."""
    moment, regions = _drawn(shown, at, seat, language)
    answers = {
        number: None if moves is None else [move.notation for move in moves] for number, moves in known(moment).items()
    }
    told = {"at": moment.at, "last": moment.last, "regions": regions, "events": moment.events, "answers": answers}
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
    return gzip.compress(text, compresslevel=4) if packs else text


@router.get("/records/{id}")
async def show(request: Request, id: str, at: str = "", seat: str = "") -> Response:
    visit = await visiting(request)
    return await _page(visit, await _kept(request, id, visit.visitor), at, seat)


@router.get("/imports/{id}")
async def show_import(request: Request, id: str, at: str = "", seat: str = "") -> Response:
    return await _page(await visiting(request), await _imported(request, id), at, seat)


async def _page(visit: Visit, shown: Shown, at: str, seat: str) -> Response:
    moment, regions = await asyncio.to_thread(_drawn, shown, at, seat, visit.language)
    record, names = shown.record, shown.names(visit.language)
    game = of_record(record)
    return visit.page(
        "record.html",
        packs=True,
        path=shown.path,
        title=game.title,
        game=game.name,
        names=names,
        people=shown.people,
        ended=shown.ended,
        fairness=record.fairness,
        verdict=await asyncio.to_thread(lambda: shown.film.verdict),
        marks=shown.film.marks,
        mark=max((one.at for one in shown.film.marks if one.at <= moment.at), default=0),
        seat=moment.seat,
        order=clockwise(moment.seat, record.seats),
        at=moment.at,
        last=moment.last,
        fragments=fragments(game, visit.language),
        regions=regions,
    )


def _drawn(shown: Shown, at: str, seat: str, language: str) -> tuple[Moment, dict[str, str]]:
    """A moment and its regions. Whatever is no moment of the record shows the nearest, or the end; what is no seat, all."""
    film = shown.film
    where = min(int(at[:6]), film.last) if at.isascii() and at.isdecimal() else film.last
    viewer = int(seat) if seat in map(str, range(shown.people)) else None
    moment = film.moment(where, viewer)
    bots = [one.bot or "" for one in shown.seats] + ["virtual"] * (shown.record.seats - shown.people)
    return moment, projected(moment, shown.names(language), bots, language, shown.path)


@router.post("/records/import")
async def take_in(request: Request) -> Response:
    """A record from elsewhere; it is kept only if it plays out."""
    visit, form = await posting(request)
    if not visit.context.messages.allows(visit.visitor.id):
        return problem(request, 429, "too-much")
    text = await form.file("file") or form.text("record", MOST_TEXT)
    try:
        verdict = await asyncio.to_thread(lambda: verify(Record.parse(text)))
        reason = "" if verdict.plays_out else verdict.reason
    except (WildtableError, RecursionError, ValueError, TypeError, LookupError, AttributeError, ArithmeticError) as error:
        reason = str(error) or type(error).__name__
    if reason:
        return problem(request, 409, "record", reason=reason[:300])
    name = hashed(text)[:20]
    await visit.context.store.put_import(name, text, visit.context.clock.now())
    return visit.goes(f"/imports/{name}")
