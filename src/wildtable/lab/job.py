"""Jobs: what the lab plays, as plain values that can be sent to other machines and written into files."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Self

from wildtable import bots
from wildtable.bots.outside import contents_of, sources_of
from wildtable.engine.errors import OptionError, WildtableError
from wildtable.engine.game import AnyGame
from wildtable.games import get_game

PARTS = ("engine", "games", "bots", "lab")
"""The packages that decide how a game goes and how it is counted."""


class LabError(WildtableError):
    """A job cannot be finished here: a worker or a cluster is lost, or plays something else."""


@dataclass(frozen=True)
class Job(ABC):
    """A game with its seats and options, the bots, the number of games, a seed."""

    game: str
    seats: int
    bots: Sequence[bots.BotLike]
    """The bots by name; a class or an object of this process may be given instead, and gets a name."""
    games: int
    seed: str
    options: Mapping[str, object] = field(default_factory=dict)
    deck: str = ""
    """The text of a deck; without it, the game's own."""

    command: ClassVar[str]
    """The command that plays such a job."""

    def __post_init__(self) -> None:
        if isinstance(self.bots, str):
            raise OptionError(f"bots must be a tuple, one for each player, not {self.bots!r}")
        object.__setattr__(self, "bots", tuple(map(bots.register, self.bots)))
        for name in self.bot_names:
            bots.make_for(self.rulebook, name)
        if self.games < 1:
            raise OptionError(f"the number of games must be at least 1, not {self.games}")

    @property
    def bot_names(self) -> tuple[str, ...]:
        """The names of the bots, also of classes and objects."""
        return tuple(map(bots.register, self.bots))

    @property
    def rulebook(self) -> AnyGame:
        return get_game(self.game, self.deck)

    @property
    def people(self) -> int:
        return self.rulebook.people(self.seats, self.rulebook.choose(self.seats, self.options))

    @property
    def total(self) -> int:
        """How many games are played in all, numbered from 0."""
        return self.games

    @property
    def unit(self) -> int:
        """How many games, counted from the first, are not divided among tasks."""
        return 1

    def fingerprint(self, names: Sequence[str] | None = None) -> str:
        """Return a hash of all that decides how these bots play, by default all of the job."""
        return fingerprint(contents_of(self.bot_names if names is None else names), self.rulebook)

    @abstractmethod
    def run(self, task: Any) -> Any:
        """Play a task, which depends on nothing else, and return its result. Both are plain data."""

    def dump(self) -> dict[str, object]:
        """Return the job as plain data."""
        return {"command": self.command, "rules": self.rulebook.rules_version} | asdict(self) | {"bots": [*self.bot_names]}

    @classmethod
    def load(cls, dumped: Mapping[str, Any]) -> Self:
        """Return the job of plain data."""
        values = {field.name: dumped[field.name] for field in fields(cls)}
        return cls(**values)


class Part(NamedTuple):
    """One of several equal parts of a job, numbered from 1."""

    number: int = 1
    of: int = 1

    def cut(self, total: int, unit: int = 1) -> range:
        """Return the numbers of this part, cut between units."""
        units = -(-total // unit)
        if units < self.of:
            raise OptionError(f"the number of parts must be at most {units} here, not {self.of}")
        first, last = units * (self.number - 1) // self.of, units * self.number // self.of
        return range(first * unit, min(last * unit, total))

    def __str__(self) -> str:
        return f"{self.number}-of-{self.of}"


WHOLE = Part()


def fingerprint(outside: Mapping[str, str], game: AnyGame) -> str:
    """Return a hash of all that decides how games go: our sources and nets, Python's version, those of a game of another
    package, own bots' sources."""
    digest = sha256(own_sources())
    folder = Path(str(game.folder))
    if not folder.is_relative_to(Path(__file__).parents[1]):
        digest.update(hash_folders([folder]))
    for name, text in sorted(outside.items()):
        digest.update(f"{name}\0{text}\0".encode())
    return digest.hexdigest()[:16]


@cache
def own_sources() -> bytes:
    """Return a hash of the package as this process has imported it, decks and nets included, and of Python's version."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}".encode()
    return sha256(version + hash_folders([Path(__file__).parents[1] / part for part in PARTS])).digest()


def hash_folders(folders: Sequence[Path]) -> bytes:
    """Return a hash of the sources, decks and nets in folders, by their names."""
    digest = sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*.*")):
            if path.suffix in (".py", ".toml", ".npz"):
                digest.update(f"\0{folder.name}/{path.relative_to(folder).as_posix()}\0".encode() + path.read_bytes())
    return digest.digest()


class Parcel(NamedTuple):
    """A job on its way to a worker on another machine, with the sources of its bots."""

    job: Job
    sources: Mapping[str, str]
    fingerprint: str

    @classmethod
    def pack(cls, job: Job) -> Parcel:
        sources = sources_of(job.bot_names)
        return cls(job, sources, fingerprint(sources, job.rulebook))

    def check(self) -> None:
        """Refuse to play with other sources than those of the sender."""
        if (found := fingerprint(self.sources, self.job.rulebook)) != self.fingerprint:
            raise LabError(
                f"a worker has other sources ({found}) than this machine ({self.fingerprint}); "
                "install the same version of wildtable and Python there, and restart the worker"
            )
