"""Steps: sentences of the rulebook as small frozen data without anything hidden. A state's agenda is a tuple of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType, ModuleType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Generic,
    NamedTuple,
    TypeVar,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from wildtable.engine.cards import Seat
from wildtable.engine.choices import Choice
from wildtable.engine.errors import PositionError
from wildtable.engine.lazy import lazy_property
from wildtable.engine.refusals import quote_value

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


class StepField(NamedTuple):
    """A field of a step: its name and what each value is, a `seat`, `card`, `flag`, `step`, `number` or `word`."""

    name: str
    kind: str
    values: tuple[int | str, ...] = ()
    """All values of a number or a word, in order."""
    steps: tuple[str, ...] = ()
    """The names of the steps it can be."""
    many: bool = False
    """Is it a tuple of such values?"""
    optional: bool = False
    """May it be None?"""

    def admits(self, value: object, limits: Mapping[str, int]) -> bool:
        """Is this a value of the field? Seats and cards are numbers from 0, below the limits of these names."""
        if self.many:
            return isinstance(value, tuple) and all(self._admits(item, limits) for item in value)
        return (self.optional and value is None) or self._admits(value, limits)

    def _admits(self, value: object, limits: Mapping[str, int]) -> bool:
        if self.kind in ("seat", "card"):
            return type(value) is int and 0 <= value < limits.get(self.kind, value + 1)
        if self.kind == "flag":
            return isinstance(value, bool)
        return type(value).__name__ in self.steps if self.kind == "step" else value in self.values


class StepKind(NamedTuple):
    """A kind of step: its name, whether it asks a question, and its fields."""

    name: str
    asks: bool
    fields: tuple[StepField, ...]


def describe_step(cls: type[AnyStep]) -> StepKind:
    """Return a kind of step as its annotations describe it: numbers and words say by `Annotated` which values they have."""
    hints = get_type_hints(cls, include_extras=True)
    kind: Any = cls
    return StepKind(
        cls.__name__, not cls.quiet, tuple(_describe_field(field.name, hints[field.name]) for field in fields(kind))
    )


def _describe_field(name: str, hint: Any) -> StepField:
    many, optional = get_origin(hint) is tuple, type(None) in get_args(hint)
    (inner,) = [arg for arg in get_args(hint) if arg not in (type(None), ...)] if many or optional else [hint]
    field = StepField(name, "flag", many=many, optional=optional)
    if get_origin(inner) is Annotated:
        base, values = get_args(inner)
        if isinstance(values, str):
            return field._replace(kind=values)
        return field._replace(kind="number" if base is int else "word", values=tuple(values))
    return field if inner is bool else field._replace(kind="step", steps=(inner.__name__,))


class StepBook:
    """The steps of a game by name, so that an agenda can be written to a file and read back."""

    def __init__(self, module: ModuleType) -> None:
        self._steps: dict[str, type[AnyStep]] = {
            name: value
            for name, value in vars(module).items()
            if isinstance(value, type) and issubclass(value, Step) and hasattr(value, "__dataclass_fields__")
        }

    @lazy_property
    def kinds(self) -> tuple[StepKind, ...]:
        """All kinds of steps, sorted by name."""
        return tuple(describe_step(self._steps[name]) for name in sorted(self._steps))

    @lazy_property
    def _fields(self) -> dict[str, tuple[StepField, ...]]:
        return {kind.name: kind.fields for kind in self.kinds}

    def dump(self, step: AnyStep) -> dict[str, object]:
        named: Any = step
        return {"step": type(step).__name__} | {
            field.name: self._plain(getattr(step, field.name)) for field in fields(named)
        }

    def _plain(self, value: object) -> object:
        if isinstance(value, Step):
            return self.dump(value)
        return [self._plain(item) for item in value] if isinstance(value, tuple) else value

    def load(self, data: object, limits: Mapping[str, int] = MappingProxyType({})) -> AnyStep:
        if not isinstance(data, dict) or data.get("step") not in [*self._steps]:
            raise PositionError(f"agenda: no such step: {quote_value(data)}")
        values = {name: self._rich(value, limits) for name, value in data.items() if name != "step"}
        name = data["step"]
        try:
            step = self._steps[name](**values)
        except TypeError as error:
            raise PositionError(f"agenda: {name}: {error}") from None
        for field in self._fields[name]:
            if not field.admits(getattr(step, field.name), limits):
                raise PositionError(f"agenda: {name}: {field.name} cannot be {quote_value(getattr(step, field.name))}")
        return step

    def _rich(self, value: object, limits: Mapping[str, int]) -> object:
        if isinstance(value, dict):
            return self.load(value, limits)
        return tuple(self._rich(item, limits) for item in value) if isinstance(value, list) else value
