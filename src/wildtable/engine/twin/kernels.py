"""Kernels: plain functions on words, the same source for Python, for Numba on the CPU and for CUDA.

A kernel takes arrays of words and ints and returns an int or nothing. Every word is a signed 64-bit integer of 0 or more, so
that Python, Numba and CUDA compute the same numbers; no kernel may rely on a product beyond 64 bits wrapping.

Imported, kernels are plain Python and call each other as such. `Linker` makes a second set of the same functions, each with
a copy of its module's names in which kernels stand for their compiled versions.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeAlias, TypeVar

Words: TypeAlias = list[int]
"""The words of a state or of a table of constants: a list of ints, or where kernels are compiled an array of int64."""

F = TypeVar("F", bound=Callable[..., Any])


def kernel(function: F) -> F:
    """Declare a kernel."""
    vars(function)["is_kernel"] = True
    return function


def is_kernel(value: object) -> bool:
    return isinstance(value, FunctionType) and hasattr(value, "is_kernel")


class Linker:
    """Compile kernels on demand, together with the kernels they call."""

    def __init__(self, compile: Callable[[FunctionType], Any]) -> None:
        self._compile = compile
        self._scopes: dict[int, dict[str, Any]] = {}
        self.linked: dict[FunctionType, Any] = {}

    def link(self, function: FunctionType) -> Any:
        """Return the compiled version of a kernel."""
        scope = self._scope(function)
        if function not in self.linked:
            copy = FunctionType(function.__code__, scope, function.__name__, function.__defaults__, function.__closure__)
            copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
            self.linked[function] = self._compile(copy)
        return self.linked[function]

    def _scope(self, function: FunctionType) -> dict[str, Any]:
        """Return the names a kernel's module knows, its kernels compiled. Filled before it is complete: kernels of one
        module may call each other in a circle."""
        names = function.__globals__
        scope = self._scopes.get(id(names))
        if scope is None:
            scope = self._scopes[id(names)] = dict(names)
            for name, value in names.items():
                if is_kernel(value):
                    scope[name] = self.link(value)
        return scope
