"""Engines: where the tasks of a job are played: here, in processes of this machine, or on a Dask cluster.

A task is played anywhere with the same result, and results come in any order. Few tasks are under way at a time, so memory
does not depend on the number of games.
"""

from __future__ import annotations

import os
import pickle
import signal
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from threading import Lock
from time import perf_counter
from traceback import format_exception, format_exception_only
from typing import TYPE_CHECKING, Any, NamedTuple

from wildtable.bots.outside import OWN, provide_sources
from wildtable.lab.job import Job, LabError, Parcel

if TYPE_CHECKING:
    from distributed import Client

MAX_DEATHS = 3
"""How many processes a task may take with it until it is given up."""
FLIGHT = 2
"""Tasks sent to each core of a cluster at a time: one that is played and one that waits."""
PAYS_FROM = 200
"""Games from which on other processes are worth their start."""


class DoneTask(NamedTuple):
    """A task with its result, and how long it took."""

    task: Any
    result: Any
    seconds: float


class Engine(ABC):
    """A place to play tasks."""

    @property
    @abstractmethod
    def slots(self) -> int:
        """How many tasks are played at once."""

    @abstractmethod
    def run(self, job: Job, tasks: Iterable[Any]) -> Iterator[DoneTask]:
        """Play tasks, which are taken when there is room for them, and yield them as they are done, in any order."""


class Here(Engine):
    """This process."""

    slots = 1

    def run(self, job: Job, tasks: Iterable[Any]) -> Iterator[DoneTask]:
        for task in tasks:
            yield DoneTask(task, *_time(job, task))


class Processes(Engine):
    """Processes of this machine. One that dies costs its task, which is played again."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or os.cpu_count() or 1

    @property
    def slots(self) -> int:
        return self._workers

    def run(self, job: Job, tasks: Iterable[Any]) -> Iterator[DoneTask]:
        waiting, again, deaths = iter(tasks), list[Any](), Counter[str]()
        crew: dict[Any, _WorkerProcess] = {}
        try:
            while True:
                while len(crew) < self.slots and (task := again.pop() if again else next(waiting, None)) is not None:
                    worker = _WorkerProcess(job, task)
                    crew[worker.line] = worker
                if not crew:
                    return
                for line in wait([*crew]):
                    worker = crew[line]
                    try:
                        outcome = worker.line.recv()
                    except (EOFError, OSError):
                        crew.pop(line).end()
                        again.append(worker.task)
                        deaths[repr(worker.task)] += 1
                        if deaths[repr(worker.task)] == MAX_DEATHS:
                            raise LabError(f"the task {worker.task} has ended {MAX_DEATHS} processes") from None
                        continue
                    if isinstance(outcome, Exception):
                        raise outcome
                    yield DoneTask(worker.task, *outcome)
                    if (task := again.pop() if again else next(waiting, None)) is None:
                        crew.pop(line).end()
                    else:
                        worker.give(task)
        finally:
            for worker in crew.values():
                worker.end()


class _WorkerProcess:
    """A process that plays one task after the other."""

    def __init__(self, job: Job, task: Any) -> None:
        self.line, other = Pipe()
        self._process = Process(target=_work, args=(other, job), daemon=True)
        self._process.start()
        other.close()
        self.give(task)

    def give(self, task: Any) -> None:
        self.task = task
        with suppress(OSError):  # If it has died, receiving says so.
            self.line.send(task)

    def end(self) -> None:
        self.line.close()
        self._process.terminate()
        self._process.join()
        self._process.close()


def _work(line: Connection, job: Job) -> None:
    """Answer each task with its result until the line is closed. An interrupt is for the process that gave the tasks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            task = line.recv()
            try:
                line.send(_time(job, task))
            except Exception as error:  # noqa: BLE001 - whatever a bot raises is raised where the job was begun
                line.send(_pack_error(error))


def _pack_error(error: Exception) -> Exception:
    """Return an exception that can be sent, with the place it comes from as a note: tracebacks are not sent. One that cannot
    be pickled, such as a class in the file of a bot, becomes a RuntimeError."""
    where = "".join(format_exception(error))
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:  # noqa: BLE001 - classes may raise anything then
        error = RuntimeError("".join(format_exception_only(error)).strip())
    error.add_note(f"In a process of the lab:\n{where}")
    return error


def _time(job: Job, task: Any) -> tuple[Any, float]:
    began = perf_counter()
    return job.run(task), perf_counter() - began


class Dask(Engine):
    """A Dask cluster: the address of its scheduler, or a client. Needs the extra `cluster`."""

    def __init__(self, cluster: str | Client, *, timeout: float = 30) -> None:
        self._cluster, self._timeout = cluster, timeout
        self._client: Client | None = None

    @property
    def slots(self) -> int:
        return 1 if self._client is None else max(1, sum(self._client.nthreads().values()))

    def run(self, job: Job, tasks: Iterable[Any]) -> Iterator[DoneTask]:
        try:
            from distributed import KilledWorker, as_completed  # noqa: PLC0415 - optional
        except ImportError:
            raise LabError("a cluster needs more packages: pip install 'wildtable[cluster]'") from None
        parcel, waiting = Parcel.pack(job), iter(tasks)
        with self._connect() as client:
            under_way: dict[Any, Any] = {}
            done = as_completed(loop=client.loop)
            try:
                while True:
                    while len(under_way) < FLIGHT * self.slots and (task := next(waiting, None)) is not None:
                        future = client.submit(run_parcel, parcel, task, pure=False)
                        under_way[future] = task
                        done.add(future)
                    if not under_way:
                        return
                    future = next(done)
                    task = under_way.pop(future)
                    yield DoneTask(task, *future.result())
            except KilledWorker:
                raise LabError(f"the task {task} has ended several workers; their logs say more") from None
            except ImportError as error:
                raise LabError(f"a worker cannot play this: {error}") from None
            except (CancelledError, StopIteration, OSError):
                raise LabError(f"the scheduler {self._address} is lost") from None
            finally:
                for future in under_way:
                    with suppress(CancelledError, OSError):
                        future.cancel()

    @property
    def _address(self) -> str:
        return self._cluster if isinstance(self._cluster, str) else str(self._cluster.scheduler)

    @contextmanager
    def _connect(self) -> Iterator[Client]:
        if not isinstance(self._cluster, str):
            self._client = self._cluster
            yield self._cluster
            return
        from distributed import Client  # noqa: PLC0415 - optional

        try:
            self._client = Client(self._cluster, timeout=self._timeout, set_as_default=False)
        except (OSError, ValueError) as error:
            raise LabError(f"no scheduler answers at {self._cluster}: {error}") from None
        try:
            yield self._client
        finally:
            self._client.close()
            self._client = None


_PLAYING = Lock()


def run_parcel(parcel: Parcel, task: Any) -> tuple[Any, float]:
    """Play a task on a worker of a cluster: one at a time, as bots may share what a process has."""
    with _PLAYING:
        parcel.check()
        provide_sources(parcel.sources)
        try:
            return _time(parcel.job, task)
        except OSError as error:  # would mean a lost scheduler to the machine that gave the task
            raise LabError(f"a worker cannot play this: {error}") from error


def choose_engine(job: Job, games: int) -> Engine:
    """Return the engine for a job on this machine: all processors, if there are enough games. Classes and objects of this
    process play here, as other processes may not have them."""
    is_own = any(name.startswith(OWN) for name in job.bot_names)
    return Processes() if games >= PAYS_FROM and (os.cpu_count() or 1) > 1 and not is_own else Here()
