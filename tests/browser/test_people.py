"""People in a browser: from the ladder to a page with its picture, for everybody to use; and being forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.test_pages import DESK, NAMELESS, PHONE, THEMES, UNSTYLED, violations

if TYPE_CHECKING:
    from playwright.sync_api import APIRequestContext

NAME = "Wilhelmina of Otterburn"
LADDER = "/wild-cards/ladder"


class Caller:
    """Somebody who plays by the API."""

    def __init__(self, request: APIRequestContext, name: str) -> None:
        self._request = request
        self.token: str = request.post("/api/visitors", data={"name": name}).json()["token"]
        self._headers = {"Authorization": f"Bearer {self.token}"}

    def get(self, path: str) -> Any:
        return self._request.get(f"/api{path}", headers=self._headers).json()

    def post(self, path: str, **sent: Any) -> Any:
        answer = self._request.post(f"/api{path}", headers=self._headers, data=sent)
        assert answer.ok, answer.text()
        return answer.json()


def rated_game(request: APIRequestContext, *names: str) -> list[Caller]:
    """A whole game at an open table; gives its players."""
    players = [Caller(request, name) for name in names]
    table = f"/tables/{players[0].post('/tables', game='wild-cards', seats=3, rated=True)['table']}"
    for seat, one in enumerate(players):
        one.post(f"{table}/sit", seat=seat)
    players[0].post(f"{table}/start")
    while not players[0].get(table)["over"]:
        for one in players:
            if choice := one.get(table)["choice"]:
                one.post(f"{table}/answer", moves=[choice[0]["id"]])
    return players


def test_a_ladder_leads_to_people_and_people_can_go(visitor: Visitors) -> None:
    page = visitor(java_script_enabled=False, viewport=PHONE)
    page.goto("/wild-cards")
    me = rated_game(page.request, NAME, "Lou", "Mia")[0]
    page.get_by_role("link", name="Ladder").click()
    page.get_by_role("link", name=NAME).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(NAME)
    expect(page.get_by_role("img", name="The rating in Wild Cards")).to_be_visible()
    expect(page.get_by_text("after one rated game")).to_be_visible()
    person = page.url

    for size in (PHONE, DESK):
        for theme in THEMES:
            reader = visitor(viewport=size, color_scheme=theme)
            for path in (LADDER, person, "/me", "/tables/new?game=wild-cards"):
                reader.goto(path)
                reader.locator("details").evaluate_all("(all) => all.forEach((one) => (one.open = true))")
                assert violations(reader) == []
                assert reader.evaluate(NAMELESS) == []
                assert reader.evaluate(UNSTYLED) == 0
                assert reader.evaluate("document.documentElement.scrollWidth <= innerWidth")

    page.goto(f"/me/{me.token}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Save everything as a file").click()
    assert NAME in download.value.path().read_text(encoding="utf-8")
    page.get_by_role("button", name="Forget me").click()
    expect(page.get_by_role("alert")).to_contain_text("Nothing was deleted")
    page.get_by_label("Yes, forget me").check()
    page.get_by_role("button", name="Forget me").click()
    expect(page.get_by_role("heading", name="You are forgotten")).to_be_visible()
    page.goto(LADDER)
    expect(page.get_by_role("link", name="Lou")).to_be_visible()
    expect(page.get_by_role("link", name=NAME)).to_have_count(0)
    page.goto(person)
    expect(page.get_by_role("heading", name="That did not work")).to_be_visible()
