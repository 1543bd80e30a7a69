"""The API matches its OpenAPI description. `scripts/soak api` runs the same campaign with more calls."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from tests.harness.server import Running, running
from tests.soak.api import campaign
from wildtable.server.app import MAX_BODY_BYTES

JSON = {"Content-Type": "application/json"}


def test_every_response_matches_the_description(tmp_path: Path) -> None:
    report = asyncio.run(campaign(tmp_path, 2, "test", warm=True))
    print(report)
    assert report.sound, report
    assert len(report.operations) >= 24
    assert {200, 201, 400, 401, 403, 404, 405, 409} <= set(report.answers)


def error_of(answer: httpx.Response) -> tuple[int, str]:
    """Return the status and code of an error response."""
    assert set(answer.json()) == {"error"}
    assert answer.json()["error"]["text"]
    return answer.status_code, answer.json()["error"]["code"]


def test_errors_before_routing_have_the_format_of_the_api(running_server: Running) -> None:
    api = f"{running_server.address}/api"
    assert error_of(httpx.get(f"{api}/nothing", timeout=60)) == (404, "other-404")
    assert error_of(httpx.post(f"{api}/visitors", content=b" " * (MAX_BODY_BYTES + 1), timeout=60)) == (413, "too-long")
    assert error_of(httpx.post(f"{api}/visitors", content=iter([b"{}"]), timeout=60)) == (411, "no-length")
    assert error_of(httpx.get(f"{api}/games?{'a=b&' * 1000}", timeout=60)) == (414, "long-query")
    wrong = httpx.put(f"{api}/tables", json={}, timeout=60)
    assert error_of(wrong) == (405, "other-405")
    assert wrong.headers["allow"] == "GET, HEAD, POST"


@pytest.mark.parametrize("path", ["/api/games", "/healthz"])
def test_rate_limit_errors_have_the_format_of_the_api(tmp_path: Path, path: str) -> None:
    with running(tmp_path, requests_per_minute=4) as server:
        assert httpx.get(server.address + path, timeout=60).status_code == 200
        answer = httpx.get(server.address + path, timeout=60)
        assert error_of(answer) == (429, "too-much")
        assert answer.headers["retry-after"]


@pytest.mark.parametrize(
    "body",
    [
        b'{"name": "Kim", "\\ud800": 1}',
        b'{"name": "\\ud800"}',
        b'{"name": "\xff"}',
        b'{"name": NaN}',
        b'{"name": ' + b"1" * 5000 + b"}",
        b"[" * 60_000,
        b"\x00",
        b"",
        json.dumps({"name": "Kim", "x" * 60_000: 1}).encode(),
    ],
)
def test_an_invalid_body_gets_a_short_error(running_server: Running, body: bytes) -> None:
    answer = httpx.post(f"{running_server.address}/api/visitors", content=body, headers=JSON, timeout=60)
    assert error_of(answer) == (400, "bad-message")
    assert len(answer.content) < 1000


def test_an_integer_may_be_written_as_a_float(running_server: Running) -> None:
    with running_server.program("Kim") as kim:
        table = kim.does("/tables", game="wild-cards", seats=3.0)["table"]
        assert kim.does(f"/tables/{table}/sit", seat=1.0) == {"ok": True}
        assert kim.post(f"/tables/{table}/sit", seat=1.5).status == 400
