"""Kernels: plain functions on words, the same source for Python, for Numba on the CPU and for CUDA.

A kernel takes arrays of words and ints and returns an int, a bool or nothing. Words are signed 64-bit integers, so that an
unsigned one never meets a signed one, which Numba would turn into floats. No number may reach 2**63, not even on the way to
a smaller one: compilers take it that signed integers do not overflow, and compute nonsense where they do.

Imported, kernels are plain Python and call each other as such. `Linker` makes a second set of the same functions, each with
a copy of its module's names in which kernels stand for their compiled versions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any, TypeAlias, TypeVar

Words: TypeAlias = list[int]
"""The words of a state or of tables: a list of ints, or where kernels are compiled an array of 64-bit integers."""

Grid: TypeAlias = list[Words]
"""Words in rows, one for each game: what kernels take that are called from outside."""

Cells: TypeAlias = list[int]
"""Small numbers that programs outside read, masks and observations: where kernels are compiled an array of 16-bit integers,
since writing them takes longer than finding them out."""

CellGrid: TypeAlias = list[Cells]
"""Small numbers in rows, one for each game."""

F = TypeVar("F", bound=Callable[..., Any])


def kernel(function: F) -> F:
    """Declare a kernel."""
    vars(function)["is_kernel"] = True
    return function


def is_kernel(value: object) -> bool:
    return isinstance(value, FunctionType) and hasattr(value, "is_kernel")


class Linker:
    """Compile kernels together with the kernels they call, some of them replaced by others."""

    def __init__(self, compile: Callable[[FunctionType], Any], replaced: Mapping[Any, Any]) -> None:
        self._compile = compile
        self._replaced = replaced
        self._scopes: dict[int, dict[str, Any]] = {}
        self.linked: dict[FunctionType, Any] = {}

    def link(self, function: Any) -> Any:
        """Return the compiled version of a kernel, or what replaces it, where that is no kernel."""
        function = self._replaced.get(function, function)
        if not is_kernel(function):
            return function
        scope = self._scope(function)
        if function not in self.linked:
            copy = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
            copy.__qualname__, copy.__annotations__ = function.__qualname__, function.__annotations__
            self.linked[function] = self._compile(copy)
        return self.linked[function]

    def reachable(self, function: Any) -> set[FunctionType]:
        """Return a kernel and all kernels that it calls, or that they call."""
        found: set[FunctionType] = set()
        waiting = [self._replaced.get(function, function)]
        while waiting:
            one = waiting.pop()
            if one not in found and is_kernel(one):
                found.add(one)
                called = [one.__globals__.get(name) for name in one.__code__.co_names]
                waiting += [self._replaced.get(value, value) for value in called if is_kernel(value)]
        return found

    def _scope(self, function: FunctionType) -> dict[str, Any]:
        """Return the names a kernel's module knows, its kernels compiled. It is known before it is complete, since the
        kernels of a module call each other."""
        names = function.__globals__
        scope = self._scopes.get(id(names))
        if scope is None:
            scope = self._scopes[id(names)] = dict(names)
            scope |= {name: self.link(value) for name, value in names.items() if is_kernel(value)}
        return scope
