"""The same and different answers of one seat over several sockets at once, all seats at the same time.

Of all that a seat sends to one question exactly one answer is accepted; a repeated message gets the same reply each time;
and no answer is refused as outdated only because another seat answered at the same moment.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from tests.harness.client import Socket, Stage, changed_logs, number_of, prepare
from tests.harness.process import serving
from tests.harness.server import settings_for
from wildtable.engine.cards import Seat
from wildtable.server.settings import Settings

SOCKETS = 3
RIVALS = 3
REPEATS = 3


@dataclass
class Report:
    rounds: int = 0
    together: int = 0
    """Rounds in which several seats raced at once."""
    sent: int = 0
    taken: int = 0
    troubles: list[str] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        return not self.troubles

    def __str__(self) -> str:
        return (
            f"rounds {self.rounds}, {self.together} of them with several seats at once: messages sent {self.sent},"
            f" answers taken {self.taken}, troubles {len(self.troubles)} {self.troubles[:3]}"
        )


class Race:
    """One table with several sockets for each seat."""

    def __init__(
        self, settings: Settings, stage: Stage, sockets: list[list[Socket]], *, report: Report, rng: Random
    ) -> None:
        self._settings = settings
        self._stage = stage
        self._sockets = sockets
        self._report = report
        self._rng = rng

    async def round(self) -> None:
        """Let every seat that is asked send all its messages at once."""
        asked = list(self._stage.session.asking)
        self._report.rounds += 1
        self._report.together += len(asked) > 1
        taken = await asyncio.gather(*(self._seat(seat) for seat in asked))
        await asyncio.gather(
            *(
                self._stage.acknowledge(number, seat, message)
                for seat, won in zip(asked, taken, strict=True)
                for number, message in won
            )
        )

    async def _seat(self, seat: Seat) -> list[tuple[int, dict[str, Any]]]:
        """Send all messages of a seat; return the accepted ones."""
        messages = [self._stage.message(seat, self._rng) for _ in range(RIVALS)]
        sending = [(self._rng.choice(self._sockets[seat]), message) for message in messages for _ in range(REPEATS)]
        self._rng.shuffle(sending)
        replies = await asyncio.gather(*(socket.ask(message) for socket, message in sending))
        self._report.sent += len(sending)
        won = {message["id"] for (_, message), reply in zip(sending, replies, strict=True) if reply.get("ok")}
        self._check(seat, won, replies)
        taken = [message for message in messages if message["id"] in won]
        return [(number_of(self._settings, self._stage, message), message) for message in taken]

    def _check(self, seat: Seat, won: set[str], replies: list[dict[str, Any]]) -> None:
        where = f"{self._stage.row.id}, question {self._stage.session.question}, seat {seat}"
        if len(won) != 1:
            self._report.troubles.append(f"{where}: {len(won)} answers were taken, replies {replies}")
        if sum(bool(reply.get("ok")) for reply in replies) != REPEATS:
            self._report.troubles.append(f"{where}: a repeated message was not known, replies {replies}")
        self._report.taken += len(won)


async def play(workers: Sequence[Settings], stage: Stage, report: Report, rng: Random, rounds: int) -> None:
    """Race through a game, over sockets at all workers in turn."""
    chosen = [workers[number % len(workers)] for number in range(SOCKETS)]
    sockets = [[await Socket.open(worker, stage.row.id, cookie) for worker in chosen] for cookie in stage.cookies]
    race = Race(workers[0], stage, sockets, report=report, rng=rng)
    while not stage.over and report.rounds < rounds and report.sound:
        await race.round()
    await asyncio.gather(*(socket.close() for some in sockets for socket in some))


async def campaign(folder: Path, rounds: int, seed: str, *, warm: bool) -> Report:
    """Run the campaign in an empty folder."""
    rng, report = Random(seed), Report()
    settings = settings_for(folder)
    stages = await prepare(settings, 1 + rounds // 30)
    async with serving(settings, warm=warm):
        for stage in stages:
            if report.rounds < rounds and report.sound:
                await play([settings], stage, report, rng, rounds)
    report.troubles += [f"{table}: the log has other answers than those taken" for table in changed_logs(settings, stages)]
    return report
