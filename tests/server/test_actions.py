"""Actions are declared once: every door has the same bounds and refusals, and a new action needs nothing but itself."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.harness.server import running
from tests.server.test_websocket import Player, begin, players, receive, reply
from wildtable.server import app
from wildtable.server.actions import ACTIONS, Action, RepeatableRequest, action
from wildtable.server.context import Caller
from wildtable.server.errors import Denied
from wildtable.server.store.rows import Visitor
from wildtable.server.tables.table import Table

__all__ = ["players"]
WRONG: dict[str, list[object]] = {
    "string": ["x" * 600, "\N{SNOWMAN}"],
    "integer": [10**8, "x"],
    "array": [["x" * 61], [], ["x"] * 21],
}
"""Values beyond the bounds of a field, by its type."""
RUDE: dict[str, dict[str, Any]] = {"api": {"request": "rude"}, "socket": {}, "form": {"request": "rude"}}
"""A WebSocket's message has the request as its id."""


def inputs(one: Action) -> Iterator[dict[str, Any]]:
    """Yield the example of an action's input, and copies of it with a field that is wrong, or, if it is needed, missing."""
    schema = one.input.model_json_schema()
    example = {name: field["examples"][0] for name, field in schema["properties"].items() if name != "request"}
    yield example | ({"text": " "} if one.name == "chat" else {})
    for name in example:
        kinds = schema["properties"][name].get("anyOf", [schema["properties"][name]])
        for value in WRONG[kinds[0]["type"]]:
            if "pattern" in kinds[0] or value != "\N{SNOWMAN}":
                yield example | {name: value}


def send(door: str, player: Player, table: str, one: Action, sent: dict[str, Any]) -> str:
    """Send an input through a door, and return the sentence with which it is refused."""
    if door == "api":
        refused = player.program.post(f"/tables/{table}/{one.name}", **sent)
        assert refused.status in (400, 409)
        return str(refused.json["error"]["text"])
    if door == "socket":
        fields = {"text" if name == one.text else name: value for name, value in sent.items()}
        with player.socket(table) as page:
            page.send(json.dumps({"do": one.name, "id": "rude", **fields}))
            while "re" not in (answer := receive(page)):
                pass
            return str(answer["error"]["text"])
    given = {name: value for name, value in sent.items() if value is not None}
    if one.name == "answer":
        given["move"] = given.pop("moves")
    if one.name == "bot":
        given = {"put": f"{sent['seat']}:{sent['bot']}"}
    answered = submit(player, table, one.name, given)
    assert answered.status_code in (400, 409)
    return unescape(answered.text)


def submit(player: Player, table: str, name: str, fields: dict[str, Any]) -> httpx.Response:
    token = player.server.app.state.context.access.sessions.form_token(Visitor(player.id, ""))
    address, headers = f"{player.server.address}/t/{table}/{name}", {"Cookie": player.cookie}
    return httpx.post(address, data={"token": token, **fields}, headers=headers, timeout=60)


def plain(text: str) -> str:
    """Return a sentence without quotation marks: what a form sends is text, numbers too."""
    return re.sub("['\"]", "", text)


@pytest.mark.parametrize("name", [name for name, one in ACTIONS.items() if len(one.doors) > 1])
def test_every_door_refuses_the_same_input_in_the_same_words(players: list[Player], name: str) -> None:
    """Sent by a spectator, to whom everything is refused."""
    table, one = begin(players, seats=2), ACTIONS[name]
    for sent in inputs(one):
        expected, *others = (plain(send(door, players[2], table, one, sent)) for door in sorted(one.doors))
        for refusal in others:
            assert expected in refusal, sent


def test_actions_are_counted_at_every_door(tmp_path: Path) -> None:
    """Together: who plays by API has as much less for forms and WebSockets."""
    with running(tmp_path, messages_per_minute=8) as server, server.program("Ann") as program:
        player, table = Player(server, program), str(program.does("/tables", game="wild-cards", seats=3)["table"])
        assert submit(player, table, "undo", {}).status_code == 409
        for refused in (program.post(f"/tables/{table}/undo").status, submit(player, table, "undo", {}).status_code):
            assert refused == 429
        with player.socket(table) as page, pytest.raises(ConnectionClosed):
            reply(page, do="undo", id="a")


def test_an_action_needs_nothing_but_its_declaration(tmp_path: Path) -> None:
    waved: list[tuple[str, str]] = []

    async def wave(caller: Caller, table: Table, sent: RepeatableRequest) -> None:
        """Wave to the others."""
        if sent.request == "rude":
            raise Denied("muted")
        waved.append((caller.require_visitor().name, table.row.id))

    app._routes.cache_clear()
    action("wave", tag="Play", is_lent=True)(wave)
    try:
        with running(tmp_path) as server, server.program("Ann") as program:
            player = Player(server, program)
            table = begin([player], seats=1)
            described = server.app.openapi()["paths"]["/api/tables/{name}/wave"]["post"]
            assert (described["operationId"], described["description"]) == ("wave", "Wave to the others.")
            assert program.does(f"/tables/{table}/wave", request="a") == {"ok": True}
            with player.socket(table) as page:
                assert reply(page, do="wave", id="a")["ok"]
            assert submit(player, table, "wave", {}).status_code == 303
            assert waved == [("Ann", table)] * 3
            refusals = [send(door, player, table, ACTIONS["wave"], sent) for door, sent in RUDE.items()]
            assert refusals[0] == refusals[1]
            assert refusals[0] in refusals[2]
    finally:
        del ACTIONS["wave"]
        app._routes.cache_clear()
