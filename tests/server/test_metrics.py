"""Metrics: their values, the text format of Prometheus, and access by token."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Mapping
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

import wildtable
from tests.harness.client import token_of
from tests.harness.server import Running, wait_until
from wildtable.server.net.admin import ADMIN_TOKEN, METRICS_TOKEN
from wildtable.server.net.monitoring import BUCKET_BOUNDS, LabelledCounter, LabelledHistogram, MetricFamily
from wildtable.server.tables.processes.bot_pool import BotPool

LINE = re.compile(r'(?P<name>[a-z_]+)(?:\{(?P<labels>(?:[a-z]+="(?:[^"\\\n]|\\["\\n])*",?)+)\})? (?P<value>[0-9.e+-]+)')
Read = Mapping[str, float]


def parsed(text: str) -> Read:
    """Return the values by name and labels; fail on invalid lines and on metrics without HELP and TYPE."""
    found: dict[str, float] = {}
    told: dict[str, set[str]] = {}
    for line in text.splitlines():
        if line.startswith("#"):
            _, what, name, about = line.split(" ", 3)
            assert about
            told.setdefault(name, set()).add(what)
            continue
        sample = LINE.fullmatch(line)
        assert sample is not None, line
        family = re.sub("_(bucket|sum|count)$", "", sample["name"])
        assert told.get(sample["name"], told.get(family)) == {"HELP", "TYPE"}, line
        key = line.rpartition(" ")[0]
        assert key not in found
        found[key] = float(sample["value"])
    return found


def token(server: Running, name: str) -> str:
    return token_of(server.settings, name)


def scrape(server: Running) -> Read:
    bearer = {"Authorization": f"Bearer {token(server, METRICS_TOKEN)}"}
    answer = httpx.get(f"{server.address}/metrics", timeout=60, headers=bearer)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    return parsed(answer.text)


def test_metrics_require_a_token(running_server: Running) -> None:
    address = f"{running_server.address}/metrics"
    right = [token(running_server, name) for name in (METRICS_TOKEN, ADMIN_TOKEN)]
    with running_server.program("kim") as kim:
        wrong = ["x", f"{right[0]}x", kim.token, "ü"]
    for one in right:
        assert httpx.get(address, timeout=60, headers={"Authorization": f"Bearer {one}"}).status_code == 200
        assert httpx.get(address, timeout=60, headers={"Authorization": f"Basic {one}"}).status_code == 401
        assert httpx.get(address, timeout=60, params={"token": one}).status_code == 401
    for one in wrong:
        assert httpx.get(address, timeout=60, headers={b"Authorization": f"Bearer {one}".encode()}).status_code == 401


def test_the_moves_of_a_game_are_counted(running_server: Running) -> None:
    before = scrape(running_server)
    with running_server.program("kim") as kim:
        made = kim.does("/tables", game="wild-cards", seats=3, bots=[None, "greedy", "random"])
        table = f"/tables/{made['table']}"
        kim.does(f"{table}/sit", seat=0)
        kim.does(f"{table}/start")
        during = scrape(running_server)
        answered = 0
        while not (seen := kim.get(table).json)["over"]:
            if seen["choice"]:
                kim.does(f"{table}/answer", moves=[seen["choice"][0]["id"]])
                answered += 1
    after = scrape(running_server)

    def more(name: str, then: Read = after) -> float:
        return then.get(name, 0) - before.get(name, 0)

    assert answered > 0
    assert more("wildtable_tables", during) == more("wildtable_tables_playing", during) == 1
    assert more("wildtable_tables_playing") == 0
    assert more('wildtable_moves_total{by="person"}') == answered
    assert more('wildtable_answer_seconds_count{kind="answer"}') == answered
    bots = more('wildtable_moves_total{by="bot"}')
    assert bots > 0
    assert more('wildtable_log_seconds_count{kind="answer"}') == answered + bots
    thought = [more(f'wildtable_bot_seconds_count{{bot="{bot}"}}') for bot in ("greedy", "random")]
    assert sum(thought) >= bots
    assert all(thought)
    assert more('wildtable_request_seconds_count{status="2xx"}') >= answered
    assert after["wildtable_bot_queue"] == 0
    assert after["process_cpu_seconds_total"] > before["process_cpu_seconds_total"]
    assert after["process_start_time_seconds"] <= time.time()


def open_connections(running_server: Running) -> tuple[float, float]:
    """Return the numbers of open sockets and streams."""
    now = scrape(running_server)
    return now["wildtable_sockets"], now["wildtable_streams"]


def test_open_connections_are_counted(running_server: Running) -> None:
    wait_until(lambda: not any(open_connections(running_server)))  # those of earlier tests are closed
    with running_server.program("kim") as kim:
        name = kim.does("/tables", game="wild-cards", seats=3)["table"]
    address = f"{running_server.address.replace('http', 'ws')}/t/{name}/socket"
    with connect(address, origin=Origin(running_server.settings.address), open_timeout=60) as socket:
        socket.recv()
        assert open_connections(running_server) == (1, 0)
    wait_until(lambda: not any(open_connections(running_server)))
    with httpx.stream("GET", f"{running_server.address}/api/tables/{name}/events", timeout=60) as stream:
        told = stream.iter_text()
        next(told)
        assert open_connections(running_server) == (0, 1)


def test_a_histogram_counts_durations_by_bucket() -> None:
    times = LabelledHistogram("kind")
    for seconds in (BUCKET_BOUNDS[0], BUCKET_BOUNDS[0] / 2, 0.3, 99.0):
        times.add("a", seconds)
    read = parsed(str(MetricFamily("some_seconds", "histogram", "Some.", times.samples())))
    assert read['some_seconds_bucket{kind="a",le="0.001"}'] == 2
    assert read['some_seconds_bucket{kind="a",le="0.25"}'] == 2
    assert read['some_seconds_bucket{kind="a",le="0.5"}'] == 3
    assert read['some_seconds_bucket{kind="a",le="+Inf"}'] == read['some_seconds_count{kind="a"}'] == 4
    assert read['some_seconds_sum{kind="a"}'] == pytest.approx(99.3015)


def test_labels_are_escaped() -> None:
    counter = LabelledCounter("bot", ("usual",))
    counter.add('a "b" \\ \n c')
    read = parsed(str(MetricFamily("some_total", "counter", "Some.", counter.samples())))
    assert read == {'some_total{bot="usual"}': 0, 'some_total{bot="a \\"b\\" \\\\ \\n c"}': 1}


def test_failures_of_bots_are_counted_by_reason() -> None:
    async def story() -> None:
        hasty, failing = BotPool(1, 0.0), BotPool(1, 30)
        game = wildtable.load("wild-cards")
        view = game.new(3, seed=1).view(0).dump()
        try:
            assert await hasty.answer("table", game, view, "greedy", "seed") is None
            assert await failing.answer("table", game, view, "no-such-bot", "seed") is None
        finally:
            hasty.close()
            failing.close()
        assert hasty.metrics.bot_failures.counts == {"late": 1, "failed": 0, "died": 0}
        assert failing.metrics.bot_failures.counts == {"late": 0, "failed": 1, "died": 0}
        assert hasty.asked == failing.asked == 0

    asyncio.run(story())


def test_queue_lengths_are_reported(running_server: Running) -> None:
    read = scrape(running_server)
    for queue in ('wildtable_store_queue{work="read"}', 'wildtable_store_queue{work="write"}', "wildtable_socket_queue"):
        assert read[queue] == 0


@pytest.mark.sqlite
def test_token_files_are_private(running_server: Running) -> None:
    folder: Path = running_server.settings.data
    for name in (METRICS_TOKEN, ADMIN_TOKEN):
        assert (folder / name).stat().st_mode & 0o777 == 0o600
    assert token(running_server, METRICS_TOKEN) != token(running_server, ADMIN_TOKEN)
