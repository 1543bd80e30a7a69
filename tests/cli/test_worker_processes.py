"""Workers of `wildtable serve` stop on SIGTERM at any moment, and are killed if they do not."""

from __future__ import annotations

import logging
import signal
import socket
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from wildtable.cli.host.serve import WorkerProcess
from wildtable.server.app import create_app
from wildtable.server.serve import Server, listen
from wildtable.server.settings import Settings

Ready = Callable[[], None]


def ignore_sigterm(_: socket.socket, ready: Ready) -> None:
    """Ignore SIGTERM, so that only SIGKILL helps."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    ready()
    threading.Event().wait()


def start_forever(_: socket.socket, __: Ready) -> None:
    threading.Event().wait()


def give_up(_: socket.socket, __: Ready) -> None:
    """Fail to start."""


@pytest.fixture
def listening() -> socket.socket:
    return listen("127.0.0.1", 0)


def test_a_worker_that_does_not_stop_is_killed(listening: socket.socket, caplog: pytest.LogCaptureFixture) -> None:
    with closing(listening), caplog.at_level(logging.ERROR):
        worker = WorkerProcess(ignore_sigterm, listening)
        assert worker.is_ready()
        worker.stop()
        worker.join(0.1)
    assert worker.process.exitcode == -signal.SIGKILL
    assert "did not stop" in caplog.text


def test_a_worker_is_stopped_before_it_serves(listening: socket.socket) -> None:
    with closing(listening):
        worker = WorkerProcess(start_forever, listening)
        assert not worker.is_ready(0.1)
        worker.stop()
        worker.join()
    assert worker.process.exitcode == -signal.SIGTERM


def test_a_worker_that_ends_is_not_ready(listening: socket.socket) -> None:
    with closing(listening):
        worker = WorkerProcess(give_up, listening)
        assert not worker.is_ready()
        worker.join()
    assert worker.process.exitcode == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_takes_signals_only_while_it_runs(tmp_path: Path, number: signal.Signals, listening: socket.socket) -> None:
    """Before and after that, a signal has its usual effect: a signal that arrived while the application was being built used
    to be lost, and waiting for the server to end took forever."""
    settings = Settings(data=tmp_path, warm_up=False)
    before = signal.getsignal(number)
    taken: list[object] = []

    def stop() -> None:
        taken.append(signal.getsignal(number))
        signal.raise_signal(number)

    with closing(listening):
        server = Server(create_app(settings), settings, stop)
        assert signal.getsignal(number) == before
        server.run([listening])
    assert taken == [server.handle_exit]
    assert signal.getsignal(number) == before
