"""ProcessPool: jobs in processes of their own, so that none of them holds up the server.

Each process does one job at a time. A job that takes too long ends with its process; the next job gets a new
one. Jobs that wait are taken in turn from their owners, so that one owner with many jobs does not delay the others. Jobs in
the background start only when no other job waits.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection
from typing import Any, ParamSpec, TypeVar

from wildtable.engine.errors import DeckError, OptionError, RecordError, WildtableError
from wildtable.engine.fairness import Notes
from wildtable.engine.files.record import Record
from wildtable.games import get_game
from wildtable.lab.verification import Verdict, verify

log = logging.getLogger(__name__)

SPAWN = get_context("spawn")
START_SECONDS = 60.0
"""How long a process may take to start; not counted as time of its first job."""
SEND_SECONDS = 5.0
"""How long a process may take to read its job."""
MAX_WAITING_JOBS = 1000
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)

P = ParamSpec("P")
T = TypeVar("T")


class ProcessDied(Exception):
    """The process of a job ended before the job did."""


class TooManyJobs(Exception):
    """More jobs wait than a pool accepts."""


def _work(pipe: Connection, module: str) -> None:
    """Import the module of the jobs, which takes seconds, and run jobs until the pool closes the pipe.

    Ctrl-C is left to the parent. The process ends when the parent does, however it ends.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)
    parent = parent_process()
    assert parent is not None

    def exit_with_parent() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=exit_with_parent, daemon=True).start()
    import_module(module)
    pipe.send(None)
    while True:
        try:
            function, arguments = pipe.recv()
        except EOFError:
            return
        try:
            done, value = True, function(*arguments)
        except Exception as error:  # noqa: BLE001 - the caller gets it, whatever it is
            done, value = False, error
        pipe.send((done, value))


@contextmanager
def _without_stop_signals() -> Iterator[None]:
    """Block the signals that stop a server while the block starts a process, which inherits that. A new interpreter would
    print a traceback for one that arrives before the process has its own handlers."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # Starting it, which it does once, would unblock them.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOP_SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


Job = tuple[Callable[..., Any], tuple[Any, ...]]
Queue = dict[str, deque["asyncio.Future[PoolProcess]"]]
"""Jobs that wait for a process, by owner; the owner whose turn is next comes first."""


class PoolProcess:
    """A process, started with its first job. Its methods block: the pool calls them in threads."""

    def __init__(self, preparations: Sequence[Job]) -> None:
        """`preparations`: what a process does before its next job, each once, without counting as time of a job."""
        self._preparations = preparations
        self._prepared = 0
        self._process: Any = None
        self._pipe: Connection | None = None
        self._is_closed = False

    @property
    def pid(self) -> int | None:
        return None if self._process is None else int(self._process.pid)

    def run(self, seconds: float, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        """Return what the function returns; raise what it raises, TimeoutError or ProcessDied."""
        try:
            pipe = self._pipe or self._start(function.__module__)
            self._prepare(pipe)
            self._send(pipe, (function, arguments))
            done, value = _receive(pipe, seconds)
        except (EOFError, OSError) as error:
            self.kill()
            if isinstance(error, TimeoutError):
                raise
            raise ProcessDied from None
        if done:
            return value
        raise value

    def _start(self, module: str) -> Connection:
        self._pipe, theirs = SPAWN.Pipe()
        process = SPAWN.Process(target=_work, args=(theirs, module), daemon=True)
        with _without_stop_signals():
            process.start()
        self._process = process
        theirs.close()
        if self._is_closed:
            self.stop()
        _receive(self._pipe, START_SECONDS)
        return self._pipe

    def _prepare(self, pipe: Connection) -> None:
        while self._prepared < len(self._preparations):
            self._send(pipe, self._preparations[self._prepared])
            done, error = _receive(pipe, START_SECONDS)
            self._prepared += 1
            if not done:
                log.error("a process could not be prepared", exc_info=error)

    def _send(self, pipe: Connection, job: object) -> None:
        """Send a job. A process that is stopped reads nothing: it is killed if the job does not fit into the pipe."""
        timer = threading.Timer(SEND_SECONDS, self.stop)
        timer.start()
        try:
            pipe.send(job)
        finally:
            timer.cancel()

    def kill(self) -> None:
        """End the process, whatever it is doing. The next job starts another."""
        self.stop()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None
        self._prepared = 0

    def close(self) -> None:
        """End the process, also if another thread is just starting it."""
        self._is_closed = True
        self.stop()

    def stop(self) -> None:
        """End the process while another thread may wait for its job, which then ends, too."""
        if self._process is not None:
            self._process.kill()
            self._process.join()


def _receive(pipe: Connection, seconds: float) -> Any:
    if not pipe.poll(seconds):
        raise TimeoutError
    return pipe.recv()


class ProcessPool:
    """A number of processes with one queue."""

    def __init__(self, processes: int, seconds: float, max_waiting: int = MAX_WAITING_JOBS) -> None:
        self._seconds = seconds
        self._max_waiting = max_waiting
        self._preparations: list[Job] = []
        self._processes = [PoolProcess(self._preparations) for _ in range(processes)]
        self._free = list(self._processes)
        self._threads = ThreadPoolExecutor(processes, "process-pool")
        self._waiting: Queue = {}
        self._waiting_in_background: Queue = {}
        self._jobs: set[asyncio.Task[Any]] = set()
        self._background_jobs: set[asyncio.Task[Any]] = set()

    @property
    def size(self) -> int:
        """The number of jobs that are running or waiting, those in the background not counted."""
        return len(self._jobs)

    @property
    def pids(self) -> list[int]:
        """The processes that were started."""
        return [process.pid for process in self._processes if process.pid is not None]

    def prepare(self, function: Callable[..., None], *arguments: Any) -> None:
        """Have every process call a function before its next job, also those that start later."""
        self._preparations.append((function, arguments))

    async def run(self, owner: str, function: Callable[P, T], *arguments: P.args, **_: P.kwargs) -> T:
        """Run a function of plain arguments in a process and return its result.

        Raise what it raises, TimeoutError, ProcessDied, or TooManyJobs. A caller that is cancelled does not end the job.
        """
        if self.size >= self._max_waiting + len(self._processes):
            raise TooManyJobs
        return await self._start(self._jobs, self._run(self._waiting, owner, function, arguments))

    async def run_in_background(self, owner: str, function: Callable[P, T], *arguments: P.args, **_: P.kwargs) -> T:
        """Run a function when no other job waits for a process. It should be short: it is not interrupted for others."""
        job = self._run(self._waiting_in_background, owner, function, arguments)
        return await self._start(self._background_jobs, job)

    async def _start(self, jobs: set[asyncio.Task[Any]], work: Coroutine[Any, Any, T]) -> T:
        job = asyncio.get_running_loop().create_task(work)
        jobs.add(job)

        def finish(_: object) -> None:
            jobs.discard(job)
            if not job.cancelled():
                job.exception()

        job.add_done_callback(finish)
        return await asyncio.shield(job)

    async def _run(self, queue: Queue, owner: str, function: Callable[..., T], arguments: tuple[Any, ...]) -> T:
        process = await self._acquire(queue, owner)
        try:
            loop = asyncio.get_running_loop()
            result: T = await loop.run_in_executor(self._threads, process.run, self._seconds, function, arguments)
            return result
        finally:
            self._release(process)

    async def _acquire(self, queue: Queue, owner: str) -> PoolProcess:
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[PoolProcess] = asyncio.get_running_loop().create_future()
        queue.setdefault(owner, deque()).append(turn)
        return await turn

    def _release(self, process: PoolProcess) -> None:
        """Give a process to the owner whose turn it is, who then goes to the end of the line."""
        while queue := self._waiting or self._waiting_in_background:
            owner = next(iter(queue))
            turns = queue.pop(owner)
            turn = turns.popleft()
            if turns:
                queue[owner] = turns
            if not turn.done():
                turn.set_result(process)
                return
        self._free.append(process)

    def close(self) -> None:
        """End all processes and jobs."""
        for job in (*self._jobs, *self._background_jobs):
            job.cancel()
        for process in self._processes:
            process.close()
        self._threads.shutdown(wait=False)


# Checks of what visitors send


MAX_WAITING_CHECKS = 50
MAX_REASON = 300


def check_deck(game: str, text: str) -> None:
    """Raise DeckError or OptionError, with a reason of bounded length, unless the text is a deck of the game."""
    try:
        get_game(game, text)
    except OptionError:
        raise
    except Exception as error:  # noqa: BLE001 - whatever a text causes is the fault of the text
        raise DeckError(_reason(error)) from None


def check_record(text: str, notes: Notes | None = None) -> Verdict:
    """Verify the text of a record, against a player's notes if there are any; raise RecordError unless it is one."""
    try:
        return verify(Record.parse(text), notes)
    except Exception as error:  # noqa: BLE001 - whatever a text causes is the fault of the text
        raise RecordError(_reason(error)) from None


def _reason(error: Exception) -> str:
    named = str(error) if isinstance(error, WildtableError) else f"{type(error).__name__}: {error}"
    return named[:MAX_REASON].encode(errors="replace").decode()


class Checks:
    """The checks of a running server. `owner`, usually an address, is whose turn a check takes in the queue."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self.pool = ProcessPool(1, seconds, MAX_WAITING_CHECKS)

    async def load_deck(self, owner: str, game: str, text: str) -> None:
        """Check a deck, and load its game so that using it takes no time. Raise DeckError or OptionError."""
        try:
            await self.pool.run(owner, check_deck, game, text)
        except (TimeoutError, ProcessDied):
            raise DeckError(f"deck: must take less than {self._seconds:g} s to read") from None
        await asyncio.to_thread(get_game, game, text)

    async def verify_record(self, owner: str, text: str, notes: Notes | None = None) -> Verdict:
        """Verify a record. Raise RecordError for a text that is none."""
        try:
            return await self.pool.run(owner, check_record, text, notes)
        except (TimeoutError, ProcessDied):
            raise RecordError(f"must take less than {self._seconds:g} s to replay") from None

    def close(self) -> None:
        self.pool.close()
