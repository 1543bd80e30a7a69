"""A real server in a process of its own, so that it can be killed like one.

It says `ready` when it is, and ends when its input does: also when whoever started it is gone. A line of its input is a
seed, from which all deals after it follow: so a test sees the same cards wherever and whenever it runs.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

import uvicorn

from wildtable.server.app import create_app
from wildtable.server.randomness import Randomness
from wildtable.server.settings import Settings


class Server(uvicorn.Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print("ready", flush=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass
class Running:
    """A server on a port of its own; killed and started again it is found at the same place."""

    data: Path
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", __name__, str(self.port), str(self.data)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        self._wait()

    def deal_by(self, seed: str) -> None:
        """All deals from here on follow from the seed and from how many tables and games there were since."""
        assert self.process is not None
        assert self.process.stdin is not None
        print(seed, file=self.process.stdin, flush=True)
        self._wait()

    def _wait(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == "ready\n"

    def kill(self) -> None:
        """Like pulling the plug: the server and the bots' processes are gone at once."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self._end(self.process)

    def stop(self) -> None:
        assert self.process is not None
        self._end(self.process)

    def _end(self, process: subprocess.Popen[str]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.close()
        process.wait()
        process.stdout.close()


class PredictableDeals(Randomness):
    """Derive every secret after `deal_by` from the seed and from how many there were before, whatever browsers add."""

    def __init__(self) -> None:
        self._seed = ""
        self._secrets = 0

    def deal_by(self, seed: str) -> None:
        self._seed, self._secrets = seed, 0

    def secret(self) -> str:
        if not self._seed:
            return super().secret()
        number, self._secrets = self._secrets, self._secrets + 1
        return sha256(f"{self._seed} {number}".encode()).hexdigest()

    def player_commitment(self, sent: str) -> str:
        return "" if self._seed else sent


def main(port: int, data: Path) -> None:
    settings = Settings(
        port=port,
        data=data,
        base=f"http://127.0.0.1:{port}",
        bot_pause=0.01,
        messages_per_minute=60_000,
        requests_per_minute=60_000,
        tables_per_visitor=100,
    )
    deals = PredictableDeals()
    app = create_app(settings, randomness=deals)
    config = uvicorn.Config(
        app, port=port, log_level="warning", ws_per_message_deflate=False, ws_ping_interval=4, ws_ping_timeout=4
    )
    server = Server(config)

    def wait() -> None:
        for line in sys.stdin:
            deals.deal_by(line.strip())
            print("ready", flush=True)
        server.should_exit = True

    threading.Thread(target=wait, daemon=True).start()
    server.run()


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
