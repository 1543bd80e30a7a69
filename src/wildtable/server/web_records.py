"""Records: finished games step by step, from any seat or with all cards open, and the proof of their shuffles."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from typing import Any

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from wildtable.engine.errors import WildtableError
from wildtable.engine.nature import parse_seed
from wildtable.engine.record import Record
from wildtable.games import of_record
from wildtable.server.house import house_of
from wildtable.server.markup import isolated
from wildtable.server.pages import Visit, posting, problem, visiting
from wildtable.server.phrases import Phrases
from wildtable.server.plays import record_of
from wildtable.server.render import hand_shown, mat_shown, result_shown, seats_shown
from wildtable.server.replays import Moment, moment, shuffles, verify
from wildtable.server.secrets import hashed
from wildtable.server.store import Visitor
from wildtable.server.words import say

MOST_ID = 2**53
MOST_TEXT = 60_000
router = APIRouter(include_in_schema=False)


async def _kept(request: Request, id: str, visitor: Visitor | None) -> Record:
    """The record of a finished game at a table its reader may look at; of any other nothing is told."""
    house = house_of(request)
    number = int(id[:16]) if id.isascii() and id.isdecimal() else -1
    row = await house.store.game(number) if 0 <= number < MOST_ID else None
    table = None if row is None else await house.tables.find(row.table)
    if row is None or row.ended is None or table is None or not await house.may_watch(table, visitor):
        raise HTTPException(404, "no-record")
    names = dict(table.names)
    for player in row.players:
        person = str(player.get("visitor", ""))
        if person and person not in names and (found := await house.store.visitor(person)):
            names[person] = found.name
    return record_of(await house.tables.replay(row), names)


async def _imported(request: Request, id: str) -> Record:
    text = await house_of(request).store.imported(id)
    if text is None:
        raise HTTPException(404, "no-record")
    return Record.parse(text)


@router.get("/records/{id}.toml")
async def download(request: Request, id: str) -> Response:
    record = await _kept(request, id, await house_of(request).sessions.known(request))
    return _file(record, f"{record.game}-{id}.toml")


@router.get("/imports/{id}.toml")
async def download_import(request: Request, id: str) -> Response:
    record = await _imported(request, id)
    return _file(record, f"{record.game}-{id}.toml")


def _file(record: Record, name: str) -> Response:
    return PlainTextResponse(str(record), headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/records/{id}/shuffles.json")
async def proof(request: Request, id: str) -> Response:
    return await _proof(await _kept(request, id, await house_of(request).sessions.known(request)))


@router.get("/imports/{id}/shuffles.json")
async def proof_of_import(request: Request, id: str) -> Response:
    return await _proof(await _imported(request, id))


async def _proof(record: Record) -> Response:
    """All that it takes to shuffle again: what was committed to, what was told after the game, and every shuffle."""
    told = await asyncio.to_thread(shuffles, record)
    fairness = None if record.fairness is None else asdict(record.fairness)
    return JSONResponse(
        {"seed": parse_seed(record.seed).hex(), "fairness": fairness, "shuffles": [asdict(one) for one in told]},
        headers={"Cache-Control": "no-store"},
    )


@router.get("/records/{id}")
async def show(request: Request, id: str, at: str = "", seat: str = "") -> Response:
    visit = await visiting(request)
    record = await _kept(request, id, visit.visitor)
    return await _page(visit, f"/records/{id}", record, at, seat)


@router.get("/imports/{id}")
async def show_import(request: Request, id: str, at: str = "", seat: str = "") -> Response:
    visit = await visiting(request)
    return await _page(visit, f"/imports/{id}", await _imported(request, id), at, seat)


@router.post("/records/import")
async def take_in(request: Request) -> Response:
    """A record from elsewhere; it is kept only if it plays out."""
    visit, form = await posting(request)
    if not visit.house.messages.allows(visit.visitor.id):
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
    await visit.house.store.put_import(name, text, visit.house.clock.now())
    return visit.goes(f"/imports/{name}")


async def _page(visit: Visit, path: str, record: Record, at: str, seat: str) -> Response:
    """One moment of a record. Whatever is no moment of it shows the nearest, or the end."""
    last, people = len(record.moves), _people(record)
    where = min(int(at[:6]), last) if at.isascii() and at.isdecimal() else last
    viewer = int(seat) if seat in map(str, range(people)) else None
    shown = await asyncio.to_thread(moment, record, where, viewer)
    return visit.page(
        "record.html",
        path=path,
        record=record,
        verdict=await asyncio.to_thread(verify, record),
        seat="" if viewer is None else viewer,
        at=where,
        last=last,
        **_shown(visit, shown, people),
    )


def _people(record: Record) -> int:
    game = of_record(record)
    return game.people(record.seats, game.choose(record.seats, record.options))


def _shown(visit: Visit, shown: Moment, people: int) -> dict[str, Any]:
    record, view = shown.record, shown.view
    given = [isolated(name) for name in record.players[:people]]
    given += [say(visit.language, "seat", seat=number + 1) for number in range(len(given), people)]
    game = of_record(record)
    virtual = [game.texts.say(visit.language, "virtual-player")] if record.seats > people else []
    names = given + virtual * (record.seats - people)
    phrases = Phrases(game, names, visit.language)
    answers = [
        (names[seat], [phrases.move(move) for move in map(game.moves.get, told) if move is not None])
        for seat, told in shown.answers.items()
    ]
    return {
        "title": phrases.game.title,
        "names": given,
        "answers": answers,
        "log": phrases.told(shown.events),
        "players": seats_shown(view, phrases, (), ()),
        "mat": mat_shown(view, phrases),
        "result": result_shown(view.result, phrases),
        "hand": None if shown.seat is None else hand_shown(view, phrases),
    }
