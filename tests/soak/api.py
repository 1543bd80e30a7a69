"""Calls that the API description allows, and many that it does not, by all kinds of callers to a real server.

Schemathesis reads the description and makes the calls: at the limits of every field, at random, and in chains where one
response provides the input of the next. No route is named here, so new ones are covered once described. Every response must
be described, have the described shape, and never be a server error.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zlib import crc32

import httpx
import schemathesis
from schemathesis.engine import events, from_schema
from schemathesis.openapi.checks import RejectedPositiveData

from tests.harness.client import token_of
from tests.harness.process import serving
from tests.harness.server import Program, settings_for
from wildtable.server.net.admin import METRICS_TOKEN
from wildtable.server.settings import Settings

if TYPE_CHECKING:
    from schemathesis.core.failures import Failure
    from schemathesis.hooks import HookContext

    AnyCase = schemathesis.Case[Any]

KNOWN = 0.5
"""The share of texts and numbers taken from earlier responses."""
NAMED = 0.8
"""The share of path parameters that name something existing."""
OURS = "invisible"
"""The code of what no schema can state: that a name must be visible."""


@dataclass
class Report:
    operations: set[str] = field(default_factory=set)
    answers: Counter[int] = field(default_factory=Counter)
    troubles: list[str] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        return not self.troubles

    def __str__(self) -> str:
        told = ", ".join(f"{status}: {count}" for status, count in sorted(self.answers.items()))
        troubles = "".join(f"\n\n{one}" for one in self.troubles[:20])
        return (
            f"operations {len(self.operations)}, calls {self.answers.total()}; answers by status {told};"
            f" troubles {len(self.troubles)}{troubles}"
        )


@dataclass(frozen=True)
class World:
    """People with tokens, and what they know of their tables: one waiting, one in play, one finished."""

    tokens: list[str]
    names: list[str | int]
    """Values for path parameters."""
    texts: list[str]
    numbers: list[int]


def build_world(address: str) -> World:
    with contextlib.ExitStack() as stack:
        nobody = Program(address)
        stack.enter_context(nobody.http)
        people = [Program(address, nobody.does("/visitors", name=name)["token"]) for name in ("Kim", "Lou", "Mia")]
        for person in people:
            stack.enter_context(person.http)
        return _build(people)


def _build(people: Sequence[Program]) -> World:
    host, guest, _ = people
    free, played, over = (host.does("/tables", game="wild-cards", seats=3) for _ in range(3))
    for made in (played, over):
        for seat, player in enumerate(people):
            player.does(f"/tables/{made['table']}/sit", seat=seat)
        host.does(f"/tables/{made['table']}/start")
    lent = guest.does(f"/tables/{played['table']}/seat-token")["token"]
    game = _play_out(f"/tables/{over['table']}", people)
    seen = {**host.get(f"/tables/{played['table']}").json, "view": None, "log": None}
    record = host.get(f"/records/{game}").json["text"]
    scalars = set(_scalars([free, played, over, seen, record]))
    return World(
        tokens=[host.token, guest.token, lent, host.token, "", "nobody-knows-this"],
        names=[free["table"], played["table"], over["table"], host.get("/me").json["visitor"], "wild-cards", game],
        texts=sorted(one for one in scalars if isinstance(one, str)),
        numbers=sorted(one for one in scalars if isinstance(one, int)),
    )


def _play_out(table: str, people: Sequence[Program]) -> int:
    """Play a game to its end, and return its number."""
    while True:
        for player in people:
            seen = player.get(table).json
            if seen["over"]:
                return int(seen["game"])
            if seen["choice"]:
                player.does(f"{table}/answer", moves=[seen["choice"][0]["id"]])


def _scalars(told: Any) -> Iterator[str | int]:
    if isinstance(told, dict):
        told = list(told.values())
    if isinstance(told, list):
        for one in told:
            yield from _scalars(one)
    elif isinstance(told, (str, int)) and not isinstance(told, bool):
        yield told


def described(address: str, world: World, examples: int, seed: str) -> Any:
    """Return the schema for Schemathesis, with its data and callers."""
    told = httpx.get(f"{address}/api/openapi.json", timeout=60).json()
    places = {name for path in told["paths"] for name in re.findall(r"{(\w+)}", path)}
    config = schemathesis.Config.from_dict(
        {
            "seed": crc32(seed.encode()),
            "base-url": address,
            "request-timeout": 60,
            "max-stream-events": 1,
            "continue-on-failure": True,
            "warnings": False,
            "dictionaries": {
                "names": {"values": world.names},
                "texts": {"values": world.texts},
                "numbers": {"values": world.numbers},
            },
            "parameters": {f"path.{place}": {"dictionary": "names", "probability": NAMED} for place in places},
            "generation": {
                "max-examples": examples,
                "no-shrink": True,
                "with-security-parameters": False,
                "database": "none",
                "dictionaries": {
                    "string": {"dictionary": "texts", "probability": KNOWN},
                    "integer": {"dictionary": "numbers", "probability": KNOWN},
                },
            },
        }
    )
    schema = schemathesis.openapi.from_dict(told, config=config)
    tokens = cycle(world.tokens)

    class Callers:
        """Each call is made by the next caller in turn, including one without a token and one with an unknown token."""

        def get(self, case: AnyCase, _: object) -> str:
            return next(tokens)

        def set(self, case: AnyCase, token: str, _: object) -> None:
            if token:
                case.headers.setdefault("Authorization", f"Bearer {token}")

    def filter_failure(_: HookContext, failure: Failure, __: AnyCase, response: schemathesis.Response) -> bool:
        """Ignore refusals of well-formed input for a reason that no schema can state."""
        if not isinstance(failure, RejectedPositiveData):
            return True
        error = json.loads(response.content).get("error", {})
        return bool(error.get("code") == "bad-message" and not all(one["code"] == OURS for one in error["where"]))

    schema.auth(refresh_interval=None, retry_on=[])(Callers)
    schema.hook(filter_failure)
    return schema


def call_all(schema: Any, report: Report) -> None:
    for event in from_schema(schema).execute():
        if isinstance(event, (events.NonFatalError, events.FatalError)):
            report.troubles.append(str(getattr(event, "value", None) or getattr(event, "exception", event)))
        elif isinstance(event, events.ScenarioFinished):
            _note(event, report)


def _note(event: events.ScenarioFinished, report: Report) -> None:
    recorder = event.recorder
    for case in recorder.find_all_cases():
        report.operations.add(case.operation.label)
    for interaction in recorder.interactions.values():
        report.answers[interaction.response.status_code if interaction.response else 0] += 1
    for checks in recorder.checks.values():
        for check in checks:
            if (info := check.failure_info) is not None:
                report.troubles.append(f"{info.failure.operation}: {info.failure.title}: {info.failure}\n{info.code_sample}")


async def campaign(folder: Path, examples: int, seed: str, *, warm: bool) -> Report:
    """Run the campaign in an empty folder."""
    settings = settings_for(folder, bot_pause=0.0, tables_per_visitor=1_000_000)
    async with serving(settings, warm=warm):
        return await asyncio.to_thread(_campaign, settings, examples, seed)


def _campaign(settings: Settings, examples: int, seed: str) -> Report:
    report = Report()
    address = f"http://127.0.0.1:{settings.port}"
    call_all(described(address, build_world(address), examples, seed), report)
    if logged := errors_logged(settings):
        report.troubles.append(f"the server logged {logged} errors")
    if httpx.get(f"{address}/healthz", timeout=60).status_code != 200:
        report.troubles.append("the server is not well")
    return report


def errors_logged(settings: Settings) -> int:
    """Return how many errors a server has logged, from its metrics."""
    return int(metric(settings, 'wildtable_logged_total{level="error"}'))


def metric(settings: Settings, name: str) -> float:
    """Return the value of a server's metric."""
    token = token_of(settings, METRICS_TOKEN)
    address, bearer = f"http://127.0.0.1:{settings.port}/metrics", {"Authorization": f"Bearer {token}"}
    told = httpx.get(address, headers=bearer, timeout=60).raise_for_status().text
    return next(float(line.rpartition(" ")[2]) for line in told.splitlines() if line.startswith(f"{name} "))
