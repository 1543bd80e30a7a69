"""Set the clock of a running server back and forward with libfaketime: nobody loses an identity, a seat or a turn.

The wall clock jumps as if the system's time had been set; the monotonic clock runs on. Needs the Debian package `faketime`.
"""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from tests.harness.server import Program, free_port

LIBRARIES = ("/usr/lib/*/faketime/libfaketimeMT.so.1", "/usr/lib/faketime/libfaketimeMT.so.1")
MINUTE, HOUR, DAY, YEAR = 60, 3600, 86_400, 365 * 86_400
JUMPS = tuple(sign * size for size in (3, HOUR, 30 * DAY, 3 * YEAR, 30 * YEAR) for sign in (1, -1))
CLOCK_SECONDS = 6
REQUESTS_PER_MINUTE, BURST = 600, 150
PATIENCE = 60.0


@dataclass
class Report:
    jumps: int = 0
    checks: int = 0
    troubles: list[str] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        return not self.troubles and self.checks > 0

    def __str__(self) -> str:
        return f"{self.jumps} jumps, {self.checks} checks; troubles {len(self.troubles)} {self.troubles[:5]}"


class FakeTime:
    """The wall clock of a server, as an offset in a file that the library reads at every call."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "time"
        self.offset = 0
        self.jump(0)

    @property
    def environment(self) -> dict[str, str]:
        found = [path for pattern in LIBRARIES for path in Path("/").glob(pattern.lstrip("/"))]
        if not found:
            raise SystemExit("needs libfaketime: apt install faketime")
        return {
            **os.environ,
            "LD_PRELOAD": str(found[0]),
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_NO_CACHE": "1",
            "DONT_FAKE_MONOTONIC": "1",
        }

    def jump(self, seconds: int) -> None:
        self.offset += seconds
        part = self._file.with_suffix(".part")
        part.write_text(f"{self.offset:+d}\n", encoding="utf-8")
        part.replace(self._file)


@contextmanager
def served(folder: Path, fake: FakeTime, port: int) -> Iterator[str]:
    """Run `wildtable serve` under the fake time."""
    command = [
        str(Path(sys.executable).with_name("wildtable")),
        "serve",
        "--port",
        str(port),
        "--data",
        str(folder / "data"),
    ]
    options = ["--bot-pause", "0", "--requests-per-minute", str(REQUESTS_PER_MINUTE), "--no-warm-up"]
    with (
        (folder / "log").open("a", encoding="utf-8") as log,
        subprocess.Popen(
            [*command, *options], stdout=subprocess.PIPE, stderr=log, text=True, env=fake.environment
        ) as server,
    ):
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            assert "http://" in line, line
            yield line.split()[-1]
        finally:
            server.terminate()
            server.wait()


class Campaign:
    """Two players and a bot at a table with a clock, and what must hold for them after every jump."""

    def __init__(self, folder: Path, jumps: Sequence[int]) -> None:
        self._folder = folder
        self._jumps = jumps
        self._fake = FakeTime(folder)
        self._port = free_port()
        self.report = Report()

    def run(self) -> Report:
        with served(self._folder, self._fake, self._port) as address:
            self._enter(address)
        for jump in self._jumps:
            with served(self._folder, self._fake, self._port):
                self._begin_game()
                self._jumped = jump
                self._fake.jump(jump)
                self.report.jumps += 1
                self._check(f"{jump:+d} s, running", clock=True)
                self._exhaust(f"{jump:+d} s")
            with served(self._folder, self._fake, self._port):
                self._check(f"{jump:+d} s, after a restart", clock=False)
            self._fake.jump(-jump)
            with served(self._folder, self._fake, self._port):
                self._check(f"{jump:+d} s and back, after a restart", clock=False)
            print(f"{jump:+12d} s: {self.report}", flush=True)
        logged = (self._folder / "log").read_text(encoding="utf-8")
        self._expect(
            "in the end", f"no error is logged: {logged[-500:]}", " ERROR " not in logged and "Traceback" not in logged
        )
        for client in (self._browser, self._kim.http, self._lou.http):
            client.close()
        return self.report

    def _enter(self, address: str) -> None:
        """Register two visitors: Kim with a browser and an API client, Lou with an API client."""
        self._browser = httpx.Client(base_url=address, timeout=60, verify=False)
        form = self._form()
        self._browser.post("/me", data={"token": form, "name": "Kim"})
        link = re.search('/me/([^"/]+)"', self._browser.post("/me/link", data={"token": form}).text)
        assert link is not None
        self._kim = Program(address, link[1])
        self._lou = Program(address, httpx.post(f"{address}/api/visitors", json={"name": "Lou"}).json()["token"])
        self._people = [one.get("/me").json["visitor"] for one in (self._kim, self._lou)]

    def _form(self) -> str:
        found = re.search('name="token" value="([0-9a-f]+)"', self._browser.get("/me").text)
        assert found is not None
        return found[1]

    def _begin_game(self) -> None:
        made = self._kim.does("/tables", game="wild-cards", seats=3, clock=CLOCK_SECONDS, bots=[None, None, "random"])
        self._table = f"/tables/{made['table']}"
        for seat, person in enumerate((self._kim, self._lou)):
            person.does(f"{self._table}/sit", seat=seat)
        self._began = time.monotonic()
        self._kim.does(f"{self._table}/start")
        self._first = self._kim.get(self._table).json

    def _check(self, when: str, *, clock: bool) -> None:
        expect = self._expect
        expect(
            when, "a cookie names the same visitor", self._browser.get("/api/me").json().get("visitor") == self._people[0]
        )
        expect(when, "a page does not replace the visitor", self._people[0] in self._browser.get("/me").text)
        tokens = [one.get("/me").json.get("visitor") for one in (self._kim, self._lou)]
        expect(when, "tokens name the same visitors", tokens == self._people)
        seen = [one.get(self._table).json for one in (self._kim, self._lou)]
        expect(when, "both have their seats", [one.get("viewer") for one in seen] == [0, 1])
        expect(when, "the server is well", self._browser.get("/healthz").json()["ok"])
        statuses = {self._browser.get("/healthz").status_code for _ in range(20)}
        expect(when, "nobody is locked out", statuses == {200})
        if clock:
            self._check_clock(when, seen[0])

    def _check_clock(self, when: str, seen: Any) -> None:
        """Check that the clock of the first question runs on, is shown in the new time, and runs out when due."""
        if seen["question"] == self._first["question"] and seen["deadline"] and self._first["deadline"]:
            moved = seen["deadline"] - self._first["deadline"] - self._jumped
            self._expect(when, f"the deadline moves with the time, not by {moved:.1f} s more", abs(moved) < 1)
        away = self._until(lambda: self._seat(1)["away"])
        self._expect(when, "the clock hands the seat of somebody who is away to a bot", away)
        lasted = time.monotonic() - self._began
        self._expect(when, f"the clock runs for {CLOCK_SECONDS} s, not {lasted:.1f}", lasted > CLOCK_SECONDS - 1)
        self._lou.does(f"{self._table}/back")
        self._expect(when, "an answer is accepted", self._until(self._answer))

    def _answer(self) -> bool:
        """Answer for Kim, if asked; return whether it was accepted or the game is over."""
        seen = self._kim.get(self._table).json
        if not seen["choice"]:
            return bool(seen["over"])
        move = seen["choice"][0]["id"]
        return self._kim.post(f"{self._table}/answer", moves=[move], question=seen["question"]).status == 200

    def _seat(self, number: int) -> Any:
        return self._kim.get(self._table).json["seats"][number]

    def _exhaust(self, when: str) -> None:
        """Use up the rate limit, then jump by a day: the limit must neither end at once nor last forever."""
        while self._browser.get("/healthz").status_code == 200:
            pass
        self._fake.jump(DAY)
        statuses = [self._browser.get("/healthz").status_code for _ in range(BURST // 2)]
        self._expect(when, "a limit does not end when the time jumps forward", 429 in statuses)
        self._fake.jump(-2 * DAY)
        is_free = self._until(lambda: self._browser.get("/healthz").status_code == 200)
        self._expect(when, "a limit ends though the time jumped back", is_free)
        self._fake.jump(DAY)

    def _until(self, condition: Callable[[], bool]) -> bool:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if condition():
                return True
            time.sleep(0.1)
        return False

    def _expect(self, when: str, what: str, holds: bool) -> None:
        self.report.checks += 1
        if not holds:
            self.report.troubles.append(f"{when}: {what}")


async def campaign(folder: Path, jumps: Sequence[int]) -> Report:
    """Run the campaign in an empty folder."""
    return await asyncio.to_thread(Campaign(folder, jumps).run)
