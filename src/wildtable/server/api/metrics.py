"""The metrics' door: what Prometheus reads, for whoever has the token."""

from __future__ import annotations

import time
from importlib.metadata import version

from fastapi import APIRouter, HTTPException, Request, Response

from wildtable.server.context import Context, context_of
from wildtable.server.live.event_stream import EventStreams, streams_of
from wildtable.server.net.metrics import TYPE, Family, by, gauge

router = APIRouter(include_in_schema=False)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    context = context_of(request)
    if not context.admins.may_measure(request):
        raise HTTPException(401, "no-token")
    text = "".join(map(str, families(context, streams_of(request))))
    return Response(text, media_type=TYPE, headers={"Cache-Control": "no-store"})


def families(context: Context, streams: EventStreams) -> list[Family]:
    """All that can be read off a running context, and all that it has counted."""
    told, readers = context.metrics, context.readers
    slow = sum(reader.waiting for reader in readers)
    awake = context.tables.all_awake
    playing = sum(table.playing for table in awake)
    return [
        Family("wildtable_info", "gauge", "The version that runs.", [("", {"version": version("wildtable")}, 1)]),
        gauge("process_start_time_seconds", "When the server began, in seconds since 1970.", context.tables.began),
        Family("process_cpu_seconds_total", "counter", "Processor time, bots aside.", [("", {}, time.process_time())]),
        gauge("wildtable_tables", "Tables in memory.", len(awake)),
        gauge("wildtable_tables_playing", "Tables in memory at which a game is being played.", playing),
        gauge("wildtable_sockets", "Pages that are connected.", len(readers)),
        Family("wildtable_sockets_refused_total", "counter", "Pages not connected.", told.sockets_refused.samples()),
        gauge("wildtable_streams", "Programs that listen to a table.", len(streams.readers)),
        gauge("wildtable_socket_queue", "Messages that wait for readers.", slow),
        Family("wildtable_store_queue", "gauge", "Work that waits for the database.", by("work", context.store.waiting)),
        gauge("wildtable_bot_queue", "Questions that bots think about or have yet to.", context.bot_pool.asked),
        Family("wildtable_moves_total", "counter", "Answers that were played.", told.moves.samples()),
        Family(
            "wildtable_answer_seconds",
            "histogram",
            "From a person's answer to its being durable and shown.",
            told.answer_seconds.samples(),
        ),
        Family("wildtable_log_seconds", "histogram", "To make an entry of the log durable.", told.log_seconds.samples()),
        Family("wildtable_request_seconds", "histogram", "Until a request is answered.", told.request_seconds.samples()),
        Family("wildtable_bot_seconds", "histogram", "Until a bot has answered.", told.bot_seconds.samples()),
        Family("wildtable_bot_failures_total", "counter", "Answers bots owed and chance gave.", told.bot_failures.samples()),
        Family("wildtable_logged_total", "counter", "Warnings and errors in the log.", told.logged.samples()),
    ]
