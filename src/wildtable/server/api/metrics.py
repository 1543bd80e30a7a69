"""The metrics endpoint, in the text format of Prometheus."""

from __future__ import annotations

import time
from importlib.metadata import version

from fastapi import APIRouter, HTTPException, Request, Response

from wildtable.server.context import Context, context_of
from wildtable.server.live.event_stream import EventStreams, streams_of
from wildtable.server.net.monitoring import (
    METRICS_TYPE,
    LabelledCounter,
    LabelledHistogram,
    MetricFamily,
    Metrics,
    gauge,
    label_samples,
)

router = APIRouter(include_in_schema=False)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    context = context_of(request)
    if not context.access.admins.may_read_metrics(request):
        raise HTTPException(401, "no-token")
    text = "".join(map(str, collect(context, streams_of(request))))
    return Response(text, media_type=METRICS_TYPE, headers={"Cache-Control": "no-store"})


def collect(context: Context, streams: EventStreams) -> list[MetricFamily]:
    """Return all metrics of a running server."""
    return [*_describe_workers(context), *_describe_load(context, streams), *_describe_play(context.monitor.metrics)]


def _describe_workers(context: Context) -> list[MetricFamily]:
    """Return the metrics of this process and of the workers that share its database."""
    return [
        MetricFamily("wildtable_info", "gauge", "Version of the server.", [("", {"version": version("wildtable")}, 1)]),
        gauge("process_start_time_seconds", "Start time, in seconds since 1970.", context.tables.started),
        MetricFamily(
            "process_cpu_seconds_total", "counter", "CPU time, without that of bots.", [("", {}, time.process_time())]
        ),
        gauge("wildtable_workers", "Workers that share the database.", len(context.worker_sync.workers)),
        MetricFamily(
            "wildtable_worker",
            "gauge",
            "Tables in memory, open WebSockets and moves since the start of each worker, a few seconds ago.",
            [
                ("", {"worker": f"{worker.host}:{worker.pid}", "figure": figure}, value)
                for worker in context.worker_sync.workers
                for figure, value in worker.figures.items()
            ],
        ),
    ]


def _describe_load(context: Context, streams: EventStreams) -> list[MetricFamily]:
    """Return what is in memory, open or queued now."""
    tables, readers = context.tables.all_awake, context.live.readers
    return [
        gauge("wildtable_tables", "Tables in memory.", len(tables)),
        gauge("wildtable_tables_playing", "Tables in memory with a running game.", sum(table.playing for table in tables)),
        gauge("wildtable_sockets", "Open WebSockets.", len(readers)),
        _counter("wildtable_sockets_refused_total", "WebSockets refused.", context.monitor.metrics.sockets_refused),
        gauge("wildtable_streams", "Open event streams.", len(streams.readers)),
        gauge("wildtable_socket_queue", "Messages queued for WebSockets.", sum(reader.waiting for reader in readers)),
        MetricFamily(
            "wildtable_store_queue",
            "gauge",
            "Operations queued for the database.",
            label_samples("work", context.store.waiting),
        ),
        gauge("wildtable_bot_queue", "Questions that bots are answering or have queued.", context.work.bot_pool.asked),
    ]


def _describe_play(metrics: Metrics) -> list[MetricFamily]:
    """Return what was counted and measured since the start."""
    return [
        _counter("wildtable_moves_total", "Answers played.", metrics.moves),
        _histogram("wildtable_answer_seconds", "Time until a player's answer is stored and sent.", metrics.answer_seconds),
        _histogram("wildtable_log_seconds", "Time to store an entry of a game's log.", metrics.log_seconds),
        _histogram("wildtable_request_seconds", "Time to respond to a request.", metrics.request_seconds),
        _histogram("wildtable_bot_seconds", "Time a bot takes to answer.", metrics.bot_seconds),
        _counter("wildtable_bot_failures_total", "Answers of bots replaced by random moves.", metrics.bot_failures),
        _counter(
            "wildtable_bot_budgets_total",
            "Answers of bots by the share of their budget: less than 1 when many wait, 0 for advice instead of a search.",
            metrics.bot_budgets,
        ),
        _histogram("wildtable_hold_seconds", "Time during which the event loop did nothing else.", metrics.holds),
        MetricFamily(
            "wildtable_longest_hold_seconds",
            "gauge",
            "Longest hold of the event loop since the last scrape, in all (heartbeat) and by route.",
            metrics.take_longest_holds(),
        ),
        _counter("wildtable_task_failures_total", "Failures of background tasks.", metrics.task_failures),
        _counter("wildtable_logged_total", "Warnings and errors logged.", metrics.logged),
    ]


def _counter(name: str, help: str, counter: LabelledCounter) -> MetricFamily:
    return MetricFamily(name, "counter", help, counter.samples())


def _histogram(name: str, help: str, histogram: LabelledHistogram) -> MetricFamily:
    return MetricFamily(name, "histogram", help, histogram.samples())
