"""Cross-origin pages may call the API with a token, where the server allows it, and never with a cookie."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.harness.server import Running, running
from wildtable.server.net.sessions import SESSION_COOKIE

PAGE, OTHER = "https://bots.example.org", "https://evil.example.org"


@pytest.mark.parametrize(
    ("allowed", "welcome"), [(PAGE, {PAGE}), ("*", {PAGE, OTHER}), (f"{PAGE}/, {OTHER}", {PAGE, OTHER})]
)
def test_only_allowed_origins_may_call(tmp_path: Path, allowed: str, welcome: set[str]) -> None:
    with running(tmp_path, allow_origin=allowed) as server:
        for origin in (PAGE, OTHER):
            answer = httpx.post(
                f"{server.address}/api/visitors", json={"name": "Kim"}, headers={"Origin": origin}, timeout=60
            )
            assert answer.status_code == (201 if origin in welcome else 403)
            assert answer.headers.get("access-control-allow-origin") == (origin if origin in welcome else None)
            assert "access-control-allow-credentials" not in answer.headers
            page = httpx.get(server.address, headers={"Origin": origin}, timeout=60)
            assert (page.status_code, page.headers.get("access-control-allow-origin")) == (403, None), "only the API"


def test_a_browser_may_ask_first(tmp_path: Path) -> None:
    with running(tmp_path, allow_origin=PAGE) as server:
        asked = {"Origin": PAGE, "Access-Control-Request-Method": "POST"}
        answer = httpx.options(f"{server.address}/api/tables", headers=asked, timeout=60)
        assert answer.status_code == 204
        assert "Authorization" in answer.headers["access-control-allow-headers"]
        assert "Last-Event-ID" in answer.headers["access-control-allow-headers"]
        assert "Retry-After" in answer.headers["access-control-expose-headers"]
        assert (
            httpx.options(f"{server.address}/api/tables", headers={**asked, "Origin": OTHER}, timeout=60).status_code == 403
        )


def test_a_cookie_does_not_count_elsewhere(tmp_path: Path) -> None:
    with running(tmp_path, allow_origin=PAGE) as server:
        cookie = httpx.get(server.address, timeout=60).cookies[SESSION_COOKIE]
        me, headers = f"{server.address}/api/me", {"Cookie": f"{SESSION_COOKIE}={cookie}"}
        assert httpx.get(me, headers=headers, timeout=60).status_code == 200
        assert httpx.get(me, headers={**headers, "Origin": server.address}, timeout=60).status_code == 200
        assert httpx.get(me, headers={**headers, "Origin": PAGE}, timeout=60).status_code == 401
        token = {"Authorization": f"Bearer {server.token('Kim')}"}
        assert httpx.get(me, headers={**headers, **token, "Origin": PAGE}, timeout=60).json()["name"] == "Kim"


def test_no_origin_is_allowed_unless_the_host_says_so(running_server: Running) -> None:
    answer = httpx.get(f"{running_server.address}/api/games", headers={"Origin": PAGE}, timeout=60)
    assert (answer.status_code, answer.headers.get("access-control-allow-origin")) == (403, None)
