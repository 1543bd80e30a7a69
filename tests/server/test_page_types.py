"""What scripts expect of the server (`static/types.d.ts`) matches what the server sends and the templates write."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from importlib.resources import files
from typing import Any

import httpx
import pytest

from tests.docs.markdown import ROOT
from tests.harness.server import Running
from wildtable.engine.fairness import Fairness
from wildtable.server.actions import actions_at
from wildtable.server.live.channels import Channel
from wildtable.server.live.websocket import PageMessage

SERVER = files("wildtable.server")
TYPES = SERVER.joinpath("static", "types.d.ts").read_text(encoding="utf-8")
EVENT = {"event": "drawn", "seat": 0, "cards": None, "count": 1, "from": "pile", "to": "hand-0", "number": None}


def expected(interface: str) -> set[str]:
    """Return the fields of a TypeScript interface."""
    body = re.search(rf"^export interface {interface} {{\n(.*?)^}}", TYPES, re.MULTILINE | re.DOTALL)
    assert body, interface
    return set(re.findall(r"^  (\w+)\??:", body[1], re.MULTILINE))


def data_of(template: str, start: str) -> set[str]:
    """Return the data attributes of a template's element, named as in a script's `dataset`."""
    text = SERVER.joinpath("templates", template).read_text(encoding="utf-8")
    tag = text[text.index(start) :].partition("\n<")[0]
    names = set(re.findall(r"\bdata-([a-z-]+)", tag)) - {"say-"}
    return {re.sub("-([a-z])", lambda found: found[1].upper(), name) for name in names}


def sent(message: str) -> set[str]:
    told: dict[str, Any] = json.loads(message)
    return set(told)


def test_messages_of_the_socket() -> None:
    channel = Channel("epoch", {"mat": ""})
    (first,) = channel.since("", -1)
    assert sent(first) == expected("Snapshot")
    channel.update({"mat": "new"}, [{**EVENT, "at": 1}])
    (change,) = channel.since(channel.epoch, 0)
    assert sent(change) == expected("Change")
    assert set(json.loads(change)["events"][0]) == expected("GameEvent")
    fields = {name for action in actions_at("socket") for name in action.input.model_fields if name != action.text}
    assert {*PageMessage.model_fields, *fields} - {"request"} == expected("Request")


def test_json_of_a_replay(running_server: Running) -> None:
    record = min((ROOT / "tests" / "golden" / "records").glob("wild-cards-*.toml")).read_text(encoding="utf-8")
    with httpx.Client(base_url=running_server.address, timeout=60, verify=False) as http:
        token = re.search(r'name="token" value="([^"]+)"', http.get("/").text)
        assert token
        path = http.post("/records/import", data={"token": token[1], "record": record}).headers["location"]
        moment, proof = http.get(f"{path}/moment.json?at=1"), http.get(f"{path}/shuffles.json")
    assert set(moment.json()) == expected("Moment")
    assert {name for event in moment.json()["events"] for name in event} >= expected("GameEvent")
    assert set(proof.json()) == expected("Proof")
    assert set(proof.json()["shuffles"][0]) == expected("Shuffle")
    assert {field.name for field in fields(Fairness)} == expected("Fairness")


@pytest.mark.parametrize(
    ("interface", "template", "start"),
    [
        ("TableData", "table.html", '<div class="table" id="table"'),
        ("ReplayData", "record.html", '<div class="table replay'),
        ("LobbyData", "live.html", 'id="lobby"'),
        ("PromptData", "regions/prompt.html", '<div class="ask" data-your-move'),
    ],
)
def test_data_attributes(interface: str, template: str, start: str) -> None:
    assert data_of(template, start) == expected(interface)
