"""Slips (faults) planted in the twins: each changes one line of a kernel, and the lockstep test must notice every one.

Each game has a module of them, named like its package.
"""

from __future__ import annotations

from importlib import import_module
from inspect import getsource
from types import ModuleType
from typing import Any

from tests.twin.slips.slip import Slip
from wildtable.engine.twin.kernels import Linker, loops
from wildtable.engine.twin.rules import TwinRules
from wildtable.games import twinned

SLIPS: dict[str, tuple[Slip, ...]] = {
    name: import_module(f"{__name__}.{name.replace('-', '_')}").SLIPS for name in twinned()
}


def mutated(rules: TwinRules, slip: Slip) -> dict[Any, Any]:
    """Return a game's kernels with a slip in one of them, or in one that all games share."""
    kernels = Linker(lambda function: function, rules.kernels).reachable(loops.work)
    modules = [import_module(name) for name in {kernel.__module__ for kernel in kernels}]
    (module,) = [one for one in modules if slip.right in getsource(one)]
    source = getsource(module)
    assert source.count(slip.right) == 1, f"{slip.right!r} occurs {source.count(slip.right)} times"
    wrong = ModuleType(module.__name__)
    exec(compile(source.replace(slip.right, slip.wrong), str(module.__file__), "exec"), vars(wrong))
    replaced = {kernel: vars(wrong)[kernel.__name__] for kernel in kernels if kernel.__module__ == module.__name__}
    return {**replaced, **{hook: replaced.get(own, own) for hook, own in rules.kernels.items()}}
