"""Friends join by any address that reaches the server: tables are live there, and invitations carry that address."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import NETWORK_NAME
from tests.browser.conftest import Visitors
from tests.browser.playing import GO, MY_MOVE, PICKS, accept, live, start_button
from tests.browser.test_deals import COMMITTED, SHORT_GAME, expect_verdict, play_out
from tests.harness.admins import playing
from tests.harness.process import ServerProcess
from tests.harness.server import running, settings_for

HOSTS = ["localhost", "127.0.0.1", "127.0.0.2", NETWORK_NAME, *(["[::1]"] if socket.has_dualstack_ipv6() else [])]
BASE = "http://games.example.org"


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server started as with `--host 0.0.0.0`, or `--host ::` where the machine has IPv6."""
    host = "::" if "[::1]" in HOSTS else "0.0.0.0"
    server = ServerProcess(settings_for(tmp_path_factory.mktemp("friends"), host=host, allow_host=NETWORK_NAME))
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize("host", HOSTS)
def test_a_table_is_live_and_invites_by_the_address_in_use(visitor: Visitors, open_server: ServerProcess, host: str) -> None:
    address = f"http://{host}:{open_server.settings.port}"
    page, friend = visitor(base_url=address), visitor()
    page.goto("/")
    start_button(page, "quick").click()
    question = page.locator(MY_MOVE).get_attribute("data-question")
    page.locator(PICKS).first.check()
    page.locator(GO).click()
    page.wait_for_selector(f"{MY_MOVE}:not([data-question='{question}'])")
    page.goto("/")
    start_button(page, "friends").click()
    invitation = page.locator("#invite").input_value()
    assert re.match(rf"{re.escape(address)}/t/\w+/join/", invitation)
    accept(friend, invitation)


def test_a_page_without_tls_takes_part_in_deals_and_checks_them(visitor: Visitors, open_server: ServerProcess) -> None:
    """Insecure contexts have no `crypto.subtle`; the page brings its own hash function."""
    page = visitor(base_url=f"http://{NETWORK_NAME}:{open_server.settings.port}")
    page.goto("/")
    assert page.evaluate("[isSecureContext, 'subtle' in crypto]") == [False, False]
    page.wait_for_function(COMMITTED, arg=SHORT_GAME)
    start_button(page, "quick", SHORT_GAME).click()
    live(page)
    page.goto(play_out([page]))
    expect_verdict(page, "proven", "Proven to you")


def test_a_page_at_another_address_than_the_public_one_names_the_setting(
    visitor: Visitors, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with running(tmp_path_factory.mktemp("public"), base=BASE) as one:
        address = f"http://127.0.0.1:{one.settings.port}"
        page = visitor(base_url=address)
        page.goto(f"/t/{playing(address, open=True)[2]}")
        for words in (BASE, "--base"):
            expect(page.locator("#notice")).to_contain_text(words)
