"""Worker processes of `wildtable serve`: they share a socket; one that dies is replaced, and SIGHUP replaces all in turn."""

from __future__ import annotations

import logging
import os
import signal
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from time import monotonic, sleep

log = logging.getLogger(__name__)
MIN_LIFE_SECONDS = 5.0
"""A worker that dies sooner is replaced after a pause, so that a fault does not keep the machine busy."""
START_SECONDS = 120.0
"""A worker that does not serve by then has failed."""
STOP_SECONDS = 30.0
"""A worker that has not finished by then is killed: others take over its tables."""
Serve = Callable[[socket.socket, Callable[[], None]], None]
"""Serve on a socket until told to stop, and call the second when ready. It is pickled."""


class WorkerProcess:
    """A process that serves, and a line to it: it says when it is ready, and ends when the line does."""

    def __init__(self, serve: Serve, listening: socket.socket) -> None:
        spawn = get_context("spawn")
        self._line, there = spawn.Pipe()
        self.process: SpawnProcess = spawn.Process(target=_work, args=(serve, listening, there))
        self.process.start()
        self.began_at = monotonic()
        there.close()

    def is_ready(self, seconds: float = START_SECONDS) -> bool:
        """Wait until the worker serves; return False if it ends instead, or takes too long."""
        with suppress(EOFError, OSError):
            return self._line.poll(seconds) and bool(self._line.recv())
        return False

    def stop(self) -> None:
        """Ask the worker to finish its requests and to end."""
        if self.process.pid is not None and self.process.is_alive():
            self.process.terminate()

    def join(self, seconds: float = STOP_SECONDS) -> None:
        """Wait until the worker has ended, and end one that does not."""
        self.process.join(seconds)
        if self.process.is_alive():
            log.error("worker %s did not stop and is killed", self.process.pid)
            self.process.kill()
            self.process.join()
        self._line.close()


def _work(serve: Serve, listening: socket.socket, line: Connection) -> None:
    """Run in the worker's process: serve, and end when the process that supervises it is gone."""
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)

    def watch() -> None:
        with suppress(EOFError, OSError):
            line.recv()
        os.kill(os.getpid(), signal.SIGTERM)

    def ready() -> None:
        line.send(True)
        threading.Thread(target=watch, daemon=True).start()

    serve(listening, ready)


class WorkerProcesses:
    """A number of workers, until SIGTERM or SIGINT."""

    def __init__(self, count: int, serve: Serve, listening: socket.socket) -> None:
        self._count = count
        self._serve = serve
        self._listening = listening
        self._workers: list[WorkerProcess] = []
        self._signals, self._signalled = socket.socketpair()

    def _start(self) -> WorkerProcess:
        return WorkerProcess(self._serve, self._listening)

    def run(self, ready: Callable[[], None]) -> bool:
        """Start all workers, call `ready`, and supervise them. Return False if they cannot start."""
        for number in (signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)):
            signal.signal(number, self._take)
        self._workers = [self._start() for _ in range(self._count)]
        is_ready = all(worker.is_ready() for worker in self._workers)
        if is_ready:
            ready()
            self._supervise()
        for worker in self._workers:
            worker.stop()
        for worker in self._workers:
            worker.join()
        return is_ready

    def _supervise(self) -> None:
        while True:
            wait([self._signals, *(worker.process.sentinel for worker in self._workers)])
            while number := self._take_signal():
                if number in (signal.SIGINT, signal.SIGTERM):
                    return
                self._replace_all()
            for worker in [one for one in self._workers if not one.process.is_alive()]:
                log.error("worker %s ended with status %s", worker.process.pid, worker.process.exitcode)
                if monotonic() - worker.began_at < MIN_LIFE_SECONDS:
                    sleep(1)
                worker.join()
                self._workers[self._workers.index(worker)] = self._start()

    def _take(self, number: int, _: object) -> None:
        self._signalled.send(bytes([number]))

    def _take_signal(self) -> int:
        return self._signals.recv(1)[0] if wait([self._signals], 0) else 0

    def _replace_all(self) -> None:
        """Replace one worker after the other: the next one goes when its successor serves."""
        for number, old in enumerate(self._workers):
            new = self._start()
            if not new.is_ready():
                log.error("a new worker did not start; the old ones stay")
                new.stop()
                new.join()
                return
            self._workers[number] = new
            old.stop()
            old.join()
        log.info("all workers were replaced")
