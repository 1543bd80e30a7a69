"""Steps: sentences of the rulebook as small frozen data without anything hidden. A state's agenda is a tuple of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, fields
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, dataclass_transform

from wildtable.engine.cards import Seat
from wildtable.engine.choices import Choice
from wildtable.engine.errors import PositionError

if TYPE_CHECKING:
    from wildtable.engine.state import State

S = TypeVar("S", bound="State")
A = TypeVar("A")
T = TypeVar("T")


class Step(ABC, Generic[S, A]):
    """One sentence of the rulebook, for states of type S, whose questions are answered with an A."""

    __slots__ = ()
    quiet: ClassVar[bool]

    def __init_subclass__(cls) -> None:
        """A step without `asks` is quiet: it runs at once."""
        super().__init_subclass__()
        cls.quiet = cls.asks is Step.asks

    def asks(self, state: S) -> Mapping[Seat, Choice[A]]:
        """Return who must choose now, and from what; by default no one."""
        return {}

    @abstractmethod
    def then(self, state: S, answers: Mapping[Seat, A]) -> Steps:
        """Change the state by the answers and return the steps that follow."""


AnyStep = Step[Any, Any]
Steps = tuple[AnyStep, ...]


@dataclass_transform(frozen_default=True)
def step(cls: type[T]) -> type[T]:
    """Declare a step: a dataclass that is frozen for type checkers only, as one frozen at run time takes twice as long to
    create, and a game creates several per move."""
    return dataclass(slots=True, unsafe_hash=True)(cls)


class StepBook:
    """The steps of a game by name, so that an agenda can be written to a file and read back."""

    def __init__(self, module: ModuleType) -> None:
        self._steps: dict[str, type[AnyStep]] = {
            name: value
            for name, value in vars(module).items()
            if isinstance(value, type) and issubclass(value, Step) and hasattr(value, "__dataclass_fields__")
        }

    def dump(self, step: AnyStep) -> dict[str, object]:
        named: Any = step
        return {"step": type(step).__name__} | {
            field.name: self._plain(getattr(step, field.name)) for field in fields(named)
        }

    def _plain(self, value: object) -> object:
        if isinstance(value, Step):
            return self.dump(value)
        return [self._plain(item) for item in value] if isinstance(value, tuple) else value

    def load(self, data: object) -> AnyStep:
        if not isinstance(data, dict) or data.get("step") not in self._steps:
            raise PositionError(f"agenda: no such step: {data!r}")
        values = {name: self._rich(value) for name, value in data.items() if name != "step"}
        try:
            return self._steps[data["step"]](**values)
        except TypeError as error:
            raise PositionError(f"agenda: {data['step']}: {error}") from None

    def _rich(self, value: object) -> object:
        if isinstance(value, dict):
            return self.load(value)
        return tuple(self._rich(item) for item in value) if isinstance(value, list) else value
