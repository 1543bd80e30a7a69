"""Compiling kernels with Numba.

Kernels take words as bare pointers: a call passes one register instead of an array's seven, and an index is never checked
for being negative. Every kernel is compiled once, for the types its annotations say, whatever it is called with.

An entry is a kernel that is called from outside; it takes grids, which are arrays. Numba would optimize and compile each
kernel together with all that it calls, so that one deep down is compiled dozens of times. Here kernels only become LLVM's
code, and the entry is optimized and compiled once, with all of them.
"""

from __future__ import annotations

import pickle
import platform
from collections.abc import Iterable, Mapping
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from wildtable.engine.twin.backends.cache import cache_folder, read_or_make
from wildtable.engine.twin.kernels import Linker, bits

numba: Any = import_module("numba")  # without types of its own
arrays: Any = import_module("numba.np.arrayobj")
codegen: Any = import_module("numba.core.codegen")
compiler: Any = import_module("numba.core.compiler")
machinery: Any = import_module("numba.core.compiler_machinery")
dynfunc: Any = import_module("numba._dynfunc")
extending: Any = import_module("numba.extending")
llvm: Any = import_module("llvmlite.ir")
registry: Any = import_module("numba.core.registry")
serialize: Any = import_module("numba.core.serialize")
typed_passes: Any = import_module("numba.core.typed_passes")
untyped_passes: Any = import_module("numba.core.untyped_passes")
types: Any = import_module("numba.core.types")

TYPES = {
    "Words": types.CPointer(types.int64),
    "Grid": types.Array(types.int64, 2, "C"),
    "Cells": types.CPointer(types.int16),
    "CellGrid": types.Array(types.int16, 2, "C"),
    "int": types.int64,
    "bool": types.boolean,
}


def _array_to_pointer(context: Any, builder: Any, source: Any, _: Any, value: Any) -> Any:
    """Pass a row of a grid as a pointer to its words."""
    return arrays.make_array(source)(context, builder, value).data


extending.lower_cast(types.Array, types.CPointer)(_array_to_pointer)


def _count_ones(_: Any, __: Any) -> Any:
    """Return how many bits of a word are set."""
    return types.int64(types.int64), lambda _context, builder, _signature, words: builder.ctpop(words[0])


def _count_zeros(_: Any, __: Any) -> Any:
    """Return how many bits there are below the lowest one that is set."""
    never_zero = llvm.Constant(llvm.IntType(1), 1)
    return types.int64(types.int64), lambda _context, builder, _signature, words: builder.cttz(words[0], never_zero)


ones, zeros = map(extending.intrinsic, (_count_ones, _count_zeros))
INSTRUCTIONS = {bits.count_bits: ones, bits.count_flags: ones, bits.lowest: zeros}
"""Kernels that a processor has an instruction for."""


class KernelLibrary(codegen.JITCodeLibrary):  # type: ignore[misc] # Numba has no types
    """LLVM's code of one kernel, and of those it calls as libraries of their own."""

    def add_linking_library(self, library: Any) -> None:
        library._ensure_finalized()
        for one in (library, *library._linking_libraries):
            if one not in self._linking_libraries:
                self._linking_libraries.append(one)

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        self._finalized = True


class EntryLibrary(KernelLibrary):
    """LLVM's code of an entry, linked with all kernels."""

    def finalize(self) -> None:
        codegen.JITCodeLibrary.finalize(self)


@machinery.register_pass(mutates_CFG=True, analysis_only=False)
class KernelLowering(typed_passes.NativeLowering):  # type: ignore[misc] # Numba has no types
    """Turn a kernel into LLVM's code, and no further: nothing but other kernels calls it."""

    _name = "kernel_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = KernelLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        library, described, environment = state.library, state.cr.fndesc, state.cr.env
        name = state.func_id.func_name
        key = dynfunc.make_function(described.lookup_module(), name, "a kernel", 0, environment, (library,))
        state.targetctx.insert_user_function(key, described, [library])
        state.cr = state.cr._replace(cfunc=key)
        return True


KERNEL_PASSES = (
    untyped_passes.TranslateByteCode,
    untyped_passes.FixupArgs,
    untyped_passes.IRProcessing,
    untyped_passes.ReconstructSSA,
    typed_passes.NopythonTypeInference,
    typed_passes.PreLowerStripPhis,
    typed_passes.IRLegalization,
    typed_passes.AnnotateTypes,
    KernelLowering,
    typed_passes.NoPythonBackend,
)


class KernelCompiler(compiler.CompilerBase):  # type: ignore[misc] # Numba has no types
    """Numba's passes for a kernel."""

    def define_pipelines(self) -> list[Any]:
        passes = machinery.PassManager("kernel")
        for one in KERNEL_PASSES:
            passes.add_pass(one)
        passes.finalize()
        return [passes]


class EntryCompiler(compiler.Compiler):  # type: ignore[misc] # Numba has no types
    """Numba's passes for an entry."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.state.library = EntryLibrary(self.state.targetctx.codegen(), "entry")
        self.state.library.enable_object_caching()


def stored_path(entry: Any, replaced: Mapping[Any, Any]) -> Path:
    """Return where an entry is stored, once it has been compiled."""
    kernels = Linker(lambda function: function, INSTRUCTIONS | {**replaced}).reachable(entry)
    return cache_folder() / f"twin-{fingerprint(kernels)}.bin"


def load_entry(entry: Any, replaced: Mapping[Any, Any]) -> Any:
    """Return an entry compiled with all that it calls, from the user's cache folder if it was compiled before."""
    path = stored_path(entry, replaced)
    dispatcher = Linker(lambda function: _dispatcher(function, path.stem), INSTRUCTIONS | {**replaced}).link(entry)
    context = registry.cpu_target.target_context

    def build() -> bytes:
        dispatcher.compile(_signature(entry))
        (built,) = dispatcher.overloads.values()
        return bytes(serialize.dumps(built._reduce()))

    stored = read_or_make(path, build)
    if not dispatcher.overloads:
        context.refresh()
        dispatcher.add_overload(compiler.CompileResult._rebuild(context, *pickle.loads(stored)))
    dispatcher.disable_compile()
    return dispatcher


def _signature(function: FunctionType) -> tuple[Any, ...]:
    return tuple(TYPES[kind] for name, kind in function.__annotations__.items() if name != "return")


def _dispatcher(function: FunctionType, name: str) -> Any:
    """Return a kernel as Numba's dispatcher, which compiles it when it is first called. Its name is unique: the code of
    several games, compiled by several processes, may be loaded into one."""
    signature = _signature(function)
    is_entry = TYPES["Grid"] in signature
    function.__qualname__ = f"{name}.{function.__qualname__}"
    dispatcher = numba.njit(
        function,
        pipeline_class=EntryCompiler if is_entry else KernelCompiler,
        error_model="numpy",
        nogil=True,
        no_cpython_wrapper=not is_entry,
        no_cfunc_wrapper=True,
    )
    template = dispatcher.get_call_template
    dispatcher.get_call_template = lambda _args, _kws: template(signature, {})
    return dispatcher


def fingerprint(kernels: Iterable[FunctionType]) -> str:
    """Return a name for what is compiled: the code of all kernels and the numbers they name, in these versions of Python
    and Numba, for this processor."""
    machine = registry.cpu_target.target_context.codegen().magic_tuple()
    versions = platform.python_version(), numba.__version__, Path(__file__).read_text(encoding="utf-8")
    digest = sha256(repr((machine, versions)).encode())
    for function in sorted(kernels, key=lambda one: (one.__module__, one.__qualname__)):
        code = function.__code__
        consts = [const for const in code.co_consts if const != function.__doc__]
        digest.update(repr((function.__qualname__, code.co_code, code.co_names, code.co_varnames, consts)).encode())
        digest.update(repr(sorted(_numbers(function.__globals__).items())).encode())
    return digest.hexdigest()[:16]


def _numbers(names: Mapping[str, Any]) -> dict[str, int]:
    """Return the numbers a module knows by name, those of modules it knows included."""
    found = {name: value for name, value in names.items() if isinstance(value, int)}
    for module in names.values():
        if isinstance(module, ModuleType):
            found |= {f"{module.__name__}.{name}": value for name, value in vars(module).items() if isinstance(value, int)}
    return found
