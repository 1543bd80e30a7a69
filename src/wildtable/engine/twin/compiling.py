"""Compiling kernels with Numba.

Kernels take words as bare pointers: a call passes one register instead of an array's seven, and an index is never checked
for being negative. Every kernel is compiled once, for the types its annotations say, whatever it is called with. Those that
are called from outside take a grid, which is an array, and are the only ones that are stored.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any

numba: Any = import_module("numba")  # without types of its own
types: Any = import_module("numba.core.types")
extending: Any = import_module("numba.extending")
arrays: Any = import_module("numba.np.arrayobj")

TYPES = {
    "Words": types.CPointer(types.int64),
    "Grid": types.Array(types.int64, 2, "C"),
    "int": types.int64,
    "bool": types.boolean,
}


def _array_to_pointer(context: Any, builder: Any, source: Any, _: Any, value: Any) -> Any:
    """Pass a row of a grid as a pointer to its words."""
    return arrays.make_array(source)(context, builder, value).data


extending.lower_cast(types.Array, types.CPointer)(_array_to_pointer)


class Compiler:
    """Compiles kernels, and stores those that are called from outside in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def compile(self, function: FunctionType) -> Any:
        """Return the compiled version of a kernel; it is compiled when it is first called."""
        signature = tuple(TYPES[kind] for name, kind in function.__annotations__.items() if name != "return")
        dispatcher = numba.njit(function, error_model="numpy", nogil=True)
        template = dispatcher.get_call_template
        dispatcher.get_call_template = lambda _args, _kws: template(signature, {})
        if TYPES["Grid"] in signature:
            before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(self.folder)
            dispatcher.enable_caching()
            numba.config.CACHE_DIR = before
        return dispatcher
